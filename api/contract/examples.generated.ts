// Written by `npm run docs:examples`.
export const RECORDED_EXAMPLES = {
  "operations": {
    "checkHealth": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "status": "healthy",
        "timestamp": "2026-11-27T14:19:51.877Z"
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
        "timestamp": "2026-11-27T14:19:52.137Z",
        "components": {
          "api": {
            "status": "operational",
            "latency_ms": 87.4
          },
          "database": {
            "status": "operational",
            "latency_ms": 18.6,
            "connections": {
              "active": 0,
              "idle": 1,
              "max": 50
            }
          },
          "cache": {
            "status": "operational",
            "latency_ms": 11.1,
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
          "seconds": 7,
          "human": "7s"
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
          "id": "key_01m8ep0z38wtdz650xpsdpnxjq",
          "name": "server",
          "type": "test",
          "prefix": "bs_test_gIfokEMjdWa3",
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
          "createdAt": "2026-11-27T14:19:52.260Z",
          "key": "bs_test_gIfokEMjdWa3lhgdBzMc0NWiJHatxOncL4zRzutMzHDq"
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
            "id": "key_01m8ep0z5vdj30ygrrhgvqf5ee",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_QT7hGioIqwLx",
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
            "createdAt": "2026-11-27T14:19:52.370Z",
            "lastUsedAt": null
          },
          {
            "id": "key_01m8ep0z5dmm5mjpp9j50x59nq",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_2br562C7FCLq",
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
            "createdAt": "2026-11-27T14:19:52.357Z",
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
        "id": "key_01m8ep0z9kd8tjj4kb2xdc9a6j"
      },
      "query": {},
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "id": "key_01m8ep0z9kd8tjj4kb2xdc9a6j",
          "name": "key of mk70943784031b: revoked",
          "type": "test",
          "prefix": "bs_test_W44Ew8vTp2Ms",
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
          "createdAt": "2026-11-27T14:19:52.477Z",
          "lastUsedAt": null,
          "revokedAt": "2026-11-27T14:19:52.527Z"
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
          "signingSecret": "whsec_lmVbIGfCs5o8BFhR9SOrspnXIwT+jGnAaaYSPqJ3/TY="
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
          "signingSecret": "whsec_cn+TvnfIjrm3L39UPq8V66s9763sGAYicpU9JyAmCX8="
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
            "identity": "홍길동님은 봄볕에 새순을 올리는 큰 나무를 닮았습니다. 서로 대등하게 겨룰 때 힘을 내고, 부당한 일에는 물러서지 않습니다. 다만 한번 마음먹으면 남의 말을 잘 듣지 않습니다.",
            "investmentIdentity": "남을 따라 움직이지 않고 스스로 공부한 것만 고릅니다. 다만 한번 내린 판단은 틀려도 잘 고치지 않습니다. 처음에 왜 골랐는지 가끔 돌아보세요."
          },
          "investmentTendency": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "홍길동님은 위험을 무턱대고 피하지도, 일부러 찾지도 않습니다. 오래 걸릴 일은 중간에 한 번씩 돌아보며 갑니다. 관심이 가는 소식만 골라 듣습니다.",
            "warning": "관심이 여러 곳으로 흩어지기 쉽습니다. 이번 계절에 집중할 것을 하나 골라 보세요."
          },
          "todayFortune": {
            "date": "2026-11-27",
            "formattedDate": "2026년 11월 27일 금요일",
            "dayElement": "wood",
            "score": 61,
            "overallAnalysis": "홍길동님, 몸을 움직이고 싶은 날입니다. 움직일수록 머리도 맑아집니다.",
            "actionItems": [
              {
                "type": "do",
                "text": "가까운 거리는 걸어서 다녀오세요."
              },
              {
                "type": "do",
                "text": "뒤따라오는 사람을 위해 문을 잡아 주세요."
              },
              {
                "type": "avoid",
                "text": "넘치는 힘으로 남을 재촉하지는 마세요."
              },
              {
                "type": "avoid",
                "text": "여러 화면을 한꺼번에 띄워 두지 마세요."
              }
            ],
            "timing": {
              "best": "15:00-17:00",
              "avoid": "19:00-21:00",
              "reason": "늦은 오후에는 마음이 가벼우니 밀린 답장을 보내 보세요. 늦은 저녁에는 남의 단점이 크게 보이니 지적을 미루세요."
            }
          },
          "investmentFortune": {
            "shortTerm": {
              "message": "여윳돈과 생활비를 구분하면 소식에 덜 흔들립니다. 잘 나뉘어 있는지 보세요.",
              "warning": "약관의 작은 글씨를 건너뛰지 마세요."
            },
            "longTerm": {
              "message": "고맙게 받은 것은 오래 남습니다.",
              "advice": "받은 선물이나 도움을 공책에 적어 두세요."
            },
            "example": "예를 들어 누가 언제 무엇을 도와주었는지 한 줄씩 적는 것입니다."
          },
          "whyExplanation": "을사(乙巳)일의 윗글자에 든 나무 기운이 이 사주에 도움이 되어 점수가 올랐습니다. 명리에서 이 글자는 겁재, 곧 겨루며 얻는 용기를 가리킵니다. 다만 오늘의 아랫글자가 태어난 달의 글자와 형(刑), 곧 서로를 다그치는 사이가 되어 덜 올랐습니다."
        },
        "generatedAt": "2026-11-27T14:19:53.231Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8ep0zdwve9v3np6k4vf9xa6",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 594,
          "latency": 594,
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
          "summary": "홍길동님, 수월한 때와 더딘 때가 섞여 있는 한 해입니다. 올해에는 가까운 사이에서 뜻이 자주 엇갈립니다. 옳고 그름을 가리다 보면 둘 다 지칩니다. 열두 달 가운데 5월과 12월이 가장 수월하고, 7월이 가장 더딘 편입니다.",
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
              "advice": "7월에는 작은 손해가 마음에 걸리기 쉬우니 중요한 것부터 챙기세요."
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
              "keyword": "걱정 내려놓기"
            },
            {
              "month": 2,
              "score": 54,
              "keyword": "약속 챙기기"
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
              "keyword": "작은 손해 넘기기"
            },
            {
              "month": 8,
              "score": 63,
              "keyword": "가까운 사이"
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
        "generatedAt": "2026-11-27T14:19:53.444Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8ep102173pecw4x7a5p9ekx",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 163,
          "latency": 163,
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
        "generatedAt": "2026-11-27T14:19:53.522Z",
        "meta": {
          "requestId": "req_01m8ep108aazkv3fzfcw0kbg7v"
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
          "resetsAt": "2026-11-27T14:20:53.624Z"
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
          "id": "sup_01m8ep10f6c8ycghq67vadp5r3",
          "status": "received"
        }
      }
    },
    "composeDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8ep10ha6v731nm6e1pa7w8a"
      },
      "status": 200,
      "answer": {
        "data": {
          "character": {
            "title": "초여름의 뜨겁게 단 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮았습니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "한번 세운 규칙은 철저히 지킵니다. 다만 규칙이 너무 많아지기도 합니다. 꼭 지킬 것만 남겨 두세요."
          },
          "investment_tendency": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 길게 볼 때와 짧게 볼 때를 형편에 맞추어 고릅니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "하고 싶은 것이 많아 망설이기 쉽습니다. 지금 가장 중요한 것을 하나 골라 보세요."
          },
          "today_fortune": {
            "date": "2026-11-27",
            "formatted_date": "2026년 11월 27일 금요일",
            "day_element": "wood",
            "score": 55,
            "overall_analysis": "홍**********************님, 아끼려다 오히려 더 쓰기 쉽습니다. 싸다는 이유로 산 물건은 잘 쓰지 않게 됩니다.",
            "action_items": [
              {
                "type": "do",
                "text": "값을 보기 전에 얼마나 자주 쓸지 생각하세요."
              },
              {
                "type": "do",
                "text": "한 끼는 채소를 넉넉히 드세요."
              },
              {
                "type": "avoid",
                "text": "할인이라는 말만 보고 고르지 마세요."
              },
              {
                "type": "avoid",
                "text": "늦을 것을 알면서 연락을 미루지 마세요."
              }
            ],
            "timing": {
              "best": "09:00-11:00",
              "avoid": "21:00-23:00",
              "reason": "오전에는 판단이 분명하니 마무리하기 좋습니다. 밤에는 군것질을 찾기 쉬우니 물을 한 잔 드세요."
            }
          },
          "investment_fortune": {
            "short_term": {
              "message": "가까운 사람의 말이라고 다 맞지는 않습니다. 고맙게 듣고 하루 뒤에 다시 생각하세요.",
              "warning": "지난번에 맞았으니 이번에도 맞으리라 믿지 마세요."
            },
            "long_term": {
              "message": "결정한 이유를 적어 두면 같은 실수를 줄일 수 있습니다.",
              "advice": "큰돈을 쓴 날에는 그 이유를 짧게 적어 두세요."
            },
            "example": "예를 들어 가전제품을 산 이유를 적어 두고, 한 달 뒤에 다시 읽어 보는 것입니다."
          },
          "why_explanation": "을사(乙巳)일의 윗글자에 든 나무 기운은 이 사주의 균형을 흔드는 기신(忌神)이라 점수가 내려갔습니다. 이 글자는 정재, 곧 작은 셈에 매이는 마음을 뜻합니다. 그래도 이 글자가 태어난 날의 글자와 천간합, 곧 서로 끌리는 사이가 되어 덜 내려갔습니다."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8ep10j48z1j9wddza6vb1m2",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 187,
          "latency": 187,
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
        "generated_at": "2026-11-27T14:19:53.983Z"
      }
    },
    "composeWeeklyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8ep10t35zx9pce7ngw1ymy0"
      },
      "status": 200,
      "answer": {
        "data": {
          "week_start": "2026-11-23",
          "week_end": "2026-11-29",
          "score": 59,
          "summary": "힘을 쓸 날과 아낄 날을 나누면 좋은 한 주입니다. 수요일에는 작은 것이 마음에 걸리기 쉬우니 너그럽게 넘기세요. 일요일에는 도와줄 사람이 가까이 있으니 막힌 것을 물어보세요.",
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
              "keyword": "배움의 즐거움"
            }
          ],
          "best_day": "2026-11-29",
          "caution_day": "2026-11-25",
          "advice": "홍**********************님, 의견이 다를 때는 상대의 말을 끝까지 들은 뒤에 답하세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8ep10twex2qqq4ehe5y1bb6",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 120,
          "latency": 120,
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
        "generated_at": "2026-11-27T14:19:54.196Z"
      }
    },
    "getCharacter": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8ep11144qppr69rnd8pb1te"
      },
      "status": 200,
      "answer": {
        "data": {
          "character": {
            "title": "초여름의 뜨겁게 단 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮았습니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "한번 세운 규칙은 철저히 지킵니다. 다만 규칙이 너무 많아지기도 합니다. 꼭 지킬 것만 남겨 두세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8ep1126t2tq0frzdqrw0fp7",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 80,
          "latency": 80,
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
        "generated_at": "2026-11-27T14:19:54.390Z"
      }
    },
    "getTendency": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8ep1162kjpfr3dscsh1gc45"
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
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 길게 볼 때와 짧게 볼 때를 형편에 맞추어 고릅니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "하고 싶은 것이 많아 망설이기 쉽습니다. 지금 가장 중요한 것을 하나 골라 보세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8ep116p35nab40m8rtkq6g1",
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
        "generated_at": "2026-11-27T14:19:54.523Z"
      }
    },
    "getRadar": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8ep119xvpp9ww4qhe3v0mbv"
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
          "request_id": "req_01m8ep11ad0wmsbybb2tyfk10x",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 44,
          "latency": 44,
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
        "generated_at": "2026-11-27T14:19:54.617Z"
      }
    },
    "getPopularCoins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8ep11ct397r2awrrzx28m7e"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 6,
          "insufficient_data": false,
          "as_of": "2026-11-27T14:19:54.689Z",
          "coins": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8ep11dc15q54wxr7q3e5p3p",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 45,
          "latency": 45,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "popular_coins"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T14:19:54.714Z"
      }
    },
    "getElementComparison": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8ep11fmkmx8fevsje30wmm7"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 7,
          "insufficient_data": false,
          "as_of": "2026-11-27T14:19:54.761Z",
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
          "request_id": "req_01m8ep11fzmabzfba82tpwfepj",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 27,
          "latency": 27,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "comparison"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T14:19:54.778Z"
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
          "as_of": "2026-11-27T14:19:54.818Z",
          "rankings": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8ep11hh8h8dc6cc5s92c6q0",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 27,
          "latency": 27,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "fortune_ranking"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T14:19:54.828Z"
      }
    },
    "getTradingStyles": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8ep11kckqjc421rn4hzt3qm"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-27T14:19:54.887Z",
          "styles": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8ep11kxmya58j06qh9g055e",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 19,
          "latency": 19,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "trading_styles"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T14:19:54.896Z"
      }
    },
    "getPortfolioBreakdown": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8ep11nh01ypajv2cgjq14hf"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-27T14:19:54.952Z",
          "assets": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8ep11nzjcxp2w7x8adhmf0v",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 19,
          "latency": 19,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "portfolio_breakdown"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T14:19:54.963Z"
      }
    },
    "getSajuTwins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8ep11qw7z3vj134tatdqt54"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 10,
          "insufficient_data": false,
          "as_of": "2026-11-27T14:19:55.037Z",
          "same_day_pillar": 10,
          "same_four_pillars": 10,
          "common_coins": [],
          "common_styles": [],
          "average_score_today": null
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8ep11rjf23c83t8bh5y3ppr",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 43,
          "latency": 43,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "saju_twin"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T14:19:55.069Z"
      }
    },
    "streamDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8ep11twtsj5kd7qkgz2e3vs"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8ep11vfdtm0p7r3v706dm3d.character",
          "event": "character",
          "data": {
            "title": "초여름의 뜨겁게 단 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮았습니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "한번 세운 규칙은 철저히 지킵니다. 다만 규칙이 너무 많아지기도 합니다. 꼭 지킬 것만 남겨 두세요."
          }
        },
        {
          "id": "call_01m8ep11vfdtm0p7r3v706dm3d.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 길게 볼 때와 짧게 볼 때를 형편에 맞추어 고릅니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "하고 싶은 것이 많아 망설이기 쉽습니다. 지금 가장 중요한 것을 하나 골라 보세요."
          }
        },
        {
          "id": "call_01m8ep11vfdtm0p7r3v706dm3d.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "today_fortune": {
              "date": "2026-11-27",
              "formatted_date": "2026년 11월 27일 금요일",
              "day_element": "wood",
              "score": 55,
              "overall_analysis": "홍**********************님, 아끼려다 오히려 더 쓰기 쉽습니다. 싸다는 이유로 산 물건은 잘 쓰지 않게 됩니다.",
              "action_items": [
                {
                  "type": "do",
                  "text": "값을 보기 전에 얼마나 자주 쓸지 생각하세요."
                },
                {
                  "type": "do",
                  "text": "한 끼는 채소를 넉넉히 드세요."
                },
                {
                  "type": "avoid",
                  "text": "할인이라는 말만 보고 고르지 마세요."
                },
                {
                  "type": "avoid",
                  "text": "늦을 것을 알면서 연락을 미루지 마세요."
                }
              ],
              "timing": {
                "best": "09:00-11:00",
                "avoid": "21:00-23:00",
                "reason": "오전에는 판단이 분명하니 마무리하기 좋습니다. 밤에는 군것질을 찾기 쉬우니 물을 한 잔 드세요."
              }
            },
            "investment_fortune": {
              "short_term": {
                "message": "가까운 사람의 말이라고 다 맞지는 않습니다. 고맙게 듣고 하루 뒤에 다시 생각하세요.",
                "warning": "지난번에 맞았으니 이번에도 맞으리라 믿지 마세요."
              },
              "long_term": {
                "message": "결정한 이유를 적어 두면 같은 실수를 줄일 수 있습니다.",
                "advice": "큰돈을 쓴 날에는 그 이유를 짧게 적어 두세요."
              },
              "example": "예를 들어 가전제품을 산 이유를 적어 두고, 한 달 뒤에 다시 읽어 보는 것입니다."
            },
            "why_explanation": "을사(乙巳)일의 윗글자에 든 나무 기운은 이 사주의 균형을 흔드는 기신(忌神)이라 점수가 내려갔습니다. 이 글자는 정재, 곧 작은 셈에 매이는 마음을 뜻합니다. 그래도 이 글자가 태어난 날의 글자와 천간합, 곧 서로 끌리는 사이가 되어 덜 내려갔습니다."
          }
        },
        {
          "id": "call_01m8ep11vfdtm0p7r3v706dm3d.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8ep11v966fnb5rq4smj1xag",
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
          "id": "call_01m8ep121sp9df3pxsktzq9mff.character",
          "event": "character",
          "data": {
            "title": "이른 봄의 곧은 큰 나무",
            "dayMaster": "갑목",
            "dayMasterHanja": "甲",
            "elementName": "목(木)",
            "emoji": "🌳",
            "identity": "홍길동님은 봄볕에 새순을 올리는 큰 나무를 닮았습니다. 서로 대등하게 겨룰 때 힘을 내고, 부당한 일에는 물러서지 않습니다. 다만 한번 마음먹으면 남의 말을 잘 듣지 않습니다.",
            "investmentIdentity": "남을 따라 움직이지 않고 스스로 공부한 것만 고릅니다. 다만 한번 내린 판단은 틀려도 잘 고치지 않습니다. 처음에 왜 골랐는지 가끔 돌아보세요."
          }
        },
        {
          "id": "call_01m8ep121sp9df3pxsktzq9mff.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "홍길동님은 위험을 무턱대고 피하지도, 일부러 찾지도 않습니다. 오래 걸릴 일은 중간에 한 번씩 돌아보며 갑니다. 관심이 가는 소식만 골라 듣습니다.",
            "warning": "관심이 여러 곳으로 흩어지기 쉽습니다. 이번 계절에 집중할 것을 하나 골라 보세요."
          }
        },
        {
          "id": "call_01m8ep121sp9df3pxsktzq9mff.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "todayFortune": {
              "date": "2026-11-27",
              "formattedDate": "2026년 11월 27일 금요일",
              "dayElement": "wood",
              "score": 61,
              "overallAnalysis": "홍길동님, 몸을 움직이고 싶은 날입니다. 움직일수록 머리도 맑아집니다.",
              "actionItems": [
                {
                  "type": "do",
                  "text": "가까운 거리는 걸어서 다녀오세요."
                },
                {
                  "type": "do",
                  "text": "뒤따라오는 사람을 위해 문을 잡아 주세요."
                },
                {
                  "type": "avoid",
                  "text": "넘치는 힘으로 남을 재촉하지는 마세요."
                },
                {
                  "type": "avoid",
                  "text": "여러 화면을 한꺼번에 띄워 두지 마세요."
                }
              ],
              "timing": {
                "best": "15:00-17:00",
                "avoid": "19:00-21:00",
                "reason": "늦은 오후에는 마음이 가벼우니 밀린 답장을 보내 보세요. 늦은 저녁에는 남의 단점이 크게 보이니 지적을 미루세요."
              }
            },
            "investmentFortune": {
              "shortTerm": {
                "message": "여윳돈과 생활비를 구분하면 소식에 덜 흔들립니다. 잘 나뉘어 있는지 보세요.",
                "warning": "약관의 작은 글씨를 건너뛰지 마세요."
              },
              "longTerm": {
                "message": "고맙게 받은 것은 오래 남습니다.",
                "advice": "받은 선물이나 도움을 공책에 적어 두세요."
              },
              "example": "예를 들어 누가 언제 무엇을 도와주었는지 한 줄씩 적는 것입니다."
            },
            "whyExplanation": "을사(乙巳)일의 윗글자에 든 나무 기운이 이 사주에 도움이 되어 점수가 올랐습니다. 명리에서 이 글자는 겁재, 곧 겨루며 얻는 용기를 가리킵니다. 다만 오늘의 아랫글자가 태어난 달의 글자와 형(刑), 곧 서로를 다그치는 사이가 되어 덜 올랐습니다."
          }
        },
        {
          "id": "call_01m8ep121sp9df3pxsktzq9mff.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8ep121b13ct7d431k4a2ent",
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
        "profile_id": "prf_01m8ep12bwb7qnc5sa7g17h4wx"
      },
      "status": 200,
      "answer": {
        "data": {
          "year": 2026,
          "year_pillar": "병오",
          "score": 66,
          "summary": "홍**********************님, 차근차근 나아가기 좋은 한 해입니다. 올해에는 앞으로의 일을 준비하기 좋습니다. 함께 이야기할 사람도 있습니다. 십 년마다 바뀌는 큰 흐름인 대운은 도움이 되는 쪽입니다. 열두 달 가운데 9월이 가장 수월하고, 6월이 가장 더딘 편입니다.",
          "quarters": [
            {
              "quarter": 1,
              "score": 59,
              "advice": "2월에는 벌이고 싶은 일이 많아지니 하던 일부터 끝내세요."
            },
            {
              "quarter": 2,
              "score": 59,
              "advice": "6월에는 씀씀이가 커지기 쉬우니 큰 지출은 의논한 뒤에 결정하세요."
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
              "keyword": "큰 지출 미루기"
            },
            {
              "month": 3,
              "score": 54,
              "keyword": "작은 손해 넘기기"
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
              "keyword": "여럿의 힘"
            },
            {
              "month": 9,
              "score": 79,
              "keyword": "통하는 마음"
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
              "keyword": "내 방식대로"
            }
          ],
          "advice": "다달이 저축을 거르지 말고, 큰 지출은 미리 준비하세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8ep12ca7gftsqt8p9d2djtq",
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
        "generated_at": "2026-11-27T14:19:55.716Z"
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
          "profile_id": "prf_01m8ep12fkx5dn4jxe6nrks8n6"
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
          "request_id": "req_01m8ep12g01e5rgfng18vkbk8w",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 10,
          "latency": 10,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": []
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T14:19:55.786Z"
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
        "id": "prf_01m8ep12ha4rdvwdb2v12zrby1",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-27T14:19:55.818Z",
        "updated_at": "2026-11-27T14:19:55.818Z"
      }
    },
    "listProfiles": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8ep12j8v4tyjv882dyrp2yf",
            "external_id": "customer-1001",
            "name": "홍**",
            "birth_year": "19**",
            "gender": "female",
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-27T14:19:55.848Z",
            "updated_at": "2026-11-27T14:19:55.848Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfile": {
      "params": {
        "id": "prf_01m8ep12mbt8x09xcwd2fq97pe"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8ep12mbt8x09xcwd2fq97pe",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-27T14:19:55.915Z",
        "updated_at": "2026-11-27T14:19:55.915Z"
      }
    },
    "unmaskProfile": {
      "params": {
        "id": "prf_01m8ep12q6bhr3m0jfdqvy88rh"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8ep12q6bhr3m0jfdqvy88rh",
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
        "created_at": "2026-11-27T14:19:56.006Z",
        "updated_at": "2026-11-27T14:19:56.006Z"
      }
    },
    "replaceProfile": {
      "params": {
        "id": "prf_01m8ep12s3yn0t2ez7fre11k1v"
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
        "id": "prf_01m8ep12s3yn0t2ez7fre11k1v",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-27T14:19:56.067Z",
        "updated_at": "2026-11-27T14:19:56.090Z"
      }
    },
    "updateProfile": {
      "params": {
        "id": "prf_01m8ep12wy08hsa380cstj573t"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8ep12wy08hsa380cstj573t",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-27T14:19:56.190Z",
        "updated_at": "2026-11-27T14:19:56.204Z"
      }
    },
    "deleteProfile": {
      "params": {
        "id": "prf_01m8ep12yyfnc2ekfcw2tb2782"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8ep12yyfnc2ekfcw2tb2782",
        "deleted": true,
        "deleted_at": "2026-11-27T14:19:56.304Z",
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
          "prf_01m8ep1338fh8nq16fz47zw6f3"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8ep133ymhpr8f5erj6tpf75",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-27T14:19:56.414Z",
        "estimated_completion": "2026-11-27T14:19:56.574Z"
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
        "batch_id": "batch_01m8ep13ec5wrq78a57fg69a7q"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8ep13ec5wrq78a57fg69a7q",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-27T14:19:56.748Z",
        "estimated_completion": "2026-11-27T14:19:56.900Z",
        "completed_at": "2026-11-27T14:19:57.624Z",
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
        "batch_id": "batch_01m8ep14dcqpbgzryhbdsmmv9g"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8ep14dcqpbgzryhbdsmmv9g",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 1,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "gemini",
        "created_at": "2026-11-27T14:19:57.740Z",
        "estimated_completion": "2026-11-27T14:19:57.895Z",
        "completed_at": "2026-11-27T14:19:57.792Z",
        "results": [
          {
            "profile_id": "prf_01m8ep14cx3yh162zw2ngr68yn",
            "fortune_id": null,
            "status": "canceled"
          }
        ]
      }
    },
    "retryBatch": {
      "params": {
        "batch_id": "batch_01m8ep14gg4200v061qja69sdz"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "batch_01m8ep14gg4200v061qja69sdz",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-27T14:19:57.840Z",
        "estimated_completion": "2026-11-27T14:19:58.102Z"
      }
    },
    "followBatch": {
      "params": {
        "batch_id": "batch_01m8ep14myn01er9gd6zgdb5fq"
      },
      "query": {},
      "status": 200,
      "answer": [
        {
          "id": "batch_01m8ep14myn01er9gd6zgdb5fq.1",
          "event": "complete",
          "data": {
            "id": "batch_01m8ep14myn01er9gd6zgdb5fq",
            "status": "failed",
            "total_count": 1,
            "completed_count": 0,
            "failed_count": 1,
            "canceled_count": 0,
            "fortune_type": "daily",
            "fortune_date": "2026-11-27",
            "model": "haiku",
            "created_at": "2026-11-27T14:19:57.982Z",
            "estimated_completion": "2026-11-27T14:19:58.136Z",
            "completed_at": "2026-11-27T14:19:58.429Z",
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
        "profile_id": "prf_01m8ep15583hwyx4deh5wam83h",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8ep155vggmtdryd9za6xxxc",
        "profile_id": "prf_01m8ep15583hwyx4deh5wam83h",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "완벽하게 하려다 늦어지기 쉬운 날입니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍**********************님, 잘되는 일과 더딘 일이 섞여 있는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "돈을 쓰고도 만족하기 어려운 날입니다. 큰 결제는 다른 날로 미루세요."
          },
          "love": {
            "score": 59,
            "description": "만남이 많지 않은 날입니다. 보고 싶은 사람의 안부를 물어보세요."
          },
          "health": {
            "score": 49,
            "description": "서두르며 걷기 쉬운 날입니다. 조금 일찍 나서세요."
          },
          "career": {
            "score": 57,
            "description": "여러 의견을 듣는 날입니다. 나와 다른 의견도 끝까지 들으세요."
          }
        },
        "lucky_items": {
          "number": 20,
          "color": "황토색",
          "direction": "북동쪽",
          "time": "09:00-11:00"
        },
        "advice": "아는 것을 물어 오면 차근차근 알려 주세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-27T14:19:58.581Z",
        "latency_ms": 58,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-27T14:19:58.523Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8ep155k6fszeerztxw8bnjt",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 91,
          "latency": 91,
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
        "profile_id": "prf_01m8ep159d52570jvrazsh8bm3"
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
        "profile_id": "prf_01m8ep15awtkvk8jgz8hhy7ynq"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8ep15bfnmdvn7yynaswr58a",
        "profile_id": "prf_01m8ep15awtkvk8jgz8hhy7ynq",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "완벽하게 하려다 늦어지기 쉬운 날입니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍**********************님, 잘되는 일과 더딘 일이 섞여 있는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "돈을 쓰고도 만족하기 어려운 날입니다. 큰 결제는 다른 날로 미루세요."
          },
          "love": {
            "score": 59,
            "description": "만남이 많지 않은 날입니다. 보고 싶은 사람의 안부를 물어보세요."
          },
          "health": {
            "score": 49,
            "description": "서두르며 걷기 쉬운 날입니다. 조금 일찍 나서세요."
          },
          "career": {
            "score": 57,
            "description": "여러 의견을 듣는 날입니다. 나와 다른 의견도 끝까지 들으세요."
          }
        },
        "lucky_items": {
          "number": 20,
          "color": "황토색",
          "direction": "북동쪽",
          "time": "09:00-11:00"
        },
        "advice": "아는 것을 물어 오면 차근차근 알려 주세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-27T14:19:58.732Z",
        "latency_ms": 29,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-27T14:19:58.703Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8ep15b5tqnfthjxvh20cavd",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 56,
          "latency": 56,
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
        "id": "ftn_01m8ep15e9hxddtzrbenrf9xmd"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8ep15e9hxddtzrbenrf9xmd",
        "profile_id": "prf_01m8ep15dpfckb99xr6dpj5zqd",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "완벽하게 하려다 늦어지기 쉬운 날입니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍**********************님, 잘되는 일과 더딘 일이 섞여 있는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "돈을 쓰고도 만족하기 어려운 날입니다. 큰 결제는 다른 날로 미루세요."
          },
          "love": {
            "score": 59,
            "description": "만남이 많지 않은 날입니다. 보고 싶은 사람의 안부를 물어보세요."
          },
          "health": {
            "score": 49,
            "description": "서두르며 걷기 쉬운 날입니다. 조금 일찍 나서세요."
          },
          "career": {
            "score": 57,
            "description": "여러 의견을 듣는 날입니다. 나와 다른 의견도 끝까지 들으세요."
          }
        },
        "lucky_items": {
          "number": 20,
          "color": "황토색",
          "direction": "북동쪽",
          "time": "09:00-11:00"
        },
        "advice": "아는 것을 물어 오면 차근차근 알려 주세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-27T14:19:58.830Z",
        "latency_ms": 37,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "unmaskFortune": {
      "params": {
        "id": "ftn_01m8ep15htsbkd64h326cbbmtz"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8ep15htsbkd64h326cbbmtz",
        "profile_id": "prf_01m8ep15hb6yxmksshp5qv31rd",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "완벽하게 하려다 늦어지기 쉬운 날입니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍mkb36f1de691ca49a574ec님, 잘되는 일과 더딘 일이 섞여 있는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "돈을 쓰고도 만족하기 어려운 날입니다. 큰 결제는 다른 날로 미루세요."
          },
          "love": {
            "score": 59,
            "description": "만남이 많지 않은 날입니다. 보고 싶은 사람의 안부를 물어보세요."
          },
          "health": {
            "score": 49,
            "description": "서두르며 걷기 쉬운 날입니다. 조금 일찍 나서세요."
          },
          "career": {
            "score": 57,
            "description": "여러 의견을 듣는 날입니다. 나와 다른 의견도 끝까지 들으세요."
          }
        },
        "lucky_items": {
          "number": 20,
          "color": "황토색",
          "direction": "북동쪽",
          "time": "09:00-11:00"
        },
        "advice": "아는 것을 물어 오면 차근차근 알려 주세요.",
        "analysis": {
          "day_energy": "오늘은 을사(乙巳)일로, 푸른 풀과 초여름의 볕을 닮은 기운이 흐릅니다.",
          "element_interaction": "명리에서 오늘의 윗글자에 든 나무 기운은 정재, 곧 작은 셈에 매이는 마음을 가리킵니다. 아랫글자에 든 불 기운은 편관, 곧 어려움을 이겨 내는 결단을 뜻합니다.",
          "recommendations": [
            "이만하면 됐다 싶을 때 마치세요.",
            "다가오는 납부일을 달력에 표시하세요.",
            "화분의 흙이 마르지 않았는지 살펴보세요."
          ]
        },
        "profile": {
          "id": "prf_01m8ep15hb6yxmksshp5qv31rd",
          "name": "홍mkb36f1de691ca49a574ec",
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
        "generated_at": "2026-11-27T14:19:58.950Z",
        "latency_ms": 44,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "deleteFortune": {
      "params": {
        "id": "ftn_01m8ep15q27jpsz2jzyq33j80q"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8ep15q27jpsz2jzyq33j80q",
        "deleted": true,
        "deleted_at": "2026-11-27T14:19:59.198Z"
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
        "id": "whk_01m8ep1644rqrn3jftg6nzsg7q",
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
        "created_at": "2026-11-27T14:19:59.492Z",
        "updated_at": "2026-11-27T14:19:59.492Z",
        "secret": "whsec_eqTh1eFxRFp1m3qZa9DcE7FN5bGPRwMfy35YFnW0u6w="
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
        "id": "whk_01m8ep168xn92ajtb6de41md0a"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8ep168xn92ajtb6de41md0a",
        "url": "https://partner.example/mk9e9db4693573?9d151b93b7af",
        "events": [
          "profile.created"
        ],
        "description": "to mk9e9db4693573",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-27T14:19:59.645Z",
        "updated_at": "2026-11-27T14:19:59.645Z"
      }
    },
    "updateWebhook": {
      "params": {
        "id": "whk_01m8ep16aqhj41mstmkyxf70ws"
      },
      "query": {},
      "body": {
        "description": "운세 알림",
        "active": true
      },
      "status": 200,
      "answer": {
        "id": "whk_01m8ep16aqhj41mstmkyxf70ws",
        "url": "https://partner.example/mk81b52cb41294?e048141106d6",
        "events": [
          "profile.created"
        ],
        "description": "운세 알림",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-27T14:19:59.703Z",
        "updated_at": "2026-11-27T14:19:59.721Z"
      }
    },
    "deleteWebhook": {
      "params": {
        "id": "whk_01m8ep16e4gchd1n8yga9rh711"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8ep16e4gchd1n8yga9rh711",
        "deleted": true,
        "deleted_at": "2026-11-27T14:19:59.838Z"
      }
    },
    "testWebhook": {
      "params": {
        "id": "whk_01m8ep16gfh0bgkn0cjh76m5sx"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8ep16gfh0bgkn0cjh76m5sx",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8ep16h3e8g7q3nck9jp55vz",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 12,
          "attempted_at": "2026-11-27T14:19:59.934Z"
        },
        "payload_sent": {
          "id": "evt_01m8ep16h3e8g7q3nck9jp55vy",
          "type": "test.ping",
          "created_at": "2026-11-27T14:19:59.907Z",
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
        "id": "whk_01m8ep16mtcmh3vr4n613fjy7t"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8ep16mtcmh3vr4n613fjy7t",
        "url": "https://partner.example/mk26028ab55e3c?2cf5e57536bc",
        "events": [
          "profile.created"
        ],
        "description": "to mk26028ab55e3c",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-27T14:20:00.026Z",
        "updated_at": "2026-11-27T14:20:00.045Z",
        "secret": "whsec_rPMKp1sqkRS73MO+c7/qic49balTpwy+xReB4eUjpmI="
      }
    },
    "listDeliveries": {
      "params": {
        "id": "whk_01m8ep16q4bnhy87t451adss13"
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
        "id": "whk_01m8ep16s11xbsy8s71nt0ywps",
        "delivery_id": "dlv_01m8ep16sr9je6k95vhycnwc6y"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "dlv_01m8ep16sr9je6k95vhycnwc6y",
        "status": "success",
        "response_code": 204,
        "response_time_ms": 1,
        "attempted_at": "2026-11-27T14:20:00.225Z",
        "event_id": "evt_01m8ep16sr8w527dtbtkhy1rme",
        "event_type": "profile.created",
        "attempts": [
          {
            "number": 1,
            "attempted_at": "2026-11-27T14:20:00.225Z",
            "response_time_ms": 1,
            "payload": {
              "id": "evt_01m8ep16sr8w527dtbtkhy1rme",
              "type": "profile.created",
              "created_at": "2026-11-27T14:20:00.184Z",
              "livemode": false,
              "data": {
                "profile_id": "prf_01m8ep16sez59ygfqgea80jjkw",
                "day_master": "경금"
              }
            },
            "request_headers": {
              "Content-Type": "application/json",
              "User-Agent": "Saju-Webhooks/1",
              "X-Saju-Event": "profile.created",
              "X-Saju-Delivery": "dlv_01m8ep16sr9je6k95vhycnwc6y",
              "X-Saju-Signature": "621796bce2eef8240a3042471d778ff9d2c542b77a58dd6c04d00c37fa542b74",
              "webhook-id": "evt_01m8ep16sr8w527dtbtkhy1rme",
              "webhook-timestamp": "1795789200",
              "webhook-signature": "v1,KRNeJKrBjc5Q9t5iciwxEp9/SU4a2LEehSxs4pSkO0o="
            },
            "response_status": 204,
            "response_headers": {
              "date": "Fri, 27 Nov 2026 14:20:00 GMT",
              "connection": "keep-alive",
              "keep-alive": "timeout=60"
            },
            "response_body": ""
          }
        ],
        "created_at": "2026-11-27T14:20:00.184Z",
        "next_attempt_at": null
      }
    },
    "replayEvents": {
      "params": {
        "id": "whk_01m8ep16x53r1v8advp5p8ve1v"
      },
      "query": {},
      "body": {
        "since": "2026-01-01T00:00:00Z",
        "status": "all"
      },
      "status": 202,
      "answer": {
        "webhook_id": "whk_01m8ep16x53r1v8advp5p8ve1v",
        "queued": 0
      }
    },
    "redeliverEvent": {
      "params": {
        "id": "whk_01m8ep16z3455veyqyzyaezeq3",
        "delivery_id": "dlv_01m8ep1704g2a8rt0rzzqxpnfr"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "dlv_01m8ep1704g2a8rt0rzzqxpnfr",
        "status": "pending",
        "response_code": 204,
        "response_time_ms": 2,
        "attempted_at": "2026-11-27T14:20:00.424Z",
        "event_id": "evt_01m8ep1704eqng6w1kxj1v59xm",
        "event_type": "profile.created",
        "attempts": 1,
        "created_at": "2026-11-27T14:20:00.388Z",
        "next_attempt_at": "2026-11-27T14:20:00.458Z"
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
        "id": "evt_01m8ep176f12pr4grfx6cwvkam"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "evt_01m8ep176f12pr4grfx6cwvkam",
        "type": "profile.created",
        "created_at": "2026-11-27T14:20:00.591Z",
        "livemode": false,
        "data": {
          "profile_id": "prf_01m8ep1763sk6rspxh7pczyvjt",
          "day_master": "경금"
        },
        "deliveries": [
          {
            "id": "dlv_01m8ep176fa2xk3hpbdywa84ss",
            "webhook_id": "whk_01m8ep175p5aee01db9ff1sc30",
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
        "id": "key_01m8ep17b9vb5wx8z0dn0a5fnd",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_NpG7z2TxULxw",
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
        "created_at": "2026-11-27T14:20:00.722Z",
        "expires_at": null,
        "key": "bs_test_NpG7z2TxULxwRGvdArY5h2nTcbaI6sS2ykt3sV6K8kS6"
      }
    },
    "listKeys": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "key_01m8ep17dqyb4q6f01fgpg2v8k",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_m1itenTmAiTV",
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
            "created_at": "2026-11-27T14:20:00.813Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8ep17ct3hrfwv8evhr6etfs",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_1aAEABDQJi7O",
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
            "created_at": "2026-11-27T14:20:00.765Z",
            "expires_at": "2026-11-28T14:20:00.813Z",
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": "key_01m8ep17dqyb4q6f01fgpg2v8k"
          },
          {
            "id": "key_01m8ep17bq1b2v3q393c51nwr1",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_UX18nINcOyGP",
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
            "created_at": "2026-11-27T14:20:00.757Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8ep17bk7bqd6z3vm328cg8w",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_MpNPH21icYYv",
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
            "created_at": "2026-11-27T14:20:00.752Z",
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
        "id": "key_01m8ep17hms0w64rwtzpmdzh8j"
      },
      "query": {},
      "status": 204,
      "answer": []
    },
    "rotateKey": {
      "params": {
        "id": "key_01m8ep17mepdqwqgyxpnj77c5h"
      },
      "query": {},
      "body": {
        "overlap_hours": 24
      },
      "status": 201,
      "answer": {
        "id": "key_01m8ep17n23p3srmecam4vs5rk",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_ouT975fENSWj",
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
        "created_at": "2026-11-27T14:20:01.052Z",
        "expires_at": null,
        "key": "bs_test_ouT975fENSWj4x12k2gEsb1LHlZRwUxuN9lXr2mqIa6W"
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
          "resets_at": "2026-11-27T14:21:01.091Z"
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
        "resource_id": "prf_01m8ep17xmt1fyp2e0610wb4mc"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "id": 246167967102514,
            "action": "profile.created",
            "resource_type": "profile",
            "resource_id": "prf_01m8ep17xmt1fyp2e0610wb4mc",
            "actor_ip": "127.0.0.1",
            "actor_api_key": "bs_test_EzOqeFj0r7Ui",
            "request_id": "req_01m8ep17xafd08m5jp322ae95y",
            "metadata": {},
            "created_at": "2026-11-27T14:20:01.343Z"
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
            "id": "req_01m8ep17zsx0jp0scv1rh29hn2",
            "created_at": "2026-11-27T14:20:01.401Z",
            "method": "GET",
            "path": "/v1/profiles/{id}",
            "status": 404,
            "code": "not_found",
            "reason": null,
            "duration_ms": 13,
            "key_prefix": "bs_test_haQ0v9gDTmOd",
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
        "id": "req_01m8ep1816gqma4pv2snsd9cq2"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "req_01m8ep1816gqma4pv2snsd9cq2",
        "created_at": "2026-11-27T14:20:01.446Z",
        "method": "GET",
        "path": "/v1/profiles/{id}",
        "status": 404,
        "code": "not_found",
        "reason": null,
        "duration_ms": 14,
        "key_prefix": "bs_test_5ipR272UTJ3n",
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
        "profile_id": "prf_01m8ep183666wb2nbnpsrhrqj7",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8ep183zvmhekq4f31243sbv.character",
          "event": "character",
          "data": {
            "title": "초여름의 뜨겁게 단 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮았습니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "한번 세운 규칙은 철저히 지킵니다. 다만 규칙이 너무 많아지기도 합니다. 꼭 지킬 것만 남겨 두세요."
          }
        },
        {
          "id": "call_01m8ep183zvmhekq4f31243sbv.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 길게 볼 때와 짧게 볼 때를 형편에 맞추어 고릅니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "하고 싶은 것이 많아 망설이기 쉽습니다. 지금 가장 중요한 것을 하나 골라 보세요."
          }
        },
        {
          "id": "call_01m8ep183zvmhekq4f31243sbv.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8ep1843wdkffjsnrjj3sfx4",
            "profile_id": "prf_01m8ep183666wb2nbnpsrhrqj7",
            "fortune_type": "daily",
            "fortune_date": "2026-11-27",
            "model": "haiku",
            "score": 55,
            "summary": "완벽하게 하려다 늦어지기 쉬운 날입니다.",
            "categories": {
              "overall": {
                "score": 55,
                "description": "홍**********************님, 잘되는 일과 더딘 일이 섞여 있는 하루입니다."
              },
              "wealth": {
                "score": 56,
                "description": "돈을 쓰고도 만족하기 어려운 날입니다. 큰 결제는 다른 날로 미루세요."
              },
              "love": {
                "score": 59,
                "description": "만남이 많지 않은 날입니다. 보고 싶은 사람의 안부를 물어보세요."
              },
              "health": {
                "score": 49,
                "description": "서두르며 걷기 쉬운 날입니다. 조금 일찍 나서세요."
              },
              "career": {
                "score": 57,
                "description": "여러 의견을 듣는 날입니다. 나와 다른 의견도 끝까지 들으세요."
              }
            },
            "lucky_items": {
              "number": 20,
              "color": "황토색",
              "direction": "북동쪽",
              "time": "09:00-11:00"
            },
            "advice": "아는 것을 물어 오면 차근차근 알려 주세요.",
            "profile": {
              "name": "홍**********************",
              "day_master": "경금",
              "day_master_element": "metal"
            },
            "cached": false,
            "generated_at": "2026-11-27T14:20:01.623Z",
            "latency_ms": 84,
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        },
        {
          "id": "call_01m8ep183zvmhekq4f31243sbv.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8ep183tm2a32r68e2sj5yrs",
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
        "id": "prf_01m8ep188bdrtkkwedfs97xjw2",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-27T14:20:01.675Z",
        "updated_at": "2026-11-27T14:20:01.675Z"
      }
    },
    "listProfilesV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8ep189m3ry1amzsmnc8twq3",
            "external_id": "customer-1001",
            "person": {
              "name": "홍**",
              "birthDate": "19**-**-**",
              "gender": "female"
            },
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-27T14:20:01.716Z",
            "updated_at": "2026-11-27T14:20:01.716Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfileV2": {
      "params": {
        "id": "prf_01m8ep18cpsneaqxsfx79z2es3"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8ep18cpsneaqxsfx79z2es3",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-27T14:20:01.814Z",
        "updated_at": "2026-11-27T14:20:01.814Z"
      }
    },
    "updateProfileV2": {
      "params": {
        "id": "prf_01m8ep18ep53dfydfm1jzj38bz"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8ep18ep53dfydfm1jzj38bz",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-27T14:20:01.878Z",
        "updated_at": "2026-11-27T14:20:01.907Z"
      }
    },
    "deleteProfileV2": {
      "params": {
        "id": "prf_01m8ep18hf9w0xapj1em98dntr"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8ep18hf9w0xapj1em98dntr",
        "deleted": true,
        "deleted_at": "2026-11-27T14:20:02.019Z",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 0
        }
      }
    },
    "unmaskProfileV2": {
      "params": {
        "id": "prf_01m8ep18mwv9fjtr03p21t579j"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8ep18mwv9fjtr03p21t579j",
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
        "created_at": "2026-11-27T14:20:02.076Z",
        "updated_at": "2026-11-27T14:20:02.076Z"
      }
    },
    "createFortuneV2": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8ep18pzav62ag8awwgan414",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8ep18qfc93b8q1b00v48swt",
        "profile_id": "prf_01m8ep18pzav62ag8awwgan414",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "완벽하게 하려다 늦어지기 쉬운 날입니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍**********************님, 잘되는 일과 더딘 일이 섞여 있는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "돈을 쓰고도 만족하기 어려운 날입니다. 큰 결제는 다른 날로 미루세요."
          },
          "love": {
            "score": 59,
            "description": "만남이 많지 않은 날입니다. 보고 싶은 사람의 안부를 물어보세요."
          },
          "health": {
            "score": 49,
            "description": "서두르며 걷기 쉬운 날입니다. 조금 일찍 나서세요."
          },
          "career": {
            "score": 57,
            "description": "여러 의견을 듣는 날입니다. 나와 다른 의견도 끝까지 들으세요."
          }
        },
        "lucky_items": {
          "number": 20,
          "color": "황토색",
          "direction": "북동쪽",
          "time": "09:00-11:00"
        },
        "advice": "아는 것을 물어 오면 차근차근 알려 주세요.",
        "cached": false,
        "generated_at": "2026-11-27T14:20:02.199Z",
        "latency_ms": 40,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-27T14:20:02.159Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8ep18q9pzrjhjerke5sf5sz",
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
        "profile_id": "prf_01m8ep18t4011bctm8qcz0qmqt"
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
          "prf_01m8ep18vk2ashzm9ep7asdgpv"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8ep18w7dd4dhk3r6z17m2vm",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-27T14:20:02.311Z",
        "estimated_completion": "2026-11-27T14:20:02.466Z"
      }
    },
    "getBatchV2": {
      "params": {
        "batch_id": "batch_01m8ep18zt72q5rzmfyg29eqn9"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8ep18zt72q5rzmfyg29eqn9",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-27T14:20:02.426Z",
        "estimated_completion": "2026-11-27T14:20:02.583Z",
        "completed_at": "2026-11-27T14:20:02.815Z",
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
        "profile_id": "prf_01m8ep19f9qw0a1nvz27q1pxxz",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8ep19g7xgnvwv3e4ewxmfh3.fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8ep19gbpv3kkjcwn65sz425",
            "profile_id": "prf_01m8ep19f9qw0a1nvz27q1pxxz",
            "fortune_type": "daily",
            "fortune_date": "2026-11-27",
            "model": "haiku",
            "score": 55,
            "summary": "완벽하게 하려다 늦어지기 쉬운 날입니다.",
            "categories": {
              "overall": {
                "score": 55,
                "description": "홍**********************님, 잘되는 일과 더딘 일이 섞여 있는 하루입니다."
              },
              "wealth": {
                "score": 56,
                "description": "돈을 쓰고도 만족하기 어려운 날입니다. 큰 결제는 다른 날로 미루세요."
              },
              "love": {
                "score": 59,
                "description": "만남이 많지 않은 날입니다. 보고 싶은 사람의 안부를 물어보세요."
              },
              "health": {
                "score": 49,
                "description": "서두르며 걷기 쉬운 날입니다. 조금 일찍 나서세요."
              },
              "career": {
                "score": 57,
                "description": "여러 의견을 듣는 날입니다. 나와 다른 의견도 끝까지 들으세요."
              }
            },
            "lucky_items": {
              "number": 20,
              "color": "황토색",
              "direction": "북동쪽",
              "time": "09:00-11:00"
            },
            "advice": "아는 것을 물어 오면 차근차근 알려 주세요.",
            "cached": false,
            "generated_at": "2026-11-27T14:20:03.056Z",
            "latency_ms": 101,
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
          "id": "call_01m8ep19g7xgnvwv3e4ewxmfh3.fortune+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 감당할 수 있다고 여기면 나서고, 아니면 물러섭니다. 길게 볼 때와 짧게 볼 때를 형편에 맞추어 고릅니다. 유행을 살피되 그대로 따르지는 않습니다.",
            "warning": "하고 싶은 것이 많아 망설이기 쉽습니다. 지금 가장 중요한 것을 하나 골라 보세요."
          }
        },
        {
          "id": "call_01m8ep19g7xgnvwv3e4ewxmfh3.fortune+tendency+character",
          "event": "character",
          "data": {
            "title": "초여름의 뜨겁게 단 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮았습니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "한번 세운 규칙은 철저히 지킵니다. 다만 규칙이 너무 많아지기도 합니다. 꼭 지킬 것만 남겨 두세요."
          }
        },
        {
          "id": "call_01m8ep19g7xgnvwv3e4ewxmfh3.fortune+tendency+character+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8ep19fz3mb4zagm8x32rs7j",
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        }
      ]
    },
    "getFortuneV2": {
      "params": {
        "id": "ftn_01m8ep19qvckchvh7cmgee7zry"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8ep19qvckchvh7cmgee7zry",
        "profile_id": "prf_01m8ep19ps7x97thanmy73yaqs",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "완벽하게 하려다 늦어지기 쉬운 날입니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍**********************님, 잘되는 일과 더딘 일이 섞여 있는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "돈을 쓰고도 만족하기 어려운 날입니다. 큰 결제는 다른 날로 미루세요."
          },
          "love": {
            "score": 59,
            "description": "만남이 많지 않은 날입니다. 보고 싶은 사람의 안부를 물어보세요."
          },
          "health": {
            "score": 49,
            "description": "서두르며 걷기 쉬운 날입니다. 조금 일찍 나서세요."
          },
          "career": {
            "score": 57,
            "description": "여러 의견을 듣는 날입니다. 나와 다른 의견도 끝까지 들으세요."
          }
        },
        "lucky_items": {
          "number": 20,
          "color": "황토색",
          "direction": "북동쪽",
          "time": "09:00-11:00"
        },
        "advice": "아는 것을 물어 오면 차근차근 알려 주세요.",
        "cached": false,
        "generated_at": "2026-11-27T14:20:03.240Z",
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
    "unmaskFortuneV2": {
      "params": {
        "id": "ftn_01m8ep19wq6gqa4g7mwgcntmab"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8ep19wq6gqa4g7mwgcntmab",
        "profile_id": "prf_01m8ep19vpexrq551xa7d78fqr",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "완벽하게 하려다 늦어지기 쉬운 날입니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍mke771970b4217a6229af9님, 잘되는 일과 더딘 일이 섞여 있는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "돈을 쓰고도 만족하기 어려운 날입니다. 큰 결제는 다른 날로 미루세요."
          },
          "love": {
            "score": 59,
            "description": "만남이 많지 않은 날입니다. 보고 싶은 사람의 안부를 물어보세요."
          },
          "health": {
            "score": 49,
            "description": "서두르며 걷기 쉬운 날입니다. 조금 일찍 나서세요."
          },
          "career": {
            "score": 57,
            "description": "여러 의견을 듣는 날입니다. 나와 다른 의견도 끝까지 들으세요."
          }
        },
        "lucky_items": {
          "number": 20,
          "color": "황토색",
          "direction": "북동쪽",
          "time": "09:00-11:00"
        },
        "advice": "아는 것을 물어 오면 차근차근 알려 주세요.",
        "analysis": {
          "day_energy": "오늘은 을사(乙巳)일로, 푸른 풀과 초여름의 볕을 닮은 기운이 흐릅니다.",
          "element_interaction": "명리에서 오늘의 윗글자에 든 나무 기운은 정재, 곧 작은 셈에 매이는 마음을 가리킵니다. 아랫글자에 든 불 기운은 편관, 곧 어려움을 이겨 내는 결단을 뜻합니다.",
          "recommendations": [
            "이만하면 됐다 싶을 때 마치세요.",
            "다가오는 납부일을 달력에 표시하세요.",
            "화분의 흙이 마르지 않았는지 살펴보세요."
          ]
        },
        "cached": false,
        "generated_at": "2026-11-27T14:20:03.411Z",
        "latency_ms": 60,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "person": {
          "name": "홍mke771970b4217a6229af9",
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
        "id": "ftn_01m8ep1a1y4tpatg8c3csav322"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8ep1a1y4tpatg8c3csav322",
        "deleted": true,
        "deleted_at": "2026-11-27T14:20:03.601Z"
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
        "id": "whk_01m8ep1a692jx363brzaayca33",
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
        "created_at": "2026-11-27T14:20:03.657Z",
        "updated_at": "2026-11-27T14:20:03.657Z",
        "secret": "whsec_DqmG/qWTDtryXAfR4/k+QC8+1LBJhoxFAGVh3WYiZkA="
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
        "id": "whk_01m8ep1ab8rtdkarqkh2ps5fjm"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8ep1ab8rtdkarqkh2ps5fjm",
        "url": "https://partner.example/mkb88f19414ea4?3dd5ed85d521",
        "events": [
          "profile.created"
        ],
        "description": "to mkb88f19414ea4",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-27T14:20:03.816Z",
        "updated_at": "2026-11-27T14:20:03.816Z"
      }
    },
    "deleteWebhookV2": {
      "params": {
        "id": "whk_01m8ep1aet0vny7g2q7ja39dtb"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8ep1aet0vny7g2q7ja39dtb",
        "deleted": true,
        "deleted_at": "2026-11-27T14:20:04.028Z"
      }
    },
    "testWebhookV2": {
      "params": {
        "id": "whk_01m8ep1amk2h8dv7jwjsvqvkvz"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8ep1amk2h8dv7jwjsvqvkvz",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8ep1and5q8g0cdv4292x0hg",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 6,
          "attempted_at": "2026-11-27T14:20:04.163Z"
        },
        "payload_sent": {
          "id": "evt_01m8ep1and5q8g0cdv4292x0hf",
          "type": "test.ping",
          "created_at": "2026-11-27T14:20:04.141Z",
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
          "resets_at": "2026-11-27T14:21:04.225Z"
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
        "resource_id": "prf_01m8ep1b2ttvxgxgvrthpsx2hh"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "timestamp": "2026-11-27T14:20:04.577Z",
            "action": "profile.created",
            "actor": {
              "type": "api_key",
              "id": "bs_test_wLMVUPanARhT"
            },
            "resource": {
              "type": "profile",
              "id": "prf_01m8ep1b2ttvxgxgvrthpsx2hh"
            },
            "request_id": "req_01m8ep1b2hce78dk3m1c87cy88"
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
      "request_id": "req_01m8ep1b6qfe77wn41m0y663rp",
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
      "request_id": "req_01m8ep1b7edtkcw5h51z960jzd",
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
        "requestId": "req_01m8ep1b88chh6pkhhansvfbz0"
      }
    },
    "400 validation_error": {
      "type": "/errors/validation",
      "title": "Bad Request",
      "status": 400,
      "detail": "birth_month: must be from 1 to 12",
      "instance": "/v1/profiles",
      "code": "validation_error",
      "request_id": "req_01m8ep1ba3khmyvjynerchbxe5",
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
      "request_id": "req_01m8ep1bak128w9d0x0ny2hzfm",
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
      "request_id": "req_01m8ep1bb0t3s8sxfbwc4cvwx2",
      "hint": "Send your key in the X-API-Key header."
    },
    "403 forbidden": {
      "type": "/errors/forbidden",
      "title": "Forbidden",
      "status": 403,
      "detail": "The key lacks the permission profile:read.",
      "instance": "/v1/profiles",
      "code": "forbidden",
      "request_id": "req_01m8ep1bb71pr67r8432parm1r",
      "hint": "Create a key with this permission by POST /v1/keys."
    },
    "404 not_found": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "No such profile.",
      "instance": "/v1/profiles/prf_01kb0c1d2e3f4g5h6j7k8m9n0p",
      "code": "not_found",
      "request_id": "req_01m8ep1bbptx8m0h5rrj86kyna"
    },
    "409 conflict": {
      "type": "/errors/conflict",
      "title": "Conflict",
      "status": 409,
      "detail": "Another profile has this external_id.",
      "instance": "/v1/profiles",
      "code": "conflict",
      "request_id": "req_01m8ep1bc1h7yxz3sztn488bbb",
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
      "request_id": "req_01m8ep1bfda3s2kcfr9tmmxa3n",
      "hint": "To do it again, send the request with a new key."
    },
    "415 unsupported_media_type": {
      "type": "/errors/unsupported-media-type",
      "title": "Unsupported Media Type",
      "status": 415,
      "detail": "The body must be JSON.",
      "instance": "/v1/profiles",
      "code": "unsupported_media_type",
      "request_id": "req_01m8ep1bg98s1x2xdhs5wv8fpg",
      "hint": "Send Content-Type: application/json."
    },
    "413 payload_too_large": {
      "type": "/errors/payload-too-large",
      "title": "Payload Too Large",
      "status": 413,
      "detail": "The body is larger than 100 KB.",
      "instance": "/v1/profiles",
      "code": "payload_too_large",
      "request_id": "req_01m8ep1bgkvpd4wjfwyamehnp7"
    },
    "404 not_ready": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "The fortune is being generated.",
      "instance": "/v1/fortunes/ftn_01m8ep1bh9j8shwxxbf85syw8g",
      "code": "not_ready",
      "request_id": "req_01m8ep1bj26vk8jbkkybfvyyfk",
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
      "request_id": "req_01m8ep1bjbkwmqa92htabdv9d3",
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
        "requestId": "req_01m8ep1d2e2m72c8552grxjpnw"
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
        "requestId": "req_01m8ep1d2nxwkxjbf0k0gd60e9"
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
        "requestId": "req_01m8ep1d2sh5tfcpdm0axwq89r"
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
        "requestId": "req_01m8ep1d33181kvtw0y3mt3f55"
      }
    },
    "legacy 404 not_found": {
      "success": false,
      "error": {
        "code": "not_found",
        "message": "No such key."
      },
      "meta": {
        "requestId": "req_01m8ep1d38q97w2pextfte033s"
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
        "requestId": "req_01m8ep1d3ntmj79fjyj3d8pcv9"
      }
    },
    "legacy 413 payload_too_large": {
      "success": false,
      "error": {
        "code": "payload_too_large",
        "message": "The body is larger than 100 KB."
      },
      "meta": {
        "requestId": "req_01m8ep1d42r4mh1tfyefgasqcj"
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
        "requestId": "req_01m8ep1d7sqj6vca9gne8btx54"
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
      "request_id": "req_01m8ep1j9na7w1yrnwm8e23t3e",
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
        "requestId": "req_01m8ep1j9vqsq1dwp466z44nk5"
      }
    }
  },
  "deliveries": {
    "fortune.generated": {
      "id": "evt_01m8ep1jfs4y3gsfn29zdnkjda",
      "type": "fortune.generated",
      "created_at": "2026-11-27T14:20:12.241Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8ep1jfsmdda1t97482k82tb",
        "profile_id": "prf_01m8ep1jb985hfhnr1f52zzrk6",
        "fortune_type": "daily",
        "dayMaster": "경금",
        "date": "2026-11-27",
        "score": 55,
        "model": "haiku"
      }
    },
    "fortune.deleted": {
      "id": "evt_01m8ep1jpr2z9nzehbdb0b8w08",
      "type": "fortune.deleted",
      "created_at": "2026-11-27T14:20:12.376Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8ep1jfsmdda1t97482k82tb",
        "profile_id": "prf_01m8ep1jb985hfhnr1f52zzrk6"
      }
    },
    "profile.created": {
      "id": "evt_01m8ep1jbgc28m1c0nap7vgayg",
      "type": "profile.created",
      "created_at": "2026-11-27T14:20:12.016Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8ep1jb985hfhnr1f52zzrk6",
        "day_master": "경금"
      }
    },
    "profile.updated": {
      "id": "evt_01m8ep1jcpgxjc9bcq2d1hw3sp",
      "type": "profile.updated",
      "created_at": "2026-11-27T14:20:12.054Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8ep1jb985hfhnr1f52zzrk6",
        "day_master": "경금"
      }
    },
    "profile.deleted": {
      "id": "evt_01m8ep1jzeb9ry8qym0r9c20pf",
      "type": "profile.deleted",
      "created_at": "2026-11-27T14:20:12.654Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8ep1jb985hfhnr1f52zzrk6",
        "day_master": "경금",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 1
        }
      }
    },
    "batch.completed": {
      "id": "evt_01m8ep1jkd5nagymp38mkzyj9n",
      "type": "batch.completed",
      "created_at": "2026-11-27T14:20:12.269Z",
      "livemode": false,
      "data": {
        "id": "evt_01m8ep1jkd5nagymp38mkzyj9n",
        "event": "batch.completed",
        "batch_id": "batch_01m8ep1jdg4f7bbwnvavf9gqke",
        "status": "completed",
        "total_count": 1,
        "completed_count": 1,
        "failed_count": 0,
        "canceled_count": 0,
        "completed_at": "2026-11-27T14:20:12.262Z"
      }
    },
    "daily.reset": {
      "id": "evt_01m8ep1k1m96qqyc9br6d5jevx",
      "type": "daily.reset",
      "created_at": "2026-11-27T14:20:12.724Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-27"
      },
      "test": true
    },
    "cache.warmed": {
      "id": "evt_01m8ep1k2x4j8ad944qagt83e0",
      "type": "cache.warmed",
      "created_at": "2026-11-27T14:20:12.765Z",
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
      "id": "evt_01m8ep1k4hchs6416eg4q6s3qx",
      "type": "rate_limit.warning",
      "created_at": "2026-11-27T14:20:12.817Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "limit": 100000,
        "used": 80000,
        "resets_at": "2026-11-27T14:20:12.817Z"
      },
      "test": true
    },
    "webhook.disabled": {
      "id": "evt_01m8ep1k5xs4dzzjsg3admy1a0",
      "type": "webhook.disabled",
      "created_at": "2026-11-27T14:20:12.861Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "webhook_id": "whk_01m8ep1jaw37fjcn4sj27zd1vx",
        "url": "https://partner.example/events",
        "failure_count": 5
      },
      "test": true
    },
    "callback": {
      "id": "evt_01m8ep1jkd5nagymp38mkzyj9n",
      "event": "batch.completed",
      "batch_id": "batch_01m8ep1jdg4f7bbwnvavf9gqke",
      "status": "completed",
      "total_count": 1,
      "completed_count": 1,
      "failed_count": 0,
      "canceled_count": 0,
      "completed_at": "2026-11-27T14:20:12.262Z"
    }
  }
};
