// Written by `npm run docs:examples`.
export const RECORDED_EXAMPLES = {
  "operations": {
    "checkHealth": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "status": "healthy",
        "timestamp": "2026-11-23T13:21:44.178Z"
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
        "timestamp": "2026-11-23T13:21:44.811Z",
        "components": {
          "api": {
            "status": "operational",
            "latency_ms": 193.1
          },
          "database": {
            "status": "operational",
            "latency_ms": 111.2,
            "connections": {
              "active": 0,
              "idle": 11,
              "max": 50
            }
          },
          "cache": {
            "status": "operational",
            "latency_ms": 111.1,
            "hit_rate": 43,
            "memory_usage_mb": 2
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
          "seconds": 13,
          "human": "13s"
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
          "id": "key_01m8493nw846vy3fxxzavk8d7j",
          "name": "server",
          "type": "test",
          "prefix": "bs_test_zcDSogzphRCN",
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
          "createdAt": "2026-11-23T13:21:45.100Z",
          "key": "bs_test_zcDSogzphRCNRUfEaTAB1YDIXNzYdr1RUcYgXWhxF2oN"
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
            "id": "key_01m8493p1mzcrzn3b996hrh2f3",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_kUBMXcdLgPC2",
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
            "createdAt": "2026-11-23T13:21:45.506Z",
            "lastUsedAt": null
          },
          {
            "id": "key_01m8493p0dgtw7ggpsnmwx02p5",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_uivOe95rzcKK",
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
            "createdAt": "2026-11-23T13:21:45.455Z",
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
        "id": "key_01m8493phd0aw3b2f02xya0mdf"
      },
      "query": {},
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "id": "key_01m8493phd0aw3b2f02xya0mdf",
          "name": "key of mkdee40a28f262: revoked",
          "type": "test",
          "prefix": "bs_test_rHPupx8jNTCw",
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
          "createdAt": "2026-11-23T13:21:45.965Z",
          "lastUsedAt": null,
          "revokedAt": "2026-11-23T13:21:46.085Z"
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
          "signingSecret": "whsec_MT5fHCOUpmEdHtPvBdQdDZ62CSgofKTyz6nkk9zDypg="
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
          "signingSecret": "whsec_dbXEBSW7+Uujx7B4Ki2SfyPINsWhS+GLsumeQj9U6AM="
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
            "identity": "초봄에 태어나 줄기가 굵은 소나무를 떠올리게 하는 홍길동님은 앞장서서 길을 여는 데 망설임이 적습니다. 인목에 자리한 비견의 영향으로 한번 세운 뜻을 쉽게 굽히지 않으며, 한번 정한 방향을 곧게 밀고 나갑니다. 속마음을 비추는 자수가 정인이라 받은 은혜를 오래 기억하며, 스스로 세운 뜻을 쉽게 거두지 않습니다. 인목의 달에 난 사주라 가지가 많은 사주라 관심이 여러 갈래로 나뉘고, 기운이 내 편에 모여 있어 추진력이 남습니다.",
            "investmentIdentity": "병인 월에 나서 비겁의 기운이 앞서는 홍길동님은 스스로 고른 종목에 애착이 크며, 자라날 분야를 먼저 알아보는 눈이 있습니다. 갑자 일주는 갑목의 힘이 넉넉해 밖으로 쓰고 나누는 쪽이 이롭고, 투자에서도 한번 담은 자산을 끝까지 지켜보는 뚝심이 있습니다. 다만 갑목에게 비견이 지나치면 고집이 손실을 키우기 쉬우니 서두르지 말고 한 번 더 생각해 보세요. 이른 봄에 난 갑목에게는 쉬어 가는 해를 실패로 여기지 않는 마음이 필요합니다."
          },
          "investmentTendency": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "인목의 달에 난 갑자 일주의 홍길동님은 투자에서 오르내림을 지켜보며 비중을 조절합니다. 긴 흐름을 보면 인목의 달에 난 갑자 일주는 눈에 보이는 목표가 있어야 꾸준히 갑니다. 자수에 정인을 둔 병인 월의 갑목은 처음 듣는 말은 한 번쯤 의심해 봅니다.",
            "warning": "인목의 달에 난 갑자 일주는 남과 같은 것을 가져야 마음이 놓이기 쉬우니 반대되는 의견도 하나 찾아보세요. 병인 월에 나서 비견이 앞서는 갑목은 나누기로 한 몫을 두고 얼굴을 붉히는 일을 삼가세요."
          },
          "todayFortune": {
            "date": "2026-11-23",
            "formattedDate": "2026년 11월 23일 월요일",
            "dayElement": "metal",
            "score": 73,
            "overallAnalysis": "봄 문턱의 갑목으로 태어난 홍길동님이 신축을 만나는 날이라 공들인 만큼의 결과를 헤아려 보게 되고, 들뜬 마음이 가라앉고 기준이 살아납니다. 병인 월에 난 사주에서는 일지의 자수가 축토와 육합으로 짝을 지어 함께 세운 계획에 도울 사람이 나서니 기분 좋게 매듭지을 만합니다. 갑자 일주에게는 신축이 꺼리는 토 기운을 더해 한쪽으로 쏠리기 쉽지만 속도만 조금 늦추면 무리가 없습니다. 전체로 보아 갑자 일주의 오늘은 막힌 곳보다 트인 곳이 많으니 잘된 까닭을 한 줄로 적어 두세요.",
            "actionItems": [
              {
                "type": "do",
                "text": "정재가 함께 드는 날에는 저녁을 차리기 전에 목표로 삼은 기간이 몇 해 남았는지 세어 보세요."
              },
              {
                "type": "do",
                "text": "갑자 일주에 반가운 수 기운을 불러오도록 생각난 김에 물을 한 잔 더 마셔 보세요."
              },
              {
                "type": "avoid",
                "text": "갑자 일주는 오늘 지인의 말 한마디에 기대어 정해 둔 한도를 넘기는 일만은 하지 마세요."
              },
              {
                "type": "avoid",
                "text": "정재가 함께 드는 날에 갑자 일주는 아끼려다 꼭 필요한 것까지 미루는 일을 삼가세요."
              }
            ],
            "timing": {
              "best": "09:00-11:00",
              "avoid": "13:00-15:00",
              "reason": "미시(13~15시)에는 을미의 미토가 자수와 해로 맞서 감정이 숫자를 가리기 쉽지만, 사시(09~11시)에는 정인의 계사가 수 기운을 실어 와 막힌 생각이 이어집니다."
            }
          },
          "investmentFortune": {
            "shortTerm": {
              "message": "단기로 보면 축토의 정재가 움직여 살림의 앞뒤가 한눈에 정리되니 들어갈 이유와 나올 이유를 나란히 적어 두면 힘이 됩니다. 인목의 달에 난 갑자 일주는 되돌릴 길이 열려 있을 때에 한해 작게 움직이세요.",
              "warning": "갑자 일주는 정관이 지나칠 때 처음 고른 것을 책임지려다 더 나은 길을 외면하기 쉬우니 오후 업무를 시작하기 전에 지난번에는 어땠는지 떠올려 보세요."
            },
            "longTerm": {
              "message": "줄기가 굵은 소나무 같은 갑자 일주에게 알뜰하게 살피려는 마음은 눈에 보이는 목표 금액을 정하게 합니다. 이른 봄에 난 갑자 일주에게는 목표 금액보다 목표 기간을 먼저 정하는 것이 알맞습니다.",
              "advice": "병인 월에 난 사람의 긴 계획이 이어지도록 정해 둔 점검일마다 가족과 함께 큰 지출의 순서를 정해 보세요."
            },
            "example": "갑자 일주에게는 손실이 8%에 이를 때 절반을 정리한다고 적어 두었다가 계절이 바뀔 때마다 그 선을 지켰는지 확인하는 방법이 있습니다. 신축을 만난 갑자 일주의 홍길동님에게는 이렇게 속도를 늦추는 장치가 도움이 됩니다."
          },
          "whyExplanation": "신축을 갑자 일주의 갑목에 견주니 천간은 정관, 지지는 정재라 맡은 자리에서 믿음을 얻게 되고, 낭비가 어디서 새는지 눈에 보입니다. 또 일지의 자수가 축토와 육합으로 짝을 지어 속마음을 나누는 사람과의 사이에 온기가 번집니다. 오행으로 보면 신축의 토 기운이 쌓여 마음이 앞서기 쉽습니다. 한쪽에서는 축토가 사주에 짐이 되는 토 기운을 더하지만 다른 쪽에서 일지의 자수가 축토와 육합으로 만나 가까운 사람과 정한 일에 도울 사람이 나서니 73점이 나왔습니다."
        },
        "generatedAt": "2026-11-23T13:21:47.311Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8493q0qz0k8twds32rynv0y",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 784,
          "latency": 784,
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
          "summary": "뿌리 깊은 교목을 닮은 홍길동님에게 병오의 2026년은 느긋하게 즐기며 배우는 마음과 틀을 흔들어 새 길을 찾는 힘이 앞서는 한 해입니다. 갑자 일주의 사주에서는 오화가 월지의 인목과 반합을 이루어 함께 일하는 사람과의 사이에 뜻이 모이니 짧은 안부를 건네기에 좋습니다. 사주의 열쇠인 수 기운이 천간의 계수에 자리를 잡으니 하늘로 솟는 아름드리나무 같은 갑자 일주는 5월에 힘을 얻고, 믿을 만한 조언이 제때 닿습니다. 병인 월에 난 사람의 올해는 눈에 띄지 않는 일이 중요해지니 반은 실행하고 반은 지켜보세요.",
          "quarters": [
            {
              "quarter": 1,
              "score": 55,
              "advice": "갑자 년에 난 갑자 일주는 연초에 버티는 힘이 생겨 고비를 넘길 만하지만, 서두를 까닭이 없으니 할 수 있는 일과 할 수 없는 일을 먼저 가르는 것이 좋습니다."
            },
            {
              "quarter": 2,
              "score": 64,
              "advice": "계사가 드는 봄과 초여름에는 입춘 무렵에 난 갑목이 기록과 문서에서 답을 찾게 하는 힘을 만나니 결정보다 정리에 무게를 두는 것이 좋습니다."
            },
            {
              "quarter": 3,
              "score": 52,
              "advice": "7월에서 9월 사이에는 갑자 일주가 병신의 식신을 지나며 준비해 둔 것을 꺼내 보일 여유가 생기지만, 익숙한 솜씨를 믿고 확인을 거르기 쉬우니 시험 삼아 작게만 확인하는 편이 낫습니다."
            },
            {
              "quarter": 4,
              "score": 61,
              "advice": "10월에서 12월 사이에는 갑자 일주가 기해의 정재를 지나며 작아도 확실한 몫에 마음이 놓이지만, 아끼려다 더 큰 것을 놓치기 쉬우니 나누어 담는 원칙을 지키는 것만으로도 충분합니다."
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
          "advice": "갑자 일주는 7월 무렵에 확인하지 않은 소문에 이끌려 장기 자금을 헐어 쓰는 일을 조심하세요. 갑자 년에 난 갑자 일주는 올해 하나를 얻으면 하나를 내려놓아 보세요."
        },
        "generatedAt": "2026-11-23T13:21:47.711Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8493qwce65m3w52w5ad44a5",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 306,
          "latency": 306,
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
            "personality": "경진일주는 젖은 흙에서 막 꺼낸 거대한 원석과 같아, 타고난 기개와 무게가 있습니다. 뜻을 세우면 크게 밀고 나가며, 남다른 포부로 사람들의 시선을 모읍니다. 여름에 태어난 쇠라 뜨거운 단련을 거치며, 견딘 만큼 쓰임새가 귀해집니다. 경금 일간이 신사월에 태어나 사회에서는 겁재의 승부욕으로 사람들 사이에서 앞자리를 다투고, 그 바탕에는 스스로를 다그치는 편관의 긴장이 있습니다. 경금은 일지 진토에서 12운성의 양에 놓여 보살핌을 주고받으며 천천히 자랍니다. 경금이 월지 사화에서 힘을 얻지 못하고 일지 진토에서 얻으며, 전체로 보면 신약하니, 혼자 앞서기보다 거들어 주는 사람과 함께할 때 멀리 갑니다. 사주의 사오미가 방합을 이루어 한 계절의 기운이 두터우니, 잘하는 일이 분명합니다. 계미시에 태어난 경금 일간은 상관의 기운을 받아 앞날을 남다르게 꾸미고 싶어 하고, 나이가 들수록 정인의 지혜가 사람을 돕습니다. 오행 가운데 금 기운이 뚜렷하게 강합니다. 같은 기운의 글자가 곁에 많아 동료의 도움을 받기 쉽고, 겨루기보다 힘을 합칠 때 더 큰 일을 해냅니다. 반면 목 기운은 겉으로 드러나지 않습니다. 다만 힘이 여린 사주에서는 쫓아야 할 일이 적은 셈이라, 오히려 제 힘을 기르기 쉽습니다. 음과 양이 고르게 섞여 나설 때와 물러설 때를 비교적 잘 가립니다.",
            "strengths": [
              "배짱과 지략을 함께 갖추어 큰 승부에서 강합니다.",
              "금 기운이 넉넉해 기준이 분명하고 마무리가 깔끔합니다.",
              "편관이 두드러져 위기에서 물러서지 않는 담력과 통솔력이 있습니다."
            ],
            "weaknesses": [
              "옳고 그름이 분명해 중간의 사정을 살피지 못할 때가 있습니다.",
              "금 기운이 많아 기준이 날카로워지면 사람의 사정을 놓칠 수 있습니다.",
              "재성이 약한 편이라 돈과 시간을 숫자로 챙기는 일을 놓치기 쉽습니다."
            ],
            "careerAdvice": "경영, 법조, 첨단 산업, 대형 프로젝트처럼 결단이 필요한 자리에서 카리스마를 보입니다. 일할 때에는 혼자 끌고 가기보다 대등한 동료와 나누어 맡을 때 오래가며, 역할과 몫은 처음부터 문서로 정해 두어야 뒤탈이 없습니다. 투자에서는 수익보다 현금 흐름을 먼저 살피고, 자동 이체와 분산 투자로 틀을 잡아 두는 편이 안전합니다. 시간과 장소를 정해 두고 일하는 습관을 들이면 용신인 토 기운이 자리를 잡습니다.",
            "relationshipAdvice": "결론을 서두르기보다 상대에게 고를 여지를 남겨 두는 태도가 존경을 사랑으로 바꿉니다. 약속과 예의를 지켜 믿음을 주지만, 의무감 없이 즐겁게 만나는 날도 필요합니다. 일지가 다른 지지와 다투지 않아, 한번 맺은 관계를 잔잔하고 안정되게 이어 갑니다. 대화에서는 듣기와 말하기의 균형이 좋으니, 주변에 다툼이 생기면 중재자로 나서 보십시오.",
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
        "generatedAt": "2026-11-23T13:21:47.923Z",
        "meta": {
          "requestId": "req_01m8493ra9xk58mae37nfxvd05"
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
          "resetsAt": "2026-11-23T13:22:48.277Z"
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
          "id": "sup_01m8493rws6szsyeq2cwk1banp",
          "status": "received"
        }
      }
    },
    "composeDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8493s3h5qrxqz2abnadnzc8"
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
            "identity": "신사 월, 경진 일에 태어난 홍**********************님은 벼려지기를 기다리는 무쇠처럼 목표가 서면 곧바로 몸을 움직입니다. 신사 월에 난 경금은 사회생활의 바탕에 편관이 있어 말보다 행동으로 뜻을 보여 주고, 끝까지 버티려는 마음을 앞세웁니다. 경오 년의 뿌리에는 정관이 있어 규칙과 순서를 중요하게 여기고, 가까이에서는 진토의 편인 덕분에 쉽게 믿지 않고 한 번 더 뒤집어 봅니다. 사화의 달에 난 사주라 금의 결이 뚜렷해 기준을 세우면 물러서지 않고, 밖으로 나가는 기운이 많아 쉬어 가는 시간이 꼭 필요합니다.",
            "investment_identity": "사화의 달에 태어난 홍**********************님은 경금의 걸음으로 투자할 때 숫자와 조건을 따져 값이 맞을 때 거두며, 공시와 제도 같은 공식적인 근거를 중시합니다. 경금의 성정대로 원칙 앞에서는 좀처럼 물러서지 않고, 투자에서도 비교와 선별에 강해 좋은 것만 남깁니다. 경진 일주에 관성이 지나치면 갑작스러운 소식에 판단이 거칠어지기 쉬우니 정해 둔 규칙을 다시 확인해 보세요. 경오 년에 난 경진 일주는 분기가 끝날 때마다 나누어 넣기로 한 날짜와 금액을 지켰는지 살펴보세요."
          },
          "investment_tendency": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "초여름에 태어난 경진 일주의 홍**********************님은 감당할 수 있는 위험과 그렇지 않은 위험을 가려냅니다. 긴 흐름을 보면 사화의 달에 난 경진 일주는 지루함만 이겨 내면 꾸준함이 살아납니다. 새로운 흐름을 만나면 신사 월에 난 경진 일주는 흐름을 살피되 근거가 모일 때까지 기다립니다.",
            "warning": "사화의 달에 난 경금이라 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하고, 편관이 겹치면 오기로 버티다가 부담을 키우기 쉽습니다. 경진 일주는 전화 한 통에 마음이 움직여 오래 세운 계획을 뒤집는 일만은 하지 마세요."
          },
          "today_fortune": {
            "date": "2026-11-23",
            "formatted_date": "2026년 11월 23일 월요일",
            "day_element": "metal",
            "score": 66,
            "overall_analysis": "홍**********************님의 경진 일주에 신축의 기운이 닿아 뒤처진 일을 한꺼번에 따라잡을 기세가 나지만, 남에게 판단을 맡기고 마음을 놓기 쉽습니다. 지지를 보면 월지의 사화가 축토를 가합으로 반겨 하던 일에 숨 돌릴 틈이 생기니 미뤄 둔 부분을 하나만 끝내 볼 만합니다. 경금에게는 신축에 실린 토 기운 덕분에 한쪽으로 쏠린 무게가 덜어지니 작은 일부터 하나씩 풀어 볼 만합니다. 경오 년에 난 경금의 오늘은 기회와 부담이 나란히 놓여 있으니 새것을 들이기 전에 있는 것을 살펴보세요.",
            "action_items": [
              {
                "type": "do",
                "text": "사화의 달에 난 경금은 오늘 장이 끝난 뒤 가계부의 빈칸을 한 주 치만 채워 보세요."
              },
              {
                "type": "do",
                "text": "신사 월에 난 사람은 토 기운을 채우도록 여유가 있을 때 잡곡밥이나 뿌리채소를 곁들여 보세요."
              },
              {
                "type": "avoid",
                "text": "경진 일주는 오늘 늦은 밤의 감정에 기대어 다른 사람에게 하소연을 옮기는 일과는 거리를 두세요."
              },
              {
                "type": "avoid",
                "text": "경진 일주에게 겁재의 날에는 체면 때문에 지갑을 여는 일을 삼가세요."
              }
            ],
            "timing": {
              "best": "17:00-19:00",
              "avoid": "11:00-13:00",
              "reason": "유시(17~19시)에는 육합을 이룬 유금과 진토의 호흡이 맞아 숫자를 차분히 읽게 되니 중요한 일을 두고, 오시(11~13시)에는 부담스러운 목 기운이 갑오를 따라 들어와 말이 먼저 나가기 쉽습니다."
            }
          },
          "investment_fortune": {
            "short_term": {
              "message": "정인이 드는 날, 경금은 믿을 만한 조언이 제때 닿지만 장이 조용할 때 다음 순서를 적어 두는 것이 알맞습니다. 경진 일주는 신축의 날에 조금 더 기다려도 괜찮을 때만 움직이세요.",
              "warning": "경진 일주는 정인이 드는 날에 예전에 통하던 방식을 그대로 되풀이하기 쉬우니 아침 첫 시간에 숫자로 적어 한 번 더 확인해 보세요."
            },
            "long_term": {
              "message": "판을 크게 벌이게 하는 힘이 드는 날은 사화의 달에 난 경진 일주에게 빨리 가려는 마음보다 오래가는 방법을 찾게 합니다. 경오 년에 난 경진 일주의 긴 계획에서는 지출을 줄이는 일도 긴 투자로 여기는 것이 좋습니다.",
              "advice": "경진 일주는 신축의 날에 다짐한 것을 잊지 않도록 해가 바뀌기 전에 목표 금액과 남은 기간을 새로 셈해 보세요."
            },
            "example": "경진 일주에게는 손실이 3%에 이를 때 절반을 정리한다고 적어 두었다가 여유로운 주말을 골라 그 선을 지켰는지 확인하는 방법이 있습니다. 겁재가 드는 날을 맞은 경진 일주의 홍**********************님에게는 단순한 규칙이 오래갑니다."
          },
          "why_explanation": "초여름에 난 경금에게 신금은 겁재, 축토는 정인으로 다가와 승부가 걸린 자리에서 집중력이 살아나고, 기록해 둔 것이 뜻밖의 쓸모를 보입니다. 신사 월에 난 사주에서는 축토와 사화의 가합이 월지에 놓여 함께 일하는 사람과의 사이가 조금 가까워집니다. 목 0·화 2·토 2·금 3·수 1의 짜임을 지닌 경진 일주에서는 신축의 토 기운이 판단의 빈자리를 메워 줍니다. 용신인 토 기운이 축토를 타고 들어오므로 오늘 경금의 점수는 66점입니다."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8493s6e5b2xvrg172vmrbna",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 285,
          "latency": 285,
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
        "generated_at": "2026-11-23T13:21:49.035Z"
      }
    },
    "composeWeeklyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8493skp1g7nqyp9270a406x"
      },
      "status": 200,
      "answer": {
        "data": {
          "week_start": "2026-11-23",
          "week_end": "2026-11-29",
          "score": 59,
          "summary": "단단한 바위를 닮은 홍**********************님의 경진 일주에 이번 주는 판을 크게 벌이게 하는 힘과 믿을 만한 조언이 닿는 흐름이 앞에 서는 한 주입니다. 사주의 열쇠인 토 기운이 지지의 미토에 자리를 잡으니 쉽게 휘지 않는 강철 같은 경진 일주는 일요일에 힘을 얻고, 약속과 절차를 지키는 쪽에 힘이 모입니다. 사화의 달에 난 경금은 상관이 드는 수요일에 윗사람에게 맞서 토를 다는 일만은 피하세요. 여름 문턱에 난 경금의 이번 주는 눈에 띄지 않는 일이 중요해지니 잘하려는 마음보다 꾸준히 하는 마음을 앞에 두세요.",
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
          "advice": "잎이 짙어지는 철에 난 경진 일주는 일요일에 믿을 만한 사람과 저축 계획을 나누어 보세요. 경오 년에 난 경진 일주는 이번 주 되돌릴 수 있는 쪽부터 고르세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8493sp0kfpg8j3ej6c187hv",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 296,
          "latency": 296,
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
        "generated_at": "2026-11-23T13:21:49.545Z"
      }
    },
    "getCharacter": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8493t4g4jvcmk7ktsnrwva8"
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
            "identity": "신사 월, 경진 일에 태어난 홍**********************님은 벼려지기를 기다리는 무쇠처럼 목표가 서면 곧바로 몸을 움직입니다. 신사 월에 난 경금은 사회생활의 바탕에 편관이 있어 말보다 행동으로 뜻을 보여 주고, 끝까지 버티려는 마음을 앞세웁니다. 경오 년의 뿌리에는 정관이 있어 규칙과 순서를 중요하게 여기고, 가까이에서는 진토의 편인 덕분에 쉽게 믿지 않고 한 번 더 뒤집어 봅니다. 사화의 달에 난 사주라 금의 결이 뚜렷해 기준을 세우면 물러서지 않고, 밖으로 나가는 기운이 많아 쉬어 가는 시간이 꼭 필요합니다.",
            "investment_identity": "사화의 달에 태어난 홍**********************님은 경금의 걸음으로 투자할 때 숫자와 조건을 따져 값이 맞을 때 거두며, 공시와 제도 같은 공식적인 근거를 중시합니다. 경금의 성정대로 원칙 앞에서는 좀처럼 물러서지 않고, 투자에서도 비교와 선별에 강해 좋은 것만 남깁니다. 경진 일주에 관성이 지나치면 갑작스러운 소식에 판단이 거칠어지기 쉬우니 정해 둔 규칙을 다시 확인해 보세요. 경오 년에 난 경진 일주는 분기가 끝날 때마다 나누어 넣기로 한 날짜와 금액을 지켰는지 살펴보세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8493t6er2mnw0qy1m4p0f62",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 187,
          "latency": 187,
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
        "generated_at": "2026-11-23T13:21:49.962Z"
      }
    },
    "getTendency": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8493tkxabg2v6bwvsjjtwn7"
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
            "summary": "초여름에 태어난 경진 일주의 홍**********************님은 감당할 수 있는 위험과 그렇지 않은 위험을 가려냅니다. 긴 흐름을 보면 사화의 달에 난 경진 일주는 지루함만 이겨 내면 꾸준함이 살아납니다. 새로운 흐름을 만나면 신사 월에 난 경진 일주는 흐름을 살피되 근거가 모일 때까지 기다립니다.",
            "warning": "사화의 달에 난 경금이라 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하고, 편관이 겹치면 오기로 버티다가 부담을 키우기 쉽습니다. 경진 일주는 전화 한 통에 마음이 움직여 오래 세운 계획을 뒤집는 일만은 하지 마세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8493tra2rt54pzxw26q8xek",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 209,
          "latency": 209,
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
        "generated_at": "2026-11-23T13:21:50.555Z"
      }
    },
    "getRadar": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8493v3kk5myt4m2k3d8aw7m"
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
          "request_id": "req_01m8493v667xr3smpvkbt76y9q",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 181,
          "latency": 181,
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
        "generated_at": "2026-11-23T13:21:50.972Z"
      }
    },
    "getPopularCoins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8493vg7zhn5mna8ng1hffry"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 6,
          "insufficient_data": false,
          "as_of": "2026-11-23T13:21:51.222Z",
          "coins": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8493vjajh30rq9wczabbcp0",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 123,
          "latency": 123,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "popular_coins"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T13:21:51.300Z"
      }
    },
    "getElementComparison": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8493vvqv97v44sqenrggyqq"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 7,
          "insufficient_data": false,
          "as_of": "2026-11-23T13:21:51.633Z",
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
          "request_id": "req_01m8493vyc25chhgsf90hh82n1",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 99,
          "latency": 99,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "comparison"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T13:21:51.662Z"
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
          "as_of": "2026-11-23T13:21:51.854Z",
          "rankings": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8493w4q6gtmxbn8enjyqqe9",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 114,
          "latency": 114,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "fortune_ranking"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T13:21:51.881Z"
      }
    },
    "getTradingStyles": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8493wchpn8a1kbgeamym2pk"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-23T13:21:52.090Z",
          "styles": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8493wdqw1gfhwjqt984vt6x",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 75,
          "latency": 75,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "trading_styles"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T13:21:52.130Z"
      }
    },
    "getPortfolioBreakdown": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8493wkxbhk06hq0xz1d9gtm"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-23T13:21:52.439Z",
          "assets": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8493wpany0nf6hwp34hjakw",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 155,
          "latency": 155,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "portfolio_breakdown"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T13:21:52.485Z"
      }
    },
    "getSajuTwins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8493wy6x81cj1mv6vmgyjc0"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 10,
          "insufficient_data": false,
          "as_of": "2026-11-23T13:21:52.705Z",
          "same_day_pillar": 10,
          "same_four_pillars": 10,
          "common_coins": [],
          "common_styles": [],
          "average_score_today": null
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8493wzp3fd21vzntb7ez7mv",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 120,
          "latency": 120,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "saju_twin"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T13:21:52.751Z"
      }
    },
    "streamDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8493x75prz4b0np8tahg3h7"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8493xa78hpt9qvpwqyc4s5z.character",
          "event": "character",
          "data": {
            "title": "입하의 기준이 또렷한 큰 칼",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "신사 월, 경진 일에 태어난 홍**********************님은 벼려지기를 기다리는 무쇠처럼 목표가 서면 곧바로 몸을 움직입니다. 신사 월에 난 경금은 사회생활의 바탕에 편관이 있어 말보다 행동으로 뜻을 보여 주고, 끝까지 버티려는 마음을 앞세웁니다. 경오 년의 뿌리에는 정관이 있어 규칙과 순서를 중요하게 여기고, 가까이에서는 진토의 편인 덕분에 쉽게 믿지 않고 한 번 더 뒤집어 봅니다. 사화의 달에 난 사주라 금의 결이 뚜렷해 기준을 세우면 물러서지 않고, 밖으로 나가는 기운이 많아 쉬어 가는 시간이 꼭 필요합니다.",
            "investment_identity": "사화의 달에 태어난 홍**********************님은 경금의 걸음으로 투자할 때 숫자와 조건을 따져 값이 맞을 때 거두며, 공시와 제도 같은 공식적인 근거를 중시합니다. 경금의 성정대로 원칙 앞에서는 좀처럼 물러서지 않고, 투자에서도 비교와 선별에 강해 좋은 것만 남깁니다. 경진 일주에 관성이 지나치면 갑작스러운 소식에 판단이 거칠어지기 쉬우니 정해 둔 규칙을 다시 확인해 보세요. 경오 년에 난 경진 일주는 분기가 끝날 때마다 나누어 넣기로 한 날짜와 금액을 지켰는지 살펴보세요."
          }
        },
        {
          "id": "call_01m8493xa78hpt9qvpwqyc4s5z.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "초여름에 태어난 경진 일주의 홍**********************님은 감당할 수 있는 위험과 그렇지 않은 위험을 가려냅니다. 긴 흐름을 보면 사화의 달에 난 경진 일주는 지루함만 이겨 내면 꾸준함이 살아납니다. 새로운 흐름을 만나면 신사 월에 난 경진 일주는 흐름을 살피되 근거가 모일 때까지 기다립니다.",
            "warning": "사화의 달에 난 경금이라 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하고, 편관이 겹치면 오기로 버티다가 부담을 키우기 쉽습니다. 경진 일주는 전화 한 통에 마음이 움직여 오래 세운 계획을 뒤집는 일만은 하지 마세요."
          }
        },
        {
          "id": "call_01m8493xa78hpt9qvpwqyc4s5z.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "today_fortune": {
              "date": "2026-11-23",
              "formatted_date": "2026년 11월 23일 월요일",
              "day_element": "metal",
              "score": 66,
              "overall_analysis": "홍**********************님의 경진 일주에 신축의 기운이 닿아 뒤처진 일을 한꺼번에 따라잡을 기세가 나지만, 남에게 판단을 맡기고 마음을 놓기 쉽습니다. 지지를 보면 월지의 사화가 축토를 가합으로 반겨 하던 일에 숨 돌릴 틈이 생기니 미뤄 둔 부분을 하나만 끝내 볼 만합니다. 경금에게는 신축에 실린 토 기운 덕분에 한쪽으로 쏠린 무게가 덜어지니 작은 일부터 하나씩 풀어 볼 만합니다. 경오 년에 난 경금의 오늘은 기회와 부담이 나란히 놓여 있으니 새것을 들이기 전에 있는 것을 살펴보세요.",
              "action_items": [
                {
                  "type": "do",
                  "text": "사화의 달에 난 경금은 오늘 장이 끝난 뒤 가계부의 빈칸을 한 주 치만 채워 보세요."
                },
                {
                  "type": "do",
                  "text": "신사 월에 난 사람은 토 기운을 채우도록 여유가 있을 때 잡곡밥이나 뿌리채소를 곁들여 보세요."
                },
                {
                  "type": "avoid",
                  "text": "경진 일주는 오늘 늦은 밤의 감정에 기대어 다른 사람에게 하소연을 옮기는 일과는 거리를 두세요."
                },
                {
                  "type": "avoid",
                  "text": "경진 일주에게 겁재의 날에는 체면 때문에 지갑을 여는 일을 삼가세요."
                }
              ],
              "timing": {
                "best": "17:00-19:00",
                "avoid": "11:00-13:00",
                "reason": "유시(17~19시)에는 육합을 이룬 유금과 진토의 호흡이 맞아 숫자를 차분히 읽게 되니 중요한 일을 두고, 오시(11~13시)에는 부담스러운 목 기운이 갑오를 따라 들어와 말이 먼저 나가기 쉽습니다."
              }
            },
            "investment_fortune": {
              "short_term": {
                "message": "정인이 드는 날, 경금은 믿을 만한 조언이 제때 닿지만 장이 조용할 때 다음 순서를 적어 두는 것이 알맞습니다. 경진 일주는 신축의 날에 조금 더 기다려도 괜찮을 때만 움직이세요.",
                "warning": "경진 일주는 정인이 드는 날에 예전에 통하던 방식을 그대로 되풀이하기 쉬우니 아침 첫 시간에 숫자로 적어 한 번 더 확인해 보세요."
              },
              "long_term": {
                "message": "판을 크게 벌이게 하는 힘이 드는 날은 사화의 달에 난 경진 일주에게 빨리 가려는 마음보다 오래가는 방법을 찾게 합니다. 경오 년에 난 경진 일주의 긴 계획에서는 지출을 줄이는 일도 긴 투자로 여기는 것이 좋습니다.",
                "advice": "경진 일주는 신축의 날에 다짐한 것을 잊지 않도록 해가 바뀌기 전에 목표 금액과 남은 기간을 새로 셈해 보세요."
              },
              "example": "경진 일주에게는 손실이 3%에 이를 때 절반을 정리한다고 적어 두었다가 여유로운 주말을 골라 그 선을 지켰는지 확인하는 방법이 있습니다. 겁재가 드는 날을 맞은 경진 일주의 홍**********************님에게는 단순한 규칙이 오래갑니다."
            },
            "why_explanation": "초여름에 난 경금에게 신금은 겁재, 축토는 정인으로 다가와 승부가 걸린 자리에서 집중력이 살아나고, 기록해 둔 것이 뜻밖의 쓸모를 보입니다. 신사 월에 난 사주에서는 축토와 사화의 가합이 월지에 놓여 함께 일하는 사람과의 사이가 조금 가까워집니다. 목 0·화 2·토 2·금 3·수 1의 짜임을 지닌 경진 일주에서는 신축의 토 기운이 판단의 빈자리를 메워 줍니다. 용신인 토 기운이 축토를 타고 들어오므로 오늘 경금의 점수는 66점입니다."
          }
        },
        {
          "id": "call_01m8493xa78hpt9qvpwqyc4s5z.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8493x8mhc9rga9hv3k6wgej",
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
          "id": "call_01m8493xw5tn84pqhngdp5jbfa.tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "인목의 달에 난 갑자 일주의 홍길동님은 투자에서 오르내림을 지켜보며 비중을 조절합니다. 긴 흐름을 보면 인목의 달에 난 갑자 일주는 눈에 보이는 목표가 있어야 꾸준히 갑니다. 자수에 정인을 둔 병인 월의 갑목은 처음 듣는 말은 한 번쯤 의심해 봅니다.",
            "warning": "인목의 달에 난 갑자 일주는 남과 같은 것을 가져야 마음이 놓이기 쉬우니 반대되는 의견도 하나 찾아보세요. 병인 월에 나서 비견이 앞서는 갑목은 나누기로 한 몫을 두고 얼굴을 붉히는 일을 삼가세요."
          }
        },
        {
          "id": "call_01m8493xw5tn84pqhngdp5jbfa.tendency+fortune",
          "event": "fortune",
          "data": {
            "todayFortune": {
              "date": "2026-11-23",
              "formattedDate": "2026년 11월 23일 월요일",
              "dayElement": "metal",
              "score": 73,
              "overallAnalysis": "봄 문턱의 갑목으로 태어난 홍길동님이 신축을 만나는 날이라 공들인 만큼의 결과를 헤아려 보게 되고, 들뜬 마음이 가라앉고 기준이 살아납니다. 병인 월에 난 사주에서는 일지의 자수가 축토와 육합으로 짝을 지어 함께 세운 계획에 도울 사람이 나서니 기분 좋게 매듭지을 만합니다. 갑자 일주에게는 신축이 꺼리는 토 기운을 더해 한쪽으로 쏠리기 쉽지만 속도만 조금 늦추면 무리가 없습니다. 전체로 보아 갑자 일주의 오늘은 막힌 곳보다 트인 곳이 많으니 잘된 까닭을 한 줄로 적어 두세요.",
              "actionItems": [
                {
                  "type": "do",
                  "text": "정재가 함께 드는 날에는 저녁을 차리기 전에 목표로 삼은 기간이 몇 해 남았는지 세어 보세요."
                },
                {
                  "type": "do",
                  "text": "갑자 일주에 반가운 수 기운을 불러오도록 생각난 김에 물을 한 잔 더 마셔 보세요."
                },
                {
                  "type": "avoid",
                  "text": "갑자 일주는 오늘 지인의 말 한마디에 기대어 정해 둔 한도를 넘기는 일만은 하지 마세요."
                },
                {
                  "type": "avoid",
                  "text": "정재가 함께 드는 날에 갑자 일주는 아끼려다 꼭 필요한 것까지 미루는 일을 삼가세요."
                }
              ],
              "timing": {
                "best": "09:00-11:00",
                "avoid": "13:00-15:00",
                "reason": "미시(13~15시)에는 을미의 미토가 자수와 해로 맞서 감정이 숫자를 가리기 쉽지만, 사시(09~11시)에는 정인의 계사가 수 기운을 실어 와 막힌 생각이 이어집니다."
              }
            },
            "investmentFortune": {
              "shortTerm": {
                "message": "단기로 보면 축토의 정재가 움직여 살림의 앞뒤가 한눈에 정리되니 들어갈 이유와 나올 이유를 나란히 적어 두면 힘이 됩니다. 인목의 달에 난 갑자 일주는 되돌릴 길이 열려 있을 때에 한해 작게 움직이세요.",
                "warning": "갑자 일주는 정관이 지나칠 때 처음 고른 것을 책임지려다 더 나은 길을 외면하기 쉬우니 오후 업무를 시작하기 전에 지난번에는 어땠는지 떠올려 보세요."
              },
              "longTerm": {
                "message": "줄기가 굵은 소나무 같은 갑자 일주에게 알뜰하게 살피려는 마음은 눈에 보이는 목표 금액을 정하게 합니다. 이른 봄에 난 갑자 일주에게는 목표 금액보다 목표 기간을 먼저 정하는 것이 알맞습니다.",
                "advice": "병인 월에 난 사람의 긴 계획이 이어지도록 정해 둔 점검일마다 가족과 함께 큰 지출의 순서를 정해 보세요."
              },
              "example": "갑자 일주에게는 손실이 8%에 이를 때 절반을 정리한다고 적어 두었다가 계절이 바뀔 때마다 그 선을 지켰는지 확인하는 방법이 있습니다. 신축을 만난 갑자 일주의 홍길동님에게는 이렇게 속도를 늦추는 장치가 도움이 됩니다."
            },
            "whyExplanation": "신축을 갑자 일주의 갑목에 견주니 천간은 정관, 지지는 정재라 맡은 자리에서 믿음을 얻게 되고, 낭비가 어디서 새는지 눈에 보입니다. 또 일지의 자수가 축토와 육합으로 짝을 지어 속마음을 나누는 사람과의 사이에 온기가 번집니다. 오행으로 보면 신축의 토 기운이 쌓여 마음이 앞서기 쉽습니다. 한쪽에서는 축토가 사주에 짐이 되는 토 기운을 더하지만 다른 쪽에서 일지의 자수가 축토와 육합으로 만나 가까운 사람과 정한 일에 도울 사람이 나서니 73점이 나왔습니다."
          }
        },
        {
          "id": "call_01m8493xw5tn84pqhngdp5jbfa.tendency+fortune+character",
          "event": "character",
          "data": {
            "title": "푸르게 뻗는 초봄의 아름드리나무",
            "dayMaster": "갑목",
            "dayMasterHanja": "甲",
            "elementName": "목(木)",
            "emoji": "🌳",
            "identity": "초봄에 태어나 줄기가 굵은 소나무를 떠올리게 하는 홍길동님은 앞장서서 길을 여는 데 망설임이 적습니다. 인목에 자리한 비견의 영향으로 한번 세운 뜻을 쉽게 굽히지 않으며, 한번 정한 방향을 곧게 밀고 나갑니다. 속마음을 비추는 자수가 정인이라 받은 은혜를 오래 기억하며, 스스로 세운 뜻을 쉽게 거두지 않습니다. 인목의 달에 난 사주라 가지가 많은 사주라 관심이 여러 갈래로 나뉘고, 기운이 내 편에 모여 있어 추진력이 남습니다.",
            "investmentIdentity": "병인 월에 나서 비겁의 기운이 앞서는 홍길동님은 스스로 고른 종목에 애착이 크며, 자라날 분야를 먼저 알아보는 눈이 있습니다. 갑자 일주는 갑목의 힘이 넉넉해 밖으로 쓰고 나누는 쪽이 이롭고, 투자에서도 한번 담은 자산을 끝까지 지켜보는 뚝심이 있습니다. 다만 갑목에게 비견이 지나치면 고집이 손실을 키우기 쉬우니 서두르지 말고 한 번 더 생각해 보세요. 이른 봄에 난 갑목에게는 쉬어 가는 해를 실패로 여기지 않는 마음이 필요합니다."
          }
        },
        {
          "id": "call_01m8493xw5tn84pqhngdp5jbfa.tendency+fortune+character+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8493xvjttw3m9d00y9ddrk1",
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
          "personality": "경진일주는 젖은 흙에서 막 꺼낸 거대한 원석과 같아, 타고난 기개와 무게가 있습니다. 뜻을 세우면 크게 밀고 나가며, 남다른 포부로 사람들의 시선을 모읍니다. 여름에 태어난 쇠라 뜨거운 단련을 거치며, 견딘 만큼 쓰임새가 귀해집니다. 경금 일간이 신사월에 태어나 사회에서는 겁재의 승부욕으로 사람들 사이에서 앞자리를 다투고, 그 바탕에는 스스로를 다그치는 편관의 긴장이 있습니다. 경금은 일지 진토에서 12운성의 양에 놓여 보살핌을 주고받으며 천천히 자랍니다. 경금이 월지 사화에서 힘을 얻지 못하고 일지 진토에서 얻으며, 전체로 보면 신약하니, 혼자 앞서기보다 거들어 주는 사람과 함께할 때 멀리 갑니다. 사주의 사오미가 방합을 이루어 한 계절의 기운이 두터우니, 잘하는 일이 분명합니다. 계미시에 태어난 경금 일간은 상관의 기운을 받아 앞날을 남다르게 꾸미고 싶어 하고, 나이가 들수록 정인의 지혜가 사람을 돕습니다. 오행 가운데 금 기운이 뚜렷하게 강합니다. 같은 기운의 글자가 곁에 많아 동료의 도움을 받기 쉽고, 겨루기보다 힘을 합칠 때 더 큰 일을 해냅니다. 반면 목 기운은 겉으로 드러나지 않습니다. 다만 힘이 여린 사주에서는 쫓아야 할 일이 적은 셈이라, 오히려 제 힘을 기르기 쉽습니다. 음과 양이 고르게 섞여 나설 때와 물러설 때를 비교적 잘 가립니다.",
          "strengths": [
            "배짱과 지략을 함께 갖추어 큰 승부에서 강합니다.",
            "금 기운이 넉넉해 기준이 분명하고 마무리가 깔끔합니다.",
            "편관이 두드러져 위기에서 물러서지 않는 담력과 통솔력이 있습니다."
          ],
          "weaknesses": [
            "옳고 그름이 분명해 중간의 사정을 살피지 못할 때가 있습니다.",
            "금 기운이 많아 기준이 날카로워지면 사람의 사정을 놓칠 수 있습니다.",
            "재성이 약한 편이라 돈과 시간을 숫자로 챙기는 일을 놓치기 쉽습니다."
          ],
          "career_advice": "경영, 법조, 첨단 산업, 대형 프로젝트처럼 결단이 필요한 자리에서 카리스마를 보입니다. 일할 때에는 혼자 끌고 가기보다 대등한 동료와 나누어 맡을 때 오래가며, 역할과 몫은 처음부터 문서로 정해 두어야 뒤탈이 없습니다. 투자에서는 수익보다 현금 흐름을 먼저 살피고, 자동 이체와 분산 투자로 틀을 잡아 두는 편이 안전합니다. 시간과 장소를 정해 두고 일하는 습관을 들이면 용신인 토 기운이 자리를 잡습니다.",
          "relationship_advice": "결론을 서두르기보다 상대에게 고를 여지를 남겨 두는 태도가 존경을 사랑으로 바꿉니다. 약속과 예의를 지켜 믿음을 주지만, 의무감 없이 즐겁게 만나는 날도 필요합니다. 일지가 다른 지지와 다투지 않아, 한번 맺은 관계를 잔잔하고 안정되게 이어 갑니다. 대화에서는 듣기와 말하기의 균형이 좋으니, 주변에 다툼이 생기면 중재자로 나서 보십시오.",
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
        "profile_id": "prf_01m8493yfd9tktfjbyx7b3a547"
      },
      "status": 200,
      "answer": {
        "data": {
          "year": 2026,
          "year_pillar": "병오",
          "score": 66,
          "summary": "2026년 병오의 해는 홍**********************님의 경진 일주에 편관과 정관이 드는 해여서 흐트러진 태세를 바로잡을 계기가 오고, 앞뒤 순서가 차근차근 정리됩니다. 신사 월에 난 사주에서는 시지의 미토가 오화와 육합으로 짝을 지어 마무리할 일에 도울 사람이 나서니 정해 둔 만큼만 나아가는 것이 좋습니다. 정축 대운의 정관이 바탕에 흐르고 여기에 병오가 데려온 편관이 나란히 작용합니다. 경진 일주의 9월에는 유금이 일지 진토와 육합을 이루어 집에서 하는 일이 한결 수월해지고, 들뜬 마음이 가라앉고 기준이 살아납니다. 입하 무렵에 난 경금의 올해는 좋은 일과 아쉬운 일이 반반씩 섞여 있으니 서두르는 마음 앞에 물 한 잔의 틈을 두세요.",
          "quarters": [
            {
              "quarter": 1,
              "score": 60,
              "advice": "경오 년에 난 경진 일주는 연초에 스스로 정한 기준이 평소보다 또렷해지지만, 서두를 까닭이 없으니 남의 성적과 견주는 일은 접어 두는 편이 낫습니다."
            },
            {
              "quarter": 2,
              "score": 59,
              "advice": "고르게 흘러가는 봄과 초여름, 광맥 속의 원석 같은 사람에게는 답답한 절차를 고쳐 볼 실마리가 보이지만 떠오른 생각은 적어 두고 실행은 골라서 하는 것이 좋습니다."
            },
            {
              "quarter": 3,
              "score": 72,
              "advice": "준비한 것을 펼치기 좋은 3분기, 단단한 바위 같은 사람에게는 느슨하던 규칙을 다시 조이게 되니 미루던 점검을 마치면 어깨가 한결 가벼워집니다."
            },
            {
              "quarter": 4,
              "score": 67,
              "advice": "기해가 드는 연말에는 초여름에 난 경금이 등을 받쳐 주는 기운을 만나니 쉬는 시간과 배우는 시간을 나누어 두는 것이 좋습니다."
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
          "advice": "경진 일주는 힘이 나는 9월에 비상금이 생활비 여섯 달 치에 가까운지 살펴보세요. 경오 년에 난 경진 일주는 올해 결정 앞에서 근거를 세 가지만 적어 보세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8493yh631584yhnb2299hjb",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 402,
          "latency": 402,
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
        "generated_at": "2026-11-23T13:21:54.616Z"
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
          "profile_id": "prf_01m8493z38q49sszvy0jks1hb0"
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
            "서로의 희신인 금 기운을 상대가 갖추고 있어, 용신을 곁에서 거들어 줍니다."
          ],
          "cautions": [
            "일지가 같은 글자로 자형을 이루어 닮은 고집이 부딪힐 수 있으니, 양보의 순서를 정해 두면 좋습니다.",
            "띠가 자형을 이루어 비슷한 약점이 함께 드러날 수 있으니, 조언해 줄 제삼자를 곁에 두십시오."
          ],
          "summary": "두 사람의 궁합 점수는 45점입니다. 다른 점을 이해하려는 노력이 필요한 인연입니다. 그래도 일간이 같은 오행이라 같은 편이라는 믿음이 큽니다. 함께 배우는 취미를 하나 두면 서로를 북돋우는 힘이 자랍니다."
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8493z95m7ra6xr2w9v2fw4n",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 77,
          "latency": 77,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": []
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T13:21:55.058Z"
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
        "id": "prf_01m8493ze2b1de6kwq45rv0nk0",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T13:21:55.138Z",
        "updated_at": "2026-11-23T13:21:55.138Z"
      }
    },
    "listProfiles": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8493zke7s7mqbssqw389zj7",
            "external_id": "customer-1001",
            "name": "홍**",
            "birth_year": "19**",
            "gender": "female",
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-23T13:21:55.310Z",
            "updated_at": "2026-11-23T13:21:55.310Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfile": {
      "params": {
        "id": "prf_01m8493zwnb1vah4355y5artna"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8493zwnb1vah4355y5artna",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T13:21:55.605Z",
        "updated_at": "2026-11-23T13:21:55.605Z"
      }
    },
    "unmaskProfile": {
      "params": {
        "id": "prf_01m849405bmecbqf9aed8yq3br"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m849405bmecbqf9aed8yq3br",
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
        "created_at": "2026-11-23T13:21:55.883Z",
        "updated_at": "2026-11-23T13:21:55.883Z"
      }
    },
    "replaceProfile": {
      "params": {
        "id": "prf_01m84940fnty93qds1m4y9fcj2"
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
        "id": "prf_01m84940fnty93qds1m4y9fcj2",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T13:21:56.213Z",
        "updated_at": "2026-11-23T13:21:56.327Z"
      }
    },
    "updateProfile": {
      "params": {
        "id": "prf_01m849413x567ay7jvt8fd2h69"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m849413x567ay7jvt8fd2h69",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-23T13:21:56.861Z",
        "updated_at": "2026-11-23T13:21:56.951Z"
      }
    },
    "deleteProfile": {
      "params": {
        "id": "prf_01m84941ff0d830w9yjmeaxzyd"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m84941ff0d830w9yjmeaxzyd",
        "deleted": true,
        "deleted_at": "2026-11-23T13:21:57.366Z",
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
          "prf_01m84941tq2whjchwggd4hvt32"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8494226tja6d2xqsssj303d",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "created_at": "2026-11-23T13:21:57.830Z",
        "estimated_completion": "2026-11-23T13:21:58.022Z"
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
        "batch_id": "batch_01m84942ztmfpwwdt6fegmzvdq"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m84942ztmfpwwdt6fegmzvdq",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "created_at": "2026-11-23T13:21:58.778Z",
        "estimated_completion": "2026-11-23T13:21:58.937Z",
        "completed_at": "2026-11-23T13:21:59.152Z",
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
        "batch_id": "batch_01m84943rjbkt5v3w0tc740kbr"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m84943rjbkt5v3w0tc740kbr",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 1,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "gemini",
        "created_at": "2026-11-23T13:21:59.570Z",
        "estimated_completion": "2026-11-23T13:21:59.748Z",
        "completed_at": "2026-11-23T13:21:59.849Z",
        "results": [
          {
            "profile_id": "prf_01m84943pmswa7cjcfbt8y9jj2",
            "fortune_id": null,
            "status": "canceled"
          }
        ]
      }
    },
    "retryBatch": {
      "params": {
        "batch_id": "batch_01m84944bgn92ehg2q8v8wjtfs"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "batch_01m84944bgn92ehg2q8v8wjtfs",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "created_at": "2026-11-23T13:22:00.176Z",
        "estimated_completion": "2026-11-23T13:22:00.771Z"
      }
    },
    "followBatch": {
      "params": {
        "batch_id": "batch_01m84944y8fb5k98was204g58m"
      },
      "query": {},
      "status": 200,
      "answer": [
        {
          "id": "batch_01m84944y8fb5k98was204g58m.1",
          "event": "complete",
          "data": {
            "id": "batch_01m84944y8fb5k98was204g58m",
            "status": "failed",
            "total_count": 1,
            "completed_count": 0,
            "failed_count": 1,
            "canceled_count": 0,
            "fortune_type": "daily",
            "fortune_date": "2026-11-23",
            "model": "haiku",
            "created_at": "2026-11-23T13:22:00.776Z",
            "estimated_completion": "2026-11-23T13:22:00.932Z",
            "completed_at": "2026-11-23T13:22:01.081Z",
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
        "profile_id": "prf_01m84945gdcc0ktbjy8hye3q2v",
        "type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m84945md9szgdba8s3mkr8tc",
        "profile_id": "prf_01m84945gdcc0ktbjy8hye3q2v",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "여름 문턱의 경금으로 태어난 홍**********************님이 신축을 만나는 날이라 뒤처진 일을 한꺼번에 따라잡을 기세가 나고, 배우고 정리하는 일에 마음이 갑니다. 경진 일주의 오늘은 욕심을 한 뼘 줄일 때 편안해지니 내 몫만 또렷하게 챙기면 충분합니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "겁재의 천간과 정인의 지지가 이끄는 날이라 사화의 달에 난 경금의 오늘은 흐름이 잔잔한 대신 답도 천천히 옵니다. 잎이 짙어지는 철에 난 사주에서는 신축이 반가운 토 기운을 채워 주니 하던 일을 조금 더 다듬어 볼 만합니다."
          },
          "wealth": {
            "score": 64,
            "description": "재물에서 신사 월에 난 경금에게는 정인에 해당하는 축토가 믿을 만한 도움말을 데려오지만 사려던 것의 값을 사흘만 지켜보는 편이 낫습니다. 사화의 달에 난 경금은 첫 거래에 앞서 앞으로 석 달 동안 나갈 목돈을 미리 적어 보세요."
          },
          "love": {
            "score": 64,
            "description": "가까운 사이에서 경진 일주에게는 지지의 정인이 상대의 말에 귀를 기울이게 하지만 작은 일은 웃어넘기는 편이 낫습니다. 경진 일주는 신축의 날에 소식이 뜸했던 사람에게 먼저 안부를 물어보세요."
          },
          "health": {
            "score": 74,
            "description": "건강에서 사화의 달에 난 경금에게는 사주의 열쇠인 토 기운이 지지의 축토에 자리를 잡으니 푹 쉰 만큼 기운이 차오릅니다. 경진 일주는 오늘 짬을 내어 굳은 몸이 펴지도록 기지개를 크게 켜 보세요."
          },
          "career": {
            "score": 68,
            "description": "직업을 보면 경진 일주에게는 축토가 정인으로 들어 배운 것을 일에 쓰게 하지만 적어 둔 것을 한 번 더 읽어 보는 편이 낫습니다. 신축을 맞은 경진 일주는 하루를 마무리하며 겹친 일정을 하나만 옮겨 보세요."
          }
        },
        "lucky_items": {
          "number": 35,
          "color": "밤색",
          "direction": "서남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "경진 일주는 신축의 날에 아침상을 물린 뒤 구독하는 서비스의 값을 모두 더해 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-23T13:22:01.555Z",
        "latency_ms": 70,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-23T13:22:01.485Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m84945j339vy27gckg2h385d",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 204,
          "latency": 204,
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
        "profile_id": "prf_01m84945yh864kxvnp1nwyw554"
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
        "profile_id": "prf_01m849463xkczzz4fx7xv0pn0v"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m849467ahw1n9y1sewfgwp44",
        "profile_id": "prf_01m849463xkczzz4fx7xv0pn0v",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "여름 문턱의 경금으로 태어난 홍**********************님이 신축을 만나는 날이라 뒤처진 일을 한꺼번에 따라잡을 기세가 나고, 배우고 정리하는 일에 마음이 갑니다. 경진 일주의 오늘은 욕심을 한 뼘 줄일 때 편안해지니 내 몫만 또렷하게 챙기면 충분합니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "겁재의 천간과 정인의 지지가 이끄는 날이라 사화의 달에 난 경금의 오늘은 흐름이 잔잔한 대신 답도 천천히 옵니다. 잎이 짙어지는 철에 난 사주에서는 신축이 반가운 토 기운을 채워 주니 하던 일을 조금 더 다듬어 볼 만합니다."
          },
          "wealth": {
            "score": 64,
            "description": "재물에서 신사 월에 난 경금에게는 정인에 해당하는 축토가 믿을 만한 도움말을 데려오지만 사려던 것의 값을 사흘만 지켜보는 편이 낫습니다. 사화의 달에 난 경금은 첫 거래에 앞서 앞으로 석 달 동안 나갈 목돈을 미리 적어 보세요."
          },
          "love": {
            "score": 64,
            "description": "가까운 사이에서 경진 일주에게는 지지의 정인이 상대의 말에 귀를 기울이게 하지만 작은 일은 웃어넘기는 편이 낫습니다. 경진 일주는 신축의 날에 소식이 뜸했던 사람에게 먼저 안부를 물어보세요."
          },
          "health": {
            "score": 74,
            "description": "건강에서 사화의 달에 난 경금에게는 사주의 열쇠인 토 기운이 지지의 축토에 자리를 잡으니 푹 쉰 만큼 기운이 차오릅니다. 경진 일주는 오늘 짬을 내어 굳은 몸이 펴지도록 기지개를 크게 켜 보세요."
          },
          "career": {
            "score": 68,
            "description": "직업을 보면 경진 일주에게는 축토가 정인으로 들어 배운 것을 일에 쓰게 하지만 적어 둔 것을 한 번 더 읽어 보는 편이 낫습니다. 신축을 맞은 경진 일주는 하루를 마무리하며 겹친 일정을 하나만 옮겨 보세요."
          }
        },
        "lucky_items": {
          "number": 35,
          "color": "밤색",
          "direction": "서남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "경진 일주는 신축의 날에 아침상을 물린 뒤 구독하는 서비스의 값을 모두 더해 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-23T13:22:02.252Z",
        "latency_ms": 161,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-23T13:22:02.091Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m849465qvpbz2n36mz8bfprs",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 290,
          "latency": 290,
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
        "id": "ftn_01m84946rbg20ezysbr2yvpzk7"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m84946rbg20ezysbr2yvpzk7",
        "profile_id": "prf_01m84946mafxvqzcf1q5jxbxe1",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "여름 문턱의 경금으로 태어난 홍**********************님이 신축을 만나는 날이라 뒤처진 일을 한꺼번에 따라잡을 기세가 나고, 배우고 정리하는 일에 마음이 갑니다. 경진 일주의 오늘은 욕심을 한 뼘 줄일 때 편안해지니 내 몫만 또렷하게 챙기면 충분합니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "겁재의 천간과 정인의 지지가 이끄는 날이라 사화의 달에 난 경금의 오늘은 흐름이 잔잔한 대신 답도 천천히 옵니다. 잎이 짙어지는 철에 난 사주에서는 신축이 반가운 토 기운을 채워 주니 하던 일을 조금 더 다듬어 볼 만합니다."
          },
          "wealth": {
            "score": 64,
            "description": "재물에서 신사 월에 난 경금에게는 정인에 해당하는 축토가 믿을 만한 도움말을 데려오지만 사려던 것의 값을 사흘만 지켜보는 편이 낫습니다. 사화의 달에 난 경금은 첫 거래에 앞서 앞으로 석 달 동안 나갈 목돈을 미리 적어 보세요."
          },
          "love": {
            "score": 64,
            "description": "가까운 사이에서 경진 일주에게는 지지의 정인이 상대의 말에 귀를 기울이게 하지만 작은 일은 웃어넘기는 편이 낫습니다. 경진 일주는 신축의 날에 소식이 뜸했던 사람에게 먼저 안부를 물어보세요."
          },
          "health": {
            "score": 74,
            "description": "건강에서 사화의 달에 난 경금에게는 사주의 열쇠인 토 기운이 지지의 축토에 자리를 잡으니 푹 쉰 만큼 기운이 차오릅니다. 경진 일주는 오늘 짬을 내어 굳은 몸이 펴지도록 기지개를 크게 켜 보세요."
          },
          "career": {
            "score": 68,
            "description": "직업을 보면 경진 일주에게는 축토가 정인으로 들어 배운 것을 일에 쓰게 하지만 적어 둔 것을 한 번 더 읽어 보는 편이 낫습니다. 신축을 맞은 경진 일주는 하루를 마무리하며 겹친 일정을 하나만 옮겨 보세요."
          }
        },
        "lucky_items": {
          "number": 35,
          "color": "밤색",
          "direction": "서남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "경진 일주는 신축의 날에 아침상을 물린 뒤 구독하는 서비스의 값을 모두 더해 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-23T13:22:02.774Z",
        "latency_ms": 139,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "unmaskFortune": {
      "params": {
        "id": "ftn_01m849474k84pkh5kk8e2t51k3"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m849474k84pkh5kk8e2t51k3",
        "profile_id": "prf_01m849472bxse3d3xh3smkcsr3",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "여름 문턱의 경금으로 태어난 홍mk5229fda44ae6c26c9414님이 신축을 만나는 날이라 뒤처진 일을 한꺼번에 따라잡을 기세가 나고, 배우고 정리하는 일에 마음이 갑니다. 경진 일주의 오늘은 욕심을 한 뼘 줄일 때 편안해지니 내 몫만 또렷하게 챙기면 충분합니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "겁재의 천간과 정인의 지지가 이끄는 날이라 사화의 달에 난 경금의 오늘은 흐름이 잔잔한 대신 답도 천천히 옵니다. 잎이 짙어지는 철에 난 사주에서는 신축이 반가운 토 기운을 채워 주니 하던 일을 조금 더 다듬어 볼 만합니다."
          },
          "wealth": {
            "score": 64,
            "description": "재물에서 신사 월에 난 경금에게는 정인에 해당하는 축토가 믿을 만한 도움말을 데려오지만 사려던 것의 값을 사흘만 지켜보는 편이 낫습니다. 사화의 달에 난 경금은 첫 거래에 앞서 앞으로 석 달 동안 나갈 목돈을 미리 적어 보세요."
          },
          "love": {
            "score": 64,
            "description": "가까운 사이에서 경진 일주에게는 지지의 정인이 상대의 말에 귀를 기울이게 하지만 작은 일은 웃어넘기는 편이 낫습니다. 경진 일주는 신축의 날에 소식이 뜸했던 사람에게 먼저 안부를 물어보세요."
          },
          "health": {
            "score": 74,
            "description": "건강에서 사화의 달에 난 경금에게는 사주의 열쇠인 토 기운이 지지의 축토에 자리를 잡으니 푹 쉰 만큼 기운이 차오릅니다. 경진 일주는 오늘 짬을 내어 굳은 몸이 펴지도록 기지개를 크게 켜 보세요."
          },
          "career": {
            "score": 68,
            "description": "직업을 보면 경진 일주에게는 축토가 정인으로 들어 배운 것을 일에 쓰게 하지만 적어 둔 것을 한 번 더 읽어 보는 편이 낫습니다. 신축을 맞은 경진 일주는 하루를 마무리하며 겹친 일정을 하나만 옮겨 보세요."
          }
        },
        "lucky_items": {
          "number": 35,
          "color": "밤색",
          "direction": "서남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "경진 일주는 신축의 날에 아침상을 물린 뒤 구독하는 서비스의 값을 모두 더해 보세요.",
        "analysis": {
          "day_energy": "맑게 씻긴 구슬의 기운을 띤 신축이 경진 일주를 찾아와 사람을 모으고 이끄는 배짱이 붙지만, 자료를 모으는 일로 결정을 대신하기 쉽습니다. 뿌리인 축토에서는 기록과 문서에서 답을 찾게 하는 힘이 올라와 신사 월에 난 경금의 하루에는 어른이나 전문가의 말이 귀에 들어옵니다.",
          "element_interaction": "사화의 달에 뿌리를 두었기에 신금이 일간의 어깨를 받쳐 자신감을 키우는 모양이고, 신축에 실려 온 토 기운 덕분에 숨통이 트입니다. 사주의 열쇠인 토 기운이 지지의 축토에 자리를 잡고, 이것이 경금의 점수를 66점으로 끌어올렸습니다.",
          "recommendations": [
            "경진 일주는 오늘 햇볕이 드는 자리에서 보유 종목마다 담은 까닭을 한 줄로 적어 보세요.",
            "경진 일주는 신축의 날에도 토 기운을 잊지 않도록 바쁜 가운데에도 냉장고에 남은 것부터 정리해 보세요.",
            "신금이 겁재로 오는 날에는 내용을 다 읽지 못한 채로 중요한 계약에 서명하는 일만은 피하세요."
          ]
        },
        "profile": {
          "id": "prf_01m849472bxse3d3xh3smkcsr3",
          "name": "홍mk5229fda44ae6c26c9414",
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
        "generated_at": "2026-11-23T13:22:03.116Z",
        "latency_ms": 89,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "deleteFortune": {
      "params": {
        "id": "ftn_01m849483h81y976p6f8h7qxmv"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m849483h81y976p6f8h7qxmv",
        "deleted": true,
        "deleted_at": "2026-11-23T13:22:04.352Z"
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
        "id": "whk_01m849491tqa2v8dpb97gaprk8",
        "url": "https://partner.example/saju",
        "events": [
          "fortune.generated",
          "batch.completed"
        ],
        "description": null,
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T13:22:04.986Z",
        "updated_at": "2026-11-23T13:22:04.986Z",
        "secret": "whsec_QWENHx9/ujsdowUXBPMGL63mDeIJWuvPJQ/lLwpRn0w="
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
        "id": "whk_01m84949ewx8y2rmzjj6g857sh"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m84949ewx8y2rmzjj6g857sh",
        "url": "https://partner.example/mk48fd466b9b79",
        "events": [
          "profile.created"
        ],
        "description": "to mk48fd466b9b79",
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T13:22:05.404Z",
        "updated_at": "2026-11-23T13:22:05.404Z"
      }
    },
    "updateWebhook": {
      "params": {
        "id": "whk_01m84949kz2tk9nj2yjhtdzwkd"
      },
      "query": {},
      "body": {
        "description": "운세 알림",
        "active": true
      },
      "status": 200,
      "answer": {
        "id": "whk_01m84949kz2tk9nj2yjhtdzwkd",
        "url": "https://partner.example/mk0689249bdf8f",
        "events": [
          "profile.created"
        ],
        "description": "운세 알림",
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T13:22:05.567Z",
        "updated_at": "2026-11-23T13:22:05.645Z"
      }
    },
    "deleteWebhook": {
      "params": {
        "id": "whk_01m84949v3w1add2r6w0zwp2hq"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m84949v3w1add2r6w0zwp2hq",
        "deleted": true,
        "deleted_at": "2026-11-23T13:22:05.876Z"
      }
    },
    "testWebhook": {
      "params": {
        "id": "whk_01m8494a0mvc00sdabq9wja5r0"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8494a0mvc00sdabq9wja5r0",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8494a42rahtyzbw3g7hzdhy",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 180,
          "attempted_at": "2026-11-23T13:22:06.180Z"
        },
        "payload_sent": {
          "id": "evt_01m8494a41zph0q6r6362cx3br",
          "type": "test.ping",
          "created_at": "2026-11-23T13:22:06.081Z",
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
        "id": "whk_01m8494aqq7wm2st1bpc8t9cwk"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8494aqq7wm2st1bpc8t9cwk",
        "url": "https://partner.example/mk9908928ce1d5",
        "events": [
          "profile.created"
        ],
        "description": "to mk9908928ce1d5",
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T13:22:06.711Z",
        "updated_at": "2026-11-23T13:22:06.852Z",
        "secret": "whsec_r9LRnWWzKj45IU/9speYvFlDsAwRYw4dSHoIqccvcK8="
      }
    },
    "listDeliveries": {
      "params": {
        "id": "whk_01m8494b08jkeav1sr08xcr5xp"
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
        "id": "whk_01m8494b6qfdnyf43pp67b1cez",
        "delivery_id": "dlv_01m8494b8ejy1a4fv2kzg1fbwa"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "dlv_01m8494b8ejy1a4fv2kzg1fbwa",
        "status": "pending",
        "response_code": 204,
        "response_time_ms": 23,
        "attempted_at": "2026-11-23T13:22:07.596Z",
        "event_id": "evt_01m8494b8erqc2sawbpvmwppnt",
        "event_type": "profile.created",
        "attempts": 1,
        "created_at": "2026-11-23T13:22:07.246Z",
        "next_attempt_at": "2026-11-23T13:22:07.869Z"
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
        "id": "key_01m8494c61vkvp5hk1a4ta03c6",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_osLDd95uJTYU",
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
        "created_at": "2026-11-23T13:22:08.145Z",
        "expires_at": null,
        "key": "bs_test_osLDd95uJTYUFjvckKF8rwChZSbroH9aAEvr1J3MipUx"
      }
    },
    "listKeys": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "key_01m8494cjzwv4g28ye3ck6bqqw",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_kLbD2iLIgv8N",
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
            "created_at": "2026-11-23T13:22:08.590Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8494cf60dkthf8765nfzc5b",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_N3fRs2flPskG",
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
            "created_at": "2026-11-23T13:22:08.412Z",
            "expires_at": "2026-11-24T13:22:08.590Z",
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": "key_01m8494cjzwv4g28ye3ck6bqqw"
          },
          {
            "id": "key_01m8494cba8qgvkdmsy23jnfyd",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_6dt96oG4a2ip",
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
            "created_at": "2026-11-23T13:22:08.319Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8494c8t7vbbzsez1vcvzpgd",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_Ot8gccAre14l",
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
            "created_at": "2026-11-23T13:22:08.255Z",
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
        "id": "key_01m8494cw3dg49nk60j2wh50z7"
      },
      "query": {},
      "status": 204,
      "answer": []
    },
    "rotateKey": {
      "params": {
        "id": "key_01m8494d6rp6tz3arb97s8nq41"
      },
      "query": {},
      "body": {
        "overlap_hours": 24
      },
      "status": 201,
      "answer": {
        "id": "key_01m8494d81wnhh6ka82m1gpxgm",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_x7heUh6r9xM2",
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
        "created_at": "2026-11-23T13:22:09.269Z",
        "expires_at": null,
        "key": "bs_test_x7heUh6r9xM2B6UHBAlbijxJ4pPwnhz0LI2ynbm15HZ3"
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
          "resets_at": "2026-11-23T13:23:09.415Z"
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
        "resource_id": "prf_01m8494dq3f9apzf60pafvrc7r"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "id": 244738169926424,
            "action": "profile.created",
            "resource_type": "profile",
            "resource_id": "prf_01m8494dq3f9apzf60pafvrc7r",
            "actor_ip": "127.0.0.1",
            "actor_api_key": "bs_test_YKcbOxNIVl4h",
            "request_id": "req_01m8494dph3xand6trvh1t9svs",
            "metadata": {},
            "created_at": "2026-11-23T13:22:09.767Z"
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
        "profile_id": "prf_01m8494e05qf856hqfda3xgazp",
        "type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8494e20ngysxwv6gegmmwwh.character",
          "event": "character",
          "data": {
            "title": "입하의 기준이 또렷한 큰 칼",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "신사 월, 경진 일에 태어난 홍**********************님은 벼려지기를 기다리는 무쇠처럼 목표가 서면 곧바로 몸을 움직입니다. 신사 월에 난 경금은 사회생활의 바탕에 편관이 있어 말보다 행동으로 뜻을 보여 주고, 끝까지 버티려는 마음을 앞세웁니다. 경오 년의 뿌리에는 정관이 있어 규칙과 순서를 중요하게 여기고, 가까이에서는 진토의 편인 덕분에 쉽게 믿지 않고 한 번 더 뒤집어 봅니다. 사화의 달에 난 사주라 금의 결이 뚜렷해 기준을 세우면 물러서지 않고, 밖으로 나가는 기운이 많아 쉬어 가는 시간이 꼭 필요합니다.",
            "investment_identity": "사화의 달에 태어난 홍**********************님은 경금의 걸음으로 투자할 때 숫자와 조건을 따져 값이 맞을 때 거두며, 공시와 제도 같은 공식적인 근거를 중시합니다. 경금의 성정대로 원칙 앞에서는 좀처럼 물러서지 않고, 투자에서도 비교와 선별에 강해 좋은 것만 남깁니다. 경진 일주에 관성이 지나치면 갑작스러운 소식에 판단이 거칠어지기 쉬우니 정해 둔 규칙을 다시 확인해 보세요. 경오 년에 난 경진 일주는 분기가 끝날 때마다 나누어 넣기로 한 날짜와 금액을 지켰는지 살펴보세요."
          }
        },
        {
          "id": "call_01m8494e20ngysxwv6gegmmwwh.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "초여름에 태어난 경진 일주의 홍**********************님은 감당할 수 있는 위험과 그렇지 않은 위험을 가려냅니다. 긴 흐름을 보면 사화의 달에 난 경진 일주는 지루함만 이겨 내면 꾸준함이 살아납니다. 새로운 흐름을 만나면 신사 월에 난 경진 일주는 흐름을 살피되 근거가 모일 때까지 기다립니다.",
            "warning": "사화의 달에 난 경금이라 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하고, 편관이 겹치면 오기로 버티다가 부담을 키우기 쉽습니다. 경진 일주는 전화 한 통에 마음이 움직여 오래 세운 계획을 뒤집는 일만은 하지 마세요."
          }
        },
        {
          "id": "call_01m8494e20ngysxwv6gegmmwwh.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8494e21528tsjfsgdmr15n0",
            "profile_id": "prf_01m8494e05qf856hqfda3xgazp",
            "fortune_type": "daily",
            "fortune_date": "2026-11-23",
            "model": "haiku",
            "score": 66,
            "summary": "여름 문턱의 경금으로 태어난 홍**********************님이 신축을 만나는 날이라 뒤처진 일을 한꺼번에 따라잡을 기세가 나고, 배우고 정리하는 일에 마음이 갑니다. 경진 일주의 오늘은 욕심을 한 뼘 줄일 때 편안해지니 내 몫만 또렷하게 챙기면 충분합니다.",
            "categories": {
              "overall": {
                "score": 66,
                "description": "겁재의 천간과 정인의 지지가 이끄는 날이라 사화의 달에 난 경금의 오늘은 흐름이 잔잔한 대신 답도 천천히 옵니다. 잎이 짙어지는 철에 난 사주에서는 신축이 반가운 토 기운을 채워 주니 하던 일을 조금 더 다듬어 볼 만합니다."
              },
              "wealth": {
                "score": 64,
                "description": "재물에서 신사 월에 난 경금에게는 정인에 해당하는 축토가 믿을 만한 도움말을 데려오지만 사려던 것의 값을 사흘만 지켜보는 편이 낫습니다. 사화의 달에 난 경금은 첫 거래에 앞서 앞으로 석 달 동안 나갈 목돈을 미리 적어 보세요."
              },
              "love": {
                "score": 64,
                "description": "가까운 사이에서 경진 일주에게는 지지의 정인이 상대의 말에 귀를 기울이게 하지만 작은 일은 웃어넘기는 편이 낫습니다. 경진 일주는 신축의 날에 소식이 뜸했던 사람에게 먼저 안부를 물어보세요."
              },
              "health": {
                "score": 74,
                "description": "건강에서 사화의 달에 난 경금에게는 사주의 열쇠인 토 기운이 지지의 축토에 자리를 잡으니 푹 쉰 만큼 기운이 차오릅니다. 경진 일주는 오늘 짬을 내어 굳은 몸이 펴지도록 기지개를 크게 켜 보세요."
              },
              "career": {
                "score": 68,
                "description": "직업을 보면 경진 일주에게는 축토가 정인으로 들어 배운 것을 일에 쓰게 하지만 적어 둔 것을 한 번 더 읽어 보는 편이 낫습니다. 신축을 맞은 경진 일주는 하루를 마무리하며 겹친 일정을 하나만 옮겨 보세요."
              }
            },
            "lucky_items": {
              "number": 35,
              "color": "밤색",
              "direction": "서남서쪽",
              "time": "17:00-19:00"
            },
            "advice": "경진 일주는 신축의 날에 아침상을 물린 뒤 구독하는 서비스의 값을 모두 더해 보세요.",
            "profile": {
              "name": "홍**********************",
              "day_master": "경금",
              "day_master_element": "metal"
            },
            "cached": false,
            "generated_at": "2026-11-23T13:22:10.345Z",
            "latency_ms": 232,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        },
        {
          "id": "call_01m8494e20ngysxwv6gegmmwwh.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8494e1cdekayr5b5sgdpjgw",
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
        "id": "prf_01m8494egnzr6nhz0sthpkrn6k",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T13:22:10.581Z",
        "updated_at": "2026-11-23T13:22:10.581Z"
      }
    },
    "listProfilesV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8494ep81cjrcqe1f3cf1ve2",
            "external_id": "customer-1001",
            "person": {
              "name": "홍**",
              "birthDate": "19**-**-**",
              "gender": "female"
            },
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-23T13:22:10.760Z",
            "updated_at": "2026-11-23T13:22:10.760Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfileV2": {
      "params": {
        "id": "prf_01m8494exv8zwjpc3yxzxwnh26"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8494exv8zwjpc3yxzxwnh26",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T13:22:11.003Z",
        "updated_at": "2026-11-23T13:22:11.003Z"
      }
    },
    "updateProfileV2": {
      "params": {
        "id": "prf_01m8494f87j55c9qzjzdkbjr2f"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8494f87j55c9qzjzdkbjr2f",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-23T13:22:11.335Z",
        "updated_at": "2026-11-23T13:22:11.426Z"
      }
    },
    "deleteProfileV2": {
      "params": {
        "id": "prf_01m8494fkqb2rg6d8bc6e5w7kc"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8494fkqb2rg6d8bc6e5w7kc",
        "deleted": true,
        "deleted_at": "2026-11-23T13:22:11.906Z",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 0
        }
      }
    },
    "unmaskProfileV2": {
      "params": {
        "id": "prf_01m8494fzg07beraysb97p3q8e"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8494fzg07beraysb97p3q8e",
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
        "created_at": "2026-11-23T13:22:12.080Z",
        "updated_at": "2026-11-23T13:22:12.080Z"
      }
    },
    "createFortuneV2": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8494g5w6nt4dxm2h89qwn8x",
        "type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8494g8nh1gpfgmmxz2tv8rf",
        "profile_id": "prf_01m8494g5w6nt4dxm2h89qwn8x",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "여름 문턱의 경금으로 태어난 홍**********************님이 신축을 만나는 날이라 뒤처진 일을 한꺼번에 따라잡을 기세가 나고, 배우고 정리하는 일에 마음이 갑니다. 경진 일주의 오늘은 욕심을 한 뼘 줄일 때 편안해지니 내 몫만 또렷하게 챙기면 충분합니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "겁재의 천간과 정인의 지지가 이끄는 날이라 사화의 달에 난 경금의 오늘은 흐름이 잔잔한 대신 답도 천천히 옵니다. 잎이 짙어지는 철에 난 사주에서는 신축이 반가운 토 기운을 채워 주니 하던 일을 조금 더 다듬어 볼 만합니다."
          },
          "wealth": {
            "score": 64,
            "description": "재물에서 신사 월에 난 경금에게는 정인에 해당하는 축토가 믿을 만한 도움말을 데려오지만 사려던 것의 값을 사흘만 지켜보는 편이 낫습니다. 사화의 달에 난 경금은 첫 거래에 앞서 앞으로 석 달 동안 나갈 목돈을 미리 적어 보세요."
          },
          "love": {
            "score": 64,
            "description": "가까운 사이에서 경진 일주에게는 지지의 정인이 상대의 말에 귀를 기울이게 하지만 작은 일은 웃어넘기는 편이 낫습니다. 경진 일주는 신축의 날에 소식이 뜸했던 사람에게 먼저 안부를 물어보세요."
          },
          "health": {
            "score": 74,
            "description": "건강에서 사화의 달에 난 경금에게는 사주의 열쇠인 토 기운이 지지의 축토에 자리를 잡으니 푹 쉰 만큼 기운이 차오릅니다. 경진 일주는 오늘 짬을 내어 굳은 몸이 펴지도록 기지개를 크게 켜 보세요."
          },
          "career": {
            "score": 68,
            "description": "직업을 보면 경진 일주에게는 축토가 정인으로 들어 배운 것을 일에 쓰게 하지만 적어 둔 것을 한 번 더 읽어 보는 편이 낫습니다. 신축을 맞은 경진 일주는 하루를 마무리하며 겹친 일정을 하나만 옮겨 보세요."
          }
        },
        "lucky_items": {
          "number": 35,
          "color": "밤색",
          "direction": "서남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "경진 일주는 신축의 날에 아침상을 물린 뒤 구독하는 서비스의 값을 모두 더해 보세요.",
        "cached": false,
        "generated_at": "2026-11-23T13:22:12.471Z",
        "latency_ms": 98,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-23T13:22:12.373Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8494g7c3v6npmfbjfzjcg0e",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 204,
          "latency": 204,
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
        "profile_id": "prf_01m8494gkamxncx5vj48cv4q0k"
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
          "prf_01m8494gwtqpgw4tg834kw17dt"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8494gyxwchzgtqyy30x8djh",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "created_at": "2026-11-23T13:22:13.085Z",
        "estimated_completion": "2026-11-23T13:22:13.259Z"
      }
    },
    "getBatchV2": {
      "params": {
        "batch_id": "batch_01m8494h5ny9bn2d48cveh0p76"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8494h5ny9bn2d48cveh0p76",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "created_at": "2026-11-23T13:22:13.301Z",
        "estimated_completion": "2026-11-23T13:22:13.471Z",
        "completed_at": "2026-11-23T13:22:13.705Z",
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
        "profile_id": "prf_01m8494j6avab9zmt5h3rhzrb6",
        "type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8494j7jk9xyyfx9nv988ntp.character",
          "event": "character",
          "data": {
            "title": "입하의 기준이 또렷한 큰 칼",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "신사 월, 경진 일에 태어난 홍**********************님은 벼려지기를 기다리는 무쇠처럼 목표가 서면 곧바로 몸을 움직입니다. 신사 월에 난 경금은 사회생활의 바탕에 편관이 있어 말보다 행동으로 뜻을 보여 주고, 끝까지 버티려는 마음을 앞세웁니다. 경오 년의 뿌리에는 정관이 있어 규칙과 순서를 중요하게 여기고, 가까이에서는 진토의 편인 덕분에 쉽게 믿지 않고 한 번 더 뒤집어 봅니다. 사화의 달에 난 사주라 금의 결이 뚜렷해 기준을 세우면 물러서지 않고, 밖으로 나가는 기운이 많아 쉬어 가는 시간이 꼭 필요합니다.",
            "investment_identity": "사화의 달에 태어난 홍**********************님은 경금의 걸음으로 투자할 때 숫자와 조건을 따져 값이 맞을 때 거두며, 공시와 제도 같은 공식적인 근거를 중시합니다. 경금의 성정대로 원칙 앞에서는 좀처럼 물러서지 않고, 투자에서도 비교와 선별에 강해 좋은 것만 남깁니다. 경진 일주에 관성이 지나치면 갑작스러운 소식에 판단이 거칠어지기 쉬우니 정해 둔 규칙을 다시 확인해 보세요. 경오 년에 난 경진 일주는 분기가 끝날 때마다 나누어 넣기로 한 날짜와 금액을 지켰는지 살펴보세요."
          }
        },
        {
          "id": "call_01m8494j7jk9xyyfx9nv988ntp.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "초여름에 태어난 경진 일주의 홍**********************님은 감당할 수 있는 위험과 그렇지 않은 위험을 가려냅니다. 긴 흐름을 보면 사화의 달에 난 경진 일주는 지루함만 이겨 내면 꾸준함이 살아납니다. 새로운 흐름을 만나면 신사 월에 난 경진 일주는 흐름을 살피되 근거가 모일 때까지 기다립니다.",
            "warning": "사화의 달에 난 경금이라 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하고, 편관이 겹치면 오기로 버티다가 부담을 키우기 쉽습니다. 경진 일주는 전화 한 통에 마음이 움직여 오래 세운 계획을 뒤집는 일만은 하지 마세요."
          }
        },
        {
          "id": "call_01m8494j7jk9xyyfx9nv988ntp.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8494j7jk9xyyfx9nv988ntq",
            "profile_id": "prf_01m8494j6avab9zmt5h3rhzrb6",
            "fortune_type": "daily",
            "fortune_date": "2026-11-23",
            "model": "haiku",
            "score": 66,
            "summary": "여름 문턱의 경금으로 태어난 홍**********************님이 신축을 만나는 날이라 뒤처진 일을 한꺼번에 따라잡을 기세가 나고, 배우고 정리하는 일에 마음이 갑니다. 경진 일주의 오늘은 욕심을 한 뼘 줄일 때 편안해지니 내 몫만 또렷하게 챙기면 충분합니다.",
            "categories": {
              "overall": {
                "score": 66,
                "description": "겁재의 천간과 정인의 지지가 이끄는 날이라 사화의 달에 난 경금의 오늘은 흐름이 잔잔한 대신 답도 천천히 옵니다. 잎이 짙어지는 철에 난 사주에서는 신축이 반가운 토 기운을 채워 주니 하던 일을 조금 더 다듬어 볼 만합니다."
              },
              "wealth": {
                "score": 64,
                "description": "재물에서 신사 월에 난 경금에게는 정인에 해당하는 축토가 믿을 만한 도움말을 데려오지만 사려던 것의 값을 사흘만 지켜보는 편이 낫습니다. 사화의 달에 난 경금은 첫 거래에 앞서 앞으로 석 달 동안 나갈 목돈을 미리 적어 보세요."
              },
              "love": {
                "score": 64,
                "description": "가까운 사이에서 경진 일주에게는 지지의 정인이 상대의 말에 귀를 기울이게 하지만 작은 일은 웃어넘기는 편이 낫습니다. 경진 일주는 신축의 날에 소식이 뜸했던 사람에게 먼저 안부를 물어보세요."
              },
              "health": {
                "score": 74,
                "description": "건강에서 사화의 달에 난 경금에게는 사주의 열쇠인 토 기운이 지지의 축토에 자리를 잡으니 푹 쉰 만큼 기운이 차오릅니다. 경진 일주는 오늘 짬을 내어 굳은 몸이 펴지도록 기지개를 크게 켜 보세요."
              },
              "career": {
                "score": 68,
                "description": "직업을 보면 경진 일주에게는 축토가 정인으로 들어 배운 것을 일에 쓰게 하지만 적어 둔 것을 한 번 더 읽어 보는 편이 낫습니다. 신축을 맞은 경진 일주는 하루를 마무리하며 겹친 일정을 하나만 옮겨 보세요."
              }
            },
            "lucky_items": {
              "number": 35,
              "color": "밤색",
              "direction": "서남서쪽",
              "time": "17:00-19:00"
            },
            "advice": "경진 일주는 신축의 날에 아침상을 물린 뒤 구독하는 서비스의 값을 모두 더해 보세요.",
            "cached": false,
            "generated_at": "2026-11-23T13:22:14.571Z",
            "latency_ms": 185,
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
          "id": "call_01m8494j7jk9xyyfx9nv988ntp.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8494j6sg31x5981djndp29n",
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        }
      ]
    },
    "getFortuneV2": {
      "params": {
        "id": "ftn_01m8494jmxteyjbtztewgb4g7b"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8494jmxteyjbtztewgb4g7b",
        "profile_id": "prf_01m8494jjmka34pp87thz4h0q8",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "여름 문턱의 경금으로 태어난 홍**********************님이 신축을 만나는 날이라 뒤처진 일을 한꺼번에 따라잡을 기세가 나고, 배우고 정리하는 일에 마음이 갑니다. 경진 일주의 오늘은 욕심을 한 뼘 줄일 때 편안해지니 내 몫만 또렷하게 챙기면 충분합니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "겁재의 천간과 정인의 지지가 이끄는 날이라 사화의 달에 난 경금의 오늘은 흐름이 잔잔한 대신 답도 천천히 옵니다. 잎이 짙어지는 철에 난 사주에서는 신축이 반가운 토 기운을 채워 주니 하던 일을 조금 더 다듬어 볼 만합니다."
          },
          "wealth": {
            "score": 64,
            "description": "재물에서 신사 월에 난 경금에게는 정인에 해당하는 축토가 믿을 만한 도움말을 데려오지만 사려던 것의 값을 사흘만 지켜보는 편이 낫습니다. 사화의 달에 난 경금은 첫 거래에 앞서 앞으로 석 달 동안 나갈 목돈을 미리 적어 보세요."
          },
          "love": {
            "score": 64,
            "description": "가까운 사이에서 경진 일주에게는 지지의 정인이 상대의 말에 귀를 기울이게 하지만 작은 일은 웃어넘기는 편이 낫습니다. 경진 일주는 신축의 날에 소식이 뜸했던 사람에게 먼저 안부를 물어보세요."
          },
          "health": {
            "score": 74,
            "description": "건강에서 사화의 달에 난 경금에게는 사주의 열쇠인 토 기운이 지지의 축토에 자리를 잡으니 푹 쉰 만큼 기운이 차오릅니다. 경진 일주는 오늘 짬을 내어 굳은 몸이 펴지도록 기지개를 크게 켜 보세요."
          },
          "career": {
            "score": 68,
            "description": "직업을 보면 경진 일주에게는 축토가 정인으로 들어 배운 것을 일에 쓰게 하지만 적어 둔 것을 한 번 더 읽어 보는 편이 낫습니다. 신축을 맞은 경진 일주는 하루를 마무리하며 겹친 일정을 하나만 옮겨 보세요."
          }
        },
        "lucky_items": {
          "number": 35,
          "color": "밤색",
          "direction": "서남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "경진 일주는 신축의 날에 아침상을 물린 뒤 구독하는 서비스의 값을 모두 더해 보세요.",
        "cached": false,
        "generated_at": "2026-11-23T13:22:14.921Z",
        "latency_ms": 108,
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
        "id": "ftn_01m8494k263qqj78y2xanrr9w9"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8494k263qqj78y2xanrr9w9",
        "profile_id": "prf_01m8494jyj88spxq0rcq4s4t8h",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "여름 문턱의 경금으로 태어난 홍mkbf41bffd1af0949292e7님이 신축을 만나는 날이라 뒤처진 일을 한꺼번에 따라잡을 기세가 나고, 배우고 정리하는 일에 마음이 갑니다. 경진 일주의 오늘은 욕심을 한 뼘 줄일 때 편안해지니 내 몫만 또렷하게 챙기면 충분합니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "겁재의 천간과 정인의 지지가 이끄는 날이라 사화의 달에 난 경금의 오늘은 흐름이 잔잔한 대신 답도 천천히 옵니다. 잎이 짙어지는 철에 난 사주에서는 신축이 반가운 토 기운을 채워 주니 하던 일을 조금 더 다듬어 볼 만합니다."
          },
          "wealth": {
            "score": 64,
            "description": "재물에서 신사 월에 난 경금에게는 정인에 해당하는 축토가 믿을 만한 도움말을 데려오지만 사려던 것의 값을 사흘만 지켜보는 편이 낫습니다. 사화의 달에 난 경금은 첫 거래에 앞서 앞으로 석 달 동안 나갈 목돈을 미리 적어 보세요."
          },
          "love": {
            "score": 64,
            "description": "가까운 사이에서 경진 일주에게는 지지의 정인이 상대의 말에 귀를 기울이게 하지만 작은 일은 웃어넘기는 편이 낫습니다. 경진 일주는 신축의 날에 소식이 뜸했던 사람에게 먼저 안부를 물어보세요."
          },
          "health": {
            "score": 74,
            "description": "건강에서 사화의 달에 난 경금에게는 사주의 열쇠인 토 기운이 지지의 축토에 자리를 잡으니 푹 쉰 만큼 기운이 차오릅니다. 경진 일주는 오늘 짬을 내어 굳은 몸이 펴지도록 기지개를 크게 켜 보세요."
          },
          "career": {
            "score": 68,
            "description": "직업을 보면 경진 일주에게는 축토가 정인으로 들어 배운 것을 일에 쓰게 하지만 적어 둔 것을 한 번 더 읽어 보는 편이 낫습니다. 신축을 맞은 경진 일주는 하루를 마무리하며 겹친 일정을 하나만 옮겨 보세요."
          }
        },
        "lucky_items": {
          "number": 35,
          "color": "밤색",
          "direction": "서남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "경진 일주는 신축의 날에 아침상을 물린 뒤 구독하는 서비스의 값을 모두 더해 보세요.",
        "analysis": {
          "day_energy": "맑게 씻긴 구슬의 기운을 띤 신축이 경진 일주를 찾아와 사람을 모으고 이끄는 배짱이 붙지만, 자료를 모으는 일로 결정을 대신하기 쉽습니다. 뿌리인 축토에서는 기록과 문서에서 답을 찾게 하는 힘이 올라와 신사 월에 난 경금의 하루에는 어른이나 전문가의 말이 귀에 들어옵니다.",
          "element_interaction": "사화의 달에 뿌리를 두었기에 신금이 일간의 어깨를 받쳐 자신감을 키우는 모양이고, 신축에 실려 온 토 기운 덕분에 숨통이 트입니다. 사주의 열쇠인 토 기운이 지지의 축토에 자리를 잡고, 이것이 경금의 점수를 66점으로 끌어올렸습니다.",
          "recommendations": [
            "경진 일주는 오늘 햇볕이 드는 자리에서 보유 종목마다 담은 까닭을 한 줄로 적어 보세요.",
            "경진 일주는 신축의 날에도 토 기운을 잊지 않도록 바쁜 가운데에도 냉장고에 남은 것부터 정리해 보세요.",
            "신금이 겁재로 오는 날에는 내용을 다 읽지 못한 채로 중요한 계약에 서명하는 일만은 피하세요."
          ]
        },
        "cached": false,
        "generated_at": "2026-11-23T13:22:15.340Z",
        "latency_ms": 102,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "person": {
          "name": "홍mkbf41bffd1af0949292e7",
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
        "id": "ftn_01m8494kn1s8nyffjj4eamkycv"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8494kn1s8nyffjj4eamkycv",
        "deleted": true,
        "deleted_at": "2026-11-23T13:22:16.131Z"
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
        "id": "whk_01m8494m2p4m3mvy3ccnv35636",
        "url": "https://partner.example/saju",
        "events": [
          "fortune.generated",
          "batch.completed"
        ],
        "description": null,
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T13:22:16.278Z",
        "updated_at": "2026-11-23T13:22:16.278Z",
        "secret": "whsec_ANJEwMmNFEmA03bQkZT4Efq+diqInOO08WsUdLuTYlA="
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
        "id": "whk_01m8494mjrbqhzbjxa0ys74kfs"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8494mjrbqhzbjxa0ys74kfs",
        "url": "https://partner.example/mk1b49e11156d1",
        "events": [
          "profile.created"
        ],
        "description": "to mk1b49e11156d1",
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T13:22:16.792Z",
        "updated_at": "2026-11-23T13:22:16.792Z"
      }
    },
    "deleteWebhookV2": {
      "params": {
        "id": "whk_01m8494mw5vt2jctdrkx8v97y4"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8494mw5vt2jctdrkx8v97y4",
        "deleted": true,
        "deleted_at": "2026-11-23T13:22:17.177Z"
      }
    },
    "testWebhookV2": {
      "params": {
        "id": "whk_01m8494n18hxm4vd6837ark3x3"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8494n18hxm4vd6837ark3x3",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8494n2kkqatnt7546zhsk70",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 21,
          "attempted_at": "2026-11-23T13:22:17.339Z"
        },
        "payload_sent": {
          "id": "evt_01m8494n2kkqatnt7546zhsk6z",
          "type": "test.ping",
          "created_at": "2026-11-23T13:22:17.299Z",
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
          "resets_at": "2026-11-23T13:23:17.542Z"
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
        "resource_id": "prf_01m8494nqynmzdmw9dp5y12jbm"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "timestamp": "2026-11-23T13:22:17.989Z",
            "action": "profile.created",
            "actor": {
              "type": "api_key",
              "id": "bs_test_hnuooA1gHqM0"
            },
            "resource": {
              "type": "profile",
              "id": "prf_01m8494nqynmzdmw9dp5y12jbm"
            },
            "request_id": "req_01m8494npqam049wchacx6yc5k"
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
      "request_id": "req_01m8494p7yma0865b0rbvrrgze",
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
      "request_id": "req_01m8494p9kxqp84nctvpks86p9",
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
      "request_id": "req_01m8494pa4v9qhve23g1kh11wb",
      "hint": "Send your key in the X-API-Key header."
    },
    "403 forbidden": {
      "type": "/errors/forbidden",
      "title": "Forbidden",
      "status": 403,
      "detail": "The key lacks the permission profile:read.",
      "instance": "/v1/profiles",
      "code": "forbidden",
      "request_id": "req_01m8494pac4rjmte6hc5kavbab",
      "hint": "Create a key with this permission by POST /v1/keys."
    },
    "404 not_found": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "No such profile.",
      "instance": "/v1/profiles/prf_01kb0c1d2e3f4g5h6j7k8m9n0p",
      "code": "not_found",
      "request_id": "req_01m8494pbez2ahr0155xc7mbnn"
    },
    "409 conflict": {
      "type": "/errors/conflict",
      "title": "Conflict",
      "status": 409,
      "detail": "Another profile has this external_id.",
      "instance": "/v1/profiles",
      "code": "conflict",
      "request_id": "req_01m8494pe9nfy0n2je3v1bdh3t",
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
      "request_id": "req_01m8494pg1zhkfjezk5mpxhn1e",
      "hint": "Send Content-Type: application/json."
    },
    "413 payload_too_large": {
      "type": "/errors/payload-too-large",
      "title": "Payload Too Large",
      "status": 413,
      "detail": "The body is larger than 100 KB.",
      "instance": "/v1/profiles",
      "code": "payload_too_large",
      "request_id": "req_01m8494pga2fr4vv5mdd88zzmy"
    },
    "404 not_ready": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "The fortune is being generated.",
      "instance": "/v1/fortunes/ftn_01m8494pgzfs6m6kh485a4vvd1",
      "code": "not_ready",
      "request_id": "req_01m8494phqnpqxxecv53f16g8b",
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
      "request_id": "req_01m8494pj8zqhgw1vzqstgn5m0",
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
        "requestId": "req_01m8494r3drzavswyt4ts2r5vc"
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
        "requestId": "req_01m8494r439p0p7r5t5d88eqhh"
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
        "requestId": "req_01m8494r4fpvkew0z6brt8cr72"
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
        "requestId": "req_01m8494r4wx6wbwaykvq58svdv"
      }
    },
    "legacy 404 not_found": {
      "success": false,
      "error": {
        "code": "not_found",
        "message": "No such key."
      },
      "meta": {
        "requestId": "req_01m8494r56n6r3ervddej2c14n"
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
        "requestId": "req_01m8494r65qwfwgd669z5axb3h"
      }
    },
    "legacy 413 payload_too_large": {
      "success": false,
      "error": {
        "code": "payload_too_large",
        "message": "The body is larger than 100 KB."
      },
      "meta": {
        "requestId": "req_01m8494r6kracmy8c4fanjr2rd"
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
        "requestId": "req_01m8494re8hajm20kekty696an"
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
      "request_id": "req_01m8494xrbg467688evw0j1qzr",
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
        "requestId": "req_01m8494xsfa1v9eb8jaa1hz1ds"
      }
    }
  },
  "deliveries": {
    "fortune.generated": {
      "id": "evt_01m8494ypza8sa37e1h7cbecxf",
      "type": "fortune.generated",
      "created_at": "2026-11-23T13:22:27.424Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8494ypznamk06tp9mt6e5g6",
        "profile_id": "prf_01m8494y2s4m80mhhkck9gy2db",
        "fortune_type": "daily",
        "dayMaster": "경금",
        "date": "2026-11-23",
        "score": 66,
        "model": "haiku"
      }
    },
    "fortune.deleted": {
      "id": "evt_01m8494zph3rwvnp7b61qfxp3g",
      "type": "fortune.deleted",
      "created_at": "2026-11-23T13:22:28.177Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8494ypznamk06tp9mt6e5g6",
        "profile_id": "prf_01m8494y2s4m80mhhkck9gy2db"
      }
    },
    "profile.created": {
      "id": "evt_01m8494y3cxhkgqfvc8d2n5246",
      "type": "profile.created",
      "created_at": "2026-11-23T13:22:26.540Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8494y2s4m80mhhkck9gy2db",
        "day_master": "경금"
      }
    },
    "profile.updated": {
      "id": "evt_01m8494y995xyrvh7nz6my537m",
      "type": "profile.updated",
      "created_at": "2026-11-23T13:22:26.729Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8494y2s4m80mhhkck9gy2db",
        "day_master": "경금"
      }
    },
    "profile.deleted": {
      "id": "evt_01m849500y2p1snkm6kks2s8kq",
      "type": "profile.deleted",
      "created_at": "2026-11-23T13:22:28.510Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8494y2s4m80mhhkck9gy2db",
        "day_master": "경금",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 1
        }
      }
    },
    "batch.completed": {
      "id": "evt_01m8494z2nk6ynhhfzw3q3t35j",
      "type": "batch.completed",
      "created_at": "2026-11-23T13:22:27.541Z",
      "livemode": false,
      "data": {
        "id": "evt_01m8494z2nk6ynhhfzw3q3t35j",
        "event": "batch.completed",
        "batch_id": "batch_01m8494ybp3t2fv7k7s54c6z1d",
        "status": "completed",
        "total_count": 1,
        "completed_count": 1,
        "failed_count": 0,
        "canceled_count": 0,
        "completed_at": "2026-11-23T13:22:27.528Z"
      }
    },
    "daily.reset": {
      "id": "evt_01m84950acpf1zpv2zgsy8x0yz",
      "type": "daily.reset",
      "created_at": "2026-11-23T13:22:28.812Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-23"
      },
      "test": true
    },
    "cache.warmed": {
      "id": "evt_01m84950f7f6v8kyk2t8hwxsw3",
      "type": "cache.warmed",
      "created_at": "2026-11-23T13:22:28.967Z",
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
      "id": "evt_01m84950qwphfste4e7c2n0jcr",
      "type": "rate_limit.warning",
      "created_at": "2026-11-23T13:22:29.244Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "limit": 100000,
        "used": 80000,
        "resets_at": "2026-11-23T13:22:29.244Z"
      },
      "test": true
    },
    "webhook.disabled": {
      "id": "evt_01m84950vy120g47d5rdq5db16",
      "type": "webhook.disabled",
      "created_at": "2026-11-23T13:22:29.374Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "webhook_id": "whk_01m8494xzd4e4s7kfd87vcgyt0",
        "url": "https://partner.example/events",
        "failure_count": 5
      },
      "test": true
    },
    "callback": {
      "id": "evt_01m8494z2nk6ynhhfzw3q3t35j",
      "event": "batch.completed",
      "batch_id": "batch_01m8494ybp3t2fv7k7s54c6z1d",
      "status": "completed",
      "total_count": 1,
      "completed_count": 1,
      "failed_count": 0,
      "canceled_count": 0,
      "completed_at": "2026-11-23T13:22:27.528Z"
    }
  }
};
