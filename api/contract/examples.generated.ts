// Written by `npm run docs:examples`.
export const RECORDED_EXAMPLES = {
  "operations": {
    "checkHealth": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "status": "healthy",
        "timestamp": "2026-11-28T10:16:49.860Z"
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
        "timestamp": "2026-11-28T10:16:50.166Z",
        "components": {
          "api": {
            "status": "operational",
            "latency_ms": 104.7
          },
          "database": {
            "status": "operational",
            "latency_ms": 71.3,
            "connections": {
              "active": 1,
              "idle": 2,
              "max": 50
            }
          },
          "cache": {
            "status": "operational",
            "latency_ms": 81.4,
            "hit_rate": 27,
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
          "seconds": 9,
          "human": "9s"
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
          "id": "key_01m8gtgp25rtrwqf7zsq4t6xrv",
          "name": "server",
          "type": "test",
          "prefix": "bs_test_wA7JjnapdkaG",
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
          "createdAt": "2026-11-28T10:16:50.361Z",
          "key": "bs_test_wA7JjnapdkaGyt79HIeANByDQwEs9hcJ90iLIxh96lx4"
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
            "id": "key_01m8gtgp5j78yd1b82qh784x4p",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_f5823Zy0vXgI",
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
            "createdAt": "2026-11-28T10:16:50.588Z",
            "lastUsedAt": null
          },
          {
            "id": "key_01m8gtgp4hzqjkyz1df224b6dj",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_XTriQ3O6tQqr",
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
            "createdAt": "2026-11-28T10:16:50.558Z",
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
        "id": "key_01m8gtgpgk7ty3cc9aj81dr3s8"
      },
      "query": {},
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "id": "key_01m8gtgpgk7ty3cc9aj81dr3s8",
          "name": "key of mk74ef200aca7c: revoked",
          "type": "test",
          "prefix": "bs_test_YB0KvF2BIEKr",
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
          "createdAt": "2026-11-28T10:16:50.874Z",
          "lastUsedAt": null,
          "revokedAt": "2026-11-28T10:16:51.018Z"
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
          "signingSecret": "whsec_uqSFLLojavqBRlyLeuviVmGZUlOQNh4x1oaflr0wa6U="
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
          "signingSecret": "whsec_Upc5JyqgjIxRmMQPVig9u6ZdwedZfhskSoLdS8ZtWR4="
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
            "title": "이른 봄의 싱그러운 나무",
            "dayMaster": "갑목",
            "dayMasterHanja": "甲",
            "elementName": "목(木)",
            "emoji": "🌳",
            "identity": "홍길동님은 봄볕에 새순을 틔우는 큰 나무를 닮았습니다. 비슷한 상대와 겨룰 때 힘을 내고, 부당한 일에는 물러서지 않습니다. 다만 양보하는 데 서툴러 작은 일로 다투기도 합니다.",
            "investmentIdentity": "돈 문제도 혼자 알아보고 결정합니다. 다만 한쪽만 볼 때가 있습니다. 결정하기 전에 반대 의견을 들어 보세요."
          },
          "investmentTendency": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "홍길동님은 위험을 무턱대고 피하지도, 일부러 찾지도 않습니다. 오래 걸릴 일은 중간에 한 번씩 돌아보며 합니다. 관심이 가는 소식만 골라 듣습니다.",
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
                "text": "지갑에 쌓인 영수증을 꺼내 버리세요."
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
              "reason": "점심 무렵에는 계획이 흔들리기 쉬우니 일정을 비워 두세요. 늦은 오후에는 말이 잘 통하니 하고 싶던 이야기를 해 보세요."
            }
          },
          "investmentFortune": {
            "shortTerm": {
              "message": "돈 걱정은 쉬는 날에도 따라옵니다. 가까운 곳을 걸으며 생각을 비워 보세요.",
              "warning": "생활비로 쓸 돈을 여윳돈으로 여기지 마세요."
            },
            "longTerm": {
              "message": "가진 것이 단순할수록 관리하기 쉽습니다.",
              "advice": "쓰지 않는 통장과 카드가 있는지 찾아보세요."
            },
            "example": "예를 들어 통장과 카드를 한자리에 모으고, 오래 쓰지 않은 것을 골라내는 것입니다."
          },
          "whyExplanation": "병오(丙午)일의 아랫글자는 태어난 날의 글자와 충(沖), 곧 마주 보고 부딪치는 사이입니다. 태어난 날의 아랫글자는 배우자와 가까운 사람을 뜻하니, 그 사이가 흔들리기 쉽다고 보아 점수를 내렸습니다. 그래도 오늘의 아랫글자가 태어난 달의 글자와 반합, 곧 힘을 모으는 사이가 되어 점수가 덜 내려갔습니다."
        },
        "generatedAt": "2026-11-28T10:16:51.759Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8gtgpqqdcx073pxe5y81ybp",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 567,
          "latency": 567,
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
              "advice": "1월에는 작은 일이 마음에 걸리기 쉬우니 너그럽게 넘기세요."
            },
            {
              "quarter": 2,
              "score": 64,
              "advice": "5월에는 도와줄 사람이 가까이 있으니 막힌 일을 물어보세요."
            },
            {
              "quarter": 3,
              "score": 52,
              "advice": "7월에는 마음이 무거워지기 쉬우니 자주 걸으세요."
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
              "keyword": "욕심 덜기"
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
        "generatedAt": "2026-11-28T10:16:51.932Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8gtgqbcckwdcf7v07q52p9y",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 112,
          "latency": 112,
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
        "generatedAt": "2026-11-28T10:16:51.997Z",
        "meta": {
          "requestId": "req_01m8gtgqg593w0hzne6ntj94xv"
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
          "resetsAt": "2026-11-28T10:17:52.123Z"
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
          "id": "sup_01m8gtgqt4yn9b2a7w4esnh53m",
          "status": "received"
        }
      }
    },
    "composeDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8gtgqwe9d1cmte8fd8qwhc1"
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
            "warning": "결정을 미루기 쉽습니다. 중요한 일은 언제까지 결정할지 달력에 적어 보세요."
          },
          "today_fortune": {
            "date": "2026-11-28",
            "formatted_date": "2026년 11월 28일 토요일",
            "day_element": "fire",
            "score": 66,
            "overall_analysis": "홍**********************님, 앞일을 준비하기 좋은 날입니다. 작은 준비가 나중에 힘이 됩니다.",
            "action_items": [
              {
                "type": "do",
                "text": "앞으로 하고 싶은 일을 가까운 사람과 의논해 보세요."
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
                "text": "받은 도움을 당연하게 여기지 마세요."
              }
            ],
            "timing": {
              "best": "07:00-09:00",
              "avoid": "11:00-13:00",
              "reason": "이른 아침에는 마음이 너그러우니 서운했던 일을 털어 버리기 좋습니다. 점심 무렵에는 사소한 실수가 나기 쉬우니 다시 확인하세요."
            }
          },
          "investment_fortune": {
            "short_term": {
              "message": "쉬는 날에는 관심 목록을 정리하기 좋습니다. 왜 넣었는지 모르는 것은 지워 보세요.",
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
          "request_id": "req_01m8gtgqy104eqw021dq25151w",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 217,
          "latency": 217,
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
        "generated_at": "2026-11-28T10:16:52.634Z"
      }
    },
    "composeWeeklyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8gtgr6mqgrymkekwnm1ktnw"
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
          "advice": "홍**********************님, 의견이 다를 때는 상대의 말을 끝까지 들은 뒤에 답하세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8gtgr7gw5yp80de9j6gj4a9",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 111,
          "latency": 111,
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
        "generated_at": "2026-11-28T10:16:52.831Z"
      }
    },
    "getCharacter": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8gtgrdp4kjb711y71aq85n2"
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
          "request_id": "req_01m8gtgretzdt3aw3hjw5jeg21",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 129,
          "latency": 129,
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
        "generated_at": "2026-11-28T10:16:53.084Z"
      }
    },
    "getTendency": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8gtgrmvkm5nfdeqwsvrj1jn"
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
            "warning": "결정을 미루기 쉽습니다. 중요한 일은 언제까지 결정할지 달력에 적어 보세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8gtgrngx7cbkb25ajkmts1y",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 69,
          "latency": 69,
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
        "generated_at": "2026-11-28T10:16:53.237Z"
      }
    },
    "getRadar": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8gtgrsfj5y113tz8n2mvzaa"
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
          "request_id": "req_01m8gtgrszpe36s727npqmwdcc",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 60,
          "latency": 60,
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
        "generated_at": "2026-11-28T10:16:53.371Z"
      }
    },
    "getPopularCoins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8gtgrxahzk3j63eq3mdqwff"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 6,
          "insufficient_data": false,
          "as_of": "2026-11-28T10:16:53.470Z",
          "coins": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8gtgryd3dts3n6vsy81fdfb",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 40,
          "latency": 40,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "popular_coins"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-28T10:16:53.493Z"
      }
    },
    "getElementComparison": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8gtgs14s5vyh46w2kje22p0"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 7,
          "insufficient_data": false,
          "as_of": "2026-11-28T10:16:53.581Z",
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
          "request_id": "req_01m8gtgs21qs50z3cyvm30cr0b",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 36,
          "latency": 36,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "comparison"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-28T10:16:53.605Z"
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
          "as_of": "2026-11-28T10:16:53.649Z",
          "rankings": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8gtgs3z9ed2enaxdvdyjq5k",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 36,
          "latency": 36,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "fortune_ranking"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-28T10:16:53.667Z"
      }
    },
    "getTradingStyles": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8gtgs66hxqaadhhr3y4r0dd"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-28T10:16:53.732Z",
          "styles": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8gtgs6jbdczjbmx6fz243nt",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 28,
          "latency": 28,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "trading_styles"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-28T10:16:53.742Z"
      }
    },
    "getPortfolioBreakdown": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8gtgs87cv1qbvb32m30cny7"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-28T10:16:53.820Z",
          "assets": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8gtgs93c2bxhvht8b75ac3f",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 44,
          "latency": 44,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "portfolio_breakdown"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-28T10:16:53.839Z"
      }
    },
    "getSajuTwins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8gtgsbj1a56j32e2by0bn8s"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 10,
          "insufficient_data": false,
          "as_of": "2026-11-28T10:16:53.918Z",
          "same_day_pillar": 10,
          "same_four_pillars": 10,
          "common_coins": [],
          "common_styles": [],
          "average_score_today": null
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8gtgsc005gjrs2c60tx7zat",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 63,
          "latency": 63,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "saju_twin"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-28T10:16:53.951Z"
      }
    },
    "streamDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8gtgsewm2zmh4afamzmahxd"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8gtgsfdhg3nvxtqbtrx7zvk.character",
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
          "id": "call_01m8gtgsfdhg3nvxtqbtrx7zvk.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 길게 볼지 짧게 볼지는 형편에 맞추어 결정합니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "결정을 미루기 쉽습니다. 중요한 일은 언제까지 결정할지 달력에 적어 보세요."
          }
        },
        {
          "id": "call_01m8gtgsfdhg3nvxtqbtrx7zvk.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "today_fortune": {
              "date": "2026-11-28",
              "formatted_date": "2026년 11월 28일 토요일",
              "day_element": "fire",
              "score": 66,
              "overall_analysis": "홍**********************님, 앞일을 준비하기 좋은 날입니다. 작은 준비가 나중에 힘이 됩니다.",
              "action_items": [
                {
                  "type": "do",
                  "text": "앞으로 하고 싶은 일을 가까운 사람과 의논해 보세요."
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
                  "text": "받은 도움을 당연하게 여기지 마세요."
                }
              ],
              "timing": {
                "best": "07:00-09:00",
                "avoid": "11:00-13:00",
                "reason": "이른 아침에는 마음이 너그러우니 서운했던 일을 털어 버리기 좋습니다. 점심 무렵에는 사소한 실수가 나기 쉬우니 다시 확인하세요."
              }
            },
            "investment_fortune": {
              "short_term": {
                "message": "쉬는 날에는 관심 목록을 정리하기 좋습니다. 왜 넣었는지 모르는 것은 지워 보세요.",
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
          "id": "call_01m8gtgsfdhg3nvxtqbtrx7zvk.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8gtgsf6sztxycfxk7t91m29",
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
          "id": "call_01m8gtgsnvahrrwcm4nzcsctjn.character",
          "event": "character",
          "data": {
            "title": "이른 봄의 싱그러운 나무",
            "dayMaster": "갑목",
            "dayMasterHanja": "甲",
            "elementName": "목(木)",
            "emoji": "🌳",
            "identity": "홍길동님은 봄볕에 새순을 틔우는 큰 나무를 닮았습니다. 비슷한 상대와 겨룰 때 힘을 내고, 부당한 일에는 물러서지 않습니다. 다만 양보하는 데 서툴러 작은 일로 다투기도 합니다.",
            "investmentIdentity": "돈 문제도 혼자 알아보고 결정합니다. 다만 한쪽만 볼 때가 있습니다. 결정하기 전에 반대 의견을 들어 보세요."
          }
        },
        {
          "id": "call_01m8gtgsnvahrrwcm4nzcsctjn.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "홍길동님은 위험을 무턱대고 피하지도, 일부러 찾지도 않습니다. 오래 걸릴 일은 중간에 한 번씩 돌아보며 합니다. 관심이 가는 소식만 골라 듣습니다.",
            "warning": "여러 갈래 길 앞에서 망설이기 쉽습니다. 지금 가장 중요한 것을 하나 골라 보세요."
          }
        },
        {
          "id": "call_01m8gtgsnvahrrwcm4nzcsctjn.character+tendency+fortune",
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
                  "text": "지갑에 쌓인 영수증을 꺼내 버리세요."
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
                "reason": "점심 무렵에는 계획이 흔들리기 쉬우니 일정을 비워 두세요. 늦은 오후에는 말이 잘 통하니 하고 싶던 이야기를 해 보세요."
              }
            },
            "investmentFortune": {
              "shortTerm": {
                "message": "돈 걱정은 쉬는 날에도 따라옵니다. 가까운 곳을 걸으며 생각을 비워 보세요.",
                "warning": "생활비로 쓸 돈을 여윳돈으로 여기지 마세요."
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
          "id": "call_01m8gtgsnvahrrwcm4nzcsctjn.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8gtgsnfvy60q7c8ncdtm2tx",
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
        "profile_id": "prf_01m8gtgt0zs2bs2t263d115dfs"
      },
      "status": 200,
      "answer": {
        "data": {
          "year": 2026,
          "year_pillar": "병오",
          "score": 66,
          "summary": "홍**********************님, 차근차근 나아가기 좋은 한 해입니다. 올해에는 앞으로의 일을 준비하기 좋습니다. 함께 이야기할 사람도 있습니다. 십 년마다 바뀌는 큰 흐름인 대운도 도움이 되니, 하던 일을 이어 가기 좋습니다. 열두 달 가운데 9월이 가장 수월하고, 6월에는 여유를 두는 편이 낫습니다.",
          "quarters": [
            {
              "quarter": 1,
              "score": 59,
              "advice": "2월에는 벌이고 싶은 일이 많아지니 하던 일부터 끝내세요."
            },
            {
              "quarter": 2,
              "score": 59,
              "advice": "6월에는 힘이 조금 덜 나니 쉬는 날을 늘리세요."
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
              "keyword": "하나씩 끝내기"
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
          "request_id": "req_01m8gtgt207gkvpnmcbe2bsqe0",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 111,
          "latency": 111,
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
        "generated_at": "2026-11-28T10:16:54.703Z"
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
          "profile_id": "prf_01m8gtgt8wnphrwq5fpesabjdb"
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
          "request_id": "req_01m8gtgt9t9mmvachxpsserwnc",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 24,
          "latency": 24,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": []
          },
          "simulated": false
        },
        "generated_at": "2026-11-28T10:16:54.865Z"
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
        "id": "prf_01m8gtgtbxghfk0dfj69cf35sg",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-28T10:16:54.909Z",
        "updated_at": "2026-11-28T10:16:54.909Z"
      }
    },
    "listProfiles": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8gtgtebxc6epkq77mwnfhdh",
            "external_id": "customer-1001",
            "name": "홍**",
            "birth_year": "19**",
            "gender": "female",
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-28T10:16:54.987Z",
            "updated_at": "2026-11-28T10:16:54.987Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfile": {
      "params": {
        "id": "prf_01m8gtgtmme8t75wq9yj2b4jmk"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8gtgtmme8t75wq9yj2b4jmk",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-28T10:16:55.188Z",
        "updated_at": "2026-11-28T10:16:55.188Z"
      }
    },
    "unmaskProfile": {
      "params": {
        "id": "prf_01m8gtgtr4ssyykc795zqvh3t2"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8gtgtr4ssyykc795zqvh3t2",
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
        "created_at": "2026-11-28T10:16:55.300Z",
        "updated_at": "2026-11-28T10:16:55.300Z"
      }
    },
    "replaceProfile": {
      "params": {
        "id": "prf_01m8gtgtvv1bxjbbkcjh933saa"
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
        "id": "prf_01m8gtgtvv1bxjbbkcjh933saa",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-28T10:16:55.419Z",
        "updated_at": "2026-11-28T10:16:55.439Z"
      }
    },
    "updateProfile": {
      "params": {
        "id": "prf_01m8gtgv07kjqhx6drjwdk4yex"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8gtgv07kjqhx6drjwdk4yex",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-28T10:16:55.559Z",
        "updated_at": "2026-11-28T10:16:55.578Z"
      }
    },
    "deleteProfile": {
      "params": {
        "id": "prf_01m8gtgv3phy0jcxqm5wtcw545"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8gtgv3phy0jcxqm5wtcw545",
        "deleted": true,
        "deleted_at": "2026-11-28T10:16:55.733Z",
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
          "prf_01m8gtgv74fper3hxbv755acam"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8gtgv7n9kdk55zkbgjtgaz2",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "created_at": "2026-11-28T10:16:55.797Z",
        "estimated_completion": "2026-11-28T10:16:55.961Z"
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
        "batch_id": "batch_01m8gtgvkg3d52gsxkzbyx2cx8"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8gtgvkg3d52gsxkzbyx2cx8",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "created_at": "2026-11-28T10:16:56.176Z",
        "estimated_completion": "2026-11-28T10:16:56.347Z",
        "completed_at": "2026-11-28T10:16:57.125Z",
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
        "batch_id": "batch_01m8gtgwq4rvcx6mkcthgyy6s7"
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
        "batch_id": "batch_01m8gtgx1tjndtzp4arkze49nc"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8gtgx1tjndtzp4arkze49nc",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 1,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "gemini",
        "created_at": "2026-11-28T10:16:57.658Z",
        "estimated_completion": "2026-11-28T10:16:57.825Z",
        "completed_at": "2026-11-28T10:16:57.768Z",
        "results": [
          {
            "profile_id": "prf_01m8gtgx0yfrjama399a4536md",
            "fortune_id": null,
            "status": "canceled"
          }
        ]
      }
    },
    "retryBatch": {
      "params": {
        "batch_id": "batch_01m8gtgx6jpp2wwywapwrf7bh0"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "batch_01m8gtgx6jpp2wwywapwrf7bh0",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "created_at": "2026-11-28T10:16:57.810Z",
        "estimated_completion": "2026-11-28T10:16:59.021Z"
      }
    },
    "followBatch": {
      "params": {
        "batch_id": "batch_01m8gtgy91brtzvzjf2vj31zpa"
      },
      "query": {},
      "status": 200,
      "answer": [
        {
          "id": "batch_01m8gtgy91brtzvzjf2vj31zpa.1",
          "event": "complete",
          "data": {
            "id": "batch_01m8gtgy91brtzvzjf2vj31zpa",
            "status": "failed",
            "total_count": 1,
            "completed_count": 0,
            "failed_count": 1,
            "canceled_count": 0,
            "fortune_type": "daily",
            "fortune_date": "2026-11-28",
            "model": "haiku",
            "created_at": "2026-11-28T10:16:58.913Z",
            "estimated_completion": "2026-11-28T10:16:59.068Z",
            "completed_at": "2026-11-28T10:17:00.290Z",
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
        "profile_id": "prf_01m8gtgzrk0k320qb8hvf6bk6b",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8gtgzse9w2v12km00whbz85",
        "profile_id": "prf_01m8gtgzrk0k320qb8hvf6bk6b",
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
        "advice": "손 글씨로 짧은 글을 써 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-28T10:17:00.504Z",
        "latency_ms": 42,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-28T10:17:00.462Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8gtgzs5f408b27ghxjj37pj",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 70,
          "latency": 70,
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
          "id": "ftn_01m8gtgzse9w2v12km00whbz85",
          "profile_id": "prf_01m8gtgzrk0k320qb8hvf6bk6b",
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
          "advice": "손 글씨로 짧은 글을 써 보세요.",
          "profile": {
            "name": "홍**********************",
            "day_master": "경금",
            "day_master_element": "metal"
          },
          "cached": true,
          "generated_at": "2026-11-28T10:17:00.504Z",
          "latency_ms": 42,
          "ai_generated": false,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
          "type": "daily",
          "created_at": "2026-11-28T10:17:00.462Z",
          "meta": {
            "model": "haiku",
            "request_id": "req_01m8gtgzw22kkxcqfw3nepgw48",
            "cost_per_call": 0.013,
            "cost": 0,
            "duration_ms": 15,
            "latency": 15,
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
          "id": "ftn_01m8gtgzydgaa4kqv1vhxsp4p0",
          "status": "pending"
        }
      }
    },
    "listFortunes": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8gth01n1gxvd943d4hg83tc"
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
        "profile_id": "prf_01m8gth043mv7m5zagky8ykgqf"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8gth05bv98yrqjtde7wvp2t",
        "profile_id": "prf_01m8gth043mv7m5zagky8ykgqf",
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
        "advice": "손 글씨로 짧은 글을 써 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-28T10:17:00.903Z",
        "latency_ms": 60,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-28T10:17:00.843Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8gth04rc3w4vj772yskxx0q",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 102,
          "latency": 102,
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
        "id": "ftn_01m8gth0a5545jxbd3xdtaxjjk"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8gth0a5545jxbd3xdtaxjjk",
        "profile_id": "prf_01m8gth090vb2mmvx7tw22w3sb",
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
        "advice": "손 글씨로 짧은 글을 써 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-28T10:17:01.037Z",
        "latency_ms": 40,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "unmaskFortune": {
      "params": {
        "id": "ftn_01m8gth0h658ya9k0x7rpczgm5"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8gth0h658ya9k0x7rpczgm5",
        "profile_id": "prf_01m8gth0g8d15yd866xzprfs05",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍mk20dcc2e102f80c52b53b님, 앞으로의 일을 그려 보기 좋은 날입니다.",
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
        "advice": "손 글씨로 짧은 글을 써 보세요.",
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
          "id": "prf_01m8gth0g8d15yd866xzprfs05",
          "name": "홍mk20dcc2e102f80c52b53b",
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
        "generated_at": "2026-11-28T10:17:01.262Z",
        "latency_ms": 40,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "deleteFortune": {
      "params": {
        "id": "ftn_01m8gth0pea3n2pj7a7tbzdz5z"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8gth0pea3n2pj7a7tbzdz5z",
        "deleted": true,
        "deleted_at": "2026-11-28T10:17:01.487Z"
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
        "id": "whk_01m8gth11zddysdqtg01hkvzqs",
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
        "created_at": "2026-11-28T10:17:01.759Z",
        "updated_at": "2026-11-28T10:17:01.759Z",
        "secret": "whsec_ObDtVgB7OrZMCQb6W2L+gshEbei/tUT04/qDmUsXEns="
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
        "id": "whk_01m8gth1505ws3vy7bvxq2hfdp"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8gth1505ws3vy7bvxq2hfdp",
        "url": "https://partner.example/mke39de4d5fbd3?84f3a3bcdb2a",
        "events": [
          "profile.created"
        ],
        "description": "to mke39de4d5fbd3",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-28T10:17:01.856Z",
        "updated_at": "2026-11-28T10:17:01.856Z"
      }
    },
    "updateWebhook": {
      "params": {
        "id": "whk_01m8gth17244frk7wa2fhs79av"
      },
      "query": {},
      "body": {
        "description": "운세 알림",
        "active": true
      },
      "status": 200,
      "answer": {
        "id": "whk_01m8gth17244frk7wa2fhs79av",
        "url": "https://partner.example/mk1f027fbbca06?fd09a2f9ab40",
        "events": [
          "profile.created"
        ],
        "description": "운세 알림",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-28T10:17:01.922Z",
        "updated_at": "2026-11-28T10:17:01.943Z"
      }
    },
    "deleteWebhook": {
      "params": {
        "id": "whk_01m8gth19abh154v6kmzxdsp49"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8gth19abh154v6kmzxdsp49",
        "deleted": true,
        "deleted_at": "2026-11-28T10:17:02.023Z"
      }
    },
    "testWebhook": {
      "params": {
        "id": "whk_01m8gth1by6k2dg3xp1tkcak06"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8gth1by6k2dg3xp1tkcak06",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8gth1dn430dxv90xcxj60hg",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 9,
          "attempted_at": "2026-11-28T10:17:02.190Z"
        },
        "payload_sent": {
          "id": "evt_01m8gth1dn430dxv90xcxj60hf",
          "type": "test.ping",
          "created_at": "2026-11-28T10:17:02.133Z",
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
        "id": "whk_01m8gth1jfk4rkp2511yv6jha3"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8gth1jfk4rkp2511yv6jha3",
        "url": "https://partner.example/mk969e8492cbda?13ab67ee0f9b",
        "events": [
          "profile.created"
        ],
        "description": "to mk969e8492cbda",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-28T10:17:02.287Z",
        "updated_at": "2026-11-28T10:17:02.311Z",
        "secret": "whsec_brtkm1Skz8ZeOiqUXk2KFY0Dh9jTRjKEpiQmdmj7eAY="
      }
    },
    "listDeliveries": {
      "params": {
        "id": "whk_01m8gth1mnvyfpkrdaczzm44xc"
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
        "id": "whk_01m8gth1qkjxpqkwb9rpa063fx",
        "delivery_id": "dlv_01m8gth1rjyfnw9qfseb1ap410"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "dlv_01m8gth1rjyfnw9qfseb1ap410",
        "status": "success",
        "response_code": 204,
        "response_time_ms": 3,
        "attempted_at": "2026-11-28T10:17:02.545Z",
        "event_id": "evt_01m8gth1rjkfp2xdmgbm5vkxhp",
        "event_type": "profile.created",
        "attempts": [
          {
            "number": 1,
            "attempted_at": "2026-11-28T10:17:02.545Z",
            "response_time_ms": 3,
            "payload": {
              "id": "evt_01m8gth1rjkfp2xdmgbm5vkxhp",
              "type": "profile.created",
              "created_at": "2026-11-28T10:17:02.482Z",
              "livemode": false,
              "data": {
                "profile_id": "prf_01m8gth1r5k25jbth0wbbdrqsr",
                "day_master": "경금"
              }
            },
            "request_headers": {
              "Content-Type": "application/json",
              "User-Agent": "Saju-Webhooks/1",
              "X-Saju-Event": "profile.created",
              "X-Saju-Delivery": "dlv_01m8gth1rjyfnw9qfseb1ap410",
              "X-Saju-Signature": "56fe98678e27b28697c14346b0ebf11b3213bcd82c11918fdbd67750a016dc29",
              "webhook-id": "evt_01m8gth1rjkfp2xdmgbm5vkxhp",
              "webhook-timestamp": "1795861022",
              "webhook-signature": "v1,fc6nch6Y7WMgQWIJdQNECnEe+JbxwLnr4I4Aj1AUkvE="
            },
            "response_status": 204,
            "response_headers": {
              "date": "Sat, 28 Nov 2026 10:17:02 GMT",
              "connection": "keep-alive",
              "keep-alive": "timeout=60"
            },
            "response_body": ""
          }
        ],
        "created_at": "2026-11-28T10:17:02.482Z",
        "next_attempt_at": null
      }
    },
    "replayEvents": {
      "params": {
        "id": "whk_01m8gth1zcn8hv8cmpx4csdwmy"
      },
      "query": {},
      "body": {
        "since": "2026-01-01T00:00:00Z",
        "status": "all"
      },
      "status": 202,
      "answer": {
        "webhook_id": "whk_01m8gth1zcn8hv8cmpx4csdwmy",
        "queued": 0
      }
    },
    "redeliverEvent": {
      "params": {
        "id": "whk_01m8gth228s63rpryhx8ntgaxe",
        "delivery_id": "dlv_01m8gth236fab7q395j0xdy1eh"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "dlv_01m8gth236fab7q395j0xdy1eh",
        "status": "pending",
        "response_code": 204,
        "response_time_ms": 6,
        "attempted_at": "2026-11-28T10:17:02.895Z",
        "event_id": "evt_01m8gth236wb9gc6c00s59qcc2",
        "event_type": "profile.created",
        "attempts": 1,
        "created_at": "2026-11-28T10:17:02.822Z",
        "next_attempt_at": "2026-11-28T10:17:02.933Z"
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
        "id": "evt_01m8gth2d76mvpg8f6q4msdd1k"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "evt_01m8gth2d76mvpg8f6q4msdd1k",
        "type": "profile.created",
        "created_at": "2026-11-28T10:17:03.143Z",
        "livemode": false,
        "data": {
          "profile_id": "prf_01m8gth2cq36j18j7f26aesc1b",
          "day_master": "경금"
        },
        "deliveries": [
          {
            "id": "dlv_01m8gth2d7xjk3pt8ztxj84cz0",
            "webhook_id": "whk_01m8gth2bazefvzfhwhddv7qyv",
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
        "id": "key_01m8gth2jfkd40yrsnqkh8tbxk",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_jJLIF7PVxYWM",
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
        "created_at": "2026-11-28T10:17:03.252Z",
        "expires_at": null,
        "key": "bs_test_jJLIF7PVxYWMlI10Wm77mVcOLDqNb9Jp5mHTBwCuXBis"
      }
    },
    "listKeys": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "key_01m8gth2pp96g5tfbym26dqwej",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_JW1leWOtG3te",
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
            "created_at": "2026-11-28T10:17:03.436Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8gth2ntn1ahw3jxkcy2y5ry",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_t5j7DAeZLAoA",
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
            "created_at": "2026-11-28T10:17:03.372Z",
            "expires_at": "2026-11-29T10:17:03.436Z",
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": "key_01m8gth2pp96g5tfbym26dqwej"
          },
          {
            "id": "key_01m8gth2kqcpq9j8t2yaz5sd3q",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_oOuH7kErNTVM",
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
            "created_at": "2026-11-28T10:17:03.346Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8gth2kek3rckc1kgqk6xvwp",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_CRTnJ0GPi394",
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
            "created_at": "2026-11-28T10:17:03.334Z",
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
        "id": "key_01m8gth2tw76q53b1vxbcce1ag"
      },
      "query": {},
      "status": 204,
      "answer": []
    },
    "rotateKey": {
      "params": {
        "id": "key_01m8gth3244dth14dvsrvechmm"
      },
      "query": {},
      "body": {
        "overlap_hours": 24
      },
      "status": 201,
      "answer": {
        "id": "key_01m8gth333ebry9g7ckzbs8ea6",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_TXHydAK5MBAw",
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
        "created_at": "2026-11-28T10:17:03.835Z",
        "expires_at": null,
        "key": "bs_test_TXHydAK5MBAwQlWiCnFosyCJSZXa7E4Vn6xsk752ckRR"
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
          "resets_at": "2026-11-28T10:18:03.892Z"
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
        "resource_id": "prf_01m8gth3e82mxqtgwr37cna7x9"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "id": 246462153590236,
            "action": "profile.created",
            "resource_type": "profile",
            "resource_id": "prf_01m8gth3e82mxqtgwr37cna7x9",
            "actor_ip": "127.0.0.1",
            "actor_api_key": "bs_test_wcOSJDrntgOq",
            "request_id": "req_01m8gth3dmktk39p4h31kr1xx0",
            "metadata": {},
            "created_at": "2026-11-28T10:17:04.216Z"
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
            "id": "req_01m8gth3g5dyyxbqf8gc6ebqp9",
            "created_at": "2026-11-28T10:17:04.261Z",
            "method": "GET",
            "path": "/v1/profiles/{id}",
            "status": 404,
            "code": "not_found",
            "reason": null,
            "duration_ms": 20,
            "key_prefix": "bs_test_C7xOLkDIBKF9",
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
        "id": "req_01m8gth3htm543mt90rqpdwaft"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "req_01m8gth3htm543mt90rqpdwaft",
        "created_at": "2026-11-28T10:17:04.314Z",
        "method": "GET",
        "path": "/v1/profiles/{id}",
        "status": 404,
        "code": "not_found",
        "reason": null,
        "duration_ms": 14,
        "key_prefix": "bs_test_d920TkZDE7Yv",
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
        "profile_id": "prf_01m8gth3kn5zz2gqpp2wqfhcmh",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8gth3m5w9pqqsd4g06107ys.character",
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
          "id": "call_01m8gth3m5w9pqqsd4g06107ys.character+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8gth3mdhx31hnx7p7z8x1r4",
            "profile_id": "prf_01m8gth3kn5zz2gqpp2wqfhcmh",
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
            "advice": "손 글씨로 짧은 글을 써 보세요.",
            "profile": {
              "name": "홍**********************",
              "day_master": "경금",
              "day_master_element": "metal"
            },
            "cached": false,
            "generated_at": "2026-11-28T10:17:04.515Z",
            "latency_ms": 118,
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        },
        {
          "id": "call_01m8gth3m5w9pqqsd4g06107ys.character+fortune+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 길게 볼지 짧게 볼지는 형편에 맞추어 결정합니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "결정을 미루기 쉽습니다. 중요한 일은 언제까지 결정할지 달력에 적어 보세요."
          }
        },
        {
          "id": "call_01m8gth3m5w9pqqsd4g06107ys.character+fortune+tendency+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8gth3m0b26ra5ydd4wt91xs",
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
        "id": "prf_01m8gth3t8n0hz8da9q4w1dsgn",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-28T10:17:04.584Z",
        "updated_at": "2026-11-28T10:17:04.584Z"
      }
    },
    "listProfilesV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8gth3vcme8wgw1yg26fxm14",
            "external_id": "customer-1001",
            "person": {
              "name": "홍**",
              "birthDate": "19**-**-**",
              "gender": "female"
            },
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-28T10:17:04.620Z",
            "updated_at": "2026-11-28T10:17:04.620Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfileV2": {
      "params": {
        "id": "prf_01m8gth3zk7aesq384153zykyt"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8gth3zk7aesq384153zykyt",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-28T10:17:04.755Z",
        "updated_at": "2026-11-28T10:17:04.755Z"
      }
    },
    "updateProfileV2": {
      "params": {
        "id": "prf_01m8gth42zjfwx23xc3f4wg8pj"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8gth42zjfwx23xc3f4wg8pj",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-28T10:17:04.863Z",
        "updated_at": "2026-11-28T10:17:04.890Z"
      }
    },
    "deleteProfileV2": {
      "params": {
        "id": "prf_01m8gth45xk4syajgrtez056qg"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8gth45xk4syajgrtez056qg",
        "deleted": true,
        "deleted_at": "2026-11-28T10:17:05.015Z",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 0
        }
      }
    },
    "unmaskProfileV2": {
      "params": {
        "id": "prf_01m8gth499g1xkgb4ftc72meax"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8gth499g1xkgb4ftc72meax",
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
        "created_at": "2026-11-28T10:17:05.065Z",
        "updated_at": "2026-11-28T10:17:05.065Z"
      }
    },
    "createFortuneV2": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8gth4as0qwv7ek4n146ey32",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8gth4bf0wss0bkzbsm8jbx3",
        "profile_id": "prf_01m8gth4as0qwv7ek4n146ey32",
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
        "advice": "손 글씨로 짧은 글을 써 보세요.",
        "cached": false,
        "generated_at": "2026-11-28T10:17:05.176Z",
        "latency_ms": 41,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-28T10:17:05.135Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8gth4b41daqe8vbxk0tp2j9",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 64,
          "latency": 64,
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
          "id": "ftn_01m8gth4bf0wss0bkzbsm8jbx3",
          "profile_id": "prf_01m8gth4as0qwv7ek4n146ey32",
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
          "advice": "손 글씨로 짧은 글을 써 보세요.",
          "cached": true,
          "generated_at": "2026-11-28T10:17:05.176Z",
          "latency_ms": 41,
          "ai_generated": false,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
          "type": "daily",
          "created_at": "2026-11-28T10:17:05.135Z",
          "meta": {
            "model": "haiku",
            "request_id": "req_01m8gth4dsk1chjxrgrbner9ec",
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
          "id": "ftn_01m8gth4eh7r5qrwba72fxt208",
          "status": "pending"
        }
      }
    },
    "listFortunesV2": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8gth4g2tv3qws2j4av7rtc1"
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
          "prf_01m8gth4k50q8rkvt57mcsrh2p"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8gth4khacg9fgcsw581z0v6",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "created_at": "2026-11-28T10:17:05.393Z",
        "estimated_completion": "2026-11-28T10:17:05.551Z"
      }
    },
    "getBatchV2": {
      "params": {
        "batch_id": "batch_01m8gth4pggskv2p8wc0pa95hn"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8gth4pggskv2p8wc0pa95hn",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "created_at": "2026-11-28T10:17:05.488Z",
        "estimated_completion": "2026-11-28T10:17:05.662Z",
        "completed_at": "2026-11-28T10:17:05.908Z",
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
        "profile_id": "prf_01m8gth563j0z6c7tg5qs3ggp2",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8gth56kkddgs928rcarkstg.character",
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
          "id": "call_01m8gth56kkddgs928rcarkstg.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 길게 볼지 짧게 볼지는 형편에 맞추어 결정합니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "결정을 미루기 쉽습니다. 중요한 일은 언제까지 결정할지 달력에 적어 보세요."
          }
        },
        {
          "id": "call_01m8gth56kkddgs928rcarkstg.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8gth56zvs9p8ksxsq8hxtw4",
            "profile_id": "prf_01m8gth563j0z6c7tg5qs3ggp2",
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
            "advice": "손 글씨로 짧은 글을 써 보세요.",
            "cached": false,
            "generated_at": "2026-11-28T10:17:06.180Z",
            "latency_ms": 165,
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
          "id": "call_01m8gth56kkddgs928rcarkstg.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8gth56dvh4vgdms46sf3q38",
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        }
      ]
    },
    "getFortuneV2": {
      "params": {
        "id": "ftn_01m8gth5f9r0g0sgc0t7zpwzey"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8gth5f9r0g0sgc0t7zpwzey",
        "profile_id": "prf_01m8gth5es1w4pz3pq8vamavjn",
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
        "advice": "손 글씨로 짧은 글을 써 보세요.",
        "cached": false,
        "generated_at": "2026-11-28T10:17:06.342Z",
        "latency_ms": 61,
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
        "id": "ftn_01m8gth5phdqxkn75x9vtcmqhs"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8gth5phdqxkn75x9vtcmqhs",
        "profile_id": "prf_01m8gth5nsdvwmew4thnvrp85j",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍mke1ab63957d155af33659님, 앞으로의 일을 그려 보기 좋은 날입니다.",
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
        "advice": "손 글씨로 짧은 글을 써 보세요.",
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
        "generated_at": "2026-11-28T10:17:06.565Z",
        "latency_ms": 52,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "person": {
          "name": "홍mke1ab63957d155af33659",
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
        "id": "ftn_01m8gth5vg13qpzgkqkvrtnj9a"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8gth5vg13qpzgkqkvrtnj9a",
        "deleted": true,
        "deleted_at": "2026-11-28T10:17:06.774Z"
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
        "id": "whk_01m8gth5zpn22c9g1pjesf8y9p",
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
        "created_at": "2026-11-28T10:17:06.806Z",
        "updated_at": "2026-11-28T10:17:06.806Z",
        "secret": "whsec_oAV4soiyX5NKDtCdDDeMHwi3lAq/Zdj+akrQMZnzN+c="
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
        "id": "whk_01m8gth63m3d2ngn739wd518pa"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8gth63m3d2ngn739wd518pa",
        "url": "https://partner.example/mk88019a6c1bc5?4450585cd3f2",
        "events": [
          "profile.created"
        ],
        "description": "to mk88019a6c1bc5",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-28T10:17:06.932Z",
        "updated_at": "2026-11-28T10:17:06.932Z"
      }
    },
    "deleteWebhookV2": {
      "params": {
        "id": "whk_01m8gth65ajb3z9m2yw4psftqw"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8gth65ajb3z9m2yw4psftqw",
        "deleted": true,
        "deleted_at": "2026-11-28T10:17:07.006Z"
      }
    },
    "testWebhookV2": {
      "params": {
        "id": "whk_01m8gth67q1hv5ty0fjsnc2z6b"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8gth67q1hv5ty0fjsnc2z6b",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8gth68b3ygczg7g4k96f85e",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 5,
          "attempted_at": "2026-11-28T10:17:07.108Z"
        },
        "payload_sent": {
          "id": "evt_01m8gth68b3ygczg7g4k96f85d",
          "type": "test.ping",
          "created_at": "2026-11-28T10:17:07.083Z",
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
          "resets_at": "2026-11-28T10:18:07.237Z"
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
        "resource_id": "prf_01m8gth6qeb48eab6015ksv6f0"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "timestamp": "2026-11-28T10:17:07.576Z",
            "action": "profile.created",
            "actor": {
              "type": "api_key",
              "id": "bs_test_EsLzGCi0NmDZ"
            },
            "resource": {
              "type": "profile",
              "id": "prf_01m8gth6qeb48eab6015ksv6f0"
            },
            "request_id": "req_01m8gth6q75f83pqssdpnk60pw"
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
      "request_id": "req_01m8gth6tre9w62n1r5fk1zwm7",
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
      "request_id": "req_01m8gth6v80pca776gw854jgdp",
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
        "requestId": "req_01m8gth6vwrpc9y0j2pb3gjga0"
      }
    },
    "400 validation_error": {
      "type": "/errors/validation",
      "title": "Bad Request",
      "status": 400,
      "detail": "birth_month: must be from 1 to 12",
      "instance": "/v1/profiles",
      "code": "validation_error",
      "request_id": "req_01m8gth6wkm69nw6ayg3n6jq53",
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
      "request_id": "req_01m8gth6wr981bg67twdn3nedv",
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
      "request_id": "req_01m8gth6wwcdrs50h7nzrskbbr",
      "hint": "Send your key in the X-API-Key header."
    },
    "403 forbidden": {
      "type": "/errors/forbidden",
      "title": "Forbidden",
      "status": 403,
      "detail": "The key lacks the permission profile:read.",
      "instance": "/v1/profiles",
      "code": "forbidden",
      "request_id": "req_01m8gth6x05pn7tmdv29ksfqkf",
      "hint": "Create a key with this permission by POST /v1/keys."
    },
    "404 not_found": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "No such profile.",
      "instance": "/v1/profiles/prf_01kb0c1d2e3f4g5h6j7k8m9n0p",
      "code": "not_found",
      "request_id": "req_01m8gth6xa9hpyxjmx9g0ggdvw"
    },
    "409 conflict": {
      "type": "/errors/conflict",
      "title": "Conflict",
      "status": 409,
      "detail": "Another profile has this external_id.",
      "instance": "/v1/profiles",
      "code": "conflict",
      "request_id": "req_01m8gth6xhde4ndras9x6ke08z",
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
      "request_id": "req_01m8gth71hmhjd0zryyckwwnpn",
      "hint": "To do it again, send the request with a new key."
    },
    "415 unsupported_media_type": {
      "type": "/errors/unsupported-media-type",
      "title": "Unsupported Media Type",
      "status": 415,
      "detail": "The body must be JSON.",
      "instance": "/v1/profiles",
      "code": "unsupported_media_type",
      "request_id": "req_01m8gth71y95ym38sy024zdpnz",
      "hint": "Send Content-Type: application/json."
    },
    "413 payload_too_large": {
      "type": "/errors/payload-too-large",
      "title": "Payload Too Large",
      "status": 413,
      "detail": "The body is larger than 100 KB.",
      "instance": "/v1/profiles",
      "code": "payload_too_large",
      "request_id": "req_01m8gth724w6ekj9bv72856kk4"
    },
    "404 not_ready": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "The fortune is being generated.",
      "instance": "/v1/fortunes/ftn_01m8gth72kq818qcszpnhjhvzp",
      "code": "not_ready",
      "request_id": "req_01m8gth73f4hdjwy13mdycv05k",
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
      "request_id": "req_01m8gth74089tkk0szsnh6b4dq",
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
        "requestId": "req_01m8gth8ms13ka9q8n9ecnbsrb"
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
        "requestId": "req_01m8gth8n8d00jmpbyggcxfchs"
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
        "requestId": "req_01m8gth8nnpfqd9evpem6h3f5g"
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
        "requestId": "req_01m8gth8pg768gnchg9ga5tedm"
      }
    },
    "legacy 404 not_found": {
      "success": false,
      "error": {
        "code": "not_found",
        "message": "No such key."
      },
      "meta": {
        "requestId": "req_01m8gth8pmgxb8zp3vt1ke4egr"
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
        "requestId": "req_01m8gth8qc26d6dfppg13n4ktx"
      }
    },
    "legacy 413 payload_too_large": {
      "success": false,
      "error": {
        "code": "payload_too_large",
        "message": "The body is larger than 100 KB."
      },
      "meta": {
        "requestId": "req_01m8gth8qnb4cp4dw9mp6s9ts2"
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
        "requestId": "req_01m8gth91md5m11g02799mct4v"
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
      "request_id": "req_01m8gthemkrb5cdka5d4tjwz1e",
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
        "requestId": "req_01m8gthen5236w1paa89a5qjgc"
      }
    }
  },
  "deliveries": {
    "fortune.generated": {
      "id": "evt_01m8gthf5906zgkzcs3sw04d99",
      "type": "fortune.generated",
      "created_at": "2026-11-28T10:17:16.559Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8gthf59vfvaqyqj4ezyp1qw",
        "profile_id": "prf_01m8gthesvvefjwk737m53q903",
        "fortune_type": "daily",
        "dayMaster": "경금",
        "date": "2026-11-28",
        "score": 66,
        "model": "haiku"
      }
    },
    "fortune.deleted": {
      "id": "evt_01m8gthfv738kf2yz7z1g2ees7",
      "type": "fortune.deleted",
      "created_at": "2026-11-28T10:17:16.903Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8gthf59vfvaqyqj4ezyp1qw",
        "profile_id": "prf_01m8gthesvvefjwk737m53q903"
      }
    },
    "profile.created": {
      "id": "evt_01m8gthetkyqv5h96j5mc1ej15",
      "type": "profile.created",
      "created_at": "2026-11-28T10:17:15.859Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8gthesvvefjwk737m53q903",
        "day_master": "경금"
      }
    },
    "profile.updated": {
      "id": "evt_01m8gthew6j86x6n58ewx5d2s6",
      "type": "profile.updated",
      "created_at": "2026-11-28T10:17:15.910Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8gthesvvefjwk737m53q903",
        "day_master": "경금"
      }
    },
    "profile.deleted": {
      "id": "evt_01m8gthfz10dq6tmtc18w6e32a",
      "type": "profile.deleted",
      "created_at": "2026-11-28T10:17:17.025Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8gthesvvefjwk737m53q903",
        "day_master": "경금",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 1
        }
      }
    },
    "batch.completed": {
      "id": "evt_01m8gthfkv6svkhvh5rxd1844t",
      "type": "batch.completed",
      "created_at": "2026-11-28T10:17:16.667Z",
      "livemode": false,
      "data": {
        "id": "evt_01m8gthfkv6svkhvh5rxd1844t",
        "event": "batch.completed",
        "batch_id": "batch_01m8gthewmsntn3pyg35n0t37n",
        "status": "completed",
        "total_count": 1,
        "completed_count": 1,
        "failed_count": 0,
        "canceled_count": 0,
        "completed_at": "2026-11-28T10:17:16.652Z"
      }
    },
    "daily.reset": {
      "id": "evt_01m8gthg3yf6k466h38jcshrbe",
      "type": "daily.reset",
      "created_at": "2026-11-28T10:17:17.182Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-28"
      },
      "test": true
    },
    "cache.warmed": {
      "id": "evt_01m8gthg822pazdajd7dhf30b9",
      "type": "cache.warmed",
      "created_at": "2026-11-28T10:17:17.314Z",
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
      "id": "evt_01m8gthgaphpm1xr8n8cs74jyc",
      "type": "rate_limit.warning",
      "created_at": "2026-11-28T10:17:17.398Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "limit": 100000,
        "used": 80000,
        "resets_at": "2026-11-28T10:17:17.398Z"
      },
      "test": true
    },
    "webhook.disabled": {
      "id": "evt_01m8gthgecd3q0b668r3r1x4y2",
      "type": "webhook.disabled",
      "created_at": "2026-11-28T10:17:17.516Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "webhook_id": "whk_01m8gtheqt1z4e1amr9wma0et6",
        "url": "https://partner.example/events",
        "failure_count": 5
      },
      "test": true
    },
    "callback": {
      "id": "evt_01m8gthfkv6svkhvh5rxd1844t",
      "event": "batch.completed",
      "batch_id": "batch_01m8gthewmsntn3pyg35n0t37n",
      "status": "completed",
      "total_count": 1,
      "completed_count": 1,
      "failed_count": 0,
      "canceled_count": 0,
      "completed_at": "2026-11-28T10:17:16.652Z"
    }
  }
};
