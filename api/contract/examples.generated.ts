// Written by `npm run docs:examples`.
export const RECORDED_EXAMPLES = {
  "operations": {
    "checkHealth": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "status": "healthy",
        "timestamp": "2026-11-26T18:24:54.242Z"
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
        "timestamp": "2026-11-26T18:24:54.322Z",
        "components": {
          "api": {
            "status": "operational",
            "latency_ms": 20
          },
          "database": {
            "status": "operational",
            "latency_ms": 21.1,
            "connections": {
              "active": 0,
              "idle": 1,
              "max": 50
            }
          },
          "cache": {
            "status": "operational",
            "latency_ms": 19.7,
            "hit_rate": 25.9,
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
          "id": "key_01m8chmxkhe40wvs0qhqgwf93d",
          "name": "server",
          "type": "test",
          "prefix": "bs_test_oclg00qNIluR",
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
          "createdAt": "2026-11-26T18:24:54.370Z",
          "key": "bs_test_oclg00qNIluRQmmQdPh26xxM8k8OKm9BxeFDBNSpj8dk"
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
            "id": "key_01m8chmxm8p7rn8qyphmq3m5n3",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_hzjZ0YWbSHJq",
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
            "createdAt": "2026-11-26T18:24:54.405Z",
            "lastUsedAt": null
          },
          {
            "id": "key_01m8chmxm37m04cxea5ekv2h7g",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_xqTP85OQqtqF",
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
            "createdAt": "2026-11-26T18:24:54.398Z",
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
        "id": "key_01m8chmxpedehmw7cd0bzkah3n"
      },
      "query": {},
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "id": "key_01m8chmxpedehmw7cd0bzkah3n",
          "name": "key of mkae707c01565c: revoked",
          "type": "test",
          "prefix": "bs_test_mgQuZPfaDl6H",
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
          "createdAt": "2026-11-26T18:24:54.466Z",
          "lastUsedAt": null,
          "revokedAt": "2026-11-26T18:24:54.487Z"
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
          "signingSecret": "whsec_lyesACj1pOq59GECC9Gh6ozzv/yw9qXGixICy01XgJg="
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
          "signingSecret": "whsec_69nzfc543dF2CiwwnvpvLbCgIpahWfE0WaVdp00UMmU="
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
            "title": "이른 봄의 당당한 큰 나무",
            "dayMaster": "갑목",
            "dayMasterHanja": "甲",
            "elementName": "목(木)",
            "emoji": "🌳",
            "identity": "홍길동님은 봄볕에 새순을 올리는 큰 나무를 닮아, 뜻을 세우면 위로 곧게 뻗어 갑니다. 남의 도움보다 제 손을 믿고, 시작한 일은 제 방식대로 끝을 봅니다. 다만 굽히기 싫어 돌아가는 길을 놓칠 때가 있습니다. 스스로 끌고 가는 힘이 커서, 베풀고 움직일수록 일이 풀립니다.",
            "investmentIdentity": "돈 앞에서도 남의 말보다 제 판단을 믿습니다. 흔들리지 않는 것이 장점이지만, 틀린 판단을 오래 붙들기도 합니다. 고른 까닭을 적어 두고 까닭이 사라지면 미련 없이 놓으세요."
          },
          "investmentTendency": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "홍길동님은 해 볼 만한 모험과 무모한 모험을 가릴 줄 압니다. 목표가 또렷하면 기다리고, 흐릿하면 다시 생각합니다. 새 소식을 들어도 하루쯤 두고 봅니다.",
            "warning": "형편에 맞추어 잘 바뀌는 대신 기준이 흔들릴 때가 있습니다. 바꾸지 않을 것 하나를 먼저 적어 두세요."
          },
          "todayFortune": {
            "date": "2026-11-27",
            "formattedDate": "2026년 11월 27일 금요일",
            "dayElement": "wood",
            "score": 61,
            "overallAnalysis": "홍길동님, 겨뤄야 할 자리에서 배짱이 붙습니다. 미리 겁내던 일도 막상 부딪치면 할 만합니다. 작은 보람이 여러 번 찾아옵니다.",
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
                "text": "괜찮은 척하느라 아픈 데를 참지 마세요."
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
              "message": "눈이 밝은 날이라도 거래는 천천히 하는 편이 낫습니다. 한 번 더 본다고 놓치는 것은 드뭅니다.",
              "warning": "뉴스 하나에 세워 둔 계획을 뒤집지 마세요."
            },
            "longTerm": {
              "message": "처음의 까닭이 사라진 것을 붙들고 있지 않은지 돌아보는 눈이 필요합니다.",
              "advice": "가장 오래 두고 있는 것의 처음 까닭을 떠올려 보세요."
            },
            "example": "가령 계절의 첫날마다 가진 것의 이름 옆에 까닭을 다시 적고, 적지 못한 것에 표시하는 것입니다."
          },
          "whyExplanation": "윗글자에 겁재, 곧 내 몫을 다투는 경쟁자가 놓인 을사(乙巳)일입니다. 윗글자의 나무 기운은 이 사주가 가장 반기는 힘은 아니어도 든든한 조력자입니다. 한편 아랫글자는 태어난 달의 글자와 조금 어긋나는 사이라 걸리는 데가 있습니다."
        },
        "generatedAt": "2026-11-26T18:24:54.760Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8chmxrrfgraqx015ddndny0",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 207,
          "latency": 207,
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
          "score": 51,
          "summary": "홍길동님, 올해에는 가까운 사이에서 뜻이 자주 엇갈립니다. 옳고 그름을 가리다 보면 둘 다 지칩니다. 5월에는 배움과 도움이 가까우니 미뤄 둔 공부를 시작하세요. 7월에는 작은 셈에 매이기 쉬우니 꼭 지킬 것 하나만 챙기세요.",
          "quarters": [
            {
              "quarter": 1,
              "score": 55,
              "advice": "연초에는 다듬고 고칠 일이 많으니 서두르지 말고 하나씩 손보세요."
            },
            {
              "quarter": 2,
              "score": 64,
              "advice": "봄과 초여름에는 생각이 깊어지니 혼자 파고들 주제를 하나 잡으세요."
            },
            {
              "quarter": 3,
              "score": 52,
              "advice": "한여름과 초가을에는 속도가 나지 않으니 할 일을 작게 나누어 지우세요."
            },
            {
              "quarter": 4,
              "score": 61,
              "advice": "연말에는 조용할수록 눈이 밝아지니 저녁 약속을 줄여 보세요."
            }
          ],
          "months": [
            {
              "month": 1,
              "score": 49,
              "keyword": "작은 것 넘기기"
            },
            {
              "month": 2,
              "score": 54,
              "keyword": "서운함 풀기"
            },
            {
              "month": 3,
              "score": 61,
              "keyword": "넘치는 의욕"
            },
            {
              "month": 4,
              "score": 69,
              "keyword": "혼자만의 시간"
            },
            {
              "month": 5,
              "score": 70,
              "keyword": "차분한 독서"
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
        "generatedAt": "2026-11-26T18:24:54.835Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m8chmy02kfjers5w61qk3wam",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 48,
          "latency": 48,
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
        "generatedAt": "2026-11-26T18:24:54.876Z",
        "meta": {
          "requestId": "req_01m8chmy26fx60ecz967g7ve60"
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
          "resetsAt": "2026-11-26T18:25:54.923Z"
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
          "id": "sup_01m8chmy5d70xb7v5br0bmyc9z",
          "status": "received"
        }
      }
    },
    "composeDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8chmy6kekzya254wp5py1gj"
      },
      "status": 200,
      "answer": {
        "data": {
          "character": {
            "title": "초여름의 의로운 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮아, 어려움을 겪을수록 쓸모가 커집니다. 어려운 일 앞에서 오히려 강해지고, 책임을 피하지 않습니다. 다만 스스로를 몰아세워 쉴 때를 놓칩니다. 힘을 아껴 한곳에 모을 때 숨은 실력이 나옵니다.",
            "investment_identity": "위태로운 때에도 침착하게 결단합니다. 다만 긴장을 즐기다 무리하기 쉽습니다. 감당할 만큼을 먼저 적고 그 안에서 움직이세요."
          },
          "investment_tendency": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 잃을 것과 얻을 것을 나란히 놓고 재는 편입니다. 중간에 한 번씩 돌아보며 계속할지 멈출지 정합니다. 새것과 익숙한 것을 고루 살핍니다.",
            "warning": "두루 살피느라 한 가지를 끝까지 밀지 못할 때가 있습니다. 이번 계절에 집중할 것 하나를 먼저 고르세요."
          },
          "today_fortune": {
            "date": "2026-11-27",
            "formatted_date": "2026년 11월 27일 금요일",
            "day_element": "wood",
            "score": 55,
            "overall_analysis": "홍**********************님, 돈 걱정이 몸까지 무겁게 하기 쉬운 날입니다. 걱정한다고 오늘 바뀌는 것은 많지 않습니다. 좋은 소식과 미룬 숙제가 함께 오는 하루입니다.",
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
              "reason": "초저녁에는 판단이 또렷하니 미룬 답을 보내세요."
            }
          },
          "investment_fortune": {
            "short_term": {
              "message": "조급함은 몸에서 먼저 시작됩니다. 화면을 보다가 어깨가 굳으면 자리에서 일어나세요.",
              "warning": "처음보다 큰 몫을 한꺼번에 옮기지 마세요."
            },
            "long_term": {
              "message": "남보다 앞서는 것보다 작년의 나보다 나아지는 것이 오래갑니다.",
              "advice": "작년 이맘때보다 나아진 것을 하나 적어 보세요."
            },
            "example": "남의 성공담을 들은 날에 내 지난 기록을 먼저 펼쳐 보면, 내 걸음이 어디까지 왔는지 보입니다."
          },
          "why_explanation": "을사(乙巳)일에는 정재, 곧 꾸준히 모으는 돈이 윗글자로 들어옵니다. 윗글자의 나무 기운이 바로 이 사주가 가장 부담스러워하는 힘입니다."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8chmy73zrg6xfxzy1n1er1k",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 95,
          "latency": 95,
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
        "generated_at": "2026-11-26T18:24:55.107Z"
      }
    },
    "composeWeeklyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8chmyb4274zj29cbmt2wpbr"
      },
      "status": 200,
      "answer": {
        "data": {
          "week_start": "2026-11-23",
          "week_end": "2026-11-29",
          "score": 59,
          "summary": "이번 주는 홍**********************님이 힘을 나누어 쓸수록 편안합니다. 수요일에는 작은 것에 매이기 쉬우니 큰 줄기부터 끝내고 세세한 것은 나중에 보세요. 일요일에는 도와줄 사람이 가까우니 막힌 것을 이날 물어보세요.",
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
              "keyword": "작은 것 넘기기"
            },
            {
              "date": "2026-11-28",
              "day_pillar": "병오",
              "day_element": "fire",
              "score": 66,
              "keyword": "앞날 그리기"
            },
            {
              "date": "2026-11-29",
              "day_pillar": "정미",
              "day_element": "fire",
              "score": 80,
              "keyword": "차분한 독서"
            }
          ],
          "best_day": "2026-11-29",
          "caution_day": "2026-11-25",
          "advice": "꼭 해야 할 일과 하지 않아도 될 일을 나누어 보세요. 말이 길어질 것 같으면 하루 뒤에 다시 이야기하세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8chmybrx6p9s701r26derbh",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 44,
          "latency": 44,
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
        "generated_at": "2026-11-26T18:24:55.205Z"
      }
    },
    "getCharacter": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8chmydvj98bd8hp95yeps51"
      },
      "status": 200,
      "answer": {
        "data": {
          "character": {
            "title": "초여름의 의로운 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮아, 어려움을 겪을수록 쓸모가 커집니다. 어려운 일 앞에서 오히려 강해지고, 책임을 피하지 않습니다. 다만 스스로를 몰아세워 쉴 때를 놓칩니다. 힘을 아껴 한곳에 모을 때 숨은 실력이 나옵니다.",
            "investment_identity": "위태로운 때에도 침착하게 결단합니다. 다만 긴장을 즐기다 무리하기 쉽습니다. 감당할 만큼을 먼저 적고 그 안에서 움직이세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8chmye6g7pbfyd59sc9y1hg",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 36,
          "latency": 36,
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
        "generated_at": "2026-11-26T18:24:55.274Z"
      }
    },
    "getTendency": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8chmyg48jd06s0a6d5tx5k8"
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
            "summary": "홍**********************님은 잃을 것과 얻을 것을 나란히 놓고 재는 편입니다. 중간에 한 번씩 돌아보며 계속할지 멈출지 정합니다. 새것과 익숙한 것을 고루 살핍니다.",
            "warning": "두루 살피느라 한 가지를 끝까지 밀지 못할 때가 있습니다. 이번 계절에 집중할 것 하나를 먼저 고르세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8chmyghac73c0wrgcebepv5",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 35,
          "latency": 35,
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
        "generated_at": "2026-11-26T18:24:55.349Z"
      }
    },
    "getRadar": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8chmyjg9r3ccwf07rab1dpa"
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
          "request_id": "req_01m8chmyk0s2zvbr0a363sdw0x",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 46,
          "latency": 46,
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
        "generated_at": "2026-11-26T18:24:55.439Z"
      }
    },
    "getPopularCoins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8chmyna3459a83qkh3q4wty"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 6,
          "insufficient_data": false,
          "as_of": "2026-11-26T18:24:55.491Z",
          "coins": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8chmynntsqm8jbzm2gppyy0",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 35,
          "latency": 35,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "popular_coins"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-26T18:24:55.512Z"
      }
    },
    "getElementComparison": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8chmyqmgxvyhc8r3csrdhsr"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 7,
          "insufficient_data": false,
          "as_of": "2026-11-26T18:24:55.560Z",
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
          "request_id": "req_01m8chmyqz1bd2jt2t2yg7v6fe",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 23,
          "latency": 23,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "comparison"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-26T18:24:55.573Z"
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
          "as_of": "2026-11-26T18:24:55.599Z",
          "rankings": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8chmys5c3esk5x3g7t4wba4",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 19,
          "latency": 19,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "fortune_ranking"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-26T18:24:55.608Z"
      }
    },
    "getTradingStyles": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8chmytg4xypnzfkac42ejtz"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-26T18:24:55.649Z",
          "styles": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8chmytt91zp0hgf9w0zhgap",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 13,
          "latency": 13,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "trading_styles"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-26T18:24:55.656Z"
      }
    },
    "getPortfolioBreakdown": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8chmyvxz7x4dh61kj275pzt"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-26T18:24:55.694Z",
          "assets": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8chmyw79058332dkhdhyb14",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 16,
          "latency": 16,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "portfolio_breakdown"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-26T18:24:55.703Z"
      }
    },
    "getSajuTwins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m8chmyxa7whm1pxwghwjd8re"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 10,
          "insufficient_data": false,
          "as_of": "2026-11-26T18:24:55.599Z",
          "same_day_pillar": 10,
          "same_four_pillars": 10,
          "common_coins": [],
          "common_styles": [],
          "average_score_today": null
        },
        "meta": {
          "model": null,
          "request_id": "req_01m8chmyxmp5j14jry8w0p098e",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 19,
          "latency": 19,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "saju_twin"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-26T18:24:55.751Z"
      }
    },
    "streamDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8chmyyv1w9akv371tcp0qdr"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8chmyzcd5kbz17h8kyd3hw7.character",
          "event": "character",
          "data": {
            "title": "초여름의 의로운 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮아, 어려움을 겪을수록 쓸모가 커집니다. 어려운 일 앞에서 오히려 강해지고, 책임을 피하지 않습니다. 다만 스스로를 몰아세워 쉴 때를 놓칩니다. 힘을 아껴 한곳에 모을 때 숨은 실력이 나옵니다.",
            "investment_identity": "위태로운 때에도 침착하게 결단합니다. 다만 긴장을 즐기다 무리하기 쉽습니다. 감당할 만큼을 먼저 적고 그 안에서 움직이세요."
          }
        },
        {
          "id": "call_01m8chmyzcd5kbz17h8kyd3hw7.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 잃을 것과 얻을 것을 나란히 놓고 재는 편입니다. 중간에 한 번씩 돌아보며 계속할지 멈출지 정합니다. 새것과 익숙한 것을 고루 살핍니다.",
            "warning": "두루 살피느라 한 가지를 끝까지 밀지 못할 때가 있습니다. 이번 계절에 집중할 것 하나를 먼저 고르세요."
          }
        },
        {
          "id": "call_01m8chmyzcd5kbz17h8kyd3hw7.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "today_fortune": {
              "date": "2026-11-27",
              "formatted_date": "2026년 11월 27일 금요일",
              "day_element": "wood",
              "score": 55,
              "overall_analysis": "홍**********************님, 돈 걱정이 몸까지 무겁게 하기 쉬운 날입니다. 걱정한다고 오늘 바뀌는 것은 많지 않습니다. 좋은 소식과 미룬 숙제가 함께 오는 하루입니다.",
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
                "reason": "초저녁에는 판단이 또렷하니 미룬 답을 보내세요."
              }
            },
            "investment_fortune": {
              "short_term": {
                "message": "조급함은 몸에서 먼저 시작됩니다. 화면을 보다가 어깨가 굳으면 자리에서 일어나세요.",
                "warning": "처음보다 큰 몫을 한꺼번에 옮기지 마세요."
              },
              "long_term": {
                "message": "남보다 앞서는 것보다 작년의 나보다 나아지는 것이 오래갑니다.",
                "advice": "작년 이맘때보다 나아진 것을 하나 적어 보세요."
              },
              "example": "남의 성공담을 들은 날에 내 지난 기록을 먼저 펼쳐 보면, 내 걸음이 어디까지 왔는지 보입니다."
            },
            "why_explanation": "을사(乙巳)일에는 정재, 곧 꾸준히 모으는 돈이 윗글자로 들어옵니다. 윗글자의 나무 기운이 바로 이 사주가 가장 부담스러워하는 힘입니다."
          }
        },
        {
          "id": "call_01m8chmyzcd5kbz17h8kyd3hw7.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8chmyz6h3fjxqv4002vm699",
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
          "id": "call_01m8chmz2gsyswws7hx072w6kj.character",
          "event": "character",
          "data": {
            "title": "이른 봄의 당당한 큰 나무",
            "dayMaster": "갑목",
            "dayMasterHanja": "甲",
            "elementName": "목(木)",
            "emoji": "🌳",
            "identity": "홍길동님은 봄볕에 새순을 올리는 큰 나무를 닮아, 뜻을 세우면 위로 곧게 뻗어 갑니다. 남의 도움보다 제 손을 믿고, 시작한 일은 제 방식대로 끝을 봅니다. 다만 굽히기 싫어 돌아가는 길을 놓칠 때가 있습니다. 스스로 끌고 가는 힘이 커서, 베풀고 움직일수록 일이 풀립니다.",
            "investmentIdentity": "돈 앞에서도 남의 말보다 제 판단을 믿습니다. 흔들리지 않는 것이 장점이지만, 틀린 판단을 오래 붙들기도 합니다. 고른 까닭을 적어 두고 까닭이 사라지면 미련 없이 놓으세요."
          }
        },
        {
          "id": "call_01m8chmz2gsyswws7hx072w6kj.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "홍길동님은 해 볼 만한 모험과 무모한 모험을 가릴 줄 압니다. 목표가 또렷하면 기다리고, 흐릿하면 다시 생각합니다. 새 소식을 들어도 하루쯤 두고 봅니다.",
            "warning": "형편에 맞추어 잘 바뀌는 대신 기준이 흔들릴 때가 있습니다. 바꾸지 않을 것 하나를 먼저 적어 두세요."
          }
        },
        {
          "id": "call_01m8chmz2gsyswws7hx072w6kj.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "todayFortune": {
              "date": "2026-11-27",
              "formattedDate": "2026년 11월 27일 금요일",
              "dayElement": "wood",
              "score": 61,
              "overallAnalysis": "홍길동님, 겨뤄야 할 자리에서 배짱이 붙습니다. 미리 겁내던 일도 막상 부딪치면 할 만합니다. 작은 보람이 여러 번 찾아옵니다.",
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
                  "text": "괜찮은 척하느라 아픈 데를 참지 마세요."
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
                "message": "눈이 밝은 날이라도 거래는 천천히 하는 편이 낫습니다. 한 번 더 본다고 놓치는 것은 드뭅니다.",
                "warning": "뉴스 하나에 세워 둔 계획을 뒤집지 마세요."
              },
              "longTerm": {
                "message": "처음의 까닭이 사라진 것을 붙들고 있지 않은지 돌아보는 눈이 필요합니다.",
                "advice": "가장 오래 두고 있는 것의 처음 까닭을 떠올려 보세요."
              },
              "example": "가령 계절의 첫날마다 가진 것의 이름 옆에 까닭을 다시 적고, 적지 못한 것에 표시하는 것입니다."
            },
            "whyExplanation": "윗글자에 겁재, 곧 내 몫을 다투는 경쟁자가 놓인 을사(乙巳)일입니다. 윗글자의 나무 기운은 이 사주가 가장 반기는 힘은 아니어도 든든한 조력자입니다. 한편 아랫글자는 태어난 달의 글자와 조금 어긋나는 사이라 걸리는 데가 있습니다."
          }
        },
        {
          "id": "call_01m8chmz2gsyswws7hx072w6kj.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8chmz295pck5t2hg6th3t12",
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
        "profile_id": "prf_01m8chmz74qw8m6142xng5qm4f"
      },
      "status": 200,
      "answer": {
        "data": {
          "year": 2026,
          "year_pillar": "병오",
          "score": 66,
          "summary": "홍**********************님, 올해에는 바깥의 인연이 반가운 소식을 가져옵니다. 오래 알던 사람이 뜻밖의 길을 열어 줍니다. 십 년마다 바뀌는 대운은 지금 네 번째인 정축(丁丑)이고, 정관, 곧 규칙과 맡은 책임이 바탕이 되는 시기입니다. 6월에는 들뜨기 쉬우니 돈이 걸린 결정은 하루 뒤에 하세요. 9월에는 가까운 사람과 뜻이 맞으니 함께 결정할 일을 의논하세요.",
          "quarters": [
            {
              "quarter": 1,
              "score": 60,
              "advice": "연초에는 작은 셈에 매이기 쉬우니 꼭 지킬 것 하나만 챙기세요."
            },
            {
              "quarter": 2,
              "score": 59,
              "advice": "봄과 초여름에는 속도가 나지 않으니 할 일을 작게 나누어 지우세요."
            },
            {
              "quarter": 3,
              "score": 72,
              "advice": "한여름과 초가을에는 어른의 조언이 길이 되니 찾아뵙고 이야기를 들어 보세요."
            },
            {
              "quarter": 4,
              "score": 67,
              "advice": "연말에는 남다른 생각이 떠오르니 공책을 가지고 다녀 보세요."
            }
          ],
          "months": [
            {
              "month": 1,
              "score": 74,
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
              "keyword": "차분한 독서"
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
              "keyword": "혼자만의 시간"
            },
            {
              "month": 11,
              "score": 70,
              "keyword": "따뜻한 도움"
            },
            {
              "month": 12,
              "score": 62,
              "keyword": "내 걸음대로"
            }
          ],
          "advice": "저축의 순서를 앞으로 옮기고 그대로 이어 가세요. 날마다 걷는 시간을 일과에 넣으세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8chmz7dcgcwr4ep02g4612e",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 39,
          "latency": 39,
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
        "generated_at": "2026-11-26T18:24:56.084Z"
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
          "profile_id": "prf_01m8chmz9bjggqw0zcqdn5wdw7"
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
          "request_id": "req_01m8chmz9r3s6dh65v7v3v8ca5",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 17,
          "latency": 17,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": []
          },
          "simulated": false
        },
        "generated_at": "2026-11-26T18:24:56.137Z"
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
        "id": "prf_01m8chmzb2s9czwntgk3xc6jgc",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-26T18:24:56.162Z",
        "updated_at": "2026-11-26T18:24:56.162Z"
      }
    },
    "listProfiles": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8chmzbwe5zmfrcpd53f1pyp",
            "external_id": "customer-1001",
            "name": "홍**",
            "birth_year": "19**",
            "gender": "female",
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-26T18:24:56.188Z",
            "updated_at": "2026-11-26T18:24:56.188Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfile": {
      "params": {
        "id": "prf_01m8chmzd6tcyqvxyf9aqptgwk"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8chmzd6tcyqvxyf9aqptgwk",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-26T18:24:56.230Z",
        "updated_at": "2026-11-26T18:24:56.230Z"
      }
    },
    "unmaskProfile": {
      "params": {
        "id": "prf_01m8chmzemhm1chet8v62wk24f"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8chmzemhm1chet8v62wk24f",
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
        "created_at": "2026-11-26T18:24:56.276Z",
        "updated_at": "2026-11-26T18:24:56.276Z"
      }
    },
    "replaceProfile": {
      "params": {
        "id": "prf_01m8chmzg5ja6c7eb2qem0fjm1"
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
        "id": "prf_01m8chmzg5ja6c7eb2qem0fjm1",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-26T18:24:56.325Z",
        "updated_at": "2026-11-26T18:24:56.337Z"
      }
    },
    "updateProfile": {
      "params": {
        "id": "prf_01m8chmzjrqnb4eqs2vjhw1f90"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8chmzjrqnb4eqs2vjhw1f90",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-26T18:24:56.408Z",
        "updated_at": "2026-11-26T18:24:56.430Z"
      }
    },
    "deleteProfile": {
      "params": {
        "id": "prf_01m8chmzmm73092cbhhqe3zzew"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8chmzmm73092cbhhqe3zzew",
        "deleted": true,
        "deleted_at": "2026-11-26T18:24:56.505Z",
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
          "prf_01m8chmzpzp3e7bwqgcpnw3nh5"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8chmzqbx8swj51e6bqczb3f",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-26T18:24:56.556Z",
        "estimated_completion": "2026-11-26T18:24:56.714Z"
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
        "batch_id": "batch_01m8chmzv3x6m38c25cpjcsahe"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8chmzv3x6m38c25cpjcsahe",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-26T18:24:56.675Z",
        "estimated_completion": "2026-11-26T18:24:56.827Z",
        "completed_at": "2026-11-26T18:24:56.946Z",
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
        "batch_id": "batch_01m8chn05b4t11cbczqa2xn7jr"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8chn05b4t11cbczqa2xn7jr",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 1,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "gemini",
        "created_at": "2026-11-26T18:24:57.003Z",
        "estimated_completion": "2026-11-26T18:24:57.155Z",
        "completed_at": "2026-11-26T18:24:57.039Z",
        "results": [
          {
            "profile_id": "prf_01m8chn0519fckesm8gkg6kyzq",
            "fortune_id": null,
            "status": "canceled"
          }
        ]
      }
    },
    "retryBatch": {
      "params": {
        "batch_id": "batch_01m8chn07ewpcqb1vw4rrjr677"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "batch_01m8chn07ewpcqb1vw4rrjr677",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-26T18:24:57.070Z",
        "estimated_completion": "2026-11-26T18:24:57.354Z"
      }
    },
    "followBatch": {
      "params": {
        "batch_id": "batch_01m8chn0c4m5qg35xm9db6mkct"
      },
      "query": {},
      "status": 200,
      "answer": [
        {
          "id": "batch_01m8chn0c4m5qg35xm9db6mkct.1",
          "event": "complete",
          "data": {
            "id": "batch_01m8chn0c4m5qg35xm9db6mkct",
            "status": "failed",
            "total_count": 1,
            "completed_count": 0,
            "failed_count": 1,
            "canceled_count": 0,
            "fortune_type": "daily",
            "fortune_date": "2026-11-27",
            "model": "haiku",
            "created_at": "2026-11-26T18:24:57.220Z",
            "estimated_completion": "2026-11-26T18:24:57.372Z",
            "completed_at": "2026-11-26T18:24:57.561Z",
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
        "profile_id": "prf_01m8chn0qv1gmqq7tp47dqwgf5",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8chn0r9nv50cq62fvwp0qqx",
        "profile_id": "prf_01m8chn0qv1gmqq7tp47dqwgf5",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "돈 걱정이 몸까지 무겁게 하기 쉬운 날입니다. 걱정한다고 오늘 바뀌는 것은 많지 않습니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍**********************님, 좋은 소식과 미룬 숙제가 함께 오는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "뜻하지 않게 나갈 돈이 생기기 쉽습니다. 비상금이 어디에 있는지 확인해 두세요."
          },
          "love": {
            "score": 59,
            "description": "쫓기는 마음에 짧게 답하게 됩니다. 바쁘다면 언제 다시 이야기할지 말해 주세요."
          },
          "health": {
            "score": 49,
            "description": "몸이 평소보다 천천히 깨어납니다. 서두르지 말고 여유 있게 움직이세요."
          },
          "career": {
            "score": 57,
            "description": "같은 일을 두 번 하기 쉽습니다. 시작하기 전에 조건을 한 번 더 물어보세요."
          }
        },
        "lucky_items": {
          "number": 40,
          "color": "베이지색",
          "direction": "한가운데",
          "time": "17:00-19:00"
        },
        "advice": "앞으로 큰돈이 들 일을 달력에 적어 두세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-26T18:24:57.624Z",
        "latency_ms": 15,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-26T18:24:57.609Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8chn0r5xqv0bv147mjysg4j",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 26,
          "latency": 26,
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
        "profile_id": "prf_01m8chn0sjm1c1dwt3rfzf8fac"
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
        "profile_id": "prf_01m8chn0tekm9ysm4x6gf5ype9"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8chn0txqkae5ravsx8vxjsz",
        "profile_id": "prf_01m8chn0tekm9ysm4x6gf5ype9",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "돈 걱정이 몸까지 무겁게 하기 쉬운 날입니다. 걱정한다고 오늘 바뀌는 것은 많지 않습니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍**********************님, 좋은 소식과 미룬 숙제가 함께 오는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "뜻하지 않게 나갈 돈이 생기기 쉽습니다. 비상금이 어디에 있는지 확인해 두세요."
          },
          "love": {
            "score": 59,
            "description": "쫓기는 마음에 짧게 답하게 됩니다. 바쁘다면 언제 다시 이야기할지 말해 주세요."
          },
          "health": {
            "score": 49,
            "description": "몸이 평소보다 천천히 깨어납니다. 서두르지 말고 여유 있게 움직이세요."
          },
          "career": {
            "score": 57,
            "description": "같은 일을 두 번 하기 쉽습니다. 시작하기 전에 조건을 한 번 더 물어보세요."
          }
        },
        "lucky_items": {
          "number": 40,
          "color": "베이지색",
          "direction": "한가운데",
          "time": "17:00-19:00"
        },
        "advice": "앞으로 큰돈이 들 일을 달력에 적어 두세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-26T18:24:57.711Z",
        "latency_ms": 18,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-26T18:24:57.693Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8chn0tppve8dgjqcza1r5zc",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 32,
          "latency": 32,
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
        "id": "ftn_01m8chn0wphazqf2ea0jzgfdah"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8chn0wphazqf2ea0jzgfdah",
        "profile_id": "prf_01m8chn0wcw1dgcq6e3sxfdgv9",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "돈 걱정이 몸까지 무겁게 하기 쉬운 날입니다. 걱정한다고 오늘 바뀌는 것은 많지 않습니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍**********************님, 좋은 소식과 미룬 숙제가 함께 오는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "뜻하지 않게 나갈 돈이 생기기 쉽습니다. 비상금이 어디에 있는지 확인해 두세요."
          },
          "love": {
            "score": 59,
            "description": "쫓기는 마음에 짧게 답하게 됩니다. 바쁘다면 언제 다시 이야기할지 말해 주세요."
          },
          "health": {
            "score": 49,
            "description": "몸이 평소보다 천천히 깨어납니다. 서두르지 말고 여유 있게 움직이세요."
          },
          "career": {
            "score": 57,
            "description": "같은 일을 두 번 하기 쉽습니다. 시작하기 전에 조건을 한 번 더 물어보세요."
          }
        },
        "lucky_items": {
          "number": 40,
          "color": "베이지색",
          "direction": "한가운데",
          "time": "17:00-19:00"
        },
        "advice": "앞으로 큰돈이 들 일을 달력에 적어 두세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-26T18:24:57.767Z",
        "latency_ms": 17,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "unmaskFortune": {
      "params": {
        "id": "ftn_01m8chn0yf138besqqm3wn1yew"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8chn0yf138besqqm3wn1yew",
        "profile_id": "prf_01m8chn0y6dsseyq2hcvwychr8",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "돈 걱정이 몸까지 무겁게 하기 쉬운 날입니다. 걱정한다고 오늘 바뀌는 것은 많지 않습니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍mke560ad649c6ec1257882님, 좋은 소식과 미룬 숙제가 함께 오는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "뜻하지 않게 나갈 돈이 생기기 쉽습니다. 비상금이 어디에 있는지 확인해 두세요."
          },
          "love": {
            "score": 59,
            "description": "쫓기는 마음에 짧게 답하게 됩니다. 바쁘다면 언제 다시 이야기할지 말해 주세요."
          },
          "health": {
            "score": 49,
            "description": "몸이 평소보다 천천히 깨어납니다. 서두르지 말고 여유 있게 움직이세요."
          },
          "career": {
            "score": 57,
            "description": "같은 일을 두 번 하기 쉽습니다. 시작하기 전에 조건을 한 번 더 물어보세요."
          }
        },
        "lucky_items": {
          "number": 40,
          "color": "베이지색",
          "direction": "한가운데",
          "time": "17:00-19:00"
        },
        "advice": "앞으로 큰돈이 들 일을 달력에 적어 두세요.",
        "analysis": {
          "day_energy": "을사(乙巳)일에는 윗글자로 정재, 곧 꾸준히 모으는 돈이 들어옵니다. 바탕에는 편관, 곧 나를 몰아붙이는 힘이 깔려 있습니다.",
          "element_interaction": "윗글자의 나무 기운이 바로 이 사주가 가장 부담스러워하는 힘입니다.",
          "recommendations": [
            "걱정되는 일은 종이에 적고 내일 볼 것으로 넘기세요.",
            "미뤄 둔 답장을 하나 보내세요.",
            "잠자리에서까지 셈을 하지 마세요."
          ]
        },
        "profile": {
          "id": "prf_01m8chn0y6dsseyq2hcvwychr8",
          "name": "홍mke560ad649c6ec1257882",
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
        "generated_at": "2026-11-26T18:24:57.827Z",
        "latency_ms": 20,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "deleteFortune": {
      "params": {
        "id": "ftn_01m8chn11vb6svbz9470gydc86"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8chn11vb6svbz9470gydc86",
        "deleted": true,
        "deleted_at": "2026-11-26T18:24:57.955Z"
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
        "id": "whk_01m8chn153hbt7dbrmey357s8s",
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
        "created_at": "2026-11-26T18:24:58.019Z",
        "updated_at": "2026-11-26T18:24:58.019Z",
        "secret": "whsec_Pwho8wkDZdM516HgnsOnf5NMw59LSGp2TMsMqH9sJzw="
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
        "id": "whk_01m8chn16jnvwcgqkmytfwdjh5"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8chn16jnvwcgqkmytfwdjh5",
        "url": "https://partner.example/mk92875207d071?6c8b5a710551",
        "events": [
          "profile.created"
        ],
        "description": "to mk92875207d071",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-26T18:24:58.066Z",
        "updated_at": "2026-11-26T18:24:58.066Z"
      }
    },
    "updateWebhook": {
      "params": {
        "id": "whk_01m8chn179jkj72btmeqxmgetg"
      },
      "query": {},
      "body": {
        "description": "운세 알림",
        "active": true
      },
      "status": 200,
      "answer": {
        "id": "whk_01m8chn179jkj72btmeqxmgetg",
        "url": "https://partner.example/mk9dabfd734573?5267a6573cb1",
        "events": [
          "profile.created"
        ],
        "description": "운세 알림",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-26T18:24:58.089Z",
        "updated_at": "2026-11-26T18:24:58.097Z"
      }
    },
    "deleteWebhook": {
      "params": {
        "id": "whk_01m8chn183xkehzgamc3gem1nf"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8chn183xkehzgamc3gem1nf",
        "deleted": true,
        "deleted_at": "2026-11-26T18:24:58.126Z"
      }
    },
    "testWebhook": {
      "params": {
        "id": "whk_01m8chn18yhq09xcf4mdx6ghmr"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8chn18yhq09xcf4mdx6ghmr",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8chn197nqtvt61xdd1a2r57",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 5,
          "attempted_at": "2026-11-26T18:24:58.161Z"
        },
        "payload_sent": {
          "id": "evt_01m8chn197nqtvt61xdd1a2r56",
          "type": "test.ping",
          "created_at": "2026-11-26T18:24:58.151Z",
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
        "id": "whk_01m8chn1b4agpfahsgd5j3jk66"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8chn1b4agpfahsgd5j3jk66",
        "url": "https://partner.example/mkf1feb98b93b3?bd7e3be9254d",
        "events": [
          "profile.created"
        ],
        "description": "to mkf1feb98b93b3",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-26T18:24:58.212Z",
        "updated_at": "2026-11-26T18:24:58.221Z",
        "secret": "whsec_iW5rXJ3dXLW1cTnH3Ex5bN7VttI8HIqhyolCobEjH9Y="
      }
    },
    "listDeliveries": {
      "params": {
        "id": "whk_01m8chn1c5fjd3n5z00gz5k8ts"
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
        "id": "whk_01m8chn1d2fms3y10q1xz08ktn",
        "delivery_id": "dlv_01m8chn1dead65p56qczjvjdyq"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "dlv_01m8chn1dead65p56qczjvjdyq",
        "status": "success",
        "response_code": 204,
        "response_time_ms": 1,
        "attempted_at": "2026-11-26T18:24:58.315Z",
        "event_id": "evt_01m8chn1de2s7j39kr6x6k0g9c",
        "event_type": "profile.created",
        "attempts": [
          {
            "number": 1,
            "attempted_at": "2026-11-26T18:24:58.315Z",
            "response_time_ms": 1,
            "payload": {
              "id": "evt_01m8chn1de2s7j39kr6x6k0g9c",
              "type": "profile.created",
              "created_at": "2026-11-26T18:24:58.286Z",
              "livemode": false,
              "data": {
                "profile_id": "prf_01m8chn1d9zzsgfhag0rc66p60",
                "day_master": "경금"
              }
            },
            "request_headers": {
              "Content-Type": "application/json",
              "User-Agent": "Saju-Webhooks/1",
              "X-Saju-Event": "profile.created",
              "X-Saju-Delivery": "dlv_01m8chn1dead65p56qczjvjdyq",
              "X-Saju-Signature": "dae9acec1b7eda2d31f2086df26cd27d14f5382ccbcf3b15e104901fba12ef77",
              "webhook-id": "evt_01m8chn1de2s7j39kr6x6k0g9c",
              "webhook-timestamp": "1795717498",
              "webhook-signature": "v1,DAL67W6VGJtMKbbtYvSABR0t/GOPg68PZN/EkbwwOhE="
            },
            "response_status": 204,
            "response_headers": {
              "date": "Thu, 26 Nov 2026 18:24:58 GMT",
              "connection": "keep-alive",
              "keep-alive": "timeout=60"
            },
            "response_body": ""
          }
        ],
        "created_at": "2026-11-26T18:24:58.286Z",
        "next_attempt_at": null
      }
    },
    "replayEvents": {
      "params": {
        "id": "whk_01m8chn1g04swfq4m34zz1wxs0"
      },
      "query": {},
      "body": {
        "since": "2026-01-01T00:00:00Z",
        "status": "all"
      },
      "status": 202,
      "answer": {
        "webhook_id": "whk_01m8chn1g04swfq4m34zz1wxs0",
        "queued": 0
      }
    },
    "redeliverEvent": {
      "params": {
        "id": "whk_01m8chn1gzcqh2zw2nwb7xax2e",
        "delivery_id": "dlv_01m8chn1haxts5rag461ygerff"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "dlv_01m8chn1haxts5rag461ygerff",
        "status": "pending",
        "response_code": 204,
        "response_time_ms": 1,
        "attempted_at": "2026-11-26T18:24:58.434Z",
        "event_id": "evt_01m8chn1hart468xqhgkaz88ww",
        "event_type": "profile.created",
        "attempts": 1,
        "created_at": "2026-11-26T18:24:58.410Z",
        "next_attempt_at": "2026-11-26T18:24:58.459Z"
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
        "id": "evt_01m8chn1n33q62mjd8pqtge0dy"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "evt_01m8chn1n33q62mjd8pqtge0dy",
        "type": "profile.created",
        "created_at": "2026-11-26T18:24:58.531Z",
        "livemode": false,
        "data": {
          "profile_id": "prf_01m8chn1mxxx8a6h8ppjbvcfvq",
          "day_master": "경금"
        },
        "deliveries": [
          {
            "id": "dlv_01m8chn1n3xs2fcaqg9mefq63s",
            "webhook_id": "whk_01m8chn1mesgv1a7qbysw2pzh3",
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
        "id": "key_01m8chn1re92v2ya8rchkg0yz7",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_8NyOZNFCF7ah",
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
        "created_at": "2026-11-26T18:24:58.624Z",
        "expires_at": null,
        "key": "bs_test_8NyOZNFCF7ahh1pOcuSP8gD7789xXZ3R7c8gvvS1tbAv"
      }
    },
    "listKeys": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "key_01m8chn1sp8947ncncwpznbh29",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_YI4Ww4OpDs8x",
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
            "created_at": "2026-11-26T18:24:58.676Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8chn1s86vqk7xh5k4qswjqq",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_bGkb8GEVL6ep",
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
            "created_at": "2026-11-26T18:24:58.654Z",
            "expires_at": "2026-11-27T18:24:58.676Z",
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": "key_01m8chn1sp8947ncncwpznbh29"
          },
          {
            "id": "key_01m8chn1rr5rj5s7c754z70g3m",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_7I7D6gaYaXgx",
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
            "created_at": "2026-11-26T18:24:58.646Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m8chn1rns6spcwwxscp0qymx",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_hNhe7yjJUHng",
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
            "created_at": "2026-11-26T18:24:58.643Z",
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
        "id": "key_01m8chn1x2p7r9h9r29k38bewt"
      },
      "query": {},
      "status": 204,
      "answer": []
    },
    "rotateKey": {
      "params": {
        "id": "key_01m8chn20drter9k8fcpwfz4kr"
      },
      "query": {},
      "body": {
        "overlap_hours": 24
      },
      "status": 201,
      "answer": {
        "id": "key_01m8chn20x68jmpg3x5s5ymcyg",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_RcpfupazKx32",
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
        "created_at": "2026-11-26T18:24:58.903Z",
        "expires_at": null,
        "key": "bs_test_RcpfupazKx32i8ZeTMLMSyNDp5XkMo9gyTu1t0zD7RNJ"
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
          "resets_at": "2026-11-26T18:25:58.938Z"
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
        "resource_id": "prf_01m8chn26t5qn66hhw5d73rttn"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "id": 245874274717696,
            "action": "profile.created",
            "resource_type": "profile",
            "resource_id": "prf_01m8chn26t5qn66hhw5d73rttn",
            "actor_ip": "127.0.0.1",
            "actor_api_key": "bs_test_nEfzPsPQDIqE",
            "request_id": "req_01m8chn26nhs47drw92z4wj385",
            "metadata": {},
            "created_at": "2026-11-26T18:24:59.101Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "streamFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8chn27ntgcdf5j5850vj73n",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8chn280zb8rgz85bv8dp0vb.character",
          "event": "character",
          "data": {
            "title": "초여름의 의로운 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮아, 어려움을 겪을수록 쓸모가 커집니다. 어려운 일 앞에서 오히려 강해지고, 책임을 피하지 않습니다. 다만 스스로를 몰아세워 쉴 때를 놓칩니다. 힘을 아껴 한곳에 모을 때 숨은 실력이 나옵니다.",
            "investment_identity": "위태로운 때에도 침착하게 결단합니다. 다만 긴장을 즐기다 무리하기 쉽습니다. 감당할 만큼을 먼저 적고 그 안에서 움직이세요."
          }
        },
        {
          "id": "call_01m8chn280zb8rgz85bv8dp0vb.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 잃을 것과 얻을 것을 나란히 놓고 재는 편입니다. 중간에 한 번씩 돌아보며 계속할지 멈출지 정합니다. 새것과 익숙한 것을 고루 살핍니다.",
            "warning": "두루 살피느라 한 가지를 끝까지 밀지 못할 때가 있습니다. 이번 계절에 집중할 것 하나를 먼저 고르세요."
          }
        },
        {
          "id": "call_01m8chn280zb8rgz85bv8dp0vb.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8chn281acg86gyyzgvc1hky",
            "profile_id": "prf_01m8chn27ntgcdf5j5850vj73n",
            "fortune_type": "daily",
            "fortune_date": "2026-11-27",
            "model": "haiku",
            "score": 55,
            "summary": "돈 걱정이 몸까지 무겁게 하기 쉬운 날입니다. 걱정한다고 오늘 바뀌는 것은 많지 않습니다.",
            "categories": {
              "overall": {
                "score": 55,
                "description": "홍**********************님, 좋은 소식과 미룬 숙제가 함께 오는 하루입니다."
              },
              "wealth": {
                "score": 56,
                "description": "뜻하지 않게 나갈 돈이 생기기 쉽습니다. 비상금이 어디에 있는지 확인해 두세요."
              },
              "love": {
                "score": 59,
                "description": "쫓기는 마음에 짧게 답하게 됩니다. 바쁘다면 언제 다시 이야기할지 말해 주세요."
              },
              "health": {
                "score": 49,
                "description": "몸이 평소보다 천천히 깨어납니다. 서두르지 말고 여유 있게 움직이세요."
              },
              "career": {
                "score": 57,
                "description": "같은 일을 두 번 하기 쉽습니다. 시작하기 전에 조건을 한 번 더 물어보세요."
              }
            },
            "lucky_items": {
              "number": 40,
              "color": "베이지색",
              "direction": "한가운데",
              "time": "17:00-19:00"
            },
            "advice": "앞으로 큰돈이 들 일을 달력에 적어 두세요.",
            "profile": {
              "name": "홍**********************",
              "day_master": "경금",
              "day_master_element": "metal"
            },
            "cached": false,
            "generated_at": "2026-11-26T18:24:59.174Z",
            "latency_ms": 37,
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        },
        {
          "id": "call_01m8chn280zb8rgz85bv8dp0vb.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8chn27wy8j9d2jyp40kxbpr",
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
        "id": "prf_01m8chn2ab7eyv3xvccht2trsp",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-26T18:24:59.211Z",
        "updated_at": "2026-11-26T18:24:59.211Z"
      }
    },
    "listProfilesV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m8chn2azjw24hc652ab3k4an",
            "external_id": "customer-1001",
            "person": {
              "name": "홍**",
              "birthDate": "19**-**-**",
              "gender": "female"
            },
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-26T18:24:59.231Z",
            "updated_at": "2026-11-26T18:24:59.231Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfileV2": {
      "params": {
        "id": "prf_01m8chn2cakg6rbh0qter8ew97"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8chn2cakg6rbh0qter8ew97",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-26T18:24:59.274Z",
        "updated_at": "2026-11-26T18:24:59.274Z"
      }
    },
    "updateProfileV2": {
      "params": {
        "id": "prf_01m8chn2dh22ap7kh0b6fyywhb"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m8chn2dh22ap7kh0b6fyywhb",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-26T18:24:59.313Z",
        "updated_at": "2026-11-26T18:24:59.326Z"
      }
    },
    "deleteProfileV2": {
      "params": {
        "id": "prf_01m8chn2fchgmfgq42d8gec889"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8chn2fchgmfgq42d8gec889",
        "deleted": true,
        "deleted_at": "2026-11-26T18:24:59.407Z",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 0
        }
      }
    },
    "unmaskProfileV2": {
      "params": {
        "id": "prf_01m8chn2j2e3fprq5k2c492txb"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m8chn2j2e3fprq5k2c492txb",
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
        "created_at": "2026-11-26T18:24:59.458Z",
        "updated_at": "2026-11-26T18:24:59.458Z"
      }
    },
    "createFortuneV2": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m8chn2k388z6k6mg7pethmn4",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m8chn2kerw6336r6esedvea4",
        "profile_id": "prf_01m8chn2k388z6k6mg7pethmn4",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "돈 걱정이 몸까지 무겁게 하기 쉬운 날입니다. 걱정한다고 오늘 바뀌는 것은 많지 않습니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍**********************님, 좋은 소식과 미룬 숙제가 함께 오는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "뜻하지 않게 나갈 돈이 생기기 쉽습니다. 비상금이 어디에 있는지 확인해 두세요."
          },
          "love": {
            "score": 59,
            "description": "쫓기는 마음에 짧게 답하게 됩니다. 바쁘다면 언제 다시 이야기할지 말해 주세요."
          },
          "health": {
            "score": 49,
            "description": "몸이 평소보다 천천히 깨어납니다. 서두르지 말고 여유 있게 움직이세요."
          },
          "career": {
            "score": 57,
            "description": "같은 일을 두 번 하기 쉽습니다. 시작하기 전에 조건을 한 번 더 물어보세요."
          }
        },
        "lucky_items": {
          "number": 40,
          "color": "베이지색",
          "direction": "한가운데",
          "time": "17:00-19:00"
        },
        "advice": "앞으로 큰돈이 들 일을 달력에 적어 두세요.",
        "cached": false,
        "generated_at": "2026-11-26T18:24:59.515Z",
        "latency_ms": 13,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-26T18:24:59.502Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m8chn2kaqmyrmyx57c88zxxf",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 24,
          "latency": 24,
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
        "profile_id": "prf_01m8chn2mmcw4x7tkeb5tkbr1y"
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
          "prf_01m8chn2nh9dh8d1kpj6hf372a"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m8chn2ns3mhfbq929we14z2b",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-26T18:24:59.577Z",
        "estimated_completion": "2026-11-26T18:24:59.730Z"
      }
    },
    "getBatchV2": {
      "params": {
        "batch_id": "batch_01m8chn2q29a4y0p0rpt8e7c23"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m8chn2q29a4y0p0rpt8e7c23",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "created_at": "2026-11-26T18:24:59.618Z",
        "estimated_completion": "2026-11-26T18:24:59.771Z",
        "completed_at": "2026-11-26T18:24:59.835Z",
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
        "profile_id": "prf_01m8chn2zmbk68d2ye9ckf8ba5",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m8chn302dcgr3cptrsk4w4n2.character",
          "event": "character",
          "data": {
            "title": "초여름의 의로운 무쇠",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "홍**********************님은 불에 달구어지는 여름 무쇠를 닮아, 어려움을 겪을수록 쓸모가 커집니다. 어려운 일 앞에서 오히려 강해지고, 책임을 피하지 않습니다. 다만 스스로를 몰아세워 쉴 때를 놓칩니다. 힘을 아껴 한곳에 모을 때 숨은 실력이 나옵니다.",
            "investment_identity": "위태로운 때에도 침착하게 결단합니다. 다만 긴장을 즐기다 무리하기 쉽습니다. 감당할 만큼을 먼저 적고 그 안에서 움직이세요."
          }
        },
        {
          "id": "call_01m8chn302dcgr3cptrsk4w4n2.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "홍**********************님은 잃을 것과 얻을 것을 나란히 놓고 재는 편입니다. 중간에 한 번씩 돌아보며 계속할지 멈출지 정합니다. 새것과 익숙한 것을 고루 살핍니다.",
            "warning": "두루 살피느라 한 가지를 끝까지 밀지 못할 때가 있습니다. 이번 계절에 집중할 것 하나를 먼저 고르세요."
          }
        },
        {
          "id": "call_01m8chn302dcgr3cptrsk4w4n2.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m8chn302dcgr3cptrsk4w4n3",
            "profile_id": "prf_01m8chn2zmbk68d2ye9ckf8ba5",
            "fortune_type": "daily",
            "fortune_date": "2026-11-27",
            "model": "haiku",
            "score": 55,
            "summary": "돈 걱정이 몸까지 무겁게 하기 쉬운 날입니다. 걱정한다고 오늘 바뀌는 것은 많지 않습니다.",
            "categories": {
              "overall": {
                "score": 55,
                "description": "홍**********************님, 좋은 소식과 미룬 숙제가 함께 오는 하루입니다."
              },
              "wealth": {
                "score": 56,
                "description": "뜻하지 않게 나갈 돈이 생기기 쉽습니다. 비상금이 어디에 있는지 확인해 두세요."
              },
              "love": {
                "score": 59,
                "description": "쫓기는 마음에 짧게 답하게 됩니다. 바쁘다면 언제 다시 이야기할지 말해 주세요."
              },
              "health": {
                "score": 49,
                "description": "몸이 평소보다 천천히 깨어납니다. 서두르지 말고 여유 있게 움직이세요."
              },
              "career": {
                "score": 57,
                "description": "같은 일을 두 번 하기 쉽습니다. 시작하기 전에 조건을 한 번 더 물어보세요."
              }
            },
            "lucky_items": {
              "number": 40,
              "color": "베이지색",
              "direction": "한가운데",
              "time": "17:00-19:00"
            },
            "advice": "앞으로 큰돈이 들 일을 달력에 적어 두세요.",
            "cached": false,
            "generated_at": "2026-11-26T18:24:59.974Z",
            "latency_ms": 68,
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
          "id": "call_01m8chn302dcgr3cptrsk4w4n2.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m8chn2zvpsdvkg2rg6k5dpyz",
            "ai_generated": false,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        }
      ]
    },
    "getFortuneV2": {
      "params": {
        "id": "ftn_01m8chn342x6dw7tgp7ggk3tev"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8chn342x6dw7tgp7ggk3tev",
        "profile_id": "prf_01m8chn33kag7y0rv9txbhvaje",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "돈 걱정이 몸까지 무겁게 하기 쉬운 날입니다. 걱정한다고 오늘 바뀌는 것은 많지 않습니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍**********************님, 좋은 소식과 미룬 숙제가 함께 오는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "뜻하지 않게 나갈 돈이 생기기 쉽습니다. 비상금이 어디에 있는지 확인해 두세요."
          },
          "love": {
            "score": 59,
            "description": "쫓기는 마음에 짧게 답하게 됩니다. 바쁘다면 언제 다시 이야기할지 말해 주세요."
          },
          "health": {
            "score": 49,
            "description": "몸이 평소보다 천천히 깨어납니다. 서두르지 말고 여유 있게 움직이세요."
          },
          "career": {
            "score": 57,
            "description": "같은 일을 두 번 하기 쉽습니다. 시작하기 전에 조건을 한 번 더 물어보세요."
          }
        },
        "lucky_items": {
          "number": 40,
          "color": "베이지색",
          "direction": "한가운데",
          "time": "17:00-19:00"
        },
        "advice": "앞으로 큰돈이 들 일을 달력에 적어 두세요.",
        "cached": false,
        "generated_at": "2026-11-26T18:25:00.054Z",
        "latency_ms": 20,
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
        "id": "ftn_01m8chn36nbxh04sj32jc712qv"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8chn36nbxh04sj32jc712qv",
        "profile_id": "prf_01m8chn361ek3vjp9e6vz6g0fn",
        "fortune_type": "daily",
        "fortune_date": "2026-11-27",
        "model": "haiku",
        "score": 55,
        "summary": "돈 걱정이 몸까지 무겁게 하기 쉬운 날입니다. 걱정한다고 오늘 바뀌는 것은 많지 않습니다.",
        "categories": {
          "overall": {
            "score": 55,
            "description": "홍mka4b8c4dac0df16868d62님, 좋은 소식과 미룬 숙제가 함께 오는 하루입니다."
          },
          "wealth": {
            "score": 56,
            "description": "뜻하지 않게 나갈 돈이 생기기 쉽습니다. 비상금이 어디에 있는지 확인해 두세요."
          },
          "love": {
            "score": 59,
            "description": "쫓기는 마음에 짧게 답하게 됩니다. 바쁘다면 언제 다시 이야기할지 말해 주세요."
          },
          "health": {
            "score": 49,
            "description": "몸이 평소보다 천천히 깨어납니다. 서두르지 말고 여유 있게 움직이세요."
          },
          "career": {
            "score": 57,
            "description": "같은 일을 두 번 하기 쉽습니다. 시작하기 전에 조건을 한 번 더 물어보세요."
          }
        },
        "lucky_items": {
          "number": 40,
          "color": "베이지색",
          "direction": "한가운데",
          "time": "17:00-19:00"
        },
        "advice": "앞으로 큰돈이 들 일을 달력에 적어 두세요.",
        "analysis": {
          "day_energy": "을사(乙巳)일에는 윗글자로 정재, 곧 꾸준히 모으는 돈이 들어옵니다. 바탕에는 편관, 곧 나를 몰아붙이는 힘이 깔려 있습니다.",
          "element_interaction": "윗글자의 나무 기운이 바로 이 사주가 가장 부담스러워하는 힘입니다.",
          "recommendations": [
            "걱정되는 일은 종이에 적고 내일 볼 것으로 넘기세요.",
            "미뤄 둔 답장을 하나 보내세요.",
            "잠자리에서까지 셈을 하지 마세요."
          ]
        },
        "cached": false,
        "generated_at": "2026-11-26T18:25:00.134Z",
        "latency_ms": 17,
        "ai_generated": false,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "person": {
          "name": "홍mka4b8c4dac0df16868d62",
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
        "id": "ftn_01m8chn39b4zgxntv6jm0bg0mz"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m8chn39b4zgxntv6jm0bg0mz",
        "deleted": true,
        "deleted_at": "2026-11-26T18:25:00.256Z"
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
        "id": "whk_01m8chn3bmgvg4gh2fgyvaetzg",
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
        "created_at": "2026-11-26T18:25:00.276Z",
        "updated_at": "2026-11-26T18:25:00.276Z",
        "secret": "whsec_bA6CYRbSHXAxtgYOcVrN2EKcY6faRcgN3uw7Uy7p5os="
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
        "id": "whk_01m8chn3d0j666dqt882pbcy5q"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8chn3d0j666dqt882pbcy5q",
        "url": "https://partner.example/mka4332f4c2520?0ba18cc9f65e",
        "events": [
          "profile.created"
        ],
        "description": "to mka4332f4c2520",
        "active": true,
        "failure_count": 0,
        "disabled_reason": null,
        "disabled_at": null,
        "last_triggered_at": null,
        "created_at": "2026-11-26T18:25:00.320Z",
        "updated_at": "2026-11-26T18:25:00.320Z"
      }
    },
    "deleteWebhookV2": {
      "params": {
        "id": "whk_01m8chn3e04k50njgm0hqfrm24"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m8chn3e04k50njgm0hqfrm24",
        "deleted": true,
        "deleted_at": "2026-11-26T18:25:00.364Z"
      }
    },
    "testWebhookV2": {
      "params": {
        "id": "whk_01m8chn3f1r75pbe1rk811682g"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m8chn3f1r75pbe1rk811682g",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m8chn3fdx08wpsnd4be2xmj4",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 1,
          "attempted_at": "2026-11-26T18:25:00.406Z"
        },
        "payload_sent": {
          "id": "evt_01m8chn3fcgtc96x9a269rn3mv",
          "type": "test.ping",
          "created_at": "2026-11-26T18:25:00.396Z",
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
          "resets_at": "2026-11-26T18:26:00.430Z"
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
        "resource_id": "prf_01m8chn3mwp4mkv2p4myy0b9pe"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "timestamp": "2026-11-26T18:25:00.576Z",
            "action": "profile.created",
            "actor": {
              "type": "api_key",
              "id": "bs_test_X0m0pOH4rvQR"
            },
            "resource": {
              "type": "profile",
              "id": "prf_01m8chn3mwp4mkv2p4myy0b9pe"
            },
            "request_id": "req_01m8chn3mqs5wzz0tcf3h00c6w"
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
      "request_id": "req_01m8chn3pp45vc3zebegxp90fx",
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
      "request_id": "req_01m8chn3pxs46708wwv5zra3mr",
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
        "requestId": "req_01m8chn3q7b10ccsdg8n20cq0m"
      }
    },
    "400 validation_error": {
      "type": "/errors/validation",
      "title": "Bad Request",
      "status": 400,
      "detail": "birth_month: must be from 1 to 12",
      "instance": "/v1/profiles",
      "code": "validation_error",
      "request_id": "req_01m8chn3qtabke393bgapw22ty",
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
      "request_id": "req_01m8chn3qx9jmy5c3pazr0waeh",
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
      "request_id": "req_01m8chn3r0zxg1w58s5fbmry0f",
      "hint": "Send your key in the X-API-Key header."
    },
    "403 forbidden": {
      "type": "/errors/forbidden",
      "title": "Forbidden",
      "status": 403,
      "detail": "The key lacks the permission profile:read.",
      "instance": "/v1/profiles",
      "code": "forbidden",
      "request_id": "req_01m8chn3r34d47yf5bjbtnra36",
      "hint": "Create a key with this permission by POST /v1/keys."
    },
    "404 not_found": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "No such profile.",
      "instance": "/v1/profiles/prf_01kb0c1d2e3f4g5h6j7k8m9n0p",
      "code": "not_found",
      "request_id": "req_01m8chn3ra8by4b78fywga9cyy"
    },
    "409 conflict": {
      "type": "/errors/conflict",
      "title": "Conflict",
      "status": 409,
      "detail": "Another profile has this external_id.",
      "instance": "/v1/profiles",
      "code": "conflict",
      "request_id": "req_01m8chn3rfyq1b8qy2bygz3ntr",
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
      "request_id": "req_01m8chn3t4tpwr36cw6zy1sd78",
      "hint": "To do it again, send the request with a new key."
    },
    "415 unsupported_media_type": {
      "type": "/errors/unsupported-media-type",
      "title": "Unsupported Media Type",
      "status": 415,
      "detail": "The body must be JSON.",
      "instance": "/v1/profiles",
      "code": "unsupported_media_type",
      "request_id": "req_01m8chn3tj6z0cxxgpnwysjdy3",
      "hint": "Send Content-Type: application/json."
    },
    "413 payload_too_large": {
      "type": "/errors/payload-too-large",
      "title": "Payload Too Large",
      "status": 413,
      "detail": "The body is larger than 100 KB.",
      "instance": "/v1/profiles",
      "code": "payload_too_large",
      "request_id": "req_01m8chn3tp0ggqmtrq3k619xv3"
    },
    "404 not_ready": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "The fortune is being generated.",
      "instance": "/v1/fortunes/ftn_01m8chn3tzvkjpc1yyhj8jjx30",
      "code": "not_ready",
      "request_id": "req_01m8chn3v6nnzp436632jns2w4",
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
      "request_id": "req_01m8chn3vc0wh80t89y2qdckkr",
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
        "requestId": "req_01m8chn5bd7bxy3xvgzz3rzgy7"
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
        "requestId": "req_01m8chn5bjvp2njvb26tnypxtk"
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
        "requestId": "req_01m8chn5by7hvy2qnrsypn4107"
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
        "requestId": "req_01m8chn5c952rzx17rqnd6vpbq"
      }
    },
    "legacy 404 not_found": {
      "success": false,
      "error": {
        "code": "not_found",
        "message": "No such key."
      },
      "meta": {
        "requestId": "req_01m8chn5cdjc3ryymt5mt89dy9"
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
        "requestId": "req_01m8chn5cq3ztd5zemc49mmcyk"
      }
    },
    "legacy 413 payload_too_large": {
      "success": false,
      "error": {
        "code": "payload_too_large",
        "message": "The body is larger than 100 KB."
      },
      "meta": {
        "requestId": "req_01m8chn5d2v4psjbdj4fd6rek2"
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
        "requestId": "req_01m8chn5h4k1tt55s4e8w0zk0k"
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
      "request_id": "req_01m8chnakf5kcsv8zhz34rrtgt",
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
        "requestId": "req_01m8chnakknzj889p00bhvbejc"
      }
    }
  },
  "deliveries": {
    "fortune.generated": {
      "id": "evt_01m8chnaz694kc8c70xqss07tc",
      "type": "fortune.generated",
      "created_at": "2026-11-26T18:25:08.337Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8chnaz6x9cp4csx1ev0mk0d",
        "profile_id": "prf_01m8chnap86zcybrgbsf27krvh",
        "fortune_type": "daily",
        "dayMaster": "경금",
        "date": "2026-11-27",
        "score": 55,
        "model": "haiku"
      }
    },
    "fortune.deleted": {
      "id": "evt_01m8chnbky5kdg08thpcwzy0zr",
      "type": "fortune.deleted",
      "created_at": "2026-11-26T18:25:08.734Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m8chnaz6x9cp4csx1ev0mk0d",
        "profile_id": "prf_01m8chnap86zcybrgbsf27krvh"
      }
    },
    "profile.created": {
      "id": "evt_01m8chnapj2msabvmpzh1dmjnb",
      "type": "profile.created",
      "created_at": "2026-11-26T18:25:07.794Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8chnap86zcybrgbsf27krvh",
        "day_master": "경금"
      }
    },
    "profile.updated": {
      "id": "evt_01m8chnar9dete9d5jbrxgwx5v",
      "type": "profile.updated",
      "created_at": "2026-11-26T18:25:07.849Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8chnap86zcybrgbsf27krvh",
        "day_master": "경금"
      }
    },
    "profile.deleted": {
      "id": "evt_01m8chnbp189zrfd9jj6xt1a5a",
      "type": "profile.deleted",
      "created_at": "2026-11-26T18:25:08.801Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m8chnap86zcybrgbsf27krvh",
        "day_master": "경금",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 1
        }
      }
    },
    "batch.completed": {
      "id": "evt_01m8chnbe7563vnc995dj0y4sq",
      "type": "batch.completed",
      "created_at": "2026-11-26T18:25:08.551Z",
      "livemode": false,
      "data": {
        "id": "evt_01m8chnbe7563vnc995dj0y4sq",
        "event": "batch.completed",
        "batch_id": "batch_01m8chnasb97kce83wa6v7ac77",
        "status": "completed",
        "total_count": 1,
        "completed_count": 1,
        "failed_count": 0,
        "canceled_count": 0,
        "completed_at": "2026-11-26T18:25:08.535Z"
      }
    },
    "daily.reset": {
      "id": "evt_01m8chnbrgq7x5e9wxhnfxdx5m",
      "type": "daily.reset",
      "created_at": "2026-11-26T18:25:08.880Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-27"
      },
      "test": true
    },
    "cache.warmed": {
      "id": "evt_01m8chnbvhnd1fss7gcerp7f4f",
      "type": "cache.warmed",
      "created_at": "2026-11-26T18:25:08.977Z",
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
      "id": "evt_01m8chnbxx1jsw7zyadknha1w7",
      "type": "rate_limit.warning",
      "created_at": "2026-11-26T18:25:09.053Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "limit": 100000,
        "used": 80000,
        "resets_at": "2026-11-26T18:25:09.053Z"
      },
      "test": true
    },
    "webhook.disabled": {
      "id": "evt_01m8chnc08eyep0sjb7yavwtrg",
      "type": "webhook.disabled",
      "created_at": "2026-11-26T18:25:09.128Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "webhook_id": "whk_01m8chnanne34fdrs1xrt2py8f",
        "url": "https://partner.example/events",
        "failure_count": 5
      },
      "test": true
    },
    "callback": {
      "id": "evt_01m8chnbe7563vnc995dj0y4sq",
      "event": "batch.completed",
      "batch_id": "batch_01m8chnasb97kce83wa6v7ac77",
      "status": "completed",
      "total_count": 1,
      "completed_count": 1,
      "failed_count": 0,
      "canceled_count": 0,
      "completed_at": "2026-11-26T18:25:08.535Z"
    }
  }
};
