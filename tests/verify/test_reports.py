"""Reports and exchange: nothing from an article runs or loads, and every claim is there."""

# ruff: noqa: N815  # the names of schema.org
from __future__ import annotations

import json
import os
import re
import shutil
from html.parser import HTMLParser

import pytest
from pydantic import BaseModel, ConfigDict, Field

from pipeline.cli import main
from pipeline.store import Store
from pipeline.verify.charts import Point, metric_chart
from pipeline.verify.claimreview import claim_reviews, selectors, write_claim_reviews
from pipeline.verify.one_objection import reasons
from pipeline.verify.queue import Filter
from pipeline.verify.report import html_report, load_report, markdown_report
from pipeline.verify.review import review
from pipeline.verify.run import run_audit

HOSTILE = '<script>alert(1)</script>"><img src=x onerror=alert(2)>'
TEXT = f"가온 K2 {HOSTILE} 소식\n\n가온 K2의 메모리 용량은 96GB다 {HOSTILE}. K2의 동작 클럭은 1.8GB다. K2의 소비전력은 350W다.\n"


@pytest.fixture
def audited(store, read):
    store.add(read(TEXT, "ko"))
    run_audit(store)
    claim = store.sql("SELECT claim_id FROM claims WHERE value = 96").fetchone()[0]
    review(store, [claim], "accept", reviewer=HOSTILE, note=HOSTILE)
    return store


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += attrs


def test_nothing_of_an_article_or_a_reviewer_becomes_markup(audited):
    tags = Tags()
    tags.feed(html_report(load_report(audited, title=HOSTILE)))
    assert "script" not in tags.tags
    assert not [name for name, _ in tags.attributes if name.startswith("on") or name == "style"]
    assert {v.split(":")[0] for n, v in tags.attributes if n == "src"} == {"data"}


def test_page_allows_only_its_own_style_and_images(audited):
    [policy] = re.findall(r'Content-Security-Policy" content="([^"]+)"', html_report(load_report(audited)))
    assert policy.startswith("default-src 'none'; style-src 'sha256-")
    assert "unsafe" not in policy


def test_every_claim_stands_with_its_sentence_in_both_forms(audited):
    report = load_report(audited)
    page, words = html_report(report), markdown_report(report)
    for entry in report.entries:
        assert f'id="c-{entry.claim_id}"' in page
        assert entry.claim_id in words.replace("\\", "")
    assert len(report.entries) == audited.sql("SELECT count(*) FROM claims").fetchone()[0]


def test_markdown_of_a_hostile_article_has_no_markup(audited):
    assert "<script" not in markdown_report(load_report(audited)).replace("\\<script", "")


def test_arithmetic_and_reviewers_are_shown(audited):
    page = html_report(load_report(audited))
    assert "is not measured in GB" in page
    assert "<h2>Reviewers</h2>" in page


def test_chart_is_the_same_each_time():
    points = [Point("K2 $5$", 96, "supported"), Point("라온 <R2>", 48, "refuted"), Point("K2 $5$", 90, "conflicting")]
    assert metric_chart("memory", "GB", points) == metric_chart("memory", "GB", points)
    assert b"<svg" in metric_chart("memory", "GB", points)


class Rating(BaseModel):
    model_config = ConfigDict(extra="forbid")
    type: str = Field(alias="@type", pattern="^Rating$")
    ratingValue: int = Field(ge=1, le=5)
    bestRating: int
    worstRating: int
    alternateName: str


class Named(BaseModel):
    model_config = ConfigDict(extra="forbid")
    type: str = Field(alias="@type", pattern="^(Organization|Person)$")
    name: str


class CreativeWork(BaseModel):
    model_config = ConfigDict(extra="forbid")
    type: str = Field(alias="@type", pattern="^CreativeWork$")
    url: str | None = None
    headline: str | None = None
    datePublished: str | None = None
    publisher: Named | None = None
    author: Named | list[Named] | None = None


class Claim(BaseModel):
    model_config = ConfigDict(extra="forbid")
    type: str = Field(alias="@type", pattern="^Claim$")
    text: str
    appearance: CreativeWork
    author: Named | list[Named] | None = None


class ClaimReview(BaseModel):
    """The properties of schema.org/ClaimReview that are written, with their types."""

    model_config = ConfigDict(extra="forbid")
    type: str = Field(alias="@type", pattern="^ClaimReview$")
    id: str = Field(alias="@id", pattern="^urn:chipclaims:")
    claimReviewed: str = Field(min_length=1)
    datePublished: str = Field(pattern=r"^\d{4}-\d\d-\d\d$")
    reviewBody: str | None = None
    author: Named
    reviewRating: Rating
    itemReviewed: Claim
    target: dict = Field(alias="oa:hasTarget")


