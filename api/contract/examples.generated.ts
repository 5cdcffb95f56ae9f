// Written by `npm run docs:examples`.
export const RECORDED_EXAMPLES = {
  "operations": {
    "checkHealth": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "status": "healthy",
        "timestamp": "2026-11-27T21:22:11.379Z"
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
        "timestamp": "2026-11-27T21:22:12.679Z",
        "components": {
          "api": {
            "status": "operational",
            "latency_ms": 607.6
          },
          "database": {
            "status": "operational",
            "latency_ms": 122.2,
            "connections": {
              "active": 2,
              "idle": 2,
              "max": 50
            }
          },
          "cache": {
            "status": "operational",
            "latency_ms": 122.3,
            "hit_rate": 36.8,
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
          "seconds": 26,
          "human": "26s"
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
          "id": "key_01m8fe6abwj6hvsqv0w6qj3kfq",
          "name": "server",
          "type": "test",
          "prefix": "bs_test_4tyaQW61wpEM",
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
          "createdAt": "2026-11-27T21:22:13.318Z",
          "key": "bs_test_4tyaQW61wpEM4eyYgS0n2TMLfB9Tt3pOvm8Uoaddr3K2"
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
            "id": "key_01m8fe6artjw29zf6x148eck7e",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_TvdG5AMFY1b2",
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
            "createdAt": "2026-11-27T21:22:13.818Z",
            "lastUsedAt": null
          },
          {
            "id": "key_01m8fe6ajxjeqyt7h7a6h4e6md",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_7MX6UOs7MfnP",
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
            "createdAt": "2026-11-27T21:22:13.596Z",
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
        "id": "key_01m8fe6bwj9cva514stk937exk"
      },
      "query": {},
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "id": "key_01m8fe6bwj9cva514stk937exk",
          "name": "key of mkb1f67afc3be3: revoked",
          "type": "test",
          "prefix": "bs_test_L9grqRwwGDxN",
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
          "createdAt": "2026-11-27T21:22:14.835Z",
          "lastUsedAt": null,
          "revokedAt": "2026-11-27T21:22:15.126Z"
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
          "signingSecret": "whsec_23T2KlBtW5A0T9UIOh+pGmOBD43TmKpSA2WO8Zu7yQw="
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
          "signingSecret": "whsec_JqGpsbTFr90N/QfP6MgXZv7Ie2aVsudS+PQkKA6RUrw="
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
            "warning": "여러 갈래 앞에서 망설이기 쉽습니다. 지금 가장 중요한 것을 하나 골라 보세요."
          },
          "todayFortune": {
            "date": "2026-11-28",
            "formattedDate": "2026년 11월 28일 토요일",
            "dayElement": "fire",
            "score": 51,
            "overallAnalysis": "홍길동님, 가까운 사람과 속도가 맞지 않기 쉽습니다. 재촉하면 서로 힘이 듭니다.",
            "actionItems": [
              {
                "type": "do",
                "text": "기다릴 일이 있으면 읽을 것을 챙겨 가세요."
              },
              {
                "type": "do",
                "text": "모르는 한자를 하나 찾아보세요."
              },
              {
                "type": "avoid",
                "text": "왜 늦느냐고 다그치지 마세요."
              },
              {
                "type": "avoid",
                "text": "모르는 것을 아는 척하지 마세요."
              }
            ],
            "timing": {
              "best": "15:00-17:00",
              "avoid": "11:00-13:00",
              "reason": "점심 무렵에는 급하게 움직이기 쉬우니 시간을 넉넉히 두세요. 늦은 오후에는 서로 잘 도우니 부탁하기 좋습니다."
            }
          },
          "investmentFortune": {
            "shortTerm": {
              "message": "쉬는 날에는 사고 싶은 것이 늘어나기 쉽습니다. 마음에 드는 것은 며칠 뒤에 다시 보세요.",
              "warning": "생활비로 쓸 돈을 여윳돈으로 여기지 마세요."
            },
            "longTerm": {
              "message": "모르는 것을 인정하면 공부가 쉬워집니다.",
              "advice": "모르고 지나친 경제 용어를 하나씩 익혀 보세요."
            },
            "example": "예를 들어 뉴스에서 모르는 말을 들으면, 저녁에 그 뜻을 찾아보는 것입니다."
          },
          "whyExplanation": "병오(丙午)일의 아랫글자는 태어난 날의 글자와 충(沖), 곧 마주 보고 부딪치는 사이입니다. 태어난 날의 아랫글자는 배우자와 가까운 사람을 뜻하니, 그 사이가 흔들리기 쉽다고 보아 점수를 내렸습니다. 그래도 오늘의 아랫글자가 태어난 달의 글자와 반합, 곧 힘을 모으는 사이가 되어 점수가 덜 내려갔습니다."
        },
        "generatedAt": "2026-11-27T21:22:17.587Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8fe6cmyy991793n56csp9qb",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 1748,
          "latency": 1748,
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
          "summary": "홍길동님, 수월한 때와 더딘 때가 섞여 있는 한 해입니다. 올해에는 가까운 사이에서 뜻이 자주 엇갈립니다. 옳고 그름을 가리다 보면 둘 다 지칩니다. 열두 달 가운데 5월과 12월이 가장 수월하고, 7월이 가장 더딥니다.",
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
              "advice": "7월에는 작은 손해가 마음에 걸리기 쉬우니 지난 일은 하루만 아쉬워하고 넘기세요."
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
              "keyword": "작은 일 잊기"
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
        "generatedAt": "2026-11-27T21:22:18.097Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8fe6ejn0msbz6w1646ex5js",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 284,
          "latency": 284,
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
        "generatedAt": "2026-11-27T21:22:18.427Z",
        "meta": {
          "requestId": "req_01m8fe6f2q12qd8grtd90yqa2k"
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
          "resetsAt": "2026-11-27T21:23:18.723Z"
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
          "id": "sup_01m8fe6fptm3hfj65ck2c5fw1q",
          "status": "received"
        }
      }
    },
    "composeDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8fe6g6fdmkfncczr7qncgdk"
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
                "text": "관심 있는 글을 한 편 끝까지 읽어 보세요."
              },
              {
                "type": "avoid",
                "text": "너무 먼 일까지 걱정하지 마세요."
              },
              {
                "type": "avoid",
                "text": "버리기로 한 물건을 다시 꺼내 두지 마세요."
              }
            ],
            "timing": {
              "best": "07:00-09:00",
              "avoid": "11:00-13:00",
              "reason": "이른 아침에는 마음이 든든하니 중요한 전화를 하기 좋습니다. 점심 무렵에는 서운한 말이 마음에 남기 쉬우니 가볍게 넘기세요."
            }
          },
          "investment_fortune": {
            "short_term": {
              "message": "장이 쉬는 동안 원칙을 점검하기 좋습니다. 지키기 어려운 원칙은 지킬 수 있게 다듬어 보세요.",
              "warning": "모임에서 들은 솔깃한 이야기에 마음을 빼앗기지 마세요."
            },
            "long_term": {
              "message": "남에게 설명할 수 있어야 제대로 아는 것입니다.",
              "advice": "읽은 글을 다른 사람에게 설명해 보세요."
            },
            "example": "예를 들어 가족에게 설명하다 말이 막히면, 그 부분을 다시 읽는 것입니다."
          },
          "why_explanation": "병오(丙午)일의 아랫글자와 태어난 시의 글자는 육합, 곧 서로를 부르는 짝입니다. 태어난 시는 앞날과 아랫사람을 뜻하니, 그쪽이 순조롭다고 보아 점수를 올렸습니다. 다만 오늘의 윗글자가 편관, 곧 나를 몰아붙이는 압박을 뜻해 점수가 덜 올랐습니다."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8fe6gd323x2xcm20sy2rcfs",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 927,
          "latency": 927,
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
        "generated_at": "2026-11-27T21:22:20.610Z"
      }
    },
    "composeWeeklyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8fe6hk3wkh7seryddyzr4pv"
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
              "keyword": "작은 일 잊기"
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
          "request_id": "req_01m8fe6hp8apnwwwqcp4mcpqsr",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 313,
          "latency": 313,
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
        "generated_at": "2026-11-27T21:22:21.313Z"
      }
    },
    "getCharacter": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8fe6j401nkj8zg9qm5kd1j2"
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
            "investment_identity": "급한 때에도 흔들리지 않습니다. 다만 무거운 짐을 혼자 지려 합니다. 중요한 결정은 믿는 사람에게 이야기해 보세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8fe6j60jqhhypkbn7z8sh1d",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 155,
          "latency": 155,
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
        "generated_at": "2026-11-27T21:22:21.660Z"
      }
    },
    "getTendency": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8fe6jg3wsmrz51cwz51vmb1"
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
          "request_id": "req_01m8fe6jh7a5jyxtnppxe1wsxg",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 163,
          "latency": 163,
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
        "generated_at": "2026-11-27T21:22:22.026Z"
      }
    },
    "getRadar": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8fe6jvt0ttd76234tzvb4nx"
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
          "request_id": "req_01m8fe6k3rbqmka4h6vzp22y3m",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 228,
          "latency": 228,
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
        "generated_at": "2026-11-27T21:22:22.684Z"
      }
    },
    "getPopularCoins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8fe6kmbkkvs77hq2s9mx84m"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 6,
          "insufficient_data": false,
          "as_of": "2026-11-27T21:22:23.132Z",
          "coins": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8fe6kp7mp0x24gntvfdw2ne",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 207,
          "latency": 207,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "popular_coins"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T21:22:23.254Z"
      }
    },
    "getElementComparison": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8fe6m2wapeknxz71h3bywwz"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 7,
          "insufficient_data": false,
          "as_of": "2026-11-27T21:22:23.637Z",
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
          "request_id": "req_01m8fe6m6wk6snzgn2g22vprq3",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 167,
          "latency": 167,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "comparison"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T21:22:23.746Z"
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
          "as_of": "2026-11-27T21:22:23.942Z",
          "rankings": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8fe6mfzpm083gyv05qbr7hd",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 106,
          "latency": 106,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "fortune_ranking"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T21:22:23.978Z"
      }
    },
    "getTradingStyles": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8fe6mrfpvcegeyzh6xs06s9"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-27T21:22:24.387Z",
          "styles": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8fe6mw8jz55cfhpjzg10z09",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 161,
          "latency": 161,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "trading_styles"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T21:22:24.425Z"
      }
    },
    "getPortfolioBreakdown": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8fe6n5xfcbj31r8kek06p6k"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-27T21:22:24.752Z",
          "assets": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8fe6n8a13yvbcybatw1znzv",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 144,
          "latency": 144,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "portfolio_breakdown"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T21:22:24.794Z"
      }
    },
    "getSajuTwins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8fe6ngs460jxav2n43x7f5m"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 10,
          "insufficient_data": false,
          "as_of": "2026-11-27T21:22:25.088Z",
          "same_day_pillar": 10,
          "same_four_pillars": 10,
          "common_coins": [],
          "common_styles": [],
          "average_score_today": null
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8fe6njqa5rcmm0xf3123qda",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 324,
          "latency": 324,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "saju_twin"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T21:22:25.306Z"
      }
    },
    "streamDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8fe6p58pe0ykzgbzmsyqxaw"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8fe6p9dgrp6tg8zw5qvk86q.character",
          "event": "character",
          "data": {
            "title": "초여름의 뜨겁게 단 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮았습니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "급한 때에도 흔들리지 않습니다. 다만 무거운 짐을 혼자 지려 합니다. 중요한 결정은 믿는 사람에게 이야기해 보세요."
          }
        },
        {
          "id": "call_01m8fe6p9dgrp6tg8zw5qvk86q.character+tendency",
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
          "id": "call_01m8fe6p9dgrp6tg8zw5qvk86q.character+tendency+fortune",
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
                  "text": "관심 있는 글을 한 편 끝까지 읽어 보세요."
                },
                {
                  "type": "avoid",
                  "text": "너무 먼 일까지 걱정하지 마세요."
                },
                {
                  "type": "avoid",
                  "text": "버리기로 한 물건을 다시 꺼내 두지 마세요."
                }
              ],
              "timing": {
                "best": "07:00-09:00",
                "avoid": "11:00-13:00",
                "reason": "이른 아침에는 마음이 든든하니 중요한 전화를 하기 좋습니다. 점심 무렵에는 서운한 말이 마음에 남기 쉬우니 가볍게 넘기세요."
              }
            },
            "investment_fortune": {
              "short_term": {
                "message": "장이 쉬는 동안 원칙을 점검하기 좋습니다. 지키기 어려운 원칙은 지킬 수 있게 다듬어 보세요.",
                "warning": "모임에서 들은 솔깃한 이야기에 마음을 빼앗기지 마세요."
              },
              "long_term": {
                "message": "남에게 설명할 수 있어야 제대로 아는 것입니다.",
                "advice": "읽은 글을 다른 사람에게 설명해 보세요."
              },
              "example": "예를 들어 가족에게 설명하다 말이 막히면, 그 부분을 다시 읽는 것입니다."
            },
            "why_explanation": "병오(丙午)일의 아랫글자와 태어난 시의 글자는 육합, 곧 서로를 부르는 짝입니다. 태어난 시는 앞날과 아랫사람을 뜻하니, 그쪽이 순조롭다고 보아 점수를 올렸습니다. 다만 오늘의 윗글자가 편관, 곧 나를 몰아붙이는 압박을 뜻해 점수가 덜 올랐습니다."
          }
        },
        {
          "id": "call_01m8fe6p9dgrp6tg8zw5qvk86q.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8fe6p7qx7jfg13zh4twp93w",
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
          "id": "call_01m8fe6q95bjnrswes4v4sjmse.character",
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
          "id": "call_01m8fe6q95bjnrswes4v4sjmse.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "홍길동님은 위험을 무턱대고 피하지도, 일부러 찾지도 않습니다. 오래 걸릴 일은 중간에 한 번씩 돌아보며 갑니다. 관심이 가는 소식만 골라 듣습니다.",
            "warning": "여러 갈래 앞에서 망설이기 쉽습니다. 지금 가장 중요한 것을 하나 골라 보세요."
          }
        },
        {
          "id": "call_01m8fe6q95bjnrswes4v4sjmse.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "todayFortune": {
              "date": "2026-11-28",
              "formattedDate": "2026년 11월 28일 토요일",
              "dayElement": "fire",
              "score": 51,
              "overallAnalysis": "홍길동님, 가까운 사람과 속도가 맞지 않기 쉽습니다. 재촉하면 서로 힘이 듭니다.",
              "actionItems": [
                {
                  "type": "do",
                  "text": "기다릴 일이 있으면 읽을 것을 챙겨 가세요."
                },
                {
                  "type": "do",
                  "text": "모르는 한자를 하나 찾아보세요."
                },
                {
                  "type": "avoid",
                  "text": "왜 늦느냐고 다그치지 마세요."
                },
                {
                  "type": "avoid",
                  "text": "모르는 것을 아는 척하지 마세요."
                }
              ],
              "timing": {
                "best": "15:00-17:00",
                "avoid": "11:00-13:00",
                "reason": "점심 무렵에는 급하게 움직이기 쉬우니 시간을 넉넉히 두세요. 늦은 오후에는 서로 잘 도우니 부탁하기 좋습니다."
              }
            },
            "investmentFortune": {
              "shortTerm": {
                "message": "쉬는 날에는 사고 싶은 것이 늘어나기 쉽습니다. 마음에 드는 것은 며칠 뒤에 다시 보세요.",
                "warning": "생활비로 쓸 돈을 여윳돈으로 여기지 마세요."
              },
              "longTerm": {
                "message": "모르는 것을 인정하면 공부가 쉬워집니다.",
                "advice": "모르고 지나친 경제 용어를 하나씩 익혀 보세요."
              },
              "example": "예를 들어 뉴스에서 모르는 말을 들으면, 저녁에 그 뜻을 찾아보는 것입니다."
            },
            "whyExplanation": "병오(丙午)일의 아랫글자는 태어난 날의 글자와 충(沖), 곧 마주 보고 부딪치는 사이입니다. 태어난 날의 아랫글자는 배우자와 가까운 사람을 뜻하니, 그 사이가 흔들리기 쉽다고 보아 점수를 내렸습니다. 그래도 오늘의 아랫글자가 태어난 달의 글자와 반합, 곧 힘을 모으는 사이가 되어 점수가 덜 내려갔습니다."
          }
        },
        {
          "id": "call_01m8fe6q95bjnrswes4v4sjmse.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8fe6q6s3re64sa3my2360vk",
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
        "profile_id": "prf_01m8fe6rfa5t137kaevfh17mj1"
      },
      "status": 200,
      "answer": {
        "data": {
          "year": 2026,
          "year_pillar": "병오",
          "score": 66,
          "summary": "홍**********************님, 차근차근 나아가기 좋은 한 해입니다. 올해에는 앞으로의 일을 준비하기 좋습니다. 함께 이야기할 사람도 있습니다. 십 년마다 바뀌는 큰 흐름인 대운도 도움이 되는 쪽입니다. 열두 달 가운데 9월이 가장 수월하고, 6월이 가장 더딥니다.",
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
          "request_id": "req_01m8fe6rgap4y748ng03rmdyyy",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 225,
          "latency": 225,
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
        "generated_at": "2026-11-27T21:22:28.204Z"
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
          "profile_id": "prf_01m8fe6rx250dwc3n1vts49mes"
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
          "request_id": "req_01m8fe6s0101986aha5q8hxepr",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 83,
          "latency": 83,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": []
          },
          "simulated": false
        },
        "generated_at": "2026-11-27T21:22:28.563Z"
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
        "id": "prf_01m8fe6scmac1wphhvd4qyx916",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-27T21:22:28.884Z",
        "updated_at": "2026-11-27T21:22:28.884Z"
      }
    },
    "listProfiles": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8fe6sw2yfswn1w2hmgpgnrm",
            "external_id": "customer-1001",
            "name": "홍**",
            "birth_year": "19**",
            "gender": "female",
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-27T21:22:29.378Z",
            "updated_at": "2026-11-27T21:22:29.378Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfile": {
      "params": {
        "id": "prf_01m8fe6ttj1de6phqpd8yv5cnr"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8fe6ttj1de6phqpd8yv5cnr",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-27T21:22:30.354Z",
        "updated_at": "2026-11-27T21:22:30.354Z"
      }
    },
    "unmaskProfile": {
      "params": {
        "id": "prf_01m8fe6vd89dbqhb35c66wk90h"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8fe6vd89dbqhb35c66wk90h",
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
        "created_at": "2026-11-27T21:22:30.952Z",
        "updated_at": "2026-11-27T21:22:30.952Z"
      }
    },
    "replaceProfile": {
      "params": {
        "id": "prf_01m8fe6vt7h3qzmzddcm7zk5q3"
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
        "id": "prf_01m8fe6vt7h3qzmzddcm7zk5q3",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-27T21:22:31.367Z",
        "updated_at": "2026-11-27T21:22:31.506Z"
      }
    },
    "updateProfile": {
      "params": {
        "id": "prf_01m8fe6wkzkdw559asg6ayy29m"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8fe6wkzkdw559asg6ayy29m",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-27T21:22:32.191Z",
        "updated_at": "2026-11-27T21:22:32.298Z"
      }
    },
    "deleteProfile": {
      "params": {
        "id": "prf_01m8fe6wxgrrsgpnv5es94acs6"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8fe6wxgrrsgpnv5es94acs6",
        "deleted": true,
        "deleted_at": "2026-11-27T21:22:32.709Z",
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
          "prf_01m8fe6xbjrkfwy1hjhh4g8fs7"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8fe6xf3ftpvv6cm13c86dsb",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "created_at": "2026-11-27T21:22:33.059Z",
        "estimated_completion": "2026-11-27T21:22:33.301Z"
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
        "batch_id": "batch_01m8fe6ymq7cm7fntrcgaq00vb"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8fe6ymq7cm7fntrcgaq00vb",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "created_at": "2026-11-27T21:22:34.263Z",
        "estimated_completion": "2026-11-27T21:22:34.505Z",
        "completed_at": "2026-11-27T21:22:37.349Z",
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
        "batch_id": "batch_01m8fe728qr3c434sfye8j74y2"
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
        "batch_id": "batch_01m8fe744krq98t4h7k1k8ratn"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8fe744krq98t4h7k1k8ratn",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 1,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "gemini",
        "created_at": "2026-11-27T21:22:39.891Z",
        "estimated_completion": "2026-11-27T21:22:40.066Z",
        "completed_at": "2026-11-27T21:22:40.632Z",
        "results": [
          {
            "profile_id": "prf_01m8fe742dm6hxm7gk7z8vd6sq",
            "fortune_id": null,
            "status": "canceled"
          }
        ]
      }
    },
    "retryBatch": {
      "params": {
        "batch_id": "batch_01m8fe754f5fk727n5je76r7pv"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "batch_01m8fe754f5fk727n5je76r7pv",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "created_at": "2026-11-27T21:22:40.911Z",
        "estimated_completion": "2026-11-27T21:22:42.035Z"
      }
    },
    "followBatch": {
      "params": {
        "batch_id": "batch_01m8fe767c7nmsg48s411bn5r9"
      },
      "query": {},
      "status": 200,
      "answer": [
        {
          "id": "batch_01m8fe767c7nmsg48s411bn5r9.1",
          "event": "complete",
          "data": {
            "id": "batch_01m8fe767c7nmsg48s411bn5r9",
            "status": "failed",
            "total_count": 1,
            "completed_count": 0,
            "failed_count": 1,
            "canceled_count": 0,
            "fortune_type": "daily",
            "fortune_date": "2026-11-28",
            "model": "haiku",
            "created_at": "2026-11-27T21:22:42.028Z",
            "estimated_completion": "2026-11-27T21:22:42.210Z",
            "completed_at": "2026-11-27T21:22:45.034Z",
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
        "profile_id": "prf_01m8fe79j6k82wphy4ecghsrb2",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8fe79mtp0kd2fjserbhkcak",
        "profile_id": "prf_01m8fe79j6k82wphy4ecghsrb2",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "무리하지 않으면 무난한 하루입니다."
          },
          "wealth": {
            "score": 60,
            "description": "있는 물건으로 지낼 만한 날입니다. 낡은 것은 고쳐 쓰세요."
          },
          "love": {
            "score": 62,
            "description": "믿음직한 모습이 돋보이는 날입니다. 약속한 시간을 꼭 지키세요."
          },
          "health": {
            "score": 56,
            "description": "몸 상태가 평소와 비슷합니다. 식사한 뒤에 조금 걸으세요."
          },
          "career": {
            "score": 72,
            "description": "일에 관한 생각이 잘 떠오르는 날입니다. 떠오른 생각은 짧게 적어 두세요."
          }
        },
        "lucky_items": {
          "number": 25,
          "color": "베이지색",
          "direction": "남서쪽",
          "time": "07:00-09:00"
        },
        "advice": "가족이 미뤄 둔 집안일을 하나 도와주세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-27T21:22:45.666Z",
        "latency_ms": 136,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-27T21:22:45.530Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8fe79m2btzd5g5tzt233t0c",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 248,
          "latency": 248,
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
          "id": "ftn_01m8fe79mtp0kd2fjserbhkcak",
          "profile_id": "prf_01m8fe79j6k82wphy4ecghsrb2",
          "fortune_type": "daily",
          "fortune_date": "2026-11-28",
          "model": "haiku",
          "score": 66,
          "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
          "categories": {
            "overall": {
              "score": 66,
              "description": "무리하지 않으면 무난한 하루입니다."
            },
            "wealth": {
              "score": 60,
              "description": "있는 물건으로 지낼 만한 날입니다. 낡은 것은 고쳐 쓰세요."
            },
            "love": {
              "score": 62,
              "description": "믿음직한 모습이 돋보이는 날입니다. 약속한 시간을 꼭 지키세요."
            },
            "health": {
              "score": 56,
              "description": "몸 상태가 평소와 비슷합니다. 식사한 뒤에 조금 걸으세요."
            },
            "career": {
              "score": 72,
              "description": "일에 관한 생각이 잘 떠오르는 날입니다. 떠오른 생각은 짧게 적어 두세요."
            }
          },
          "lucky_items": {
            "number": 25,
            "color": "베이지색",
            "direction": "남서쪽",
            "time": "07:00-09:00"
          },
          "advice": "가족이 미뤄 둔 집안일을 하나 도와주세요.",
          "profile": {
            "name": "홍**********************",
            "day_master": "경금",
            "day_master_element": "metal"
          },
          "cached": true,
          "generated_at": "2026-11-27T21:22:45.666Z",
          "latency_ms": 136,
          "ai_generated": false,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
          "type": "daily",
          "created_at": "2026-11-27T21:22:45.530Z",
          "meta": {
            "model": "haiku",
            "request_id": "req_01m8fe79xv2an31hhddfms6phy",
            "cost_per_call": 0.013,
            "cost": 0,
            "duration_ms": 25,
            "latency": 25,
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
          "id": "ftn_01m8fe7a0k5bw1vv2qmtg991yw",
          "status": "pending"
        }
      }
    },
    "listFortunes": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8fe7aa2c6fy850g4f37pct7"
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
        "profile_id": "prf_01m8fe7ap7r8fdjkjgsb5m038y"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8fe7at4dpqtd2dn5na36rza",
        "profile_id": "prf_01m8fe7ap7r8fdjkjgsb5m038y",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "무리하지 않으면 무난한 하루입니다."
          },
          "wealth": {
            "score": 60,
            "description": "있는 물건으로 지낼 만한 날입니다. 낡은 것은 고쳐 쓰세요."
          },
          "love": {
            "score": 62,
            "description": "믿음직한 모습이 돋보이는 날입니다. 약속한 시간을 꼭 지키세요."
          },
          "health": {
            "score": 56,
            "description": "몸 상태가 평소와 비슷합니다. 식사한 뒤에 조금 걸으세요."
          },
          "career": {
            "score": 72,
            "description": "일에 관한 생각이 잘 떠오르는 날입니다. 떠오른 생각은 짧게 적어 두세요."
          }
        },
        "lucky_items": {
          "number": 25,
          "color": "베이지색",
          "direction": "남서쪽",
          "time": "07:00-09:00"
        },
        "advice": "가족이 미뤄 둔 집안일을 하나 도와주세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-27T21:22:46.878Z",
        "latency_ms": 154,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-27T21:22:46.724Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8fe7arj08pnmc8cmnjrq2mm",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 315,
          "latency": 315,
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
        "id": "ftn_01m8fe7bewjdhcpxgje9sym33y"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8fe7bewjdhcpxgje9sym33y",
        "profile_id": "prf_01m8fe7ba7pk4btweh2hg4dtp7",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "무리하지 않으면 무난한 하루입니다."
          },
          "wealth": {
            "score": 60,
            "description": "있는 물건으로 지낼 만한 날입니다. 낡은 것은 고쳐 쓰세요."
          },
          "love": {
            "score": 62,
            "description": "믿음직한 모습이 돋보이는 날입니다. 약속한 시간을 꼭 지키세요."
          },
          "health": {
            "score": 56,
            "description": "몸 상태가 평소와 비슷합니다. 식사한 뒤에 조금 걸으세요."
          },
          "career": {
            "score": 72,
            "description": "일에 관한 생각이 잘 떠오르는 날입니다. 떠오른 생각은 짧게 적어 두세요."
          }
        },
        "lucky_items": {
          "number": 25,
          "color": "베이지색",
          "direction": "남서쪽",
          "time": "07:00-09:00"
        },
        "advice": "가족이 미뤄 둔 집안일을 하나 도와주세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-27T21:22:47.498Z",
        "latency_ms": 110,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "unmaskFortune": {
      "params": {
        "id": "ftn_01m8fe7c4knyv306279qhf86xe"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8fe7c4knyv306279qhf86xe",
        "profile_id": "prf_01m8fe7c1a549egnckjzdqfqgy",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍mk1030f8815181233871dc님, 앞으로의 일을 그려 보기 좋은 날입니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "무리하지 않으면 무난한 하루입니다."
          },
          "wealth": {
            "score": 60,
            "description": "있는 물건으로 지낼 만한 날입니다. 낡은 것은 고쳐 쓰세요."
          },
          "love": {
            "score": 62,
            "description": "믿음직한 모습이 돋보이는 날입니다. 약속한 시간을 꼭 지키세요."
          },
          "health": {
            "score": 56,
            "description": "몸 상태가 평소와 비슷합니다. 식사한 뒤에 조금 걸으세요."
          },
          "career": {
            "score": 72,
            "description": "일에 관한 생각이 잘 떠오르는 날입니다. 떠오른 생각은 짧게 적어 두세요."
          }
        },
        "lucky_items": {
          "number": 25,
          "color": "베이지색",
          "direction": "남서쪽",
          "time": "07:00-09:00"
        },
        "advice": "가족이 미뤄 둔 집안일을 하나 도와주세요.",
        "analysis": {
          "day_energy": "오늘은 병오(丙午)일입니다. 윗글자는 환한 햇볕, 아랫글자는 한낮의 불을 뜻합니다.",
          "element_interaction": "오늘의 아랫글자에 든 불 기운은 나에게 정관, 곧 규칙과 맡은 책임을 뜻합니다. 이 글자는 태어난 시의 글자와 육합, 곧 서로를 부르는 짝입니다. 태어난 시는 앞날과 아랫사람의 자리라, 그쪽이 순조롭다고 봅니다.",
          "recommendations": [
            "하고 싶은 일을 하나 골라 언제 할지 생각해 보세요.",
            "책장에서 다 읽은 책을 골라내세요.",
            "설거지를 미루지 말고 바로 끝내세요."
          ]
        },
        "profile": {
          "id": "prf_01m8fe7c1a549egnckjzdqfqgy",
          "name": "홍mk1030f8815181233871dc",
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
        "generated_at": "2026-11-27T21:22:48.341Z",
        "latency_ms": 258,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "deleteFortune": {
      "params": {
        "id": "ftn_01m8fe7cw7rbngs5bh3sf36ch0"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8fe7cw7rbngs5bh3sf36ch0",
        "deleted": true,
        "deleted_at": "2026-11-27T21:22:49.074Z"
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
        "id": "whk_01m8fe7dsqgrzdzyk2t1tpqsnf",
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
        "created_at": "2026-11-27T21:22:49.783Z",
        "updated_at": "2026-11-27T21:22:49.783Z",
        "secret": "whsec_oeDV6WJClnsH4aGfhZYtRcVDIRoOez2pzJ+Htg3ohrI="
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
        "id": "whk_01m8fe7e89zsvt9xftctbg83n1"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8fe7e89zsvt9xftctbg83n1",
        "url": "https://partner.example/mke0f395d501d9?8bea084c3619",
        "events": [
          "profile.created"
        ],
        "description": "to mke0f395d501d9",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-27T21:22:50.249Z",
        "updated_at": "2026-11-27T21:22:50.249Z"
      }
    },
    "updateWebhook": {
      "params": {
        "id": "whk_01m8fe7ehrd67zw6g6wp09mbkd"
      },
      "query": {},
      "body": {
        "description": "운세 알림",
        "active": true
      },
      "status": 200,
      "answer": {
        "id": "whk_01m8fe7ehrd67zw6g6wp09mbkd",
        "url": "https://partner.example/mk03eb70c31c08?5c202acbf7a6",
        "events": [
          "profile.created"
        ],
        "description": "운세 알림",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-27T21:22:50.552Z",
        "updated_at": "2026-11-27T21:22:50.673Z"
      }
    },
    "deleteWebhook": {
      "params": {
        "id": "whk_01m8fe7exvqggdjkrwga808zx2"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8fe7exvqggdjkrwga808zx2",
        "deleted": true,
        "deleted_at": "2026-11-27T21:22:51.102Z"
      }
    },
    "testWebhook": {
      "params": {
        "id": "whk_01m8fe7f7hpjb58mfrnwsaw139"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8fe7f7hpjb58mfrnwsaw139",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8fe7fb8870bpwadcvbkxv71",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 92,
          "attempted_at": "2026-11-27T21:22:51.521Z"
        },
        "payload_sent": {
          "id": "evt_01m8fe7fb7296g9k4yy2b05jhg",
          "type": "test.ping",
          "created_at": "2026-11-27T21:22:51.367Z",
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
        "id": "whk_01m8fe7fyz9z0tr5q6d0d1stp9"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8fe7fyz9z0tr5q6d0d1stp9",
        "url": "https://partner.example/mk8881410511e5?ce2e8d40844f",
        "events": [
          "profile.created"
        ],
        "description": "to mk8881410511e5",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-27T21:22:51.999Z",
        "updated_at": "2026-11-27T21:22:52.118Z",
        "secret": "whsec_8kNpam3TYPdIYEnBhY4zUVT8zTaaP1kj2XVhLGMsFlc="
      }
    },
    "listDeliveries": {
      "params": {
        "id": "whk_01m8fe7g78pqrk2xshn0pr3kea"
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
        "id": "whk_01m8fe7gmxbwy27fz8f4461k07",
        "delivery_id": "dlv_01m8fe7gsc12v0jard6xj21vrn"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "dlv_01m8fe7gsc12v0jard6xj21vrn",
        "status": "success",
        "response_code": 204,
        "response_time_ms": 31,
        "attempted_at": "2026-11-27T21:22:53.024Z",
        "event_id": "evt_01m8fe7gsc1tv9hgckydkh5f9m",
        "event_type": "profile.created",
        "attempts": [
          {
            "number": 1,
            "attempted_at": "2026-11-27T21:22:53.024Z",
            "response_time_ms": 31,
            "payload": {
              "id": "evt_01m8fe7gsc1tv9hgckydkh5f9m",
              "type": "profile.created",
              "created_at": "2026-11-27T21:22:52.844Z",
              "livemode": false,
              "data": {
                "profile_id": "prf_01m8fe7gqqaxp52wktnjc2vyn3",
                "day_master": "경금"
              }
            },
            "request_headers": {
              "Content-Type": "application/json",
              "User-Agent": "Saju-Webhooks/1",
              "X-Saju-Event": "profile.created",
              "X-Saju-Delivery": "dlv_01m8fe7gsc12v0jard6xj21vrn",
              "X-Saju-Signature": "9019d57c931d7d8ba7a45fe5d4144b64cc3ce8f9d9e43419ed527b6d7941329e",
              "webhook-id": "evt_01m8fe7gsc1tv9hgckydkh5f9m",
              "webhook-timestamp": "1795814573",
              "webhook-signature": "v1,tcnEqijsOGAjrAL9cCIOgFo8Wtz0LZ8Jq0RRcawP02s="
            },
            "response_status": 204,
            "response_headers": {
              "date": "Fri, 27 Nov 2026 21:22:53 GMT",
              "connection": "keep-alive",
              "keep-alive": "timeout=60"
            },
            "response_body": ""
          }
        ],
        "created_at": "2026-11-27T21:22:52.844Z",
        "next_attempt_at": null
      }
    },
    "replayEvents": {
      "params": {
        "id": "whk_01m8fe7h8rahdqsktk2a32s3yp"
      },
      "query": {},
      "body": {
        "since": "2026-01-01T00:00:00Z",
        "status": "all"
      },
      "status": 202,
      "answer": {
        "webhook_id": "whk_01m8fe7h8rahdqsktk2a32s3yp",
        "queued": 0
      }
    },
    "redeliverEvent": {
      "params": {
        "id": "whk_01m8fe7hj67mdxxdfsy5qja4sk",
        "delivery_id": "dlv_01m8fe7hmh5zpsh95eyqw1e9dx"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "dlv_01m8fe7hmh5zpsh95eyqw1e9dx",
        "status": "pending",
        "response_code": 204,
        "response_time_ms": 23,
        "attempted_at": "2026-11-27T21:22:53.980Z",
        "event_id": "evt_01m8fe7hmhfegkvz44s9jen9vx",
        "event_type": "profile.created",
        "attempts": 1,
        "created_at": "2026-11-27T21:22:53.713Z",
        "next_attempt_at": "2026-11-27T21:22:54.162Z"
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
        "id": "evt_01m8fe7jqvdsmtc18pmnbv7pa6"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "evt_01m8fe7jqvdsmtc18pmnbv7pa6",
        "type": "profile.created",
        "created_at": "2026-11-27T21:22:54.843Z",
        "livemode": false,
        "data": {
          "profile_id": "prf_01m8fe7jprnbyx1gqvghbx6g4d",
          "day_master": "경금"
        },
        "deliveries": [
          {
            "id": "dlv_01m8fe7jqvm8353bqrczgd7tw2",
            "webhook_id": "whk_01m8fe7jn3fsjjwyr1amnx972h",
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
        "id": "key_01m8fe7kfb47qtd42cm7m7hxcv",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_BUvob9i84FQ8",
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
        "created_at": "2026-11-27T21:22:55.389Z",
        "expires_at": null,
        "key": "bs_test_BUvob9i84FQ88Z48mSPEX6gMTKkhxDRmEUuFkRYaGnPa"
      }
    },
    "listKeys": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "key_01m8fe7krzn9x8ggbep7e16ye8",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_xkMwAKp4gnlt",
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
            "created_at": "2026-11-27T21:22:55.879Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8fe7kqa2cc97z2ys00z9a6k",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_b73rtGg3K4rR",
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
            "created_at": "2026-11-27T21:22:55.692Z",
            "expires_at": "2026-11-28T21:22:55.879Z",
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": "key_01m8fe7krzn9x8ggbep7e16ye8"
          },
          {
            "id": "key_01m8fe7kgzhaxyn5bnc8724w83",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_6LzTnemcdCeq",
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
            "created_at": "2026-11-27T21:22:55.638Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8fe7kgj10t3mqpy360p1k51",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_ZKLHQHh01iK5",
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
            "created_at": "2026-11-27T21:22:55.622Z",
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
        "id": "key_01m8fe7m0qncd5qb16g5g1fe7h"
      },
      "query": {},
      "status": 204,
      "answer": []
    },
    "rotateKey": {
      "params": {
        "id": "key_01m8fe7mhvadfn3dp826rd6bmb"
      },
      "query": {},
      "body": {
        "overlap_hours": 24
      },
      "status": 201,
      "answer": {
        "id": "key_01m8fe7mrsm1yffkc1mge2exjj",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_3poHBpFtDOIi",
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
        "created_at": "2026-11-27T21:22:56.906Z",
        "expires_at": null,
        "key": "bs_test_3poHBpFtDOIioNkvKODx3KPKGvhGTPs7sGiJGX14El09"
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
          "resets_at": "2026-11-27T21:23:56.997Z"
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
        "resource_id": "prf_01m8fe7npk0s3mkkzvnrw9ykte"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "id": 246271909549775,
            "action": "profile.created",
            "resource_type": "profile",
            "resource_id": "prf_01m8fe7npk0s3mkkzvnrw9ykte",
            "actor_ip": "127.0.0.1",
            "actor_api_key": "bs_test_6w4vZWqn9rJs",
            "request_id": "req_01m8fe7np2g7e9m17etmxqsfx8",
            "metadata": {},
            "created_at": "2026-11-27T21:22:57.917Z"
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
            "id": "req_01m8fe7nzjk0yazzhhh8z5gekq",
            "created_at": "2026-11-27T21:22:58.162Z",
            "method": "GET",
            "path": "/v1/profiles/{id}",
            "status": 404,
            "code": "not_found",
            "reason": null,
            "duration_ms": 57,
            "key_prefix": "bs_test_FPO7BuNY6wat",
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
        "id": "req_01m8fe7p87bv5p5byqcvsffwp6"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "req_01m8fe7p87bv5p5byqcvsffwp6",
        "created_at": "2026-11-27T21:22:58.439Z",
        "method": "GET",
        "path": "/v1/profiles/{id}",
        "status": 404,
        "code": "not_found",
        "reason": null,
        "duration_ms": 30,
        "key_prefix": "bs_test_wUCBZ6OPdx5T",
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
        "profile_id": "prf_01m8fe7pfyfsghj6awh47tcg14",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8fe7ph3h7msz76yp1716zsk.character",
          "event": "character",
          "data": {
            "title": "초여름의 뜨겁게 단 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮았습니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "급한 때에도 흔들리지 않습니다. 다만 무거운 짐을 혼자 지려 합니다. 중요한 결정은 믿는 사람에게 이야기해 보세요."
          }
        },
        {
          "id": "call_01m8fe7ph3h7msz76yp1716zsk.character+tendency",
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
          "id": "call_01m8fe7ph3h7msz76yp1716zsk.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8fe7phe44a4sa6ggnm7aaz0",
            "profile_id": "prf_01m8fe7pfyfsghj6awh47tcg14",
            "fortune_type": "daily",
            "fortune_date": "2026-11-28",
            "model": "haiku",
            "score": 66,
            "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
            "categories": {
              "overall": {
                "score": 66,
                "description": "무리하지 않으면 무난한 하루입니다."
              },
              "wealth": {
                "score": 60,
                "description": "있는 물건으로 지낼 만한 날입니다. 낡은 것은 고쳐 쓰세요."
              },
              "love": {
                "score": 62,
                "description": "믿음직한 모습이 돋보이는 날입니다. 약속한 시간을 꼭 지키세요."
              },
              "health": {
                "score": 56,
                "description": "몸 상태가 평소와 비슷합니다. 식사한 뒤에 조금 걸으세요."
              },
              "career": {
                "score": 72,
                "description": "일에 관한 생각이 잘 떠오르는 날입니다. 떠오른 생각은 짧게 적어 두세요."
              }
            },
            "lucky_items": {
              "number": 25,
              "color": "베이지색",
              "direction": "남서쪽",
              "time": "07:00-09:00"
            },
            "advice": "가족이 미뤄 둔 집안일을 하나 도와주세요.",
            "profile": {
              "name": "홍**********************",
              "day_master": "경금",
              "day_master_element": "metal"
            },
            "cached": false,
            "generated_at": "2026-11-27T21:22:59.094Z",
            "latency_ms": 360,
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        },
        {
          "id": "call_01m8fe7ph3h7msz76yp1716zsk.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8fe7pgsnfr0pjvwe1dzb1h1",
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
        "id": "prf_01m8fe7q3t9gdf76aw8njyce79",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-27T21:22:59.322Z",
        "updated_at": "2026-11-27T21:22:59.322Z"
      }
    },
    "listProfilesV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8fe7q95xey18e79rypcsk11",
            "external_id": "customer-1001",
            "person": {
              "name": "홍**",
              "birthDate": "19**-**-**",
              "gender": "female"
            },
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-27T21:22:59.493Z",
            "updated_at": "2026-11-27T21:22:59.493Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfileV2": {
      "params": {
        "id": "prf_01m8fe7qexk8wg2r7dk77rkt2m"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8fe7qexk8wg2r7dk77rkt2m",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-27T21:22:59.677Z",
        "updated_at": "2026-11-27T21:22:59.677Z"
      }
    },
    "updateProfileV2": {
      "params": {
        "id": "prf_01m8fe7r24v7h7x7fdfxt80w4n"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8fe7r24v7h7x7fdfxt80w4n",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-27T21:23:00.292Z",
        "updated_at": "2026-11-27T21:23:00.652Z"
      }
    },
    "deleteProfileV2": {
      "params": {
        "id": "prf_01m8fe7rxwg8bzyp6crs7wkxcv"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8fe7rxwg8bzyp6crs7wkxcv",
        "deleted": true,
        "deleted_at": "2026-11-27T21:23:01.517Z",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 0
        }
      }
    },
    "unmaskProfileV2": {
      "params": {
        "id": "prf_01m8fe7sj0ycwkf0abr6tepjxw"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8fe7sj0ycwkf0abr6tepjxw",
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
        "created_at": "2026-11-27T21:23:01.824Z",
        "updated_at": "2026-11-27T21:23:01.824Z"
      }
    },
    "createFortuneV2": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8fe7svsd7ka4gkpvb406xqz",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8fe7t0sh80xa2s9vaqp5cj3",
        "profile_id": "prf_01m8fe7svsd7ka4gkpvb406xqz",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "무리하지 않으면 무난한 하루입니다."
          },
          "wealth": {
            "score": 60,
            "description": "있는 물건으로 지낼 만한 날입니다. 낡은 것은 고쳐 쓰세요."
          },
          "love": {
            "score": 62,
            "description": "믿음직한 모습이 돋보이는 날입니다. 약속한 시간을 꼭 지키세요."
          },
          "health": {
            "score": 56,
            "description": "몸 상태가 평소와 비슷합니다. 식사한 뒤에 조금 걸으세요."
          },
          "career": {
            "score": 72,
            "description": "일에 관한 생각이 잘 떠오르는 날입니다. 떠오른 생각은 짧게 적어 두세요."
          }
        },
        "lucky_items": {
          "number": 25,
          "color": "베이지색",
          "direction": "남서쪽",
          "time": "07:00-09:00"
        },
        "advice": "가족이 미뤄 둔 집안일을 하나 도와주세요.",
        "cached": false,
        "generated_at": "2026-11-27T21:23:02.528Z",
        "latency_ms": 231,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-27T21:23:02.297Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8fe7szayshf2x04j0q68thj",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 357,
          "latency": 357,
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
          "id": "ftn_01m8fe7t0sh80xa2s9vaqp5cj3",
          "profile_id": "prf_01m8fe7svsd7ka4gkpvb406xqz",
          "fortune_type": "daily",
          "fortune_date": "2026-11-28",
          "model": "haiku",
          "score": 66,
          "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
          "categories": {
            "overall": {
              "score": 66,
              "description": "무리하지 않으면 무난한 하루입니다."
            },
            "wealth": {
              "score": 60,
              "description": "있는 물건으로 지낼 만한 날입니다. 낡은 것은 고쳐 쓰세요."
            },
            "love": {
              "score": 62,
              "description": "믿음직한 모습이 돋보이는 날입니다. 약속한 시간을 꼭 지키세요."
            },
            "health": {
              "score": 56,
              "description": "몸 상태가 평소와 비슷합니다. 식사한 뒤에 조금 걸으세요."
            },
            "career": {
              "score": 72,
              "description": "일에 관한 생각이 잘 떠오르는 날입니다. 떠오른 생각은 짧게 적어 두세요."
            }
          },
          "lucky_items": {
            "number": 25,
            "color": "베이지색",
            "direction": "남서쪽",
            "time": "07:00-09:00"
          },
          "advice": "가족이 미뤄 둔 집안일을 하나 도와주세요.",
          "cached": true,
          "generated_at": "2026-11-27T21:23:02.528Z",
          "latency_ms": 231,
          "ai_generated": false,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
          "type": "daily",
          "created_at": "2026-11-27T21:23:02.297Z",
          "meta": {
            "model": "haiku",
            "request_id": "req_01m8fe7tcep7n6grshgeh5f9m2",
            "cost_per_call": 0.013,
            "cost": 0,
            "duration_ms": 33,
            "latency": 33,
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
          "id": "ftn_01m8fe7tmbw3mfe24pdwrwfmsj",
          "status": "pending"
        }
      }
    },
    "listFortunesV2": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8fe7tsg47391axjkw5jqhw5"
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
          "prf_01m8fe7v22k8n4671bke36vxk1"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8fe7v8139xkxmjasqs1pmqb",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "created_at": "2026-11-27T21:23:03.553Z",
        "estimated_completion": "2026-11-27T21:23:03.783Z"
      }
    },
    "getBatchV2": {
      "params": {
        "batch_id": "batch_01m8fe7vt02nv46xaymrpjd1x3"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8fe7vt02nv46xaymrpjd1x3",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "created_at": "2026-11-27T21:23:04.128Z",
        "estimated_completion": "2026-11-27T21:23:04.306Z",
        "completed_at": "2026-11-27T21:23:07.170Z",
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
        "profile_id": "prf_01m8fe7zfmsd71pyz5hr2pdfy2",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8fe7zjfkzvtprswqpanbmky.character",
          "event": "character",
          "data": {
            "title": "초여름의 뜨겁게 단 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮았습니다. 결단이 빠르고 의리가 있어, 위기에서 사람들이 먼저 찾습니다. 다만 마음이 급하면 말투가 거칠어집니다.",
            "investment_identity": "급한 때에도 흔들리지 않습니다. 다만 무거운 짐을 혼자 지려 합니다. 중요한 결정은 믿는 사람에게 이야기해 보세요."
          }
        },
        {
          "id": "call_01m8fe7zjfkzvtprswqpanbmky.character+tendency",
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
          "id": "call_01m8fe7zjfkzvtprswqpanbmky.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8fe7zjqkjf16wxz336awk64",
            "profile_id": "prf_01m8fe7zfmsd71pyz5hr2pdfy2",
            "fortune_type": "daily",
            "fortune_date": "2026-11-28",
            "model": "haiku",
            "score": 66,
            "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
            "categories": {
              "overall": {
                "score": 66,
                "description": "무리하지 않으면 무난한 하루입니다."
              },
              "wealth": {
                "score": 60,
                "description": "있는 물건으로 지낼 만한 날입니다. 낡은 것은 고쳐 쓰세요."
              },
              "love": {
                "score": 62,
                "description": "믿음직한 모습이 돋보이는 날입니다. 약속한 시간을 꼭 지키세요."
              },
              "health": {
                "score": 56,
                "description": "몸 상태가 평소와 비슷합니다. 식사한 뒤에 조금 걸으세요."
              },
              "career": {
                "score": 72,
                "description": "일에 관한 생각이 잘 떠오르는 날입니다. 떠오른 생각은 짧게 적어 두세요."
              }
            },
            "lucky_items": {
              "number": 25,
              "color": "베이지색",
              "direction": "남서쪽",
              "time": "07:00-09:00"
            },
            "advice": "가족이 미뤄 둔 집안일을 하나 도와주세요.",
            "cached": false,
            "generated_at": "2026-11-27T21:23:08.366Z",
            "latency_ms": 375,
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
          "id": "call_01m8fe7zjfkzvtprswqpanbmky.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8fe7zj27kny1ekfvr171w97",
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        }
      ]
    },
    "getFortuneV2": {
      "params": {
        "id": "ftn_01m8fe808d0gys32z37zv3pk4h"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8fe808d0gys32z37zv3pk4h",
        "profile_id": "prf_01m8fe804ttde5wqscfd1rjq1d",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍**********************님, 앞으로의 일을 그려 보기 좋은 날입니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "무리하지 않으면 무난한 하루입니다."
          },
          "wealth": {
            "score": 60,
            "description": "있는 물건으로 지낼 만한 날입니다. 낡은 것은 고쳐 쓰세요."
          },
          "love": {
            "score": 62,
            "description": "믿음직한 모습이 돋보이는 날입니다. 약속한 시간을 꼭 지키세요."
          },
          "health": {
            "score": 56,
            "description": "몸 상태가 평소와 비슷합니다. 식사한 뒤에 조금 걸으세요."
          },
          "career": {
            "score": 72,
            "description": "일에 관한 생각이 잘 떠오르는 날입니다. 떠오른 생각은 짧게 적어 두세요."
          }
        },
        "lucky_items": {
          "number": 25,
          "color": "베이지색",
          "direction": "남서쪽",
          "time": "07:00-09:00"
        },
        "advice": "가족이 미뤄 둔 집안일을 하나 도와주세요.",
        "cached": false,
        "generated_at": "2026-11-27T21:23:08.798Z",
        "latency_ms": 113,
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
        "id": "ftn_01m8fe80tdq17t31gjgmnd3s3f"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8fe80tdq17t31gjgmnd3s3f",
        "profile_id": "prf_01m8fe80s5gsy00qfa5dq2qv55",
        "fortune_type": "daily",
        "fortune_date": "2026-11-28",
        "model": "haiku",
        "score": 66,
        "summary": "홍mke3ac78a6ba442ca5780c님, 앞으로의 일을 그려 보기 좋은 날입니다.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "무리하지 않으면 무난한 하루입니다."
          },
          "wealth": {
            "score": 60,
            "description": "있는 물건으로 지낼 만한 날입니다. 낡은 것은 고쳐 쓰세요."
          },
          "love": {
            "score": 62,
            "description": "믿음직한 모습이 돋보이는 날입니다. 약속한 시간을 꼭 지키세요."
          },
          "health": {
            "score": 56,
            "description": "몸 상태가 평소와 비슷합니다. 식사한 뒤에 조금 걸으세요."
          },
          "career": {
            "score": 72,
            "description": "일에 관한 생각이 잘 떠오르는 날입니다. 떠오른 생각은 짧게 적어 두세요."
          }
        },
        "lucky_items": {
          "number": 25,
          "color": "베이지색",
          "direction": "남서쪽",
          "time": "07:00-09:00"
        },
        "advice": "가족이 미뤄 둔 집안일을 하나 도와주세요.",
        "analysis": {
          "day_energy": "오늘은 병오(丙午)일입니다. 윗글자는 환한 햇볕, 아랫글자는 한낮의 불을 뜻합니다.",
          "element_interaction": "오늘의 아랫글자에 든 불 기운은 나에게 정관, 곧 규칙과 맡은 책임을 뜻합니다. 이 글자는 태어난 시의 글자와 육합, 곧 서로를 부르는 짝입니다. 태어난 시는 앞날과 아랫사람의 자리라, 그쪽이 순조롭다고 봅니다.",
          "recommendations": [
            "하고 싶은 일을 하나 골라 언제 할지 생각해 보세요.",
            "책장에서 다 읽은 책을 골라내세요.",
            "설거지를 미루지 말고 바로 끝내세요."
          ]
        },
        "cached": false,
        "generated_at": "2026-11-27T21:23:09.340Z",
        "latency_ms": 79,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "person": {
          "name": "홍mke3ac78a6ba442ca5780c",
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
        "id": "ftn_01m8fe81q0y5298tm1kr5vtpet"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8fe81q0y5298tm1kr5vtpet",
        "deleted": true,
        "deleted_at": "2026-11-27T21:23:10.963Z"
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
        "id": "whk_01m8fe82zc26jatjapzj11ctk0",
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
        "created_at": "2026-11-27T21:23:11.468Z",
        "updated_at": "2026-11-27T21:23:11.468Z",
        "secret": "whsec_TKX4X7GRlSghqz8cLvAy5qhHq5rOjWGxTJOsdbFjWrA="
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
        "id": "whk_01m8fe83d9bzq6fy86yr2xf22k"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8fe83d9bzq6fy86yr2xf22k",
        "url": "https://partner.example/mk0b7bd234890c?12473d86fb49",
        "events": [
          "profile.created"
        ],
        "description": "to mk0b7bd234890c",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-27T21:23:11.913Z",
        "updated_at": "2026-11-27T21:23:11.913Z"
      }
    },
    "deleteWebhookV2": {
      "params": {
        "id": "whk_01m8fe83tp3a0m9hxzcfh630kk"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8fe83tp3a0m9hxzcfh630kk",
        "deleted": true,
        "deleted_at": "2026-11-27T21:23:12.422Z"
      }
    },
    "testWebhookV2": {
      "params": {
        "id": "whk_01m8fe841x1fkd1v6a0ssxs14g"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8fe841x1fkd1v6a0ssxs14g",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8fe847z1yjmw3dfsk8sg89f",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 15,
          "attempted_at": "2026-11-27T21:23:12.948Z"
        },
        "payload_sent": {
          "id": "evt_01m8fe847z1yjmw3dfsk8sg89e",
          "type": "test.ping",
          "created_at": "2026-11-27T21:23:12.767Z",
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
          "resets_at": "2026-11-27T21:24:13.181Z"
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
        "resource_id": "prf_01m8fe85prtr3kb3et7366v4sg"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "timestamp": "2026-11-27T21:23:14.302Z",
            "action": "profile.created",
            "actor": {
              "type": "api_key",
              "id": "bs_test_p8HLAeUH5aPF"
            },
            "resource": {
              "type": "profile",
              "id": "prf_01m8fe85prtr3kb3et7366v4sg"
            },
            "request_id": "req_01m8fe85n2sk35t6xkjekt3x3w"
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
      "request_id": "req_01m8fe865dmk1ft8h76mh0mtqy",
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
      "request_id": "req_01m8fe865y8vvj3cb4rfwesr5j",
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
        "requestId": "req_01m8fe866kc529rq2hp5ncq85d"
      }
    },
    "400 validation_error": {
      "type": "/errors/validation",
      "title": "Bad Request",
      "status": 400,
      "detail": "birth_month: must be from 1 to 12",
      "instance": "/v1/profiles",
      "code": "validation_error",
      "request_id": "req_01m8fe867z878p0fqqtjr3vsvd",
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
      "request_id": "req_01m8fe8688d3vgc1zbvzm2ykmk",
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
      "request_id": "req_01m8fe868n5ptckpxnwhvkwtgw",
      "hint": "Send your key in the X-API-Key header."
    },
    "403 forbidden": {
      "type": "/errors/forbidden",
      "title": "Forbidden",
      "status": 403,
      "detail": "The key lacks the permission profile:read.",
      "instance": "/v1/profiles",
      "code": "forbidden",
      "request_id": "req_01m8fe868xraevmdgkn7xkhsff",
      "hint": "Create a key with this permission by POST /v1/keys."
    },
    "404 not_found": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "No such profile.",
      "instance": "/v1/profiles/prf_01kb0c1d2e3f4g5h6j7k8m9n0p",
      "code": "not_found",
      "request_id": "req_01m8fe86ab0xcpsmnnrv8at0p6"
    },
    "409 conflict": {
      "type": "/errors/conflict",
      "title": "Conflict",
      "status": 409,
      "detail": "Another profile has this external_id.",
      "instance": "/v1/profiles",
      "code": "conflict",
      "request_id": "req_01m8fe86b15qhb5gpsgjntcs6j",
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
      "request_id": "req_01m8fe86tpsk5kf19h8hy21zfh",
      "hint": "To do it again, send the request with a new key."
    },
    "415 unsupported_media_type": {
      "type": "/errors/unsupported-media-type",
      "title": "Unsupported Media Type",
      "status": 415,
      "detail": "The body must be JSON.",
      "instance": "/v1/profiles",
      "code": "unsupported_media_type",
      "request_id": "req_01m8fe86vw4aqjmq3xbgj5ax3p",
      "hint": "Send Content-Type: application/json."
    },
    "413 payload_too_large": {
      "type": "/errors/payload-too-large",
      "title": "Payload Too Large",
      "status": 413,
      "detail": "The body is larger than 100 KB.",
      "instance": "/v1/profiles",
      "code": "payload_too_large",
      "request_id": "req_01m8fe86w9whq0zp44cwcrc7fr"
    },
    "404 not_ready": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "The fortune is being generated.",
      "instance": "/v1/fortunes/ftn_01m8fe87etxmj70pvkdstbc787",
      "code": "not_ready",
      "request_id": "req_01m8fe881pdedpzjx3ck75522j",
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
      "request_id": "req_01m8fe884a8jrv0dxm285pdw0r",
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
        "requestId": "req_01m8fe89xfgn5tryer7wxyynbb"
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
        "requestId": "req_01m8fe89zq43yf11qcrj1vdqqk"
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
        "requestId": "req_01m8fe8a1bk1m0q7w26e28dgbb"
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
        "requestId": "req_01m8fe8a5grj7pccvtvq6az7x0"
      }
    },
    "legacy 404 not_found": {
      "success": false,
      "error": {
        "code": "not_found",
        "message": "No such key."
      },
      "meta": {
        "requestId": "req_01m8fe8a7hsteb8z28z17yr7ch"
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
        "requestId": "req_01m8fe8ac55q9yz44crp7pdytn"
      }
    },
    "legacy 413 payload_too_large": {
      "success": false,
      "error": {
        "code": "payload_too_large",
        "message": "The body is larger than 100 KB."
      },
      "meta": {
        "requestId": "req_01m8fe8acz9kd5qne9k11tynkg"
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
        "requestId": "req_01m8fe8bx102qvj8a70qf9an0x"
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
      "request_id": "req_01m8fe8kx0cf4572bhcnvnr5rq",
      "retry_after": 53,
      "hint": "Wait as long as Retry-After says; spread requests over the time."
    },
    "legacy 429 rate_limited": {
      "success": false,
      "error": {
        "code": "rate_limited",
        "message": "Too many requests from this address with keys that were not seen before, or without a key.",
        "reason": "address",
        "hint": "Wait as long as Retry-After says; spread requests over the time.",
        "retryAfter": 53
      },
      "meta": {
        "requestId": "req_01m8fe8kxrx84r41n5y7xsxrvv"
      }
    }
  },
  "deliveries": {
    "fortune.generated": {
      "id": "evt_01m8fe8mvhwemv2rgkx1f7sd7y",
      "type": "fortune.generated",
      "created_at": "2026-11-27T21:23:30.127Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8fe8mvht2w02zsb19dcefrt",
        "profile_id": "prf_01m8fe8m7jrka6kxpkebn7ns3q",
        "fortune_type": "daily",
        "dayMaster": "경금",
        "date": "2026-11-28",
        "score": 66,
        "model": "haiku"
      }
    },
    "fortune.deleted": {
      "id": "evt_01m8fe8p88c5etf24na54caaea",
      "type": "fortune.deleted",
      "created_at": "2026-11-27T21:23:31.208Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8fe8mvht2w02zsb19dcefrt",
        "profile_id": "prf_01m8fe8m7jrka6kxpkebn7ns3q"
      }
    },
    "profile.created": {
      "id": "evt_01m8fe8m8dbvkzcbh6xkksgny2",
      "type": "profile.created",
      "created_at": "2026-11-27T21:23:29.165Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8fe8m7jrka6kxpkebn7ns3q",
        "day_master": "경금"
      }
    },
    "profile.updated": {
      "id": "evt_01m8fe8mexpsrr9qyyg51bcbby",
      "type": "profile.updated",
      "created_at": "2026-11-27T21:23:29.373Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8fe8m7jrka6kxpkebn7ns3q",
        "day_master": "경금"
      }
    },
    "profile.deleted": {
      "id": "evt_01m8fe8pj67xkw6ggvxvgqtn8k",
      "type": "profile.deleted",
      "created_at": "2026-11-27T21:23:31.526Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8fe8m7jrka6kxpkebn7ns3q",
        "day_master": "경금",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 1
        }
      }
    },
    "batch.completed": {
      "id": "evt_01m8fe8nfdwdwgse92carsfj5k",
      "type": "batch.completed",
      "created_at": "2026-11-27T21:23:30.413Z",
      "livemode": false,
      "data": {
        "id": "evt_01m8fe8nfdwdwgse92carsfj5k",
        "event": "batch.completed",
        "batch_id": "batch_01m8fe8mgyve9st9b9jmgt6hyk",
        "status": "completed",
        "total_count": 1,
        "completed_count": 1,
        "failed_count": 0,
        "canceled_count": 0,
        "completed_at": "2026-11-27T21:23:30.337Z"
      }
    },
    "daily.reset": {
      "id": "evt_01m8fe8q2c27q62wgb524tqhcx",
      "type": "daily.reset",
      "created_at": "2026-11-27T21:23:32.044Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-28"
      },
      "test": true
    },
    "cache.warmed": {
      "id": "evt_01m8fe8qbadv0nvmy3kr89kxkj",
      "type": "cache.warmed",
      "created_at": "2026-11-27T21:23:32.330Z",
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
      "id": "evt_01m8fe8qtj24va7a1ze1gzh1ft",
      "type": "rate_limit.warning",
      "created_at": "2026-11-27T21:23:32.818Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "limit": 100000,
        "used": 80000,
        "resets_at": "2026-11-27T21:23:32.818Z"
      },
      "test": true
    },
    "webhook.disabled": {
      "id": "evt_01m8fe8r8erbpzqv6p7nqvnpnd",
      "type": "webhook.disabled",
      "created_at": "2026-11-27T21:23:33.262Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "webhook_id": "whk_01m8fe8m4zmgcg2yatasdt5sqm",
        "url": "https://partner.example/events",
        "failure_count": 5
      },
      "test": true
    },
    "callback": {
      "id": "evt_01m8fe8nfdwdwgse92carsfj5k",
      "event": "batch.completed",
      "batch_id": "batch_01m8fe8mgyve9st9b9jmgt6hyk",
      "status": "completed",
      "total_count": 1,
      "completed_count": 1,
      "failed_count": 0,
      "canceled_count": 0,
      "completed_at": "2026-11-27T21:23:30.337Z"
    }
  }
};
