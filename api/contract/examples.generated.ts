// Written by `npm run docs:examples`.
export const RECORDED_EXAMPLES = {
  "operations": {
    "checkHealth": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "status": "healthy",
        "timestamp": "2026-11-30T14:21:44.883Z"
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
        "timestamp": "2026-11-30T14:21:44.999Z",
        "components": {
          "api": {
            "status": "operational",
            "latency_ms": 35.5
          },
          "database": {
            "status": "operational",
            "latency_ms": 28,
            "connections": {
              "active": 0,
              "idle": 1,
              "max": 50
            }
          },
          "cache": {
            "status": "operational",
            "latency_ms": 17.2,
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
          "id": "key_01m8pdaj8c5bj6cmfnwakprc0j",
          "name": "server",
          "type": "test",
          "prefix": "bs_test_yUfB65TYINQx",
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
          "createdAt": "2026-11-30T14:21:45.089Z",
          "key": "bs_test_yUfB65TYINQxJpo4TeEystc2M1AOA1XhnWgyNVQLle00"
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
            "id": "key_01m8pdaj9rs6wf4j4fzksmt0en",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_kyT014yIMGIU",
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
            "createdAt": "2026-11-30T14:21:45.134Z",
            "lastUsedAt": null
          },
          {
            "id": "key_01m8pdaj9an4ae9995zwwhke7r",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_GWOnJS0yoMn1",
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
            "createdAt": "2026-11-30T14:21:45.120Z",
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
        "id": "key_01m8pdajdap2anmj4ktgppbpnj"
      },
      "query": {},
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "id": "key_01m8pdajdap2anmj4ktgppbpnj",
          "name": "key of mk9e27e511b412: revoked",
          "type": "test",
          "prefix": "bs_test_Z74FdCCYA7f6",
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
          "createdAt": "2026-11-30T14:21:45.250Z",
          "lastUsedAt": null,
          "revokedAt": "2026-11-30T14:21:45.280Z"
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
          "signingSecret": "whsec_cH9mi+ibiIBI7b2NSXONiBfLqKHKi8khkRpedA8AopU="
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
          "signingSecret": "whsec_/eyBJwo7/HEnGmqDn1wvEyGYup5g2I3czpF0KrTaazI="
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
        "generatedAt": "2026-11-30T14:21:45.933Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8pdajhnkp5k6mgddnjd0ya2",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 535,
          "latency": 535,
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
        "generatedAt": "2026-11-30T14:21:46.076Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8pdak3q48w9p6r77gcq9v32",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 101,
          "latency": 101,
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
        "generatedAt": "2026-11-30T14:21:46.143Z",
        "meta": {
          "requestId": "req_01m8pdak8cg87jb5yab61t41ax"
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
          "resetsAt": "2026-11-30T14:22:46.205Z"
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
          "id": "sup_01m8pdakdmhpfeyakf5tzey8qn",
          "status": "received"
        }
      }
    },
    "composeDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8pdakfdvfv56y6d9cgfz7c2"
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
          "request_id": "req_01m8pdakgb79qa8e4fb73hvsme",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 160,
          "latency": 160,
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
        "generated_at": "2026-11-30T14:21:46.539Z"
      }
    },
    "composeWeeklyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8pdakprqf5wqnwz8fdz83s0"
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
          "request_id": "req_01m8pdakq6efhee7a0zfckamye",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 84,
          "latency": 84,
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
        "generated_at": "2026-11-30T14:21:46.682Z"
      }
    },
    "getCharacter": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8pdakty4hcsyfz58k8mxe5f"
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
          "request_id": "req_01m8pdakvrtmnyznbnryqeczzj",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 54,
          "latency": 54,
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
        "generated_at": "2026-11-30T14:21:46.799Z"
      }
    },
    "getTendency": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8pdakyqypt3v88ndy0rcras"
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
          "request_id": "req_01m8pdakz4tyj2tmasmmy80zqz",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 49,
          "latency": 49,
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
        "generated_at": "2026-11-30T14:21:46.901Z"
      }
    },
    "getRadar": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8pdam1ygz0rn6shhw07bhxv"
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
          "request_id": "req_01m8pdam2e24p6achqf7b650tp",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 51,
          "latency": 51,
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
        "generated_at": "2026-11-30T14:21:47.010Z"
      }
    },
    "getPopularCoins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8pdam59svhqnmazjp3k4prb"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 6,
          "insufficient_data": false,
          "as_of": "2026-11-30T14:21:47.102Z",
          "coins": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8pdam671hjrym09778rf5me",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 54,
          "latency": 54,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "popular_coins"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-30T14:21:47.133Z"
      }
    },
    "getElementComparison": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8pdam9fpn4bxs17dycsr9mn"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 7,
          "insufficient_data": false,
          "as_of": "2026-11-30T14:21:47.216Z",
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
          "request_id": "req_01m8pdam9x9ces8p2yc3ktvv33",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 49,
          "latency": 49,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "comparison"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-30T14:21:47.246Z"
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
          "as_of": "2026-11-30T14:21:47.312Z",
          "rankings": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8pdamcx34vf878qqk009c67",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 38,
          "latency": 38,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "fortune_ranking"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-30T14:21:47.332Z"
      }
    },
    "getTradingStyles": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8pdamg0cd8t1zegw4n7zw8z"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-30T14:21:47.442Z",
          "styles": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8pdamgzsmdtv7adp2d7bqyp",
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
        "generated_at": "2026-11-30T14:21:47.460Z"
      }
    },
    "getPortfolioBreakdown": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8pdamkp73qsm7x7a14mgm42"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-30T14:21:47.540Z",
          "assets": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8pdamm83kdpg7sm221vz9ts",
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
        "generated_at": "2026-11-30T14:21:47.553Z"
      }
    },
    "getSajuTwins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8pdampk09n9qrxxywwxyhq9"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 10,
          "insufficient_data": false,
          "as_of": "2026-11-30T14:21:47.639Z",
          "same_day_pillar": 10,
          "same_four_pillars": 10,
          "common_coins": [],
          "common_styles": [],
          "average_score_today": null
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8pdamq5ffwzj21a75es71cs",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 52,
          "latency": 52,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "saju_twin"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-30T14:21:47.673Z"
      }
    },
    "streamDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8pdamtvtpdgntjsf9cepwed"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8pdamvmftq33dpgn4npdczp.character",
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
          "id": "call_01m8pdamvmftq33dpgn4npdczp.character+tendency",
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
          "id": "call_01m8pdamvmftq33dpgn4npdczp.character+tendency+fortune",
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
          "id": "call_01m8pdamvmftq33dpgn4npdczp.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8pdamve0rm0xwchzsyzqd9z",
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
          "id": "call_01m8pdan28xq70ea44qg277ejm.character",
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
          "id": "call_01m8pdan28xq70ea44qg277ejm.character+tendency",
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
          "id": "call_01m8pdan28xq70ea44qg277ejm.character+tendency+fortune",
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
          "id": "call_01m8pdan28xq70ea44qg277ejm.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8pdan1w1mvqtn6gvatx7hc8",
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
        "profile_id": "prf_01m8pdan8amgtgtj7gg9bgejee"
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
          "request_id": "req_01m8pdan9392t7nk9e74ggnrsd",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 70,
          "latency": 70,
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
        "generated_at": "2026-11-30T14:21:48.265Z"
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
          "profile_id": "prf_01m8pdand0cg796wkz692963r8"
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
          "request_id": "req_01m8pdandba382tk96assgzxs5",
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
        "generated_at": "2026-11-30T14:21:48.341Z"
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
        "id": "prf_01m8pdanejv4wvk4dzh5pab8d4",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-30T14:21:48.370Z",
        "updated_at": "2026-11-30T14:21:48.370Z"
      }
    },
    "listProfiles": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8pdanfk8cpmvqkh2htcxy3x",
            "external_id": "customer-1001",
            "name": "홍**",
            "birth_year": "19**",
            "gender": "female",
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-30T14:21:48.403Z",
            "updated_at": "2026-11-30T14:21:48.403Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfile": {
      "params": {
        "id": "prf_01m8pdanhs74hez60pbm8fmfyh"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8pdanhs74hez60pbm8fmfyh",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-30T14:21:48.473Z",
        "updated_at": "2026-11-30T14:21:48.473Z"
      }
    },
    "unmaskProfile": {
      "params": {
        "id": "prf_01m8pdanmpm7qwqtxkx0vja9jw"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8pdanmpm7qwqtxkx0vja9jw",
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
        "created_at": "2026-11-30T14:21:48.566Z",
        "updated_at": "2026-11-30T14:21:48.566Z"
      }
    },
    "replaceProfile": {
      "params": {
        "id": "prf_01m8pdanq9a6zy29s2ra5kjm8b"
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
        "id": "prf_01m8pdanq9a6zy29s2ra5kjm8b",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-30T14:21:48.649Z",
        "updated_at": "2026-11-30T14:21:48.673Z"
      }
    },
    "updateProfile": {
      "params": {
        "id": "prf_01m8pdanv6d5fw55werhb6b3ss"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8pdanv6d5fw55werhb6b3ss",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-30T14:21:48.774Z",
        "updated_at": "2026-11-30T14:21:48.796Z"
      }
    },
    "deleteProfile": {
      "params": {
        "id": "prf_01m8pdanyrz6f1n1tnbmbwfmp2"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8pdanyrz6f1n1tnbmbwfmp2",
        "deleted": true,
        "deleted_at": "2026-11-30T14:21:48.947Z",
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
          "prf_01m8pdap1mn0vhcmg3vjzngt9s"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8pdap2dqb190n9jqq9sn0df",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-30",
        "model": "haiku",
        "created_at": "2026-11-30T14:21:49.005Z",
        "estimated_completion": "2026-11-30T14:21:49.177Z"
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
        "batch_id": "batch_01m8pdap9251erckd9jqeq1ytq"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8pdap9251erckd9jqeq1ytq",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-30",
        "model": "haiku",
        "created_at": "2026-11-30T14:21:49.218Z",
        "estimated_completion": "2026-11-30T14:21:49.378Z",
        "completed_at": "2026-11-30T14:21:49.595Z",
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
        "batch_id": "batch_01m8pdaprebpmbxq0cwp7saw1p"
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
        "batch_id": "batch_01m8pdapx6vayc0abrxqx4r4h3"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8pdapx6vayc0abrxqx4r4h3",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 1,
        "fortune_type": "daily",
        "fortune_date": "2026-11-30",
        "model": "gemini",
        "created_at": "2026-11-30T14:21:49.862Z",
        "estimated_completion": "2026-11-30T14:21:50.021Z",
        "completed_at": "2026-11-30T14:21:49.946Z",
        "results": [
          {
            "profile_id": "prf_01m8pdapwm4ffdcf2p1pfsevje",
            "fortune_id": null,
            "status": "canceled"
          }
        ]
      }
    },
    "retryBatch": {
      "params": {
        "batch_id": "batch_01m8pdaq1er8t3bhspzep6n17z"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "batch_01m8pdaq1er8t3bhspzep6n17z",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-30",
        "model": "haiku",
        "created_at": "2026-11-30T14:21:49.998Z",
        "estimated_completion": "2026-11-30T14:21:50.317Z"
      }
    },
    "followBatch": {
      "params": {
        "batch_id": "batch_01m8pdaq80ymc7yyj3km2dc0vw"
      },
      "query": {},
      "status": 200,
      "answer": [
        {
          "id": "batch_01m8pdaq80ymc7yyj3km2dc0vw.1",
          "event": "complete",
          "data": {
            "id": "batch_01m8pdaq80ymc7yyj3km2dc0vw",
            "status": "failed",
            "total_count": 1,
            "completed_count": 0,
            "failed_count": 1,
            "canceled_count": 0,
            "fortune_type": "daily",
            "fortune_date": "2026-11-30",
            "model": "haiku",
            "created_at": "2026-11-30T14:21:50.208Z",
            "estimated_completion": "2026-11-30T14:21:50.363Z",
            "completed_at": "2026-11-30T14:21:50.656Z",
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
        "profile_id": "prf_01m8pdaqsca95z9kkrkp2852yt",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8pdaqsyvg19fe5zy9ng9a6z",
        "profile_id": "prf_01m8pdaqsca95z9kkrkp2852yt",
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
        "generated_at": "2026-11-30T14:21:50.809Z",
        "latency_ms": 27,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-30T14:21:50.782Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8pdaqsqh6aezvpcxvrq0x7q",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 54,
          "latency": 54,
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
          "id": "ftn_01m8pdaqsyvg19fe5zy9ng9a6z",
          "profile_id": "prf_01m8pdaqsca95z9kkrkp2852yt",
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
          "generated_at": "2026-11-30T14:21:50.809Z",
          "latency_ms": 27,
          "ai_generated": false,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
          "type": "daily",
          "created_at": "2026-11-30T14:21:50.782Z",
          "meta": {
            "model": "haiku",
            "request_id": "req_01m8pdaqvm87p8vpyxytmb9x5x",
            "cost_per_call": 0.013,
            "cost": 0,
            "duration_ms": 13,
            "latency": 13,
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
          "id": "ftn_01m8pdaqwbr8m83qq4gdj7nrzv",
          "status": "pending"
        }
      }
    },
    "listFortunes": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8pdaqxdwgkam4dj5hh95jrc"
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
        "profile_id": "prf_01m8pdaqz6wrvykqxqzsm8502m"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8pdar00kd5672x2yhajs91w",
        "profile_id": "prf_01m8pdaqz6wrvykqxqzsm8502m",
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
        "generated_at": "2026-11-30T14:21:51.000Z",
        "latency_ms": 24,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-30T14:21:50.976Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8pdaqzknf5p5e038z17s2mj",
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
        "id": "ftn_01m8pdar2m3hzmb0pnv2v5n1sj"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8pdar2m3hzmb0pnv2v5n1sj",
        "profile_id": "prf_01m8pdar21zmp011tb3ahh9fhf",
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
        "generated_at": "2026-11-30T14:21:51.083Z",
        "latency_ms": 23,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "unmaskFortune": {
      "params": {
        "id": "ftn_01m8pdar65fp37k204q6sq1mdb"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8pdar65fp37k204q6sq1mdb",
        "profile_id": "prf_01m8pdar5d7qk9rzm5t05wdp0e",
        "fortune_type": "daily",
        "fortune_date": "2026-11-30",
        "model": "haiku",
        "score": 80,
        "summary": "홍mk2461df31ea00715626f2님, 함께해 온 사람들이 든든한 날입니다.",
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
          "id": "prf_01m8pdar5d7qk9rzm5t05wdp0e",
          "name": "홍mk2461df31ea00715626f2",
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
        "generated_at": "2026-11-30T14:21:51.203Z",
        "latency_ms": 30,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "deleteFortune": {
      "params": {
        "id": "ftn_01m8pdara80c61q0k7z9vqz53v"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8pdara80c61q0k7z9vqz53v",
        "deleted": true,
        "deleted_at": "2026-11-30T14:21:51.381Z"
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
        "id": "whk_01m8pdarjeeeg1af4nvsymaq6e",
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
        "created_at": "2026-11-30T14:21:51.566Z",
        "updated_at": "2026-11-30T14:21:51.566Z",
        "secret": "whsec_v6EruTXSLAcm9V3c9cIAcOypHEyoIopBirzWsJNsSHc="
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
        "id": "whk_01m8pdarmzdt88z15sb8hj9m4f"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8pdarmzdt88z15sb8hj9m4f",
        "url": "https://partner.example/mke753d925c393?a0efca45b290",
        "events": [
          "profile.created"
        ],
        "description": "to mke753d925c393",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-30T14:21:51.647Z",
        "updated_at": "2026-11-30T14:21:51.647Z"
      }
    },
    "updateWebhook": {
      "params": {
        "id": "whk_01m8pdarpq2f4e2e64r3bq4hw7"
      },
      "query": {},
      "body": {
        "description": "운세 알림",
        "active": true
      },
      "status": 200,
      "answer": {
        "id": "whk_01m8pdarpq2f4e2e64r3bq4hw7",
        "url": "https://partner.example/mk0f27e8cf1489?4ee9505347b2",
        "events": [
          "profile.created"
        ],
        "description": "운세 알림",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-30T14:21:51.703Z",
        "updated_at": "2026-11-30T14:21:51.721Z"
      }
    },
    "deleteWebhook": {
      "params": {
        "id": "whk_01m8pdarrnxp44qvwq6jnkk3h0"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8pdarrnxp44qvwq6jnkk3h0",
        "deleted": true,
        "deleted_at": "2026-11-30T14:21:51.783Z"
      }
    },
    "testWebhook": {
      "params": {
        "id": "whk_01m8pdartdmx7kyn7cgy7w05qk"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8pdartdmx7kyn7cgy7w05qk",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8pdarv1kh7j7mtwx68e176v",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 9,
          "attempted_at": "2026-11-30T14:21:51.865Z"
        },
        "payload_sent": {
          "id": "evt_01m8pdarv1kh7j7mtwx68e176t",
          "type": "test.ping",
          "created_at": "2026-11-30T14:21:51.841Z",
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
        "id": "whk_01m8pdaryhxjcpmxm761t5n1nj"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8pdaryhxjcpmxm761t5n1nj",
        "url": "https://partner.example/mk8fd1b4732c99?17484321794f",
        "events": [
          "profile.created"
        ],
        "description": "to mk8fd1b4732c99",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-30T14:21:51.953Z",
        "updated_at": "2026-11-30T14:21:51.966Z",
        "secret": "whsec_9Ki8mKzmjCEkDrD4NrOjlJJI/H1YDtjSMkk1zbvU4jw="
      }
    },
    "listDeliveries": {
      "params": {
        "id": "whk_01m8pdarzzezfyb7xwwsz60htj"
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
        "id": "whk_01m8pdas1acjyr56ehyc7kvwxq",
        "delivery_id": "dlv_01m8pdas21xts7bz9pjt9eqndk"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "dlv_01m8pdas21xts7bz9pjt9eqndk",
        "status": "success",
        "response_code": 204,
        "response_time_ms": 2,
        "attempted_at": "2026-11-30T14:21:52.102Z",
        "event_id": "evt_01m8pdas21y5j63se7haga2n2w",
        "event_type": "profile.created",
        "attempts": [
          {
            "number": 1,
            "attempted_at": "2026-11-30T14:21:52.102Z",
            "response_time_ms": 2,
            "payload": {
              "id": "evt_01m8pdas21y5j63se7haga2n2w",
              "type": "profile.created",
              "created_at": "2026-11-30T14:21:52.065Z",
              "livemode": false,
              "data": {
                "profile_id": "prf_01m8pdas1kh7vxsrkwdnxerm9g",
                "day_master": "경금"
              }
            },
            "request_headers": {
              "Content-Type": "application/json",
              "User-Agent": "Saju-Webhooks/1",
              "X-Saju-Event": "profile.created",
              "X-Saju-Delivery": "dlv_01m8pdas21xts7bz9pjt9eqndk",
              "X-Saju-Signature": "d57ffecfa481d33ae3d1abcfa7f47389d0c17a1f6a9844fbd4be9d411d2d4a68",
              "webhook-id": "evt_01m8pdas21y5j63se7haga2n2w",
              "webhook-timestamp": "1796048512",
              "webhook-signature": "v1,of2mJGlxfMPbqdEp6TeqKe3sr8PsjaQdedtTRiL0nVo="
            },
            "response_status": 204,
            "response_headers": {
              "date": "Mon, 30 Nov 2026 14:21:52 GMT",
              "connection": "keep-alive",
              "keep-alive": "timeout=60"
            },
            "response_body": ""
          }
        ],
        "created_at": "2026-11-30T14:21:52.065Z",
        "next_attempt_at": null
      }
    },
    "replayEvents": {
      "params": {
        "id": "whk_01m8pdas66b6xb995wwsvpwmyg"
      },
      "query": {},
      "body": {
        "since": "2026-01-01T00:00:00Z",
        "status": "all"
      },
      "status": 202,
      "answer": {
        "webhook_id": "whk_01m8pdas66b6xb995wwsvpwmyg",
        "queued": 0
      }
    },
    "redeliverEvent": {
      "params": {
        "id": "whk_01m8pdas8eb4e35pa1b27ddwyk",
        "delivery_id": "dlv_01m8pdas98y3esgs9tv21dyeyp"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "dlv_01m8pdas98y3esgs9tv21dyeyp",
        "status": "pending",
        "response_code": 204,
        "response_time_ms": 6,
        "attempted_at": "2026-11-30T14:21:52.347Z",
        "event_id": "evt_01m8pdas987fb7kxzes2emz8bd",
        "event_type": "profile.created",
        "attempts": 1,
        "created_at": "2026-11-30T14:21:52.296Z",
        "next_attempt_at": "2026-11-30T14:21:52.391Z"
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
        "id": "evt_01m8pdasgg4aewjzr005wbrzbn"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "evt_01m8pdasgg4aewjzr005wbrzbn",
        "type": "profile.created",
        "created_at": "2026-11-30T14:21:52.528Z",
        "livemode": false,
        "data": {
          "profile_id": "prf_01m8pdasg8g8dez7c8xb2r6gmm",
          "day_master": "경금"
        },
        "deliveries": [
          {
            "id": "dlv_01m8pdasgg9zadtp0fzgh2c3kz",
            "webhook_id": "whk_01m8pdasfx1ngr69r0p21hp3cx",
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
        "id": "key_01m8pdaskv5syspt8s0v86ma1h",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_lHj8ZgHvCnEG",
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
        "created_at": "2026-11-30T14:21:52.630Z",
        "expires_at": null,
        "key": "bs_test_lHj8ZgHvCnEGxfRTNCQfrxo00VBZ5DwLteZBcsr4FHXV"
      }
    },
    "listKeys": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "key_01m8pdasn3vrvwsgst58d638ht",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_O85NhquiTd5r",
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
            "created_at": "2026-11-30T14:21:52.672Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8pdasmrp1eejjamss0y23cb",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_Ed2Hf88KZPsJ",
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
            "created_at": "2026-11-30T14:21:52.659Z",
            "expires_at": "2026-12-01T14:21:52.672Z",
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": "key_01m8pdasn3vrvwsgst58d638ht"
          },
          {
            "id": "key_01m8pdasma9517f67k01wttt5w",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_L7C0mDt82vcE",
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
            "created_at": "2026-11-30T14:21:52.646Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8pdasm5pamp6qd930gs40ew",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_A15beqjUkLa3",
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
            "created_at": "2026-11-30T14:21:52.640Z",
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
        "id": "key_01m8pdasqeb5ntm8750cx6qz5b"
      },
      "query": {},
      "status": 204,
      "answer": []
    },
    "rotateKey": {
      "params": {
        "id": "key_01m8pdast3eehm94jtzqz75twb"
      },
      "query": {},
      "body": {
        "overlap_hours": 24
      },
      "status": 201,
      "answer": {
        "id": "key_01m8pdasthgehek227fpadb865",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_HTw6L5Ef4xvx",
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
        "created_at": "2026-11-30T14:21:52.845Z",
        "expires_at": null,
        "key": "bs_test_HTw6L5Ef4xvxAH8nSBxOm6ioyTe5UtwWkSSFFWTfxLXz"
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
          "resets_at": "2026-11-30T14:22:52.885Z"
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
        "resource_id": "prf_01m8pdat4hzsqtdb520kbse43y"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "id": 247230108369337,
            "action": "profile.created",
            "resource_type": "profile",
            "resource_id": "prf_01m8pdat4hzsqtdb520kbse43y",
            "actor_ip": "127.0.0.1",
            "actor_api_key": "bs_test_YdnG1gbJ5owq",
            "request_id": "req_01m8pdat48ratpzenhmc1q0p9r",
            "metadata": {},
            "created_at": "2026-11-30T14:21:53.176Z"
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
            "id": "req_01m8pdat6fgadxzpc360a1kbty",
            "created_at": "2026-11-30T14:21:53.231Z",
            "method": "GET",
            "path": "/v1/profiles/{id}",
            "status": 404,
            "code": "not_found",
            "reason": null,
            "duration_ms": 18,
            "key_prefix": "bs_test_4y8S878iafs4",
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
        "id": "req_01m8pdat8qbbya46mkhahgmx5e"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "req_01m8pdat8qbbya46mkhahgmx5e",
        "created_at": "2026-11-30T14:21:53.303Z",
        "method": "GET",
        "path": "/v1/profiles/{id}",
        "status": 404,
        "code": "not_found",
        "reason": null,
        "duration_ms": 12,
        "key_prefix": "bs_test_4CFmdDV2A5lG",
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
        "profile_id": "prf_01m8pdatartz590m8xcce7jceg",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8pdatbke0e3p4mwpzad3qd5.character",
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
          "id": "call_01m8pdatbke0e3p4mwpzad3qd5.character+tendency",
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
          "id": "call_01m8pdatbke0e3p4mwpzad3qd5.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8pdatbsae4zhqm45evpra09",
            "profile_id": "prf_01m8pdatartz590m8xcce7jceg",
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
            "generated_at": "2026-11-30T14:21:53.467Z",
            "latency_ms": 66,
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        },
        {
          "id": "call_01m8pdatbke0e3p4mwpzad3qd5.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8pdatbd8skjx0wca0yjzqvk",
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
        "id": "prf_01m8pdatfkvqwkyhzmnbcz9sat",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-30T14:21:53.523Z",
        "updated_at": "2026-11-30T14:21:53.523Z"
      }
    },
    "listProfilesV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8pdatgvred2dn874py04avt",
            "external_id": "customer-1001",
            "person": {
              "name": "홍**",
              "birthDate": "19**-**-**",
              "gender": "female"
            },
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-30T14:21:53.563Z",
            "updated_at": "2026-11-30T14:21:53.563Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfileV2": {
      "params": {
        "id": "prf_01m8pdatk2dp93t4ex1sdhhfwr"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8pdatk2dp93t4ex1sdhhfwr",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-30T14:21:53.634Z",
        "updated_at": "2026-11-30T14:21:53.634Z"
      }
    },
    "updateProfileV2": {
      "params": {
        "id": "prf_01m8pdatnmjxf9mrq9thyjbq5g"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8pdatnmjxf9mrq9thyjbq5g",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-30T14:21:53.716Z",
        "updated_at": "2026-11-30T14:21:53.742Z"
      }
    },
    "deleteProfileV2": {
      "params": {
        "id": "prf_01m8pdatrwxjdxytxw9q3n59s7"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8pdatrwxjdxytxw9q3n59s7",
        "deleted": true,
        "deleted_at": "2026-11-30T14:21:53.866Z",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 0
        }
      }
    },
    "unmaskProfileV2": {
      "params": {
        "id": "prf_01m8pdatw118194swntx6a405s"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8pdatw118194swntx6a405s",
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
        "created_at": "2026-11-30T14:21:53.921Z",
        "updated_at": "2026-11-30T14:21:53.921Z"
      }
    },
    "createFortuneV2": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8pdatxs2mc9vtmqs8g67edh",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8pdatya2efxknxzj9tf9wwf",
        "profile_id": "prf_01m8pdatxs2mc9vtmqs8g67edh",
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
        "generated_at": "2026-11-30T14:21:54.027Z",
        "latency_ms": 33,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-30T14:21:53.994Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8pdaty5csrd97h7d7gn305w",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 60,
          "latency": 60,
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
          "id": "ftn_01m8pdatya2efxknxzj9tf9wwf",
          "profile_id": "prf_01m8pdatxs2mc9vtmqs8g67edh",
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
          "generated_at": "2026-11-30T14:21:54.027Z",
          "latency_ms": 33,
          "ai_generated": false,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
          "type": "daily",
          "created_at": "2026-11-30T14:21:53.994Z",
          "meta": {
            "model": "haiku",
            "request_id": "req_01m8pdav0pjmfc6j4bngfmdjsm",
            "cost_per_call": 0.013,
            "cost": 0,
            "duration_ms": 16,
            "latency": 16,
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
          "id": "ftn_01m8pdav1nqf2fxmgrjk9m4gg9",
          "status": "pending"
        }
      }
    },
    "listFortunesV2": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8pdav2vtpx7811q8vt5e8ny"
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
          "prf_01m8pdav4ea0r4rfv1fhzqbj8r"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8pdav4t0j5w56f9ke3tnn45",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-30",
        "model": "haiku",
        "created_at": "2026-11-30T14:21:54.202Z",
        "estimated_completion": "2026-11-30T14:21:54.357Z"
      }
    },
    "getBatchV2": {
      "params": {
        "batch_id": "batch_01m8pdav7kct1f02vz9drrcdnh"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8pdav7kct1f02vz9drrcdnh",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-30",
        "model": "haiku",
        "created_at": "2026-11-30T14:21:54.291Z",
        "estimated_completion": "2026-11-30T14:21:54.447Z",
        "completed_at": "2026-11-30T14:21:54.592Z",
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
        "profile_id": "prf_01m8pdavkevmwe8rn8jhtdncw5",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8pdavkyj1q2838m9yhgqjgn.character",
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
          "id": "call_01m8pdavkyj1q2838m9yhgqjgn.character+tendency",
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
          "id": "call_01m8pdavkyj1q2838m9yhgqjgn.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8pdavm0g4e6k96c1c8jnsxg",
            "profile_id": "prf_01m8pdavkevmwe8rn8jhtdncw5",
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
            "generated_at": "2026-11-30T14:21:54.758Z",
            "latency_ms": 70,
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
          "id": "call_01m8pdavkyj1q2838m9yhgqjgn.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8pdavktkwn9x51feckwpqxm",
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        }
      ]
    },
    "getFortuneV2": {
      "params": {
        "id": "ftn_01m8pdavrf7ekhfk75mt0dfsj2"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8pdavrf7ekhfk75mt0dfsj2",
        "profile_id": "prf_01m8pdavr3zt112j2q5k7qw0j2",
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
        "generated_at": "2026-11-30T14:21:54.847Z",
        "latency_ms": 16,
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
        "id": "ftn_01m8pdavv699jprbfjsggbq6t0"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8pdavv699jprbfjsggbq6t0",
        "profile_id": "prf_01m8pdavtgz35qdxqzvtdy19t5",
        "fortune_type": "daily",
        "fortune_date": "2026-11-30",
        "model": "haiku",
        "score": 80,
        "summary": "홍mk03ca283bb36658bc744e님, 함께해 온 사람들이 든든한 날입니다.",
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
        "generated_at": "2026-11-30T14:21:54.944Z",
        "latency_ms": 26,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "person": {
          "name": "홍mk03ca283bb36658bc744e",
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
        "id": "ftn_01m8pdavyndqmgfw91q624k6rn"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8pdavyndqmgfw91q624k6rn",
        "deleted": true,
        "deleted_at": "2026-11-30T14:21:55.086Z"
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
        "id": "whk_01m8pdaw1fshwvgzfrhk6fssqv",
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
        "created_at": "2026-11-30T14:21:55.119Z",
        "updated_at": "2026-11-30T14:21:55.119Z",
        "secret": "whsec_X3h3XlZLkBX4cyAYCVP/AaCnL03F6qrCG+ojxmZOUyc="
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
        "id": "whk_01m8pdaw3nawf5xw0q0hra1e75"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8pdaw3nawf5xw0q0hra1e75",
        "url": "https://partner.example/mkbb13df57b80d?5b1a966639e2",
        "events": [
          "profile.created"
        ],
        "description": "to mkbb13df57b80d",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-30T14:21:55.189Z",
        "updated_at": "2026-11-30T14:21:55.189Z"
      }
    },
    "deleteWebhookV2": {
      "params": {
        "id": "whk_01m8pdaw53mfz34ntwgbny10h7"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8pdaw53mfz34ntwgbny10h7",
        "deleted": true,
        "deleted_at": "2026-11-30T14:21:55.250Z"
      }
    },
    "testWebhookV2": {
      "params": {
        "id": "whk_01m8pdaw7c6h8qvxm57w205zef"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8pdaw7c6h8qvxm57w205zef",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8pdaw7xm1n0aq7xfd5mr5kh",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 2,
          "attempted_at": "2026-11-30T14:21:55.339Z"
        },
        "payload_sent": {
          "id": "evt_01m8pdaw7xm1n0aq7xfd5mr5kg",
          "type": "test.ping",
          "created_at": "2026-11-30T14:21:55.325Z",
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
          "resets_at": "2026-11-30T14:22:55.397Z"
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
        "resource_id": "prf_01m8pdawg1n824mevyrpemjs2b"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "timestamp": "2026-11-30T14:21:55.592Z",
            "action": "profile.created",
            "actor": {
              "type": "api_key",
              "id": "bs_test_HAB2V5Vr9pNS"
            },
            "resource": {
              "type": "profile",
              "id": "prf_01m8pdawg1n824mevyrpemjs2b"
            },
            "request_id": "req_01m8pdawfrtf2xv114qfzzxx04"
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
      "request_id": "req_01m8pdawhpvfmv3wfhatm9dbdm",
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
      "request_id": "req_01m8pdawhycbwjfvfcz0n638h8",
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
        "requestId": "req_01m8pdawjbaym1h73vjshwdzze"
      }
    },
    "400 validation_error": {
      "type": "/errors/validation",
      "title": "Bad Request",
      "status": 400,
      "detail": "birth_month: must be from 1 to 12",
      "instance": "/v1/profiles",
      "code": "validation_error",
      "request_id": "req_01m8pdawk85gzym44yj9aah1c4",
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
      "request_id": "req_01m8pdawkc51gsmnkx26era4jf",
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
      "request_id": "req_01m8pdawkfn86xw0yypjmemg39",
      "hint": "Send your key in the X-API-Key header."
    },
    "403 forbidden": {
      "type": "/errors/forbidden",
      "title": "Forbidden",
      "status": 403,
      "detail": "The key lacks the permission profile:read.",
      "instance": "/v1/profiles",
      "code": "forbidden",
      "request_id": "req_01m8pdawkjmk8824m6kz3xy917",
      "hint": "Create a key with this permission by POST /v1/keys."
    },
    "404 not_found": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "No such profile.",
      "instance": "/v1/profiles/prf_01kb0c1d2e3f4g5h6j7k8m9n0p",
      "code": "not_found",
      "request_id": "req_01m8pdawkvbhfnvt3fbcsstmtb"
    },
    "409 conflict": {
      "type": "/errors/conflict",
      "title": "Conflict",
      "status": 409,
      "detail": "Another profile has this external_id.",
      "instance": "/v1/profiles",
      "code": "conflict",
      "request_id": "req_01m8pdawm6rban803t1h7caz0b",
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
      "request_id": "req_01m8pdawrgfqjx8qf5n741y36h",
      "hint": "To do it again, send the request with a new key."
    },
    "415 unsupported_media_type": {
      "type": "/errors/unsupported-media-type",
      "title": "Unsupported Media Type",
      "status": 415,
      "detail": "The body must be JSON.",
      "instance": "/v1/profiles",
      "code": "unsupported_media_type",
      "request_id": "req_01m8pdawry5dq9mgdhaqp8gabn",
      "hint": "Send Content-Type: application/json."
    },
    "413 payload_too_large": {
      "type": "/errors/payload-too-large",
      "title": "Payload Too Large",
      "status": 413,
      "detail": "The body is larger than 100 KB.",
      "instance": "/v1/profiles",
      "code": "payload_too_large",
      "request_id": "req_01m8pdaws5tb0dgcrvwptt8y2p"
    },
    "404 not_ready": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "The fortune is being generated.",
      "instance": "/v1/fortunes/ftn_01m8pdawsyatp41h7mhe2mnnfj",
      "code": "not_ready",
      "request_id": "req_01m8pdawt9bk919hstr52869v2",
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
      "request_id": "req_01m8pdawtjcxws8w5jh1tjwfex",
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
        "requestId": "req_01m8pdayawq9x10ns89veq2rcf"
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
        "requestId": "req_01m8pdayb6r46r4jbfhev4ze5e"
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
        "requestId": "req_01m8pdaybbzwyx13p1v5xywxm1"
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
        "requestId": "req_01m8pdaybrw06qnaghp6qjbe2w"
      }
    },
    "legacy 404 not_found": {
      "success": false,
      "error": {
        "code": "not_found",
        "message": "No such key."
      },
      "meta": {
        "requestId": "req_01m8pdaybx14dggn9s6s03qsym"
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
        "requestId": "req_01m8pdayc907kedqmf8qnr0w44"
      }
    },
    "legacy 413 payload_too_large": {
      "success": false,
      "error": {
        "code": "payload_too_large",
        "message": "The body is larger than 100 KB."
      },
      "meta": {
        "requestId": "req_01m8pdaycj2qbsjwz8er3a04kd"
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
        "requestId": "req_01m8pdayfytj07csfhh3j9nnm1"
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
      "request_id": "req_01m8pdb3f11sxgm3at3q7mk84w",
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
        "requestId": "req_01m8pdb3f7dzjt8yernz6jhfmc"
      }
    }
  },
  "deliveries": {
    "fortune.generated": {
      "id": "evt_01m8pdb3mb249e3m93ydz6tb01",
      "type": "fortune.generated",
      "created_at": "2026-11-30T14:22:02.982Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8pdb3mb19edxq21ckfp92qg",
        "profile_id": "prf_01m8pdb3gx8j5pkznxjqncefm8",
        "fortune_type": "daily",
        "dayMaster": "경금",
        "date": "2026-11-30",
        "score": 80,
        "model": "haiku"
      }
    },
    "fortune.deleted": {
      "id": "evt_01m8pdb3w87jcqec69nksvnjab",
      "type": "fortune.deleted",
      "created_at": "2026-11-30T14:22:03.144Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8pdb3mb19edxq21ckfp92qg",
        "profile_id": "prf_01m8pdb3gx8j5pkznxjqncefm8"
      }
    },
    "profile.created": {
      "id": "evt_01m8pdb3h5zndszsc5scex4ar9",
      "type": "profile.created",
      "created_at": "2026-11-30T14:22:02.789Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8pdb3gx8j5pkznxjqncefm8",
        "day_master": "경금"
      }
    },
    "profile.updated": {
      "id": "evt_01m8pdb3j74ntas6qzyzmq4k77",
      "type": "profile.updated",
      "created_at": "2026-11-30T14:22:02.823Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8pdb3gx8j5pkznxjqncefm8",
        "day_master": "경금"
      }
    },
    "profile.deleted": {
      "id": "evt_01m8pdb3xzcnjrx05ra7bcahx4",
      "type": "profile.deleted",
      "created_at": "2026-11-30T14:22:03.199Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8pdb3gx8j5pkznxjqncefm8",
        "day_master": "경금",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 1
        }
      }
    },
    "batch.completed": {
      "id": "evt_01m8pdb3rry0gky6b43rrxsjpm",
      "type": "batch.completed",
      "created_at": "2026-11-30T14:22:03.032Z",
      "livemode": false,
      "data": {
        "id": "evt_01m8pdb3rry0gky6b43rrxsjpm",
        "event": "batch.completed",
        "batch_id": "batch_01m8pdb3jn58kwpgrp20th8hh5",
        "status": "completed",
        "total_count": 1,
        "completed_count": 1,
        "failed_count": 0,
        "canceled_count": 0,
        "completed_at": "2026-11-30T14:22:03.015Z"
      }
    },
    "daily.reset": {
      "id": "evt_01m8pdb3zj3mmt51fqyjj79nvc",
      "type": "daily.reset",
      "created_at": "2026-11-30T14:22:03.250Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-30"
      },
      "test": true
    },
    "cache.warmed": {
      "id": "evt_01m8pdb4128te54ztwqbnd55x0",
      "type": "cache.warmed",
      "created_at": "2026-11-30T14:22:03.298Z",
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
      "id": "evt_01m8pdb41ysth96481jgnv3997",
      "type": "rate_limit.warning",
      "created_at": "2026-11-30T14:22:03.326Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "limit": 100000,
        "used": 80000,
        "resets_at": "2026-11-30T14:22:03.326Z"
      },
      "test": true
    },
    "webhook.disabled": {
      "id": "evt_01m8pdb43a4fp6fvd9074zhe11",
      "type": "webhook.disabled",
      "created_at": "2026-11-30T14:22:03.370Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "webhook_id": "whk_01m8pdb3gf55v8yd0298ammdbg",
        "url": "https://partner.example/events",
        "failure_count": 5
      },
      "test": true
    },
    "callback": {
      "id": "evt_01m8pdb3rry0gky6b43rrxsjpm",
      "event": "batch.completed",
      "batch_id": "batch_01m8pdb3jn58kwpgrp20th8hh5",
      "status": "completed",
      "total_count": 1,
      "completed_count": 1,
      "failed_count": 0,
      "canceled_count": 0,
      "completed_at": "2026-11-30T14:22:03.015Z"
    }
  }
};