def test_claim_reviews_have_the_types_of_schema_org(audited, tmp_path, capsys):
    path = audited.path
    audited.release()
    assert main(["export", str(tmp_path / "out"), "--format", "claimreview", "--db", path]) == 0
    told = json.loads((tmp_path / "out" / "claimreview.jsonld").read_text())
    reviews = [ClaimReview.model_validate(record) for record in told["@graph"]]
    assert told["@context"][0] == "https://schema.org"
    with Store(path, read_only=True) as store:
        assert len(reviews) == store.sql("SELECT count(*) FROM claims").fetchone()[0]
    assert {r.reviewRating.alternateName for r in reviews} >= {"Supported", "Refuted"}


@pytest.mark.parametrize(
    ("byline", "attributed_to", "authors", "speaker"),
    [
        ("김하람, 이도윤", "박해온", ["Person 김하람", "Person 이도윤"], "Person 박해온"),
        ("Anadolu Ajansı", "가온", ["Organization Anadolu Ajansı"], "Organization 가온"),
        (None, "회사 관계자", [], "Person 회사 관계자"),
        ("김하람", None, ["Person 김하람"], "Person 김하람"),
    ],
)
def test_authors_are_persons_or_organisations_by_what_their_names_are(audited, byline, attributed_to, authors, speaker):
    audited.connection.execute("UPDATE documents SET byline = ?, publisher = NULL", [byline])
    audited.connection.execute("UPDATE claims SET attributed_to = ?", [attributed_to])
    audited.connection.execute("INSERT INTO entities (entity_id, type, name) VALUES ('p', 'person', '박해온')")
    claim = next(iter(claim_reviews(audited)))["itemReviewed"]
    written = claim["appearance"].get("author", [])
    assert [f"{a['@type']} {a['name']}" for a in (written if isinstance(written, list) else [written])] == authors
    assert f"{claim['author']['@type']} {claim['author']['name']}" == speaker


@pytest.mark.parametrize(
    ("canonical", "uri", "url"),
    [
        ("https://example.org/a", "x.html", "https://example.org/a"), (None, "HTTP://example.org/a", "HTTP://example.org/a"), (None, "in/x.html", "in/x.html"),
        ("javascript:alert(1)", "x.html", "x.html"), ("javascript:alert(1)", "javascript:alert(1)", None), (None, "data:text/html,<p>1", None),
    ],
)  # fmt: skip
def test_addresses_of_claim_reviews_run_no_script(audited, canonical, uri, url):
    audited.connection.execute("UPDATE documents SET canonical_url = ?, uri = ?", [canonical, uri])
    record = next(iter(claim_reviews(audited)))
    assert record["itemReviewed"]["appearance"].get("url") == url
    source = record["oa:hasTarget"]["oa:hasSource"]
    assert source == url if url else source.startswith("urn:chipclaims:")


def test_claim_reviews_may_stand_in_a_script_element(audited, tmp_path):
    audited.connection.execute("UPDATE documents SET title = '</script><!--<script>alert(9)</Script>'")
    text = write_claim_reviews(audited, tmp_path).read_text(encoding="utf-8")
    assert "</" not in text
    assert "<!--" not in text
    assert json.loads(text)["@graph"][0]["itemReviewed"]["appearance"]["headline"] == "</script><!--<script>alert(9)</Script>"


def test_selectors_quote_the_text_at_its_place():
    position, quote = selectors("앞말 본문 뒷말", 3, 5)
    assert (position["oa:start"], position["oa:end"]) == (3, 5)
    assert (quote["oa:prefix"], quote["oa:exact"], quote["oa:suffix"]) == ("앞말 ", "본문", " 뒷말")


def test_report_opens_in_chromium_without_a_complaint(audited, tmp_path):
    playwright = pytest.importorskip("playwright.sync_api")
    path = tmp_path / "report.html"
    path.write_text(html_report(load_report(audited)), encoding="utf-8")
    with playwright.sync_playwright() as driver:
        try:
            browser = driver.chromium.launch(executable_path=os.environ.get("CHIPCLAIMS_CHROMIUM") or shutil.which("chromium"))
        except playwright.Error as error:
            pytest.skip(f"no Chromium: {str(error).splitlines()[0]}")
        page = browser.new_page()
        complaints: list[str] = []
        page.on("console", lambda message: complaints.append(message.text))
        page.on("dialog", lambda dialog: complaints.append(dialog.message))
        page.goto(path.as_uri())
        assert page.locator("article").count() == len(load_report(audited).entries)
        assert page.evaluate("[...document.images].every(i => i.complete && i.naturalWidth > 0)")
        assert page.evaluate("getComputedStyle(document.querySelector('article')).borderLeftWidth") == "6px"
        assert complaints == []
        browser.close()


