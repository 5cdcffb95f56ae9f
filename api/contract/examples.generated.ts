// Written by `npm run docs:examples`.
export const RECORDED_EXAMPLES = {
  "operations": {
    "checkHealth": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "status": "healthy",
        "timestamp": "2026-11-30T13:41:38.068Z"
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
        "timestamp": "2026-11-30T13:41:38.318Z",
        "components": {
          "api": {
            "status": "operational",
            "latency_ms": 75.2
          },
          "database": {
            "status": "operational",
            "latency_ms": 18.3,
            "connections": {
              "active": 0,
              "idle": 1,
              "max": 50
            }
          },
          "cache": {
            "status": "operational",
            "latency_ms": 16.7,
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
          "id": "key_01m8pb141nssas54b10tamrxa2",
          "name": "server",
          "type": "test",
          "prefix": "bs_test_T79qQoHNm17r",
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
          "createdAt": "2026-11-30T13:41:38.464Z",
          "key": "bs_test_T79qQoHNm17ruFtLLtH0828ydbQhybuBrOzqnoemtyH2"
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
            "id": "key_01m8pb143pyyqz9f6abeyrebp7",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_nJpKsEN8tKgf",
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
            "createdAt": "2026-11-30T13:41:38.531Z",
            "lastUsedAt": null
          },
          {
            "id": "key_01m8pb14352w8j0q2cmp38n3xt",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_edHe85TrQ7U0",
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
            "createdAt": "2026-11-30T13:41:38.511Z",
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
        "id": "key_01m8pb14a9xwnek34f371b6fhg"
      },
      "query": {},
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "id": "key_01m8pb14a9xwnek34f371b6fhg",
          "name": "key of mkf03d6145d217: revoked",
          "type": "test",
          "prefix": "bs_test_gg6EzuJ3eJCv",
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
          "createdAt": "2026-11-30T13:41:38.751Z",
          "lastUsedAt": null,
          "revokedAt": "2026-11-30T13:41:38.778Z"
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
          "signingSecret": "whsec_5M2MzcE/1EFQy7pSL4Q7Q6TE9O5plH3qgBX/DAleOow="
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
          "signingSecret": "whsec_k3yRfmDhE0W5fcVMzicfngvwi/HA2BH1j+yZUHLFpPc="
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
            "summary": "홍길동님은 위험을 무턱대고 피하지도, 일부러 찾지도 않습니다. 목표가 또렷하면 오래 기다리고, 흐릿하면 목표부터 다시 세웁니다. 관심이 가는 소식만 골라 듣습니다.",
            "warning": "이것도 저것도 괜찮아 보여 고르기 어려워합니다. 꼭 바라는 것을 하나 적고 나서 골라 보세요."
          },
          "todayFortune": {
            "date": "2026-11-30",
            "formattedDate": "2026년 11월 30일 월요일",
            "dayElement": "earth",
            "score": 49,
            "overallAnalysis": "홍길동님, 맡은 일의 방향이 바뀌기 쉽습니다. 처음 들은 말과 나중에 들은 말이 다를 수 있습니다.",
            "actionItems": [
              {
                "type": "do",
                "text": "바뀐 내용을 서로 다시 확인하세요."
              },
              {
                "type": "do",
                "text": "내일 입을 옷을 미리 꺼내 두세요."
              },
              {
                "type": "avoid",
                "text": "예전에 들은 말만 믿고 앞서 나가지 마세요."
              },
              {
                "type": "avoid",
                "text": "지키기 어려운 약속을 하지 마세요."
              }
            ],
            "timing": {
              "best": "21:00-23:00",
              "avoid": "11:00-13:00",
              "reason": "점심 무렵에는 들뜨기 쉬우니 새 일은 벌이지 마세요. 밤에는 긴장이 풀리니 음악을 들으며 쉬기 좋습니다."
            }
          },
          "investmentFortune": {
            "shortTerm": {
              "message": "마음이 급할수록 투자 원칙이 필요합니다. 결정하기 전에 내 원칙을 한 번 읽어 보세요.",
              "warning": "계획에 없던 곳에 돈을 쓰지 마세요."
            },
            "longTerm": {
              "message": "빌려준 것은 적어 두지 않으면 잊기 쉽습니다.",
              "advice": "빌리거나 빌려준 것은 그날 적어 두세요."
            },
            "example": "예를 들어 휴대전화 메모에 이름과 날짜를 남기는 것입니다."
          },
          "whyExplanation": "무신(戊申)일의 아랫글자와 태어난 달의 아랫글자는 충, 곧 마주 보고 부딪치는 사이입니다. 태어난 달은 일과 사회생활을 가리키니, 하는 일이 흔들린다고 보아 점수를 내렸습니다."
        },
        "generatedAt": "2026-11-30T13:41:39.777Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8pb14fjc1ddddc59t99k2g3",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 846,
          "latency": 846,
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
          "summary": "홍길동님, 마음먹은 만큼 되지 않을 때도 있는 한 해입니다. 올해에는 가까운 사이에서 뜻이 자주 엇갈립니다. 옳고 그름을 가리다 보면 둘 다 지칩니다. 열두 달 가운데 5월이 가장 수월하고, 7월이 가장 까다롭습니다.",
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
          "advice": "일정을 잡을 때는 앞뒤로 시간을 조금씩 비워 두세요."
        },
        "generatedAt": "2026-11-30T13:41:39.889Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8pb15b334df3d18581391zy",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 78,
          "latency": 78,
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
        "generatedAt": "2026-11-30T13:41:39.935Z",
        "meta": {
          "requestId": "req_01m8pb15egc5fpkdt5hmdk5v3h"
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
          "resetsAt": "2026-11-30T13:42:39.980Z"
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
          "id": "sup_01m8pb15jet829531pvrxpkkz0",
          "status": "received"
        }
      }
    },
    "composeDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8pb15m5rhwennhc1f8bm0bq"
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
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 목표가 또렷하면 오래 기다리고, 흐릿하면 목표부터 다시 세웁니다. 새 소식을 들어도 필요한 것만 받아들입니다.",
            "warning": "결정을 미루기 쉽습니다. 중요한 일은 언제까지 결정할지 달력에 적으세요."
          },
          "today_fortune": {
            "date": "2026-11-30",
            "formatted_date": "2026년 11월 30일 월요일",
            "day_element": "earth",
            "score": 80,
            "overall_analysis": "홍**********************님, 함께 일하는 사람이 든든한 날입니다. 혼자 하던 일도 나누면 수월합니다.",
            "action_items": [
              {
                "type": "do",
                "text": "필요한 도움을 분명하게 부탁하세요."
              },
              {
                "type": "do",
                "text": "생각나는 사람에게 잘 지내느냐고 물어보세요."
              },
              {
                "type": "avoid",
                "text": "도와준 사람에게 고맙다는 말을 빠뜨리지 마세요."
              },
              {
                "type": "avoid",
                "text": "한 자세로 오래 앉아 있지 마세요."
              }
            ],
            "timing": {
              "best": "11:00-13:00",
              "avoid": "21:00-23:00",
              "reason": "점심 무렵에는 여유가 생기니 따뜻한 차를 한 잔 마시기 좋습니다. 밤에는 사고 싶은 것이 늘어나기 쉬우니 결제는 미루세요."
            }
          },
          "investment_fortune": {
            "short_term": {
              "message": "마음이 편할 때일수록 투자 원칙이 필요합니다. 시세를 보기 전에 내 원칙부터 떠올려 보세요.",
              "warning": "이름과 소문만 아는 상품에는 손대지 마세요."
            },
            "long_term": {
              "message": "가족이 모르는 큰 지출은 다툼이 되기 쉽습니다.",
              "advice": "큰 지출은 가족과 함께 계획하세요."
            },
            "example": "예를 들어 가전제품을 바꾸기 전에, 언제 무엇을 바꿀지 함께 적어 보는 것입니다."
          },
          "why_explanation": "무신(戊申)일의 아랫글자가 태어난 달의 아랫글자와 만나 육합, 곧 잘 어울리는 짝이 됩니다. 태어난 달은 일과 사회생활을 가리키니, 하는 일에 힘이 붙는다고 보아 점수를 올렸습니다."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8pb15mxhk2kprqenmfw3cmj",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 141,
          "latency": 141,
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
        "generated_at": "2026-11-30T13:41:40.266Z"
      }
    },
    "composeWeeklyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8pb15tmjkj1jby9ghegqyr5"
      },
      "status": 200,
      "answer": {
        "data": {
          "week_start": "2026-11-30",
          "week_end": "2026-12-06",
          "score": 64,
          "summary": "홍**********************님, 큰 걱정 없이 지내는 한 주입니다. 화요일에는 배우는 일이 즐거우니 읽고 싶던 책을 펼쳐 보세요. 일요일에는 들뜬 마음에 약속을 많이 잡기 쉬우니 달력부터 확인하세요.",
          "days": [
            {
              "date": "2026-11-30",
              "day_pillar": "무신",
              "day_element": "earth",
              "score": 80,
              "keyword": "파고드는 힘"
            },
            {
              "date": "2026-12-01",
              "day_pillar": "기유",
              "day_element": "earth",
              "score": 91,
              "keyword": "고마운 조언"
            },
            {
              "date": "2026-12-02",
              "day_pillar": "경술",
              "day_element": "metal",
              "score": 63,
              "keyword": "혼자만의 시간"
            },
            {
              "date": "2026-12-03",
              "day_pillar": "신해",
              "day_element": "metal",
              "score": 58,
              "keyword": "미리 대비하기"
            },
            {
              "date": "2026-12-04",
              "day_pillar": "임자",
              "day_element": "water",
              "score": 61,
              "keyword": "통하는 마음"
            },
            {
              "date": "2026-12-05",
              "day_pillar": "계축",
              "day_element": "water",
              "score": 58,
              "keyword": "계획 고치기"
            },
            {
              "date": "2026-12-06",
              "day_pillar": "갑인",
              "day_element": "wood",
              "score": 35,
              "keyword": "벌인 일 끝내기"
            }
          ],
          "best_day": "2026-12-01",
          "caution_day": "2026-12-06",
          "advice": "일을 마친 저녁에는 고마웠던 사람에게 연락해 보세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8pb15v0xkag7mwj38esrp6c",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 62,
          "latency": 62,
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
        "generated_at": "2026-11-30T13:41:40.382Z"
      }
    },
    "getCharacter": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8pb15y648507rjyy7gpt2kj"
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
          "request_id": "req_01m8pb15yq62wzt5hda3w5qbxv",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 57,
          "latency": 57,
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
        "generated_at": "2026-11-30T13:41:40.496Z"
      }
    },
    "getTendency": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8pb161bcd2vb8v3x9e9t3a6"
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
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 목표가 또렷하면 오래 기다리고, 흐릿하면 목표부터 다시 세웁니다. 새 소식을 들어도 필요한 것만 받아들입니다.",
            "warning": "결정을 미루기 쉽습니다. 중요한 일은 언제까지 결정할지 달력에 적으세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8pb161t6xhgdjsbyqnrjkrf",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 56,
          "latency": 56,
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
        "generated_at": "2026-11-30T13:41:40.594Z"
      }
    },
    "getRadar": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8pb164mc336yh1qw02002hx"
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
          "request_id": "req_01m8pb1654rbpen1vjmsxxkd4j",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 52,
          "latency": 52,
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
        "generated_at": "2026-11-30T13:41:40.696Z"
      }
    },
    "getPopularCoins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8pb167xa3q5w9agwgnj49f8"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 6,
          "insufficient_data": false,
          "as_of": "2026-11-30T13:41:40.764Z",
          "coins": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8pb168aksm6wyv914h82g7s",
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
        "generated_at": "2026-11-30T13:41:40.786Z"
      }
    },
    "getElementComparison": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8pb16afda34ggh3bqgj2wpb"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 7,
          "insufficient_data": false,
          "as_of": "2026-11-30T13:41:40.842Z",
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
          "request_id": "req_01m8pb16atrpzsnyfqn9svsjbn",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 46,
          "latency": 46,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "comparison"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-30T13:41:40.871Z"
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
          "as_of": "2026-11-30T13:41:40.907Z",
          "rankings": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8pb16cy8jpafg4pqt6pn050",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 24,
          "latency": 24,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "fortune_ranking"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-30T13:41:40.918Z"
      }
    },
    "getTradingStyles": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8pb16ejf0dgqf4q9am2skth"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-30T13:41:40.965Z",
          "styles": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8pb16ewapqvjte6ynj9e0sb",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 16,
          "latency": 16,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "trading_styles"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-30T13:41:40.973Z"
      }
    },
    "getPortfolioBreakdown": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8pb16g5wa6trphbjw3fmayh"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-30T13:41:41.016Z",
          "assets": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8pb16ggw1q0jf09ka87vtp0",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 18,
          "latency": 18,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "portfolio_breakdown"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-30T13:41:41.026Z"
      }
    },
    "getSajuTwins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8pb16hzqacypbfvvnfbecay"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 10,
          "insufficient_data": false,
          "as_of": "2026-11-30T13:41:41.088Z",
          "same_day_pillar": 10,
          "same_four_pillars": 10,
          "common_coins": [],
          "common_styles": [],
          "average_score_today": null
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8pb16jcse3qhmpjp8mhycwb",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 44,
          "latency": 44,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "saju_twin"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-30T13:41:41.112Z"
      }
    },
    "streamDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8pb16n135br08ts3v4zahfz"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8pb16nrvcb9ry73n6p997v3.character",
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
          "id": "call_01m8pb16nrvcb9ry73n6p997v3.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 목표가 또렷하면 오래 기다리고, 흐릿하면 목표부터 다시 세웁니다. 새 소식을 들어도 필요한 것만 받아들입니다.",
            "warning": "결정을 미루기 쉽습니다. 중요한 일은 언제까지 결정할지 달력에 적으세요."
          }
        },
        {
          "id": "call_01m8pb16nrvcb9ry73n6p997v3.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "today_fortune": {
              "date": "2026-11-30",
              "formatted_date": "2026년 11월 30일 월요일",
              "day_element": "earth",
              "score": 80,
              "overall_analysis": "홍**********************님, 함께 일하는 사람이 든든한 날입니다. 혼자 하던 일도 나누면 수월합니다.",
              "action_items": [
                {
                  "type": "do",
                  "text": "필요한 도움을 분명하게 부탁하세요."
                },
                {
                  "type": "do",
                  "text": "생각나는 사람에게 잘 지내느냐고 물어보세요."
                },
                {
                  "type": "avoid",
                  "text": "도와준 사람에게 고맙다는 말을 빠뜨리지 마세요."
                },
                {
                  "type": "avoid",
                  "text": "한 자세로 오래 앉아 있지 마세요."
                }
              ],
              "timing": {
                "best": "11:00-13:00",
                "avoid": "21:00-23:00",
                "reason": "점심 무렵에는 여유가 생기니 따뜻한 차를 한 잔 마시기 좋습니다. 밤에는 사고 싶은 것이 늘어나기 쉬우니 결제는 미루세요."
              }
            },
            "investment_fortune": {
              "short_term": {
                "message": "마음이 편할 때일수록 투자 원칙이 필요합니다. 시세를 보기 전에 내 원칙부터 떠올려 보세요.",
                "warning": "이름과 소문만 아는 상품에는 손대지 마세요."
              },
              "long_term": {
                "message": "가족이 모르는 큰 지출은 다툼이 되기 쉽습니다.",
                "advice": "큰 지출은 가족과 함께 계획하세요."
              },
              "example": "예를 들어 가전제품을 바꾸기 전에, 언제 무엇을 바꿀지 함께 적어 보는 것입니다."
            },
            "why_explanation": "무신(戊申)일의 아랫글자가 태어난 달의 아랫글자와 만나 육합, 곧 잘 어울리는 짝이 됩니다. 태어난 달은 일과 사회생활을 가리키니, 하는 일에 힘이 붙는다고 보아 점수를 올렸습니다."
          }
        },
        {
          "id": "call_01m8pb16nrvcb9ry73n6p997v3.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8pb16ngrycvfz2pvgpqdg8a",
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
          "id": "call_01m8pb16x52csf0gb90ae1wp8c.character",
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
          "id": "call_01m8pb16x52csf0gb90ae1wp8c.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "홍길동님은 위험을 무턱대고 피하지도, 일부러 찾지도 않습니다. 목표가 또렷하면 오래 기다리고, 흐릿하면 목표부터 다시 세웁니다. 관심이 가는 소식만 골라 듣습니다.",
            "warning": "이것도 저것도 괜찮아 보여 고르기 어려워합니다. 꼭 바라는 것을 하나 적고 나서 골라 보세요."
          }
        },
        {
          "id": "call_01m8pb16x52csf0gb90ae1wp8c.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "todayFortune": {
              "date": "2026-11-30",
              "formattedDate": "2026년 11월 30일 월요일",
              "dayElement": "earth",
              "score": 49,
              "overallAnalysis": "홍길동님, 맡은 일의 방향이 바뀌기 쉽습니다. 처음 들은 말과 나중에 들은 말이 다를 수 있습니다.",
              "actionItems": [
                {
                  "type": "do",
                  "text": "바뀐 내용을 서로 다시 확인하세요."
                },
                {
                  "type": "do",
                  "text": "내일 입을 옷을 미리 꺼내 두세요."
                },
                {
                  "type": "avoid",
                  "text": "예전에 들은 말만 믿고 앞서 나가지 마세요."
                },
                {
                  "type": "avoid",
                  "text": "지키기 어려운 약속을 하지 마세요."
                }
              ],
              "timing": {
                "best": "21:00-23:00",
                "avoid": "11:00-13:00",
                "reason": "점심 무렵에는 들뜨기 쉬우니 새 일은 벌이지 마세요. 밤에는 긴장이 풀리니 음악을 들으며 쉬기 좋습니다."
              }
            },
            "investmentFortune": {
              "shortTerm": {
                "message": "마음이 급할수록 투자 원칙이 필요합니다. 결정하기 전에 내 원칙을 한 번 읽어 보세요.",
                "warning": "계획에 없던 곳에 돈을 쓰지 마세요."
              },
              "longTerm": {
                "message": "빌려준 것은 적어 두지 않으면 잊기 쉽습니다.",
                "advice": "빌리거나 빌려준 것은 그날 적어 두세요."
              },
              "example": "예를 들어 휴대전화 메모에 이름과 날짜를 남기는 것입니다."
            },
            "whyExplanation": "무신(戊申)일의 아랫글자와 태어난 달의 아랫글자는 충, 곧 마주 보고 부딪치는 사이입니다. 태어난 달은 일과 사회생활을 가리키니, 하는 일이 흔들린다고 보아 점수를 내렸습니다."
          }
        },
        {
          "id": "call_01m8pb16x52csf0gb90ae1wp8c.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8pb16wr483ad3b1x4n3hy4y",
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
        "profile_id": "prf_01m8pb174knea377vhpcpvjrxc"
      },
      "status": 200,
      "answer": {
        "data": {
          "year": 2026,
          "year_pillar": "병오",
          "score": 66,
          "summary": "홍**********************님, 큰 걱정 없이 지내는 한 해입니다. 올해에는 앞으로의 일을 준비하기 좋습니다. 지금 한 준비가 나중에 힘이 됩니다. 십 년 동안 이어지는 큰 흐름인 대운은 요즘 이 사주에 도움이 됩니다. 열두 달 가운데 9월이 가장 수월하고, 6월이 가장 까다롭습니다.",
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
              "keyword": "함께할 일"
            }
          ],
          "advice": "다달이 저축을 거르지 말고, 쓰고 남은 돈도 따로 모아 두세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8pb1751exf8ctt0rpmwmw39",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 90,
          "latency": 90,
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
        "generated_at": "2026-11-30T13:41:41.755Z"
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
          "profile_id": "prf_01m8pb1798txa2y1xdgdjtayah"
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
          "request_id": "req_01m8pb179qka5d1grabah84agy",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 13,
          "latency": 13,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": []
          },
          "simulated": false
        },
        "generated_at": "2026-11-30T13:41:41.828Z"
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
        "id": "prf_01m8pb17bbngv9j3j80gpgas9s",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-30T13:41:41.867Z",
        "updated_at": "2026-11-30T13:41:41.867Z"
      }
    },
    "listProfiles": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8pb17ch0q5fb0mq438prge1",
            "external_id": "customer-1001",
            "name": "홍**",
            "birth_year": "19**",
            "gender": "female",
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-30T13:41:41.905Z",
            "updated_at": "2026-11-30T13:41:41.905Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfile": {
      "params": {
        "id": "prf_01m8pb17gn6ejzcqyggpvzde6x"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8pb17gn6ejzcqyggpvzde6x",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-30T13:41:42.037Z",
        "updated_at": "2026-11-30T13:41:42.037Z"
      }
    },
    "unmaskProfile": {
      "params": {
        "id": "prf_01m8pb17kwj0722h8pnf47c136"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8pb17kwj0722h8pnf47c136",
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
        "created_at": "2026-11-30T13:41:42.140Z",
        "updated_at": "2026-11-30T13:41:42.140Z"
      }
    },
    "replaceProfile": {
      "params": {
        "id": "prf_01m8pb17ppm61hd5gmg8zbc9gy"
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
        "id": "prf_01m8pb17ppm61hd5gmg8zbc9gy",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-30T13:41:42.230Z",
        "updated_at": "2026-11-30T13:41:42.251Z"
      }
    },
    "updateProfile": {
      "params": {
        "id": "prf_01m8pb17tdywk751ypd35rjj0c"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8pb17tdywk751ypd35rjj0c",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-30T13:41:42.349Z",
        "updated_at": "2026-11-30T13:41:42.367Z"
      }
    },
    "deleteProfile": {
      "params": {
        "id": "prf_01m8pb17xdkq4maexx6ws3b0fr"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8pb17xdkq4maexx6ws3b0fr",
        "deleted": true,
        "deleted_at": "2026-11-30T13:41:42.499Z",
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
          "prf_01m8pb18065sqpq5gvgq4433ax"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8pb180q69904x36bnmk4ktx",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-30",
        "model": "haiku",
        "created_at": "2026-11-30T13:41:42.551Z",
        "estimated_completion": "2026-11-30T13:41:42.715Z"
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
        "batch_id": "batch_01m8pb186qk6sq03crq0yefdqq"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8pb186qk6sq03crq0yefdqq",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-30",
        "model": "haiku",
        "created_at": "2026-11-30T13:41:42.743Z",
        "estimated_completion": "2026-11-30T13:41:42.900Z",
        "completed_at": "2026-11-30T13:41:43.125Z",
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
        "batch_id": "batch_01m8pb18ndx28w4evdt6wc5e0s"
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
        "batch_id": "batch_01m8pb18w5ha77zmf9jdznz7bw"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8pb18w5ha77zmf9jdznz7bw",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 1,
        "fortune_type": "daily",
        "fortune_date": "2026-11-30",
        "model": "gemini",
        "created_at": "2026-11-30T13:41:43.429Z",
        "estimated_completion": "2026-11-30T13:41:43.585Z",
        "completed_at": "2026-11-30T13:41:43.531Z",
        "results": [
          {
            "profile_id": "prf_01m8pb18vqxyv3gxtjjqybwjn1",
            "fortune_id": null,
            "status": "canceled"
          }
        ]
      }
    },
    "retryBatch": {
      "params": {
        "batch_id": "batch_01m8pb190dtkwhkjfww1h87j0a"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "batch_01m8pb190dtkwhkjfww1h87j0a",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-30",
        "model": "haiku",
        "created_at": "2026-11-30T13:41:43.565Z",
        "estimated_completion": "2026-11-30T13:41:43.969Z"
      }
    },
    "followBatch": {
      "params": {
        "batch_id": "batch_01m8pb199csnm4pvvqpsyppdjp"
      },
      "query": {},
      "status": 200,
      "answer": [
        {
          "id": "batch_01m8pb199csnm4pvvqpsyppdjp.1",
          "event": "complete",
          "data": {
            "id": "batch_01m8pb199csnm4pvvqpsyppdjp",
            "status": "failed",
            "total_count": 1,
            "completed_count": 0,
            "failed_count": 1,
            "canceled_count": 0,
            "fortune_type": "daily",
            "fortune_date": "2026-11-30",
            "model": "haiku",
            "created_at": "2026-11-30T13:41:43.852Z",
            "estimated_completion": "2026-11-30T13:41:44.009Z",
            "completed_at": "2026-11-30T13:41:44.306Z",
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
        "profile_id": "prf_01m8pb19sjx449nm3ee38dg0na",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8pb19t945xbfs4w7r8ng85x",
        "profile_id": "prf_01m8pb19sjx449nm3ee38dg0na",
        "fortune_type": "daily",
        "fortune_date": "2026-11-30",
        "model": "haiku",
        "score": 80,
        "summary": "홍**********************님, 함께해 온 사람들이 든든한 날입니다.",
        "categories": {
          "overall": {
            "score": 80,
            "description": "밝게 시작할 수 있는 하루입니다."
          },
          "wealth": {
            "score": 71,
            "description": "돈 계산이 잘되는 날입니다. 미뤄 둔 정산을 끝내세요."
          },
          "love": {
            "score": 72,
            "description": "한동안 소식이 없던 사람에게 짧은 안부 인사를 보내 보세요."
          },
          "health": {
            "score": 79,
            "description": "몸과 마음이 편안한 날입니다. 즐겨 하던 운동을 조금 해 보세요."
          },
          "career": {
            "score": 71,
            "description": "책상 위를 치우고 지금 할 것만 남겨 두세요."
          }
        },
        "lucky_items": {
          "number": 35,
          "color": "황토색",
          "direction": "남서쪽",
          "time": "11:00-13:00"
        },
        "advice": "마주치는 사람에게 다정한 말을 한마디 건네 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-30T13:41:44.421Z",
        "latency_ms": 28,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-30T13:41:44.393Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8pb19t0dzr7gkae1hswpwjy",
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
      },
      "others": {
        "200": {
          "id": "ftn_01m8pb19t945xbfs4w7r8ng85x",
          "profile_id": "prf_01m8pb19sjx449nm3ee38dg0na",
          "fortune_type": "daily",
          "fortune_date": "2026-11-30",
          "model": "haiku",
          "score": 80,
          "summary": "홍**********************님, 함께해 온 사람들이 든든한 날입니다.",
          "categories": {
            "overall": {
              "score": 80,
              "description": "밝게 시작할 수 있는 하루입니다."
            },
            "wealth": {
              "score": 71,
              "description": "돈 계산이 잘되는 날입니다. 미뤄 둔 정산을 끝내세요."
            },
            "love": {
              "score": 72,
              "description": "한동안 소식이 없던 사람에게 짧은 안부 인사를 보내 보세요."
            },
            "health": {
              "score": 79,
              "description": "몸과 마음이 편안한 날입니다. 즐겨 하던 운동을 조금 해 보세요."
            },
            "career": {
              "score": 71,
              "description": "책상 위를 치우고 지금 할 것만 남겨 두세요."
            }
          },
          "lucky_items": {
            "number": 35,
            "color": "황토색",
            "direction": "남서쪽",
            "time": "11:00-13:00"
          },
          "advice": "마주치는 사람에게 다정한 말을 한마디 건네 보세요.",
          "profile": {
            "name": "홍**********************",
            "day_master": "경금",
            "day_master_element": "metal"
          },
          "cached": true,
          "generated_at": "2026-11-30T13:41:44.421Z",
          "latency_ms": 28,
          "ai_generated": false,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
          "type": "daily",
          "created_at": "2026-11-30T13:41:44.393Z",
          "meta": {
            "model": "haiku",
            "request_id": "req_01m8pb19vzxdcax666zmmgwypk",
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
          "id": "ftn_01m8pb19wyxqj4czgsx2bwn87x",
          "status": "pending"
        }
      }
    },
    "listFortunes": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8pb19y86t0qa4e890b29054"
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
        "profile_id": "prf_01m8pb19zkw5z7xfa1117f66fr"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8pb1a0ht1km7r7yjd1bx68w",
        "profile_id": "prf_01m8pb19zkw5z7xfa1117f66fr",
        "fortune_type": "daily",
        "fortune_date": "2026-11-30",
        "model": "haiku",
        "score": 80,
        "summary": "홍**********************님, 함께해 온 사람들이 든든한 날입니다.",
        "categories": {
          "overall": {
            "score": 80,
            "description": "밝게 시작할 수 있는 하루입니다."
          },
          "wealth": {
            "score": 71,
            "description": "돈 계산이 잘되는 날입니다. 미뤄 둔 정산을 끝내세요."
          },
          "love": {
            "score": 72,
            "description": "한동안 소식이 없던 사람에게 짧은 안부 인사를 보내 보세요."
          },
          "health": {
            "score": 79,
            "description": "몸과 마음이 편안한 날입니다. 즐겨 하던 운동을 조금 해 보세요."
          },
          "career": {
            "score": 71,
            "description": "책상 위를 치우고 지금 할 것만 남겨 두세요."
          }
        },
        "lucky_items": {
          "number": 35,
          "color": "황토색",
          "direction": "남서쪽",
          "time": "11:00-13:00"
        },
        "advice": "마주치는 사람에게 다정한 말을 한마디 건네 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-30T13:41:44.616Z",
        "latency_ms": 23,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-30T13:41:44.593Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8pb1a0002m02ma4ksvkzx2p",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 53,
          "latency": 53,
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
        "id": "ftn_01m8pb1a3cf0xcxznv1g27b60f"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8pb1a3cf0xcxznv1g27b60f",
        "profile_id": "prf_01m8pb1a2s3n6gjc8894cbjxfr",
        "fortune_type": "daily",
        "fortune_date": "2026-11-30",
        "model": "haiku",
        "score": 80,
        "summary": "홍**********************님, 함께해 온 사람들이 든든한 날입니다.",
        "categories": {
          "overall": {
            "score": 80,
            "description": "밝게 시작할 수 있는 하루입니다."
          },
          "wealth": {
            "score": 71,
            "description": "돈 계산이 잘되는 날입니다. 미뤄 둔 정산을 끝내세요."
          },
          "love": {
            "score": 72,
            "description": "한동안 소식이 없던 사람에게 짧은 안부 인사를 보내 보세요."
          },
          "health": {
            "score": 79,
            "description": "몸과 마음이 편안한 날입니다. 즐겨 하던 운동을 조금 해 보세요."
          },
          "career": {
            "score": 71,
            "description": "책상 위를 치우고 지금 할 것만 남겨 두세요."
          }
        },
        "lucky_items": {
          "number": 35,
          "color": "황토색",
          "direction": "남서쪽",
          "time": "11:00-13:00"
        },
        "advice": "마주치는 사람에게 다정한 말을 한마디 건네 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-30T13:41:44.719Z",
        "latency_ms": 35,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "unmaskFortune": {
      "params": {
        "id": "ftn_01m8pb1a6x7gd1szjj6a17835q"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8pb1a6x7gd1szjj6a17835q",
        "profile_id": "prf_01m8pb1a66bmrkvjxs0133ez2p",
        "fortune_type": "daily",
        "fortune_date": "2026-11-30",
        "model": "haiku",
        "score": 80,
        "summary": "홍mk928a4549232b11e69952님, 함께해 온 사람들이 든든한 날입니다.",
        "categories": {
          "overall": {
            "score": 80,
            "description": "밝게 시작할 수 있는 하루입니다."
          },
          "wealth": {
            "score": 71,
            "description": "돈 계산이 잘되는 날입니다. 미뤄 둔 정산을 끝내세요."
          },
          "love": {
            "score": 72,
            "description": "한동안 소식이 없던 사람에게 짧은 안부 인사를 보내 보세요."
          },
          "health": {
            "score": 79,
            "description": "몸과 마음이 편안한 날입니다. 즐겨 하던 운동을 조금 해 보세요."
          },
          "career": {
            "score": 71,
            "description": "책상 위를 치우고 지금 할 것만 남겨 두세요."
          }
        },
        "lucky_items": {
          "number": 35,
          "color": "황토색",
          "direction": "남서쪽",
          "time": "11:00-13:00"
        },
        "advice": "마주치는 사람에게 다정한 말을 한마디 건네 보세요.",
        "analysis": {
          "day_energy": "오늘은 무신(戊申)일입니다. 윗글자에는 높은 산 같은 흙 기운, 아랫글자에는 잘 다듬은 무쇠 같은 쇠 기운이 들어 있습니다.",
          "element_interaction": "오늘의 아랫글자와 태어난 달의 아랫글자는 육합, 곧 잘 어울리는 짝입니다. 태어난 달은 일과 사회생활을 뜻하니, 하는 일에 힘이 붙는다고 보아 점수를 올렸습니다.",
          "recommendations": [
            "도와준 사람에게 고맙다고 말하세요.",
            "다음에 함께할 일을 먼저 제안해 보세요.",
            "편한 사이라고 답을 미루지 마세요."
          ]
        },
        "profile": {
          "id": "prf_01m8pb1a66bmrkvjxs0133ez2p",
          "name": "홍mk928a4549232b11e69952",
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
        "generated_at": "2026-11-30T13:41:44.829Z",
        "latency_ms": 32,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "deleteFortune": {
      "params": {
        "id": "ftn_01m8pb1aa5vws0164bant69r82"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8pb1aa5vws0164bant69r82",
        "deleted": true,
        "deleted_at": "2026-11-30T13:41:44.947Z"
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
        "id": "whk_01m8pb1ag58jytg08d96pcvzfr",
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
        "created_at": "2026-11-30T13:41:45.093Z",
        "updated_at": "2026-11-30T13:41:45.093Z",
        "secret": "whsec_2a14QftgT4ra7BuzCdl7XaBFerVWV62uX+1P64qc4Yg="
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
        "id": "whk_01m8pb1ajw62z859m83dehwgd2"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8pb1ajw62z859m83dehwgd2",
        "url": "https://partner.example/mk7e2e3958cde0?e775f10148a5",
        "events": [
          "profile.created"
        ],
        "description": "to mk7e2e3958cde0",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-30T13:41:45.180Z",
        "updated_at": "2026-11-30T13:41:45.180Z"
      }
    },
    "updateWebhook": {
      "params": {
        "id": "whk_01m8pb1am83akjx3qwe98722kw"
      },
      "query": {},
      "body": {
        "description": "운세 알림",
        "active": true
      },
      "status": 200,
      "answer": {
        "id": "whk_01m8pb1am83akjx3qwe98722kw",
        "url": "https://partner.example/mk5748570cf8e0?9c114fc96e9c",
        "events": [
          "profile.created"
        ],
        "description": "운세 알림",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-30T13:41:45.224Z",
        "updated_at": "2026-11-30T13:41:45.239Z"
      }
    },
    "deleteWebhook": {
      "params": {
        "id": "whk_01m8pb1anpjwvk34n9mnw6cdyy"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8pb1anpjwvk34n9mnw6cdyy",
        "deleted": true,
        "deleted_at": "2026-11-30T13:41:45.289Z"
      }
    },
    "testWebhook": {
      "params": {
        "id": "whk_01m8pb1aq94mazwry10nhezmwg"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8pb1aq94mazwry10nhezmwg",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8pb1aqv24rf2nwdzdrhgpvp",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 9,
          "attempted_at": "2026-11-30T13:41:45.356Z"
        },
        "payload_sent": {
          "id": "evt_01m8pb1aqtxpf1d904cmse34ez",
          "type": "test.ping",
          "created_at": "2026-11-30T13:41:45.338Z",
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
        "id": "whk_01m8pb1at5mc908z8bkryc1zgs"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8pb1at5mc908z8bkryc1zgs",
        "url": "https://partner.example/mk72a0a8b7189c?590c66a9c6f3",
        "events": [
          "profile.created"
        ],
        "description": "to mk72a0a8b7189c",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-30T13:41:45.413Z",
        "updated_at": "2026-11-30T13:41:45.425Z",
        "secret": "whsec_RY/dB/RZCB7Po0ECmatrQ1zK1MvwOTnldG+6fwJAoYA="
      }
    },
    "listDeliveries": {
      "params": {
        "id": "whk_01m8pb1avd8z4f3ytw2apc5q0t"
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
        "id": "whk_01m8pb1awprtxm10nhn00rmzp6",
        "delivery_id": "dlv_01m8pb1ax8k02ya04qefmrhzs8"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "dlv_01m8pb1ax8k02ya04qefmrhzs8",
        "status": "success",
        "response_code": 204,
        "response_time_ms": 1,
        "attempted_at": "2026-11-30T13:41:45.556Z",
        "event_id": "evt_01m8pb1ax80zkh93krk8265skz",
        "event_type": "profile.created",
        "attempts": [
          {
            "number": 1,
            "attempted_at": "2026-11-30T13:41:45.556Z",
            "response_time_ms": 1,
            "payload": {
              "id": "evt_01m8pb1ax80zkh93krk8265skz",
              "type": "profile.created",
              "created_at": "2026-11-30T13:41:45.512Z",
              "livemode": false,
              "data": {
                "profile_id": "prf_01m8pb1awzx8xzcqew816nf2ey",
                "day_master": "경금"
              }
            },
            "request_headers": {
              "Content-Type": "application/json",
              "User-Agent": "Saju-Webhooks/1",
              "X-Saju-Event": "profile.created",
              "X-Saju-Delivery": "dlv_01m8pb1ax8k02ya04qefmrhzs8",
              "X-Saju-Signature": "5026a812f0cfbb70ff4e217536e8aeca371a9a8e986e9bf2cbbfdaf2a2d03163",
              "webhook-id": "evt_01m8pb1ax80zkh93krk8265skz",
              "webhook-timestamp": "1796046105",
              "webhook-signature": "v1,Y0Q9V6Gdg821x8emZz1hKmNLoYTeovoJH+48/SR7A5o="
            },
            "response_status": 204,
            "response_headers": {
              "date": "Mon, 30 Nov 2026 13:41:45 GMT",
              "connection": "keep-alive",
              "keep-alive": "timeout=60"
            },
            "response_body": ""
          }
        ],
        "created_at": "2026-11-30T13:41:45.512Z",
        "next_attempt_at": null
      }
    },
    "replayEvents": {
      "params": {
        "id": "whk_01m8pb1b0v71xqs85kefe5hdn5"
      },
      "query": {},
      "body": {
        "since": "2026-01-01T00:00:00Z",
        "status": "all"
      },
      "status": 202,
      "answer": {
        "webhook_id": "whk_01m8pb1b0v71xqs85kefe5hdn5",
        "queued": 0
      }
    },
    "redeliverEvent": {
      "params": {
        "id": "whk_01m8pb1b25ryr8hsfkjm4s3aqq",
        "delivery_id": "dlv_01m8pb1b2m8av79thfqyv4bxme"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "dlv_01m8pb1b2m8av79thfqyv4bxme",
        "status": "pending",
        "response_code": 204,
        "response_time_ms": 9,
        "attempted_at": "2026-11-30T13:41:45.728Z",
        "event_id": "evt_01m8pb1b2m9bpn01cyqsdz97jx",
        "event_type": "profile.created",
        "attempts": 1,
        "created_at": "2026-11-30T13:41:45.684Z",
        "next_attempt_at": "2026-11-30T13:41:45.771Z"
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
        "id": "evt_01m8pb1b8e84v7b7r5vda7bx5x"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "evt_01m8pb1b8e84v7b7r5vda7bx5x",
        "type": "profile.created",
        "created_at": "2026-11-30T13:41:45.870Z",
        "livemode": false,
        "data": {
          "profile_id": "prf_01m8pb1b88d8tc3ppw6g57jppj",
          "day_master": "경금"
        },
        "deliveries": [
          {
            "id": "dlv_01m8pb1b8eavrktrr1rew6sg9d",
            "webhook_id": "whk_01m8pb1b7phrs341qr6n7htwhz",
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
        "id": "key_01m8pb1bb7rgcc4qc6s47kd22h",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_v7NhFcrQpWhE",
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
        "created_at": "2026-11-30T13:41:45.956Z",
        "expires_at": null,
        "key": "bs_test_v7NhFcrQpWhEZKQMOLhHvWa3WZs2n5qZGlLEPi48m7ZM"
      }
    },
    "listKeys": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "key_01m8pb1bcgcay5g61bzsnaz9nk",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_6aDdgucR5V4w",
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
            "created_at": "2026-11-30T13:41:45.996Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8pb1bc20kvzetbcsk8n49sr",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_Ep4Vf6JDERcX",
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
            "created_at": "2026-11-30T13:41:45.980Z",
            "expires_at": "2026-12-01T13:41:45.996Z",
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": "key_01m8pb1bcgcay5g61bzsnaz9nk"
          },
          {
            "id": "key_01m8pb1bbkv8x3p1jm9bmcykc1",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_hH8b61hHtwoB",
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
            "created_at": "2026-11-30T13:41:45.968Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8pb1bbfdpaaye7tdfyd7tr3",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_2DcQea0M3Vod",
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
            "created_at": "2026-11-30T13:41:45.963Z",
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
        "id": "key_01m8pb1bej85n4e7zm37f6ygh3"
      },
      "query": {},
      "status": 204,
      "answer": []
    },
    "rotateKey": {
      "params": {
        "id": "key_01m8pb1bg27edg1rx1vn27rac4"
      },
      "query": {},
      "body": {
        "overlap_hours": 24
      },
      "status": 201,
      "answer": {
        "id": "key_01m8pb1bgc9w7xdyfb3wazbbvv",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_0nirFaNJXdly",
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
        "created_at": "2026-11-30T13:41:46.121Z",
        "expires_at": null,
        "key": "bs_test_0nirFaNJXdlyT0m5dWkdKZxV2dcE7Y9OM5kCyliyCOUZ"
      }
    },
    "getUsageReport": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "period": "day",
        "start_date": "2026-11-23",
        "end_date": "2026-11-30",
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
          },
          {
            "date": "2026-11-30",
            "requests": 0,
            "cost_usd": 0
          }
        ],
        "rate_limit_status": {
          "window": "minute",
          "limit": 100,
          "used": 1,
          "remaining": 99,
          "resets_at": "2026-11-30T13:42:46.163Z"
        }
      }
    },
    "getFortuneReport": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "start_date": "2026-10-31",
        "end_date": "2026-11-30",
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
          },
          {
            "date": "2026-11-30",
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
        "start_date": "2026-10-31",
        "end_date": "2026-11-30",
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
            "count": 0
          },
          {
            "date": "2026-11-30",
            "count": 6
          }
        ]
      }
    },
    "listAuditEntries": {
      "params": {},
      "query": {
        "resource_id": "prf_01m8pb1bqr3fzeze7n899b79rm"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "id": 247220250071771,
            "action": "profile.created",
            "resource_type": "profile",
            "resource_id": "prf_01m8pb1bqr3fzeze7n899b79rm",
            "actor_ip": "127.0.0.1",
            "actor_api_key": "bs_test_JQhcwrlakSV2",
            "request_id": "req_01m8pb1bqg9fb5nfcwdgs26gm3",
            "metadata": {},
            "created_at": "2026-11-30T13:41:46.365Z"
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
            "id": "req_01m8pb1brxrpsp7dbz63pg5kxy",
            "created_at": "2026-11-30T13:41:46.397Z",
            "method": "GET",
            "path": "/v1/profiles/{id}",
            "status": 404,
            "code": "not_found",
            "reason": null,
            "duration_ms": 9,
            "key_prefix": "bs_test_swNZb4KdoGt7",
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
        "id": "req_01m8pb1bth7tg69w79685xaaw3"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "req_01m8pb1bth7tg69w79685xaaw3",
        "created_at": "2026-11-30T13:41:46.449Z",
        "method": "GET",
        "path": "/v1/profiles/{id}",
        "status": 404,
        "code": "not_found",
        "reason": null,
        "duration_ms": 12,
        "key_prefix": "bs_test_kOKZgThep9yI",
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
        "profile_id": "prf_01m8pb1bwzx113mjvwvg71z2kz",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8pb1bxfkw8evs58yyft9xmv.character",
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
          "id": "call_01m8pb1bxfkw8evs58yyft9xmv.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 목표가 또렷하면 오래 기다리고, 흐릿하면 목표부터 다시 세웁니다. 새 소식을 들어도 필요한 것만 받아들입니다.",
            "warning": "결정을 미루기 쉽습니다. 중요한 일은 언제까지 결정할지 달력에 적으세요."
          }
        },
        {
          "id": "call_01m8pb1bxfkw8evs58yyft9xmv.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8pb1bxky95v37pn1wx5eqgw",
            "profile_id": "prf_01m8pb1bwzx113mjvwvg71z2kz",
            "fortune_type": "daily",
            "fortune_date": "2026-11-30",
            "model": "haiku",
            "score": 80,
            "summary": "홍**********************님, 함께해 온 사람들이 든든한 날입니다.",
            "categories": {
              "overall": {
                "score": 80,
                "description": "밝게 시작할 수 있는 하루입니다."
              },
              "wealth": {
                "score": 71,
                "description": "돈 계산이 잘되는 날입니다. 미뤄 둔 정산을 끝내세요."
              },
              "love": {
                "score": 72,
                "description": "한동안 소식이 없던 사람에게 짧은 안부 인사를 보내 보세요."
              },
              "health": {
                "score": 79,
                "description": "몸과 마음이 편안한 날입니다. 즐겨 하던 운동을 조금 해 보세요."
              },
              "career": {
                "score": 71,
                "description": "책상 위를 치우고 지금 할 것만 남겨 두세요."
              }
            },
            "lucky_items": {
              "number": 35,
              "color": "황토색",
              "direction": "남서쪽",
              "time": "11:00-13:00"
            },
            "advice": "마주치는 사람에게 다정한 말을 한마디 건네 보세요.",
            "profile": {
              "name": "홍**********************",
              "day_master": "경금",
              "day_master_element": "metal"
            },
            "cached": false,
            "generated_at": "2026-11-30T13:41:46.608Z",
            "latency_ms": 61,
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        },
        {
          "id": "call_01m8pb1bxfkw8evs58yyft9xmv.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8pb1bxbk0458bkh0g9af0cy",
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
        "id": "prf_01m8pb1c135v0z9h82ajpyje1c",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-30T13:41:46.659Z",
        "updated_at": "2026-11-30T13:41:46.659Z"
      }
    },
    "listProfilesV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8pb1c20rr09qgr8hgf5g6pq",
            "external_id": "customer-1001",
            "person": {
              "name": "홍**",
              "birthDate": "19**-**-**",
              "gender": "female"
            },
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-30T13:41:46.688Z",
            "updated_at": "2026-11-30T13:41:46.688Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfileV2": {
      "params": {
        "id": "prf_01m8pb1c3gh0v539x517gdxeg0"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8pb1c3gh0v539x517gdxeg0",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-30T13:41:46.736Z",
        "updated_at": "2026-11-30T13:41:46.736Z"
      }
    },
    "updateProfileV2": {
      "params": {
        "id": "prf_01m8pb1c5181p50dkz5y321m9w"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8pb1c5181p50dkz5y321m9w",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-30T13:41:46.785Z",
        "updated_at": "2026-11-30T13:41:46.807Z"
      }
    },
    "deleteProfileV2": {
      "params": {
        "id": "prf_01m8pb1c7k1f32yqpydcnvzaka"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8pb1c7k1f32yqpydcnvzaka",
        "deleted": true,
        "deleted_at": "2026-11-30T13:41:46.906Z",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 0
        }
      }
    },
    "unmaskProfileV2": {
      "params": {
        "id": "prf_01m8pb1ca5vf78tmzb8rfrv3cb"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8pb1ca5vf78tmzb8rfrv3cb",
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
        "created_at": "2026-11-30T13:41:46.949Z",
        "updated_at": "2026-11-30T13:41:46.949Z"
      }
    },
    "createFortuneV2": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8pb1cb8fbsdwt047k97k7wt",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8pb1cbvby8k9yehjpf3yzkt",
        "profile_id": "prf_01m8pb1cb8fbsdwt047k97k7wt",
        "fortune_type": "daily",
        "fortune_date": "2026-11-30",
        "model": "haiku",
        "score": 80,
        "summary": "홍**********************님, 함께해 온 사람들이 든든한 날입니다.",
        "categories": {
          "overall": {
            "score": 80,
            "description": "밝게 시작할 수 있는 하루입니다."
          },
          "wealth": {
            "score": 71,
            "description": "돈 계산이 잘되는 날입니다. 미뤄 둔 정산을 끝내세요."
          },
          "love": {
            "score": 72,
            "description": "한동안 소식이 없던 사람에게 짧은 안부 인사를 보내 보세요."
          },
          "health": {
            "score": 79,
            "description": "몸과 마음이 편안한 날입니다. 즐겨 하던 운동을 조금 해 보세요."
          },
          "career": {
            "score": 71,
            "description": "책상 위를 치우고 지금 할 것만 남겨 두세요."
          }
        },
        "lucky_items": {
          "number": 35,
          "color": "황토색",
          "direction": "남서쪽",
          "time": "11:00-13:00"
        },
        "advice": "마주치는 사람에게 다정한 말을 한마디 건네 보세요.",
        "cached": false,
        "generated_at": "2026-11-30T13:41:47.026Z",
        "latency_ms": 23,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-30T13:41:47.003Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8pb1cbmex2nybz6v926t3d8",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 44,
          "latency": 44,
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
          "id": "ftn_01m8pb1cbvby8k9yehjpf3yzkt",
          "profile_id": "prf_01m8pb1cb8fbsdwt047k97k7wt",
          "fortune_type": "daily",
          "fortune_date": "2026-11-30",
          "model": "haiku",
          "score": 80,
          "summary": "홍**********************님, 함께해 온 사람들이 든든한 날입니다.",
          "categories": {
            "overall": {
              "score": 80,
              "description": "밝게 시작할 수 있는 하루입니다."
            },
            "wealth": {
              "score": 71,
              "description": "돈 계산이 잘되는 날입니다. 미뤄 둔 정산을 끝내세요."
            },
            "love": {
              "score": 72,
              "description": "한동안 소식이 없던 사람에게 짧은 안부 인사를 보내 보세요."
            },
            "health": {
              "score": 79,
              "description": "몸과 마음이 편안한 날입니다. 즐겨 하던 운동을 조금 해 보세요."
            },
            "career": {
              "score": 71,
              "description": "책상 위를 치우고 지금 할 것만 남겨 두세요."
            }
          },
          "lucky_items": {
            "number": 35,
            "color": "황토색",
            "direction": "남서쪽",
            "time": "11:00-13:00"
          },
          "advice": "마주치는 사람에게 다정한 말을 한마디 건네 보세요.",
          "cached": true,
          "generated_at": "2026-11-30T13:41:47.026Z",
          "latency_ms": 23,
          "ai_generated": false,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
          "type": "daily",
          "created_at": "2026-11-30T13:41:47.003Z",
          "meta": {
            "model": "haiku",
            "request_id": "req_01m8pb1cd96tfvrx68n67e1e6h",
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
          "id": "ftn_01m8pb1cdv0r69872614sexsze",
          "status": "pending"
        }
      }
    },
    "listFortunesV2": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8pb1cexfvays4xwkf8nvn3f"
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
          "prf_01m8pb1cgbd8r5mk3hq6zynnm7"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8pb1cgsxed1291q6hfy8456",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-30",
        "model": "haiku",
        "created_at": "2026-11-30T13:41:47.161Z",
        "estimated_completion": "2026-11-30T13:41:47.318Z"
      }
    },
    "getBatchV2": {
      "params": {
        "batch_id": "batch_01m8pb1cjyqmaac27shhsgc7d9"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8pb1cjyqmaac27shhsgc7d9",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-30",
        "model": "haiku",
        "created_at": "2026-11-30T13:41:47.230Z",
        "estimated_completion": "2026-11-30T13:41:47.391Z",
        "completed_at": "2026-11-30T13:41:47.483Z",
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
        "profile_id": "prf_01m8pb1cwxr3fedmcwja0h9ytj",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8pb1cxab226mjdtx7mqdvvb.character",
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
          "id": "call_01m8pb1cxab226mjdtx7mqdvvb.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 목표가 또렷하면 오래 기다리고, 흐릿하면 목표부터 다시 세웁니다. 새 소식을 들어도 필요한 것만 받아들입니다.",
            "warning": "결정을 미루기 쉽습니다. 중요한 일은 언제까지 결정할지 달력에 적으세요."
          }
        },
        {
          "id": "call_01m8pb1cxab226mjdtx7mqdvvb.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8pb1cxdfm8dzd3s5743he82",
            "profile_id": "prf_01m8pb1cwxr3fedmcwja0h9ytj",
            "fortune_type": "daily",
            "fortune_date": "2026-11-30",
            "model": "haiku",
            "score": 80,
            "summary": "홍**********************님, 함께해 온 사람들이 든든한 날입니다.",
            "categories": {
              "overall": {
                "score": 80,
                "description": "밝게 시작할 수 있는 하루입니다."
              },
              "wealth": {
                "score": 71,
                "description": "돈 계산이 잘되는 날입니다. 미뤄 둔 정산을 끝내세요."
              },
              "love": {
                "score": 72,
                "description": "한동안 소식이 없던 사람에게 짧은 안부 인사를 보내 보세요."
              },
              "health": {
                "score": 79,
                "description": "몸과 마음이 편안한 날입니다. 즐겨 하던 운동을 조금 해 보세요."
              },
              "career": {
                "score": 71,
                "description": "책상 위를 치우고 지금 할 것만 남겨 두세요."
              }
            },
            "lucky_items": {
              "number": 35,
              "color": "황토색",
              "direction": "남서쪽",
              "time": "11:00-13:00"
            },
            "advice": "마주치는 사람에게 다정한 말을 한마디 건네 보세요.",
            "cached": false,
            "generated_at": "2026-11-30T13:41:47.642Z",
            "latency_ms": 77,
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
          "id": "call_01m8pb1cxab226mjdtx7mqdvvb.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8pb1cx6wvqvq2t21zjqwwq8",
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        }
      ]
    },
    "getFortuneV2": {
      "params": {
        "id": "ftn_01m8pb1d25kzs501ry40jzd3b7"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8pb1d25kzs501ry40jzd3b7",
        "profile_id": "prf_01m8pb1d1j2ckpcpsbv36fvqwj",
        "fortune_type": "daily",
        "fortune_date": "2026-11-30",
        "model": "haiku",
        "score": 80,
        "summary": "홍**********************님, 함께해 온 사람들이 든든한 날입니다.",
        "categories": {
          "overall": {
            "score": 80,
            "description": "밝게 시작할 수 있는 하루입니다."
          },
          "wealth": {
            "score": 71,
            "description": "돈 계산이 잘되는 날입니다. 미뤄 둔 정산을 끝내세요."
          },
          "love": {
            "score": 72,
            "description": "한동안 소식이 없던 사람에게 짧은 안부 인사를 보내 보세요."
          },
          "health": {
            "score": 79,
            "description": "몸과 마음이 편안한 날입니다. 즐겨 하던 운동을 조금 해 보세요."
          },
          "career": {
            "score": 71,
            "description": "책상 위를 치우고 지금 할 것만 남겨 두세요."
          }
        },
        "lucky_items": {
          "number": 35,
          "color": "황토색",
          "direction": "남서쪽",
          "time": "11:00-13:00"
        },
        "advice": "마주치는 사람에게 다정한 말을 한마디 건네 보세요.",
        "cached": false,
        "generated_at": "2026-11-30T13:41:47.750Z",
        "latency_ms": 33,
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
        "id": "ftn_01m8pb1d5wmjda4s8y9py2cntf"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8pb1d5wmjda4s8y9py2cntf",
        "profile_id": "prf_01m8pb1d529xvw9dn4pxdf03gh",
        "fortune_type": "daily",
        "fortune_date": "2026-11-30",
        "model": "haiku",
        "score": 80,
        "summary": "홍mk60ac0355838a64159c23님, 함께해 온 사람들이 든든한 날입니다.",
        "categories": {
          "overall": {
            "score": 80,
            "description": "밝게 시작할 수 있는 하루입니다."
          },
          "wealth": {
            "score": 71,
            "description": "돈 계산이 잘되는 날입니다. 미뤄 둔 정산을 끝내세요."
          },
          "love": {
            "score": 72,
            "description": "한동안 소식이 없던 사람에게 짧은 안부 인사를 보내 보세요."
          },
          "health": {
            "score": 79,
            "description": "몸과 마음이 편안한 날입니다. 즐겨 하던 운동을 조금 해 보세요."
          },
          "career": {
            "score": 71,
            "description": "책상 위를 치우고 지금 할 것만 남겨 두세요."
          }
        },
        "lucky_items": {
          "number": 35,
          "color": "황토색",
          "direction": "남서쪽",
          "time": "11:00-13:00"
        },
        "advice": "마주치는 사람에게 다정한 말을 한마디 건네 보세요.",
        "analysis": {
          "day_energy": "오늘은 무신(戊申)일입니다. 윗글자에는 높은 산 같은 흙 기운, 아랫글자에는 잘 다듬은 무쇠 같은 쇠 기운이 들어 있습니다.",
          "element_interaction": "오늘의 아랫글자와 태어난 달의 아랫글자는 육합, 곧 잘 어울리는 짝입니다. 태어난 달은 일과 사회생활을 뜻하니, 하는 일에 힘이 붙는다고 보아 점수를 올렸습니다.",
          "recommendations": [
            "도와준 사람에게 고맙다고 말하세요.",
            "다음에 함께할 일을 먼저 제안해 보세요.",
            "편한 사이라고 답을 미루지 마세요."
          ]
        },
        "cached": false,
        "generated_at": "2026-11-30T13:41:47.860Z",
        "latency_ms": 24,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "person": {
          "name": "홍mk60ac0355838a64159c23",
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
        "id": "ftn_01m8pb1da7pr0tqt310btqt94f"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8pb1da7pr0tqt310btqt94f",
        "deleted": true,
        "deleted_at": "2026-11-30T13:41:48.072Z"
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
        "id": "whk_01m8pb1de52kxj9rc601ax8h33",
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
        "created_at": "2026-11-30T13:41:48.101Z",
        "updated_at": "2026-11-30T13:41:48.101Z",
        "secret": "whsec_eGFSXiss1k4u9bldxtPyNc+JP2V5JHt9GH2DkZqydNY="
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
        "id": "whk_01m8pb1dgezbvydqtgsp2acj1z"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8pb1dgezbvydqtgsp2acj1z",
        "url": "https://partner.example/mkc7fc626bab44?6a840f3a3659",
        "events": [
          "profile.created"
        ],
        "description": "to mkc7fc626bab44",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-30T13:41:48.174Z",
        "updated_at": "2026-11-30T13:41:48.174Z"
      }
    },
    "deleteWebhookV2": {
      "params": {
        "id": "whk_01m8pb1dhnyjv03m21vs4k2rhx"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8pb1dhnyjv03m21vs4k2rhx",
        "deleted": true,
        "deleted_at": "2026-11-30T13:41:48.226Z"
      }
    },
    "testWebhookV2": {
      "params": {
        "id": "whk_01m8pb1dknd29x9mm61m115ej2"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8pb1dknd29x9mm61m115ej2",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8pb1dm3b193ad7yhj2t8sez",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 2,
          "attempted_at": "2026-11-30T13:41:48.302Z"
        },
        "payload_sent": {
          "id": "evt_01m8pb1dm3b193ad7yhj2t8sey",
          "type": "test.ping",
          "created_at": "2026-11-30T13:41:48.291Z",
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
        "start_date": "2026-11-23",
        "end_date": "2026-11-30",
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
          },
          {
            "date": "2026-11-30",
            "requests": 0,
            "cost_usd": 0
          }
        ],
        "rate_limit_status": {
          "window": "minute",
          "limit": 100,
          "used": 1,
          "remaining": 99,
          "resets_at": "2026-11-30T13:42:48.350Z"
        }
      }
    },
    "getFortuneReportV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "start_date": "2026-10-31",
        "end_date": "2026-11-30",
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
          },
          {
            "date": "2026-11-30",
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
        "start_date": "2026-10-31",
        "end_date": "2026-11-30",
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
            "count": 0
          },
          {
            "date": "2026-11-30",
            "count": 6
          }
        ]
      }
    },
    "listAuditEntriesV2": {
      "params": {},
      "query": {
        "resource_id": "prf_01m8pb1dv737nzg0zvrvs1qsrr"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "timestamp": "2026-11-30T13:41:48.523Z",
            "action": "profile.created",
            "actor": {
              "type": "api_key",
              "id": "bs_test_rRoI7YD6vYUj"
            },
            "resource": {
              "type": "profile",
              "id": "prf_01m8pb1dv737nzg0zvrvs1qsrr"
            },
            "request_id": "req_01m8pb1dv1vadd33mkp5ytr5n8"
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
      "request_id": "req_01m8pb1dwgnxthn788vp9xrysn",
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
      "request_id": "req_01m8pb1dwn0gpqtgrzktkk0xt8",
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
        "requestId": "req_01m8pb1dwxahxrd40sh4bstatc"
      }
    },
    "400 validation_error": {
      "type": "/errors/validation",
      "title": "Bad Request",
      "status": 400,
      "detail": "birth_month: must be from 1 to 12",
      "instance": "/v1/profiles",
      "code": "validation_error",
      "request_id": "req_01m8pb1dy74nesn18qzzcgpk1m",
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
      "request_id": "req_01m8pb1dyf13aexf6h3m79k2g6",
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
      "request_id": "req_01m8pb1dymahh169qthjwcv87e",
      "hint": "Send your key in the X-API-Key header."
    },
    "403 forbidden": {
      "type": "/errors/forbidden",
      "title": "Forbidden",
      "status": 403,
      "detail": "The key lacks the permission profile:read.",
      "instance": "/v1/profiles",
      "code": "forbidden",
      "request_id": "req_01m8pb1dywp5gv0zsyppwegd65",
      "hint": "Create a key with this permission by POST /v1/keys."
    },
    "404 not_found": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "No such profile.",
      "instance": "/v1/profiles/prf_01kb0c1d2e3f4g5h6j7k8m9n0p",
      "code": "not_found",
      "request_id": "req_01m8pb1dz6jsrvd34aytfg190s"
    },
    "409 conflict": {
      "type": "/errors/conflict",
      "title": "Conflict",
      "status": 409,
      "detail": "Another profile has this external_id.",
      "instance": "/v1/profiles",
      "code": "conflict",
      "request_id": "req_01m8pb1dzdyha1h8gt6w61ae8m",
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
      "request_id": "req_01m8pb1e3164c4z7wnfw163f42",
      "hint": "To do it again, send the request with a new key."
    },
    "415 unsupported_media_type": {
      "type": "/errors/unsupported-media-type",
      "title": "Unsupported Media Type",
      "status": 415,
      "detail": "The body must be JSON.",
      "instance": "/v1/profiles",
      "code": "unsupported_media_type",
      "request_id": "req_01m8pb1e3ez7pm1vxj1h0vn4jp",
      "hint": "Send Content-Type: application/json."
    },
    "413 payload_too_large": {
      "type": "/errors/payload-too-large",
      "title": "Payload Too Large",
      "status": 413,
      "detail": "The body is larger than 100 KB.",
      "instance": "/v1/profiles",
      "code": "payload_too_large",
      "request_id": "req_01m8pb1e3kty77tww77br33rfn"
    },
    "404 not_ready": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "The fortune is being generated.",
      "instance": "/v1/fortunes/ftn_01m8pb1e45sdjacjfac5a283wg",
      "code": "not_ready",
      "request_id": "req_01m8pb1e4hyzxs6yn8n7ktp1mj",
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
      "request_id": "req_01m8pb1e4r6k1kfrcj4eytvf45",
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
        "requestId": "req_01m8pb1fmr8j1k7wvqbdx5wnv7"
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
        "requestId": "req_01m8pb1fmxd1ypdv0kv3mr8w86"
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
        "requestId": "req_01m8pb1fn0av53sq3w020a60zf"
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
        "requestId": "req_01m8pb1fn8gxd6c4jmtkeb9dad"
      }
    },
    "legacy 404 not_found": {
      "success": false,
      "error": {
        "code": "not_found",
        "message": "No such key."
      },
      "meta": {
        "requestId": "req_01m8pb1fndrv76n8j986j7b8g2"
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
        "requestId": "req_01m8pb1fnqg8ph6r138rxxb8rw"
      }
    },
    "legacy 413 payload_too_large": {
      "success": false,
      "error": {
        "code": "payload_too_large",
        "message": "The body is larger than 100 KB."
      },
      "meta": {
        "requestId": "req_01m8pb1fnv0bmajxvxdpv6a951"
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
        "requestId": "req_01m8pb1frf1kq2p8j9sefda74e"
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
      "request_id": "req_01m8pb1mnzsyynh1ec5mms5nw0",
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
        "requestId": "req_01m8pb1mp4rd9srv2aw82ctymc"
      }
    }
  },
  "deliveries": {
    "fortune.generated": {
      "id": "evt_01m8pb1mt9tjb5fh24r2dee3nf",
      "type": "fortune.generated",
      "created_at": "2026-11-30T13:41:55.744Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8pb1mt9kpnmx98mjmj06a3h",
        "profile_id": "prf_01m8pb1mqdb5jrmyjekq2fq8yq",
        "fortune_type": "daily",
        "dayMaster": "경금",
        "date": "2026-11-30",
        "score": 80,
        "model": "haiku"
      }
    },
    "fortune.deleted": {
      "id": "evt_01m8pb1n1azsnv2xxs6ddhekj4",
      "type": "fortune.deleted",
      "created_at": "2026-11-30T13:41:55.882Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8pb1mt9kpnmx98mjmj06a3h",
        "profile_id": "prf_01m8pb1mqdb5jrmyjekq2fq8yq"
      }
    },
    "profile.created": {
      "id": "evt_01m8pb1mqkrpdzf9y96wp7cdm4",
      "type": "profile.created",
      "created_at": "2026-11-30T13:41:55.571Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8pb1mqdb5jrmyjekq2fq8yq",
        "day_master": "경금"
      }
    },
    "profile.updated": {
      "id": "evt_01m8pb1mrb2e02hgp53j4cvj2x",
      "type": "profile.updated",
      "created_at": "2026-11-30T13:41:55.595Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8pb1mqdb5jrmyjekq2fq8yq",
        "day_master": "경금"
      }
    },
    "profile.deleted": {
      "id": "evt_01m8pb1n31xtzhg4eajbwk9ggm",
      "type": "profile.deleted",
      "created_at": "2026-11-30T13:41:55.937Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8pb1mqdb5jrmyjekq2fq8yq",
        "day_master": "경금",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 1
        }
      }
    },
    "batch.completed": {
      "id": "evt_01m8pb1my6zypgm7bce6npvpy4",
      "type": "batch.completed",
      "created_at": "2026-11-30T13:41:55.782Z",
      "livemode": false,
      "data": {
        "id": "evt_01m8pb1my6zypgm7bce6npvpy4",
        "event": "batch.completed",
        "batch_id": "batch_01m8pb1mrqakrpsss3m5dd646p",
        "status": "completed",
        "total_count": 1,
        "completed_count": 1,
        "failed_count": 0,
        "canceled_count": 0,
        "completed_at": "2026-11-30T13:41:55.778Z"
      }
    },
    "daily.reset": {
      "id": "evt_01m8pb1n5cghbc6x652r3y14nf",
      "type": "daily.reset",
      "created_at": "2026-11-30T13:41:56.012Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-30"
      },
      "test": true
    },
    "cache.warmed": {
      "id": "evt_01m8pb1n6p1bqahhkb0z53nf2g",
      "type": "cache.warmed",
      "created_at": "2026-11-30T13:41:56.054Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-30",
        "warmed": 0,
        "skipped": 0,
        "failed": 0,
        "duration_ms": 0
      },
      "test": true
    },
    "rate_limit.warning": {
      "id": "evt_01m8pb1n840jtptxbzc7can9n5",
      "type": "rate_limit.warning",
      "created_at": "2026-11-30T13:41:56.100Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "limit": 100000,
        "used": 80000,
        "resets_at": "2026-11-30T13:41:56.100Z"
      },
      "test": true
    },
    "webhook.disabled": {
      "id": "evt_01m8pb1n8vz86360dpg8kxjphz",
      "type": "webhook.disabled",
      "created_at": "2026-11-30T13:41:56.123Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "webhook_id": "whk_01m8pb1mq1m7gj3vsge9d7ckp1",
        "url": "https://partner.example/events",
        "failure_count": 5
      },
      "test": true
    },
    "callback": {
      "id": "evt_01m8pb1my6zypgm7bce6npvpy4",
      "event": "batch.completed",
      "batch_id": "batch_01m8pb1mrqakrpsss3m5dd646p",
      "status": "completed",
      "total_count": 1,
      "completed_count": 1,
      "failed_count": 0,
      "canceled_count": 0,
      "completed_at": "2026-11-30T13:41:55.778Z"
    }
  }
};
