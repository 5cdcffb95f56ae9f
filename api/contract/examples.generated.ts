// Written by `npm run docs:examples`.
export const RECORDED_EXAMPLES = {
  "operations": {
    "checkHealth": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "status": "healthy",
        "timestamp": "2026-11-26T16:23:05.052Z"
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
        "timestamp": "2026-11-26T16:23:05.173Z",
        "components": {
          "api": {
            "status": "operational",
            "latency_ms": 53.6
          },
          "database": {
            "status": "operational",
            "latency_ms": 59.5,
            "connections": {
              "active": 0,
              "idle": 1,
              "max": 50
            }
          },
          "cache": {
            "status": "operational",
            "latency_ms": 51.9,
            "hit_rate": 25.9,
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
          "id": "key_01m8canvshfqft1rwme3sv9s64",
          "name": "server",
          "type": "test",
          "prefix": "bs_test_S2Gj7YVtWmUa",
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
          "createdAt": "2026-11-26T16:23:05.238Z",
          "key": "bs_test_S2Gj7YVtWmUaEINqH8NIu2xHImjj9uCXAiYzMcyCqOQU"
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
            "id": "key_01m8canvv7gpqzw2cabf9ypgvk",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_q6ObePf4JALv",
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
            "createdAt": "2026-11-26T16:23:05.306Z",
            "lastUsedAt": null
          },
          {
            "id": "key_01m8canvtpqjgp1ysfhnnpke6f",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_2n2QDiy3ipeu",
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
            "createdAt": "2026-11-26T16:23:05.289Z",
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
        "id": "key_01m8canvyy88rqqr3eeg5eq02j"
      },
      "query": {},
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "id": "key_01m8canvyy88rqqr3eeg5eq02j",
          "name": "key of mk3853d328587b: revoked",
          "type": "test",
          "prefix": "bs_test_WC40047WvLAJ",
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
          "createdAt": "2026-11-26T16:23:05.426Z",
          "lastUsedAt": null,
          "revokedAt": "2026-11-26T16:23:05.457Z"
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
          "signingSecret": "whsec_3ILwrN//vM3dly6rPfTM3pY4+gAo6Ywo7JN0cOMxLGk="
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
          "signingSecret": "whsec_bZtHsU5EHOnHDS4sqiIaW7HI3eGbdkP5SEbtXmNgrVs="
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
            "identity": "초봄에 태어나 줄기가 굵은 소나무를 떠올리게 하는 홍길동님은 앞장서서 길을 여는 데 망설임이 적습니다. 일터에서는 병인 월의 비견이 드러나 한번 세운 뜻을 쉽게 굽히지 않고, 스스로 서려는 힘이 일의 바탕이 됩니다. 속마음을 비추는 자수가 정인이라 명분과 도리를 무겁게 여기며, 맡은 일의 처음과 끝을 책임지려 합니다. 갑목의 힘이 넉넉해 밖으로 쓰고 나누는 쪽이 이로우며, 갑자 일주에 반가운 수 기운은 조용히 혼자 쉬는 저녁으로 보탤 수 있습니다.",
            "investmentIdentity": "병인 월에 나서 비겁의 기운이 앞서는 홍길동님은 스스로 고른 종목에 애착이 크며, 자라날 분야를 먼저 알아보는 눈이 있습니다. 자수에 놓인 정인 덕분에 조언을 귀담아듣고 신중하게 결정하며, 돈 앞에서는 성장의 이야기에 마음이 끌립니다. 다만 갑목에게 비견이 지나치면 고집이 손실을 키우기 쉬우니 서두르지 말고 한 번 더 생각해 보세요. 갑자 년에 난 갑자 일주는 해가 바뀌기 전에 연금과 적금의 금액을 수입에 맞추어 다듬어 보세요."
          },
          "investmentTendency": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "인목의 달에 난 갑자 일주의 홍길동님은 투자에서 오르내림을 지켜보며 비중을 조절합니다. 길게 볼 때 갑자 년에 난 갑자 일주는 긴 계획과 짧은 계획을 섞어 쓰는 편입니다. 자수에 정인을 둔 병인 월의 갑목은 처음 듣는 말은 한 번쯤 의심해 봅니다.",
            "warning": "인목의 달에 난 갑자 일주는 남이 가진 것을 저만 놓칠까 조급해지기 쉬우니 반대로 생각해 볼 점도 하나 찾아보세요. 갑자 일주는 손실을 한 번에 되찾을 마음으로 익숙하지 않은 상품에 들어가는 일과는 거리를 두세요."
          },
          "todayFortune": {
            "date": "2026-11-27",
            "formattedDate": "2026년 11월 27일 금요일",
            "dayElement": "wood",
            "score": 61,
            "overallAnalysis": "홍길동님, 오늘은 하늘로 솟는 아름드리나무 곁에 겁재의 천간과 식신의 지지가 머무는 날이라 사람을 모으고 이끄는 배짱이 붙지만, 부탁을 다 받아 주다 제 일이 밀리기 쉽습니다. 갑자 일주의 사주에서는 사화가 월지의 인목과 형을 이루어 여럿이 나누어 맡은 일에 손볼 데가 생기기 쉬우니 순서를 한 번 더 확인하는 것이 좋습니다. 봄 문턱에 난 사주에서는 을사가 반가운 목 기운을 보태 주니 하던 일을 조금 더 다듬어 볼 만합니다. 갑자 년에 난 갑목의 오늘은 평소의 습관이 결과를 가르게 되니 할 수 있는 만큼만 차분히 해 보세요.",
            "actionItems": [
              {
                "type": "do",
                "text": "인목의 달에 난 갑목은 오늘 알림을 꺼 둔 채 손실을 견딜 수 있는 금액을 한 줄로 정해 두세요."
              },
              {
                "type": "do",
                "text": "인목의 달에 난 갑목에게 힘이 되는 수 기운을 채우도록 잠깐이라도 복잡한 고민을 내려놓고 쉬어 보세요."
              },
              {
                "type": "avoid",
                "text": "갑자 일주의 중심이 흔들리지 않도록 남의 눈을 의식해 큰 부탁을 들어주는 일만은 하지 마세요."
              },
              {
                "type": "avoid",
                "text": "갑자 일주는 겁재가 지나치기 쉬운 날에 체면 때문에 지갑을 여는 일을 삼가세요."
              }
            ],
            "timing": {
              "best": "15:00-17:00",
              "avoid": "19:00-21:00",
              "reason": "술시(19~21시)에는 사주가 꺼리는 토 기운을 병술이 더해 말이 먼저 나가기 쉽지만, 신시(15~17시)에는 갑신의 신금(申)이 자수와 반합으로 이어져 원칙을 지킬 힘이 생깁니다."
            }
          },
          "investmentFortune": {
            "shortTerm": {
              "message": "갑자 일주의 짧은 호흡에서는 지기 싫은 마음에 물러설 선을 지우기 쉬우니 시세를 보는 횟수를 정해 두는 편이 편안합니다. 인목의 달에 난 갑자 일주는 조금 더 기다려도 괜찮을 때에 한해 작게 움직이세요.",
              "warning": "다만 갑자 일주는 겁재의 날에 친한 사람의 말에 셈을 건너뛰기 쉬우니 해가 지기 전에 정해 둔 규칙을 다시 확인해 보세요."
            },
            "longTerm": {
              "message": "갑자 년에 나서 갑자 일주를 받은 사람에게 오늘의 겁재는 욕심을 계획의 크기에 맞추게 합니다. 입춘 무렵에 난 갑자 일주에게는 혼자만의 판단에 기대지 않는 편이 든든합니다.",
              "advice": "갑자 일주는 석 달에 한 번은 이자와 배당이 들어온 날을 한곳에 모아 적어 보세요."
            },
            "example": "마음이 급한 날의 갑자 일주에게는 넣을 금액을 25%로 줄이고 나머지는 열흘 뒤에 다시 정하는 규칙도 있습니다. 겁재가 드는 날을 맞은 갑자 일주의 홍길동님에게는 한 번 더 확인하는 순서가 잘 어울립니다."
          },
          "whyExplanation": "이른 봄에 난 갑목에게 을목은 겁재, 사화는 식신으로 다가와 지고 싶지 않은 마음이 좋은 자극이 되고, 베푼 만큼 사람 사이가 부드러워집니다. 갑자 년에 난 갑자 일주 앞에 바람에 눕고 다시 서는 풀을 닮은 을목이 섭니다. 오행으로 보면 사주가 반기는 목 기운이 을사에 실려 옵니다. 인목의 달에 난 갑목에게 월지의 인목이 사화와 형으로 만나 동료와의 사이에 작은 마찰이 이어지기 쉽지만, 그보다 천간의 을목이 희신인 목 기운을 더해 주므로 61점입니다."
        },
        "generatedAt": "2026-11-26T16:23:05.828Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8canw30zbe8hc96evrzy8f2",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 259,
          "latency": 259,
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
          "summary": "뿌리 깊은 교목을 닮은 홍길동님에게 병오의 2026년은 느긋하게 즐기며 배우는 마음과 틀을 흔들어 새 길을 찾는 힘이 앞서는 한 해입니다. 갑자 일주의 사주에서는 오화가 월지의 인목과 반합을 이루어 일로 아는 사람과의 사이에 뜻이 모이니 고마웠던 일을 말로 전하기에 좋습니다. 계사의 5월에 흐름이 가장 밝아, 꼭 필요한 수 기운이 계수에 담겨 들어오고 기록해 둔 것이 뜻밖의 쓸모를 보입니다. 갑자 일주의 올해는 나아갈 때와 멈출 때가 번갈아 오니 하던 일의 끝을 먼저 맺어 보세요.",
          "quarters": [
            {
              "quarter": 1,
              "score": 55,
              "advice": "갑자 년에 난 갑자 일주는 연초에 버티는 힘이 생겨 고비를 넘길 만하고, 편관이 드는 만큼 할 수 있는 일과 할 수 없는 일을 먼저 가르는 것이 좋습니다."
            },
            {
              "quarter": 2,
              "score": 64,
              "advice": "계사가 드는 봄과 초여름에는 입춘 무렵에 난 갑목이 기록과 문서에서 답을 찾게 하는 힘을 만나니 결정보다 정리에 무게를 두는 것이 좋습니다."
            },
            {
              "quarter": 3,
              "score": 52,
              "advice": "병신(丙申)이 드는 3분기에는 입춘 무렵에 난 갑목이 손에 익은 일을 키우는 흐름을 만나니 생각의 수를 줄이고 근거의 수를 늘려야 합니다."
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
          "advice": "갑자 일주는 5월을 놓치지 말고 목표 금액과 남은 기간을 새로 셈해 보세요. 인목의 달에 난 사람은 올해 하나를 얻으면 하나를 내려놓아 보세요."
        },
        "generatedAt": "2026-11-26T16:23:05.913Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8canwbyjcnd0dv89j9bn9yd",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 59,
          "latency": 59,
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
            "personality": "경진일주는 젖은 흙에서 막 꺼낸 거대한 원석과 같아, 타고난 기개와 무게가 있습니다. 뜻을 세우면 크게 밀고 나가며, 남다른 포부로 사람들의 시선을 모읍니다. 여름에 태어난 쇠라 뜨거운 단련을 거치며, 견딘 만큼 쓰임새가 귀해집니다. 경금 일간이 신사월에 태어나 사회에서는 겁재의 승부욕으로 사람들 사이에서 앞자리를 다투고, 그 바탕에는 스스로를 다그치는 편관의 긴장이 있습니다. 경금은 일지 진토에서 12운성의 양에 놓여 보살핌을 주고받으며 천천히 자랍니다. 경금이 일지 진토에서 힘을 얻어도 월지 사화에서는 얻지 못해, 전체로 보면 신약하니, 혼자 앞서기보다 거들어 주는 사람과 함께할 때 멀리 갑니다. 사주의 사오미가 방합을 이루어 한 계절의 기운이 두터우니, 잘하는 일이 분명합니다. 계미시에 태어난 경금 일간은 상관의 기운을 받아 앞날을 남다르게 꾸미고 싶어 하고, 나이가 들수록 정인의 지혜가 사람을 돕습니다. 오행 가운데 금 기운이 뚜렷하게 강합니다. 같은 기운의 글자가 곁에 많아 동료의 도움을 받기 쉽고, 겨루기보다 힘을 합칠 때 더 큰 일을 해냅니다. 반면 목 기운은 겉으로 드러나지 않습니다. 다만 힘이 여린 사주에서는 쫓아야 할 일이 적은 셈이라, 오히려 제 힘을 기르기 쉽습니다. 음과 양이 고르게 섞여 나설 때와 물러설 때를 비교적 잘 가립니다.",
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
        "generatedAt": "2026-11-26T16:23:05.949Z",
        "meta": {
          "requestId": "req_01m8canwec5ga44xvb8p8psx2k"
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
          "resetsAt": "2026-11-26T16:24:06.004Z"
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
          "id": "sup_01m8canwhzne5dcah9hrf9fn10",
          "status": "received"
        }
      }
    },
    "composeDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8canwkzqxxzxab7mms0q44x"
      },
      "status": 200,
      "answer": {
        "data": {
          "character": {
            "title": "입하, 기준이 또렷한 큰 칼",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "신사 월, 경진 일에 태어난 홍**********************님은 벼려지기를 기다리는 무쇠처럼 목표가 서면 곧바로 몸을 움직입니다. 신사 월에 난 경금은 사회생활의 바탕에 편관을 두어 말보다 행동으로 뜻을 보여 주고, 끝까지 버티려는 마음을 앞세웁니다. 편안한 사람 앞에서는 진토의 편인이 살아나 쉽게 믿지 않고 한 번 더 뒤집어 보며, 경오 년의 정관이 남아 규칙과 순서를 중요하게 여깁니다. 섬세한 경금이라 한 번에 하나씩 풀어 가는 것이 맞고, 경진 일주에 반가운 토 기운은 흙을 밟는 산책으로 보탤 수 있습니다.",
            "investment_identity": "돈 앞에서 홍**********************님은 날이 선 큰 칼처럼 정해 둔 규칙을 한결같이 지키고, 큰 수익보다 큰 실수를 막는 데 힘을 씁니다. 경진 일주는 맺고 끊음이 분명해 결정이 빠르며, 투자에서는 책임질 수 있는 한도 안에서 움직입니다. 다만 경금에게 편관이 지나치면 급한 답을 재촉하는 제안에 끌려가기 쉬우니 적어 둔 기준부터 다시 읽어 보세요. 경진 일주의 긴 계획에서는 당장의 이익보다 이어지는 흐름을 보는 것이 좋습니다."
          },
          "investment_tendency": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "관성이 이끄는 홍**********************님의 경진 일주는 오르내림을 지켜보며 비중을 조절합니다. 긴 흐름을 보면 사화의 달에 난 경진 일주는 지루함만 이겨 내면 꾸준함이 살아납니다. 경오 년의 정관이 밖으로 보이는 경진 일주는 관심 분야의 변화에는 빠르고 그 밖에는 느긋합니다.",
            "warning": "사화의 달에 난 경금이라 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하고, 편관이 겹치면 무서운 이야기에 필요 이상으로 움츠러들기 쉽습니다. 경진 일주는 전화 한 통에 마음이 움직여 오래 세운 계획을 뒤집는 일만은 하지 마세요."
          },
          "today_fortune": {
            "date": "2026-11-27",
            "formatted_date": "2026년 11월 27일 금요일",
            "day_element": "wood",
            "score": 55,
            "overall_analysis": "신사 월에 난 홍**********************님의 경금이 을사를 만나 미뤄 온 결정을 내릴 결단력이 생기지만, 아끼려다 더 큰 것을 놓치기 쉽습니다. 경오 년에 난 사주에서는 월지에 사화가 거듭되어 일로 아는 사람과의 사이에서 비슷한 이야기가 되풀이되니 한 번쯤은 서로의 생각을 물어보는 편이 낫습니다. 여름 문턱에 난 사주에서는 을사가 목 기운을 부추겨 균형추가 흔들리기 쉬우니 하고 싶은 일보다 할 일을 먼저 두는 것이 좋습니다. 경진 일주의 오늘은 작은 선택이 차이를 만드는 때이니 작게 해 본 다음에 크게 정하세요.",
            "action_items": [
              {
                "type": "do",
                "text": "경진 일주가 을사를 만나는 날에는 오후 업무를 시작하기 전에 매매 일지의 지난 다섯 줄을 다시 읽어 보세요."
              },
              {
                "type": "do",
                "text": "토 기운을 보태도록 경진 일주는 잠깐이라도 늘 앉는 자리를 편안하게 고쳐 보세요."
              },
              {
                "type": "avoid",
                "text": "을사의 날에는 마음이 바빠지기 쉬우니 경진 일주는 내용을 다 읽지 못한 채로 보증이나 명의를 허락하는 일을 멀리하세요."
              },
              {
                "type": "avoid",
                "text": "경진 일주는 오늘 돈 걱정을 잠자리까지 가져가는 일과는 거리를 두세요."
              }
            ],
            "timing": {
              "best": "07:00-09:00",
              "avoid": "21:00-23:00",
              "reason": "경금에게 필요한 토 기운이 경진에 담겨 진시(07~09시)에는 막혔던 생각이 풀리고, 정화를 얹은 해수가 진토에 원진으로 걸려 해시(21~23시)에는 판단이 거칠어지기 쉽습니다."
            }
          },
          "investment_fortune": {
            "short_term": {
              "message": "경진 일주의 짧은 호흡에서는 아낀 돈을 세느라 큰 흐름을 놓치기 쉬우니 신호가 겹칠 때까지 기다려도 늦지 않습니다. 사화의 달에 난 경진 일주는 가장 나쁜 경우를 감당할 수 있을 때에 한해 작게 움직이세요.",
              "warning": "다만 경진 일주는 정재의 날에 확실해 보이는 것만 찾다가 한쪽으로 쏠리기 쉬우니 하루를 마무리하며 정해 둔 규칙을 다시 확인해 보세요."
            },
            "long_term": {
              "message": "길게 보아 확실한 것부터 챙기게 하는 기운은 사화의 달에 난 경금에게 살림의 울타리를 다시 세우게 합니다. 잎이 짙어지는 철에 난 경진 일주에게는 혼자만의 판단에 기대지 않는 편이 든든합니다.",
              "advice": "경진 일주는 석 달에 한 번은 믿을 만한 사람에게 계획을 설명하며 빈틈을 찾아보세요."
            },
            "example": "경진 일주에게는 손실이 3%에 이를 때 절반을 정리한다고 적어 두었다가 반년에 한 번은 그 선을 지켰는지 확인하는 방법이 있습니다. 정재가 드는 날을 맞은 경진 일주의 홍**********************님에게는 실수의 값을 작게 만드는 방식이 이롭습니다."
          },
          "why_explanation": "경진 일주가 을사를 만나 정재와 편관이 함께 들어오니, 땀 흘린 만큼 거두는 흐름이 앞에 서고 결단을 재촉하는 힘이 뒤를 따릅니다. 경오 년에 난 경진 일주 앞에 담을 타고 오르는 덩굴을 닮은 을목이 섭니다. 초여름에 난 경금의 사주에서는 목 기운이 을사에 실려 와 욕심이 커지기 쉽습니다. 사화의 달에 난 경금에게 을목이 일간과 천간합을 이루어 가까운 사람과의 사이에서 손발이 맞지만, 그보다 피하고 싶은 목 기운이 천간의 을목에 자리를 잡으므로 55점입니다."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8canwmwfyd2tcb2wxs9xchb",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 161,
          "latency": 161,
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
        "generated_at": "2026-11-26T16:23:06.301Z"
      }
    },
    "composeWeeklyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8canwvcy6w0eg0tvedj86wn"
      },
      "status": 200,
      "answer": {
        "data": {
          "week_start": "2026-11-23",
          "week_end": "2026-11-29",
          "score": 59,
          "summary": "단단한 바위를 닮은 홍**********************님의 경진 일주에 이번 주는 판을 크게 벌이게 하는 힘과 믿을 만한 조언이 닿는 흐름이 앞에 서는 한 주입니다. 잎이 짙어지는 철에 난 경금이 정미의 일요일을 만나면 반듯한 처신이 좋은 평판으로 이어집니다. 사화의 달에 난 경금은 상관이 드는 수요일에 윗사람에게 맞서 토를 다는 일만은 피하세요. 경오 년에 난 경금의 이번 주는 느긋한 만큼 어긋날 일이 적으니 끝맺음을 먼저 정한 뒤 시작해 보세요.",
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
          "advice": "계묘가 드는 수요일에 경진 일주는 비교하는 마음이 앞서 내키지 않는 모임에 나가는 일을 멀리하세요. 신사 월에 난 경금은 이번 주 되돌릴 수 있는 쪽부터 고르세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8canww02jsp4qeressjhm02",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 53,
          "latency": 53,
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
        "generated_at": "2026-11-26T16:23:06.421Z"
      }
    },
    "getCharacter": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8canwyt01w0cx9yzxttychp"
      },
      "status": 200,
      "answer": {
        "data": {
          "character": {
            "title": "입하, 기준이 또렷한 큰 칼",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "신사 월, 경진 일에 태어난 홍**********************님은 벼려지기를 기다리는 무쇠처럼 목표가 서면 곧바로 몸을 움직입니다. 신사 월에 난 경금은 사회생활의 바탕에 편관을 두어 말보다 행동으로 뜻을 보여 주고, 끝까지 버티려는 마음을 앞세웁니다. 편안한 사람 앞에서는 진토의 편인이 살아나 쉽게 믿지 않고 한 번 더 뒤집어 보며, 경오 년의 정관이 남아 규칙과 순서를 중요하게 여깁니다. 섬세한 경금이라 한 번에 하나씩 풀어 가는 것이 맞고, 경진 일주에 반가운 토 기운은 흙을 밟는 산책으로 보탤 수 있습니다.",
            "investment_identity": "돈 앞에서 홍**********************님은 날이 선 큰 칼처럼 정해 둔 규칙을 한결같이 지키고, 큰 수익보다 큰 실수를 막는 데 힘을 씁니다. 경진 일주는 맺고 끊음이 분명해 결정이 빠르며, 투자에서는 책임질 수 있는 한도 안에서 움직입니다. 다만 경금에게 편관이 지나치면 급한 답을 재촉하는 제안에 끌려가기 쉬우니 적어 둔 기준부터 다시 읽어 보세요. 경진 일주의 긴 계획에서는 당장의 이익보다 이어지는 흐름을 보는 것이 좋습니다."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8canwz9jc6wxtbnqtjn219h",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 64,
          "latency": 64,
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
        "generated_at": "2026-11-26T16:23:06.538Z"
      }
    },
    "getTendency": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8canx3f1wb0sbnra32nwmer"
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
            "summary": "관성이 이끄는 홍**********************님의 경진 일주는 오르내림을 지켜보며 비중을 조절합니다. 긴 흐름을 보면 사화의 달에 난 경진 일주는 지루함만 이겨 내면 꾸준함이 살아납니다. 경오 년의 정관이 밖으로 보이는 경진 일주는 관심 분야의 변화에는 빠르고 그 밖에는 느긋합니다.",
            "warning": "사화의 달에 난 경금이라 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하고, 편관이 겹치면 무서운 이야기에 필요 이상으로 움츠러들기 쉽습니다. 경진 일주는 전화 한 통에 마음이 움직여 오래 세운 계획을 뒤집는 일만은 하지 마세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8canx4gc6cmyy59eccqhp8x",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 54,
          "latency": 54,
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
        "generated_at": "2026-11-26T16:23:06.694Z"
      }
    },
    "getRadar": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8canx7p3hdhyvhk5ym9bxqh"
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
          "request_id": "req_01m8canx802h1fsesk8np49bm8",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 42,
          "latency": 42,
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
        "generated_at": "2026-11-26T16:23:06.794Z"
      }
    },
    "getPopularCoins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8canxa0pjg7r2yxzgycn5hh"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 6,
          "insufficient_data": false,
          "as_of": "2026-11-26T16:23:06.841Z",
          "coins": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8canxac6718x096fw92hgm4",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 31,
          "latency": 31,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "popular_coins"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-26T16:23:06.859Z"
      }
    },
    "getElementComparison": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8canxc9sv0ts4cayvrgkbd2"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 7,
          "insufficient_data": false,
          "as_of": "2026-11-26T16:23:06.917Z",
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
          "request_id": "req_01m8canxcygpmywrv5nr0rfsjt",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 32,
          "latency": 32,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "comparison"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-26T16:23:06.942Z"
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
          "as_of": "2026-11-26T16:23:06.988Z",
          "rankings": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8canxex8rj8wcmczaakvp5v",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 28,
          "latency": 28,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "fortune_ranking"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-26T16:23:07.001Z"
      }
    },
    "getTradingStyles": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8canxgggww5k6ypjqc17st3"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-26T16:23:07.044Z",
          "styles": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8canxgsgsmns8kv3zmq4fh1",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 24,
          "latency": 24,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "trading_styles"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-26T16:23:07.057Z"
      }
    },
    "getPortfolioBreakdown": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8canxjjar1h7rsxwh35sfvc"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-26T16:23:07.111Z",
          "assets": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8canxjtybsabfjrzjstyh48",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 20,
          "latency": 20,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "portfolio_breakdown"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-26T16:23:07.119Z"
      }
    },
    "getSajuTwins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8canxm8nfq47abcdvdrqxv6"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 10,
          "insufficient_data": false,
          "as_of": "2026-11-26T16:23:06.988Z",
          "same_day_pillar": 10,
          "same_four_pillars": 10,
          "common_coins": [],
          "common_styles": [],
          "average_score_today": null
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8canxmppmjmnvnzms7q8cde",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 29,
          "latency": 29,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "saju_twin"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-26T16:23:07.186Z"
      }
    },
    "streamDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8canxptkcbbqeng41dhev32"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8canxqf9k1ejkse4xpegrt6.character",
          "event": "character",
          "data": {
            "title": "입하, 기준이 또렷한 큰 칼",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "신사 월, 경진 일에 태어난 홍**********************님은 벼려지기를 기다리는 무쇠처럼 목표가 서면 곧바로 몸을 움직입니다. 신사 월에 난 경금은 사회생활의 바탕에 편관을 두어 말보다 행동으로 뜻을 보여 주고, 끝까지 버티려는 마음을 앞세웁니다. 편안한 사람 앞에서는 진토의 편인이 살아나 쉽게 믿지 않고 한 번 더 뒤집어 보며, 경오 년의 정관이 남아 규칙과 순서를 중요하게 여깁니다. 섬세한 경금이라 한 번에 하나씩 풀어 가는 것이 맞고, 경진 일주에 반가운 토 기운은 흙을 밟는 산책으로 보탤 수 있습니다.",
            "investment_identity": "돈 앞에서 홍**********************님은 날이 선 큰 칼처럼 정해 둔 규칙을 한결같이 지키고, 큰 수익보다 큰 실수를 막는 데 힘을 씁니다. 경진 일주는 맺고 끊음이 분명해 결정이 빠르며, 투자에서는 책임질 수 있는 한도 안에서 움직입니다. 다만 경금에게 편관이 지나치면 급한 답을 재촉하는 제안에 끌려가기 쉬우니 적어 둔 기준부터 다시 읽어 보세요. 경진 일주의 긴 계획에서는 당장의 이익보다 이어지는 흐름을 보는 것이 좋습니다."
          }
        },
        {
          "id": "call_01m8canxqf9k1ejkse4xpegrt6.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "관성이 이끄는 홍**********************님의 경진 일주는 오르내림을 지켜보며 비중을 조절합니다. 긴 흐름을 보면 사화의 달에 난 경진 일주는 지루함만 이겨 내면 꾸준함이 살아납니다. 경오 년의 정관이 밖으로 보이는 경진 일주는 관심 분야의 변화에는 빠르고 그 밖에는 느긋합니다.",
            "warning": "사화의 달에 난 경금이라 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하고, 편관이 겹치면 무서운 이야기에 필요 이상으로 움츠러들기 쉽습니다. 경진 일주는 전화 한 통에 마음이 움직여 오래 세운 계획을 뒤집는 일만은 하지 마세요."
          }
        },
        {
          "id": "call_01m8canxqf9k1ejkse4xpegrt6.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "today_fortune": {
              "date": "2026-11-27",
              "formatted_date": "2026년 11월 27일 금요일",
              "day_element": "wood",
              "score": 55,
              "overall_analysis": "신사 월에 난 홍**********************님의 경금이 을사를 만나 미뤄 온 결정을 내릴 결단력이 생기지만, 아끼려다 더 큰 것을 놓치기 쉽습니다. 경오 년에 난 사주에서는 월지에 사화가 거듭되어 일로 아는 사람과의 사이에서 비슷한 이야기가 되풀이되니 한 번쯤은 서로의 생각을 물어보는 편이 낫습니다. 여름 문턱에 난 사주에서는 을사가 목 기운을 부추겨 균형추가 흔들리기 쉬우니 하고 싶은 일보다 할 일을 먼저 두는 것이 좋습니다. 경진 일주의 오늘은 작은 선택이 차이를 만드는 때이니 작게 해 본 다음에 크게 정하세요.",
              "action_items": [
                {
                  "type": "do",
                  "text": "경진 일주가 을사를 만나는 날에는 오후 업무를 시작하기 전에 매매 일지의 지난 다섯 줄을 다시 읽어 보세요."
                },
                {
                  "type": "do",
                  "text": "토 기운을 보태도록 경진 일주는 잠깐이라도 늘 앉는 자리를 편안하게 고쳐 보세요."
                },
                {
                  "type": "avoid",
                  "text": "을사의 날에는 마음이 바빠지기 쉬우니 경진 일주는 내용을 다 읽지 못한 채로 보증이나 명의를 허락하는 일을 멀리하세요."
                },
                {
                  "type": "avoid",
                  "text": "경진 일주는 오늘 돈 걱정을 잠자리까지 가져가는 일과는 거리를 두세요."
                }
              ],
              "timing": {
                "best": "07:00-09:00",
                "avoid": "21:00-23:00",
                "reason": "경금에게 필요한 토 기운이 경진에 담겨 진시(07~09시)에는 막혔던 생각이 풀리고, 정화를 얹은 해수가 진토에 원진으로 걸려 해시(21~23시)에는 판단이 거칠어지기 쉽습니다."
              }
            },
            "investment_fortune": {
              "short_term": {
                "message": "경진 일주의 짧은 호흡에서는 아낀 돈을 세느라 큰 흐름을 놓치기 쉬우니 신호가 겹칠 때까지 기다려도 늦지 않습니다. 사화의 달에 난 경진 일주는 가장 나쁜 경우를 감당할 수 있을 때에 한해 작게 움직이세요.",
                "warning": "다만 경진 일주는 정재의 날에 확실해 보이는 것만 찾다가 한쪽으로 쏠리기 쉬우니 하루를 마무리하며 정해 둔 규칙을 다시 확인해 보세요."
              },
              "long_term": {
                "message": "길게 보아 확실한 것부터 챙기게 하는 기운은 사화의 달에 난 경금에게 살림의 울타리를 다시 세우게 합니다. 잎이 짙어지는 철에 난 경진 일주에게는 혼자만의 판단에 기대지 않는 편이 든든합니다.",
                "advice": "경진 일주는 석 달에 한 번은 믿을 만한 사람에게 계획을 설명하며 빈틈을 찾아보세요."
              },
              "example": "경진 일주에게는 손실이 3%에 이를 때 절반을 정리한다고 적어 두었다가 반년에 한 번은 그 선을 지켰는지 확인하는 방법이 있습니다. 정재가 드는 날을 맞은 경진 일주의 홍**********************님에게는 실수의 값을 작게 만드는 방식이 이롭습니다."
            },
            "why_explanation": "경진 일주가 을사를 만나 정재와 편관이 함께 들어오니, 땀 흘린 만큼 거두는 흐름이 앞에 서고 결단을 재촉하는 힘이 뒤를 따릅니다. 경오 년에 난 경진 일주 앞에 담을 타고 오르는 덩굴을 닮은 을목이 섭니다. 초여름에 난 경금의 사주에서는 목 기운이 을사에 실려 와 욕심이 커지기 쉽습니다. 사화의 달에 난 경금에게 을목이 일간과 천간합을 이루어 가까운 사람과의 사이에서 손발이 맞지만, 그보다 피하고 싶은 목 기운이 천간의 을목에 자리를 잡으므로 55점입니다."
          }
        },
        {
          "id": "call_01m8canxqf9k1ejkse4xpegrt6.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8canxq4etf4sv5b9ncph9c0",
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
          "id": "call_01m8canxvbw9qtj6j7jmnkd847.character",
          "event": "character",
          "data": {
            "title": "푸르게 뻗는 초봄의 아름드리나무",
            "dayMaster": "갑목",
            "dayMasterHanja": "甲",
            "elementName": "목(木)",
            "emoji": "🌳",
            "identity": "초봄에 태어나 줄기가 굵은 소나무를 떠올리게 하는 홍길동님은 앞장서서 길을 여는 데 망설임이 적습니다. 일터에서는 병인 월의 비견이 드러나 한번 세운 뜻을 쉽게 굽히지 않고, 스스로 서려는 힘이 일의 바탕이 됩니다. 속마음을 비추는 자수가 정인이라 명분과 도리를 무겁게 여기며, 맡은 일의 처음과 끝을 책임지려 합니다. 갑목의 힘이 넉넉해 밖으로 쓰고 나누는 쪽이 이로우며, 갑자 일주에 반가운 수 기운은 조용히 혼자 쉬는 저녁으로 보탤 수 있습니다.",
            "investmentIdentity": "병인 월에 나서 비겁의 기운이 앞서는 홍길동님은 스스로 고른 종목에 애착이 크며, 자라날 분야를 먼저 알아보는 눈이 있습니다. 자수에 놓인 정인 덕분에 조언을 귀담아듣고 신중하게 결정하며, 돈 앞에서는 성장의 이야기에 마음이 끌립니다. 다만 갑목에게 비견이 지나치면 고집이 손실을 키우기 쉬우니 서두르지 말고 한 번 더 생각해 보세요. 갑자 년에 난 갑자 일주는 해가 바뀌기 전에 연금과 적금의 금액을 수입에 맞추어 다듬어 보세요."
          }
        },
        {
          "id": "call_01m8canxvbw9qtj6j7jmnkd847.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "인목의 달에 난 갑자 일주의 홍길동님은 투자에서 오르내림을 지켜보며 비중을 조절합니다. 길게 볼 때 갑자 년에 난 갑자 일주는 긴 계획과 짧은 계획을 섞어 쓰는 편입니다. 자수에 정인을 둔 병인 월의 갑목은 처음 듣는 말은 한 번쯤 의심해 봅니다.",
            "warning": "인목의 달에 난 갑자 일주는 남이 가진 것을 저만 놓칠까 조급해지기 쉬우니 반대로 생각해 볼 점도 하나 찾아보세요. 갑자 일주는 손실을 한 번에 되찾을 마음으로 익숙하지 않은 상품에 들어가는 일과는 거리를 두세요."
          }
        },
        {
          "id": "call_01m8canxvbw9qtj6j7jmnkd847.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "todayFortune": {
              "date": "2026-11-27",
              "formattedDate": "2026년 11월 27일 금요일",
              "dayElement": "wood",
              "score": 61,
              "overallAnalysis": "홍길동님, 오늘은 하늘로 솟는 아름드리나무 곁에 겁재의 천간과 식신의 지지가 머무는 날이라 사람을 모으고 이끄는 배짱이 붙지만, 부탁을 다 받아 주다 제 일이 밀리기 쉽습니다. 갑자 일주의 사주에서는 사화가 월지의 인목과 형을 이루어 여럿이 나누어 맡은 일에 손볼 데가 생기기 쉬우니 순서를 한 번 더 확인하는 것이 좋습니다. 봄 문턱에 난 사주에서는 을사가 반가운 목 기운을 보태 주니 하던 일을 조금 더 다듬어 볼 만합니다. 갑자 년에 난 갑목의 오늘은 평소의 습관이 결과를 가르게 되니 할 수 있는 만큼만 차분히 해 보세요.",
              "actionItems": [
                {
                  "type": "do",
                  "text": "인목의 달에 난 갑목은 오늘 알림을 꺼 둔 채 손실을 견딜 수 있는 금액을 한 줄로 정해 두세요."
                },
                {
                  "type": "do",
                  "text": "인목의 달에 난 갑목에게 힘이 되는 수 기운을 채우도록 잠깐이라도 복잡한 고민을 내려놓고 쉬어 보세요."
                },
                {
                  "type": "avoid",
                  "text": "갑자 일주의 중심이 흔들리지 않도록 남의 눈을 의식해 큰 부탁을 들어주는 일만은 하지 마세요."
                },
                {
                  "type": "avoid",
                  "text": "갑자 일주는 겁재가 지나치기 쉬운 날에 체면 때문에 지갑을 여는 일을 삼가세요."
                }
              ],
              "timing": {
                "best": "15:00-17:00",
                "avoid": "19:00-21:00",
                "reason": "술시(19~21시)에는 사주가 꺼리는 토 기운을 병술이 더해 말이 먼저 나가기 쉽지만, 신시(15~17시)에는 갑신의 신금(申)이 자수와 반합으로 이어져 원칙을 지킬 힘이 생깁니다."
              }
            },
            "investmentFortune": {
              "shortTerm": {
                "message": "갑자 일주의 짧은 호흡에서는 지기 싫은 마음에 물러설 선을 지우기 쉬우니 시세를 보는 횟수를 정해 두는 편이 편안합니다. 인목의 달에 난 갑자 일주는 조금 더 기다려도 괜찮을 때에 한해 작게 움직이세요.",
                "warning": "다만 갑자 일주는 겁재의 날에 친한 사람의 말에 셈을 건너뛰기 쉬우니 해가 지기 전에 정해 둔 규칙을 다시 확인해 보세요."
              },
              "longTerm": {
                "message": "갑자 년에 나서 갑자 일주를 받은 사람에게 오늘의 겁재는 욕심을 계획의 크기에 맞추게 합니다. 입춘 무렵에 난 갑자 일주에게는 혼자만의 판단에 기대지 않는 편이 든든합니다.",
                "advice": "갑자 일주는 석 달에 한 번은 이자와 배당이 들어온 날을 한곳에 모아 적어 보세요."
              },
              "example": "마음이 급한 날의 갑자 일주에게는 넣을 금액을 25%로 줄이고 나머지는 열흘 뒤에 다시 정하는 규칙도 있습니다. 겁재가 드는 날을 맞은 갑자 일주의 홍길동님에게는 한 번 더 확인하는 순서가 잘 어울립니다."
            },
            "whyExplanation": "이른 봄에 난 갑목에게 을목은 겁재, 사화는 식신으로 다가와 지고 싶지 않은 마음이 좋은 자극이 되고, 베푼 만큼 사람 사이가 부드러워집니다. 갑자 년에 난 갑자 일주 앞에 바람에 눕고 다시 서는 풀을 닮은 을목이 섭니다. 오행으로 보면 사주가 반기는 목 기운이 을사에 실려 옵니다. 인목의 달에 난 갑목에게 월지의 인목이 사화와 형으로 만나 동료와의 사이에 작은 마찰이 이어지기 쉽지만, 그보다 천간의 을목이 희신인 목 기운을 더해 주므로 61점입니다."
          }
        },
        {
          "id": "call_01m8canxvbw9qtj6j7jmnkd847.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8canxtz3w3rp1q9g4vf8ac6",
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
          "personality": "경진일주는 젖은 흙에서 막 꺼낸 거대한 원석과 같아, 타고난 기개와 무게가 있습니다. 뜻을 세우면 크게 밀고 나가며, 남다른 포부로 사람들의 시선을 모읍니다. 여름에 태어난 쇠라 뜨거운 단련을 거치며, 견딘 만큼 쓰임새가 귀해집니다. 경금 일간이 신사월에 태어나 사회에서는 겁재의 승부욕으로 사람들 사이에서 앞자리를 다투고, 그 바탕에는 스스로를 다그치는 편관의 긴장이 있습니다. 경금은 일지 진토에서 12운성의 양에 놓여 보살핌을 주고받으며 천천히 자랍니다. 경금이 일지 진토에서 힘을 얻어도 월지 사화에서는 얻지 못해, 전체로 보면 신약하니, 혼자 앞서기보다 거들어 주는 사람과 함께할 때 멀리 갑니다. 사주의 사오미가 방합을 이루어 한 계절의 기운이 두터우니, 잘하는 일이 분명합니다. 계미시에 태어난 경금 일간은 상관의 기운을 받아 앞날을 남다르게 꾸미고 싶어 하고, 나이가 들수록 정인의 지혜가 사람을 돕습니다. 오행 가운데 금 기운이 뚜렷하게 강합니다. 같은 기운의 글자가 곁에 많아 동료의 도움을 받기 쉽고, 겨루기보다 힘을 합칠 때 더 큰 일을 해냅니다. 반면 목 기운은 겉으로 드러나지 않습니다. 다만 힘이 여린 사주에서는 쫓아야 할 일이 적은 셈이라, 오히려 제 힘을 기르기 쉽습니다. 음과 양이 고르게 섞여 나설 때와 물러설 때를 비교적 잘 가립니다.",
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
        "profile_id": "prf_01m8cany1k6ab93dzs07ebrhc3"
      },
      "status": 200,
      "answer": {
        "data": {
          "year": 2026,
          "year_pillar": "병오",
          "score": 66,
          "summary": "2026년 병오의 해는 홍**********************님의 경진 일주에 편관과 정관이 드는 해여서 흐트러진 태세를 바로잡을 계기가 오고, 앞뒤 순서가 차근차근 정리됩니다. 신사 월에 난 사주에서는 시지의 미토가 오화와 육합으로 짝을 지어 준비하는 일에 도울 사람이 나서니 정해 둔 만큼 나아가기에 알맞습니다. 정축 대운의 정관이 바탕에 흐르고 병오가 데려온 편관이 나란히 작용합니다. 여름 문턱에 난 경금이 정유의 9월을 만나면 맡은 자리에서 믿음을 얻게 됩니다. 경진 일주의 올해는 기회와 부담이 나란히 놓여 있으니 하던 일의 끝을 먼저 맺어 보세요.",
          "quarters": [
            {
              "quarter": 1,
              "score": 60,
              "advice": "경인이 드는 1분기에는 여름 문턱에 난 경금이 동료와 어깨를 겨루는 흐름을 만나니 고집과 소신의 경계를 한 번 더 살피는 것이 좋습니다."
            },
            {
              "quarter": 2,
              "score": 59,
              "advice": "고르게 흘러가는 봄과 초여름, 광맥 속의 원석 같은 사람은 답답한 절차를 고쳐 볼 실마리가 보이고, 상관이 드는 만큼 떠오른 생각은 적어 두고 실행은 골라서 하는 것이 좋습니다."
            },
            {
              "quarter": 3,
              "score": 72,
              "advice": "준비한 것을 펼치기 좋은 3분기, 단단한 바위 같은 사람은 느슨하던 규칙을 다시 조이게 되니 미루던 점검을 마치면 어깨가 한결 가벼워집니다."
            },
            {
              "quarter": 4,
              "score": 67,
              "advice": "정인이 드는 마지막 석 달, 경진 일주는 나누어 넣기로 한 날짜와 금액을 지켰는지 살펴보세요."
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
          "advice": "경진 일주는 9월을 놓치지 말고 비상금이 생활비 여섯 달 치에 가까운지 살펴보세요. 경진 일주의 올해가 편안하도록 결정 앞에서 근거를 세 가지만 적어 보세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8cany1v7xrfrpjatskk4qsr",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 70,
          "latency": 70,
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
        "generated_at": "2026-11-26T16:23:07.650Z"
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
          "profile_id": "prf_01m8cany64ac293327khdah1n5"
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
          "request_id": "req_01m8cany6mcx7jpt3sg9yec5ph",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 18,
          "latency": 18,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": []
          },
          "simulated": false
        },
        "generated_at": "2026-11-26T16:23:07.749Z"
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
        "id": "prf_01m8cany7t47g3v8ca0wtpm0gy",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-26T16:23:07.770Z",
        "updated_at": "2026-11-26T16:23:07.770Z"
      }
    },
    "listProfiles": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8cany8kgsj6daq66xb4r6et",
            "external_id": "customer-1001",
            "name": "홍**",
            "birth_year": "19**",
            "gender": "female",
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-26T16:23:07.795Z",
            "updated_at": "2026-11-26T16:23:07.795Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfile": {
      "params": {
        "id": "prf_01m8canya5fdjss5r30na13nd3"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8canya5fdjss5r30na13nd3",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-26T16:23:07.845Z",
        "updated_at": "2026-11-26T16:23:07.845Z"
      }
    },
    "unmaskProfile": {
      "params": {
        "id": "prf_01m8canyc0258dmx6v1e8km9nm"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8canyc0258dmx6v1e8km9nm",
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
        "created_at": "2026-11-26T16:23:07.904Z",
        "updated_at": "2026-11-26T16:23:07.904Z"
      }
    },
    "replaceProfile": {
      "params": {
        "id": "prf_01m8canyfhxak8jrj8zxw07qbn"
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
        "id": "prf_01m8canyfhxak8jrj8zxw07qbn",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-26T16:23:08.017Z",
        "updated_at": "2026-11-26T16:23:08.034Z"
      }
    },
    "updateProfile": {
      "params": {
        "id": "prf_01m8canyjxjw7gfj30d027qrz7"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8canyjxjw7gfj30d027qrz7",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-26T16:23:08.125Z",
        "updated_at": "2026-11-26T16:23:08.151Z"
      }
    },
    "deleteProfile": {
      "params": {
        "id": "prf_01m8canynejfnrmsqef082b5pp"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8canynejfnrmsqef082b5pp",
        "deleted": true,
        "deleted_at": "2026-11-26T16:23:08.244Z",
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
          "prf_01m8canyryz97rp0zmtjwb1baa"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8canyshmhf58chjcd9av98v",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-26T16:23:08.338Z",
        "estimated_completion": "2026-11-26T16:23:08.503Z"
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
        "batch_id": "batch_01m8canyyc02crgya1r8sfsab4"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8canyyc02crgya1r8sfsab4",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-26T16:23:08.492Z",
        "estimated_completion": "2026-11-26T16:23:08.644Z",
        "completed_at": "2026-11-26T16:23:08.570Z",
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
        "batch_id": "batch_01m8canz3zw5v1rwg1rsrev97j"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8canz3zw5v1rwg1rsrev97j",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 1,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "gemini",
        "created_at": "2026-11-26T16:23:08.671Z",
        "estimated_completion": "2026-11-26T16:23:08.824Z",
        "completed_at": "2026-11-26T16:23:08.817Z",
        "results": [
          {
            "profile_id": "prf_01m8canz3m1rgsdnk60bbpqfq3",
            "fortune_id": null,
            "status": "canceled"
          }
        ]
      }
    },
    "retryBatch": {
      "params": {
        "batch_id": "batch_01m8canzag9h8yq58v6fbbqgpd"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "batch_01m8canzag9h8yq58v6fbbqgpd",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-26T16:23:08.880Z",
        "estimated_completion": "2026-11-26T16:23:09.160Z"
      }
    },
    "followBatch": {
      "params": {
        "batch_id": "batch_01m8canzgm60pt2394erekfsqd"
      },
      "query": {},
      "status": 200,
      "answer": [
        {
          "id": "batch_01m8canzgm60pt2394erekfsqd.1",
          "event": "complete",
          "data": {
            "id": "batch_01m8canzgm60pt2394erekfsqd",
            "status": "failed",
            "total_count": 1,
            "completed_count": 0,
            "failed_count": 1,
            "canceled_count": 0,
            "fortune_type": "daily",
            "fortune_date": "2026-11-27",
            "model": "haiku",
            "created_at": "2026-11-26T16:23:09.076Z",
            "estimated_completion": "2026-11-26T16:23:09.231Z",
            "completed_at": "2026-11-26T16:23:09.157Z",
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
        "profile_id": "prf_01m8canznebkek7v2f2m7t8yw1",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8canzpgn1bcv61wr2d8b4hn",
        "profile_id": "prf_01m8canznebkek7v2f2m7t8yw1",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "잎이 짙어지는 철에 태어나 벼려지기를 기다리는 무쇠를 닮은 홍**********************님에게 오늘은 알뜰하게 살피려는 마음과 갑작스러운 과제를 던지는 흐름이 함께 찾아오는 날입니다. 경진 일주의 오늘은 크게 흔들릴 일이 많지 않고, 정재가 드는 만큼 나누어 담는 원칙을 지키는 것만으로도 충분합니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "을사의 날을 통틀어 보면 경진 일주의 오늘은 평소의 습관이 결과를 가르게 됩니다. 경금에게는 을사에 담긴 목 기운 때문에 장점이 고집으로 바뀌기 쉬우니 마음이 앞설 때 한 번 멈추는 것이 좋습니다."
          },
          "wealth": {
            "score": 56,
            "description": "재물에서 신사 월에 난 경금에게는 편관에 해당하는 사화가 갑작스러운 지출을 부르기 쉬우니 나갈 돈의 순서부터 정해 두는 것이 좋습니다. 을사를 맞은 경진 일주는 오후 업무를 시작하기 전에 가장 나쁜 경우에 필요한 생활비를 숫자로 적어 보세요."
          },
          "love": {
            "score": 59,
            "description": "경진 일주의 인연에서는 지지의 편관이 사소한 말에도 예민해지게 하니 한 걸음 물러서서 지켜보는 것이 좋습니다. 사화의 달에 난 경금은 오늘 나를 응원해 준 사람에게 잠시 시간을 내어 주세요."
          },
          "health": {
            "score": 49,
            "description": "건강에서 사화의 달에 난 경금에게는 을목이 사주에 짐이 되는 목 기운을 더하니 새로운 운동보다 충분한 휴식이 먼저입니다. 경진 일주는 오늘 생각난 김에 화면에서 눈을 떼고 하늘을 올려다보세요."
          },
          "career": {
            "score": 57,
            "description": "직업을 보면 경진 일주에게는 월간의 신금이 을목과 천간충으로 만나 미뤄 둔 업무에 걸림돌이 생기기 쉬우니 충분히 살핀 뒤에 움직이는 편이 낫습니다. 사화의 달에 난 경금은 머리가 맑은 시간을 골라 다음에 할 일의 첫 줄을 미리 적어 두세요."
          }
        },
        "lucky_items": {
          "number": 15,
          "color": "모래색",
          "direction": "언덕이 있는 쪽",
          "time": "07:00-09:00"
        },
        "advice": "을사를 맞은 경진 일주는 씻고 난 저녁에 영수증을 모아 가장 아까운 지출 하나를 골라 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-26T16:23:09.285Z",
        "latency_ms": 21,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-26T16:23:09.264Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8canzp6cqr5d1x0t08h1mz3",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 51,
          "latency": 51,
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
        "profile_id": "prf_01m8canzrzffccvz1va6f972zj"
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
        "profile_id": "prf_01m8canztxgdgq0ecgpsqmktj0"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8canzvnse9gdbnq9y3d6xnb",
        "profile_id": "prf_01m8canztxgdgq0ecgpsqmktj0",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "잎이 짙어지는 철에 태어나 벼려지기를 기다리는 무쇠를 닮은 홍**********************님에게 오늘은 알뜰하게 살피려는 마음과 갑작스러운 과제를 던지는 흐름이 함께 찾아오는 날입니다. 경진 일주의 오늘은 크게 흔들릴 일이 많지 않고, 정재가 드는 만큼 나누어 담는 원칙을 지키는 것만으로도 충분합니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "을사의 날을 통틀어 보면 경진 일주의 오늘은 평소의 습관이 결과를 가르게 됩니다. 경금에게는 을사에 담긴 목 기운 때문에 장점이 고집으로 바뀌기 쉬우니 마음이 앞설 때 한 번 멈추는 것이 좋습니다."
          },
          "wealth": {
            "score": 56,
            "description": "재물에서 신사 월에 난 경금에게는 편관에 해당하는 사화가 갑작스러운 지출을 부르기 쉬우니 나갈 돈의 순서부터 정해 두는 것이 좋습니다. 을사를 맞은 경진 일주는 오후 업무를 시작하기 전에 가장 나쁜 경우에 필요한 생활비를 숫자로 적어 보세요."
          },
          "love": {
            "score": 59,
            "description": "경진 일주의 인연에서는 지지의 편관이 사소한 말에도 예민해지게 하니 한 걸음 물러서서 지켜보는 것이 좋습니다. 사화의 달에 난 경금은 오늘 나를 응원해 준 사람에게 잠시 시간을 내어 주세요."
          },
          "health": {
            "score": 49,
            "description": "건강에서 사화의 달에 난 경금에게는 을목이 사주에 짐이 되는 목 기운을 더하니 새로운 운동보다 충분한 휴식이 먼저입니다. 경진 일주는 오늘 생각난 김에 화면에서 눈을 떼고 하늘을 올려다보세요."
          },
          "career": {
            "score": 57,
            "description": "직업을 보면 경진 일주에게는 월간의 신금이 을목과 천간충으로 만나 미뤄 둔 업무에 걸림돌이 생기기 쉬우니 충분히 살핀 뒤에 움직이는 편이 낫습니다. 사화의 달에 난 경금은 머리가 맑은 시간을 골라 다음에 할 일의 첫 줄을 미리 적어 두세요."
          }
        },
        "lucky_items": {
          "number": 15,
          "color": "모래색",
          "direction": "언덕이 있는 쪽",
          "time": "07:00-09:00"
        },
        "advice": "을사를 맞은 경진 일주는 씻고 난 저녁에 영수증을 모아 가장 아까운 지출 하나를 골라 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-26T16:23:09.448Z",
        "latency_ms": 18,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-26T16:23:09.430Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8canzv8jkdx4b43xratcwzj",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 46,
          "latency": 46,
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
        "id": "ftn_01m8canzy9dz63r9695hqcpmzb"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8canzy9dz63r9695hqcpmzb",
        "profile_id": "prf_01m8canzxq7aahdf4cyqzs3wev",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "잎이 짙어지는 철에 태어나 벼려지기를 기다리는 무쇠를 닮은 홍**********************님에게 오늘은 알뜰하게 살피려는 마음과 갑작스러운 과제를 던지는 흐름이 함께 찾아오는 날입니다. 경진 일주의 오늘은 크게 흔들릴 일이 많지 않고, 정재가 드는 만큼 나누어 담는 원칙을 지키는 것만으로도 충분합니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "을사의 날을 통틀어 보면 경진 일주의 오늘은 평소의 습관이 결과를 가르게 됩니다. 경금에게는 을사에 담긴 목 기운 때문에 장점이 고집으로 바뀌기 쉬우니 마음이 앞설 때 한 번 멈추는 것이 좋습니다."
          },
          "wealth": {
            "score": 56,
            "description": "재물에서 신사 월에 난 경금에게는 편관에 해당하는 사화가 갑작스러운 지출을 부르기 쉬우니 나갈 돈의 순서부터 정해 두는 것이 좋습니다. 을사를 맞은 경진 일주는 오후 업무를 시작하기 전에 가장 나쁜 경우에 필요한 생활비를 숫자로 적어 보세요."
          },
          "love": {
            "score": 59,
            "description": "경진 일주의 인연에서는 지지의 편관이 사소한 말에도 예민해지게 하니 한 걸음 물러서서 지켜보는 것이 좋습니다. 사화의 달에 난 경금은 오늘 나를 응원해 준 사람에게 잠시 시간을 내어 주세요."
          },
          "health": {
            "score": 49,
            "description": "건강에서 사화의 달에 난 경금에게는 을목이 사주에 짐이 되는 목 기운을 더하니 새로운 운동보다 충분한 휴식이 먼저입니다. 경진 일주는 오늘 생각난 김에 화면에서 눈을 떼고 하늘을 올려다보세요."
          },
          "career": {
            "score": 57,
            "description": "직업을 보면 경진 일주에게는 월간의 신금이 을목과 천간충으로 만나 미뤄 둔 업무에 걸림돌이 생기기 쉬우니 충분히 살핀 뒤에 움직이는 편이 낫습니다. 사화의 달에 난 경금은 머리가 맑은 시간을 골라 다음에 할 일의 첫 줄을 미리 적어 두세요."
          }
        },
        "lucky_items": {
          "number": 15,
          "color": "모래색",
          "direction": "언덕이 있는 쪽",
          "time": "07:00-09:00"
        },
        "advice": "을사를 맞은 경진 일주는 씻고 난 저녁에 영수증을 모아 가장 아까운 지출 하나를 골라 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-26T16:23:09.557Z",
        "latency_ms": 44,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "unmaskFortune": {
      "params": {
        "id": "ftn_01m8cap02czv97zex5jva367z1"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8cap02czv97zex5jva367z1",
        "profile_id": "prf_01m8cap01rg4jpqz5e06sncp15",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "잎이 짙어지는 철에 태어나 벼려지기를 기다리는 무쇠를 닮은 홍mk5e3d852ee121aef0bf40님에게 오늘은 알뜰하게 살피려는 마음과 갑작스러운 과제를 던지는 흐름이 함께 찾아오는 날입니다. 경진 일주의 오늘은 크게 흔들릴 일이 많지 않고, 정재가 드는 만큼 나누어 담는 원칙을 지키는 것만으로도 충분합니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "을사의 날을 통틀어 보면 경진 일주의 오늘은 평소의 습관이 결과를 가르게 됩니다. 경금에게는 을사에 담긴 목 기운 때문에 장점이 고집으로 바뀌기 쉬우니 마음이 앞설 때 한 번 멈추는 것이 좋습니다."
          },
          "wealth": {
            "score": 56,
            "description": "재물에서 신사 월에 난 경금에게는 편관에 해당하는 사화가 갑작스러운 지출을 부르기 쉬우니 나갈 돈의 순서부터 정해 두는 것이 좋습니다. 을사를 맞은 경진 일주는 오후 업무를 시작하기 전에 가장 나쁜 경우에 필요한 생활비를 숫자로 적어 보세요."
          },
          "love": {
            "score": 59,
            "description": "경진 일주의 인연에서는 지지의 편관이 사소한 말에도 예민해지게 하니 한 걸음 물러서서 지켜보는 것이 좋습니다. 사화의 달에 난 경금은 오늘 나를 응원해 준 사람에게 잠시 시간을 내어 주세요."
          },
          "health": {
            "score": 49,
            "description": "건강에서 사화의 달에 난 경금에게는 을목이 사주에 짐이 되는 목 기운을 더하니 새로운 운동보다 충분한 휴식이 먼저입니다. 경진 일주는 오늘 생각난 김에 화면에서 눈을 떼고 하늘을 올려다보세요."
          },
          "career": {
            "score": 57,
            "description": "직업을 보면 경진 일주에게는 월간의 신금이 을목과 천간충으로 만나 미뤄 둔 업무에 걸림돌이 생기기 쉬우니 충분히 살핀 뒤에 움직이는 편이 낫습니다. 사화의 달에 난 경금은 머리가 맑은 시간을 골라 다음에 할 일의 첫 줄을 미리 적어 두세요."
          }
        },
        "lucky_items": {
          "number": 15,
          "color": "모래색",
          "direction": "언덕이 있는 쪽",
          "time": "07:00-09:00"
        },
        "advice": "을사를 맞은 경진 일주는 씻고 난 저녁에 영수증을 모아 가장 아까운 지출 하나를 골라 보세요.",
        "analysis": {
          "day_energy": "오늘의 천간 을목은 틈에서도 움트는 새싹에 견줄 수 있고, 사화의 달에 난 경금에게는 땀 흘린 만큼 거두는 흐름이 됩니다. 아래에 놓인 사화는 경금에게 편관이라 긴장의 끈을 조이는 기운이 깔리고, 사화가 월지에 겹쳐 맡은 일에 마음이 쏠리게 됩니다.",
          "element_interaction": "사화의 달에 뿌리를 두었기에 경금의 힘이 을목을 향해 뻗어 현실적인 성과를 살피게 되고, 목 기운이 을사에 실려 와 욕심이 커지기 쉽습니다. 을목이 일간과 천간합을 이루어 함께 세운 계획에 도울 사람이 나서지만, 기신인 목 기운이 을목을 따라 들어오니 더하고 빼면 경금의 점수는 55점입니다.",
          "recommendations": [
            "살림을 돌아보기 좋은 을사의 날, 장이 끝난 뒤 큰돈이 들어올 때 쓸 순서를 미리 정해 두세요.",
            "신사 월에 난 사람은 토 기운을 채우도록 짬을 내어 흙길이나 공원을 천천히 걸어 보세요.",
            "경진 일주의 중심이 흔들리지 않도록 남의 눈을 의식해 무리한 선물을 하는 일만은 하지 마세요."
          ]
        },
        "profile": {
          "id": "prf_01m8cap01rg4jpqz5e06sncp15",
          "name": "홍mk5e3d852ee121aef0bf40",
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
        "generated_at": "2026-11-26T16:23:09.668Z",
        "latency_ms": 24,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "deleteFortune": {
      "params": {
        "id": "ftn_01m8cap07h477t6arrbz00qye2"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8cap07h477t6arrbz00qye2",
        "deleted": true,
        "deleted_at": "2026-11-26T16:23:09.860Z"
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
        "id": "whk_01m8cap0d1g05mvscjv5qcy6v7",
        "url": "https://partner.example/saju",
        "events": [
          "fortune.generated",
          "batch.completed"
        ],
        "description": null,
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-26T16:23:09.985Z",
        "updated_at": "2026-11-26T16:23:09.985Z",
        "secret": "whsec_vhCGnuFrIoDPESQqUCmxb8F3i6qRP0nZrvzxzapo8VU="
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
        "id": "whk_01m8cap0g36hrreyn2pbe30v13"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8cap0g36hrreyn2pbe30v13",
        "url": "https://partner.example/mk82434f23809b?2b98e1545a21",
        "events": [
          "profile.created"
        ],
        "description": "to mk82434f23809b",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-26T16:23:10.083Z",
        "updated_at": "2026-11-26T16:23:10.083Z"
      }
    },
    "updateWebhook": {
      "params": {
        "id": "whk_01m8cap0j6vmrvkjzh1b8h9cwa"
      },
      "query": {},
      "body": {
        "description": "운세 알림",
        "active": true
      },
      "status": 200,
      "answer": {
        "id": "whk_01m8cap0j6vmrvkjzh1b8h9cwa",
        "url": "https://partner.example/mkf06f42b3d033?8296decbb6b7",
        "events": [
          "profile.created"
        ],
        "description": "운세 알림",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-26T16:23:10.150Z",
        "updated_at": "2026-11-26T16:23:10.167Z"
      }
    },
    "deleteWebhook": {
      "params": {
        "id": "whk_01m8cap0kqkdfxbwqkk8q01ve7"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8cap0kqkdfxbwqkk8q01ve7",
        "deleted": true,
        "deleted_at": "2026-11-26T16:23:10.215Z"
      }
    },
    "testWebhook": {
      "params": {
        "id": "whk_01m8cap0n9n44rmh6d2gnj3dzr"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8cap0n9n44rmh6d2gnj3dzr",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8cap0npdeahsq62tx6pm1gf",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 9,
          "attempted_at": "2026-11-26T16:23:10.279Z"
        },
        "payload_sent": {
          "id": "evt_01m8cap0npdeahsq62tx6pm1ge",
          "type": "test.ping",
          "created_at": "2026-11-26T16:23:10.262Z",
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
        "id": "whk_01m8cap0qj0x2pr3b3qf1vvh41"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8cap0qj0x2pr3b3qf1vvh41",
        "url": "https://partner.example/mk2817a516156b?4a59b6065566",
        "events": [
          "profile.created"
        ],
        "description": "to mk2817a516156b",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-26T16:23:10.322Z",
        "updated_at": "2026-11-26T16:23:10.331Z",
        "secret": "whsec_I6psaj+FBBt3rtl04R8AcOYfmFBuHRPIPqp60YypNdo="
      }
    },
    "listDeliveries": {
      "params": {
        "id": "whk_01m8cap0rkhxj9xphvy3t7k0am"
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
    "getDelivery": {
      "params": {
        "id": "whk_01m8cap0sybpmz2k5n6wv1ty4m",
        "delivery_id": "dlv_01m8cap0thd1vey181s09mertq"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "dlv_01m8cap0thd1vey181s09mertq",
        "status": "success",
        "response_code": 204,
        "response_time_ms": 1,
        "attempted_at": "2026-11-26T16:23:10.458Z",
        "event_id": "evt_01m8cap0thn03cyh2pscxgdj0r",
        "event_type": "profile.created",
        "attempts": [
          {
            "number": 1,
            "attempted_at": "2026-11-26T16:23:10.458Z",
            "response_time_ms": 1,
            "payload": {
              "id": "evt_01m8cap0thn03cyh2pscxgdj0r",
              "type": "profile.created",
              "created_at": "2026-11-26T16:23:10.417Z",
              "livemode": false,
              "data": {
                "profile_id": "prf_01m8cap0td8jw2ess57z8t7r61",
                "day_master": "경금"
              }
            },
            "request_headers": {
              "Content-Type": "application/json",
              "User-Agent": "Saju-Webhooks/1",
              "X-Saju-Event": "profile.created",
              "X-Saju-Delivery": "dlv_01m8cap0thd1vey181s09mertq",
              "X-Saju-Signature": "bc59937d1947275a7c7479227be549ab271476edb1e0038af43780f45cdfaa05",
              "webhook-id": "evt_01m8cap0thn03cyh2pscxgdj0r",
              "webhook-timestamp": "1795710190",
              "webhook-signature": "v1,Kf6Jsu20x3Zk8u0F2i0cfKpiz3utT7807TxQKB1b8+8="
            },
            "response_status": 204,
            "response_headers": {
              "date": "Thu, 26 Nov 2026 16:23:10 GMT",
              "connection": "keep-alive",
              "keep-alive": "timeout=60"
            },
            "response_body": ""
          }
        ],
        "created_at": "2026-11-26T16:23:10.417Z",
        "next_attempt_at": null
      }
    },
    "replayEvents": {
      "params": {
        "id": "whk_01m8cap0yf1j1tegqphhbe09pa"
      },
      "query": {},
      "body": {
        "since": "2026-01-01T00:00:00Z",
        "status": "all"
      },
      "status": 202,
      "answer": {
        "webhook_id": "whk_01m8cap0yf1j1tegqphhbe09pa",
        "queued": 0
      }
    },
    "redeliverEvent": {
      "params": {
        "id": "whk_01m8cap105qhh4qpmxxa81xv7w",
        "delivery_id": "dlv_01m8cap10hz3t065k51fg0b9qe"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "dlv_01m8cap10hz3t065k51fg0b9qe",
        "status": "pending",
        "response_code": 204,
        "response_time_ms": 1,
        "attempted_at": "2026-11-26T16:23:10.641Z",
        "event_id": "evt_01m8cap10hsrhkkgdhfv39jnrn",
        "event_type": "profile.created",
        "attempts": 1,
        "created_at": "2026-11-26T16:23:10.609Z",
        "next_attempt_at": "2026-11-26T16:23:10.671Z"
      }
    },
    "listEvents": {
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
    "getEvent": {
      "params": {
        "id": "evt_01m8cap14qh6rby5strk6s7dvs"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "evt_01m8cap14qh6rby5strk6s7dvs",
        "type": "profile.created",
        "created_at": "2026-11-26T16:23:10.743Z",
        "livemode": false,
        "data": {
          "profile_id": "prf_01m8cap14hr8k8fgdb6fntvvwt",
          "day_master": "경금"
        },
        "deliveries": [
          {
            "id": "dlv_01m8cap14qfj7wgtk5t8f6sb7z",
            "webhook_id": "whk_01m8cap145px11h9pcqsnz79qr",
            "status": "success",
            "attempts": 1
          }
        ]
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
        "id": "key_01m8cap18283dcc46qrk7eyckp",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_RHfaiRYhNqc4",
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
        "created_at": "2026-11-26T16:23:10.838Z",
        "expires_at": null,
        "key": "bs_test_RHfaiRYhNqc4uge5G64VQWcLCKsDhKPO8DVsKM2ycl6F"
      }
    },
    "listKeys": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "key_01m8cap19wve3exenk3gncdzcr",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_3NoCOPXkK8cu",
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
            "created_at": "2026-11-26T16:23:10.903Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8cap196whtdzsa8kdq3a7aa",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_wPQQLVPbe1gA",
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
            "created_at": "2026-11-26T16:23:10.871Z",
            "expires_at": "2026-11-27T16:23:10.903Z",
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": "key_01m8cap19wve3exenk3gncdzcr"
          },
          {
            "id": "key_01m8cap18ebcy29vcj0kz0sx2n",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_0YPKjHiDRFbr",
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
            "created_at": "2026-11-26T16:23:10.861Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8cap18b38pbp2nwdcvmzk1b",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_o4rPrDk5JBCg",
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
            "created_at": "2026-11-26T16:23:10.857Z",
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
        "id": "key_01m8cap1efezcnfhnvsq7ydfg5"
      },
      "query": {},
      "status": 204,
      "answer": []
    },
    "rotateKey": {
      "params": {
        "id": "key_01m8cap1hd0xrgfmzksqwbe2gd"
      },
      "query": {},
      "body": {
        "overlap_hours": 24
      },
      "status": 201,
      "answer": {
        "id": "key_01m8cap1hver174x6he4ztjpt2",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_ZaEDkerfW1vf",
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
        "created_at": "2026-11-26T16:23:11.159Z",
        "expires_at": null,
        "key": "bs_test_ZaEDkerfW1vfLBSwLqP3vkJlziMaFdbwb6gKSpv55Ejk"
      }
    },
    "getUsageReport": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "period": "day",
        "start_date": "2026-11-20",
        "end_date": "2026-11-27",
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
          },
          {
            "date": "2026-11-24",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-25",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-26",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-27",
            "requests": 0,
            "cost_usd": 0
          }
        ],
        "rate_limit_status": {
          "window": "minute",
          "limit": 100,
          "used": 1,
          "remaining": 99,
          "resets_at": "2026-11-26T16:24:11.193Z"
        }
      }
    },
    "getFortuneReport": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "start_date": "2026-10-28",
        "end_date": "2026-11-27",
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
          },
          {
            "date": "2026-11-24",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-25",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-26",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-27",
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
        "start_date": "2026-10-28",
        "end_date": "2026-11-27",
        "summary": {
          "total_profiles": 6,
          "created_in_period": 6
        },
        "by_day_master_element": {
          "metal": {
            "count": 6,
            "percentage": 100
          }
        },
        "by_gender": {
          "female": {
            "count": 6,
            "percentage": 100
          }
        },
        "by_birth_decade": {
          "1990s": {
            "count": 6,
            "percentage": 100
          }
        },
        "daily_trend": [
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
          },
          {
            "date": "2026-11-24",
            "count": 0
          },
          {
            "date": "2026-11-25",
            "count": 0
          },
          {
            "date": "2026-11-26",
            "count": 0
          },
          {
            "date": "2026-11-27",
            "count": 6
          }
        ]
      }
    },
    "listAuditEntries": {
      "params": {},
      "query": {
        "resource_id": "prf_01m8cap1r4twxyvy982ypgsrca"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "id": 245844342243787,
            "action": "profile.created",
            "resource_type": "profile",
            "resource_id": "prf_01m8cap1r4twxyvy982ypgsrca",
            "actor_ip": "127.0.0.1",
            "actor_api_key": "bs_test_efSNGVaFPmjR",
            "request_id": "req_01m8cap1qy3vrvb4q3es0naw6c",
            "metadata": {},
            "created_at": "2026-11-26T16:23:11.368Z"
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
        "profile_id": "prf_01m8cap1spdcha8t1g90eddbvp",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8cap1t4nvf8mrsp8fne2qgc.character",
          "event": "character",
          "data": {
            "title": "입하, 기준이 또렷한 큰 칼",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "신사 월, 경진 일에 태어난 홍**********************님은 벼려지기를 기다리는 무쇠처럼 목표가 서면 곧바로 몸을 움직입니다. 신사 월에 난 경금은 사회생활의 바탕에 편관을 두어 말보다 행동으로 뜻을 보여 주고, 끝까지 버티려는 마음을 앞세웁니다. 편안한 사람 앞에서는 진토의 편인이 살아나 쉽게 믿지 않고 한 번 더 뒤집어 보며, 경오 년의 정관이 남아 규칙과 순서를 중요하게 여깁니다. 섬세한 경금이라 한 번에 하나씩 풀어 가는 것이 맞고, 경진 일주에 반가운 토 기운은 흙을 밟는 산책으로 보탤 수 있습니다.",
            "investment_identity": "돈 앞에서 홍**********************님은 날이 선 큰 칼처럼 정해 둔 규칙을 한결같이 지키고, 큰 수익보다 큰 실수를 막는 데 힘을 씁니다. 경진 일주는 맺고 끊음이 분명해 결정이 빠르며, 투자에서는 책임질 수 있는 한도 안에서 움직입니다. 다만 경금에게 편관이 지나치면 급한 답을 재촉하는 제안에 끌려가기 쉬우니 적어 둔 기준부터 다시 읽어 보세요. 경진 일주의 긴 계획에서는 당장의 이익보다 이어지는 흐름을 보는 것이 좋습니다."
          }
        },
        {
          "id": "call_01m8cap1t4nvf8mrsp8fne2qgc.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "관성이 이끄는 홍**********************님의 경진 일주는 오르내림을 지켜보며 비중을 조절합니다. 긴 흐름을 보면 사화의 달에 난 경진 일주는 지루함만 이겨 내면 꾸준함이 살아납니다. 경오 년의 정관이 밖으로 보이는 경진 일주는 관심 분야의 변화에는 빠르고 그 밖에는 느긋합니다.",
            "warning": "사화의 달에 난 경금이라 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하고, 편관이 겹치면 무서운 이야기에 필요 이상으로 움츠러들기 쉽습니다. 경진 일주는 전화 한 통에 마음이 움직여 오래 세운 계획을 뒤집는 일만은 하지 마세요."
          }
        },
        {
          "id": "call_01m8cap1t4nvf8mrsp8fne2qgc.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8cap1t5g505nsp46hn97m21",
            "profile_id": "prf_01m8cap1spdcha8t1g90eddbvp",
            "fortune_type": "daily",
            "fortune_date": "2026-11-27",
            "model": "haiku",
            "score": 55,
            "summary": "잎이 짙어지는 철에 태어나 벼려지기를 기다리는 무쇠를 닮은 홍**********************님에게 오늘은 알뜰하게 살피려는 마음과 갑작스러운 과제를 던지는 흐름이 함께 찾아오는 날입니다. 경진 일주의 오늘은 크게 흔들릴 일이 많지 않고, 정재가 드는 만큼 나누어 담는 원칙을 지키는 것만으로도 충분합니다.",
            "categories": {
              "overall": {
                "score": 55,
                "description": "을사의 날을 통틀어 보면 경진 일주의 오늘은 평소의 습관이 결과를 가르게 됩니다. 경금에게는 을사에 담긴 목 기운 때문에 장점이 고집으로 바뀌기 쉬우니 마음이 앞설 때 한 번 멈추는 것이 좋습니다."
              },
              "wealth": {
                "score": 56,
                "description": "재물에서 신사 월에 난 경금에게는 편관에 해당하는 사화가 갑작스러운 지출을 부르기 쉬우니 나갈 돈의 순서부터 정해 두는 것이 좋습니다. 을사를 맞은 경진 일주는 오후 업무를 시작하기 전에 가장 나쁜 경우에 필요한 생활비를 숫자로 적어 보세요."
              },
              "love": {
                "score": 59,
                "description": "경진 일주의 인연에서는 지지의 편관이 사소한 말에도 예민해지게 하니 한 걸음 물러서서 지켜보는 것이 좋습니다. 사화의 달에 난 경금은 오늘 나를 응원해 준 사람에게 잠시 시간을 내어 주세요."
              },
              "health": {
                "score": 49,
                "description": "건강에서 사화의 달에 난 경금에게는 을목이 사주에 짐이 되는 목 기운을 더하니 새로운 운동보다 충분한 휴식이 먼저입니다. 경진 일주는 오늘 생각난 김에 화면에서 눈을 떼고 하늘을 올려다보세요."
              },
              "career": {
                "score": 57,
                "description": "직업을 보면 경진 일주에게는 월간의 신금이 을목과 천간충으로 만나 미뤄 둔 업무에 걸림돌이 생기기 쉬우니 충분히 살핀 뒤에 움직이는 편이 낫습니다. 사화의 달에 난 경금은 머리가 맑은 시간을 골라 다음에 할 일의 첫 줄을 미리 적어 두세요."
              }
            },
            "lucky_items": {
              "number": 15,
              "color": "모래색",
              "direction": "언덕이 있는 쪽",
              "time": "07:00-09:00"
            },
            "advice": "을사를 맞은 경진 일주는 씻고 난 저녁에 영수증을 모아 가장 아까운 지출 하나를 골라 보세요.",
            "profile": {
              "name": "홍**********************",
              "day_master": "경금",
              "day_master_element": "metal"
            },
            "cached": false,
            "generated_at": "2026-11-26T16:23:11.532Z",
            "latency_ms": 103,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        },
        {
          "id": "call_01m8cap1t4nvf8mrsp8fne2qgc.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8cap1szgntqhr7dw0r30tkz",
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
        "id": "prf_01m8cap20y6d5br3bfw4maer6p",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-26T16:23:11.646Z",
        "updated_at": "2026-11-26T16:23:11.646Z"
      }
    },
    "listProfilesV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8cap22s01m61ks1c96kjr57",
            "external_id": "customer-1001",
            "person": {
              "name": "홍**",
              "birthDate": "19**-**-**",
              "gender": "female"
            },
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-26T16:23:11.705Z",
            "updated_at": "2026-11-26T16:23:11.705Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfileV2": {
      "params": {
        "id": "prf_01m8cap259ptvnz2gyjp3spgqg"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8cap259ptvnz2gyjp3spgqg",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-26T16:23:11.785Z",
        "updated_at": "2026-11-26T16:23:11.785Z"
      }
    },
    "updateProfileV2": {
      "params": {
        "id": "prf_01m8cap26kd72q1rn3d9sezkhg"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8cap26kd72q1rn3d9sezkhg",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-26T16:23:11.827Z",
        "updated_at": "2026-11-26T16:23:11.839Z"
      }
    },
    "deleteProfileV2": {
      "params": {
        "id": "prf_01m8cap2a0k3zvm8c0dgsjjn1c"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8cap2a0k3zvm8c0dgsjjn1c",
        "deleted": true,
        "deleted_at": "2026-11-26T16:23:11.992Z",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 0
        }
      }
    },
    "unmaskProfileV2": {
      "params": {
        "id": "prf_01m8cap2de3y5f8mgtcczfqg5h"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8cap2de3y5f8mgtcczfqg5h",
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
        "created_at": "2026-11-26T16:23:12.046Z",
        "updated_at": "2026-11-26T16:23:12.046Z"
      }
    },
    "createFortuneV2": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8cap2ev3gem3kc3nncp4gex",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8cap2ffae4sptnhrx47xge6",
        "profile_id": "prf_01m8cap2ev3gem3kc3nncp4gex",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "잎이 짙어지는 철에 태어나 벼려지기를 기다리는 무쇠를 닮은 홍**********************님에게 오늘은 알뜰하게 살피려는 마음과 갑작스러운 과제를 던지는 흐름이 함께 찾아오는 날입니다. 경진 일주의 오늘은 크게 흔들릴 일이 많지 않고, 정재가 드는 만큼 나누어 담는 원칙을 지키는 것만으로도 충분합니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "을사의 날을 통틀어 보면 경진 일주의 오늘은 평소의 습관이 결과를 가르게 됩니다. 경금에게는 을사에 담긴 목 기운 때문에 장점이 고집으로 바뀌기 쉬우니 마음이 앞설 때 한 번 멈추는 것이 좋습니다."
          },
          "wealth": {
            "score": 56,
            "description": "재물에서 신사 월에 난 경금에게는 편관에 해당하는 사화가 갑작스러운 지출을 부르기 쉬우니 나갈 돈의 순서부터 정해 두는 것이 좋습니다. 을사를 맞은 경진 일주는 오후 업무를 시작하기 전에 가장 나쁜 경우에 필요한 생활비를 숫자로 적어 보세요."
          },
          "love": {
            "score": 59,
            "description": "경진 일주의 인연에서는 지지의 편관이 사소한 말에도 예민해지게 하니 한 걸음 물러서서 지켜보는 것이 좋습니다. 사화의 달에 난 경금은 오늘 나를 응원해 준 사람에게 잠시 시간을 내어 주세요."
          },
          "health": {
            "score": 49,
            "description": "건강에서 사화의 달에 난 경금에게는 을목이 사주에 짐이 되는 목 기운을 더하니 새로운 운동보다 충분한 휴식이 먼저입니다. 경진 일주는 오늘 생각난 김에 화면에서 눈을 떼고 하늘을 올려다보세요."
          },
          "career": {
            "score": 57,
            "description": "직업을 보면 경진 일주에게는 월간의 신금이 을목과 천간충으로 만나 미뤄 둔 업무에 걸림돌이 생기기 쉬우니 충분히 살핀 뒤에 움직이는 편이 낫습니다. 사화의 달에 난 경금은 머리가 맑은 시간을 골라 다음에 할 일의 첫 줄을 미리 적어 두세요."
          }
        },
        "lucky_items": {
          "number": 15,
          "color": "모래색",
          "direction": "언덕이 있는 쪽",
          "time": "07:00-09:00"
        },
        "advice": "을사를 맞은 경진 일주는 씻고 난 저녁에 영수증을 모아 가장 아까운 지출 하나를 골라 보세요.",
        "cached": false,
        "generated_at": "2026-11-26T16:23:12.131Z",
        "latency_ms": 20,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-26T16:23:12.111Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8cap2f7gp22e952f48v8jtd",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 38,
          "latency": 38,
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
        "profile_id": "prf_01m8cap2h6m7zxkyg57k4540gz"
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
          "prf_01m8cap2jtedwa8yr3g9bqy74a"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8cap2k879byy99501p20gxw",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-26T16:23:12.232Z",
        "estimated_completion": "2026-11-26T16:23:12.392Z"
      }
    },
    "getBatchV2": {
      "params": {
        "batch_id": "batch_01m8cap2npkdrwgfsxpddrxvxr"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8cap2npkdrwgfsxpddrxvxr",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-26T16:23:12.310Z",
        "estimated_completion": "2026-11-26T16:23:12.466Z",
        "completed_at": "2026-11-26T16:23:12.354Z",
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
        "profile_id": "prf_01m8cap2sw8313peycbrtsj493",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8cap2tggr97r2z255w90rkx.character",
          "event": "character",
          "data": {
            "title": "입하, 기준이 또렷한 큰 칼",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "신사 월, 경진 일에 태어난 홍**********************님은 벼려지기를 기다리는 무쇠처럼 목표가 서면 곧바로 몸을 움직입니다. 신사 월에 난 경금은 사회생활의 바탕에 편관을 두어 말보다 행동으로 뜻을 보여 주고, 끝까지 버티려는 마음을 앞세웁니다. 편안한 사람 앞에서는 진토의 편인이 살아나 쉽게 믿지 않고 한 번 더 뒤집어 보며, 경오 년의 정관이 남아 규칙과 순서를 중요하게 여깁니다. 섬세한 경금이라 한 번에 하나씩 풀어 가는 것이 맞고, 경진 일주에 반가운 토 기운은 흙을 밟는 산책으로 보탤 수 있습니다.",
            "investment_identity": "돈 앞에서 홍**********************님은 날이 선 큰 칼처럼 정해 둔 규칙을 한결같이 지키고, 큰 수익보다 큰 실수를 막는 데 힘을 씁니다. 경진 일주는 맺고 끊음이 분명해 결정이 빠르며, 투자에서는 책임질 수 있는 한도 안에서 움직입니다. 다만 경금에게 편관이 지나치면 급한 답을 재촉하는 제안에 끌려가기 쉬우니 적어 둔 기준부터 다시 읽어 보세요. 경진 일주의 긴 계획에서는 당장의 이익보다 이어지는 흐름을 보는 것이 좋습니다."
          }
        },
        {
          "id": "call_01m8cap2tggr97r2z255w90rkx.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "관성이 이끄는 홍**********************님의 경진 일주는 오르내림을 지켜보며 비중을 조절합니다. 긴 흐름을 보면 사화의 달에 난 경진 일주는 지루함만 이겨 내면 꾸준함이 살아납니다. 경오 년의 정관이 밖으로 보이는 경진 일주는 관심 분야의 변화에는 빠르고 그 밖에는 느긋합니다.",
            "warning": "사화의 달에 난 경금이라 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하고, 편관이 겹치면 무서운 이야기에 필요 이상으로 움츠러들기 쉽습니다. 경진 일주는 전화 한 통에 마음이 움직여 오래 세운 계획을 뒤집는 일만은 하지 마세요."
          }
        },
        {
          "id": "call_01m8cap2tggr97r2z255w90rkx.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8cap2tggr97r2z255w90rky",
            "profile_id": "prf_01m8cap2sw8313peycbrtsj493",
            "fortune_type": "daily",
            "fortune_date": "2026-11-27",
            "model": "haiku",
            "score": 55,
            "summary": "잎이 짙어지는 철에 태어나 벼려지기를 기다리는 무쇠를 닮은 홍**********************님에게 오늘은 알뜰하게 살피려는 마음과 갑작스러운 과제를 던지는 흐름이 함께 찾아오는 날입니다. 경진 일주의 오늘은 크게 흔들릴 일이 많지 않고, 정재가 드는 만큼 나누어 담는 원칙을 지키는 것만으로도 충분합니다.",
            "categories": {
              "overall": {
                "score": 55,
                "description": "을사의 날을 통틀어 보면 경진 일주의 오늘은 평소의 습관이 결과를 가르게 됩니다. 경금에게는 을사에 담긴 목 기운 때문에 장점이 고집으로 바뀌기 쉬우니 마음이 앞설 때 한 번 멈추는 것이 좋습니다."
              },
              "wealth": {
                "score": 56,
                "description": "재물에서 신사 월에 난 경금에게는 편관에 해당하는 사화가 갑작스러운 지출을 부르기 쉬우니 나갈 돈의 순서부터 정해 두는 것이 좋습니다. 을사를 맞은 경진 일주는 오후 업무를 시작하기 전에 가장 나쁜 경우에 필요한 생활비를 숫자로 적어 보세요."
              },
              "love": {
                "score": 59,
                "description": "경진 일주의 인연에서는 지지의 편관이 사소한 말에도 예민해지게 하니 한 걸음 물러서서 지켜보는 것이 좋습니다. 사화의 달에 난 경금은 오늘 나를 응원해 준 사람에게 잠시 시간을 내어 주세요."
              },
              "health": {
                "score": 49,
                "description": "건강에서 사화의 달에 난 경금에게는 을목이 사주에 짐이 되는 목 기운을 더하니 새로운 운동보다 충분한 휴식이 먼저입니다. 경진 일주는 오늘 생각난 김에 화면에서 눈을 떼고 하늘을 올려다보세요."
              },
              "career": {
                "score": 57,
                "description": "직업을 보면 경진 일주에게는 월간의 신금이 을목과 천간충으로 만나 미뤄 둔 업무에 걸림돌이 생기기 쉬우니 충분히 살핀 뒤에 움직이는 편이 낫습니다. 사화의 달에 난 경금은 머리가 맑은 시간을 골라 다음에 할 일의 첫 줄을 미리 적어 두세요."
              }
            },
            "lucky_items": {
              "number": 15,
              "color": "모래색",
              "direction": "언덕이 있는 쪽",
              "time": "07:00-09:00"
            },
            "advice": "을사를 맞은 경진 일주는 씻고 난 저녁에 영수증을 모아 가장 아까운 지출 하나를 골라 보세요.",
            "cached": false,
            "generated_at": "2026-11-26T16:23:12.520Z",
            "latency_ms": 56,
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
          "id": "call_01m8cap2tggr97r2z255w90rkx.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8cap2t7bmrs4yfnya1zzp5g",
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        }
      ]
    },
    "getFortuneV2": {
      "params": {
        "id": "ftn_01m8cap2z206nmndxgj4snrzd4"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8cap2z206nmndxgj4snrzd4",
        "profile_id": "prf_01m8cap2y9qmk9qteg0fxy58ve",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "잎이 짙어지는 철에 태어나 벼려지기를 기다리는 무쇠를 닮은 홍**********************님에게 오늘은 알뜰하게 살피려는 마음과 갑작스러운 과제를 던지는 흐름이 함께 찾아오는 날입니다. 경진 일주의 오늘은 크게 흔들릴 일이 많지 않고, 정재가 드는 만큼 나누어 담는 원칙을 지키는 것만으로도 충분합니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "을사의 날을 통틀어 보면 경진 일주의 오늘은 평소의 습관이 결과를 가르게 됩니다. 경금에게는 을사에 담긴 목 기운 때문에 장점이 고집으로 바뀌기 쉬우니 마음이 앞설 때 한 번 멈추는 것이 좋습니다."
          },
          "wealth": {
            "score": 56,
            "description": "재물에서 신사 월에 난 경금에게는 편관에 해당하는 사화가 갑작스러운 지출을 부르기 쉬우니 나갈 돈의 순서부터 정해 두는 것이 좋습니다. 을사를 맞은 경진 일주는 오후 업무를 시작하기 전에 가장 나쁜 경우에 필요한 생활비를 숫자로 적어 보세요."
          },
          "love": {
            "score": 59,
            "description": "경진 일주의 인연에서는 지지의 편관이 사소한 말에도 예민해지게 하니 한 걸음 물러서서 지켜보는 것이 좋습니다. 사화의 달에 난 경금은 오늘 나를 응원해 준 사람에게 잠시 시간을 내어 주세요."
          },
          "health": {
            "score": 49,
            "description": "건강에서 사화의 달에 난 경금에게는 을목이 사주에 짐이 되는 목 기운을 더하니 새로운 운동보다 충분한 휴식이 먼저입니다. 경진 일주는 오늘 생각난 김에 화면에서 눈을 떼고 하늘을 올려다보세요."
          },
          "career": {
            "score": 57,
            "description": "직업을 보면 경진 일주에게는 월간의 신금이 을목과 천간충으로 만나 미뤄 둔 업무에 걸림돌이 생기기 쉬우니 충분히 살핀 뒤에 움직이는 편이 낫습니다. 사화의 달에 난 경금은 머리가 맑은 시간을 골라 다음에 할 일의 첫 줄을 미리 적어 두세요."
          }
        },
        "lucky_items": {
          "number": 15,
          "color": "모래색",
          "direction": "언덕이 있는 쪽",
          "time": "07:00-09:00"
        },
        "advice": "을사를 맞은 경진 일주는 씻고 난 저녁에 영수증을 모아 가장 아까운 지출 하나를 골라 보세요.",
        "cached": false,
        "generated_at": "2026-11-26T16:23:12.644Z",
        "latency_ms": 34,
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
        "id": "ftn_01m8cap342c86kr2sjc58pm91c"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8cap342c86kr2sjc58pm91c",
        "profile_id": "prf_01m8cap33b3w3aygxvdsbwgaar",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "잎이 짙어지는 철에 태어나 벼려지기를 기다리는 무쇠를 닮은 홍mkd1d0cb04d62f3feba5aa님에게 오늘은 알뜰하게 살피려는 마음과 갑작스러운 과제를 던지는 흐름이 함께 찾아오는 날입니다. 경진 일주의 오늘은 크게 흔들릴 일이 많지 않고, 정재가 드는 만큼 나누어 담는 원칙을 지키는 것만으로도 충분합니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "을사의 날을 통틀어 보면 경진 일주의 오늘은 평소의 습관이 결과를 가르게 됩니다. 경금에게는 을사에 담긴 목 기운 때문에 장점이 고집으로 바뀌기 쉬우니 마음이 앞설 때 한 번 멈추는 것이 좋습니다."
          },
          "wealth": {
            "score": 56,
            "description": "재물에서 신사 월에 난 경금에게는 편관에 해당하는 사화가 갑작스러운 지출을 부르기 쉬우니 나갈 돈의 순서부터 정해 두는 것이 좋습니다. 을사를 맞은 경진 일주는 오후 업무를 시작하기 전에 가장 나쁜 경우에 필요한 생활비를 숫자로 적어 보세요."
          },
          "love": {
            "score": 59,
            "description": "경진 일주의 인연에서는 지지의 편관이 사소한 말에도 예민해지게 하니 한 걸음 물러서서 지켜보는 것이 좋습니다. 사화의 달에 난 경금은 오늘 나를 응원해 준 사람에게 잠시 시간을 내어 주세요."
          },
          "health": {
            "score": 49,
            "description": "건강에서 사화의 달에 난 경금에게는 을목이 사주에 짐이 되는 목 기운을 더하니 새로운 운동보다 충분한 휴식이 먼저입니다. 경진 일주는 오늘 생각난 김에 화면에서 눈을 떼고 하늘을 올려다보세요."
          },
          "career": {
            "score": 57,
            "description": "직업을 보면 경진 일주에게는 월간의 신금이 을목과 천간충으로 만나 미뤄 둔 업무에 걸림돌이 생기기 쉬우니 충분히 살핀 뒤에 움직이는 편이 낫습니다. 사화의 달에 난 경금은 머리가 맑은 시간을 골라 다음에 할 일의 첫 줄을 미리 적어 두세요."
          }
        },
        "lucky_items": {
          "number": 15,
          "color": "모래색",
          "direction": "언덕이 있는 쪽",
          "time": "07:00-09:00"
        },
        "advice": "을사를 맞은 경진 일주는 씻고 난 저녁에 영수증을 모아 가장 아까운 지출 하나를 골라 보세요.",
        "analysis": {
          "day_energy": "오늘의 천간 을목은 틈에서도 움트는 새싹에 견줄 수 있고, 사화의 달에 난 경금에게는 땀 흘린 만큼 거두는 흐름이 됩니다. 아래에 놓인 사화는 경금에게 편관이라 긴장의 끈을 조이는 기운이 깔리고, 사화가 월지에 겹쳐 맡은 일에 마음이 쏠리게 됩니다.",
          "element_interaction": "사화의 달에 뿌리를 두었기에 경금의 힘이 을목을 향해 뻗어 현실적인 성과를 살피게 되고, 목 기운이 을사에 실려 와 욕심이 커지기 쉽습니다. 을목이 일간과 천간합을 이루어 함께 세운 계획에 도울 사람이 나서지만, 기신인 목 기운이 을목을 따라 들어오니 더하고 빼면 경금의 점수는 55점입니다.",
          "recommendations": [
            "살림을 돌아보기 좋은 을사의 날, 장이 끝난 뒤 큰돈이 들어올 때 쓸 순서를 미리 정해 두세요.",
            "신사 월에 난 사람은 토 기운을 채우도록 짬을 내어 흙길이나 공원을 천천히 걸어 보세요.",
            "경진 일주의 중심이 흔들리지 않도록 남의 눈을 의식해 무리한 선물을 하는 일만은 하지 마세요."
          ]
        },
        "cached": false,
        "generated_at": "2026-11-26T16:23:12.797Z",
        "latency_ms": 27,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "person": {
          "name": "홍mkd1d0cb04d62f3feba5aa",
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
        "id": "ftn_01m8cap383djzz2ey6ndckdj45"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8cap383djzz2ey6ndckdj45",
        "deleted": true,
        "deleted_at": "2026-11-26T16:23:12.988Z"
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
        "id": "whk_01m8cap3c0w7g6pwzrjkjnxjz3",
        "url": "https://partner.example/saju",
        "events": [
          "fortune.generated",
          "batch.completed"
        ],
        "description": null,
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-26T16:23:13.024Z",
        "updated_at": "2026-11-26T16:23:13.024Z",
        "secret": "whsec_swoRj1P2DhGYNeZYVm5mRC3RqQd5A+rHM4IWdzzUyAU="
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
        "id": "whk_01m8cap3gx6swgnex2yn2wdn6e"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8cap3gx6swgnex2yn2wdn6e",
        "url": "https://partner.example/mk3402cc0081f2?1760723f72aa",
        "events": [
          "profile.created"
        ],
        "description": "to mk3402cc0081f2",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-26T16:23:13.181Z",
        "updated_at": "2026-11-26T16:23:13.181Z"
      }
    },
    "deleteWebhookV2": {
      "params": {
        "id": "whk_01m8cap3jtgv0axvwv2x8kscfv"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8cap3jtgv0axvwv2x8kscfv",
        "deleted": true,
        "deleted_at": "2026-11-26T16:23:13.300Z"
      }
    },
    "testWebhookV2": {
      "params": {
        "id": "whk_01m8cap3pexqms297eyyxhkdeh"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8cap3pexqms297eyyxhkdeh",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8cap3pz2jbgm66tgrb4h9rq",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 6,
          "attempted_at": "2026-11-26T16:23:13.388Z"
        },
        "payload_sent": {
          "id": "evt_01m8cap3pz2jbgm66tgrb4h9rp",
          "type": "test.ping",
          "created_at": "2026-11-26T16:23:13.375Z",
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
        "start_date": "2026-11-20",
        "end_date": "2026-11-27",
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
          },
          {
            "date": "2026-11-24",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-25",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-26",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-27",
            "requests": 0,
            "cost_usd": 0
          }
        ],
        "rate_limit_status": {
          "window": "minute",
          "limit": 100,
          "used": 1,
          "remaining": 99,
          "resets_at": "2026-11-26T16:24:13.441Z"
        }
      }
    },
    "getFortuneReportV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "start_date": "2026-10-28",
        "end_date": "2026-11-27",
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
          },
          {
            "date": "2026-11-24",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-25",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-26",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-11-27",
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
        "start_date": "2026-10-28",
        "end_date": "2026-11-27",
        "summary": {
          "total_profiles": 6,
          "created_in_period": 6
        },
        "by_day_master_element": {
          "metal": {
            "count": 6,
            "percentage": 100
          }
        },
        "by_gender": {
          "female": {
            "count": 6,
            "percentage": 100
          }
        },
        "by_birth_decade": {
          "1990s": {
            "count": 6,
            "percentage": 100
          }
        },
        "daily_trend": [
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
          },
          {
            "date": "2026-11-24",
            "count": 0
          },
          {
            "date": "2026-11-25",
            "count": 0
          },
          {
            "date": "2026-11-26",
            "count": 0
          },
          {
            "date": "2026-11-27",
            "count": 6
          }
        ]
      }
    },
    "listAuditEntriesV2": {
      "params": {},
      "query": {
        "resource_id": "prf_01m8cap440p4g5h4f5wkxkvsjc"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "timestamp": "2026-11-26T16:23:13.799Z",
            "action": "profile.created",
            "actor": {
              "type": "api_key",
              "id": "bs_test_tbr44HjFVJIo"
            },
            "resource": {
              "type": "profile",
              "id": "prf_01m8cap440p4g5h4f5wkxkvsjc"
            },
            "request_id": "req_01m8cap43kdtabjdjpe8renyex"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    }
  },
  "errors": {
    "checkHealth 400 validation_error": {
      "type": "/errors/validation",
      "title": "Bad Request",
      "status": 400,
      "detail": "verbose: is not a known field",
      "instance": "/v1/health",
      "code": "validation_error",
      "request_id": "req_01m8cap45zpxfebwft17sz6y65",
      "errors": [
        {
          "path": "verbose",
          "message": "is not a known field"
        }
      ]
    },
    "GET 400 validation_error": {
      "type": "/errors/validation",
      "title": "Bad Request",
      "status": 400,
      "detail": "date_from must not be after date_to",
      "instance": "/v1/fortunes",
      "code": "validation_error",
      "request_id": "req_01m8cap467nj7kqr3k03kmq3c7",
      "errors": [
        {
          "path": "date_from",
          "message": "must not be after date_to"
        },
        {
          "path": "date_to",
          "message": "is before date_from"
        }
      ]
    },
    "GET legacy 400 invalid_request": {
      "success": false,
      "error": {
        "code": "invalid_request",
        "message": "limit: must be from 1 to 100",
        "field": "limit"
      },
      "meta": {
        "requestId": "req_01m8cap46gkx7ha81v37ksrznj"
      }
    },
    "400 validation_error": {
      "type": "/errors/validation",
      "title": "Bad Request",
      "status": 400,
      "detail": "birth_month: must be from 1 to 12",
      "instance": "/v1/profiles",
      "code": "validation_error",
      "request_id": "req_01m8cap476wnyx2wv7ebdb2r6n",
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
      "request_id": "req_01m8cap47ng6bg97ktb49f7d4x",
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
      "request_id": "req_01m8cap480b73n0xa2pjqv9jd5",
      "hint": "Send your key in the X-API-Key header."
    },
    "403 forbidden": {
      "type": "/errors/forbidden",
      "title": "Forbidden",
      "status": 403,
      "detail": "The key lacks the permission profile:read.",
      "instance": "/v1/profiles",
      "code": "forbidden",
      "request_id": "req_01m8cap48hkf4cyh8tag4n512n",
      "hint": "Create a key with this permission by POST /v1/keys."
    },
    "404 not_found": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "No such profile.",
      "instance": "/v1/profiles/prf_01kb0c1d2e3f4g5h6j7k8m9n0p",
      "code": "not_found",
      "request_id": "req_01m8cap48vqmhbpy281212m5ya"
    },
    "409 conflict": {
      "type": "/errors/conflict",
      "title": "Conflict",
      "status": 409,
      "detail": "Another profile has this external_id.",
      "instance": "/v1/profiles",
      "code": "conflict",
      "request_id": "req_01m8cap4ayfvavvscx8ztxntnn",
      "errors": [
        {
          "path": "external_id",
          "message": "is taken by another profile"
        }
      ],
      "hint": "Find it with GET /v1/profiles?external_id=…."
    },
    "410 gone": {
      "type": "/errors/gone",
      "title": "Gone",
      "status": 410,
      "detail": "The profile or fortune of the answer to this idempotency key was deleted.",
      "instance": "/v1/profiles",
      "code": "gone",
      "request_id": "req_01m8c5ys0760gm7q5x6wy6zmh1",
      "hint": "To do it again, send the request with a new key."
    },
    "415 unsupported_media_type": {
      "type": "/errors/unsupported-media-type",
      "title": "Unsupported Media Type",
      "status": 415,
      "detail": "The body must be JSON.",
      "instance": "/v1/profiles",
      "code": "unsupported_media_type",
      "request_id": "req_01m8cap4cba63rf5p3rgjkzhy4",
      "hint": "Send Content-Type: application/json."
    },
    "413 payload_too_large": {
      "type": "/errors/payload-too-large",
      "title": "Payload Too Large",
      "status": 413,
      "detail": "The body is larger than 100 KB.",
      "instance": "/v1/profiles",
      "code": "payload_too_large",
      "request_id": "req_01m8cap4ckxe3z4ccke77hgcbm"
    },
    "404 not_ready": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "The fortune is being generated.",
      "instance": "/v1/fortunes/ftn_01m8cap4djky4qj74xhsw8tz0f",
      "code": "not_ready",
      "request_id": "req_01m8cap4e451hmg717nx600vqe",
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
      "request_id": "req_01m8cap4egtgs3x10tn254z088",
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
        "requestId": "req_01m8cap5z4169h0kvxp5745r11"
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
        "requestId": "req_01m8cap5zg3naprek5m7sn5db6"
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
        "requestId": "req_01m8cap5zvabsw1txg0z8sn4t1"
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
        "requestId": "req_01m8cap60bg1s3mje01dfp3q9v"
      }
    },
    "legacy 404 not_found": {
      "success": false,
      "error": {
        "code": "not_found",
        "message": "No such key."
      },
      "meta": {
        "requestId": "req_01m8cap60fzzw15gzfytcwz2kz"
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
        "requestId": "req_01m8cap616jv021ddj7qrnfc2j"
      }
    },
    "legacy 413 payload_too_large": {
      "success": false,
      "error": {
        "code": "payload_too_large",
        "message": "The body is larger than 100 KB."
      },
      "meta": {
        "requestId": "req_01m8cap61cawhh9dzpcg313ba9"
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
        "requestId": "req_01m8cap6721my7x92tzfs928py"
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
      "request_id": "req_01m8capbj2jneaqwmtazfp3ge9",
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
        "requestId": "req_01m8capbjceft7c7deqptc22f0"
      }
    }
  },
  "deliveries": {
    "fortune.generated": {
      "id": "evt_01m8capbz0d9sdptcy6n5f6cge",
      "type": "fortune.generated",
      "created_at": "2026-11-26T16:23:22.365Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8capbz0dxakrty4excfxscj",
        "profile_id": "prf_01m8capbn89gjbrc63jytqtp2k",
        "fortune_type": "daily",
        "dayMaster": "경금",
        "date": "2026-11-27",
        "score": 55,
        "model": "haiku"
      }
    },
    "fortune.deleted": {
      "id": "evt_01m8capctxp9qepvcx3m7cny0j",
      "type": "fortune.deleted",
      "created_at": "2026-11-26T16:23:22.717Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8capbz0dxakrty4excfxscj",
        "profile_id": "prf_01m8capbn89gjbrc63jytqtp2k"
      }
    },
    "profile.created": {
      "id": "evt_01m8capbpjwxfggzjmenfcay0h",
      "type": "profile.created",
      "created_at": "2026-11-26T16:23:21.554Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8capbn89gjbrc63jytqtp2k",
        "day_master": "경금"
      }
    },
    "profile.updated": {
      "id": "evt_01m8capbr3krzfr9z95r6zhx6j",
      "type": "profile.updated",
      "created_at": "2026-11-26T16:23:21.603Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8capbn89gjbrc63jytqtp2k",
        "day_master": "경금"
      }
    },
    "profile.deleted": {
      "id": "evt_01m8capcxszesxyk78s0c9e7fw",
      "type": "profile.deleted",
      "created_at": "2026-11-26T16:23:22.809Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8capbn89gjbrc63jytqtp2k",
        "day_master": "경금",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 1
        }
      }
    },
    "batch.completed": {
      "id": "evt_01m8capcjghs2d8xnbkz76vzm3",
      "type": "batch.completed",
      "created_at": "2026-11-26T16:23:22.448Z",
      "livemode": false,
      "data": {
        "id": "evt_01m8capcjghs2d8xnbkz76vzm3",
        "event": "batch.completed",
        "batch_id": "batch_01m8capbs696gbkd77b43r73e4",
        "status": "completed",
        "total_count": 1,
        "completed_count": 1,
        "failed_count": 0,
        "canceled_count": 0,
        "completed_at": "2026-11-26T16:23:22.430Z"
      }
    },
    "daily.reset": {
      "id": "evt_01m8capd0ahwqatrvhz01xvvwn",
      "type": "daily.reset",
      "created_at": "2026-11-26T16:23:22.890Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-27"
      },
      "test": true
    },
    "cache.warmed": {
      "id": "evt_01m8capd1qzt0amd09e70h2z05",
      "type": "cache.warmed",
      "created_at": "2026-11-26T16:23:22.935Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-27",
        "warmed": 0,
        "skipped": 0,
        "failed": 0,
        "duration_ms": 0
      },
      "test": true
    },
    "rate_limit.warning": {
      "id": "evt_01m8capd2qpw5k68s1mhbm5tbg",
      "type": "rate_limit.warning",
      "created_at": "2026-11-26T16:23:22.967Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "limit": 100000,
        "used": 80000,
        "resets_at": "2026-11-26T16:23:22.967Z"
      },
      "test": true
    },
    "webhook.disabled": {
      "id": "evt_01m8capd4t332gxfazfyvx7vvz",
      "type": "webhook.disabled",
      "created_at": "2026-11-26T16:23:23.034Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "webhook_id": "whk_01m8capbm7z48j6xp9v9bsgkf6",
        "url": "https://partner.example/events",
        "failure_count": 5
      },
      "test": true
    },
    "callback": {
      "id": "evt_01m8capcjghs2d8xnbkz76vzm3",
      "event": "batch.completed",
      "batch_id": "batch_01m8capbs696gbkd77b43r73e4",
      "status": "completed",
      "total_count": 1,
      "completed_count": 1,
      "failed_count": 0,
      "canceled_count": 0,
      "completed_at": "2026-11-26T16:23:22.430Z"
    }
  }
};