@pytest.mark.parametrize("written", [html_report, markdown_report])
def test_submissions_stand_in_a_report_of_everything(store, read, written):
    store.add(read(f"MLPerf Training 2.1 sonuçları\n\nMosaicML kapalı bölüme BERT sonucu gönderdi {HOSTILE}.\n", "tr"))
    run_audit(store)
    told = written(load_report(store))
    assert "MosaicML submitted BERT results on MLPerf Training v2.1 in the closed division" in told
    assert "<script>" not in told
    assert ", 1 submission, " in told
    assert ("| standing | submissions |" if written is markdown_report else "<h2>Standings of submissions</h2>") in told
    assert "Submissions to benchmarks" not in written(load_report(store, Filter(standing="refuted")))


@pytest.mark.parametrize(
    ("language", "text"), [("ko", "도담 R3의 소비전력은 275W다.\n"), ("tr", "Dodam R3'ün güç tüketimi 275 W.\n")]
)
def test_a_claim_that_no_check_decides_says_so(store, read, language, text):
    store.add(read(text, language))
    assert "- **unchecked** not checked since it was read." in markdown_report(load_report(store))
    run_audit(store)
    report = load_report(store)
    assert "- **inconclusive** no check has anything to compare it with." in markdown_report(report)
    assert "<li><b>inconclusive</b> no check has anything to compare it with.</li>" in html_report(report)


def test_what_a_check_tells_stands_there_once(store, read):
    store.add(read("도담 R3의 소비전력은 -275W다.\n", "ko"))
    run_audit(store)
    assert "- **refuted**" not in markdown_report(load_report(store))


def test_decisions_on_submissions_count_for_their_reviewers(store, read):
    store.add(read("MLPerf Training 4.0 turunda Dell, HPE ve Oracle ResNet-50 sonucu gönderdi. Dodam R3'ün güç tüketimi 275 W.\n", "tr"))
    first, second, third = [row[0] for row in store.sql("SELECT submission_id FROM submissions ORDER BY ALL").fetchall()]
    [(claim,)] = store.sql("SELECT claim_id FROM claims WHERE value = 275").fetchall()
    review(store, [first, second, claim], "accept", reviewer="kim")
    review(store, [third], "reject", reviewer="lee")
    review(store, [third], "undo", reviewer="lee")
    review(store, [second], "reject", reviewer="lee")
    assert load_report(store).reviewers == {"kim": 3, "lee": 1}
    assert "| kim | 3 |" in markdown_report(load_report(store))
    assert load_report(store, Filter(metric="power")).reviewers == {"kim": 1}  # it holds no submissions


SUMS = [
    ("ko", "가온 K2는 서울에 30장, 부산에 40장, 대전에 50장으로 모두 150장이 들어갔다."),
    ("tr", "Kaya K2'den Ankara'ya 30 adet, İzmir'e 40 adet, Bursa'ya 50 adet, toplam 150 adet gitti."),
]


@pytest.mark.parametrize(("language", "text"), SUMS)
def test_one_objection_is_told_once_with_its_places(store, read, capsys, language, text):
    store.add(read(text + "\n", language))
    run_audit(store)
    claims = [claim for (claim,) in store.sql("SELECT DISTINCT claim_id FROM verifications WHERE verdict = 'conflicting' AND claim_id IN (SELECT claim_id FROM claims)").fetchall()]
    assert len(claims) > 1
    for told in (markdown_report(load_report(store)), html_report(load_report(store))):
        assert told.count("The same stands against:") == 1
        assert all(claim in told for claim in claims)
    review(store, claims[:1], "unsure", reviewer="kim")
    assert "kim" in markdown_report(load_report(store))
    path = store.path
    store.release()
    main(["audit", "list", "--db", str(path)])
    listed = capsys.readouterr().out
    assert listed.count("the objection told at") == len(claims) - 2  # one is told, one is decided by a person
    assert all(claim in listed for claim in claims)


def test_two_objections_in_one_sentence_are_two():
    row = {"doc_id": "d", "sentence": "s", "standing": "conflicting", "decided_by": "policy"}
    told = reasons([row | {"claim_id": "a", "reason": "30 + 40 = 70, not 90."}, row | {"claim_id": "b", "reason": "10 + 20 = 30, not 50."}, row | {"claim_id": "c", "reason": "10 + 20 = 30, not 50 in all."}, row | {"claim_id": "d", "reason": "kim decided", "decided_by": "kim"}])
    assert told == ["30 + 40 = 70, not 90.", "10 + 20 = 30, not 50.", "the objection told at b", "kim decided"]
