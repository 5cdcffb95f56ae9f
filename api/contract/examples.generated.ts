// Written by `npm run docs:examples`.
export const RECORDED_EXAMPLES = {
  "operations": {
    "checkHealth": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "status": "healthy",
        "timestamp": "2026-11-27T01:28:44.608Z"
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
        "timestamp": "2026-11-27T01:28:44.746Z",
        "components": {
          "api": {
            "status": "operational",
            "latency_ms": 35.4
          },
          "database": {
            "status": "operational",
            "latency_ms": 55.3,
            "connections": {
              "active": 0,
              "idle": 1,
              "max": 50
            }
          },
          "cache": {
            "status": "operational",
            "latency_ms": 5.4,
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
          "id": "key_01m8d9x013944b8tmmfw471hmd",
          "name": "server",
          "type": "test",
          "prefix": "bs_test_cXry3B2HDTGL",
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
          "createdAt": "2026-11-27T01:28:44.808Z",
          "key": "bs_test_cXry3B2HDTGLCUbA4bFtA6ujlOeASzhHEOuZcnaT65f7"
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
            "id": "key_01m8d9x022swe6yxk605m6av6q",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_8MuFKuHszRNu",
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
            "createdAt": "2026-11-27T01:28:44.864Z",
            "lastUsedAt": null
          },
          {
            "id": "key_01m8d9x01yrkpm8kkzcz0r1ska",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_Mi7QaflvOzMy",
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
            "createdAt": "2026-11-27T01:28:44.851Z",
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
        "id": "key_01m8d9x070mqtm2pacgwy7v950"
      },
      "query": {},
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "id": "key_01m8d9x070mqtm2pacgwy7v950",
          "name": "key of mk3263e228fa98: revoked",
          "type": "test",
          "prefix": "bs_test_7euN74ZP0OOK",
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
          "createdAt": "2026-11-27T01:28:45.004Z",
          "lastUsedAt": null,
          "revokedAt": "2026-11-27T01:28:45.048Z"
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
          "signingSecret": "whsec_8ZKi4AKTlhmqnaRwMu7un79jcY8vazXkNBiJh7wP5C8="
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
          "signingSecret": "whsec_WO1+qSKAFSF8NRN3ea87vFC/A8eZe2ZjXM38OoWv238="
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
            "title": "이른 봄의 물오르는 큰 나무",
            "dayMaster": "갑목",
            "dayMasterHanja": "甲",
            "elementName": "목(木)",
            "emoji": "🌳",
            "identity": "홍길동님은 봄볕에 새순을 올리는 큰 나무를 닮아, 뜻이 곧고 생각이 분명합니다. 친구처럼 대등한 사이에서 힘을 내고, 부당한 일에는 물러서지 않습니다. 다만 한번 마음먹으면 남의 말을 잘 듣지 않습니다.",
            "investmentIdentity": "남을 따라 움직이지 않고 스스로 공부한 것만 고릅니다. 다만 한번 내린 판단은 틀려도 잘 고치지 않습니다. 처음에 왜 골랐는지 가끔 돌아보세요."
          },
          "investmentTendency": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "홍길동님은 위험을 무턱대고 피하지도, 일부러 찾지도 않습니다. 목표가 또렷하면 기다리고, 흐릿하면 다시 생각합니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "관심이 여러 곳으로 흩어지기 쉽습니다. 이번 계절에 집중할 것을 하나 골라 보세요."
          },
          "todayFortune": {
            "date": "2026-11-27",
            "formattedDate": "2026년 11월 27일 금요일",
            "dayElement": "wood",
            "score": 61,
            "overallAnalysis": "홍길동님, 겨뤄야 할 자리에서 배짱이 생깁니다. 미리 겁내던 일도 막상 부딪치면 할 만합니다.",
            "actionItems": [
              {
                "type": "do",
                "text": "망설이던 제안을 오늘 한 번 꺼내 보세요."
              },
              {
                "type": "do",
                "text": "허리를 펴고 기지개를 켜 보세요."
              },
              {
                "type": "avoid",
                "text": "상대를 깎아내려 앞서려 하지는 마세요."
              },
              {
                "type": "avoid",
                "text": "모르는 것을 아는 척하지 마세요."
              }
            ],
            "timing": {
              "best": "15:00-17:00",
              "avoid": "19:00-21:00",
              "reason": "늦은 오후에는 앞일을 생각하기 좋으니 계획을 세워 보세요. 늦은 저녁에는 같은 일을 두 번 하기 쉬우니 순서를 살피세요."
            }
          },
          "investmentFortune": {
            "shortTerm": {
              "message": "좋은 소식만 눈에 들어오기 쉽습니다. 반대되는 소식도 하나 찾아보세요.",
              "warning": "소식을 확인하려고 잠을 줄이지 마세요."
            },
            "longTerm": {
              "message": "스스로 한 약속을 지키면 자신감이 생깁니다.",
              "advice": "매주 살림을 돌아볼 요일을 하나 골라 보세요."
            },
            "example": "예를 들어 수요일 저녁마다 잠깐씩 가계부를 보는 것입니다."
          },
          "whyExplanation": "을사(乙巳)일의 윗글자에 든 나무 기운을 이 사주에서 좋게 보아 점수를 올렸습니다. 이 글자의 뜻은 겁재, 곧 겨루며 얻는 용기입니다. 다만 아랫글자가 태어난 달의 글자와 형(刑), 곧 서로를 다그치는 사이가 되어 덜 올랐습니다."
        },
        "generatedAt": "2026-11-27T01:28:45.521Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8d9x0bj94mnhptnqa25ywhb",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 350,
          "latency": 350,
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
          "summary": "홍길동님, 수월한 때와 더딘 때가 섞여 있는 한 해입니다. 올해에는 가까운 사이에서 뜻이 자주 엇갈립니다. 옳고 그름을 가리다 보면 둘 다 지칩니다. 5월에는 도와줄 사람이 가까이 있으니 막힌 일을 물어보세요. 7월에는 걱정이 커지기 쉬우니 걱정되는 것을 하나씩 확인하세요.",
          "quarters": [
            {
              "quarter": 1,
              "score": 55,
              "advice": "2월에는 사소한 말에 서운해지기 쉬우니 고마운 점부터 말하세요."
            },
            {
              "quarter": 2,
              "score": 64,
              "advice": "4월에는 작은 변화도 눈에 들어오니 떠오른 생각을 모아 두세요."
            },
            {
              "quarter": 3,
              "score": 52,
              "advice": "9월에는 힘이 덜 나기 쉬우니 할 일을 작게 나누세요."
            },
            {
              "quarter": 4,
              "score": 61,
              "advice": "11월에는 애쓴 일을 알아주는 사람이 있으니 자신 있게 나서 보세요."
            }
          ],
          "months": [
            {
              "month": 1,
              "score": 49,
              "keyword": "여유로운 마음"
            },
            {
              "month": 2,
              "score": 54,
              "keyword": "서운함 풀기"
            },
            {
              "month": 3,
              "score": 61,
              "keyword": "앞장서기"
            },
            {
              "month": 4,
              "score": 69,
              "keyword": "차분한 집중"
            },
            {
              "month": 5,
              "score": 70,
              "keyword": "묻고 배우기"
            },
            {
              "month": 6,
              "score": 52,
              "keyword": "차분한 대화"
            },
            {
              "month": 7,
              "score": 40,
              "keyword": "너그러운 마음"
            },
            {
              "month": 8,
              "score": 63,
              "keyword": "먼저 인사하기"
            },
            {
              "month": 9,
              "score": 52,
              "keyword": "조급해하지 않기"
            },
            {
              "month": 10,
              "score": 43,
              "keyword": "큰 지출 미루기"
            },
            {
              "month": 11,
              "score": 69,
              "keyword": "깊은 생각"
            },
            {
              "month": 12,
              "score": 70,
              "keyword": "따뜻한 도움"
            }
          ],
          "advice": "계획은 넉넉하게 세우고 형편에 맞게 고치세요. 다달이 나가는 돈을 살펴 조금씩 줄여 보세요."
        },
        "generatedAt": "2026-11-27T01:28:45.666Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8d9x0rfrjr85mq8sz4fays5",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 82,
          "latency": 82,
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
        "generatedAt": "2026-11-27T01:28:45.731Z",
        "meta": {
          "requestId": "req_01m8d9x0w3hr1cswctcp4y0qxs"
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
          "resetsAt": "2026-11-27T01:29:45.806Z"
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
          "id": "sup_01m8d9x114bajtv03k8yhj9z5m",
          "status": "received"
        }
      }
    },
    "composeDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8d9x12ws69qsh1pxh47wzt1"
      },
      "status": 200,
      "answer": {
        "data": {
          "character": {
            "title": "초여름의 불을 견디는 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮아, 끈기가 있고 믿음직합니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "한번 세운 규칙은 철저히 지킵니다. 다만 규칙이 너무 많아지기도 합니다. 꼭 지킬 것만 남겨 두세요."
          },
          "investment_tendency": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 해 볼 만한 모험과 무모한 모험을 가려서 움직입니다. 길게 볼 때와 짧게 볼 때를 형편에 맞추어 고릅니다. 세상의 변화를 알아차려도 제 속도를 크게 바꾸지 않습니다.",
            "warning": "하고 싶은 것이 많아 망설이기 쉽습니다. 지금 가장 중요한 것을 하나 골라 보세요."
          },
          "today_fortune": {
            "date": "2026-11-27",
            "formatted_date": "2026년 11월 27일 금요일",
            "day_element": "wood",
            "score": 55,
            "overall_analysis": "홍**********************님, 돈 걱정이 이어지기 쉬운 날입니다. 걱정한다고 오늘 바뀌는 것은 많지 않습니다.",
            "action_items": [
              {
                "type": "do",
                "text": "걱정이 떠오르면 잠깐 걷거나 집안일을 해 보세요."
              },
              {
                "type": "do",
                "text": "잡아 둔 약속의 시간과 장소를 확인하세요."
              },
              {
                "type": "avoid",
                "text": "잠자리에서까지 돈 계산을 하지 마세요."
              },
              {
                "type": "avoid",
                "text": "거절한 일을 두고 오래 미안해하지 마세요."
              }
            ],
            "timing": {
              "best": "17:00-19:00",
              "avoid": "21:00-23:00",
              "reason": "초저녁에는 기준이 분명해지니 계획을 고치기 좋습니다. 밤에는 급하게 움직이기 쉬우니 시간을 넉넉히 두세요."
            }
          },
          "investment_fortune": {
            "short_term": {
              "message": "가까운 사람의 말에 흔들리기 쉽습니다. 고맙게 듣고 내일 다시 생각하세요.",
              "warning": "하룻밤 사이에 판단을 모두 바꾸지 마세요."
            },
            "long_term": {
              "message": "많이 모으는 것보다 꾸준히 모으는 것이 중요합니다.",
              "advice": "저축을 거르지 않은 달마다 달력에 표시해 보세요."
            },
            "example": "예를 들어 저축한 달에 동그라미를 그리고, 연말에 몇 개인지 세어 보는 것입니다."
          },
          "why_explanation": "을사(乙巳)일의 윗글자에 든 나무 기운은 이 사주의 균형을 흔드는 기신(忌神)이라 점수가 내려갔습니다. 이 글자는 명리에서 정재, 곧 작은 셈에 매이는 마음을 가리킵니다."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8d9x13kqwzamz5a6qragbg4",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 140,
          "latency": 140,
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
        "generated_at": "2026-11-27T01:28:46.079Z"
      }
    },
    "composeWeeklyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8d9x19a9tt46frh3wd3bcp0"
      },
      "status": 200,
      "answer": {
        "data": {
          "week_start": "2026-11-23",
          "week_end": "2026-11-29",
          "score": 59,
          "summary": "힘을 쓸 날과 아낄 날을 나누면 좋은 한 주입니다. 수요일에는 작은 손해가 마음에 걸리기 쉬우니 너그럽게 넘기세요. 일요일에는 도와줄 사람이 가까이 있으니 막힌 것을 물어보세요.",
          "days": [
            {
              "date": "2026-11-23",
              "day_pillar": "신축",
              "day_element": "metal",
              "score": 66,
              "keyword": "고마운 조언"
            },
            {
              "date": "2026-11-24",
              "day_pillar": "임인",
              "day_element": "water",
              "score": 51,
              "keyword": "들뜨지 않기"
            },
            {
              "date": "2026-11-25",
              "day_pillar": "계묘",
              "day_element": "water",
              "score": 46,
              "keyword": "중요한 것 먼저"
            },
            {
              "date": "2026-11-26",
              "day_pillar": "갑진",
              "day_element": "wood",
              "score": 51,
              "keyword": "큰 지출 미루기"
            },
            {
              "date": "2026-11-27",
              "day_pillar": "을사",
              "day_element": "wood",
              "score": 55,
              "keyword": "여유로운 마음"
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
              "keyword": "묻고 배우기"
            }
          ],
          "best_day": "2026-11-29",
          "caution_day": "2026-11-25",
          "advice": "홍**********************님, 중요한 결정은 하루 더 생각하세요. 저녁 하루는 약속 없이 비워 두세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8d9x1a81jhextrj9xbwqn5d",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 87,
          "latency": 87,
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
        "generated_at": "2026-11-27T01:28:46.239Z"
      }
    },
    "getCharacter": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8d9x1ej2vhvbbft5kazcdpy"
      },
      "status": 200,
      "answer": {
        "data": {
          "character": {
            "title": "초여름의 불을 견디는 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮아, 끈기가 있고 믿음직합니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "한번 세운 규칙은 철저히 지킵니다. 다만 규칙이 너무 많아지기도 합니다. 꼭 지킬 것만 남겨 두세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8d9x1f2kbrarh5fpe33c813",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 92,
          "latency": 92,
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
        "generated_at": "2026-11-27T01:28:46.398Z"
      }
    },
    "getTendency": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8d9x1jy5dtt8qgjtc12j3q5"
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
            "summary": "홍**********************님은 해 볼 만한 모험과 무모한 모험을 가려서 움직입니다. 길게 볼 때와 짧게 볼 때를 형편에 맞추어 고릅니다. 세상의 변화를 알아차려도 제 속도를 크게 바꾸지 않습니다.",
            "warning": "하고 싶은 것이 많아 망설이기 쉽습니다. 지금 가장 중요한 것을 하나 골라 보세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8d9x1kb7x7msw68p63yj0r8",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 59,
          "latency": 59,
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
        "generated_at": "2026-11-27T01:28:46.503Z"
      }
    },
    "getRadar": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8d9x1pj27bbx1qvb306mn9m"
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
          "request_id": "req_01m8d9x1px02qt1ydp1yaryh5r",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 38,
          "latency": 38,
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
        "generated_at": "2026-11-27T01:28:46.595Z"
      }
    },
    "getPopularCoins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8d9x1s1re5rtd6m307z8ypw"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 6,
          "insufficient_data": false,
          "as_of": "2026-11-27T01:28:46.665Z",
          "coins": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8d9x1sjyrt2z8x8my4ddjhd",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 41,
          "latency": 41,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "popular_coins"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T01:28:46.684Z"
      }
    },
    "getElementComparison": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8d9x1vwcfx920hzebqwbzrh"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 7,
          "insufficient_data": false,
          "as_of": "2026-11-27T01:28:46.743Z",
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
          "request_id": "req_01m8d9x1waxavwsc1q5069gr1k",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 29,
          "latency": 29,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "comparison"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T01:28:46.759Z"
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
          "as_of": "2026-11-27T01:28:46.794Z",
          "rankings": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8d9x1xzcmm79fp91xskajhm",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 22,
          "latency": 22,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "fortune_ranking"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T01:28:46.805Z"
      }
    },
    "getTradingStyles": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8d9x1zknxzg115fqjr55n75"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-27T01:28:46.859Z",
          "styles": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8d9x201dxwcepf7p5m566gd",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 20,
          "latency": 20,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "trading_styles"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T01:28:46.869Z"
      }
    },
    "getPortfolioBreakdown": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8d9x21hqhspkvwqa7afyvqw"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-27T01:28:46.918Z",
          "assets": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8d9x21wchs1xpadxr803bb6",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 17,
          "latency": 17,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "portfolio_breakdown"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T01:28:46.925Z"
      }
    },
    "getSajuTwins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8d9x23f13b38fs0jbe1g5pw"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 10,
          "insufficient_data": false,
          "as_of": "2026-11-27T01:28:46.794Z",
          "same_day_pillar": 10,
          "same_four_pillars": 10,
          "common_coins": [],
          "common_styles": [],
          "average_score_today": null
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8d9x243npk5368brd5k7qty",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 28,
          "latency": 28,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "saju_twin"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T01:28:47.006Z"
      }
    },
    "streamDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8d9x262kvydtvxsjmxm874b"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8d9x271rkv050z5at9f3q4s.character",
          "event": "character",
          "data": {
            "title": "초여름의 불을 견디는 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮아, 끈기가 있고 믿음직합니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "한번 세운 규칙은 철저히 지킵니다. 다만 규칙이 너무 많아지기도 합니다. 꼭 지킬 것만 남겨 두세요."
          }
        },
        {
          "id": "call_01m8d9x271rkv050z5at9f3q4s.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 해 볼 만한 모험과 무모한 모험을 가려서 움직입니다. 길게 볼 때와 짧게 볼 때를 형편에 맞추어 고릅니다. 세상의 변화를 알아차려도 제 속도를 크게 바꾸지 않습니다.",
            "warning": "하고 싶은 것이 많아 망설이기 쉽습니다. 지금 가장 중요한 것을 하나 골라 보세요."
          }
        },
        {
          "id": "call_01m8d9x271rkv050z5at9f3q4s.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "today_fortune": {
              "date": "2026-11-27",
              "formatted_date": "2026년 11월 27일 금요일",
              "day_element": "wood",
              "score": 55,
              "overall_analysis": "홍**********************님, 돈 걱정이 이어지기 쉬운 날입니다. 걱정한다고 오늘 바뀌는 것은 많지 않습니다.",
              "action_items": [
                {
                  "type": "do",
                  "text": "걱정이 떠오르면 잠깐 걷거나 집안일을 해 보세요."
                },
                {
                  "type": "do",
                  "text": "잡아 둔 약속의 시간과 장소를 확인하세요."
                },
                {
                  "type": "avoid",
                  "text": "잠자리에서까지 돈 계산을 하지 마세요."
                },
                {
                  "type": "avoid",
                  "text": "거절한 일을 두고 오래 미안해하지 마세요."
                }
              ],
              "timing": {
                "best": "17:00-19:00",
                "avoid": "21:00-23:00",
                "reason": "초저녁에는 기준이 분명해지니 계획을 고치기 좋습니다. 밤에는 급하게 움직이기 쉬우니 시간을 넉넉히 두세요."
              }
            },
            "investment_fortune": {
              "short_term": {
                "message": "가까운 사람의 말에 흔들리기 쉽습니다. 고맙게 듣고 내일 다시 생각하세요.",
                "warning": "하룻밤 사이에 판단을 모두 바꾸지 마세요."
              },
              "long_term": {
                "message": "많이 모으는 것보다 꾸준히 모으는 것이 중요합니다.",
                "advice": "저축을 거르지 않은 달마다 달력에 표시해 보세요."
              },
              "example": "예를 들어 저축한 달에 동그라미를 그리고, 연말에 몇 개인지 세어 보는 것입니다."
            },
            "why_explanation": "을사(乙巳)일의 윗글자에 든 나무 기운은 이 사주의 균형을 흔드는 기신(忌神)이라 점수가 내려갔습니다. 이 글자는 명리에서 정재, 곧 작은 셈에 매이는 마음을 가리킵니다."
          }
        },
        {
          "id": "call_01m8d9x271rkv050z5at9f3q4s.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8d9x26jaagsa8k1v9syx0r0",
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
          "id": "call_01m8d9x2bcmc4wgnty7w031e90.character",
          "event": "character",
          "data": {
            "title": "이른 봄의 물오르는 큰 나무",
            "dayMaster": "갑목",
            "dayMasterHanja": "甲",
            "elementName": "목(木)",
            "emoji": "🌳",
            "identity": "홍길동님은 봄볕에 새순을 올리는 큰 나무를 닮아, 뜻이 곧고 생각이 분명합니다. 친구처럼 대등한 사이에서 힘을 내고, 부당한 일에는 물러서지 않습니다. 다만 한번 마음먹으면 남의 말을 잘 듣지 않습니다.",
            "investmentIdentity": "남을 따라 움직이지 않고 스스로 공부한 것만 고릅니다. 다만 한번 내린 판단은 틀려도 잘 고치지 않습니다. 처음에 왜 골랐는지 가끔 돌아보세요."
          }
        },
        {
          "id": "call_01m8d9x2bcmc4wgnty7w031e90.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "홍길동님은 위험을 무턱대고 피하지도, 일부러 찾지도 않습니다. 목표가 또렷하면 기다리고, 흐릿하면 다시 생각합니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "관심이 여러 곳으로 흩어지기 쉽습니다. 이번 계절에 집중할 것을 하나 골라 보세요."
          }
        },
        {
          "id": "call_01m8d9x2bcmc4wgnty7w031e90.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "todayFortune": {
              "date": "2026-11-27",
              "formattedDate": "2026년 11월 27일 금요일",
              "dayElement": "wood",
              "score": 61,
              "overallAnalysis": "홍길동님, 겨뤄야 할 자리에서 배짱이 생깁니다. 미리 겁내던 일도 막상 부딪치면 할 만합니다.",
              "actionItems": [
                {
                  "type": "do",
                  "text": "망설이던 제안을 오늘 한 번 꺼내 보세요."
                },
                {
                  "type": "do",
                  "text": "허리를 펴고 기지개를 켜 보세요."
                },
                {
                  "type": "avoid",
                  "text": "상대를 깎아내려 앞서려 하지는 마세요."
                },
                {
                  "type": "avoid",
                  "text": "모르는 것을 아는 척하지 마세요."
                }
              ],
              "timing": {
                "best": "15:00-17:00",
                "avoid": "19:00-21:00",
                "reason": "늦은 오후에는 앞일을 생각하기 좋으니 계획을 세워 보세요. 늦은 저녁에는 같은 일을 두 번 하기 쉬우니 순서를 살피세요."
              }
            },
            "investmentFortune": {
              "shortTerm": {
                "message": "좋은 소식만 눈에 들어오기 쉽습니다. 반대되는 소식도 하나 찾아보세요.",
                "warning": "소식을 확인하려고 잠을 줄이지 마세요."
              },
              "longTerm": {
                "message": "스스로 한 약속을 지키면 자신감이 생깁니다.",
                "advice": "매주 살림을 돌아볼 요일을 하나 골라 보세요."
              },
              "example": "예를 들어 수요일 저녁마다 잠깐씩 가계부를 보는 것입니다."
            },
            "whyExplanation": "을사(乙巳)일의 윗글자에 든 나무 기운을 이 사주에서 좋게 보아 점수를 올렸습니다. 이 글자의 뜻은 겁재, 곧 겨루며 얻는 용기입니다. 다만 아랫글자가 태어난 달의 글자와 형(刑), 곧 서로를 다그치는 사이가 되어 덜 올랐습니다."
          }
        },
        {
          "id": "call_01m8d9x2bcmc4wgnty7w031e90.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8d9x2ax2j433ag4htcketsb",
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
        "profile_id": "prf_01m8d9x2jrvxm3crj9jk1rdbzd"
      },
      "status": 200,
      "answer": {
        "data": {
          "year": 2026,
          "year_pillar": "병오",
          "score": 66,
          "summary": "홍**********************님, 차근차근 나아가기 좋은 한 해입니다. 올해에는 앞으로의 일을 준비하기 좋습니다. 함께 이야기할 사람도 있습니다. 십 년마다 바뀌는 큰 흐름인 대운이 도움이 되는 쪽이라 든든합니다. 6월에는 벌이고 싶은 일이 많아지니 하던 일부터 끝내세요. 9월에는 가까운 사람과 뜻이 통하니 함께 결정할 일을 의논하세요.",
          "quarters": [
            {
              "quarter": 1,
              "score": 59,
              "advice": "3월에는 작은 손해가 마음에 걸리기 쉬우니 중요한 것부터 챙기세요."
            },
            {
              "quarter": 2,
              "score": 59,
              "advice": "5월에는 힘이 덜 나기 쉬우니 할 일을 작게 나누세요."
            },
            {
              "quarter": 3,
              "score": 72,
              "advice": "7월에는 배울 기회가 많으니 미뤄 둔 공부를 시작하세요."
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
              "keyword": "들뜨지 않기"
            },
            {
              "month": 3,
              "score": 54,
              "keyword": "중요한 것 먼저"
            },
            {
              "month": 4,
              "score": 71,
              "keyword": "혼자만의 시간"
            },
            {
              "month": 5,
              "score": 58,
              "keyword": "가벼운 일정"
            },
            {
              "month": 6,
              "score": 49,
              "keyword": "큰 지출 미루기"
            },
            {
              "month": 7,
              "score": 69,
              "keyword": "묻고 배우기"
            },
            {
              "month": 8,
              "score": 67,
              "keyword": "고마운 도움"
            },
            {
              "month": 9,
              "score": 79,
              "keyword": "함께하는 시간"
            },
            {
              "month": 10,
              "score": 70,
              "keyword": "차분한 집중"
            },
            {
              "month": 11,
              "score": 70,
              "keyword": "따뜻한 도움"
            },
            {
              "month": 12,
              "score": 62,
              "keyword": "나란히 걷기"
            }
          ],
          "advice": "좋은 습관을 하나 골라 꾸준히 이어 가세요. 날마다 조금씩 걸어 보세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8d9x2k5523hrtsc62f3q016",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 40,
          "latency": 40,
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
        "generated_at": "2026-11-27T01:28:47.501Z"
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
          "profile_id": "prf_01m8d9x2n3rqp30cr1enmm9sbx"
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
          "request_id": "req_01m8d9x2ne6d0ah5a5khf5cs38",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 22,
          "latency": 22,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": []
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T01:28:47.555Z"
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
        "id": "prf_01m8d9x2q9mcrpbg98b0ve6nw4",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-27T01:28:47.593Z",
        "updated_at": "2026-11-27T01:28:47.593Z"
      }
    },
    "listProfiles": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8d9x2r6wvzs42wsjcksfffb",
            "external_id": "customer-1001",
            "name": "홍**",
            "birth_year": "19**",
            "gender": "female",
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-27T01:28:47.622Z",
            "updated_at": "2026-11-27T01:28:47.622Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfile": {
      "params": {
        "id": "prf_01m8d9x2szyxtgpf078tv545ne"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8d9x2szyxtgpf078tv545ne",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-27T01:28:47.679Z",
        "updated_at": "2026-11-27T01:28:47.679Z"
      }
    },
    "unmaskProfile": {
      "params": {
        "id": "prf_01m8d9x2vjwbeb19xcce8n7vmx"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8d9x2vjwbeb19xcce8n7vmx",
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
        "created_at": "2026-11-27T01:28:47.730Z",
        "updated_at": "2026-11-27T01:28:47.730Z"
      }
    },
    "replaceProfile": {
      "params": {
        "id": "prf_01m8d9x2xceqy25tb0qwayjkqv"
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
        "id": "prf_01m8d9x2xceqy25tb0qwayjkqv",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-27T01:28:47.788Z",
        "updated_at": "2026-11-27T01:28:47.803Z"
      }
    },
    "updateProfile": {
      "params": {
        "id": "prf_01m8d9x2zymgvrxymcr033e5vz"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8d9x2zymgvrxymcr033e5vz",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-27T01:28:47.870Z",
        "updated_at": "2026-11-27T01:28:47.885Z"
      }
    },
    "deleteProfile": {
      "params": {
        "id": "prf_01m8d9x322pwqggzse6btda560"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8d9x322pwqggzse6btda560",
        "deleted": true,
        "deleted_at": "2026-11-27T01:28:48.000Z",
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
          "prf_01m8d9x355re7tb07shzmvfr04"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8d9x35wyvgy5bja98khf87b",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-27T01:28:48.060Z",
        "estimated_completion": "2026-11-27T01:28:48.215Z"
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
        "batch_id": "batch_01m8d9x39thm4e91jpm3d87ha6"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8d9x39thm4e91jpm3d87ha6",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-27T01:28:48.186Z",
        "estimated_completion": "2026-11-27T01:28:48.338Z",
        "completed_at": "2026-11-27T01:28:48.485Z",
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
        "batch_id": "batch_01m8d9x3pcxeg4m6ahgts88pnh"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8d9x3pcxeg4m6ahgts88pnh",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 1,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "gemini",
        "created_at": "2026-11-27T01:28:48.588Z",
        "estimated_completion": "2026-11-27T01:28:48.741Z",
        "completed_at": "2026-11-27T01:28:48.626Z",
        "results": [
          {
            "profile_id": "prf_01m8d9x3p0b9qhv6ze881210f1",
            "fortune_id": null,
            "status": "canceled"
          }
        ]
      }
    },
    "retryBatch": {
      "params": {
        "batch_id": "batch_01m8d9x3s2pjp30cveskmm80qw"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "batch_01m8d9x3s2pjp30cveskmm80qw",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-27T01:28:48.674Z",
        "estimated_completion": "2026-11-27T01:28:48.955Z"
      }
    },
    "followBatch": {
      "params": {
        "batch_id": "batch_01m8d9x3xt94gm91t1qj9hdcpw"
      },
      "query": {},
      "status": 200,
      "answer": [
        {
          "id": "batch_01m8d9x3xt94gm91t1qj9hdcpw.1",
          "event": "complete",
          "data": {
            "id": "batch_01m8d9x3xt94gm91t1qj9hdcpw",
            "status": "failed",
            "total_count": 1,
            "completed_count": 0,
            "failed_count": 1,
            "canceled_count": 0,
            "fortune_type": "daily",
            "fortune_date": "2026-11-27",
            "model": "haiku",
            "created_at": "2026-11-27T01:28:48.826Z",
            "estimated_completion": "2026-11-27T01:28:48.978Z",
            "completed_at": "2026-11-27T01:28:49.229Z",
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
        "profile_id": "prf_01m8d9x4cx35aa920caqaf78ax",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8d9x4denf74cw57facdyvkq",
        "profile_id": "prf_01m8d9x4cx35aa920caqaf78ax",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "작은 것에 마음이 매이기 쉬운 날입니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍**********************님, 잘되는 일과 더딘 일이 섞여 있는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "씀씀이가 크게 흔들리지 않는 날입니다. 지갑 속 카드와 현금을 정리하세요."
          },
          "love": {
            "score": 59,
            "description": "늘 하던 대로 지내면 편안한 날입니다. 가족에게 먼저 인사하세요."
          },
          "health": {
            "score": 49,
            "description": "한 자세로 오래 있기 쉬운 날입니다. 자주 일어나 기지개를 켜세요."
          },
          "career": {
            "score": 57,
            "description": "새 일보다 하던 일이 편한 날입니다. 어제 멈춘 데서 다시 시작하세요."
          }
        },
        "lucky_items": {
          "number": 40,
          "color": "황토색",
          "direction": "남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "내일 아침에 먹을 것을 미리 챙겨 두세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-27T01:28:49.352Z",
        "latency_ms": 26,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-27T01:28:49.326Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8d9x4d8ygyhjrvzn7g39ed4",
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
    "listFortunes": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8d9x4fk2twxqtnybwe5p3es"
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
        "profile_id": "prf_01m8d9x4grv2m6xxqzj4ap6av1"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8d9x4hbh8tzmh9k0raygeq4",
        "profile_id": "prf_01m8d9x4grv2m6xxqzj4ap6av1",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "작은 것에 마음이 매이기 쉬운 날입니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍**********************님, 잘되는 일과 더딘 일이 섞여 있는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "씀씀이가 크게 흔들리지 않는 날입니다. 지갑 속 카드와 현금을 정리하세요."
          },
          "love": {
            "score": 59,
            "description": "늘 하던 대로 지내면 편안한 날입니다. 가족에게 먼저 인사하세요."
          },
          "health": {
            "score": 49,
            "description": "한 자세로 오래 있기 쉬운 날입니다. 자주 일어나 기지개를 켜세요."
          },
          "career": {
            "score": 57,
            "description": "새 일보다 하던 일이 편한 날입니다. 어제 멈춘 데서 다시 시작하세요."
          }
        },
        "lucky_items": {
          "number": 40,
          "color": "황토색",
          "direction": "남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "내일 아침에 먹을 것을 미리 챙겨 두세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-27T01:28:49.495Z",
        "latency_ms": 44,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-27T01:28:49.451Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8d9x4h1sy4yr2nvbk256y9v",
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
        "id": "ftn_01m8d9x4ma6vb6bj7w9pr5dh6v"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8d9x4ma6vb6bj7w9pr5dh6v",
        "profile_id": "prf_01m8d9x4kwqxjw0qyz0ecjcn36",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "작은 것에 마음이 매이기 쉬운 날입니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍**********************님, 잘되는 일과 더딘 일이 섞여 있는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "씀씀이가 크게 흔들리지 않는 날입니다. 지갑 속 카드와 현금을 정리하세요."
          },
          "love": {
            "score": 59,
            "description": "늘 하던 대로 지내면 편안한 날입니다. 가족에게 먼저 인사하세요."
          },
          "health": {
            "score": 49,
            "description": "한 자세로 오래 있기 쉬운 날입니다. 자주 일어나 기지개를 켜세요."
          },
          "career": {
            "score": 57,
            "description": "새 일보다 하던 일이 편한 날입니다. 어제 멈춘 데서 다시 시작하세요."
          }
        },
        "lucky_items": {
          "number": 40,
          "color": "황토색",
          "direction": "남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "내일 아침에 먹을 것을 미리 챙겨 두세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-27T01:28:49.571Z",
        "latency_ms": 25,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "unmaskFortune": {
      "params": {
        "id": "ftn_01m8d9x4qrt306we9kefnfrfjc"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8d9x4qrt306we9kefnfrfjc",
        "profile_id": "prf_01m8d9x4pgxcr3rjh1wnp0kyr8",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "작은 것에 마음이 매이기 쉬운 날입니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍mk48d8046c2fe7052b2a38님, 잘되는 일과 더딘 일이 섞여 있는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "씀씀이가 크게 흔들리지 않는 날입니다. 지갑 속 카드와 현금을 정리하세요."
          },
          "love": {
            "score": 59,
            "description": "늘 하던 대로 지내면 편안한 날입니다. 가족에게 먼저 인사하세요."
          },
          "health": {
            "score": 49,
            "description": "한 자세로 오래 있기 쉬운 날입니다. 자주 일어나 기지개를 켜세요."
          },
          "career": {
            "score": 57,
            "description": "새 일보다 하던 일이 편한 날입니다. 어제 멈춘 데서 다시 시작하세요."
          }
        },
        "lucky_items": {
          "number": 40,
          "color": "황토색",
          "direction": "남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "내일 아침에 먹을 것을 미리 챙겨 두세요.",
        "analysis": {
          "day_energy": "오늘은 을사(乙巳)일입니다. 윗글자는 푸른 풀, 아랫글자는 초여름의 볕에 견줍니다.",
          "element_interaction": "오늘의 윗글자에 든 나무 기운이 이 사주를 한쪽으로 기울게 해 점수가 내려갔습니다. 이 글자는 정재, 곧 작은 셈에 매이는 마음을 뜻합니다.",
          "recommendations": [
            "사소한 것은 두고 가장 중요한 일부터 하세요.",
            "책상 위를 깨끗이 비우세요.",
            "현관에 나와 있는 물건을 제자리에 두세요."
          ]
        },
        "profile": {
          "id": "prf_01m8d9x4pgxcr3rjh1wnp0kyr8",
          "name": "홍mk48d8046c2fe7052b2a38",
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
        "generated_at": "2026-11-27T01:28:49.684Z",
        "latency_ms": 28,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "deleteFortune": {
      "params": {
        "id": "ftn_01m8d9x4tqws00c7q8hn1tkwh5"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8d9x4tqws00c7q8hn1tkwh5",
        "deleted": true,
        "deleted_at": "2026-11-27T01:28:49.806Z"
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
        "id": "whk_01m8d9x50yb2175qhqe0ernkqe",
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
        "created_at": "2026-11-27T01:28:49.950Z",
        "updated_at": "2026-11-27T01:28:49.950Z",
        "secret": "whsec_CSPhlQtahq0EmX7YAb89lxPRKRBmJnwRyT0CeycY4W0="
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
        "id": "whk_01m8d9x53fgte31drc1d87bftd"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8d9x53fgte31drc1d87bftd",
        "url": "https://partner.example/mkddc60caad1ac?d3d157f8520e",
        "events": [
          "profile.created"
        ],
        "description": "to mkddc60caad1ac",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-27T01:28:50.031Z",
        "updated_at": "2026-11-27T01:28:50.031Z"
      }
    },
    "updateWebhook": {
      "params": {
        "id": "whk_01m8d9x55c1f1yk1g6rtjhjygz"
      },
      "query": {},
      "body": {
        "description": "운세 알림",
        "active": true
      },
      "status": 200,
      "answer": {
        "id": "whk_01m8d9x55c1f1yk1g6rtjhjygz",
        "url": "https://partner.example/mk78afea3e335c?3d1ee87cf07a",
        "events": [
          "profile.created"
        ],
        "description": "운세 알림",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-27T01:28:50.092Z",
        "updated_at": "2026-11-27T01:28:50.105Z"
      }
    },
    "deleteWebhook": {
      "params": {
        "id": "whk_01m8d9x56he5z70x1p0pfzt7yx"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8d9x56he5z70x1p0pfzt7yx",
        "deleted": true,
        "deleted_at": "2026-11-27T01:28:50.141Z"
      }
    },
    "testWebhook": {
      "params": {
        "id": "whk_01m8d9x57hpbjt8pjrm73fyhsp"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8d9x57hpbjt8pjrm73fyhsp",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8d9x57wjfc2s9jnvt2xsa5y",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 8,
          "attempted_at": "2026-11-27T01:28:50.187Z"
        },
        "payload_sent": {
          "id": "evt_01m8d9x57wjfc2s9jnvt2xsa5x",
          "type": "test.ping",
          "created_at": "2026-11-27T01:28:50.172Z",
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
        "id": "whk_01m8d9x59tnw938jrg6jxg444s"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8d9x59tnw938jrg6jxg444s",
        "url": "https://partner.example/mkf29819497b64?17d8832d7460",
        "events": [
          "profile.created"
        ],
        "description": "to mkf29819497b64",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-27T01:28:50.234Z",
        "updated_at": "2026-11-27T01:28:50.244Z",
        "secret": "whsec_ZrVduySx0JnxSz+qbAYJ4FWgZhdpqzE3cA0CW6mrId8="
      }
    },
    "listDeliveries": {
      "params": {
        "id": "whk_01m8d9x5aynnvbb55dn1f9178a"
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
        "id": "whk_01m8d9x5c3v00tsgartbdzb306",
        "delivery_id": "dlv_01m8d9x5chj7tyf8nwems9sgah"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "dlv_01m8d9x5chj7tyf8nwems9sgah",
        "status": "success",
        "response_code": 204,
        "response_time_ms": 1,
        "attempted_at": "2026-11-27T01:28:50.354Z",
        "event_id": "evt_01m8d9x5chkr6m3dfjs4bb3csn",
        "event_type": "profile.created",
        "attempts": [
          {
            "number": 1,
            "attempted_at": "2026-11-27T01:28:50.354Z",
            "response_time_ms": 1,
            "payload": {
              "id": "evt_01m8d9x5chkr6m3dfjs4bb3csn",
              "type": "profile.created",
              "created_at": "2026-11-27T01:28:50.321Z",
              "livemode": false,
              "data": {
                "profile_id": "prf_01m8d9x5ccjw70m7vhf1jvzmf0",
                "day_master": "경금"
              }
            },
            "request_headers": {
              "Content-Type": "application/json",
              "User-Agent": "Saju-Webhooks/1",
              "X-Saju-Event": "profile.created",
              "X-Saju-Delivery": "dlv_01m8d9x5chj7tyf8nwems9sgah",
              "X-Saju-Signature": "d52f08289ebe796cddee34f1f0df216e3bfe430af74eabe84b4666cb07f602dd",
              "webhook-id": "evt_01m8d9x5chkr6m3dfjs4bb3csn",
              "webhook-timestamp": "1795742930",
              "webhook-signature": "v1,eu+R2B0Ua2e2zC7cZIi4ApDnccHFvIVyzY+hK/N9XmI="
            },
            "response_status": 204,
            "response_headers": {
              "date": "Fri, 27 Nov 2026 01:28:50 GMT",
              "connection": "keep-alive",
              "keep-alive": "timeout=60"
            },
            "response_body": ""
          }
        ],
        "created_at": "2026-11-27T01:28:50.321Z",
        "next_attempt_at": null
      }
    },
    "replayEvents": {
      "params": {
        "id": "whk_01m8d9x5fkpny8d01yfz1b4m77"
      },
      "query": {},
      "body": {
        "since": "2026-01-01T00:00:00Z",
        "status": "all"
      },
      "status": 202,
      "answer": {
        "webhook_id": "whk_01m8d9x5fkpny8d01yfz1b4m77",
        "queued": 0
      }
    },
    "redeliverEvent": {
      "params": {
        "id": "whk_01m8d9x5gx0wahak5bf37vtrqf",
        "delivery_id": "dlv_01m8d9x5hdts3bssvaqq9jqamq"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "dlv_01m8d9x5hdts3bssvaqq9jqamq",
        "status": "pending",
        "response_code": 204,
        "response_time_ms": 1,
        "attempted_at": "2026-11-27T01:28:50.507Z",
        "event_id": "evt_01m8d9x5hdfyp8w6r6yzkprm47",
        "event_type": "profile.created",
        "attempts": 1,
        "created_at": "2026-11-27T01:28:50.477Z",
        "next_attempt_at": "2026-11-27T01:28:50.542Z"
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
        "id": "evt_01m8d9x5ntyjbz4wt79scnn8wh"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "evt_01m8d9x5ntyjbz4wt79scnn8wh",
        "type": "profile.created",
        "created_at": "2026-11-27T01:28:50.618Z",
        "livemode": false,
        "data": {
          "profile_id": "prf_01m8d9x5nmf7s95dgyy0tsgckx",
          "day_master": "경금"
        },
        "deliveries": [
          {
            "id": "dlv_01m8d9x5nt3g0vkrz7f7ac94kx",
            "webhook_id": "whk_01m8d9x5naggewz814rad4g8ss",
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
        "id": "key_01m8d9x5rvw8rwghh3g63fd1wz",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_reKIWNL6AI0b",
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
        "created_at": "2026-11-27T01:28:50.703Z",
        "expires_at": null,
        "key": "bs_test_reKIWNL6AI0bUC6lJFc5WVVyneJLfe4Lsvh72HVZy0ka"
      }
    },
    "listKeys": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "key_01m8d9x5tke81m0c2khjm70t3v",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_k4hKyfUp8JwM",
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
            "created_at": "2026-11-27T01:28:50.768Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8d9x5t6hegbxkvevzcx1vf4",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_1UBXTmBQl0t1",
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
            "created_at": "2026-11-27T01:28:50.746Z",
            "expires_at": "2026-11-28T01:28:50.768Z",
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": "key_01m8d9x5tke81m0c2khjm70t3v"
          },
          {
            "id": "key_01m8d9x5sfxvtg3an4w3mcmqe2",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_XzL1w3Y8mcca",
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
            "created_at": "2026-11-27T01:28:50.733Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8d9x5sb2k1kjp297mcp4x66",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_yUJ4lDqwEftB",
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
            "created_at": "2026-11-27T01:28:50.729Z",
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
        "id": "key_01m8d9x5wjk3gzzka326fwkzaa"
      },
      "query": {},
      "status": 204,
      "answer": []
    },
    "rotateKey": {
      "params": {
        "id": "key_01m8d9x5ykty2h2jkt48kwppvk"
      },
      "query": {},
      "body": {
        "overlap_hours": 24
      },
      "status": 201,
      "answer": {
        "id": "key_01m8d9x5yxdn0xwzka4xpandhf",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_2tYDG4igtRjX",
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
        "created_at": "2026-11-27T01:28:50.906Z",
        "expires_at": null,
        "key": "bs_test_2tYDG4igtRjXr2Som8B5EjrztpzAwP9Mx085ofu3DDAv"
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
          "resets_at": "2026-11-27T01:29:50.933Z"
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
        "resource_id": "prf_01m8d9x65682njg55sb0e3wmym"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "id": 245978444247580,
            "action": "profile.created",
            "resource_type": "profile",
            "resource_id": "prf_01m8d9x65682njg55sb0e3wmym",
            "actor_ip": "127.0.0.1",
            "actor_api_key": "bs_test_81clvWTb6OlS",
            "request_id": "req_01m8d9x650z7j1hf2jf8rj87ez",
            "metadata": {},
            "created_at": "2026-11-27T01:28:51.115Z"
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
            "id": "req_01m8d9x66456c2awcrevcksw8p",
            "created_at": "2026-11-27T01:28:51.140Z",
            "method": "GET",
            "path": "/v1/profiles/{id}",
            "status": 404,
            "code": "not_found",
            "reason": null,
            "duration_ms": 11,
            "key_prefix": "bs_test_CpO8HyjUn7i7",
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
        "id": "req_01m8d9x67tmsgnvemwxfjbw8ps"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "req_01m8d9x67tmsgnvemwxfjbw8ps",
        "created_at": "2026-11-27T01:28:51.194Z",
        "method": "GET",
        "path": "/v1/profiles/{id}",
        "status": 404,
        "code": "not_found",
        "reason": null,
        "duration_ms": 11,
        "key_prefix": "bs_test_sdKe0IzULRFK",
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
        "profile_id": "prf_01m8d9x695ymbwgkd79jb26jqt",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8d9x69kcyaftsk8r76sww4h.character",
          "event": "character",
          "data": {
            "title": "초여름의 불을 견디는 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮아, 끈기가 있고 믿음직합니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "한번 세운 규칙은 철저히 지킵니다. 다만 규칙이 너무 많아지기도 합니다. 꼭 지킬 것만 남겨 두세요."
          }
        },
        {
          "id": "call_01m8d9x69kcyaftsk8r76sww4h.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 해 볼 만한 모험과 무모한 모험을 가려서 움직입니다. 길게 볼 때와 짧게 볼 때를 형편에 맞추어 고릅니다. 세상의 변화를 알아차려도 제 속도를 크게 바꾸지 않습니다.",
            "warning": "하고 싶은 것이 많아 망설이기 쉽습니다. 지금 가장 중요한 것을 하나 골라 보세요."
          }
        },
        {
          "id": "call_01m8d9x69kcyaftsk8r76sww4h.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8d9x69py2hr3j43egz3kvzy",
            "profile_id": "prf_01m8d9x695ymbwgkd79jb26jqt",
            "fortune_type": "daily",
            "fortune_date": "2026-11-27",
            "model": "haiku",
            "score": 55,
            "summary": "작은 것에 마음이 매이기 쉬운 날입니다.",
            "categories": {
              "overall": {
                "score": 55,
                "description": "홍**********************님, 잘되는 일과 더딘 일이 섞여 있는 하루입니다."
              },
              "wealth": {
                "score": 56,
                "description": "씀씀이가 크게 흔들리지 않는 날입니다. 지갑 속 카드와 현금을 정리하세요."
              },
              "love": {
                "score": 59,
                "description": "늘 하던 대로 지내면 편안한 날입니다. 가족에게 먼저 인사하세요."
              },
              "health": {
                "score": 49,
                "description": "한 자세로 오래 있기 쉬운 날입니다. 자주 일어나 기지개를 켜세요."
              },
              "career": {
                "score": 57,
                "description": "새 일보다 하던 일이 편한 날입니다. 어제 멈춘 데서 다시 시작하세요."
              }
            },
            "lucky_items": {
              "number": 40,
              "color": "황토색",
              "direction": "남서쪽",
              "time": "17:00-19:00"
            },
            "advice": "내일 아침에 먹을 것을 미리 챙겨 두세요.",
            "profile": {
              "name": "홍**********************",
              "day_master": "경금",
              "day_master_element": "metal"
            },
            "cached": false,
            "generated_at": "2026-11-27T01:28:51.314Z",
            "latency_ms": 60,
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        },
        {
          "id": "call_01m8d9x69kcyaftsk8r76sww4h.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8d9x69fqsjk6xc19pf097n7",
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
        "id": "prf_01m8d9x6cjfmbh4nw5v8kgmyhh",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-27T01:28:51.346Z",
        "updated_at": "2026-11-27T01:28:51.346Z"
      }
    },
    "listProfilesV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8d9x6dt7ws89tvqaabvqndk",
            "external_id": "customer-1001",
            "person": {
              "name": "홍**",
              "birthDate": "19**-**-**",
              "gender": "female"
            },
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-27T01:28:51.386Z",
            "updated_at": "2026-11-27T01:28:51.386Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfileV2": {
      "params": {
        "id": "prf_01m8d9x6fe46m5syrce6e0dc3x"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8d9x6fe46m5syrce6e0dc3x",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-27T01:28:51.438Z",
        "updated_at": "2026-11-27T01:28:51.438Z"
      }
    },
    "updateProfileV2": {
      "params": {
        "id": "prf_01m8d9x6gqga3wrathb5rs0jav"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8d9x6gqga3wrathb5rs0jav",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-27T01:28:51.479Z",
        "updated_at": "2026-11-27T01:28:51.492Z"
      }
    },
    "deleteProfileV2": {
      "params": {
        "id": "prf_01m8d9x6jq6nvgyjccvr4pkn0g"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8d9x6jq6nvgyjccvr4pkn0g",
        "deleted": true,
        "deleted_at": "2026-11-27T01:28:51.589Z",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 0
        }
      }
    },
    "unmaskProfileV2": {
      "params": {
        "id": "prf_01m8d9x6nf4t71ne6eckk7jv1d"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8d9x6nf4t71ne6eckk7jv1d",
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
        "created_at": "2026-11-27T01:28:51.631Z",
        "updated_at": "2026-11-27T01:28:51.631Z"
      }
    },
    "createFortuneV2": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8d9x6pqptjkjbmz63hbsw60",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8d9x6qjbfd1k7y2kqg3cr9q",
        "profile_id": "prf_01m8d9x6pqptjkjbmz63hbsw60",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "작은 것에 마음이 매이기 쉬운 날입니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍**********************님, 잘되는 일과 더딘 일이 섞여 있는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "씀씀이가 크게 흔들리지 않는 날입니다. 지갑 속 카드와 현금을 정리하세요."
          },
          "love": {
            "score": 59,
            "description": "늘 하던 대로 지내면 편안한 날입니다. 가족에게 먼저 인사하세요."
          },
          "health": {
            "score": 49,
            "description": "한 자세로 오래 있기 쉬운 날입니다. 자주 일어나 기지개를 켜세요."
          },
          "career": {
            "score": 57,
            "description": "새 일보다 하던 일이 편한 날입니다. 어제 멈춘 데서 다시 시작하세요."
          }
        },
        "lucky_items": {
          "number": 40,
          "color": "황토색",
          "direction": "남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "내일 아침에 먹을 것을 미리 챙겨 두세요.",
        "cached": false,
        "generated_at": "2026-11-27T01:28:51.725Z",
        "latency_ms": 27,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-27T01:28:51.698Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8d9x6q6jcwx7ws2667br7pv",
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
        "profile_id": "prf_01m8d9x6s9rqmbcjj7zk4ch1ep"
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
          "prf_01m8d9x6tbtk2kgtma91qnezr9"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8d9x6tmp5zf6wdg102c1tm3",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-27T01:28:51.796Z",
        "estimated_completion": "2026-11-27T01:28:51.948Z"
      }
    },
    "getBatchV2": {
      "params": {
        "batch_id": "batch_01m8d9x6vnf8cvkjrsy3fxt7ha"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8d9x6vnf8cvkjrsy3fxt7ha",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-27T01:28:51.829Z",
        "estimated_completion": "2026-11-27T01:28:51.981Z",
        "completed_at": "2026-11-27T01:28:52.003Z",
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
        "profile_id": "prf_01m8d9x73g7y3p8emz71hhez7x",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8d9x73xg2c0mcwhexwm9mgb.character",
          "event": "character",
          "data": {
            "title": "초여름의 불을 견디는 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮아, 끈기가 있고 믿음직합니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "한번 세운 규칙은 철저히 지킵니다. 다만 규칙이 너무 많아지기도 합니다. 꼭 지킬 것만 남겨 두세요."
          }
        },
        {
          "id": "call_01m8d9x73xg2c0mcwhexwm9mgb.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 해 볼 만한 모험과 무모한 모험을 가려서 움직입니다. 길게 볼 때와 짧게 볼 때를 형편에 맞추어 고릅니다. 세상의 변화를 알아차려도 제 속도를 크게 바꾸지 않습니다.",
            "warning": "하고 싶은 것이 많아 망설이기 쉽습니다. 지금 가장 중요한 것을 하나 골라 보세요."
          }
        },
        {
          "id": "call_01m8d9x73xg2c0mcwhexwm9mgb.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8d9x73zg0sb5cvs3spwcb76",
            "profile_id": "prf_01m8d9x73g7y3p8emz71hhez7x",
            "fortune_type": "daily",
            "fortune_date": "2026-11-27",
            "model": "haiku",
            "score": 55,
            "summary": "작은 것에 마음이 매이기 쉬운 날입니다.",
            "categories": {
              "overall": {
                "score": 55,
                "description": "홍**********************님, 잘되는 일과 더딘 일이 섞여 있는 하루입니다."
              },
              "wealth": {
                "score": 56,
                "description": "씀씀이가 크게 흔들리지 않는 날입니다. 지갑 속 카드와 현금을 정리하세요."
              },
              "love": {
                "score": 59,
                "description": "늘 하던 대로 지내면 편안한 날입니다. 가족에게 먼저 인사하세요."
              },
              "health": {
                "score": 49,
                "description": "한 자세로 오래 있기 쉬운 날입니다. 자주 일어나 기지개를 켜세요."
              },
              "career": {
                "score": 57,
                "description": "새 일보다 하던 일이 편한 날입니다. 어제 멈춘 데서 다시 시작하세요."
              }
            },
            "lucky_items": {
              "number": 40,
              "color": "황토색",
              "direction": "남서쪽",
              "time": "17:00-19:00"
            },
            "advice": "내일 아침에 먹을 것을 미리 챙겨 두세요.",
            "cached": false,
            "generated_at": "2026-11-27T01:28:52.141Z",
            "latency_ms": 45,
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
          "id": "call_01m8d9x73xg2c0mcwhexwm9mgb.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8d9x73t9tbrqhvr0fparg6t",
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        }
      ]
    },
    "getFortuneV2": {
      "params": {
        "id": "ftn_01m8d9x76tbzkhzrxr2m4zn81f"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8d9x76tbzkhzrxr2m4zn81f",
        "profile_id": "prf_01m8d9x76dg9c7d0f3xya1cjjk",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "작은 것에 마음이 매이기 쉬운 날입니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍**********************님, 잘되는 일과 더딘 일이 섞여 있는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "씀씀이가 크게 흔들리지 않는 날입니다. 지갑 속 카드와 현금을 정리하세요."
          },
          "love": {
            "score": 59,
            "description": "늘 하던 대로 지내면 편안한 날입니다. 가족에게 먼저 인사하세요."
          },
          "health": {
            "score": 49,
            "description": "한 자세로 오래 있기 쉬운 날입니다. 자주 일어나 기지개를 켜세요."
          },
          "career": {
            "score": 57,
            "description": "새 일보다 하던 일이 편한 날입니다. 어제 멈춘 데서 다시 시작하세요."
          }
        },
        "lucky_items": {
          "number": 40,
          "color": "황토색",
          "direction": "남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "내일 아침에 먹을 것을 미리 챙겨 두세요.",
        "cached": false,
        "generated_at": "2026-11-27T01:28:52.203Z",
        "latency_ms": 17,
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
        "id": "ftn_01m8d9x79n706b7vep5006t5qf"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8d9x79n706b7vep5006t5qf",
        "profile_id": "prf_01m8d9x792xdpwq6chnn54p431",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "작은 것에 마음이 매이기 쉬운 날입니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍mkbe5dd27ccbc8b3cc697e님, 잘되는 일과 더딘 일이 섞여 있는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "씀씀이가 크게 흔들리지 않는 날입니다. 지갑 속 카드와 현금을 정리하세요."
          },
          "love": {
            "score": 59,
            "description": "늘 하던 대로 지내면 편안한 날입니다. 가족에게 먼저 인사하세요."
          },
          "health": {
            "score": 49,
            "description": "한 자세로 오래 있기 쉬운 날입니다. 자주 일어나 기지개를 켜세요."
          },
          "career": {
            "score": 57,
            "description": "새 일보다 하던 일이 편한 날입니다. 어제 멈춘 데서 다시 시작하세요."
          }
        },
        "lucky_items": {
          "number": 40,
          "color": "황토색",
          "direction": "남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "내일 아침에 먹을 것을 미리 챙겨 두세요.",
        "analysis": {
          "day_energy": "오늘은 을사(乙巳)일입니다. 윗글자는 푸른 풀, 아랫글자는 초여름의 볕에 견줍니다.",
          "element_interaction": "오늘의 윗글자에 든 나무 기운이 이 사주를 한쪽으로 기울게 해 점수가 내려갔습니다. 이 글자는 정재, 곧 작은 셈에 매이는 마음을 뜻합니다.",
          "recommendations": [
            "사소한 것은 두고 가장 중요한 일부터 하세요.",
            "책상 위를 깨끗이 비우세요.",
            "현관에 나와 있는 물건을 제자리에 두세요."
          ]
        },
        "cached": false,
        "generated_at": "2026-11-27T01:28:52.293Z",
        "latency_ms": 16,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "person": {
          "name": "홍mkbe5dd27ccbc8b3cc697e",
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
        "id": "ftn_01m8d9x7byeke5j91yh0gctpnx"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8d9x7byeke5j91yh0gctpnx",
        "deleted": true,
        "deleted_at": "2026-11-27T01:28:52.390Z"
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
        "id": "whk_01m8d9x7dtsa1sa9wa9gda5s1w",
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
        "created_at": "2026-11-27T01:28:52.410Z",
        "updated_at": "2026-11-27T01:28:52.410Z",
        "secret": "whsec_LC5K8pd8tGWwXbArXwBCWghTZnw9Ts/mIyYpPAdVR7I="
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
        "id": "whk_01m8d9x7ezw6xn70gwkn2ch6np"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8d9x7ezw6xn70gwkn2ch6np",
        "url": "https://partner.example/mk216df7da1517?260b505bb3e2",
        "events": [
          "profile.created"
        ],
        "description": "to mk216df7da1517",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-27T01:28:52.447Z",
        "updated_at": "2026-11-27T01:28:52.447Z"
      }
    },
    "deleteWebhookV2": {
      "params": {
        "id": "whk_01m8d9x7g2zftx05s4ftydyprv"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8d9x7g2zftx05s4ftydyprv",
        "deleted": true,
        "deleted_at": "2026-11-27T01:28:52.493Z"
      }
    },
    "testWebhookV2": {
      "params": {
        "id": "whk_01m8d9x7h08hmxjkwsyymzs04f"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8d9x7h08hmxjkwsyymzs04f",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8d9x7hb9pcs8d5pr1msgyw1",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 1,
          "attempted_at": "2026-11-27T01:28:52.533Z"
        },
        "payload_sent": {
          "id": "evt_01m8d9x7hb9pcs8d5pr1msgyw0",
          "type": "test.ping",
          "created_at": "2026-11-27T01:28:52.523Z",
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
          "resets_at": "2026-11-27T01:29:52.572Z"
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
        "resource_id": "prf_01m8d9x7pfv9rdcx1q8r415bm3"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "timestamp": "2026-11-27T01:28:52.690Z",
            "action": "profile.created",
            "actor": {
              "type": "api_key",
              "id": "bs_test_FXfohZFeq7d4"
            },
            "resource": {
              "type": "profile",
              "id": "prf_01m8d9x7pfv9rdcx1q8r415bm3"
            },
            "request_id": "req_01m8d9x7pbkrhw82mygkzdfy57"
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
      "request_id": "req_01m8d9x7qgxs1ens26fghqt96v",
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
      "request_id": "req_01m8d9x7qm7j2kp81p3t5axpxa",
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
        "requestId": "req_01m8d9x7qtwgk7kwcx981bh4kr"
      }
    },
    "400 validation_error": {
      "type": "/errors/validation",
      "title": "Bad Request",
      "status": 400,
      "detail": "birth_month: must be from 1 to 12",
      "instance": "/v1/profiles",
      "code": "validation_error",
      "request_id": "req_01m8d9x7r71smtga4fapqpa8yp",
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
      "request_id": "req_01m8d9x7ratcgabd10ym2741bz",
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
      "request_id": "req_01m8d9x7rc4szc42mxqtfsm9qh",
      "hint": "Send your key in the X-API-Key header."
    },
    "403 forbidden": {
      "type": "/errors/forbidden",
      "title": "Forbidden",
      "status": 403,
      "detail": "The key lacks the permission profile:read.",
      "instance": "/v1/profiles",
      "code": "forbidden",
      "request_id": "req_01m8d9x7ren6yksynb6x77mbq4",
      "hint": "Create a key with this permission by POST /v1/keys."
    },
    "404 not_found": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "No such profile.",
      "instance": "/v1/profiles/prf_01kb0c1d2e3f4g5h6j7k8m9n0p",
      "code": "not_found",
      "request_id": "req_01m8d9x7rmxfzp4vfcccarsgbn"
    },
    "409 conflict": {
      "type": "/errors/conflict",
      "title": "Conflict",
      "status": 409,
      "detail": "Another profile has this external_id.",
      "instance": "/v1/profiles",
      "code": "conflict",
      "request_id": "req_01m8d9x7rrfgxy9d64r80mkqr4",
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
      "request_id": "req_01m8d9x7tbzmy8v8xjy72y5tn7",
      "hint": "To do it again, send the request with a new key."
    },
    "415 unsupported_media_type": {
      "type": "/errors/unsupported-media-type",
      "title": "Unsupported Media Type",
      "status": 415,
      "detail": "The body must be JSON.",
      "instance": "/v1/profiles",
      "code": "unsupported_media_type",
      "request_id": "req_01m8d9x7tntk6wbe093mxvjh1s",
      "hint": "Send Content-Type: application/json."
    },
    "413 payload_too_large": {
      "type": "/errors/payload-too-large",
      "title": "Payload Too Large",
      "status": 413,
      "detail": "The body is larger than 100 KB.",
      "instance": "/v1/profiles",
      "code": "payload_too_large",
      "request_id": "req_01m8d9x7trs66nxakps0e8qs7h"
    },
    "404 not_ready": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "The fortune is being generated.",
      "instance": "/v1/fortunes/ftn_01m8d9x7v28epxxnkpx9xb2w84",
      "code": "not_ready",
      "request_id": "req_01m8d9x7vewmzaks6376y12qqq",
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
      "request_id": "req_01m8d9x7vpwp6ax32cxn8d2d7a",
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
        "requestId": "req_01m8d9x9bhv15qq2ck7b7rvkaa"
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
        "requestId": "req_01m8d9x9bpqckmd63vrr7yax0s"
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
        "requestId": "req_01m8d9x9bttfp8y20y77ydq9ej"
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
        "requestId": "req_01m8d9x9c0r8dgv2q2g3zaec7g"
      }
    },
    "legacy 404 not_found": {
      "success": false,
      "error": {
        "code": "not_found",
        "message": "No such key."
      },
      "meta": {
        "requestId": "req_01m8d9x9c3d8jg6gss62j7223w"
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
        "requestId": "req_01m8d9x9cbjkanyf1pz6t01sn0"
      }
    },
    "legacy 413 payload_too_large": {
      "success": false,
      "error": {
        "code": "payload_too_large",
        "message": "The body is larger than 100 KB."
      },
      "meta": {
        "requestId": "req_01m8d9x9ce5chfhhwggyf422dx"
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
        "requestId": "req_01m8d9x9fk1hycv7pa73b16yq9"
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
      "request_id": "req_01m8d9xef045pvpn3z2jbff2tt",
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
        "requestId": "req_01m8d9xef4tsxkdh7ww05fy11a"
      }
    }
  },
  "deliveries": {
    "fortune.generated": {
      "id": "evt_01m8d9xem1n2kz8g1edqkn7f2c",
      "type": "fortune.generated",
      "created_at": "2026-11-27T01:28:59.862Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8d9xem19zpztxyn0hwxaxsq",
        "profile_id": "prf_01m8d9xeg2tzg5c7t0k989aedx",
        "fortune_type": "daily",
        "dayMaster": "경금",
        "date": "2026-11-27",
        "score": 55,
        "model": "haiku"
      }
    },
    "fortune.deleted": {
      "id": "evt_01m8d9xevra7tt1rr6j4wtmqha",
      "type": "fortune.deleted",
      "created_at": "2026-11-27T01:29:00.024Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8d9xem19zpztxyn0hwxaxsq",
        "profile_id": "prf_01m8d9xeg2tzg5c7t0k989aedx"
      }
    },
    "profile.created": {
      "id": "evt_01m8d9xeg87k843gmejax13gpz",
      "type": "profile.created",
      "created_at": "2026-11-27T01:28:59.656Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8d9xeg2tzg5c7t0k989aedx",
        "day_master": "경금"
      }
    },
    "profile.updated": {
      "id": "evt_01m8d9xehhc2fh01ts2tbyxxq3",
      "type": "profile.updated",
      "created_at": "2026-11-27T01:28:59.697Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8d9xeg2tzg5c7t0k989aedx",
        "day_master": "경금"
      }
    },
    "profile.deleted": {
      "id": "evt_01m8d9xexg0zpcb47wt74esqnp",
      "type": "profile.deleted",
      "created_at": "2026-11-27T01:29:00.080Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8d9xeg2tzg5c7t0k989aedx",
        "day_master": "경금",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 1
        }
      }
    },
    "batch.completed": {
      "id": "evt_01m8d9xer61wfjjva3qvh9cyqy",
      "type": "batch.completed",
      "created_at": "2026-11-27T01:28:59.910Z",
      "livemode": false,
      "data": {
        "id": "evt_01m8d9xer61wfjjva3qvh9cyqy",
        "event": "batch.completed",
        "batch_id": "batch_01m8d9xej5j6vv7bjh24nnts3b",
        "status": "completed",
        "total_count": 1,
        "completed_count": 1,
        "failed_count": 0,
        "canceled_count": 0,
        "completed_at": "2026-11-27T01:28:59.898Z"
      }
    },
    "daily.reset": {
      "id": "evt_01m8d9xeyxc20aets9vwrdp027",
      "type": "daily.reset",
      "created_at": "2026-11-27T01:29:00.125Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-27"
      },
      "test": true
    },
    "cache.warmed": {
      "id": "evt_01m8d9xf0dzqf7yq4b65dvf2ay",
      "type": "cache.warmed",
      "created_at": "2026-11-27T01:29:00.173Z",
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
      "id": "evt_01m8d9xf1swf52a8dp5079p69z",
      "type": "rate_limit.warning",
      "created_at": "2026-11-27T01:29:00.217Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "limit": 100000,
        "used": 80000,
        "resets_at": "2026-11-27T01:29:00.217Z"
      },
      "test": true
    },
    "webhook.disabled": {
      "id": "evt_01m8d9xf2kvj767h8knx8fvcgw",
      "type": "webhook.disabled",
      "created_at": "2026-11-27T01:29:00.243Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "webhook_id": "whk_01m8d9xeftxdyjvsb4d55trqhy",
        "url": "https://partner.example/events",
        "failure_count": 5
      },
      "test": true
    },
    "callback": {
      "id": "evt_01m8d9xer61wfjjva3qvh9cyqy",
      "event": "batch.completed",
      "batch_id": "batch_01m8d9xej5j6vv7bjh24nnts3b",
      "status": "completed",
      "total_count": 1,
      "completed_count": 1,
      "failed_count": 0,
      "canceled_count": 0,
      "completed_at": "2026-11-27T01:28:59.898Z"
    }
  }
};
