// Written by `npm run docs:examples`.
export const RECORDED_EXAMPLES = {
  "operations": {
    "checkHealth": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "status": "healthy",
        "timestamp": "2026-11-28T14:35:03.274Z"
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
        "timestamp": "2026-11-28T14:35:03.462Z",
        "components": {
          "api": {
            "status": "operational",
            "latency_ms": 61.2
          },
          "database": {
            "status": "operational",
            "latency_ms": 3.6,
            "connections": {
              "active": 0,
              "idle": 1,
              "max": 50
            }
          },
          "cache": {
            "status": "operational",
            "latency_ms": 1.8,
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
          "seconds": 12,
          "human": "12s"
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
          "id": "key_01m8h99g67rxxagnd7hng1awed",
          "name": "server",
          "type": "test",
          "prefix": "bs_test_tpsuMBxQyKlF",
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
          "createdAt": "2026-11-28T14:35:03.630Z",
          "key": "bs_test_tpsuMBxQyKlFUa1GOcDwkJVcVbvJUqUomG4rqMSzLCnK"
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
            "id": "key_01m8h99g84sg61n10ey41v5en9",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_Z2SbyF2sP8SH",
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
            "createdAt": "2026-11-28T14:35:03.804Z",
            "lastUsedAt": null
          },
          {
            "id": "key_01m8h99g7r6s7vfdk718ga5hfy",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_fE5kADcfqEhY",
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
            "createdAt": "2026-11-28T14:35:03.788Z",
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
        "id": "key_01m8h99gjkeaje6ecasstg62yy"
      },
      "query": {},
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "id": "key_01m8h99gjkeaje6ecasstg62yy",
          "name": "key of mkca90e007d2f0: revoked",
          "type": "test",
          "prefix": "bs_test_mZUszJRJoE4o",
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
          "createdAt": "2026-11-28T14:35:04.037Z",
          "lastUsedAt": null,
          "revokedAt": "2026-11-28T14:35:04.191Z"
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
          "signingSecret": "whsec_31jMleBRpElwsWdLyZQj/3ewfP4A0aDy0wNEDH0NA0A="
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
          "signingSecret": "whsec_zdabYpG2gjnAyRzOJgQmRxIsxScIOwAyr0oJr/bsoD8="
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
            "title": "이른 봄에 태어난 나무",
            "dayMaster": "갑목",
            "dayMasterHanja": "甲",
            "elementName": "목(木)",
            "emoji": "🌳",
            "identity": "홍길동님은 곧은 소나무 같은 나무 기운을 타고났습니다. 비슷한 상대와 겨룰 때 힘을 내고, 부당한 일에는 물러서지 않습니다. 다만 양보하는 데 서툴러 작은 일로 다투기도 합니다.",
            "investmentIdentity": "돈 문제도 혼자 알아보고 결정합니다. 다만 한쪽만 볼 때가 있습니다. 결정하기 전에 반대 의견을 들어 보세요."
          },
          "investmentTendency": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "홍길동님은 위험을 무턱대고 피하지도, 일부러 찾지도 않습니다. 이유가 분명하면 오래 기다릴 줄 압니다. 관심이 가는 소식만 골라 듣습니다.",
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
                "text": "허리를 펴고 기지개를 켜 보세요."
              },
              {
                "type": "avoid",
                "text": "왜 늦느냐고 다그치지 마세요."
              },
              {
                "type": "avoid",
                "text": "모르는 번호로 온 문자의 링크는 누르지 마세요."
              }
            ],
            "timing": {
              "best": "15:00-17:00",
              "avoid": "11:00-13:00",
              "reason": "점심 무렵에는 일정이 바뀌기 쉬우니 시간에 여유를 두세요. 늦은 오후에는 말이 잘 통하니 하고 싶던 이야기를 해 보세요."
            }
          },
          "investmentFortune": {
            "shortTerm": {
              "message": "모임에서 들은 투자 이야기는 마음에 남기 쉽습니다. 내 형편에 맞는 이야기인지 생각해 보세요.",
              "warning": "쉬는 날에 무리한 계획을 세우지 마세요."
            },
            "longTerm": {
              "message": "형편이 달라지면 계획도 달라져야 합니다.",
              "advice": "저축 계획을 반년에 한 번 다시 살펴보세요."
            },
            "example": "예를 들어 새해와 한여름에 한 번씩, 지금 형편에도 맞는지 보는 것입니다."
          },
          "whyExplanation": "병오(丙午)일의 아랫글자는 태어난 날의 글자와 충, 곧 마주 보고 부딪치는 사이입니다. 태어난 날의 아랫글자는 배우자와 가까운 사람을 가리키니, 그 사이가 흔들리기 쉽다고 보아 점수를 내렸습니다."
        },
        "generatedAt": "2026-11-28T14:35:04.881Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8h99grsanzwpj7j3tvrr9ht",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 534,
          "latency": 534,
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
          "summary": "홍길동님, 쉬엄쉬엄 나아가면 무난한 한 해입니다. 올해에는 가까운 사이에서 뜻이 자주 엇갈립니다. 옳고 그름을 가리다 보면 둘 다 지칩니다. 열두 달 가운데 5월이 가장 수월하고, 7월에는 여유를 두는 편이 낫습니다.",
          "quarters": [
            {
              "quarter": 1,
              "score": 55,
              "advice": "1월에는 작은 일이 마음에 걸리기 쉬우니 너그럽게 넘기세요."
            },
            {
              "quarter": 2,
              "score": 64,
              "advice": "5월에는 도와줄 사람이 가까이 있으니 막힌 일이 있으면 물어보세요."
            },
            {
              "quarter": 3,
              "score": 52,
              "advice": "7월에는 일이 더디기 쉬우니 급한 것부터 하나씩 하세요."
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
              "keyword": "너그러운 마음"
            },
            {
              "month": 2,
              "score": 54,
              "keyword": "다정한 말"
            },
            {
              "month": 3,
              "score": 61,
              "keyword": "당당한 한마디"
            },
            {
              "month": 4,
              "score": 69,
              "keyword": "남다른 생각"
            },
            {
              "month": 5,
              "score": 70,
              "keyword": "고마운 조언"
            },
            {
              "month": 6,
              "score": 52,
              "keyword": "차분한 대화"
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
              "keyword": "책 읽기"
            }
          ],
          "advice": "계획은 넉넉하게 세우고, 철마다 형편에 맞게 고치세요."
        },
        "generatedAt": "2026-11-28T14:35:05.084Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8h99hbwv80dzsvpzykhhphg",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 128,
          "latency": 128,
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
        "generatedAt": "2026-11-28T14:35:05.167Z",
        "meta": {
          "requestId": "req_01m8h99hh8yzkmmnaq306fparz"
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
          "resetsAt": "2026-11-28T14:36:05.269Z"
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
          "id": "sup_01m8h99hrxpe4992qmxhhn021f",
          "status": "received"
        }
      }
    },
    "composeDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8h99hvpwt3ny3zmb7z3sff0"
      },
      "status": 200,
      "answer": {
        "data": {
          "character": {
            "title": "초여름에 태어난 바위",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 단단한 바위 같은 쇠 기운을 타고났습니다. 결단이 빠르고 의리가 있어, 어려울 때 믿음을 줍니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "돈 문제도 빠르게 결정합니다. 다만 어려운 일까지 혼자 결정하려 합니다. 큰돈을 쓰기 전에는 믿는 사람과 의논해 보세요."
          },
          "investment_tendency": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 오래 걸릴 일은 중간에 한 번씩 돌아보며 합니다. 유행을 살피되 그대로 따르지는 않습니다.",
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
                "text": "까치발로 서서 몸을 쭉 늘려 보세요."
              },
              {
                "type": "avoid",
                "text": "너무 먼 일까지 걱정하지 마세요."
              },
              {
                "type": "avoid",
                "text": "남의 말을 중간에 자르지 마세요."
              }
            ],
            "timing": {
              "best": "07:00-09:00",
              "avoid": "11:00-13:00",
              "reason": "이른 아침에는 마음이 차분하니 하던 일을 이어 가기 좋습니다. 점심 무렵에는 실수하기 쉬우니 서두르지 마세요."
            }
          },
          "investment_fortune": {
            "short_term": {
              "message": "쉬는 날에는 투자 앱의 관심 목록을 정리하기 좋습니다. 왜 넣었는지 모르는 것은 지워 보세요.",
              "warning": "부탁을 다 들어주려고 무리한 약속을 하지 마세요."
            },
            "long_term": {
              "message": "고쳐 쓰면 새로 사는 일이 줄어듭니다.",
              "advice": "고장 난 물건은 버리기 전에 고칠 수 있는지 알아보세요."
            },
            "example": "예를 들어 우산이나 의자를 동네 수리점에 먼저 가져가 보는 것입니다."
          },
          "why_explanation": "병오(丙午)일의 아랫글자와 태어난 시의 글자는 육합, 곧 서로를 부르는 짝입니다. 태어난 시는 앞날을 가리키니, 앞으로의 일이 순조롭다고 보아 점수를 올렸습니다."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8h99hwjrnypsvyja4xkm6w2",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 166,
          "latency": 166,
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
        "generated_at": "2026-11-28T14:35:05.657Z"
      }
    },
    "composeWeeklyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8h99j33s1exk73mvdt75qwp"
      },
      "status": 200,
      "answer": {
        "data": {
          "week_start": "2026-11-23",
          "week_end": "2026-11-29",
          "score": 59,
          "summary": "쉬엄쉬엄 나아가면 무난한 한 주입니다. 수요일에는 작은 것이 마음에 걸리기 쉬우니 너그럽게 넘기세요. 일요일에는 도와줄 사람이 가까이 있으니 막힌 일이 있으면 물어보세요.",
          "days": [
            {
              "date": "2026-11-23",
              "day_pillar": "신축",
              "day_element": "metal",
              "score": 66,
              "keyword": "배움의 즐거움"
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
              "keyword": "벌인 일 끝내기"
            },
            {
              "date": "2026-11-27",
              "day_pillar": "을사",
              "day_element": "wood",
              "score": 55,
              "keyword": "걱정 내려놓기"
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
              "keyword": "고마운 조언"
            }
          ],
          "best_day": "2026-11-29",
          "caution_day": "2026-11-25",
          "advice": "홍**********************님, 의견이 다를 때는 상대의 말을 끝까지 들은 뒤에 답하세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8h99j3qzdfxq092jrngnbs9",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 73,
          "latency": 73,
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
        "generated_at": "2026-11-28T14:35:05.794Z"
      }
    },
    "getCharacter": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8h99j7rp3beqq3a14rwyb4g"
      },
      "status": 200,
      "answer": {
        "data": {
          "character": {
            "title": "초여름에 태어난 바위",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 단단한 바위 같은 쇠 기운을 타고났습니다. 결단이 빠르고 의리가 있어, 어려울 때 믿음을 줍니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "돈 문제도 빠르게 결정합니다. 다만 어려운 일까지 혼자 결정하려 합니다. 큰돈을 쓰기 전에는 믿는 사람과 의논해 보세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8h99j87xfkx7tgb7gafrt6w",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 68,
          "latency": 68,
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
        "generated_at": "2026-11-28T14:35:05.931Z"
      }
    },
    "getTendency": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8h99jbjamsvpta7ja68725r"
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
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 오래 걸릴 일은 중간에 한 번씩 돌아보며 합니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "결정을 미루기 쉽습니다. 중요한 일은 언제까지 결정할지 달력에 적어 보세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8h99jc7nkptde1bwepanpqy",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 43,
          "latency": 43,
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
        "generated_at": "2026-11-28T14:35:06.035Z"
      }
    },
    "getRadar": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8h99jfcs9ycryh29xrfjwgd"
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
          "request_id": "req_01m8h99jfx1qxa64j749wjnt3g",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 40,
          "latency": 40,
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
        "generated_at": "2026-11-28T14:35:06.149Z"
      }
    },
    "getPopularCoins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8h99jj6rk2gjceeaeyq3rz3"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 6,
          "insufficient_data": false,
          "as_of": "2026-11-28T14:35:06.232Z",
          "coins": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8h99jk5z47jjyaapn3k27a4",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 47,
          "latency": 47,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "popular_coins"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-28T14:35:06.261Z"
      }
    },
    "getElementComparison": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8h99jpqftebvmnc1vf4j0m4"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 7,
          "insufficient_data": false,
          "as_of": "2026-11-28T14:35:06.359Z",
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
          "request_id": "req_01m8h99jqd6mb3czwbhma22d91",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 44,
          "latency": 44,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "comparison"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-28T14:35:06.394Z"
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
          "as_of": "2026-11-28T14:35:06.439Z",
          "rankings": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8h99jsrkvhd6dw2bkw5skg8",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 34,
          "latency": 34,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "fortune_ranking"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-28T14:35:06.457Z"
      }
    },
    "getTradingStyles": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8h99jwnpqxa4kme195b6vq7"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-28T14:35:06.541Z",
          "styles": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8h99jx2a91398d19bmy9c58",
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
        "generated_at": "2026-11-28T14:35:06.554Z"
      }
    },
    "getPortfolioBreakdown": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8h99jyzh873bcjnyjs00ne6"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-28T14:35:06.616Z",
          "assets": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8h99jzfpdn70qa9wk8qg19n",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 26,
          "latency": 26,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "portfolio_breakdown"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-28T14:35:06.634Z"
      }
    },
    "getSajuTwins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8h99k1k3v4g0x9j7rhahmma"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 10,
          "insufficient_data": false,
          "as_of": "2026-11-28T14:35:06.710Z",
          "same_day_pillar": 10,
          "same_four_pillars": 10,
          "common_coins": [],
          "common_styles": [],
          "average_score_today": null
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8h99k254yjyct5zt9xxq1e1",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 45,
          "latency": 45,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "saju_twin"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-28T14:35:06.738Z"
      }
    },
    "streamDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8h99k4fyrar61cggj19bnqt"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8h99k5hw9tt87xa6x8dbkaj.character",
          "event": "character",
          "data": {
            "title": "초여름에 태어난 바위",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 단단한 바위 같은 쇠 기운을 타고났습니다. 결단이 빠르고 의리가 있어, 어려울 때 믿음을 줍니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "돈 문제도 빠르게 결정합니다. 다만 어려운 일까지 혼자 결정하려 합니다. 큰돈을 쓰기 전에는 믿는 사람과 의논해 보세요."
          }
        },
        {
          "id": "call_01m8h99k5hw9tt87xa6x8dbkaj.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 오래 걸릴 일은 중간에 한 번씩 돌아보며 합니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "결정을 미루기 쉽습니다. 중요한 일은 언제까지 결정할지 달력에 적어 보세요."
          }
        },
        {
          "id": "call_01m8h99k5hw9tt87xa6x8dbkaj.character+tendency+fortune",
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
                  "text": "까치발로 서서 몸을 쭉 늘려 보세요."
                },
                {
                  "type": "avoid",
                  "text": "너무 먼 일까지 걱정하지 마세요."
                },
                {
                  "type": "avoid",
                  "text": "남의 말을 중간에 자르지 마세요."
                }
              ],
              "timing": {
                "best": "07:00-09:00",
                "avoid": "11:00-13:00",
                "reason": "이른 아침에는 마음이 차분하니 하던 일을 이어 가기 좋습니다. 점심 무렵에는 실수하기 쉬우니 서두르지 마세요."
              }
            },
            "investment_fortune": {
              "short_term": {
                "message": "쉬는 날에는 투자 앱의 관심 목록을 정리하기 좋습니다. 왜 넣었는지 모르는 것은 지워 보세요.",
                "warning": "부탁을 다 들어주려고 무리한 약속을 하지 마세요."
              },
              "long_term": {
                "message": "고쳐 쓰면 새로 사는 일이 줄어듭니다.",
                "advice": "고장 난 물건은 버리기 전에 고칠 수 있는지 알아보세요."
              },
              "example": "예를 들어 우산이나 의자를 동네 수리점에 먼저 가져가 보는 것입니다."
            },
            "why_explanation": "병오(丙午)일의 아랫글자와 태어난 시의 글자는 육합, 곧 서로를 부르는 짝입니다. 태어난 시는 앞날을 가리키니, 앞으로의 일이 순조롭다고 보아 점수를 올렸습니다."
          }
        },
        {
          "id": "call_01m8h99k5hw9tt87xa6x8dbkaj.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8h99k54dmgpsxg4dd2ane46",
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
          "id": "call_01m8h99kdfc7659t298ssdh0k7.character",
          "event": "character",
          "data": {
            "title": "이른 봄에 태어난 나무",
            "dayMaster": "갑목",
            "dayMasterHanja": "甲",
            "elementName": "목(木)",
            "emoji": "🌳",
            "identity": "홍길동님은 곧은 소나무 같은 나무 기운을 타고났습니다. 비슷한 상대와 겨룰 때 힘을 내고, 부당한 일에는 물러서지 않습니다. 다만 양보하는 데 서툴러 작은 일로 다투기도 합니다.",
            "investmentIdentity": "돈 문제도 혼자 알아보고 결정합니다. 다만 한쪽만 볼 때가 있습니다. 결정하기 전에 반대 의견을 들어 보세요."
          }
        },
        {
          "id": "call_01m8h99kdfc7659t298ssdh0k7.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "홍길동님은 위험을 무턱대고 피하지도, 일부러 찾지도 않습니다. 이유가 분명하면 오래 기다릴 줄 압니다. 관심이 가는 소식만 골라 듣습니다.",
            "warning": "여러 갈래 길 앞에서 망설이기 쉽습니다. 지금 가장 중요한 것을 하나 골라 보세요."
          }
        },
        {
          "id": "call_01m8h99kdfc7659t298ssdh0k7.character+tendency+fortune",
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
                  "text": "허리를 펴고 기지개를 켜 보세요."
                },
                {
                  "type": "avoid",
                  "text": "왜 늦느냐고 다그치지 마세요."
                },
                {
                  "type": "avoid",
                  "text": "모르는 번호로 온 문자의 링크는 누르지 마세요."
                }
              ],
              "timing": {
                "best": "15:00-17:00",
                "avoid": "11:00-13:00",
                "reason": "점심 무렵에는 일정이 바뀌기 쉬우니 시간에 여유를 두세요. 늦은 오후에는 말이 잘 통하니 하고 싶던 이야기를 해 보세요."
              }
            },
            "investmentFortune": {
              "shortTerm": {
                "message": "모임에서 들은 투자 이야기는 마음에 남기 쉽습니다. 내 형편에 맞는 이야기인지 생각해 보세요.",
                "warning": "쉬는 날에 무리한 계획을 세우지 마세요."
              },
              "longTerm": {
                "message": "형편이 달라지면 계획도 달라져야 합니다.",
                "advice": "저축 계획을 반년에 한 번 다시 살펴보세요."
              },
              "example": "예를 들어 새해와 한여름에 한 번씩, 지금 형편에도 맞는지 보는 것입니다."
            },
            "whyExplanation": "병오(丙午)일의 아랫글자는 태어난 날의 글자와 충, 곧 마주 보고 부딪치는 사이입니다. 태어난 날의 아랫글자는 배우자와 가까운 사람을 가리키니, 그 사이가 흔들리기 쉽다고 보아 점수를 내렸습니다."
          }
        },
        {
          "id": "call_01m8h99kdfc7659t298ssdh0k7.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8h99kd066my5jp68m84m117",
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
        "profile_id": "prf_01m8h99kqwvd9jdtys557yqe4j"
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
              "advice": "6월에는 쉽게 지칠 수 있으니 쉬는 시간을 늘리세요."
            },
            {
              "quarter": 3,
              "score": 72,
              "advice": "9월에는 가까운 사람과 마음이 맞으니 함께 나들이를 다녀오세요."
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
              "keyword": "책 읽기"
            },
            {
              "month": 2,
              "score": 52,
              "keyword": "벌인 일 끝내기"
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
              "keyword": "배움의 즐거움"
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
              "keyword": "고마운 조언"
            },
            {
              "month": 12,
              "score": 62,
              "keyword": "함께 의논하기"
            }
          ],
          "advice": "가까운 사람들의 생일을 달력에 적어 두고 챙기세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8h99krg5733zza5rh4dbjsf",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 91,
          "latency": 91,
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
        "generated_at": "2026-11-28T14:35:07.499Z"
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
          "profile_id": "prf_01m8h99kw6ffd9jv1vr0gxyy5p"
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
          "request_id": "req_01m8h99kwkzcd5tqmahnzr0mx2",
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
        "generated_at": "2026-11-28T14:35:07.550Z"
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
        "id": "prf_01m8h99kxrkjzwzywrp6yzxgvw",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-28T14:35:07.576Z",
        "updated_at": "2026-11-28T14:35:07.576Z"
      }
    },
    "listProfiles": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8h99kyqxsx3hyh4rb7b4mn0",
            "external_id": "customer-1001",
            "name": "홍**",
            "birth_year": "19**",
            "gender": "female",
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-28T14:35:07.607Z",
            "updated_at": "2026-11-28T14:35:07.607Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfile": {
      "params": {
        "id": "prf_01m8h99m0yj3kws2qtbmmeck3q"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8h99m0yj3kws2qtbmmeck3q",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-28T14:35:07.678Z",
        "updated_at": "2026-11-28T14:35:07.678Z"
      }
    },
    "unmaskProfile": {
      "params": {
        "id": "prf_01m8h99m2xpm5599g030wwf6e4"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8h99m2xpm5599g030wwf6e4",
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
        "created_at": "2026-11-28T14:35:07.741Z",
        "updated_at": "2026-11-28T14:35:07.741Z"
      }
    },
    "replaceProfile": {
      "params": {
        "id": "prf_01m8h99m554p6hh9sv1nen3w4a"
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
        "id": "prf_01m8h99m554p6hh9sv1nen3w4a",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-28T14:35:07.813Z",
        "updated_at": "2026-11-28T14:35:07.832Z"
      }
    },
    "updateProfile": {
      "params": {
        "id": "prf_01m8h99ma6jem7eve7sktjf27t"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8h99ma6jem7eve7sktjf27t",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-28T14:35:07.974Z",
        "updated_at": "2026-11-28T14:35:08.000Z"
      }
    },
    "deleteProfile": {
      "params": {
        "id": "prf_01m8h99me75t78b4g2tq2n3eds"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8h99me75t78b4g2tq2n3eds",
        "deleted": true,
        "deleted_at": "2026-11-28T14:35:08.218Z",
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
          "prf_01m8h99mkkyp1wpb594m1fyjth"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8h99mm32z074rv6qdza4mbe",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "created_at": "2026-11-28T14:35:08.292Z",
        "estimated_completion": "2026-11-28T14:35:08.457Z"
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
        "batch_id": "batch_01m8h99n22ymn3j5tt71c5rmhf"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8h99n22ymn3j5tt71c5rmhf",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "created_at": "2026-11-28T14:35:08.738Z",
        "estimated_completion": "2026-11-28T14:35:08.903Z",
        "completed_at": "2026-11-28T14:35:09.696Z",
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
        "batch_id": "batch_01m8h99p32hcwg0my96c69j2gb"
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
        "batch_id": "batch_01m8h99pf1jrhkt24sm4fjfybm"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8h99pf1jrhkt24sm4fjfybm",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 1,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "gemini",
        "created_at": "2026-11-28T14:35:10.177Z",
        "estimated_completion": "2026-11-28T14:35:10.332Z",
        "completed_at": "2026-11-28T14:35:10.258Z",
        "results": [
          {
            "profile_id": "prf_01m8h99peh21sp5k35m5snsy66",
            "fortune_id": null,
            "status": "canceled"
          }
        ]
      }
    },
    "retryBatch": {
      "params": {
        "batch_id": "batch_01m8h99pjyedsqd3zcnnv6x177"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "batch_01m8h99pjyedsqd3zcnnv6x177",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "created_at": "2026-11-28T14:35:10.302Z",
        "estimated_completion": "2026-11-28T14:35:11.292Z"
      }
    },
    "followBatch": {
      "params": {
        "batch_id": "batch_01m8h99qh43rhse2mp0m1byqhg"
      },
      "query": {},
      "status": 200,
      "answer": [
        {
          "id": "batch_01m8h99qh43rhse2mp0m1byqhg.1",
          "event": "complete",
          "data": {
            "id": "batch_01m8h99qh43rhse2mp0m1byqhg",
            "status": "failed",
            "total_count": 1,
            "completed_count": 0,
            "failed_count": 1,
            "canceled_count": 0,
            "fortune_type": "daily",
            "fortune_date": "2026-11-28",
            "model": "haiku",
            "created_at": "2026-11-28T14:35:11.268Z",
            "estimated_completion": "2026-11-28T14:35:11.423Z",
            "completed_at": "2026-11-28T14:35:12.075Z",
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
        "profile_id": "prf_01m8h99re5prcte083n9h0h6sb",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8h99retpjk470ccqhpgy52q",
        "profile_id": "prf_01m8h99re5prcte083n9h0h6sb",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "편안하게 보낼 수 있는 하루입니다."
          },
          "wealth": {
            "score": 60,
            "description": "낡은 물건은 버리기 전에 고쳐 쓸 수 있는지 살펴보세요."
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
            "description": "배우고 싶던 것을 하나 골라 조금 알아보세요."
          }
        },
        "lucky_items": {
          "number": 25,
          "color": "베이지색",
          "direction": "남서쪽",
          "time": "07:00-09:00"
        },
        "advice": "도와준 사람에게 고맙다고 말하세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-28T14:35:12.252Z",
        "latency_ms": 34,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-28T14:35:12.218Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8h99rehs7swwfejdf55yhxn",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 55,
          "latency": 55,
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
          "id": "ftn_01m8h99retpjk470ccqhpgy52q",
          "profile_id": "prf_01m8h99re5prcte083n9h0h6sb",
          "fortune_type": "daily",
          "fortune_date": "2026-11-28",
          "model": "haiku",
          "score": 66,
          "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
          "categories": {
            "overall": {
              "score": 66,
              "description": "편안하게 보낼 수 있는 하루입니다."
            },
            "wealth": {
              "score": 60,
              "description": "낡은 물건은 버리기 전에 고쳐 쓸 수 있는지 살펴보세요."
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
              "description": "배우고 싶던 것을 하나 골라 조금 알아보세요."
            }
          },
          "lucky_items": {
            "number": 25,
            "color": "베이지색",
            "direction": "남서쪽",
            "time": "07:00-09:00"
          },
          "advice": "도와준 사람에게 고맙다고 말하세요.",
          "profile": {
            "name": "홍**********************",
            "day_master": "경금",
            "day_master_element": "metal"
          },
          "cached": true,
          "generated_at": "2026-11-28T14:35:12.252Z",
          "latency_ms": 34,
          "ai_generated": false,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
          "type": "daily",
          "created_at": "2026-11-28T14:35:12.218Z",
          "meta": {
            "model": "haiku",
            "request_id": "req_01m8h99rgnppg7cnjs05mkqs3w",
            "cost_per_call": 0.013,
            "cost": 0,
            "duration_ms": 7,
            "latency": 7,
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
          "id": "ftn_01m8h99rhdy03fhd77ynyra0t9",
          "status": "pending"
        }
      }
    },
    "listFortunes": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8h99rjm36wfsndtefaggymw"
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
        "profile_id": "prf_01m8h99rm1ct1g6p5r2gr26shh"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8h99rmrzgfdmrpr5dtzk3xj",
        "profile_id": "prf_01m8h99rm1ct1g6p5r2gr26shh",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "편안하게 보낼 수 있는 하루입니다."
          },
          "wealth": {
            "score": 60,
            "description": "낡은 물건은 버리기 전에 고쳐 쓸 수 있는지 살펴보세요."
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
            "description": "배우고 싶던 것을 하나 골라 조금 알아보세요."
          }
        },
        "lucky_items": {
          "number": 25,
          "color": "베이지색",
          "direction": "남서쪽",
          "time": "07:00-09:00"
        },
        "advice": "도와준 사람에게 고맙다고 말하세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-28T14:35:12.433Z",
        "latency_ms": 25,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-28T14:35:12.408Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8h99rmd8py043evajjjffab",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 48,
          "latency": 48,
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
        "id": "ftn_01m8h99rq2kr7a2bayxxk7nr6g"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8h99rq2kr7a2bayxxk7nr6g",
        "profile_id": "prf_01m8h99rphjejsp7hgen6y5agq",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "편안하게 보낼 수 있는 하루입니다."
          },
          "wealth": {
            "score": 60,
            "description": "낡은 물건은 버리기 전에 고쳐 쓸 수 있는지 살펴보세요."
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
            "description": "배우고 싶던 것을 하나 골라 조금 알아보세요."
          }
        },
        "lucky_items": {
          "number": 25,
          "color": "베이지색",
          "direction": "남서쪽",
          "time": "07:00-09:00"
        },
        "advice": "도와준 사람에게 고맙다고 말하세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-28T14:35:12.524Z",
        "latency_ms": 42,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "unmaskFortune": {
      "params": {
        "id": "ftn_01m8h99rtj5tkfza92mqw3y8vd"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8h99rtj5tkfza92mqw3y8vd",
        "profile_id": "prf_01m8h99rt7btjxpeabhsn9sdes",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍mk11f45985bb5ff2028d57님, 앞으로의 일을 그려 보기 좋은 날입니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "편안하게 보낼 수 있는 하루입니다."
          },
          "wealth": {
            "score": 60,
            "description": "낡은 물건은 버리기 전에 고쳐 쓸 수 있는지 살펴보세요."
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
            "description": "배우고 싶던 것을 하나 골라 조금 알아보세요."
          }
        },
        "lucky_items": {
          "number": 25,
          "color": "베이지색",
          "direction": "남서쪽",
          "time": "07:00-09:00"
        },
        "advice": "도와준 사람에게 고맙다고 말하세요.",
        "analysis": {
          "day_energy": "오늘은 병오(丙午)일입니다. 윗글자에는 환한 햇볕 같은 불 기운, 아랫글자에는 한여름의 열기 같은 불 기운이 들어 있습니다.",
          "element_interaction": "오늘의 아랫글자는 태어난 시의 글자와 육합, 곧 서로를 부르는 짝입니다. 태어난 시는 앞날을 뜻하니, 앞으로의 일이 순조롭다고 보아 점수를 올렸습니다.",
          "recommendations": [
            "하고 싶은 일을 하나 골라 언제 할지 생각해 보세요.",
            "콘센트에 먼지가 쌓이지 않았는지 살펴보세요.",
            "휴대전화의 오래된 문자를 지우세요."
          ]
        },
        "profile": {
          "id": "prf_01m8h99rt7btjxpeabhsn9sdes",
          "name": "홍mk11f45985bb5ff2028d57",
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
        "generated_at": "2026-11-28T14:35:12.617Z",
        "latency_ms": 21,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "deleteFortune": {
      "params": {
        "id": "ftn_01m8h99rxf2q3e8wagmpayxtne"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8h99rxf2q3e8wagmpayxtne",
        "deleted": true,
        "deleted_at": "2026-11-28T14:35:12.802Z"
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
        "id": "whk_01m8h99s4phq50ayzrsaqt9c66",
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
        "created_at": "2026-11-28T14:35:12.918Z",
        "updated_at": "2026-11-28T14:35:12.918Z",
        "secret": "whsec_a8TZ3H6pwv9up9YYWdC0ePhZ3ANArtjxfIv0Akj6rN4="
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
        "id": "whk_01m8h99s6pwwmwegw9bw2jbrmp"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8h99s6pwwmwegw9bw2jbrmp",
        "url": "https://partner.example/mkdc4dbd237331?a375b7bd98e7",
        "events": [
          "profile.created"
        ],
        "description": "to mkdc4dbd237331",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-28T14:35:12.982Z",
        "updated_at": "2026-11-28T14:35:12.982Z"
      }
    },
    "updateWebhook": {
      "params": {
        "id": "whk_01m8h99s8d6s1b9bzpwy4znfz2"
      },
      "query": {},
      "body": {
        "description": "운세 알림",
        "active": true
      },
      "status": 200,
      "answer": {
        "id": "whk_01m8h99s8d6s1b9bzpwy4znfz2",
        "url": "https://partner.example/mk13ee39a27c01?55e24853d559",
        "events": [
          "profile.created"
        ],
        "description": "운세 알림",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-28T14:35:13.037Z",
        "updated_at": "2026-11-28T14:35:13.068Z"
      }
    },
    "deleteWebhook": {
      "params": {
        "id": "whk_01m8h99sd1cakz6s9n8tvj3a7s"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8h99sd1cakz6s9n8tvj3a7s",
        "deleted": true,
        "deleted_at": "2026-11-28T14:35:13.216Z"
      }
    },
    "testWebhook": {
      "params": {
        "id": "whk_01m8h99sfg4y85s9tmpx3899sq"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8h99sfg4y85s9tmpx3899sq",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8h99sgj99c7sajhc5960f0v",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 10,
          "attempted_at": "2026-11-28T14:35:13.326Z"
        },
        "payload_sent": {
          "id": "evt_01m8h99sgh83wdf4jbmb2nx11w",
          "type": "test.ping",
          "created_at": "2026-11-28T14:35:13.297Z",
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
        "id": "whk_01m8h99sn426f1sm6yzkfn496t"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8h99sn426f1sm6yzkfn496t",
        "url": "https://partner.example/mkc517dc396c79?1150d3bae06c",
        "events": [
          "profile.created"
        ],
        "description": "to mkc517dc396c79",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-28T14:35:13.444Z",
        "updated_at": "2026-11-28T14:35:13.477Z",
        "secret": "whsec_RyIh9HoKN1zHlNCyMcmfuYxUnnUlkhVvxyc/6Ea0U0s="
      }
    },
    "listDeliveries": {
      "params": {
        "id": "whk_01m8h99srrg61j5sbdkrr2z3ts"
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
        "id": "whk_01m8h99sva3bevespzdem0dn27",
        "delivery_id": "dlv_01m8h99sw6xwpsnhc24yq77bya"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "dlv_01m8h99sw6xwpsnhc24yq77bya",
        "status": "success",
        "response_code": 204,
        "response_time_ms": 1,
        "attempted_at": "2026-11-28T14:35:13.746Z",
        "event_id": "evt_01m8h99sw6akx921m9bn4y5dfg",
        "event_type": "profile.created",
        "attempts": [
          {
            "number": 1,
            "attempted_at": "2026-11-28T14:35:13.746Z",
            "response_time_ms": 1,
            "payload": {
              "id": "evt_01m8h99sw6akx921m9bn4y5dfg",
              "type": "profile.created",
              "created_at": "2026-11-28T14:35:13.670Z",
              "livemode": false,
              "data": {
                "profile_id": "prf_01m8h99svthsv4pf3ft7y6g6wt",
                "day_master": "경금"
              }
            },
            "request_headers": {
              "Content-Type": "application/json",
              "User-Agent": "Saju-Webhooks/1",
              "X-Saju-Event": "profile.created",
              "X-Saju-Delivery": "dlv_01m8h99sw6xwpsnhc24yq77bya",
              "X-Saju-Signature": "32d3099f60ec59e507f24368649f21719055af04fc1bef183263f0bbd132cc62",
              "webhook-id": "evt_01m8h99sw6akx921m9bn4y5dfg",
              "webhook-timestamp": "1795876513",
              "webhook-signature": "v1,tc3X9zB0p0rxoMV/mMlZuNbduwlcAEMAqfzicmzb+YA="
            },
            "response_status": 204,
            "response_headers": {
              "date": "Sat, 28 Nov 2026 14:35:13 GMT",
              "connection": "keep-alive",
              "keep-alive": "timeout=60"
            },
            "response_body": ""
          }
        ],
        "created_at": "2026-11-28T14:35:13.670Z",
        "next_attempt_at": null
      }
    },
    "replayEvents": {
      "params": {
        "id": "whk_01m8h99t487atdergdz4099gn3"
      },
      "query": {},
      "body": {
        "since": "2026-01-01T00:00:00Z",
        "status": "all"
      },
      "status": 202,
      "answer": {
        "webhook_id": "whk_01m8h99t487atdergdz4099gn3",
        "queued": 0
      }
    },
    "redeliverEvent": {
      "params": {
        "id": "whk_01m8h99t7ypk30847qe38trfyz",
        "delivery_id": "dlv_01m8h99ta1wv90w0mjsahz28zs"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "dlv_01m8h99ta1wv90w0mjsahz28zs",
        "status": "pending",
        "response_code": 204,
        "response_time_ms": 4,
        "attempted_at": "2026-11-28T14:35:14.198Z",
        "event_id": "evt_01m8h99ta1j9qkd75h16mct9qn",
        "event_type": "profile.created",
        "attempts": 1,
        "created_at": "2026-11-28T14:35:14.113Z",
        "next_attempt_at": "2026-11-28T14:35:14.262Z"
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
        "id": "evt_01m8h99tmrgdjb8qvwt0k65mem"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "evt_01m8h99tmrgdjb8qvwt0k65mem",
        "type": "profile.created",
        "created_at": "2026-11-28T14:35:14.456Z",
        "livemode": false,
        "data": {
          "profile_id": "prf_01m8h99tm7d7ywmnbdt6s5t2e5",
          "day_master": "경금"
        },
        "deliveries": [
          {
            "id": "dlv_01m8h99tmre3v4ns6j87a0b31z",
            "webhook_id": "whk_01m8h99tkjpqtzk3hdnq9197cx",
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
        "id": "key_01m8h99tw9td957x52t23w66q3",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_V3BrILjqidYz",
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
        "created_at": "2026-11-28T14:35:14.637Z",
        "expires_at": null,
        "key": "bs_test_V3BrILjqidYzs3APCvVNTZuRacuuqaGYQO3PFJR7HAK1"
      }
    },
    "listKeys": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "key_01m8h99v01hzv7xbb77ja32w96",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_mkPl5tu2sTIv",
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
            "created_at": "2026-11-28T14:35:14.811Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8h99tz8crsmjdv4xwac79fp",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_QCNF5FYcDVZQ",
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
            "created_at": "2026-11-28T14:35:14.745Z",
            "expires_at": "2026-11-29T14:35:14.811Z",
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": "key_01m8h99v01hzv7xbb77ja32w96"
          },
          {
            "id": "key_01m8h99txbyveazbnsk13dtkek",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_WQ2TyDIEk7La",
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
            "created_at": "2026-11-28T14:35:14.726Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8h99tx41aar6rb03f47f02c",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_OBChKPjvWu6z",
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
            "created_at": "2026-11-28T14:35:14.717Z",
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
        "id": "key_01m8h99v3jmrvxwqde3vef809c"
      },
      "query": {},
      "status": 204,
      "answer": []
    },
    "rotateKey": {
      "params": {
        "id": "key_01m8h99vbgsft7v8dgjn8tx0sd"
      },
      "query": {},
      "body": {
        "overlap_hours": 24
      },
      "status": 201,
      "answer": {
        "id": "key_01m8h99vccbvs2nvsd1206ptxr",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_tfCLaproN6Xs",
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
        "created_at": "2026-11-28T14:35:15.206Z",
        "expires_at": null,
        "key": "bs_test_tfCLaproN6XsbkTbB3eOgQteOw3bDDdKLFuylO01qC1g"
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
          "resets_at": "2026-11-28T14:36:15.247Z"
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
        "resource_id": "prf_01m8h99vpy2pvsvd2y4zjxk4be"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "id": 246525606123138,
            "action": "profile.created",
            "resource_type": "profile",
            "resource_id": "prf_01m8h99vpy2pvsvd2y4zjxk4be",
            "actor_ip": "127.0.0.1",
            "actor_api_key": "bs_test_bIWTZ28Nb8TZ",
            "request_id": "req_01m8h99vpfkgvydyfdvyzqjvqx",
            "metadata": {},
            "created_at": "2026-11-28T14:35:15.557Z"
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
            "id": "req_01m8h99vr96x7ztnmmzhhws1hk",
            "created_at": "2026-11-28T14:35:15.593Z",
            "method": "GET",
            "path": "/v1/profiles/{id}",
            "status": 404,
            "code": "not_found",
            "reason": null,
            "duration_ms": 14,
            "key_prefix": "bs_test_qoqjTXWqO8GN",
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
        "id": "req_01m8h99vt22qt6esrndj511032"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "req_01m8h99vt22qt6esrndj511032",
        "created_at": "2026-11-28T14:35:15.650Z",
        "method": "GET",
        "path": "/v1/profiles/{id}",
        "status": 404,
        "code": "not_found",
        "reason": null,
        "duration_ms": 11,
        "key_prefix": "bs_test_k3ro0xkk61qe",
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
        "profile_id": "prf_01m8h99vy7be2hjpj4jsj03xar",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8h99vzv6v6wnxg4n59gqwwd.character",
          "event": "character",
          "data": {
            "title": "초여름에 태어난 바위",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 단단한 바위 같은 쇠 기운을 타고났습니다. 결단이 빠르고 의리가 있어, 어려울 때 믿음을 줍니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "돈 문제도 빠르게 결정합니다. 다만 어려운 일까지 혼자 결정하려 합니다. 큰돈을 쓰기 전에는 믿는 사람과 의논해 보세요."
          }
        },
        {
          "id": "call_01m8h99vzv6v6wnxg4n59gqwwd.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 오래 걸릴 일은 중간에 한 번씩 돌아보며 합니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "결정을 미루기 쉽습니다. 중요한 일은 언제까지 결정할지 달력에 적어 보세요."
          }
        },
        {
          "id": "call_01m8h99vzv6v6wnxg4n59gqwwd.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8h99w0arj8mwespwtmc6ewd",
            "profile_id": "prf_01m8h99vy7be2hjpj4jsj03xar",
            "fortune_type": "daily",
            "fortune_date": "2026-11-28",
            "model": "haiku",
            "score": 66,
            "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
            "categories": {
              "overall": {
                "score": 66,
                "description": "편안하게 보낼 수 있는 하루입니다."
              },
              "wealth": {
                "score": 60,
                "description": "낡은 물건은 버리기 전에 고쳐 쓸 수 있는지 살펴보세요."
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
                "description": "배우고 싶던 것을 하나 골라 조금 알아보세요."
              }
            },
            "lucky_items": {
              "number": 25,
              "color": "베이지색",
              "direction": "남서쪽",
              "time": "07:00-09:00"
            },
            "advice": "도와준 사람에게 고맙다고 말하세요.",
            "profile": {
              "name": "홍**********************",
              "day_master": "경금",
              "day_master_element": "metal"
            },
            "cached": false,
            "generated_at": "2026-11-28T14:35:16.100Z",
            "latency_ms": 250,
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        },
        {
          "id": "call_01m8h99vzv6v6wnxg4n59gqwwd.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8h99vza9r898yqagq8hztsz",
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
        "id": "prf_01m8h99wc0br2bdt3tky5f91kc",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-28T14:35:16.224Z",
        "updated_at": "2026-11-28T14:35:16.224Z"
      }
    },
    "listProfilesV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8h99wh8tgj6sx4659h2841t",
            "external_id": "customer-1001",
            "person": {
              "name": "홍**",
              "birthDate": "19**-**-**",
              "gender": "female"
            },
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-28T14:35:16.392Z",
            "updated_at": "2026-11-28T14:35:16.392Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfileV2": {
      "params": {
        "id": "prf_01m8h99wran0mqqj7dfw6c382e"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8h99wran0mqqj7dfw6c382e",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-28T14:35:16.618Z",
        "updated_at": "2026-11-28T14:35:16.618Z"
      }
    },
    "updateProfileV2": {
      "params": {
        "id": "prf_01m8h99wxp7nfftn68jt9zhjyt"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8h99wxp7nfftn68jt9zhjyt",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-28T14:35:16.790Z",
        "updated_at": "2026-11-28T14:35:16.830Z"
      }
    },
    "deleteProfileV2": {
      "params": {
        "id": "prf_01m8h99x1tg62xnb7t0es9jrwr"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8h99x1tg62xnb7t0es9jrwr",
        "deleted": true,
        "deleted_at": "2026-11-28T14:35:16.985Z",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 0
        }
      }
    },
    "unmaskProfileV2": {
      "params": {
        "id": "prf_01m8h99x8nyysktjev1wr2dahr"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8h99x8nyysktjev1wr2dahr",
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
        "created_at": "2026-11-28T14:35:17.141Z",
        "updated_at": "2026-11-28T14:35:17.141Z"
      }
    },
    "createFortuneV2": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8h99xcghdrchk2ekvek6n7r",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8h99xdbpetq7w3n1agtgjcr",
        "profile_id": "prf_01m8h99xcghdrchk2ekvek6n7r",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "편안하게 보낼 수 있는 하루입니다."
          },
          "wealth": {
            "score": 60,
            "description": "낡은 물건은 버리기 전에 고쳐 쓸 수 있는지 살펴보세요."
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
            "description": "배우고 싶던 것을 하나 골라 조금 알아보세요."
          }
        },
        "lucky_items": {
          "number": 25,
          "color": "베이지색",
          "direction": "남서쪽",
          "time": "07:00-09:00"
        },
        "advice": "도와준 사람에게 고맙다고 말하세요.",
        "cached": false,
        "generated_at": "2026-11-28T14:35:17.352Z",
        "latency_ms": 61,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-28T14:35:17.291Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8h99xcwjab7banqxhb3khfa",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 99,
          "latency": 99,
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
          "id": "ftn_01m8h99xdbpetq7w3n1agtgjcr",
          "profile_id": "prf_01m8h99xcghdrchk2ekvek6n7r",
          "fortune_type": "daily",
          "fortune_date": "2026-11-28",
          "model": "haiku",
          "score": 66,
          "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
          "categories": {
            "overall": {
              "score": 66,
              "description": "편안하게 보낼 수 있는 하루입니다."
            },
            "wealth": {
              "score": 60,
              "description": "낡은 물건은 버리기 전에 고쳐 쓸 수 있는지 살펴보세요."
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
              "description": "배우고 싶던 것을 하나 골라 조금 알아보세요."
            }
          },
          "lucky_items": {
            "number": 25,
            "color": "베이지색",
            "direction": "남서쪽",
            "time": "07:00-09:00"
          },
          "advice": "도와준 사람에게 고맙다고 말하세요.",
          "cached": true,
          "generated_at": "2026-11-28T14:35:17.352Z",
          "latency_ms": 61,
          "ai_generated": false,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
          "type": "daily",
          "created_at": "2026-11-28T14:35:17.291Z",
          "meta": {
            "model": "haiku",
            "request_id": "req_01m8h99xgktvt9d3mp2hzk777g",
            "cost_per_call": 0.013,
            "cost": 0,
            "duration_ms": 10,
            "latency": 10,
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
          "id": "ftn_01m8h99xhd14avpmt3j9wm3gfp",
          "status": "pending"
        }
      }
    },
    "listFortunesV2": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8h99xjevkcg7kcxxb4p5dca"
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
          "prf_01m8h99xkq9g0136c173ny5spv"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8h99xm6j1k0dmfbhbk62vxj",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "created_at": "2026-11-28T14:35:17.510Z",
        "estimated_completion": "2026-11-28T14:35:17.664Z"
      }
    },
    "getBatchV2": {
      "params": {
        "batch_id": "batch_01m8h99xrj65hjd4pt5gqgpkxt"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8h99xrj65hjd4pt5gqgpkxt",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "created_at": "2026-11-28T14:35:17.650Z",
        "estimated_completion": "2026-11-28T14:35:17.806Z",
        "completed_at": "2026-11-28T14:35:18.211Z",
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
        "profile_id": "prf_01m8h99yeepmj10ar5jkrkm1af",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8h99yfc9jr71c2qb97mhz7j.character",
          "event": "character",
          "data": {
            "title": "초여름에 태어난 바위",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 단단한 바위 같은 쇠 기운을 타고났습니다. 결단이 빠르고 의리가 있어, 어려울 때 믿음을 줍니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "돈 문제도 빠르게 결정합니다. 다만 어려운 일까지 혼자 결정하려 합니다. 큰돈을 쓰기 전에는 믿는 사람과 의논해 보세요."
          }
        },
        {
          "id": "call_01m8h99yfc9jr71c2qb97mhz7j.character+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8h99yfxa6rs0fgaa5aa8d19",
            "profile_id": "prf_01m8h99yeepmj10ar5jkrkm1af",
            "fortune_type": "daily",
            "fortune_date": "2026-11-28",
            "model": "haiku",
            "score": 66,
            "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
            "categories": {
              "overall": {
                "score": 66,
                "description": "편안하게 보낼 수 있는 하루입니다."
              },
              "wealth": {
                "score": 60,
                "description": "낡은 물건은 버리기 전에 고쳐 쓸 수 있는지 살펴보세요."
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
                "description": "배우고 싶던 것을 하나 골라 조금 알아보세요."
              }
            },
            "lucky_items": {
              "number": 25,
              "color": "베이지색",
              "direction": "남서쪽",
              "time": "07:00-09:00"
            },
            "advice": "도와준 사람에게 고맙다고 말하세요.",
            "cached": false,
            "generated_at": "2026-11-28T14:35:18.621Z",
            "latency_ms": 224,
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
          "id": "call_01m8h99yfc9jr71c2qb97mhz7j.character+fortune+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 오래 걸릴 일은 중간에 한 번씩 돌아보며 합니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "결정을 미루기 쉽습니다. 중요한 일은 언제까지 결정할지 달력에 적어 보세요."
          }
        },
        {
          "id": "call_01m8h99yfc9jr71c2qb97mhz7j.character+fortune+tendency+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8h99yf3ft7ehv3g5gp2sj9w",
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        }
      ]
    },
    "getFortuneV2": {
      "params": {
        "id": "ftn_01m8h99yytgkhdw8xgwdq2fn12"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8h99yytgkhdw8xgwdq2fn12",
        "profile_id": "prf_01m8h99yxe9t3kxn2wf2y21c2y",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "편안하게 보낼 수 있는 하루입니다."
          },
          "wealth": {
            "score": 60,
            "description": "낡은 물건은 버리기 전에 고쳐 쓸 수 있는지 살펴보세요."
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
            "description": "배우고 싶던 것을 하나 골라 조금 알아보세요."
          }
        },
        "lucky_items": {
          "number": 25,
          "color": "베이지색",
          "direction": "남서쪽",
          "time": "07:00-09:00"
        },
        "advice": "도와준 사람에게 고맙다고 말하세요.",
        "cached": false,
        "generated_at": "2026-11-28T14:35:18.925Z",
        "latency_ms": 51,
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
        "id": "ftn_01m8h99z5yesfpkdy4szdawe5x"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8h99z5yesfpkdy4szdawe5x",
        "profile_id": "prf_01m8h99z46wxwktfze53s35whg",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍mk3b997ff3904d1f49a25a님, 앞으로의 일을 그려 보기 좋은 날입니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "편안하게 보낼 수 있는 하루입니다."
          },
          "wealth": {
            "score": 60,
            "description": "낡은 물건은 버리기 전에 고쳐 쓸 수 있는지 살펴보세요."
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
            "description": "배우고 싶던 것을 하나 골라 조금 알아보세요."
          }
        },
        "lucky_items": {
          "number": 25,
          "color": "베이지색",
          "direction": "남서쪽",
          "time": "07:00-09:00"
        },
        "advice": "도와준 사람에게 고맙다고 말하세요.",
        "analysis": {
          "day_energy": "오늘은 병오(丙午)일입니다. 윗글자에는 환한 햇볕 같은 불 기운, 아랫글자에는 한여름의 열기 같은 불 기운이 들어 있습니다.",
          "element_interaction": "오늘의 아랫글자는 태어난 시의 글자와 육합, 곧 서로를 부르는 짝입니다. 태어난 시는 앞날을 뜻하니, 앞으로의 일이 순조롭다고 보아 점수를 올렸습니다.",
          "recommendations": [
            "하고 싶은 일을 하나 골라 언제 할지 생각해 보세요.",
            "콘센트에 먼지가 쌓이지 않았는지 살펴보세요.",
            "휴대전화의 오래된 문자를 지우세요."
          ]
        },
        "cached": false,
        "generated_at": "2026-11-28T14:35:19.246Z",
        "latency_ms": 144,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "person": {
          "name": "홍mk3b997ff3904d1f49a25a",
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
        "id": "ftn_01m8h99zm2rd2mmsr1d5ygk82t"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8h99zm2rd2mmsr1d5ygk82t",
        "deleted": true,
        "deleted_at": "2026-11-28T14:35:19.703Z"
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
        "id": "whk_01m8h99ztmgx7tj4vbqztwaan3",
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
        "created_at": "2026-11-28T14:35:19.763Z",
        "updated_at": "2026-11-28T14:35:19.763Z",
        "secret": "whsec_XIi8fYnL0hXfXq4vip+k8Gw8pBi8DbF4P9uFMIXggx8="
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
        "id": "whk_01m8h99zy1qf5qwd3e0hg5qseb"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8h99zy1qf5qwd3e0hg5qseb",
        "url": "https://partner.example/mk4338c4ee6625?51aec4396300",
        "events": [
          "profile.created"
        ],
        "description": "to mk4338c4ee6625",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-28T14:35:19.873Z",
        "updated_at": "2026-11-28T14:35:19.873Z"
      }
    },
    "deleteWebhookV2": {
      "params": {
        "id": "whk_01m8h9a00hwjpv6nzxc1cxdsxp"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8h9a00hwjpv6nzxc1cxdsxp",
        "deleted": true,
        "deleted_at": "2026-11-28T14:35:19.986Z"
      }
    },
    "testWebhookV2": {
      "params": {
        "id": "whk_01m8h9a054yq229nppnppmq3c0"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8h9a054yq229nppnppmq3c0",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8h9a072js0ph83jmgwk80pn",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 9,
          "attempted_at": "2026-11-28T14:35:20.300Z"
        },
        "payload_sent": {
          "id": "evt_01m8h9a072js0ph83jmgwk80pm",
          "type": "test.ping",
          "created_at": "2026-11-28T14:35:20.162Z",
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
          "resets_at": "2026-11-28T14:36:20.435Z"
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
        "resource_id": "prf_01m8h9a14qn7m7cewdg86njahq"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "timestamp": "2026-11-28T14:35:21.117Z",
            "action": "profile.created",
            "actor": {
              "type": "api_key",
              "id": "bs_test_Uwp7UWRAMyqh"
            },
            "resource": {
              "type": "profile",
              "id": "prf_01m8h9a14qn7m7cewdg86njahq"
            },
            "request_id": "req_01m8h9a14fwp276qe79t3fp2e4"
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
      "request_id": "req_01m8h9a1cwgkzgngqw472j65jf",
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
      "request_id": "req_01m8h9a1d7gp9fq6bhga4ad01g",
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
        "requestId": "req_01m8h9a1e496psqe1s84j01jrp"
      }
    },
    "400 validation_error": {
      "type": "/errors/validation",
      "title": "Bad Request",
      "status": 400,
      "detail": "birth_month: must be from 1 to 12",
      "instance": "/v1/profiles",
      "code": "validation_error",
      "request_id": "req_01m8h9a1g05cdfvneje6vb4b66",
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
      "request_id": "req_01m8h9a1gj49mct8k83vfht4nr",
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
      "request_id": "req_01m8h9a1gtzewmw2vtzvvdty6e",
      "hint": "Send your key in the X-API-Key header."
    },
    "403 forbidden": {
      "type": "/errors/forbidden",
      "title": "Forbidden",
      "status": 403,
      "detail": "The key lacks the permission profile:read.",
      "instance": "/v1/profiles",
      "code": "forbidden",
      "request_id": "req_01m8h9a1h462rbam3kee8p2h0t",
      "hint": "Create a key with this permission by POST /v1/keys."
    },
    "404 not_found": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "No such profile.",
      "instance": "/v1/profiles/prf_01kb0c1d2e3f4g5h6j7k8m9n0p",
      "code": "not_found",
      "request_id": "req_01m8h9a1hyr6qt8z0yh33ztyev"
    },
    "409 conflict": {
      "type": "/errors/conflict",
      "title": "Conflict",
      "status": 409,
      "detail": "Another profile has this external_id.",
      "instance": "/v1/profiles",
      "code": "conflict",
      "request_id": "req_01m8h9a1j8xfemmjbw9kve9hb8",
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
      "request_id": "req_01m8h9a1x568cbt6xcg8fweq65",
      "hint": "To do it again, send the request with a new key."
    },
    "415 unsupported_media_type": {
      "type": "/errors/unsupported-media-type",
      "title": "Unsupported Media Type",
      "status": 415,
      "detail": "The body must be JSON.",
      "instance": "/v1/profiles",
      "code": "unsupported_media_type",
      "request_id": "req_01m8h9a1xxg934yhshr9f0k18w",
      "hint": "Send Content-Type: application/json."
    },
    "413 payload_too_large": {
      "type": "/errors/payload-too-large",
      "title": "Payload Too Large",
      "status": 413,
      "detail": "The body is larger than 100 KB.",
      "instance": "/v1/profiles",
      "code": "payload_too_large",
      "request_id": "req_01m8h9a1y6sjnc7jvc5p5zbnj0"
    },
    "404 not_ready": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "The fortune is being generated.",
      "instance": "/v1/fortunes/ftn_01m8h9a20va0yz3hnr9c20egzp",
      "code": "not_ready",
      "request_id": "req_01m8h9a23w03srvprcbxjx4ggb",
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
      "request_id": "req_01m8h9a25tktnvaa44t8zr277w",
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
        "requestId": "req_01m8h9a3rmb2zb6tb2p1pnscnk"
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
        "requestId": "req_01m8h9a3v3cjb02xe4e1pdeaer"
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
        "requestId": "req_01m8h9a3vaqe40ffz8wag10704"
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
        "requestId": "req_01m8h9a3wa7vqhc94g3wwk856f"
      }
    },
    "legacy 404 not_found": {
      "success": false,
      "error": {
        "code": "not_found",
        "message": "No such key."
      },
      "meta": {
        "requestId": "req_01m8h9a3wn9av4bkfsq5twcncr"
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
        "requestId": "req_01m8h9a3y1s64m3ta85sh1fnb6"
      }
    },
    "legacy 413 payload_too_large": {
      "success": false,
      "error": {
        "code": "payload_too_large",
        "message": "The body is larger than 100 KB."
      },
      "meta": {
        "requestId": "req_01m8h9a3yegzcd8734rpb189ja"
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
        "requestId": "req_01m8h9a4ckpkyyw19ev9ws6x42"
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
      "request_id": "req_01m8h9aa4b6rrtgce51tpmsz02",
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
        "requestId": "req_01m8h9aa4h9dd88gd411knhnj3"
      }
    }
  },
  "deliveries": {
    "fortune.generated": {
      "id": "evt_01m8h9aafz4mgcxxt07mcn95wj",
      "type": "fortune.generated",
      "created_at": "2026-11-28T14:35:30.928Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8h9aafzavyqz25mfw0yw532",
        "profile_id": "prf_01m8h9aa6xfdhghyqasybgfckf",
        "fortune_type": "daily",
        "dayMaster": "경금",
        "date": "2026-11-28",
        "score": 66,
        "model": "haiku"
      }
    },
    "fortune.deleted": {
      "id": "evt_01m8h9ab15tp95zc4ajpjq8hdg",
      "type": "fortune.deleted",
      "created_at": "2026-11-28T14:35:31.237Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8h9aafzavyqz25mfw0yw532",
        "profile_id": "prf_01m8h9aa6xfdhghyqasybgfckf"
      }
    },
    "profile.created": {
      "id": "evt_01m8h9aa77mh0syjswjy9vrade",
      "type": "profile.created",
      "created_at": "2026-11-28T14:35:30.407Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8h9aa6xfdhghyqasybgfckf",
        "day_master": "경금"
      }
    },
    "profile.updated": {
      "id": "evt_01m8h9aa8k71nwcyh6hzp8ssrs",
      "type": "profile.updated",
      "created_at": "2026-11-28T14:35:30.451Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8h9aa6xfdhghyqasybgfckf",
        "day_master": "경금"
      }
    },
    "profile.deleted": {
      "id": "evt_01m8h9ab6nwg9w4njgftjnvcnb",
      "type": "profile.deleted",
      "created_at": "2026-11-28T14:35:31.413Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8h9aa6xfdhghyqasybgfckf",
        "day_master": "경금",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 1
        }
      }
    },
    "batch.completed": {
      "id": "evt_01m8h9aatpzarsrq26sg5apdej",
      "type": "batch.completed",
      "created_at": "2026-11-28T14:35:31.031Z",
      "livemode": false,
      "data": {
        "id": "evt_01m8h9aatpzarsrq26sg5apdej",
        "event": "batch.completed",
        "batch_id": "batch_01m8h9aaap2sge756c71ynf7wh",
        "status": "completed",
        "total_count": 1,
        "completed_count": 1,
        "failed_count": 0,
        "canceled_count": 0,
        "completed_at": "2026-11-28T14:35:31.020Z"
      }
    },
    "daily.reset": {
      "id": "evt_01m8h9abaen14sj03dtpgt7ag4",
      "type": "daily.reset",
      "created_at": "2026-11-28T14:35:31.534Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-28"
      },
      "test": true
    },
    "cache.warmed": {
      "id": "evt_01m8h9abcpavemjrj9mfth9f3c",
      "type": "cache.warmed",
      "created_at": "2026-11-28T14:35:31.606Z",
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
      "id": "evt_01m8h9abgeqh113v86wpwfc67m",
      "type": "rate_limit.warning",
      "created_at": "2026-11-28T14:35:31.726Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "limit": 100000,
        "used": 80000,
        "resets_at": "2026-11-28T14:35:31.726Z"
      },
      "test": true
    },
    "webhook.disabled": {
      "id": "evt_01m8h9abkdkr4v3vazkdrkewep",
      "type": "webhook.disabled",
      "created_at": "2026-11-28T14:35:31.821Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "webhook_id": "whk_01m8h9aa69msjk2sfmygvcw27x",
        "url": "https://partner.example/events",
        "failure_count": 5
      },
      "test": true
    },
    "callback": {
      "id": "evt_01m8h9aatpzarsrq26sg5apdej",
      "event": "batch.completed",
      "batch_id": "batch_01m8h9aaap2sge756c71ynf7wh",
      "status": "completed",
      "total_count": 1,
      "completed_count": 1,
      "failed_count": 0,
      "canceled_count": 0,
      "completed_at": "2026-11-28T14:35:31.020Z"
    }
  }
};
