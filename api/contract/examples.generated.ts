// Written by `npm run docs:examples`.
export const RECORDED_EXAMPLES = {
  "operations": {
    "checkHealth": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "status": "healthy",
        "timestamp": "2026-11-29T12:40:09.841Z"
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
        "timestamp": "2026-11-29T12:40:09.930Z",
        "components": {
          "api": {
            "status": "operational",
            "latency_ms": 24.4
          },
          "database": {
            "status": "operational",
            "latency_ms": 14.4,
            "connections": {
              "active": 0,
              "idle": 1,
              "max": 50
            }
          },
          "cache": {
            "status": "operational",
            "latency_ms": 6.1,
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
          "id": "key_01m8kn3v0jb2401d33f8tzpgke",
          "name": "server",
          "type": "test",
          "prefix": "bs_test_OZnhw7arUMZ6",
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
          "createdAt": "2026-11-29T12:40:09.979Z",
          "key": "bs_test_OZnhw7arUMZ6sRc2lh6uGAVXrOz4Sc5TEDOHvXrl6Gw6"
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
            "id": "key_01m8kn3v1f1x2y6rm9vkfznztn",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_dTbgiWdoDMqw",
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
            "createdAt": "2026-11-29T12:40:10.028Z",
            "lastUsedAt": null
          },
          {
            "id": "key_01m8kn3v1ajqfmab8ng77bts1y",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_lnLEh6jDctbF",
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
            "createdAt": "2026-11-29T12:40:10.022Z",
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
        "id": "key_01m8kn3v4njdkg719hxfjzf3pj"
      },
      "query": {},
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "id": "key_01m8kn3v4njdkg719hxfjzf3pj",
          "name": "key of mkad5faa4d03c0: revoked",
          "type": "test",
          "prefix": "bs_test_UMZCqgX6TJA5",
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
          "createdAt": "2026-11-29T12:40:10.118Z",
          "lastUsedAt": null,
          "revokedAt": "2026-11-29T12:40:10.150Z"
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
          "signingSecret": "whsec_x7yJqFygTWeql0nrUZ+3j59ocb5DmzgSA717luvzWNQ="
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
          "signingSecret": "whsec_USr/CfAVH1WK6Qp80WdWNQs3GwllmVepAc0+uuwJKTY="
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
            "identity": "홍길동님은 곧은 소나무 같은 나무 기운을 타고났습니다. 비슷한 상대와 겨룰 때 힘을 내고, 부당한 일에는 물러서지 않습니다. 양보하는 데는 서툴러 작은 일로 다투기도 합니다.",
            "investmentIdentity": "남을 따라 움직이지 않고 스스로 공부한 것만 고릅니다. 한번 내린 판단은 틀려도 잘 고치지 않으니, 고른 까닭이 지금도 맞는지 가끔 확인하세요."
          },
          "investmentTendency": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "홍길동님은 위험을 무턱대고 피하지도, 일부러 찾지도 않습니다. 이유가 분명하면 오래 기다릴 줄 압니다. 유행을 알아도 그대로 따르지는 않습니다.",
            "warning": "여러 갈래 길 앞에서 망설이기 쉽습니다. 지금 가장 중요한 것을 하나 골라 보세요."
          },
          "todayFortune": {
            "date": "2026-11-29",
            "formattedDate": "2026년 11월 29일 일요일",
            "dayElement": "fire",
            "score": 35,
            "overallAnalysis": "작은 돈까지 걱정하기 쉬운 날입니다. 걱정한다고 오늘 바뀌는 것은 많지 않습니다.",
            "actionItems": [
              {
                "type": "do",
                "text": "걱정이 떠오르면 잠깐 걷거나 집안일을 해 보세요."
              },
              {
                "type": "do",
                "text": "오래 앉아 있었으면 일어나 몸을 펴세요."
              },
              {
                "type": "avoid",
                "text": "잠자리에서까지 돈 계산을 하지 마세요."
              },
              {
                "type": "avoid",
                "text": "처음 보는 앱에 개인 정보를 넣지 마세요."
              }
            ],
            "timing": {
              "best": "09:00-11:00",
              "avoid": "17:00-19:00",
              "reason": "늦은 오전에는 말이 잘 나오니 하고 싶던 이야기를 적으세요. 초저녁에는 실수하기 쉬우니 서두르지 마세요."
            }
          },
          "investmentFortune": {
            "shortTerm": {
              "message": "돈 이야기가 다툼이 될 때가 있습니다. 가족과 의논할 일은 다른 날로 미루세요.",
              "warning": "가족 앞에서 남의 벌이를 부러워하지 마세요."
            },
            "longTerm": {
              "message": "홍길동님, 경제 용어를 알면 뉴스를 읽기가 쉬워집니다.",
              "advice": "뜻을 모르고 넘어간 경제 용어를 하나씩 익혀 보세요."
            },
            "example": "예를 들어 뉴스에서 모르는 말을 들으면, 저녁에 그 뜻을 찾아보는 것입니다."
          },
          "whyExplanation": "정미(丁未)일의 아랫글자에 든 흙 기운은 작은 것까지 따지는 마음을 뜻하는데, 이 사주에는 짐이 되어 점수가 내려갔습니다."
        },
        "generatedAt": "2026-11-29T12:40:10.606Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8kn3v7g07ceg1q5f19yaqcp",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 380,
          "latency": 380,
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
          "summary": "홍길동님, 쉬운 달도 있고 어려운 달도 있는 한 해입니다. 올해에는 가까운 사이에서 뜻이 자주 엇갈립니다. 옳고 그름을 가리다 보면 둘 다 지칩니다. 열두 달 가운데 5월이 가장 수월하고, 7월이 가장 까다롭습니다.",
          "quarters": [
            {
              "quarter": 1,
              "score": 55,
              "advice": "1월에는 작은 일이 마음에 걸리기 쉬우니 너그럽게 넘기세요."
            },
            {
              "quarter": 2,
              "score": 64,
              "advice": "5월에는 도와줄 사람이 가까이 있으니 막힌 일이 있으면 도움을 청하세요."
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
              "keyword": "혼자만의 시간"
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
              "keyword": "가까운 사람"
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
        "generatedAt": "2026-11-29T12:40:10.693Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8kn3vm9hf9egrsxxjf39azd",
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
        "generatedAt": "2026-11-29T12:40:10.732Z",
        "meta": {
          "requestId": "req_01m8kn3vptejfd7bvk3jankt9r"
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
          "resetsAt": "2026-11-29T12:41:10.796Z"
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
          "id": "sup_01m8kn3vvb4mqqf1a3j8awhyzc",
          "status": "received"
        }
      }
    },
    "composeDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8kn3vwwrbxh330mfmeszefn"
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
            "identity": "홍**********************님은 단단한 바위 같은 쇠 기운을 타고났습니다. 결단이 빠르고 의리가 있어, 어려울 때 믿음을 줍니다. 마음이 급하면 말투가 거칠어지기도 합니다.",
            "investment_identity": "돈 문제도 빠르게 결정하고, 어려운 일까지 혼자 떠안으려 합니다. 큰돈을 쓰기 전에는 믿을 만한 사람과 의논해 보세요."
          },
          "investment_tendency": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 오래 걸리는 일은 중간중간 살펴 가며 해냅니다. 유행을 알아도 그대로 따르지는 않습니다.",
            "warning": "결정을 미루기 쉽습니다. 중요한 일은 언제까지 결정할지 달력에 적으세요."
          },
          "today_fortune": {
            "date": "2026-11-29",
            "formatted_date": "2026년 11월 29일 일요일",
            "day_element": "fire",
            "score": 80,
            "overall_analysis": "모르던 것을 물으면 답이 쉽게 돌아옵니다. 답해 준 사람과도 한결 가까워집니다.",
            "action_items": [
              {
                "type": "do",
                "text": "막힌 것이 있으면 잘 아는 사람에게 물어보세요."
              },
              {
                "type": "do",
                "text": "까치발로 서서 몸을 쭉 뻗어 보세요."
              },
              {
                "type": "avoid",
                "text": "설명을 듣는 중에 끼어들지 마세요."
              },
              {
                "type": "avoid",
                "text": "확인되지 않은 이야기를 옮기지 마세요."
              }
            ],
            "timing": {
              "best": "17:00-19:00",
              "avoid": "09:00-11:00",
              "reason": "늦은 오전에는 기분이 처지기 쉬우니 좋아하는 노래를 들으세요. 초저녁에는 마음이 차분하니 하던 일을 이어 가기 좋습니다."
            }
          },
          "investment_fortune": {
            "short_term": {
              "message": "쉬는 날에는 앞일을 생각할 시간이 있습니다. 앞으로 공부할 것을 하나 골라 보세요.",
              "warning": "모르는 곳에서 가입을 권하면 개인 정보를 적지 마세요."
            },
            "long_term": {
              "message": "홍**********************님, 명절이나 생일이 있는 달에는 돈 쓸 일이 몰리기 쉽습니다.",
              "advice": "큰 행사가 있는 달을 미리 적어 두세요."
            },
            "example": "예를 들어 설과 추석, 가족의 생일이 있는 달을 달력에 표시하는 것입니다."
          },
          "why_explanation": "정미(丁未)일의 아랫글자에 든 흙 기운은 배움과 보살핌을 뜻하며, 이 사주에 큰 도움이 되어 점수가 올랐습니다."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8kn3vxj753preqr4tt3c4zy",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 122,
          "latency": 122,
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
        "generated_at": "2026-11-29T12:40:11.053Z"
      }
    },
    "composeWeeklyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8kn3w2nfje88jwdqgywqp7n"
      },
      "status": 200,
      "answer": {
        "data": {
          "week_start": "2026-11-23",
          "week_end": "2026-11-29",
          "score": 59,
          "summary": "좋은 일과 아쉬운 일이 섞인 한 주입니다. 수요일에는 사소한 일이 마음에 걸리기 쉬우니 너그럽게 넘기세요. 일요일에는 도와줄 사람이 가까이 있으니 막힌 일이 있으면 도움을 청하세요.",
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
          "advice": "홍**********************님, 꼭 해야 할 일을 골라 먼저 하고, 저녁 하루는 약속 없이 비워 두세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8kn3w37s0xbqvsp36s0y93j",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 57,
          "latency": 57,
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
        "generated_at": "2026-11-29T12:40:11.168Z"
      }
    },
    "getCharacter": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8kn3w61ctyyz7qqee1wj9nf"
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
            "identity": "홍**********************님은 단단한 바위 같은 쇠 기운을 타고났습니다. 결단이 빠르고 의리가 있어, 어려울 때 믿음을 줍니다. 마음이 급하면 말투가 거칠어지기도 합니다.",
            "investment_identity": "돈 문제도 빠르게 결정하고, 어려운 일까지 혼자 떠안으려 합니다. 큰돈을 쓰기 전에는 믿을 만한 사람과 의논해 보세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8kn3w6e2whjtas899r2jyve",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 53,
          "latency": 53,
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
        "generated_at": "2026-11-29T12:40:11.268Z"
      }
    },
    "getTendency": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8kn3w97tgrrfg76kdph7jb5"
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
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 오래 걸리는 일은 중간중간 살펴 가며 해냅니다. 유행을 알아도 그대로 따르지는 않습니다.",
            "warning": "결정을 미루기 쉽습니다. 중요한 일은 언제까지 결정할지 달력에 적으세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8kn3w9pjnnfh7qf5tyqbgmr",
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
          "ai_generated": false,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        },
        "generated_at": "2026-11-29T12:40:11.372Z"
      }
    },
    "getRadar": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8kn3wcd2bhkmdtx7wdsn547"
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
          "request_id": "req_01m8kn3wcs26y7v5j3tpg0axr3",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 47,
          "latency": 47,
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
        "generated_at": "2026-11-29T12:40:11.464Z"
      }
    },
    "getPopularCoins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8kn3wf9rvkzr18g0pmzg1bs"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 6,
          "insufficient_data": false,
          "as_of": "2026-11-29T12:40:11.518Z",
          "coins": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8kn3wfk804xp9a3nt8ea5z7",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 28,
          "latency": 28,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "popular_coins"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-29T12:40:11.536Z"
      }
    },
    "getElementComparison": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8kn3wh955sqz0gc41kaf7hd"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 7,
          "insufficient_data": false,
          "as_of": "2026-11-29T12:40:11.583Z",
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
          "request_id": "req_01m8kn3whnsx2j0skm1wmawbn2",
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
        "generated_at": "2026-11-29T12:40:11.609Z"
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
          "as_of": "2026-11-29T12:40:11.644Z",
          "rankings": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8kn3wkcn45ked2hxfbk630a",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 26,
          "latency": 26,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "fortune_ranking"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-29T12:40:11.654Z"
      }
    },
    "getTradingStyles": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8kn3wmxd8jkfpjc2nzqzrxv"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-29T12:40:11.698Z",
          "styles": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8kn3wn9yprtxdnh2yzr58q6",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 17,
          "latency": 17,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "trading_styles"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-29T12:40:11.706Z"
      }
    },
    "getPortfolioBreakdown": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8kn3wpfqpacde858gha6xes"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-29T12:40:11.744Z",
          "assets": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8kn3wpsf21d464sbrbt5kf2",
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
        "generated_at": "2026-11-29T12:40:11.763Z"
      }
    },
    "getSajuTwins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8kn3wrg3e94rvd7cytm76mx"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 10,
          "insufficient_data": false,
          "as_of": "2026-11-29T12:40:11.817Z",
          "same_day_pillar": 10,
          "same_four_pillars": 10,
          "common_coins": [],
          "common_styles": [],
          "average_score_today": null
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8kn3wrtf02g41msn6kcecxw",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 36,
          "latency": 36,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "saju_twin"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-29T12:40:11.838Z"
      }
    },
    "streamDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8kn3wtqkq1x9xzgge1j0q7d"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8kn3wv71fvpmyr357kk274q.character",
          "event": "character",
          "data": {
            "title": "초여름에 태어난 바위",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 단단한 바위 같은 쇠 기운을 타고났습니다. 결단이 빠르고 의리가 있어, 어려울 때 믿음을 줍니다. 마음이 급하면 말투가 거칠어지기도 합니다.",
            "investment_identity": "돈 문제도 빠르게 결정하고, 어려운 일까지 혼자 떠안으려 합니다. 큰돈을 쓰기 전에는 믿을 만한 사람과 의논해 보세요."
          }
        },
        {
          "id": "call_01m8kn3wv71fvpmyr357kk274q.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 오래 걸리는 일은 중간중간 살펴 가며 해냅니다. 유행을 알아도 그대로 따르지는 않습니다.",
            "warning": "결정을 미루기 쉽습니다. 중요한 일은 언제까지 결정할지 달력에 적으세요."
          }
        },
        {
          "id": "call_01m8kn3wv71fvpmyr357kk274q.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "today_fortune": {
              "date": "2026-11-29",
              "formatted_date": "2026년 11월 29일 일요일",
              "day_element": "fire",
              "score": 80,
              "overall_analysis": "모르던 것을 물으면 답이 쉽게 돌아옵니다. 답해 준 사람과도 한결 가까워집니다.",
              "action_items": [
                {
                  "type": "do",
                  "text": "막힌 것이 있으면 잘 아는 사람에게 물어보세요."
                },
                {
                  "type": "do",
                  "text": "까치발로 서서 몸을 쭉 뻗어 보세요."
                },
                {
                  "type": "avoid",
                  "text": "설명을 듣는 중에 끼어들지 마세요."
                },
                {
                  "type": "avoid",
                  "text": "확인되지 않은 이야기를 옮기지 마세요."
                }
              ],
              "timing": {
                "best": "17:00-19:00",
                "avoid": "09:00-11:00",
                "reason": "늦은 오전에는 기분이 처지기 쉬우니 좋아하는 노래를 들으세요. 초저녁에는 마음이 차분하니 하던 일을 이어 가기 좋습니다."
              }
            },
            "investment_fortune": {
              "short_term": {
                "message": "쉬는 날에는 앞일을 생각할 시간이 있습니다. 앞으로 공부할 것을 하나 골라 보세요.",
                "warning": "모르는 곳에서 가입을 권하면 개인 정보를 적지 마세요."
              },
              "long_term": {
                "message": "홍**********************님, 명절이나 생일이 있는 달에는 돈 쓸 일이 몰리기 쉽습니다.",
                "advice": "큰 행사가 있는 달을 미리 적어 두세요."
              },
              "example": "예를 들어 설과 추석, 가족의 생일이 있는 달을 달력에 표시하는 것입니다."
            },
            "why_explanation": "정미(丁未)일의 아랫글자에 든 흙 기운은 배움과 보살핌을 뜻하며, 이 사주에 큰 도움이 되어 점수가 올랐습니다."
          }
        },
        {
          "id": "call_01m8kn3wv71fvpmyr357kk274q.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8kn3wv2d98w84ngvfj40b8e",
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
          "id": "call_01m8kn3wzr8c5zn23ac3nb2rdp.character",
          "event": "character",
          "data": {
            "title": "이른 봄에 태어난 나무",
            "dayMaster": "갑목",
            "dayMasterHanja": "甲",
            "elementName": "목(木)",
            "emoji": "🌳",
            "identity": "홍길동님은 곧은 소나무 같은 나무 기운을 타고났습니다. 비슷한 상대와 겨룰 때 힘을 내고, 부당한 일에는 물러서지 않습니다. 양보하는 데는 서툴러 작은 일로 다투기도 합니다.",
            "investmentIdentity": "남을 따라 움직이지 않고 스스로 공부한 것만 고릅니다. 한번 내린 판단은 틀려도 잘 고치지 않으니, 고른 까닭이 지금도 맞는지 가끔 확인하세요."
          }
        },
        {
          "id": "call_01m8kn3wzr8c5zn23ac3nb2rdp.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "홍길동님은 위험을 무턱대고 피하지도, 일부러 찾지도 않습니다. 이유가 분명하면 오래 기다릴 줄 압니다. 유행을 알아도 그대로 따르지는 않습니다.",
            "warning": "여러 갈래 길 앞에서 망설이기 쉽습니다. 지금 가장 중요한 것을 하나 골라 보세요."
          }
        },
        {
          "id": "call_01m8kn3wzr8c5zn23ac3nb2rdp.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "todayFortune": {
              "date": "2026-11-29",
              "formattedDate": "2026년 11월 29일 일요일",
              "dayElement": "fire",
              "score": 35,
              "overallAnalysis": "작은 돈까지 걱정하기 쉬운 날입니다. 걱정한다고 오늘 바뀌는 것은 많지 않습니다.",
              "actionItems": [
                {
                  "type": "do",
                  "text": "걱정이 떠오르면 잠깐 걷거나 집안일을 해 보세요."
                },
                {
                  "type": "do",
                  "text": "오래 앉아 있었으면 일어나 몸을 펴세요."
                },
                {
                  "type": "avoid",
                  "text": "잠자리에서까지 돈 계산을 하지 마세요."
                },
                {
                  "type": "avoid",
                  "text": "처음 보는 앱에 개인 정보를 넣지 마세요."
                }
              ],
              "timing": {
                "best": "09:00-11:00",
                "avoid": "17:00-19:00",
                "reason": "늦은 오전에는 말이 잘 나오니 하고 싶던 이야기를 적으세요. 초저녁에는 실수하기 쉬우니 서두르지 마세요."
              }
            },
            "investmentFortune": {
              "shortTerm": {
                "message": "돈 이야기가 다툼이 될 때가 있습니다. 가족과 의논할 일은 다른 날로 미루세요.",
                "warning": "가족 앞에서 남의 벌이를 부러워하지 마세요."
              },
              "longTerm": {
                "message": "홍길동님, 경제 용어를 알면 뉴스를 읽기가 쉬워집니다.",
                "advice": "뜻을 모르고 넘어간 경제 용어를 하나씩 익혀 보세요."
              },
              "example": "예를 들어 뉴스에서 모르는 말을 들으면, 저녁에 그 뜻을 찾아보는 것입니다."
            },
            "whyExplanation": "정미(丁未)일의 아랫글자에 든 흙 기운은 작은 것까지 따지는 마음을 뜻하는데, 이 사주에는 짐이 되어 점수가 내려갔습니다."
          }
        },
        {
          "id": "call_01m8kn3wzr8c5zn23ac3nb2rdp.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8kn3wzfbf00d34mxxf2ad1k",
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
        "profile_id": "prf_01m8kn3x4pneenx8qs2baa9tfd"
      },
      "status": 200,
      "answer": {
        "data": {
          "year": 2026,
          "year_pillar": "병오",
          "score": 66,
          "summary": "홍**********************님, 차근차근 나아가기 좋은 한 해입니다. 올해에는 앞으로의 일을 준비하기 좋습니다. 지금 한 준비가 나중에 힘이 됩니다. 십 년마다 바뀌는 큰 흐름인 대운은 지금 이 사주에 도움이 됩니다. 열두 달 가운데 9월이 가장 수월하고, 6월이 가장 까다롭습니다.",
          "quarters": [
            {
              "quarter": 1,
              "score": 59,
              "advice": "2월에는 벌이고 싶은 일이 많아지니 하던 일부터 끝내세요."
            },
            {
              "quarter": 2,
              "score": 59,
              "advice": "6월에는 씀씀이가 커지기 쉬우니 사고 싶은 것은 적어 두고 다음 달에 다시 보세요."
            },
            {
              "quarter": 3,
              "score": 72,
              "advice": "9월에는 가까운 사람과 뜻이 통하니 함께 결정할 일을 의논하세요."
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
              "keyword": "먼저 부탁하기"
            },
            {
              "month": 9,
              "score": 79,
              "keyword": "통하는 마음"
            },
            {
              "month": 10,
              "score": 70,
              "keyword": "혼자만의 시간"
            },
            {
              "month": 11,
              "score": 70,
              "keyword": "고마운 조언"
            },
            {
              "month": 12,
              "score": 62,
              "keyword": "속마음 나누기"
            }
          ],
          "advice": "다달이 저축을 거르지 말고, 큰 지출은 미리 준비하세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8kn3x52n37fcz4penk3fkmh",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 58,
          "latency": 58,
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
        "generated_at": "2026-11-29T12:40:12.252Z"
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
          "profile_id": "prf_01m8kn3x7kcbx6bw22p2zqw8ja"
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
          "request_id": "req_01m8kn3x83f0pr6kcqmp0fn662",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 12,
          "latency": 12,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": []
          },
          "simulated": false
        },
        "generated_at": "2026-11-29T12:40:12.303Z"
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
        "id": "prf_01m8kn3x96jsgnts8j7ekqhrkt",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-29T12:40:12.326Z",
        "updated_at": "2026-11-29T12:40:12.326Z"
      }
    },
    "listProfiles": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8kn3xb1kjpkw30r817ynmbs",
            "external_id": "customer-1001",
            "name": "홍**",
            "birth_year": "19**",
            "gender": "female",
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-29T12:40:12.385Z",
            "updated_at": "2026-11-29T12:40:12.385Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfile": {
      "params": {
        "id": "prf_01m8kn3xe4kv0jr3q2ba0bmwj8"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8kn3xe4kv0jr3q2ba0bmwj8",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-29T12:40:12.484Z",
        "updated_at": "2026-11-29T12:40:12.484Z"
      }
    },
    "unmaskProfile": {
      "params": {
        "id": "prf_01m8kn3xg48jrefjtmnsrvmywc"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8kn3xg48jrefjtmnsrvmywc",
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
        "created_at": "2026-11-29T12:40:12.548Z",
        "updated_at": "2026-11-29T12:40:12.548Z"
      }
    },
    "replaceProfile": {
      "params": {
        "id": "prf_01m8kn3xjaq14b95tey4b2wseg"
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
        "id": "prf_01m8kn3xjaq14b95tey4b2wseg",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-29T12:40:12.618Z",
        "updated_at": "2026-11-29T12:40:12.644Z"
      }
    },
    "updateProfile": {
      "params": {
        "id": "prf_01m8kn3xp7jyg8956wsqz39vrh"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8kn3xp7jyg8956wsqz39vrh",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-29T12:40:12.743Z",
        "updated_at": "2026-11-29T12:40:12.777Z"
      }
    },
    "deleteProfile": {
      "params": {
        "id": "prf_01m8kn3xsexvzggdjw2vj40pze"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8kn3xsexvzggdjw2vj40pze",
        "deleted": true,
        "deleted_at": "2026-11-29T12:40:12.900Z",
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
          "prf_01m8kn3xwckxpngxhpy731cs1f"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8kn3xwy6wp1qcvzhyv85xma",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-29",
        "model": "haiku",
        "created_at": "2026-11-29T12:40:12.958Z",
        "estimated_completion": "2026-11-29T12:40:13.117Z"
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
        "batch_id": "batch_01m8kn3y25hmbj53c5298gxazx"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8kn3y25hmbj53c5298gxazx",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-29",
        "model": "haiku",
        "created_at": "2026-11-29T12:40:13.125Z",
        "estimated_completion": "2026-11-29T12:40:13.282Z",
        "completed_at": "2026-11-29T12:40:13.505Z",
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
        "batch_id": "batch_01m8kn3ygapm0cn85e4ckyexhg"
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
        "batch_id": "batch_01m8kn3ypw2ybaemvhcp6bmcm7"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8kn3ypw2ybaemvhcp6bmcm7",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 1,
        "fortune_type": "daily",
        "fortune_date": "2026-11-29",
        "model": "gemini",
        "created_at": "2026-11-29T12:40:13.788Z",
        "estimated_completion": "2026-11-29T12:40:13.948Z",
        "completed_at": "2026-11-29T12:40:13.893Z",
        "results": [
          {
            "profile_id": "prf_01m8kn3yp7wsw91t127dtjw0bp",
            "fortune_id": null,
            "status": "canceled"
          }
        ]
      }
    },
    "retryBatch": {
      "params": {
        "batch_id": "batch_01m8kn3yvac6bz2xpt1htegpk9"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "batch_01m8kn3yvac6bz2xpt1htegpk9",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-29",
        "model": "haiku",
        "created_at": "2026-11-29T12:40:13.930Z",
        "estimated_completion": "2026-11-29T12:40:14.229Z"
      }
    },
    "followBatch": {
      "params": {
        "batch_id": "batch_01m8kn3z0vbph1rgewsaqv39at"
      },
      "query": {},
      "status": 200,
      "answer": [
        {
          "id": "batch_01m8kn3z0vbph1rgewsaqv39at.1",
          "event": "complete",
          "data": {
            "id": "batch_01m8kn3z0vbph1rgewsaqv39at",
            "status": "failed",
            "total_count": 1,
            "completed_count": 0,
            "failed_count": 1,
            "canceled_count": 0,
            "fortune_type": "daily",
            "fortune_date": "2026-11-29",
            "model": "haiku",
            "created_at": "2026-11-29T12:40:14.107Z",
            "estimated_completion": "2026-11-29T12:40:14.261Z",
            "completed_at": "2026-11-29T12:40:14.442Z",
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
        "profile_id": "prf_01m8kn3zdc388jtcg2qxt63gk3",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8kn3zdvyfhbh03pncd8ev9a",
        "profile_id": "prf_01m8kn3zdc388jtcg2qxt63gk3",
        "fortune_type": "daily",
        "fortune_date": "2026-11-29",
        "model": "haiku",
        "score": 80,
        "summary": "배우고 도움받는 일이 수월한 날입니다.",
        "categories": {
          "overall": {
            "score": 80,
            "description": "홍**********************님, 일이 술술 풀리는 하루입니다."
          },
          "wealth": {
            "score": 72,
            "description": "글이 잘 읽히는 날입니다. 쌓아 둔 요금 안내문을 읽어 보세요."
          },
          "love": {
            "score": 76,
            "description": "예의 바른 말이 호감을 주는 날입니다. 고마운 마음을 정중하게 전하세요."
          },
          "health": {
            "score": 80,
            "description": "규칙적으로 지내기 좋은 날입니다. 식사 시간을 지키세요."
          },
          "career": {
            "score": 84,
            "description": "쉬는 날에는 일 생각을 내려놓고 지내 보세요."
          }
        },
        "lucky_items": {
          "number": 30,
          "color": "갈색",
          "direction": "북동쪽",
          "time": "17:00-19:00"
        },
        "advice": "다음에 여행하고 싶은 곳을 하나 골라 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-29T12:40:14.544Z",
        "latency_ms": 21,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-29T12:40:14.523Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8kn3zdnhbthwqwz0mzrz7z6",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 40,
          "latency": 40,
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
          "id": "ftn_01m8kn3zdvyfhbh03pncd8ev9a",
          "profile_id": "prf_01m8kn3zdc388jtcg2qxt63gk3",
          "fortune_type": "daily",
          "fortune_date": "2026-11-29",
          "model": "haiku",
          "score": 80,
          "summary": "배우고 도움받는 일이 수월한 날입니다.",
          "categories": {
            "overall": {
              "score": 80,
              "description": "홍**********************님, 일이 술술 풀리는 하루입니다."
            },
            "wealth": {
              "score": 72,
              "description": "글이 잘 읽히는 날입니다. 쌓아 둔 요금 안내문을 읽어 보세요."
            },
            "love": {
              "score": 76,
              "description": "예의 바른 말이 호감을 주는 날입니다. 고마운 마음을 정중하게 전하세요."
            },
            "health": {
              "score": 80,
              "description": "규칙적으로 지내기 좋은 날입니다. 식사 시간을 지키세요."
            },
            "career": {
              "score": 84,
              "description": "쉬는 날에는 일 생각을 내려놓고 지내 보세요."
            }
          },
          "lucky_items": {
            "number": 30,
            "color": "갈색",
            "direction": "북동쪽",
            "time": "17:00-19:00"
          },
          "advice": "다음에 여행하고 싶은 곳을 하나 골라 보세요.",
          "profile": {
            "name": "홍**********************",
            "day_master": "경금",
            "day_master_element": "metal"
          },
          "cached": true,
          "generated_at": "2026-11-29T12:40:14.544Z",
          "latency_ms": 21,
          "ai_generated": false,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
          "type": "daily",
          "created_at": "2026-11-29T12:40:14.523Z",
          "meta": {
            "model": "haiku",
            "request_id": "req_01m8kn3zfakybwt2bnvk76ej01",
            "cost_per_call": 0.013,
            "cost": 0,
            "duration_ms": 5,
            "latency": 5,
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
          "id": "ftn_01m8kn3zg06whcsjn2ghy5wyrk",
          "status": "pending"
        }
      }
    },
    "listFortunes": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8kn3zgzspad5bdmtqtqrkmv"
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
        "profile_id": "prf_01m8kn3zjdzvf2r75ec1262s78"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8kn3zk1d5njvbmn49whndf1",
        "profile_id": "prf_01m8kn3zjdzvf2r75ec1262s78",
        "fortune_type": "daily",
        "fortune_date": "2026-11-29",
        "model": "haiku",
        "score": 80,
        "summary": "배우고 도움받는 일이 수월한 날입니다.",
        "categories": {
          "overall": {
            "score": 80,
            "description": "홍**********************님, 일이 술술 풀리는 하루입니다."
          },
          "wealth": {
            "score": 72,
            "description": "글이 잘 읽히는 날입니다. 쌓아 둔 요금 안내문을 읽어 보세요."
          },
          "love": {
            "score": 76,
            "description": "예의 바른 말이 호감을 주는 날입니다. 고마운 마음을 정중하게 전하세요."
          },
          "health": {
            "score": 80,
            "description": "규칙적으로 지내기 좋은 날입니다. 식사 시간을 지키세요."
          },
          "career": {
            "score": 84,
            "description": "쉬는 날에는 일 생각을 내려놓고 지내 보세요."
          }
        },
        "lucky_items": {
          "number": 30,
          "color": "갈색",
          "direction": "북동쪽",
          "time": "17:00-19:00"
        },
        "advice": "다음에 여행하고 싶은 곳을 하나 골라 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-29T12:40:14.717Z",
        "latency_ms": 28,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-29T12:40:14.689Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8kn3zjq0mw6jbdc4nktsxs2",
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
    "getFortune": {
      "params": {
        "id": "ftn_01m8kn3znga8bn08se48ny9j8j"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8kn3znga8bn08se48ny9j8j",
        "profile_id": "prf_01m8kn3zmz21jrtzx7qye70t3j",
        "fortune_type": "daily",
        "fortune_date": "2026-11-29",
        "model": "haiku",
        "score": 80,
        "summary": "배우고 도움받는 일이 수월한 날입니다.",
        "categories": {
          "overall": {
            "score": 80,
            "description": "홍**********************님, 일이 술술 풀리는 하루입니다."
          },
          "wealth": {
            "score": 72,
            "description": "글이 잘 읽히는 날입니다. 쌓아 둔 요금 안내문을 읽어 보세요."
          },
          "love": {
            "score": 76,
            "description": "예의 바른 말이 호감을 주는 날입니다. 고마운 마음을 정중하게 전하세요."
          },
          "health": {
            "score": 80,
            "description": "규칙적으로 지내기 좋은 날입니다. 식사 시간을 지키세요."
          },
          "career": {
            "score": 84,
            "description": "쉬는 날에는 일 생각을 내려놓고 지내 보세요."
          }
        },
        "lucky_items": {
          "number": 30,
          "color": "갈색",
          "direction": "북동쪽",
          "time": "17:00-19:00"
        },
        "advice": "다음에 여행하고 싶은 곳을 하나 골라 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-29T12:40:14.787Z",
        "latency_ms": 19,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "unmaskFortune": {
      "params": {
        "id": "ftn_01m8kn3zqyjawfm4n507yq9wpv"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8kn3zqyjawfm4n507yq9wpv",
        "profile_id": "prf_01m8kn3zqc4grdpjgxcmkc5dqa",
        "fortune_type": "daily",
        "fortune_date": "2026-11-29",
        "model": "haiku",
        "score": 80,
        "summary": "배우고 도움받는 일이 수월한 날입니다.",
        "categories": {
          "overall": {
            "score": 80,
            "description": "홍mk981cef69f0fc24dc98fe님, 일이 술술 풀리는 하루입니다."
          },
          "wealth": {
            "score": 72,
            "description": "글이 잘 읽히는 날입니다. 쌓아 둔 요금 안내문을 읽어 보세요."
          },
          "love": {
            "score": 76,
            "description": "예의 바른 말이 호감을 주는 날입니다. 고마운 마음을 정중하게 전하세요."
          },
          "health": {
            "score": 80,
            "description": "규칙적으로 지내기 좋은 날입니다. 식사 시간을 지키세요."
          },
          "career": {
            "score": 84,
            "description": "쉬는 날에는 일 생각을 내려놓고 지내 보세요."
          }
        },
        "lucky_items": {
          "number": 30,
          "color": "갈색",
          "direction": "북동쪽",
          "time": "17:00-19:00"
        },
        "advice": "다음에 여행하고 싶은 곳을 하나 골라 보세요.",
        "analysis": {
          "day_energy": "정미(丁未)일의 윗글자에는 작은 등불 같은 불 기운, 아랫글자에는 늦여름의 마른 땅 같은 흙 기운이 들어 있습니다.",
          "element_interaction": "오늘의 아랫글자에 든 흙 기운은 배움과 보살핌을 뜻하며, 이 사주의 균형을 잡아 주어 점수가 올랐습니다.",
          "recommendations": [
            "모르는 것이 있으면 잘 아는 사람에게 물어보세요.",
            "배운 것을 바로 한번 써 보세요.",
            "아는 척하느라 배울 기회를 놓치지 마세요."
          ]
        },
        "profile": {
          "id": "prf_01m8kn3zqc4grdpjgxcmkc5dqa",
          "name": "홍mk981cef69f0fc24dc98fe",
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
        "generated_at": "2026-11-29T12:40:14.882Z",
        "latency_ms": 36,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "deleteFortune": {
      "params": {
        "id": "ftn_01m8kn3zv9zj03mdcpz3p101w8"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8kn3zv9zj03mdcpz3p101w8",
        "deleted": true,
        "deleted_at": "2026-11-29T12:40:15.005Z"
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
        "id": "whk_01m8kn401efp3a4v3ra95vtsjn",
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
        "created_at": "2026-11-29T12:40:15.150Z",
        "updated_at": "2026-11-29T12:40:15.150Z",
        "secret": "whsec_mD+cdMW6JFGqGGy3tmuI0HWmyu0X8iGqDecpK81H0Zw="
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
        "id": "whk_01m8kn403bz10q7z30znrpy3zj"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8kn403bz10q7z30znrpy3zj",
        "url": "https://partner.example/mk23608e73e6a5?7d64d674c200",
        "events": [
          "profile.created"
        ],
        "description": "to mk23608e73e6a5",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-29T12:40:15.211Z",
        "updated_at": "2026-11-29T12:40:15.211Z"
      }
    },
    "updateWebhook": {
      "params": {
        "id": "whk_01m8kn4050z1sgmhahs8abn3n9"
      },
      "query": {},
      "body": {
        "description": "운세 알림",
        "active": true
      },
      "status": 200,
      "answer": {
        "id": "whk_01m8kn4050z1sgmhahs8abn3n9",
        "url": "https://partner.example/mk75c83de79d50?a74ecc837f99",
        "events": [
          "profile.created"
        ],
        "description": "운세 알림",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-29T12:40:15.264Z",
        "updated_at": "2026-11-29T12:40:15.282Z"
      }
    },
    "deleteWebhook": {
      "params": {
        "id": "whk_01m8kn406gwpsdvzcev99wwk5k"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8kn406gwpsdvzcev99wwk5k",
        "deleted": true,
        "deleted_at": "2026-11-29T12:40:15.327Z"
      }
    },
    "testWebhook": {
      "params": {
        "id": "whk_01m8kn4084qsyabycg5hhztazz"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8kn4084qsyabycg5hhztazz",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8kn408jvxsrw5w87w4jcyv4",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 6,
          "attempted_at": "2026-11-29T12:40:15.392Z"
        },
        "payload_sent": {
          "id": "evt_01m8kn408jvxsrw5w87w4jcyv3",
          "type": "test.ping",
          "created_at": "2026-11-29T12:40:15.378Z",
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
        "id": "whk_01m8kn40apx5va0sdhta5w2m9c"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8kn40apx5va0sdhta5w2m9c",
        "url": "https://partner.example/mk822f2f272305?c4b30909bef5",
        "events": [
          "profile.created"
        ],
        "description": "to mk822f2f272305",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-29T12:40:15.446Z",
        "updated_at": "2026-11-29T12:40:15.463Z",
        "secret": "whsec_SfqyGEuzwEtiZC7dXYRRVH08WEVeiUG7+cHjC5BUxBg="
      }
    },
    "listDeliveries": {
      "params": {
        "id": "whk_01m8kn40c2y1bcarfzry5rbygc"
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
        "id": "whk_01m8kn40dp8sm3dnn56z86sm5y",
        "delivery_id": "dlv_01m8kn40eev0pbvmhkhy059bfr"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "dlv_01m8kn40eev0pbvmhkhy059bfr",
        "status": "success",
        "response_code": 204,
        "response_time_ms": 2,
        "attempted_at": "2026-11-29T12:40:15.613Z",
        "event_id": "evt_01m8kn40eefkzmf74zd73fjyyb",
        "event_type": "profile.created",
        "attempts": [
          {
            "number": 1,
            "attempted_at": "2026-11-29T12:40:15.613Z",
            "response_time_ms": 2,
            "payload": {
              "id": "evt_01m8kn40eefkzmf74zd73fjyyb",
              "type": "profile.created",
              "created_at": "2026-11-29T12:40:15.566Z",
              "livemode": false,
              "data": {
                "profile_id": "prf_01m8kn40e6tneehhpr51zn8kpk",
                "day_master": "경금"
              }
            },
            "request_headers": {
              "Content-Type": "application/json",
              "User-Agent": "Saju-Webhooks/1",
              "X-Saju-Event": "profile.created",
              "X-Saju-Delivery": "dlv_01m8kn40eev0pbvmhkhy059bfr",
              "X-Saju-Signature": "1bd042754f118ca4664bfb4ea1cbf3d35c5dfece0d44a259bbfdc0775972c236",
              "webhook-id": "evt_01m8kn40eefkzmf74zd73fjyyb",
              "webhook-timestamp": "1795956015",
              "webhook-signature": "v1,EmDDMS//YNi0wzgaot5ETvmwdy6eI0ig8z/kUlrE9yU="
            },
            "response_status": 204,
            "response_headers": {
              "date": "Sun, 29 Nov 2026 12:40:15 GMT",
              "connection": "keep-alive",
              "keep-alive": "timeout=60"
            },
            "response_body": ""
          }
        ],
        "created_at": "2026-11-29T12:40:15.566Z",
        "next_attempt_at": null
      }
    },
    "replayEvents": {
      "params": {
        "id": "whk_01m8kn40hmv1rjwfwx0562ff25"
      },
      "query": {},
      "body": {
        "since": "2026-01-01T00:00:00Z",
        "status": "all"
      },
      "status": 202,
      "answer": {
        "webhook_id": "whk_01m8kn40hmv1rjwfwx0562ff25",
        "queued": 0
      }
    },
    "redeliverEvent": {
      "params": {
        "id": "whk_01m8kn40jx2mydtapvmffz7f7z",
        "delivery_id": "dlv_01m8kn40kd5mz2d3awgra4fe64"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "dlv_01m8kn40kd5mz2d3awgra4fe64",
        "status": "pending",
        "response_code": 204,
        "response_time_ms": 1,
        "attempted_at": "2026-11-29T12:40:15.750Z",
        "event_id": "evt_01m8kn40kd02z4jsxcwmstsnj1",
        "event_type": "profile.created",
        "attempts": 1,
        "created_at": "2026-11-29T12:40:15.725Z",
        "next_attempt_at": "2026-11-29T12:40:15.785Z"
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
        "id": "evt_01m8kn40qt8s63aj2nb2xaxg40"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "evt_01m8kn40qt8s63aj2nb2xaxg40",
        "type": "profile.created",
        "created_at": "2026-11-29T12:40:15.866Z",
        "livemode": false,
        "data": {
          "profile_id": "prf_01m8kn40qk13rmgpk7rvd49m0t",
          "day_master": "경금"
        },
        "deliveries": [
          {
            "id": "dlv_01m8kn40qt24pk8pcsk3qw4123",
            "webhook_id": "whk_01m8kn40q96m3337ytn7sv9bga",
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
        "id": "key_01m8kn40v55gpf71hdsgh19x4k",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_ZhLvTMwu59WE",
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
        "allowed_addresses": null,
        "created_at": "2026-11-29T12:40:15.958Z",
        "expires_at": null,
        "key": "bs_test_ZhLvTMwu59WECrGteFeQO3tiPC8hKO1mA9pHC4PxveAQ"
      }
    },
    "listKeys": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "key_01m8kn40wvv38gcptha70k5c3b",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_YGYbdAN3zLAr",
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
            "allowed_addresses": null,
            "created_at": "2026-11-29T12:40:16.024Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8kn40wgkx7eppwgatk8mw13",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_KhF9sb5uYtod",
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
            "allowed_addresses": null,
            "created_at": "2026-11-29T12:40:16.004Z",
            "expires_at": "2026-11-30T12:40:16.024Z",
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": "key_01m8kn40wvv38gcptha70k5c3b"
          },
          {
            "id": "key_01m8kn40vs95xtkbcxtpfjf8gt",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_RUYiAJywnRQo",
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
            "allowed_addresses": null,
            "created_at": "2026-11-29T12:40:15.990Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8kn40vn2zan3zz66qq5wskt",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_JM9wMmZHffEN",
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
            "allowed_addresses": null,
            "created_at": "2026-11-29T12:40:15.985Z",
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
        "id": "key_01m8kn40ye54yd2vfta9wvcn59"
      },
      "query": {},
      "status": 204,
      "answer": []
    },
    "rotateKey": {
      "params": {
        "id": "key_01m8kn410pd8yh98ktm8wt556n"
      },
      "query": {},
      "body": {
        "overlap_hours": 24
      },
      "status": 201,
      "answer": {
        "id": "key_01m8kn410zb6wgdjvgz7cq3ys3",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_iBIvSCoiESR4",
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
        "allowed_addresses": null,
        "created_at": "2026-11-29T12:40:16.157Z",
        "expires_at": null,
        "key": "bs_test_iBIvSCoiESR4HIEYveUJPySDtHUHaAnS9uN0IRLOOHk2"
      }
    },
    "getUsageReport": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "period": "day",
        "start_date": "2026-11-22",
        "end_date": "2026-11-29",
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
          },
          {
            "date": "2026-11-29",
            "requests": 0,
            "cost_usd": 0
          }
        ],
        "rate_limit_status": {
          "window": "minute",
          "limit": 100,
          "used": 1,
          "remaining": 99,
          "resets_at": "2026-11-29T12:41:16.180Z"
        }
      }
    },
    "getFortuneReport": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "start_date": "2026-10-30",
        "end_date": "2026-11-29",
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
          },
          {
            "date": "2026-11-29",
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
        "start_date": "2026-10-30",
        "end_date": "2026-11-29",
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
            "count": 0
          },
          {
            "date": "2026-11-29",
            "count": 6
          }
        ]
      }
    },
    "listAuditEntries": {
      "params": {},
      "query": {
        "resource_id": "prf_01m8kn417zqgd6cmy7591qece7"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "id": 246851241522133,
            "action": "profile.created",
            "resource_type": "profile",
            "resource_id": "prf_01m8kn417zqgd6cmy7591qece7",
            "actor_ip": "127.0.0.1",
            "actor_api_key": "bs_test_ivb1mYv9CcVM",
            "request_id": "req_01m8kn417r58x9ffpj24hyc1v4",
            "metadata": {},
            "created_at": "2026-11-29T12:40:16.387Z"
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
            "id": "req_01m8kn418zbetbf6smhdmc0rr1",
            "created_at": "2026-11-29T12:40:16.415Z",
            "method": "GET",
            "path": "/v1/profiles/{id}",
            "status": 404,
            "code": "not_found",
            "reason": null,
            "duration_ms": 12,
            "key_prefix": "bs_test_R5tW49bHY4C7",
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
        "id": "req_01m8kn41aemp2h69zd9rvj75gh"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "req_01m8kn41aemp2h69zd9rvj75gh",
        "created_at": "2026-11-29T12:40:16.462Z",
        "method": "GET",
        "path": "/v1/profiles/{id}",
        "status": 404,
        "code": "not_found",
        "reason": null,
        "duration_ms": 11,
        "key_prefix": "bs_test_tpUDsztQjTba",
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
        "profile_id": "prf_01m8kn41btcjw0wk9nh7c5g7qa",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8kn41ccf6phty4zftfsgyqm.character",
          "event": "character",
          "data": {
            "title": "초여름에 태어난 바위",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 단단한 바위 같은 쇠 기운을 타고났습니다. 결단이 빠르고 의리가 있어, 어려울 때 믿음을 줍니다. 마음이 급하면 말투가 거칠어지기도 합니다.",
            "investment_identity": "돈 문제도 빠르게 결정하고, 어려운 일까지 혼자 떠안으려 합니다. 큰돈을 쓰기 전에는 믿을 만한 사람과 의논해 보세요."
          }
        },
        {
          "id": "call_01m8kn41ccf6phty4zftfsgyqm.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 오래 걸리는 일은 중간중간 살펴 가며 해냅니다. 유행을 알아도 그대로 따르지는 않습니다.",
            "warning": "결정을 미루기 쉽습니다. 중요한 일은 언제까지 결정할지 달력에 적으세요."
          }
        },
        {
          "id": "call_01m8kn41ccf6phty4zftfsgyqm.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8kn41cjp31rvszgxcpmvkvs",
            "profile_id": "prf_01m8kn41btcjw0wk9nh7c5g7qa",
            "fortune_type": "daily",
            "fortune_date": "2026-11-29",
            "model": "haiku",
            "score": 80,
            "summary": "배우고 도움받는 일이 수월한 날입니다.",
            "categories": {
              "overall": {
                "score": 80,
                "description": "홍**********************님, 일이 술술 풀리는 하루입니다."
              },
              "wealth": {
                "score": 72,
                "description": "글이 잘 읽히는 날입니다. 쌓아 둔 요금 안내문을 읽어 보세요."
              },
              "love": {
                "score": 76,
                "description": "예의 바른 말이 호감을 주는 날입니다. 고마운 마음을 정중하게 전하세요."
              },
              "health": {
                "score": 80,
                "description": "규칙적으로 지내기 좋은 날입니다. 식사 시간을 지키세요."
              },
              "career": {
                "score": 84,
                "description": "쉬는 날에는 일 생각을 내려놓고 지내 보세요."
              }
            },
            "lucky_items": {
              "number": 30,
              "color": "갈색",
              "direction": "북동쪽",
              "time": "17:00-19:00"
            },
            "advice": "다음에 여행하고 싶은 곳을 하나 골라 보세요.",
            "profile": {
              "name": "홍**********************",
              "day_master": "경금",
              "day_master_element": "metal"
            },
            "cached": false,
            "generated_at": "2026-11-29T12:40:16.607Z",
            "latency_ms": 77,
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        },
        {
          "id": "call_01m8kn41ccf6phty4zftfsgyqm.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8kn41c58kpcnar76yzbxgf9",
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
        "id": "prf_01m8kn41g8jtknar1n5p7s6y6v",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-29T12:40:16.648Z",
        "updated_at": "2026-11-29T12:40:16.648Z"
      }
    },
    "listProfilesV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8kn41h224qmvt42de49vkqq",
            "external_id": "customer-1001",
            "person": {
              "name": "홍**",
              "birthDate": "19**-**-**",
              "gender": "female"
            },
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-29T12:40:16.674Z",
            "updated_at": "2026-11-29T12:40:16.674Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfileV2": {
      "params": {
        "id": "prf_01m8kn41jxw1f9gztrw0tzhxyr"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8kn41jxw1f9gztrw0tzhxyr",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-29T12:40:16.733Z",
        "updated_at": "2026-11-29T12:40:16.733Z"
      }
    },
    "updateProfileV2": {
      "params": {
        "id": "prf_01m8kn41mxarvfvkmwd4qg34jp"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8kn41mxarvfvkmwd4qg34jp",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-29T12:40:16.797Z",
        "updated_at": "2026-11-29T12:40:16.810Z"
      }
    },
    "deleteProfileV2": {
      "params": {
        "id": "prf_01m8kn41qkveb7vav6tyhvav87"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8kn41qkveb7vav6tyhvav87",
        "deleted": true,
        "deleted_at": "2026-11-29T12:40:16.939Z",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 0
        }
      }
    },
    "unmaskProfileV2": {
      "params": {
        "id": "prf_01m8kn41tk2rjbmf9jzdc87tbg"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8kn41tk2rjbmf9jzdc87tbg",
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
        "created_at": "2026-11-29T12:40:16.979Z",
        "updated_at": "2026-11-29T12:40:16.979Z"
      }
    },
    "createFortuneV2": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8kn41vtt176g908fk87x353",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8kn41waj88n3srkfe9f2a8h",
        "profile_id": "prf_01m8kn41vtt176g908fk87x353",
        "fortune_type": "daily",
        "fortune_date": "2026-11-29",
        "model": "haiku",
        "score": 80,
        "summary": "배우고 도움받는 일이 수월한 날입니다.",
        "categories": {
          "overall": {
            "score": 80,
            "description": "홍**********************님, 일이 술술 풀리는 하루입니다."
          },
          "wealth": {
            "score": 72,
            "description": "글이 잘 읽히는 날입니다. 쌓아 둔 요금 안내문을 읽어 보세요."
          },
          "love": {
            "score": 76,
            "description": "예의 바른 말이 호감을 주는 날입니다. 고마운 마음을 정중하게 전하세요."
          },
          "health": {
            "score": 80,
            "description": "규칙적으로 지내기 좋은 날입니다. 식사 시간을 지키세요."
          },
          "career": {
            "score": 84,
            "description": "쉬는 날에는 일 생각을 내려놓고 지내 보세요."
          }
        },
        "lucky_items": {
          "number": 30,
          "color": "갈색",
          "direction": "북동쪽",
          "time": "17:00-19:00"
        },
        "advice": "다음에 여행하고 싶은 곳을 하나 골라 보세요.",
        "cached": false,
        "generated_at": "2026-11-29T12:40:17.064Z",
        "latency_ms": 30,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-29T12:40:17.034Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8kn41w5tmeb4xpjea4154d4",
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
          "id": "ftn_01m8kn41waj88n3srkfe9f2a8h",
          "profile_id": "prf_01m8kn41vtt176g908fk87x353",
          "fortune_type": "daily",
          "fortune_date": "2026-11-29",
          "model": "haiku",
          "score": 80,
          "summary": "배우고 도움받는 일이 수월한 날입니다.",
          "categories": {
            "overall": {
              "score": 80,
              "description": "홍**********************님, 일이 술술 풀리는 하루입니다."
            },
            "wealth": {
              "score": 72,
              "description": "글이 잘 읽히는 날입니다. 쌓아 둔 요금 안내문을 읽어 보세요."
            },
            "love": {
              "score": 76,
              "description": "예의 바른 말이 호감을 주는 날입니다. 고마운 마음을 정중하게 전하세요."
            },
            "health": {
              "score": 80,
              "description": "규칙적으로 지내기 좋은 날입니다. 식사 시간을 지키세요."
            },
            "career": {
              "score": 84,
              "description": "쉬는 날에는 일 생각을 내려놓고 지내 보세요."
            }
          },
          "lucky_items": {
            "number": 30,
            "color": "갈색",
            "direction": "북동쪽",
            "time": "17:00-19:00"
          },
          "advice": "다음에 여행하고 싶은 곳을 하나 골라 보세요.",
          "cached": true,
          "generated_at": "2026-11-29T12:40:17.064Z",
          "latency_ms": 30,
          "ai_generated": false,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
          "type": "daily",
          "created_at": "2026-11-29T12:40:17.034Z",
          "meta": {
            "model": "haiku",
            "request_id": "req_01m8kn41y1vvpsj1ahy3w86sfp",
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
          "id": "ftn_01m8kn41yje4m4cygvpp979d5w",
          "status": "pending"
        }
      }
    },
    "listFortunesV2": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8kn41zf2ya6ybstzn1ypndb"
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
          "prf_01m8kn420kx79n4qh3pj72jhn4"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8kn42131r4avcq2fpdardpj",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-29",
        "model": "haiku",
        "created_at": "2026-11-29T12:40:17.187Z",
        "estimated_completion": "2026-11-29T12:40:17.343Z"
      }
    },
    "getBatchV2": {
      "params": {
        "batch_id": "batch_01m8kn423qmyna8ftbv4npr87n"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8kn423qmyna8ftbv4npr87n",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-29",
        "model": "haiku",
        "created_at": "2026-11-29T12:40:17.271Z",
        "estimated_completion": "2026-11-29T12:40:17.427Z",
        "completed_at": "2026-11-29T12:40:17.544Z",
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
        "profile_id": "prf_01m8kn42e64bk8keb28ktga35z",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8kn42eyc8f2pj31g8bz810p.fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8kn42f38bndcgv78d4jb1v5",
            "profile_id": "prf_01m8kn42e64bk8keb28ktga35z",
            "fortune_type": "daily",
            "fortune_date": "2026-11-29",
            "model": "haiku",
            "score": 80,
            "summary": "배우고 도움받는 일이 수월한 날입니다.",
            "categories": {
              "overall": {
                "score": 80,
                "description": "홍**********************님, 일이 술술 풀리는 하루입니다."
              },
              "wealth": {
                "score": 72,
                "description": "글이 잘 읽히는 날입니다. 쌓아 둔 요금 안내문을 읽어 보세요."
              },
              "love": {
                "score": 76,
                "description": "예의 바른 말이 호감을 주는 날입니다. 고마운 마음을 정중하게 전하세요."
              },
              "health": {
                "score": 80,
                "description": "규칙적으로 지내기 좋은 날입니다. 식사 시간을 지키세요."
              },
              "career": {
                "score": 84,
                "description": "쉬는 날에는 일 생각을 내려놓고 지내 보세요."
              }
            },
            "lucky_items": {
              "number": 30,
              "color": "갈색",
              "direction": "북동쪽",
              "time": "17:00-19:00"
            },
            "advice": "다음에 여행하고 싶은 곳을 하나 골라 보세요.",
            "cached": false,
            "generated_at": "2026-11-29T12:40:17.710Z",
            "latency_ms": 75,
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
          "id": "call_01m8kn42eyc8f2pj31g8bz810p.fortune+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 오래 걸리는 일은 중간중간 살펴 가며 해냅니다. 유행을 알아도 그대로 따르지는 않습니다.",
            "warning": "결정을 미루기 쉽습니다. 중요한 일은 언제까지 결정할지 달력에 적으세요."
          }
        },
        {
          "id": "call_01m8kn42eyc8f2pj31g8bz810p.fortune+tendency+character",
          "event": "character",
          "data": {
            "title": "초여름에 태어난 바위",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 단단한 바위 같은 쇠 기운을 타고났습니다. 결단이 빠르고 의리가 있어, 어려울 때 믿음을 줍니다. 마음이 급하면 말투가 거칠어지기도 합니다.",
            "investment_identity": "돈 문제도 빠르게 결정하고, 어려운 일까지 혼자 떠안으려 합니다. 큰돈을 쓰기 전에는 믿을 만한 사람과 의논해 보세요."
          }
        },
        {
          "id": "call_01m8kn42eyc8f2pj31g8bz810p.fortune+tendency+character+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8kn42ert9cxdx9mzpsjmdqd",
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        }
      ]
    },
    "getFortuneV2": {
      "params": {
        "id": "ftn_01m8kn42n5waq634ebybd1tz8c"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8kn42n5waq634ebybd1tz8c",
        "profile_id": "prf_01m8kn42mmvzf6esyzpkdnb87a",
        "fortune_type": "daily",
        "fortune_date": "2026-11-29",
        "model": "haiku",
        "score": 80,
        "summary": "배우고 도움받는 일이 수월한 날입니다.",
        "categories": {
          "overall": {
            "score": 80,
            "description": "홍**********************님, 일이 술술 풀리는 하루입니다."
          },
          "wealth": {
            "score": 72,
            "description": "글이 잘 읽히는 날입니다. 쌓아 둔 요금 안내문을 읽어 보세요."
          },
          "love": {
            "score": 76,
            "description": "예의 바른 말이 호감을 주는 날입니다. 고마운 마음을 정중하게 전하세요."
          },
          "health": {
            "score": 80,
            "description": "규칙적으로 지내기 좋은 날입니다. 식사 시간을 지키세요."
          },
          "career": {
            "score": 84,
            "description": "쉬는 날에는 일 생각을 내려놓고 지내 보세요."
          }
        },
        "lucky_items": {
          "number": 30,
          "color": "갈색",
          "direction": "북동쪽",
          "time": "17:00-19:00"
        },
        "advice": "다음에 여행하고 싶은 곳을 하나 골라 보세요.",
        "cached": false,
        "generated_at": "2026-11-29T12:40:17.856Z",
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
        "id": "ftn_01m8kn42r5ejmc7vsh37gfx85g"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8kn42r5ejmc7vsh37gfx85g",
        "profile_id": "prf_01m8kn42qmz7ts5gtpbrgxh9jy",
        "fortune_type": "daily",
        "fortune_date": "2026-11-29",
        "model": "haiku",
        "score": 80,
        "summary": "배우고 도움받는 일이 수월한 날입니다.",
        "categories": {
          "overall": {
            "score": 80,
            "description": "홍mk7f6bb1e2b6376ac2c3a0님, 일이 술술 풀리는 하루입니다."
          },
          "wealth": {
            "score": 72,
            "description": "글이 잘 읽히는 날입니다. 쌓아 둔 요금 안내문을 읽어 보세요."
          },
          "love": {
            "score": 76,
            "description": "예의 바른 말이 호감을 주는 날입니다. 고마운 마음을 정중하게 전하세요."
          },
          "health": {
            "score": 80,
            "description": "규칙적으로 지내기 좋은 날입니다. 식사 시간을 지키세요."
          },
          "career": {
            "score": 84,
            "description": "쉬는 날에는 일 생각을 내려놓고 지내 보세요."
          }
        },
        "lucky_items": {
          "number": 30,
          "color": "갈색",
          "direction": "북동쪽",
          "time": "17:00-19:00"
        },
        "advice": "다음에 여행하고 싶은 곳을 하나 골라 보세요.",
        "analysis": {
          "day_energy": "정미(丁未)일의 윗글자에는 작은 등불 같은 불 기운, 아랫글자에는 늦여름의 마른 땅 같은 흙 기운이 들어 있습니다.",
          "element_interaction": "오늘의 아랫글자에 든 흙 기운은 배움과 보살핌을 뜻하며, 이 사주의 균형을 잡아 주어 점수가 올랐습니다.",
          "recommendations": [
            "모르는 것이 있으면 잘 아는 사람에게 물어보세요.",
            "배운 것을 바로 한번 써 보세요.",
            "아는 척하느라 배울 기회를 놓치지 마세요."
          ]
        },
        "cached": false,
        "generated_at": "2026-11-29T12:40:17.956Z",
        "latency_ms": 31,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "person": {
          "name": "홍mk7f6bb1e2b6376ac2c3a0",
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
        "id": "ftn_01m8kn42vhb6rtf220ep7rgacc"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8kn42vhb6rtf220ep7rgacc",
        "deleted": true,
        "deleted_at": "2026-11-29T12:40:18.086Z"
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
        "id": "whk_01m8kn42y4jdrsjzyrey068tsy",
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
        "created_at": "2026-11-29T12:40:18.116Z",
        "updated_at": "2026-11-29T12:40:18.116Z",
        "secret": "whsec_CDyVQ5yXQtmDkdjxrPsFpByDkWZQP3F56egt2EgXqA4="
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
        "id": "whk_01m8kn42zv2faw2bnfh9xwkbgp"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8kn42zv2faw2bnfh9xwkbgp",
        "url": "https://partner.example/mk78e99f7ae9ed?7c9ac3e3402d",
        "events": [
          "profile.created"
        ],
        "description": "to mk78e99f7ae9ed",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-29T12:40:18.171Z",
        "updated_at": "2026-11-29T12:40:18.171Z"
      }
    },
    "deleteWebhookV2": {
      "params": {
        "id": "whk_01m8kn4316s4txng8z29btgbtr"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8kn4316s4txng8z29btgbtr",
        "deleted": true,
        "deleted_at": "2026-11-29T12:40:18.228Z"
      }
    },
    "testWebhookV2": {
      "params": {
        "id": "whk_01m8kn432e7284160kzs2jjfp3"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8kn432e7284160kzs2jjfp3",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8kn432tp8tz0ek4st96kjek",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 4,
          "attempted_at": "2026-11-29T12:40:18.281Z"
        },
        "payload_sent": {
          "id": "evt_01m8kn432tp8tz0ek4st96kjej",
          "type": "test.ping",
          "created_at": "2026-11-29T12:40:18.266Z",
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
        "start_date": "2026-11-22",
        "end_date": "2026-11-29",
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
          },
          {
            "date": "2026-11-29",
            "requests": 0,
            "cost_usd": 0
          }
        ],
        "rate_limit_status": {
          "window": "minute",
          "limit": 100,
          "used": 1,
          "remaining": 99,
          "resets_at": "2026-11-29T12:41:18.330Z"
        }
      }
    },
    "getFortuneReportV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "start_date": "2026-10-30",
        "end_date": "2026-11-29",
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
          },
          {
            "date": "2026-11-29",
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
        "start_date": "2026-10-30",
        "end_date": "2026-11-29",
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
            "count": 0
          },
          {
            "date": "2026-11-29",
            "count": 6
          }
        ]
      }
    },
    "listAuditEntriesV2": {
      "params": {},
      "query": {
        "resource_id": "prf_01m8kn43b7hmwez7nrjgst9zvf"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "timestamp": "2026-11-29T12:40:18.540Z",
            "action": "profile.created",
            "actor": {
              "type": "api_key",
              "id": "bs_test_RMWdtESujapf"
            },
            "resource": {
              "type": "profile",
              "id": "prf_01m8kn43b7hmwez7nrjgst9zvf"
            },
            "request_id": "req_01m8kn43b2r6m1jd908b8p5zvt"
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
      "request_id": "req_01m8kn43cm6q7th40vm9abn6ba",
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
      "request_id": "req_01m8kn43ctaf0hr1e18v1g9gk1",
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
        "requestId": "req_01m8kn43d5qf81p0jxx1fk1atw"
      }
    },
    "400 validation_error": {
      "type": "/errors/validation",
      "title": "Bad Request",
      "status": 400,
      "detail": "birth_month: must be from 1 to 12",
      "instance": "/v1/profiles",
      "code": "validation_error",
      "request_id": "req_01m8kn43dx25z8533b32d8y5er",
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
      "request_id": "req_01m8kn43e20rrs92cbbfnj04ss",
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
      "request_id": "req_01m8kn43e7qaenaqk1y73vm4jn",
      "hint": "Send your key in the X-API-Key header."
    },
    "403 forbidden": {
      "type": "/errors/forbidden",
      "title": "Forbidden",
      "status": 403,
      "detail": "The key lacks the permission profile:read.",
      "instance": "/v1/profiles",
      "code": "forbidden",
      "request_id": "req_01m8kn43eb0tem0zacfcwc2e33",
      "hint": "Create a key with this permission by POST /v1/keys."
    },
    "404 not_found": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "No such profile.",
      "instance": "/v1/profiles/prf_01kb0c1d2e3f4g5h6j7k8m9n0p",
      "code": "not_found",
      "request_id": "req_01m8kn43enkzdsq1vv1b411mf6"
    },
    "409 conflict": {
      "type": "/errors/conflict",
      "title": "Conflict",
      "status": 409,
      "detail": "Another profile has this external_id.",
      "instance": "/v1/profiles",
      "code": "conflict",
      "request_id": "req_01m8kn43ewb7a7yge7nth8ztja",
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
      "request_id": "req_01m8kn43hqfncejmsdczw1xjvx",
      "hint": "To do it again, send the request with a new key."
    },
    "415 unsupported_media_type": {
      "type": "/errors/unsupported-media-type",
      "title": "Unsupported Media Type",
      "status": 415,
      "detail": "The body must be JSON.",
      "instance": "/v1/profiles",
      "code": "unsupported_media_type",
      "request_id": "req_01m8kn43j4b7abwq8ksxgby2c5",
      "hint": "Send Content-Type: application/json."
    },
    "413 payload_too_large": {
      "type": "/errors/payload-too-large",
      "title": "Payload Too Large",
      "status": 413,
      "detail": "The body is larger than 100 KB.",
      "instance": "/v1/profiles",
      "code": "payload_too_large",
      "request_id": "req_01m8kn43jafwcs3m4am2s606e0"
    },
    "404 not_ready": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "The fortune is being generated.",
      "instance": "/v1/fortunes/ftn_01m8kn43jx340qhv3kg3k69b1c",
      "code": "not_ready",
      "request_id": "req_01m8kn43kb9w5zyhjewytsqgxr",
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
      "request_id": "req_01m8kn43kjmr5hy1j8ppe3jc70",
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
        "requestId": "req_01m8kn453aaentdqd7dx9rmx2j"
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
        "requestId": "req_01m8kn453h8q4q0x20sr8zxwem"
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
        "requestId": "req_01m8kn453n748z5yxpt22kv047"
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
        "requestId": "req_01m8kn453xzgznt734y7864ean"
      }
    },
    "legacy 404 not_found": {
      "success": false,
      "error": {
        "code": "not_found",
        "message": "No such key."
      },
      "meta": {
        "requestId": "req_01m8kn4540ympc5f1b45cx7vjv"
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
        "requestId": "req_01m8kn4548s7fy35prcshn32tg"
      }
    },
    "legacy 413 payload_too_large": {
      "success": false,
      "error": {
        "code": "payload_too_large",
        "message": "The body is larger than 100 KB."
      },
      "meta": {
        "requestId": "req_01m8kn454cy7fzh60efr87hp6v"
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
        "requestId": "req_01m8kn4584r4czm31s4qse8bv6"
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
      "request_id": "req_01m8kn4a6n7cvyvyzesmpyvrpe",
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
        "requestId": "req_01m8kn4a6s80fgdw58j2g14exj"
      }
    }
  },
  "deliveries": {
    "fortune.generated": {
      "id": "evt_01m8kn4ab3wdkd4bbk9kay3875",
      "type": "fortune.generated",
      "created_at": "2026-11-29T12:40:25.778Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8kn4ab3256t85dv7bazzq6r",
        "profile_id": "prf_01m8kn4a7vr8v2p25kzb6f4t32",
        "fortune_type": "daily",
        "dayMaster": "경금",
        "date": "2026-11-29",
        "score": 80,
        "model": "haiku"
      }
    },
    "fortune.deleted": {
      "id": "evt_01m8kn4ahsxytd6v7nh7ynbp1b",
      "type": "fortune.deleted",
      "created_at": "2026-11-29T12:40:25.913Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8kn4ab3256t85dv7bazzq6r",
        "profile_id": "prf_01m8kn4a7vr8v2p25kzb6f4t32"
      }
    },
    "profile.created": {
      "id": "evt_01m8kn4a85bqdnkc2e7wc53kzq",
      "type": "profile.created",
      "created_at": "2026-11-29T12:40:25.605Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8kn4a7vr8v2p25kzb6f4t32",
        "day_master": "경금"
      }
    },
    "profile.updated": {
      "id": "evt_01m8kn4a93qv1a86h82bwgtc4k",
      "type": "profile.updated",
      "created_at": "2026-11-29T12:40:25.635Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8kn4a7vr8v2p25kzb6f4t32",
        "day_master": "경금"
      }
    },
    "profile.deleted": {
      "id": "evt_01m8kn4akbw5ys342fs8nkf8jm",
      "type": "profile.deleted",
      "created_at": "2026-11-29T12:40:25.963Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8kn4a7vr8v2p25kzb6f4t32",
        "day_master": "경금",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 1
        }
      }
    },
    "batch.completed": {
      "id": "evt_01m8kn4aemayhnr0mwd1bg3hsn",
      "type": "batch.completed",
      "created_at": "2026-11-29T12:40:25.812Z",
      "livemode": false,
      "data": {
        "id": "evt_01m8kn4aemayhnr0mwd1bg3hsn",
        "event": "batch.completed",
        "batch_id": "batch_01m8kn4a9fnhpcqpa7q73v2gfb",
        "status": "completed",
        "total_count": 1,
        "completed_count": 1,
        "failed_count": 0,
        "canceled_count": 0,
        "completed_at": "2026-11-29T12:40:25.804Z"
      }
    },
    "daily.reset": {
      "id": "evt_01m8kn4ana20dj9j5f1bbg36r2",
      "type": "daily.reset",
      "created_at": "2026-11-29T12:40:26.026Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-29"
      },
      "test": true
    },
    "cache.warmed": {
      "id": "evt_01m8kn4apnkzrsc3g1em0xnhz0",
      "type": "cache.warmed",
      "created_at": "2026-11-29T12:40:26.069Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-29",
        "warmed": 0,
        "skipped": 0,
        "failed": 0,
        "duration_ms": 0
      },
      "test": true
    },
    "rate_limit.warning": {
      "id": "evt_01m8kn4aqddsdt0yzgq84s77q8",
      "type": "rate_limit.warning",
      "created_at": "2026-11-29T12:40:26.093Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "limit": 100000,
        "used": 80000,
        "resets_at": "2026-11-29T12:40:26.093Z"
      },
      "test": true
    },
    "webhook.disabled": {
      "id": "evt_01m8kn4arskc145rv1p00xtej4",
      "type": "webhook.disabled",
      "created_at": "2026-11-29T12:40:26.137Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "webhook_id": "whk_01m8kn4a7fvgzya92zmas6ch9f",
        "url": "https://partner.example/events",
        "failure_count": 5
      },
      "test": true
    },
    "callback": {
      "id": "evt_01m8kn4aemayhnr0mwd1bg3hsn",
      "event": "batch.completed",
      "batch_id": "batch_01m8kn4a9fnhpcqpa7q73v2gfb",
      "status": "completed",
      "total_count": 1,
      "completed_count": 1,
      "failed_count": 0,
      "canceled_count": 0,
      "completed_at": "2026-11-29T12:40:25.804Z"
    }
  }
};
