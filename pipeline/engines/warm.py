"""Imported once by the process that workers are forked from: loads what every document needs, so that they share it."""

from __future__ import annotations

from pipeline.engines.batch import process_batch
from pipeline.settings import Settings
from schemas.records import Source

TEXTS = (
    "엔비디아의 A100은 메모리가 80GB이고 가격이 1만 5천 달러라고 회사가 2022년 5월 3일에 말했다.",
    "NVIDIA'nın A100 yongası 80 GB bellekle 15.000 dolara satılıyor; şirket 3 Mayıs 2022'de bunu açıkladı.",
)

process_batch(
    [Source(f"warm:{n}", "text/plain", text=text) for n, text in enumerate(TEXTS)]
    + [Source("warm:html", "text/html", text=f"<html><body><p>{TEXTS[0]}</p></body></html>")],
    Settings(model="none"),  # a session of the model is each worker's own
)
