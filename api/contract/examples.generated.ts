// Written by `npm run docs:examples`.
export const RECORDED_EXAMPLES = {
  "operations": {
    "checkHealth": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "status": "healthy",
        "timestamp": "2026-11-27T01:22:28.416Z"
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
        "timestamp": "2026-11-27T01:22:28.744Z",
        "components": {
          "api": {
            "status": "operational",
            "latency_ms": 92
          },
          "database": {
            "status": "operational",
            "latency_ms": 12.2,
            "connections": {
              "active": 0,
              "idle": 1,
              "max": 50
            }
          },
          "cache": {
            "status": "operational",
            "latency_ms": 9.8,
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
          "seconds": 5,
          "human": "5s"
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
          "id": "key_01m8d9hh0w51s2j6rt6jnw4xaj",
          "name": "server",
          "type": "test",
          "prefix": "bs_test_wZqNtVi0kSxw",
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
          "createdAt": "2026-11-27T01:22:28.966Z",
          "key": "bs_test_wZqNtVi0kSxwCoqe4JgEFvDNauL0JeC2CZtbhUGwdHpk"
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
            "id": "key_01m8d9hh3m4xpgzd0960m77re8",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_1Ed4n95TEuPk",
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
            "createdAt": "2026-11-27T01:22:29.015Z",
            "lastUsedAt": null
          },
          {
            "id": "key_01m8d9hh2w7yy6qfm4svy0nv50",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_MEkA99PSIwHL",
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
            "createdAt": "2026-11-27T01:22:29.001Z",
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
        "id": "key_01m8d9hhgsgh9m0vyew2p6ggbh"
      },
      "query": {},
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "id": "key_01m8d9hhgsgh9m0vyew2p6ggbh",
          "name": "key of mk2f544b5ae74d: revoked",
          "type": "test",
          "prefix": "bs_test_iOMPLQExVyM5",
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
          "createdAt": "2026-11-27T01:22:29.493Z",
          "lastUsedAt": null,
          "revokedAt": "2026-11-27T01:22:29.537Z"
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
          "signingSecret": "whsec_fHbpspCHvf70k5XvSLK5p66LOqCnxp2qFdPc+OVa4T0="
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
          "signingSecret": "whsec_A8nOSuKSxrBeBBSgmVqrTsWY981beC1RRKYYfHnCNMI="
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
        "generatedAt": "2026-11-27T01:22:30.062Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8d9hhp0tgvrjfdn2brp7c3y",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 362,
          "latency": 362,
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
        "generatedAt": "2026-11-27T01:22:30.204Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8d9hj2y7f41maxztv2bxk06",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 93,
          "latency": 93,
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
        "generatedAt": "2026-11-27T01:22:30.246Z",
        "meta": {
          "requestId": "req_01m8d9hj6rb50yda33ggm0qnfs"
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
          "resetsAt": "2026-11-27T01:23:30.337Z"
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
          "id": "sup_01m8d9hjbpyzvxyd6few67zfx1",
          "status": "received"
        }
      }
    },
    "composeDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8d9hjdj7rsvh69mhdfccme4"
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
          "request_id": "req_01m8d9hjeztqfraawkxrj1mwe2",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 153,
          "latency": 153,
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
        "generated_at": "2026-11-27T01:22:30.648Z"
      }
    },
    "composeWeeklyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8d9hjnyz42mq9gx73qfq912"
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
          "request_id": "req_01m8d9hjq1nfga07v8efz3ekce",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 99,
          "latency": 99,
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
        "generated_at": "2026-11-27T01:22:30.852Z"
      }
    },
    "getCharacter": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8d9hjvty69253ttym3dtnr4"
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
          "request_id": "req_01m8d9hjxsj7qtgpeh3czgjhw8",
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
          "ai_generated": false,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        },
        "generated_at": "2026-11-27T01:22:31.068Z"
      }
    },
    "getTendency": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8d9hk2exkfd7b1seb4yf71a"
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
          "request_id": "req_01m8d9hk3813798nqpfnckctjw",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 82,
          "latency": 82,
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
        "generated_at": "2026-11-27T01:22:31.226Z"
      }
    },
    "getRadar": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8d9hk8e7pyhwngztsv5q9rg"
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
          "request_id": "req_01m8d9hk9hrvr97t9ksskmste9",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 97,
          "latency": 97,
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
        "generated_at": "2026-11-27T01:22:31.445Z"
      }
    },
    "getPopularCoins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8d9hkex8hzrp0z69111e66z"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 6,
          "insufficient_data": false,
          "as_of": "2026-11-27T01:22:31.581Z",
          "coins": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8d9hkfka9xe34wwn04j8gr2",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 85,
          "latency": 85,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "popular_coins"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T01:22:31.624Z"
      }
    },
    "getElementComparison": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8d9hkm8sr0ybj8agreqgp15"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 7,
          "insufficient_data": false,
          "as_of": "2026-11-27T01:22:31.747Z",
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
          "request_id": "req_01m8d9hknncq97frj3bt7v2v8j",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 34,
          "latency": 34,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "comparison"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T01:22:31.767Z"
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
          "as_of": "2026-11-27T01:22:31.805Z",
          "rankings": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8d9hkqbs8capet5c6dvfxg1",
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
        "generated_at": "2026-11-27T01:22:31.821Z"
      }
    },
    "getTradingStyles": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8d9hks6qn3r61n8shh31d6g"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-27T01:22:31.887Z",
          "styles": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8d9hksqc0v9yb0ec0frf8kd",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 36,
          "latency": 36,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "trading_styles"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T01:22:31.899Z"
      }
    },
    "getPortfolioBreakdown": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8d9hkwm7ryfajwpc5ke9c9d"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-27T01:22:31.990Z",
          "assets": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8d9hkxejg2a29zqsmxckerb",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 25,
          "latency": 25,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "portfolio_breakdown"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T01:22:32.007Z"
      }
    },
    "getSajuTwins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8d9hkzh94t468smrc9bxspt"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 10,
          "insufficient_data": false,
          "as_of": "2026-11-27T01:22:31.805Z",
          "same_day_pillar": 10,
          "same_four_pillars": 10,
          "common_coins": [],
          "common_styles": [],
          "average_score_today": null
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8d9hm0g4ve6dgjx7v0myv22",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 41,
          "latency": 41,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "saju_twin"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T01:22:32.121Z"
      }
    },
    "streamDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8d9hm3akk7c1vssx2b5v9bd"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8d9hm51azqyxv2ec042mgd2.character",
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
          "id": "call_01m8d9hm51azqyxv2ec042mgd2.character+tendency",
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
          "id": "call_01m8d9hm51azqyxv2ec042mgd2.character+tendency+fortune",
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
          "id": "call_01m8d9hm51azqyxv2ec042mgd2.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8d9hm4egrmfar9vvn3bwbav",
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
          "id": "call_01m8d9hmg40nj1gbsfx4ja9wa5.character",
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
          "id": "call_01m8d9hmg40nj1gbsfx4ja9wa5.character+tendency",
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
          "id": "call_01m8d9hmg40nj1gbsfx4ja9wa5.character+tendency+fortune",
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
          "id": "call_01m8d9hmg40nj1gbsfx4ja9wa5.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8d9hmedka25xaz7pp06bk2s",
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
        "profile_id": "prf_01m8d9hmtvzrepzv4x8hdf3n27"
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
          "request_id": "req_01m8d9hmw043k9qtmbe7sphqnr",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 185,
          "latency": 185,
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
        "generated_at": "2026-11-27T01:22:33.145Z"
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
          "profile_id": "prf_01m8d9hn4npyrxyf6ycfka61tx"
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
          "request_id": "req_01m8d9hn5tp2gzd6dw71k7tgqx",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 59,
          "latency": 59,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": []
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T01:22:33.334Z"
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
        "id": "prf_01m8d9hnd8gfxast0r29t23rp5",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-27T01:22:33.512Z",
        "updated_at": "2026-11-27T01:22:33.512Z"
      }
    },
    "listProfiles": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8d9hnfa8n9tc3vjqv89wdk4",
            "external_id": "customer-1001",
            "name": "홍**",
            "birth_year": "19**",
            "gender": "female",
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-27T01:22:33.578Z",
            "updated_at": "2026-11-27T01:22:33.578Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfile": {
      "params": {
        "id": "prf_01m8d9hnhnkxhf7xvbtwrfegy4"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8d9hnhnkxhf7xvbtwrfegy4",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-27T01:22:33.653Z",
        "updated_at": "2026-11-27T01:22:33.653Z"
      }
    },
    "unmaskProfile": {
      "params": {
        "id": "prf_01m8d9hnm2x873n114am9bcat2"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8d9hnm2x873n114am9bcat2",
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
        "created_at": "2026-11-27T01:22:33.730Z",
        "updated_at": "2026-11-27T01:22:33.730Z"
      }
    },
    "replaceProfile": {
      "params": {
        "id": "prf_01m8d9hnqed1w1xaf7srvhhz4m"
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
        "id": "prf_01m8d9hnqed1w1xaf7srvhhz4m",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-27T01:22:33.838Z",
        "updated_at": "2026-11-27T01:22:33.870Z"
      }
    },
    "updateProfile": {
      "params": {
        "id": "prf_01m8d9hnyezxn39b00ezsfws64"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8d9hnyezxn39b00ezsfws64",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-27T01:22:34.062Z",
        "updated_at": "2026-11-27T01:22:34.099Z"
      }
    },
    "deleteProfile": {
      "params": {
        "id": "prf_01m8d9hp2crfkeabeym1tnxw7n"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8d9hp2crfkeabeym1tnxw7n",
        "deleted": true,
        "deleted_at": "2026-11-27T01:22:34.278Z",
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
          "prf_01m8d9hp76ry1b0h386g9j2pw9"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8d9hp8q76p3ds5qfkdhwhyv",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-27T01:22:34.392Z",
        "estimated_completion": "2026-11-27T01:22:34.571Z"
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
        "batch_id": "batch_01m8d9hpmmhwnp69sa486td1eb"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8d9hpmmhwnp69sa486td1eb",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-27T01:22:34.772Z",
        "estimated_completion": "2026-11-27T01:22:34.931Z",
        "completed_at": "2026-11-27T01:22:35.886Z",
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
        "batch_id": "batch_01m8d9hqtpey1aatt8ccsh5x32"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8d9hqtpey1aatt8ccsh5x32",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 1,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "gemini",
        "created_at": "2026-11-27T01:22:35.990Z",
        "estimated_completion": "2026-11-27T01:22:36.147Z",
        "completed_at": "2026-11-27T01:22:36.091Z",
        "results": [
          {
            "profile_id": "prf_01m8d9hqsz5kp1th74m2ncc93a",
            "fortune_id": null,
            "status": "canceled"
          }
        ]
      }
    },
    "retryBatch": {
      "params": {
        "batch_id": "batch_01m8d9hqzvmwdqdd61c8gagx1z"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "batch_01m8d9hqzvmwdqdd61c8gagx1z",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-27T01:22:36.155Z",
        "estimated_completion": "2026-11-27T01:22:36.540Z"
      }
    },
    "followBatch": {
      "params": {
        "batch_id": "batch_01m8d9hr9a22gy0esgqraj45qb"
      },
      "query": {},
      "status": 200,
      "answer": [
        {
          "id": "batch_01m8d9hr9a22gy0esgqraj45qb.1",
          "event": "complete",
          "data": {
            "id": "batch_01m8d9hr9a22gy0esgqraj45qb",
            "status": "failed",
            "total_count": 1,
            "completed_count": 0,
            "failed_count": 1,
            "canceled_count": 0,
            "fortune_type": "daily",
            "fortune_date": "2026-11-27",
            "model": "haiku",
            "created_at": "2026-11-27T01:22:36.458Z",
            "estimated_completion": "2026-11-27T01:22:36.618Z",
            "completed_at": "2026-11-27T01:22:37.564Z",
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
        "profile_id": "prf_01m8d9hsn5qce9nzpgnp2pjddj",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8d9hsph0q1rrc48n3xpw2p6",
        "profile_id": "prf_01m8d9hsn5qce9nzpgnp2pjddj",
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
        "generated_at": "2026-11-27T01:22:37.973Z",
        "latency_ms": 68,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-27T01:22:37.905Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8d9hsp4qtyhkd799y2mtmp9",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 98,
          "latency": 98,
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
        "profile_id": "prf_01m8d9hst5bqk08apxdfdszhtg"
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
        "profile_id": "prf_01m8d9hsvf5f83cpvgtaabwv7k"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8d9hsw5j7072ryheahhypz7",
        "profile_id": "prf_01m8d9hsvf5f83cpvgtaabwv7k",
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
        "generated_at": "2026-11-27T01:22:38.128Z",
        "latency_ms": 43,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-27T01:22:38.085Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8d9hsvtfbjg12se3hqaae4h",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 65,
          "latency": 65,
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
        "id": "ftn_01m8d9ht0g092nknh339n654x1"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8d9ht0g092nknh339n654x1",
        "profile_id": "prf_01m8d9hszy7phmzvttt3ash72m",
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
        "generated_at": "2026-11-27T01:22:38.261Z",
        "latency_ms": 37,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "unmaskFortune": {
      "params": {
        "id": "ftn_01m8d9ht9b1m497f7stf4e626j"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8d9ht9b1m497f7stf4e626j",
        "profile_id": "prf_01m8d9ht74wfwtdm1y5xc4p673",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "작은 것에 마음이 매이기 쉬운 날입니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍mk958c52e229c419009848님, 잘되는 일과 더딘 일이 섞여 있는 하루입니다."
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
          "id": "prf_01m8d9ht74wfwtdm1y5xc4p673",
          "name": "홍mk958c52e229c419009848",
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
        "generated_at": "2026-11-27T01:22:38.545Z",
        "latency_ms": 38,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "deleteFortune": {
      "params": {
        "id": "ftn_01m8d9hthemv1pnw59dvx80v79"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8d9hthemv1pnw59dvx80v79",
        "deleted": true,
        "deleted_at": "2026-11-27T01:22:38.868Z"
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
        "id": "whk_01m8d9htt86ee0mh9vhz2rh64x",
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
        "created_at": "2026-11-27T01:22:39.048Z",
        "updated_at": "2026-11-27T01:22:39.048Z",
        "secret": "whsec_9QOeoAeNgVdVzxXNQjcsND8KlcmYVKaSsHAJtdFHe+c="
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
        "id": "whk_01m8d9htxp8esccs8jfq4d348a"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8d9htxp8esccs8jfq4d348a",
        "url": "https://partner.example/mkb173232d5686?f9d3139da21d",
        "events": [
          "profile.created"
        ],
        "description": "to mkb173232d5686",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-27T01:22:39.157Z",
        "updated_at": "2026-11-27T01:22:39.157Z"
      }
    },
    "updateWebhook": {
      "params": {
        "id": "whk_01m8d9htzd7nd63ef9jwrzg2wn"
      },
      "query": {},
      "body": {
        "description": "운세 알림",
        "active": true
      },
      "status": 200,
      "answer": {
        "id": "whk_01m8d9htzd7nd63ef9jwrzg2wn",
        "url": "https://partner.example/mkb9b6269e6a56?dc3b660df6e6",
        "events": [
          "profile.created"
        ],
        "description": "운세 알림",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-27T01:22:39.213Z",
        "updated_at": "2026-11-27T01:22:39.230Z"
      }
    },
    "deleteWebhook": {
      "params": {
        "id": "whk_01m8d9hv19bjbyncfgpk9er8p3"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8d9hv19bjbyncfgpk9er8p3",
        "deleted": true,
        "deleted_at": "2026-11-27T01:22:39.291Z"
      }
    },
    "testWebhook": {
      "params": {
        "id": "whk_01m8d9hv2yn32vk4rv0cbjs61w"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8d9hv2yn32vk4rv0cbjs61w",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8d9hv3rj5xm5vs1d6tmxhtt",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 8,
          "attempted_at": "2026-11-27T01:22:39.378Z"
        },
        "payload_sent": {
          "id": "evt_01m8d9hv3rj5xm5vs1d6tmxhts",
          "type": "test.ping",
          "created_at": "2026-11-27T01:22:39.352Z",
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
        "id": "whk_01m8d9hv6v6nmy70n36xwnv78d"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8d9hv6v6nmy70n36xwnv78d",
        "url": "https://partner.example/mkd693c7768067?8e72e560ba7a",
        "events": [
          "profile.created"
        ],
        "description": "to mkd693c7768067",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-27T01:22:39.451Z",
        "updated_at": "2026-11-27T01:22:39.467Z",
        "secret": "whsec_X2/w6+eXHWI9PhXVueDJ5uhl1qqVainv23+h23A+zz0="
      }
    },
    "listDeliveries": {
      "params": {
        "id": "whk_01m8d9hv8h2217cfdnrme3v85b"
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
        "id": "whk_01m8d9hvasx59epydcfyv7xv9e",
        "delivery_id": "dlv_01m8d9hvbrxv07d5wz4j0cj09n"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "dlv_01m8d9hvbrxv07d5wz4j0cj09n",
        "status": "success",
        "response_code": 204,
        "response_time_ms": 2,
        "attempted_at": "2026-11-27T01:22:39.666Z",
        "event_id": "evt_01m8d9hvbr4ez2nkrfvjdwwq6v",
        "event_type": "profile.created",
        "attempts": [
          {
            "number": 1,
            "attempted_at": "2026-11-27T01:22:39.666Z",
            "response_time_ms": 2,
            "payload": {
              "id": "evt_01m8d9hvbr4ez2nkrfvjdwwq6v",
              "type": "profile.created",
              "created_at": "2026-11-27T01:22:39.608Z",
              "livemode": false,
              "data": {
                "profile_id": "prf_01m8d9hvbeafcp66m7az3etbvt",
                "day_master": "경금"
              }
            },
            "request_headers": {
              "Content-Type": "application/json",
              "User-Agent": "Saju-Webhooks/1",
              "X-Saju-Event": "profile.created",
              "X-Saju-Delivery": "dlv_01m8d9hvbrxv07d5wz4j0cj09n",
              "X-Saju-Signature": "39391f814253efa0ad2eeacdc250e6ebb04fd2350273b709268be4f0679c9491",
              "webhook-id": "evt_01m8d9hvbr4ez2nkrfvjdwwq6v",
              "webhook-timestamp": "1795742559",
              "webhook-signature": "v1,O/9Oj/TI9SND9CwkyuAkrS0G7TOMVwjcOqtqSAyr5NY="
            },
            "response_status": 204,
            "response_headers": {
              "date": "Fri, 27 Nov 2026 01:22:39 GMT",
              "connection": "keep-alive",
              "keep-alive": "timeout=60"
            },
            "response_body": ""
          }
        ],
        "created_at": "2026-11-27T01:22:39.608Z",
        "next_attempt_at": null
      }
    },
    "replayEvents": {
      "params": {
        "id": "whk_01m8d9hvfz55wyar8x781fe0qn"
      },
      "query": {},
      "body": {
        "since": "2026-01-01T00:00:00Z",
        "status": "all"
      },
      "status": 202,
      "answer": {
        "webhook_id": "whk_01m8d9hvfz55wyar8x781fe0qn",
        "queued": 0
      }
    },
    "redeliverEvent": {
      "params": {
        "id": "whk_01m8d9hvj2t7v0jesd3v9257x1",
        "delivery_id": "dlv_01m8d9hvjje9z8c2mw44dzbme5"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "dlv_01m8d9hvjje9z8c2mw44dzbme5",
        "status": "pending",
        "response_code": 204,
        "response_time_ms": 4,
        "attempted_at": "2026-11-27T01:22:39.885Z",
        "event_id": "evt_01m8d9hvjjznhn587z3b4cdjjm",
        "event_type": "profile.created",
        "attempts": 1,
        "created_at": "2026-11-27T01:22:39.826Z",
        "next_attempt_at": "2026-11-27T01:22:39.916Z"
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
        "id": "evt_01m8d9hvtt2wc8pnx6htwd4pg1"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "evt_01m8d9hvtt2wc8pnx6htwd4pg1",
        "type": "profile.created",
        "created_at": "2026-11-27T01:22:40.090Z",
        "livemode": false,
        "data": {
          "profile_id": "prf_01m8d9hvtkgfym5afzwsne9x1d",
          "day_master": "경금"
        },
        "deliveries": [
          {
            "id": "dlv_01m8d9hvttrswvg5sqmg98dvt8",
            "webhook_id": "whk_01m8d9hvt6h6jnepvcckk9v54j",
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
        "id": "key_01m8d9hvztwhx7yrx5qr3nscyf",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_YpD1Dl8UMVHc",
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
        "created_at": "2026-11-27T01:22:40.229Z",
        "expires_at": null,
        "key": "bs_test_YpD1Dl8UMVHcZsnLUbxSHRqg7GF302abRWXS7EvrOc7q"
      }
    },
    "listKeys": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "key_01m8d9hw3h3a98ar0s0wt47cet",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_qUamJwOWYHmY",
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
            "created_at": "2026-11-27T01:22:40.367Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8d9hw2h2jssvtgczs35j8ew",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_aes1JiGvoWSx",
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
            "created_at": "2026-11-27T01:22:40.296Z",
            "expires_at": "2026-11-28T01:22:40.367Z",
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": "key_01m8d9hw3h3a98ar0s0wt47cet"
          },
          {
            "id": "key_01m8d9hw0m2kqcje0jpn2zfc26",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_Drwa7dlebRV0",
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
            "created_at": "2026-11-27T01:22:40.273Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8d9hw0fjsj8gzrtebg38x4w",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_ipRDnLjuXOLo",
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
            "created_at": "2026-11-27T01:22:40.268Z",
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
        "id": "key_01m8d9hw8e86ghv7462393tynd"
      },
      "query": {},
      "status": 204,
      "answer": []
    },
    "rotateKey": {
      "params": {
        "id": "key_01m8d9hwd6y5na6s6ktpskfvnx"
      },
      "query": {},
      "body": {
        "overlap_hours": 24
      },
      "status": 201,
      "answer": {
        "id": "key_01m8d9hwdsstyj41kxmme7071d",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_U2vNl9q9080i",
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
        "created_at": "2026-11-27T01:22:40.694Z",
        "expires_at": null,
        "key": "bs_test_U2vNl9q9080iTA2UAAFmwSiY3jycUCt6OUplbmyka4MB"
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
          "resets_at": "2026-11-27T01:23:40.735Z"
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
        "resource_id": "prf_01m8d9hwsq0trxeq9qb5pggygn"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "id": 245976928604993,
            "action": "profile.created",
            "resource_type": "profile",
            "resource_id": "prf_01m8d9hwsq0trxeq9qb5pggygn",
            "actor_ip": "127.0.0.1",
            "actor_api_key": "bs_test_aRduru4vLX3q",
            "request_id": "req_01m8d9hws4xt26p0p1ms1qrgwd",
            "metadata": {},
            "created_at": "2026-11-27T01:22:41.085Z"
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
            "id": "req_01m8d9hwvfd4tsw2zzc387h0ev",
            "created_at": "2026-11-27T01:22:41.135Z",
            "method": "GET",
            "path": "/v1/profiles/{id}",
            "status": 404,
            "code": "not_found",
            "reason": null,
            "duration_ms": 16,
            "key_prefix": "bs_test_UGRhzbmbJatK",
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
        "id": "req_01m8d9hwx9yjtndddeew3qyv4g"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "req_01m8d9hwx9yjtndddeew3qyv4g",
        "created_at": "2026-11-27T01:22:41.193Z",
        "method": "GET",
        "path": "/v1/profiles/{id}",
        "status": 404,
        "code": "not_found",
        "reason": null,
        "duration_ms": 19,
        "key_prefix": "bs_test_rK7Ej5ftHeYd",
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
        "profile_id": "prf_01m8d9hwztx29967g6pw9yz0ca",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8d9hx0ggkvfsxf6sbnm7emh.character",
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
          "id": "call_01m8d9hx0ggkvfsxf6sbnm7emh.character+tendency",
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
          "id": "call_01m8d9hx0ggkvfsxf6sbnm7emh.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8d9hx1p1v434s0gn8mftrw2",
            "profile_id": "prf_01m8d9hwztx29967g6pw9yz0ca",
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
            "generated_at": "2026-11-27T01:22:41.513Z",
            "latency_ms": 179,
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        },
        {
          "id": "call_01m8d9hx0ggkvfsxf6sbnm7emh.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8d9hx0br8yd5dm92e7p0jkf",
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
        "id": "prf_01m8d9hx9senc7kzm4yysjeaxx",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-27T01:22:41.593Z",
        "updated_at": "2026-11-27T01:22:41.593Z"
      }
    },
    "listProfilesV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8d9hxbjxaph0y3h2qe3phyk",
            "external_id": "customer-1001",
            "person": {
              "name": "홍**",
              "birthDate": "19**-**-**",
              "gender": "female"
            },
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-27T01:22:41.650Z",
            "updated_at": "2026-11-27T01:22:41.650Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfileV2": {
      "params": {
        "id": "prf_01m8d9hxekeg0h9sdvfn1fy5az"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8d9hxekeg0h9sdvfn1fy5az",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-27T01:22:41.747Z",
        "updated_at": "2026-11-27T01:22:41.747Z"
      }
    },
    "updateProfileV2": {
      "params": {
        "id": "prf_01m8d9hxhcnp2m5m73nw2s26f7"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8d9hxhcnp2m5m73nw2s26f7",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-27T01:22:41.836Z",
        "updated_at": "2026-11-27T01:22:41.874Z"
      }
    },
    "deleteProfileV2": {
      "params": {
        "id": "prf_01m8d9hxmyqch44vcgvkcf8255"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8d9hxmyqch44vcgvkcf8255",
        "deleted": true,
        "deleted_at": "2026-11-27T01:22:42.068Z",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 0
        }
      }
    },
    "unmaskProfileV2": {
      "params": {
        "id": "prf_01m8d9hxvdmzvche0tths64c55"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8d9hxvdmzvche0tths64c55",
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
        "created_at": "2026-11-27T01:22:42.157Z",
        "updated_at": "2026-11-27T01:22:42.157Z"
      }
    },
    "createFortuneV2": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8d9hxy0keznqm7jc94qqprr",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8d9hxymmyy8vyszf3pxhqn7",
        "profile_id": "prf_01m8d9hxy0keznqm7jc94qqprr",
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
        "generated_at": "2026-11-27T01:22:42.294Z",
        "latency_ms": 34,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-27T01:22:42.260Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8d9hxydkdpx95tjhmpkvm4b",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 59,
          "latency": 59,
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
        "profile_id": "prf_01m8d9hy164qh0p1f7qwbhxa5z"
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
          "prf_01m8d9hy35x7n8ybhm4ms7pn2x"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8d9hy3rdefrnvmj5k27q6r1",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-27T01:22:42.424Z",
        "estimated_completion": "2026-11-27T01:22:42.580Z"
      }
    },
    "getBatchV2": {
      "params": {
        "batch_id": "batch_01m8d9hy7qs6x5c2g5qtjpk0a9"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8d9hy7qs6x5c2g5qtjpk0a9",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-27T01:22:42.551Z",
        "estimated_completion": "2026-11-27T01:22:42.732Z",
        "completed_at": "2026-11-27T01:22:43.075Z",
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
        "profile_id": "prf_01m8d9hytnwwcgvzx47cxv5gzp",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8d9hyv3sp4h4k5zhcstc6hd.character",
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
          "id": "call_01m8d9hyv3sp4h4k5zhcstc6hd.character+tendency",
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
          "id": "call_01m8d9hyv3sp4h4k5zhcstc6hd.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8d9hyv6wngnrfzc74b0cg0t",
            "profile_id": "prf_01m8d9hytnwwcgvzx47cxv5gzp",
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
            "generated_at": "2026-11-27T01:22:43.243Z",
            "latency_ms": 69,
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
          "id": "call_01m8d9hyv3sp4h4k5zhcstc6hd.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8d9hytw2hd006dy3ek4jc4e",
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        }
      ]
    },
    "getFortuneV2": {
      "params": {
        "id": "ftn_01m8d9hyzf1zh5f2sdj8tvt5wt"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8d9hyzf1zh5f2sdj8tvt5wt",
        "profile_id": "prf_01m8d9hyyr2r8batm2sx2qysfq",
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
        "generated_at": "2026-11-27T01:22:43.339Z",
        "latency_ms": 28,
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
        "id": "ftn_01m8d9hz2bvpkb4ve1avgmt9zd"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8d9hz2bvpkb4ve1avgmt9zd",
        "profile_id": "prf_01m8d9hz1vftpxqs0tdx6f9m4e",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "작은 것에 마음이 매이기 쉬운 날입니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍mk246e00bee73d48224a28님, 잘되는 일과 더딘 일이 섞여 있는 하루입니다."
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
        "generated_at": "2026-11-27T01:22:43.425Z",
        "latency_ms": 22,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "person": {
          "name": "홍mk246e00bee73d48224a28",
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
        "id": "ftn_01m8d9hz5jjmehbjhvw0k8qmgg"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8d9hz5jjmehbjhvw0k8qmgg",
        "deleted": true,
        "deleted_at": "2026-11-27T01:22:43.565Z"
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
        "id": "whk_01m8d9hz8b7tgzty7g4r5tfzf2",
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
        "created_at": "2026-11-27T01:22:43.595Z",
        "updated_at": "2026-11-27T01:22:43.595Z",
        "secret": "whsec_k6BfkkJRMo1v790/c8UZIW0/QuBNnHRD3+qCVz8oooA="
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
        "id": "whk_01m8d9hza5sq98eztb0et9mjk7"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8d9hza5sq98eztb0et9mjk7",
        "url": "https://partner.example/mka80133332ee6?a56326e06a90",
        "events": [
          "profile.created"
        ],
        "description": "to mka80133332ee6",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-27T01:22:43.653Z",
        "updated_at": "2026-11-27T01:22:43.653Z"
      }
    },
    "deleteWebhookV2": {
      "params": {
        "id": "whk_01m8d9hzbnbzbc09cenztesemw"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8d9hzbnbzbc09cenztesemw",
        "deleted": true,
        "deleted_at": "2026-11-27T01:22:43.714Z"
      }
    },
    "testWebhookV2": {
      "params": {
        "id": "whk_01m8d9hzd3we06ay9q9n8vnwah"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8d9hzd3we06ay9q9n8vnwah",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8d9hzdxmy41v2xg69jkz6ax",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 3,
          "attempted_at": "2026-11-27T01:22:43.794Z"
        },
        "payload_sent": {
          "id": "evt_01m8d9hzdxmy41v2xg69jkz6aw",
          "type": "test.ping",
          "created_at": "2026-11-27T01:22:43.773Z",
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
          "resets_at": "2026-11-27T01:23:43.850Z"
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
        "resource_id": "prf_01m8d9hzqemhtxkww6eakd5snz"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "timestamp": "2026-11-27T01:22:44.081Z",
            "action": "profile.created",
            "actor": {
              "type": "api_key",
              "id": "bs_test_AhE2LKQRtXeo"
            },
            "resource": {
              "type": "profile",
              "id": "prf_01m8d9hzqemhtxkww6eakd5snz"
            },
            "request_id": "req_01m8d9hzq93y71f8wtbktwafr1"
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
      "request_id": "req_01m8d9hzs1v20nvq5rxezgx69q",
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
      "request_id": "req_01m8d9hzs851d9swf7jj3t07yk",
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
        "requestId": "req_01m8d9hzskzsvn7mremb4hfr2s"
      }
    },
    "400 validation_error": {
      "type": "/errors/validation",
      "title": "Bad Request",
      "status": 400,
      "detail": "birth_month: must be from 1 to 12",
      "instance": "/v1/profiles",
      "code": "validation_error",
      "request_id": "req_01m8d9hzth5askm1hyfexkbddb",
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
      "request_id": "req_01m8d9hztm5rr396sq6y3vmj9x",
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
      "request_id": "req_01m8d9hztpgzwa8kb309826fe6",
      "hint": "Send your key in the X-API-Key header."
    },
    "403 forbidden": {
      "type": "/errors/forbidden",
      "title": "Forbidden",
      "status": 403,
      "detail": "The key lacks the permission profile:read.",
      "instance": "/v1/profiles",
      "code": "forbidden",
      "request_id": "req_01m8d9hztsbfya08g4wzce0n2y",
      "hint": "Create a key with this permission by POST /v1/keys."
    },
    "404 not_found": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "No such profile.",
      "instance": "/v1/profiles/prf_01kb0c1d2e3f4g5h6j7k8m9n0p",
      "code": "not_found",
      "request_id": "req_01m8d9hzwbgky6mt8kfhm1m420"
    },
    "409 conflict": {
      "type": "/errors/conflict",
      "title": "Conflict",
      "status": 409,
      "detail": "Another profile has this external_id.",
      "instance": "/v1/profiles",
      "code": "conflict",
      "request_id": "req_01m8d9hzwzs9tsnnaej52rmfnh",
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
      "request_id": "req_01m8d9j005t2b656720c6tm57w",
      "hint": "To do it again, send the request with a new key."
    },
    "415 unsupported_media_type": {
      "type": "/errors/unsupported-media-type",
      "title": "Unsupported Media Type",
      "status": 415,
      "detail": "The body must be JSON.",
      "instance": "/v1/profiles",
      "code": "unsupported_media_type",
      "request_id": "req_01m8d9j00wqk8jjm6h3xrqnsgr",
      "hint": "Send Content-Type: application/json."
    },
    "413 payload_too_large": {
      "type": "/errors/payload-too-large",
      "title": "Payload Too Large",
      "status": 413,
      "detail": "The body is larger than 100 KB.",
      "instance": "/v1/profiles",
      "code": "payload_too_large",
      "request_id": "req_01m8d9j017ayt8p6axj2hg9w4h"
    },
    "404 not_ready": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "The fortune is being generated.",
      "instance": "/v1/fortunes/ftn_01m8d9j05c71d9a3f191d9cher",
      "code": "not_ready",
      "request_id": "req_01m8d9j05wmwxhd0jtnt9ak53a",
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
      "request_id": "req_01m8d9j0676f8dvfq1rx8n29y1",
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
        "requestId": "req_01m8d9j1peghdana1b4f80904g"
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
        "requestId": "req_01m8d9j1q2q6f1hrnjd7a7j2gw"
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
        "requestId": "req_01m8d9j1qdd6p8tsxb1n7p7f3b"
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
        "requestId": "req_01m8d9j1qqkwz2q2pfdg5cjqwm"
      }
    },
    "legacy 404 not_found": {
      "success": false,
      "error": {
        "code": "not_found",
        "message": "No such key."
      },
      "meta": {
        "requestId": "req_01m8d9j1qvpdb8d96ngy0xxvcs"
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
        "requestId": "req_01m8d9j1r5e1y5vnedrxbcgzah"
      }
    },
    "legacy 413 payload_too_large": {
      "success": false,
      "error": {
        "code": "payload_too_large",
        "message": "The body is larger than 100 KB."
      },
      "meta": {
        "requestId": "req_01m8d9j1rasgge66wb7wagk7dw"
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
        "requestId": "req_01m8d9j1wf5hzd4c3ka5pgt15b"
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
      "request_id": "req_01m8d9j74y3xkdgknfr6q5tv0q",
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
        "requestId": "req_01m8d9j7535pyhzynr0w4nma0x"
      }
    }
  },
  "deliveries": {
    "fortune.generated": {
      "id": "evt_01m8d9j7aak2syzn3a8ksf4asc",
      "type": "fortune.generated",
      "created_at": "2026-11-27T01:22:51.941Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8d9j7aawb7aag8hkn5pd4p5",
        "profile_id": "prf_01m8d9j76976s65e9rc8rqr73m",
        "fortune_type": "daily",
        "dayMaster": "경금",
        "date": "2026-11-27",
        "score": 55,
        "model": "haiku"
      }
    },
    "fortune.deleted": {
      "id": "evt_01m8d9j7jxe7trsecvjcxsy1d1",
      "type": "fortune.deleted",
      "created_at": "2026-11-27T01:22:52.125Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8d9j7aawb7aag8hkn5pd4p5",
        "profile_id": "prf_01m8d9j76976s65e9rc8rqr73m"
      }
    },
    "profile.created": {
      "id": "evt_01m8d9j76js7mqkth6vhaqppyp",
      "type": "profile.created",
      "created_at": "2026-11-27T01:22:51.730Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8d9j76976s65e9rc8rqr73m",
        "day_master": "경금"
      }
    },
    "profile.updated": {
      "id": "evt_01m8d9j77gwbv5ehyafnrrh14d",
      "type": "profile.updated",
      "created_at": "2026-11-27T01:22:51.760Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8d9j76976s65e9rc8rqr73m",
        "day_master": "경금"
      }
    },
    "profile.deleted": {
      "id": "evt_01m8d9j7mrh46mgtegfdeamtw8",
      "type": "profile.deleted",
      "created_at": "2026-11-27T01:22:52.184Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8d9j76976s65e9rc8rqr73m",
        "day_master": "경금",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 1
        }
      }
    },
    "batch.completed": {
      "id": "evt_01m8d9j7esk25jgs19wptk4he5",
      "type": "batch.completed",
      "created_at": "2026-11-27T01:22:51.993Z",
      "livemode": false,
      "data": {
        "id": "evt_01m8d9j7esk25jgs19wptk4he5",
        "event": "batch.completed",
        "batch_id": "batch_01m8d9j78asbxfkfa557wjwkgj",
        "status": "completed",
        "total_count": 1,
        "completed_count": 1,
        "failed_count": 0,
        "canceled_count": 0,
        "completed_at": "2026-11-27T01:22:51.984Z"
      }
    },
    "daily.reset": {
      "id": "evt_01m8d9j7p5pzg49kss08kwr2kp",
      "type": "daily.reset",
      "created_at": "2026-11-27T01:22:52.229Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-27"
      },
      "test": true
    },
    "cache.warmed": {
      "id": "evt_01m8d9j7qg4fcw6khej3j0qr01",
      "type": "cache.warmed",
      "created_at": "2026-11-27T01:22:52.272Z",
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
      "id": "evt_01m8d9j7reyqyteq3q71zz6jd4",
      "type": "rate_limit.warning",
      "created_at": "2026-11-27T01:22:52.302Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "limit": 100000,
        "used": 80000,
        "resets_at": "2026-11-27T01:22:52.302Z"
      },
      "test": true
    },
    "webhook.disabled": {
      "id": "evt_01m8d9j7st7rxxc0nd7fhg1rmy",
      "type": "webhook.disabled",
      "created_at": "2026-11-27T01:22:52.346Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "webhook_id": "whk_01m8d9j75yhptvebgs3sa41cq9",
        "url": "https://partner.example/events",
        "failure_count": 5
      },
      "test": true
    },
    "callback": {
      "id": "evt_01m8d9j7esk25jgs19wptk4he5",
      "event": "batch.completed",
      "batch_id": "batch_01m8d9j78asbxfkfa557wjwkgj",
      "status": "completed",
      "total_count": 1,
      "completed_count": 1,
      "failed_count": 0,
      "canceled_count": 0,
      "completed_at": "2026-11-27T01:22:51.984Z"
    }
  }
};
