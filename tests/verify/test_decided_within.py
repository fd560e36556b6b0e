"""What the article itself or the calendar decides: weekdays, announced counts, threads of cores, numbered titles; and heights and bounds by the rows."""

from __future__ import annotations

import pytest

from pipeline.verify.run import run_audit


def said(store, read, text: str, language: str, methods: set[str]) -> set[tuple[str, str]]:
    """Verdicts of these methods with the words of the number."""
    store.add(read(text, language))
    run_audit(store)
    rows = store.sql(
        "WITH places AS (SELECT figure_id AS id, surface, span_start FROM figures UNION ALL SELECT claim_id, surface, span_start FROM claims JOIN figures USING (doc_id, figure_id))"
        " SELECT DISTINCT surface, verdict, method FROM verifications JOIN places ON id = claim_id WHERE check_name <> 'grounding'"
    ).fetchall()
    return {(surface, verdict) for surface, verdict, method in rows if method in methods}


DAYS = [
    ("ko", "발표회는 2024년 3월 5일 화요일에 열린다.", "2024년 3월 5일", "supported"),
    ("ko", "발표회는 2024년 3월 5일 금요일에 열린다.", "2024년 3월 5일", "conflicting"),
    ("ko", "메모를 고쳤다. -21.11.03.wed-", "21.11.03.wed", "supported"),
    ("ko", "메모를 고쳤다. -21.11.03.mon-", "21.11.03.mon", "conflicting"),
    ("ko", "메모를 고쳤다. -21.11.03.fri-", "21.11.03.fri", None),  # the 21st of November, 2003
    ("ko", "입력 2024.03.01 10:00\n\n3월 5일(화) 오전에 시작한다.", "3월 5일", "supported"),
    ("ko", "입력 2024.03.01 10:00\n\n3월 5일(토) 오전에 시작한다.", "3월 5일", "conflicting"),
    ("ko", "입력 2024.03.01 10:00\n\n3월 5일(수) 오전에 시작한다.", "3월 5일", None),  # so it was in 2025
    ("ko", "2024년 3월 5일 수익을 공시했다.", "2024년 3월 5일", None),  # earnings
    ("ko", "입력 2024.03.01 10:00\n\n다음 행사는 6일(목)이다.", "6일", None),  # of whichever month
    ("tr", "Not defteri, 5 Mart 2024 Salı günü.", "5 Mart 2024", "supported"),
    ("tr", "Tanıtım 5 Mart 2024, Cuma günü yapıldı.", "5 Mart 2024", "conflicting"),
    ("tr", "Tanıtım Salı, 5 Mart 2024 akşamıydı.", "5 Mart 2024", "supported"),
    ("tr", "Tablo 5 Mart 2024 pazar payını gösteriyor.", "5 Mart 2024", None),  # of a market
    ("tr", "Toplantı 05.03.2024 (Cuma) günü.", "05.03.2024", None),  # the third of May, of a page in English
    ("tr", "Toplantı 25.03.2024 (Cuma) günü.", "25.03.2024", "conflicting"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "words", "surface", "verdict"), DAYS)
def test_the_calendar_decides_a_date_with_its_weekday(store, read, language, words, surface, verdict):
    found = {v for s, v in said(store, read, f"Not\n\n{words}\n", language, {"weekday"}) if s == surface}
    assert found == ({verdict} if verdict else set())


def test_the_weekday_of_an_event_is_no_proof_of_it(store, read):
    assert said(store, read, "소식\n\n가람반도체는 2024년 3월 5일 화요일 '가람 K7'을 출시했다.\n", "ko", {"weekday"}) == set()


