# chipclaims: needs Python 3.11 and make; everything else is installed into .venv from requirements.lock.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
DB ?= chipclaims.duckdb
ARTICLES ?= corpus/articles
WORKERS ?= auto
LAYERS ?= 6

.PHONY: run test test-all lint bench eval encoder lock clean

run: $(READY)  ## read the sample articles and show what was found
	@$(BIN)/chipclaims ingest $(ARTICLES) --db $(DB) || test $$? -eq 1  # 1: some were set aside
	@$(BIN)/chipclaims refresh --db $(DB) --quiet
	@$(BIN)/chipclaims sql --db $(DB) "SELECT language, count(DISTINCT doc_id) AS documents, sum(f) AS figures, sum(c) AS claims \
	    FROM (SELECT language, doc_id, (SELECT count(*) FROM figures WHERE doc_id = d.doc_id) AS f, \
	    (SELECT count(*) FROM claims WHERE doc_id = d.doc_id) AS c FROM documents AS d) GROUP BY language ORDER BY language"
	@echo
	@$(BIN)/chipclaims sql --db $(DB) "SELECT d.title, c.subject, c.metric, c.comparator, f.surface, c.value, c.unit \
	    FROM claims AS c JOIN documents AS d USING (doc_id) JOIN figures AS f USING (figure_id) \
	    WHERE c.subject IS NOT NULL AND c.metric IS NOT NULL \
	    QUALIFY row_number() OVER (PARTITION BY d.doc_id ORDER BY c.type = 'comparison' DESC, c.confidence DESC, f.span_start) = 1 \
	    ORDER BY d.uri"
	@echo "more: $(BIN)/chipclaims sql 'FROM claims', $(BIN)/chipclaims show $(ARTICLES)/ko-graphcore-wire.txt"

test: $(READY)  ## the fast tests
	$(BIN)/python -m pytest -m "not long" -n $(WORKERS)

test-all: $(READY)  ## and the long campaigns
	$(BIN)/python -m pytest -n $(WORKERS)

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/mypy

bench: $(READY)  ## the speed tables, with peers where they can be installed
	@set -e; for script in bench/figures.py bench/claims.py bench/pages.py; do echo "== $$script"; $(BIN)/python $$script; done

eval: $(READY)  ## the quality table of the sample articles; with CHIPCLAIMS_DEVSET also that of the development set
	@$(BIN)/chipclaims eval corpus/golden/ko-*.json corpus/golden/tr-*.json --articles $(ARTICLES)
	@if [ -n "$(CHIPCLAIMS_SOURCES)" ]; then echo; $(BIN)/chipclaims eval corpus/golden/0*.json --articles $(CHIPCLAIMS_SOURCES); fi
	@if [ -n "$(CHIPCLAIMS_DEVSET)" ]; then echo; $(BIN)/chipclaims eval $(CHIPCLAIMS_DEVSET) --articles $(CHIPCLAIMS_DEVSET)/*.txt $(CHIPCLAIMS_DEVSET)/*.html; fi

$(READY): requirements.lock pyproject.toml
	@test -n "$(PYTHON)" || { echo "make: no python3.11 found; install Python 3.11 or give PYTHON=/path/to/python"; exit 2; }
	@echo "installing what is missing into $(VENV) (once) …"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --requirement requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

encoder: $(READY)  ## the pretrained encoder that training starts from, in build/encoder (LAYERS=4, 6 or 12)
	@$(BIN)/python -c "import torch, transformers" 2>/dev/null || $(BIN)/python -m pip install --quiet --editable ".[train]" --no-build-isolation
	$(BIN)/python -m training.encoder build/encoder --layers $(LAYERS)

.PHONY: check-training train
check-training: $(READY)  ## are the training passages well marked?
	@$(BIN)/python -m training.check corpus/training

train: encoder  ## trains the learned extractor, logs its scores on voices it has not seen, and exports it to build/release
	$(BIN)/python -m training.train build/encoder build/reader
	$(BIN)/python -m training.release build/reader build/release

lock:  ## writes requirements.lock anew from pyproject.toml, in a clean environment
	rm -rf build/lock && $(PYTHON) -m venv build/lock
	build/lock/bin/pip install --quiet --upgrade pip
	build/lock/bin/pip install --quiet --editable . --group dev "setuptools>=77"
	build/lock/bin/pip freeze --all --exclude-editable --exclude pip > requirements.lock

clean:
	rm -rf $(VENV) build
