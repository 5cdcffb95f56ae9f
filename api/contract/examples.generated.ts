// Written by `npm run docs:examples`.
export const RECORDED_EXAMPLES = {
  "operations": {
    "checkHealth": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "status": "healthy",
        "timestamp": "2026-11-26T18:59:51.565Z"
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
        "timestamp": "2026-11-26T18:59:52.388Z",
        "components": {
          "api": {
            "status": "operational",
            "latency_ms": 221.6
          },
          "database": {
            "status": "operational",
            "latency_ms": 4,
            "connections": {
              "active": 1,
              "idle": 2,
              "max": 50
            }
          },
          "cache": {
            "status": "operational",
            "latency_ms": 3.9,
            "hit_rate": 29.1,
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
          "seconds": 17,
          "human": "17s"
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
          "id": "key_01m8ckmynm6ebc7xkq70bmnf46",
          "name": "server",
          "type": "test",
          "prefix": "bs_test_GwX0MSkpRMFg",
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
          "createdAt": "2026-11-26T18:59:52.506Z",
          "key": "bs_test_GwX0MSkpRMFg9du4U39PQaACzx9apGenqdENzbbyHiTf"
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
            "id": "key_01m8ckmypxxcw8f6pj8jnsfy8z",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_w0dn8VAoKKrv",
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
            "createdAt": "2026-11-26T18:59:52.663Z",
            "lastUsedAt": null
          },
          {
            "id": "key_01m8ckmypk4bxxe185wfk003z1",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_tDsyY2jJYi0C",
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
            "createdAt": "2026-11-26T18:59:52.649Z",
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
        "id": "key_01m8ckmyw3my0cb6yredvmknff"
      },
      "query": {},
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "id": "key_01m8ckmyw3my0cb6yredvmknff",
          "name": "key of mk05b307ee6920: revoked",
          "type": "test",
          "prefix": "bs_test_BtgpmfjVV0HO",
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
          "createdAt": "2026-11-26T18:59:52.754Z",
          "lastUsedAt": null,
          "revokedAt": "2026-11-26T18:59:52.803Z"
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
          "signingSecret": "whsec_9ql3LQSiFJdP44e4MvcjFlYVB0qjrgFcaqO3afRA66c="
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
          "signingSecret": "whsec_HddWm6BUSp0prLLJeBhoibc9jtNYLTC6NTJz2pOA26M="
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
            "identity": "홍길동님은 봄볕에 새순을 올리는 큰 나무를 닮아, 뜻을 세우면 위로 곧게 뻗어 갑니다. 친구처럼 대등한 사이에서 힘을 내고, 부당한 일에는 물러서지 않습니다. 다만 한번 마음먹으면 남의 말을 잘 듣지 않습니다. 제힘으로 해낼 때 가장 즐거워합니다.",
            "investmentIdentity": "남을 따라 움직이지 않고 스스로 공부한 것만 고릅니다. 다만 한번 내린 판단은 틀려도 잘 고치지 않습니다. 처음에 왜 골랐는지 적어 두고 가끔 다시 읽어 보세요."
          },
          "investmentTendency": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "홍길동님은 위험을 무턱대고 피하지도, 일부러 찾지도 않습니다. 목표가 또렷하면 기다리고, 흐릿하면 다시 생각합니다. 남의 말을 듣되 마지막에는 스스로 고릅니다.",
            "warning": "형편에 맞추어 잘 바뀌는 대신 기준이 흔들릴 때가 있습니다. 바꾸지 않을 것 하나를 먼저 적어 두세요."
          },
          "todayFortune": {
            "date": "2026-11-27",
            "formattedDate": "2026년 11월 27일 금요일",
            "dayElement": "wood",
            "score": 61,
            "overallAnalysis": "홍길동님, 겨뤄야 할 자리에서 배짱이 생깁니다. 미리 겁내던 일도 막상 부딪치면 할 만합니다. 한 걸음씩 가다 보면 저녁에는 제법 와 있습니다.",
            "actionItems": [
              {
                "type": "do",
                "text": "망설이던 제안을 오늘 한 번 꺼내 보세요."
              },
              {
                "type": "do",
                "text": "오늘 본 것 가운데 기억하고 싶은 것을 한 줄 남기세요."
              },
              {
                "type": "avoid",
                "text": "상대를 깎아내려 앞서려 하지는 마세요."
              },
              {
                "type": "avoid",
                "text": "괜찮은 척하느라 힘든 것을 참지 마세요."
              }
            ],
            "timing": {
              "best": "15:00-17:00",
              "avoid": "19:00-21:00",
              "reason": "늦은 오후에는 새 마음이 드니 미뤄 둔 다짐을 다시 해 보세요. 늦은 저녁에는 오해가 생기기 쉬우니 말을 짧게 하세요."
            }
          },
          "investmentFortune": {
            "shortTerm": {
              "message": "좋은 이야기가 들어와도 이해한 것에만 고개를 끄덕이세요. 모르는 것은 거절해도 아깝지 않습니다.",
              "warning": "이름과 소문만 아는 상품에는 손대지 마세요."
            },
            "longTerm": {
              "message": "처음에 왜 시작했는지 잊은 것이 있다면 돌아볼 때입니다.",
              "advice": "계절이 바뀔 때 가입한 것들의 이름을 한 번 적어 보세요."
            },
            "example": "가령 이름 옆에 왜 가입했는지 적어 보고, 떠오르지 않는 것은 안내문을 다시 읽는 것입니다."
          },
          "whyExplanation": "윗글자에 겁재, 곧 겨루며 힘을 내는 배짱이 놓인 을사(乙巳)일입니다. 이 사주에는 나무 기운도 도움이 되는 쪽이라 점수가 조금 올랐습니다. 다만 아랫글자가 태어난 달의 글자와 조금 어긋나는 사이여서 점수를 조금 덜었습니다."
        },
        "generatedAt": "2026-11-26T18:59:53.920Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8ckmz5zrsnmzcgsj5b6h1cj",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 768,
          "latency": 768,
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
          "summary": "홍길동님, 올해에는 가까운 사이에서 뜻이 자주 엇갈립니다. 옳고 그름을 가리다 보면 둘 다 지칩니다. 5월에는 도와줄 사람이 가까이 있으니 막힌 일을 물어보세요. 7월에는 걱정이 커지기 쉬우니 걱정되는 것을 하나씩 적어 보세요.",
          "quarters": [
            {
              "quarter": 1,
              "score": 55,
              "advice": "첫 석 달에는 좋은 날과 더딘 날이 섞여 있습니다. 2월에는 손발이 어긋나기 쉬우니 약속을 한 번 더 확인하세요."
            },
            {
              "quarter": 2,
              "score": 64,
              "advice": "봄과 초여름에는 서두르지 않아도 제법 나아갑니다. 4월에는 조용할수록 생각이 맑아지니 저녁 약속을 줄여 보세요."
            },
            {
              "quarter": 3,
              "score": 52,
              "advice": "한여름과 초가을에는 속도보다 순서를 지키는 편이 낫습니다. 9월에는 속도가 나지 않으니 할 일을 작게 나누세요."
            },
            {
              "quarter": 4,
              "score": 61,
              "advice": "마지막 석 달에는 좋은 날이 조금 더 많습니다. 11월에는 생각이 깊어지니 혼자 파고들 주제를 하나 고르세요."
            }
          ],
          "months": [
            {
              "month": 1,
              "score": 49,
              "keyword": "작은 셈 넘기기"
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
              "keyword": "혼자만의 시간"
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
              "keyword": "먼저 내민 손"
            },
            {
              "month": 9,
              "score": 52,
              "keyword": "조급함 덜기"
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
          "advice": "다달이 나가는 돈을 적고 계절마다 하나씩 줄여 보세요. 계획은 넉넉하게 잡고 계절이 바뀔 때마다 고쳐 쓰세요."
        },
        "generatedAt": "2026-11-26T18:59:54.163Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8ckn00q37re653m00jmz33g",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 156,
          "latency": 156,
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
        "generatedAt": "2026-11-26T18:59:54.270Z",
        "meta": {
          "requestId": "req_01m8ckn06x0awcxpw70k408k93"
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
          "resetsAt": "2026-11-26T19:00:54.407Z"
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
          "id": "sup_01m8ckn0gn9qp27zn37rzgp8e3",
          "status": "received"
        }
      }
    },
    "composeDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8ckn0m3d1ctnf7rp9a0v5x0"
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
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮아, 어려움을 겪을수록 쓸모가 커집니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다. 마음이 맞는 사람과 함께할 때 더 힘을 냅니다.",
            "investment_identity": "규율을 세우면 누구보다 엄하게 지킵니다. 다만 규칙이 지나치게 많아지기도 합니다. 꼭 지킬 것 하나만 남겨 두세요."
          },
          "investment_tendency": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 걱정과 용기가 고르게 섞여 있습니다. 길게 볼 때와 짧게 볼 때를 형편에 맞추어 고릅니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "두루 살피느라 한 가지를 끝까지 밀지 못할 때가 있습니다. 이번 계절에 집중할 것 하나를 먼저 고르세요."
          },
          "today_fortune": {
            "date": "2026-11-27",
            "formatted_date": "2026년 11월 27일 금요일",
            "day_element": "wood",
            "score": 55,
            "overall_analysis": "홍**********************님, 돈 걱정이 꼬리를 물기 쉬운 날입니다. 걱정한다고 오늘 바뀌는 것은 많지 않습니다. 반가운 일과 번거로운 일이 함께 오는 하루입니다.",
            "action_items": [
              {
                "type": "do",
                "text": "걱정되는 일은 종이에 적고 내일 볼 것으로 넘기세요."
              },
              {
                "type": "do",
                "text": "다음 주 약속을 달력에서 한 번 훑어보세요."
              },
              {
                "type": "avoid",
                "text": "잠자리에서까지 셈을 하지 마세요."
              },
              {
                "type": "avoid",
                "text": "거절한 일을 미안해하며 되돌리지 마세요."
              }
            ],
            "timing": {
              "best": "17:00-19:00",
              "avoid": "21:00-23:00",
              "reason": "초저녁에는 순서가 보이니 할 일을 다시 나열해 보세요. 밤에는 서두르다 물건을 빠뜨리기 쉬우니 한 번 더 챙기세요."
            }
          },
          "investment_fortune": {
            "short_term": {
              "message": "흔들리는 날에 바꾼 계획은 또 바뀌기 쉽습니다. 고칠 것이 있어도 표시만 남기세요.",
              "warning": "생활비로 쓸 돈을 여윳돈과 섞지 마세요."
            },
            "long_term": {
              "message": "남보다 앞서는 것보다 작년의 나보다 나아지는 것이 오래갑니다.",
              "advice": "작년 이맘때보다 나아진 것을 하나 적어 보세요."
            },
            "example": "작년 이맘때의 사진이나 일기를 꺼내 보면, 그동안 달라진 것이 눈에 들어옵니다."
          },
          "why_explanation": "을사(乙巳)일에는 정재, 곧 작은 셈에 매이는 마음이 윗글자로 들어옵니다. 이 사주에 도움이 되지 않는 나무 기운이라 점수가 내려갔습니다."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8ckn0ns3066atjaqw99aee2",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 261,
          "latency": 261,
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
        "generated_at": "2026-11-26T18:59:54.942Z"
      }
    },
    "composeWeeklyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8ckn14kyjn4ptfv0rpqh2vh"
      },
      "status": 200,
      "answer": {
        "data": {
          "week_start": "2026-11-23",
          "week_end": "2026-11-29",
          "score": 59,
          "summary": "이번 주는 홍**********************님이 힘을 나누어 쓸수록 편안합니다. 수요일에는 작은 셈에 매이기 쉬우니 꼭 지킬 것부터 챙기세요. 일요일에는 도와줄 사람이 가까이 있으니 막힌 것을 물어보세요.",
          "days": [
            {
              "date": "2026-11-23",
              "day_pillar": "신축",
              "day_element": "metal",
              "score": 66,
              "keyword": "든든한 어른"
            },
            {
              "date": "2026-11-24",
              "day_pillar": "임인",
              "day_element": "water",
              "score": 51,
              "keyword": "들뜸 주의"
            },
            {
              "date": "2026-11-25",
              "day_pillar": "계묘",
              "day_element": "water",
              "score": 46,
              "keyword": "큰 것 먼저"
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
              "keyword": "작은 셈 넘기기"
            },
            {
              "date": "2026-11-28",
              "day_pillar": "병오",
              "day_element": "fire",
              "score": 66,
              "keyword": "먼저 연락하기"
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
          "advice": "꼭 해야 할 일과 하지 않아도 될 일을 나누어 보세요. 말이 길어질 것 같으면 하루 뒤에 다시 이야기하세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8ckn15670a14qqemvv1q00e",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 184,
          "latency": 184,
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
        "generated_at": "2026-11-26T18:59:55.358Z"
      }
    },
    "getCharacter": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8ckn1dzwbdnb6f3wqs5mdfe"
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
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮아, 어려움을 겪을수록 쓸모가 커집니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다. 마음이 맞는 사람과 함께할 때 더 힘을 냅니다.",
            "investment_identity": "규율을 세우면 누구보다 엄하게 지킵니다. 다만 규칙이 지나치게 많아지기도 합니다. 꼭 지킬 것 하나만 남겨 두세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8ckn1g1fdm3bhs5y8xf0ecp",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 70,
          "latency": 70,
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
        "generated_at": "2026-11-26T18:59:55.591Z"
      }
    },
    "getTendency": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8ckn1m9pzxyv4f9w3dey9rr"
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
            "summary": "홍**********************님은 걱정과 용기가 고르게 섞여 있습니다. 길게 볼 때와 짧게 볼 때를 형편에 맞추어 고릅니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "두루 살피느라 한 가지를 끝까지 밀지 못할 때가 있습니다. 이번 계절에 집중할 것 하나를 먼저 고르세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8ckn1n46rqm3150rjwzqf53",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 81,
          "latency": 81,
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
        "generated_at": "2026-11-26T18:59:55.766Z"
      }
    },
    "getRadar": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8ckn1tqwjqhtzj356xjph9c"
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
          "request_id": "req_01m8ckn1w07gqa6rk5r2sf217w",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 109,
          "latency": 109,
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
        "generated_at": "2026-11-26T18:59:56.013Z"
      }
    },
    "getPopularCoins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8ckn21y0v9g4a7dw15sn2pa"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 6,
          "insufficient_data": false,
          "as_of": "2026-11-26T18:59:56.154Z",
          "coins": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8ckn23175e7q7gykemhq3ef",
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
        "generated_at": "2026-11-26T18:59:56.190Z"
      }
    },
    "getElementComparison": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8ckn267181ag5q4b0nakbn3"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 7,
          "insufficient_data": false,
          "as_of": "2026-11-26T18:59:56.260Z",
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
          "request_id": "req_01m8ckn26qjqazp4kdeyyr0ewt",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 43,
          "latency": 43,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "comparison"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-26T18:59:56.289Z"
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
          "as_of": "2026-11-26T18:59:56.341Z",
          "rankings": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8ckn28v2dz6q603axy6hnym",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 41,
          "latency": 41,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "fortune_ranking"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-26T18:59:56.355Z"
      }
    },
    "getTradingStyles": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8ckn2bjav81qtek3gn7ktke"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-26T18:59:56.473Z",
          "styles": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8ckn2d6xfw31kye42db9f5f",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 29,
          "latency": 29,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "trading_styles"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-26T18:59:56.483Z"
      }
    },
    "getPortfolioBreakdown": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8ckn2g28bdxse13xk1ryys2"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-26T18:59:56.610Z",
          "assets": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8ckn2hfcer326m9xtebe7hj",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 41,
          "latency": 41,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "portfolio_breakdown"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-26T18:59:56.632Z"
      }
    },
    "getSajuTwins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8ckn2ncq8p60wg2t621ynq3"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 10,
          "insufficient_data": false,
          "as_of": "2026-11-26T18:59:56.341Z",
          "same_day_pillar": 10,
          "same_four_pillars": 10,
          "common_coins": [],
          "common_styles": [],
          "average_score_today": null
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8ckn2pcxkyg9rhbk3gzwhem",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 49,
          "latency": 49,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "saju_twin"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-26T18:59:56.797Z"
      }
    },
    "streamDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8ckn2s79bqjth7dk784z1dk"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8ckn2t1bhaec4thpq751sj3.character",
          "event": "character",
          "data": {
            "title": "초여름의 불을 견디는 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮아, 어려움을 겪을수록 쓸모가 커집니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다. 마음이 맞는 사람과 함께할 때 더 힘을 냅니다.",
            "investment_identity": "규율을 세우면 누구보다 엄하게 지킵니다. 다만 규칙이 지나치게 많아지기도 합니다. 꼭 지킬 것 하나만 남겨 두세요."
          }
        },
        {
          "id": "call_01m8ckn2t1bhaec4thpq751sj3.character+fortune",
          "event": "fortune",
          "data": {
            "today_fortune": {
              "date": "2026-11-27",
              "formatted_date": "2026년 11월 27일 금요일",
              "day_element": "wood",
              "score": 55,
              "overall_analysis": "홍**********************님, 돈 걱정이 꼬리를 물기 쉬운 날입니다. 걱정한다고 오늘 바뀌는 것은 많지 않습니다. 반가운 일과 번거로운 일이 함께 오는 하루입니다.",
              "action_items": [
                {
                  "type": "do",
                  "text": "걱정되는 일은 종이에 적고 내일 볼 것으로 넘기세요."
                },
                {
                  "type": "do",
                  "text": "다음 주 약속을 달력에서 한 번 훑어보세요."
                },
                {
                  "type": "avoid",
                  "text": "잠자리에서까지 셈을 하지 마세요."
                },
                {
                  "type": "avoid",
                  "text": "거절한 일을 미안해하며 되돌리지 마세요."
                }
              ],
              "timing": {
                "best": "17:00-19:00",
                "avoid": "21:00-23:00",
                "reason": "초저녁에는 순서가 보이니 할 일을 다시 나열해 보세요. 밤에는 서두르다 물건을 빠뜨리기 쉬우니 한 번 더 챙기세요."
              }
            },
            "investment_fortune": {
              "short_term": {
                "message": "흔들리는 날에 바꾼 계획은 또 바뀌기 쉽습니다. 고칠 것이 있어도 표시만 남기세요.",
                "warning": "생활비로 쓸 돈을 여윳돈과 섞지 마세요."
              },
              "long_term": {
                "message": "남보다 앞서는 것보다 작년의 나보다 나아지는 것이 오래갑니다.",
                "advice": "작년 이맘때보다 나아진 것을 하나 적어 보세요."
              },
              "example": "작년 이맘때의 사진이나 일기를 꺼내 보면, 그동안 달라진 것이 눈에 들어옵니다."
            },
            "why_explanation": "을사(乙巳)일에는 정재, 곧 작은 셈에 매이는 마음이 윗글자로 들어옵니다. 이 사주에 도움이 되지 않는 나무 기운이라 점수가 내려갔습니다."
          }
        },
        {
          "id": "call_01m8ckn2t1bhaec4thpq751sj3.character+fortune+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 걱정과 용기가 고르게 섞여 있습니다. 길게 볼 때와 짧게 볼 때를 형편에 맞추어 고릅니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "두루 살피느라 한 가지를 끝까지 밀지 못할 때가 있습니다. 이번 계절에 집중할 것 하나를 먼저 고르세요."
          }
        },
        {
          "id": "call_01m8ckn2t1bhaec4thpq751sj3.character+fortune+tendency+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8ckn2sngsqm9ey4g2wjgcx7",
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
          "id": "call_01m8ckn323k06fka9qm6w9tkv3.character",
          "event": "character",
          "data": {
            "title": "이른 봄의 물오르는 큰 나무",
            "dayMaster": "갑목",
            "dayMasterHanja": "甲",
            "elementName": "목(木)",
            "emoji": "🌳",
            "identity": "홍길동님은 봄볕에 새순을 올리는 큰 나무를 닮아, 뜻을 세우면 위로 곧게 뻗어 갑니다. 친구처럼 대등한 사이에서 힘을 내고, 부당한 일에는 물러서지 않습니다. 다만 한번 마음먹으면 남의 말을 잘 듣지 않습니다. 제힘으로 해낼 때 가장 즐거워합니다.",
            "investmentIdentity": "남을 따라 움직이지 않고 스스로 공부한 것만 고릅니다. 다만 한번 내린 판단은 틀려도 잘 고치지 않습니다. 처음에 왜 골랐는지 적어 두고 가끔 다시 읽어 보세요."
          }
        },
        {
          "id": "call_01m8ckn323k06fka9qm6w9tkv3.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "홍길동님은 위험을 무턱대고 피하지도, 일부러 찾지도 않습니다. 목표가 또렷하면 기다리고, 흐릿하면 다시 생각합니다. 남의 말을 듣되 마지막에는 스스로 고릅니다.",
            "warning": "형편에 맞추어 잘 바뀌는 대신 기준이 흔들릴 때가 있습니다. 바꾸지 않을 것 하나를 먼저 적어 두세요."
          }
        },
        {
          "id": "call_01m8ckn323k06fka9qm6w9tkv3.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "todayFortune": {
              "date": "2026-11-27",
              "formattedDate": "2026년 11월 27일 금요일",
              "dayElement": "wood",
              "score": 61,
              "overallAnalysis": "홍길동님, 겨뤄야 할 자리에서 배짱이 생깁니다. 미리 겁내던 일도 막상 부딪치면 할 만합니다. 한 걸음씩 가다 보면 저녁에는 제법 와 있습니다.",
              "actionItems": [
                {
                  "type": "do",
                  "text": "망설이던 제안을 오늘 한 번 꺼내 보세요."
                },
                {
                  "type": "do",
                  "text": "오늘 본 것 가운데 기억하고 싶은 것을 한 줄 남기세요."
                },
                {
                  "type": "avoid",
                  "text": "상대를 깎아내려 앞서려 하지는 마세요."
                },
                {
                  "type": "avoid",
                  "text": "괜찮은 척하느라 힘든 것을 참지 마세요."
                }
              ],
              "timing": {
                "best": "15:00-17:00",
                "avoid": "19:00-21:00",
                "reason": "늦은 오후에는 새 마음이 드니 미뤄 둔 다짐을 다시 해 보세요. 늦은 저녁에는 오해가 생기기 쉬우니 말을 짧게 하세요."
              }
            },
            "investmentFortune": {
              "shortTerm": {
                "message": "좋은 이야기가 들어와도 이해한 것에만 고개를 끄덕이세요. 모르는 것은 거절해도 아깝지 않습니다.",
                "warning": "이름과 소문만 아는 상품에는 손대지 마세요."
              },
              "longTerm": {
                "message": "처음에 왜 시작했는지 잊은 것이 있다면 돌아볼 때입니다.",
                "advice": "계절이 바뀔 때 가입한 것들의 이름을 한 번 적어 보세요."
              },
              "example": "가령 이름 옆에 왜 가입했는지 적어 보고, 떠오르지 않는 것은 안내문을 다시 읽는 것입니다."
            },
            "whyExplanation": "윗글자에 겁재, 곧 겨루며 힘을 내는 배짱이 놓인 을사(乙巳)일입니다. 이 사주에는 나무 기운도 도움이 되는 쪽이라 점수가 조금 올랐습니다. 다만 아랫글자가 태어난 달의 글자와 조금 어긋나는 사이여서 점수를 조금 덜었습니다."
          }
        },
        {
          "id": "call_01m8ckn323k06fka9qm6w9tkv3.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8ckn31fth5r7r5yezfsmyj7",
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
        "profile_id": "prf_01m8ckn3cjxby5v20hy4n7brar"
      },
      "status": 200,
      "answer": {
        "data": {
          "year": 2026,
          "year_pillar": "병오",
          "score": 66,
          "summary": "홍**********************님, 올해에는 바깥에서 반가운 소식이 들려옵니다. 오래 알던 사람이 뜻밖의 도움을 줍니다. 6월에는 벌이고 싶은 일이 많아지니 하던 일부터 끝내세요. 9월에는 가까운 사람과 뜻이 통하니 함께 결정할 일을 의논하세요. 십 년마다 바뀌는 큰 흐름인 대운도 도움이 되는 쪽이라, 올해의 좋은 흐름을 받쳐 줍니다.",
          "quarters": [
            {
              "quarter": 1,
              "score": 59,
              "advice": "첫 석 달에는 나아갈 때와 쉴 때를 나누면 좋습니다. 3월에는 작은 셈에 매이기 쉬우니 꼭 지킬 것부터 챙기세요."
            },
            {
              "quarter": 2,
              "score": 59,
              "advice": "봄과 초여름에는 뜻대로 되는 일과 기다릴 일이 반반입니다. 5월에는 속도가 나지 않으니 할 일을 작게 나누세요."
            },
            {
              "quarter": 3,
              "score": 72,
              "advice": "한여름과 초가을에는 마음먹은 일이 수월하게 나아갑니다. 7월에는 배울 기회가 많으니 미뤄 둔 공부를 시작하세요."
            },
            {
              "quarter": 4,
              "score": 67,
              "advice": "마지막 석 달에는 하던 일을 이어 가기 좋습니다. 10월에는 생각이 깊어지니 혼자 파고들 주제를 하나 고르세요."
            }
          ],
          "months": [
            {
              "month": 1,
              "score": 70,
              "keyword": "든든한 어른"
            },
            {
              "month": 2,
              "score": 52,
              "keyword": "들뜸 주의"
            },
            {
              "month": 3,
              "score": 54,
              "keyword": "큰 것 먼저"
            },
            {
              "month": 4,
              "score": 71,
              "keyword": "남다른 눈"
            },
            {
              "month": 5,
              "score": 58,
              "keyword": "가벼운 짐"
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
              "keyword": "둘이 함께"
            },
            {
              "month": 10,
              "score": 70,
              "keyword": "깊은 생각"
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
          "advice": "다달이 저축을 거르지 않는 것을 목표로 삼으세요. 날마다 걷는 시간을 일과에 넣으세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8ckn3dzz7v14z2cx3s8t5cy",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 222,
          "latency": 222,
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
        "generated_at": "2026-11-26T18:59:57.725Z"
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
          "profile_id": "prf_01m8ckn3q8jrmgz5t19zkw2f3e"
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
          "request_id": "req_01m8ckn3rett6d71921bhbmaax",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 44,
          "latency": 44,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": []
          },
          "simulated": false
        },
        "generated_at": "2026-11-26T18:59:57.882Z"
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
        "id": "prf_01m8ckn3zmdczkatf6nayg0qcp",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-26T18:59:58.068Z",
        "updated_at": "2026-11-26T18:59:58.068Z"
      }
    },
    "listProfiles": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8ckn438exxnp0mt3x3n6n4w",
            "external_id": "customer-1001",
            "name": "홍**",
            "birth_year": "19**",
            "gender": "female",
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-26T18:59:58.184Z",
            "updated_at": "2026-11-26T18:59:58.184Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfile": {
      "params": {
        "id": "prf_01m8ckn47cenjsy0azpwkj89w8"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8ckn47cenjsy0azpwkj89w8",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-26T18:59:58.316Z",
        "updated_at": "2026-11-26T18:59:58.316Z"
      }
    },
    "unmaskProfile": {
      "params": {
        "id": "prf_01m8ckn4c4sa73p18reqs7nfsp"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8ckn4c4sa73p18reqs7nfsp",
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
        "created_at": "2026-11-26T18:59:58.468Z",
        "updated_at": "2026-11-26T18:59:58.468Z"
      }
    },
    "replaceProfile": {
      "params": {
        "id": "prf_01m8ckn4gterbzv141121e98rr"
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
        "id": "prf_01m8ckn4gterbzv141121e98rr",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-26T18:59:58.618Z",
        "updated_at": "2026-11-26T18:59:58.665Z"
      }
    },
    "updateProfile": {
      "params": {
        "id": "prf_01m8ckn4q846atda72svbpk8xz"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8ckn4q846atda72svbpk8xz",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-26T18:59:58.824Z",
        "updated_at": "2026-11-26T18:59:58.881Z"
      }
    },
    "deleteProfile": {
      "params": {
        "id": "prf_01m8ckn4vb2d38t3gq8dwetyy0"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8ckn4vb2d38t3gq8dwetyy0",
        "deleted": true,
        "deleted_at": "2026-11-26T18:59:59.068Z",
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
          "prf_01m8ckn50xp4rcercz4cvf8xbn"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8ckn52wt5ngbp8gqm0qzf24",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-26T18:59:59.196Z",
        "estimated_completion": "2026-11-26T18:59:59.366Z"
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
        "batch_id": "batch_01m8ckn5fyf0bakydgz47r9wdg"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8ckn5fyf0bakydgz47r9wdg",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-26T18:59:59.614Z",
        "estimated_completion": "2026-11-26T18:59:59.772Z",
        "completed_at": "2026-11-26T19:00:00.525Z",
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
        "batch_id": "batch_01m8ckn6jdgqc0eq6ms1qjmt0j"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8ckn6jdgqc0eq6ms1qjmt0j",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 1,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "gemini",
        "created_at": "2026-11-26T19:00:00.718Z",
        "estimated_completion": "2026-11-26T19:00:00.871Z",
        "completed_at": "2026-11-26T19:00:00.905Z",
        "results": [
          {
            "profile_id": "prf_01m8ckn6h7411hhqdqr9s747sn",
            "fortune_id": null,
            "status": "canceled"
          }
        ]
      }
    },
    "retryBatch": {
      "params": {
        "batch_id": "batch_01m8ckn6v1c5qjgkj7k54ja6ym"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "batch_01m8ckn6v1c5qjgkj7k54ja6ym",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-26T19:00:00.993Z",
        "estimated_completion": "2026-11-26T19:00:03.144Z"
      }
    },
    "followBatch": {
      "params": {
        "batch_id": "batch_01m8ckn8v53na5tn01b1kcfkv8"
      },
      "query": {},
      "status": 200,
      "answer": [
        {
          "id": "batch_01m8ckn8v53na5tn01b1kcfkv8.1",
          "event": "complete",
          "data": {
            "id": "batch_01m8ckn8v53na5tn01b1kcfkv8",
            "status": "failed",
            "total_count": 1,
            "completed_count": 0,
            "failed_count": 1,
            "canceled_count": 0,
            "fortune_type": "daily",
            "fortune_date": "2026-11-27",
            "model": "haiku",
            "created_at": "2026-11-26T19:00:03.045Z",
            "estimated_completion": "2026-11-26T19:00:03.209Z",
            "completed_at": "2026-11-26T19:00:04.228Z",
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
        "profile_id": "prf_01m8ckna5f94j26b5fpmc0mjee",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8ckna6b5t0k6vm796f9jghp",
        "profile_id": "prf_01m8ckna5f94j26b5fpmc0mjee",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "아끼려다 오히려 더 쓰기 쉽습니다. 싸다는 이유로 들인 것은 자리만 차지합니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍**********************님, 반은 내 뜻대로, 반은 기다림으로 채워지는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "돈 쓸 일은 평소만큼 생깁니다. 미리 적어 둔 것부터 사세요."
          },
          "love": {
            "score": 59,
            "description": "사람 사이가 평소와 다름없습니다. 늘 보는 사람에게 고맙다고 말해 보세요."
          },
          "health": {
            "score": 49,
            "description": "한 자세로 오래 버티기 쉽습니다. 한 번씩 일어나 기지개를 켜세요."
          },
          "career": {
            "score": 57,
            "description": "하는 만큼 나아가는 날입니다. 가장 하기 쉬운 것부터 끝내세요."
          }
        },
        "lucky_items": {
          "number": 40,
          "color": "황토색",
          "direction": "남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "매주 살림을 돌아볼 요일을 하나 골라 두세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-26T19:00:04.461Z",
        "latency_ms": 34,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-26T19:00:04.427Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8ckna60mbzbp2pd2zkhc2np",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 63,
          "latency": 63,
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
        "profile_id": "prf_01m8ckna9dkskvx2tbka27xb7e"
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
        "profile_id": "prf_01m8cknacbckdw5f87jww84see"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8cknadncrthkvsfbymxfh9f",
        "profile_id": "prf_01m8cknacbckdw5f87jww84see",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "아끼려다 오히려 더 쓰기 쉽습니다. 싸다는 이유로 들인 것은 자리만 차지합니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍**********************님, 반은 내 뜻대로, 반은 기다림으로 채워지는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "돈 쓸 일은 평소만큼 생깁니다. 미리 적어 둔 것부터 사세요."
          },
          "love": {
            "score": 59,
            "description": "사람 사이가 평소와 다름없습니다. 늘 보는 사람에게 고맙다고 말해 보세요."
          },
          "health": {
            "score": 49,
            "description": "한 자세로 오래 버티기 쉽습니다. 한 번씩 일어나 기지개를 켜세요."
          },
          "career": {
            "score": 57,
            "description": "하는 만큼 나아가는 날입니다. 가장 하기 쉬운 것부터 끝내세요."
          }
        },
        "lucky_items": {
          "number": 40,
          "color": "황토색",
          "direction": "남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "매주 살림을 돌아볼 요일을 하나 골라 두세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-26T19:00:04.722Z",
        "latency_ms": 61,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-26T19:00:04.661Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8cknacv3t1qf4y189a9x66n",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 116,
          "latency": 116,
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
        "id": "ftn_01m8cknajw592fhr6rrj4dqp33"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8cknajw592fhr6rrj4dqp33",
        "profile_id": "prf_01m8cknaj4j0yh5h5rmysmsrhk",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "아끼려다 오히려 더 쓰기 쉽습니다. 싸다는 이유로 들인 것은 자리만 차지합니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍**********************님, 반은 내 뜻대로, 반은 기다림으로 채워지는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "돈 쓸 일은 평소만큼 생깁니다. 미리 적어 둔 것부터 사세요."
          },
          "love": {
            "score": 59,
            "description": "사람 사이가 평소와 다름없습니다. 늘 보는 사람에게 고맙다고 말해 보세요."
          },
          "health": {
            "score": 49,
            "description": "한 자세로 오래 버티기 쉽습니다. 한 번씩 일어나 기지개를 켜세요."
          },
          "career": {
            "score": 57,
            "description": "하는 만큼 나아가는 날입니다. 가장 하기 쉬운 것부터 끝내세요."
          }
        },
        "lucky_items": {
          "number": 40,
          "color": "황토색",
          "direction": "남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "매주 살림을 돌아볼 요일을 하나 골라 두세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-26T19:00:04.870Z",
        "latency_ms": 42,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "unmaskFortune": {
      "params": {
        "id": "ftn_01m8cknarb5kvjrgs4h787t4dv"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8cknarb5kvjrgs4h787t4dv",
        "profile_id": "prf_01m8cknaq50paeetb3775hxhje",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "아끼려다 오히려 더 쓰기 쉽습니다. 싸다는 이유로 들인 것은 자리만 차지합니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍mk72e0c03dfbdd727ce12d님, 반은 내 뜻대로, 반은 기다림으로 채워지는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "돈 쓸 일은 평소만큼 생깁니다. 미리 적어 둔 것부터 사세요."
          },
          "love": {
            "score": 59,
            "description": "사람 사이가 평소와 다름없습니다. 늘 보는 사람에게 고맙다고 말해 보세요."
          },
          "health": {
            "score": 49,
            "description": "한 자세로 오래 버티기 쉽습니다. 한 번씩 일어나 기지개를 켜세요."
          },
          "career": {
            "score": 57,
            "description": "하는 만큼 나아가는 날입니다. 가장 하기 쉬운 것부터 끝내세요."
          }
        },
        "lucky_items": {
          "number": 40,
          "color": "황토색",
          "direction": "남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "매주 살림을 돌아볼 요일을 하나 골라 두세요.",
        "analysis": {
          "day_energy": "오늘은 을사(乙巳)일입니다. 윗글자는 꾸준히 모으는 돈을 뜻하는 정재이고, 아랫글자는 몰아붙이는 힘을 뜻하는 편관입니다.",
          "element_interaction": "나무 기운이 이 사주의 치우침을 키운다고 보아 점수를 덜어 냈습니다.",
          "recommendations": [
            "값을 보기 전에 얼마나 자주 쓸지부터 떠올리세요.",
            "뒤따라오는 사람을 위해 문을 잡아 주세요.",
            "할인이라는 말만 보고 고르지 마세요."
          ]
        },
        "profile": {
          "id": "prf_01m8cknaq50paeetb3775hxhje",
          "name": "홍mk72e0c03dfbdd727ce12d",
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
        "generated_at": "2026-11-26T19:00:05.040Z",
        "latency_ms": 37,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "deleteFortune": {
      "params": {
        "id": "ftn_01m8cknb0t24amdfe5gk3t9094"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8cknb0t24amdfe5gk3t9094",
        "deleted": true,
        "deleted_at": "2026-11-26T19:00:05.405Z"
      }
    },
    "getFallbacks": {
      "params": {},
      "query": {},
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
        "id": "whk_01m8cknbd9ccd2rbsd6sr9cjrc",
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
        "created_at": "2026-11-26T19:00:05.673Z",
        "updated_at": "2026-11-26T19:00:05.673Z",
        "secret": "whsec_23htITs4/ODOIdrsLX42G8AK74htVmCx3+m0xlJKJ2k="
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
        "id": "whk_01m8cknbgt73w13mb5s4d4g47s"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8cknbgt73w13mb5s4d4g47s",
        "url": "https://partner.example/mk519652953244?20f860ede761",
        "events": [
          "profile.created"
        ],
        "description": "to mk519652953244",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-26T19:00:05.786Z",
        "updated_at": "2026-11-26T19:00:05.786Z"
      }
    },
    "updateWebhook": {
      "params": {
        "id": "whk_01m8cknbmss20h15nq4pm9x06s"
      },
      "query": {},
      "body": {
        "description": "운세 알림",
        "active": true
      },
      "status": 200,
      "answer": {
        "id": "whk_01m8cknbmss20h15nq4pm9x06s",
        "url": "https://partner.example/mkaa68ee791dfc?49ea851d4240",
        "events": [
          "profile.created"
        ],
        "description": "운세 알림",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-26T19:00:05.913Z",
        "updated_at": "2026-11-26T19:00:05.942Z"
      }
    },
    "deleteWebhook": {
      "params": {
        "id": "whk_01m8cknbqah2hsvqa969k7fr1k"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8cknbqah2hsvqa969k7fr1k",
        "deleted": true,
        "deleted_at": "2026-11-26T19:00:06.029Z"
      }
    },
    "testWebhook": {
      "params": {
        "id": "whk_01m8cknbt19mwbkyafnah09c9y"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8cknbt19mwbkyafnah09c9y",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8cknbtrw3jht0x5y94k1q73",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 14,
          "attempted_at": "2026-11-26T19:00:06.145Z"
        },
        "payload_sent": {
          "id": "evt_01m8cknbtrw3jht0x5y94k1q72",
          "type": "test.ping",
          "created_at": "2026-11-26T19:00:06.104Z",
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
        "id": "whk_01m8cknc0h5z4rde0mxgqseajz"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8cknc0h5z4rde0mxgqseajz",
        "url": "https://partner.example/mk2b5c935ba5bf?124900f06b46",
        "events": [
          "profile.created"
        ],
        "description": "to mk2b5c935ba5bf",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-26T19:00:06.289Z",
        "updated_at": "2026-11-26T19:00:06.311Z",
        "secret": "whsec_BcpUMJSS4Ni4lB+gQv6IGMiXpX7VjOvewqQBQMJOImo="
      }
    },
    "listDeliveries": {
      "params": {
        "id": "whk_01m8cknc3500s6w9hdsaag5977"
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
        "id": "whk_01m8cknc6103rg1ya126gz4xcj",
        "delivery_id": "dlv_01m8cknc6v1jzve6wd9pnm2vj7"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "dlv_01m8cknc6v1jzve6wd9pnm2vj7",
        "status": "success",
        "response_code": 204,
        "response_time_ms": 1,
        "attempted_at": "2026-11-26T19:00:06.548Z",
        "event_id": "evt_01m8cknc6vm8w1xnh4d3qwmkxb",
        "event_type": "profile.created",
        "attempts": [
          {
            "number": 1,
            "attempted_at": "2026-11-26T19:00:06.548Z",
            "response_time_ms": 1,
            "payload": {
              "id": "evt_01m8cknc6vm8w1xnh4d3qwmkxb",
              "type": "profile.created",
              "created_at": "2026-11-26T19:00:06.491Z",
              "livemode": false,
              "data": {
                "profile_id": "prf_01m8cknc69akdq27997znc83d1",
                "day_master": "경금"
              }
            },
            "request_headers": {
              "Content-Type": "application/json",
              "User-Agent": "Saju-Webhooks/1",
              "X-Saju-Event": "profile.created",
              "X-Saju-Delivery": "dlv_01m8cknc6v1jzve6wd9pnm2vj7",
              "X-Saju-Signature": "b44397e33c0f23acf8448438a875d8bde150ad26822a2cdfe62c8cf880e3c994",
              "webhook-id": "evt_01m8cknc6vm8w1xnh4d3qwmkxb",
              "webhook-timestamp": "1795719606",
              "webhook-signature": "v1,vlpzlPyHqpoupncjxs1WBxNCvw0d64KS6lXVQ1XYaME="
            },
            "response_status": 204,
            "response_headers": {
              "date": "Thu, 26 Nov 2026 19:00:06 GMT",
              "connection": "keep-alive",
              "keep-alive": "timeout=60"
            },
            "response_body": ""
          }
        ],
        "created_at": "2026-11-26T19:00:06.491Z",
        "next_attempt_at": null
      }
    },
    "replayEvents": {
      "params": {
        "id": "whk_01m8cknccfj6cddh2zb6e72w0x"
      },
      "query": {},
      "body": {
        "since": "2026-01-01T00:00:00Z",
        "status": "all"
      },
      "status": 202,
      "answer": {
        "webhook_id": "whk_01m8cknccfj6cddh2zb6e72w0x",
        "queued": 0
      }
    },
    "redeliverEvent": {
      "params": {
        "id": "whk_01m8cknce9gyfd6n3wvv6szrqp",
        "delivery_id": "dlv_01m8ckncewm7rfg6nkkx46j74p"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "dlv_01m8ckncewm7rfg6nkkx46j74p",
        "status": "pending",
        "response_code": 204,
        "response_time_ms": 1,
        "attempted_at": "2026-11-26T19:00:06.793Z",
        "event_id": "evt_01m8ckncewmph6rvg9xdb6ye4v",
        "event_type": "profile.created",
        "attempts": 1,
        "created_at": "2026-11-26T19:00:06.748Z",
        "next_attempt_at": "2026-11-26T19:00:06.843Z"
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
        "id": "evt_01m8ckncnbef67ggcb0rkxhpay"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "evt_01m8ckncnbef67ggcb0rkxhpay",
        "type": "profile.created",
        "created_at": "2026-11-26T19:00:06.955Z",
        "livemode": false,
        "data": {
          "profile_id": "prf_01m8ckncn67a42gzwf6mcqhzdd",
          "day_master": "경금"
        },
        "deliveries": [
          {
            "id": "dlv_01m8ckncnb4kfw78e17x5rh0hw",
            "webhook_id": "whk_01m8ckncmqqsbmhkjehx5tnfam",
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
        "id": "key_01m8ckncs25c6sq9dvpy0mbx3f",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_Qvj95MLIZrqN",
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
        "created_at": "2026-11-26T19:00:07.062Z",
        "expires_at": null,
        "key": "bs_test_Qvj95MLIZrqNVkfG06Zg0F0GqflH8R4Impe9Cy3s8qXz"
      }
    },
    "listKeys": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "key_01m8ckncvps999km310aw41rdz",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_g5r3I8wYsNvB",
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
            "created_at": "2026-11-26T19:00:07.147Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8cknctsxr14jh0type3qqmc",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_Wgl8Pdh2XtnO",
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
            "created_at": "2026-11-26T19:00:07.111Z",
            "expires_at": "2026-11-27T19:00:07.147Z",
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": "key_01m8ckncvps999km310aw41rdz"
          },
          {
            "id": "key_01m8cknct0653e91d4h2s2ppcp",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_WElm7BR7PNB5",
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
            "created_at": "2026-11-26T19:00:07.103Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8ckncsw59h3tbs47vwwc60m",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_5mDhJ2rbDWKs",
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
            "created_at": "2026-11-26T19:00:07.097Z",
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
        "id": "key_01m8ckncywe9wpd3rhxvx1bh1b"
      },
      "query": {},
      "status": 204,
      "answer": []
    },
    "rotateKey": {
      "params": {
        "id": "key_01m8cknd3aanpx43r588v4wrbh"
      },
      "query": {},
      "body": {
        "overlap_hours": 24
      },
      "status": 201,
      "answer": {
        "id": "key_01m8cknd3nqrv306n3v2q8geas",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_U2o2VowjG74k",
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
        "created_at": "2026-11-26T19:00:07.408Z",
        "expires_at": null,
        "key": "bs_test_U2o2VowjG74kXy319RWFe7d20bPFCZ7jsn5dbCoFGenQ"
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
          "resets_at": "2026-11-26T19:01:07.438Z"
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
        "resource_id": "prf_01m8ckndj6hw40mc0yzwxrhhc3"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "id": 245882912411790,
            "action": "profile.created",
            "resource_type": "profile",
            "resource_id": "prf_01m8ckndj6hw40mc0yzwxrhhc3",
            "actor_ip": "127.0.0.1",
            "actor_api_key": "bs_test_WdMqzn2XyNdF",
            "request_id": "req_01m8ckndhnjw806s458m2fz67q",
            "metadata": {},
            "created_at": "2026-11-26T19:00:07.913Z"
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
            "id": "req_01m8cvkqw1y4z81s9peebt3v8t",
            "created_at": "2026-11-26T21:19:01.505Z",
            "method": "GET",
            "path": "/v1/profiles/{id}",
            "status": 404,
            "code": "not_found",
            "reason": null,
            "duration_ms": 10,
            "key_prefix": "bs_test_jLzgSA3KggJY",
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
        "id": "req_01m8cvkqw1y4z81s9peebt3v8t"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "req_01m8cvkqw1y4z81s9peebt3v8t",
        "created_at": "2026-11-26T21:19:01.505Z",
        "method": "GET",
        "path": "/v1/profiles/{id}",
        "status": 404,
        "code": "not_found",
        "reason": null,
        "duration_ms": 10,
        "key_prefix": "bs_test_jLzgSA3KggJY",
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
        "profile_id": "prf_01m8ckndnjpqxb48b01jw8r248",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8ckndpfdjs0gmsn6dp30e54.character",
          "event": "character",
          "data": {
            "title": "초여름의 불을 견디는 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮아, 어려움을 겪을수록 쓸모가 커집니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다. 마음이 맞는 사람과 함께할 때 더 힘을 냅니다.",
            "investment_identity": "규율을 세우면 누구보다 엄하게 지킵니다. 다만 규칙이 지나치게 많아지기도 합니다. 꼭 지킬 것 하나만 남겨 두세요."
          }
        },
        {
          "id": "call_01m8ckndpfdjs0gmsn6dp30e54.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 걱정과 용기가 고르게 섞여 있습니다. 길게 볼 때와 짧게 볼 때를 형편에 맞추어 고릅니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "두루 살피느라 한 가지를 끝까지 밀지 못할 때가 있습니다. 이번 계절에 집중할 것 하나를 먼저 고르세요."
          }
        },
        {
          "id": "call_01m8ckndpfdjs0gmsn6dp30e54.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8ckndpge0q23fsw5zsyyjdh",
            "profile_id": "prf_01m8ckndnjpqxb48b01jw8r248",
            "fortune_type": "daily",
            "fortune_date": "2026-11-27",
            "model": "haiku",
            "score": 55,
            "summary": "아끼려다 오히려 더 쓰기 쉽습니다. 싸다는 이유로 들인 것은 자리만 차지합니다.",
            "categories": {
              "overall": {
                "score": 55,
                "description": "홍**********************님, 반은 내 뜻대로, 반은 기다림으로 채워지는 하루입니다."
              },
              "wealth": {
                "score": 56,
                "description": "돈 쓸 일은 평소만큼 생깁니다. 미리 적어 둔 것부터 사세요."
              },
              "love": {
                "score": 59,
                "description": "사람 사이가 평소와 다름없습니다. 늘 보는 사람에게 고맙다고 말해 보세요."
              },
              "health": {
                "score": 49,
                "description": "한 자세로 오래 버티기 쉽습니다. 한 번씩 일어나 기지개를 켜세요."
              },
              "career": {
                "score": 57,
                "description": "하는 만큼 나아가는 날입니다. 가장 하기 쉬운 것부터 끝내세요."
              }
            },
            "lucky_items": {
              "number": 40,
              "color": "황토색",
              "direction": "남서쪽",
              "time": "17:00-19:00"
            },
            "advice": "매주 살림을 돌아볼 요일을 하나 골라 두세요.",
            "profile": {
              "name": "홍**********************",
              "day_master": "경금",
              "day_master_element": "metal"
            },
            "cached": false,
            "generated_at": "2026-11-26T19:00:08.098Z",
            "latency_ms": 82,
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        },
        {
          "id": "call_01m8ckndpfdjs0gmsn6dp30e54.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8ckndp49qts5q259azrxapc",
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
        "id": "prf_01m8ckndtvm6gm6wb67n3wj0n2",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-26T19:00:08.155Z",
        "updated_at": "2026-11-26T19:00:08.155Z"
      }
    },
    "listProfilesV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8ckndvy98hzhzyzswc8yscj",
            "external_id": "customer-1001",
            "person": {
              "name": "홍**",
              "birthDate": "19**-**-**",
              "gender": "female"
            },
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-26T19:00:08.190Z",
            "updated_at": "2026-11-26T19:00:08.190Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfileV2": {
      "params": {
        "id": "prf_01m8ckndz44g7fc47p76s4y2w5"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8ckndz44g7fc47p76s4y2w5",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-26T19:00:08.292Z",
        "updated_at": "2026-11-26T19:00:08.292Z"
      }
    },
    "updateProfileV2": {
      "params": {
        "id": "prf_01m8ckne1frspv8ezen34ej2dn"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8ckne1frspv8ezen34ej2dn",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-26T19:00:08.367Z",
        "updated_at": "2026-11-26T19:00:08.389Z"
      }
    },
    "deleteProfileV2": {
      "params": {
        "id": "prf_01m8ckne4h2rt3bkrxtjqgw756"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8ckne4h2rt3bkrxtjqgw756",
        "deleted": true,
        "deleted_at": "2026-11-26T19:00:08.529Z",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 0
        }
      }
    },
    "unmaskProfileV2": {
      "params": {
        "id": "prf_01m8cknea6a7sc0jm719577yw0"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8cknea6a7sc0jm719577yw0",
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
        "created_at": "2026-11-26T19:00:08.646Z",
        "updated_at": "2026-11-26T19:00:08.646Z"
      }
    },
    "createFortuneV2": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8cknec8z7n6c4r528bbntcm",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8cknecx9tjp1gq8n25v63k6",
        "profile_id": "prf_01m8cknec8z7n6c4r528bbntcm",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "아끼려다 오히려 더 쓰기 쉽습니다. 싸다는 이유로 들인 것은 자리만 차지합니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍**********************님, 반은 내 뜻대로, 반은 기다림으로 채워지는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "돈 쓸 일은 평소만큼 생깁니다. 미리 적어 둔 것부터 사세요."
          },
          "love": {
            "score": 59,
            "description": "사람 사이가 평소와 다름없습니다. 늘 보는 사람에게 고맙다고 말해 보세요."
          },
          "health": {
            "score": 49,
            "description": "한 자세로 오래 버티기 쉽습니다. 한 번씩 일어나 기지개를 켜세요."
          },
          "career": {
            "score": 57,
            "description": "하는 만큼 나아가는 날입니다. 가장 하기 쉬운 것부터 끝내세요."
          }
        },
        "lucky_items": {
          "number": 40,
          "color": "황토색",
          "direction": "남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "매주 살림을 돌아볼 요일을 하나 골라 두세요.",
        "cached": false,
        "generated_at": "2026-11-26T19:00:08.768Z",
        "latency_ms": 35,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-26T19:00:08.733Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8cknecpaek65d1vkphdm8wk",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 62,
          "latency": 62,
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
        "profile_id": "prf_01m8cknehe1j8j0sfxmd0drbfs"
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
          "prf_01m8cknem2s5t89d7vrhars3yw"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8cknemyne28r864rhj6jgqz",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-26T19:00:08.990Z",
        "estimated_completion": "2026-11-26T19:00:09.142Z"
      }
    },
    "getBatchV2": {
      "params": {
        "batch_id": "batch_01m8ckneryhgjn4j752esr0ssy"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8ckneryhgjn4j752esr0ssy",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-26T19:00:09.118Z",
        "estimated_completion": "2026-11-26T19:00:09.280Z",
        "completed_at": "2026-11-26T19:00:09.699Z",
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
        "profile_id": "prf_01m8cknffeesqzdxa1p8c2r62v",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8cknfj7jd6w26y0yf9g2e7a.fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8cknfj7jd6w26y0yf9g2e7b",
            "profile_id": "prf_01m8cknffeesqzdxa1p8c2r62v",
            "fortune_type": "daily",
            "fortune_date": "2026-11-27",
            "model": "haiku",
            "score": 55,
            "summary": "아끼려다 오히려 더 쓰기 쉽습니다. 싸다는 이유로 들인 것은 자리만 차지합니다.",
            "categories": {
              "overall": {
                "score": 55,
                "description": "홍**********************님, 반은 내 뜻대로, 반은 기다림으로 채워지는 하루입니다."
              },
              "wealth": {
                "score": 56,
                "description": "돈 쓸 일은 평소만큼 생깁니다. 미리 적어 둔 것부터 사세요."
              },
              "love": {
                "score": 59,
                "description": "사람 사이가 평소와 다름없습니다. 늘 보는 사람에게 고맙다고 말해 보세요."
              },
              "health": {
                "score": 49,
                "description": "한 자세로 오래 버티기 쉽습니다. 한 번씩 일어나 기지개를 켜세요."
              },
              "career": {
                "score": 57,
                "description": "하는 만큼 나아가는 날입니다. 가장 하기 쉬운 것부터 끝내세요."
              }
            },
            "lucky_items": {
              "number": 40,
              "color": "황토색",
              "direction": "남서쪽",
              "time": "17:00-19:00"
            },
            "advice": "매주 살림을 돌아볼 요일을 하나 골라 두세요.",
            "cached": false,
            "generated_at": "2026-11-26T19:00:09.972Z",
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
          "id": "call_01m8cknfj7jd6w26y0yf9g2e7a.fortune+character",
          "event": "character",
          "data": {
            "title": "초여름의 불을 견디는 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮아, 어려움을 겪을수록 쓸모가 커집니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다. 마음이 맞는 사람과 함께할 때 더 힘을 냅니다.",
            "investment_identity": "규율을 세우면 누구보다 엄하게 지킵니다. 다만 규칙이 지나치게 많아지기도 합니다. 꼭 지킬 것 하나만 남겨 두세요."
          }
        },
        {
          "id": "call_01m8cknfj7jd6w26y0yf9g2e7a.fortune+character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 걱정과 용기가 고르게 섞여 있습니다. 길게 볼 때와 짧게 볼 때를 형편에 맞추어 고릅니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "두루 살피느라 한 가지를 끝까지 밀지 못할 때가 있습니다. 이번 계절에 집중할 것 하나를 먼저 고르세요."
          }
        },
        {
          "id": "call_01m8cknfj7jd6w26y0yf9g2e7a.fortune+character+tendency+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8cknfgtdhhpvdh5pb9d6emb",
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        }
      ]
    },
    "getFortuneV2": {
      "params": {
        "id": "ftn_01m8cknfs4vfpmxtfzvmjfvh90"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8cknfs4vfpmxtfzvmjfvh90",
        "profile_id": "prf_01m8cknfqez8tpvd6sdzfpsz24",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "아끼려다 오히려 더 쓰기 쉽습니다. 싸다는 이유로 들인 것은 자리만 차지합니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍**********************님, 반은 내 뜻대로, 반은 기다림으로 채워지는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "돈 쓸 일은 평소만큼 생깁니다. 미리 적어 둔 것부터 사세요."
          },
          "love": {
            "score": 59,
            "description": "사람 사이가 평소와 다름없습니다. 늘 보는 사람에게 고맙다고 말해 보세요."
          },
          "health": {
            "score": 49,
            "description": "한 자세로 오래 버티기 쉽습니다. 한 번씩 일어나 기지개를 켜세요."
          },
          "career": {
            "score": 57,
            "description": "하는 만큼 나아가는 날입니다. 가장 하기 쉬운 것부터 끝내세요."
          }
        },
        "lucky_items": {
          "number": 40,
          "color": "황토색",
          "direction": "남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "매주 살림을 돌아볼 요일을 하나 골라 두세요.",
        "cached": false,
        "generated_at": "2026-11-26T19:00:10.169Z",
        "latency_ms": 21,
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
        "id": "ftn_01m8cknfxa0zjpz2m4dmkzyff5"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8cknfxa0zjpz2m4dmkzyff5",
        "profile_id": "prf_01m8cknfwp2dz902m9benq2qdp",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "아끼려다 오히려 더 쓰기 쉽습니다. 싸다는 이유로 들인 것은 자리만 차지합니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍mk3885ea154d9035d500c7님, 반은 내 뜻대로, 반은 기다림으로 채워지는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "돈 쓸 일은 평소만큼 생깁니다. 미리 적어 둔 것부터 사세요."
          },
          "love": {
            "score": 59,
            "description": "사람 사이가 평소와 다름없습니다. 늘 보는 사람에게 고맙다고 말해 보세요."
          },
          "health": {
            "score": 49,
            "description": "한 자세로 오래 버티기 쉽습니다. 한 번씩 일어나 기지개를 켜세요."
          },
          "career": {
            "score": 57,
            "description": "하는 만큼 나아가는 날입니다. 가장 하기 쉬운 것부터 끝내세요."
          }
        },
        "lucky_items": {
          "number": 40,
          "color": "황토색",
          "direction": "남서쪽",
          "time": "17:00-19:00"
        },
        "advice": "매주 살림을 돌아볼 요일을 하나 골라 두세요.",
        "analysis": {
          "day_energy": "오늘은 을사(乙巳)일입니다. 윗글자는 꾸준히 모으는 돈을 뜻하는 정재이고, 아랫글자는 몰아붙이는 힘을 뜻하는 편관입니다.",
          "element_interaction": "나무 기운이 이 사주의 치우침을 키운다고 보아 점수를 덜어 냈습니다.",
          "recommendations": [
            "값을 보기 전에 얼마나 자주 쓸지부터 떠올리세요.",
            "뒤따라오는 사람을 위해 문을 잡아 주세요.",
            "할인이라는 말만 보고 고르지 마세요."
          ]
        },
        "cached": false,
        "generated_at": "2026-11-26T19:00:10.313Z",
        "latency_ms": 31,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "person": {
          "name": "홍mk3885ea154d9035d500c7",
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
        "id": "ftn_01m8ckng5y075c0a0j6ca5bm8n"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8ckng5y075c0a0j6ca5bm8n",
        "deleted": true,
        "deleted_at": "2026-11-26T19:00:10.633Z"
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
        "id": "whk_01m8ckng96ykh7x2102ecwcqpw",
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
        "created_at": "2026-11-26T19:00:10.662Z",
        "updated_at": "2026-11-26T19:00:10.662Z",
        "secret": "whsec_fDinQRiejndLIA8YU3G0oW5+n9WwJa3n/N6+n8qFLgk="
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
        "id": "whk_01m8cknggsh7r0m3vbrswv8va0"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8cknggsh7r0m3vbrswv8va0",
        "url": "https://partner.example/mk75481da18db4?cfd729cb0c23",
        "events": [
          "profile.created"
        ],
        "description": "to mk75481da18db4",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-26T19:00:10.905Z",
        "updated_at": "2026-11-26T19:00:10.905Z"
      }
    },
    "deleteWebhookV2": {
      "params": {
        "id": "whk_01m8ckngn3khdpht5czd2wycgh"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8ckngn3khdpht5czd2wycgh",
        "deleted": true,
        "deleted_at": "2026-11-26T19:00:11.083Z"
      }
    },
    "testWebhookV2": {
      "params": {
        "id": "whk_01m8ckngrxggm4me6b8vmybk5n"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8ckngrxggm4me6b8vmybk5n",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8ckngt4z9a6x6ckp3zmw8ej",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 1,
          "attempted_at": "2026-11-26T19:00:11.241Z"
        },
        "payload_sent": {
          "id": "evt_01m8ckngt4z9a6x6ckp3zmw8eh",
          "type": "test.ping",
          "created_at": "2026-11-26T19:00:11.204Z",
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
          "resets_at": "2026-11-26T19:01:11.335Z"
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
        "resource_id": "prf_01m8cknhj9xg5abnj7amh7sygt"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "timestamp": "2026-11-26T19:00:11.982Z",
            "action": "profile.created",
            "actor": {
              "type": "api_key",
              "id": "bs_test_uM2ebUfIKN5T"
            },
            "resource": {
              "type": "profile",
              "id": "prf_01m8cknhj9xg5abnj7amh7sygt"
            },
            "request_id": "req_01m8cknhhhdhs515yaq5a340ht"
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
      "request_id": "req_01m8cknhw9p0wbtx9w87707336",
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
      "request_id": "req_01m8cknhwzz8s35z99y0y0c31s",
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
        "requestId": "req_01m8cknhy2w04pqkr1ftck450h"
      }
    },
    "400 validation_error": {
      "type": "/errors/validation",
      "title": "Bad Request",
      "status": 400,
      "detail": "birth_month: must be from 1 to 12",
      "instance": "/v1/profiles",
      "code": "validation_error",
      "request_id": "req_01m8cknhzz8brve0qag5ne8dbg",
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
      "request_id": "req_01m8cknj04pts7217p5rvn6r5m",
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
      "request_id": "req_01m8cknj0fztyq4vh4xayreqbt",
      "hint": "Send your key in the X-API-Key header."
    },
    "403 forbidden": {
      "type": "/errors/forbidden",
      "title": "Forbidden",
      "status": 403,
      "detail": "The key lacks the permission profile:read.",
      "instance": "/v1/profiles",
      "code": "forbidden",
      "request_id": "req_01m8cknj0v81ynex87z7cnzrz0",
      "hint": "Create a key with this permission by POST /v1/keys."
    },
    "404 not_found": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "No such profile.",
      "instance": "/v1/profiles/prf_01kb0c1d2e3f4g5h6j7k8m9n0p",
      "code": "not_found",
      "request_id": "req_01m8cknj1dnrfyq1hz7k523mt5"
    },
    "409 conflict": {
      "type": "/errors/conflict",
      "title": "Conflict",
      "status": 409,
      "detail": "Another profile has this external_id.",
      "instance": "/v1/profiles",
      "code": "conflict",
      "request_id": "req_01m8cknj27vqayv4f8xa5c6xr2",
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
      "request_id": "req_01m8cknj78w4q79nztswpwj8av",
      "hint": "To do it again, send the request with a new key."
    },
    "415 unsupported_media_type": {
      "type": "/errors/unsupported-media-type",
      "title": "Unsupported Media Type",
      "status": 415,
      "detail": "The body must be JSON.",
      "instance": "/v1/profiles",
      "code": "unsupported_media_type",
      "request_id": "req_01m8cknj93yp1kwc4a3kyec1pn",
      "hint": "Send Content-Type: application/json."
    },
    "413 payload_too_large": {
      "type": "/errors/payload-too-large",
      "title": "Payload Too Large",
      "status": 413,
      "detail": "The body is larger than 100 KB.",
      "instance": "/v1/profiles",
      "code": "payload_too_large",
      "request_id": "req_01m8cknj9690t8r0vbqcarxctc"
    },
    "404 not_ready": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "The fortune is being generated.",
      "instance": "/v1/fortunes/ftn_01m8cknjbff7yvx0wzcfr4qp2q",
      "code": "not_ready",
      "request_id": "req_01m8cknjcrc4s8m25haqckz9eg",
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
      "request_id": "req_01m8cknjdj4mvhpvvv4dzgg1ex",
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
        "requestId": "req_01m8cknky46fqxfvp0j4w8et1j"
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
        "requestId": "req_01m8cknm0dkpnqmsptx0awen72"
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
        "requestId": "req_01m8cknm0qhrxk61k1a4ctz634"
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
        "requestId": "req_01m8cknm1h31f5xd5zj37t8k8p"
      }
    },
    "legacy 404 not_found": {
      "success": false,
      "error": {
        "code": "not_found",
        "message": "No such key."
      },
      "meta": {
        "requestId": "req_01m8cknm1nbm1k6kfdmsjrjksa"
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
        "requestId": "req_01m8cknm1ytsy67mamjtewqr5k"
      }
    },
    "legacy 413 payload_too_large": {
      "success": false,
      "error": {
        "code": "payload_too_large",
        "message": "The body is larger than 100 KB."
      },
      "meta": {
        "requestId": "req_01m8cknm25k6fbm94mvctvcktc"
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
        "requestId": "req_01m8cknm7p1krmvc1rvmafydtn"
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
      "request_id": "req_01m8cknsk6esmwmwqcmncrnqvt",
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
        "requestId": "req_01m8cknsm1d6ptsvfbrqk8p0bz"
      }
    }
  },
  "deliveries": {
    "fortune.generated": {
      "id": "evt_01m8cknta0a35hv4mhn50r051m",
      "type": "fortune.generated",
      "created_at": "2026-11-26T19:00:21.037Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8cknta02vd6ckjw83b2r03y",
        "profile_id": "prf_01m8cknt3dxggvr32drf7hpz3t",
        "fortune_type": "daily",
        "dayMaster": "경금",
        "date": "2026-11-27",
        "score": 55,
        "model": "haiku"
      }
    },
    "fortune.deleted": {
      "id": "evt_01m8ckntm28msgzs8se7c7t51s",
      "type": "fortune.deleted",
      "created_at": "2026-11-26T19:00:21.250Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8cknta02vd6ckjw83b2r03y",
        "profile_id": "prf_01m8cknt3dxggvr32drf7hpz3t"
      }
    },
    "profile.created": {
      "id": "evt_01m8cknt425nnhhygzc8e185gz",
      "type": "profile.created",
      "created_at": "2026-11-26T19:00:20.738Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8cknt3dxggvr32drf7hpz3t",
        "day_master": "경금"
      }
    },
    "profile.updated": {
      "id": "evt_01m8cknt6hkh2f4q4cqyzrh3zx",
      "type": "profile.updated",
      "created_at": "2026-11-26T19:00:20.817Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8cknt3dxggvr32drf7hpz3t",
        "day_master": "경금"
      }
    },
    "profile.deleted": {
      "id": "evt_01m8ckntpmsm5251tz7ksfhseh",
      "type": "profile.deleted",
      "created_at": "2026-11-26T19:00:21.332Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8cknt3dxggvr32drf7hpz3t",
        "day_master": "경금",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 1
        }
      }
    },
    "batch.completed": {
      "id": "evt_01m8ckntfh61mydmdbh5s80724",
      "type": "batch.completed",
      "created_at": "2026-11-26T19:00:21.105Z",
      "livemode": false,
      "data": {
        "id": "evt_01m8ckntfh61mydmdbh5s80724",
        "event": "batch.completed",
        "batch_id": "batch_01m8cknt76z999p6wvv3zzdt4z",
        "status": "completed",
        "total_count": 1,
        "completed_count": 1,
        "failed_count": 0,
        "canceled_count": 0,
        "completed_at": "2026-11-26T19:00:21.101Z"
      }
    },
    "daily.reset": {
      "id": "evt_01m8cknts9te4rwttsqpm60kez",
      "type": "daily.reset",
      "created_at": "2026-11-26T19:00:21.417Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-27"
      },
      "test": true
    },
    "cache.warmed": {
      "id": "evt_01m8ckntvkybg55082trhhc9kk",
      "type": "cache.warmed",
      "created_at": "2026-11-26T19:00:21.491Z",
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
      "id": "evt_01m8cknty8f4jaaz9qy18j3trg",
      "type": "rate_limit.warning",
      "created_at": "2026-11-26T19:00:21.576Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "limit": 100000,
        "used": 80000,
        "resets_at": "2026-11-26T19:00:21.576Z"
      },
      "test": true
    },
    "webhook.disabled": {
      "id": "evt_01m8cknv0gwvkge11gf7xqmcff",
      "type": "webhook.disabled",
      "created_at": "2026-11-26T19:00:21.648Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "webhook_id": "whk_01m8cknt00a2ffvnp89x1e6sw8",
        "url": "https://partner.example/events",
        "failure_count": 5
      },
      "test": true
    },
    "callback": {
      "id": "evt_01m8ckntfh61mydmdbh5s80724",
      "event": "batch.completed",
      "batch_id": "batch_01m8cknt76z999p6wvv3zzdt4z",
      "status": "completed",
      "total_count": 1,
      "completed_count": 1,
      "failed_count": 0,
      "canceled_count": 0,
      "completed_at": "2026-11-26T19:00:21.101Z"
    }
  }
};
