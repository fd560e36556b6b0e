"""Numerals are read back from an independent generator and from the ways people vary them."""

import random
import re

import pytest
from num2words import num2words

from pipeline.languages.korean import numerals as korean
from pipeline.languages.turkish import numerals as turkish


def sampled(count):
    generator = random.Random(20221107)
    return [generator.randrange(10 ** generator.randint(4, 15)) for _ in range(count)]


def korean_spellings(number):
    """num2words spaces by myriads and says 만 for 10,000; people also fuse, say 일만, and write groups in digits."""
    spelled = num2words(number, lang="ko")
    yield spelled
    yield spelled.replace(" ", "")
    if re.search(r"(?:^| )만", spelled):
        yield re.sub(r"(^| )만", r"\1일만", spelled)
    groups = re.findall(r"([일이삼사오육칠팔구십백천]*)([만억조]?)", spelled)
    yield "".join(f"{korean.read_numeral(words) if words else '1' * bool(myriad)}{myriad}" for words, myriad in groups) or "0"


def turkish_words(number):
    """num2words 0.5.14 loses a digit before a scale in 1.4% of large numbers (361153: ``üçyüzaltmışbin…``).

    So the groups of three digits are spelled by it one by one, and the scale words are put between them here.
    """
    words = []
    for power, scale in ((12, "trilyon"), (9, "milyar"), (6, "milyon"), (3, "bin"), (0, "")):
        group = number // 10**power % 1000
        if group and not (scale == "bin" and group == 1):
            words.append(num2words(group, lang="tr"))
        if group and scale:
            words.append(scale)
    return "".join(words) or "sıfır"


def turkish_spellings(number):
    """The generator fuses everything; the orthography spaces every word; numbers before a scale are often digits."""
    spelled = turkish_words(number)
    yield spelled
    yield " ".join(re.findall(turkish.WORD, spelled))
    yield spelled[0].replace("i", "İ").upper() + spelled[1:]
    yield re.sub(r"(trilyon|milyar|milyon|bin)(?=.)", r"\1 ", spelled)
    if number >= 2000:
        group, rest = divmod(number, 1000)
        yield f"{group:,} bin".replace(",", ".") + (f" {rest}" if rest else "") if group < 1000 else f"{number:,}".replace(",", ".")


def check(reader, pattern, spellings, numbers):
    for number in numbers:
        for spelled in spellings(number):
            assert reader(spelled) == number, spelled
            assert re.fullmatch(pattern, spelled), spelled


def test_korean_integers():
    check(korean.read_numeral, korean.NUMERAL, korean_spellings, [*range(1, 10_001, 7), *sampled(1500)])


def test_turkish_integers():
    check(turkish.read_numeral, turkish.NUMERAL, turkish_spellings, [*range(0, 10_001, 7), *sampled(1500)])


@pytest.mark.long
def test_korean_integers_campaign():
    check(korean.read_numeral, korean.NUMERAL, korean_spellings, [*range(10_001), *sampled(100_000)])


@pytest.mark.long
def test_turkish_integers_campaign():
    check(turkish.read_numeral, turkish.NUMERAL, turkish_spellings, [*range(10_001), *sampled(100_000)])


KOREAN = {
    "6만 4천": 64_000, "3억2000만": 320_000_000, "1조 2천억": 1_200_000_000_000, "32억": 3_200_000_000, "8천500": 8500,
    "3만1천712": 31_712, "6천287": 6287, "1.5조": 1_500_000_000_000, "스물네": 24, "한": 1, "열두": 12, "아흔아홉": 99,
    "백열두": 112, "1,500": 1500, "1.42": 1.42, "5백만": 5_000_000, "만": 10_000, "천": 1000, "이천이십": 2020, "1만 2000": 12_000,
    "２０": 20, "12만3,456": 123_456, "영": 0, "18.8만": 188_000, "2천 500": 2500,
}  # fmt: skip
KOREAN_NOT = ["", "억", "조 2", "1,50", "7.1.2", "백천", "만만", "1만 2만", "십십", "한두", "3천 5000", "일이", "1억 ", "0만"]
TURKISH = {
    "7.500": 7500, "1,3": 1.3, "1.3 milyon": 1_300_000, "2.30": 2.3, "50.000": 50_000, "1.300.000": 1_300_000, "0.125": 0.125,
    "6.287,5": 6287.5, "bin iki yüz": 1200, "binikiyüz": 1200, "iki buçuk": 2.5, "iki buçuk milyon": 2_500_000, "yarım": 0.5,
    "çeyrek": 0.25, "85 bin": 85_000, "2 bin 500": 2500, "3 milyon 250 bin": 3_250_000, "on iki": 12, "oniki": 12, "İki": 2,
    "ALTI": 6, "kırk": 40, "yüz elli": 150, "1,8 milyar": 1_800_000_000, "1,300,000": 1_300_000, "bin": 1000, "1 buçuk": 1.5,
    "yarım milyon": 500_000, "64": 64, "1.024": 1024,
}  # fmt: skip
TURKISH_NOT = ["", "milyon", "iki üç", "bin bin", "on on", "yüz yüz", "buçuk", "iki milyon üç milyar", "sıfır iki", "1.2.3", "on yüz"]


@pytest.mark.parametrize(("surface", "value"), KOREAN.items())
def test_korean_forms(surface, value):
    assert korean.read_numeral(surface) == value
    assert re.fullmatch(korean.NUMERAL, surface)


@pytest.mark.parametrize(
    ("text", "numeral"),
    [
        ("1억 이상", "1억"), ("6만이 넘는", "6만"), ("3만 5개", "3만"), ("5천만 원", "5천만"), ("만 일", "만 일"),
        ("20조 원", "20조"), ("1조 만 삼천", "1조 만 삼천"), ("두 개", "두"), ("8천500건", "8천500"),
    ],
)  # fmt: skip
def test_korean_candidate_ends_before_particles_and_other_words(text, numeral):
    assert re.match(korean.NUMERAL, text).group() == numeral


@pytest.mark.parametrize("surface", KOREAN_NOT)
def test_korean_malformed(surface):
    assert korean.read_numeral(surface) is None


@pytest.mark.parametrize(("surface", "value"), TURKISH.items())
def test_turkish_forms(surface, value):
    assert turkish.read_numeral(surface) == value
    assert re.fullmatch(turkish.NUMERAL, surface)


@pytest.mark.parametrize("surface", TURKISH_NOT)
def test_turkish_malformed(surface):
    assert turkish.read_numeral(surface) is None