COUNTS = [
    ("ko", "두 제품을 다음의 세 가지 기준으로 견주어 본다.\n\n• 코어 수\n• 메모리를 쓰는 방식\n• 가격\n\n먼저 코어 수를 본다.", "세 가지", "supported"),
    ("ko", "두 제품을 다음의 네 가지 기준으로 견주어 본다.\n\n• 코어 수\n• 메모리를 쓰는 방식\n• 가격\n\n먼저 코어 수를 본다.", "네 가지", "conflicting"),
    ("ko", "두 제품을 다음의 세 가지 기준으로 견주어 본다.\n\n• 코어 수\n  • 성능 코어\n  • 효율 코어\n• 메모리\n• 가격\n\n먼저 코어 수를 본다.", "세 가지", "supported"),  # items under an item
    ("ko", "드라이버에서 두 가지를 고쳤다. 첫째, 타일을 줄였다. 둘째, 캐시를 눌렀다.", "두 가지", "supported"),
    ("ko", "드라이버에서 두 가지를 고쳤다. 첫째, 타일을 줄였다. 둘째, 캐시를 눌렀다. 셋째, 순서를 바꿨다.", "두 가지", "conflicting"),
    ("ko", "드라이버에서 세 가지를 고쳤다. 첫째, 타일을 줄였다. 둘째, 캐시를 눌렀다. 여기에 순서도 바꿨다.", "세 가지", None),  # the last without its ordinal
    ("ko", "다음 세 모델: 가람 K2, 나람 M1, 다온 P3.", "세 모델", "supported"),
    ("ko", "다음 세 모델: 가람 K2, 나람 M1, 다온 P3, 라온 Q4.", "세 모델", "conflicting"),
    ("ko", "양자화는 AWQ, GPTQ, NF4 세 가지로 나뉜다.", "세 가지", "supported"),
    ("ko", "명령마다 다른 일을 한다. 메모리도 안에 있다. 2가지가 크게 다르다. 값도 싸다.", "2가지", None),
    ("ko", "이 두 가지를 견주었다.\n\n• 속도\n• 전력\n• 값\n\n결과는 뒤에 있다.", "두 가지", None),  # told before
    ("tr", "Şu üç nedenle bu kartı seçtik:\n\n1. Belleği büyük\n2. Fiyatı düşük\n3. Sessiz\n\nYarın yenisini deneyeceğiz.", "üç", "supported"),
    ("tr", "Şu üç nedenle bu kartı seçtik:\n\n1. Belleği büyük\n2. Fiyatı düşük\n3. Sessiz\n4. Az yer kaplıyor\n\nYarın yenisini deneyeceğiz.", "üç", "conflicting"),
    ("tr", "İki farklı ölçüm deneyi yaptık. İlk olarak hıza baktık. İkinci deneyde güce baktık.", "İki", "supported"),
    ("tr", "Üç farklı ölçüm deneyi yaptık. İlk olarak hıza baktık. İkinci deneyde güce baktık. Son olarak ısıyı ölçtük.", "Üç", "supported"),
    ("tr", "İki deney yaptık. İlk olarak hıza baktık. İkinci kart daha sessizdi.", "İki", None),  # an ordinal of another thing
    ("tr", "Masada şu üç kart var: Lodos K2, Meltem M1 ve Poyraz P3.", "üç kart", "supported"),
    ("tr", "Masada şu dört kart var: Lodos K2, Meltem M1 ve Poyraz P3.", "dört kart", "conflicting"),
    ("tr", "Masada şu dört kart var: Lodos K2, Meltem M1, Poyraz P3 gibi.", "dört kart", None),  # some of them
    ("tr", "Bu iki kartı denedik:\n\n- hız\n- güç\n- ısı\n", "iki kart", None),  # told before
]  # fmt: skip


@pytest.mark.parametrize(("language", "words", "surface", "verdict"), COUNTS)
def test_a_list_is_as_long_as_announced(store, read, language, words, surface, verdict):
    found = {v for s, v in said(store, read, f"Not\n\n{words}\n", language, {"announced count"}) if s == surface}
    assert found == ({verdict} if verdict else set())


THREADS = [
    ("ko", "요즘 CPU는 코어가 8개에서 12개이며 하이퍼스레딩으로 16~24개의 스레드를 돌린다.", "16~24개", "supported"),
    ("ko", "이 CPU는 코어가 10개다. 하이퍼스레딩을 켜면 20개의 스레드가 돈다.", "20개", "supported"),
    ("ko", "가람 X7은 코어가 10개이고 하이퍼스레딩으로 스레드 24개를 돌린다.", "24개", "conflicting"),
    ("ko", "가람 X7은 코어가 10개이고 하이퍼스레딩을 끄면 스레드 12개를 돌린다.", "12개", None),  # not two each
    ("ko", "가람 X9는 효율 코어 8개가 더 있어 코어가 16개, 하이퍼스레딩으로 스레드 24개를 돌린다.", "24개", None),
    ("tr", "Kuzey K7 işlemcide 10 çekirdek, hyperthreading ile 20 iş parçacığı var.", "20 iş parçacığı", "supported"),
    ("tr", "Kuzey K9 işlemcide 12 çekirdek, hyperthreading ile 20 iş parçacığı var.", "20 iş parçacığı", "conflicting"),
    ("tr", "Kuzey K9 işlemcide 12 çekirdek, SMT4 ile 48 iş parçacığı var.", "48 iş parçacığı", None),
    ("tr", "Kuzey K9 işlemcide 12 çekirdek, 20 iş parçacığı var.", "20 iş parçacığı", None),
]  # fmt: skip


@pytest.mark.parametrize(("language", "words", "surface", "verdict"), THREADS)
def test_cores_with_hyperthreading_run_two_threads_each(store, read, language, words, surface, verdict):
    found = {v for s, v in said(store, read, f"Not\n\n{words}\n", language, {"threads"}) if s == surface}
    assert found == ({verdict} if verdict else set())


