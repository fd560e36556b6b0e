"""Turkish chips in a machine: ``bu makinede sekiz V100``, ``dört kutuda``. Data on folded text, in which every i has its dot."""

from __future__ import annotations

import re

from pipeline.languages.machines import Machines

MACHINES = Machines(
    chip_before=re.compile(r"(?:gpu|ipu|tpu|[vahpt]\d{2,3}|hizlandirici|yonga|çip|ekran kart)[^\s\d,.;]{0,4}(?: gpu)?\s$"),
    chip_behind=re.compile(r"^\S{0,4}(?:\s(?:adet|tane))?\s(?:nvidia |tesla )?(?:gpu|ipu|tpu|[vahpt]\d{2,3}|hizlandirici|yonga|çip|ekran kart)"),
    holds=re.compile(r"bulun|oluş|\bvar\b|\bvardi|taş[iı]|yer al|içer|barindir|takili|sahip"),
    points=re.compile(r"(?<![a-zçğöşü])(?:bu|o) (?:makine|sunucu|örnek|örneğ|sistem|kutu|cihaz|instance|sanal)"),
    several=re.compile(r"(?<![0-9a-zçğöşü])(?:[2-9]|\d\d|iki|üç|dört|beş|alti|sekiz|on)\s(?:adet|tane|sunucu|makine|düğüm|kutu|sistem|instance|örnek)|en fazla|kadar|yalnizca|sadece|içinden|değil|daha"),
    of_several=re.compile(r"nvswitch|(?<![a-z])mig(?![a-z])|toplam|(?:makine|sunucu|sistem)l[ae]r|(?<![a-zçğöşü])(?:iki|üç|dört|\d+) (?:adet |tane )?(?:dgx|hgx)|yok(?![a-z])"),
    elsewhere=re.compile(r";|yerine|bizim|evde|benim|ama |fakat|kalan|arizali"),
    stacked=re.compile(r"(?:ipu|gpu)\S{0,3}\s$"),
    spare=re.compile(r"değil|yalnizca|sadece|içinden|kalan|daha|önce|başka"),
    piled=re.compile(r"(?:bundan|bunlardan|bu kutudan|bu kutulardan)[^\d]{0,12}$"),
    pod=re.compile(r"^\s?(?:[^\s.,;\d]+\s){0,3}(?:ipu-?)?pod[ -]?(\d{2,3})(?!\d)"),
    efficiency=re.compile(r"(?:enerji|güç) verim|watt başina (?:performans|başarim)"),
    gains=re.compile(r"iyileş|art(?:iş|ti|ir)|yüksel|daha (?:verimli|iyi|yüksek)|kazan"),
    machine_counted=re.compile(r"(?!)"),
    may_be_machines=re.compile(r""),
    counted=re.compile(r"(?!)"),
    of_pods=re.compile(r"\s?(?:adet |tane )?(?:ipu-?)?m2000"),
)
