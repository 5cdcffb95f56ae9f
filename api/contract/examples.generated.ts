// Written by `npm run docs:examples`.
export const RECORDED_EXAMPLES = {
  "operations": {
    "checkHealth": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "status": "healthy",
        "timestamp": "2026-11-28T01:51:30.885Z"
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
        "timestamp": "2026-11-28T01:51:30.989Z",
        "components": {
          "api": {
            "status": "operational",
            "latency_ms": 40.6
          },
          "database": {
            "status": "operational",
            "latency_ms": 49,
            "connections": {
              "active": 0,
              "idle": 1,
              "max": 50
            }
          },
          "cache": {
            "status": "operational",
            "latency_ms": 45.2,
            "hit_rate": 24,
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
          "seconds": 6,
          "human": "6s"
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
          "id": "key_01m8fxkd943sq69e65dz07rdr7",
          "name": "server",
          "type": "test",
          "prefix": "bs_test_oA76Bh9ihFD6",
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
          "createdAt": "2026-11-28T01:51:31.046Z",
          "key": "bs_test_oA76Bh9ihFD65pJEwf3lPJ0u52vhCLHvdFwyrrXalQlA"
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
            "id": "key_01m8fxkdam432zvmkkx6wtvraa",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_JERGB83dDUep",
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
            "createdAt": "2026-11-28T01:51:31.147Z",
            "lastUsedAt": null
          },
          {
            "id": "key_01m8fxkdabbdkhmc7bcgk9g1sz",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_pnqpVzwBFYXO",
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
            "createdAt": "2026-11-28T01:51:31.139Z",
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
        "id": "key_01m8fxkdheh9hjj3yz1a8s6xee"
      },
      "query": {},
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "id": "key_01m8fxkdheh9hjj3yz1a8s6xee",
          "name": "key of mka55e502ad45f: revoked",
          "type": "test",
          "prefix": "bs_test_bEbHBr6nbAY5",
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
          "createdAt": "2026-11-28T01:51:31.327Z",
          "lastUsedAt": null,
          "revokedAt": "2026-11-28T01:51:31.395Z"
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
          "signingSecret": "whsec_OYSXoBpJVY4jeObo05vHfum44BoJIYB8yKG1mNbVsVs="
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
          "signingSecret": "whsec_3S2gh3MLg1CoCWkflyuraDQ8r4s9RkwrSYWdMRxPFIk="
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
            "title": "이른 봄의 곧은 큰 나무",
            "dayMaster": "갑목",
            "dayMasterHanja": "甲",
            "elementName": "목(木)",
            "emoji": "🌳",
            "identity": "홍길동님은 봄볕에 새순을 올리는 큰 나무를 닮았습니다. 서로 대등하게 겨룰 때 힘을 내고, 부당한 일에는 물러서지 않습니다. 다만 양보하는 데 서툴러 작은 일로 다투기도 합니다.",
            "investmentIdentity": "돈 문제도 혼자 알아보고 결정합니다. 다만 한쪽만 볼 때가 있습니다. 결정하기 전에 반대 의견을 들어 보세요."
          },
          "investmentTendency": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "홍길동님은 위험을 무턱대고 피하지도, 일부러 찾지도 않습니다. 오래 걸릴 일은 중간에 한 번씩 돌아보며 갑니다. 관심이 가는 소식만 골라 듣습니다.",
            "warning": "여러 갈래 길 앞에서 망설이기 쉽습니다. 지금 가장 중요한 것을 하나 골라 보세요."
          },
          "todayFortune": {
            "date": "2026-11-28",
            "formattedDate": "2026년 11월 28일 토요일",
            "dayElement": "fire",
            "score": 51,
            "overallAnalysis": "홍길동님, 가까운 사람과 속도가 어긋나기 쉽습니다. 재촉하면 서로 힘이 듭니다.",
            "actionItems": [
              {
                "type": "do",
                "text": "상대를 기다릴 일이 있으면 읽을 것을 챙겨 가세요."
              },
              {
                "type": "do",
                "text": "걸을 때 팔을 크게 흔들어 보세요."
              },
              {
                "type": "avoid",
                "text": "왜 늦느냐고 다그치지 마세요."
              },
              {
                "type": "avoid",
                "text": "여러 일을 한꺼번에 펼쳐 놓지 마세요."
              }
            ],
            "timing": {
              "best": "15:00-17:00",
              "avoid": "11:00-13:00",
              "reason": "점심 무렵에는 계획이 흔들리기 쉬우니 일정을 비워 두세요. 늦은 오후에는 마음이 열리니 미뤄 둔 부탁을 하기 좋습니다."
            }
          },
          "investmentFortune": {
            "shortTerm": {
              "message": "생활비가 따로 있으면 마음이 놓입니다. 이번 달 생활비가 얼마나 남았는지 확인하세요.",
              "warning": "친척이 돈을 벌었다는 이야기에 흔들리지 마세요."
            },
            "longTerm": {
              "message": "가진 것이 단순할수록 관리하기 쉽습니다.",
              "advice": "쓰지 않는 통장과 카드가 있는지 찾아보세요."
            },
            "example": "예를 들어 통장과 카드를 한자리에 모으고, 오래 쓰지 않은 것을 골라내는 것입니다."
          },
          "whyExplanation": "병오(丙午)일의 아랫글자는 태어난 날의 글자와 충(沖), 곧 마주 보고 부딪치는 사이입니다. 태어난 날의 아랫글자는 배우자와 가까운 사람을 뜻하니, 그 사이가 흔들리기 쉽다고 보아 점수를 내렸습니다. 그래도 오늘의 아랫글자가 태어난 달의 글자와 반합, 곧 힘을 모으는 사이가 되어 점수가 덜 내려갔습니다."
        },
        "generatedAt": "2026-11-28T01:51:31.869Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8fxkdpj2ywavhqx418gkk3v",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 330,
          "latency": 330,
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
          "aiGenerated": false,
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
          "score": 52,
          "summary": "홍길동님, 수월한 때와 더딘 때가 섞여 있는 한 해입니다. 올해에는 가까운 사이에서 뜻이 자주 엇갈립니다. 옳고 그름을 가리다 보면 둘 다 지칩니다. 열두 달 가운데 5월과 12월이 가장 수월하고, 7월에는 여유를 두는 편이 낫습니다.",
          "quarters": [
            {
              "quarter": 1,
              "score": 55,
              "advice": "1월에는 걱정이 커지기 쉬우니 걱정되는 것을 하나씩 확인하세요."
            },
            {
              "quarter": 2,
              "score": 64,
              "advice": "5월에는 도와줄 사람이 가까이 있으니 막힌 일을 물어보세요."
            },
            {
              "quarter": 3,
              "score": 52,
              "advice": "7월에는 작은 일이 마음에 걸리기 쉬우니 너그럽게 넘기세요."
            },
            {
              "quarter": 4,
              "score": 61,
              "advice": "12월에는 배울 기회가 많으니 미뤄 둔 공부를 시작하세요."
            }
          ],
          "months": [
            {
              "month": 1,
              "score": 49,
              "keyword": "사소한 일 넘기기"
            },
            {
              "month": 2,
              "score": 54,
              "keyword": "시간 맞추기"
            },
            {
              "month": 3,
              "score": 61,
              "keyword": "당당한 한마디"
            },
            {
              "month": 4,
              "score": 69,
              "keyword": "조용한 공부"
            },
            {
              "month": 5,
              "score": 70,
              "keyword": "고마운 조언"
            },
            {
              "month": 6,
              "score": 52,
              "keyword": "한발 물러서기"
            },
            {
              "month": 7,
              "score": 40,
              "keyword": "걱정 내려놓기"
            },
            {
              "month": 8,
              "score": 63,
              "keyword": "통하는 마음"
            },
            {
              "month": 9,
              "score": 52,
              "keyword": "서운함 풀기"
            },
            {
              "month": 10,
              "score": 43,
              "keyword": "하나씩 끝내기"
            },
            {
              "month": 11,
              "score": 69,
              "keyword": "파고드는 힘"
            },
            {
              "month": 12,
              "score": 70,
              "keyword": "따뜻한 도움"
            }
          ],
          "advice": "계획은 넉넉하게 세우고, 철마다 형편에 맞게 고치세요."
        },
        "generatedAt": "2026-11-28T01:51:32.024Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8fxke258krtwkx9msxbd7hq",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 114,
          "latency": 114,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "yearly"
            ]
          },
          "simulated": true,
          "aiGenerated": false,
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
              "description": "천간에 편재가 놓여 활동 무대가 넓어지고, 사람과 돈의 흐름이 빨라지는 시기입니다. 바탕에는 편인의 사색이 있으니, 혼자만의 판단에 머물지 말고 검증을 거쳐 움직이는 것이 좋습니다. 일지와 충(沖)을 이루어 거처나 일, 관계에 변화가 생기기 쉬우니 큰 결정은 여유를 두고 준비하십시오."
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
            "personality": "경진일주는 젖은 흙에서 막 꺼낸 거대한 원석과 같아, 타고난 기개와 무게가 있습니다. 뜻을 세우면 크게 밀고 나가며, 남다른 포부로 사람들의 시선을 모읍니다. 여름에 태어난 쇠라 뜨거운 단련을 거치며, 견딘 만큼 쓰임새가 귀해집니다. 경금 일간이 신사(辛巳)월에 태어나 사회에서는 겁재의 승부욕으로 사람들 사이에서 앞자리를 다투고, 그 바탕에는 스스로를 다그치는 편관의 긴장이 있습니다. 경금은 일지 진토에서 12운성의 양에 놓여 보살핌을 주고받으며 천천히 자랍니다. 경금이 일지 진토에서 힘을 얻어도 월지 사화에서는 얻지 못해, 전체로 보면 신약하니, 혼자 앞서기보다 거들어 주는 사람과 함께할 때 멀리 갑니다. 사주의 사오미가 방합을 이루어 한 계절의 기운이 두터우니, 잘하는 일이 분명합니다. 계미(癸未)시에 태어난 경금 일간은 상관의 기운을 받아 앞날을 남다르게 꾸미고 싶어 하고, 나이가 들수록 정인의 지혜가 사람을 돕습니다. 오행 가운데 금 기운이 뚜렷하게 강합니다. 같은 기운의 글자가 곁에 많아 동료의 도움을 받기 쉽고, 겨루기보다 힘을 합칠 때 더 큰 일을 해냅니다. 반면 목 기운은 겉으로 드러나지 않습니다. 다만 힘이 여린 사주에서는 쫓아야 할 일이 적은 셈이라, 오히려 제 힘을 기르기 쉽습니다. 음과 양이 고르게 섞여 나설 때와 물러설 때를 비교적 잘 가립니다.",
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
        "generatedAt": "2026-11-28T01:51:32.089Z",
        "meta": {
          "requestId": "req_01m8fxke74zjke22cqsdm2rt5t"
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
          "resetsAt": "2026-11-28T01:52:32.129Z"
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
          "id": "sup_01m8fxkebeqkj2wn0s8r8rfaqk",
          "status": "received"
        }
      }
    },
    "composeDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8fxkedkfmk10gca23cjnv2k"
      },
      "status": 200,
      "answer": {
        "data": {
          "character": {
            "title": "초여름의 뜨거운 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮았습니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "급한 때에도 흔들리지 않습니다. 다만 무거운 짐을 혼자 지려 합니다. 중요한 결정은 믿는 사람에게 이야기해 보세요."
          },
          "investment_tendency": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 길게 볼지 짧게 볼지는 형편에 맞추어 결정합니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "할 일이 많으면 무엇부터 할지 헤매기 쉽습니다. 이번 계절에 집중할 것을 하나 골라 보세요."
          },
          "today_fortune": {
            "date": "2026-11-28",
            "formatted_date": "2026년 11월 28일 토요일",
            "day_element": "fire",
            "score": 66,
            "overall_analysis": "홍**********************님, 앞으로의 일을 생각하기 좋은 날입니다. 함께 이야기할 사람도 있습니다.",
            "action_items": [
              {
                "type": "do",
                "text": "앞으로 하고 싶은 일을 가까운 사람에게 이야기해 보세요."
              },
              {
                "type": "do",
                "text": "한 끼는 채소를 넉넉히 드세요."
              },
              {
                "type": "avoid",
                "text": "너무 먼 일까지 걱정하지 마세요."
              },
              {
                "type": "avoid",
                "text": "모르는 것을 아는 척하지 마세요."
              }
            ],
            "timing": {
              "best": "07:00-09:00",
              "avoid": "11:00-13:00",
              "reason": "이른 아침에는 마음이 너그러우니 부탁을 들어주기 좋습니다. 점심 무렵에는 사소한 실수가 나기 쉬우니 다시 확인하세요."
            }
          },
          "investment_fortune": {
            "short_term": {
              "message": "장이 쉬는 동안 원칙을 점검하기 좋습니다. 지키기 어려운 원칙은 지킬 수 있게 다듬어 보세요.",
              "warning": "모임에서 들은 솔깃한 이야기에 마음을 빼앗기지 마세요."
            },
            "long_term": {
              "message": "살림은 자주 살필수록 한눈에 들어옵니다.",
              "advice": "매주 살림을 돌아볼 요일을 하나 골라 보세요."
            },
            "example": "예를 들어 수요일 저녁마다 잠깐씩 가계부를 보는 것입니다."
          },
          "why_explanation": "병오(丙午)일의 아랫글자와 태어난 시의 글자는 육합, 곧 서로를 부르는 짝입니다. 태어난 시는 앞날과 아랫사람을 뜻하니, 그쪽이 순조롭다고 보아 점수를 올렸습니다. 다만 오늘의 윗글자가 편관, 곧 나를 몰아붙이는 압박을 뜻해 점수가 덜 올랐습니다."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8fxkeeft20er7wxre1122p6",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 137,
          "latency": 137,
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
          "ai_generated": false,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        },
        "generated_at": "2026-11-28T01:51:32.440Z"
      }
    },
    "composeWeeklyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8fxkemzat1cvkcf4fywyqgz"
      },
      "status": 200,
      "answer": {
        "data": {
          "week_start": "2026-11-23",
          "week_end": "2026-11-29",
          "score": 59,
          "summary": "이번 주에는 일정에 여유를 두는 편이 낫습니다. 수요일에는 작은 것이 마음에 걸리기 쉬우니 너그럽게 넘기세요. 일요일에는 도와줄 사람이 가까이 있으니 막힌 것을 물어보세요.",
          "days": [
            {
              "date": "2026-11-23",
              "day_pillar": "신축",
              "day_element": "metal",
              "score": 66,
              "keyword": "따뜻한 도움"
            },
            {
              "date": "2026-11-24",
              "day_pillar": "임인",
              "day_element": "water",
              "score": 51,
              "keyword": "욕심 덜기"
            },
            {
              "date": "2026-11-25",
              "day_pillar": "계묘",
              "day_element": "water",
              "score": 46,
              "keyword": "너그러운 마음"
            },
            {
              "date": "2026-11-26",
              "day_pillar": "갑진",
              "day_element": "wood",
              "score": 51,
              "keyword": "하나씩 끝내기"
            },
            {
              "date": "2026-11-27",
              "day_pillar": "을사",
              "day_element": "wood",
              "score": 55,
              "keyword": "사소한 일 넘기기"
            },
            {
              "date": "2026-11-28",
              "day_pillar": "병오",
              "day_element": "fire",
              "score": 66,
              "keyword": "앞날 준비"
            },
            {
              "date": "2026-11-29",
              "day_pillar": "정미",
              "day_element": "fire",
              "score": 80,
              "keyword": "배움의 즐거움"
            }
          ],
          "best_day": "2026-11-29",
          "caution_day": "2026-11-25",
          "advice": "홍**********************님, 꼭 해야 할 일을 골라 먼저 하고, 나머지는 다음 주로 넘기세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8fxkenjd2fphp8g0pvve1rj",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 74,
          "latency": 74,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "weekly"
            ]
          },
          "simulated": true,
          "ai_generated": false,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        },
        "generated_at": "2026-11-28T01:51:32.605Z"
      }
    },
    "getCharacter": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8fxkes69g0k9wjhzvw29bnd"
      },
      "status": 200,
      "answer": {
        "data": {
          "character": {
            "title": "초여름의 뜨거운 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮았습니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "급한 때에도 흔들리지 않습니다. 다만 무거운 짐을 혼자 지려 합니다. 중요한 결정은 믿는 사람에게 이야기해 보세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8fxkesvwb9cnmnfvswb1q18",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 65,
          "latency": 65,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "character"
            ]
          },
          "simulated": true,
          "ai_generated": false,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        },
        "generated_at": "2026-11-28T01:51:32.733Z"
      }
    },
    "getTendency": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8fxkewxjs500x26km6hgk5w"
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
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 길게 볼지 짧게 볼지는 형편에 맞추어 결정합니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "할 일이 많으면 무엇부터 할지 헤매기 쉽습니다. 이번 계절에 집중할 것을 하나 골라 보세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8fxkex99jqv6yvag96yqhy6",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 64,
          "latency": 64,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "tendency"
            ]
          },
          "simulated": true,
          "ai_generated": false,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        },
        "generated_at": "2026-11-28T01:51:32.842Z"
      }
    },
    "getRadar": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8fxkf0jawxp241wekya8fwc"
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
          "request_id": "req_01m8fxkf1287mv93251wk6qmtx",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 69,
          "latency": 69,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "radar"
            ]
          },
          "simulated": true,
          "ai_generated": false,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        },
        "generated_at": "2026-11-28T01:51:32.968Z"
      }
    },
    "getPopularCoins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8fxkf4sznftb4fjgv217zjc"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 6,
          "insufficient_data": false,
          "as_of": "2026-11-28T01:51:33.061Z",
          "coins": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8fxkf5ff7tm4fd1zymjx383",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 60,
          "latency": 60,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "popular_coins"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-28T01:51:33.099Z"
      }
    },
    "getElementComparison": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8fxkf8z1anp9stxb4zm7rwd"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 7,
          "insufficient_data": false,
          "as_of": "2026-11-28T01:51:33.178Z",
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
          "request_id": "req_01m8fxkf9e3b3aqgj6jqbz0yje",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 33,
          "latency": 33,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "comparison"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-28T01:51:33.199Z"
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
          "as_of": "2026-11-28T01:51:33.247Z",
          "rankings": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8fxkfbhejqthpen99zkmmkf",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 33,
          "latency": 33,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "fortune_ranking"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-28T01:51:33.267Z"
      }
    },
    "getTradingStyles": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8fxkfdkwjfhbwx75t0ne6am"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-28T01:51:33.331Z",
          "styles": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8fxkfe5dg15ecw4r4rjykkz",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 25,
          "latency": 25,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "trading_styles"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-28T01:51:33.342Z"
      }
    },
    "getPortfolioBreakdown": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8fxkffsxxjjfrpdyv4r1b09"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-28T01:51:33.397Z",
          "assets": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8fxkfg6r069n51jsrm4sh17",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 27,
          "latency": 27,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "portfolio_breakdown"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-28T01:51:33.409Z"
      }
    },
    "getSajuTwins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8fxkfhydxc5z2qmyy8yt6z9"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 10,
          "insufficient_data": false,
          "as_of": "2026-11-28T01:51:33.486Z",
          "same_day_pillar": 10,
          "same_four_pillars": 10,
          "common_coins": [],
          "common_styles": [],
          "average_score_today": null
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8fxkfjw0vz1yxvn5qx1xtt8",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 58,
          "latency": 58,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "saju_twin"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-28T01:51:33.527Z"
      }
    },
    "streamDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8fxkfnwmv86dg4s2tdvtbtw"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8fxkfpgf51ag2gheqeekdvm.character",
          "event": "character",
          "data": {
            "title": "초여름의 뜨거운 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮았습니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "급한 때에도 흔들리지 않습니다. 다만 무거운 짐을 혼자 지려 합니다. 중요한 결정은 믿는 사람에게 이야기해 보세요."
          }
        },
        {
          "id": "call_01m8fxkfpgf51ag2gheqeekdvm.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 길게 볼지 짧게 볼지는 형편에 맞추어 결정합니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "할 일이 많으면 무엇부터 할지 헤매기 쉽습니다. 이번 계절에 집중할 것을 하나 골라 보세요."
          }
        },
        {
          "id": "call_01m8fxkfpgf51ag2gheqeekdvm.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "today_fortune": {
              "date": "2026-11-28",
              "formatted_date": "2026년 11월 28일 토요일",
              "day_element": "fire",
              "score": 66,
              "overall_analysis": "홍**********************님, 앞으로의 일을 생각하기 좋은 날입니다. 함께 이야기할 사람도 있습니다.",
              "action_items": [
                {
                  "type": "do",
                  "text": "앞으로 하고 싶은 일을 가까운 사람에게 이야기해 보세요."
                },
                {
                  "type": "do",
                  "text": "한 끼는 채소를 넉넉히 드세요."
                },
                {
                  "type": "avoid",
                  "text": "너무 먼 일까지 걱정하지 마세요."
                },
                {
                  "type": "avoid",
                  "text": "모르는 것을 아는 척하지 마세요."
                }
              ],
              "timing": {
                "best": "07:00-09:00",
                "avoid": "11:00-13:00",
                "reason": "이른 아침에는 마음이 너그러우니 부탁을 들어주기 좋습니다. 점심 무렵에는 사소한 실수가 나기 쉬우니 다시 확인하세요."
              }
            },
            "investment_fortune": {
              "short_term": {
                "message": "장이 쉬는 동안 원칙을 점검하기 좋습니다. 지키기 어려운 원칙은 지킬 수 있게 다듬어 보세요.",
                "warning": "모임에서 들은 솔깃한 이야기에 마음을 빼앗기지 마세요."
              },
              "long_term": {
                "message": "살림은 자주 살필수록 한눈에 들어옵니다.",
                "advice": "매주 살림을 돌아볼 요일을 하나 골라 보세요."
              },
              "example": "예를 들어 수요일 저녁마다 잠깐씩 가계부를 보는 것입니다."
            },
            "why_explanation": "병오(丙午)일의 아랫글자와 태어난 시의 글자는 육합, 곧 서로를 부르는 짝입니다. 태어난 시는 앞날과 아랫사람을 뜻하니, 그쪽이 순조롭다고 보아 점수를 올렸습니다. 다만 오늘의 윗글자가 편관, 곧 나를 몰아붙이는 압박을 뜻해 점수가 덜 올랐습니다."
          }
        },
        {
          "id": "call_01m8fxkfpgf51ag2gheqeekdvm.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8fxkfpan3wzz2dqz1sw18w8",
            "ai_generated": false,
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
          "id": "call_01m8fxkft1fda6yzc7pyj0aj8x.character",
          "event": "character",
          "data": {
            "title": "이른 봄의 곧은 큰 나무",
            "dayMaster": "갑목",
            "dayMasterHanja": "甲",
            "elementName": "목(木)",
            "emoji": "🌳",
            "identity": "홍길동님은 봄볕에 새순을 올리는 큰 나무를 닮았습니다. 서로 대등하게 겨룰 때 힘을 내고, 부당한 일에는 물러서지 않습니다. 다만 양보하는 데 서툴러 작은 일로 다투기도 합니다.",
            "investmentIdentity": "돈 문제도 혼자 알아보고 결정합니다. 다만 한쪽만 볼 때가 있습니다. 결정하기 전에 반대 의견을 들어 보세요."
          }
        },
        {
          "id": "call_01m8fxkft1fda6yzc7pyj0aj8x.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "홍길동님은 위험을 무턱대고 피하지도, 일부러 찾지도 않습니다. 오래 걸릴 일은 중간에 한 번씩 돌아보며 갑니다. 관심이 가는 소식만 골라 듣습니다.",
            "warning": "여러 갈래 길 앞에서 망설이기 쉽습니다. 지금 가장 중요한 것을 하나 골라 보세요."
          }
        },
        {
          "id": "call_01m8fxkft1fda6yzc7pyj0aj8x.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "todayFortune": {
              "date": "2026-11-28",
              "formattedDate": "2026년 11월 28일 토요일",
              "dayElement": "fire",
              "score": 51,
              "overallAnalysis": "홍길동님, 가까운 사람과 속도가 어긋나기 쉽습니다. 재촉하면 서로 힘이 듭니다.",
              "actionItems": [
                {
                  "type": "do",
                  "text": "상대를 기다릴 일이 있으면 읽을 것을 챙겨 가세요."
                },
                {
                  "type": "do",
                  "text": "걸을 때 팔을 크게 흔들어 보세요."
                },
                {
                  "type": "avoid",
                  "text": "왜 늦느냐고 다그치지 마세요."
                },
                {
                  "type": "avoid",
                  "text": "여러 일을 한꺼번에 펼쳐 놓지 마세요."
                }
              ],
              "timing": {
                "best": "15:00-17:00",
                "avoid": "11:00-13:00",
                "reason": "점심 무렵에는 계획이 흔들리기 쉬우니 일정을 비워 두세요. 늦은 오후에는 마음이 열리니 미뤄 둔 부탁을 하기 좋습니다."
              }
            },
            "investmentFortune": {
              "shortTerm": {
                "message": "생활비가 따로 있으면 마음이 놓입니다. 이번 달 생활비가 얼마나 남았는지 확인하세요.",
                "warning": "친척이 돈을 벌었다는 이야기에 흔들리지 마세요."
              },
              "longTerm": {
                "message": "가진 것이 단순할수록 관리하기 쉽습니다.",
                "advice": "쓰지 않는 통장과 카드가 있는지 찾아보세요."
              },
              "example": "예를 들어 통장과 카드를 한자리에 모으고, 오래 쓰지 않은 것을 골라내는 것입니다."
            },
            "whyExplanation": "병오(丙午)일의 아랫글자는 태어난 날의 글자와 충(沖), 곧 마주 보고 부딪치는 사이입니다. 태어난 날의 아랫글자는 배우자와 가까운 사람을 뜻하니, 그 사이가 흔들리기 쉽다고 보아 점수를 내렸습니다. 그래도 오늘의 아랫글자가 태어난 달의 글자와 반합, 곧 힘을 모으는 사이가 되어 점수가 덜 내려갔습니다."
          }
        },
        {
          "id": "call_01m8fxkft1fda6yzc7pyj0aj8x.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8fxkfsr7eat0z4n4ykm0qe9",
            "aiGenerated": false,
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
            "description": "천간에 편재가 놓여 활동 무대가 넓어지고, 사람과 돈의 흐름이 빨라지는 시기입니다. 바탕에는 편인의 사색이 있으니, 혼자만의 판단에 머물지 말고 검증을 거쳐 움직이는 것이 좋습니다. 일지와 충(沖)을 이루어 거처나 일, 관계에 변화가 생기기 쉬우니 큰 결정은 여유를 두고 준비하십시오."
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
          "personality": "경진일주는 젖은 흙에서 막 꺼낸 거대한 원석과 같아, 타고난 기개와 무게가 있습니다. 뜻을 세우면 크게 밀고 나가며, 남다른 포부로 사람들의 시선을 모읍니다. 여름에 태어난 쇠라 뜨거운 단련을 거치며, 견딘 만큼 쓰임새가 귀해집니다. 경금 일간이 신사(辛巳)월에 태어나 사회에서는 겁재의 승부욕으로 사람들 사이에서 앞자리를 다투고, 그 바탕에는 스스로를 다그치는 편관의 긴장이 있습니다. 경금은 일지 진토에서 12운성의 양에 놓여 보살핌을 주고받으며 천천히 자랍니다. 경금이 일지 진토에서 힘을 얻어도 월지 사화에서는 얻지 못해, 전체로 보면 신약하니, 혼자 앞서기보다 거들어 주는 사람과 함께할 때 멀리 갑니다. 사주의 사오미가 방합을 이루어 한 계절의 기운이 두터우니, 잘하는 일이 분명합니다. 계미(癸未)시에 태어난 경금 일간은 상관의 기운을 받아 앞날을 남다르게 꾸미고 싶어 하고, 나이가 들수록 정인의 지혜가 사람을 돕습니다. 오행 가운데 금 기운이 뚜렷하게 강합니다. 같은 기운의 글자가 곁에 많아 동료의 도움을 받기 쉽고, 겨루기보다 힘을 합칠 때 더 큰 일을 해냅니다. 반면 목 기운은 겉으로 드러나지 않습니다. 다만 힘이 여린 사주에서는 쫓아야 할 일이 적은 셈이라, 오히려 제 힘을 기르기 쉽습니다. 음과 양이 고르게 섞여 나설 때와 물러설 때를 비교적 잘 가립니다.",
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
        "profile_id": "prf_01m8fxkg08r9hd8vy8nerpjhse"
      },
      "status": 200,
      "answer": {
        "data": {
          "year": 2026,
          "year_pillar": "병오",
          "score": 66,
          "summary": "홍**********************님, 차근차근 나아가기 좋은 한 해입니다. 올해에는 앞으로의 일을 준비하기 좋습니다. 함께 이야기할 사람도 있습니다. 십 년마다 바뀌는 큰 흐름인 대운도 도움이 되는 쪽입니다. 열두 달 가운데 9월이 가장 수월하고, 6월에는 여유를 두는 편이 낫습니다.",
          "quarters": [
            {
              "quarter": 1,
              "score": 59,
              "advice": "2월에는 벌이고 싶은 일이 많아지니 하던 일부터 끝내세요."
            },
            {
              "quarter": 2,
              "score": 59,
              "advice": "6월에는 다른 달보다 더디니 일정에 여유를 두세요."
            },
            {
              "quarter": 3,
              "score": 72,
              "advice": "9월에는 마음이 맞는 사람이 가까이 있으니 먼저 연락해 보세요."
            },
            {
              "quarter": 4,
              "score": 67,
              "advice": "10월에는 생각이 깊어지니 관심 있는 것을 공부해 보세요."
            }
          ],
          "months": [
            {
              "month": 1,
              "score": 70,
              "keyword": "고마운 조언"
            },
            {
              "month": 2,
              "score": 52,
              "keyword": "발걸음 늦추기"
            },
            {
              "month": 3,
              "score": 54,
              "keyword": "걱정 내려놓기"
            },
            {
              "month": 4,
              "score": 71,
              "keyword": "파고드는 힘"
            },
            {
              "month": 5,
              "score": 58,
              "keyword": "화 가라앉히기"
            },
            {
              "month": 6,
              "score": 49,
              "keyword": "욕심 덜기"
            },
            {
              "month": 7,
              "score": 69,
              "keyword": "따뜻한 도움"
            },
            {
              "month": 8,
              "score": 67,
              "keyword": "서로 돕기"
            },
            {
              "month": 9,
              "score": 79,
              "keyword": "함께하는 시간"
            },
            {
              "month": 10,
              "score": 70,
              "keyword": "남다른 생각"
            },
            {
              "month": 11,
              "score": 70,
              "keyword": "배움의 즐거움"
            },
            {
              "month": 12,
              "score": 62,
              "keyword": "제힘으로"
            }
          ],
          "advice": "다달이 저축을 거르지 말고, 큰 지출은 미리 준비하세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8fxkg0j1nwd5b04hw2a7bcg",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 56,
          "latency": 56,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "yearly"
            ]
          },
          "simulated": true,
          "ai_generated": false,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        },
        "generated_at": "2026-11-28T01:51:33.963Z"
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
          "profile_id": "prf_01m8fxkg349fsc4ysc6hsnq8sy"
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
          "request_id": "req_01m8fxkg3f1n4nnhmdzpbae134",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 11,
          "latency": 11,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": []
          },
          "simulated": false
        },
        "generated_at": "2026-11-28T01:51:34.010Z"
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
        "id": "prf_01m8fxkg4vt26q4xgz63paf989",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-28T01:51:34.043Z",
        "updated_at": "2026-11-28T01:51:34.043Z"
      }
    },
    "listProfiles": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8fxkg5rkdrpj4vxbt0e8tpn",
            "external_id": "customer-1001",
            "name": "홍**",
            "birth_year": "19**",
            "gender": "female",
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-28T01:51:34.072Z",
            "updated_at": "2026-11-28T01:51:34.072Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfile": {
      "params": {
        "id": "prf_01m8fxkg8q523d9xdb9bhes2tt"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8fxkg8q523d9xdb9bhes2tt",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-28T01:51:34.167Z",
        "updated_at": "2026-11-28T01:51:34.167Z"
      }
    },
    "unmaskProfile": {
      "params": {
        "id": "prf_01m8fxkgchsrknzpq5x5sfpbqb"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8fxkgchsrknzpq5x5sfpbqb",
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
        "created_at": "2026-11-28T01:51:34.289Z",
        "updated_at": "2026-11-28T01:51:34.289Z"
      }
    },
    "replaceProfile": {
      "params": {
        "id": "prf_01m8fxkgffbw08km3am54ws2sw"
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
        "id": "prf_01m8fxkgffbw08km3am54ws2sw",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-28T01:51:34.383Z",
        "updated_at": "2026-11-28T01:51:34.404Z"
      }
    },
    "updateProfile": {
      "params": {
        "id": "prf_01m8fxkgm0paqwze67031t469n"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8fxkgm0paqwze67031t469n",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-28T01:51:34.528Z",
        "updated_at": "2026-11-28T01:51:34.553Z"
      }
    },
    "deleteProfile": {
      "params": {
        "id": "prf_01m8fxkgpj7jdeg5ah6wvjbbcd"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8fxkgpj7jdeg5ah6wvjbbcd",
        "deleted": true,
        "deleted_at": "2026-11-28T01:51:34.663Z",
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
          "prf_01m8fxkgsh2a1vwapc7rw96k3m"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8fxkgszs9d0dxbdbzzfxch5",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "created_at": "2026-11-28T01:51:34.719Z",
        "estimated_completion": "2026-11-28T01:51:34.880Z"
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
        "batch_id": "batch_01m8fxkgz7vya3pyj2anw99rf5"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8fxkgz7vya3pyj2anw99rf5",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "created_at": "2026-11-28T01:51:34.887Z",
        "estimated_completion": "2026-11-28T01:51:35.046Z",
        "completed_at": "2026-11-28T01:51:35.289Z",
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
    "listBatchItems": {
      "params": {
        "batch_id": "batch_01m8fxkhee345vfsxmngnzcc5v"
      },
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "profile_id": "prf_nobody",
            "fortune_id": null,
            "status": "failed",
            "error": {
              "code": "not_found",
              "message": "No such profile."
            }
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "cancelBatch": {
      "params": {
        "batch_id": "batch_01m8fxkhnger0kvn493wekb7mh"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8fxkhnger0kvn493wekb7mh",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 1,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "gemini",
        "created_at": "2026-11-28T01:51:35.600Z",
        "estimated_completion": "2026-11-28T01:51:35.755Z",
        "completed_at": "2026-11-28T01:51:35.685Z",
        "results": [
          {
            "profile_id": "prf_01m8fxkhmxrpft9ak98q49hy2e",
            "fortune_id": null,
            "status": "canceled"
          }
        ]
      }
    },
    "retryBatch": {
      "params": {
        "batch_id": "batch_01m8fxkhsykw2m7eztkmw751aa"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "batch_01m8fxkhsykw2m7eztkmw751aa",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "created_at": "2026-11-28T01:51:35.742Z",
        "estimated_completion": "2026-11-28T01:51:36.079Z"
      }
    },
    "followBatch": {
      "params": {
        "batch_id": "batch_01m8fxkj0gseqaggy96crnqrp6"
      },
      "query": {},
      "status": 200,
      "answer": [
        {
          "id": "batch_01m8fxkj0gseqaggy96crnqrp6.1",
          "event": "complete",
          "data": {
            "id": "batch_01m8fxkj0gseqaggy96crnqrp6",
            "status": "failed",
            "total_count": 1,
            "completed_count": 0,
            "failed_count": 1,
            "canceled_count": 0,
            "fortune_type": "daily",
            "fortune_date": "2026-11-28",
            "model": "haiku",
            "created_at": "2026-11-28T01:51:35.952Z",
            "estimated_completion": "2026-11-28T01:51:36.106Z",
            "completed_at": "2026-11-28T01:51:36.382Z",
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
        "profile_id": "prf_01m8fxkjfvhawrzqgtb324qs0d",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8fxkjgkyr6n2c6zd1ankdm5",
        "profile_id": "prf_01m8fxkjfvhawrzqgtb324qs0d",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "아쉬운 일보다 반가운 일이 조금 더 많은 하루입니다."
          },
          "wealth": {
            "score": 60,
            "description": "집에 있는 재료로 저녁 한 끼를 차려 보세요."
          },
          "love": {
            "score": 62,
            "description": "믿음직한 모습이 돋보이는 날입니다. 약속한 시간을 꼭 지키세요."
          },
          "health": {
            "score": 56,
            "description": "자리에서 일어날 때마다 기지개를 한 번 켜 보세요."
          },
          "career": {
            "score": 72,
            "description": "떠오른 생각이 있으면 짧게 적어 두고 쉬세요."
          }
        },
        "lucky_items": {
          "number": 25,
          "color": "베이지색",
          "direction": "남서쪽",
          "time": "07:00-09:00"
        },
        "advice": "만들어 보지 않은 반찬을 하나 만들어 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-28T01:51:36.526Z",
        "latency_ms": 59,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-28T01:51:36.467Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8fxkjgbszpkb8pkpd0afjwv",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 87,
          "latency": 87,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "profile_fortune"
            ]
          },
          "simulated": true
        }
      },
      "others": {
        "200": {
          "id": "ftn_01m8fxkjgkyr6n2c6zd1ankdm5",
          "profile_id": "prf_01m8fxkjfvhawrzqgtb324qs0d",
          "fortune_type": "daily",
          "fortune_date": "2026-11-28",
          "model": "haiku",
          "score": 66,
          "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
          "categories": {
            "overall": {
              "score": 66,
              "description": "아쉬운 일보다 반가운 일이 조금 더 많은 하루입니다."
            },
            "wealth": {
              "score": 60,
              "description": "집에 있는 재료로 저녁 한 끼를 차려 보세요."
            },
            "love": {
              "score": 62,
              "description": "믿음직한 모습이 돋보이는 날입니다. 약속한 시간을 꼭 지키세요."
            },
            "health": {
              "score": 56,
              "description": "자리에서 일어날 때마다 기지개를 한 번 켜 보세요."
            },
            "career": {
              "score": 72,
              "description": "떠오른 생각이 있으면 짧게 적어 두고 쉬세요."
            }
          },
          "lucky_items": {
            "number": 25,
            "color": "베이지색",
            "direction": "남서쪽",
            "time": "07:00-09:00"
          },
          "advice": "만들어 보지 않은 반찬을 하나 만들어 보세요.",
          "profile": {
            "name": "홍**********************",
            "day_master": "경금",
            "day_master_element": "metal"
          },
          "cached": true,
          "generated_at": "2026-11-28T01:51:36.526Z",
          "latency_ms": 59,
          "ai_generated": false,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
          "type": "daily",
          "created_at": "2026-11-28T01:51:36.467Z",
          "meta": {
            "model": "haiku",
            "request_id": "req_01m8fxkjkgvb8w90azkb5qze53",
            "cost_per_call": 0.013,
            "cost": 0,
            "duration_ms": 14,
            "latency": 14,
            "cached": true,
            "cache": {
              "hits": [
                "profile_fortune"
              ],
              "misses": []
            },
            "simulated": true
          }
        },
        "202": {
          "id": "ftn_01m8fxkjmteqtan6vtn37gcp94",
          "status": "pending"
        }
      }
    },
    "listFortunes": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8fxkjnyw8fqmnede97k9nzy"
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
        "profile_id": "prf_01m8fxkjqfzys6ykex9q12zxkd"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8fxkjqz8nq0mhyprtxbhenk",
        "profile_id": "prf_01m8fxkjqfzys6ykex9q12zxkd",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "아쉬운 일보다 반가운 일이 조금 더 많은 하루입니다."
          },
          "wealth": {
            "score": 60,
            "description": "집에 있는 재료로 저녁 한 끼를 차려 보세요."
          },
          "love": {
            "score": 62,
            "description": "믿음직한 모습이 돋보이는 날입니다. 약속한 시간을 꼭 지키세요."
          },
          "health": {
            "score": 56,
            "description": "자리에서 일어날 때마다 기지개를 한 번 켜 보세요."
          },
          "career": {
            "score": 72,
            "description": "떠오른 생각이 있으면 짧게 적어 두고 쉬세요."
          }
        },
        "lucky_items": {
          "number": 25,
          "color": "베이지색",
          "direction": "남서쪽",
          "time": "07:00-09:00"
        },
        "advice": "만들어 보지 않은 반찬을 하나 만들어 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-28T01:51:36.725Z",
        "latency_ms": 22,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-28T01:51:36.703Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8fxkjqr2tskj91a78xvjdtw",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 43,
          "latency": 43,
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
        "id": "ftn_01m8fxkjtckd60gaz3prrkv067"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8fxkjtckd60gaz3prrkv067",
        "profile_id": "prf_01m8fxkjsrxgmntzg13r31yv0z",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "아쉬운 일보다 반가운 일이 조금 더 많은 하루입니다."
          },
          "wealth": {
            "score": 60,
            "description": "집에 있는 재료로 저녁 한 끼를 차려 보세요."
          },
          "love": {
            "score": 62,
            "description": "믿음직한 모습이 돋보이는 날입니다. 약속한 시간을 꼭 지키세요."
          },
          "health": {
            "score": 56,
            "description": "자리에서 일어날 때마다 기지개를 한 번 켜 보세요."
          },
          "career": {
            "score": 72,
            "description": "떠오른 생각이 있으면 짧게 적어 두고 쉬세요."
          }
        },
        "lucky_items": {
          "number": 25,
          "color": "베이지색",
          "direction": "남서쪽",
          "time": "07:00-09:00"
        },
        "advice": "만들어 보지 않은 반찬을 하나 만들어 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-28T01:51:36.805Z",
        "latency_ms": 25,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "unmaskFortune": {
      "params": {
        "id": "ftn_01m8fxkjxpkvrw39bxjgmjnpaz"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8fxkjxpkvrw39bxjgmjnpaz",
        "profile_id": "prf_01m8fxkjx5cnjkfxc7m8hnrjf9",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍mke2199f1791b000985085님, 앞으로의 일을 그려 보기 좋은 날입니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "아쉬운 일보다 반가운 일이 조금 더 많은 하루입니다."
          },
          "wealth": {
            "score": 60,
            "description": "집에 있는 재료로 저녁 한 끼를 차려 보세요."
          },
          "love": {
            "score": 62,
            "description": "믿음직한 모습이 돋보이는 날입니다. 약속한 시간을 꼭 지키세요."
          },
          "health": {
            "score": 56,
            "description": "자리에서 일어날 때마다 기지개를 한 번 켜 보세요."
          },
          "career": {
            "score": 72,
            "description": "떠오른 생각이 있으면 짧게 적어 두고 쉬세요."
          }
        },
        "lucky_items": {
          "number": 25,
          "color": "베이지색",
          "direction": "남서쪽",
          "time": "07:00-09:00"
        },
        "advice": "만들어 보지 않은 반찬을 하나 만들어 보세요.",
        "analysis": {
          "day_energy": "오늘은 병오(丙午)일입니다. 윗글자는 환한 햇볕, 아랫글자는 한낮의 불을 뜻합니다.",
          "element_interaction": "오늘의 아랫글자는 태어난 시의 글자와 육합, 곧 서로를 부르는 짝입니다. 태어난 시는 앞날과 아랫사람의 자리라, 그쪽이 순조롭다고 봅니다.",
          "recommendations": [
            "하고 싶은 일을 하나 골라 언제 할지 생각해 보세요.",
            "재활용 쓰레기를 분리해 내놓으세요.",
            "집을 나설 때 가스 불과 문단속을 확인하세요."
          ]
        },
        "profile": {
          "id": "prf_01m8fxkjx5cnjkfxc7m8hnrjf9",
          "name": "홍mke2199f1791b000985085",
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
        "generated_at": "2026-11-28T01:51:36.917Z",
        "latency_ms": 31,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "deleteFortune": {
      "params": {
        "id": "ftn_01m8fxkk0w057y3fafvw0qp7g9"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8fxkk0w057y3fafvw0qp7g9",
        "deleted": true,
        "deleted_at": "2026-11-28T01:51:37.047Z"
      }
    },
    "getFallbacks": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": []
      }
    },
    "setFallbacks": {
      "params": {},
      "query": {},
      "body": {
        "fallbacks": [
          {
            "model": "sonnet",
            "to": [
              "gemini"
            ]
          }
        ]
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "model": "sonnet",
            "to": [
              "gemini"
            ],
            "background": false
          }
        ]
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
        "id": "whk_01m8fxkk771dwkmt13g5szt6as",
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
        "created_at": "2026-11-28T01:51:37.191Z",
        "updated_at": "2026-11-28T01:51:37.191Z",
        "secret": "whsec_OpX5bMNom0V+0Th32mZEVOnKemoG8er68zPTnnDzc3k="
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
        "id": "whk_01m8fxkk9c6865vhtb2vbhp11v"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8fxkk9c6865vhtb2vbhp11v",
        "url": "https://partner.example/mkc7babaa6847d?efb19a3609eb",
        "events": [
          "profile.created"
        ],
        "description": "to mkc7babaa6847d",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-28T01:51:37.260Z",
        "updated_at": "2026-11-28T01:51:37.260Z"
      }
    },
    "updateWebhook": {
      "params": {
        "id": "whk_01m8fxkkbhps8sk6rtped8xxwq"
      },
      "query": {},
      "body": {
        "description": "운세 알림",
        "active": true
      },
      "status": 200,
      "answer": {
        "id": "whk_01m8fxkkbhps8sk6rtped8xxwq",
        "url": "https://partner.example/mkc799c9d6c11e?67b6d211ac64",
        "events": [
          "profile.created"
        ],
        "description": "운세 알림",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-28T01:51:37.329Z",
        "updated_at": "2026-11-28T01:51:37.352Z"
      }
    },
    "deleteWebhook": {
      "params": {
        "id": "whk_01m8fxkkd8df49ww0hhth8cqxr"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8fxkkd8df49ww0hhth8cqxr",
        "deleted": true,
        "deleted_at": "2026-11-28T01:51:37.415Z"
      }
    },
    "testWebhook": {
      "params": {
        "id": "whk_01m8fxkkf24nwm8j5enzze39mt"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8fxkkf24nwm8j5enzze39mt",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8fxkkfkdfdrkhdrcjrbtdsv",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 6,
          "attempted_at": "2026-11-28T01:51:37.477Z"
        },
        "payload_sent": {
          "id": "evt_01m8fxkkfkdfdrkhdrcjrbtdst",
          "type": "test.ping",
          "created_at": "2026-11-28T01:51:37.459Z",
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
        "id": "whk_01m8fxkkjk8xn5jtyqd9whwzfz"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8fxkkjk8xn5jtyqd9whwzfz",
        "url": "https://partner.example/mkb16e9e6acc0d?94d2c3a8f8e2",
        "events": [
          "profile.created"
        ],
        "description": "to mkb16e9e6acc0d",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-28T01:51:37.555Z",
        "updated_at": "2026-11-28T01:51:37.585Z",
        "secret": "whsec_8Mr5QiSxcTLqcdlaUBqw1EfIPwpgEUoCLqd9mmRZoVU="
      }
    },
    "listDeliveries": {
      "params": {
        "id": "whk_01m8fxkknhk8pcn6s2vbbr0zf8"
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
        "id": "whk_01m8fxkkqwb6tqedm7wvhaz1dc",
        "delivery_id": "dlv_01m8fxkkrgfmzb67m6f40x4j0x"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "dlv_01m8fxkkrgfmzb67m6f40x4j0x",
        "status": "success",
        "response_code": 204,
        "response_time_ms": 2,
        "attempted_at": "2026-11-28T01:51:37.784Z",
        "event_id": "evt_01m8fxkkrg7gaav39mecwnjyeg",
        "event_type": "profile.created",
        "attempts": [
          {
            "number": 1,
            "attempted_at": "2026-11-28T01:51:37.784Z",
            "response_time_ms": 2,
            "payload": {
              "id": "evt_01m8fxkkrg7gaav39mecwnjyeg",
              "type": "profile.created",
              "created_at": "2026-11-28T01:51:37.744Z",
              "livemode": false,
              "data": {
                "profile_id": "prf_01m8fxkkr9gm161t4264j2v9nx",
                "day_master": "경금"
              }
            },
            "request_headers": {
              "Content-Type": "application/json",
              "User-Agent": "Saju-Webhooks/1",
              "X-Saju-Event": "profile.created",
              "X-Saju-Delivery": "dlv_01m8fxkkrgfmzb67m6f40x4j0x",
              "X-Saju-Signature": "d4328ea1e244d40b3ae0b45ada580034dd06a4ff21362d0bf25b9a105de92b1d",
              "webhook-id": "evt_01m8fxkkrg7gaav39mecwnjyeg",
              "webhook-timestamp": "1795830697",
              "webhook-signature": "v1,pAxj1FbEXnxTWK4a+yDSMdsklKR8xijymCfH9qbBJhA="
            },
            "response_status": 204,
            "response_headers": {
              "date": "Sat, 28 Nov 2026 01:51:37 GMT",
              "connection": "keep-alive",
              "keep-alive": "timeout=60"
            },
            "response_body": ""
          }
        ],
        "created_at": "2026-11-28T01:51:37.744Z",
        "next_attempt_at": null
      }
    },
    "replayEvents": {
      "params": {
        "id": "whk_01m8fxkkx5568k0q1mz32b4k6j"
      },
      "query": {},
      "body": {
        "since": "2026-01-01T00:00:00Z",
        "status": "all"
      },
      "status": 202,
      "answer": {
        "webhook_id": "whk_01m8fxkkx5568k0q1mz32b4k6j",
        "queued": 0
      }
    },
    "redeliverEvent": {
      "params": {
        "id": "whk_01m8fxkkzhwyves334jes8p87t",
        "delivery_id": "dlv_01m8fxkm0bmarzcfw21b015hcq"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "dlv_01m8fxkm0bmarzcfw21b015hcq",
        "status": "pending",
        "response_code": 204,
        "response_time_ms": 2,
        "attempted_at": "2026-11-28T01:51:38.029Z",
        "event_id": "evt_01m8fxkm0b3tg9w1snwfjhhtht",
        "event_type": "profile.created",
        "attempts": 1,
        "created_at": "2026-11-28T01:51:37.995Z",
        "next_attempt_at": "2026-11-28T01:51:38.065Z"
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
        "id": "evt_01m8fxkm663yjg2khfcrdneh7j"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "evt_01m8fxkm663yjg2khfcrdneh7j",
        "type": "profile.created",
        "created_at": "2026-11-28T01:51:38.182Z",
        "livemode": false,
        "data": {
          "profile_id": "prf_01m8fxkm5zehs4j1ryjf3bednn",
          "day_master": "경금"
        },
        "deliveries": [
          {
            "id": "dlv_01m8fxkm66e1e784scejacepd8",
            "webhook_id": "whk_01m8fxkm5j2vp28kf780a06t10",
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
        "id": "key_01m8fxkmb3877mzkayfmp5ft63",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_nttcbkvXjAn9",
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
        "created_at": "2026-11-28T01:51:38.280Z",
        "expires_at": null,
        "key": "bs_test_nttcbkvXjAn9RuvbmiCDg0fguwqxrCrE6K7u2N5jwG0T"
      }
    },
    "listKeys": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "key_01m8fxkmds2gf98vb9w631a7aa",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_aqLX0TsiFgWU",
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
            "created_at": "2026-11-28T01:51:38.420Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8fxkmd7crsm2zhvth3x3bw3",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_7o3kziZmfaGf",
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
            "created_at": "2026-11-28T01:51:38.369Z",
            "expires_at": "2026-11-29T01:51:38.420Z",
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": "key_01m8fxkmds2gf98vb9w631a7aa"
          },
          {
            "id": "key_01m8fxkmbtv7pgrp3e2k80egwx",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_8sEFWP5xBNXc",
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
            "created_at": "2026-11-28T01:51:38.359Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8fxkmbg145em4kegg0z2zqg",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_7XyDIpnraSyP",
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
            "created_at": "2026-11-28T01:51:38.347Z",
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
        "id": "key_01m8fxkmjjtqnqx3ahq9m0gxf6"
      },
      "query": {},
      "status": 204,
      "answer": []
    },
    "rotateKey": {
      "params": {
        "id": "key_01m8fxkmq1n6zm9xg87n07ns5k"
      },
      "query": {},
      "body": {
        "overlap_hours": 24
      },
      "status": 201,
      "answer": {
        "id": "key_01m8fxkmqpxa4cxj61j4eqyg3q",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_sgXz0dCT4I63",
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
        "created_at": "2026-11-28T01:51:38.733Z",
        "expires_at": null,
        "key": "bs_test_sgXz0dCT4I63Jurg3MNlbE8Rq6XnOwHtKg9qaAJj8650"
      }
    },
    "getUsageReport": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "period": "day",
        "start_date": "2026-11-21",
        "end_date": "2026-11-28",
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
          },
          {
            "date": "2026-11-28",
            "requests": 0,
            "cost_usd": 0
          }
        ],
        "rate_limit_status": {
          "window": "minute",
          "limit": 100,
          "used": 1,
          "remaining": 99,
          "resets_at": "2026-11-28T01:52:38.770Z"
        }
      }
    },
    "getFortuneReport": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "start_date": "2026-10-29",
        "end_date": "2026-11-28",
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
          },
          {
            "date": "2026-11-28",
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
        "start_date": "2026-10-29",
        "end_date": "2026-11-28",
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
            "count": 0
          },
          {
            "date": "2026-11-28",
            "count": 6
          }
        ]
      }
    },
    "listAuditEntries": {
      "params": {},
      "query": {
        "resource_id": "prf_01m8fxkmzh1w5xfgc7gga3gk5z"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "id": 246337941501632,
            "action": "profile.created",
            "resource_type": "profile",
            "resource_id": "prf_01m8fxkmzh1w5xfgc7gga3gk5z",
            "actor_ip": "127.0.0.1",
            "actor_api_key": "bs_test_tR29HJc55iIz",
            "request_id": "req_01m8fxkmz6gj057fmfc7sqk065",
            "metadata": {},
            "created_at": "2026-11-28T01:51:38.999Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "listRequests": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "req_01m8fxkn0ktabat5197emage1g",
            "created_at": "2026-11-28T01:51:39.027Z",
            "method": "GET",
            "path": "/v1/profiles/{id}",
            "status": 404,
            "code": "not_found",
            "reason": null,
            "duration_ms": 18,
            "key_prefix": "bs_test_prZDeCJGapWC",
            "model": null,
            "fortune_id": null,
            "batch_id": null,
            "idempotency_key_used": false,
            "replayed": false,
            "cost_usd": 0
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getRequest": {
      "params": {
        "id": "req_01m8fxkn27fbsp3a3yvj87s3c6"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "req_01m8fxkn27fbsp3a3yvj87s3c6",
        "created_at": "2026-11-28T01:51:39.079Z",
        "method": "GET",
        "path": "/v1/profiles/{id}",
        "status": 404,
        "code": "not_found",
        "reason": null,
        "duration_ms": 9,
        "key_prefix": "bs_test_Q3ygWH70jW49",
        "model": null,
        "fortune_id": null,
        "batch_id": null,
        "idempotency_key_used": false,
        "replayed": false,
        "cost_usd": 0
      }
    },
    "streamFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8fxkn3yq17v3p7s2g2f8fdn",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8fxkn4t1r7hvtsrhw40mxg3.character",
          "event": "character",
          "data": {
            "title": "초여름의 뜨거운 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮았습니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "급한 때에도 흔들리지 않습니다. 다만 무거운 짐을 혼자 지려 합니다. 중요한 결정은 믿는 사람에게 이야기해 보세요."
          }
        },
        {
          "id": "call_01m8fxkn4t1r7hvtsrhw40mxg3.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 길게 볼지 짧게 볼지는 형편에 맞추어 결정합니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "할 일이 많으면 무엇부터 할지 헤매기 쉽습니다. 이번 계절에 집중할 것을 하나 골라 보세요."
          }
        },
        {
          "id": "call_01m8fxkn4t1r7hvtsrhw40mxg3.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8fxkn505rrw8eh5he97vcce",
            "profile_id": "prf_01m8fxkn3yq17v3p7s2g2f8fdn",
            "fortune_type": "daily",
            "fortune_date": "2026-11-28",
            "model": "haiku",
            "score": 66,
            "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
            "categories": {
              "overall": {
                "score": 66,
                "description": "아쉬운 일보다 반가운 일이 조금 더 많은 하루입니다."
              },
              "wealth": {
                "score": 60,
                "description": "집에 있는 재료로 저녁 한 끼를 차려 보세요."
              },
              "love": {
                "score": 62,
                "description": "믿음직한 모습이 돋보이는 날입니다. 약속한 시간을 꼭 지키세요."
              },
              "health": {
                "score": 56,
                "description": "자리에서 일어날 때마다 기지개를 한 번 켜 보세요."
              },
              "career": {
                "score": 72,
                "description": "떠오른 생각이 있으면 짧게 적어 두고 쉬세요."
              }
            },
            "lucky_items": {
              "number": 25,
              "color": "베이지색",
              "direction": "남서쪽",
              "time": "07:00-09:00"
            },
            "advice": "만들어 보지 않은 반찬을 하나 만들어 보세요.",
            "profile": {
              "name": "홍**********************",
              "day_master": "경금",
              "day_master_element": "metal"
            },
            "cached": false,
            "generated_at": "2026-11-28T01:51:39.270Z",
            "latency_ms": 102,
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        },
        {
          "id": "call_01m8fxkn4t1r7hvtsrhw40mxg3.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8fxkn4aby5ryqzqfdgr5w9f",
            "ai_generated": false,
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
        "id": "prf_01m8fxknb1bjfp5z4mqxagm39j",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-28T01:51:39.361Z",
        "updated_at": "2026-11-28T01:51:39.361Z"
      }
    },
    "listProfilesV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8fxknce68mcb0vnch52vc64",
            "external_id": "customer-1001",
            "person": {
              "name": "홍**",
              "birthDate": "19**-**-**",
              "gender": "female"
            },
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-28T01:51:39.406Z",
            "updated_at": "2026-11-28T01:51:39.406Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfileV2": {
      "params": {
        "id": "prf_01m8fxkneyv9f14t0s6hftrxdk"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8fxkneyv9f14t0s6hftrxdk",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-28T01:51:39.486Z",
        "updated_at": "2026-11-28T01:51:39.486Z"
      }
    },
    "updateProfileV2": {
      "params": {
        "id": "prf_01m8fxknhfkpshywxw12t7pxhq"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8fxknhfkpshywxw12t7pxhq",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-28T01:51:39.567Z",
        "updated_at": "2026-11-28T01:51:39.590Z"
      }
    },
    "deleteProfileV2": {
      "params": {
        "id": "prf_01m8fxknkhjvmbjcg1j588hrax"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8fxknkhjvmbjcg1j588hrax",
        "deleted": true,
        "deleted_at": "2026-11-28T01:51:39.674Z",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 0
        }
      }
    },
    "unmaskProfileV2": {
      "params": {
        "id": "prf_01m8fxknpasr646qvpmafjy7z9"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8fxknpasr646qvpmafjy7z9",
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
        "created_at": "2026-11-28T01:51:39.722Z",
        "updated_at": "2026-11-28T01:51:39.722Z"
      }
    },
    "createFortuneV2": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8fxknqg8dmswk1dqva7dt8m",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8fxknqzvv08t3q2xtmcsjw9",
        "profile_id": "prf_01m8fxknqg8dmswk1dqva7dt8m",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "아쉬운 일보다 반가운 일이 조금 더 많은 하루입니다."
          },
          "wealth": {
            "score": 60,
            "description": "집에 있는 재료로 저녁 한 끼를 차려 보세요."
          },
          "love": {
            "score": 62,
            "description": "믿음직한 모습이 돋보이는 날입니다. 약속한 시간을 꼭 지키세요."
          },
          "health": {
            "score": 56,
            "description": "자리에서 일어날 때마다 기지개를 한 번 켜 보세요."
          },
          "career": {
            "score": 72,
            "description": "떠오른 생각이 있으면 짧게 적어 두고 쉬세요."
          }
        },
        "lucky_items": {
          "number": 25,
          "color": "베이지색",
          "direction": "남서쪽",
          "time": "07:00-09:00"
        },
        "advice": "만들어 보지 않은 반찬을 하나 만들어 보세요.",
        "cached": false,
        "generated_at": "2026-11-28T01:51:39.811Z",
        "latency_ms": 36,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-28T01:51:39.775Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8fxknqt24jhtmdz3k3w97v3",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 61,
          "latency": 61,
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
      },
      "others": {
        "200": {
          "id": "ftn_01m8fxknqzvv08t3q2xtmcsjw9",
          "profile_id": "prf_01m8fxknqg8dmswk1dqva7dt8m",
          "fortune_type": "daily",
          "fortune_date": "2026-11-28",
          "model": "haiku",
          "score": 66,
          "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
          "categories": {
            "overall": {
              "score": 66,
              "description": "아쉬운 일보다 반가운 일이 조금 더 많은 하루입니다."
            },
            "wealth": {
              "score": 60,
              "description": "집에 있는 재료로 저녁 한 끼를 차려 보세요."
            },
            "love": {
              "score": 62,
              "description": "믿음직한 모습이 돋보이는 날입니다. 약속한 시간을 꼭 지키세요."
            },
            "health": {
              "score": 56,
              "description": "자리에서 일어날 때마다 기지개를 한 번 켜 보세요."
            },
            "career": {
              "score": 72,
              "description": "떠오른 생각이 있으면 짧게 적어 두고 쉬세요."
            }
          },
          "lucky_items": {
            "number": 25,
            "color": "베이지색",
            "direction": "남서쪽",
            "time": "07:00-09:00"
          },
          "advice": "만들어 보지 않은 반찬을 하나 만들어 보세요.",
          "cached": true,
          "generated_at": "2026-11-28T01:51:39.811Z",
          "latency_ms": 36,
          "ai_generated": false,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
          "type": "daily",
          "created_at": "2026-11-28T01:51:39.775Z",
          "meta": {
            "model": "haiku",
            "request_id": "req_01m8fxkntbtaapvf4n87g26we2",
            "cost_per_call": 0.013,
            "cost": 0,
            "duration_ms": 6,
            "latency": 6,
            "cached": true,
            "cache": {
              "hits": [
                "profile_fortune"
              ],
              "misses": []
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
        },
        "202": {
          "id": "ftn_01m8fxkntv3smm54y6hzz9e9vb",
          "status": "pending"
        }
      }
    },
    "listFortunesV2": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8fxknvwkck8qxdz1qx4yve9"
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
          "prf_01m8fxknwzr38z92mg1encd6pa"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8fxknxcz6vyrejkhw37kcea",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "created_at": "2026-11-28T01:51:39.948Z",
        "estimated_completion": "2026-11-28T01:51:40.103Z"
      }
    },
    "getBatchV2": {
      "params": {
        "batch_id": "batch_01m8fxkp01mw07cthw1xf7q47z"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8fxkp01mw07cthw1xf7q47z",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "created_at": "2026-11-28T01:51:40.033Z",
        "estimated_completion": "2026-11-28T01:51:40.203Z",
        "completed_at": "2026-11-28T01:51:40.548Z",
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
        "profile_id": "prf_01m8fxkpk9eb3fkjr8se2wesvf",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8fxkpksm3kyq9r572va33fd.fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8fxkpkw22x4e0dfr2j01nga",
            "profile_id": "prf_01m8fxkpk9eb3fkjr8se2wesvf",
            "fortune_type": "daily",
            "fortune_date": "2026-11-28",
            "model": "haiku",
            "score": 66,
            "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
            "categories": {
              "overall": {
                "score": 66,
                "description": "아쉬운 일보다 반가운 일이 조금 더 많은 하루입니다."
              },
              "wealth": {
                "score": 60,
                "description": "집에 있는 재료로 저녁 한 끼를 차려 보세요."
              },
              "love": {
                "score": 62,
                "description": "믿음직한 모습이 돋보이는 날입니다. 약속한 시간을 꼭 지키세요."
              },
              "health": {
                "score": 56,
                "description": "자리에서 일어날 때마다 기지개를 한 번 켜 보세요."
              },
              "career": {
                "score": 72,
                "description": "떠오른 생각이 있으면 짧게 적어 두고 쉬세요."
              }
            },
            "lucky_items": {
              "number": 25,
              "color": "베이지색",
              "direction": "남서쪽",
              "time": "07:00-09:00"
            },
            "advice": "만들어 보지 않은 반찬을 하나 만들어 보세요.",
            "cached": false,
            "generated_at": "2026-11-28T01:51:40.727Z",
            "latency_ms": 59,
            "ai_generated": false,
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
          "id": "call_01m8fxkpksm3kyq9r572va33fd.fortune+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 길게 볼지 짧게 볼지는 형편에 맞추어 결정합니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "할 일이 많으면 무엇부터 할지 헤매기 쉽습니다. 이번 계절에 집중할 것을 하나 골라 보세요."
          }
        },
        {
          "id": "call_01m8fxkpksm3kyq9r572va33fd.fortune+tendency+character",
          "event": "character",
          "data": {
            "title": "초여름의 뜨거운 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮았습니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "급한 때에도 흔들리지 않습니다. 다만 무거운 짐을 혼자 지려 합니다. 중요한 결정은 믿는 사람에게 이야기해 보세요."
          }
        },
        {
          "id": "call_01m8fxkpksm3kyq9r572va33fd.fortune+tendency+character+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8fxkpkn7dd7gd7rhv36pryf",
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        }
      ]
    },
    "getFortuneV2": {
      "params": {
        "id": "ftn_01m8fxkprs3m70ktx8rzbxrw7z"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8fxkprs3m70ktx8rzbxrw7z",
        "profile_id": "prf_01m8fxkpqq4nybsfsrz5bmdd7h",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "아쉬운 일보다 반가운 일이 조금 더 많은 하루입니다."
          },
          "wealth": {
            "score": 60,
            "description": "집에 있는 재료로 저녁 한 끼를 차려 보세요."
          },
          "love": {
            "score": 62,
            "description": "믿음직한 모습이 돋보이는 날입니다. 약속한 시간을 꼭 지키세요."
          },
          "health": {
            "score": 56,
            "description": "자리에서 일어날 때마다 기지개를 한 번 켜 보세요."
          },
          "career": {
            "score": 72,
            "description": "떠오른 생각이 있으면 짧게 적어 두고 쉬세요."
          }
        },
        "lucky_items": {
          "number": 25,
          "color": "베이지색",
          "direction": "남서쪽",
          "time": "07:00-09:00"
        },
        "advice": "만들어 보지 않은 반찬을 하나 만들어 보세요.",
        "cached": false,
        "generated_at": "2026-11-28T01:51:40.852Z",
        "latency_ms": 27,
        "ai_generated": false,
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
        "id": "ftn_01m8fxkpw2hwwzya5wmf9pba31"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8fxkpw2hwwzya5wmf9pba31",
        "profile_id": "prf_01m8fxkpvf3tvvs4warzmjw742",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍mk5b8399fbb72d248d4721님, 앞으로의 일을 그려 보기 좋은 날입니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "아쉬운 일보다 반가운 일이 조금 더 많은 하루입니다."
          },
          "wealth": {
            "score": 60,
            "description": "집에 있는 재료로 저녁 한 끼를 차려 보세요."
          },
          "love": {
            "score": 62,
            "description": "믿음직한 모습이 돋보이는 날입니다. 약속한 시간을 꼭 지키세요."
          },
          "health": {
            "score": 56,
            "description": "자리에서 일어날 때마다 기지개를 한 번 켜 보세요."
          },
          "career": {
            "score": 72,
            "description": "떠오른 생각이 있으면 짧게 적어 두고 쉬세요."
          }
        },
        "lucky_items": {
          "number": 25,
          "color": "베이지색",
          "direction": "남서쪽",
          "time": "07:00-09:00"
        },
        "advice": "만들어 보지 않은 반찬을 하나 만들어 보세요.",
        "analysis": {
          "day_energy": "오늘은 병오(丙午)일입니다. 윗글자는 환한 햇볕, 아랫글자는 한낮의 불을 뜻합니다.",
          "element_interaction": "오늘의 아랫글자는 태어난 시의 글자와 육합, 곧 서로를 부르는 짝입니다. 태어난 시는 앞날과 아랫사람의 자리라, 그쪽이 순조롭다고 봅니다.",
          "recommendations": [
            "하고 싶은 일을 하나 골라 언제 할지 생각해 보세요.",
            "재활용 쓰레기를 분리해 내놓으세요.",
            "집을 나설 때 가스 불과 문단속을 확인하세요."
          ]
        },
        "cached": false,
        "generated_at": "2026-11-28T01:51:40.959Z",
        "latency_ms": 29,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "person": {
          "name": "홍mk5b8399fbb72d248d4721",
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
        "id": "ftn_01m8fxkpz2mrdajgpcb4emdknn"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8fxkpz2mrdajgpcb4emdknn",
        "deleted": true,
        "deleted_at": "2026-11-28T01:51:41.098Z"
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
        "id": "whk_01m8fxkq26wv3pb5tqx6mwjqjr",
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
        "created_at": "2026-11-28T01:51:41.126Z",
        "updated_at": "2026-11-28T01:51:41.126Z",
        "secret": "whsec_N+TEf1cM144+GP8X3ckZj0D2y+zWQ3SAuiiipVDCKSk="
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
        "id": "whk_01m8fxkq3nksm11v5fn0k8s6yg"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8fxkq3nksm11v5fn0k8s6yg",
        "url": "https://partner.example/mk83b77d514e8e?e0adc197b089",
        "events": [
          "profile.created"
        ],
        "description": "to mk83b77d514e8e",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-28T01:51:41.173Z",
        "updated_at": "2026-11-28T01:51:41.173Z"
      }
    },
    "deleteWebhookV2": {
      "params": {
        "id": "whk_01m8fxkq4nhbanxzrdc5hzxnff"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8fxkq4nhbanxzrdc5hzxnff",
        "deleted": true,
        "deleted_at": "2026-11-28T01:51:41.217Z"
      }
    },
    "testWebhookV2": {
      "params": {
        "id": "whk_01m8fxkq5t1y5bpv1211hz67xs"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8fxkq5t1y5bpv1211hz67xs",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8fxkq6fpcg499cz7cj37v76",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 3,
          "attempted_at": "2026-11-28T01:51:41.274Z"
        },
        "payload_sent": {
          "id": "evt_01m8fxkq6fpcg499cz7cj37v75",
          "type": "test.ping",
          "created_at": "2026-11-28T01:51:41.263Z",
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
        "start_date": "2026-11-21",
        "end_date": "2026-11-28",
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
          },
          {
            "date": "2026-11-28",
            "requests": 0,
            "cost_usd": 0
          }
        ],
        "rate_limit_status": {
          "window": "minute",
          "limit": 100,
          "used": 1,
          "remaining": 99,
          "resets_at": "2026-11-28T01:52:41.344Z"
        }
      }
    },
    "getFortuneReportV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "start_date": "2026-10-29",
        "end_date": "2026-11-28",
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
          },
          {
            "date": "2026-11-28",
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
        "start_date": "2026-10-29",
        "end_date": "2026-11-28",
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
            "count": 0
          },
          {
            "date": "2026-11-28",
            "count": 6
          }
        ]
      }
    },
    "listAuditEntriesV2": {
      "params": {},
      "query": {
        "resource_id": "prf_01m8fxkqf1xtbag66jbx9g2pax"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "timestamp": "2026-11-28T01:51:41.545Z",
            "action": "profile.created",
            "actor": {
              "type": "api_key",
              "id": "bs_test_woBhzasbubDU"
            },
            "resource": {
              "type": "profile",
              "id": "prf_01m8fxkqf1xtbag66jbx9g2pax"
            },
            "request_id": "req_01m8fxkqersd09fmzktkyrva2a"
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
      "request_id": "req_01m8fxkqjbctqpwswqrj6cpmhb",
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
      "request_id": "req_01m8fxkqjg04dh6adq8d7w27g2",
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
        "requestId": "req_01m8fxkqjtn9chxrn3r82kb8yk"
      }
    },
    "400 validation_error": {
      "type": "/errors/validation",
      "title": "Bad Request",
      "status": 400,
      "detail": "birth_month: must be from 1 to 12",
      "instance": "/v1/profiles",
      "code": "validation_error",
      "request_id": "req_01m8fxkqkgcaeavesjy83c3zgv",
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
      "request_id": "req_01m8fxkqkm0vwzfakw98qbc2hk",
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
      "request_id": "req_01m8fxkqkpggpgtd6zzr9hfr19",
      "hint": "Send your key in the X-API-Key header."
    },
    "403 forbidden": {
      "type": "/errors/forbidden",
      "title": "Forbidden",
      "status": 403,
      "detail": "The key lacks the permission profile:read.",
      "instance": "/v1/profiles",
      "code": "forbidden",
      "request_id": "req_01m8fxkqksj8yazwrp73db8cdf",
      "hint": "Create a key with this permission by POST /v1/keys."
    },
    "404 not_found": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "No such profile.",
      "instance": "/v1/profiles/prf_01kb0c1d2e3f4g5h6j7k8m9n0p",
      "code": "not_found",
      "request_id": "req_01m8fxkqm1662pdnv9hzavb5mk"
    },
    "409 conflict": {
      "type": "/errors/conflict",
      "title": "Conflict",
      "status": 409,
      "detail": "Another profile has this external_id.",
      "instance": "/v1/profiles",
      "code": "conflict",
      "request_id": "req_01m8fxkqm7kpbxjvsmxej7f3vc",
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
      "request_id": "req_01m8fxkqqgkhm4eb6sd1h5n2k6",
      "hint": "To do it again, send the request with a new key."
    },
    "415 unsupported_media_type": {
      "type": "/errors/unsupported-media-type",
      "title": "Unsupported Media Type",
      "status": 415,
      "detail": "The body must be JSON.",
      "instance": "/v1/profiles",
      "code": "unsupported_media_type",
      "request_id": "req_01m8fxkqqw3dmqxr57xpvswchp",
      "hint": "Send Content-Type: application/json."
    },
    "413 payload_too_large": {
      "type": "/errors/payload-too-large",
      "title": "Payload Too Large",
      "status": 413,
      "detail": "The body is larger than 100 KB.",
      "instance": "/v1/profiles",
      "code": "payload_too_large",
      "request_id": "req_01m8fxkqr1dd8mg4ay5wpz0me0"
    },
    "404 not_ready": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "The fortune is being generated.",
      "instance": "/v1/fortunes/ftn_01m8fxkqrfn50aats0ecy6s97f",
      "code": "not_ready",
      "request_id": "req_01m8fxkqrtjjkg41n04mdabaga",
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
      "request_id": "req_01m8fxkqs3f34w8hy4qhc2d0s7",
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
        "requestId": "req_01m8fxks9f0wts0vb53c5a5y4x"
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
        "requestId": "req_01m8fxks9t7vx1jb17vkhapa9z"
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
        "requestId": "req_01m8fxks9zfg1t18wr1sfzj3rd"
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
        "requestId": "req_01m8fxksa8wszy5cnegq6tzgq2"
      }
    },
    "legacy 404 not_found": {
      "success": false,
      "error": {
        "code": "not_found",
        "message": "No such key."
      },
      "meta": {
        "requestId": "req_01m8fxksabvxp2avk0mxt4mr4d"
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
        "requestId": "req_01m8fxksawye10yesxzkn8m5rw"
      }
    },
    "legacy 413 payload_too_large": {
      "success": false,
      "error": {
        "code": "payload_too_large",
        "message": "The body is larger than 100 KB."
      },
      "meta": {
        "requestId": "req_01m8fxksb1x1k3qk3eq5vyat50"
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
        "requestId": "req_01m8fxkskhpc1sfxdpe15pv299"
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
      "request_id": "req_01m8fxkyr8gsayfdbspey8ywy7",
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
        "requestId": "req_01m8fxkyreqwy3wmnsje33765m"
      }
    }
  },
  "deliveries": {
    "fortune.generated": {
      "id": "evt_01m8fxkyxvwv36aqaxajp99dkf",
      "type": "fortune.generated",
      "created_at": "2026-11-28T01:51:49.283Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8fxkyxv3ydbsyyhd7t81ba5",
        "profile_id": "prf_01m8fxkysve4k48b6fdvyxnydt",
        "fortune_type": "daily",
        "dayMaster": "경금",
        "date": "2026-11-28",
        "score": 66,
        "model": "haiku"
      }
    },
    "fortune.deleted": {
      "id": "evt_01m8fxkz80763fne4xvapayq9y",
      "type": "fortune.deleted",
      "created_at": "2026-11-28T01:51:49.504Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8fxkyxv3ydbsyyhd7t81ba5",
        "profile_id": "prf_01m8fxkysve4k48b6fdvyxnydt"
      }
    },
    "profile.created": {
      "id": "evt_01m8fxkyt2qq0pgvfmyp99g58r",
      "type": "profile.created",
      "created_at": "2026-11-28T01:51:49.058Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8fxkysve4k48b6fdvyxnydt",
        "day_master": "경금"
      }
    },
    "profile.updated": {
      "id": "evt_01m8fxkyttybh45yxm911q83nb",
      "type": "profile.updated",
      "created_at": "2026-11-28T01:51:49.082Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8fxkysve4k48b6fdvyxnydt",
        "day_master": "경금"
      }
    },
    "profile.deleted": {
      "id": "evt_01m8fxkz9kp23ev04f33mwbqcj",
      "type": "profile.deleted",
      "created_at": "2026-11-28T01:51:49.555Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8fxkysve4k48b6fdvyxnydt",
        "day_master": "경금",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 1
        }
      }
    },
    "batch.completed": {
      "id": "evt_01m8fxkz2ryzc1c4gz7trkwfg5",
      "type": "batch.completed",
      "created_at": "2026-11-28T01:51:49.336Z",
      "livemode": false,
      "data": {
        "id": "evt_01m8fxkz2ryzc1c4gz7trkwfg5",
        "event": "batch.completed",
        "batch_id": "batch_01m8fxkyvasjzn2tvxe7kv7dzj",
        "status": "completed",
        "total_count": 1,
        "completed_count": 1,
        "failed_count": 0,
        "canceled_count": 0,
        "completed_at": "2026-11-28T01:51:49.325Z"
      }
    },
    "daily.reset": {
      "id": "evt_01m8fxkzcesqxx51p69qexht7h",
      "type": "daily.reset",
      "created_at": "2026-11-28T01:51:49.645Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-28"
      },
      "test": true
    },
    "cache.warmed": {
      "id": "evt_01m8fxkzdx5y31pp96gjbewfv3",
      "type": "cache.warmed",
      "created_at": "2026-11-28T01:51:49.693Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-28",
        "warmed": 0,
        "skipped": 0,
        "failed": 0,
        "duration_ms": 0
      },
      "test": true
    },
    "rate_limit.warning": {
      "id": "evt_01m8fxkzezezxt2mrdspacbwmd",
      "type": "rate_limit.warning",
      "created_at": "2026-11-28T01:51:49.727Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "limit": 100000,
        "used": 80000,
        "resets_at": "2026-11-28T01:51:49.727Z"
      },
      "test": true
    },
    "webhook.disabled": {
      "id": "evt_01m8fxkzgv1pn52vjzzga6dey2",
      "type": "webhook.disabled",
      "created_at": "2026-11-28T01:51:49.787Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "webhook_id": "whk_01m8fxkyscv5ssb22xxdkgwb55",
        "url": "https://partner.example/events",
        "failure_count": 5
      },
      "test": true
    },
    "callback": {
      "id": "evt_01m8fxkz2ryzc1c4gz7trkwfg5",
      "event": "batch.completed",
      "batch_id": "batch_01m8fxkyvasjzn2tvxe7kv7dzj",
      "status": "completed",
      "total_count": 1,
      "completed_count": 1,
      "failed_count": 0,
      "canceled_count": 0,
      "completed_at": "2026-11-28T01:51:49.325Z"
    }
  }
};
