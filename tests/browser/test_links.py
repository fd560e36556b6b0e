"""Links of the view ``evidence`` open the page at the sentence, in a real browser."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from pipeline.engines.local import run_local
from pipeline.settings import Settings
from pipeline.store import Store
from schemas.records import Source

sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed (dependency group `browser`)")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update",
    "--disable-sync",
)  # fmt: skip
pytestmark = [pytest.mark.long, pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium")]

FILLER = "<p>" + "</p><p>".join("이 문단은 화면을 채우려고 있으며 앞의 문단과 같은 말을 되풀이한다." for _ in range(60)) + "</p>"
# What the page holds at the place, and a figure of it by which the claim is found.
SENTENCES = {
    "plain": ("<p id=x>그래프코어의 보우 Pod16은 A100보다 ResNet-50에서 37% 빠르다고 회사가 밝혔다.</p>", "37%"),
    "sup": ("<p id=x>가온 K2의 전력은 750<sup>1</sup>W이고 가격은 3700달러라고 회사가 밝혔다.</p>", "3700"),
    "sub": ("<p id=x>가온 칩은 CO<sub>2</sub> 배출을 37% 줄이고 이전 세대보다 빠르다고 회사가 밝혔다.</p>", "37%"),
    "underscore": ("<p id=x>그래프코어의 보우 Pod16은 file_name 시험에서 A100보다 37% 빠르다고 회사가 밝혔다.</p>", "37%"),
    "lines": ("<p id=x>그래프코어의 보우 Pod16은\n   A100보다   ResNet-50에서\t37% 빠르다고\n회사가 밝혔다.</p>", "37%"),
    "no-break space": ("<p id=x>그래프코어의 보우 Pod16은 A100보다 ResNet-50에서 37&nbsp;% 빠르다고 회사가&nbsp;밝혔다.</p>", "37"),
    "soft hyphens": ("<p id=x lang=tr>Gaon yongası önceki kuşak&shy;tan yüzde 37 daha hızlı çalı&shy;şıyor diye şirket açıkladı.</p>", "37"),
    "inline marks": ("<p id=x>그래프코어의 <b>보우 Pod16</b>은 <a href='#'>A100</a>보다 ResNet-50에서 <em>37%</em> 빠르다고 회사가 밝혔다.</p>", "37%"),
    "cells": ("<table id=x><tr><th>칩</th><th>메모리</th></tr><tr><td>가온 K2</td><td>37GB</td></tr></table>", "37GB"),
    "long": ("<p id=x>회사는 지난주에 열린 행사에서 그래프코어의 보우 Pod16이 같은 전력을 쓰는 A100보다 대규모 언어 모델의 추론에서 37% 빠르다고 여러 차례 강조해서 밝혔다.</p>", "37%"),
}  # fmt: skip


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str]]:
    """A folder and the address at which it is served."""
    folder = tmp_path_factory.mktemp("site")
    quiet = type("Quiet", (SimpleHTTPRequestHandler,), {"log_message": lambda *_: None})
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(quiet, directory=folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield folder, f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture(scope="module")
def browser() -> Iterator[sync_api.Browser]:
    with sync_api.sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield opened
        opened.close()


def link_to(address: str, html: bytes, figure: str) -> str:
    with Store(":memory:") as store:
        run_local([Source(address, "text/html", data=html)], Settings(), store)
        query = "SELECT link FROM evidence JOIN claims USING (claim_id) JOIN figures USING (figure_id) WHERE starts_with(surface, ?)"
        rows = store.sql(query, [figure]).fetchall()
    assert rows, "the sentence carries no claim"
    return rows[-1][0]


@pytest.mark.parametrize("name", SENTENCES)
def test_the_page_opens_at_the_sentence(site, browser, name: str) -> None:
    folder, address = site
    sentence, figure = SENTENCES[name]
    html = f"<!doctype html><html><meta charset=utf-8><title>가온</title><body><article><h1>새 칩 가온</h1>{FILLER}{sentence}{FILLER}</article></body></html>".encode()
    page_name = f"{list(SENTENCES).index(name)}.html"
    (folder / page_name).write_bytes(html)
    link = link_to(f"{address}/{page_name}", html, figure)
    page = browser.new_page()
    page.goto(link)
    page.wait_for_timeout(300)
    top, bottom, height = page.evaluate("(() => { const r = document.getElementById('x').getBoundingClientRect(); return [r.top, r.bottom, innerHeight] })()")
    scrolled = page.evaluate("scrollY")
    page.close()
    assert scrolled > 0, link
    assert bottom > 0 and top < height, link
