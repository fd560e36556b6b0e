"""In an interview ``our`` chip is that of the firm whose office the interviewee holds, whatever rival a question names; a class word in a title is no rival named later."""

from __future__ import annotations

TALK = (
    '[인터뷰] "GPU를 꺾겠다는 게 아닙니다" 추론 칩 만드는 들빛반도체 서가온 대표\n\n들빛반도체는 2021년에 문을 연 팹리스다. 서가온 대표를 본사에서 만났다.\n\n'
    "― 첫 칩 '이슬'이 나온 지 1년이 됐습니다. 얼마나 팔렸나요?\n\"카드로 3,700장을 공급했습니다.\"\n\n― 이슬의 강점을 숫자로 말씀해 주신다면요?\n\"카드 한 장이 65W로 돌아갑니다.\"\n\n"
    '― H100과 붙으면 어떻습니까?\n"H100은 저희보다 빠릅니다. 다만 H100은 4,000만 원이 넘죠."\n\n― H100을 쓰던 고객은 어떻게 데려오나요?\n"라마 3 8B를 돌리면 초당 900토큰이 나옵니다."\n'
)


def test_what_we_make(read):
    told = {claim.value: claim for claim in read(TALK, "ko").claims}
    assert {told[value].subject for value in (3700, 65, 900)} == {"이슬"}
    assert {told[value].vendor for value in (3700, 65)} == {"들빛반도체"}
    assert told[40000000].subject == "H100"


def test_a_class_word_for_the_thing_named_before_it(read):
    text = "L40S를 시험했다. L40S는 48GB를 단다. 이 GPU는 300W를 쓴다. L40S는 초당 900토큰을 냈다. L40S는 조용하다.\n"
    assert next(claim for claim in read(text, "ko").claims if claim.value == 300).subject == "L40S"
