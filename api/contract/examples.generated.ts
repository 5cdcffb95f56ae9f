// Written by `npm run docs:examples`.
export const RECORDED_EXAMPLES = {
  "operations": {
    "checkHealth": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "status": "healthy",
        "timestamp": "2026-11-23T06:43:40.313Z"
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
        "timestamp": "2026-11-23T06:43:40.390Z",
        "components": {
          "api": {
            "status": "operational",
            "latency_ms": 19.5
          },
          "database": {
            "status": "operational",
            "latency_ms": 3.3,
            "connections": {
              "active": 0,
              "idle": 11,
              "max": 50
            }
          },
          "cache": {
            "status": "operational",
            "latency_ms": 2.5,
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
          "seconds": 2,
          "human": "2s"
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
          "id": "key_01m83jart2wavrzpz5j6yzct69",
          "name": "server",
          "type": "test",
          "prefix": "bs_test_XE2P9Xoy6V65",
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
          "createdAt": "2026-11-23T06:43:40.459Z",
          "key": "bs_test_XE2P9Xoy6V655COx8HKdqwFBJCsS0fvOLkFHCwaIehNZ"
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
            "id": "key_01m83jartqxqeswz230hzrfk38",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_S2X6i9RkbnPP",
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
            "createdAt": "2026-11-23T06:43:40.501Z",
            "lastUsedAt": null
          },
          {
            "id": "key_01m83jarth8m15vfgaap1k2ppg",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_7HKKKlPsPZVJ",
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
            "createdAt": "2026-11-23T06:43:40.495Z",
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
        "id": "key_01m83jarxzfg3h125ne0geaa46"
      },
      "query": {},
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "id": "key_01m83jarxzfg3h125ne0geaa46",
          "name": "key of mk23ffbedc0a01: revoked",
          "type": "test",
          "prefix": "bs_test_vsBQuOWQDhi3",
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
          "createdAt": "2026-11-23T06:43:40.581Z",
          "lastUsedAt": null,
          "revokedAt": "2026-11-23T06:43:40.637Z"
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
          "signingSecret": "whsec_fiShq/0k+A7xOHeHjEIphSXYdQ2UjqJbl/rB01o2++I="
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
          "signingSecret": "whsec_Hef+215cLQpWsUv8k5VJtiQdpkwkhkqwHzvU7nNLdyE="
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
            "title": "푸르게 뻗는 정월의 큰 나무",
            "dayMaster": "갑목",
            "dayMasterHanja": "甲",
            "elementName": "목(木)",
            "emoji": "🌳",
            "identity": "홍길동님은 갑자의 해에 갑자 일주를 받아 줄기가 굵은 소나무의 성품을 지녔고, 앞장서서 길을 여는 데 망설임이 적습니다. 인목에 자리한 비견의 영향으로 간섭보다 믿음을 받을 때 힘을 내며, 스스로 세운 뜻을 쉽게 거두지 않습니다. 속마음을 비추는 자수가 정인이라 배운 것을 차곡차곡 제 것으로 만들어 가며, 아랫사람을 보듬으며 함께 자라려 합니다. 갑목의 힘이 넉넉해 밖으로 쓰고 나누는 쪽이 이롭고, 가을의 기운이 얕아 맺어야 할 일이 길어지기 쉬우니 오래 쓴 물건을 손보는 일이 삶의 균형을 돕습니다.",
            "investmentIdentity": "비겁의 기운이 앞서는 홍길동님은 시장과 반대로 설 용기가 있으며, 성장의 이야기에 마음이 끌립니다. 신강한 사주라 덜어 내고 비우는 연습이 필요하고, 스스로 고른 종목에 애착이 큽니다. 쇠 기운이 적어 끊어야 할 때를 놓치기 쉬우므로 내 생각만 옳다는 고집이 손실을 키우기 쉽습니다. 느긋한 호흡으로 토 기운을 채우면서 배당과 이자처럼 눈에 보이는 흐름을 곁들이는 것이 좋습니다."
          },
          "investmentTendency": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "나무 기운이 두터워 새로운 일에 손이 먼저 나가니 홍길동님은 투자에서 감당할 수 있는 위험과 그렇지 않은 위험을 가려냅니다. 비견이 자리한 인목의 영향으로 지루함만 이겨 내면 꾸준함이 살아납니다. 시장의 소식 앞에서는 관심 분야의 변화에는 빠르고 그 밖에는 느긋하고, 시작하는 기업의 가능성을 높이 삽니다.",
            "warning": "여럿이 함께 산다는 안도감이 눈을 가리기 쉬우니 보유 비중을 남의 눈으로 살펴보세요. 지인의 말 한마디만 믿고 움직이려는 순간에는 분산의 폭부터 살펴보세요."
          },
          "todayFortune": {
            "date": "2026-11-23",
            "formattedDate": "2026년 11월 23일 월요일",
            "dayElement": "metal",
            "score": 73,
            "overallAnalysis": "인목의 달에 난 홍길동님에게 오늘의 신축은 절차를 밟아 나가게 하는 힘을 불러옵니다. 사주의 자리를 짚어 보면 합의 인연이 연지에 닿아 바깥 평판에 얽힌 매듭이 느슨해지고, 그 사이로 땀 흘린 만큼 거두는 흐름이 스며 있습니다. 타고난 바탕으로는 자라나는 목의 힘이 커 배우고 넓히는 일을 즐기고, 꺼리는 토 기운이 찾아와 덜어 내는 지혜가 필요합니다. 정재의 흐름까지 더하면 흐름이 등을 밀어 주는 편이니 처음 세운 한도만은 그대로 두고 움직이세요.",
            "actionItems": [
              {
                "type": "do",
                "text": "정관의 기운이 도는 날이니 보유 비중을 한 줄로 적어 보세요."
              },
              {
                "type": "do",
                "text": "사회생활에 관한 고민이 있다면 자산을 한 장에 적어 두는 일로 마음을 가다듬고 투자 원칙 세 가지부터 살펴보세요."
              },
              {
                "type": "avoid",
                "text": "급한 움직임에 휩쓸려 움직이지 않도록 수수료와 세금을 먼저 보고, 중요한 계약을 서둘러 맺는 일에는 분명히 선을 그으세요."
              },
              {
                "type": "avoid",
                "text": "정재가 과하면 갑작스러운 소식에 몸이 먼저 굳기 쉬우니 자동 매수 설정을 확인하지 않고는 움직이지 마세요."
              }
            ],
            "timing": {
              "best": "15:00-17:00",
              "avoid": "13:00-15:00",
              "reason": "삼합의 기운이 일지 자수에 닿아 신시(15~17시)에는 작은 신호가 눈에 들어오지만, 해의 기운이 자수의 자리를 건드려 미시(13~15시)에는 사소한 변동이 크게 보이기 쉽습니다."
            }
          },
          "investmentFortune": {
            "shortTerm": {
              "message": "단기로는 앞뒤 순서가 차근차근 정리되니 준비한 자리에서 계획한 만큼만 움직여도 충분합니다. 저녁 산책을 마친 뒤 환율과 금리의 영향을 확인한 다음, 거래량이 값의 움직임을 받쳐 줄 때에만 비중을 바꾸세요.",
              "warning": "책임감 때문에 잘못된 선택을 붙들고 있기 쉬우니 특히 마감 직전의 조급함으로 움직이는 일이 없게 하세요."
            },
            "longTerm": {
              "message": "장기로는 나무 기운이 두터워 새로운 일에 손이 먼저 나가고, 결실은 늦어도 단단하게 맺힙니다. 가지가 많은 사주라 관심이 여러 갈래로 나뉘지만 쇠 기운이 적어 끊어야 할 때를 놓치기 쉬우므로 생활 자금과 투자 자금의 울타리를 높여 두는 것이 좋습니다.",
              "advice": "뿌리가 든든한 갑목이라 버티는 힘은 이미 충분하니 분기 보고서가 나올 때마다 관심 종목 목록을 믿을 만한 사람과 함께 살펴보세요."
            },
            "example": "이를테면 관심 자산을 두 가지만 골라 값을 기록하다가, 잃어도 생활에 지장이 없을 때 여유 자금의 15%부터 시작해 보는 식입니다. 금의 결이 옅어 정리와 마감에 공을 들여야 하니 홍길동님에게는 이렇게 되돌아볼 기록을 남기는 방식이 오래갑니다."
          },
          "whyExplanation": "신축을 갑목의 눈으로 풀면 천간은 정관, 지지는 정재라 맡은 자리의 무게가 분명해지고 낭비가 어디서 새는지 눈에 보입니다. 사주의 갑자, 병인, 갑자 세 기둥에 비추면 자수를 품은 연지가 축토를 반겨 멀리 있는 사람과의 관계에 여유가 생깁니다. 목 4·화 1·토 0·금 0·수 3으로 기운이 나뉘어 가을의 기운이 얕아 맺어야 할 일이 길어지기 쉬우며, 부담스러운 토 기운이 신축에 실려 와 마음이 앞서기 쉽습니다. 지지의 축토가 기신인 토 기운을 보태지만, 축토와 일지 자수의 육합이 하루 리듬을 편안하게 하니 점수는 73점으로 보았습니다."
        },
        "generatedAt": "2026-11-23T06:43:40.924Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m83jas2adxansmtpqg2e5qy0",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 177,
          "latency": 177,
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
          "summary": "하늘로 솟는 아름드리나무를 닮은 홍길동님에게 병오의 2026년은 준비한 것을 차분히 꺼내게 하는 기운이 앞서는 한 해입니다. 삼합을 이루는 오화와 인목 덕분에 하던 일에 협력의 기운이 살아나니 시험 삼아 적은 금액으로만 확인하는 편이 낫습니다. 5월에는 계사가 찾아와 계수가 사주가 가장 반기는 수 기운을 실어 오고, 마음이 차분해져 멀리 내다보게 됩니다. 목 4·화 1·토 0·금 0·수 3의 사주에는 모난 데 없이 무난하게 지나가니 속도를 고르게 나누는 것이 좋습니다.",
          "quarters": [
            {
              "quarter": 1,
              "score": 55,
              "advice": "고르게 흘러가는 1월에서 3월 사이, 미룰 수 없는 결정이 눈앞에 놓이니 규칙을 한 줄로 줄여 눈에 보이는 곳에 두는 것이 좋습니다."
            },
            {
              "quarter": 2,
              "score": 64,
              "advice": "봄과 초여름은 뒤를 받쳐 주는 손길을 느끼게 되지만 서두를 까닭이 없으니 공부와 실행의 비율을 반반으로 맞추어야 합니다."
            },
            {
              "quarter": 3,
              "score": 52,
              "advice": "7월에서 9월 사이는 몸과 마음이 느긋해져 시야가 넓어지지만 서두를 까닭이 없으니 말보다 기록을 앞세우면 실수가 적어집니다."
            },
            {
              "quarter": 4,
              "score": 61,
              "advice": "지출과 수입을 맞춰 보게 하는 힘이 오가는 연말에는 자산별 변동 폭을 서두르지 말고 되짚어 보세요."
            }
          ],
          "months": [
            {
              "month": 1,
              "score": 49,
              "keyword": "성실한 수확·살림 점검"
            },
            {
              "month": 2,
              "score": 54,
              "keyword": "버티는 힘·뚝심의 시간"
            },
            {
              "month": 3,
              "score": 61,
              "keyword": "약속 지키기·승부욕 다스리기"
            },
            {
              "month": 4,
              "score": 69,
              "keyword": "직감 확인·자금 회전"
            },
            {
              "month": 5,
              "score": 70,
              "keyword": "마음 가라앉히기·먹거리 든든"
            },
            {
              "month": 6,
              "score": 52,
              "keyword": "내 속도로·충동 고르기"
            },
            {
              "month": 7,
              "score": 40,
              "keyword": "과열 주의·알뜰한 정산"
            },
            {
              "month": 8,
              "score": 63,
              "keyword": "차분한 결실·긴장 다스리기"
            },
            {
              "month": 9,
              "score": 52,
              "keyword": "틀 바꾸기·책임의 무게"
            },
            {
              "month": 10,
              "score": 43,
              "keyword": "제안 살피기·발품의 값"
            },
            {
              "month": 11,
              "score": 69,
              "keyword": "착실한 저축·자료 뒤집기"
            },
            {
              "month": 12,
              "score": 70,
              "keyword": "결단의 순간·천천히 다지기"
            }
          ],
          "advice": "7월에 앞서 자산별 변동 폭을 질문 세 개로 시험해 보세요. 7월만 무리 없이 넘긴다면 흐름이 이어지니 결정 앞에서 근거를 세 가지만 적어 보세요."
        },
        "generatedAt": "2026-11-23T06:43:41.008Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m83jas8v30qv1ksg91ss8q67",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 53,
          "latency": 53,
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
            "personality": "경진일주는 젖은 흙에서 막 꺼낸 거대한 원석과 같아, 타고난 기개와 무게가 있습니다. 뜻을 세우면 크게 밀고 나가며, 남다른 포부로 사람들의 시선을 모읍니다. 여름에 태어난 쇠라 뜨거운 단련을 거치며, 견딘 만큼 쓰임새가 귀해집니다. 오행 가운데 금 기운이 뚜렷하게 강합니다. 쇠와 쇠가 부딪쳐 날이 서듯 독립심이 강하고, 승부의 순간에 물러서지 않습니다. 반면 목 기운은 겉으로 드러나지 않습니다. 목 기운은 일부러 늘리지 않아도 균형이 잡힙니다. 음과 양이 고르게 섞여 나설 때와 물러설 때를 비교적 잘 가립니다.",
            "strengths": [
              "배짱과 지략을 함께 갖추어 큰 승부에서 강합니다.",
              "금 기운이 넉넉해 기준이 분명하고 마무리가 깔끔합니다.",
              "편관이 힘이 되어 위기에서 물러서지 않는 담력과 통솔력이 있습니다."
            ],
            "weaknesses": [
              "옳고 그름이 분명해 중간의 사정을 살피지 못할 때가 있습니다.",
              "금 기운이 넘칠 때에는 기준이 날카로워져 사람의 사정을 놓칠 수 있습니다.",
              "재성이 약한 편이라 돈과 시간의 흐름을 숫자로 챙기는 일에 소홀해지기 쉽습니다."
            ],
            "careerAdvice": "경영, 법조, 첨단 산업, 대형 프로젝트처럼 결단이 필요한 자리에서 카리스마를 보입니다. 재량이 넓고 성과가 분명히 나뉘는 환경에서 의욕이 오르니, 동업에서는 역할과 몫을 문서로 정해 두십시오. 투자에서는 수익보다 현금 흐름을 먼저 살피고, 자동 이체와 분산으로 구조를 만들어 두는 편이 안전합니다. 정해진 시간과 장소에서 일하는 습관을 들이면 용신인 토 기운이 자리를 잡습니다.",
            "relationshipAdvice": "결론을 서두르기보다 상대의 사정을 끝까지 듣는 태도가 존경을 사랑으로 바꿉니다. 약속과 예의를 지키는 믿음직한 사람이지만, 의무감보다 즐거움으로 만나는 날이 필요합니다. 일지가 다른 지지와 다투지 않아, 한번 맺은 관계를 잔잔하고 안정되게 이어 갑니다. 대화에서는 듣기와 말하기의 균형이 좋으니, 갈등이 생겼을 때 중재하는 역할을 맡아 보십시오.",
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
        "generatedAt": "2026-11-23T06:43:41.047Z",
        "meta": {
          "requestId": "req_01m83jasb8ba7drh7909mhaxnz"
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
          "resetsAt": "2026-11-23T06:44:41.092Z"
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
          "id": "sup_01m83jasenpvchxr6c31xdqvab",
          "status": "received"
        }
      }
    },
    "composeDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m83jasgdggtkerxbayaqk62q"
      },
      "status": 200,
      "answer": {
        "data": {
          "character": {
            "title": "날카롭게 가려내는 원석, 초여름에 나다",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "쉽게 휘지 않는 강철로 그려지는 홍**********************님은 입하 무렵의 기운을 받아 불필요한 것을 과감히 덜어 냅니다. 사화에 자리한 편관의 영향으로 결단이 필요한 순간에 물러서지 않으며, 의리를 지키고 약속을 무겁게 여깁니다. 가까운 자리인 진토에는 편인이 놓여 직감과 눈치가 유난히 빠릅니다. 목 0·화 2·토 2·금 3·수 1의 오행이라 쇠 기운이 단단해 맺고 끊음이 분명하지만, 봄의 기운이 옅어 시작을 미루기 쉽습니다.",
            "investment_identity": "사화의 달에 태어난 홍**********************님은 투자할 때 숫자와 조건을 따져 값이 맞을 때 거두며, 공시와 제도처럼 공식적인 근거를 중시합니다. 진토에 놓인 편인 덕분에 남들과 다른 각도에서 사물을 보며, 이는 위기에서 버팀목이 됩니다. 흐름이 어긋날 때에는 남의 눈을 의식해 물러설 때를 놓치기 쉬우니, 남의 말이 아니라 내 기록이 뒷받침할 때만 움직이는 원칙이 필요합니다. 나무 기운이 얕아 새 계획이 자라기까지 손이 많이 가니 공부한 만큼만 담는다는 약속을 지켜야 합니다."
          },
          "investment_tendency": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "쇠붙이의 기운이 모여 정리와 결산에 강하니 홍**********************님은 투자에서 오르내림을 지켜보며 비중을 조절합니다. 긴 흐름에서는 목표가 가까워질수록 마음이 안정되며, 비교와 선별에 강해 좋은 것만 남깁니다. 진토의 편인 덕분에 유행과 본질을 나누어 보려 합니다.",
            "warning": "나무 기운이 얕아 새 계획이 자라기까지 손이 많이 가고 갑작스러운 소식에 몸이 먼저 굳기 쉬우므로 원칙에 없는 매매를 하는 일은 삼가세요. 새로 시작하는 작은 공부로 모자란 목 기운을 보태면 치우침이 덜합니다."
          },
          "today_fortune": {
            "date": "2026-11-23",
            "formatted_date": "2026년 11월 23일 월요일",
            "day_element": "metal",
            "score": 66,
            "overall_analysis": "신축의 날, 홍**********************님의 사주에서는 겁재가 움직여 지기 싫은 마음이 판단에 끼어들기 쉽습니다. 여기에 삼합의 기류가 월지까지 이어져 일터에서 일이 한 줄로 꿰어지며, 배우고 정리하는 일에 마음이 갑니다. 경금을 받쳐 주는 기운이 적어 무리한 확장은 부담이 되니 새로 시작하는 작은 공부로 목 기운을 보태면 좋습니다. 경진 일주의 오늘은 기회와 부담이 나란히 놓여 있으므로 하나를 더하면 하나를 덜어 균형을 맞추세요.",
            "action_items": [
              {
                "type": "do",
                "text": "머리가 맑은 시간을 골라 정기 지출 내역을 질문 세 개로 시험해 보세요."
              },
              {
                "type": "do",
                "text": "화분을 돌보는 일을 곁들이며 환율과 금리의 영향을 서두르지 말고 되짚어 보세요."
              },
              {
                "type": "avoid",
                "text": "자신감이 넘치는 순간에 새 종목을 담는 일만은 피하세요."
              },
              {
                "type": "avoid",
                "text": "정인이 과하면 지기 싫은 마음에 물타기를 거듭하기 쉬우니 현금 비율을 확인하지 않고는 움직이지 마세요."
              }
            ],
            "timing": {
              "best": "17:00-19:00",
              "avoid": "09:00-11:00",
              "reason": "유시(17~19시)는 일지 진토와 육합을 이루어 숫자를 차분히 읽게 되고, 사시(09~11시)는 사화의 기운이 경금과 겉돌아 남의 말에 귀가 얇아지기 쉽습니다."
            }
          },
          "investment_fortune": {
            "short_term": {
              "message": "단기로는 지갑을 여는 손이 빨라지기 쉬우니 방향을 맞히기보다 폭을 줄이는 데 마음을 쓰는 것이 좋습니다. 자동 매수 설정을 먼저 보고 나누어 담을 계획이 서 있을 때만 움직이세요.",
              "warning": "삼합을 이루는 축토와 사화 덕분에 윗사람과의 관계에 협력의 기운이 살아나고 나누어 낸 돈의 셈이 흐려지기 쉬우니 한 박자 쉬어 가세요."
            },
            "long_term": {
              "message": "잎이 짙어지는 철에 태어난 경금이라 길게 보면 속도보다 받쳐 줄 장치가 먼저입니다. 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하니 한 자산에 오래 기대기보다 성격이 다른 자산을 곁에 두는 것이 좋습니다.",
              "advice": "매달 첫 주말에 이른 아침의 산책으로 생각을 비우고 최근 거래의 이유를 믿을 만한 사람과 함께 살펴보세요."
            },
            "example": "가령 손실이 9%에 이르면 절반을 정리한다고 적어 두고, 하루를 마무리하며 그 선을 지켰는지 확인하는 방법이 있습니다. 벼려지기를 기다리는 무쇠를 닮은 홍**********************님에게는 미리 정한 선을 지키는 연습이 큰 보탬이 됩니다."
          },
          "why_explanation": "일간이 경금이므로 신금은 겁재, 축토는 정인이 되고, 이는 곧 재물을 두고 겨루는 기운과 서두르던 걸음을 가라앉히는 기운입니다. 경오 년에서 경진 일까지 이어지는 지지의 관계에서는 월지에서 만난 삼합이 하던 일을 넓게 이어 줍니다. 초여름에 태어나 신약한 사주라 믿을 만한 동료와 규칙이 큰 힘이 되고, 기다리던 토 기운이 찾아와 막힌 곳이 풀립니다. 용신인 토 기운이 축토를 타고 들어오고, 이를 크게 거스르는 기운이 없어 66점이 나왔습니다."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83jash87vcyed9bes95r8kk",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 97,
          "latency": 97,
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
        "generated_at": "2026-11-23T06:43:41.322Z"
      }
    },
    "composeWeeklyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m83jasnf8wjqshst132fsn5a"
      },
      "status": 200,
      "answer": {
        "data": {
          "week_start": "2026-11-23",
          "week_end": "2026-11-29",
          "score": 59,
          "summary": "홍**********************님의 경진 일주가 맞이하는 이번 주는 신축에서 정미까지 이어지며, 경쟁 상대가 눈에 먼저 들어옵니다. 일요일에는 정미가 찾아와 미토가 사주가 가장 반기는 토 기운을 실어 오고, 흐트러진 순서가 가지런해집니다. 수요일에는 사주가 꺼리는 목 기운이 묘목에 실려 오므로 결정을 줄이고 이른 아침의 산책으로 쉬어 가세요. 쇠 기운이 단단해 맺고 끊음이 분명하며, 전체로 보면 나아갈 때와 멈출 때가 번갈아 옵니다.",
          "days": [
            {
              "date": "2026-11-23",
              "day_pillar": "신축",
              "day_element": "metal",
              "score": 66,
              "keyword": "셈 바로 하기·기록 정리"
            },
            {
              "date": "2026-11-24",
              "day_pillar": "임인",
              "day_element": "water",
              "score": 51,
              "keyword": "느긋한 준비·발품의 값"
            },
            {
              "date": "2026-11-25",
              "day_pillar": "계묘",
              "day_element": "water",
              "score": 46,
              "keyword": "표현 다듬기·확실한 몫"
            },
            {
              "date": "2026-11-26",
              "day_pillar": "갑진",
              "day_element": "wood",
              "score": 51,
              "keyword": "자금 회전·의심의 쓸모"
            },
            {
              "date": "2026-11-27",
              "day_pillar": "을사",
              "day_element": "wood",
              "score": 55,
              "keyword": "알뜰한 정산·버티는 힘"
            },
            {
              "date": "2026-11-28",
              "day_pillar": "병오",
              "day_element": "fire",
              "score": 66,
              "keyword": "방비 다지기·신뢰 쌓기"
            },
            {
              "date": "2026-11-29",
              "day_pillar": "정미",
              "day_element": "fire",
              "score": 80,
              "keyword": "반듯한 걸음·문서 살피기"
            }
          ],
          "best_day": "2026-11-29",
          "caution_day": "2026-11-25",
          "advice": "수요일에 앞서 자동 매수 설정을 믿을 만한 사람과 함께 살펴보세요. 섬세한 경금이라 한 번에 하나씩 풀어 가는 것이 맞으니 익숙한 규칙을 한 번 더 확인하고 움직이세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83jasnx2dzmn8n4h44gg5pp",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 69,
          "latency": 69,
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
        "generated_at": "2026-11-23T06:43:41.443Z"
      }
    },
    "getCharacter": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83jass41d93nwrks1gwq8pe"
      },
      "status": 200,
      "answer": {
        "data": {
          "character": {
            "title": "날카롭게 가려내는 원석, 초여름에 나다",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "쉽게 휘지 않는 강철로 그려지는 홍**********************님은 입하 무렵의 기운을 받아 불필요한 것을 과감히 덜어 냅니다. 사화에 자리한 편관의 영향으로 결단이 필요한 순간에 물러서지 않으며, 의리를 지키고 약속을 무겁게 여깁니다. 가까운 자리인 진토에는 편인이 놓여 직감과 눈치가 유난히 빠릅니다. 목 0·화 2·토 2·금 3·수 1의 오행이라 쇠 기운이 단단해 맺고 끊음이 분명하지만, 봄의 기운이 옅어 시작을 미루기 쉽습니다.",
            "investment_identity": "사화의 달에 태어난 홍**********************님은 투자할 때 숫자와 조건을 따져 값이 맞을 때 거두며, 공시와 제도처럼 공식적인 근거를 중시합니다. 진토에 놓인 편인 덕분에 남들과 다른 각도에서 사물을 보며, 이는 위기에서 버팀목이 됩니다. 흐름이 어긋날 때에는 남의 눈을 의식해 물러설 때를 놓치기 쉬우니, 남의 말이 아니라 내 기록이 뒷받침할 때만 움직이는 원칙이 필요합니다. 나무 기운이 얕아 새 계획이 자라기까지 손이 많이 가니 공부한 만큼만 담는다는 약속을 지켜야 합니다."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83jasspvt6z2m4rzk55kqkr",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 43,
          "latency": 43,
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
        "generated_at": "2026-11-23T06:43:41.537Z"
      }
    },
    "getTendency": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83jasw1wcpfdysaqpfg77eb"
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
            "summary": "쇠붙이의 기운이 모여 정리와 결산에 강하니 홍**********************님은 투자에서 오르내림을 지켜보며 비중을 조절합니다. 긴 흐름에서는 목표가 가까워질수록 마음이 안정되며, 비교와 선별에 강해 좋은 것만 남깁니다. 진토의 편인 덕분에 유행과 본질을 나누어 보려 합니다.",
            "warning": "나무 기운이 얕아 새 계획이 자라기까지 손이 많이 가고 갑작스러운 소식에 몸이 먼저 굳기 쉬우므로 원칙에 없는 매매를 하는 일은 삼가세요. 새로 시작하는 작은 공부로 모자란 목 기운을 보태면 치우침이 덜합니다."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83jaswck8qwkh74m1x459y6",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 40,
          "latency": 40,
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
        "generated_at": "2026-11-23T06:43:41.620Z"
      }
    },
    "getRadar": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83jasyj13ttw0f7cvnr0efs"
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
          "request_id": "req_01m83jasyx9vdpv8t3em6tpnft",
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
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        },
        "generated_at": "2026-11-23T06:43:41.712Z"
      }
    },
    "getPopularCoins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83jat17fzx54ymtwgy2x58t"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 6,
          "insufficient_data": false,
          "as_of": "2026-11-23T06:43:41.762Z",
          "coins": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m83jat1hwk84vt64qmy0k5rm",
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
        "generated_at": "2026-11-23T06:43:41.773Z"
      }
    },
    "getElementComparison": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83jat395053kt3w7vkp305q"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 7,
          "insufficient_data": false,
          "as_of": "2026-11-23T06:43:41.833Z",
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
          "request_id": "req_01m83jat3r8e75y4mrmhrwmmz8",
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
        "generated_at": "2026-11-23T06:43:41.846Z"
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
          "as_of": "2026-11-23T06:43:41.885Z",
          "rankings": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m83jat5ee4erh9syy6rhshg4",
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
        "generated_at": "2026-11-23T06:43:41.894Z"
      }
    },
    "getTradingStyles": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83jat713gdbhdbz3tpp1ztn"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-23T06:43:41.952Z",
          "styles": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m83jat7c3jt7mcrsaq78rkxp",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 28,
          "latency": 28,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "trading_styles"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T06:43:41.960Z"
      }
    },
    "getPortfolioBreakdown": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83jat9aketx10622bw08ajv"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-23T06:43:42.019Z",
          "assets": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m83jat9p3yv0rmbn8r5m06ng",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 21,
          "latency": 21,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "portfolio_breakdown"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T06:43:42.027Z"
      }
    },
    "getSajuTwins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83jatb1msvf77rnb6yj91eb"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 10,
          "insufficient_data": false,
          "as_of": "2026-11-23T06:43:42.077Z",
          "same_day_pillar": 10,
          "same_four_pillars": 10,
          "common_coins": [],
          "common_styles": [],
          "average_score_today": null
        },
        "meta": {
          "model": null,
          "request_id": "req_01m83jatbctpp1jq1t91ssr49r",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 27,
          "latency": 27,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "saju_twin"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T06:43:42.087Z"
      }
    },
    "streamDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m83jatcyb8vdcxch6b7q8zfk"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m83jatdgr23m44zdqedw57an.character",
          "event": "character",
          "data": {
            "title": "날카롭게 가려내는 원석, 초여름에 나다",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "쉽게 휘지 않는 강철로 그려지는 홍**********************님은 입하 무렵의 기운을 받아 불필요한 것을 과감히 덜어 냅니다. 사화에 자리한 편관의 영향으로 결단이 필요한 순간에 물러서지 않으며, 의리를 지키고 약속을 무겁게 여깁니다. 가까운 자리인 진토에는 편인이 놓여 직감과 눈치가 유난히 빠릅니다. 목 0·화 2·토 2·금 3·수 1의 오행이라 쇠 기운이 단단해 맺고 끊음이 분명하지만, 봄의 기운이 옅어 시작을 미루기 쉽습니다.",
            "investment_identity": "사화의 달에 태어난 홍**********************님은 투자할 때 숫자와 조건을 따져 값이 맞을 때 거두며, 공시와 제도처럼 공식적인 근거를 중시합니다. 진토에 놓인 편인 덕분에 남들과 다른 각도에서 사물을 보며, 이는 위기에서 버팀목이 됩니다. 흐름이 어긋날 때에는 남의 눈을 의식해 물러설 때를 놓치기 쉬우니, 남의 말이 아니라 내 기록이 뒷받침할 때만 움직이는 원칙이 필요합니다. 나무 기운이 얕아 새 계획이 자라기까지 손이 많이 가니 공부한 만큼만 담는다는 약속을 지켜야 합니다."
          }
        },
        {
          "id": "call_01m83jatdgr23m44zdqedw57an.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "쇠붙이의 기운이 모여 정리와 결산에 강하니 홍**********************님은 투자에서 오르내림을 지켜보며 비중을 조절합니다. 긴 흐름에서는 목표가 가까워질수록 마음이 안정되며, 비교와 선별에 강해 좋은 것만 남깁니다. 진토의 편인 덕분에 유행과 본질을 나누어 보려 합니다.",
            "warning": "나무 기운이 얕아 새 계획이 자라기까지 손이 많이 가고 갑작스러운 소식에 몸이 먼저 굳기 쉬우므로 원칙에 없는 매매를 하는 일은 삼가세요. 새로 시작하는 작은 공부로 모자란 목 기운을 보태면 치우침이 덜합니다."
          }
        },
        {
          "id": "call_01m83jatdgr23m44zdqedw57an.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "today_fortune": {
              "date": "2026-11-23",
              "formatted_date": "2026년 11월 23일 월요일",
              "day_element": "metal",
              "score": 66,
              "overall_analysis": "신축의 날, 홍**********************님의 사주에서는 겁재가 움직여 지기 싫은 마음이 판단에 끼어들기 쉽습니다. 여기에 삼합의 기류가 월지까지 이어져 일터에서 일이 한 줄로 꿰어지며, 배우고 정리하는 일에 마음이 갑니다. 경금을 받쳐 주는 기운이 적어 무리한 확장은 부담이 되니 새로 시작하는 작은 공부로 목 기운을 보태면 좋습니다. 경진 일주의 오늘은 기회와 부담이 나란히 놓여 있으므로 하나를 더하면 하나를 덜어 균형을 맞추세요.",
              "action_items": [
                {
                  "type": "do",
                  "text": "머리가 맑은 시간을 골라 정기 지출 내역을 질문 세 개로 시험해 보세요."
                },
                {
                  "type": "do",
                  "text": "화분을 돌보는 일을 곁들이며 환율과 금리의 영향을 서두르지 말고 되짚어 보세요."
                },
                {
                  "type": "avoid",
                  "text": "자신감이 넘치는 순간에 새 종목을 담는 일만은 피하세요."
                },
                {
                  "type": "avoid",
                  "text": "정인이 과하면 지기 싫은 마음에 물타기를 거듭하기 쉬우니 현금 비율을 확인하지 않고는 움직이지 마세요."
                }
              ],
              "timing": {
                "best": "17:00-19:00",
                "avoid": "09:00-11:00",
                "reason": "유시(17~19시)는 일지 진토와 육합을 이루어 숫자를 차분히 읽게 되고, 사시(09~11시)는 사화의 기운이 경금과 겉돌아 남의 말에 귀가 얇아지기 쉽습니다."
              }
            },
            "investment_fortune": {
              "short_term": {
                "message": "단기로는 지갑을 여는 손이 빨라지기 쉬우니 방향을 맞히기보다 폭을 줄이는 데 마음을 쓰는 것이 좋습니다. 자동 매수 설정을 먼저 보고 나누어 담을 계획이 서 있을 때만 움직이세요.",
                "warning": "삼합을 이루는 축토와 사화 덕분에 윗사람과의 관계에 협력의 기운이 살아나고 나누어 낸 돈의 셈이 흐려지기 쉬우니 한 박자 쉬어 가세요."
              },
              "long_term": {
                "message": "잎이 짙어지는 철에 태어난 경금이라 길게 보면 속도보다 받쳐 줄 장치가 먼저입니다. 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하니 한 자산에 오래 기대기보다 성격이 다른 자산을 곁에 두는 것이 좋습니다.",
                "advice": "매달 첫 주말에 이른 아침의 산책으로 생각을 비우고 최근 거래의 이유를 믿을 만한 사람과 함께 살펴보세요."
              },
              "example": "가령 손실이 9%에 이르면 절반을 정리한다고 적어 두고, 하루를 마무리하며 그 선을 지켰는지 확인하는 방법이 있습니다. 벼려지기를 기다리는 무쇠를 닮은 홍**********************님에게는 미리 정한 선을 지키는 연습이 큰 보탬이 됩니다."
            },
            "why_explanation": "일간이 경금이므로 신금은 겁재, 축토는 정인이 되고, 이는 곧 재물을 두고 겨루는 기운과 서두르던 걸음을 가라앉히는 기운입니다. 경오 년에서 경진 일까지 이어지는 지지의 관계에서는 월지에서 만난 삼합이 하던 일을 넓게 이어 줍니다. 초여름에 태어나 신약한 사주라 믿을 만한 동료와 규칙이 큰 힘이 되고, 기다리던 토 기운이 찾아와 막힌 곳이 풀립니다. 용신인 토 기운이 축토를 타고 들어오고, 이를 크게 거스르는 기운이 없어 66점이 나왔습니다."
          }
        },
        {
          "id": "call_01m83jatdgr23m44zdqedw57an.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m83jatd84962pvz62qrws0be",
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
          "id": "call_01m83jathqz60rvjmb00a1tn9p.character",
          "event": "character",
          "data": {
            "title": "푸르게 뻗는 정월의 큰 나무",
            "dayMaster": "갑목",
            "dayMasterHanja": "甲",
            "elementName": "목(木)",
            "emoji": "🌳",
            "identity": "홍길동님은 갑자의 해에 갑자 일주를 받아 줄기가 굵은 소나무의 성품을 지녔고, 앞장서서 길을 여는 데 망설임이 적습니다. 인목에 자리한 비견의 영향으로 간섭보다 믿음을 받을 때 힘을 내며, 스스로 세운 뜻을 쉽게 거두지 않습니다. 속마음을 비추는 자수가 정인이라 배운 것을 차곡차곡 제 것으로 만들어 가며, 아랫사람을 보듬으며 함께 자라려 합니다. 갑목의 힘이 넉넉해 밖으로 쓰고 나누는 쪽이 이롭고, 가을의 기운이 얕아 맺어야 할 일이 길어지기 쉬우니 오래 쓴 물건을 손보는 일이 삶의 균형을 돕습니다.",
            "investmentIdentity": "비겁의 기운이 앞서는 홍길동님은 시장과 반대로 설 용기가 있으며, 성장의 이야기에 마음이 끌립니다. 신강한 사주라 덜어 내고 비우는 연습이 필요하고, 스스로 고른 종목에 애착이 큽니다. 쇠 기운이 적어 끊어야 할 때를 놓치기 쉬우므로 내 생각만 옳다는 고집이 손실을 키우기 쉽습니다. 느긋한 호흡으로 토 기운을 채우면서 배당과 이자처럼 눈에 보이는 흐름을 곁들이는 것이 좋습니다."
          }
        },
        {
          "id": "call_01m83jathqz60rvjmb00a1tn9p.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "riskTolerance": 61,
              "longTermAptitude": 68,
              "trendSensitivity": 52
            },
            "summary": "나무 기운이 두터워 새로운 일에 손이 먼저 나가니 홍길동님은 투자에서 감당할 수 있는 위험과 그렇지 않은 위험을 가려냅니다. 비견이 자리한 인목의 영향으로 지루함만 이겨 내면 꾸준함이 살아납니다. 시장의 소식 앞에서는 관심 분야의 변화에는 빠르고 그 밖에는 느긋하고, 시작하는 기업의 가능성을 높이 삽니다.",
            "warning": "여럿이 함께 산다는 안도감이 눈을 가리기 쉬우니 보유 비중을 남의 눈으로 살펴보세요. 지인의 말 한마디만 믿고 움직이려는 순간에는 분산의 폭부터 살펴보세요."
          }
        },
        {
          "id": "call_01m83jathqz60rvjmb00a1tn9p.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "todayFortune": {
              "date": "2026-11-23",
              "formattedDate": "2026년 11월 23일 월요일",
              "dayElement": "metal",
              "score": 73,
              "overallAnalysis": "인목의 달에 난 홍길동님에게 오늘의 신축은 절차를 밟아 나가게 하는 힘을 불러옵니다. 사주의 자리를 짚어 보면 합의 인연이 연지에 닿아 바깥 평판에 얽힌 매듭이 느슨해지고, 그 사이로 땀 흘린 만큼 거두는 흐름이 스며 있습니다. 타고난 바탕으로는 자라나는 목의 힘이 커 배우고 넓히는 일을 즐기고, 꺼리는 토 기운이 찾아와 덜어 내는 지혜가 필요합니다. 정재의 흐름까지 더하면 흐름이 등을 밀어 주는 편이니 처음 세운 한도만은 그대로 두고 움직이세요.",
              "actionItems": [
                {
                  "type": "do",
                  "text": "정관의 기운이 도는 날이니 보유 비중을 한 줄로 적어 보세요."
                },
                {
                  "type": "do",
                  "text": "사회생활에 관한 고민이 있다면 자산을 한 장에 적어 두는 일로 마음을 가다듬고 투자 원칙 세 가지부터 살펴보세요."
                },
                {
                  "type": "avoid",
                  "text": "급한 움직임에 휩쓸려 움직이지 않도록 수수료와 세금을 먼저 보고, 중요한 계약을 서둘러 맺는 일에는 분명히 선을 그으세요."
                },
                {
                  "type": "avoid",
                  "text": "정재가 과하면 갑작스러운 소식에 몸이 먼저 굳기 쉬우니 자동 매수 설정을 확인하지 않고는 움직이지 마세요."
                }
              ],
              "timing": {
                "best": "15:00-17:00",
                "avoid": "13:00-15:00",
                "reason": "삼합의 기운이 일지 자수에 닿아 신시(15~17시)에는 작은 신호가 눈에 들어오지만, 해의 기운이 자수의 자리를 건드려 미시(13~15시)에는 사소한 변동이 크게 보이기 쉽습니다."
              }
            },
            "investmentFortune": {
              "shortTerm": {
                "message": "단기로는 앞뒤 순서가 차근차근 정리되니 준비한 자리에서 계획한 만큼만 움직여도 충분합니다. 저녁 산책을 마친 뒤 환율과 금리의 영향을 확인한 다음, 거래량이 값의 움직임을 받쳐 줄 때에만 비중을 바꾸세요.",
                "warning": "책임감 때문에 잘못된 선택을 붙들고 있기 쉬우니 특히 마감 직전의 조급함으로 움직이는 일이 없게 하세요."
              },
              "longTerm": {
                "message": "장기로는 나무 기운이 두터워 새로운 일에 손이 먼저 나가고, 결실은 늦어도 단단하게 맺힙니다. 가지가 많은 사주라 관심이 여러 갈래로 나뉘지만 쇠 기운이 적어 끊어야 할 때를 놓치기 쉬우므로 생활 자금과 투자 자금의 울타리를 높여 두는 것이 좋습니다.",
                "advice": "뿌리가 든든한 갑목이라 버티는 힘은 이미 충분하니 분기 보고서가 나올 때마다 관심 종목 목록을 믿을 만한 사람과 함께 살펴보세요."
              },
              "example": "이를테면 관심 자산을 두 가지만 골라 값을 기록하다가, 잃어도 생활에 지장이 없을 때 여유 자금의 15%부터 시작해 보는 식입니다. 금의 결이 옅어 정리와 마감에 공을 들여야 하니 홍길동님에게는 이렇게 되돌아볼 기록을 남기는 방식이 오래갑니다."
            },
            "whyExplanation": "신축을 갑목의 눈으로 풀면 천간은 정관, 지지는 정재라 맡은 자리의 무게가 분명해지고 낭비가 어디서 새는지 눈에 보입니다. 사주의 갑자, 병인, 갑자 세 기둥에 비추면 자수를 품은 연지가 축토를 반겨 멀리 있는 사람과의 관계에 여유가 생깁니다. 목 4·화 1·토 0·금 0·수 3으로 기운이 나뉘어 가을의 기운이 얕아 맺어야 할 일이 길어지기 쉬우며, 부담스러운 토 기운이 신축에 실려 와 마음이 앞서기 쉽습니다. 지지의 축토가 기신인 토 기운을 보태지만, 축토와 일지 자수의 육합이 하루 리듬을 편안하게 하니 점수는 73점으로 보았습니다."
          }
        },
        {
          "id": "call_01m83jathqz60rvjmb00a1tn9p.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m83jathfqx7m8wd6ppcya03m",
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
          "personality": "경진일주는 젖은 흙에서 막 꺼낸 거대한 원석과 같아, 타고난 기개와 무게가 있습니다. 뜻을 세우면 크게 밀고 나가며, 남다른 포부로 사람들의 시선을 모읍니다. 여름에 태어난 쇠라 뜨거운 단련을 거치며, 견딘 만큼 쓰임새가 귀해집니다. 오행 가운데 금 기운이 뚜렷하게 강합니다. 쇠와 쇠가 부딪쳐 날이 서듯 독립심이 강하고, 승부의 순간에 물러서지 않습니다. 반면 목 기운은 겉으로 드러나지 않습니다. 목 기운은 일부러 늘리지 않아도 균형이 잡힙니다. 음과 양이 고르게 섞여 나설 때와 물러설 때를 비교적 잘 가립니다.",
          "strengths": [
            "배짱과 지략을 함께 갖추어 큰 승부에서 강합니다.",
            "금 기운이 넉넉해 기준이 분명하고 마무리가 깔끔합니다.",
            "편관이 힘이 되어 위기에서 물러서지 않는 담력과 통솔력이 있습니다."
          ],
          "weaknesses": [
            "옳고 그름이 분명해 중간의 사정을 살피지 못할 때가 있습니다.",
            "금 기운이 넘칠 때에는 기준이 날카로워져 사람의 사정을 놓칠 수 있습니다.",
            "재성이 약한 편이라 돈과 시간의 흐름을 숫자로 챙기는 일에 소홀해지기 쉽습니다."
          ],
          "career_advice": "경영, 법조, 첨단 산업, 대형 프로젝트처럼 결단이 필요한 자리에서 카리스마를 보입니다. 재량이 넓고 성과가 분명히 나뉘는 환경에서 의욕이 오르니, 동업에서는 역할과 몫을 문서로 정해 두십시오. 투자에서는 수익보다 현금 흐름을 먼저 살피고, 자동 이체와 분산으로 구조를 만들어 두는 편이 안전합니다. 정해진 시간과 장소에서 일하는 습관을 들이면 용신인 토 기운이 자리를 잡습니다.",
          "relationship_advice": "결론을 서두르기보다 상대의 사정을 끝까지 듣는 태도가 존경을 사랑으로 바꿉니다. 약속과 예의를 지키는 믿음직한 사람이지만, 의무감보다 즐거움으로 만나는 날이 필요합니다. 일지가 다른 지지와 다투지 않아, 한번 맺은 관계를 잔잔하고 안정되게 이어 갑니다. 대화에서는 듣기와 말하기의 균형이 좋으니, 갈등이 생겼을 때 중재하는 역할을 맡아 보십시오.",
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
        "profile_id": "prf_01m83jatq34a8hvka5bwzyrnjm"
      },
      "status": 200,
      "answer": {
        "data": {
          "year": 2026,
          "year_pillar": "병오",
          "score": 66,
          "summary": "홍**********************님의 경진 일주가 2026년의 병오를 만나 갑작스러운 변수가 긴장감을 불러옵니다. 오화의 한 해 동안 미토를 품은 시지가 오화를 반겨 마무리할 일에 여유가 생기고, 평판을 의식하는 만큼 행동이 반듯해집니다. 9월에는 유금이 일지 진토와 육합을 이루어 하루 리듬이 부드러워지니 흐트러진 순서가 가지런해집니다. 경금의 걸음으로 보면 흐름이 잔잔한 대신 답도 천천히 오고, 전체적으로 반듯하게 처신하려는 마음이 느껴집니다.",
          "quarters": [
            {
              "quarter": 1,
              "score": 60,
              "advice": "연초는 스스로 정한 기준이 평소보다 또렷해지지만 서두를 까닭이 없으니 내 몫만 또렷하게 챙기면 충분합니다."
            },
            {
              "quarter": 2,
              "score": 59,
              "advice": "고르게 흘러가는 상반기 끝자락, 표현은 화려해지고 인내는 짧아지기 쉬우니 시험 삼아 적은 금액으로만 확인하는 편이 낫습니다."
            },
            {
              "quarter": 3,
              "score": 72,
              "advice": "압박을 이겨 내게 하는 힘이 두드러지는 3분기라 미루던 점검을 마치면 어깨가 한결 가벼워집니다."
            },
            {
              "quarter": 4,
              "score": 67,
              "advice": "4분기는 오래된 원칙을 다시 읽을 여유가 생기지만 서두를 까닭이 없으니 공부와 실행의 비율을 반반으로 맞추어야 합니다."
            }
          ],
          "months": [
            {
              "month": 1,
              "score": 74,
              "keyword": "든든한 뒷받침·기록 정리"
            },
            {
              "month": 2,
              "score": 52,
              "keyword": "내 속도로·시장 훑기"
            },
            {
              "month": 3,
              "score": 54,
              "keyword": "지갑 단속·셈 맞추기"
            },
            {
              "month": 4,
              "score": 71,
              "keyword": "느긋한 준비·깊은 생각"
            },
            {
              "month": 5,
              "score": 58,
              "keyword": "표현 다듬기·책임 나누기"
            },
            {
              "month": 6,
              "score": 49,
              "keyword": "자금 회전·약속 지키기"
            },
            {
              "month": 7,
              "score": 69,
              "keyword": "지출 다듬기·배움의 시간"
            },
            {
              "month": 8,
              "score": 67,
              "keyword": "한도 지키기·본래 자리로"
            },
            {
              "month": 9,
              "score": 79,
              "keyword": "공시 읽기·몫 나누기"
            },
            {
              "month": 10,
              "score": 70,
              "keyword": "홀로 공부·생각 매듭짓기"
            },
            {
              "month": 11,
              "score": 70,
              "keyword": "천천히 다지기·차분한 결실"
            },
            {
              "month": 12,
              "score": 62,
              "keyword": "소신 지키기·말 아끼기"
            }
          ],
          "advice": "9월에 자산별 변동 폭을 한 해 전과 비교해 보세요. 계획을 길게 적어 보는 일을 곁에 두고 급한 일과 중요한 일을 나누어 처리해 보세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83jatqk3tjybytvm5hv64k8",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 73,
          "latency": 73,
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
        "generated_at": "2026-11-23T06:43:42.525Z"
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
          "profile_id": "prf_01m83jatv3z52n0h2mkj8pk404"
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
            "금 기운을 주고받으며 서로의 용신을 거드는 희신이 되어 줍니다."
          ],
          "cautions": [
            "일지가 같은 글자로 자형을 이루어 닮은 고집이 부딪힐 수 있으니, 양보의 순서를 정해 두면 좋습니다.",
            "띠가 자형을 이루어 비슷한 약점이 함께 드러날 수 있으니, 조언해 줄 제삼자를 곁에 두십시오."
          ],
          "summary": "두 사람의 궁합은 45점으로, 다른 점을 이해하는 노력이 필요한 인연입니다. 닮은 두 사람이라 공감이 빠르고, 같은 편이라는 믿음이 큽니다. 서로에게 힘이 되는 기운은 새로운 취미나 배움으로 함께 채워 보십시오."
        },
        "meta": {
          "model": null,
          "request_id": "req_01m83jatvj7wx36r3g2jyz6e38",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 7,
          "latency": 7,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": []
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T06:43:42.585Z"
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
        "id": "prf_01m83jatxcb7tsgp8tw7zczsrd",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T06:43:42.636Z",
        "updated_at": "2026-11-23T06:43:42.636Z"
      }
    },
    "listProfiles": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m83jatz4xkrjpx07853zkfh4",
            "external_id": "customer-1001",
            "name": "홍**",
            "birth_year": "19**",
            "gender": "female",
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-23T06:43:42.692Z",
            "updated_at": "2026-11-23T06:43:42.692Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfile": {
      "params": {
        "id": "prf_01m83jav1gykyeesa20h8syvjt"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m83jav1gykyeesa20h8syvjt",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T06:43:42.768Z",
        "updated_at": "2026-11-23T06:43:42.768Z"
      }
    },
    "unmaskProfile": {
      "params": {
        "id": "prf_01m83jav45xwahw200nyfa7b3r"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m83jav45xwahw200nyfa7b3r",
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
        "created_at": "2026-11-23T06:43:42.853Z",
        "updated_at": "2026-11-23T06:43:42.853Z"
      }
    },
    "replaceProfile": {
      "params": {
        "id": "prf_01m83jav6sg8r7sd19awzdybwb"
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
        "id": "prf_01m83jav6sg8r7sd19awzdybwb",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T06:43:42.937Z",
        "updated_at": "2026-11-23T06:43:42.958Z"
      }
    },
    "updateProfile": {
      "params": {
        "id": "prf_01m83jav9cpk0sdksj0kpvhqde"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m83jav9cpk0sdksj0kpvhqde",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-23T06:43:43.020Z",
        "updated_at": "2026-11-23T06:43:43.034Z"
      }
    },
    "deleteProfile": {
      "params": {
        "id": "prf_01m83javbvezy707g90bzpp83d"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m83javbvezy707g90bzpp83d",
        "deleted": true,
        "deleted_at": "2026-11-23T06:43:43.147Z",
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
          "prf_01m83javen9dcbydm6f5tajpcf"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m83javfa7980pkkspxrk91q7",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "created_at": "2026-11-23T06:43:43.210Z",
        "estimated_completion": "2026-11-23T06:43:43.369Z"
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
        "batch_id": "batch_01m83javj2fw0ht4fbcsnbqc7q"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m83javj2fw0ht4fbcsnbqc7q",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "created_at": "2026-11-23T06:43:43.298Z",
        "estimated_completion": "2026-11-23T06:43:43.453Z",
        "completed_at": "2026-11-23T06:43:43.364Z",
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
        "batch_id": "batch_01m83javrny4y9jtdmnwvt0re6"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m83javrny4y9jtdmnwvt0re6",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 1,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "gemini",
        "created_at": "2026-11-23T06:43:43.509Z",
        "estimated_completion": "2026-11-23T06:43:43.666Z",
        "completed_at": "2026-11-23T06:43:43.577Z",
        "results": [
          {
            "profile_id": "prf_01m83javqye6tnhgpes21bt5sk",
            "fortune_id": null,
            "status": "canceled"
          }
        ]
      }
    },
    "retryBatch": {
      "params": {
        "batch_id": "batch_01m83javw483e6cd2v8ypqgd93"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "batch_01m83javw483e6cd2v8ypqgd93",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "created_at": "2026-11-23T06:43:43.620Z",
        "estimated_completion": "2026-11-23T06:43:43.856Z"
      }
    },
    "followBatch": {
      "params": {
        "batch_id": "batch_01m83javzrp0z2300cg11rsz38"
      },
      "query": {},
      "status": 200,
      "answer": [
        {
          "id": "batch_01m83javzrp0z2300cg11rsz38.1",
          "event": "complete",
          "data": {
            "id": "batch_01m83javzrp0z2300cg11rsz38",
            "status": "failed",
            "total_count": 1,
            "completed_count": 0,
            "failed_count": 1,
            "canceled_count": 0,
            "fortune_type": "daily",
            "fortune_date": "2026-11-23",
            "model": "haiku",
            "created_at": "2026-11-23T06:43:43.736Z",
            "estimated_completion": "2026-11-23T06:43:43.890Z",
            "completed_at": "2026-11-23T06:43:43.768Z",
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
        "profile_id": "prf_01m83jaw2v8vdpr6ensqfzwexp",
        "type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m83jaw3fmap48cknddpd9dqj",
        "profile_id": "prf_01m83jaw2v8vdpr6ensqfzwexp",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "신금이 겁재의 자리에 서니 홍**********************님에게는 판을 크게 벌이고 싶게 하는 힘이 먼저 느껴집니다. 일터까지 두루 살피면 흐름이 잔잔한 대신 답도 천천히 오니 비교는 지난날의 나와만 해 보세요.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "뒤를 받쳐 주는 손길을 느끼게 되며, 두루 살피면 욕심을 한 뼘 줄일 때 편안해집니다. 오늘은 기회와 부담이 나란히 놓여 있으니 급한 일과 중요한 일을 나누어 처리해 보세요."
          },
          "wealth": {
            "score": 64,
            "description": "재성의 자리가 비어 씀씀이를 눈에 보이게 적는 것이 중요하고, 오늘은 축토가 정인이 되어 차분히 익히고 다지려는 마음이 살아나니 큰 거래보다 고정 지출을 다듬는 데서 보람을 얻습니다. 몸을 쭉 펴는 체조처럼 돈이 들지 않는 즐거움이 목 기운과 지갑을 함께 채워 줍니다."
          },
          "love": {
            "score": 64,
            "description": "사람 사이에서는 축토가 정인이 되어 배우고 받아들이게 하는 힘이 살아나니 듣는 시간을 조금 더 늘리면 오해가 풀립니다. 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하니 혼자 짐작하지 말고 안부를 묻는 말을 건네 보세요."
          },
          "health": {
            "score": 74,
            "description": "지지의 축토가 용신인 토 기운을 보태 주니 미뤄 둔 운동을 다시 시작하기에 좋습니다. 느린 걷기와 이른 아침의 산책을 번갈아 하면 피로가 덜합니다."
          },
          "career": {
            "score": 68,
            "description": "일에서는 믿을 만한 조언이 닿는 흐름이 지지 정인에서 오니 기록을 남겨 두면 뒤에 힘이 됩니다. 앞다투어 나서게 하는 힘을 고객의 물음에 쏟으면 보람이 있습니다."
          }
        },
        "lucky_items": {
          "number": 5,
          "color": "겨자색",
          "direction": "북동쪽",
          "time": "17:00-19:00"
        },
        "advice": "나누면 커지고 다투면 새는 기운을 억누르지 말고 분산의 폭을 살피는 데 쓰면서 익숙한 규칙을 한 번 더 확인하고 움직이세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-23T06:43:43.868Z",
        "latency_ms": 13,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-23T06:43:43.855Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83jaw38pdqd19pem1s1rsgc",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 33,
          "latency": 33,
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
        "profile_id": "prf_01m83jaw5320z8c50k9vqh1fzz"
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
        "profile_id": "prf_01m83jaw67yb26ksv16ghb0ky7"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m83jaw6qpypgw7ezsh4kpgvv",
        "profile_id": "prf_01m83jaw67yb26ksv16ghb0ky7",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "신금이 겁재의 자리에 서니 홍**********************님에게는 판을 크게 벌이고 싶게 하는 힘이 먼저 느껴집니다. 일터까지 두루 살피면 흐름이 잔잔한 대신 답도 천천히 오니 비교는 지난날의 나와만 해 보세요.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "뒤를 받쳐 주는 손길을 느끼게 되며, 두루 살피면 욕심을 한 뼘 줄일 때 편안해집니다. 오늘은 기회와 부담이 나란히 놓여 있으니 급한 일과 중요한 일을 나누어 처리해 보세요."
          },
          "wealth": {
            "score": 64,
            "description": "재성의 자리가 비어 씀씀이를 눈에 보이게 적는 것이 중요하고, 오늘은 축토가 정인이 되어 차분히 익히고 다지려는 마음이 살아나니 큰 거래보다 고정 지출을 다듬는 데서 보람을 얻습니다. 몸을 쭉 펴는 체조처럼 돈이 들지 않는 즐거움이 목 기운과 지갑을 함께 채워 줍니다."
          },
          "love": {
            "score": 64,
            "description": "사람 사이에서는 축토가 정인이 되어 배우고 받아들이게 하는 힘이 살아나니 듣는 시간을 조금 더 늘리면 오해가 풀립니다. 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하니 혼자 짐작하지 말고 안부를 묻는 말을 건네 보세요."
          },
          "health": {
            "score": 74,
            "description": "지지의 축토가 용신인 토 기운을 보태 주니 미뤄 둔 운동을 다시 시작하기에 좋습니다. 느린 걷기와 이른 아침의 산책을 번갈아 하면 피로가 덜합니다."
          },
          "career": {
            "score": 68,
            "description": "일에서는 믿을 만한 조언이 닿는 흐름이 지지 정인에서 오니 기록을 남겨 두면 뒤에 힘이 됩니다. 앞다투어 나서게 하는 힘을 고객의 물음에 쏟으면 보람이 있습니다."
          }
        },
        "lucky_items": {
          "number": 5,
          "color": "겨자색",
          "direction": "북동쪽",
          "time": "17:00-19:00"
        },
        "advice": "나누면 커지고 다투면 새는 기운을 억누르지 말고 분산의 폭을 살피는 데 쓰면서 익숙한 규칙을 한 번 더 확인하고 움직이세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-23T06:43:43.978Z",
        "latency_ms": 19,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-23T06:43:43.959Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83jaw6f828mfas1c7ja85fv",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 41,
          "latency": 41,
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
        "id": "ftn_01m83jaw90qdyb2ex1s7ev4gmm"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m83jaw90qdyb2ex1s7ev4gmm",
        "profile_id": "prf_01m83jaw8j8er4qvn4rrc303qv",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "신금이 겁재의 자리에 서니 홍**********************님에게는 판을 크게 벌이고 싶게 하는 힘이 먼저 느껴집니다. 일터까지 두루 살피면 흐름이 잔잔한 대신 답도 천천히 오니 비교는 지난날의 나와만 해 보세요.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "뒤를 받쳐 주는 손길을 느끼게 되며, 두루 살피면 욕심을 한 뼘 줄일 때 편안해집니다. 오늘은 기회와 부담이 나란히 놓여 있으니 급한 일과 중요한 일을 나누어 처리해 보세요."
          },
          "wealth": {
            "score": 64,
            "description": "재성의 자리가 비어 씀씀이를 눈에 보이게 적는 것이 중요하고, 오늘은 축토가 정인이 되어 차분히 익히고 다지려는 마음이 살아나니 큰 거래보다 고정 지출을 다듬는 데서 보람을 얻습니다. 몸을 쭉 펴는 체조처럼 돈이 들지 않는 즐거움이 목 기운과 지갑을 함께 채워 줍니다."
          },
          "love": {
            "score": 64,
            "description": "사람 사이에서는 축토가 정인이 되어 배우고 받아들이게 하는 힘이 살아나니 듣는 시간을 조금 더 늘리면 오해가 풀립니다. 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하니 혼자 짐작하지 말고 안부를 묻는 말을 건네 보세요."
          },
          "health": {
            "score": 74,
            "description": "지지의 축토가 용신인 토 기운을 보태 주니 미뤄 둔 운동을 다시 시작하기에 좋습니다. 느린 걷기와 이른 아침의 산책을 번갈아 하면 피로가 덜합니다."
          },
          "career": {
            "score": 68,
            "description": "일에서는 믿을 만한 조언이 닿는 흐름이 지지 정인에서 오니 기록을 남겨 두면 뒤에 힘이 됩니다. 앞다투어 나서게 하는 힘을 고객의 물음에 쏟으면 보람이 있습니다."
          }
        },
        "lucky_items": {
          "number": 5,
          "color": "겨자색",
          "direction": "북동쪽",
          "time": "17:00-19:00"
        },
        "advice": "나누면 커지고 다투면 새는 기운을 억누르지 말고 분산의 폭을 살피는 데 쓰면서 익숙한 규칙을 한 번 더 확인하고 움직이세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-23T06:43:44.056Z",
        "latency_ms": 24,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "unmaskFortune": {
      "params": {
        "id": "ftn_01m83jawc15sxry42dka5ghvbc"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m83jawc15sxry42dka5ghvbc",
        "profile_id": "prf_01m83jawbgrgyssdns71keaj3z",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "신금이 겁재의 자리에 서니 홍mkb1e02aa14f56ffbaf242님에게는 판을 크게 벌이고 싶게 하는 힘이 먼저 느껴집니다. 일터까지 두루 살피면 흐름이 잔잔한 대신 답도 천천히 오니 비교는 지난날의 나와만 해 보세요.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "뒤를 받쳐 주는 손길을 느끼게 되며, 두루 살피면 욕심을 한 뼘 줄일 때 편안해집니다. 오늘은 기회와 부담이 나란히 놓여 있으니 급한 일과 중요한 일을 나누어 처리해 보세요."
          },
          "wealth": {
            "score": 64,
            "description": "재성의 자리가 비어 씀씀이를 눈에 보이게 적는 것이 중요하고, 오늘은 축토가 정인이 되어 차분히 익히고 다지려는 마음이 살아나니 큰 거래보다 고정 지출을 다듬는 데서 보람을 얻습니다. 몸을 쭉 펴는 체조처럼 돈이 들지 않는 즐거움이 목 기운과 지갑을 함께 채워 줍니다."
          },
          "love": {
            "score": 64,
            "description": "사람 사이에서는 축토가 정인이 되어 배우고 받아들이게 하는 힘이 살아나니 듣는 시간을 조금 더 늘리면 오해가 풀립니다. 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하니 혼자 짐작하지 말고 안부를 묻는 말을 건네 보세요."
          },
          "health": {
            "score": 74,
            "description": "지지의 축토가 용신인 토 기운을 보태 주니 미뤄 둔 운동을 다시 시작하기에 좋습니다. 느린 걷기와 이른 아침의 산책을 번갈아 하면 피로가 덜합니다."
          },
          "career": {
            "score": 68,
            "description": "일에서는 믿을 만한 조언이 닿는 흐름이 지지 정인에서 오니 기록을 남겨 두면 뒤에 힘이 됩니다. 앞다투어 나서게 하는 힘을 고객의 물음에 쏟으면 보람이 있습니다."
          }
        },
        "lucky_items": {
          "number": 5,
          "color": "겨자색",
          "direction": "북동쪽",
          "time": "17:00-19:00"
        },
        "advice": "나누면 커지고 다투면 새는 기운을 억누르지 말고 분산의 폭을 살피는 데 쓰면서 익숙한 규칙을 한 번 더 확인하고 움직이세요.",
        "analysis": {
          "day_energy": "오늘의 천간 신금은 잘 다듬은 보석에 견줄 수 있고, 쉽게 휘지 않는 강철인 경금에게는 경쟁심을 깨우는 흐름이 됩니다. 뿌리인 축토에서는 기록과 문서에서 답을 찾게 하는 힘이 올라와 오래된 원칙을 다시 읽을 여유가 생깁니다.",
          "element_interaction": "경진 일주를 기준으로 보면 신금이 경금의 어깨를 받쳐 자신감을 키우는 모양입니다. 쇠 기운이 단단해 맺고 끊음이 분명하지만 봄의 기운이 옅어 시작을 미루기 쉬우니 계획을 길게 적어 보는 일이 도움이 됩니다. 꼭 필요한 토 기운이 축토에 담겨 들어오고, 이를 크게 거스르는 기운이 없어 66점이 나왔습니다.",
          "recommendations": [
            "겁재의 기운이 도는 날이니 관심 종목 목록을 짧은 소감과 함께 기록해 보세요.",
            "새로 시작하는 작은 공부로 모자란 목 기운을 보태며 현금 비율을 두 번에 나누어 점검해 보세요.",
            "손실을 한 번에 되찾으려고 움직이지 않도록 보유 비중을 먼저 보고, 장기 자금에 손대는 일에는 분명히 선을 그으세요."
          ]
        },
        "profile": {
          "id": "prf_01m83jawbgrgyssdns71keaj3z",
          "name": "홍mkb1e02aa14f56ffbaf242",
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
        "generated_at": "2026-11-23T06:43:44.148Z",
        "latency_ms": 19,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "deleteFortune": {
      "params": {
        "id": "ftn_01m83jawetzav0p86rxj06r4at"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m83jawetzav0p86rxj06r4at",
        "deleted": true,
        "deleted_at": "2026-11-23T06:43:44.265Z"
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
        "id": "whk_01m83jawjsxsqqjjybgratb6av",
        "url": "https://partner.example/saju",
        "events": [
          "fortune.generated",
          "batch.completed"
        ],
        "description": null,
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T06:43:44.345Z",
        "updated_at": "2026-11-23T06:43:44.345Z",
        "secret": "whsec_hR4TAH2hSFUQN6zM0kWO7y2GozA0GMW5iEn7Jc/3cGM="
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
        "id": "whk_01m83jawm7drg48x0q7s20qtn2"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m83jawm7drg48x0q7s20qtn2",
        "url": "https://partner.example/mk4e0657231729",
        "events": [
          "profile.created"
        ],
        "description": "to mk4e0657231729",
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T06:43:44.391Z",
        "updated_at": "2026-11-23T06:43:44.391Z"
      }
    },
    "updateWebhook": {
      "params": {
        "id": "whk_01m83jawnbkmh0hjnbabkbfyg9"
      },
      "query": {},
      "body": {
        "description": "운세 알림",
        "active": true
      },
      "status": 200,
      "answer": {
        "id": "whk_01m83jawnbkmh0hjnbabkbfyg9",
        "url": "https://partner.example/mk370a438afb6a",
        "events": [
          "profile.created"
        ],
        "description": "운세 알림",
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T06:43:44.427Z",
        "updated_at": "2026-11-23T06:43:44.443Z"
      }
    },
    "deleteWebhook": {
      "params": {
        "id": "whk_01m83jawptmewanfb7k0njf28s"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m83jawptmewanfb7k0njf28s",
        "deleted": true,
        "deleted_at": "2026-11-23T06:43:44.486Z"
      }
    },
    "testWebhook": {
      "params": {
        "id": "whk_01m83jawqw8h5p0npm61n6hf75"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m83jawqw8h5p0npm61n6hf75",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m83jawrbdztad8khvm2m597h",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 31,
          "attempted_at": "2026-11-23T06:43:44.535Z"
        },
        "payload_sent": {
          "id": "evt_01m83jawram933jj8hvyaqt215",
          "type": "test.ping",
          "created_at": "2026-11-23T06:43:44.522Z",
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
        "id": "whk_01m83jawvw40g3bgp57ns0qn82"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m83jawvw40g3bgp57ns0qn82",
        "url": "https://partner.example/mkbbd8c6833d90",
        "events": [
          "profile.created"
        ],
        "description": "to mkbbd8c6833d90",
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T06:43:44.636Z",
        "updated_at": "2026-11-23T06:43:44.656Z",
        "secret": "whsec_UJqCal+Ztj1rwGdMqfL9szOr0Yybg2VQQ88flTIOQ44="
      }
    },
    "listDeliveries": {
      "params": {
        "id": "whk_01m83jawxqfgvxv7dntcvrzvwp"
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
        "id": "whk_01m83jawyqm2kpnxkht4f67j5s",
        "delivery_id": "dlv_01m83jawz1t4vcnd7vfsq94hvn"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "dlv_01m83jawz1t4vcnd7vfsq94hvn",
        "status": "pending",
        "response_code": 204,
        "response_time_ms": 2,
        "attempted_at": "2026-11-23T06:43:44.765Z",
        "event_id": "evt_01m83jawz11jqxyagk3fq19pmc",
        "event_type": "profile.created",
        "attempts": 1,
        "created_at": "2026-11-23T06:43:44.737Z",
        "next_attempt_at": "2026-11-23T06:43:44.794Z"
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
        "id": "key_01m83jax215eze6xsc0ekkc3f9",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_BzqCUsxYFIPh",
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
        "created_at": "2026-11-23T06:43:44.822Z",
        "expires_at": null,
        "key": "bs_test_BzqCUsxYFIPh9m21HZ1XCyaSRFrngHeUJyUuUXPSNEKT"
      }
    },
    "listKeys": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "key_01m83jax39qga0mxnfsv0kgfm7",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_memq2dy3EmeM",
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
            "created_at": "2026-11-23T06:43:44.872Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m83jax2xephgpja69qynpfgj",
            "name": "server",
            "type": "test",
            "prefix": "bs_test_cflaWKD07wG3",
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
            "created_at": "2026-11-23T06:43:44.848Z",
            "expires_at": "2026-11-24T06:43:44.872Z",
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": "key_01m83jax39qga0mxnfsv0kgfm7"
          },
          {
            "id": "key_01m83jax2bvwjcb1p2vfzrsd87",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_B1MY6iduRbJH",
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
            "created_at": "2026-11-23T06:43:44.841Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m83jax28f3qjc27wte6676kt",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_O5EcGplj7aba",
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
            "created_at": "2026-11-23T06:43:44.838Z",
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
        "id": "key_01m83jax59f0xmb3jzssgs37mh"
      },
      "query": {},
      "status": 204,
      "answer": []
    },
    "rotateKey": {
      "params": {
        "id": "key_01m83jax7h876z5680vg71dfwp"
      },
      "query": {},
      "body": {
        "overlap_hours": 24
      },
      "status": 201,
      "answer": {
        "id": "key_01m83jax7x3n29881ex44cced3",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_7wLwMdN55orS",
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
        "created_at": "2026-11-23T06:43:45.019Z",
        "expires_at": null,
        "key": "bs_test_7wLwMdN55orSTsKuMOniEkjiJj0EnVei3rJxBgSHcvvu"
      }
    },
    "getUsageReport": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "period": "day",
        "start_date": "2026-11-16",
        "end_date": "2026-11-23",
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
            "date": "2026-11-16",
            "requests": 0,
            "cost_usd": 0
          },
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
          }
        ],
        "rate_limit_status": {
          "window": "minute",
          "limit": 100,
          "used": 1,
          "remaining": 99,
          "resets_at": "2026-11-23T06:44:45.045Z"
        }
      }
    },
    "getFortuneReport": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "start_date": "2026-10-24",
        "end_date": "2026-11-23",
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
            "date": "2026-10-24",
            "count": 0,
            "average_score": 0
          },
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
          }
        ]
      }
    },
    "getProfileReport": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "start_date": "2026-10-24",
        "end_date": "2026-11-23",
        "summary": {
          "total_profiles": 0,
          "created_in_period": 0
        },
        "by_day_master_element": {
          "wood": {
            "count": 0,
            "percentage": 0
          },
          "fire": {
            "count": 0,
            "percentage": 0
          },
          "earth": {
            "count": 0,
            "percentage": 0
          },
          "metal": {
            "count": 0,
            "percentage": 0
          },
          "water": {
            "count": 0,
            "percentage": 0
          }
        },
        "by_gender": {
          "male": {
            "count": 0,
            "percentage": 0
          },
          "female": {
            "count": 0,
            "percentage": 0
          }
        },
        "by_birth_decade": {},
        "daily_trend": [
          {
            "date": "2026-10-24",
            "count": 0
          },
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
          }
        ]
      }
    },
    "listAuditEntries": {
      "params": {},
      "query": {
        "resource_id": "prf_01m83jaxbkqyemwnv692tmss9r"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "id": 244640256579484,
            "action": "profile.created",
            "resource_type": "profile",
            "resource_id": "prf_01m83jaxbkqyemwnv692tmss9r",
            "actor_ip": "127.0.0.1",
            "actor_api_key": "bs_test_zlbkt7TP9Hv2",
            "request_id": "req_01m83jaxbem0qjc5fd87n5tjb3",
            "metadata": {},
            "created_at": "2026-11-23T06:43:45.141Z"
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
        "profile_id": "prf_01m83jaxd3ht5ck0ks91anh3rv",
        "type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m83jaxdw15g5pe2n5jze0zgw.character",
          "event": "character",
          "data": {
            "title": "날카롭게 가려내는 원석, 초여름에 나다",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "쉽게 휘지 않는 강철로 그려지는 홍**********************님은 입하 무렵의 기운을 받아 불필요한 것을 과감히 덜어 냅니다. 사화에 자리한 편관의 영향으로 결단이 필요한 순간에 물러서지 않으며, 의리를 지키고 약속을 무겁게 여깁니다. 가까운 자리인 진토에는 편인이 놓여 직감과 눈치가 유난히 빠릅니다. 목 0·화 2·토 2·금 3·수 1의 오행이라 쇠 기운이 단단해 맺고 끊음이 분명하지만, 봄의 기운이 옅어 시작을 미루기 쉽습니다.",
            "investment_identity": "사화의 달에 태어난 홍**********************님은 투자할 때 숫자와 조건을 따져 값이 맞을 때 거두며, 공시와 제도처럼 공식적인 근거를 중시합니다. 진토에 놓인 편인 덕분에 남들과 다른 각도에서 사물을 보며, 이는 위기에서 버팀목이 됩니다. 흐름이 어긋날 때에는 남의 눈을 의식해 물러설 때를 놓치기 쉬우니, 남의 말이 아니라 내 기록이 뒷받침할 때만 움직이는 원칙이 필요합니다. 나무 기운이 얕아 새 계획이 자라기까지 손이 많이 가니 공부한 만큼만 담는다는 약속을 지켜야 합니다."
          }
        },
        {
          "id": "call_01m83jaxdw15g5pe2n5jze0zgw.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "쇠붙이의 기운이 모여 정리와 결산에 강하니 홍**********************님은 투자에서 오르내림을 지켜보며 비중을 조절합니다. 긴 흐름에서는 목표가 가까워질수록 마음이 안정되며, 비교와 선별에 강해 좋은 것만 남깁니다. 진토의 편인 덕분에 유행과 본질을 나누어 보려 합니다.",
            "warning": "나무 기운이 얕아 새 계획이 자라기까지 손이 많이 가고 갑작스러운 소식에 몸이 먼저 굳기 쉬우므로 원칙에 없는 매매를 하는 일은 삼가세요. 새로 시작하는 작은 공부로 모자란 목 기운을 보태면 치우침이 덜합니다."
          }
        },
        {
          "id": "call_01m83jaxdw15g5pe2n5jze0zgw.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m83jaxdw15g5pe2n5jze0zgx",
            "profile_id": "prf_01m83jaxd3ht5ck0ks91anh3rv",
            "fortune_type": "daily",
            "fortune_date": "2026-11-23",
            "model": "haiku",
            "score": 66,
            "summary": "신금이 겁재의 자리에 서니 홍**********************님에게는 판을 크게 벌이고 싶게 하는 힘이 먼저 느껴집니다. 일터까지 두루 살피면 흐름이 잔잔한 대신 답도 천천히 오니 비교는 지난날의 나와만 해 보세요.",
            "categories": {
              "overall": {
                "score": 66,
                "description": "뒤를 받쳐 주는 손길을 느끼게 되며, 두루 살피면 욕심을 한 뼘 줄일 때 편안해집니다. 오늘은 기회와 부담이 나란히 놓여 있으니 급한 일과 중요한 일을 나누어 처리해 보세요."
              },
              "wealth": {
                "score": 64,
                "description": "재성의 자리가 비어 씀씀이를 눈에 보이게 적는 것이 중요하고, 오늘은 축토가 정인이 되어 차분히 익히고 다지려는 마음이 살아나니 큰 거래보다 고정 지출을 다듬는 데서 보람을 얻습니다. 몸을 쭉 펴는 체조처럼 돈이 들지 않는 즐거움이 목 기운과 지갑을 함께 채워 줍니다."
              },
              "love": {
                "score": 64,
                "description": "사람 사이에서는 축토가 정인이 되어 배우고 받아들이게 하는 힘이 살아나니 듣는 시간을 조금 더 늘리면 오해가 풀립니다. 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하니 혼자 짐작하지 말고 안부를 묻는 말을 건네 보세요."
              },
              "health": {
                "score": 74,
                "description": "지지의 축토가 용신인 토 기운을 보태 주니 미뤄 둔 운동을 다시 시작하기에 좋습니다. 느린 걷기와 이른 아침의 산책을 번갈아 하면 피로가 덜합니다."
              },
              "career": {
                "score": 68,
                "description": "일에서는 믿을 만한 조언이 닿는 흐름이 지지 정인에서 오니 기록을 남겨 두면 뒤에 힘이 됩니다. 앞다투어 나서게 하는 힘을 고객의 물음에 쏟으면 보람이 있습니다."
              }
            },
            "lucky_items": {
              "number": 5,
              "color": "겨자색",
              "direction": "북동쪽",
              "time": "17:00-19:00"
            },
            "advice": "나누면 커지고 다투면 새는 기운을 억누르지 말고 분산의 폭을 살피는 데 쓰면서 익숙한 규칙을 한 번 더 확인하고 움직이세요.",
            "profile": {
              "name": "홍**********************",
              "day_master": "경금",
              "day_master_element": "metal"
            },
            "cached": false,
            "generated_at": "2026-11-23T06:43:45.260Z",
            "latency_ms": 48,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        },
        {
          "id": "call_01m83jaxdw15g5pe2n5jze0zgw.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m83jaxdjvp8mkynfs4df6pae",
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
        "id": "prf_01m83jaxgg6s7ma2mts2hy78q7",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T06:43:45.296Z",
        "updated_at": "2026-11-23T06:43:45.296Z"
      }
    },
    "listProfilesV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m83jaxhrycj4m79xxqb890ke",
            "external_id": "customer-1001",
            "person": {
              "name": "홍**",
              "birthDate": "19**-**-**",
              "gender": "female"
            },
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-23T06:43:45.336Z",
            "updated_at": "2026-11-23T06:43:45.336Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfileV2": {
      "params": {
        "id": "prf_01m83jaxk9xy497gt3810kn2pc"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m83jaxk9xy497gt3810kn2pc",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T06:43:45.385Z",
        "updated_at": "2026-11-23T06:43:45.385Z"
      }
    },
    "updateProfileV2": {
      "params": {
        "id": "prf_01m83jaxmv5xkky8d4rgevx6tg"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m83jaxmv5xkky8d4rgevx6tg",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-23T06:43:45.435Z",
        "updated_at": "2026-11-23T06:43:45.452Z"
      }
    },
    "deleteProfileV2": {
      "params": {
        "id": "prf_01m83jaxqtygs8btnexjbkjkj5"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m83jaxqtygs8btnexjbkjkj5",
        "deleted": true,
        "deleted_at": "2026-11-23T06:43:45.581Z",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 0
        }
      }
    },
    "unmaskProfileV2": {
      "params": {
        "id": "prf_01m83jaxvf3y7rndm6ncc254qw"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m83jaxvf3y7rndm6ncc254qw",
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
        "created_at": "2026-11-23T06:43:45.647Z",
        "updated_at": "2026-11-23T06:43:45.647Z"
      }
    },
    "createFortuneV2": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m83jaxwtpxt47xek72m06sn7",
        "type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m83jaxxd1f913ghy2826w7ay",
        "profile_id": "prf_01m83jaxwtpxt47xek72m06sn7",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "신금이 겁재의 자리에 서니 홍**********************님에게는 판을 크게 벌이고 싶게 하는 힘이 먼저 느껴집니다. 일터까지 두루 살피면 흐름이 잔잔한 대신 답도 천천히 오니 비교는 지난날의 나와만 해 보세요.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "뒤를 받쳐 주는 손길을 느끼게 되며, 두루 살피면 욕심을 한 뼘 줄일 때 편안해집니다. 오늘은 기회와 부담이 나란히 놓여 있으니 급한 일과 중요한 일을 나누어 처리해 보세요."
          },
          "wealth": {
            "score": 64,
            "description": "재성의 자리가 비어 씀씀이를 눈에 보이게 적는 것이 중요하고, 오늘은 축토가 정인이 되어 차분히 익히고 다지려는 마음이 살아나니 큰 거래보다 고정 지출을 다듬는 데서 보람을 얻습니다. 몸을 쭉 펴는 체조처럼 돈이 들지 않는 즐거움이 목 기운과 지갑을 함께 채워 줍니다."
          },
          "love": {
            "score": 64,
            "description": "사람 사이에서는 축토가 정인이 되어 배우고 받아들이게 하는 힘이 살아나니 듣는 시간을 조금 더 늘리면 오해가 풀립니다. 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하니 혼자 짐작하지 말고 안부를 묻는 말을 건네 보세요."
          },
          "health": {
            "score": 74,
            "description": "지지의 축토가 용신인 토 기운을 보태 주니 미뤄 둔 운동을 다시 시작하기에 좋습니다. 느린 걷기와 이른 아침의 산책을 번갈아 하면 피로가 덜합니다."
          },
          "career": {
            "score": 68,
            "description": "일에서는 믿을 만한 조언이 닿는 흐름이 지지 정인에서 오니 기록을 남겨 두면 뒤에 힘이 됩니다. 앞다투어 나서게 하는 힘을 고객의 물음에 쏟으면 보람이 있습니다."
          }
        },
        "lucky_items": {
          "number": 5,
          "color": "겨자색",
          "direction": "북동쪽",
          "time": "17:00-19:00"
        },
        "advice": "나누면 커지고 다투면 새는 기운을 억누르지 말고 분산의 폭을 살피는 데 쓰면서 익숙한 규칙을 한 번 더 확인하고 움직이세요.",
        "cached": false,
        "generated_at": "2026-11-23T06:43:45.722Z",
        "latency_ms": 13,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-23T06:43:45.709Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83jaxx7rf5hzv0qdwht2zbs",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 33,
          "latency": 33,
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
        "profile_id": "prf_01m83jaxz1psxayetry2pfpbx5"
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
          "prf_01m83jay07z60p2evg5yz6snh5"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m83jay0n1p684q76pk3z633x",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "created_at": "2026-11-23T06:43:45.813Z",
        "estimated_completion": "2026-11-23T06:43:45.968Z"
      }
    },
    "getBatchV2": {
      "params": {
        "batch_id": "batch_01m83jay216m63tm3sd3zafpj2"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m83jay216m63tm3sd3zafpj2",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "created_at": "2026-11-23T06:43:45.857Z",
        "estimated_completion": "2026-11-23T06:43:46.012Z",
        "completed_at": "2026-11-23T06:43:45.895Z",
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
        "profile_id": "prf_01m83jay6m8ne18cbwpbwrp36t",
        "type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m83jay70sh2zkrz2p363m9x7.fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m83jay70sh2zkrz2p363m9x8",
            "profile_id": "prf_01m83jay6m8ne18cbwpbwrp36t",
            "fortune_type": "daily",
            "fortune_date": "2026-11-23",
            "model": "haiku",
            "score": 66,
            "summary": "신금이 겁재의 자리에 서니 홍**********************님에게는 판을 크게 벌이고 싶게 하는 힘이 먼저 느껴집니다. 일터까지 두루 살피면 흐름이 잔잔한 대신 답도 천천히 오니 비교는 지난날의 나와만 해 보세요.",
            "categories": {
              "overall": {
                "score": 66,
                "description": "뒤를 받쳐 주는 손길을 느끼게 되며, 두루 살피면 욕심을 한 뼘 줄일 때 편안해집니다. 오늘은 기회와 부담이 나란히 놓여 있으니 급한 일과 중요한 일을 나누어 처리해 보세요."
              },
              "wealth": {
                "score": 64,
                "description": "재성의 자리가 비어 씀씀이를 눈에 보이게 적는 것이 중요하고, 오늘은 축토가 정인이 되어 차분히 익히고 다지려는 마음이 살아나니 큰 거래보다 고정 지출을 다듬는 데서 보람을 얻습니다. 몸을 쭉 펴는 체조처럼 돈이 들지 않는 즐거움이 목 기운과 지갑을 함께 채워 줍니다."
              },
              "love": {
                "score": 64,
                "description": "사람 사이에서는 축토가 정인이 되어 배우고 받아들이게 하는 힘이 살아나니 듣는 시간을 조금 더 늘리면 오해가 풀립니다. 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하니 혼자 짐작하지 말고 안부를 묻는 말을 건네 보세요."
              },
              "health": {
                "score": 74,
                "description": "지지의 축토가 용신인 토 기운을 보태 주니 미뤄 둔 운동을 다시 시작하기에 좋습니다. 느린 걷기와 이른 아침의 산책을 번갈아 하면 피로가 덜합니다."
              },
              "career": {
                "score": 68,
                "description": "일에서는 믿을 만한 조언이 닿는 흐름이 지지 정인에서 오니 기록을 남겨 두면 뒤에 힘이 됩니다. 앞다투어 나서게 하는 힘을 고객의 물음에 쏟으면 보람이 있습니다."
              }
            },
            "lucky_items": {
              "number": 5,
              "color": "겨자색",
              "direction": "북동쪽",
              "time": "17:00-19:00"
            },
            "advice": "나누면 커지고 다투면 새는 기운을 억누르지 말고 분산의 폭을 살피는 데 쓰면서 익숙한 규칙을 한 번 더 확인하고 움직이세요.",
            "cached": false,
            "generated_at": "2026-11-23T06:43:46.048Z",
            "latency_ms": 32,
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
          "id": "call_01m83jay70sh2zkrz2p363m9x7.fortune+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 60,
              "long_term_aptitude": 65,
              "trend_sensitivity": 56
            },
            "summary": "쇠붙이의 기운이 모여 정리와 결산에 강하니 홍**********************님은 투자에서 오르내림을 지켜보며 비중을 조절합니다. 긴 흐름에서는 목표가 가까워질수록 마음이 안정되며, 비교와 선별에 강해 좋은 것만 남깁니다. 진토의 편인 덕분에 유행과 본질을 나누어 보려 합니다.",
            "warning": "나무 기운이 얕아 새 계획이 자라기까지 손이 많이 가고 갑작스러운 소식에 몸이 먼저 굳기 쉬우므로 원칙에 없는 매매를 하는 일은 삼가세요. 새로 시작하는 작은 공부로 모자란 목 기운을 보태면 치우침이 덜합니다."
          }
        },
        {
          "id": "call_01m83jay70sh2zkrz2p363m9x7.fortune+tendency+character",
          "event": "character",
          "data": {
            "title": "날카롭게 가려내는 원석, 초여름에 나다",
            "day_master": "경금",
            "day_master_hanja": "庚",
            "element_name": "금(金)",
            "emoji": "⚔️",
            "identity": "쉽게 휘지 않는 강철로 그려지는 홍**********************님은 입하 무렵의 기운을 받아 불필요한 것을 과감히 덜어 냅니다. 사화에 자리한 편관의 영향으로 결단이 필요한 순간에 물러서지 않으며, 의리를 지키고 약속을 무겁게 여깁니다. 가까운 자리인 진토에는 편인이 놓여 직감과 눈치가 유난히 빠릅니다. 목 0·화 2·토 2·금 3·수 1의 오행이라 쇠 기운이 단단해 맺고 끊음이 분명하지만, 봄의 기운이 옅어 시작을 미루기 쉽습니다.",
            "investment_identity": "사화의 달에 태어난 홍**********************님은 투자할 때 숫자와 조건을 따져 값이 맞을 때 거두며, 공시와 제도처럼 공식적인 근거를 중시합니다. 진토에 놓인 편인 덕분에 남들과 다른 각도에서 사물을 보며, 이는 위기에서 버팀목이 됩니다. 흐름이 어긋날 때에는 남의 눈을 의식해 물러설 때를 놓치기 쉬우니, 남의 말이 아니라 내 기록이 뒷받침할 때만 움직이는 원칙이 필요합니다. 나무 기운이 얕아 새 계획이 자라기까지 손이 많이 가니 공부한 만큼만 담는다는 약속을 지켜야 합니다."
          }
        },
        {
          "id": "call_01m83jay70sh2zkrz2p363m9x7.fortune+tendency+character+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m83jay6vq0110rbbvq7wvd1v",
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        }
      ]
    },
    "getFortuneV2": {
      "params": {
        "id": "ftn_01m83jayaanjjhsg6g979g2yfa"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m83jayaanjjhsg6g979g2yfa",
        "profile_id": "prf_01m83jay9zq52bnwtdsh3bczrz",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "신금이 겁재의 자리에 서니 홍**********************님에게는 판을 크게 벌이고 싶게 하는 힘이 먼저 느껴집니다. 일터까지 두루 살피면 흐름이 잔잔한 대신 답도 천천히 오니 비교는 지난날의 나와만 해 보세요.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "뒤를 받쳐 주는 손길을 느끼게 되며, 두루 살피면 욕심을 한 뼘 줄일 때 편안해집니다. 오늘은 기회와 부담이 나란히 놓여 있으니 급한 일과 중요한 일을 나누어 처리해 보세요."
          },
          "wealth": {
            "score": 64,
            "description": "재성의 자리가 비어 씀씀이를 눈에 보이게 적는 것이 중요하고, 오늘은 축토가 정인이 되어 차분히 익히고 다지려는 마음이 살아나니 큰 거래보다 고정 지출을 다듬는 데서 보람을 얻습니다. 몸을 쭉 펴는 체조처럼 돈이 들지 않는 즐거움이 목 기운과 지갑을 함께 채워 줍니다."
          },
          "love": {
            "score": 64,
            "description": "사람 사이에서는 축토가 정인이 되어 배우고 받아들이게 하는 힘이 살아나니 듣는 시간을 조금 더 늘리면 오해가 풀립니다. 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하니 혼자 짐작하지 말고 안부를 묻는 말을 건네 보세요."
          },
          "health": {
            "score": 74,
            "description": "지지의 축토가 용신인 토 기운을 보태 주니 미뤄 둔 운동을 다시 시작하기에 좋습니다. 느린 걷기와 이른 아침의 산책을 번갈아 하면 피로가 덜합니다."
          },
          "career": {
            "score": 68,
            "description": "일에서는 믿을 만한 조언이 닿는 흐름이 지지 정인에서 오니 기록을 남겨 두면 뒤에 힘이 됩니다. 앞다투어 나서게 하는 힘을 고객의 물음에 쏟으면 보람이 있습니다."
          }
        },
        "lucky_items": {
          "number": 5,
          "color": "겨자색",
          "direction": "북동쪽",
          "time": "17:00-19:00"
        },
        "advice": "나누면 커지고 다투면 새는 기운을 억누르지 말고 분산의 폭을 살피는 데 쓰면서 익숙한 규칙을 한 번 더 확인하고 움직이세요.",
        "cached": false,
        "generated_at": "2026-11-23T06:43:46.132Z",
        "latency_ms": 10,
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
        "id": "ftn_01m83jaydn9g1zcgvn2g0hdw13"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m83jaydn9g1zcgvn2g0hdw13",
        "profile_id": "prf_01m83jayd1rpz5nxekpheks26m",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "신금이 겁재의 자리에 서니 홍mk79e262ae5bd99c57e385님에게는 판을 크게 벌이고 싶게 하는 힘이 먼저 느껴집니다. 일터까지 두루 살피면 흐름이 잔잔한 대신 답도 천천히 오니 비교는 지난날의 나와만 해 보세요.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "뒤를 받쳐 주는 손길을 느끼게 되며, 두루 살피면 욕심을 한 뼘 줄일 때 편안해집니다. 오늘은 기회와 부담이 나란히 놓여 있으니 급한 일과 중요한 일을 나누어 처리해 보세요."
          },
          "wealth": {
            "score": 64,
            "description": "재성의 자리가 비어 씀씀이를 눈에 보이게 적는 것이 중요하고, 오늘은 축토가 정인이 되어 차분히 익히고 다지려는 마음이 살아나니 큰 거래보다 고정 지출을 다듬는 데서 보람을 얻습니다. 몸을 쭉 펴는 체조처럼 돈이 들지 않는 즐거움이 목 기운과 지갑을 함께 채워 줍니다."
          },
          "love": {
            "score": 64,
            "description": "사람 사이에서는 축토가 정인이 되어 배우고 받아들이게 하는 힘이 살아나니 듣는 시간을 조금 더 늘리면 오해가 풀립니다. 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하니 혼자 짐작하지 말고 안부를 묻는 말을 건네 보세요."
          },
          "health": {
            "score": 74,
            "description": "지지의 축토가 용신인 토 기운을 보태 주니 미뤄 둔 운동을 다시 시작하기에 좋습니다. 느린 걷기와 이른 아침의 산책을 번갈아 하면 피로가 덜합니다."
          },
          "career": {
            "score": 68,
            "description": "일에서는 믿을 만한 조언이 닿는 흐름이 지지 정인에서 오니 기록을 남겨 두면 뒤에 힘이 됩니다. 앞다투어 나서게 하는 힘을 고객의 물음에 쏟으면 보람이 있습니다."
          }
        },
        "lucky_items": {
          "number": 5,
          "color": "겨자색",
          "direction": "북동쪽",
          "time": "17:00-19:00"
        },
        "advice": "나누면 커지고 다투면 새는 기운을 억누르지 말고 분산의 폭을 살피는 데 쓰면서 익숙한 규칙을 한 번 더 확인하고 움직이세요.",
        "analysis": {
          "day_energy": "오늘의 천간 신금은 잘 다듬은 보석에 견줄 수 있고, 쉽게 휘지 않는 강철인 경금에게는 경쟁심을 깨우는 흐름이 됩니다. 뿌리인 축토에서는 기록과 문서에서 답을 찾게 하는 힘이 올라와 오래된 원칙을 다시 읽을 여유가 생깁니다.",
          "element_interaction": "경진 일주를 기준으로 보면 신금이 경금의 어깨를 받쳐 자신감을 키우는 모양입니다. 쇠 기운이 단단해 맺고 끊음이 분명하지만 봄의 기운이 옅어 시작을 미루기 쉬우니 계획을 길게 적어 보는 일이 도움이 됩니다. 꼭 필요한 토 기운이 축토에 담겨 들어오고, 이를 크게 거스르는 기운이 없어 66점이 나왔습니다.",
          "recommendations": [
            "겁재의 기운이 도는 날이니 관심 종목 목록을 짧은 소감과 함께 기록해 보세요.",
            "새로 시작하는 작은 공부로 모자란 목 기운을 보태며 현금 비율을 두 번에 나누어 점검해 보세요.",
            "손실을 한 번에 되찾으려고 움직이지 않도록 보유 비중을 먼저 보고, 장기 자금에 손대는 일에는 분명히 선을 그으세요."
          ]
        },
        "cached": false,
        "generated_at": "2026-11-23T06:43:46.247Z",
        "latency_ms": 18,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "person": {
          "name": "홍mk79e262ae5bd99c57e385",
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
        "id": "ftn_01m83jayh87jygy2cw02p9p9gh"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m83jayh87jygy2cw02p9p9gh",
        "deleted": true,
        "deleted_at": "2026-11-23T06:43:46.432Z"
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
        "id": "whk_01m83jayncjeaae3e9mtk5t0c8",
        "url": "https://partner.example/saju",
        "events": [
          "fortune.generated",
          "batch.completed"
        ],
        "description": null,
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T06:43:46.476Z",
        "updated_at": "2026-11-23T06:43:46.476Z",
        "secret": "whsec_ojN22hC/0GJPnjnuREiHcGVptoAeXP74GfIpT4kUvV0="
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
        "id": "whk_01m83jayq695spv02kh985ccm9"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m83jayq695spv02kh985ccm9",
        "url": "https://partner.example/mkbede826ac8d3",
        "events": [
          "profile.created"
        ],
        "description": "to mkbede826ac8d3",
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T06:43:46.534Z",
        "updated_at": "2026-11-23T06:43:46.534Z"
      }
    },
    "deleteWebhookV2": {
      "params": {
        "id": "whk_01m83jayrnzd365cn71j8ja0vb"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m83jayrnzd365cn71j8ja0vb",
        "deleted": true,
        "deleted_at": "2026-11-23T06:43:46.596Z"
      }
    },
    "testWebhookV2": {
      "params": {
        "id": "whk_01m83jaysykpw4s25az0934tph"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m83jaysykpw4s25az0934tph",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m83jayt9temrde0gwttna3g8",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 2,
          "attempted_at": "2026-11-23T06:43:46.643Z"
        },
        "payload_sent": {
          "id": "evt_01m83jayt9temrde0gwttna3g7",
          "type": "test.ping",
          "created_at": "2026-11-23T06:43:46.633Z",
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
        "start_date": "2026-11-16",
        "end_date": "2026-11-23",
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
            "date": "2026-11-16",
            "requests": 0,
            "cost_usd": 0
          },
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
          }
        ],
        "rate_limit_status": {
          "window": "minute",
          "limit": 100,
          "used": 1,
          "remaining": 99,
          "resets_at": "2026-11-23T06:44:46.689Z"
        }
      }
    },
    "getFortuneReportV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "start_date": "2026-10-24",
        "end_date": "2026-11-23",
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
            "date": "2026-10-24",
            "count": 0,
            "average_score": 0
          },
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
          }
        ]
      }
    },
    "getProfileReportV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "start_date": "2026-10-24",
        "end_date": "2026-11-23",
        "summary": {
          "total_profiles": 0,
          "created_in_period": 0
        },
        "by_day_master_element": {
          "wood": {
            "count": 0,
            "percentage": 0
          },
          "fire": {
            "count": 0,
            "percentage": 0
          },
          "earth": {
            "count": 0,
            "percentage": 0
          },
          "metal": {
            "count": 0,
            "percentage": 0
          },
          "water": {
            "count": 0,
            "percentage": 0
          }
        },
        "by_gender": {
          "male": {
            "count": 0,
            "percentage": 0
          },
          "female": {
            "count": 0,
            "percentage": 0
          }
        },
        "by_birth_decade": {},
        "daily_trend": [
          {
            "date": "2026-10-24",
            "count": 0
          },
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
          }
        ]
      }
    },
    "listAuditEntriesV2": {
      "params": {},
      "query": {
        "resource_id": "prf_01m83jayy6v19vsdhtw9c074f7"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "timestamp": "2026-11-23T06:43:46.761Z",
            "action": "profile.created",
            "actor": {
              "type": "api_key",
              "id": "bs_test_s18EVgHhVdrb"
            },
            "resource": {
              "type": "profile",
              "id": "prf_01m83jayy6v19vsdhtw9c074f7"
            },
            "request_id": "req_01m83jayxww2pq1wn5eaech36n"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    }
  },
  "errors": {
    "400 validation_error": {
      "type": "/errors/validation",
      "title": "Bad Request",
      "status": 400,
      "detail": "birth_month: must be from 1 to 12",
      "instance": "/v1/profiles",
      "code": "validation_error",
      "request_id": "req_01m83jaz12gmkym69t6azppyr8",
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
      "request_id": "req_01m83jaz19w814y9x4zqhs7d8r",
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
      "request_id": "req_01m83jaz1c0whvzmjdykz7tw30",
      "hint": "Send your key in the X-API-Key header."
    },
    "403 forbidden": {
      "type": "/errors/forbidden",
      "title": "Forbidden",
      "status": 403,
      "detail": "The key lacks the permission profile:read.",
      "instance": "/v1/profiles",
      "code": "forbidden",
      "request_id": "req_01m83jaz1j763gz34kc330zr2r",
      "hint": "Create a key with this permission by POST /v1/keys."
    },
    "404 not_found": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "No such profile.",
      "instance": "/v1/profiles/prf_01kb0c1d2e3f4g5h6j7k8m9n0p",
      "code": "not_found",
      "request_id": "req_01m83jaz1xprrq1zf64v2xzwr3"
    },
    "409 conflict": {
      "type": "/errors/conflict",
      "title": "Conflict",
      "status": 409,
      "detail": "Another profile has this external_id.",
      "instance": "/v1/profiles",
      "code": "conflict",
      "request_id": "req_01m83jaz26qzx693wz6vh5bx8r",
      "errors": [
        {
          "path": "external_id",
          "message": "is taken by another profile"
        }
      ],
      "hint": "Find it with GET /v1/profiles?external_id=…."
    },
    "415 unsupported_media_type": {
      "type": "/errors/unsupported-media-type",
      "title": "Unsupported Media Type",
      "status": 415,
      "detail": "The body must be JSON.",
      "instance": "/v1/profiles",
      "code": "unsupported_media_type",
      "request_id": "req_01m83jaz33b1rfbw1nvjm79b7k",
      "hint": "Send Content-Type: application/json."
    },
    "413 payload_too_large": {
      "type": "/errors/payload-too-large",
      "title": "Payload Too Large",
      "status": 413,
      "detail": "The body is larger than 100 KB.",
      "instance": "/v1/profiles",
      "code": "payload_too_large",
      "request_id": "req_01m83jaz39pwcyk6z2vyec3frp"
    },
    "404 not_ready": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "The fortune is being generated.",
      "instance": "/v1/fortunes/ftn_01m83jaz3pkn73ykdjzp6zan6c",
      "code": "not_ready",
      "request_id": "req_01m83jaz3za84hb5pxyk1wvtm0",
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
      "request_id": "req_01m83jaz454n75xnv2x39x3ga6",
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
        "requestId": "req_01m83jb0kh4zrzpm59qgvbapzd"
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
        "requestId": "req_01m83jb0ktma41kp3wkv116fe4"
      }
    },
    "legacy 401 invalid_api_key": {
      "success": false,
      "error": {
        "code": "invalid_api_key",
        "message": "The access token is unknown.",
        "hint": "Send Authorization: Bearer <access token> (made with the command line: accounts create)."
      },
      "meta": {
        "requestId": "req_01m83jb0kz2azk0ggrpq297qe3"
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
        "requestId": "req_01m83jb0m86vjw30x93rz5tvx1"
      }
    },
    "legacy 404 not_found": {
      "success": false,
      "error": {
        "code": "not_found",
        "message": "No such key."
      },
      "meta": {
        "requestId": "req_01m83jb0mb3xs8pjb6qdm8ed5q"
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
        "requestId": "req_01m83jb0mqqvkx0jnkwqexekck"
      }
    },
    "legacy 413 payload_too_large": {
      "success": false,
      "error": {
        "code": "payload_too_large",
        "message": "The body is larger than 100 KB."
      },
      "meta": {
        "requestId": "req_01m83jb0mwr68tyqpzd4m7640b"
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
        "requestId": "req_01m83jb0rbcav7cvqps1749wkq"
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
      "request_id": "req_01m83jb5ngetzhaxmgdker3cfh",
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
        "requestId": "req_01m83jb5nmzf75y58kf7gn07x8"
      }
    }
  },
  "deliveries": {
    "fortune.generated": {
      "id": "evt_01m83jb5skvfrxcdfs4fbjzvkk",
      "type": "fortune.generated",
      "created_at": "2026-11-23T06:43:53.858Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m83jb5skf8h4g2s9cf37j2tg",
        "profile_id": "prf_01m83jb5prw5ec5kkrefyvb8sq",
        "fortune_type": "daily",
        "dayMaster": "경금",
        "date": "2026-11-23",
        "score": 66,
        "model": "haiku"
      }
    },
    "fortune.deleted": {
      "id": "evt_01m83jb5yf1wqy5tyj48exhmj2",
      "type": "fortune.deleted",
      "created_at": "2026-11-23T06:43:53.935Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m83jb5skf8h4g2s9cf37j2tg",
        "profile_id": "prf_01m83jb5prw5ec5kkrefyvb8sq"
      }
    },
    "profile.created": {
      "id": "evt_01m83jb5pytm44a3xann9prmg9",
      "type": "profile.created",
      "created_at": "2026-11-23T06:43:53.694Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m83jb5prw5ec5kkrefyvb8sq",
        "day_master": "경금"
      }
    },
    "profile.updated": {
      "id": "evt_01m83jb5qq9aa358xtwrt9pbj8",
      "type": "profile.updated",
      "created_at": "2026-11-23T06:43:53.719Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m83jb5prw5ec5kkrefyvb8sq",
        "day_master": "경금"
      }
    },
    "profile.deleted": {
      "id": "evt_01m83jb5zm956tpry3nb6b4he0",
      "type": "profile.deleted",
      "created_at": "2026-11-23T06:43:53.972Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m83jb5prw5ec5kkrefyvb8sq",
        "day_master": "경금",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 1
        }
      }
    },
    "batch.completed": {
      "id": "evt_01m83jb5wtfs6q7cv048y3xfa5",
      "type": "batch.completed",
      "created_at": "2026-11-23T06:43:53.883Z",
      "livemode": false,
      "data": {
        "id": "evt_01m83jb5wtfs6q7cv048y3xfa5",
        "event": "batch.completed",
        "batch_id": "batch_01m83jb5r82xe5cmeyq18h7vpg",
        "status": "completed",
        "total_count": 1,
        "completed_count": 1,
        "failed_count": 0,
        "canceled_count": 0,
        "completed_at": "2026-11-23T06:43:53.879Z"
      }
    },
    "daily.reset": {
      "id": "evt_01m83jb60qw715vmcmjnfqdmfn",
      "type": "daily.reset",
      "created_at": "2026-11-23T06:43:54.007Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-23"
      },
      "test": true
    },
    "cache.warmed": {
      "id": "evt_01m83jb61b4v5589wr2f01z1ah",
      "type": "cache.warmed",
      "created_at": "2026-11-23T06:43:54.027Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-23",
        "warmed": 0,
        "skipped": 0,
        "failed": 0,
        "duration_ms": 0
      },
      "test": true
    },
    "rate_limit.warning": {
      "id": "evt_01m83jb622y8sgqrx8dakzxh73",
      "type": "rate_limit.warning",
      "created_at": "2026-11-23T06:43:54.050Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "limit": 100000,
        "used": 80000,
        "resets_at": "2026-11-23T06:43:54.050Z"
      },
      "test": true
    },
    "webhook.disabled": {
      "id": "evt_01m83jb62tv11e5amny0zsxwzt",
      "type": "webhook.disabled",
      "created_at": "2026-11-23T06:43:54.074Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "webhook_id": "whk_01m83jb5peydt88zh0pvnrdtyj",
        "url": "https://partner.example/events",
        "failure_count": 5
      },
      "test": true
    },
    "callback": {
      "id": "evt_01m83jb5wtfs6q7cv048y3xfa5",
      "event": "batch.completed",
      "batch_id": "batch_01m83jb5r82xe5cmeyq18h7vpg",
      "status": "completed",
      "total_count": 1,
      "completed_count": 1,
      "failed_count": 0,
      "canceled_count": 0,
      "completed_at": "2026-11-23T06:43:53.879Z"
    }
  }
};
