// Written by `npm run docs:examples`.
export const RECORDED_EXAMPLES = {
  "operations": {
    "checkHealth": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "status": "healthy",
        "timestamp": "2026-11-23T07:41:35.619Z"
      }
    },
    "getStatus": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "status": "degraded",
        "version": "0.1.0",
        "environment": "staging",
        "timestamp": "2026-11-23T07:41:35.891Z",
        "components": {
          "api": {
            "status": "operational",
            "latency_ms": 67.5
          },
          "database": {
            "status": "operational",
            "latency_ms": 25.4,
            "connections": {
              "active": 0,
              "idle": 10,
              "max": 50
            }
          },
          "cache": {
            "status": "operational",
            "latency_ms": 8.2,
            "hit_rate": 32,
            "memory_usage_mb": 2.1
          },
          "ai_models": {
            "status": "degraded",
            "haiku": {
              "status": "operational",
              "avg_latency_ms": 0
            },
            "sonnet": {
              "status": "operational",
              "avg_latency_ms": 0
            },
            "gpt4o": {
              "status": "operational",
              "avg_latency_ms": 0
            },
            "gemini": {
              "status": "outage",
              "avg_latency_ms": 0,
              "message": "No worker is running."
            }
          }
        },
        "uptime": {
          "seconds": 4,
          "human": "4s"
        },
        "last_incident": null,
        "active_incidents": []
      }
    },
    "createLegacyKey": {
      "params": {},
      "query": {},
      "body": {
        "name": "server",
        "type": "test"
      },
      "status": 201,
      "answer": {
        "success": true,
        "data": {
          "id": "key_01m83nmv2gh7kmnk5ps7xh0nh9",
          "name": "server",
          "type": "test",
          "prefix": "bs_test_RpRmgsc1c0g9",
          "permissions": [
            "fortune:read",
            "fortune:write",
            "saju:calculate",
            "stream:read",
            "usage:read",
            "profile:read",
            "profile:write",
            "webhook:manage",
            "analytics:read"
          ],
          "createdAt": "2026-11-23T07:41:36.100Z",
          "key": "bs_test_RpRmgsc1c0g9PD9JjYNSawnGVzsUcpNbZAhyKvtW98K9"
        }
      }
    },
    "listLegacyKeys": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "success": true,
        "data": [
          {
            "id": "key_01m83nmv4937em1qc961drj0pf",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_QWJPHPyfKSG1",
            "permissions": [
              "fortune:read",
              "fortune:write",
              "fortune:unmask",
              "saju:calculate",
              "stream:read",
              "usage:read",
              "profile:read",
              "profile:write",
              "profile:unmask",
              "webhook:manage",
              "analytics:read",
              "audit:read"
            ],
            "createdAt": "2026-11-23T07:41:36.261Z",
            "lastUsedAt": null
          },
          {
            "id": "key_01m83nmv3xjem52tfcqt1h22tm",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_bGfkofanYi8a",
            "permissions": [
              "fortune:read",
              "fortune:write",
              "fortune:unmask",
              "saju:calculate",
              "stream:read",
              "usage:read",
              "profile:read",
              "profile:write",
              "profile:unmask",
              "webhook:manage",
              "analytics:read",
              "audit:read"
            ],
            "createdAt": "2026-11-23T07:41:36.238Z",
            "lastUsedAt": null
          }
        ],
        "meta": {
          "totalCount": 2,
          "hasMore": false,
          "nextCursor": null
        }
      }
    },
    "revokeLegacyKey": {
      "params": {
        "id": "key_01m83nmv9arms9jwmm42nfa9h1"
      },
      "query": {},
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "id": "key_01m83nmv9arms9jwmm42nfa9h1",
          "name": "key of mk9e7593d930ea: revoked",
          "type": "test",
          "prefix": "bs_test_C9NWrvorz8Ky",
          "permissions": [
            "fortune:read",
            "fortune:write",
            "saju:calculate",
            "stream:read",
            "usage:read",
            "profile:read",
            "profile:write",
            "webhook:manage",
            "analytics:read"
          ],
          "createdAt": "2026-11-23T07:41:36.400Z",
          "lastUsedAt": null,
          "revokedAt": "2026-11-23T07:41:36.486Z"
        }
      }
    },
    "getSigningSecret": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "signingSecret": "whsec_qW1KhqeYk43V9hJEKtcw6Cmdn1Mq/mD39XIMw47PYW0="
        }
      }
    },
    "rotateSigningSecret": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "signingSecret": "whsec_ruCE0sFyhT1hNrhW6LGdfsyQcI0uhI8LXpVElkOUo1I="
        }
      }
    },
    "composeLegacyDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "saju": {
          "pillars": {
            "year": {
              "stem": {
                "hangul": "갑",
                "hanja": "甲"
              },
              "branch": {
                "hangul": "자",
                "hanja": "子"
              }
            },
            "month": {
              "stem": {
                "hangul": "병",
                "hanja": "丙"
              },
              "branch": {
                "hangul": "인",
                "hanja": "寅"
              }
            },
            "day": {
              "stem": {
                "hangul": "갑",
                "hanja": "甲"
              },
              "branch": {
                "hangul": "자",
                "hanja": "子"
              }
            },
            "hour": {
              "stem": {
                "hangul": "갑",
                "hanja": "甲"
              },
              "branch": {
                "hangul": "자",
                "hanja": "子"
              }
            }
          },
          "dayMaster": {
            "element": "wood",
            "name": "거짓"
          },
          "elements": {
            "wood": 9,
            "fire": 9,
            "earth": 9,
            "metal": 9,
            "water": 9
          },
          "zodiac": "dragon"
        },
        "userName": "홍길동"
      },
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "character": {
            "title": "푸르게 뻗는 초봄의 아름드리나무",
            "dayMaster": "갑목",
            "dayMasterHanja": "甲",
            "elementName": "목(木)",
            "emoji": "🌳",
            "identity": "인목의 달에 갑목으로 태어난 홍길동님은 초봄의 줄기가 굵은 소나무를 닮아 앞장서서 길을 여는 데 망설임이 적습니다. 인목에 자리한 비견의 영향으로 한번 세운 뜻을 쉽게 굽히지 않으며, 한번 정한 방향을 곧게 밀고 나갑니다. 속마음을 비추는 자수가 정인이라 받은 은혜를 오래 기억하며, 스스로 세운 뜻을 쉽게 거두지 않습니다. 오행이 목 4·화 1·토 0·금 0·수 3으로 나뉜 갑자 일주라 가지가 많은 사주라 관심이 여러 갈래로 나뉘지만, 금의 결이 옅어 정리와 마감에 공을 들여야 합니다.",
            "investmentIdentity": "병인 월에 나서 비겁의 기운이 앞서는 홍길동님은 스스로 고른 종목에 애착이 크며, 자라날 분야를 먼저 알아보는 눈이 있습니다. 갑자 일주답게 기운이 내 편에 모여 있어 추진력이 남고, 한번 담은 자산을 끝까지 지켜보는 뚝심이 있습니다. 흐름이 어긋날 때 갑자 일주는 고집이 손실을 키우기 쉬우니, 남의 말이 아니라 내 기록이 뒷받침할 때만 움직이는 원칙이 필요합니다. 인목의 바탕을 다지도록 매달 첫 주말에 쓰지 않은 계좌를 하나씩 닫아 보세요."
          },
          "investmentTendency": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "비겁이 이끄는 홍길동님의 갑자 일주는 남의 의견보다 직접 확인한 근거를 믿고, 오르내림을 지켜보며 비중을 조절합니다. 갑자 일주는 인목의 도움을 받는 갑목이라 한발 앞서 움직일 여력이 있고, 긴 흐름에서는 목표가 가까워질수록 마음이 안정됩니다. 새 소식 앞에서 갑자 일주는 처음 듣는 말은 한 번쯤 의심해 보고, 시작하는 기업의 가능성을 높이 삽니다.",
            "warning": "인목의 달에 난 갑목이라 결실을 거두는 칼이 무뎌 이익을 확정하기가 망설여지고, 비견이 겹치면 남과 같은 것을 가져야 마음이 놓이기 쉽습니다. 인목의 바탕을 다지도록 석 달에 한 번은 믿을 만한 사람에게 계획을 설명하며 빈틈을 찾아보세요."
          },
          "todayFortune": {
            "date": "2026-11-23",
            "formattedDate": "2026년 11월 23일 월요일",
            "dayElement": "metal",
            "score": 73,
            "overallAnalysis": "봄 문턱의 갑목으로 태어난 홍길동님이 신축을 만나는 날이라 공들인 만큼의 결과를 헤아려 보게 되고, 들뜬 마음이 가라앉고 기준이 살아납니다. 인목을 바탕에 둔 사주에서는 일지 자수가 축토와 육합으로 짝을 지어 집안의 분위기에 여유가 생기니 공식 자료를 꼼꼼히 읽은 만큼 앞서게 됩니다. 갑자 일주에게는 신축이 꺼리는 토 기운을 더해 한쪽으로 쏠리기 쉬우니 잠깐이라도 물을 한 잔 더 마셔 보세요. 이른 봄에 난 갑목의 오늘은 막힌 곳보다 트인 곳이 많으니 좋은 소식일수록 확인하고 나누세요.",
            "actionItems": [
              {
                "type": "do",
                "text": "질서와 약속을 세우는 힘이 도는 날이니 저녁을 차리기 전에 목표로 삼은 기간이 몇 해 남았는지 세어 보세요."
              },
              {
                "type": "do",
                "text": "수 기운을 보태도록 잠시 멈추어 떠오르는 생각을 그대로 적어 보세요."
              },
              {
                "type": "avoid",
                "text": "갑자 일주의 오늘에는 지인의 말 한마디에 기대어 정해 둔 한도를 넘기는 일은 멈추세요."
              },
              {
                "type": "avoid",
                "text": "인목의 달에 난 갑목은 눈앞의 숫자에 매여 멀리 보지 못하기 쉬우니 기분이 상한 김에 계획에 없던 것을 사는 일은 삼가세요."
              }
            ],
            "timing": {
              "best": "09:00-11:00",
              "avoid": "13:00-15:00",
              "reason": "정인의 계사가 수 기운을 실어 와 사시(09~11시)에는 막힌 생각이 이어지지만, 을미의 미토가 자수와 해로 맞서 미시(13~15시)에는 감정이 숫자를 가리기 쉽습니다."
            }
          },
          "investmentFortune": {
            "shortTerm": {
              "message": "신금의 정관이 시장을 대하는 갑목의 마음에 닿아 맡은 자리에서 믿음을 얻게 되니 들어갈 이유와 나올 이유를 나란히 적어 두면 힘이 됩니다. 줄기가 굵은 소나무 같은 사람일수록 되돌릴 길이 열려 있을 때를 기다려 오후 업무를 시작하기 전에 결정하세요.",
              "warning": "다만 인목의 달에 난 갑목은 처음 고른 것을 책임지려다 더 나은 길을 외면하기 쉬우니 오늘까지라는 말에 떠밀려 모르는 상품에 가입하는 일은 다음으로 미루세요."
            },
            "longTerm": {
              "message": "신금의 정관은 인목의 달에 난 갑자 일주의 긴 계획에서 기준을 바꿀 때의 조건까지 정해 두게 합니다. 목 4·화 1·토 0·금 0·수 3의 사주에서는 신축의 토 기운이 쌓여 마음이 앞서기 쉬우니 목표 금액보다 목표 기간을 먼저 정하는 것이 알맞습니다.",
              "advice": "인목의 바탕을 다지도록 절기가 바뀔 때마다 가족과 함께 큰 지출의 순서를 정해 보세요."
            },
            "example": "갑자 일주에는 쓰고 남은 돈의 40%를 매달 23일에 단기 채권으로 옮기며 반년마다 그 까닭을 적어 보는 방법이 있습니다. 알뜰하게 살피려는 마음이 더해지는 날이니 인목의 달에 난 홍길동님에게는 미리 정한 선을 지키는 연습이 큰 보탬이 됩니다."
          },
          "whyExplanation": "신축을 갑자 일주의 갑목에 견주니 천간은 정관, 지지는 정재라 공식 자료에서 찾던 답을 얻게 되고, 살림의 앞뒤가 한눈에 정리됩니다. 초봄에 난 갑목의 사주에서는 시지 자수가 축토와 육합으로 짝을 지어 준비하는 일에 여유가 생깁니다. 목 기운이 두텁고 금 기운이 얇은 갑자 일주에서는 신축에 담긴 토 기운 때문에 장점이 고집으로 바뀌기 쉽습니다. 오늘은 축토가 사주에 짐이 되는 토 기운을 더하지만 일지의 자수가 축토와 육합으로 묶여 집에서 보내는 시간에 온기가 번지고, 둘을 더해 73점이 됩니다."
        },
        "generatedAt": "2026-11-23T07:41:36.911Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m83nmvhx9vmmmvh5g6sn85ht",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 209,
          "latency": 209,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "character",
              "tendency",
              "fortune"
            ]
          },
          "simulated": true,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        }
      }
    },
    "composeLegacyYearlyFortune": {
      "params": {},
      "query": {},
      "body": {
        "saju": {
          "pillars": {
            "year": {
              "stem": {
                "hangul": "갑",
                "hanja": "甲"
              },
              "branch": {
                "hangul": "자",
                "hanja": "子"
              }
            },
            "month": {
              "stem": {
                "hangul": "병",
                "hanja": "丙"
              },
              "branch": {
                "hangul": "인",
                "hanja": "寅"
              }
            },
            "day": {
              "stem": {
                "hangul": "갑",
                "hanja": "甲"
              },
              "branch": {
                "hangul": "자",
                "hanja": "子"
              }
            },
            "hour": {
              "stem": {
                "hangul": "갑",
                "hanja": "甲"
              },
              "branch": {
                "hangul": "자",
                "hanja": "子"
              }
            }
          },
          "dayMaster": {
            "element": "wood",
            "name": "거짓"
          },
          "elements": {
            "wood": 9,
            "fire": 9,
            "earth": 9,
            "metal": 9,
            "water": 9
          },
          "zodiac": "dragon"
        },
        "userName": "홍길동"
      },
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "year": 2026,
          "yearPillar": "병오",
          "score": 51,
          "summary": "홍길동님의 갑자 일주가 2026년의 병오를 만나 답답한 절차를 고쳐 볼 실마리가 보이지만, 먹고 즐기는 데 쓰는 돈이 많아지기 쉽습니다. 오화의 한 해 동안 오화가 월지의 인목과 반합을 이루어 사회생활에 도움이 따르니 즐거운 일과 급한 일의 순서를 먼저 정하는 것이 좋습니다. 흐름이 가장 밝은 때는 계사의 5월이고, 계수가 무엇보다 반가운 수 기운을 데려오니 믿을 만한 조언이 제때 닿습니다. 목 4·화 1·토 0·금 0·수 3의 사주에서 올해는 눈에 띄지 않는 일이 중요해지니 생각의 수를 줄이고 근거의 수를 늘려야 합니다.",
          "quarters": [
            {
              "quarter": 1,
              "score": 55,
              "advice": "고르게 흘러가는 1분기, 곧게 뻗는 큰 나무 같은 사람에게는 버티는 힘이 생겨 고비를 넘길 만하지만 할 수 있는 일과 할 수 없는 일을 먼저 가르는 것이 좋습니다."
            },
            {
              "quarter": 2,
              "score": 64,
              "advice": "계사가 드는 4월에서 6월 사이에는 봄 문턱에 난 갑목이 차분히 익히고 다지려는 마음을 만나니 생각이 길어지면 기한을 정해 매듭짓는 것이 좋습니다."
            },
            {
              "quarter": 3,
              "score": 52,
              "advice": "병신이 드는 3분기에는 입춘 무렵에 난 갑목이 꾸준히 만들어 내는 힘을 만나니 생각의 수를 줄이고 근거의 수를 늘려야 합니다."
            },
            {
              "quarter": 4,
              "score": 61,
              "advice": "연말에는 갑자 일주가 기해의 정재를 지나며 살림의 앞뒤가 한눈에 정리되지만, 셈이 앞서 사람의 마음을 놓치기 쉬우니 생활비와 투자금을 갈라 두는 일부터 챙겨야 합니다."
            }
          ],
          "months": [
            {
              "month": 1,
              "score": 49,
              "keyword": "확실한 몫·알뜰한 정산"
            },
            {
              "month": 2,
              "score": 54,
              "keyword": "방비 다지기·나란한 걸음"
            },
            {
              "month": 3,
              "score": 61,
              "keyword": "책임의 무게·내 편 살피기"
            },
            {
              "month": 4,
              "score": 69,
              "keyword": "홀로 공부·돈의 길목"
            },
            {
              "month": 5,
              "score": 70,
              "keyword": "든든한 뒷받침·차분한 결실"
            },
            {
              "month": 6,
              "score": 52,
              "keyword": "홀로서기 연습·재치의 쓰임"
            },
            {
              "month": 7,
              "score": 40,
              "keyword": "지갑 단속·셈 맞추기"
            },
            {
              "month": 8,
              "score": 63,
              "keyword": "여유 챙기기·책임 나누기"
            },
            {
              "month": 9,
              "score": 52,
              "keyword": "새 발상·약속 지키기"
            },
            {
              "month": 10,
              "score": 43,
              "keyword": "발품의 값·기회 고르기"
            },
            {
              "month": 11,
              "score": 69,
              "keyword": "성실한 수확·자료 뒤집기"
            },
            {
              "month": 12,
              "score": 70,
              "keyword": "한도 지키기·문서 살피기"
            }
          ],
          "advice": "7월에 앞서 인목의 바탕을 다지도록 돈을 쓸 때 하루를 기다리는 규칙을 하나 세워 보세요. 틀을 흔들어 새 길을 찾는 힘까지 곁에 두고 병인 월에 난 사람답게 더한 만큼 덜어 균형을 맞추세요."
        },
        "generatedAt": "2026-11-23T07:41:37.051Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m83nmvt6ffzs062ajndesz31",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 84,
          "latency": 84,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "yearly"
            ]
          },
          "simulated": true,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        }
      }
    },
    "calculateLegacySaju": {
      "params": {},
      "query": {},
      "body": {
        "birthYear": 1990,
        "birthMonth": 5,
        "birthDay": 15,
        "birthHour": 14,
        "gender": "female"
      },
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "pillars": {
            "year": {
              "stem": "경",
              "stemHanja": "庚",
              "stemMeaning": "무쇠",
              "branch": "오",
              "branchHanja": "午",
              "branchMeaning": "말, 한여름 정오의 불",
              "element": "metal",
              "hiddenStems": [
                "병",
                "기",
                "정"
              ]
            },
            "month": {
              "stem": "신",
              "stemHanja": "辛",
              "stemMeaning": "보석",
              "branch": "사",
              "branchHanja": "巳",
              "branchMeaning": "뱀, 초여름의 불",
              "element": "metal",
              "hiddenStems": [
                "무",
                "경",
                "병"
              ]
            },
            "day": {
              "stem": "경",
              "stemHanja": "庚",
              "stemMeaning": "무쇠",
              "branch": "진",
              "branchHanja": "辰",
              "branchMeaning": "용, 늦봄의 젖은 땅",
              "element": "metal",
              "hiddenStems": [
                "을",
                "계",
                "무"
              ]
            },
            "hour": {
              "stem": "계",
              "stemHanja": "癸",
              "stemMeaning": "비와 이슬",
              "branch": "미",
              "branchHanja": "未",
              "branchMeaning": "양, 늦여름의 마른 땅",
              "element": "water",
              "hiddenStems": [
                "정",
                "을",
                "기"
              ]
            }
          },
          "timeBasis": {
            "clock": "standard",
            "dayBoundary": "split",
            "longitudeDeg": null,
            "birthPlace": null,
            "convention": "standard/135/split",
            "instant": "1990-05-15T05:00:00Z",
            "utcOffsetMinutes": 540,
            "summerTime": false,
            "localTime": "1990-05-15T14:00:00",
            "notices": [],
            "differsUnder": []
          },
          "dayMaster": {
            "stem": "경",
            "hanja": "庚",
            "name": "경금",
            "element": "metal",
            "polarity": "yang",
            "description": "경금은 단단하게 벼려진 무쇠입니다. 옳고 그름이 분명하고 결단이 빨라, 복잡한 상황을 시원하게 정리합니다. 시련을 거칠수록 강해지고, 한번 맺은 의리는 오래 지킵니다.",
            "characteristics": [
              "과감한 결단력",
              "강한 의리와 책임감",
              "정의로운 원칙",
              "역경에 꺾이지 않는 의지"
            ]
          },
          "elements": {
            "wood": {
              "count": 0,
              "percentage": 0,
              "stems": [],
              "branches": []
            },
            "fire": {
              "count": 2,
              "percentage": 25,
              "stems": [],
              "branches": [
                "오",
                "사"
              ]
            },
            "earth": {
              "count": 2,
              "percentage": 25,
              "stems": [],
              "branches": [
                "진",
                "미"
              ]
            },
            "metal": {
              "count": 3,
              "percentage": 37.5,
              "stems": [
                "경",
                "신",
                "경"
              ],
              "branches": []
            },
            "water": {
              "count": 1,
              "percentage": 12.5,
              "stems": [
                "계"
              ],
              "branches": []
            }
          },
          "elementBalance": {
            "strongest": "metal",
            "weakest": "wood",
            "needed": [
              "wood"
            ],
            "excess": [
              "metal"
            ]
          },
          "tenYearCycles": [
            {
              "ageStart": 3,
              "ageEnd": 12,
              "stem": "경",
              "branch": "진",
              "element": "metal",
              "description": "천간에 비견이 놓여 독립하려는 마음이 커지고, 뜻이 맞는 동료와 새 길을 여는 시기입니다. 바탕에는 편인의 사색이 있으니, 혼자만의 판단에 머물지 말고 검증을 거쳐 움직이는 것이 좋습니다."
            },
            {
              "ageStart": 13,
              "ageEnd": 22,
              "stem": "기",
              "branch": "묘",
              "element": "earth",
              "description": "천간에 정인이 놓여 배움과 후원이 찾아오고, 자격과 문서에 좋은 소식이 생기는 시기입니다. 바탕에는 정재의 알뜰함이 있어, 저축과 계획을 꾸준히 지키는 사람에게 결실이 돌아갑니다."
            },
            {
              "ageStart": 23,
              "ageEnd": 32,
              "stem": "무",
              "branch": "인",
              "element": "earth",
              "description": "천간에 편인이 놓여 관심이 안으로 깊어지고, 남다른 전문성을 갈고닦는 시기입니다. 바탕에는 편재의 활발한 움직임이 있어, 기회를 넓게 보되 감당할 수 있는 크기로 나누는 지혜가 필요합니다."
            },
            {
              "ageStart": 33,
              "ageEnd": 42,
              "stem": "정",
              "branch": "축",
              "element": "fire",
              "description": "천간에 정관이 놓여 자리와 명예가 따르고, 사회의 규칙 안에서 인정받는 시기입니다. 바탕에는 정인의 보살핌이 있어, 공부와 휴식에 들인 시간이 다음 단계의 힘으로 쌓입니다."
            },
            {
              "ageStart": 43,
              "ageEnd": 52,
              "stem": "병",
              "branch": "자",
              "element": "fire",
              "description": "천간에 편관이 놓여 책임과 압박이 커지는 만큼, 견뎌 낸 경험이 권위로 바뀌는 시기입니다. 바탕에는 상관의 날카로움이 있으니, 말을 고르고 창의를 결과로 보여 줄 때 평판이 높아집니다. 일지와 반합으로 통하여 뜻을 함께하는 이들이 모이고 일의 흐름이 매끄러워집니다."
            },
            {
              "ageStart": 53,
              "ageEnd": 62,
              "stem": "을",
              "branch": "해",
              "element": "wood",
              "description": "천간에 정재가 놓여 성실한 노력이 안정된 수입과 자산으로 쌓이는 시기입니다. 바탕에는 식신의 꾸준함이 있어, 기술과 건강을 함께 가꾸면 오래가는 기반이 됩니다."
            },
            {
              "ageStart": 63,
              "ageEnd": 72,
              "stem": "갑",
              "branch": "술",
              "element": "wood",
              "description": "천간에 편재가 놓여 활동 무대가 넓어지고, 사람과 돈의 흐름이 빨라지는 시기입니다. 바탕에는 편인의 사색이 있으니, 혼자만의 판단에 머물지 말고 검증을 거쳐 움직이는 것이 좋습니다. 일지와 충을 이루어 거처나 일, 관계에 변화가 생기기 쉬우니 큰 결정은 여유를 두고 준비하십시오."
            },
            {
              "ageStart": 73,
              "ageEnd": 82,
              "stem": "계",
              "branch": "유",
              "element": "water",
              "description": "천간에 상관이 놓여 표현과 변화의 욕구가 강해지고, 틀을 바꾸는 시도로 주목받는 시기입니다. 바탕에는 겁재의 승부욕이 흐르니, 보증이나 무리한 투자는 피하고 협력의 규칙부터 정하는 것이 좋습니다. 일지와 육합을 이루어 사람의 도움이 가까이에서 생기고 생활이 안정됩니다."
            },
            {
              "ageStart": 83,
              "ageEnd": 92,
              "stem": "임",
              "branch": "신",
              "element": "water",
              "description": "천간에 식신이 놓여 재능이 편안하게 펼쳐지고, 생활의 여유와 결과물이 함께 늘어나는 시기입니다. 바탕에는 비견의 자립심이 깔려 있어, 스스로 기준을 세우고 체력을 기를수록 발걸음이 단단해집니다."
            },
            {
              "ageStart": 93,
              "ageEnd": 102,
              "stem": "신",
              "branch": "미",
              "element": "metal",
              "description": "천간에 겁재가 놓여 경쟁과 지출이 함께 늘기 쉬우니, 몫과 경계를 분명히 하며 승부하는 시기입니다. 바탕에는 정인의 보살핌이 있어, 공부와 휴식에 들인 시간이 다음 단계의 힘으로 쌓입니다."
            }
          ],
          "analysis": {
            "personality": "경진일주는 젖은 흙에서 막 꺼낸 거대한 원석과 같아, 타고난 기개와 무게가 있습니다. 뜻을 세우면 크게 밀고 나가며, 남다른 포부로 사람들의 시선을 모읍니다. 여름에 태어난 쇠라 뜨거운 단련을 거치며, 견딘 만큼 쓰임새가 귀해집니다. 경금 일간이 신사월에 태어나 사회에서는 겁재의 승부욕으로 사람들 사이에서 앞자리를 다투고, 그 바탕에는 스스로를 다그치는 편관의 긴장이 있습니다. 경금은 일지 진토에서 12운성의 양, 월지 사화에서 장생에 놓여 보살핌을 주고받으며 천천히 자라고, 신약한 힘을 나누어 쓰며 곁에서 거들어 주는 사람과 함께 멀리 갑니다. 사주의 사오미가 방합을 이루어 한 계절의 기운이 두터워 잘하는 일이 분명합니다. 계미시에는 경금 일간의 상관이 있어 앞날을 남다르게 꾸미고 싶어 하고, 나이가 들수록 정인의 지혜가 사람을 돕습니다. 오행 가운데 금 기운이 뚜렷하게 강합니다. 쇠와 쇠가 부딪쳐 날이 서듯 독립심이 강하고, 승부의 순간에 물러서지 않습니다. 반면 목 기운은 겉으로 드러나지 않습니다. 목 기운은 일부러 늘리지 않아도 균형이 잡힙니다. 음과 양이 고르게 섞여 나설 때와 물러설 때를 비교적 잘 가립니다.",
            "strengths": [
              "배짱과 지략을 함께 갖추어 큰 승부에서 강합니다.",
              "금 기운이 넉넉해 기준이 분명하고 마무리가 깔끔합니다.",
              "편관이 힘이 되어 위기에서 물러서지 않는 담력과 통솔력이 있습니다."
            ],
            "weaknesses": [
              "옳고 그름이 분명해 중간의 사정을 살피지 못할 때가 있습니다.",
              "금 기운이 넘칠 때에는 기준이 날카로워져 사람의 사정을 놓칠 수 있습니다.",
              "재성이 약한 편이라 돈과 시간의 흐름을 숫자로 챙기는 일에 소홀해지기 쉽습니다."
            ],
            "careerAdvice": "경영, 법조, 첨단 산업, 대형 프로젝트처럼 결단이 필요한 자리에서 카리스마를 보입니다. 재량이 넓고 성과가 분명히 나뉘는 환경에서 의욕이 오르니, 동업에서는 역할과 몫을 문서로 정해 두십시오. 투자에서는 수익보다 현금 흐름을 먼저 살피고, 자동 이체와 분산으로 구조를 만들어 두는 편이 안전합니다. 정해진 시간과 장소에서 일하는 습관을 들이면 용신인 토 기운이 자리를 잡습니다.",
            "relationshipAdvice": "결론을 서두르기보다 상대의 사정을 끝까지 듣는 태도가 존경을 사랑으로 바꿉니다. 약속과 예의를 지키는 믿음직한 사람이지만, 의무감보다 즐거움으로 만나는 날이 필요합니다. 일지가 다른 지지와 다투지 않아, 한번 맺은 관계를 잔잔하고 안정되게 이어 갑니다. 대화에서는 듣기와 말하기의 균형이 좋으니, 갈등이 생겼을 때 중재하는 역할을 맡아 보십시오.",
            "strength": {
              "grade": "신약",
              "score": 35,
              "deukryeong": false,
              "deukji": true,
              "deukse": false,
              "rooted": true,
              "groupShare": {
                "비겁": 20,
                "식상": 11.5,
                "재성": 4.5,
                "관성": 55,
                "인성": 9
              }
            },
            "usefulGod": {
              "side": "support",
              "useful": "earth",
              "helping": "metal",
              "adverse": "wood",
              "group": "인성",
              "reason": "억부:관성 과다",
              "presence": "hidden",
              "climate": {
                "stems": "임무병정",
                "element": "water",
                "urgent": true,
                "fits": false
              },
              "disease": "관성"
            },
            "pattern": {
              "name": "편관격",
              "exposed": false,
              "special": null
            },
            "relations": [
              {
                "kind": "육합",
                "positions": [
                  "year",
                  "hour"
                ],
                "signs": "오미"
              },
              {
                "kind": "방합",
                "positions": [
                  "year",
                  "month",
                  "hour"
                ],
                "signs": "사오미",
                "element": "fire"
              }
            ],
            "stages": {
              "year": "목욕",
              "month": "장생",
              "day": "양",
              "hour": "관대"
            },
            "markers": [
              {
                "name": "천을귀인",
                "position": "hour"
              },
              {
                "name": "괴강",
                "position": "day"
              }
            ],
            "voidBranches": [
              "신",
              "유"
            ],
            "luck": {
              "direction": "backward",
              "startAge": 3,
              "cycles": [
                {
                  "ageStart": 3,
                  "ageEnd": 12,
                  "pillar": "경진",
                  "stemTenGod": "비견",
                  "branchTenGod": "편인",
                  "stage": "양",
                  "favour": 3
                },
                {
                  "ageStart": 13,
                  "ageEnd": 22,
                  "pillar": "기묘",
                  "stemTenGod": "정인",
                  "branchTenGod": "정재",
                  "stage": "태",
                  "favour": 0
                },
                {
                  "ageStart": 23,
                  "ageEnd": 32,
                  "pillar": "무인",
                  "stemTenGod": "편인",
                  "branchTenGod": "편재",
                  "stage": "절",
                  "favour": 0
                },
                {
                  "ageStart": 33,
                  "ageEnd": 42,
                  "pillar": "정축",
                  "stemTenGod": "정관",
                  "branchTenGod": "정인",
                  "stage": "묘",
                  "favour": 2
                },
                {
                  "ageStart": 43,
                  "ageEnd": 52,
                  "pillar": "병자",
                  "stemTenGod": "편관",
                  "branchTenGod": "상관",
                  "stage": "사",
                  "favour": 0
                },
                {
                  "ageStart": 53,
                  "ageEnd": 62,
                  "pillar": "을해",
                  "stemTenGod": "정재",
                  "branchTenGod": "식신",
                  "stage": "병",
                  "favour": -2
                },
                {
                  "ageStart": 63,
                  "ageEnd": 72,
                  "pillar": "갑술",
                  "stemTenGod": "편재",
                  "branchTenGod": "편인",
                  "stage": "쇠",
                  "favour": 0
                },
                {
                  "ageStart": 73,
                  "ageEnd": 82,
                  "pillar": "계유",
                  "stemTenGod": "상관",
                  "branchTenGod": "겁재",
                  "stage": "제왕",
                  "favour": 1
                },
                {
                  "ageStart": 83,
                  "ageEnd": 92,
                  "pillar": "임신",
                  "stemTenGod": "식신",
                  "branchTenGod": "비견",
                  "stage": "건록",
                  "favour": 1
                },
                {
                  "ageStart": 93,
                  "ageEnd": 102,
                  "pillar": "신미",
                  "stemTenGod": "겁재",
                  "branchTenGod": "정인",
                  "stage": "관대",
                  "favour": 3
                }
              ],
              "year": {
                "year": 2026,
                "pillar": "병오",
                "stemTenGod": "편관",
                "branchTenGod": "정관",
                "stage": "목욕",
                "favour": 0,
                "tone": "fair",
                "cycle": "정축",
                "turning": false,
                "relations": [
                  {
                    "kind": "자형",
                    "positions": [
                      "year"
                    ],
                    "own": "오",
                    "other": "오"
                  },
                  {
                    "kind": "천간합",
                    "positions": [
                      "month"
                    ],
                    "own": "신",
                    "other": "병"
                  },
                  {
                    "kind": "육합",
                    "positions": [
                      "hour"
                    ],
                    "own": "미",
                    "other": "오"
                  },
                  {
                    "kind": "방합",
                    "positions": [
                      "month",
                      "hour"
                    ],
                    "own": "사미",
                    "other": "오"
                  }
                ],
                "cycleRelations": []
              },
              "month": {
                "month": "2026-11",
                "pillar": "기해",
                "stemTenGod": "정인",
                "branchTenGod": "식신",
                "stage": "병",
                "favour": 2,
                "tone": "bright",
                "cycle": "정축",
                "turning": false,
                "relations": [
                  {
                    "kind": "충",
                    "positions": [
                      "month"
                    ],
                    "own": "사",
                    "other": "해"
                  },
                  {
                    "kind": "원진",
                    "positions": [
                      "day"
                    ],
                    "own": "진",
                    "other": "해"
                  },
                  {
                    "kind": "가합",
                    "positions": [
                      "hour"
                    ],
                    "own": "미",
                    "other": "해"
                  }
                ]
              }
            }
          }
        },
        "generatedAt": "2026-11-23T07:41:37.139Z",
        "meta": {
          "requestId": "req_01m83nmvynz7mbv8bmwvxz04vn"
        }
      }
    },
    "getLegacyUsage": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "usage": {
          "today": {
            "requests": 1,
            "limit": null,
            "cost": 0
          },
          "thisMonth": {
            "requests": 1,
            "cost": 0
          }
        },
        "rateLimit": {
          "current": 1,
          "limit": 100,
          "resetsAt": "2026-11-23T07:42:37.478Z"
        }
      }
    },
    "requestLimitIncrease": {
      "params": {},
      "query": {},
      "body": {
        "requestedLimit": 2000,
        "useCase": "아침마다 보내는 운세",
        "expectedVolume": "하루 5만 건"
      },
      "status": 202,
      "answer": {
        "success": true,
        "data": {
          "id": "sup_01m83nmwd0vwzwxdtyrhj9yxcp",
          "status": "received"
        }
      }
    },
    "composeDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m83nmwf98b5vksya1kg7hxkx"
      },
      "status": 200,
      "answer": {
        "data": {
          "character": {
            "title": "입하의 기준이 또렷한 큰 칼",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "사화의 달에 경금으로 태어난 홍**********************님은 여름 문턱의 벼려지기를 기다리는 무쇠를 닮아 목표가 서면 곧바로 몸을 움직입니다. 신사 월에 난 경금은 사회생활의 바탕에 편관이 있어 말보다 행동으로 뜻을 보여 주고, 긴장의 끈을 조이는 기운을 앞세웁니다. 경오 년의 뿌리에는 정관이 있어 규칙과 순서를 중요하게 여기고, 가까이에서는 진토의 편인 덕분에 쉽게 믿지 않고 한 번 더 뒤집어 봅니다. 오행이 목 0·화 2·토 2·금 3·수 1로 나뉜 경진 일주라 금의 결이 뚜렷해 기준을 세우면 물러서지 않지만, 나무 기운이 얕아 새 계획이 자라기까지 손이 많이 갑니다.",
            "investment_identity": "사화의 달에 태어난 홍**********************님은 경금의 걸음으로 투자할 때 손절과 익절의 선이 뚜렷하며, 공시와 제도처럼 공식적인 근거를 중시합니다. 경금의 성정대로 원칙 앞에서는 좀처럼 물러서지 않고, 투자에서도 비교와 선별에 강해 좋은 것만 남깁니다. 사화의 달에 난 사주라 봄의 기운이 옅어 시작을 미루기 쉽고, 편관이 겹치면 갑작스러운 소식에 판단이 거칠어지기 쉽습니다. 사화의 바탕을 다지도록 생일이 있는 달마다 나누어 넣는 날짜와 금액을 그대로 이어 가 보세요."
          },
          "investment_tendency": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "경오 년에 나서 경진 일주를 받은 홍**********************님은 투자에서 감당할 수 있는 위험과 그렇지 않은 위험을 가려냅니다. 경진 일주는 경금을 받쳐 주는 기운이 적어 무리한 확장은 부담이 되고, 긴 흐름에서는 지루함만 이겨 내면 꾸준함이 살아납니다. 진토의 편인 덕분에 쉽게 믿지 않고 한 번 더 뒤집어 보며, 흐름을 살피되 근거가 모일 때까지 기다립니다.",
            "warning": "사화의 달에 난 경금이라 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하고, 편관이 겹치면 오기로 버티다가 부담을 키우기 쉽습니다. 전화 한 통에 마음이 움직여 오래 세운 계획을 뒤집는 일은 경진 일주의 장점을 흐리니 석 달에 한 번은 스스로 돌아보세요."
          },
          "today_fortune": {
            "date": "2026-11-23",
            "formatted_date": "2026년 11월 23일 월요일",
            "day_element": "metal",
            "score": 66,
            "overall_analysis": "홍**********************님의 경진 일주에 신축의 기운이 닿아 뒤처진 일을 한꺼번에 따라잡을 기세가 나지만, 남에게 판단을 맡기고 마음을 놓기 쉽습니다. 경진 일주의 사주에서는 가운데 글자 없는 가합이 월지 사화에 닿아 일과 얽힌 약속에 옅은 힘이 보태지니 도움을 받을 일과 혼자 할 일을 나누어 두는 것이 좋습니다. 신사 월에 난 사주에서는 신축에 실린 토 기운 덕분에 한쪽으로 쏠린 무게가 덜어지니 잠시 멈추어 잡곡밥이나 뿌리채소를 곁들여 보세요. 진토를 품은 사주의 오늘은 기회와 부담이 나란히 놓여 있으니 결정 앞에서 근거를 세 가지만 적어 보세요.",
            "action_items": [
              {
                "type": "do",
                "text": "판을 크게 벌이게 하는 힘을 살려 경금답게 장이 끝난 뒤 가계부의 빈칸을 한 주 치만 채워 보세요."
              },
              {
                "type": "do",
                "text": "축토의 정인을 부드럽게 쓰도록 하루에 한 번은 지킬 수 있는 약속을 하나만 정해 보세요."
              },
              {
                "type": "avoid",
                "text": "신축의 날에는 경금의 마음이 바빠지기 쉬우니 늦은 밤의 감정에 기대어 다른 사람에게 하소연을 옮기는 일은 하루만 더 생각해 보세요."
              },
              {
                "type": "avoid",
                "text": "경진 일주는 친한 사람과의 돈 계산이 어긋나기 쉬우니 확인하지 않은 소문에 이끌려 익숙하지 않은 상품에 들어가는 일만은 피하세요."
              }
            ],
            "timing": {
              "best": "17:00-19:00",
              "avoid": "11:00-13:00",
              "reason": "경금에게 유시(17~19시)는 육합을 이룬 유금과 진토의 호흡이 맞아 숫자를 차분히 읽게 되며, 오시(11~13시)는 부담스러운 목 기운이 갑오를 따라 들어와 말이 먼저 나가기 쉽습니다."
            }
          },
          "investment_fortune": {
            "short_term": {
              "message": "쉽게 휘지 않는 강철 같은 경진 일주에게 겁재의 날은 재물을 두고 겨루는 기운이 짙어지는 때라 장이 조용할 때 다음 순서를 적어 두는 것이 알맞습니다. 날이 선 큰 칼 같은 사람일수록 조금 더 기다려도 괜찮을 때를 기다려 아침 첫 시간에 결정하세요.",
              "warning": "정인이 지나치면 예전에 통하던 방식을 그대로 되풀이하기 쉬우니 조용한 음악 곁에서 올해 세운 저축 목표와 지금의 자리를 견주어 보세요."
            },
            "long_term": {
              "message": "신금의 겁재는 사화의 달에 난 경진 일주의 긴 계획에서 함께 모으는 몫의 규칙을 글로 남기게 합니다. 목 0·화 2·토 2·금 3·수 1의 사주에서는 신축의 토 기운이 판단의 빈자리를 메워 주니 지출을 줄이는 일도 긴 투자로 여기는 것이 좋습니다.",
              "advice": "사화의 바탕을 다지도록 월급을 받는 날마다 목표 금액과 남은 기간을 새로 셈해 보세요."
            },
            "example": "사화의 달에 난 경금에게는 이를테면 관심 자산을 다섯 가지만 골라 두었다가 손실 한도가 정해져 있을 때 여유 자금의 10%부터 시작해 보는 방식이 있습니다. 승부가 걸린 자리에서 집중력이 살아나니 사화의 달에 난 홍**********************님에게는 이렇게 감정과 돈의 거리를 벌려 주는 방식이 힘이 됩니다."
          },
          "why_explanation": "초여름에 난 경금에게 신금은 겁재, 축토는 정인으로 다가와 함께할 사람과 힘을 합칠 기회가 생기고, 믿을 만한 조언이 제때 닿습니다. 경오 년에 난 사주에서는 축토가 월지의 사화와 느슨한 가합을 이루어 맡은 일의 진행에 작은 도움이 따릅니다. 목 0·화 2·토 2·금 3·수 1의 짜임을 지닌 경진 일주에서는 기다리던 토 기운이 신금과 축토를 따라 들어옵니다. 용신인 토 기운이 축토를 타고 들어오므로 오늘 경금의 점수는 66점입니다."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83nmwg2e5cg5zqgg52hkb7h",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 213,
          "latency": 213,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "character",
              "tendency",
              "fortune"
            ]
          },
          "simulated": true,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        },
        "generated_at": "2026-11-23T07:41:37.879Z"
      }
    },
    "composeWeeklyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m83nmwspqv1mbg8qhe04mxzq"
      },
      "status": 200,
      "answer": {
        "data": {
          "week_start": "2026-11-23",
          "week_end": "2026-11-29",
          "score": 59,
          "summary": "단단한 바위를 닮은 홍**********************님의 경진 일주에 이번 주는 판을 크게 벌이게 하는 힘과 믿을 만한 조언이 닿는 흐름이 앞에 서는 한 주입니다. 경진 일주의 일요일에는 사주의 열쇠인 토 기운이 지지의 미토에 자리를 잡고, 약속과 절차를 지키는 쪽에 힘이 모입니다. 조심할 때는 수요일이며, 경진 일주에는 묘목이 부담스러운 목 기운을 데려오고 표현은 화려해지고 인내는 짧아지기 쉽습니다. 신사 월에 난 사람의 이번 주는 눈에 띄지 않는 일이 중요해지니 남의 성적과 견주는 일은 접어 두는 편이 낫습니다.",
          "days": [
            {
              "date": "2026-11-23",
              "day_pillar": "신축",
              "day_element": "metal",
              "score": 66,
              "keyword": "경쟁보다 협력·문서 살피기"
            },
            {
              "date": "2026-11-24",
              "day_pillar": "임인",
              "day_element": "water",
              "score": 51,
              "keyword": "먹거리 든든·넓게 둘러보기"
            },
            {
              "date": "2026-11-25",
              "day_pillar": "계묘",
              "day_element": "water",
              "score": 46,
              "keyword": "재치의 쓰임·확실한 몫"
            },
            {
              "date": "2026-11-26",
              "day_pillar": "갑진",
              "day_element": "wood",
              "score": 51,
              "keyword": "기회 고르기·깊은 생각"
            },
            {
              "date": "2026-11-27",
              "day_pillar": "을사",
              "day_element": "wood",
              "score": 55,
              "keyword": "알뜰한 정산·책임 나누기"
            },
            {
              "date": "2026-11-28",
              "day_pillar": "병오",
              "day_element": "fire",
              "score": 66,
              "keyword": "위험 점검·문서 읽기"
            },
            {
              "date": "2026-11-29",
              "day_pillar": "정미",
              "day_element": "fire",
              "score": 80,
              "keyword": "반듯한 걸음·조언 듣기"
            }
          ],
          "best_day": "2026-11-29",
          "caution_day": "2026-11-25",
          "advice": "일요일에는 경진 일주의 힘을 살려 믿을 만한 사람과 저축 계획을 나누어 보세요. 수요일에는 쉬고 일요일에는 움직이며 경진 일주답게 평소의 속도를 지키는 데 마음을 쓰세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83nmwtz51pexpgxa80r81b2",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 128,
          "latency": 128,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "weekly"
            ]
          },
          "simulated": true,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        },
        "generated_at": "2026-11-23T07:41:38.143Z"
      }
    },
    "getCharacter": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83nmx0z047gfa0pc0867znz"
      },
      "status": 200,
      "answer": {
        "data": {
          "character": {
            "title": "입하의 기준이 또렷한 큰 칼",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "사화의 달에 경금으로 태어난 홍**********************님은 여름 문턱의 벼려지기를 기다리는 무쇠를 닮아 목표가 서면 곧바로 몸을 움직입니다. 신사 월에 난 경금은 사회생활의 바탕에 편관이 있어 말보다 행동으로 뜻을 보여 주고, 긴장의 끈을 조이는 기운을 앞세웁니다. 경오 년의 뿌리에는 정관이 있어 규칙과 순서를 중요하게 여기고, 가까이에서는 진토의 편인 덕분에 쉽게 믿지 않고 한 번 더 뒤집어 봅니다. 오행이 목 0·화 2·토 2·금 3·수 1로 나뉜 경진 일주라 금의 결이 뚜렷해 기준을 세우면 물러서지 않지만, 나무 기운이 얕아 새 계획이 자라기까지 손이 많이 갑니다.",
            "investment_identity": "사화의 달에 태어난 홍**********************님은 경금의 걸음으로 투자할 때 손절과 익절의 선이 뚜렷하며, 공시와 제도처럼 공식적인 근거를 중시합니다. 경금의 성정대로 원칙 앞에서는 좀처럼 물러서지 않고, 투자에서도 비교와 선별에 강해 좋은 것만 남깁니다. 사화의 달에 난 사주라 봄의 기운이 옅어 시작을 미루기 쉽고, 편관이 겹치면 갑작스러운 소식에 판단이 거칠어지기 쉽습니다. 사화의 바탕을 다지도록 생일이 있는 달마다 나누어 넣는 날짜와 금액을 그대로 이어 가 보세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83nmx2rxcbya6kjzf6ebja7",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 98,
          "latency": 98,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "character"
            ]
          },
          "simulated": true,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        },
        "generated_at": "2026-11-23T07:41:38.362Z"
      }
    },
    "getTendency": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83nmx8tsh90db0x5sa8expa"
      },
      "status": 200,
      "answer": {
        "data": {
          "investment_tendency": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "경오 년에 나서 경진 일주를 받은 홍**********************님은 투자에서 감당할 수 있는 위험과 그렇지 않은 위험을 가려냅니다. 경진 일주는 경금을 받쳐 주는 기운이 적어 무리한 확장은 부담이 되고, 긴 흐름에서는 지루함만 이겨 내면 꾸준함이 살아납니다. 진토의 편인 덕분에 쉽게 믿지 않고 한 번 더 뒤집어 보며, 흐름을 살피되 근거가 모일 때까지 기다립니다.",
            "warning": "사화의 달에 난 경금이라 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하고, 편관이 겹치면 오기로 버티다가 부담을 키우기 쉽습니다. 전화 한 통에 마음이 움직여 오래 세운 계획을 뒤집는 일은 경진 일주의 장점을 흐리니 석 달에 한 번은 스스로 돌아보세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83nmx9q8p2s7g7mjdh4df30",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 112,
          "latency": 112,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "tendency"
            ]
          },
          "simulated": true,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        },
        "generated_at": "2026-11-23T07:41:38.599Z"
      }
    },
    "getRadar": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83nmxf9y2k5nzmtq25d6j5p"
      },
      "status": 200,
      "answer": {
        "data": {
          "radar": {
            "axes": [
              {
                "key": "risk_tolerance",
                "label": "위험 감수",
                "score": 60
              },
              {
                "key": "long_term_aptitude",
                "label": "장기 적성",
                "score": 65
              },
              {
                "key": "trend_sensitivity",
                "label": "흐름 민감도",
                "score": 56
              },
              {
                "key": "patience",
                "label": "인내심",
                "score": 60
              },
              {
                "key": "analysis",
                "label": "분석력",
                "score": 69
              },
              {
                "key": "intuition",
                "label": "직관력",
                "score": 65
              }
            ]
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83nmxg4znazp7yggf4apjfd",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 100,
          "latency": 100,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "radar"
            ]
          },
          "simulated": true,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        },
        "generated_at": "2026-11-23T07:41:38.793Z"
      }
    },
    "getPopularCoins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83nmxp4mm1xm0egn86t7ek4"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 6,
          "insufficient_data": false,
          "as_of": "2026-11-23T07:41:38.995Z",
          "coins": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m83nmxqen59sh60f1cn34yqh",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 96,
          "latency": 96,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "popular_coins"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T07:41:39.022Z"
      }
    },
    "getElementComparison": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83nmxxcmseefef9nrgzk9va"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 7,
          "insufficient_data": false,
          "as_of": "2026-11-23T07:41:39.215Z",
          "mine": {
            "wood": 0,
            "fire": 25,
            "earth": 25,
            "metal": 37.5,
            "water": 12.5
          },
          "average": {
            "wood": 0,
            "fire": 25,
            "earth": 25,
            "metal": 37.5,
            "water": 12.5
          },
          "differences": {
            "wood": 0,
            "fire": 0,
            "earth": 0,
            "metal": 0,
            "water": 0
          },
          "percentile": 0
        },
        "meta": {
          "model": null,
          "request_id": "req_01m83nmxycmw09bv959d1q3ez7",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 82,
          "latency": 82,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "comparison"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T07:41:39.230Z"
      }
    },
    "getFortuneRanking": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-23T07:41:39.362Z",
          "rankings": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m83nmy2m5b8zc618ch69a6pq",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 98,
          "latency": 98,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "fortune_ranking"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T07:41:39.382Z"
      }
    },
    "getTradingStyles": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83nmy8xmn45k0e30zv529kj"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-23T07:41:39.609Z",
          "styles": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m83nmyav6a6fke67e2dgzyxz",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 69,
          "latency": 69,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "trading_styles"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T07:41:39.617Z"
      }
    },
    "getPortfolioBreakdown": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83nmye5d7bmzrrnbwrax28y"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-23T07:41:39.705Z",
          "assets": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m83nmyew43rd2yefbe0qtccs",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 55,
          "latency": 55,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "portfolio_breakdown"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T07:41:39.732Z"
      }
    },
    "getSajuTwins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83nmykxhqtargd6cthfssqr"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 10,
          "insufficient_data": false,
          "as_of": "2026-11-23T07:41:39.930Z",
          "same_day_pillar": 10,
          "same_four_pillars": 10,
          "common_coins": [],
          "common_styles": [],
          "average_score_today": null
        },
        "meta": {
          "model": null,
          "request_id": "req_01m83nmyn6aj2dbtbj9nkh6ct5",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 67,
          "latency": 67,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "saju_twin"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T07:41:39.946Z"
      }
    },
    "streamDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m83nmys6vv665yfnp4x30rk8"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m83nmywwn8k0fd8zn807k5mh.character",
          "event": "character",
          "data": {
            "title": "입하의 기준이 또렷한 큰 칼",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "사화의 달에 경금으로 태어난 홍**********************님은 여름 문턱의 벼려지기를 기다리는 무쇠를 닮아 목표가 서면 곧바로 몸을 움직입니다. 신사 월에 난 경금은 사회생활의 바탕에 편관이 있어 말보다 행동으로 뜻을 보여 주고, 긴장의 끈을 조이는 기운을 앞세웁니다. 경오 년의 뿌리에는 정관이 있어 규칙과 순서를 중요하게 여기고, 가까이에서는 진토의 편인 덕분에 쉽게 믿지 않고 한 번 더 뒤집어 봅니다. 오행이 목 0·화 2·토 2·금 3·수 1로 나뉜 경진 일주라 금의 결이 뚜렷해 기준을 세우면 물러서지 않지만, 나무 기운이 얕아 새 계획이 자라기까지 손이 많이 갑니다.",
            "investment_identity": "사화의 달에 태어난 홍**********************님은 경금의 걸음으로 투자할 때 손절과 익절의 선이 뚜렷하며, 공시와 제도처럼 공식적인 근거를 중시합니다. 경금의 성정대로 원칙 앞에서는 좀처럼 물러서지 않고, 투자에서도 비교와 선별에 강해 좋은 것만 남깁니다. 사화의 달에 난 사주라 봄의 기운이 옅어 시작을 미루기 쉽고, 편관이 겹치면 갑작스러운 소식에 판단이 거칠어지기 쉽습니다. 사화의 바탕을 다지도록 생일이 있는 달마다 나누어 넣는 날짜와 금액을 그대로 이어 가 보세요."
          }
        },
        {
          "id": "call_01m83nmywwn8k0fd8zn807k5mh.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "경오 년에 나서 경진 일주를 받은 홍**********************님은 투자에서 감당할 수 있는 위험과 그렇지 않은 위험을 가려냅니다. 경진 일주는 경금을 받쳐 주는 기운이 적어 무리한 확장은 부담이 되고, 긴 흐름에서는 지루함만 이겨 내면 꾸준함이 살아납니다. 진토의 편인 덕분에 쉽게 믿지 않고 한 번 더 뒤집어 보며, 흐름을 살피되 근거가 모일 때까지 기다립니다.",
            "warning": "사화의 달에 난 경금이라 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하고, 편관이 겹치면 오기로 버티다가 부담을 키우기 쉽습니다. 전화 한 통에 마음이 움직여 오래 세운 계획을 뒤집는 일은 경진 일주의 장점을 흐리니 석 달에 한 번은 스스로 돌아보세요."
          }
        },
        {
          "id": "call_01m83nmywwn8k0fd8zn807k5mh.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "today_fortune": {
              "date": "2026-11-23",
              "formatted_date": "2026년 11월 23일 월요일",
              "day_element": "metal",
              "score": 66,
              "overall_analysis": "홍**********************님의 경진 일주에 신축의 기운이 닿아 뒤처진 일을 한꺼번에 따라잡을 기세가 나지만, 남에게 판단을 맡기고 마음을 놓기 쉽습니다. 경진 일주의 사주에서는 가운데 글자 없는 가합이 월지 사화에 닿아 일과 얽힌 약속에 옅은 힘이 보태지니 도움을 받을 일과 혼자 할 일을 나누어 두는 것이 좋습니다. 신사 월에 난 사주에서는 신축에 실린 토 기운 덕분에 한쪽으로 쏠린 무게가 덜어지니 잠시 멈추어 잡곡밥이나 뿌리채소를 곁들여 보세요. 진토를 품은 사주의 오늘은 기회와 부담이 나란히 놓여 있으니 결정 앞에서 근거를 세 가지만 적어 보세요.",
              "action_items": [
                {
                  "type": "do",
                  "text": "판을 크게 벌이게 하는 힘을 살려 경금답게 장이 끝난 뒤 가계부의 빈칸을 한 주 치만 채워 보세요."
                },
                {
                  "type": "do",
                  "text": "축토의 정인을 부드럽게 쓰도록 하루에 한 번은 지킬 수 있는 약속을 하나만 정해 보세요."
                },
                {
                  "type": "avoid",
                  "text": "신축의 날에는 경금의 마음이 바빠지기 쉬우니 늦은 밤의 감정에 기대어 다른 사람에게 하소연을 옮기는 일은 하루만 더 생각해 보세요."
                },
                {
                  "type": "avoid",
                  "text": "경진 일주는 친한 사람과의 돈 계산이 어긋나기 쉬우니 확인하지 않은 소문에 이끌려 익숙하지 않은 상품에 들어가는 일만은 피하세요."
                }
              ],
              "timing": {
                "best": "17:00-19:00",
                "avoid": "11:00-13:00",
                "reason": "경금에게 유시(17~19시)는 육합을 이룬 유금과 진토의 호흡이 맞아 숫자를 차분히 읽게 되며, 오시(11~13시)는 부담스러운 목 기운이 갑오를 따라 들어와 말이 먼저 나가기 쉽습니다."
              }
            },
            "investment_fortune": {
              "short_term": {
                "message": "쉽게 휘지 않는 강철 같은 경진 일주에게 겁재의 날은 재물을 두고 겨루는 기운이 짙어지는 때라 장이 조용할 때 다음 순서를 적어 두는 것이 알맞습니다. 날이 선 큰 칼 같은 사람일수록 조금 더 기다려도 괜찮을 때를 기다려 아침 첫 시간에 결정하세요.",
                "warning": "정인이 지나치면 예전에 통하던 방식을 그대로 되풀이하기 쉬우니 조용한 음악 곁에서 올해 세운 저축 목표와 지금의 자리를 견주어 보세요."
              },
              "long_term": {
                "message": "신금의 겁재는 사화의 달에 난 경진 일주의 긴 계획에서 함께 모으는 몫의 규칙을 글로 남기게 합니다. 목 0·화 2·토 2·금 3·수 1의 사주에서는 신축의 토 기운이 판단의 빈자리를 메워 주니 지출을 줄이는 일도 긴 투자로 여기는 것이 좋습니다.",
                "advice": "사화의 바탕을 다지도록 월급을 받는 날마다 목표 금액과 남은 기간을 새로 셈해 보세요."
              },
              "example": "사화의 달에 난 경금에게는 이를테면 관심 자산을 다섯 가지만 골라 두었다가 손실 한도가 정해져 있을 때 여유 자금의 10%부터 시작해 보는 방식이 있습니다. 승부가 걸린 자리에서 집중력이 살아나니 사화의 달에 난 홍**********************님에게는 이렇게 감정과 돈의 거리를 벌려 주는 방식이 힘이 됩니다."
            },
            "why_explanation": "초여름에 난 경금에게 신금은 겁재, 축토는 정인으로 다가와 함께할 사람과 힘을 합칠 기회가 생기고, 믿을 만한 조언이 제때 닿습니다. 경오 년에 난 사주에서는 축토가 월지의 사화와 느슨한 가합을 이루어 맡은 일의 진행에 작은 도움이 따릅니다. 목 0·화 2·토 2·금 3·수 1의 짜임을 지닌 경진 일주에서는 기다리던 토 기운이 신금과 축토를 따라 들어옵니다. 용신인 토 기운이 축토를 타고 들어오므로 오늘 경금의 점수는 66점입니다."
          }
        },
        {
          "id": "call_01m83nmywwn8k0fd8zn807k5mh.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m83nmytr4bdwa2gpjw5wkbs4",
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        }
      ]
    },
    "streamLegacyDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "saju": {
          "pillars": {
            "year": {
              "stem": {
                "hangul": "갑",
                "hanja": "甲"
              },
              "branch": {
                "hangul": "자",
                "hanja": "子"
              }
            },
            "month": {
              "stem": {
                "hangul": "병",
                "hanja": "丙"
              },
              "branch": {
                "hangul": "인",
                "hanja": "寅"
              }
            },
            "day": {
              "stem": {
                "hangul": "갑",
                "hanja": "甲"
              },
              "branch": {
                "hangul": "자",
                "hanja": "子"
              }
            },
            "hour": {
              "stem": {
                "hangul": "갑",
                "hanja": "甲"
              },
              "branch": {
                "hangul": "자",
                "hanja": "子"
              }
            }
          },
          "dayMaster": {
            "element": "wood",
            "name": "거짓"
          },
          "elements": {
            "wood": 9,
            "fire": 9,
            "earth": 9,
            "metal": 9,
            "water": 9
          },
          "zodiac": "dragon"
        },
        "userName": "홍길동"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m83nmz2pf526609bt37j5mj4.character",
          "event": "character",
          "data": {
            "title": "푸르게 뻗는 초봄의 아름드리나무",
            "dayMaster": "갑목",
            "dayMasterHanja": "甲",
            "elementName": "목(木)",
            "emoji": "🌳",
            "identity": "인목의 달에 갑목으로 태어난 홍길동님은 초봄의 줄기가 굵은 소나무를 닮아 앞장서서 길을 여는 데 망설임이 적습니다. 인목에 자리한 비견의 영향으로 한번 세운 뜻을 쉽게 굽히지 않으며, 한번 정한 방향을 곧게 밀고 나갑니다. 속마음을 비추는 자수가 정인이라 받은 은혜를 오래 기억하며, 스스로 세운 뜻을 쉽게 거두지 않습니다. 오행이 목 4·화 1·토 0·금 0·수 3으로 나뉜 갑자 일주라 가지가 많은 사주라 관심이 여러 갈래로 나뉘지만, 금의 결이 옅어 정리와 마감에 공을 들여야 합니다.",
            "investmentIdentity": "병인 월에 나서 비겁의 기운이 앞서는 홍길동님은 스스로 고른 종목에 애착이 크며, 자라날 분야를 먼저 알아보는 눈이 있습니다. 갑자 일주답게 기운이 내 편에 모여 있어 추진력이 남고, 한번 담은 자산을 끝까지 지켜보는 뚝심이 있습니다. 흐름이 어긋날 때 갑자 일주는 고집이 손실을 키우기 쉬우니, 남의 말이 아니라 내 기록이 뒷받침할 때만 움직이는 원칙이 필요합니다. 인목의 바탕을 다지도록 매달 첫 주말에 쓰지 않은 계좌를 하나씩 닫아 보세요."
          }
        },
        {
          "id": "call_01m83nmz2pf526609bt37j5mj4.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "비겁이 이끄는 홍길동님의 갑자 일주는 남의 의견보다 직접 확인한 근거를 믿고, 오르내림을 지켜보며 비중을 조절합니다. 갑자 일주는 인목의 도움을 받는 갑목이라 한발 앞서 움직일 여력이 있고, 긴 흐름에서는 목표가 가까워질수록 마음이 안정됩니다. 새 소식 앞에서 갑자 일주는 처음 듣는 말은 한 번쯤 의심해 보고, 시작하는 기업의 가능성을 높이 삽니다.",
            "warning": "인목의 달에 난 갑목이라 결실을 거두는 칼이 무뎌 이익을 확정하기가 망설여지고, 비견이 겹치면 남과 같은 것을 가져야 마음이 놓이기 쉽습니다. 인목의 바탕을 다지도록 석 달에 한 번은 믿을 만한 사람에게 계획을 설명하며 빈틈을 찾아보세요."
          }
        },
        {
          "id": "call_01m83nmz2pf526609bt37j5mj4.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "todayFortune": {
              "date": "2026-11-23",
              "formattedDate": "2026년 11월 23일 월요일",
              "dayElement": "metal",
              "score": 73,
              "overallAnalysis": "봄 문턱의 갑목으로 태어난 홍길동님이 신축을 만나는 날이라 공들인 만큼의 결과를 헤아려 보게 되고, 들뜬 마음이 가라앉고 기준이 살아납니다. 인목을 바탕에 둔 사주에서는 일지 자수가 축토와 육합으로 짝을 지어 집안의 분위기에 여유가 생기니 공식 자료를 꼼꼼히 읽은 만큼 앞서게 됩니다. 갑자 일주에게는 신축이 꺼리는 토 기운을 더해 한쪽으로 쏠리기 쉬우니 잠깐이라도 물을 한 잔 더 마셔 보세요. 이른 봄에 난 갑목의 오늘은 막힌 곳보다 트인 곳이 많으니 좋은 소식일수록 확인하고 나누세요.",
              "actionItems": [
                {
                  "type": "do",
                  "text": "질서와 약속을 세우는 힘이 도는 날이니 저녁을 차리기 전에 목표로 삼은 기간이 몇 해 남았는지 세어 보세요."
                },
                {
                  "type": "do",
                  "text": "수 기운을 보태도록 잠시 멈추어 떠오르는 생각을 그대로 적어 보세요."
                },
                {
                  "type": "avoid",
                  "text": "갑자 일주의 오늘에는 지인의 말 한마디에 기대어 정해 둔 한도를 넘기는 일은 멈추세요."
                },
                {
                  "type": "avoid",
                  "text": "인목의 달에 난 갑목은 눈앞의 숫자에 매여 멀리 보지 못하기 쉬우니 기분이 상한 김에 계획에 없던 것을 사는 일은 삼가세요."
                }
              ],
              "timing": {
                "best": "09:00-11:00",
                "avoid": "13:00-15:00",
                "reason": "정인의 계사가 수 기운을 실어 와 사시(09~11시)에는 막힌 생각이 이어지지만, 을미의 미토가 자수와 해로 맞서 미시(13~15시)에는 감정이 숫자를 가리기 쉽습니다."
              }
            },
            "investmentFortune": {
              "shortTerm": {
                "message": "신금의 정관이 시장을 대하는 갑목의 마음에 닿아 맡은 자리에서 믿음을 얻게 되니 들어갈 이유와 나올 이유를 나란히 적어 두면 힘이 됩니다. 줄기가 굵은 소나무 같은 사람일수록 되돌릴 길이 열려 있을 때를 기다려 오후 업무를 시작하기 전에 결정하세요.",
                "warning": "다만 인목의 달에 난 갑목은 처음 고른 것을 책임지려다 더 나은 길을 외면하기 쉬우니 오늘까지라는 말에 떠밀려 모르는 상품에 가입하는 일은 다음으로 미루세요."
              },
              "longTerm": {
                "message": "신금의 정관은 인목의 달에 난 갑자 일주의 긴 계획에서 기준을 바꿀 때의 조건까지 정해 두게 합니다. 목 4·화 1·토 0·금 0·수 3의 사주에서는 신축의 토 기운이 쌓여 마음이 앞서기 쉬우니 목표 금액보다 목표 기간을 먼저 정하는 것이 알맞습니다.",
                "advice": "인목의 바탕을 다지도록 절기가 바뀔 때마다 가족과 함께 큰 지출의 순서를 정해 보세요."
              },
              "example": "갑자 일주에는 쓰고 남은 돈의 40%를 매달 23일에 단기 채권으로 옮기며 반년마다 그 까닭을 적어 보는 방법이 있습니다. 알뜰하게 살피려는 마음이 더해지는 날이니 인목의 달에 난 홍길동님에게는 미리 정한 선을 지키는 연습이 큰 보탬이 됩니다."
            },
            "whyExplanation": "신축을 갑자 일주의 갑목에 견주니 천간은 정관, 지지는 정재라 공식 자료에서 찾던 답을 얻게 되고, 살림의 앞뒤가 한눈에 정리됩니다. 초봄에 난 갑목의 사주에서는 시지 자수가 축토와 육합으로 짝을 지어 준비하는 일에 여유가 생깁니다. 목 기운이 두텁고 금 기운이 얇은 갑자 일주에서는 신축에 담긴 토 기운 때문에 장점이 고집으로 바뀌기 쉽습니다. 오늘은 축토가 사주에 짐이 되는 토 기운을 더하지만 일지의 자수가 축토와 육합으로 묶여 집에서 보내는 시간에 온기가 번지고, 둘을 더해 73점이 됩니다."
          }
        },
        {
          "id": "call_01m83nmz2pf526609bt37j5mj4.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m83nmz27a7txcexvndhztqfz",
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        }
      ]
    },
    "calculateSaju": {
      "params": {},
      "query": {},
      "body": {
        "birth_year": 1990,
        "birth_month": 5,
        "birth_day": 15,
        "birth_hour": 14,
        "gender": "female"
      },
      "status": 200,
      "answer": {
        "pillars": {
          "year": {
            "stem": "경",
            "stem_hanja": "庚",
            "stem_meaning": "무쇠",
            "branch": "오",
            "branch_hanja": "午",
            "branch_meaning": "말, 한여름 정오의 불",
            "element": "metal",
            "hidden_stems": [
              "병",
              "기",
              "정"
            ]
          },
          "month": {
            "stem": "신",
            "stem_hanja": "辛",
            "stem_meaning": "보석",
            "branch": "사",
            "branch_hanja": "巳",
            "branch_meaning": "뱀, 초여름의 불",
            "element": "metal",
            "hidden_stems": [
              "무",
              "경",
              "병"
            ]
          },
          "day": {
            "stem": "경",
            "stem_hanja": "庚",
            "stem_meaning": "무쇠",
            "branch": "진",
            "branch_hanja": "辰",
            "branch_meaning": "용, 늦봄의 젖은 땅",
            "element": "metal",
            "hidden_stems": [
              "을",
              "계",
              "무"
            ]
          },
          "hour": {
            "stem": "계",
            "stem_hanja": "癸",
            "stem_meaning": "비와 이슬",
            "branch": "미",
            "branch_hanja": "未",
            "branch_meaning": "양, 늦여름의 마른 땅",
            "element": "water",
            "hidden_stems": [
              "정",
              "을",
              "기"
            ]
          }
        },
        "time_basis": {
          "clock": "standard",
          "day_boundary": "split",
          "longitude_deg": null,
          "birth_place": null,
          "convention": "standard/135/split",
          "instant": "1990-05-15T05:00:00Z",
          "utc_offset_minutes": 540,
          "summer_time": false,
          "local_time": "1990-05-15T14:00:00",
          "notices": [],
          "differs_under": []
        },
        "day_master": {
          "stem": "경",
          "hanja": "庚",
          "name": "경금",
          "element": "metal",
          "polarity": "yang",
          "description": "경금은 단단하게 벼려진 무쇠입니다. 옳고 그름이 분명하고 결단이 빨라, 복잡한 상황을 시원하게 정리합니다. 시련을 거칠수록 강해지고, 한번 맺은 의리는 오래 지킵니다.",
          "characteristics": [
            "과감한 결단력",
            "강한 의리와 책임감",
            "정의로운 원칙",
            "역경에 꺾이지 않는 의지"
          ]
        },
        "elements": {
          "wood": {
            "count": 0,
            "percentage": 0,
            "stems": [],
            "branches": []
          },
          "fire": {
            "count": 2,
            "percentage": 25,
            "stems": [],
            "branches": [
              "오",
              "사"
            ]
          },
          "earth": {
            "count": 2,
            "percentage": 25,
            "stems": [],
            "branches": [
              "진",
              "미"
            ]
          },
          "metal": {
            "count": 3,
            "percentage": 37.5,
            "stems": [
              "경",
              "신",
              "경"
            ],
            "branches": []
          },
          "water": {
            "count": 1,
            "percentage": 12.5,
            "stems": [
              "계"
            ],
            "branches": []
          }
        },
        "element_balance": {
          "strongest": "metal",
          "weakest": "wood",
          "needed": [
            "wood"
          ],
          "excess": [
            "metal"
          ]
        },
        "ten_year_cycles": [
          {
            "age_start": 3,
            "age_end": 12,
            "stem": "경",
            "branch": "진",
            "element": "metal",
            "description": "천간에 비견이 놓여 독립하려는 마음이 커지고, 뜻이 맞는 동료와 새 길을 여는 시기입니다. 바탕에는 편인의 사색이 있으니, 혼자만의 판단에 머물지 말고 검증을 거쳐 움직이는 것이 좋습니다."
          },
          {
            "age_start": 13,
            "age_end": 22,
            "stem": "기",
            "branch": "묘",
            "element": "earth",
            "description": "천간에 정인이 놓여 배움과 후원이 찾아오고, 자격과 문서에 좋은 소식이 생기는 시기입니다. 바탕에는 정재의 알뜰함이 있어, 저축과 계획을 꾸준히 지키는 사람에게 결실이 돌아갑니다."
          },
          {
            "age_start": 23,
            "age_end": 32,
            "stem": "무",
            "branch": "인",
            "element": "earth",
            "description": "천간에 편인이 놓여 관심이 안으로 깊어지고, 남다른 전문성을 갈고닦는 시기입니다. 바탕에는 편재의 활발한 움직임이 있어, 기회를 넓게 보되 감당할 수 있는 크기로 나누는 지혜가 필요합니다."
          },
          {
            "age_start": 33,
            "age_end": 42,
            "stem": "정",
            "branch": "축",
            "element": "fire",
            "description": "천간에 정관이 놓여 자리와 명예가 따르고, 사회의 규칙 안에서 인정받는 시기입니다. 바탕에는 정인의 보살핌이 있어, 공부와 휴식에 들인 시간이 다음 단계의 힘으로 쌓입니다."
          },
          {
            "age_start": 43,
            "age_end": 52,
            "stem": "병",
            "branch": "자",
            "element": "fire",
            "description": "천간에 편관이 놓여 책임과 압박이 커지는 만큼, 견뎌 낸 경험이 권위로 바뀌는 시기입니다. 바탕에는 상관의 날카로움이 있으니, 말을 고르고 창의를 결과로 보여 줄 때 평판이 높아집니다. 일지와 반합으로 통하여 뜻을 함께하는 이들이 모이고 일의 흐름이 매끄러워집니다."
          },
          {
            "age_start": 53,
            "age_end": 62,
            "stem": "을",
            "branch": "해",
            "element": "wood",
            "description": "천간에 정재가 놓여 성실한 노력이 안정된 수입과 자산으로 쌓이는 시기입니다. 바탕에는 식신의 꾸준함이 있어, 기술과 건강을 함께 가꾸면 오래가는 기반이 됩니다."
          },
          {
            "age_start": 63,
            "age_end": 72,
            "stem": "갑",
            "branch": "술",
            "element": "wood",
            "description": "천간에 편재가 놓여 활동 무대가 넓어지고, 사람과 돈의 흐름이 빨라지는 시기입니다. 바탕에는 편인의 사색이 있으니, 혼자만의 판단에 머물지 말고 검증을 거쳐 움직이는 것이 좋습니다. 일지와 충을 이루어 거처나 일, 관계에 변화가 생기기 쉬우니 큰 결정은 여유를 두고 준비하십시오."
          },
          {
            "age_start": 73,
            "age_end": 82,
            "stem": "계",
            "branch": "유",
            "element": "water",
            "description": "천간에 상관이 놓여 표현과 변화의 욕구가 강해지고, 틀을 바꾸는 시도로 주목받는 시기입니다. 바탕에는 겁재의 승부욕이 흐르니, 보증이나 무리한 투자는 피하고 협력의 규칙부터 정하는 것이 좋습니다. 일지와 육합을 이루어 사람의 도움이 가까이에서 생기고 생활이 안정됩니다."
          },
          {
            "age_start": 83,
            "age_end": 92,
            "stem": "임",
            "branch": "신",
            "element": "water",
            "description": "천간에 식신이 놓여 재능이 편안하게 펼쳐지고, 생활의 여유와 결과물이 함께 늘어나는 시기입니다. 바탕에는 비견의 자립심이 깔려 있어, 스스로 기준을 세우고 체력을 기를수록 발걸음이 단단해집니다."
          },
          {
            "age_start": 93,
            "age_end": 102,
            "stem": "신",
            "branch": "미",
            "element": "metal",
            "description": "천간에 겁재가 놓여 경쟁과 지출이 함께 늘기 쉬우니, 몫과 경계를 분명히 하며 승부하는 시기입니다. 바탕에는 정인의 보살핌이 있어, 공부와 휴식에 들인 시간이 다음 단계의 힘으로 쌓입니다."
          }
        ],
        "analysis": {
          "personality": "경진일주는 젖은 흙에서 막 꺼낸 거대한 원석과 같아, 타고난 기개와 무게가 있습니다. 뜻을 세우면 크게 밀고 나가며, 남다른 포부로 사람들의 시선을 모읍니다. 여름에 태어난 쇠라 뜨거운 단련을 거치며, 견딘 만큼 쓰임새가 귀해집니다. 경금 일간이 신사월에 태어나 사회에서는 겁재의 승부욕으로 사람들 사이에서 앞자리를 다투고, 그 바탕에는 스스로를 다그치는 편관의 긴장이 있습니다. 경금은 일지 진토에서 12운성의 양, 월지 사화에서 장생에 놓여 보살핌을 주고받으며 천천히 자라고, 신약한 힘을 나누어 쓰며 곁에서 거들어 주는 사람과 함께 멀리 갑니다. 사주의 사오미가 방합을 이루어 한 계절의 기운이 두터워 잘하는 일이 분명합니다. 계미시에는 경금 일간의 상관이 있어 앞날을 남다르게 꾸미고 싶어 하고, 나이가 들수록 정인의 지혜가 사람을 돕습니다. 오행 가운데 금 기운이 뚜렷하게 강합니다. 쇠와 쇠가 부딪쳐 날이 서듯 독립심이 강하고, 승부의 순간에 물러서지 않습니다. 반면 목 기운은 겉으로 드러나지 않습니다. 목 기운은 일부러 늘리지 않아도 균형이 잡힙니다. 음과 양이 고르게 섞여 나설 때와 물러설 때를 비교적 잘 가립니다.",
          "strengths": [
            "배짱과 지략을 함께 갖추어 큰 승부에서 강합니다.",
            "금 기운이 넉넉해 기준이 분명하고 마무리가 깔끔합니다.",
            "편관이 힘이 되어 위기에서 물러서지 않는 담력과 통솔력이 있습니다."
          ],
          "weaknesses": [
            "옳고 그름이 분명해 중간의 사정을 살피지 못할 때가 있습니다.",
            "금 기운이 넘칠 때에는 기준이 날카로워져 사람의 사정을 놓칠 수 있습니다.",
            "재성이 약한 편이라 돈과 시간의 흐름을 숫자로 챙기는 일에 소홀해지기 쉽습니다."
          ],
          "career_advice": "경영, 법조, 첨단 산업, 대형 프로젝트처럼 결단이 필요한 자리에서 카리스마를 보입니다. 재량이 넓고 성과가 분명히 나뉘는 환경에서 의욕이 오르니, 동업에서는 역할과 몫을 문서로 정해 두십시오. 투자에서는 수익보다 현금 흐름을 먼저 살피고, 자동 이체와 분산으로 구조를 만들어 두는 편이 안전합니다. 정해진 시간과 장소에서 일하는 습관을 들이면 용신인 토 기운이 자리를 잡습니다.",
          "relationship_advice": "결론을 서두르기보다 상대의 사정을 끝까지 듣는 태도가 존경을 사랑으로 바꿉니다. 약속과 예의를 지키는 믿음직한 사람이지만, 의무감보다 즐거움으로 만나는 날이 필요합니다. 일지가 다른 지지와 다투지 않아, 한번 맺은 관계를 잔잔하고 안정되게 이어 갑니다. 대화에서는 듣기와 말하기의 균형이 좋으니, 갈등이 생겼을 때 중재하는 역할을 맡아 보십시오.",
          "strength": {
            "grade": "신약",
            "score": 35,
            "deukryeong": false,
            "deukji": true,
            "deukse": false,
            "rooted": true,
            "group_share": {
              "비겁": 20,
              "식상": 11.5,
              "재성": 4.5,
              "관성": 55,
              "인성": 9
            }
          },
          "useful_god": {
            "side": "support",
            "useful": "earth",
            "helping": "metal",
            "adverse": "wood",
            "group": "인성",
            "reason": "억부:관성 과다",
            "presence": "hidden",
            "climate": {
              "stems": "임무병정",
              "element": "water",
              "urgent": true,
              "fits": false
            },
            "disease": "관성"
          },
          "pattern": {
            "name": "편관격",
            "exposed": false,
            "special": null
          },
          "relations": [
            {
              "kind": "육합",
              "positions": [
                "year",
                "hour"
              ],
              "signs": "오미"
            },
            {
              "kind": "방합",
              "positions": [
                "year",
                "month",
                "hour"
              ],
              "signs": "사오미",
              "element": "fire"
            }
          ],
          "stages": {
            "year": "목욕",
            "month": "장생",
            "day": "양",
            "hour": "관대"
          },
          "markers": [
            {
              "name": "천을귀인",
              "position": "hour"
            },
            {
              "name": "괴강",
              "position": "day"
            }
          ],
          "void_branches": [
            "신",
            "유"
          ],
          "luck": {
            "direction": "backward",
            "start_age": 3,
            "cycles": [
              {
                "age_start": 3,
                "age_end": 12,
                "pillar": "경진",
                "stem_ten_god": "비견",
                "branch_ten_god": "편인",
                "stage": "양",
                "favour": 3
              },
              {
                "age_start": 13,
                "age_end": 22,
                "pillar": "기묘",
                "stem_ten_god": "정인",
                "branch_ten_god": "정재",
                "stage": "태",
                "favour": 0
              },
              {
                "age_start": 23,
                "age_end": 32,
                "pillar": "무인",
                "stem_ten_god": "편인",
                "branch_ten_god": "편재",
                "stage": "절",
                "favour": 0
              },
              {
                "age_start": 33,
                "age_end": 42,
                "pillar": "정축",
                "stem_ten_god": "정관",
                "branch_ten_god": "정인",
                "stage": "묘",
                "favour": 2
              },
              {
                "age_start": 43,
                "age_end": 52,
                "pillar": "병자",
                "stem_ten_god": "편관",
                "branch_ten_god": "상관",
                "stage": "사",
                "favour": 0
              },
              {
                "age_start": 53,
                "age_end": 62,
                "pillar": "을해",
                "stem_ten_god": "정재",
                "branch_ten_god": "식신",
                "stage": "병",
                "favour": -2
              },
              {
                "age_start": 63,
                "age_end": 72,
                "pillar": "갑술",
                "stem_ten_god": "편재",
                "branch_ten_god": "편인",
                "stage": "쇠",
                "favour": 0
              },
              {
                "age_start": 73,
                "age_end": 82,
                "pillar": "계유",
                "stem_ten_god": "상관",
                "branch_ten_god": "겁재",
                "stage": "제왕",
                "favour": 1
              },
              {
                "age_start": 83,
                "age_end": 92,
                "pillar": "임신",
                "stem_ten_god": "식신",
                "branch_ten_god": "비견",
                "stage": "건록",
                "favour": 1
              },
              {
                "age_start": 93,
                "age_end": 102,
                "pillar": "신미",
                "stem_ten_god": "겁재",
                "branch_ten_god": "정인",
                "stage": "관대",
                "favour": 3
              }
            ],
            "year": {
              "year": 2026,
              "pillar": "병오",
              "stem_ten_god": "편관",
              "branch_ten_god": "정관",
              "stage": "목욕",
              "favour": 0,
              "tone": "fair",
              "cycle": "정축",
              "turning": false,
              "relations": [
                {
                  "kind": "자형",
                  "positions": [
                    "year"
                  ],
                  "own": "오",
                  "other": "오"
                },
                {
                  "kind": "천간합",
                  "positions": [
                    "month"
                  ],
                  "own": "신",
                  "other": "병"
                },
                {
                  "kind": "육합",
                  "positions": [
                    "hour"
                  ],
                  "own": "미",
                  "other": "오"
                },
                {
                  "kind": "방합",
                  "positions": [
                    "month",
                    "hour"
                  ],
                  "own": "사미",
                  "other": "오"
                }
              ],
              "cycle_relations": []
            },
            "month": {
              "month": "2026-11",
              "pillar": "기해",
              "stem_ten_god": "정인",
              "branch_ten_god": "식신",
              "stage": "병",
              "favour": 2,
              "tone": "bright",
              "cycle": "정축",
              "turning": false,
              "relations": [
                {
                  "kind": "충",
                  "positions": [
                    "month"
                  ],
                  "own": "사",
                  "other": "해"
                },
                {
                  "kind": "원진",
                  "positions": [
                    "day"
                  ],
                  "own": "진",
                  "other": "해"
                },
                {
                  "kind": "가합",
                  "positions": [
                    "hour"
                  ],
                  "own": "미",
                  "other": "해"
                }
              ]
            }
          }
        }
      }
    },
    "composeYearlyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m83nmzcmvk410q3833qak5jm"
      },
      "status": 200,
      "answer": {
        "data": {
          "year": 2026,
          "year_pillar": "병오",
          "score": 66,
          "summary": "날이 선 큰 칼을 닮은 홍**********************님에게 병오의 2026년은 압박을 이겨 내게 하는 힘과 질서와 약속을 세우는 힘이 앞서는 한 해입니다. 오화의 한 해 동안 오화가 시지의 미토와 육합을 이루어 오래 품은 구상이 부드러워지니 절차를 건너뛰지 않는 것이 지름길이 됩니다. 정축 대운의 정관이 바탕에 흐르고 병오가 데려온 편관이 나란히 작용합니다. 입하 무렵에 난 경금이 정유의 9월을 만나면 앞뒤 순서가 차근차근 정리됩니다. 사화의 달에 난 경금의 올해는 좋은 일과 아쉬운 일이 반반씩 섞여 있으니, 9월에 움직이고 6월에 쉬는 박자가 어울립니다.",
          "quarters": [
            {
              "quarter": 1,
              "score": 60,
              "advice": "경인이 드는 1월에서 3월 사이에는 초여름에 난 경금이 뜻을 꺾지 않으려는 마음을 만나니 의견이 갈리면 결론을 조금 미루는 것도 방법입니다."
            },
            {
              "quarter": 2,
              "score": 59,
              "advice": "묵은 규칙에 물음을 던지게 하는 힘이 오가는 봄과 초여름에는 경진 일주의 걸음을 고르며 환율과 금리가 내 살림에 닿는 곳을 짚어 보세요."
            },
            {
              "quarter": 3,
              "score": 72,
              "advice": "경진 일주의 여름과 초가을에는 병신이 들어 느슨하던 규칙을 다시 조이게 되니 약속한 일을 먼저 챙기면 길이 넓어집니다."
            },
            {
              "quarter": 4,
              "score": 67,
              "advice": "고르게 흘러가는 10월에서 12월 사이, 날이 선 큰 칼 같은 사람에게는 믿을 만한 조언이 제때 닿지만 쉬는 시간과 배우는 시간을 나누어 두는 것이 좋습니다."
            }
          ],
          "months": [
            {
              "month": 1,
              "score": 74,
              "keyword": "든든한 뒷받침·마음 가라앉히기"
            },
            {
              "month": 2,
              "score": 52,
              "keyword": "뚝심의 시간·넓게 둘러보기"
            },
            {
              "month": 3,
              "score": 54,
              "keyword": "몫 나누기·지출 다듬기"
            },
            {
              "month": 4,
              "score": 71,
              "keyword": "손에 익은 일·깊은 생각"
            },
            {
              "month": 5,
              "score": 58,
              "keyword": "재치의 쓰임·위험 점검"
            },
            {
              "month": 6,
              "score": 49,
              "keyword": "제안 살피기·원칙대로"
            },
            {
              "month": 7,
              "score": 69,
              "keyword": "알뜰한 정산·천천히 다지기"
            },
            {
              "month": 8,
              "score": 67,
              "keyword": "한도 지키기·기준 세우기"
            },
            {
              "month": 9,
              "score": 79,
              "keyword": "문서 읽기·지갑 단속"
            },
            {
              "month": 10,
              "score": 70,
              "keyword": "숨은 단서·의심의 쓸모"
            },
            {
              "month": 11,
              "score": 70,
              "keyword": "조언 듣기·먹거리 든든"
            },
            {
              "month": 12,
              "score": 62,
              "keyword": "내 속도로·충동 고르기"
            }
          ],
          "advice": "9월에는 경진 일주의 힘을 살려 자산별 비중을 종이 한 장에 동그라미로 그려 보세요. 경금의 속도를 믿고 사화의 달에 난 사람답게 작은 약속부터 제때 지켜 보세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83nmzdcrm37ng8zzg4vxtft",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 350,
          "latency": 350,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "yearly"
            ]
          },
          "simulated": true,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        },
        "generated_at": "2026-11-23T07:41:41.002Z"
      }
    },
    "calculateCompatibility": {
      "params": {},
      "query": {},
      "body": {
        "a": {
          "birth_date": "1990-05-15",
          "birth_time": "14:00",
          "gender": "female"
        },
        "b": {
          "profile_id": "prf_01m83nmzv7dt4yphffpv93fx51"
        }
      },
      "status": 200,
      "answer": {
        "data": {
          "score": 45,
          "grade": "C",
          "breakdown": {
            "day_stem": 15,
            "day_branch": 10,
            "year_branch": 7,
            "element_balance": 8,
            "other_pillars": 5
          },
          "relations": {
            "day_stem": "same_element",
            "day_branch": "self_punishment",
            "day_branch_also": [],
            "year_branch": "self_punishment",
            "year_branch_also": []
          },
          "element_complement": {
            "a_gives": [
              "metal"
            ],
            "b_gives": [
              "metal"
            ]
          },
          "strengths": [
            "일간의 오행이 같아 생각의 바탕이 비슷하고, 긴 설명 없이도 서로를 이해합니다.",
            "금 기운을 주고받으며 서로의 용신을 거드는 희신이 되어 줍니다."
          ],
          "cautions": [
            "일지가 같은 글자로 자형을 이루어 닮은 고집이 부딪힐 수 있으니, 양보의 순서를 정해 두면 좋습니다.",
            "띠가 자형을 이루어 비슷한 약점이 함께 드러날 수 있으니, 조언해 줄 제삼자를 곁에 두십시오."
          ],
          "summary": "두 사람의 궁합은 45점으로, 다른 점을 이해하는 노력이 필요한 인연입니다. 닮은 두 사람이라 공감이 빠르고, 같은 편이라는 믿음이 큽니다. 서로에게 힘이 되는 기운은 새로운 취미나 배움으로 함께 채워 보십시오."
        },
        "meta": {
          "model": null,
          "request_id": "req_01m83nmzyr6g1v1fnsq9s9rnnx",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 16,
          "latency": 16,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": []
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T07:41:41.224Z"
      }
    },
    "createProfile": {
      "params": {},
      "query": {},
      "body": {
        "external_id": "customer-1001",
        "name": "홍길동",
        "birth_year": 1990,
        "birth_month": 5,
        "birth_day": 15,
        "birth_hour": 14,
        "gender": "female",
        "investment": {
          "favorite_coins": [
            "BTC"
          ],
          "trading_style": "long_term"
        }
      },
      "status": 201,
      "answer": {
        "id": "prf_01m83nn01q1gwa7fmvfsmdhrs1",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T07:41:41.303Z",
        "updated_at": "2026-11-23T07:41:41.303Z"
      }
    },
    "listProfiles": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m83nn0720p18mxwv3qekremv",
            "external_id": "customer-1001",
            "name": "홍**",
            "birth_year": "19**",
            "gender": "female",
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-23T07:41:41.474Z",
            "updated_at": "2026-11-23T07:41:41.474Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfile": {
      "params": {
        "id": "prf_01m83nn0fn69xqkev622fwh64q"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m83nn0fn69xqkev622fwh64q",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T07:41:41.749Z",
        "updated_at": "2026-11-23T07:41:41.749Z"
      }
    },
    "unmaskProfile": {
      "params": {
        "id": "prf_01m83nn0mb1bd3c937g8c82a1y"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m83nn0mb1bd3c937g8c82a1y",
        "external_id": "customer-1001",
        "name": "홍길동",
        "birth_year": 1990,
        "birth_month": 5,
        "birth_day": 15,
        "birth_hour": 14,
        "birth_minute": null,
        "gender": "female",
        "calendar_type": "solar",
        "is_leap_month": false,
        "time_basis": {
          "clock": "standard",
          "day_boundary": "split",
          "longitude_deg": null,
          "birth_place": null,
          "convention": "standard/135/split",
          "instant": "1990-05-15T05:00:00Z",
          "utc_offset_minutes": 540,
          "summer_time": false,
          "local_time": "1990-05-15T14:00:00",
          "notices": [],
          "differs_under": [],
          "fold": 0
        },
        "investment": {
          "favorite_coins": [
            "BTC"
          ],
          "trading_style": "long_term"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "saju": {
          "pillars": {
            "year": {
              "stem": "경",
              "stem_hanja": "庚",
              "branch": "오",
              "branch_hanja": "午",
              "element": "metal"
            },
            "month": {
              "stem": "신",
              "stem_hanja": "辛",
              "branch": "사",
              "branch_hanja": "巳",
              "element": "metal"
            },
            "day": {
              "stem": "경",
              "stem_hanja": "庚",
              "branch": "진",
              "branch_hanja": "辰",
              "element": "metal"
            },
            "hour": {
              "stem": "계",
              "stem_hanja": "癸",
              "branch": "미",
              "branch_hanja": "未",
              "element": "water"
            }
          },
          "time_basis": {
            "clock": "standard",
            "day_boundary": "split",
            "longitude_deg": null,
            "birth_place": null,
            "convention": "standard/135/split",
            "instant": "1990-05-15T05:00:00Z",
            "utc_offset_minutes": 540,
            "summer_time": false,
            "local_time": "1990-05-15T14:00:00",
            "notices": [],
            "differs_under": []
          },
          "day_master": {
            "name": "경금",
            "hanja": "庚",
            "element": "metal",
            "description": "경금은 단단하게 벼려진 무쇠입니다. 옳고 그름이 분명하고 결단이 빨라, 복잡한 상황을 시원하게 정리합니다. 시련을 거칠수록 강해지고, 한번 맺은 의리는 오래 지킵니다."
          },
          "elements": {
            "wood": 0,
            "fire": 2,
            "earth": 2,
            "metal": 3,
            "water": 1
          },
          "weakest_element": "wood",
          "strongest_element": "metal"
        },
        "created_at": "2026-11-23T07:41:41.899Z",
        "updated_at": "2026-11-23T07:41:41.899Z"
      }
    },
    "replaceProfile": {
      "params": {
        "id": "prf_01m83nn0qsrttfaa4dvmn7vztd"
      },
      "query": {},
      "body": {
        "external_id": "customer-1001",
        "name": "홍길동",
        "birth_year": 1990,
        "birth_month": 5,
        "birth_day": 15,
        "birth_hour": null,
        "gender": "female",
        "investment": {
          "favorite_coins": [
            "BTC"
          ],
          "trading_style": "long_term"
        }
      },
      "status": 200,
      "answer": {
        "id": "prf_01m83nn0qsrttfaa4dvmn7vztd",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T07:41:42.009Z",
        "updated_at": "2026-11-23T07:41:42.032Z"
      }
    },
    "updateProfile": {
      "params": {
        "id": "prf_01m83nn11xrbb5f89rn44q1dwd"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m83nn11xrbb5f89rn44q1dwd",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-23T07:41:42.333Z",
        "updated_at": "2026-11-23T07:41:42.400Z"
      }
    },
    "deleteProfile": {
      "params": {
        "id": "prf_01m83nn18smtk061eszkmv9sn4"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m83nn18smtk061eszkmv9sn4",
        "deleted": true,
        "deleted_at": "2026-11-23T07:41:42.615Z",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 0
        }
      }
    },
    "createBatch": {
      "params": {},
      "query": {},
      "body": {
        "profile_ids": [
          "prf_01m83nn1e5p6d0jftkzkvr65a0"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m83nn1fn276zg7sr9dxd3jmh",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "created_at": "2026-11-23T07:41:42.773Z",
        "estimated_completion": "2026-11-23T07:41:42.951Z"
      }
    },
    "listBatches": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [],
        "has_more": false,
        "next_cursor": null,
        "total_count": 0
      }
    },
    "getBatch": {
      "params": {
        "batch_id": "batch_01m83nn1wvyjvzs44hwa5h6n75"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m83nn1wvyjvzs44hwa5h6n75",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "created_at": "2026-11-23T07:41:43.195Z",
        "estimated_completion": "2026-11-23T07:41:43.360Z",
        "completed_at": "2026-11-23T07:41:43.843Z",
        "results": [
          {
            "profile_id": "prf_nobody",
            "fortune_id": null,
            "status": "failed",
            "error": {
              "code": "not_found",
              "message": "No such profile."
            }
          }
        ]
      }
    },
    "cancelBatch": {
      "params": {
        "batch_id": "batch_01m83nn301g2hf0pvzhhqf7mrt"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m83nn301g2hf0pvzhhqf7mrt",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 1,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "gemini",
        "created_at": "2026-11-23T07:41:44.321Z",
        "estimated_completion": "2026-11-23T07:41:44.504Z",
        "completed_at": "2026-11-23T07:41:44.492Z",
        "results": [
          {
            "profile_id": "prf_01m83nn2xfa1s9yfmrx54dv3y4",
            "fortune_id": null,
            "status": "canceled"
          }
        ]
      }
    },
    "retryBatch": {
      "params": {
        "batch_id": "batch_01m83nn38xhrf4bwschqfjf3k1"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "batch_01m83nn38xhrf4bwschqfjf3k1",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "created_at": "2026-11-23T07:41:44.605Z",
        "estimated_completion": "2026-11-23T07:41:45.079Z"
      }
    },
    "followBatch": {
      "params": {
        "batch_id": "batch_01m83nn3nhvcatpx5cr76rfx1t"
      },
      "query": {},
      "status": 200,
      "answer": [
        {
          "id": "batch_01m83nn3nhvcatpx5cr76rfx1t.1",
          "event": "complete",
          "data": {
            "id": "batch_01m83nn3nhvcatpx5cr76rfx1t",
            "status": "failed",
            "total_count": 1,
            "completed_count": 0,
            "failed_count": 1,
            "canceled_count": 0,
            "fortune_type": "daily",
            "fortune_date": "2026-11-23",
            "model": "haiku",
            "created_at": "2026-11-23T07:41:45.009Z",
            "estimated_completion": "2026-11-23T07:41:45.172Z",
            "completed_at": "2026-11-23T07:41:45.386Z",
            "results": [
              {
                "profile_id": "prf_nobody",
                "fortune_id": null,
                "status": "failed",
                "error": {
                  "code": "not_found",
                  "message": "No such profile."
                }
              }
            ]
          }
        }
      ]
    },
    "createFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m83nn4ap69mw38mj2q4nrcfd",
        "type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m83nn4dgpnyvd1ate9fwzq4h",
        "profile_id": "prf_01m83nn4ap69mw38mj2q4nrcfd",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "여름 문턱의 경금으로 태어난 홍**********************님이 신축을 만나는 날이라 뒤처진 일을 한꺼번에 따라잡을 기세가 나고, 배우고 정리하는 일에 마음이 갑니다. 잎이 짙어지는 철에 난 경금의 오늘은 욕심을 한 뼘 줄일 때 편안해지니 비교는 지난날의 나와만 해 보세요.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "겁재의 천간과 정인의 지지가 이끄는 날이라 사화의 달에 난 경금의 오늘은 흐름이 잔잔한 대신 답도 천천히 옵니다. 사화의 달에 난 경금의 오늘은 고르게 나누어 쓰면 모자람이 없으니 끝맺음을 먼저 정한 뒤 시작해 보세요."
          },
          "wealth": {
            "score": 64,
            "description": "살림에서 입하 무렵에 난 경금에게는 지지의 정인이 기록과 문서에서 답을 찾게 하는 힘을 더해 주니, 이럴 때 사려던 것의 값을 사흘만 지켜보는 편이 낫습니다. 재물을 두고 겨루는 기운이 도는 날이니 경금답게 첫 거래에 앞서 앞으로 석 달 동안 나갈 목돈을 미리 적어 보세요."
          },
          "love": {
            "score": 64,
            "description": "경진 일주의 인연에서는 축토가 정인이 되어 믿을 만한 조언이 닿는 흐름이 살아나니, 이럴 때 상대의 하루를 먼저 묻는 것만으로 가까워집니다. 배움을 받아들이게 하는 힘을 다정함으로 바꾸어 가벼운 마음으로 오래 알던 친구에게 느긋하게 귀 기울일 시간을 내어 보세요."
          },
          "health": {
            "score": 74,
            "description": "축토의 기운이 도는 오늘, 경진 일주에게는 용신인 토 기운이 축토를 타고 들어오니 푹 쉰 만큼 기운이 차오릅니다. 경진 일주의 걸음에 맞추어 생각이 많을 때 깊은 호흡을 열 번 해 보세요."
          },
          "career": {
            "score": 68,
            "description": "맡은 일에서 경진 일주에게는 지지의 정인이 등을 받쳐 주는 기운을 더해 주니, 이럴 때 할 일의 절반을 오전에 두는 편이 낫습니다. 경금의 걸음에 맞추어 알림을 꺼 둔 채 겹친 일정을 하나만 옮겨 보세요."
          }
        },
        "lucky_items": {
          "number": 35,
          "color": "밤색",
          "direction": "서남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "오늘 하루는 먼저 나서게 하는 힘을 곁에 두고 아침상을 물린 뒤 구독하는 서비스의 값을 모두 더해 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-23T07:41:45.815Z",
        "latency_ms": 39,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-23T07:41:45.776Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83nn4c1ddkrfxz3xgk56rbn",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 104,
          "latency": 104,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "profile_fortune"
            ]
          },
          "simulated": true
        }
      }
    },
    "listFortunes": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83nn4gx3kfbw5qg6meew1h8"
      },
      "status": 200,
      "answer": {
        "data": [],
        "has_more": false,
        "next_cursor": null,
        "total_count": 0
      }
    },
    "getDailyFortune": {
      "params": {
        "profile_id": "prf_01m83nn4mmh78s5cg7ehg5w4q0"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m83nn4nyjaw4s6efgy4mv8ej",
        "profile_id": "prf_01m83nn4mmh78s5cg7ehg5w4q0",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "여름 문턱의 경금으로 태어난 홍**********************님이 신축을 만나는 날이라 뒤처진 일을 한꺼번에 따라잡을 기세가 나고, 배우고 정리하는 일에 마음이 갑니다. 잎이 짙어지는 철에 난 경금의 오늘은 욕심을 한 뼘 줄일 때 편안해지니 비교는 지난날의 나와만 해 보세요.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "겁재의 천간과 정인의 지지가 이끄는 날이라 사화의 달에 난 경금의 오늘은 흐름이 잔잔한 대신 답도 천천히 옵니다. 사화의 달에 난 경금의 오늘은 고르게 나누어 쓰면 모자람이 없으니 끝맺음을 먼저 정한 뒤 시작해 보세요."
          },
          "wealth": {
            "score": 64,
            "description": "살림에서 입하 무렵에 난 경금에게는 지지의 정인이 기록과 문서에서 답을 찾게 하는 힘을 더해 주니, 이럴 때 사려던 것의 값을 사흘만 지켜보는 편이 낫습니다. 재물을 두고 겨루는 기운이 도는 날이니 경금답게 첫 거래에 앞서 앞으로 석 달 동안 나갈 목돈을 미리 적어 보세요."
          },
          "love": {
            "score": 64,
            "description": "경진 일주의 인연에서는 축토가 정인이 되어 믿을 만한 조언이 닿는 흐름이 살아나니, 이럴 때 상대의 하루를 먼저 묻는 것만으로 가까워집니다. 배움을 받아들이게 하는 힘을 다정함으로 바꾸어 가벼운 마음으로 오래 알던 친구에게 느긋하게 귀 기울일 시간을 내어 보세요."
          },
          "health": {
            "score": 74,
            "description": "축토의 기운이 도는 오늘, 경진 일주에게는 용신인 토 기운이 축토를 타고 들어오니 푹 쉰 만큼 기운이 차오릅니다. 경진 일주의 걸음에 맞추어 생각이 많을 때 깊은 호흡을 열 번 해 보세요."
          },
          "career": {
            "score": 68,
            "description": "맡은 일에서 경진 일주에게는 지지의 정인이 등을 받쳐 주는 기운을 더해 주니, 이럴 때 할 일의 절반을 오전에 두는 편이 낫습니다. 경금의 걸음에 맞추어 알림을 꺼 둔 채 겹친 일정을 하나만 옮겨 보세요."
          }
        },
        "lucky_items": {
          "number": 35,
          "color": "밤색",
          "direction": "서남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "오늘 하루는 먼저 나서게 하는 힘을 곁에 두고 아침상을 물린 뒤 구독하는 서비스의 값을 모두 더해 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-23T07:41:46.071Z",
        "latency_ms": 25,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-23T07:41:46.046Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83nn4n7d9r429dbbwrcfs3b",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 68,
          "latency": 68,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "profile_fortune"
            ]
          },
          "simulated": true
        }
      }
    },
    "getFortune": {
      "params": {
        "id": "ftn_01m83nn4vcx2gycnapwf55x5jy"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m83nn4vcx2gycnapwf55x5jy",
        "profile_id": "prf_01m83nn4sc3ved4fgx7gcwwdg6",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "여름 문턱의 경금으로 태어난 홍**********************님이 신축을 만나는 날이라 뒤처진 일을 한꺼번에 따라잡을 기세가 나고, 배우고 정리하는 일에 마음이 갑니다. 잎이 짙어지는 철에 난 경금의 오늘은 욕심을 한 뼘 줄일 때 편안해지니 비교는 지난날의 나와만 해 보세요.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "겁재의 천간과 정인의 지지가 이끄는 날이라 사화의 달에 난 경금의 오늘은 흐름이 잔잔한 대신 답도 천천히 옵니다. 사화의 달에 난 경금의 오늘은 고르게 나누어 쓰면 모자람이 없으니 끝맺음을 먼저 정한 뒤 시작해 보세요."
          },
          "wealth": {
            "score": 64,
            "description": "살림에서 입하 무렵에 난 경금에게는 지지의 정인이 기록과 문서에서 답을 찾게 하는 힘을 더해 주니, 이럴 때 사려던 것의 값을 사흘만 지켜보는 편이 낫습니다. 재물을 두고 겨루는 기운이 도는 날이니 경금답게 첫 거래에 앞서 앞으로 석 달 동안 나갈 목돈을 미리 적어 보세요."
          },
          "love": {
            "score": 64,
            "description": "경진 일주의 인연에서는 축토가 정인이 되어 믿을 만한 조언이 닿는 흐름이 살아나니, 이럴 때 상대의 하루를 먼저 묻는 것만으로 가까워집니다. 배움을 받아들이게 하는 힘을 다정함으로 바꾸어 가벼운 마음으로 오래 알던 친구에게 느긋하게 귀 기울일 시간을 내어 보세요."
          },
          "health": {
            "score": 74,
            "description": "축토의 기운이 도는 오늘, 경진 일주에게는 용신인 토 기운이 축토를 타고 들어오니 푹 쉰 만큼 기운이 차오릅니다. 경진 일주의 걸음에 맞추어 생각이 많을 때 깊은 호흡을 열 번 해 보세요."
          },
          "career": {
            "score": 68,
            "description": "맡은 일에서 경진 일주에게는 지지의 정인이 등을 받쳐 주는 기운을 더해 주니, 이럴 때 할 일의 절반을 오전에 두는 편이 낫습니다. 경금의 걸음에 맞추어 알림을 꺼 둔 채 겹친 일정을 하나만 옮겨 보세요."
          }
        },
        "lucky_items": {
          "number": 35,
          "color": "밤색",
          "direction": "서남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "오늘 하루는 먼저 나서게 하는 힘을 곁에 두고 아침상을 물린 뒤 구독하는 서비스의 값을 모두 더해 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-23T07:41:46.535Z",
        "latency_ms": 315,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "unmaskFortune": {
      "params": {
        "id": "ftn_01m83nn5ddqyej124cc8whc4n9"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m83nn5ddqyej124cc8whc4n9",
        "profile_id": "prf_01m83nn5a511g2kew9at6901h6",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "여름 문턱의 경금으로 태어난 홍mka063dd79680bf7677bcd님이 신축을 만나는 날이라 뒤처진 일을 한꺼번에 따라잡을 기세가 나고, 배우고 정리하는 일에 마음이 갑니다. 잎이 짙어지는 철에 난 경금의 오늘은 욕심을 한 뼘 줄일 때 편안해지니 비교는 지난날의 나와만 해 보세요.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "겁재의 천간과 정인의 지지가 이끄는 날이라 사화의 달에 난 경금의 오늘은 흐름이 잔잔한 대신 답도 천천히 옵니다. 사화의 달에 난 경금의 오늘은 고르게 나누어 쓰면 모자람이 없으니 끝맺음을 먼저 정한 뒤 시작해 보세요."
          },
          "wealth": {
            "score": 64,
            "description": "살림에서 입하 무렵에 난 경금에게는 지지의 정인이 기록과 문서에서 답을 찾게 하는 힘을 더해 주니, 이럴 때 사려던 것의 값을 사흘만 지켜보는 편이 낫습니다. 재물을 두고 겨루는 기운이 도는 날이니 경금답게 첫 거래에 앞서 앞으로 석 달 동안 나갈 목돈을 미리 적어 보세요."
          },
          "love": {
            "score": 64,
            "description": "경진 일주의 인연에서는 축토가 정인이 되어 믿을 만한 조언이 닿는 흐름이 살아나니, 이럴 때 상대의 하루를 먼저 묻는 것만으로 가까워집니다. 배움을 받아들이게 하는 힘을 다정함으로 바꾸어 가벼운 마음으로 오래 알던 친구에게 느긋하게 귀 기울일 시간을 내어 보세요."
          },
          "health": {
            "score": 74,
            "description": "축토의 기운이 도는 오늘, 경진 일주에게는 용신인 토 기운이 축토를 타고 들어오니 푹 쉰 만큼 기운이 차오릅니다. 경진 일주의 걸음에 맞추어 생각이 많을 때 깊은 호흡을 열 번 해 보세요."
          },
          "career": {
            "score": 68,
            "description": "맡은 일에서 경진 일주에게는 지지의 정인이 등을 받쳐 주는 기운을 더해 주니, 이럴 때 할 일의 절반을 오전에 두는 편이 낫습니다. 경금의 걸음에 맞추어 알림을 꺼 둔 채 겹친 일정을 하나만 옮겨 보세요."
          }
        },
        "lucky_items": {
          "number": 35,
          "color": "밤색",
          "direction": "서남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "오늘 하루는 먼저 나서게 하는 힘을 곁에 두고 아침상을 물린 뒤 구독하는 서비스의 값을 모두 더해 보세요.",
        "analysis": {
          "day_energy": "맑게 씻긴 구슬의 기운을 띤 신축이 경진 일주를 찾아와 사람을 모으고 이끄는 배짱이 붙지만, 자료를 모으는 일로 결정을 대신하기 쉽습니다. 아래에 놓인 축토는 경금에게 정인이라 서두르던 걸음을 가라앉히는 기운이 깔리고, 축토가 월지의 사화와 느슨한 가합을 이루어 동료와의 호흡에 작은 도움이 따릅니다.",
          "element_interaction": "초여름에 난 사주에서 같은 오행인 신금이 들어와 힘을 보태거나 자리를 다투는 모양이고, 신축이 반가운 토 기운을 채워 줍니다. 경금의 점수가 66점인 까닭은 여기에 있으니, 용신인 토 기운이 축토를 타고 들어옵니다.",
          "recommendations": [
            "으뜸을 바라는 마음을 살려 경금답게 햇볕이 드는 자리에서 보유 종목마다 담은 까닭을 한 줄로 적어 보세요.",
            "사화의 바탕을 다지도록 마음이 조급할 때 냉장고에 남은 것부터 정리해 보세요.",
            "신축의 날에는 경금의 마음이 바빠지기 쉬우니 내용을 다 읽지 못한 채로 중요한 계약에 서명하는 일은 다음으로 미루세요."
          ]
        },
        "profile": {
          "id": "prf_01m83nn5a511g2kew9at6901h6",
          "name": "홍mka063dd79680bf7677bcd",
          "birth_year": 1990,
          "birth_month": 5,
          "birth_day": 15,
          "birth_hour": 14,
          "birth_minute": null,
          "gender": "female",
          "day_master": "경금",
          "day_master_element": "metal",
          "weakest_element": "wood",
          "saju": {
            "pillars": {
              "year": {
                "stem": "경",
                "branch": "오",
                "element": "metal"
              },
              "month": {
                "stem": "신",
                "branch": "사",
                "element": "metal"
              },
              "day": {
                "stem": "경",
                "branch": "진",
                "element": "metal"
              },
              "hour": {
                "stem": "계",
                "branch": "미",
                "element": "water"
              }
            },
            "time_basis": {
              "clock": "standard",
              "day_boundary": "split",
              "longitude_deg": null,
              "birth_place": null,
              "convention": "standard/135/split",
              "instant": "1990-05-15T05:00:00Z",
              "utc_offset_minutes": 540,
              "summer_time": false,
              "local_time": "1990-05-15T14:00:00",
              "notices": [],
              "differs_under": []
            },
            "elements": {
              "wood": 0,
              "fire": 2,
              "earth": 2,
              "metal": 3,
              "water": 1
            }
          }
        },
        "cached": false,
        "generated_at": "2026-11-23T07:41:46.856Z",
        "latency_ms": 59,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "deleteFortune": {
      "params": {
        "id": "ftn_01m83nn5tpgq04vxh69ck12pe9"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m83nn5tpgq04vxh69ck12pe9",
        "deleted": true,
        "deleted_at": "2026-11-23T07:41:47.380Z"
      }
    },
    "getDailySchedule": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "enabled": false,
        "model": "haiku",
        "filter": {},
        "warm_sections": false
      }
    },
    "setDailySchedule": {
      "params": {},
      "query": {},
      "body": {
        "enabled": true,
        "filter": {
          "external_id_prefix": "customer-"
        }
      },
      "status": 200,
      "answer": {
        "enabled": true,
        "model": "haiku",
        "filter": {
          "external_id_prefix": "customer-"
        },
        "warm_sections": false
      }
    },
    "createWebhook": {
      "params": {},
      "query": {},
      "body": {
        "url": "https://partner.example/saju",
        "events": [
          "fortune.generated",
          "batch.completed"
        ]
      },
      "status": 201,
      "answer": {
        "id": "whk_01m83nn673g1xgqgk9112k2wk0",
        "url": "https://partner.example/saju",
        "events": [
          "fortune.generated",
          "batch.completed"
        ],
        "description": null,
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T07:41:47.619Z",
        "updated_at": "2026-11-23T07:41:47.619Z",
        "secret": "whsec_Y6maQjsOxLgPBDjz7MTSXCBrtet3FgXIhbt8q3LYUuA="
      }
    },
    "listWebhooks": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [],
        "has_more": false,
        "next_cursor": null,
        "total_count": 0
      }
    },
    "getWebhook": {
      "params": {
        "id": "whk_01m83nn6kb146sfsc074qxgjdm"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m83nn6kb146sfsc074qxgjdm",
        "url": "https://partner.example/mk1a06fddda80c",
        "events": [
          "profile.created"
        ],
        "description": "to mk1a06fddda80c",
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T07:41:48.011Z",
        "updated_at": "2026-11-23T07:41:48.011Z"
      }
    },
    "updateWebhook": {
      "params": {
        "id": "whk_01m83nn6p1cbad8mc1wh6fy597"
      },
      "query": {},
      "body": {
        "description": "운세 알림",
        "active": true
      },
      "status": 200,
      "answer": {
        "id": "whk_01m83nn6p1cbad8mc1wh6fy597",
        "url": "https://partner.example/mk826ac515507c",
        "events": [
          "profile.created"
        ],
        "description": "운세 알림",
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T07:41:48.097Z",
        "updated_at": "2026-11-23T07:41:48.113Z"
      }
    },
    "deleteWebhook": {
      "params": {
        "id": "whk_01m83nn6r9x3jya8y9m5fp526f"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m83nn6r9x3jya8y9m5fp526f",
        "deleted": true,
        "deleted_at": "2026-11-23T07:41:48.216Z"
      }
    },
    "testWebhook": {
      "params": {
        "id": "whk_01m83nn6yhpj9y4xa97s6kfnds"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m83nn6yhpj9y4xa97s6kfnds",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m83nn6z6n4cgr99mbjk3a3zb",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 254,
          "attempted_at": "2026-11-23T07:41:48.427Z"
        },
        "payload_sent": {
          "id": "evt_01m83nn6z6n4cgr99mbjk3a3za",
          "type": "test.ping",
          "created_at": "2026-11-23T07:41:48.390Z",
          "livemode": false,
          "data": {
            "test": true,
            "message": "This is a test event from Saju."
          },
          "test": true
        },
        "reactivated": false
      }
    },
    "rotateWebhookSecret": {
      "params": {
        "id": "whk_01m83nn7gpdf9nh4f7wfghzwtj"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m83nn7gpdf9nh4f7wfghzwtj",
        "url": "https://partner.example/mk020cacc2e4c2",
        "events": [
          "profile.created"
        ],
        "description": "to mk020cacc2e4c2",
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T07:41:48.950Z",
        "updated_at": "2026-11-23T07:41:49.008Z",
        "secret": "whsec_Zq+V/qJwKEyiHn4ksTolOoeMklrck22mVl1DSEM4dUI="
      }
    },
    "listDeliveries": {
      "params": {
        "id": "whk_01m83nn7p4rtcc7ebs75khyh1g"
      },
      "query": {},
      "status": 200,
      "answer": {
        "data": [],
        "has_more": false,
        "next_cursor": null,
        "total_count": 0
      }
    },
    "redeliverEvent": {
      "params": {
        "id": "whk_01m83nn7snfetp02shm0t0nd44",
        "delivery_id": "dlv_01m83nn7v1c9n8163p5mghyb4m"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "dlv_01m83nn7v1c9n8163p5mghyb4m",
        "status": "pending",
        "response_code": 204,
        "response_time_ms": 12,
        "attempted_at": "2026-11-23T07:41:49.356Z",
        "event_id": "evt_01m83nn7v1fe8r4mha25ah4h6h",
        "event_type": "profile.created",
        "attempts": 1,
        "created_at": "2026-11-23T07:41:49.281Z",
        "next_attempt_at": "2026-11-23T07:41:49.438Z"
      }
    },
    "createKey": {
      "params": {},
      "query": {},
      "body": {
        "name": "server",
        "type": "test"
      },
      "status": 201,
      "answer": {
        "id": "key_01m83nn842b5vn35xnqthhztsm",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_SlnSXdvCpknW",
        "permissions": [
          "fortune:read",
          "fortune:write",
          "saju:calculate",
          "stream:read",
          "usage:read",
          "profile:read",
          "profile:write",
          "webhook:manage",
          "analytics:read"
        ],
        "created_at": "2026-11-23T07:41:49.551Z",
        "expires_at": null,
        "key": "bs_test_SlnSXdvCpknWGSf1HKlA9S1AJHCXhzUaGK4HJb3XGew3"
      }
    },
    "listKeys": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "key_01m83nn889a8rv8p228x4bwy89",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_p84Qu3Xz9bgm",
            "permissions": [
              "fortune:read",
              "fortune:write",
              "saju:calculate",
              "stream:read",
              "usage:read",
              "profile:read",
              "profile:write",
              "webhook:manage",
              "analytics:read"
            ],
            "created_at": "2026-11-23T07:41:49.700Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m83nn878s1294gmphbhtcbb2",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_8vCI9613FLAg",
            "permissions": [
              "fortune:read",
              "fortune:write",
              "saju:calculate",
              "stream:read",
              "usage:read",
              "profile:read",
              "profile:write",
              "webhook:manage",
              "analytics:read"
            ],
            "created_at": "2026-11-23T07:41:49.623Z",
            "expires_at": "2026-11-24T07:41:49.700Z",
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": "key_01m83nn889a8rv8p228x4bwy89"
          },
          {
            "id": "key_01m83nn853e9jq2ybxtx7jqb32",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_COe9xrHQOVs5",
            "permissions": [
              "fortune:read",
              "fortune:write",
              "fortune:unmask",
              "saju:calculate",
              "stream:read",
              "usage:read",
              "profile:read",
              "profile:write",
              "profile:unmask",
              "webhook:manage",
              "analytics:read",
              "audit:read"
            ],
            "created_at": "2026-11-23T07:41:49.600Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m83nn84tnmqrzw1hvar13a10",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_q2psE8sykOmJ",
            "permissions": [
              "fortune:read",
              "fortune:write",
              "fortune:unmask",
              "saju:calculate",
              "stream:read",
              "usage:read",
              "profile:read",
              "profile:write",
              "profile:unmask",
              "webhook:manage",
              "analytics:read",
              "audit:read"
            ],
            "created_at": "2026-11-23T07:41:49.591Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 4
      }
    },
    "revokeKey": {
      "params": {
        "id": "key_01m83nn8d6hta0mka8b63jbhhg"
      },
      "query": {},
      "status": 204,
      "answer": []
    },
    "rotateKey": {
      "params": {
        "id": "key_01m83nn8ph9vtjnsfr6gwc292v"
      },
      "query": {},
      "body": {
        "overlap_hours": 24
      },
      "status": 201,
      "answer": {
        "id": "key_01m83nn8qgezty75zbk1b293d4",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_cdLuS6fFDV55",
        "permissions": [
          "fortune:read",
          "fortune:write",
          "saju:calculate",
          "stream:read",
          "usage:read",
          "profile:read",
          "profile:write",
          "webhook:manage",
          "analytics:read"
        ],
        "created_at": "2026-11-23T07:41:50.187Z",
        "expires_at": null,
        "key": "bs_test_cdLuS6fFDV559mA0bgvOW7jSQgLaNlQ7Ebg7U0t9ebvj"
      }
    },
    "getUsageReport": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "period": "day",
        "start_date": "2026-11-16",
        "end_date": "2026-11-23",
        "summary": {
          "total_requests": 0,
          "successful_requests": 0,
          "failed_requests": 0,
          "success_rate": 0,
          "total_cost_usd": 0,
          "average_latency_ms": 0
        },
        "by_endpoint": [],
        "daily_breakdown": [
          {
            "date": "2026-11-16",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-17",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-18",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-19",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-20",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-21",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-22",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-23",
            "requests": 0,
            "cost_usd": 0
          }
        ],
        "rate_limit_status": {
          "window": "minute",
          "limit": 100,
          "used": 1,
          "remaining": 99,
          "resets_at": "2026-11-23T07:42:50.300Z"
        }
      }
    },
    "getFortuneReport": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "start_date": "2026-10-24",
        "end_date": "2026-11-23",
        "summary": {
          "total_fortunes": 0,
          "existing_fortunes": 0,
          "unique_profiles": 0,
          "cache_hit_rate": 0,
          "average_score": 0,
          "average_latency_ms": 0,
          "total_cost_usd": 0
        },
        "by_type": {
          "daily": {
            "count": 0,
            "percentage": 0,
            "average_score": 0,
            "cache_hit_rate": 0
          },
          "yearly": {
            "count": 0,
            "percentage": 0,
            "average_score": 0,
            "cache_hit_rate": 0
          },
          "monthly": {
            "count": 0,
            "percentage": 0,
            "average_score": 0,
            "cache_hit_rate": 0
          }
        },
        "by_model": {
          "haiku": {
            "count": 0,
            "percentage": 0,
            "average_latency_ms": 0,
            "cost_usd": 0
          },
          "sonnet": {
            "count": 0,
            "percentage": 0,
            "average_latency_ms": 0,
            "cost_usd": 0
          },
          "gpt4o": {
            "count": 0,
            "percentage": 0,
            "average_latency_ms": 0,
            "cost_usd": 0
          },
          "gemini": {
            "count": 0,
            "percentage": 0,
            "average_latency_ms": 0,
            "cost_usd": 0
          }
        },
        "score_distribution": {
          "0-20": 0,
          "21-40": 0,
          "41-60": 0,
          "61-80": 0,
          "81-100": 0
        },
        "category_averages": {
          "overall": 0,
          "wealth": 0,
          "love": 0,
          "health": 0,
          "career": 0
        },
        "daily_trend": [
          {
            "date": "2026-10-24",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-10-25",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-10-26",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-10-27",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-10-28",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-10-29",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-10-30",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-10-31",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-01",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-02",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-03",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-04",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-05",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-06",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-07",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-08",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-09",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-10",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-11",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-12",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-13",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-14",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-15",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-16",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-17",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-18",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-19",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-20",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-21",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-22",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-23",
            "count": 0,
            "average_score": 0
          }
        ]
      }
    },
    "getProfileReport": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "start_date": "2026-10-24",
        "end_date": "2026-11-23",
        "summary": {
          "total_profiles": 0,
          "created_in_period": 0
        },
        "by_day_master_element": {
          "wood": {
            "count": 0,
            "percentage": 0
          },
          "fire": {
            "count": 0,
            "percentage": 0
          },
          "earth": {
            "count": 0,
            "percentage": 0
          },
          "metal": {
            "count": 0,
            "percentage": 0
          },
          "water": {
            "count": 0,
            "percentage": 0
          }
        },
        "by_gender": {
          "male": {
            "count": 0,
            "percentage": 0
          },
          "female": {
            "count": 0,
            "percentage": 0
          }
        },
        "by_birth_decade": {},
        "daily_trend": [
          {
            "date": "2026-10-24",
            "count": 0
          },
          {
            "date": "2026-10-25",
            "count": 0
          },
          {
            "date": "2026-10-26",
            "count": 0
          },
          {
            "date": "2026-10-27",
            "count": 0
          },
          {
            "date": "2026-10-28",
            "count": 0
          },
          {
            "date": "2026-10-29",
            "count": 0
          },
          {
            "date": "2026-10-30",
            "count": 0
          },
          {
            "date": "2026-10-31",
            "count": 0
          },
          {
            "date": "2026-11-01",
            "count": 0
          },
          {
            "date": "2026-11-02",
            "count": 0
          },
          {
            "date": "2026-11-03",
            "count": 0
          },
          {
            "date": "2026-11-04",
            "count": 0
          },
          {
            "date": "2026-11-05",
            "count": 0
          },
          {
            "date": "2026-11-06",
            "count": 0
          },
          {
            "date": "2026-11-07",
            "count": 0
          },
          {
            "date": "2026-11-08",
            "count": 0
          },
          {
            "date": "2026-11-09",
            "count": 0
          },
          {
            "date": "2026-11-10",
            "count": 0
          },
          {
            "date": "2026-11-11",
            "count": 0
          },
          {
            "date": "2026-11-12",
            "count": 0
          },
          {
            "date": "2026-11-13",
            "count": 0
          },
          {
            "date": "2026-11-14",
            "count": 0
          },
          {
            "date": "2026-11-15",
            "count": 0
          },
          {
            "date": "2026-11-16",
            "count": 0
          },
          {
            "date": "2026-11-17",
            "count": 0
          },
          {
            "date": "2026-11-18",
            "count": 0
          },
          {
            "date": "2026-11-19",
            "count": 0
          },
          {
            "date": "2026-11-20",
            "count": 0
          },
          {
            "date": "2026-11-21",
            "count": 0
          },
          {
            "date": "2026-11-22",
            "count": 0
          },
          {
            "date": "2026-11-23",
            "count": 0
          }
        ]
      }
    },
    "listAuditEntries": {
      "params": {},
      "query": {
        "resource_id": "prf_01m83nn944x0d1ja66m0ay4pd2"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "id": 244654533031373,
            "action": "profile.created",
            "resource_type": "profile",
            "resource_id": "prf_01m83nn944x0d1ja66m0ay4pd2",
            "actor_ip": "127.0.0.1",
            "actor_api_key": "bs_test_ouwQQ6M5j0yN",
            "request_id": "req_01m83nn9382vr2brhb90jwb3wf",
            "metadata": {},
            "created_at": "2026-11-23T07:41:50.603Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "streamFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m83nn9bpc94bkh4k882qv4xn",
        "type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m83nn9f0qv6kyrhrcycvcsjq.character",
          "event": "character",
          "data": {
            "title": "입하의 기준이 또렷한 큰 칼",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "사화의 달에 경금으로 태어난 홍**********************님은 여름 문턱의 벼려지기를 기다리는 무쇠를 닮아 목표가 서면 곧바로 몸을 움직입니다. 신사 월에 난 경금은 사회생활의 바탕에 편관이 있어 말보다 행동으로 뜻을 보여 주고, 긴장의 끈을 조이는 기운을 앞세웁니다. 경오 년의 뿌리에는 정관이 있어 규칙과 순서를 중요하게 여기고, 가까이에서는 진토의 편인 덕분에 쉽게 믿지 않고 한 번 더 뒤집어 봅니다. 오행이 목 0·화 2·토 2·금 3·수 1로 나뉜 경진 일주라 금의 결이 뚜렷해 기준을 세우면 물러서지 않지만, 나무 기운이 얕아 새 계획이 자라기까지 손이 많이 갑니다.",
            "investment_identity": "사화의 달에 태어난 홍**********************님은 경금의 걸음으로 투자할 때 손절과 익절의 선이 뚜렷하며, 공시와 제도처럼 공식적인 근거를 중시합니다. 경금의 성정대로 원칙 앞에서는 좀처럼 물러서지 않고, 투자에서도 비교와 선별에 강해 좋은 것만 남깁니다. 사화의 달에 난 사주라 봄의 기운이 옅어 시작을 미루기 쉽고, 편관이 겹치면 갑작스러운 소식에 판단이 거칠어지기 쉽습니다. 사화의 바탕을 다지도록 생일이 있는 달마다 나누어 넣는 날짜와 금액을 그대로 이어 가 보세요."
          }
        },
        {
          "id": "call_01m83nn9f0qv6kyrhrcycvcsjq.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "경오 년에 나서 경진 일주를 받은 홍**********************님은 투자에서 감당할 수 있는 위험과 그렇지 않은 위험을 가려냅니다. 경진 일주는 경금을 받쳐 주는 기운이 적어 무리한 확장은 부담이 되고, 긴 흐름에서는 지루함만 이겨 내면 꾸준함이 살아납니다. 진토의 편인 덕분에 쉽게 믿지 않고 한 번 더 뒤집어 보며, 흐름을 살피되 근거가 모일 때까지 기다립니다.",
            "warning": "사화의 달에 난 경금이라 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하고, 편관이 겹치면 오기로 버티다가 부담을 키우기 쉽습니다. 전화 한 통에 마음이 움직여 오래 세운 계획을 뒤집는 일은 경진 일주의 장점을 흐리니 석 달에 한 번은 스스로 돌아보세요."
          }
        },
        {
          "id": "call_01m83nn9f0qv6kyrhrcycvcsjq.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m83nn9f0qv6kyrhrcycvcsjr",
            "profile_id": "prf_01m83nn9bpc94bkh4k882qv4xn",
            "fortune_type": "daily",
            "fortune_date": "2026-11-23",
            "model": "haiku",
            "score": 66,
            "summary": "여름 문턱의 경금으로 태어난 홍**********************님이 신축을 만나는 날이라 뒤처진 일을 한꺼번에 따라잡을 기세가 나고, 배우고 정리하는 일에 마음이 갑니다. 잎이 짙어지는 철에 난 경금의 오늘은 욕심을 한 뼘 줄일 때 편안해지니 비교는 지난날의 나와만 해 보세요.",
            "categories": {
              "overall": {
                "score": 66,
                "description": "겁재의 천간과 정인의 지지가 이끄는 날이라 사화의 달에 난 경금의 오늘은 흐름이 잔잔한 대신 답도 천천히 옵니다. 사화의 달에 난 경금의 오늘은 고르게 나누어 쓰면 모자람이 없으니 끝맺음을 먼저 정한 뒤 시작해 보세요."
              },
              "wealth": {
                "score": 64,
                "description": "살림에서 입하 무렵에 난 경금에게는 지지의 정인이 기록과 문서에서 답을 찾게 하는 힘을 더해 주니, 이럴 때 사려던 것의 값을 사흘만 지켜보는 편이 낫습니다. 재물을 두고 겨루는 기운이 도는 날이니 경금답게 첫 거래에 앞서 앞으로 석 달 동안 나갈 목돈을 미리 적어 보세요."
              },
              "love": {
                "score": 64,
                "description": "경진 일주의 인연에서는 축토가 정인이 되어 믿을 만한 조언이 닿는 흐름이 살아나니, 이럴 때 상대의 하루를 먼저 묻는 것만으로 가까워집니다. 배움을 받아들이게 하는 힘을 다정함으로 바꾸어 가벼운 마음으로 오래 알던 친구에게 느긋하게 귀 기울일 시간을 내어 보세요."
              },
              "health": {
                "score": 74,
                "description": "축토의 기운이 도는 오늘, 경진 일주에게는 용신인 토 기운이 축토를 타고 들어오니 푹 쉰 만큼 기운이 차오릅니다. 경진 일주의 걸음에 맞추어 생각이 많을 때 깊은 호흡을 열 번 해 보세요."
              },
              "career": {
                "score": 68,
                "description": "맡은 일에서 경진 일주에게는 지지의 정인이 등을 받쳐 주는 기운을 더해 주니, 이럴 때 할 일의 절반을 오전에 두는 편이 낫습니다. 경금의 걸음에 맞추어 알림을 꺼 둔 채 겹친 일정을 하나만 옮겨 보세요."
              }
            },
            "lucky_items": {
              "number": 35,
              "color": "밤색",
              "direction": "서남서쪽",
              "time": "17:00-19:00"
            },
            "advice": "오늘 하루는 먼저 나서게 하는 힘을 곁에 두고 아침상을 물린 뒤 구독하는 서비스의 값을 모두 더해 보세요.",
            "profile": {
              "name": "홍**********************",
              "day_master": "경금",
              "day_master_element": "metal"
            },
            "cached": false,
            "generated_at": "2026-11-23T07:41:51.103Z",
            "latency_ms": 159,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        },
        {
          "id": "call_01m83nn9f0qv6kyrhrcycvcsjq.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m83nn9dsk8px6z6mr2tz5h11",
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        }
      ]
    },
    "createProfileV2": {
      "params": {},
      "query": {},
      "body": {
        "external_id": "customer-1001",
        "name": "홍길동",
        "birth_year": 1990,
        "birth_month": 5,
        "birth_day": 15,
        "birth_hour": 14,
        "gender": "female",
        "investment": {
          "favorite_coins": [
            "BTC"
          ],
          "trading_style": "long_term"
        }
      },
      "status": 201,
      "answer": {
        "id": "prf_01m83nn9tmftpesgpvb84nw5e6",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T07:41:51.316Z",
        "updated_at": "2026-11-23T07:41:51.316Z"
      }
    },
    "listProfilesV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m83nn9ynewbwnmx4xvd55wpw",
            "external_id": "customer-1001",
            "person": {
              "name": "홍**",
              "birthDate": "19**-**-**",
              "gender": "female"
            },
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-23T07:41:51.445Z",
            "updated_at": "2026-11-23T07:41:51.445Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfileV2": {
      "params": {
        "id": "prf_01m83nna4kjdn4yzktpthwattd"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m83nna4kjdn4yzktpthwattd",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T07:41:51.635Z",
        "updated_at": "2026-11-23T07:41:51.635Z"
      }
    },
    "updateProfileV2": {
      "params": {
        "id": "prf_01m83nnabr9f3ephtzas6f5c7m"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m83nnabr9f3ephtzas6f5c7m",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-23T07:41:51.864Z",
        "updated_at": "2026-11-23T07:41:52.094Z"
      }
    },
    "deleteProfileV2": {
      "params": {
        "id": "prf_01m83nnaybz5x97nwgszg0g7xc"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m83nnaybz5x97nwgszg0g7xc",
        "deleted": true,
        "deleted_at": "2026-11-23T07:41:52.575Z",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 0
        }
      }
    },
    "unmaskProfileV2": {
      "params": {
        "id": "prf_01m83nnb61by9zrzcpwzfg6pxx"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m83nnb61by9zrzcpwzfg6pxx",
        "external_id": "customer-1001",
        "person": {
          "name": "홍길동",
          "birthDate": "1990-05-15",
          "birth_hour": 14,
          "birth_minute": null,
          "gender": "female",
          "calendar_type": "solar",
          "is_leap_month": false,
          "time_basis": {
            "clock": "standard",
            "day_boundary": "split",
            "longitude_deg": null,
            "birth_place": null,
            "convention": "standard/135/split",
            "instant": "1990-05-15T05:00:00Z",
            "utc_offset_minutes": 540,
            "summer_time": false,
            "local_time": "1990-05-15T14:00:00",
            "notices": [],
            "differs_under": [],
            "fold": 0
          }
        },
        "investment": {
          "favorite_coins": [
            "BTC"
          ],
          "trading_style": "long_term"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "saju": {
          "pillars": {
            "year": {
              "stem": "경",
              "stem_hanja": "庚",
              "branch": "오",
              "branch_hanja": "午",
              "element": "metal"
            },
            "month": {
              "stem": "신",
              "stem_hanja": "辛",
              "branch": "사",
              "branch_hanja": "巳",
              "element": "metal"
            },
            "day": {
              "stem": "경",
              "stem_hanja": "庚",
              "branch": "진",
              "branch_hanja": "辰",
              "element": "metal"
            },
            "hour": {
              "stem": "계",
              "stem_hanja": "癸",
              "branch": "미",
              "branch_hanja": "未",
              "element": "water"
            }
          },
          "time_basis": {
            "clock": "standard",
            "day_boundary": "split",
            "longitude_deg": null,
            "birth_place": null,
            "convention": "standard/135/split",
            "instant": "1990-05-15T05:00:00Z",
            "utc_offset_minutes": 540,
            "summer_time": false,
            "local_time": "1990-05-15T14:00:00",
            "notices": [],
            "differs_under": []
          },
          "day_master": {
            "name": "경금",
            "hanja": "庚",
            "element": "metal",
            "description": "경금은 단단하게 벼려진 무쇠입니다. 옳고 그름이 분명하고 결단이 빨라, 복잡한 상황을 시원하게 정리합니다. 시련을 거칠수록 강해지고, 한번 맺은 의리는 오래 지킵니다."
          },
          "elements": {
            "wood": 0,
            "fire": 2,
            "earth": 2,
            "metal": 3,
            "water": 1
          },
          "weakest_element": "wood",
          "strongest_element": "metal"
        },
        "created_at": "2026-11-23T07:41:52.705Z",
        "updated_at": "2026-11-23T07:41:52.705Z"
      }
    },
    "createFortuneV2": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m83nnbbgqg8g2zrmy4afzysx",
        "type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m83nnbcq8hpgg272xt4m9zk7",
        "profile_id": "prf_01m83nnbbgqg8g2zrmy4afzysx",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "여름 문턱의 경금으로 태어난 홍**********************님이 신축을 만나는 날이라 뒤처진 일을 한꺼번에 따라잡을 기세가 나고, 배우고 정리하는 일에 마음이 갑니다. 잎이 짙어지는 철에 난 경금의 오늘은 욕심을 한 뼘 줄일 때 편안해지니 비교는 지난날의 나와만 해 보세요.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "겁재의 천간과 정인의 지지가 이끄는 날이라 사화의 달에 난 경금의 오늘은 흐름이 잔잔한 대신 답도 천천히 옵니다. 사화의 달에 난 경금의 오늘은 고르게 나누어 쓰면 모자람이 없으니 끝맺음을 먼저 정한 뒤 시작해 보세요."
          },
          "wealth": {
            "score": 64,
            "description": "살림에서 입하 무렵에 난 경금에게는 지지의 정인이 기록과 문서에서 답을 찾게 하는 힘을 더해 주니, 이럴 때 사려던 것의 값을 사흘만 지켜보는 편이 낫습니다. 재물을 두고 겨루는 기운이 도는 날이니 경금답게 첫 거래에 앞서 앞으로 석 달 동안 나갈 목돈을 미리 적어 보세요."
          },
          "love": {
            "score": 64,
            "description": "경진 일주의 인연에서는 축토가 정인이 되어 믿을 만한 조언이 닿는 흐름이 살아나니, 이럴 때 상대의 하루를 먼저 묻는 것만으로 가까워집니다. 배움을 받아들이게 하는 힘을 다정함으로 바꾸어 가벼운 마음으로 오래 알던 친구에게 느긋하게 귀 기울일 시간을 내어 보세요."
          },
          "health": {
            "score": 74,
            "description": "축토의 기운이 도는 오늘, 경진 일주에게는 용신인 토 기운이 축토를 타고 들어오니 푹 쉰 만큼 기운이 차오릅니다. 경진 일주의 걸음에 맞추어 생각이 많을 때 깊은 호흡을 열 번 해 보세요."
          },
          "career": {
            "score": 68,
            "description": "맡은 일에서 경진 일주에게는 지지의 정인이 등을 받쳐 주는 기운을 더해 주니, 이럴 때 할 일의 절반을 오전에 두는 편이 낫습니다. 경금의 걸음에 맞추어 알림을 꺼 둔 채 겹친 일정을 하나만 옮겨 보세요."
          }
        },
        "lucky_items": {
          "number": 35,
          "color": "밤색",
          "direction": "서남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "오늘 하루는 먼저 나서게 하는 힘을 곁에 두고 아침상을 물린 뒤 구독하는 서비스의 값을 모두 더해 보세요.",
        "cached": false,
        "generated_at": "2026-11-23T07:41:52.979Z",
        "latency_ms": 60,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-23T07:41:52.919Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83nnbc0bwpr2mcsfjfxxpbv",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 103,
          "latency": 103,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "profile_fortune"
            ]
          },
          "simulated": true
        },
        "person": {
          "name": "홍**********************",
          "birthDate": "19**-**-**",
          "gender": "female",
          "day_master": "경금",
          "day_master_element": "metal"
        }
      }
    },
    "listFortunesV2": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83nnbj2xjgcspqt7k8sabc6"
      },
      "status": 200,
      "answer": {
        "data": [],
        "has_more": false,
        "next_cursor": null,
        "total_count": 0
      }
    },
    "createBatchV2": {
      "params": {},
      "query": {},
      "body": {
        "profile_ids": [
          "prf_01m83nnbphk9vaed7t2snr83h2"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m83nnbqsmsthvvq2xq3ehpt7",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "created_at": "2026-11-23T07:41:53.273Z",
        "estimated_completion": "2026-11-23T07:41:53.434Z"
      }
    },
    "getBatchV2": {
      "params": {
        "batch_id": "batch_01m83nnbwrfc3ww65sv8r4xbvr"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m83nnbwrfc3ww65sv8r4xbvr",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "created_at": "2026-11-23T07:41:53.432Z",
        "estimated_completion": "2026-11-23T07:41:53.587Z",
        "completed_at": "2026-11-23T07:41:53.576Z",
        "results": [
          {
            "profile_id": "prf_nobody",
            "person": null,
            "fortune_id": null,
            "status": "failed",
            "error": {
              "code": "not_found",
              "message": "No such profile."
            }
          }
        ]
      }
    },
    "streamFortuneV2": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m83nnc8hpq3xy1g0zyzyf5pq",
        "type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m83nnc9h898gwzbz2y1v8h1j.character",
          "event": "character",
          "data": {
            "title": "입하의 기준이 또렷한 큰 칼",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "사화의 달에 경금으로 태어난 홍**********************님은 여름 문턱의 벼려지기를 기다리는 무쇠를 닮아 목표가 서면 곧바로 몸을 움직입니다. 신사 월에 난 경금은 사회생활의 바탕에 편관이 있어 말보다 행동으로 뜻을 보여 주고, 긴장의 끈을 조이는 기운을 앞세웁니다. 경오 년의 뿌리에는 정관이 있어 규칙과 순서를 중요하게 여기고, 가까이에서는 진토의 편인 덕분에 쉽게 믿지 않고 한 번 더 뒤집어 봅니다. 오행이 목 0·화 2·토 2·금 3·수 1로 나뉜 경진 일주라 금의 결이 뚜렷해 기준을 세우면 물러서지 않지만, 나무 기운이 얕아 새 계획이 자라기까지 손이 많이 갑니다.",
            "investment_identity": "사화의 달에 태어난 홍**********************님은 경금의 걸음으로 투자할 때 손절과 익절의 선이 뚜렷하며, 공시와 제도처럼 공식적인 근거를 중시합니다. 경금의 성정대로 원칙 앞에서는 좀처럼 물러서지 않고, 투자에서도 비교와 선별에 강해 좋은 것만 남깁니다. 사화의 달에 난 사주라 봄의 기운이 옅어 시작을 미루기 쉽고, 편관이 겹치면 갑작스러운 소식에 판단이 거칠어지기 쉽습니다. 사화의 바탕을 다지도록 생일이 있는 달마다 나누어 넣는 날짜와 금액을 그대로 이어 가 보세요."
          }
        },
        {
          "id": "call_01m83nnc9h898gwzbz2y1v8h1j.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "경오 년에 나서 경진 일주를 받은 홍**********************님은 투자에서 감당할 수 있는 위험과 그렇지 않은 위험을 가려냅니다. 경진 일주는 경금을 받쳐 주는 기운이 적어 무리한 확장은 부담이 되고, 긴 흐름에서는 지루함만 이겨 내면 꾸준함이 살아납니다. 진토의 편인 덕분에 쉽게 믿지 않고 한 번 더 뒤집어 보며, 흐름을 살피되 근거가 모일 때까지 기다립니다.",
            "warning": "사화의 달에 난 경금이라 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하고, 편관이 겹치면 오기로 버티다가 부담을 키우기 쉽습니다. 전화 한 통에 마음이 움직여 오래 세운 계획을 뒤집는 일은 경진 일주의 장점을 흐리니 석 달에 한 번은 스스로 돌아보세요."
          }
        },
        {
          "id": "call_01m83nnc9h898gwzbz2y1v8h1j.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m83nnc9mbe83hxswkd10x92z",
            "profile_id": "prf_01m83nnc8hpq3xy1g0zyzyf5pq",
            "fortune_type": "daily",
            "fortune_date": "2026-11-23",
            "model": "haiku",
            "score": 66,
            "summary": "여름 문턱의 경금으로 태어난 홍**********************님이 신축을 만나는 날이라 뒤처진 일을 한꺼번에 따라잡을 기세가 나고, 배우고 정리하는 일에 마음이 갑니다. 잎이 짙어지는 철에 난 경금의 오늘은 욕심을 한 뼘 줄일 때 편안해지니 비교는 지난날의 나와만 해 보세요.",
            "categories": {
              "overall": {
                "score": 66,
                "description": "겁재의 천간과 정인의 지지가 이끄는 날이라 사화의 달에 난 경금의 오늘은 흐름이 잔잔한 대신 답도 천천히 옵니다. 사화의 달에 난 경금의 오늘은 고르게 나누어 쓰면 모자람이 없으니 끝맺음을 먼저 정한 뒤 시작해 보세요."
              },
              "wealth": {
                "score": 64,
                "description": "살림에서 입하 무렵에 난 경금에게는 지지의 정인이 기록과 문서에서 답을 찾게 하는 힘을 더해 주니, 이럴 때 사려던 것의 값을 사흘만 지켜보는 편이 낫습니다. 재물을 두고 겨루는 기운이 도는 날이니 경금답게 첫 거래에 앞서 앞으로 석 달 동안 나갈 목돈을 미리 적어 보세요."
              },
              "love": {
                "score": 64,
                "description": "경진 일주의 인연에서는 축토가 정인이 되어 믿을 만한 조언이 닿는 흐름이 살아나니, 이럴 때 상대의 하루를 먼저 묻는 것만으로 가까워집니다. 배움을 받아들이게 하는 힘을 다정함으로 바꾸어 가벼운 마음으로 오래 알던 친구에게 느긋하게 귀 기울일 시간을 내어 보세요."
              },
              "health": {
                "score": 74,
                "description": "축토의 기운이 도는 오늘, 경진 일주에게는 용신인 토 기운이 축토를 타고 들어오니 푹 쉰 만큼 기운이 차오릅니다. 경진 일주의 걸음에 맞추어 생각이 많을 때 깊은 호흡을 열 번 해 보세요."
              },
              "career": {
                "score": 68,
                "description": "맡은 일에서 경진 일주에게는 지지의 정인이 등을 받쳐 주는 기운을 더해 주니, 이럴 때 할 일의 절반을 오전에 두는 편이 낫습니다. 경금의 걸음에 맞추어 알림을 꺼 둔 채 겹친 일정을 하나만 옮겨 보세요."
              }
            },
            "lucky_items": {
              "number": 35,
              "color": "밤색",
              "direction": "서남서쪽",
              "time": "17:00-19:00"
            },
            "advice": "오늘 하루는 먼저 나서게 하는 힘을 곁에 두고 아침상을 물린 뒤 구독하는 서비스의 값을 모두 더해 보세요.",
            "cached": false,
            "generated_at": "2026-11-23T07:41:53.908Z",
            "latency_ms": 64,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
            "person": {
              "name": "홍**********************",
              "birthDate": "19**-**-**",
              "gender": "female",
              "day_master": "경금",
              "day_master_element": "metal"
            }
          }
        },
        {
          "id": "call_01m83nnc9h898gwzbz2y1v8h1j.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m83nnc9367576pbb8627e5nx",
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        }
      ]
    },
    "getFortuneV2": {
      "params": {
        "id": "ftn_01m83nncf6e9fjqyk5j8r12v4h"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m83nncf6e9fjqyk5j8r12v4h",
        "profile_id": "prf_01m83nnce4fxmfybbtezkg7nms",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "여름 문턱의 경금으로 태어난 홍**********************님이 신축을 만나는 날이라 뒤처진 일을 한꺼번에 따라잡을 기세가 나고, 배우고 정리하는 일에 마음이 갑니다. 잎이 짙어지는 철에 난 경금의 오늘은 욕심을 한 뼘 줄일 때 편안해지니 비교는 지난날의 나와만 해 보세요.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "겁재의 천간과 정인의 지지가 이끄는 날이라 사화의 달에 난 경금의 오늘은 흐름이 잔잔한 대신 답도 천천히 옵니다. 사화의 달에 난 경금의 오늘은 고르게 나누어 쓰면 모자람이 없으니 끝맺음을 먼저 정한 뒤 시작해 보세요."
          },
          "wealth": {
            "score": 64,
            "description": "살림에서 입하 무렵에 난 경금에게는 지지의 정인이 기록과 문서에서 답을 찾게 하는 힘을 더해 주니, 이럴 때 사려던 것의 값을 사흘만 지켜보는 편이 낫습니다. 재물을 두고 겨루는 기운이 도는 날이니 경금답게 첫 거래에 앞서 앞으로 석 달 동안 나갈 목돈을 미리 적어 보세요."
          },
          "love": {
            "score": 64,
            "description": "경진 일주의 인연에서는 축토가 정인이 되어 믿을 만한 조언이 닿는 흐름이 살아나니, 이럴 때 상대의 하루를 먼저 묻는 것만으로 가까워집니다. 배움을 받아들이게 하는 힘을 다정함으로 바꾸어 가벼운 마음으로 오래 알던 친구에게 느긋하게 귀 기울일 시간을 내어 보세요."
          },
          "health": {
            "score": 74,
            "description": "축토의 기운이 도는 오늘, 경진 일주에게는 용신인 토 기운이 축토를 타고 들어오니 푹 쉰 만큼 기운이 차오릅니다. 경진 일주의 걸음에 맞추어 생각이 많을 때 깊은 호흡을 열 번 해 보세요."
          },
          "career": {
            "score": 68,
            "description": "맡은 일에서 경진 일주에게는 지지의 정인이 등을 받쳐 주는 기운을 더해 주니, 이럴 때 할 일의 절반을 오전에 두는 편이 낫습니다. 경금의 걸음에 맞추어 알림을 꺼 둔 채 겹친 일정을 하나만 옮겨 보세요."
          }
        },
        "lucky_items": {
          "number": 35,
          "color": "밤색",
          "direction": "서남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "오늘 하루는 먼저 나서게 하는 힘을 곁에 두고 아침상을 물린 뒤 구독하는 서비스의 값을 모두 더해 보세요.",
        "cached": false,
        "generated_at": "2026-11-23T07:41:54.059Z",
        "latency_ms": 37,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "person": {
          "name": "홍**********************",
          "birthDate": "19**-**-**",
          "gender": "female",
          "day_master": "경금",
          "day_master_element": "metal"
        }
      }
    },
    "unmaskFortuneV2": {
      "params": {
        "id": "ftn_01m83nncmhch16grrdb48kb876"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m83nncmhch16grrdb48kb876",
        "profile_id": "prf_01m83nncjnx0gwh57ycpz249kg",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "여름 문턱의 경금으로 태어난 홍mk3a6b04e200bf340c20aa님이 신축을 만나는 날이라 뒤처진 일을 한꺼번에 따라잡을 기세가 나고, 배우고 정리하는 일에 마음이 갑니다. 잎이 짙어지는 철에 난 경금의 오늘은 욕심을 한 뼘 줄일 때 편안해지니 비교는 지난날의 나와만 해 보세요.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "겁재의 천간과 정인의 지지가 이끄는 날이라 사화의 달에 난 경금의 오늘은 흐름이 잔잔한 대신 답도 천천히 옵니다. 사화의 달에 난 경금의 오늘은 고르게 나누어 쓰면 모자람이 없으니 끝맺음을 먼저 정한 뒤 시작해 보세요."
          },
          "wealth": {
            "score": 64,
            "description": "살림에서 입하 무렵에 난 경금에게는 지지의 정인이 기록과 문서에서 답을 찾게 하는 힘을 더해 주니, 이럴 때 사려던 것의 값을 사흘만 지켜보는 편이 낫습니다. 재물을 두고 겨루는 기운이 도는 날이니 경금답게 첫 거래에 앞서 앞으로 석 달 동안 나갈 목돈을 미리 적어 보세요."
          },
          "love": {
            "score": 64,
            "description": "경진 일주의 인연에서는 축토가 정인이 되어 믿을 만한 조언이 닿는 흐름이 살아나니, 이럴 때 상대의 하루를 먼저 묻는 것만으로 가까워집니다. 배움을 받아들이게 하는 힘을 다정함으로 바꾸어 가벼운 마음으로 오래 알던 친구에게 느긋하게 귀 기울일 시간을 내어 보세요."
          },
          "health": {
            "score": 74,
            "description": "축토의 기운이 도는 오늘, 경진 일주에게는 용신인 토 기운이 축토를 타고 들어오니 푹 쉰 만큼 기운이 차오릅니다. 경진 일주의 걸음에 맞추어 생각이 많을 때 깊은 호흡을 열 번 해 보세요."
          },
          "career": {
            "score": 68,
            "description": "맡은 일에서 경진 일주에게는 지지의 정인이 등을 받쳐 주는 기운을 더해 주니, 이럴 때 할 일의 절반을 오전에 두는 편이 낫습니다. 경금의 걸음에 맞추어 알림을 꺼 둔 채 겹친 일정을 하나만 옮겨 보세요."
          }
        },
        "lucky_items": {
          "number": 35,
          "color": "밤색",
          "direction": "서남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "오늘 하루는 먼저 나서게 하는 힘을 곁에 두고 아침상을 물린 뒤 구독하는 서비스의 값을 모두 더해 보세요.",
        "analysis": {
          "day_energy": "맑게 씻긴 구슬의 기운을 띤 신축이 경진 일주를 찾아와 사람을 모으고 이끄는 배짱이 붙지만, 자료를 모으는 일로 결정을 대신하기 쉽습니다. 아래에 놓인 축토는 경금에게 정인이라 서두르던 걸음을 가라앉히는 기운이 깔리고, 축토가 월지의 사화와 느슨한 가합을 이루어 동료와의 호흡에 작은 도움이 따릅니다.",
          "element_interaction": "초여름에 난 사주에서 같은 오행인 신금이 들어와 힘을 보태거나 자리를 다투는 모양이고, 신축이 반가운 토 기운을 채워 줍니다. 경금의 점수가 66점인 까닭은 여기에 있으니, 용신인 토 기운이 축토를 타고 들어옵니다.",
          "recommendations": [
            "으뜸을 바라는 마음을 살려 경금답게 햇볕이 드는 자리에서 보유 종목마다 담은 까닭을 한 줄로 적어 보세요.",
            "사화의 바탕을 다지도록 마음이 조급할 때 냉장고에 남은 것부터 정리해 보세요.",
            "신축의 날에는 경금의 마음이 바빠지기 쉬우니 내용을 다 읽지 못한 채로 중요한 계약에 서명하는 일은 다음으로 미루세요."
          ]
        },
        "cached": false,
        "generated_at": "2026-11-23T07:41:54.239Z",
        "latency_ms": 46,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "person": {
          "name": "홍mk3a6b04e200bf340c20aa",
          "birthDate": "1990-05-15",
          "birth_hour": 14,
          "birth_minute": null,
          "gender": "female",
          "calendar_type": "solar",
          "is_leap_month": false,
          "day_master": "경금",
          "day_master_element": "metal",
          "weakest_element": "wood",
          "saju": {
            "pillars": {
              "year": {
                "stem": "경",
                "branch": "오",
                "element": "metal"
              },
              "month": {
                "stem": "신",
                "branch": "사",
                "element": "metal"
              },
              "day": {
                "stem": "경",
                "branch": "진",
                "element": "metal"
              },
              "hour": {
                "stem": "계",
                "branch": "미",
                "element": "water"
              }
            },
            "time_basis": {
              "clock": "standard",
              "day_boundary": "split",
              "longitude_deg": null,
              "birth_place": null,
              "convention": "standard/135/split",
              "instant": "1990-05-15T05:00:00Z",
              "utc_offset_minutes": 540,
              "summer_time": false,
              "local_time": "1990-05-15T14:00:00",
              "notices": [],
              "differs_under": []
            },
            "elements": {
              "wood": 0,
              "fire": 2,
              "earth": 2,
              "metal": 3,
              "water": 1
            }
          }
        }
      }
    },
    "deleteFortuneV2": {
      "params": {
        "id": "ftn_01m83nncsx4e77ymgmbk6b6y4q"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m83nncsx4e77ymgmbk6b6y4q",
        "deleted": true,
        "deleted_at": "2026-11-23T07:41:54.455Z"
      }
    },
    "createWebhookV2": {
      "params": {},
      "query": {},
      "body": {
        "url": "https://partner.example/saju",
        "events": [
          "fortune.generated",
          "batch.completed"
        ]
      },
      "status": 201,
      "answer": {
        "id": "whk_01m83nncymr16txr9jytpsaqq0",
        "url": "https://partner.example/saju",
        "events": [
          "fortune.generated",
          "batch.completed"
        ],
        "description": null,
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T07:41:54.516Z",
        "updated_at": "2026-11-23T07:41:54.516Z",
        "secret": "whsec_+hk8+J/mRI5KyI2KxcxXpwN2dCkOjwhNrv9RO0JjGN4="
      }
    },
    "listWebhooksV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [],
        "has_more": false,
        "next_cursor": null,
        "total_count": 0
      }
    },
    "getWebhookV2": {
      "params": {
        "id": "whk_01m83nnd0wykvc0bg56s7m74tn"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m83nnd0wykvc0bg56s7m74tn",
        "url": "https://partner.example/mkf734a49d1f38",
        "events": [
          "profile.created"
        ],
        "description": "to mkf734a49d1f38",
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T07:41:54.588Z",
        "updated_at": "2026-11-23T07:41:54.588Z"
      }
    },
    "deleteWebhookV2": {
      "params": {
        "id": "whk_01m83nnd1zf6ygcykcwqf7ptzs"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m83nnd1zf6ygcykcwqf7ptzs",
        "deleted": true,
        "deleted_at": "2026-11-23T07:41:54.651Z"
      }
    },
    "testWebhookV2": {
      "params": {
        "id": "whk_01m83nnd42njg1bnvp9fdnzdjs"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m83nnd42njg1bnvp9fdnzdjs",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m83nnd4p6wsnjwzzsysgt5f4",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 3,
          "attempted_at": "2026-11-23T07:41:54.723Z"
        },
        "payload_sent": {
          "id": "evt_01m83nnd4p6wsnjwzzsysgt5f3",
          "type": "test.ping",
          "created_at": "2026-11-23T07:41:54.710Z",
          "livemode": false,
          "data": {
            "test": true,
            "message": "This is a test event from Saju."
          },
          "test": true
        },
        "reactivated": false
      }
    },
    "getUsageReportV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "period": "day",
        "start_date": "2026-11-16",
        "end_date": "2026-11-23",
        "summary": {
          "total_requests": 0,
          "successful_requests": 0,
          "failed_requests": 0,
          "success_rate": 0,
          "total_cost_usd": 0,
          "average_latency_ms": 0
        },
        "by_endpoint": [],
        "daily_breakdown": [
          {
            "date": "2026-11-16",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-17",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-18",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-19",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-20",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-21",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-22",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-23",
            "requests": 0,
            "cost_usd": 0
          }
        ],
        "rate_limit_status": {
          "window": "minute",
          "limit": 100,
          "used": 1,
          "remaining": 99,
          "resets_at": "2026-11-23T07:42:54.845Z"
        }
      }
    },
    "getFortuneReportV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "start_date": "2026-10-24",
        "end_date": "2026-11-23",
        "summary": {
          "total_fortunes": 0,
          "existing_fortunes": 0,
          "unique_profiles": 0,
          "cache_hit_rate": 0,
          "average_score": 0,
          "average_latency_ms": 0,
          "total_cost_usd": 0
        },
        "by_type": {
          "daily": {
            "count": 0,
            "percentage": 0,
            "average_score": 0,
            "cache_hit_rate": 0
          },
          "yearly": {
            "count": 0,
            "percentage": 0,
            "average_score": 0,
            "cache_hit_rate": 0
          },
          "monthly": {
            "count": 0,
            "percentage": 0,
            "average_score": 0,
            "cache_hit_rate": 0
          }
        },
        "by_model": {
          "haiku": {
            "count": 0,
            "percentage": 0,
            "average_latency_ms": 0,
            "cost_usd": 0
          },
          "sonnet": {
            "count": 0,
            "percentage": 0,
            "average_latency_ms": 0,
            "cost_usd": 0
          },
          "gpt4o": {
            "count": 0,
            "percentage": 0,
            "average_latency_ms": 0,
            "cost_usd": 0
          },
          "gemini": {
            "count": 0,
            "percentage": 0,
            "average_latency_ms": 0,
            "cost_usd": 0
          }
        },
        "score_distribution": {
          "0-20": 0,
          "21-40": 0,
          "41-60": 0,
          "61-80": 0,
          "81-100": 0
        },
        "category_averages": {
          "overall": 0,
          "wealth": 0,
          "love": 0,
          "health": 0,
          "career": 0
        },
        "daily_trend": [
          {
            "date": "2026-10-24",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-10-25",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-10-26",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-10-27",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-10-28",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-10-29",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-10-30",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-10-31",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-01",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-02",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-03",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-04",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-05",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-06",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-07",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-08",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-09",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-10",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-11",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-12",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-13",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-14",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-15",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-16",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-17",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-18",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-19",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-20",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-21",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-22",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-23",
            "count": 0,
            "average_score": 0
          }
        ]
      }
    },
    "getProfileReportV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "start_date": "2026-10-24",
        "end_date": "2026-11-23",
        "summary": {
          "total_profiles": 0,
          "created_in_period": 0
        },
        "by_day_master_element": {
          "wood": {
            "count": 0,
            "percentage": 0
          },
          "fire": {
            "count": 0,
            "percentage": 0
          },
          "earth": {
            "count": 0,
            "percentage": 0
          },
          "metal": {
            "count": 0,
            "percentage": 0
          },
          "water": {
            "count": 0,
            "percentage": 0
          }
        },
        "by_gender": {
          "male": {
            "count": 0,
            "percentage": 0
          },
          "female": {
            "count": 0,
            "percentage": 0
          }
        },
        "by_birth_decade": {},
        "daily_trend": [
          {
            "date": "2026-10-24",
            "count": 0
          },
          {
            "date": "2026-10-25",
            "count": 0
          },
          {
            "date": "2026-10-26",
            "count": 0
          },
          {
            "date": "2026-10-27",
            "count": 0
          },
          {
            "date": "2026-10-28",
            "count": 0
          },
          {
            "date": "2026-10-29",
            "count": 0
          },
          {
            "date": "2026-10-30",
            "count": 0
          },
          {
            "date": "2026-10-31",
            "count": 0
          },
          {
            "date": "2026-11-01",
            "count": 0
          },
          {
            "date": "2026-11-02",
            "count": 0
          },
          {
            "date": "2026-11-03",
            "count": 0
          },
          {
            "date": "2026-11-04",
            "count": 0
          },
          {
            "date": "2026-11-05",
            "count": 0
          },
          {
            "date": "2026-11-06",
            "count": 0
          },
          {
            "date": "2026-11-07",
            "count": 0
          },
          {
            "date": "2026-11-08",
            "count": 0
          },
          {
            "date": "2026-11-09",
            "count": 0
          },
          {
            "date": "2026-11-10",
            "count": 0
          },
          {
            "date": "2026-11-11",
            "count": 0
          },
          {
            "date": "2026-11-12",
            "count": 0
          },
          {
            "date": "2026-11-13",
            "count": 0
          },
          {
            "date": "2026-11-14",
            "count": 0
          },
          {
            "date": "2026-11-15",
            "count": 0
          },
          {
            "date": "2026-11-16",
            "count": 0
          },
          {
            "date": "2026-11-17",
            "count": 0
          },
          {
            "date": "2026-11-18",
            "count": 0
          },
          {
            "date": "2026-11-19",
            "count": 0
          },
          {
            "date": "2026-11-20",
            "count": 0
          },
          {
            "date": "2026-11-21",
            "count": 0
          },
          {
            "date": "2026-11-22",
            "count": 0
          },
          {
            "date": "2026-11-23",
            "count": 0
          }
        ]
      }
    },
    "listAuditEntriesV2": {
      "params": {},
      "query": {
        "resource_id": "prf_01m83nndd0vjzasa2s6k4zc3kr"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "timestamp": "2026-11-23T07:41:54.979Z",
            "action": "profile.created",
            "actor": {
              "type": "api_key",
              "id": "bs_test_GJ064elEgfAr"
            },
            "resource": {
              "type": "profile",
              "id": "prf_01m83nndd0vjzasa2s6k4zc3kr"
            },
            "request_id": "req_01m83nndcsxkcrdgv6pss2efp9"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    }
  },
  "errors": {
    "400 validation_error": {
      "type": "/errors/validation",
      "title": "Bad Request",
      "status": 400,
      "detail": "birth_month: must be from 1 to 12",
      "instance": "/v1/profiles",
      "code": "validation_error",
      "request_id": "req_01m83nndh861ev098dvn757g83",
      "errors": [
        {
          "path": "birth_month",
          "message": "must be from 1 to 12"
        }
      ]
    },
    "401 authentication_error": {
      "type": "/errors/authentication",
      "title": "Unauthorized",
      "status": 401,
      "detail": "No API key was sent.",
      "instance": "/v1/profiles",
      "code": "authentication_error",
      "request_id": "req_01m83nndhxv8kjphfbt7v30215",
      "hint": "Send your key in the X-API-Key header."
    },
    "401 UNAUTHORIZED": {
      "type": "/errors/authentication",
      "title": "Unauthorized",
      "status": 401,
      "detail": "No API key was sent.",
      "instance": "/v1/fortunes/character",
      "code": "UNAUTHORIZED",
      "message": "No API key was sent.",
      "request_id": "req_01m83nndj3dcsj0q8ctw74xpfq",
      "hint": "Send your key in the X-API-Key header."
    },
    "403 forbidden": {
      "type": "/errors/forbidden",
      "title": "Forbidden",
      "status": 403,
      "detail": "The key lacks the permission profile:read.",
      "instance": "/v1/profiles",
      "code": "forbidden",
      "request_id": "req_01m83nndjd8250hnp55v0cakjv",
      "hint": "Create a key with this permission by POST /v1/keys."
    },
    "404 not_found": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "No such profile.",
      "instance": "/v1/profiles/prf_01kb0c1d2e3f4g5h6j7k8m9n0p",
      "code": "not_found",
      "request_id": "req_01m83nndjqjg7525czkrvw5nsx"
    },
    "409 conflict": {
      "type": "/errors/conflict",
      "title": "Conflict",
      "status": 409,
      "detail": "Another profile has this external_id.",
      "instance": "/v1/profiles",
      "code": "conflict",
      "request_id": "req_01m83nndjy6wsqg8bn6jamt9rq",
      "errors": [
        {
          "path": "external_id",
          "message": "is taken by another profile"
        }
      ],
      "hint": "Find it with GET /v1/profiles?external_id=…."
    },
    "415 unsupported_media_type": {
      "type": "/errors/unsupported-media-type",
      "title": "Unsupported Media Type",
      "status": 415,
      "detail": "The body must be JSON.",
      "instance": "/v1/profiles",
      "code": "unsupported_media_type",
      "request_id": "req_01m83nndmevb864vdrhev87gg7",
      "hint": "Send Content-Type: application/json."
    },
    "413 payload_too_large": {
      "type": "/errors/payload-too-large",
      "title": "Payload Too Large",
      "status": 413,
      "detail": "The body is larger than 100 KB.",
      "instance": "/v1/profiles",
      "code": "payload_too_large",
      "request_id": "req_01m83nndmkmqkqbq71peb4jn7t"
    },
    "404 not_ready": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "The fortune is being generated.",
      "instance": "/v1/fortunes/ftn_01m83nndn25rc9mwfx6vmycddq",
      "code": "not_ready",
      "request_id": "req_01m83nndncqhccb4225kn4nqhj",
      "retry_after": 2
    },
    "503 service_unavailable": {
      "type": "/errors/service-unavailable",
      "title": "Service Unavailable",
      "status": 503,
      "detail": "The generation takes longer than a request may wait.",
      "instance": "/v1/fortunes",
      "code": "service_unavailable",
      "reason": "still_running",
      "request_id": "req_01m83nndqcxa5pwc49q11p3jkx",
      "retry_after": 5,
      "hint": "It goes on: repeat the request."
    },
    "legacy 400 invalid_request": {
      "success": false,
      "error": {
        "code": "invalid_request",
        "message": "birth_month: must be from 1 to 12",
        "hint": "Send the month of birth: a number from 1 to 12.",
        "field": "birth_month"
      },
      "meta": {
        "requestId": "req_01m83nnf7dg3gym5rq89zvs14v"
      }
    },
    "legacy 401 missing_api_key": {
      "success": false,
      "error": {
        "code": "missing_api_key",
        "message": "No API key was sent.",
        "hint": "Send your key in the X-API-Key header."
      },
      "meta": {
        "requestId": "req_01m83nnf7n82s8dysrnvftc2bs"
      }
    },
    "legacy 401 invalid_api_key": {
      "success": false,
      "error": {
        "code": "invalid_api_key",
        "message": "The access token is unknown.",
        "hint": "Send Authorization: Bearer <access token> (it came with the account)."
      },
      "meta": {
        "requestId": "req_01m83nnf7s3y7vnm2ycp905d03"
      }
    },
    "legacy 403 insufficient_permissions": {
      "success": false,
      "error": {
        "code": "insufficient_permissions",
        "message": "The key lacks the permission saju:calculate.",
        "hint": "Create a key with this permission by POST /v1/keys."
      },
      "meta": {
        "requestId": "req_01m83nnf81v5mzvr12m7ad1ybr"
      }
    },
    "legacy 404 not_found": {
      "success": false,
      "error": {
        "code": "not_found",
        "message": "No such key."
      },
      "meta": {
        "requestId": "req_01m83nnf84ybh23qxdg39xwjkx"
      }
    },
    "legacy 415 unsupported_media_type": {
      "success": false,
      "error": {
        "code": "unsupported_media_type",
        "message": "The body must be JSON.",
        "hint": "Send Content-Type: application/json."
      },
      "meta": {
        "requestId": "req_01m83nnf8gkyjzzj0tc094bx98"
      }
    },
    "legacy 413 payload_too_large": {
      "success": false,
      "error": {
        "code": "payload_too_large",
        "message": "The body is larger than 100 KB."
      },
      "meta": {
        "requestId": "req_01m83nnf8pekyb4tvwrb53y8qv"
      }
    },
    "legacy 409 key_limit_reached": {
      "success": false,
      "error": {
        "code": "key_limit_reached",
        "message": "The account has 3 active test keys.",
        "hint": "Revoke one with DELETE /api/keys/{id} first."
      },
      "meta": {
        "requestId": "req_01m83nnfcwsxhgdbhe447zqqsm"
      }
    },
    "429 rate_limited": {
      "type": "/errors/rate-limited",
      "title": "Too Many Requests",
      "status": 429,
      "detail": "Too many requests from this address with keys that were not seen before, or without a key.",
      "instance": "/v1/profiles",
      "code": "rate_limited",
      "reason": "address",
      "request_id": "req_01m83nnmhfyxt4en8bv69g1rkf",
      "retry_after": 55,
      "hint": "Wait as long as Retry-After says; spread requests over the time."
    },
    "legacy 429 rate_limited": {
      "success": false,
      "error": {
        "code": "rate_limited",
        "message": "Too many requests from this address with keys that were not seen before, or without a key.",
        "reason": "address",
        "hint": "Wait as long as Retry-After says; spread requests over the time.",
        "retryAfter": 55
      },
      "meta": {
        "requestId": "req_01m83nnmhp3gbpz4tb3m6tsgjs"
      }
    }
  },
  "deliveries": {
    "fortune.generated": {
      "id": "evt_01m83nnmv2gg1fmky5za8x20vw",
      "type": "fortune.generated",
      "created_at": "2026-11-23T07:42:02.755Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m83nnmv2pgbzr0qxxt4cx9ge",
        "profile_id": "prf_01m83nnmkxtg0fp3mn6qasqtne",
        "fortune_type": "daily",
        "dayMaster": "경금",
        "date": "2026-11-23",
        "score": 66,
        "model": "haiku"
      }
    },
    "fortune.deleted": {
      "id": "evt_01m83nnn5r74v330m2f10gavya",
      "type": "fortune.deleted",
      "created_at": "2026-11-23T07:42:02.936Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m83nnmv2pgbzr0qxxt4cx9ge",
        "profile_id": "prf_01m83nnmkxtg0fp3mn6qasqtne"
      }
    },
    "profile.created": {
      "id": "evt_01m83nnmmgczb1fvhw98tjpv5b",
      "type": "profile.created",
      "created_at": "2026-11-23T07:42:02.384Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m83nnmkxtg0fp3mn6qasqtne",
        "day_master": "경금"
      }
    },
    "profile.updated": {
      "id": "evt_01m83nnmpfe6v70hdq74trgwq9",
      "type": "profile.updated",
      "created_at": "2026-11-23T07:42:02.447Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m83nnmkxtg0fp3mn6qasqtne",
        "day_master": "경금"
      }
    },
    "profile.deleted": {
      "id": "evt_01m83nnn81qwtqrd0kmgjqg7yn",
      "type": "profile.deleted",
      "created_at": "2026-11-23T07:42:03.009Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m83nnmkxtg0fp3mn6qasqtne",
        "day_master": "경금",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 1
        }
      }
    },
    "batch.completed": {
      "id": "evt_01m83nnn1s6e2308mk8jsrh436",
      "type": "batch.completed",
      "created_at": "2026-11-23T07:42:02.809Z",
      "livemode": false,
      "data": {
        "id": "evt_01m83nnn1s6e2308mk8jsrh436",
        "event": "batch.completed",
        "batch_id": "batch_01m83nnmqdk9crfps3mtca8yf0",
        "status": "completed",
        "total_count": 1,
        "completed_count": 1,
        "failed_count": 0,
        "canceled_count": 0,
        "completed_at": "2026-11-23T07:42:02.801Z"
      }
    },
    "daily.reset": {
      "id": "evt_01m83nnnf25b30feeagrgwxf6q",
      "type": "daily.reset",
      "created_at": "2026-11-23T07:42:03.234Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-23"
      },
      "test": true
    },
    "cache.warmed": {
      "id": "evt_01m83nnnhqhyzrg257c4ydb9tz",
      "type": "cache.warmed",
      "created_at": "2026-11-23T07:42:03.319Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-23",
        "warmed": 0,
        "skipped": 0,
        "failed": 0,
        "duration_ms": 0
      },
      "test": true
    },
    "rate_limit.warning": {
      "id": "evt_01m83nnnkn1c9sbxep2adc1d2y",
      "type": "rate_limit.warning",
      "created_at": "2026-11-23T07:42:03.380Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "limit": 100000,
        "used": 80000,
        "resets_at": "2026-11-23T07:42:03.380Z"
      },
      "test": true
    },
    "webhook.disabled": {
      "id": "evt_01m83nnnnamr482cnxc48m303x",
      "type": "webhook.disabled",
      "created_at": "2026-11-23T07:42:03.434Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "webhook_id": "whk_01m83nnmk2bsywp0dsk2zdajcd",
        "url": "https://partner.example/events",
        "failure_count": 5
      },
      "test": true
    },
    "callback": {
      "id": "evt_01m83nnn1s6e2308mk8jsrh436",
      "event": "batch.completed",
      "batch_id": "batch_01m83nnmqdk9crfps3mtca8yf0",
      "status": "completed",
      "total_count": 1,
      "completed_count": 1,
      "failed_count": 0,
      "canceled_count": 0,
      "completed_at": "2026-11-23T07:42:02.801Z"
    }
  }
};
