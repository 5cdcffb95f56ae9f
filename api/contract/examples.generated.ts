// Written by `npm run docs:examples`.
export const RECORDED_EXAMPLES = {
  "operations": {
    "checkHealth": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "status": "healthy",
        "timestamp": "2026-11-23T18:31:46.738Z"
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
        "timestamp": "2026-11-23T18:31:46.789Z",
        "components": {
          "api": {
            "status": "operational",
            "latency_ms": 15.9
          },
          "database": {
            "status": "operational",
            "latency_ms": 13.6,
            "connections": {
              "active": 0,
              "idle": 11,
              "max": 50
            }
          },
          "cache": {
            "status": "operational",
            "latency_ms": 7.5,
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
          "seconds": 1,
          "human": "1s"
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
          "id": "key_01m84tvbdctrzvbfe73802xs3w",
          "name": "server",
          "type": "test",
          "prefix": "bs_test_YV8ZAJ0VQMHQ",
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
          "createdAt": "2026-11-23T18:31:46.840Z",
          "key": "bs_test_YV8ZAJ0VQMHQ7O4okguUaCzPbqctiVCtwCRluOsliGeU"
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
            "id": "key_01m84tvbdzfk33gzxyhh0kwp9p",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_TgikBYDNiyhb",
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
            "createdAt": "2026-11-23T18:31:46.876Z",
            "lastUsedAt": null
          },
          {
            "id": "key_01m84tvbdtra7x1vb1ypqs2gmd",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_ZRmSpZtzwOCC",
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
            "createdAt": "2026-11-23T18:31:46.871Z",
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
        "id": "key_01m84tvbg03nmwj7ge1ct4ftzb"
      },
      "query": {},
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "id": "key_01m84tvbg03nmwj7ge1ct4ftzb",
          "name": "key of mkd1effa2652be: revoked",
          "type": "test",
          "prefix": "bs_test_DNyfChmBeoh6",
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
          "createdAt": "2026-11-23T18:31:46.930Z",
          "lastUsedAt": null,
          "revokedAt": "2026-11-23T18:31:46.956Z"
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
          "signingSecret": "whsec_sWTyom0MSZbkwmOp5czj3K2CyV14+HHHALtAWYvFuPs="
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
          "signingSecret": "whsec_QiK3G6yWUNHiCI+XLSRw/N9IS5P+7yOmcFnvh21LTpI="
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
            "title": "푸르게 뻗는 초봄의 아름드리나무",
            "dayMaster": "갑목",
            "dayMasterHanja": "甲",
            "elementName": "목(木)",
            "emoji": "🌳",
            "identity": "초봄에 태어나 줄기가 굵은 소나무를 떠올리게 하는 홍길동님은 앞장서서 길을 여는 데 망설임이 적습니다. 일터에서는 병인 월의 비견이 드러나 한번 세운 뜻을 쉽게 굽히지 않고, 스스로 서려는 힘이 일의 바탕이 됩니다. 속마음을 비추는 자수가 정인이라 명분과 도리를 무겁게 여기며, 맡은 일의 처음과 끝을 책임지려 합니다. 갑목의 힘이 넉넉해 밖으로 쓰고 나누는 쪽이 이로우며, 갑자 일주에 반가운 수 기운은 조용히 혼자 쉬는 저녁으로 보탤 수 있습니다.",
            "investmentIdentity": "병인 월에 나서 비겁의 기운이 앞서는 홍길동님은 스스로 고른 종목에 애착이 크며, 자라날 분야를 먼저 알아보는 눈이 있습니다. 자수에 놓인 정인 덕분에 조언을 귀담아듣고 신중하게 결정하며, 돈 앞에서는 성장의 이야기에 마음이 끌립니다. 다만 갑목에게 비견이 지나치면 고집이 손실을 키우기 쉬우니 서두르지 말고 한 번 더 생각해 보세요. 갑자 년에 난 갑자 일주는 해가 바뀌기 전에 연금과 적금의 금액을 수입에 맞추어 다듬어 보세요."
          },
          "investmentTendency": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "인목의 달에 난 갑자 일주의 홍길동님은 투자에서 오르내림을 지켜보며 비중을 조절합니다. 길게 볼 때 갑자 년에 난 갑자 일주는 긴 계획과 짧은 계획을 섞어 쓰는 편입니다. 자수에 정인을 둔 병인 월의 갑목은 처음 듣는 말은 한 번쯤 의심해 봅니다.",
            "warning": "인목의 달에 난 갑자 일주는 남이 가진 것을 저만 놓칠까 조급해지기 쉬우니 반대로 생각해 볼 점도 하나 찾아보세요. 갑자 일주는 손실을 한 번에 되찾을 마음으로 익숙하지 않은 상품에 들어가는 일과는 거리를 두세요."
          },
          "todayFortune": {
            "date": "2026-11-24",
            "formattedDate": "2026년 11월 24일 화요일",
            "dayElement": "water",
            "score": 73,
            "overallAnalysis": "곧게 뻗는 큰 나무를 닮은 성정의 홍길동님은 오늘 숨은 뜻을 캐묻는 마음과 제 속도로 걷게 하는 힘 사이에서 하루를 보내게 됩니다. 갑자 일주의 사주에서는 인목이 월지에 겹쳐 하던 일에 마음이 쏠리게 되니 잘되던 방법을 이어 가기에 좋습니다. 초봄에 난 사주에서는 임인이 반가운 수 기운을 보태 주니 생각을 행동으로 옮기기에 알맞습니다. 병인 월 갑자 일에 난 사람의 오늘은 내딛는 걸음이 한결 가벼우니 가까운 목표부터 하나씩 이루어 보세요.",
            "actionItems": [
              {
                "type": "do",
                "text": "살림을 돌아보기 좋은 임인의 날, 차 한잔을 마시며 믿을 만한 사람과 저축 계획을 나누어 보세요."
              },
              {
                "type": "do",
                "text": "사주가 반기는 수 기운을 가까이하도록 미루지 말고 먼 곳의 소식을 하나 찾아 읽어 보세요."
              },
              {
                "type": "avoid",
                "text": "임수가 편인으로 오는 날에는 곧 마감이라는 말에 떠밀려 오래 세운 계획을 뒤집는 일만은 피하세요."
              },
              {
                "type": "avoid",
                "text": "병인 월에 난 갑목은 오늘 혼자만의 해석을 사실로 믿는 일을 조심하세요."
              }
            ],
            "timing": {
              "best": "21:00-23:00",
              "avoid": "13:00-15:00",
              "reason": "해시(21~23시)에는 신해의 수 기운이 갑목의 균형을 도와 사람과 뜻을 맞추기 좋고, 미시(13~15시)에는 정미의 해에 자수의 자리가 불편해져 판단이 거칠어지기 쉽습니다."
            }
          },
          "investmentFortune": {
            "shortTerm": {
              "message": "단기로 보면 갑목에게 편인의 날이라 익숙한 정보도 새 눈으로 보게 되니 정해 둔 금액 안에서 순서대로 움직이면 무난합니다. 인목의 달에 난 갑자 일주는 잃어도 생활에 지장이 없을 때에 한해 작게 움직이세요.",
              "warning": "다만 갑자 일주에 비견이 지나칠 때는 제 방식만 믿고 둘러보지 않기 쉬우니 책상을 정리한 다음 처음 세운 계획과 견주어 보세요."
            },
            "longTerm": {
              "message": "임수의 편인은 인목의 달에 난 갑자 일주에게 한 가지 주제를 오래 들여다보게 합니다. 갑자 년에 난 갑자 일주의 긴 계획에서는 지출을 줄이는 일도 긴 투자로 여기는 것이 좋습니다.",
              "advice": "갑자 일주의 긴 계획을 위해 여유로운 주말을 골라 나누어 넣기로 한 날짜와 금액을 지켰는지 살펴보세요."
            },
            "example": "병인 월에 난 사람에게는 여유 자금의 30%는 배우는 데 쓰고 나머지는 단기 채권으로 다섯 번에 나누어 모으는 방법이 있습니다. 임인을 만난 갑자 일주의 홍길동님에게는 이렇게 쓸 몫과 모을 몫을 먼저 가르는 방식이 맞습니다."
          },
          "whyExplanation": "입춘 무렵에 난 갑목에게 임수는 편인, 인목은 비견으로 다가와 익숙한 방식을 끝까지 밀고 갈 뚝심이 생기며, 조용히 있을수록 생각이 맑아집니다. 병인 월에 난 사주에서는 인목이 월지에 겹쳐 함께 일하는 사람과의 사이에 마음이 많이 쓰입니다. 오행으로 보면 기다리던 수 기운이 임인을 타고 들어옵니다. 천간에 놓인 임수가 용신 수 기운의 자리를 채우니 갑목의 오늘 점수는 73점으로 보았습니다."
        },
        "generatedAt": "2026-11-23T18:31:47.122Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m84tvbj6c5hhtjs9hssjfcke",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 108,
          "latency": 108,
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
          "summary": "뿌리 깊은 교목을 닮은 홍길동님에게 병오의 2026년은 느긋하게 즐기며 배우는 마음과 틀을 흔들어 새 길을 찾는 힘이 앞서는 한 해입니다. 갑자 일주의 사주에서는 오화가 월지의 인목과 반합을 이루어 일로 아는 사람과의 사이에 뜻이 모이니 고마웠던 일을 말로 전하기에 좋습니다. 계사의 5월에 흐름이 가장 밝아, 꼭 필요한 수 기운이 계수에 담겨 들어오고 기록해 둔 것이 뜻밖의 쓸모를 보입니다. 갑자 일주의 올해는 나아갈 때와 멈출 때가 번갈아 오니 하던 일의 끝을 먼저 맺어 보세요.",
          "quarters": [
            {
              "quarter": 1,
              "score": 55,
              "advice": "갑자 년에 난 갑자 일주는 연초에 버티는 힘이 생겨 고비를 넘길 만하고, 편관이 드는 만큼 할 수 있는 일과 할 수 없는 일을 먼저 가르는 것이 좋습니다."
            },
            {
              "quarter": 2,
              "score": 64,
              "advice": "계사가 드는 봄과 초여름에는 입춘 무렵에 난 갑목이 기록과 문서에서 답을 찾게 하는 힘을 만나니 결정보다 정리에 무게를 두는 것이 좋습니다."
            },
            {
              "quarter": 3,
              "score": 52,
              "advice": "병신(丙申)이 드는 3분기에는 입춘 무렵에 난 갑목이 손에 익은 일을 키우는 흐름을 만나니 생각의 수를 줄이고 근거의 수를 늘려야 합니다."
            },
            {
              "quarter": 4,
              "score": 61,
              "advice": "10월에서 12월 사이에는 갑자 일주가 기해의 정재를 지나며 작아도 확실한 몫에 마음이 놓이지만, 아끼려다 더 큰 것을 놓치기 쉬우니 나누어 담는 원칙을 지키는 것만으로도 충분합니다."
            }
          ],
          "months": [
            {
              "month": 1,
              "score": 49,
              "keyword": "확실한 몫·알뜰한 정산"
            },
            {
              "month": 2,
              "score": 54,
              "keyword": "방비 다지기·나란한 걸음"
            },
            {
              "month": 3,
              "score": 61,
              "keyword": "책임의 무게·내 편 살피기"
            },
            {
              "month": 4,
              "score": 69,
              "keyword": "홀로 공부·돈의 길목"
            },
            {
              "month": 5,
              "score": 70,
              "keyword": "든든한 뒷받침·차분한 결실"
            },
            {
              "month": 6,
              "score": 52,
              "keyword": "홀로서기 연습·재치의 쓰임"
            },
            {
              "month": 7,
              "score": 40,
              "keyword": "지갑 단속·셈 맞추기"
            },
            {
              "month": 8,
              "score": 63,
              "keyword": "여유 챙기기·책임 나누기"
            },
            {
              "month": 9,
              "score": 52,
              "keyword": "새 발상·약속 지키기"
            },
            {
              "month": 10,
              "score": 43,
              "keyword": "발품의 값·기회 고르기"
            },
            {
              "month": 11,
              "score": 69,
              "keyword": "성실한 수확·자료 뒤집기"
            },
            {
              "month": 12,
              "score": 70,
              "keyword": "한도 지키기·문서 살피기"
            }
          ],
          "advice": "갑자 일주는 5월을 놓치지 말고 목표 금액과 남은 기간을 새로 셈해 보세요. 인목의 달에 난 사람은 올해 하나를 얻으면 하나를 내려놓아 보세요."
        },
        "generatedAt": "2026-11-23T18:31:47.193Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m84tvbp72cwc7v2h45vdfdqf",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 50,
          "latency": 50,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "yearly"
            ]
          },
          "simulated": true,
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
              "description": "천간에 편재가 놓여 활동 무대가 넓어지고, 사람과 돈의 흐름이 빨라지는 시기입니다. 바탕에는 편인의 사색이 있으니, 혼자만의 판단에 머물지 말고 검증을 거쳐 움직이는 것이 좋습니다. 일지와 충을 이루어 거처나 일, 관계에 변화가 생기기 쉬우니 큰 결정은 여유를 두고 준비하십시오."
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
            "personality": "경진일주는 젖은 흙에서 막 꺼낸 거대한 원석과 같아, 타고난 기개와 무게가 있습니다. 뜻을 세우면 크게 밀고 나가며, 남다른 포부로 사람들의 시선을 모읍니다. 여름에 태어난 쇠라 뜨거운 단련을 거치며, 견딘 만큼 쓰임새가 귀해집니다. 경금 일간이 신사월에 태어나 사회에서는 겁재의 승부욕으로 사람들 사이에서 앞자리를 다투고, 그 바탕에는 스스로를 다그치는 편관의 긴장이 있습니다. 경금은 일지 진토에서 12운성의 양에 놓여 보살핌을 주고받으며 천천히 자랍니다. 경금이 일지 진토에서 힘을 얻어도 월지 사화에서는 얻지 못해, 전체로 보면 신약하니, 혼자 앞서기보다 거들어 주는 사람과 함께할 때 멀리 갑니다. 사주의 사오미가 방합을 이루어 한 계절의 기운이 두터우니, 잘하는 일이 분명합니다. 계미시에 태어난 경금 일간은 상관의 기운을 받아 앞날을 남다르게 꾸미고 싶어 하고, 나이가 들수록 정인의 지혜가 사람을 돕습니다. 오행 가운데 금 기운이 뚜렷하게 강합니다. 같은 기운의 글자가 곁에 많아 동료의 도움을 받기 쉽고, 겨루기보다 힘을 합칠 때 더 큰 일을 해냅니다. 반면 목 기운은 겉으로 드러나지 않습니다. 다만 힘이 여린 사주에서는 쫓아야 할 일이 적은 셈이라, 오히려 제 힘을 기르기 쉽습니다. 음과 양이 고르게 섞여 나설 때와 물러설 때를 비교적 잘 가립니다.",
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
        "generatedAt": "2026-11-23T18:31:47.224Z",
        "meta": {
          "requestId": "req_01m84tvbr8aee2pgnz1f739twb"
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
          "resetsAt": "2026-11-23T18:32:47.253Z"
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
          "id": "sup_01m84tvbtr141n1tnq0nsbd4ap",
          "status": "received"
        }
      }
    },
    "composeDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m84tvbvkb7ewj6gawws539f5"
      },
      "status": 200,
      "answer": {
        "data": {
          "character": {
            "title": "입하, 기준이 또렷한 큰 칼",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "신사 월, 경진 일에 태어난 홍**********************님은 벼려지기를 기다리는 무쇠처럼 목표가 서면 곧바로 몸을 움직입니다. 신사 월에 난 경금은 사회생활의 바탕에 편관을 두어 말보다 행동으로 뜻을 보여 주고, 끝까지 버티려는 마음을 앞세웁니다. 편안한 사람 앞에서는 진토의 편인이 살아나 쉽게 믿지 않고 한 번 더 뒤집어 보며, 경오 년의 정관이 남아 규칙과 순서를 중요하게 여깁니다. 섬세한 경금이라 한 번에 하나씩 풀어 가는 것이 맞고, 경진 일주에 반가운 토 기운은 흙을 밟는 산책으로 보탤 수 있습니다.",
            "investment_identity": "돈 앞에서 홍**********************님은 날이 선 큰 칼처럼 정해 둔 규칙을 한결같이 지키고, 큰 수익보다 큰 실수를 막는 데 힘을 씁니다. 경진 일주는 맺고 끊음이 분명해 결정이 빠르며, 투자에서는 책임질 수 있는 한도 안에서 움직입니다. 다만 경금에게 편관이 지나치면 급한 답을 재촉하는 제안에 끌려가기 쉬우니 적어 둔 기준부터 다시 읽어 보세요. 경진 일주의 긴 계획에서는 당장의 이익보다 이어지는 흐름을 보는 것이 좋습니다."
          },
          "investment_tendency": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "관성이 이끄는 홍**********************님의 경진 일주는 오르내림을 지켜보며 비중을 조절합니다. 긴 흐름을 보면 사화의 달에 난 경진 일주는 지루함만 이겨 내면 꾸준함이 살아납니다. 경오 년의 정관이 밖으로 보이는 경진 일주는 관심 분야의 변화에는 빠르고 그 밖에는 느긋합니다.",
            "warning": "사화의 달에 난 경금이라 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하고, 편관이 겹치면 무서운 이야기에 필요 이상으로 움츠러들기 쉽습니다. 경진 일주는 전화 한 통에 마음이 움직여 오래 세운 계획을 뒤집는 일만은 하지 마세요."
          },
          "today_fortune": {
            "date": "2026-11-24",
            "formatted_date": "2026년 11월 24일 화요일",
            "day_element": "water",
            "score": 51,
            "overall_analysis": "홍**********************님, 오늘은 단단한 바위 곁에 식신과 편재가 머무는 날이라 서두르지 않아도 일이 제자리를 찾아가고, 사람을 통해 새 소식이 모입니다. 지지를 보면 인목이 연지의 오화와 반합을 이루어 여럿이 함께하는 일이 한 걸음 나아가니 나머지 부분도 차례로 풀어 볼 만합니다. 경금에게는 임인이 목 기운을 부추겨 균형추가 흔들리기 쉬우니 하고 싶은 일보다 할 일을 먼저 두는 것이 좋습니다. 경진 일주의 오늘은 느긋한 만큼 어긋날 일이 적으니 급한 일과 중요한 일을 나누어 처리해 보세요.",
            "action_items": [
              {
                "type": "do",
                "text": "살림을 돌아보기 좋은 임인의 날, 점심을 먹고 난 뒤 가족과 함께 쓰는 돈의 몫을 다시 정해 보세요."
              },
              {
                "type": "do",
                "text": "토 기운을 보태도록 경진 일주는 짬을 내어 끼니를 정한 시각에 챙겨 보세요."
              },
              {
                "type": "avoid",
                "text": "임수가 식신으로 오는 날에는 놓칠 것 같은 마음에 손절 기준을 옮기는 일과는 거리를 두세요."
              },
              {
                "type": "avoid",
                "text": "식신의 날에 경진 일주는 느긋하게 굴다 마감을 넘기는 일을 멀리하세요."
              }
            ],
            "timing": {
              "best": "17:00-19:00",
              "avoid": "09:00-11:00",
              "reason": "기유의 유금이 진토와 육합으로 이어져 유시(17~19시)에는 손이 가벼워져 일이 빨리 끝나고, 사주가 꺼리는 목 기운을 을사가 더해 사시(09~11시)에는 확인을 한 번 거르기 쉽습니다."
            }
          },
          "investment_fortune": {
            "short_term": {
              "message": "단기로 보면 경금에게 식신의 날이라 작은 재미에 큰 계획이 흐려지기 쉬우니 현금과 자산의 비율을 그대로 지키는 것만으로 충분합니다. 사화의 달에 난 경진 일주는 근거를 두 가지 이상 댈 수 있을 때에 한해 작게 움직이세요.",
              "warning": "경진 일주는 식신이 지나칠 때 좋은 소식만 골라 모으기 쉬우니 장이 열리기 전에 스스로 따져 본 것을 세 줄로 적어 보세요."
            },
            "long_term": {
              "message": "길게 보아 손에 익은 일을 키우는 흐름은 사화의 달에 난 경금에게 살림의 바탕부터 차근차근 다지게 합니다. 경오 년에 난 경진 일주의 긴 계획에서는 서두르지 않아도 되는 길을 고르는 것이 좋습니다.",
              "advice": "식신의 날에 먹은 마음이 흐려지지 않도록 한 해의 절반이 지날 때마다 보험과 저축의 겹치는 곳을 찾아 정리해 보세요."
            },
            "example": "경진 일주에게는 쓰고 남은 돈의 40%를 매달 8일에 수시 입출금 통장으로 옮겨 두는 방법이 있습니다. 신사 월 경진 일에 난 홍**********************님에게는 이처럼 감정이 끼어들 틈을 줄이는 방식이 이롭습니다."
          },
          "why_explanation": "오늘의 임인은 천간 임수와 지지 인목으로 이루어지며, 경진 일주에게 임수는 식신이어서 꾸준히 만들어 내는 힘을, 인목은 편재여서 기회를 넓게 벌여 놓는 흐름을 뜻합니다. 여름 문턱에 난 경금의 사주에서는 인목이 연지의 오화와 반합을 이루어 친척과의 사이에 뜻이 모입니다. 오행으로 보면 임인의 목 기운이 쌓여 마음이 앞서기 쉽습니다. 피하고 싶은 목 기운이 지지의 인목에 자리를 잡고, 이를 덮을 만한 도움이 적어 경금에게 51점이 나왔습니다."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m84tvbw03nfqa4w3tcm5g3hb",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 82,
          "latency": 82,
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
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        },
        "generated_at": "2026-11-23T18:31:47.410Z"
      }
    },
    "composeWeeklyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m84tvbzbzwtxxwv66w2cfxmc"
      },
      "status": 200,
      "answer": {
        "data": {
          "week_start": "2026-11-23",
          "week_end": "2026-11-29",
          "score": 59,
          "summary": "단단한 바위를 닮은 홍**********************님의 경진 일주에 이번 주는 판을 크게 벌이게 하는 힘과 믿을 만한 조언이 닿는 흐름이 앞에 서는 한 주입니다. 잎이 짙어지는 철에 난 경금이 정미의 일요일을 만나면 반듯한 처신이 좋은 평판으로 이어집니다. 사화의 달에 난 경금은 상관이 드는 수요일에 윗사람에게 맞서 토를 다는 일만은 피하세요. 경오 년에 난 경금의 이번 주는 느긋한 만큼 어긋날 일이 적으니 끝맺음을 먼저 정한 뒤 시작해 보세요.",
          "days": [
            {
              "date": "2026-11-23",
              "day_pillar": "신축",
              "day_element": "metal",
              "score": 66,
              "keyword": "경쟁보다 협력·문서 살피기"
            },
            {
              "date": "2026-11-24",
              "day_pillar": "임인",
              "day_element": "water",
              "score": 51,
              "keyword": "먹거리 든든·넓게 둘러보기"
            },
            {
              "date": "2026-11-25",
              "day_pillar": "계묘",
              "day_element": "water",
              "score": 46,
              "keyword": "재치의 쓰임·확실한 몫"
            },
            {
              "date": "2026-11-26",
              "day_pillar": "갑진",
              "day_element": "wood",
              "score": 51,
              "keyword": "기회 고르기·깊은 생각"
            },
            {
              "date": "2026-11-27",
              "day_pillar": "을사",
              "day_element": "wood",
              "score": 55,
              "keyword": "알뜰한 정산·책임 나누기"
            },
            {
              "date": "2026-11-28",
              "day_pillar": "병오",
              "day_element": "fire",
              "score": 66,
              "keyword": "위험 점검·문서 읽기"
            },
            {
              "date": "2026-11-29",
              "day_pillar": "정미",
              "day_element": "fire",
              "score": 80,
              "keyword": "반듯한 걸음·조언 듣기"
            }
          ],
          "best_day": "2026-11-29",
          "caution_day": "2026-11-25",
          "advice": "계묘가 드는 수요일에 경진 일주는 비교하는 마음이 앞서 내키지 않는 모임에 나가는 일을 멀리하세요. 신사 월에 난 경금은 이번 주 되돌릴 수 있는 쪽부터 고르세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m84tvbzm96zzmkansym01ah3",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 36,
          "latency": 36,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "weekly"
            ]
          },
          "simulated": true,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        },
        "generated_at": "2026-11-23T18:31:47.480Z"
      }
    },
    "getCharacter": {
      "params": {},
      "query": {
        "profile_id": "prf_01m84tvc1dzydwkx1kh1jakqnt"
      },
      "status": 200,
      "answer": {
        "data": {
          "character": {
            "title": "입하, 기준이 또렷한 큰 칼",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "신사 월, 경진 일에 태어난 홍**********************님은 벼려지기를 기다리는 무쇠처럼 목표가 서면 곧바로 몸을 움직입니다. 신사 월에 난 경금은 사회생활의 바탕에 편관을 두어 말보다 행동으로 뜻을 보여 주고, 끝까지 버티려는 마음을 앞세웁니다. 편안한 사람 앞에서는 진토의 편인이 살아나 쉽게 믿지 않고 한 번 더 뒤집어 보며, 경오 년의 정관이 남아 규칙과 순서를 중요하게 여깁니다. 섬세한 경금이라 한 번에 하나씩 풀어 가는 것이 맞고, 경진 일주에 반가운 토 기운은 흙을 밟는 산책으로 보탤 수 있습니다.",
            "investment_identity": "돈 앞에서 홍**********************님은 날이 선 큰 칼처럼 정해 둔 규칙을 한결같이 지키고, 큰 수익보다 큰 실수를 막는 데 힘을 씁니다. 경진 일주는 맺고 끊음이 분명해 결정이 빠르며, 투자에서는 책임질 수 있는 한도 안에서 움직입니다. 다만 경금에게 편관이 지나치면 급한 답을 재촉하는 제안에 끌려가기 쉬우니 적어 둔 기준부터 다시 읽어 보세요. 경진 일주의 긴 계획에서는 당장의 이익보다 이어지는 흐름을 보는 것이 좋습니다."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m84tvc1tq3xcge461fynpvcf",
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
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        },
        "generated_at": "2026-11-23T18:31:47.551Z"
      }
    },
    "getTendency": {
      "params": {},
      "query": {
        "profile_id": "prf_01m84tvc3hehfhr7x8hndc78q3"
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
            "summary": "관성이 이끄는 홍**********************님의 경진 일주는 오르내림을 지켜보며 비중을 조절합니다. 긴 흐름을 보면 사화의 달에 난 경진 일주는 지루함만 이겨 내면 꾸준함이 살아납니다. 경오 년의 정관이 밖으로 보이는 경진 일주는 관심 분야의 변화에는 빠르고 그 밖에는 느긋합니다.",
            "warning": "사화의 달에 난 경금이라 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하고, 편관이 겹치면 무서운 이야기에 필요 이상으로 움츠러들기 쉽습니다. 경진 일주는 전화 한 통에 마음이 움직여 오래 세운 계획을 뒤집는 일만은 하지 마세요."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m84tvc3sjzsgqen1y8fb45ak",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 25,
          "latency": 25,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "tendency"
            ]
          },
          "simulated": true,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        },
        "generated_at": "2026-11-23T18:31:47.602Z"
      }
    },
    "getRadar": {
      "params": {},
      "query": {
        "profile_id": "prf_01m84tvc530stz85jnvegtag76"
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
          "request_id": "req_01m84tvc5hxd7s6kcy3r5w66xw",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 30,
          "latency": 30,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "radar"
            ]
          },
          "simulated": true,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        },
        "generated_at": "2026-11-23T18:31:47.662Z"
      }
    },
    "getPopularCoins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m84tvc77vn4yxwqdehm23ds0"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 6,
          "insufficient_data": false,
          "as_of": "2026-11-23T18:31:47.706Z",
          "coins": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m84tvc7ejrkqjzcd266rdvm7",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 17,
          "latency": 17,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "popular_coins"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T18:31:47.711Z"
      }
    },
    "getElementComparison": {
      "params": {},
      "query": {
        "profile_id": "prf_01m84tvc8m1hc6x6b6vddhz57r"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 7,
          "insufficient_data": false,
          "as_of": "2026-11-23T18:31:47.754Z",
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
          "request_id": "req_01m84tvc8yj8pf0ypyy560e3h7",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 16,
          "latency": 16,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "comparison"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T18:31:47.758Z"
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
          "as_of": "2026-11-23T18:31:47.782Z",
          "rankings": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m84tvc9yrzf0xmwbvfe0kzqq",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 12,
          "latency": 12,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "fortune_ranking"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T18:31:47.786Z"
      }
    },
    "getTradingStyles": {
      "params": {},
      "query": {
        "profile_id": "prf_01m84tvcax6df88znj8n7fkwp5"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-23T18:31:47.823Z",
          "styles": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m84tvcb9nxvkx942gtmp5kf7",
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
        "generated_at": "2026-11-23T18:31:47.829Z"
      }
    },
    "getPortfolioBreakdown": {
      "params": {},
      "query": {
        "profile_id": "prf_01m84tvcc6w82nft0r3ggdjw02"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-23T18:31:47.861Z",
          "assets": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m84tvccfsj8nxpkqny5yxj4z",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 10,
          "latency": 10,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "portfolio_breakdown"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T18:31:47.866Z"
      }
    },
    "getSajuTwins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m84tvcdjt9nedtx0r8zk985v"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 10,
          "insufficient_data": false,
          "as_of": "2026-11-23T18:31:47.904Z",
          "same_day_pillar": 10,
          "same_four_pillars": 10,
          "common_coins": [],
          "common_styles": [],
          "average_score_today": null
        },
        "meta": {
          "model": null,
          "request_id": "req_01m84tvcds2818e5kgb4q3cv7b",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 14,
          "latency": 14,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "saju_twin"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T18:31:47.911Z"
      }
    },
    "streamDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m84tvcertskwcgvb7y0j177s"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m84tvcf5gd07ea2j106ektns.character",
          "event": "character",
          "data": {
            "title": "입하, 기준이 또렷한 큰 칼",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "신사 월, 경진 일에 태어난 홍**********************님은 벼려지기를 기다리는 무쇠처럼 목표가 서면 곧바로 몸을 움직입니다. 신사 월에 난 경금은 사회생활의 바탕에 편관을 두어 말보다 행동으로 뜻을 보여 주고, 끝까지 버티려는 마음을 앞세웁니다. 편안한 사람 앞에서는 진토의 편인이 살아나 쉽게 믿지 않고 한 번 더 뒤집어 보며, 경오 년의 정관이 남아 규칙과 순서를 중요하게 여깁니다. 섬세한 경금이라 한 번에 하나씩 풀어 가는 것이 맞고, 경진 일주에 반가운 토 기운은 흙을 밟는 산책으로 보탤 수 있습니다.",
            "investment_identity": "돈 앞에서 홍**********************님은 날이 선 큰 칼처럼 정해 둔 규칙을 한결같이 지키고, 큰 수익보다 큰 실수를 막는 데 힘을 씁니다. 경진 일주는 맺고 끊음이 분명해 결정이 빠르며, 투자에서는 책임질 수 있는 한도 안에서 움직입니다. 다만 경금에게 편관이 지나치면 급한 답을 재촉하는 제안에 끌려가기 쉬우니 적어 둔 기준부터 다시 읽어 보세요. 경진 일주의 긴 계획에서는 당장의 이익보다 이어지는 흐름을 보는 것이 좋습니다."
          }
        },
        {
          "id": "call_01m84tvcf5gd07ea2j106ektns.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "관성이 이끄는 홍**********************님의 경진 일주는 오르내림을 지켜보며 비중을 조절합니다. 긴 흐름을 보면 사화의 달에 난 경진 일주는 지루함만 이겨 내면 꾸준함이 살아납니다. 경오 년의 정관이 밖으로 보이는 경진 일주는 관심 분야의 변화에는 빠르고 그 밖에는 느긋합니다.",
            "warning": "사화의 달에 난 경금이라 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하고, 편관이 겹치면 무서운 이야기에 필요 이상으로 움츠러들기 쉽습니다. 경진 일주는 전화 한 통에 마음이 움직여 오래 세운 계획을 뒤집는 일만은 하지 마세요."
          }
        },
        {
          "id": "call_01m84tvcf5gd07ea2j106ektns.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "today_fortune": {
              "date": "2026-11-24",
              "formatted_date": "2026년 11월 24일 화요일",
              "day_element": "water",
              "score": 51,
              "overall_analysis": "홍**********************님, 오늘은 단단한 바위 곁에 식신과 편재가 머무는 날이라 서두르지 않아도 일이 제자리를 찾아가고, 사람을 통해 새 소식이 모입니다. 지지를 보면 인목이 연지의 오화와 반합을 이루어 여럿이 함께하는 일이 한 걸음 나아가니 나머지 부분도 차례로 풀어 볼 만합니다. 경금에게는 임인이 목 기운을 부추겨 균형추가 흔들리기 쉬우니 하고 싶은 일보다 할 일을 먼저 두는 것이 좋습니다. 경진 일주의 오늘은 느긋한 만큼 어긋날 일이 적으니 급한 일과 중요한 일을 나누어 처리해 보세요.",
              "action_items": [
                {
                  "type": "do",
                  "text": "살림을 돌아보기 좋은 임인의 날, 점심을 먹고 난 뒤 가족과 함께 쓰는 돈의 몫을 다시 정해 보세요."
                },
                {
                  "type": "do",
                  "text": "토 기운을 보태도록 경진 일주는 짬을 내어 끼니를 정한 시각에 챙겨 보세요."
                },
                {
                  "type": "avoid",
                  "text": "임수가 식신으로 오는 날에는 놓칠 것 같은 마음에 손절 기준을 옮기는 일과는 거리를 두세요."
                },
                {
                  "type": "avoid",
                  "text": "식신의 날에 경진 일주는 느긋하게 굴다 마감을 넘기는 일을 멀리하세요."
                }
              ],
              "timing": {
                "best": "17:00-19:00",
                "avoid": "09:00-11:00",
                "reason": "기유의 유금이 진토와 육합으로 이어져 유시(17~19시)에는 손이 가벼워져 일이 빨리 끝나고, 사주가 꺼리는 목 기운을 을사가 더해 사시(09~11시)에는 확인을 한 번 거르기 쉽습니다."
              }
            },
            "investment_fortune": {
              "short_term": {
                "message": "단기로 보면 경금에게 식신의 날이라 작은 재미에 큰 계획이 흐려지기 쉬우니 현금과 자산의 비율을 그대로 지키는 것만으로 충분합니다. 사화의 달에 난 경진 일주는 근거를 두 가지 이상 댈 수 있을 때에 한해 작게 움직이세요.",
                "warning": "경진 일주는 식신이 지나칠 때 좋은 소식만 골라 모으기 쉬우니 장이 열리기 전에 스스로 따져 본 것을 세 줄로 적어 보세요."
              },
              "long_term": {
                "message": "길게 보아 손에 익은 일을 키우는 흐름은 사화의 달에 난 경금에게 살림의 바탕부터 차근차근 다지게 합니다. 경오 년에 난 경진 일주의 긴 계획에서는 서두르지 않아도 되는 길을 고르는 것이 좋습니다.",
                "advice": "식신의 날에 먹은 마음이 흐려지지 않도록 한 해의 절반이 지날 때마다 보험과 저축의 겹치는 곳을 찾아 정리해 보세요."
              },
              "example": "경진 일주에게는 쓰고 남은 돈의 40%를 매달 8일에 수시 입출금 통장으로 옮겨 두는 방법이 있습니다. 신사 월 경진 일에 난 홍**********************님에게는 이처럼 감정이 끼어들 틈을 줄이는 방식이 이롭습니다."
            },
            "why_explanation": "오늘의 임인은 천간 임수와 지지 인목으로 이루어지며, 경진 일주에게 임수는 식신이어서 꾸준히 만들어 내는 힘을, 인목은 편재여서 기회를 넓게 벌여 놓는 흐름을 뜻합니다. 여름 문턱에 난 경금의 사주에서는 인목이 연지의 오화와 반합을 이루어 친척과의 사이에 뜻이 모입니다. 오행으로 보면 임인의 목 기운이 쌓여 마음이 앞서기 쉽습니다. 피하고 싶은 목 기운이 지지의 인목에 자리를 잡고, 이를 덮을 만한 도움이 적어 경금에게 51점이 나왔습니다."
          }
        },
        {
          "id": "call_01m84tvcf5gd07ea2j106ektns.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m84tvcf0xyeang4jb42k6gmz",
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
          "id": "call_01m84tvchg0zz27c4wwdsmp2vx.tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "인목의 달에 난 갑자 일주의 홍길동님은 투자에서 오르내림을 지켜보며 비중을 조절합니다. 길게 볼 때 갑자 년에 난 갑자 일주는 긴 계획과 짧은 계획을 섞어 쓰는 편입니다. 자수에 정인을 둔 병인 월의 갑목은 처음 듣는 말은 한 번쯤 의심해 봅니다.",
            "warning": "인목의 달에 난 갑자 일주는 남이 가진 것을 저만 놓칠까 조급해지기 쉬우니 반대로 생각해 볼 점도 하나 찾아보세요. 갑자 일주는 손실을 한 번에 되찾을 마음으로 익숙하지 않은 상품에 들어가는 일과는 거리를 두세요."
          }
        },
        {
          "id": "call_01m84tvchg0zz27c4wwdsmp2vx.tendency+fortune",
          "event": "fortune",
          "data": {
            "todayFortune": {
              "date": "2026-11-24",
              "formattedDate": "2026년 11월 24일 화요일",
              "dayElement": "water",
              "score": 73,
              "overallAnalysis": "곧게 뻗는 큰 나무를 닮은 성정의 홍길동님은 오늘 숨은 뜻을 캐묻는 마음과 제 속도로 걷게 하는 힘 사이에서 하루를 보내게 됩니다. 갑자 일주의 사주에서는 인목이 월지에 겹쳐 하던 일에 마음이 쏠리게 되니 잘되던 방법을 이어 가기에 좋습니다. 초봄에 난 사주에서는 임인이 반가운 수 기운을 보태 주니 생각을 행동으로 옮기기에 알맞습니다. 병인 월 갑자 일에 난 사람의 오늘은 내딛는 걸음이 한결 가벼우니 가까운 목표부터 하나씩 이루어 보세요.",
              "actionItems": [
                {
                  "type": "do",
                  "text": "살림을 돌아보기 좋은 임인의 날, 차 한잔을 마시며 믿을 만한 사람과 저축 계획을 나누어 보세요."
                },
                {
                  "type": "do",
                  "text": "사주가 반기는 수 기운을 가까이하도록 미루지 말고 먼 곳의 소식을 하나 찾아 읽어 보세요."
                },
                {
                  "type": "avoid",
                  "text": "임수가 편인으로 오는 날에는 곧 마감이라는 말에 떠밀려 오래 세운 계획을 뒤집는 일만은 피하세요."
                },
                {
                  "type": "avoid",
                  "text": "병인 월에 난 갑목은 오늘 혼자만의 해석을 사실로 믿는 일을 조심하세요."
                }
              ],
              "timing": {
                "best": "21:00-23:00",
                "avoid": "13:00-15:00",
                "reason": "해시(21~23시)에는 신해의 수 기운이 갑목의 균형을 도와 사람과 뜻을 맞추기 좋고, 미시(13~15시)에는 정미의 해에 자수의 자리가 불편해져 판단이 거칠어지기 쉽습니다."
              }
            },
            "investmentFortune": {
              "shortTerm": {
                "message": "단기로 보면 갑목에게 편인의 날이라 익숙한 정보도 새 눈으로 보게 되니 정해 둔 금액 안에서 순서대로 움직이면 무난합니다. 인목의 달에 난 갑자 일주는 잃어도 생활에 지장이 없을 때에 한해 작게 움직이세요.",
                "warning": "다만 갑자 일주에 비견이 지나칠 때는 제 방식만 믿고 둘러보지 않기 쉬우니 책상을 정리한 다음 처음 세운 계획과 견주어 보세요."
              },
              "longTerm": {
                "message": "임수의 편인은 인목의 달에 난 갑자 일주에게 한 가지 주제를 오래 들여다보게 합니다. 갑자 년에 난 갑자 일주의 긴 계획에서는 지출을 줄이는 일도 긴 투자로 여기는 것이 좋습니다.",
                "advice": "갑자 일주의 긴 계획을 위해 여유로운 주말을 골라 나누어 넣기로 한 날짜와 금액을 지켰는지 살펴보세요."
              },
              "example": "병인 월에 난 사람에게는 여유 자금의 30%는 배우는 데 쓰고 나머지는 단기 채권으로 다섯 번에 나누어 모으는 방법이 있습니다. 임인을 만난 갑자 일주의 홍길동님에게는 이렇게 쓸 몫과 모을 몫을 먼저 가르는 방식이 맞습니다."
            },
            "whyExplanation": "입춘 무렵에 난 갑목에게 임수는 편인, 인목은 비견으로 다가와 익숙한 방식을 끝까지 밀고 갈 뚝심이 생기며, 조용히 있을수록 생각이 맑아집니다. 병인 월에 난 사주에서는 인목이 월지에 겹쳐 함께 일하는 사람과의 사이에 마음이 많이 쓰입니다. 오행으로 보면 기다리던 수 기운이 임인을 타고 들어옵니다. 천간에 놓인 임수가 용신 수 기운의 자리를 채우니 갑목의 오늘 점수는 73점으로 보았습니다."
          }
        },
        {
          "id": "call_01m84tvchg0zz27c4wwdsmp2vx.tendency+fortune+character",
          "event": "character",
          "data": {
            "title": "푸르게 뻗는 초봄의 아름드리나무",
            "dayMaster": "갑목",
            "dayMasterHanja": "甲",
            "elementName": "목(木)",
            "emoji": "🌳",
            "identity": "초봄에 태어나 줄기가 굵은 소나무를 떠올리게 하는 홍길동님은 앞장서서 길을 여는 데 망설임이 적습니다. 일터에서는 병인 월의 비견이 드러나 한번 세운 뜻을 쉽게 굽히지 않고, 스스로 서려는 힘이 일의 바탕이 됩니다. 속마음을 비추는 자수가 정인이라 명분과 도리를 무겁게 여기며, 맡은 일의 처음과 끝을 책임지려 합니다. 갑목의 힘이 넉넉해 밖으로 쓰고 나누는 쪽이 이로우며, 갑자 일주에 반가운 수 기운은 조용히 혼자 쉬는 저녁으로 보탤 수 있습니다.",
            "investmentIdentity": "병인 월에 나서 비겁의 기운이 앞서는 홍길동님은 스스로 고른 종목에 애착이 크며, 자라날 분야를 먼저 알아보는 눈이 있습니다. 자수에 놓인 정인 덕분에 조언을 귀담아듣고 신중하게 결정하며, 돈 앞에서는 성장의 이야기에 마음이 끌립니다. 다만 갑목에게 비견이 지나치면 고집이 손실을 키우기 쉬우니 서두르지 말고 한 번 더 생각해 보세요. 갑자 년에 난 갑자 일주는 해가 바뀌기 전에 연금과 적금의 금액을 수입에 맞추어 다듬어 보세요."
          }
        },
        {
          "id": "call_01m84tvchg0zz27c4wwdsmp2vx.tendency+fortune+character+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m84tvchaxhb0n82d6zrg8sqe",
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
            "description": "천간에 편재가 놓여 활동 무대가 넓어지고, 사람과 돈의 흐름이 빨라지는 시기입니다. 바탕에는 편인의 사색이 있으니, 혼자만의 판단에 머물지 말고 검증을 거쳐 움직이는 것이 좋습니다. 일지와 충을 이루어 거처나 일, 관계에 변화가 생기기 쉬우니 큰 결정은 여유를 두고 준비하십시오."
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
          "personality": "경진일주는 젖은 흙에서 막 꺼낸 거대한 원석과 같아, 타고난 기개와 무게가 있습니다. 뜻을 세우면 크게 밀고 나가며, 남다른 포부로 사람들의 시선을 모읍니다. 여름에 태어난 쇠라 뜨거운 단련을 거치며, 견딘 만큼 쓰임새가 귀해집니다. 경금 일간이 신사월에 태어나 사회에서는 겁재의 승부욕으로 사람들 사이에서 앞자리를 다투고, 그 바탕에는 스스로를 다그치는 편관의 긴장이 있습니다. 경금은 일지 진토에서 12운성의 양에 놓여 보살핌을 주고받으며 천천히 자랍니다. 경금이 일지 진토에서 힘을 얻어도 월지 사화에서는 얻지 못해, 전체로 보면 신약하니, 혼자 앞서기보다 거들어 주는 사람과 함께할 때 멀리 갑니다. 사주의 사오미가 방합을 이루어 한 계절의 기운이 두터우니, 잘하는 일이 분명합니다. 계미시에 태어난 경금 일간은 상관의 기운을 받아 앞날을 남다르게 꾸미고 싶어 하고, 나이가 들수록 정인의 지혜가 사람을 돕습니다. 오행 가운데 금 기운이 뚜렷하게 강합니다. 같은 기운의 글자가 곁에 많아 동료의 도움을 받기 쉽고, 겨루기보다 힘을 합칠 때 더 큰 일을 해냅니다. 반면 목 기운은 겉으로 드러나지 않습니다. 다만 힘이 여린 사주에서는 쫓아야 할 일이 적은 셈이라, 오히려 제 힘을 기르기 쉽습니다. 음과 양이 고르게 섞여 나설 때와 물러설 때를 비교적 잘 가립니다.",
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
        "profile_id": "prf_01m84tvcmwfex8tnj9dvxbdw0a"
      },
      "status": 200,
      "answer": {
        "data": {
          "year": 2026,
          "year_pillar": "병오",
          "score": 66,
          "summary": "2026년 병오의 해는 홍**********************님의 경진 일주에 편관과 정관이 드는 해여서 흐트러진 태세를 바로잡을 계기가 오고, 앞뒤 순서가 차근차근 정리됩니다. 신사 월에 난 사주에서는 시지의 미토가 오화와 육합으로 짝을 지어 준비하는 일에 도울 사람이 나서니 정해 둔 만큼 나아가기에 알맞습니다. 정축 대운의 정관이 바탕에 흐르고 병오가 데려온 편관이 나란히 작용합니다. 여름 문턱에 난 경금이 정유의 9월을 만나면 맡은 자리에서 믿음을 얻게 됩니다. 경진 일주의 올해는 기회와 부담이 나란히 놓여 있으니 하던 일의 끝을 먼저 맺어 보세요.",
          "quarters": [
            {
              "quarter": 1,
              "score": 60,
              "advice": "경인이 드는 1분기에는 여름 문턱에 난 경금이 동료와 어깨를 겨루는 흐름을 만나니 고집과 소신의 경계를 한 번 더 살피는 것이 좋습니다."
            },
            {
              "quarter": 2,
              "score": 59,
              "advice": "고르게 흘러가는 봄과 초여름, 광맥 속의 원석 같은 사람은 답답한 절차를 고쳐 볼 실마리가 보이고, 상관이 드는 만큼 떠오른 생각은 적어 두고 실행은 골라서 하는 것이 좋습니다."
            },
            {
              "quarter": 3,
              "score": 72,
              "advice": "준비한 것을 펼치기 좋은 3분기, 단단한 바위 같은 사람은 느슨하던 규칙을 다시 조이게 되니 미루던 점검을 마치면 어깨가 한결 가벼워집니다."
            },
            {
              "quarter": 4,
              "score": 67,
              "advice": "정인이 드는 마지막 석 달, 경진 일주는 나누어 넣기로 한 날짜와 금액을 지켰는지 살펴보세요."
            }
          ],
          "months": [
            {
              "month": 1,
              "score": 74,
              "keyword": "든든한 뒷받침·마음 가라앉히기"
            },
            {
              "month": 2,
              "score": 52,
              "keyword": "뚝심의 시간·넓게 둘러보기"
            },
            {
              "month": 3,
              "score": 54,
              "keyword": "몫 나누기·지출 다듬기"
            },
            {
              "month": 4,
              "score": 71,
              "keyword": "손에 익은 일·깊은 생각"
            },
            {
              "month": 5,
              "score": 58,
              "keyword": "재치의 쓰임·위험 점검"
            },
            {
              "month": 6,
              "score": 49,
              "keyword": "제안 살피기·원칙대로"
            },
            {
              "month": 7,
              "score": 69,
              "keyword": "알뜰한 정산·천천히 다지기"
            },
            {
              "month": 8,
              "score": 67,
              "keyword": "한도 지키기·기준 세우기"
            },
            {
              "month": 9,
              "score": 79,
              "keyword": "문서 읽기·지갑 단속"
            },
            {
              "month": 10,
              "score": 70,
              "keyword": "숨은 단서·의심의 쓸모"
            },
            {
              "month": 11,
              "score": 70,
              "keyword": "조언 듣기·먹거리 든든"
            },
            {
              "month": 12,
              "score": 62,
              "keyword": "내 속도로·충동 고르기"
            }
          ],
          "advice": "경진 일주는 9월을 놓치지 말고 비상금이 생활비 여섯 달 치에 가까운지 살펴보세요. 경진 일주의 올해가 편안하도록 결정 앞에서 근거를 세 가지만 적어 보세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m84tvcn4dc3r31ewt5vxgd87",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 35,
          "latency": 35,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "yearly"
            ]
          },
          "simulated": true,
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        },
        "generated_at": "2026-11-23T18:31:48.167Z"
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
          "profile_id": "prf_01m84tvcq2r7s42kjk4c0nnrkt"
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
          "request_id": "req_01m84tvcq96xv5wvc2kq44fzps",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 6,
          "latency": 6,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": []
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T18:31:48.207Z"
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
        "id": "prf_01m84tvcr7183b12jvtdmeqwm4",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T18:31:48.231Z",
        "updated_at": "2026-11-23T18:31:48.231Z"
      }
    },
    "listProfiles": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m84tvcs6ke8g9mv7epfkh6d1",
            "external_id": "customer-1001",
            "name": "홍**",
            "birth_year": "19**",
            "gender": "female",
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-23T18:31:48.262Z",
            "updated_at": "2026-11-23T18:31:48.262Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfile": {
      "params": {
        "id": "prf_01m84tvctmbc3w9t74hz53vkmb"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m84tvctmbc3w9t74hz53vkmb",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T18:31:48.308Z",
        "updated_at": "2026-11-23T18:31:48.308Z"
      }
    },
    "unmaskProfile": {
      "params": {
        "id": "prf_01m84tvcwajrdqn7bbq7tbxb1d"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m84tvcwajrdqn7bbq7tbxb1d",
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
        "created_at": "2026-11-23T18:31:48.362Z",
        "updated_at": "2026-11-23T18:31:48.362Z"
      }
    },
    "replaceProfile": {
      "params": {
        "id": "prf_01m84tvcy9j1xh3qk5gzq8n756"
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
        "id": "prf_01m84tvcy9j1xh3qk5gzq8n756",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T18:31:48.425Z",
        "updated_at": "2026-11-23T18:31:48.436Z"
      }
    },
    "updateProfile": {
      "params": {
        "id": "prf_01m84tvd0p18dcb2xywa1v76cs"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m84tvd0p18dcb2xywa1v76cs",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-23T18:31:48.501Z",
        "updated_at": "2026-11-23T18:31:48.522Z"
      }
    },
    "deleteProfile": {
      "params": {
        "id": "prf_01m84tvd308ajzg8sp3xntxctm"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m84tvd308ajzg8sp3xntxctm",
        "deleted": true,
        "deleted_at": "2026-11-23T18:31:48.605Z",
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
          "prf_01m84tvd4wzpw3m8fm77y3nhgp"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m84tvd5bnfxxfa558n4qdwk6",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-24",
        "model": "haiku",
        "created_at": "2026-11-23T18:31:48.651Z",
        "estimated_completion": "2026-11-23T18:31:48.810Z"
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
        "batch_id": "batch_01m84tvd8664at0xbe4pz0pm1f"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m84tvd8664at0xbe4pz0pm1f",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-24",
        "model": "haiku",
        "created_at": "2026-11-23T18:31:48.742Z",
        "estimated_completion": "2026-11-23T18:31:48.895Z",
        "completed_at": "2026-11-23T18:31:48.775Z",
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
        "batch_id": "batch_01m84tvdd1w0d3rb54gqcja3fw"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m84tvdd1w0d3rb54gqcja3fw",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 1,
        "fortune_type": "daily",
        "fortune_date": "2026-11-24",
        "model": "gemini",
        "created_at": "2026-11-23T18:31:48.897Z",
        "estimated_completion": "2026-11-23T18:31:49.054Z",
        "completed_at": "2026-11-23T18:31:48.952Z",
        "results": [
          {
            "profile_id": "prf_01m84tvdc7gy1z2r5qphyj3xwm",
            "fortune_id": null,
            "status": "canceled"
          }
        ]
      }
    },
    "retryBatch": {
      "params": {
        "batch_id": "batch_01m84tvdfzbdppwt29bega7b24"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "batch_01m84tvdfzbdppwt29bega7b24",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-24",
        "model": "haiku",
        "created_at": "2026-11-23T18:31:48.991Z",
        "estimated_completion": "2026-11-23T18:31:49.230Z"
      }
    },
    "followBatch": {
      "params": {
        "batch_id": "batch_01m84tvdkd6ewt6eqd00ffnygy"
      },
      "query": {},
      "status": 200,
      "answer": [
        {
          "id": "batch_01m84tvdkd6ewt6eqd00ffnygy.1",
          "event": "complete",
          "data": {
            "id": "batch_01m84tvdkd6ewt6eqd00ffnygy",
            "status": "failed",
            "total_count": 1,
            "completed_count": 0,
            "failed_count": 1,
            "canceled_count": 0,
            "fortune_type": "daily",
            "fortune_date": "2026-11-24",
            "model": "haiku",
            "created_at": "2026-11-23T18:31:49.101Z",
            "estimated_completion": "2026-11-23T18:31:49.254Z",
            "completed_at": "2026-11-23T18:31:49.127Z",
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
        "profile_id": "prf_01m84tvdp0xyjes5vzk25dwkka",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m84tvdpcewaag1s5x3036rxy",
        "profile_id": "prf_01m84tvdp0xyjes5vzk25dwkka",
        "fortune_type": "daily",
        "fortune_date": "2026-11-24",
        "model": "haiku",
        "score": 51,
        "summary": "입하 무렵에 태어나 단단한 바위를 닮은 홍**********************님에게 오늘은 느긋하게 즐기며 배우는 마음과 큰 그림을 떠올리게 하는 기운이 함께 찾아오는 날입니다. 인목이 연지의 오화와 반합을 이루어 집안일에 힘이 모이고, 전체로 보면 경진 일주의 오늘은 기회와 부담이 나란히 놓여 있습니다.",
        "categories": {
          "overall": {
            "score": 51,
            "description": "나란한 식신과 편재가 이끄는 날이라 경진 일주의 오늘은 느긋한 만큼 어긋날 일이 적습니다. 경진 일주에게는 임인의 목 기운이 쌓여 마음이 앞서기 쉬우니 한 박자 늦추어 움직이는 편이 낫습니다."
          },
          "wealth": {
            "score": 61,
            "description": "금전 면에서 사화의 달에 난 경금에게는 임수가 식신으로 들어 벌이의 바탕을 넉넉하게 하니 돈의 쓰임을 가족과 맞추어 보기에 좋습니다. 식신의 날을 맞은 경금은 잠들기 전 십 분 동안 계약서의 만기 날짜를 한곳에 모아 적어 보세요."
          },
          "love": {
            "score": 61,
            "description": "경진 일주의 인연에서는 천간의 식신이 마음에 여유를 주니 작은 오해를 풀어 볼 만합니다. 사화의 달에 난 경금은 오늘 서먹해진 사람에게 짧은 응원을 건네 보세요."
          },
          "health": {
            "score": 56,
            "description": "생활의 리듬에서 신사 월에 난 경금에게는 피하고 싶은 목 기운이 지지의 인목에 자리를 잡으니 조금씩 자주 쉬는 편이 낫습니다. 임인의 날에 경진 일주는 바쁜 가운데에도 손끝이 풀리도록 주먹을 쥐었다 펴 보세요."
          },
          "career": {
            "score": 57,
            "description": "일하는 자리에서 경진 일주에게는 인목이 월지 사화와 형을 이루어 하던 일에 조정이 필요해지니 약속한 기한부터 지키는 것이 좋습니다. 사화의 달에 난 경금은 집중이 잘되는 때에 도움받은 사람에게 고맙다는 글을 써 보세요."
          }
        },
        "lucky_items": {
          "number": 5,
          "color": "베이지색",
          "direction": "집의 한가운데",
          "time": "17:00-19:00"
        },
        "advice": "경진 일주는 오늘 토 기운을 가까이하도록 미루지 말고 오래 쓴 물건을 하나 손보아 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-23T18:31:49.211Z",
        "latency_ms": 15,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-23T18:31:49.196Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m84tvdp7zhjmm7df6t8x0gbw",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 31,
          "latency": 31,
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
        "profile_id": "prf_01m84tvdqt99jrgczptmhyw16a"
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
        "profile_id": "prf_01m84tvdrrg8x4g1ers6hdfns8"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m84tvds6spsbg988aqgfv08c",
        "profile_id": "prf_01m84tvdrrg8x4g1ers6hdfns8",
        "fortune_type": "daily",
        "fortune_date": "2026-11-24",
        "model": "haiku",
        "score": 51,
        "summary": "입하 무렵에 태어나 단단한 바위를 닮은 홍**********************님에게 오늘은 느긋하게 즐기며 배우는 마음과 큰 그림을 떠올리게 하는 기운이 함께 찾아오는 날입니다. 인목이 연지의 오화와 반합을 이루어 집안일에 힘이 모이고, 전체로 보면 경진 일주의 오늘은 기회와 부담이 나란히 놓여 있습니다.",
        "categories": {
          "overall": {
            "score": 51,
            "description": "나란한 식신과 편재가 이끄는 날이라 경진 일주의 오늘은 느긋한 만큼 어긋날 일이 적습니다. 경진 일주에게는 임인의 목 기운이 쌓여 마음이 앞서기 쉬우니 한 박자 늦추어 움직이는 편이 낫습니다."
          },
          "wealth": {
            "score": 61,
            "description": "금전 면에서 사화의 달에 난 경금에게는 임수가 식신으로 들어 벌이의 바탕을 넉넉하게 하니 돈의 쓰임을 가족과 맞추어 보기에 좋습니다. 식신의 날을 맞은 경금은 잠들기 전 십 분 동안 계약서의 만기 날짜를 한곳에 모아 적어 보세요."
          },
          "love": {
            "score": 61,
            "description": "경진 일주의 인연에서는 천간의 식신이 마음에 여유를 주니 작은 오해를 풀어 볼 만합니다. 사화의 달에 난 경금은 오늘 서먹해진 사람에게 짧은 응원을 건네 보세요."
          },
          "health": {
            "score": 56,
            "description": "생활의 리듬에서 신사 월에 난 경금에게는 피하고 싶은 목 기운이 지지의 인목에 자리를 잡으니 조금씩 자주 쉬는 편이 낫습니다. 임인의 날에 경진 일주는 바쁜 가운데에도 손끝이 풀리도록 주먹을 쥐었다 펴 보세요."
          },
          "career": {
            "score": 57,
            "description": "일하는 자리에서 경진 일주에게는 인목이 월지 사화와 형을 이루어 하던 일에 조정이 필요해지니 약속한 기한부터 지키는 것이 좋습니다. 사화의 달에 난 경금은 집중이 잘되는 때에 도움받은 사람에게 고맙다는 글을 써 보세요."
          }
        },
        "lucky_items": {
          "number": 5,
          "color": "베이지색",
          "direction": "집의 한가운데",
          "time": "17:00-19:00"
        },
        "advice": "경진 일주는 오늘 토 기운을 가까이하도록 미루지 말고 오래 쓴 물건을 하나 손보아 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-23T18:31:49.309Z",
        "latency_ms": 23,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-23T18:31:49.286Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m84tvdrypycm19hpfm91vt6g",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 42,
          "latency": 42,
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
        "id": "ftn_01m84tvdv6yk13kd4m1e3x40gx"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m84tvdv6yk13kd4m1e3x40gx",
        "profile_id": "prf_01m84tvdtvcb4aaw4r630zk15w",
        "fortune_type": "daily",
        "fortune_date": "2026-11-24",
        "model": "haiku",
        "score": 51,
        "summary": "입하 무렵에 태어나 단단한 바위를 닮은 홍**********************님에게 오늘은 느긋하게 즐기며 배우는 마음과 큰 그림을 떠올리게 하는 기운이 함께 찾아오는 날입니다. 인목이 연지의 오화와 반합을 이루어 집안일에 힘이 모이고, 전체로 보면 경진 일주의 오늘은 기회와 부담이 나란히 놓여 있습니다.",
        "categories": {
          "overall": {
            "score": 51,
            "description": "나란한 식신과 편재가 이끄는 날이라 경진 일주의 오늘은 느긋한 만큼 어긋날 일이 적습니다. 경진 일주에게는 임인의 목 기운이 쌓여 마음이 앞서기 쉬우니 한 박자 늦추어 움직이는 편이 낫습니다."
          },
          "wealth": {
            "score": 61,
            "description": "금전 면에서 사화의 달에 난 경금에게는 임수가 식신으로 들어 벌이의 바탕을 넉넉하게 하니 돈의 쓰임을 가족과 맞추어 보기에 좋습니다. 식신의 날을 맞은 경금은 잠들기 전 십 분 동안 계약서의 만기 날짜를 한곳에 모아 적어 보세요."
          },
          "love": {
            "score": 61,
            "description": "경진 일주의 인연에서는 천간의 식신이 마음에 여유를 주니 작은 오해를 풀어 볼 만합니다. 사화의 달에 난 경금은 오늘 서먹해진 사람에게 짧은 응원을 건네 보세요."
          },
          "health": {
            "score": 56,
            "description": "생활의 리듬에서 신사 월에 난 경금에게는 피하고 싶은 목 기운이 지지의 인목에 자리를 잡으니 조금씩 자주 쉬는 편이 낫습니다. 임인의 날에 경진 일주는 바쁜 가운데에도 손끝이 풀리도록 주먹을 쥐었다 펴 보세요."
          },
          "career": {
            "score": 57,
            "description": "일하는 자리에서 경진 일주에게는 인목이 월지 사화와 형을 이루어 하던 일에 조정이 필요해지니 약속한 기한부터 지키는 것이 좋습니다. 사화의 달에 난 경금은 집중이 잘되는 때에 도움받은 사람에게 고맙다는 글을 써 보세요."
          }
        },
        "lucky_items": {
          "number": 5,
          "color": "베이지색",
          "direction": "집의 한가운데",
          "time": "17:00-19:00"
        },
        "advice": "경진 일주는 오늘 토 기운을 가까이하도록 미루지 말고 오래 쓴 물건을 하나 손보아 보세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-23T18:31:49.363Z",
        "latency_ms": 13,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "unmaskFortune": {
      "params": {
        "id": "ftn_01m84tvdxa11v24x4hf5vx50rr"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m84tvdxa11v24x4hf5vx50rr",
        "profile_id": "prf_01m84tvdwvhh0ep8dbnv9wsjx7",
        "fortune_type": "daily",
        "fortune_date": "2026-11-24",
        "model": "haiku",
        "score": 51,
        "summary": "입하 무렵에 태어나 단단한 바위를 닮은 홍mk1b58a1fba5b7ff99691a님에게 오늘은 느긋하게 즐기며 배우는 마음과 큰 그림을 떠올리게 하는 기운이 함께 찾아오는 날입니다. 인목이 연지의 오화와 반합을 이루어 집안일에 힘이 모이고, 전체로 보면 경진 일주의 오늘은 기회와 부담이 나란히 놓여 있습니다.",
        "categories": {
          "overall": {
            "score": 51,
            "description": "나란한 식신과 편재가 이끄는 날이라 경진 일주의 오늘은 느긋한 만큼 어긋날 일이 적습니다. 경진 일주에게는 임인의 목 기운이 쌓여 마음이 앞서기 쉬우니 한 박자 늦추어 움직이는 편이 낫습니다."
          },
          "wealth": {
            "score": 61,
            "description": "금전 면에서 사화의 달에 난 경금에게는 임수가 식신으로 들어 벌이의 바탕을 넉넉하게 하니 돈의 쓰임을 가족과 맞추어 보기에 좋습니다. 식신의 날을 맞은 경금은 잠들기 전 십 분 동안 계약서의 만기 날짜를 한곳에 모아 적어 보세요."
          },
          "love": {
            "score": 61,
            "description": "경진 일주의 인연에서는 천간의 식신이 마음에 여유를 주니 작은 오해를 풀어 볼 만합니다. 사화의 달에 난 경금은 오늘 서먹해진 사람에게 짧은 응원을 건네 보세요."
          },
          "health": {
            "score": 56,
            "description": "생활의 리듬에서 신사 월에 난 경금에게는 피하고 싶은 목 기운이 지지의 인목에 자리를 잡으니 조금씩 자주 쉬는 편이 낫습니다. 임인의 날에 경진 일주는 바쁜 가운데에도 손끝이 풀리도록 주먹을 쥐었다 펴 보세요."
          },
          "career": {
            "score": 57,
            "description": "일하는 자리에서 경진 일주에게는 인목이 월지 사화와 형을 이루어 하던 일에 조정이 필요해지니 약속한 기한부터 지키는 것이 좋습니다. 사화의 달에 난 경금은 집중이 잘되는 때에 도움받은 사람에게 고맙다는 글을 써 보세요."
          }
        },
        "lucky_items": {
          "number": 5,
          "color": "베이지색",
          "direction": "집의 한가운데",
          "time": "17:00-19:00"
        },
        "advice": "경진 일주는 오늘 토 기운을 가까이하도록 미루지 말고 오래 쓴 물건을 하나 손보아 보세요.",
        "analysis": {
          "day_energy": "잎이 짙어지는 철에 난 경진 일주가 힘차게 밀려오는 물결에 견줄 만한 임인을 만나, 베푼 만큼 사람 사이가 부드러워집니다. 뿌리인 인목은 신사 월에 난 경금에게 편재가 되어 여러 기회가 한꺼번에 눈에 들어옵니다.",
          "element_interaction": "경오 년과 신사 월의 바탕 위에서 경금이 임수를 낳아 안의 힘이 밖으로 흘러 나가는 모양이고, 임인에 담긴 목 기운 때문에 장점이 고집으로 바뀌기 쉽습니다. 오늘의 경금에게는 인목이 사주에 짐이 되는 목 기운을 더하므로 점수가 51점입니다.",
          "recommendations": [
            "경진 일주가 임인을 만나는 날에는 오전의 맑은 시간에 투자 일기를 펼쳐 지난달의 생각을 다시 읽어 보세요.",
            "경진 일주는 임인의 날에도 토 기운을 잊지 않도록 여유가 있을 때 끼니를 정한 시각에 챙겨 보세요.",
            "임수가 식신으로 오는 날에는 피곤한 하루의 끝에 구독을 하나 더 늘리는 일과는 거리를 두세요."
          ]
        },
        "profile": {
          "id": "prf_01m84tvdwvhh0ep8dbnv9wsjx7",
          "name": "홍mk1b58a1fba5b7ff99691a",
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
        "generated_at": "2026-11-23T18:31:49.440Z",
        "latency_ms": 22,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "deleteFortune": {
      "params": {
        "id": "ftn_01m84tvdzz3v187m1emmmhny3q"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m84tvdzz3v187m1emmmhny3q",
        "deleted": true,
        "deleted_at": "2026-11-23T18:31:49.546Z"
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
        "id": "whk_01m84tve3jvd42agxs9sj537t0",
        "url": "https://partner.example/saju",
        "events": [
          "fortune.generated",
          "batch.completed"
        ],
        "description": null,
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T18:31:49.618Z",
        "updated_at": "2026-11-23T18:31:49.618Z",
        "secret": "whsec_QiDvFfvXsHj95m7PkOUEaMon1rnkrejEKJ3hvNhSkL4="
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
        "id": "whk_01m84tve5fpfr67f7rm80xp0er"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m84tve5fpfr67f7rm80xp0er",
        "url": "https://partner.example/mk2a63d2597a5b",
        "events": [
          "profile.created"
        ],
        "description": "to mk2a63d2597a5b",
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T18:31:49.679Z",
        "updated_at": "2026-11-23T18:31:49.679Z"
      }
    },
    "updateWebhook": {
      "params": {
        "id": "whk_01m84tve6gpg3rba4kt2z91n6f"
      },
      "query": {},
      "body": {
        "description": "운세 알림",
        "active": true
      },
      "status": 200,
      "answer": {
        "id": "whk_01m84tve6gpg3rba4kt2z91n6f",
        "url": "https://partner.example/mk5f0f8e16763e",
        "events": [
          "profile.created"
        ],
        "description": "운세 알림",
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T18:31:49.712Z",
        "updated_at": "2026-11-23T18:31:49.722Z"
      }
    },
    "deleteWebhook": {
      "params": {
        "id": "whk_01m84tve7ryc0rddmmz8y22hep"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m84tve7ryc0rddmmz8y22hep",
        "deleted": true,
        "deleted_at": "2026-11-23T18:31:49.762Z"
      }
    },
    "testWebhook": {
      "params": {
        "id": "whk_01m84tve8nq6xx64m840se22a6"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m84tve8nq6xx64m840se22a6",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m84tve8zrfgsyxznszjr2235",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 18,
          "attempted_at": "2026-11-23T18:31:49.803Z"
        },
        "payload_sent": {
          "id": "evt_01m84tve8zrfgsyxznszjr2234",
          "type": "test.ping",
          "created_at": "2026-11-23T18:31:49.791Z",
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
        "id": "whk_01m84tvebgz5hsr1bks0nwexhz"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m84tvebgz5hsr1bks0nwexhz",
        "url": "https://partner.example/mk6899192f602b",
        "events": [
          "profile.created"
        ],
        "description": "to mk6899192f602b",
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T18:31:49.872Z",
        "updated_at": "2026-11-23T18:31:49.893Z",
        "secret": "whsec_z3q9IeRZ07e0CBUTH4a7EZFwpwSvy/jtTCAvzxfx7jc="
      }
    },
    "listDeliveries": {
      "params": {
        "id": "whk_01m84tvecwjwbft76kmz86n4w6"
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
    "redeliverEvent": {
      "params": {
        "id": "whk_01m84tvedyp69z3xzecmmx9cs8",
        "delivery_id": "dlv_01m84tveecvvje41r9qa0wrba4"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "dlv_01m84tveecvvje41r9qa0wrba4",
        "status": "pending",
        "response_code": 204,
        "response_time_ms": 2,
        "attempted_at": "2026-11-23T18:31:49.994Z",
        "event_id": "evt_01m84tveec95yx2tc9km00njsp",
        "event_type": "profile.created",
        "attempts": 1,
        "created_at": "2026-11-23T18:31:49.964Z",
        "next_attempt_at": "2026-11-23T18:31:50.017Z"
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
        "id": "key_01m84tveh6mayz8sp00cn9pnx7",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_wi5CZu3bDcXg",
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
        "created_at": "2026-11-23T18:31:50.045Z",
        "expires_at": null,
        "key": "bs_test_wi5CZu3bDcXgFBcgyTHW5ReZj6w3Lovo8ACdhNh1nnmi"
      }
    },
    "listKeys": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "key_01m84tvej7j42krapcksj16zev",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_1KWyB8nEiZj5",
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
            "created_at": "2026-11-23T18:31:50.086Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m84tvehyzvrv9n035835v2se",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_TAPfMvKhwDqA",
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
            "created_at": "2026-11-23T18:31:50.070Z",
            "expires_at": "2026-11-24T18:31:50.086Z",
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": "key_01m84tvej7j42krapcksj16zev"
          },
          {
            "id": "key_01m84tvehgszp0y8erqxgpmf3w",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_BLroGXitu2Tu",
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
            "created_at": "2026-11-23T18:31:50.063Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m84tvehdrfh9ctr4bjdb1sbr",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_nwzJgdjHWMX7",
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
            "created_at": "2026-11-23T18:31:50.060Z",
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
        "id": "key_01m84tveksn70zdxv61hz59z90"
      },
      "query": {},
      "status": 204,
      "answer": []
    },
    "rotateKey": {
      "params": {
        "id": "key_01m84tvenfbwk088zcz9ktjkc7"
      },
      "query": {},
      "body": {
        "overlap_hours": 24
      },
      "status": 201,
      "answer": {
        "id": "key_01m84tvenqsyynwt2ecwx7j7z1",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_1prhVZmRqzYk",
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
        "created_at": "2026-11-23T18:31:50.198Z",
        "expires_at": null,
        "key": "bs_test_1prhVZmRqzYkplYZCUNbaHequvyEYfdGjjEchWC2xqnc"
      }
    },
    "getUsageReport": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "period": "day",
        "start_date": "2026-11-17",
        "end_date": "2026-11-24",
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
            "date": "2026-11-17",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-18",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-19",
            "requests": 0,
            "cost_usd": 0
          },
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
          }
        ],
        "rate_limit_status": {
          "window": "minute",
          "limit": 100,
          "used": 1,
          "remaining": 99,
          "resets_at": "2026-11-23T18:32:50.226Z"
        }
      }
    },
    "getFortuneReport": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "start_date": "2026-10-25",
        "end_date": "2026-11-24",
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
            "date": "2026-10-25",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-10-26",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-10-27",
            "count": 0,
            "average_score": 0
          },
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
          }
        ]
      }
    },
    "getProfileReport": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "start_date": "2026-10-25",
        "end_date": "2026-11-24",
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
            "date": "2026-10-25",
            "count": 0
          },
          {
            "date": "2026-10-26",
            "count": 0
          },
          {
            "date": "2026-10-27",
            "count": 0
          },
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
            "count": 6
          }
        ]
      }
    },
    "listAuditEntries": {
      "params": {},
      "query": {
        "resource_id": "prf_01m84tvesax6kw8jb31g48femk"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "id": 244814275854703,
            "action": "profile.created",
            "resource_type": "profile",
            "resource_id": "prf_01m84tvesax6kw8jb31g48femk",
            "actor_ip": "127.0.0.1",
            "actor_api_key": "bs_test_Iv3uzmn0jj6s",
            "request_id": "req_01m84tves5edj8dnzzhf7arhy0",
            "metadata": {},
            "created_at": "2026-11-23T18:31:50.316Z"
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
        "profile_id": "prf_01m84tvetkff5r5xe84a1vpzkk",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m84tvev38p73s7ve20xfgcrn.character",
          "event": "character",
          "data": {
            "title": "입하, 기준이 또렷한 큰 칼",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "신사 월, 경진 일에 태어난 홍**********************님은 벼려지기를 기다리는 무쇠처럼 목표가 서면 곧바로 몸을 움직입니다. 신사 월에 난 경금은 사회생활의 바탕에 편관을 두어 말보다 행동으로 뜻을 보여 주고, 끝까지 버티려는 마음을 앞세웁니다. 편안한 사람 앞에서는 진토의 편인이 살아나 쉽게 믿지 않고 한 번 더 뒤집어 보며, 경오 년의 정관이 남아 규칙과 순서를 중요하게 여깁니다. 섬세한 경금이라 한 번에 하나씩 풀어 가는 것이 맞고, 경진 일주에 반가운 토 기운은 흙을 밟는 산책으로 보탤 수 있습니다.",
            "investment_identity": "돈 앞에서 홍**********************님은 날이 선 큰 칼처럼 정해 둔 규칙을 한결같이 지키고, 큰 수익보다 큰 실수를 막는 데 힘을 씁니다. 경진 일주는 맺고 끊음이 분명해 결정이 빠르며, 투자에서는 책임질 수 있는 한도 안에서 움직입니다. 다만 경금에게 편관이 지나치면 급한 답을 재촉하는 제안에 끌려가기 쉬우니 적어 둔 기준부터 다시 읽어 보세요. 경진 일주의 긴 계획에서는 당장의 이익보다 이어지는 흐름을 보는 것이 좋습니다."
          }
        },
        {
          "id": "call_01m84tvev38p73s7ve20xfgcrn.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "관성이 이끄는 홍**********************님의 경진 일주는 오르내림을 지켜보며 비중을 조절합니다. 긴 흐름을 보면 사화의 달에 난 경진 일주는 지루함만 이겨 내면 꾸준함이 살아납니다. 경오 년의 정관이 밖으로 보이는 경진 일주는 관심 분야의 변화에는 빠르고 그 밖에는 느긋합니다.",
            "warning": "사화의 달에 난 경금이라 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하고, 편관이 겹치면 무서운 이야기에 필요 이상으로 움츠러들기 쉽습니다. 경진 일주는 전화 한 통에 마음이 움직여 오래 세운 계획을 뒤집는 일만은 하지 마세요."
          }
        },
        {
          "id": "call_01m84tvev38p73s7ve20xfgcrn.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m84tvev4drvv5rs4s1k1aaw2",
            "profile_id": "prf_01m84tvetkff5r5xe84a1vpzkk",
            "fortune_type": "daily",
            "fortune_date": "2026-11-24",
            "model": "haiku",
            "score": 51,
            "summary": "입하 무렵에 태어나 단단한 바위를 닮은 홍**********************님에게 오늘은 느긋하게 즐기며 배우는 마음과 큰 그림을 떠올리게 하는 기운이 함께 찾아오는 날입니다. 인목이 연지의 오화와 반합을 이루어 집안일에 힘이 모이고, 전체로 보면 경진 일주의 오늘은 기회와 부담이 나란히 놓여 있습니다.",
            "categories": {
              "overall": {
                "score": 51,
                "description": "나란한 식신과 편재가 이끄는 날이라 경진 일주의 오늘은 느긋한 만큼 어긋날 일이 적습니다. 경진 일주에게는 임인의 목 기운이 쌓여 마음이 앞서기 쉬우니 한 박자 늦추어 움직이는 편이 낫습니다."
              },
              "wealth": {
                "score": 61,
                "description": "금전 면에서 사화의 달에 난 경금에게는 임수가 식신으로 들어 벌이의 바탕을 넉넉하게 하니 돈의 쓰임을 가족과 맞추어 보기에 좋습니다. 식신의 날을 맞은 경금은 잠들기 전 십 분 동안 계약서의 만기 날짜를 한곳에 모아 적어 보세요."
              },
              "love": {
                "score": 61,
                "description": "경진 일주의 인연에서는 천간의 식신이 마음에 여유를 주니 작은 오해를 풀어 볼 만합니다. 사화의 달에 난 경금은 오늘 서먹해진 사람에게 짧은 응원을 건네 보세요."
              },
              "health": {
                "score": 56,
                "description": "생활의 리듬에서 신사 월에 난 경금에게는 피하고 싶은 목 기운이 지지의 인목에 자리를 잡으니 조금씩 자주 쉬는 편이 낫습니다. 임인의 날에 경진 일주는 바쁜 가운데에도 손끝이 풀리도록 주먹을 쥐었다 펴 보세요."
              },
              "career": {
                "score": 57,
                "description": "일하는 자리에서 경진 일주에게는 인목이 월지 사화와 형을 이루어 하던 일에 조정이 필요해지니 약속한 기한부터 지키는 것이 좋습니다. 사화의 달에 난 경금은 집중이 잘되는 때에 도움받은 사람에게 고맙다는 글을 써 보세요."
              }
            },
            "lucky_items": {
              "number": 5,
              "color": "베이지색",
              "direction": "집의 한가운데",
              "time": "17:00-19:00"
            },
            "advice": "경진 일주는 오늘 토 기운을 가까이하도록 미루지 말고 오래 쓴 물건을 하나 손보아 보세요.",
            "profile": {
              "name": "홍**********************",
              "day_master": "경금",
              "day_master_element": "metal"
            },
            "cached": false,
            "generated_at": "2026-11-23T18:31:50.415Z",
            "latency_ms": 43,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        },
        {
          "id": "call_01m84tvev38p73s7ve20xfgcrn.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m84tvett4pm7bbwq9jcb65hv",
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
        "id": "prf_01m84tvexgc9h79zvybpw1jmzc",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T18:31:50.447Z",
        "updated_at": "2026-11-23T18:31:50.447Z"
      }
    },
    "listProfilesV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m84tvey91fx84c2m0k9stqej",
            "external_id": "customer-1001",
            "person": {
              "name": "홍**",
              "birthDate": "19**-**-**",
              "gender": "female"
            },
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-23T18:31:50.473Z",
            "updated_at": "2026-11-23T18:31:50.473Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfileV2": {
      "params": {
        "id": "prf_01m84tvezxza5v6j17n08054j9"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m84tvezxza5v6j17n08054j9",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T18:31:50.525Z",
        "updated_at": "2026-11-23T18:31:50.525Z"
      }
    },
    "updateProfileV2": {
      "params": {
        "id": "prf_01m84tvf1d8b2yryn97wgx309w"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m84tvf1d8b2yryn97wgx309w",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-23T18:31:50.573Z",
        "updated_at": "2026-11-23T18:31:50.585Z"
      }
    },
    "deleteProfileV2": {
      "params": {
        "id": "prf_01m84tvf34n6mpz3h2jx03pxg6"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m84tvf34n6mpz3h2jx03pxg6",
        "deleted": true,
        "deleted_at": "2026-11-23T18:31:50.654Z",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 0
        }
      }
    },
    "unmaskProfileV2": {
      "params": {
        "id": "prf_01m84tvf51pq4ewhaxghg8jgpj"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m84tvf51pq4ewhaxghg8jgpj",
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
        "created_at": "2026-11-23T18:31:50.689Z",
        "updated_at": "2026-11-23T18:31:50.689Z"
      }
    },
    "createFortuneV2": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m84tvf6561bmr6kdhh9vjcza",
        "fortune_type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m84tvf6j57xjvmra2t2pfgfk",
        "profile_id": "prf_01m84tvf6561bmr6kdhh9vjcza",
        "fortune_type": "daily",
        "fortune_date": "2026-11-24",
        "model": "haiku",
        "score": 51,
        "summary": "입하 무렵에 태어나 단단한 바위를 닮은 홍**********************님에게 오늘은 느긋하게 즐기며 배우는 마음과 큰 그림을 떠올리게 하는 기운이 함께 찾아오는 날입니다. 인목이 연지의 오화와 반합을 이루어 집안일에 힘이 모이고, 전체로 보면 경진 일주의 오늘은 기회와 부담이 나란히 놓여 있습니다.",
        "categories": {
          "overall": {
            "score": 51,
            "description": "나란한 식신과 편재가 이끄는 날이라 경진 일주의 오늘은 느긋한 만큼 어긋날 일이 적습니다. 경진 일주에게는 임인의 목 기운이 쌓여 마음이 앞서기 쉬우니 한 박자 늦추어 움직이는 편이 낫습니다."
          },
          "wealth": {
            "score": 61,
            "description": "금전 면에서 사화의 달에 난 경금에게는 임수가 식신으로 들어 벌이의 바탕을 넉넉하게 하니 돈의 쓰임을 가족과 맞추어 보기에 좋습니다. 식신의 날을 맞은 경금은 잠들기 전 십 분 동안 계약서의 만기 날짜를 한곳에 모아 적어 보세요."
          },
          "love": {
            "score": 61,
            "description": "경진 일주의 인연에서는 천간의 식신이 마음에 여유를 주니 작은 오해를 풀어 볼 만합니다. 사화의 달에 난 경금은 오늘 서먹해진 사람에게 짧은 응원을 건네 보세요."
          },
          "health": {
            "score": 56,
            "description": "생활의 리듬에서 신사 월에 난 경금에게는 피하고 싶은 목 기운이 지지의 인목에 자리를 잡으니 조금씩 자주 쉬는 편이 낫습니다. 임인의 날에 경진 일주는 바쁜 가운데에도 손끝이 풀리도록 주먹을 쥐었다 펴 보세요."
          },
          "career": {
            "score": 57,
            "description": "일하는 자리에서 경진 일주에게는 인목이 월지 사화와 형을 이루어 하던 일에 조정이 필요해지니 약속한 기한부터 지키는 것이 좋습니다. 사화의 달에 난 경금은 집중이 잘되는 때에 도움받은 사람에게 고맙다는 글을 써 보세요."
          }
        },
        "lucky_items": {
          "number": 5,
          "color": "베이지색",
          "direction": "집의 한가운데",
          "time": "17:00-19:00"
        },
        "advice": "경진 일주는 오늘 토 기운을 가까이하도록 미루지 말고 오래 쓴 물건을 하나 손보아 보세요.",
        "cached": false,
        "generated_at": "2026-11-23T18:31:50.752Z",
        "latency_ms": 14,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-23T18:31:50.738Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m84tvf6e107zrf24hqqegfcp",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 30,
          "latency": 30,
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
        "profile_id": "prf_01m84tvf82q6j165ffd2f8zn1m"
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
          "prf_01m84tvf90793yacj8r40avf8n"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m84tvf99zbfkpkpcf3g09wrk",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-24",
        "model": "haiku",
        "created_at": "2026-11-23T18:31:50.825Z",
        "estimated_completion": "2026-11-23T18:31:50.978Z"
      }
    },
    "getBatchV2": {
      "params": {
        "batch_id": "batch_01m84tvfa75zw27fznc6zead8h"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m84tvfa75zw27fznc6zead8h",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-24",
        "model": "haiku",
        "created_at": "2026-11-23T18:31:50.855Z",
        "estimated_completion": "2026-11-23T18:31:51.009Z",
        "completed_at": "2026-11-23T18:31:50.915Z",
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
        "profile_id": "prf_01m84tvfepm4a6a25c98t5tmds",
        "fortune_type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m84tvff7nsaf2ard34t8kadb.character",
          "event": "character",
          "data": {
            "title": "입하, 기준이 또렷한 큰 칼",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "신사 월, 경진 일에 태어난 홍**********************님은 벼려지기를 기다리는 무쇠처럼 목표가 서면 곧바로 몸을 움직입니다. 신사 월에 난 경금은 사회생활의 바탕에 편관을 두어 말보다 행동으로 뜻을 보여 주고, 끝까지 버티려는 마음을 앞세웁니다. 편안한 사람 앞에서는 진토의 편인이 살아나 쉽게 믿지 않고 한 번 더 뒤집어 보며, 경오 년의 정관이 남아 규칙과 순서를 중요하게 여깁니다. 섬세한 경금이라 한 번에 하나씩 풀어 가는 것이 맞고, 경진 일주에 반가운 토 기운은 흙을 밟는 산책으로 보탤 수 있습니다.",
            "investment_identity": "돈 앞에서 홍**********************님은 날이 선 큰 칼처럼 정해 둔 규칙을 한결같이 지키고, 큰 수익보다 큰 실수를 막는 데 힘을 씁니다. 경진 일주는 맺고 끊음이 분명해 결정이 빠르며, 투자에서는 책임질 수 있는 한도 안에서 움직입니다. 다만 경금에게 편관이 지나치면 급한 답을 재촉하는 제안에 끌려가기 쉬우니 적어 둔 기준부터 다시 읽어 보세요. 경진 일주의 긴 계획에서는 당장의 이익보다 이어지는 흐름을 보는 것이 좋습니다."
          }
        },
        {
          "id": "call_01m84tvff7nsaf2ard34t8kadb.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "관성이 이끄는 홍**********************님의 경진 일주는 오르내림을 지켜보며 비중을 조절합니다. 긴 흐름을 보면 사화의 달에 난 경진 일주는 지루함만 이겨 내면 꾸준함이 살아납니다. 경오 년의 정관이 밖으로 보이는 경진 일주는 관심 분야의 변화에는 빠르고 그 밖에는 느긋합니다.",
            "warning": "사화의 달에 난 경금이라 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하고, 편관이 겹치면 무서운 이야기에 필요 이상으로 움츠러들기 쉽습니다. 경진 일주는 전화 한 통에 마음이 움직여 오래 세운 계획을 뒤집는 일만은 하지 마세요."
          }
        },
        {
          "id": "call_01m84tvff7nsaf2ard34t8kadb.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m84tvff7nsaf2ard34t8kadc",
            "profile_id": "prf_01m84tvfepm4a6a25c98t5tmds",
            "fortune_type": "daily",
            "fortune_date": "2026-11-24",
            "model": "haiku",
            "score": 51,
            "summary": "입하 무렵에 태어나 단단한 바위를 닮은 홍**********************님에게 오늘은 느긋하게 즐기며 배우는 마음과 큰 그림을 떠올리게 하는 기운이 함께 찾아오는 날입니다. 인목이 연지의 오화와 반합을 이루어 집안일에 힘이 모이고, 전체로 보면 경진 일주의 오늘은 기회와 부담이 나란히 놓여 있습니다.",
            "categories": {
              "overall": {
                "score": 51,
                "description": "나란한 식신과 편재가 이끄는 날이라 경진 일주의 오늘은 느긋한 만큼 어긋날 일이 적습니다. 경진 일주에게는 임인의 목 기운이 쌓여 마음이 앞서기 쉬우니 한 박자 늦추어 움직이는 편이 낫습니다."
              },
              "wealth": {
                "score": 61,
                "description": "금전 면에서 사화의 달에 난 경금에게는 임수가 식신으로 들어 벌이의 바탕을 넉넉하게 하니 돈의 쓰임을 가족과 맞추어 보기에 좋습니다. 식신의 날을 맞은 경금은 잠들기 전 십 분 동안 계약서의 만기 날짜를 한곳에 모아 적어 보세요."
              },
              "love": {
                "score": 61,
                "description": "경진 일주의 인연에서는 천간의 식신이 마음에 여유를 주니 작은 오해를 풀어 볼 만합니다. 사화의 달에 난 경금은 오늘 서먹해진 사람에게 짧은 응원을 건네 보세요."
              },
              "health": {
                "score": 56,
                "description": "생활의 리듬에서 신사 월에 난 경금에게는 피하고 싶은 목 기운이 지지의 인목에 자리를 잡으니 조금씩 자주 쉬는 편이 낫습니다. 임인의 날에 경진 일주는 바쁜 가운데에도 손끝이 풀리도록 주먹을 쥐었다 펴 보세요."
              },
              "career": {
                "score": 57,
                "description": "일하는 자리에서 경진 일주에게는 인목이 월지 사화와 형을 이루어 하던 일에 조정이 필요해지니 약속한 기한부터 지키는 것이 좋습니다. 사화의 달에 난 경금은 집중이 잘되는 때에 도움받은 사람에게 고맙다는 글을 써 보세요."
              }
            },
            "lucky_items": {
              "number": 5,
              "color": "베이지색",
              "direction": "집의 한가운데",
              "time": "17:00-19:00"
            },
            "advice": "경진 일주는 오늘 토 기운을 가까이하도록 미루지 말고 오래 쓴 물건을 하나 손보아 보세요.",
            "cached": false,
            "generated_at": "2026-11-23T18:31:51.052Z",
            "latency_ms": 37,
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
          "id": "call_01m84tvff7nsaf2ard34t8kadb.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m84tvff0hge45240fmaw1aft",
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        }
      ]
    },
    "getFortuneV2": {
      "params": {
        "id": "ftn_01m84tvfhxmjxffyd7zh5k88gz"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m84tvfhxmjxffyd7zh5k88gz",
        "profile_id": "prf_01m84tvfhg59qm88apzy5n788m",
        "fortune_type": "daily",
        "fortune_date": "2026-11-24",
        "model": "haiku",
        "score": 51,
        "summary": "입하 무렵에 태어나 단단한 바위를 닮은 홍**********************님에게 오늘은 느긋하게 즐기며 배우는 마음과 큰 그림을 떠올리게 하는 기운이 함께 찾아오는 날입니다. 인목이 연지의 오화와 반합을 이루어 집안일에 힘이 모이고, 전체로 보면 경진 일주의 오늘은 기회와 부담이 나란히 놓여 있습니다.",
        "categories": {
          "overall": {
            "score": 51,
            "description": "나란한 식신과 편재가 이끄는 날이라 경진 일주의 오늘은 느긋한 만큼 어긋날 일이 적습니다. 경진 일주에게는 임인의 목 기운이 쌓여 마음이 앞서기 쉬우니 한 박자 늦추어 움직이는 편이 낫습니다."
          },
          "wealth": {
            "score": 61,
            "description": "금전 면에서 사화의 달에 난 경금에게는 임수가 식신으로 들어 벌이의 바탕을 넉넉하게 하니 돈의 쓰임을 가족과 맞추어 보기에 좋습니다. 식신의 날을 맞은 경금은 잠들기 전 십 분 동안 계약서의 만기 날짜를 한곳에 모아 적어 보세요."
          },
          "love": {
            "score": 61,
            "description": "경진 일주의 인연에서는 천간의 식신이 마음에 여유를 주니 작은 오해를 풀어 볼 만합니다. 사화의 달에 난 경금은 오늘 서먹해진 사람에게 짧은 응원을 건네 보세요."
          },
          "health": {
            "score": 56,
            "description": "생활의 리듬에서 신사 월에 난 경금에게는 피하고 싶은 목 기운이 지지의 인목에 자리를 잡으니 조금씩 자주 쉬는 편이 낫습니다. 임인의 날에 경진 일주는 바쁜 가운데에도 손끝이 풀리도록 주먹을 쥐었다 펴 보세요."
          },
          "career": {
            "score": 57,
            "description": "일하는 자리에서 경진 일주에게는 인목이 월지 사화와 형을 이루어 하던 일에 조정이 필요해지니 약속한 기한부터 지키는 것이 좋습니다. 사화의 달에 난 경금은 집중이 잘되는 때에 도움받은 사람에게 고맙다는 글을 써 보세요."
          }
        },
        "lucky_items": {
          "number": 5,
          "color": "베이지색",
          "direction": "집의 한가운데",
          "time": "17:00-19:00"
        },
        "advice": "경진 일주는 오늘 토 기운을 가까이하도록 미루지 말고 오래 쓴 물건을 하나 손보아 보세요.",
        "cached": false,
        "generated_at": "2026-11-23T18:31:51.117Z",
        "latency_ms": 16,
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
        "id": "ftn_01m84tvfkpxdjqkcqbwbxzsa5n"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m84tvfkpxdjqkcqbwbxzsa5n",
        "profile_id": "prf_01m84tvfkchv35tvt86h9vp0e1",
        "fortune_type": "daily",
        "fortune_date": "2026-11-24",
        "model": "haiku",
        "score": 51,
        "summary": "입하 무렵에 태어나 단단한 바위를 닮은 홍mk9002b9ff0f53764af0ad님에게 오늘은 느긋하게 즐기며 배우는 마음과 큰 그림을 떠올리게 하는 기운이 함께 찾아오는 날입니다. 인목이 연지의 오화와 반합을 이루어 집안일에 힘이 모이고, 전체로 보면 경진 일주의 오늘은 기회와 부담이 나란히 놓여 있습니다.",
        "categories": {
          "overall": {
            "score": 51,
            "description": "나란한 식신과 편재가 이끄는 날이라 경진 일주의 오늘은 느긋한 만큼 어긋날 일이 적습니다. 경진 일주에게는 임인의 목 기운이 쌓여 마음이 앞서기 쉬우니 한 박자 늦추어 움직이는 편이 낫습니다."
          },
          "wealth": {
            "score": 61,
            "description": "금전 면에서 사화의 달에 난 경금에게는 임수가 식신으로 들어 벌이의 바탕을 넉넉하게 하니 돈의 쓰임을 가족과 맞추어 보기에 좋습니다. 식신의 날을 맞은 경금은 잠들기 전 십 분 동안 계약서의 만기 날짜를 한곳에 모아 적어 보세요."
          },
          "love": {
            "score": 61,
            "description": "경진 일주의 인연에서는 천간의 식신이 마음에 여유를 주니 작은 오해를 풀어 볼 만합니다. 사화의 달에 난 경금은 오늘 서먹해진 사람에게 짧은 응원을 건네 보세요."
          },
          "health": {
            "score": 56,
            "description": "생활의 리듬에서 신사 월에 난 경금에게는 피하고 싶은 목 기운이 지지의 인목에 자리를 잡으니 조금씩 자주 쉬는 편이 낫습니다. 임인의 날에 경진 일주는 바쁜 가운데에도 손끝이 풀리도록 주먹을 쥐었다 펴 보세요."
          },
          "career": {
            "score": 57,
            "description": "일하는 자리에서 경진 일주에게는 인목이 월지 사화와 형을 이루어 하던 일에 조정이 필요해지니 약속한 기한부터 지키는 것이 좋습니다. 사화의 달에 난 경금은 집중이 잘되는 때에 도움받은 사람에게 고맙다는 글을 써 보세요."
          }
        },
        "lucky_items": {
          "number": 5,
          "color": "베이지색",
          "direction": "집의 한가운데",
          "time": "17:00-19:00"
        },
        "advice": "경진 일주는 오늘 토 기운을 가까이하도록 미루지 말고 오래 쓴 물건을 하나 손보아 보세요.",
        "analysis": {
          "day_energy": "잎이 짙어지는 철에 난 경진 일주가 힘차게 밀려오는 물결에 견줄 만한 임인을 만나, 베푼 만큼 사람 사이가 부드러워집니다. 뿌리인 인목은 신사 월에 난 경금에게 편재가 되어 여러 기회가 한꺼번에 눈에 들어옵니다.",
          "element_interaction": "경오 년과 신사 월의 바탕 위에서 경금이 임수를 낳아 안의 힘이 밖으로 흘러 나가는 모양이고, 임인에 담긴 목 기운 때문에 장점이 고집으로 바뀌기 쉽습니다. 오늘의 경금에게는 인목이 사주에 짐이 되는 목 기운을 더하므로 점수가 51점입니다.",
          "recommendations": [
            "경진 일주가 임인을 만나는 날에는 오전의 맑은 시간에 투자 일기를 펼쳐 지난달의 생각을 다시 읽어 보세요.",
            "경진 일주는 임인의 날에도 토 기운을 잊지 않도록 여유가 있을 때 끼니를 정한 시각에 챙겨 보세요.",
            "임수가 식신으로 오는 날에는 피곤한 하루의 끝에 구독을 하나 더 늘리는 일과는 거리를 두세요."
          ]
        },
        "cached": false,
        "generated_at": "2026-11-23T18:31:51.172Z",
        "latency_ms": 14,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "person": {
          "name": "홍mk9002b9ff0f53764af0ad",
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
        "id": "ftn_01m84tvfnkhqyqenkqbfpjanv0"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m84tvfnkhqyqenkqbfpjanv0",
        "deleted": true,
        "deleted_at": "2026-11-23T18:31:51.261Z"
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
        "id": "whk_01m84tvfqn07ejefxe83e8370y",
        "url": "https://partner.example/saju",
        "events": [
          "fortune.generated",
          "batch.completed"
        ],
        "description": null,
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T18:31:51.285Z",
        "updated_at": "2026-11-23T18:31:51.285Z",
        "secret": "whsec_jKakibMZL0bpeBfqGDHlq9YZ3v3BD0IkFoUkB7j9Lls="
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
        "id": "whk_01m84tvfrw4rq22s74tfh9mtzk"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m84tvfrw4rq22s74tfh9mtzk",
        "url": "https://partner.example/mkf1255421bfc0",
        "events": [
          "profile.created"
        ],
        "description": "to mkf1255421bfc0",
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T18:31:51.324Z",
        "updated_at": "2026-11-23T18:31:51.324Z"
      }
    },
    "deleteWebhookV2": {
      "params": {
        "id": "whk_01m84tvfsjv2rb7bgfmzvx2js1"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m84tvfsjv2rb7bgfmzvx2js1",
        "deleted": true,
        "deleted_at": "2026-11-23T18:31:51.355Z"
      }
    },
    "testWebhookV2": {
      "params": {
        "id": "whk_01m84tvftayhnnxkcb1xknrn9b"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m84tvftayhnnxkcb1xknrn9b",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m84tvftjctxtmc4app5hzsz5",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 1,
          "attempted_at": "2026-11-23T18:31:51.385Z"
        },
        "payload_sent": {
          "id": "evt_01m84tvftjctxtmc4app5hzsz4",
          "type": "test.ping",
          "created_at": "2026-11-23T18:31:51.378Z",
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
        "start_date": "2026-11-17",
        "end_date": "2026-11-24",
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
            "date": "2026-11-17",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-18",
            "requests": 0,
            "cost_usd": 0
          },
          {
            "date": "2026-11-19",
            "requests": 0,
            "cost_usd": 0
          },
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
          }
        ],
        "rate_limit_status": {
          "window": "minute",
          "limit": 100,
          "used": 1,
          "remaining": 99,
          "resets_at": "2026-11-23T18:32:51.406Z"
        }
      }
    },
    "getFortuneReportV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "start_date": "2026-10-25",
        "end_date": "2026-11-24",
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
            "date": "2026-10-25",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-10-26",
            "count": 0,
            "average_score": 0
          },
          {
            "date": "2026-10-27",
            "count": 0,
            "average_score": 0
          },
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
          }
        ]
      }
    },
    "getProfileReportV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "start_date": "2026-10-25",
        "end_date": "2026-11-24",
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
            "date": "2026-10-25",
            "count": 0
          },
          {
            "date": "2026-10-26",
            "count": 0
          },
          {
            "date": "2026-10-27",
            "count": 0
          },
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
            "count": 6
          }
        ]
      }
    },
    "listAuditEntriesV2": {
      "params": {},
      "query": {
        "resource_id": "prf_01m84tvfxe8232dvwvndgzhc5g"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "timestamp": "2026-11-23T18:31:51.472Z",
            "action": "profile.created",
            "actor": {
              "type": "api_key",
              "id": "bs_test_FauBseGun7uj"
            },
            "resource": {
              "type": "profile",
              "id": "prf_01m84tvfxe8232dvwvndgzhc5g"
            },
            "request_id": "req_01m84tvfx75st0gyb21znfz3tx"
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
      "request_id": "req_01m84tvfypdde10pph4vatm566",
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
      "request_id": "req_01m84tvfytdr80q8hkykjyjg0j",
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
        "requestId": "req_01m84tvfz2xf386rccjmbhz4m0"
      }
    },
    "400 validation_error": {
      "type": "/errors/validation",
      "title": "Bad Request",
      "status": 400,
      "detail": "birth_month: must be from 1 to 12",
      "instance": "/v1/profiles",
      "code": "validation_error",
      "request_id": "req_01m84tvfzh328r0aa2qd9wsx1r",
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
      "request_id": "req_01m84tvfzrfbgn1tdaq61g7kn7",
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
      "request_id": "req_01m84tvfzzzya2sw8869mcwde8",
      "hint": "Send your key in the X-API-Key header."
    },
    "403 forbidden": {
      "type": "/errors/forbidden",
      "title": "Forbidden",
      "status": 403,
      "detail": "The key lacks the permission profile:read.",
      "instance": "/v1/profiles",
      "code": "forbidden",
      "request_id": "req_01m84tvg029xzwyh1f3kbaesh1",
      "hint": "Create a key with this permission by POST /v1/keys."
    },
    "404 not_found": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "No such profile.",
      "instance": "/v1/profiles/prf_01kb0c1d2e3f4g5h6j7k8m9n0p",
      "code": "not_found",
      "request_id": "req_01m84tvg07abc34c52vdg1ph5v"
    },
    "409 conflict": {
      "type": "/errors/conflict",
      "title": "Conflict",
      "status": 409,
      "detail": "Another profile has this external_id.",
      "instance": "/v1/profiles",
      "code": "conflict",
      "request_id": "req_01m84tvg0bb2tc0wzas14sej0p",
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
      "request_id": "req_01m8c5ys0760gm7q5x6wy6zmh1",
      "hint": "To do it again, send the request with a new key."
    },
    "415 unsupported_media_type": {
      "type": "/errors/unsupported-media-type",
      "title": "Unsupported Media Type",
      "status": 415,
      "detail": "The body must be JSON.",
      "instance": "/v1/profiles",
      "code": "unsupported_media_type",
      "request_id": "req_01m84tvg0v7hp1xey3z5ww954k",
      "hint": "Send Content-Type: application/json."
    },
    "413 payload_too_large": {
      "type": "/errors/payload-too-large",
      "title": "Payload Too Large",
      "status": 413,
      "detail": "The body is larger than 100 KB.",
      "instance": "/v1/profiles",
      "code": "payload_too_large",
      "request_id": "req_01m84tvg0yrxnr3sf9ecwgrvyt"
    },
    "404 not_ready": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "The fortune is being generated.",
      "instance": "/v1/fortunes/ftn_01m84tvg166fmpvrfka4j0n4e1",
      "code": "not_ready",
      "request_id": "req_01m84tvg1dph5enk6h7vzyynh1",
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
      "request_id": "req_01m84tvg1hjarcx8zeja21jb9q",
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
        "requestId": "req_01m84tvhgs3hjeczbfj878qey8"
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
        "requestId": "req_01m84tvhgwqwm6dqg5y24dkx82"
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
        "requestId": "req_01m84tvhgyf20t6a0tx4r0dy46"
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
        "requestId": "req_01m84tvhh2adqbhftbwsdfy1e7"
      }
    },
    "legacy 404 not_found": {
      "success": false,
      "error": {
        "code": "not_found",
        "message": "No such key."
      },
      "meta": {
        "requestId": "req_01m84tvhh3wbgcck8pm2qhtsxn"
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
        "requestId": "req_01m84tvhha34rsqhhhnaw8ptk0"
      }
    },
    "legacy 413 payload_too_large": {
      "success": false,
      "error": {
        "code": "payload_too_large",
        "message": "The body is larger than 100 KB."
      },
      "meta": {
        "requestId": "req_01m84tvhhderw0gzwaxtdbwyvk"
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
        "requestId": "req_01m84tvhm8e0znk3hzkfaa91hx"
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
      "request_id": "req_01m84tvpedaeke6g1k0bnw0mzc",
      "retry_after": 56,
      "hint": "Wait as long as Retry-After says; spread requests over the time."
    },
    "legacy 429 rate_limited": {
      "success": false,
      "error": {
        "code": "rate_limited",
        "message": "Too many requests from this address with keys that were not seen before, or without a key.",
        "reason": "address",
        "hint": "Wait as long as Retry-After says; spread requests over the time.",
        "retryAfter": 56
      },
      "meta": {
        "requestId": "req_01m84tvpeh631n1xw73yqdras4"
      }
    }
  },
  "deliveries": {
    "fortune.generated": {
      "id": "evt_01m84tvpj84dqgjvj7x9kvetns",
      "type": "fortune.generated",
      "created_at": "2026-11-23T18:31:58.350Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m84tvpj8kjxk3z0kkxmjbqr5",
        "profile_id": "prf_01m84tvpfkq3y1v5fb7rf3ps4z",
        "fortune_type": "daily",
        "dayMaster": "경금",
        "date": "2026-11-24",
        "score": 51,
        "model": "haiku"
      }
    },
    "fortune.deleted": {
      "id": "evt_01m84tvppy03tfmyh6zpacn31y",
      "type": "fortune.deleted",
      "created_at": "2026-11-23T18:31:58.430Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m84tvpj8kjxk3z0kkxmjbqr5",
        "profile_id": "prf_01m84tvpfkq3y1v5fb7rf3ps4z"
      }
    },
    "profile.created": {
      "id": "evt_01m84tvpft67zsnd2h3198c9j6",
      "type": "profile.created",
      "created_at": "2026-11-23T18:31:58.202Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m84tvpfkq3y1v5fb7rf3ps4z",
        "day_master": "경금"
      }
    },
    "profile.updated": {
      "id": "evt_01m84tvpg9g2ygq1frdbtnqsdp",
      "type": "profile.updated",
      "created_at": "2026-11-23T18:31:58.217Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m84tvpfkq3y1v5fb7rf3ps4z",
        "day_master": "경금"
      }
    },
    "profile.deleted": {
      "id": "evt_01m84tvpr0pjt6qjw65fy9qkek",
      "type": "profile.deleted",
      "created_at": "2026-11-23T18:31:58.464Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m84tvpfkq3y1v5fb7rf3ps4z",
        "day_master": "경금",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 1
        }
      }
    },
    "batch.completed": {
      "id": "evt_01m84tvpnbvenf3he2v5w8whv1",
      "type": "batch.completed",
      "created_at": "2026-11-23T18:31:58.379Z",
      "livemode": false,
      "data": {
        "id": "evt_01m84tvpnbvenf3he2v5w8whv1",
        "event": "batch.completed",
        "batch_id": "batch_01m84tvph4decpb50zdfk4qgby",
        "status": "completed",
        "total_count": 1,
        "completed_count": 1,
        "failed_count": 0,
        "canceled_count": 0,
        "completed_at": "2026-11-23T18:31:58.373Z"
      }
    },
    "daily.reset": {
      "id": "evt_01m84tvps4m21329pn29a4zk5t",
      "type": "daily.reset",
      "created_at": "2026-11-23T18:31:58.500Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-24"
      },
      "test": true
    },
    "cache.warmed": {
      "id": "evt_01m84tvpsrkx5c6a1djsd6aazp",
      "type": "cache.warmed",
      "created_at": "2026-11-23T18:31:58.520Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-24",
        "warmed": 0,
        "skipped": 0,
        "failed": 0,
        "duration_ms": 0
      },
      "test": true
    },
    "rate_limit.warning": {
      "id": "evt_01m84tvptetcymmh80wv2cddva",
      "type": "rate_limit.warning",
      "created_at": "2026-11-23T18:31:58.542Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "limit": 100000,
        "used": 80000,
        "resets_at": "2026-11-23T18:31:58.542Z"
      },
      "test": true
    },
    "webhook.disabled": {
      "id": "evt_01m84tvpv2ne5atf2t4110znvk",
      "type": "webhook.disabled",
      "created_at": "2026-11-23T18:31:58.562Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "webhook_id": "whk_01m84tvpf8zwyy210vc8jdg1s3",
        "url": "https://partner.example/events",
        "failure_count": 5
      },
      "test": true
    },
    "callback": {
      "id": "evt_01m84tvpnbvenf3he2v5w8whv1",
      "event": "batch.completed",
      "batch_id": "batch_01m84tvph4decpb50zdfk4qgby",
      "status": "completed",
      "total_count": 1,
      "completed_count": 1,
      "failed_count": 0,
      "canceled_count": 0,
      "completed_at": "2026-11-23T18:31:58.373Z"
    }
  }
};
