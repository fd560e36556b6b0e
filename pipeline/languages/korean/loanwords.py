"""Words that Korean took from English, and nouns of the trade, as they are spelled in English inside a name."""

from __future__ import annotations

_ROWS = """
가드 Guard|게이트웨이 Gateway|그래픽스 Graphics|그룹 Group|글로벌 Global|나노 Nano|네트웍스 Networks|네트워크 Network|네트워킹 Networking|노드 Node|노트 Note|뉴럴 Neural|다이내믹 Dynamic
데스크톱 Desktop|데스크탑 Desktop|데이터 Data|데이터센터 Data Center|데이터셋 Dataset|드라이버 Driver|드라이브 Drive|디바이스 Device|디자인 Design|디지털 Digital|디코딩 Decoding|디코더 Decoder|딥러닝 Deep Learning
라우터 Router|라이브러리 Library|라이트 Lite|랙 Rack|랩 Lab|랩스 Labs|러닝 Learning|런타임 Runtime|로봇 Robot|로보틱스 Robotics|리서치 Research|마이크로 Micro|매니저 Manager|맥스 Max|머신 Machine|머신러닝 Machine Learning
메모리 Memory|모델 Model|모듈 Module|모바일 Mobile|미니 Mini|배칭 Batching|배치 Batch|벤처스 Ventures|벤치마크 Benchmark|보드 Board|브리지 Bridge|서버 Server|서빙 Serving|서비스 Service|세미컨덕터 Semiconductor|센터 Center
소버린 Sovereign|소프트 Soft|소프트웨어 Software|솔루션 Solution|솔루션즈 Solutions|슈퍼 Super|스마트 Smart|스위치 Switch|스택 Stack|스토리지 Storage|스튜디오 Studio|스트리밍 Streaming|스트림 Stream|시스템 System|시스템즈 Systems|시스템스 Systems
어텐션 Attention|에너지 Energy|에디션 Edition|에이전트 Agent|에지 Edge|엣지 Edge|엔진 Engine|연구소 Institute|오픈 Open|울트라 Ultra|워크로드 Workload|워크스테이션 Workstation|인베스트먼트 Investment|인터커넥트 Interconnect|인퍼런스 Inference
일렉트로닉스 Electronics|증권 Securities|카드 Card|캐시 Cache|캐싱 Caching|캐피탈 Capital|커널 Kernel|컨트롤러 Controller|컴파일러 Compiler|컴퓨터 Computer|컴퓨팅 Computing|코드 Code|코어 Core|쿨링 Cooling|클라우드 Cloud|클러스터 Cluster|키트 Kit
타워 Tower|테스트 Test|테크 Tech|테크놀로지 Technology|테크놀로지스 Technologies|토큰 Token|트랜스포머 Transformer|트레이닝 Training|파워 Power|파운드리 Foundry|파이프라인 Pipeline|파트너스 Partners|팩토리 Factory|펀드 Fund|펌웨어 Firmware|포트 Port|폰 Phone
프레임 Frame|프레임워크 Framework|프로 Pro|프로세서 Processor|프로젝트 Project|프롬프트 Prompt|프리픽스 Prefix|프리필 Prefill|플랫폼 Platform|플러스 Plus|하드웨어 Hardware|하우스 House|홀딩스 Holdings
국가 National|국립 National|민간 Private|공공 Public|광역 Regional|인공지능 AI|반도체 Semiconductor|추측 Speculative|차기작 Successor|후속작 Successor|생성 Generation
"""
LOANWORDS = dict(pair.split(" ", 1) for line in _ROWS.split("\n") for pair in line.split("|") if pair)