TITLES = [
    ("ko", "강의 목록\n\n5강 - Part1. 그래프와 배열\n\n5강 - Part2. 컴파일러 첫걸음\n\n5강 - Part3. 커널 직접 쓰기\n\n{}\n\n끝.\n", "다음 글은 이렇다.\n\n5강 - Part2. 커널 직접 쓰기 1부", "conflicting"),
    ("ko", "강의 목록\n\n5강 - Part1. 그래프와 배열\n\n5강 - Part2. 컴파일러 첫걸음\n\n5강 - Part3. 커널 직접 쓰기\n\n{}\n\n끝.\n", "다음 글은 이렇다.\n\n5강 - Part2. 컴파일러  첫걸음", "supported"),
    ("ko", "강의 목록\n\n5강 - Part1. 그래프와 배열\n\n5강 - Part2. 컴파일러 첫걸음\n\n5강 - Part3. 커널 직접 쓰기\n\n{}\n\n끝.\n", "다음 글은 이렇다.\n\n5강 - Part2. 커널 직접 고치기", None),
    ("tr", "Tablolar\n\nTablo 1: Kart belleği ve hızı\n\nTablo 2: Güç ile sıcaklık\n\nTablo 3: Eğitim süreleri dakika\n\n{}\n", "Ölçümler uzun sürdü.\n\nTablo 2: Eğitim süreleri dakika", "conflicting"),
    ("tr", "Tablolar\n\nTablo 1: Kart belleği ve hızı\n\nTablo 2: Güç ile sıcaklık\n\nTablo 3: Eğitim süreleri dakika\n\n{}\n", "Ölçümler uzun sürdü.\n\nTablo 2: Güç ile sıcaklık", "supported"),
    ("tr", "Tablolar\n\nTablo 1: Kart belleği ve hızı\n\nTablo 2: Güç ile sıcaklık\n\nTablo 3: Süreler\n\n{}\n", "Ölçümler uzun sürdü.\n\nTablo 2: Süreler", None),  # one word
]  # fmt: skip


@pytest.mark.parametrize(("language", "text", "words", "verdict"), TITLES)
def test_a_number_has_one_title(store, read, language, text, words, verdict):
    far = "한참 뒤의 이야기다. " * 12 if language == "ko" else "Aradan epey zaman geçti. " * 10
    found = {v for s, v in said(store, read, text.format(f"{far}\n\n{words}"), language, {"numbered title"}) if s in {"Part2", "Tablo 2"}}
    assert found == ({verdict} if verdict else set())


HEIGHTS = [
    ("ko", "GC200 네 개로 움직이는 IPU-M2000은 높이 1U의 블레이드다.", "1U", "supported"),
    ("ko", "GC200 네 개로 움직이는 IPU-M2000은 2U 블레이드다.", "2U", "conflicting"),
    ("ko", "IPU-M2000 4대를 쌓으면 4U 높이가 된다.", "4U", None),
    ("ko", "IPU-M2000보다 두꺼운 2U 서버도 나왔다.", "2U", None),
    ("tr", "IPU-M2000, 1U yüksekliğinde bir kutudur.", "1U", "supported"),
    ("tr", "IPU-M2000, 3U yüksekliğinde bir kutudur.", "3U", "conflicting"),
    ("tr", "Dört IPU-M2000 toplam 4U yer kaplar.", "4U", None),
    ("tr", "Bu 2U sunucu sessizdir.", "2U", None),
]  # fmt: skip


@pytest.mark.parametrize(("language", "words", "surface", "verdict"), HEIGHTS)
def test_rows_have_the_height_of_a_machine(store, read, language, words, surface, verdict):
    found = {v for s, v in said(store, read, f"Not\n\n{words}\n", language, {"place", "rule"}) if s == surface}
    assert found == ({verdict} if verdict else set())


CLASSES = [
    ("ko", "GPU에는 1,000개가 넘는 코어가 들어 있다. 타이탄 XP와 GTX 1080 Ti가 그렇다.", "1,000개", "supported"),
    ("ko", "GPU에는 3,700개가 넘는 코어가 들어 있다. 타이탄 XP와 GTX 1080 Ti가 그렇다.", "3,700개", None),  # not all of them; never refuted
    ("ko", "GPU에는 1,000개가 넘는 코어가 들어 있다. 가람 K7이 그렇다.", "1,000개", None),
    ("tr", "GPU'larda en az 1.500 çekirdek bulunur. GTX 1070 ile Titan Xp böyledir.", "1.500 çekirdek", "supported"),
    ("tr", "GPU'larda en az 3.000 çekirdek bulunur. GTX 1070 ile Titan Xp böyledir.", "3.000 çekirdek", None),
]  # fmt: skip


@pytest.mark.parametrize(("language", "words", "surface", "verdict"), CLASSES)
def test_products_that_the_article_names_stand_for_their_class(store, read, language, words, surface, verdict):
    found = {v for s, v in said(store, read, f"Not\n\n{words}\n", language, {"class"}) if s == surface}
    assert found == ({verdict} if verdict else set())


def test_many_digits_of_about_are_no_rounding(store, read):
    for amount, right in (("125 GB", False), ("148 GB", True), ("150 GB", True)):
        store.add(read(f"Not {amount}\n\nImageNet eğitim kümesi (yaklaşık {amount}) büyüktür.\n", "tr"))
        run_audit(store)
        [(supported,)] = store.sql(
            "SELECT count(*) FROM verifications JOIN claims USING (claim_id) JOIN figures USING (doc_id, figure_id) WHERE verdict = 'supported' AND check_name = 'reference' AND surface = ?",
            [amount],
        ).fetchall()
        assert bool(supported) == right
