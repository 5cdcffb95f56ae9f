// Written by `npm run docs:examples`.
export const RECORDED_EXAMPLES = {
  "operations": {
    "checkHealth": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "status": "healthy",
        "timestamp": "2026-11-23T06:29:16.121Z"
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
        "timestamp": "2026-11-23T06:29:16.369Z",
        "components": {
          "api": {
            "status": "operational",
            "latency_ms": 91
          },
          "database": {
            "status": "operational",
            "latency_ms": 3.2,
            "connections": {
              "active": 0,
              "idle": 11,
              "max": 50
            }
          },
          "cache": {
            "status": "operational",
            "latency_ms": 3.1,
            "hit_rate": 32,
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
          "id": "key_01m83hgd8fdjj2n7e78dnj7ty5",
          "name": "server",
          "type": "test",
          "prefix": "bs_test_yrmV0gKo1iLf",
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
          "createdAt": "2026-11-23T06:29:16.583Z",
          "key": "bs_test_yrmV0gKo1iLfkg6zzZmqS5HSLvgF7A5AoIUnkUPIV7M8"
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
            "id": "key_01m83hgd9wzck6sqysrgt0w43v",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_lGsoHMsjxUqA",
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
            "createdAt": "2026-11-23T06:29:16.729Z",
            "lastUsedAt": null
          },
          {
            "id": "key_01m83hgd9dyh5k8s1c4rfaks1k",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_F0mezfbPGCfU",
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
            "createdAt": "2026-11-23T06:29:16.714Z",
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
        "id": "key_01m83hgdf13yc28t18686n3qhe"
      },
      "query": {},
      "status": 200,
      "answer": {
        "success": true,
        "data": {
          "id": "key_01m83hgdf13yc28t18686n3qhe",
          "name": "key of mkbd821f559dbe: revoked",
          "type": "test",
          "prefix": "bs_test_BSAJa8hfWGtj",
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
          "createdAt": "2026-11-23T06:29:16.875Z",
          "lastUsedAt": null,
          "revokedAt": "2026-11-23T06:29:16.917Z"
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
          "signingSecret": "whsec_rPsgQ2ZqKPXmusjjznp8XnPsANptANknHkTzW4WcFvk="
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
          "signingSecret": "whsec_WxKiWrbg1G3L/cY9WAq4yGbWPlJ7FWUv/xWlAGO8UEg="
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
              "riskTolerance": 70,
              "longTermAptitude": 75,
              "trendSensitivity": 50
            },
            "summary": "나무 기운이 두터워 새로운 일에 손이 먼저 나가니 홍길동님은 투자에서 흔들림을 기회로 받아들이는 배짱이 있습니다. 비견이 자리한 인목의 영향으로 쌓이는 것의 가치를 몸으로 이해합니다. 시장의 소식 앞에서는 소문에 귀를 닫고 제 길을 가고, 시작하는 기업의 가능성을 높이 삽니다.",
            "warning": "여럿이 함께 산다는 안도감이 눈을 가리기 쉬우니 보유 비중을 남의 눈으로 살펴보세요. 지인의 말 한마디만 믿고 움직이려는 순간에는 분산의 폭부터 살펴보세요."
          },
          "todayFortune": {
            "date": "2026-11-23",
            "formattedDate": "2026년 11월 23일 월요일",
            "dayElement": "metal",
            "score": 86,
            "overallAnalysis": "뿌리 깊은 교목의 성정을 지닌 홍길동님은 오늘 절차를 밟아 나가게 하는 힘 속에서 하루를 보내게 됩니다. 또한 축토가 연지의 자수와 육합을 이루어 바깥 환경이 부드럽게 풀리고, 알뜰하게 살피려는 마음도 함께 느껴집니다. 가지가 많은 사주라 관심이 여러 갈래로 나뉘지만 결실을 거두는 칼이 무뎌 이익을 확정하기가 망설여집니다. 가까운 사람과의 사이까지 살펴보면 흐름이 순풍에 가까우니 정해 둔 순서대로 한 걸음씩 내디뎌 보세요.",
            "actionItems": [
              {
                "type": "do",
                "text": "수수료와 세금을 저녁 산책을 마친 뒤 덜어 내려는 눈으로 살펴보세요."
              },
              {
                "type": "do",
                "text": "토 기운이 아쉬운 사주이니 규칙적인 식사를 챙기며 분산의 폭을 서두르지 말고 되짚어 보세요."
              },
              {
                "type": "avoid",
                "text": "값만 보고 가치를 따지지 않은 채 결정하지 말고 비상금의 크기부터 확인하세요."
              },
              {
                "type": "avoid",
                "text": "책임감 때문에 잘못된 선택을 붙들고 있기 쉬우므로 나누어 담을 계획이 서 있을 때가 아니라면 손절 기준을 옮기는 일에는 분명히 선을 그으세요."
              }
            ],
            "timing": {
              "best": "15:00-17:00",
              "avoid": "11:00-13:00",
              "reason": "일지 자수와 삼합을 이루어 신시(15~17시)에는 큰 흐름과 작은 흐름이 함께 보이지만, 일지 자수에 충이 걸려 오시(11~13시)에는 판단이 거칠어지기 쉽습니다."
            }
          },
          "investmentFortune": {
            "shortTerm": {
              "message": "며칠 사이만 놓고 보면 합의 인연이 시지에 닿아 마무리할 일에 얽힌 매듭이 느슨해지니 짧은 호흡의 계획을 작게 시험하기에 알맞습니다. 장이 끝난 뒤 매매 일지를 확인한 다음, 근거를 두 가지 이상 댈 수 있을 때에만 비중을 바꾸세요.",
              "warning": "갑작스러운 소식에 몸이 먼저 굳기 쉬우니 특히 자신감이 넘치는 순간에 움직이는 일이 없게 하세요."
            },
            "longTerm": {
              "message": "입춘 무렵에 태어난 갑목이라 길게 보면 목표를 크게 잡아도 쉽게 지치지 않습니다. 모자라던 금 기운이 들어와 숨통이 트이니 긴 계획에서는 목표 금액보다 목표 기간을 먼저 정하는 것이 알맞습니다.",
              "advice": "뿌리가 든든한 갑목이라 버티는 힘은 이미 충분하니 월급을 받는 날마다 투자 원칙 세 가지를 가장 나쁜 경우에 비추어 보세요."
            },
            "example": "예컨대 매달 25일에 같은 금액을 넣되, 목표 수익률의 근거가 계획과 어긋난 달에는 절반만 넣는 방식도 있습니다. 금의 결이 옅어 정리와 마감에 공을 들여야 하니 홍길동님에게는 이렇게 규칙이 눈에 보이는 방식이 잘 맞습니다."
          },
          "whyExplanation": "갑자 일주가 신축을 만나면 정관과 정재가 함께 들어오니, 반듯하게 처신하려는 마음이 앞에 서고 지출과 수입을 맞춰 보게 하는 힘이 뒤를 따릅니다. 병인 월과 갑자 일의 지지를 살피면 자수를 품은 일지가 축토를 반겨 마음을 나누는 관계에 여유가 생깁니다. 목 4·화 1·토 0·금 0·수 3으로 기운이 나뉘어 가을의 기운이 얕아 맺어야 할 일이 길어지기 쉬우며, 기다리던 금 기운이 찾아와 막힌 곳이 풀립니다. 그래서 막힌 곳보다 트인 곳이 많고, 조언에서도 쉬고 있는 자금을 살피는 일에 무게를 두었습니다."
        },
        "generatedAt": "2026-11-23T06:29:17.618Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m83hgdn5mr8psxbtdrc6rjct",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 523,
          "latency": 523,
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
          "score": 68,
          "summary": "초봄에 태어난 홍길동님은 2026년, 꾸준히 만들어 내는 힘을 길잡이로 한 해를 걷게 됩니다. 오화가 인목을 끌어 주어 사회생활에 고른 속도가 생기니 말보다 기록을 앞세우면 실수가 적어집니다. 1월의 기축은 갑목에게 반가운 정재라 돈의 흐름을 한눈에 살피게 됩니다. 금이 모자라 기준이 흐려지는 순간이 있으니 6월에 쉬어 갈 자리를 미리 정해 두는 것이 좋습니다.",
          "quarters": [
            {
              "quarter": 1,
              "score": 69,
              "advice": "결단을 재촉하는 힘이 오가는 연초에는 자산별 변동 폭을 서두르지 말고 되짚어 보세요."
            },
            {
              "quarter": 2,
              "score": 65,
              "advice": "고르게 흘러가는 봄과 초여름, 오래된 원칙을 다시 읽을 여유가 생기니 조언은 두 곳 이상에서 듣고 견주는 편이 낫습니다."
            },
            {
              "quarter": 3,
              "score": 64,
              "advice": "손에 익은 일을 키우는 흐름이 오가는 3분기에는 분산의 폭을 질문 세 개로 시험해 보세요."
            },
            {
              "quarter": 4,
              "score": 75,
              "advice": "준비한 것을 펼치기 좋은 4분기, 발로 뛴 만큼 얻는 것이 있으므로 발품을 들인 조사가 좋은 판단으로 이어집니다."
            }
          ],
          "months": [
            {
              "month": 1,
              "score": 92,
              "keyword": "알뜰한 정산·살림 점검"
            },
            {
              "month": 2,
              "score": 58,
              "keyword": "위험 점검·나란한 걸음"
            },
            {
              "month": 3,
              "score": 57,
              "keyword": "신뢰 쌓기·과열 주의"
            },
            {
              "month": 4,
              "score": 77,
              "keyword": "직감 확인·기회 고르기"
            },
            {
              "month": 5,
              "score": 72,
              "keyword": "기록 정리·작은 실험"
            },
            {
              "month": 6,
              "score": 45,
              "keyword": "홀로서기 연습·재치의 쓰임"
            },
            {
              "month": 7,
              "score": 50,
              "keyword": "셈 바로 하기·지출 다듬기"
            },
            {
              "month": 8,
              "score": 74,
              "keyword": "손에 익은 일·결단의 순간"
            },
            {
              "month": 9,
              "score": 67,
              "keyword": "표현 다듬기·원칙대로"
            },
            {
              "month": 10,
              "score": 81,
              "keyword": "제안 살피기·흐름 타기"
            },
            {
              "month": 11,
              "score": 82,
              "keyword": "셈 맞추기·자료 뒤집기"
            },
            {
              "month": 12,
              "score": 62,
              "keyword": "버티는 힘·배움의 시간"
            }
          ],
          "advice": "1월의 힘을 빌리되 거래량이 값의 움직임을 받쳐 줄 때만 움직인다는 약속은 지키세요. 6월만 무리 없이 넘긴다면 흐름이 이어지니 급한 일과 중요한 일을 나누어 처리해 보세요."
        },
        "generatedAt": "2026-11-23T06:29:17.838Z",
        "meta": {
          "model": "haiku",
          "requestId": "req_01m83hge7z65dgv8ktpkjj0bet",
          "costPerCall": 0.013,
          "cost": 0,
          "durationMs": 142,
          "latency": 142,
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
        "generatedAt": "2026-11-23T06:29:17.985Z",
        "meta": {
          "requestId": "req_01m83hgeg6rmpb2bqpww5kfbf0"
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
          "resetsAt": "2026-11-23T06:30:18.056Z"
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
          "id": "sup_01m83hgenbkx5xa3rk532pwytt",
          "status": "received"
        }
      }
    },
    "composeDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m83hgeqx1g9r1rrj9yzc2v8q"
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
              "risk_tolerance": 64,
              "long_term_aptitude": 72,
              "trend_sensitivity": 56
            },
            "summary": "쇠붙이의 기운이 모여 정리와 결산에 강하니 홍**********************님은 투자에서 오르내림을 지켜보며 비중을 조절합니다. 긴 흐름에서는 한번 세운 계획을 여러 해 동안 이어 가며, 비교와 선별에 강해 좋은 것만 남깁니다. 진토의 편인 덕분에 유행과 본질을 나누어 보려 합니다.",
            "warning": "나무 기운이 얕아 새 계획이 자라기까지 손이 많이 가고 갑작스러운 소식에 몸이 먼저 굳기 쉬우므로 원칙에 없는 매매를 하는 일은 삼가세요. 새로 시작하는 작은 공부로 모자란 목 기운을 보태면 치우침이 덜합니다."
          },
          "today_fortune": {
            "date": "2026-11-23",
            "formatted_date": "2026년 11월 23일 월요일",
            "day_element": "metal",
            "score": 69,
            "overall_analysis": "홍**********************님의 경금은 오늘 신금과 마주하며, 지갑을 여는 손이 빨라지기 쉽습니다. 지지를 보면 축토와 월지의 사화가 삼합의 뜻을 나누어 사회생활에 도움이 보태지니 남의 수익률과 견주는 일은 접어 두는 편이 낫습니다. 타고난 바탕으로는 금이 예리해 숫자의 어긋남을 빨리 알아채고, 두터운 금 기운 위에 같은 기운이 쌓여 마음이 앞서기 쉽습니다. 종합하면 모난 데 없이 무난하게 지나가니 급한 일과 중요한 일을 나누어 처리해 보세요.",
            "action_items": [
              {
                "type": "do",
                "text": "정기 지출 내역을 머리가 맑은 시간을 골라 십 년 뒤의 눈으로 살펴보세요."
              },
              {
                "type": "do",
                "text": "몸을 쭉 펴는 체조로 숨을 고른 뒤 자산별 변동 폭을 한 줄로 적어 보세요."
              },
              {
                "type": "avoid",
                "text": "남의 수익 인증을 보고 세운 계획은 거래량이 값의 움직임을 받쳐 줄 때까지 묵혀 두세요."
              },
              {
                "type": "avoid",
                "text": "정인이 과하면 지기 싫은 마음에 물타기를 거듭하기 쉬우니 현금 비율을 확인하지 않고는 움직이지 마세요."
              }
            ],
            "timing": {
              "best": "17:00-19:00",
              "avoid": "19:00-21:00",
              "reason": "유시(17~19시)는 일지 진토와 육합을 이루어 숫자를 차분히 읽게 되고, 술시(19~21시)는 일지 진토에 충이 걸려 남의 말에 귀가 얇아지기 쉽습니다."
            }
          },
          "investment_fortune": {
            "short_term": {
              "message": "단기로는 경쟁 상대가 눈에 먼저 들어오니 방향을 맞히기보다 폭을 줄이는 데 마음을 쓰는 것이 좋습니다. 자동 매수 설정을 먼저 보고 나누어 담을 계획이 서 있을 때만 움직이세요.",
              "warning": "삼합을 이루는 축토와 사화 덕분에 윗사람과의 관계에 협력의 기운이 살아나고 나누어 낸 돈의 셈이 흐려지기 쉬우니 한 박자 쉬어 가세요."
            },
            "long_term": {
              "message": "잎이 짙어지는 철에 태어난 경금이라 길게 보면 속도보다 받쳐 줄 장치가 먼저입니다. 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하니 한 자산에 오래 기대기보다 성격이 다른 자산을 곁에 두는 것이 좋습니다.",
              "advice": "매달 첫 주말에 이른 아침의 산책으로 생각을 비우고 최근 거래의 이유를 가장 나쁜 경우에 비추어 보세요."
            },
            "example": "가령 손실이 6%에 이르면 절반을 정리한다고 적어 두고, 하루를 마무리하며 그 선을 지켰는지 확인하는 방법이 있습니다. 벼려지기를 기다리는 무쇠를 닮은 홍**********************님에게는 미리 정한 선을 지키는 연습이 큰 보탬이 됩니다."
          },
          "why_explanation": "일간이 경금이므로 신금은 겁재, 축토는 정인이 되고, 이는 곧 재물을 두고 겨루는 기운과 서두르던 걸음을 가라앉히는 기운입니다. 경오 년에서 경진 일까지 이어지는 지지의 관계에서는 월지에서 만난 삼합이 하던 일을 넓게 이어 줍니다. 초여름에 태어나 신약한 사주라 믿을 만한 동료와 규칙이 큰 힘이 되고, 금 기운이 지나쳐 평소의 장점이 고집으로 바뀌기 쉽습니다. 이 관계를 모두 더하면 크게 흔들릴 일이 많지 않으니 69점이라는 점수가 나옵니다."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83hgernme19g900v6226a3q",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 156,
          "latency": 156,
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
        "generated_at": "2026-11-23T06:29:18.385Z"
      }
    },
    "composeWeeklyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m83hgez72e09qatrx8d9w9yq"
      },
      "status": 200,
      "answer": {
        "data": {
          "week_start": "2026-11-23",
          "week_end": "2026-11-29",
          "score": 60,
          "summary": "홍**********************님의 경진 일주가 맞이하는 이번 주는 신축에서 정미까지 이어지며, 함께할 사람과 겨룰 사람이 갈리게 됩니다. 일요일에는 정미가 정관으로 들어와 약속과 절차가 든든한 울타리가 됩니다. 수요일에는 거래가 재미로 바뀌면서 횟수가 많아지기 쉬우므로 결정을 줄이고 새로 시작하는 작은 공부로 쉬어 가세요. 쇠붙이의 기운이 모여 정리와 결산에 강하지만 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하니, 일요일에 움직이고 수요일에 쉬는 박자가 어울립니다.",
          "days": [
            {
              "date": "2026-11-23",
              "day_pillar": "신축",
              "day_element": "metal",
              "score": 58,
              "keyword": "과열 주의·천천히 다지기"
            },
            {
              "date": "2026-11-24",
              "day_pillar": "임인",
              "day_element": "water",
              "score": 58,
              "keyword": "꾸준한 솜씨·시장 훑기"
            },
            {
              "date": "2026-11-25",
              "day_pillar": "계묘",
              "day_element": "water",
              "score": 50,
              "keyword": "충동 고르기·살림 점검"
            },
            {
              "date": "2026-11-26",
              "day_pillar": "갑진",
              "day_element": "wood",
              "score": 52,
              "keyword": "자금 회전·숨은 단서"
            },
            {
              "date": "2026-11-27",
              "day_pillar": "을사",
              "day_element": "wood",
              "score": 56,
              "keyword": "확실한 몫·위험 점검"
            },
            {
              "date": "2026-11-28",
              "day_pillar": "병오",
              "day_element": "fire",
              "score": 67,
              "keyword": "한도 지키기·공시 읽기"
            },
            {
              "date": "2026-11-29",
              "day_pillar": "정미",
              "day_element": "fire",
              "score": 81,
              "keyword": "책임의 무게·기록 정리"
            }
          ],
          "best_day": "2026-11-29",
          "caution_day": "2026-11-25",
          "advice": "일요일에 손절 기준을 표 하나로 정리해 보세요. 크게 흔들릴 일이 많지 않으니 작게 시험하고 크게 배우는 쪽을 택해 보세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83hgf0mcn3p58ryakb6pftd",
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
          "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
        },
        "generated_at": "2026-11-23T06:29:18.604Z"
      }
    },
    "getCharacter": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83hgf74z8zk65m1004vp43q"
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
          "request_id": "req_01m83hgf7rtwr0t5b95brh9vaj",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 119,
          "latency": 119,
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
        "generated_at": "2026-11-23T06:29:18.832Z"
      }
    },
    "getTendency": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83hgfe513tfg77w5k6ye0d7"
      },
      "status": 200,
      "answer": {
        "data": {
          "investment_tendency": {
            "scores": {
              "risk_tolerance": 64,
              "long_term_aptitude": 72,
              "trend_sensitivity": 56
            },
            "summary": "쇠붙이의 기운이 모여 정리와 결산에 강하니 홍**********************님은 투자에서 오르내림을 지켜보며 비중을 조절합니다. 긴 흐름에서는 한번 세운 계획을 여러 해 동안 이어 가며, 비교와 선별에 강해 좋은 것만 남깁니다. 진토의 편인 덕분에 유행과 본질을 나누어 보려 합니다.",
            "warning": "나무 기운이 얕아 새 계획이 자라기까지 손이 많이 가고 갑작스러운 소식에 몸이 먼저 굳기 쉬우므로 원칙에 없는 매매를 하는 일은 삼가세요. 새로 시작하는 작은 공부로 모자란 목 기운을 보태면 치우침이 덜합니다."
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83hgfesf549mmp56vphsnah",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 87,
          "latency": 87,
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
        "generated_at": "2026-11-23T06:29:19.029Z"
      }
    },
    "getRadar": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83hgfmvn19maeygqeyexegx"
      },
      "status": 200,
      "answer": {
        "data": {
          "radar": {
            "axes": [
              {
                "key": "risk_tolerance",
                "label": "위험 감수",
                "score": 64
              },
              {
                "key": "long_term_aptitude",
                "label": "장기 적성",
                "score": 72
              },
              {
                "key": "trend_sensitivity",
                "label": "흐름 민감도",
                "score": 56
              },
              {
                "key": "patience",
                "label": "인내심",
                "score": 57
              },
              {
                "key": "analysis",
                "label": "분석력",
                "score": 71
              },
              {
                "key": "intuition",
                "label": "직관력",
                "score": 75
              }
            ]
          }
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83hgfpc39v1qpnvpp5sjm21",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 124,
          "latency": 124,
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
        "generated_at": "2026-11-23T06:29:19.304Z"
      }
    },
    "getPopularCoins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83hgfvb2mr0ghtvhy15gf0b"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 6,
          "insufficient_data": false,
          "as_of": "2026-11-23T06:29:19.448Z",
          "coins": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m83hgfx4a2zdg0xazwvgqb4e",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 69,
          "latency": 69,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "popular_coins"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T06:29:19.466Z"
      }
    },
    "getElementComparison": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83hgg1gd934yc2b32rmhwdv"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 7,
          "insufficient_data": false,
          "as_of": "2026-11-23T06:29:19.616Z",
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
          "request_id": "req_01m83hgg2dsmcjvxsd9vvfzmck",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 69,
          "latency": 69,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "comparison"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T06:29:19.634Z"
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
          "as_of": "2026-11-23T06:29:19.746Z",
          "rankings": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m83hgg6mpxmjxwxtxf3dcx9x",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 63,
          "latency": 63,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "fortune_ranking"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T06:29:19.763Z"
      }
    },
    "getTradingStyles": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83hggcnkqsjm44tfe3pgc69"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-23T06:29:19.988Z",
          "styles": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m83hgge44ph90rm06hc7z4bj",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 80,
          "latency": 80,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "trading_styles"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T06:29:20.020Z"
      }
    },
    "getPortfolioBreakdown": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83hggm0crz8zvhqmdc7bjmz"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 0,
          "insufficient_data": true,
          "as_of": "2026-11-23T06:29:20.269Z",
          "assets": []
        },
        "meta": {
          "model": null,
          "request_id": "req_01m83hggnh3j5e74nmjdfb6q0r",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 127,
          "latency": 127,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "portfolio_breakdown"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T06:29:20.305Z"
      }
    },
    "getSajuTwins": {
      "params": {},
      "query": {
        "profile_id": "prf_01m83hggvvhvghgj07apykjy3q"
      },
      "status": 200,
      "answer": {
        "data": {
          "sample_size": 10,
          "insufficient_data": false,
          "as_of": "2026-11-23T06:29:20.463Z",
          "same_day_pillar": 10,
          "same_four_pillars": 10,
          "common_coins": [],
          "common_styles": [],
          "average_score_today": null
        },
        "meta": {
          "model": null,
          "request_id": "req_01m83hggwzcxf58kbhbgqp78pd",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 80,
          "latency": 80,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": [
              "saju_twin"
            ]
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T06:29:20.495Z"
      }
    },
    "streamDailyFortune": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m83hgh24ptye28etvkzhz50y"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m83hgh48hbw58pate6kp64kz.character",
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
          "id": "call_01m83hgh48hbw58pate6kp64kz.character+fortune",
          "event": "fortune",
          "data": {
            "today_fortune": {
              "date": "2026-11-23",
              "formatted_date": "2026년 11월 23일 월요일",
              "day_element": "metal",
              "score": 69,
              "overall_analysis": "홍**********************님의 경금은 오늘 신금과 마주하며, 지갑을 여는 손이 빨라지기 쉽습니다. 지지를 보면 축토와 월지의 사화가 삼합의 뜻을 나누어 사회생활에 도움이 보태지니 남의 수익률과 견주는 일은 접어 두는 편이 낫습니다. 타고난 바탕으로는 금이 예리해 숫자의 어긋남을 빨리 알아채고, 두터운 금 기운 위에 같은 기운이 쌓여 마음이 앞서기 쉽습니다. 종합하면 모난 데 없이 무난하게 지나가니 급한 일과 중요한 일을 나누어 처리해 보세요.",
              "action_items": [
                {
                  "type": "do",
                  "text": "정기 지출 내역을 머리가 맑은 시간을 골라 십 년 뒤의 눈으로 살펴보세요."
                },
                {
                  "type": "do",
                  "text": "몸을 쭉 펴는 체조로 숨을 고른 뒤 자산별 변동 폭을 한 줄로 적어 보세요."
                },
                {
                  "type": "avoid",
                  "text": "남의 수익 인증을 보고 세운 계획은 거래량이 값의 움직임을 받쳐 줄 때까지 묵혀 두세요."
                },
                {
                  "type": "avoid",
                  "text": "정인이 과하면 지기 싫은 마음에 물타기를 거듭하기 쉬우니 현금 비율을 확인하지 않고는 움직이지 마세요."
                }
              ],
              "timing": {
                "best": "17:00-19:00",
                "avoid": "19:00-21:00",
                "reason": "유시(17~19시)는 일지 진토와 육합을 이루어 숫자를 차분히 읽게 되고, 술시(19~21시)는 일지 진토에 충이 걸려 남의 말에 귀가 얇아지기 쉽습니다."
              }
            },
            "investment_fortune": {
              "short_term": {
                "message": "단기로는 경쟁 상대가 눈에 먼저 들어오니 방향을 맞히기보다 폭을 줄이는 데 마음을 쓰는 것이 좋습니다. 자동 매수 설정을 먼저 보고 나누어 담을 계획이 서 있을 때만 움직이세요.",
                "warning": "삼합을 이루는 축토와 사화 덕분에 윗사람과의 관계에 협력의 기운이 살아나고 나누어 낸 돈의 셈이 흐려지기 쉬우니 한 박자 쉬어 가세요."
              },
              "long_term": {
                "message": "잎이 짙어지는 철에 태어난 경금이라 길게 보면 속도보다 받쳐 줄 장치가 먼저입니다. 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하니 한 자산에 오래 기대기보다 성격이 다른 자산을 곁에 두는 것이 좋습니다.",
                "advice": "매달 첫 주말에 이른 아침의 산책으로 생각을 비우고 최근 거래의 이유를 가장 나쁜 경우에 비추어 보세요."
              },
              "example": "가령 손실이 6%에 이르면 절반을 정리한다고 적어 두고, 하루를 마무리하며 그 선을 지켰는지 확인하는 방법이 있습니다. 벼려지기를 기다리는 무쇠를 닮은 홍**********************님에게는 미리 정한 선을 지키는 연습이 큰 보탬이 됩니다."
            },
            "why_explanation": "일간이 경금이므로 신금은 겁재, 축토는 정인이 되고, 이는 곧 재물을 두고 겨루는 기운과 서두르던 걸음을 가라앉히는 기운입니다. 경오 년에서 경진 일까지 이어지는 지지의 관계에서는 월지에서 만난 삼합이 하던 일을 넓게 이어 줍니다. 초여름에 태어나 신약한 사주라 믿을 만한 동료와 규칙이 큰 힘이 되고, 금 기운이 지나쳐 평소의 장점이 고집으로 바뀌기 쉽습니다. 이 관계를 모두 더하면 크게 흔들릴 일이 많지 않으니 69점이라는 점수가 나옵니다."
          }
        },
        {
          "id": "call_01m83hgh48hbw58pate6kp64kz.character+fortune+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 64,
              "long_term_aptitude": 72,
              "trend_sensitivity": 56
            },
            "summary": "쇠붙이의 기운이 모여 정리와 결산에 강하니 홍**********************님은 투자에서 오르내림을 지켜보며 비중을 조절합니다. 긴 흐름에서는 한번 세운 계획을 여러 해 동안 이어 가며, 비교와 선별에 강해 좋은 것만 남깁니다. 진토의 편인 덕분에 유행과 본질을 나누어 보려 합니다.",
            "warning": "나무 기운이 얕아 새 계획이 자라기까지 손이 많이 가고 갑작스러운 소식에 몸이 먼저 굳기 쉬우므로 원칙에 없는 매매를 하는 일은 삼가세요. 새로 시작하는 작은 공부로 모자란 목 기운을 보태면 치우침이 덜합니다."
          }
        },
        {
          "id": "call_01m83hgh48hbw58pate6kp64kz.character+fortune+tendency+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m83hgh3424jmqee5nxt5aj87",
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
          "id": "call_01m83hghbsn70c2w6vrv0dcqmz.character",
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
          "id": "call_01m83hghbsn70c2w6vrv0dcqmz.character+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "riskTolerance": 70,
              "longTermAptitude": 75,
              "trendSensitivity": 50
            },
            "summary": "나무 기운이 두터워 새로운 일에 손이 먼저 나가니 홍길동님은 투자에서 흔들림을 기회로 받아들이는 배짱이 있습니다. 비견이 자리한 인목의 영향으로 쌓이는 것의 가치를 몸으로 이해합니다. 시장의 소식 앞에서는 소문에 귀를 닫고 제 길을 가고, 시작하는 기업의 가능성을 높이 삽니다.",
            "warning": "여럿이 함께 산다는 안도감이 눈을 가리기 쉬우니 보유 비중을 남의 눈으로 살펴보세요. 지인의 말 한마디만 믿고 움직이려는 순간에는 분산의 폭부터 살펴보세요."
          }
        },
        {
          "id": "call_01m83hghbsn70c2w6vrv0dcqmz.character+tendency+fortune",
          "event": "fortune",
          "data": {
            "todayFortune": {
              "date": "2026-11-23",
              "formattedDate": "2026년 11월 23일 월요일",
              "dayElement": "metal",
              "score": 86,
              "overallAnalysis": "뿌리 깊은 교목의 성정을 지닌 홍길동님은 오늘 절차를 밟아 나가게 하는 힘 속에서 하루를 보내게 됩니다. 또한 축토가 연지의 자수와 육합을 이루어 바깥 환경이 부드럽게 풀리고, 알뜰하게 살피려는 마음도 함께 느껴집니다. 가지가 많은 사주라 관심이 여러 갈래로 나뉘지만 결실을 거두는 칼이 무뎌 이익을 확정하기가 망설여집니다. 가까운 사람과의 사이까지 살펴보면 흐름이 순풍에 가까우니 정해 둔 순서대로 한 걸음씩 내디뎌 보세요.",
              "actionItems": [
                {
                  "type": "do",
                  "text": "수수료와 세금을 저녁 산책을 마친 뒤 덜어 내려는 눈으로 살펴보세요."
                },
                {
                  "type": "do",
                  "text": "토 기운이 아쉬운 사주이니 규칙적인 식사를 챙기며 분산의 폭을 서두르지 말고 되짚어 보세요."
                },
                {
                  "type": "avoid",
                  "text": "값만 보고 가치를 따지지 않은 채 결정하지 말고 비상금의 크기부터 확인하세요."
                },
                {
                  "type": "avoid",
                  "text": "책임감 때문에 잘못된 선택을 붙들고 있기 쉬우므로 나누어 담을 계획이 서 있을 때가 아니라면 손절 기준을 옮기는 일에는 분명히 선을 그으세요."
                }
              ],
              "timing": {
                "best": "15:00-17:00",
                "avoid": "11:00-13:00",
                "reason": "일지 자수와 삼합을 이루어 신시(15~17시)에는 큰 흐름과 작은 흐름이 함께 보이지만, 일지 자수에 충이 걸려 오시(11~13시)에는 판단이 거칠어지기 쉽습니다."
              }
            },
            "investmentFortune": {
              "shortTerm": {
                "message": "며칠 사이만 놓고 보면 합의 인연이 시지에 닿아 마무리할 일에 얽힌 매듭이 느슨해지니 짧은 호흡의 계획을 작게 시험하기에 알맞습니다. 장이 끝난 뒤 매매 일지를 확인한 다음, 근거를 두 가지 이상 댈 수 있을 때에만 비중을 바꾸세요.",
                "warning": "갑작스러운 소식에 몸이 먼저 굳기 쉬우니 특히 자신감이 넘치는 순간에 움직이는 일이 없게 하세요."
              },
              "longTerm": {
                "message": "입춘 무렵에 태어난 갑목이라 길게 보면 목표를 크게 잡아도 쉽게 지치지 않습니다. 모자라던 금 기운이 들어와 숨통이 트이니 긴 계획에서는 목표 금액보다 목표 기간을 먼저 정하는 것이 알맞습니다.",
                "advice": "뿌리가 든든한 갑목이라 버티는 힘은 이미 충분하니 월급을 받는 날마다 투자 원칙 세 가지를 가장 나쁜 경우에 비추어 보세요."
              },
              "example": "예컨대 매달 25일에 같은 금액을 넣되, 목표 수익률의 근거가 계획과 어긋난 달에는 절반만 넣는 방식도 있습니다. 금의 결이 옅어 정리와 마감에 공을 들여야 하니 홍길동님에게는 이렇게 규칙이 눈에 보이는 방식이 잘 맞습니다."
            },
            "whyExplanation": "갑자 일주가 신축을 만나면 정관과 정재가 함께 들어오니, 반듯하게 처신하려는 마음이 앞에 서고 지출과 수입을 맞춰 보게 하는 힘이 뒤를 따릅니다. 병인 월과 갑자 일의 지지를 살피면 자수를 품은 일지가 축토를 반겨 마음을 나누는 관계에 여유가 생깁니다. 목 4·화 1·토 0·금 0·수 3으로 기운이 나뉘어 가을의 기운이 얕아 맺어야 할 일이 길어지기 쉬우며, 기다리던 금 기운이 찾아와 막힌 곳이 풀립니다. 그래서 막힌 곳보다 트인 곳이 많고, 조언에서도 쉬고 있는 자금을 살피는 일에 무게를 두었습니다."
          }
        },
        {
          "id": "call_01m83hghbsn70c2w6vrv0dcqmz.character+tendency+fortune+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m83hghb4cds8sa6z0zxp683d",
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
        "profile_id": "prf_01m83hghsxxv3yppx2kpm4m7r6"
      },
      "status": 200,
      "answer": {
        "data": {
          "year": 2026,
          "year_pillar": "병오",
          "score": 66,
          "summary": "잎이 짙어지는 철에 태어난 홍**********************님은 2026년, 긴장의 끈을 조이는 기운을 길잡이로 한 해를 걷게 됩니다. 오화의 한 해 동안 합의 인연이 시지에 닿아 아직 여물지 않은 구상에 얽힌 매듭이 느슨해지고, 평판을 의식하는 만큼 행동이 반듯해집니다. 정재가 드는 7월을 중심에 두면 돈의 흐름을 한눈에 살피게 됩니다. 금이 예리해 숫자의 어긋남을 빨리 알아채지만 목의 힘이 적어 유연하게 휘는 법을 따로 익혀야 하니, 7월에 움직이고 5월에 쉬는 박자가 어울립니다.",
          "quarters": [
            {
              "quarter": 1,
              "score": 60,
              "advice": "1분기는 도움을 청하기보다 혼자 매듭짓고 싶어지지만 서두를 까닭이 없으니 내 몫만 또렷하게 챙기면 충분합니다."
            },
            {
              "quarter": 2,
              "score": 63,
              "advice": "재치가 앞서는 기운이 오가는 2분기에는 연금 계좌의 구성을 숫자로 다시 확인해 보세요."
            },
            {
              "quarter": 3,
              "score": 70,
              "advice": "압박을 이겨 내게 하는 힘이 두드러지는 3분기라 책임 있는 자리에서 내린 판단이 신뢰를 얻습니다."
            },
            {
              "quarter": 4,
              "score": 63,
              "advice": "마지막 석 달은 배우고 정리하는 일에 마음이 가지만 서두를 까닭이 없으니 결정보다 정리에 무게를 두는 것이 좋습니다."
            }
          ],
          "months": [
            {
              "month": 1,
              "score": 74,
              "keyword": "배움의 시간·천천히 다지기"
            },
            {
              "month": 2,
              "score": 52,
              "keyword": "본래 자리로·흐름 타기"
            },
            {
              "month": 3,
              "score": 54,
              "keyword": "경쟁보다 협력·셈 맞추기"
            },
            {
              "month": 4,
              "score": 71,
              "keyword": "먹거리 든든·자료 뒤집기"
            },
            {
              "month": 5,
              "score": 48,
              "keyword": "재치의 쓰임·긴장 다스리기"
            },
            {
              "month": 6,
              "score": 69,
              "keyword": "기회 고르기·원칙대로"
            },
            {
              "month": 7,
              "score": 77,
              "keyword": "지출 다듬기·든든한 뒷받침"
            },
            {
              "month": 8,
              "score": 58,
              "keyword": "결단의 순간·기준 세우기"
            },
            {
              "month": 9,
              "score": 74,
              "keyword": "약속 지키기·내 편 살피기"
            },
            {
              "month": 10,
              "score": 59,
              "keyword": "깊은 생각·직감 확인"
            },
            {
              "month": 11,
              "score": 61,
              "keyword": "조언 듣기·꾸준한 솜씨"
            },
            {
              "month": 12,
              "score": 70,
              "keyword": "내 속도로·틀 바꾸기"
            }
          ],
          "advice": "5월에 앞서 연금 계좌의 구성을 가장 나쁜 경우에 비추어 보세요. 화분을 돌보는 일을 곁에 두고 결정 앞에서 근거를 세 가지만 적어 보세요."
        },
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83hghv0hebxy2qhkpbt1j5e",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 108,
          "latency": 108,
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
        "generated_at": "2026-11-23T06:29:21.485Z"
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
          "profile_id": "prf_01m83hgj1670dthpw22xq0y1mb"
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
          "request_id": "req_01m83hgj220wpymc257pg325ze",
          "cost_per_call": 0,
          "cost": 0,
          "duration_ms": 20,
          "latency": 20,
          "cached": false,
          "cache": {
            "hits": [],
            "misses": []
          },
          "simulated": false
        },
        "generated_at": "2026-11-23T06:29:21.622Z"
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
        "id": "prf_01m83hgj56713337qmhpyvp58m",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T06:29:21.702Z",
        "updated_at": "2026-11-23T06:29:21.702Z"
      }
    },
    "listProfiles": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m83hgj9de9xd1hhbxwjc3hdw",
            "external_id": "customer-1001",
            "name": "홍**",
            "birth_year": "19**",
            "gender": "female",
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-23T06:29:21.837Z",
            "updated_at": "2026-11-23T06:29:21.837Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfile": {
      "params": {
        "id": "prf_01m83hgjf2em1yqtn2m4r16dxv"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m83hgjf2em1yqtn2m4r16dxv",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T06:29:22.018Z",
        "updated_at": "2026-11-23T06:29:22.018Z"
      }
    },
    "unmaskProfile": {
      "params": {
        "id": "prf_01m83hgjm58eb4r9r4sg1vsvfw"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m83hgjm58eb4r9r4sg1vsvfw",
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
        "created_at": "2026-11-23T06:29:22.181Z",
        "updated_at": "2026-11-23T06:29:22.181Z"
      }
    },
    "replaceProfile": {
      "params": {
        "id": "prf_01m83hgjtc49kxakbfn5amxjz7"
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
        "id": "prf_01m83hgjtc49kxakbfn5amxjz7",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T06:29:22.380Z",
        "updated_at": "2026-11-23T06:29:22.422Z"
      }
    },
    "updateProfile": {
      "params": {
        "id": "prf_01m83hgk1xwne96ca5w2s47hjd"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m83hgk1xwne96ca5w2s47hjd",
        "external_id": "customer-1001",
        "name": "홍**",
        "birth_year": "19**",
        "gender": "female",
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-23T06:29:22.621Z",
        "updated_at": "2026-11-23T06:29:22.665Z"
      }
    },
    "deleteProfile": {
      "params": {
        "id": "prf_01m83hgk8991wpdrasyfs7tt49"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m83hgk8991wpdrasyfs7tt49",
        "deleted": true,
        "deleted_at": "2026-11-23T06:29:22.890Z",
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
          "prf_01m83hgke93yerbdjtcek86gga"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m83hgkfw4wx8w49242dc4s63",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "created_at": "2026-11-23T06:29:23.068Z",
        "estimated_completion": "2026-11-23T06:29:23.230Z"
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
        "batch_id": "batch_01m83hgkpmzkvxsd6qmk3xvx1f"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m83hgkpmzkvxsd6qmk3xvx1f",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "created_at": "2026-11-23T06:29:23.284Z",
        "estimated_completion": "2026-11-23T06:29:23.444Z",
        "completed_at": "2026-11-23T06:29:23.542Z",
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
        "batch_id": "batch_01m83hgm41v7hceffehsz82qc6"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m83hgm41v7hceffehsz82qc6",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 1,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "gemini",
        "created_at": "2026-11-23T06:29:23.713Z",
        "estimated_completion": "2026-11-23T06:29:23.869Z",
        "completed_at": "2026-11-23T06:29:23.831Z",
        "results": [
          {
            "profile_id": "prf_01m83hgm3895mb88n9r8kx458r",
            "fortune_id": null,
            "status": "canceled"
          }
        ]
      }
    },
    "retryBatch": {
      "params": {
        "batch_id": "batch_01m83hgm9v6t74nvrtn4c0952n"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "batch_01m83hgm9v6t74nvrtn4c0952n",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "created_at": "2026-11-23T06:29:23.899Z",
        "estimated_completion": "2026-11-23T06:29:24.167Z"
      }
    },
    "followBatch": {
      "params": {
        "batch_id": "batch_01m83hgmfhv1apns8e1dbwv8v6"
      },
      "query": {},
      "status": 200,
      "answer": [
        {
          "id": "batch_01m83hgmfhv1apns8e1dbwv8v6.1",
          "event": "complete",
          "data": {
            "id": "batch_01m83hgmfhv1apns8e1dbwv8v6",
            "status": "failed",
            "total_count": 1,
            "completed_count": 0,
            "failed_count": 1,
            "canceled_count": 0,
            "fortune_type": "daily",
            "fortune_date": "2026-11-23",
            "model": "haiku",
            "created_at": "2026-11-23T06:29:24.081Z",
            "estimated_completion": "2026-11-23T06:29:24.250Z",
            "completed_at": "2026-11-23T06:29:24.170Z",
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
        "profile_id": "prf_01m83hgmq4zstnsf56z2t3hra0",
        "type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m83hgmrcdj5jh8xa92g4q0zy",
        "profile_id": "prf_01m83hgmq4zstnsf56z2t3hra0",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "홍**********************님의 경금은 오늘 신금과 마주하며, 경쟁 상대가 눈에 먼저 들어옵니다. 서두르던 걸음을 가라앉히는 기운까지 더해져 흐름이 잔잔한 대신 답도 천천히 오니 결정 앞에서 근거를 세 가지만 적어 보세요.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "삼합을 이루는 축토와 사화 덕분에 하던 일에 협력의 기운이 살아나니 큰 틀에서 크게 흔들릴 일이 많지 않습니다. 일터까지 살펴보면 평소의 습관이 결과를 가르게 되니 끝맺음을 먼저 정하고 시작해 보세요."
          },
          "wealth": {
            "score": 65,
            "description": "경금의 재물을 보면 재성의 자리가 비어 씀씀이를 눈에 보이게 적는 것이 중요하니 드나드는 돈이 섞이지 않게 통장을 나누어 두는 것이 좋습니다. 차 한잔을 곁에 두고 최근 거래의 이유를 한 줄로 적어 보세요."
          },
          "love": {
            "score": 53,
            "description": "축토와 진토가 제 길을 걸어 서로의 여백이 지켜지니 약속 시간을 지키는 작은 정성이 믿음을 쌓습니다. 금의 결이 뚜렷해 기준을 세우면 물러서지 않으니 상대의 속도에 반걸음만 맞추어 보세요."
          },
          "health": {
            "score": 49,
            "description": "뻗는 기운이 모자라 아침에 몸이 무겁게 느껴지기 쉬우니 체력을 아끼고 일정을 덜어 내야 합니다. 차분히 익히고 다지려는 마음에 끌려 무리하기 쉬우니 아침 첫 시간에 창밖 바라보기를 잊지 마세요."
          },
          "career": {
            "score": 69,
            "description": "문서와 자료를 다루는 일이 많아지니 우선순위를 둘로 좁히면 무난하게 풀립니다. 나누면 커지고 다투면 새는 기운을 일정 조율에 쏟으면 보람이 있습니다."
          }
        },
        "lucky_items": {
          "number": 13,
          "color": "풀빛 초록",
          "direction": "동쪽",
          "time": "17:00-19:00"
        },
        "advice": "경쟁심을 깨우는 흐름을 억누르지 말고 환율과 금리의 영향을 살피는 데 쓰면서 익숙한 규칙을 한 번 더 확인하고 움직이세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-23T06:29:24.391Z",
        "latency_ms": 27,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-23T06:29:24.364Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83hgmqnkerf56y125zf0df9",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 79,
          "latency": 79,
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
        "profile_id": "prf_01m83hgmvqp9bw0637psxrctym"
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
        "profile_id": "prf_01m83hgmygy7ts2cwyexa2m4x3"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m83hgn03y2bnfr66qa1tfjjb",
        "profile_id": "prf_01m83hgmygy7ts2cwyexa2m4x3",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "홍**********************님의 경금은 오늘 신금과 마주하며, 경쟁 상대가 눈에 먼저 들어옵니다. 서두르던 걸음을 가라앉히는 기운까지 더해져 흐름이 잔잔한 대신 답도 천천히 오니 결정 앞에서 근거를 세 가지만 적어 보세요.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "삼합을 이루는 축토와 사화 덕분에 하던 일에 협력의 기운이 살아나니 큰 틀에서 크게 흔들릴 일이 많지 않습니다. 일터까지 살펴보면 평소의 습관이 결과를 가르게 되니 끝맺음을 먼저 정하고 시작해 보세요."
          },
          "wealth": {
            "score": 65,
            "description": "경금의 재물을 보면 재성의 자리가 비어 씀씀이를 눈에 보이게 적는 것이 중요하니 드나드는 돈이 섞이지 않게 통장을 나누어 두는 것이 좋습니다. 차 한잔을 곁에 두고 최근 거래의 이유를 한 줄로 적어 보세요."
          },
          "love": {
            "score": 53,
            "description": "축토와 진토가 제 길을 걸어 서로의 여백이 지켜지니 약속 시간을 지키는 작은 정성이 믿음을 쌓습니다. 금의 결이 뚜렷해 기준을 세우면 물러서지 않으니 상대의 속도에 반걸음만 맞추어 보세요."
          },
          "health": {
            "score": 49,
            "description": "뻗는 기운이 모자라 아침에 몸이 무겁게 느껴지기 쉬우니 체력을 아끼고 일정을 덜어 내야 합니다. 차분히 익히고 다지려는 마음에 끌려 무리하기 쉬우니 아침 첫 시간에 창밖 바라보기를 잊지 마세요."
          },
          "career": {
            "score": 69,
            "description": "문서와 자료를 다루는 일이 많아지니 우선순위를 둘로 좁히면 무난하게 풀립니다. 나누면 커지고 다투면 새는 기운을 일정 조율에 쏟으면 보람이 있습니다."
          }
        },
        "lucky_items": {
          "number": 13,
          "color": "풀빛 초록",
          "direction": "동쪽",
          "time": "17:00-19:00"
        },
        "advice": "경쟁심을 깨우는 흐름을 억누르지 말고 환율과 금리의 영향을 살피는 데 쓰면서 익숙한 규칙을 한 번 더 확인하고 움직이세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-23T06:29:24.651Z",
        "latency_ms": 40,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-23T06:29:24.611Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83hgmz4ey4km5m5yy6qc303",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 94,
          "latency": 94,
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
        "id": "ftn_01m83hgn5txyafgjg8kdgrv7eh"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m83hgn5txyafgjg8kdgrv7eh",
        "profile_id": "prf_01m83hgn4hsw891bdwzjcd08y5",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "홍**********************님의 경금은 오늘 신금과 마주하며, 경쟁 상대가 눈에 먼저 들어옵니다. 서두르던 걸음을 가라앉히는 기운까지 더해져 흐름이 잔잔한 대신 답도 천천히 오니 결정 앞에서 근거를 세 가지만 적어 보세요.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "삼합을 이루는 축토와 사화 덕분에 하던 일에 협력의 기운이 살아나니 큰 틀에서 크게 흔들릴 일이 많지 않습니다. 일터까지 살펴보면 평소의 습관이 결과를 가르게 되니 끝맺음을 먼저 정하고 시작해 보세요."
          },
          "wealth": {
            "score": 65,
            "description": "경금의 재물을 보면 재성의 자리가 비어 씀씀이를 눈에 보이게 적는 것이 중요하니 드나드는 돈이 섞이지 않게 통장을 나누어 두는 것이 좋습니다. 차 한잔을 곁에 두고 최근 거래의 이유를 한 줄로 적어 보세요."
          },
          "love": {
            "score": 53,
            "description": "축토와 진토가 제 길을 걸어 서로의 여백이 지켜지니 약속 시간을 지키는 작은 정성이 믿음을 쌓습니다. 금의 결이 뚜렷해 기준을 세우면 물러서지 않으니 상대의 속도에 반걸음만 맞추어 보세요."
          },
          "health": {
            "score": 49,
            "description": "뻗는 기운이 모자라 아침에 몸이 무겁게 느껴지기 쉬우니 체력을 아끼고 일정을 덜어 내야 합니다. 차분히 익히고 다지려는 마음에 끌려 무리하기 쉬우니 아침 첫 시간에 창밖 바라보기를 잊지 마세요."
          },
          "career": {
            "score": 69,
            "description": "문서와 자료를 다루는 일이 많아지니 우선순위를 둘로 좁히면 무난하게 풀립니다. 나누면 커지고 다투면 새는 기운을 일정 조율에 쏟으면 보람이 있습니다."
          }
        },
        "lucky_items": {
          "number": 13,
          "color": "풀빛 초록",
          "direction": "동쪽",
          "time": "17:00-19:00"
        },
        "advice": "경쟁심을 깨우는 흐름을 억누르지 말고 환율과 금리의 영향을 살피는 데 쓰면서 익숙한 규칙을 한 번 더 확인하고 움직이세요.",
        "profile": {
          "name": "홍**********************",
          "day_master": "경금",
          "day_master_element": "metal"
        },
        "cached": false,
        "generated_at": "2026-11-23T06:29:24.867Z",
        "latency_ms": 73,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "unmaskFortune": {
      "params": {
        "id": "ftn_01m83hgnc7fh0bskw4z637cc44"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m83hgnc7fh0bskw4z637cc44",
        "profile_id": "prf_01m83hgnbh454vzaw52chfrk23",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "홍mkae24d35482e518217662님의 경금은 오늘 신금과 마주하며, 경쟁 상대가 눈에 먼저 들어옵니다. 서두르던 걸음을 가라앉히는 기운까지 더해져 흐름이 잔잔한 대신 답도 천천히 오니 결정 앞에서 근거를 세 가지만 적어 보세요.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "삼합을 이루는 축토와 사화 덕분에 하던 일에 협력의 기운이 살아나니 큰 틀에서 크게 흔들릴 일이 많지 않습니다. 일터까지 살펴보면 평소의 습관이 결과를 가르게 되니 끝맺음을 먼저 정하고 시작해 보세요."
          },
          "wealth": {
            "score": 65,
            "description": "경금의 재물을 보면 재성의 자리가 비어 씀씀이를 눈에 보이게 적는 것이 중요하니 드나드는 돈이 섞이지 않게 통장을 나누어 두는 것이 좋습니다. 차 한잔을 곁에 두고 최근 거래의 이유를 한 줄로 적어 보세요."
          },
          "love": {
            "score": 53,
            "description": "축토와 진토가 제 길을 걸어 서로의 여백이 지켜지니 약속 시간을 지키는 작은 정성이 믿음을 쌓습니다. 금의 결이 뚜렷해 기준을 세우면 물러서지 않으니 상대의 속도에 반걸음만 맞추어 보세요."
          },
          "health": {
            "score": 49,
            "description": "뻗는 기운이 모자라 아침에 몸이 무겁게 느껴지기 쉬우니 체력을 아끼고 일정을 덜어 내야 합니다. 차분히 익히고 다지려는 마음에 끌려 무리하기 쉬우니 아침 첫 시간에 창밖 바라보기를 잊지 마세요."
          },
          "career": {
            "score": 69,
            "description": "문서와 자료를 다루는 일이 많아지니 우선순위를 둘로 좁히면 무난하게 풀립니다. 나누면 커지고 다투면 새는 기운을 일정 조율에 쏟으면 보람이 있습니다."
          }
        },
        "lucky_items": {
          "number": 13,
          "color": "풀빛 초록",
          "direction": "동쪽",
          "time": "17:00-19:00"
        },
        "advice": "경쟁심을 깨우는 흐름을 억누르지 말고 환율과 금리의 영향을 살피는 데 쓰면서 익숙한 규칙을 한 번 더 확인하고 움직이세요.",
        "analysis": {
          "day_energy": "신축의 날은 맑게 씻긴 구슬처럼 펼쳐지고, 그 속에서 내 몫과 남의 몫을 가르는 선이 흐려지기 쉽습니다. 축토가 정인으로 자리해 믿을 만한 조언이 제때 닿습니다.",
          "element_interaction": "사화의 달에 뿌리를 두었기에 같은 기운이 겹치는 신금과 경금이라 뜻은 굳어지고 양보는 적어집니다. 금 기운이 지나쳐 평소의 장점이 고집으로 바뀌기 쉬우며, 힘을 아껴 써야 하는 경금이라 순서를 정하는 일이 중요합니다.",
          "recommendations": [
            "겁재의 기운이 도는 날이니 연금 계좌의 구성을 차분히 훑어보세요.",
            "이른 아침의 산책으로 모자란 목 기운을 보태며 지난 손실의 원인을 한 해 전과 비교해 보세요.",
            "급한 움직임에 휩쓸려 장기 자금에 손대는 일에는 분명히 선을 그으세요."
          ]
        },
        "profile": {
          "id": "prf_01m83hgnbh454vzaw52chfrk23",
          "name": "홍mkae24d35482e518217662",
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
        "generated_at": "2026-11-23T06:29:25.029Z",
        "latency_ms": 30,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
      }
    },
    "deleteFortune": {
      "params": {
        "id": "ftn_01m83hgngb46q8k1zvr7nhys19"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m83hgngb46q8k1zvr7nhys19",
        "deleted": true,
        "deleted_at": "2026-11-23T06:29:25.212Z"
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
        "id": "whk_01m83hgnq8j2h342s58fyzwk35",
        "url": "https://partner.example/saju",
        "events": [
          "fortune.generated",
          "batch.completed"
        ],
        "description": null,
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T06:29:25.352Z",
        "updated_at": "2026-11-23T06:29:25.352Z",
        "secret": "whsec_WCOZ6NebZGlyvBm9WW8jm3GHVMKh9URHmhJeoMjqeak="
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
        "id": "whk_01m83hgny42ma97vga60fecrwd"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m83hgny42ma97vga60fecrwd",
        "url": "https://partner.example/mk47fa3a40aaaa",
        "events": [
          "profile.created"
        ],
        "description": "to mk47fa3a40aaaa",
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T06:29:25.572Z",
        "updated_at": "2026-11-23T06:29:25.572Z"
      }
    },
    "updateWebhook": {
      "params": {
        "id": "whk_01m83hgp15k84x9xfbw4dn3ajc"
      },
      "query": {},
      "body": {
        "description": "운세 알림",
        "active": true
      },
      "status": 200,
      "answer": {
        "id": "whk_01m83hgp15k84x9xfbw4dn3ajc",
        "url": "https://partner.example/mkd7ba24cf4664",
        "events": [
          "profile.created"
        ],
        "description": "운세 알림",
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T06:29:25.669Z",
        "updated_at": "2026-11-23T06:29:25.689Z"
      }
    },
    "deleteWebhook": {
      "params": {
        "id": "whk_01m83hgp3cv9h9674x8skk49e7"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m83hgp3cv9h9674x8skk49e7",
        "deleted": true,
        "deleted_at": "2026-11-23T06:29:25.768Z"
      }
    },
    "testWebhook": {
      "params": {
        "id": "whk_01m83hgp5r3sjsegwb1vavrnm5"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m83hgp5r3sjsegwb1vavrnm5",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m83hgp6m0kvdbb55j51rnyge",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 55,
          "attempted_at": "2026-11-23T06:29:25.873Z"
        },
        "payload_sent": {
          "id": "evt_01m83hgp6m0kvdbb55j51rnygd",
          "type": "test.ping",
          "created_at": "2026-11-23T06:29:25.844Z",
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
        "id": "whk_01m83hgpe0z1kh3567hg9dcckd"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m83hgpe0z1kh3567hg9dcckd",
        "url": "https://partner.example/mke649583f93e2",
        "events": [
          "profile.created"
        ],
        "description": "to mke649583f93e2",
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T06:29:26.080Z",
        "updated_at": "2026-11-23T06:29:26.111Z",
        "secret": "whsec_H1+yR52wJhBdu5h//ENi+09LuD15rU+4hmHGvsZ5H5s="
      }
    },
    "listDeliveries": {
      "params": {
        "id": "whk_01m83hgpjp195hpz1kz601gtf7"
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
        "id": "whk_01m83hgpq5a7n68e450td6nm28",
        "delivery_id": "dlv_01m83hgprbjxdr4n47qr6dw6wk"
      },
      "query": {},
      "status": 202,
      "answer": {
        "id": "dlv_01m83hgprbjxdr4n47qr6dw6wk",
        "status": "pending",
        "response_code": 204,
        "response_time_ms": 6,
        "attempted_at": "2026-11-23T06:29:26.476Z",
        "event_id": "evt_01m83hgprb1em8fhr17gw9xj38",
        "event_type": "profile.created",
        "attempts": 1,
        "created_at": "2026-11-23T06:29:26.411Z",
        "next_attempt_at": "2026-11-23T06:29:26.551Z"
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
        "id": "key_01m83hgq1n2vhjpg32vdmn17g0",
        "name": "server",
        "type": "test",
        "prefix": "bs_test_CEdi3KEVNO0q",
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
        "created_at": "2026-11-23T06:29:26.666Z",
        "expires_at": null,
        "key": "bs_test_CEdi3KEVNO0qOwWMIrB7fMdu0S0QRhI9npPC4Qe5SflI"
      }
    },
    "listKeys": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "key_01m83hgq26ghs2tf7wwmjfg06g",
            "name": "test",
            "type": "test",
            "prefix": "bs_test_Jpw6PmPfwBcH",
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
            "created_at": "2026-11-23T06:29:26.724Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          },
          {
            "id": "key_01m83hgq2122vz14sj3ymd7mrp",
            "name": "test",
            "type": "live",
            "prefix": "bs_live_8T1gzo6jUz0I",
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
            "created_at": "2026-11-23T06:29:26.719Z",
            "expires_at": null,
            "last_used_at": null,
            "revoked_at": null,
            "rotated_to": null
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 2
      }
    },
    "revokeKey": {
      "params": {
        "id": "key_01m83hgq44cmt9fwk9q1vt3vnd"
      },
      "query": {},
      "status": 204,
      "answer": []
    },
    "rotateKey": {
      "params": {
        "id": "key_01m83hgq6v3jtsy0x2fkwea938"
      },
      "query": {},
      "body": {
        "overlap_hours": 0
      },
      "status": 201,
      "answer": {
        "id": "key_01m83hgq7g8n1r9xc1v9680vxv",
        "name": "key of mk6c4f037d77d7: rotated",
        "type": "live",
        "prefix": "bs_live_nUmSeNCB8Ubz",
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
        "created_at": "2026-11-23T06:29:26.894Z",
        "expires_at": null,
        "key": "bs_live_nUmSeNCB8Ubzz1cw8zW7mSzDlMS8H9Jl8sl0KFmF4qMP"
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
          "resets_at": "2026-11-23T06:30:26.940Z"
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
        "resource_id": "prf_01m83hgqk5kym2hh0z86t2nt5p"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "id": 244636742751131,
            "action": "profile.created",
            "resource_type": "profile",
            "resource_id": "prf_01m83hgqk5kym2hh0z86t2nt5p",
            "actor_ip": "127.0.0.1",
            "actor_api_key": "bs_test_2Qm3w1lCadEO",
            "request_id": "req_01m83hgqjmy098a1ke55w4cy9f",
            "metadata": {},
            "created_at": "2026-11-23T06:29:27.273Z"
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
        "profile_id": "prf_01m83hgqpn7rmh63990b8kt1hb",
        "type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m83hgqqmqkf4651ytz7jn8qm.character",
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
          "id": "call_01m83hgqqmqkf4651ytz7jn8qm.character+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m83hgqqxr3b943dbz2cddq49",
            "profile_id": "prf_01m83hgqpn7rmh63990b8kt1hb",
            "fortune_type": "daily",
            "fortune_date": "2026-11-23",
            "model": "haiku",
            "score": 66,
            "summary": "홍**********************님의 경금은 오늘 신금과 마주하며, 경쟁 상대가 눈에 먼저 들어옵니다. 서두르던 걸음을 가라앉히는 기운까지 더해져 흐름이 잔잔한 대신 답도 천천히 오니 결정 앞에서 근거를 세 가지만 적어 보세요.",
            "categories": {
              "overall": {
                "score": 66,
                "description": "삼합을 이루는 축토와 사화 덕분에 하던 일에 협력의 기운이 살아나니 큰 틀에서 크게 흔들릴 일이 많지 않습니다. 일터까지 살펴보면 평소의 습관이 결과를 가르게 되니 끝맺음을 먼저 정하고 시작해 보세요."
              },
              "wealth": {
                "score": 65,
                "description": "경금의 재물을 보면 재성의 자리가 비어 씀씀이를 눈에 보이게 적는 것이 중요하니 드나드는 돈이 섞이지 않게 통장을 나누어 두는 것이 좋습니다. 차 한잔을 곁에 두고 최근 거래의 이유를 한 줄로 적어 보세요."
              },
              "love": {
                "score": 53,
                "description": "축토와 진토가 제 길을 걸어 서로의 여백이 지켜지니 약속 시간을 지키는 작은 정성이 믿음을 쌓습니다. 금의 결이 뚜렷해 기준을 세우면 물러서지 않으니 상대의 속도에 반걸음만 맞추어 보세요."
              },
              "health": {
                "score": 49,
                "description": "뻗는 기운이 모자라 아침에 몸이 무겁게 느껴지기 쉬우니 체력을 아끼고 일정을 덜어 내야 합니다. 차분히 익히고 다지려는 마음에 끌려 무리하기 쉬우니 아침 첫 시간에 창밖 바라보기를 잊지 마세요."
              },
              "career": {
                "score": 69,
                "description": "문서와 자료를 다루는 일이 많아지니 우선순위를 둘로 좁히면 무난하게 풀립니다. 나누면 커지고 다투면 새는 기운을 일정 조율에 쏟으면 보람이 있습니다."
              }
            },
            "lucky_items": {
              "number": 13,
              "color": "풀빛 초록",
              "direction": "동쪽",
              "time": "17:00-19:00"
            },
            "advice": "경쟁심을 깨우는 흐름을 억누르지 말고 환율과 금리의 영향을 살피는 데 쓰면서 익숙한 규칙을 한 번 더 확인하고 움직이세요.",
            "profile": {
              "name": "홍**********************",
              "day_master": "경금",
              "day_master_element": "metal"
            },
            "cached": false,
            "generated_at": "2026-11-23T06:29:27.482Z",
            "latency_ms": 61,
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        },
        {
          "id": "call_01m83hgqqmqkf4651ytz7jn8qm.character+fortune+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 64,
              "long_term_aptitude": 72,
              "trend_sensitivity": 56
            },
            "summary": "쇠붙이의 기운이 모여 정리와 결산에 강하니 홍**********************님은 투자에서 오르내림을 지켜보며 비중을 조절합니다. 긴 흐름에서는 한번 세운 계획을 여러 해 동안 이어 가며, 비교와 선별에 강해 좋은 것만 남깁니다. 진토의 편인 덕분에 유행과 본질을 나누어 보려 합니다.",
            "warning": "나무 기운이 얕아 새 계획이 자라기까지 손이 많이 가고 갑작스러운 소식에 몸이 먼저 굳기 쉬우므로 원칙에 없는 매매를 하는 일은 삼가세요. 새로 시작하는 작은 공부로 모자란 목 기운을 보태면 치우침이 덜합니다."
          }
        },
        {
          "id": "call_01m83hgqqmqkf4651ytz7jn8qm.character+fortune+tendency+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m83hgqq113qx0s4dy44z0gr4",
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
        "id": "prf_01m83hgqxd32v0ndf0rkavzgp4",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T06:29:27.597Z",
        "updated_at": "2026-11-23T06:29:27.597Z"
      }
    },
    "listProfilesV2": {
      "params": {},
      "query": {},
      "status": 200,
      "answer": {
        "data": [
          {
            "id": "prf_01m83hgqz80a5haedpxfmz598r",
            "external_id": "customer-1001",
            "person": {
              "name": "홍**",
              "birthDate": "19**-**-**",
              "gender": "female"
            },
            "day_master": "경금",
            "day_master_element": "metal",
            "weakest_element": "wood",
            "created_at": "2026-11-23T06:29:27.656Z",
            "updated_at": "2026-11-23T06:29:27.656Z"
          }
        ],
        "has_more": false,
        "next_cursor": null,
        "total_count": 1
      }
    },
    "getProfileV2": {
      "params": {
        "id": "prf_01m83hgr22hkhc16f981fe5ejq"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m83hgr22hkhc16f981fe5ejq",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "wood",
        "created_at": "2026-11-23T06:29:27.746Z",
        "updated_at": "2026-11-23T06:29:27.746Z"
      }
    },
    "updateProfileV2": {
      "params": {
        "id": "prf_01m83hgr4xrq15fb6q59vvae4r"
      },
      "query": {},
      "body": {
        "birth_hour": 15
      },
      "status": 200,
      "answer": {
        "id": "prf_01m83hgr4xrq15fb6q59vvae4r",
        "external_id": "customer-1001",
        "person": {
          "name": "홍**",
          "birthDate": "19**-**-**",
          "gender": "female"
        },
        "day_master": "경금",
        "day_master_element": "metal",
        "weakest_element": "water",
        "created_at": "2026-11-23T06:29:27.837Z",
        "updated_at": "2026-11-23T06:29:27.873Z"
      }
    },
    "deleteProfileV2": {
      "params": {
        "id": "prf_01m83hgr9zqdx3h35zq4j8nf68"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m83hgr9zqdx3h35zq4j8nf68",
        "deleted": true,
        "deleted_at": "2026-11-23T06:29:28.068Z",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 0
        }
      }
    },
    "unmaskProfileV2": {
      "params": {
        "id": "prf_01m83hgrgnqkjqk1t3xa3jw7y4"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "prf_01m83hgrgnqkjqk1t3xa3jw7y4",
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
        "created_at": "2026-11-23T06:29:28.213Z",
        "updated_at": "2026-11-23T06:29:28.213Z"
      }
    },
    "createFortuneV2": {
      "params": {},
      "query": {},
      "body": {
        "profile_id": "prf_01m83hgrk15zd7p88fjgcmq4k0",
        "type": "daily"
      },
      "status": 201,
      "answer": {
        "id": "ftn_01m83hgrkrf425v7jhtvv7yw8j",
        "profile_id": "prf_01m83hgrk15zd7p88fjgcmq4k0",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "홍**********************님의 경금은 오늘 신금과 마주하며, 경쟁 상대가 눈에 먼저 들어옵니다. 서두르던 걸음을 가라앉히는 기운까지 더해져 흐름이 잔잔한 대신 답도 천천히 오니 결정 앞에서 근거를 세 가지만 적어 보세요.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "삼합을 이루는 축토와 사화 덕분에 하던 일에 협력의 기운이 살아나니 큰 틀에서 크게 흔들릴 일이 많지 않습니다. 일터까지 살펴보면 평소의 습관이 결과를 가르게 되니 끝맺음을 먼저 정하고 시작해 보세요."
          },
          "wealth": {
            "score": 65,
            "description": "경금의 재물을 보면 재성의 자리가 비어 씀씀이를 눈에 보이게 적는 것이 중요하니 드나드는 돈이 섞이지 않게 통장을 나누어 두는 것이 좋습니다. 차 한잔을 곁에 두고 최근 거래의 이유를 한 줄로 적어 보세요."
          },
          "love": {
            "score": 53,
            "description": "축토와 진토가 제 길을 걸어 서로의 여백이 지켜지니 약속 시간을 지키는 작은 정성이 믿음을 쌓습니다. 금의 결이 뚜렷해 기준을 세우면 물러서지 않으니 상대의 속도에 반걸음만 맞추어 보세요."
          },
          "health": {
            "score": 49,
            "description": "뻗는 기운이 모자라 아침에 몸이 무겁게 느껴지기 쉬우니 체력을 아끼고 일정을 덜어 내야 합니다. 차분히 익히고 다지려는 마음에 끌려 무리하기 쉬우니 아침 첫 시간에 창밖 바라보기를 잊지 마세요."
          },
          "career": {
            "score": 69,
            "description": "문서와 자료를 다루는 일이 많아지니 우선순위를 둘로 좁히면 무난하게 풀립니다. 나누면 커지고 다투면 새는 기운을 일정 조율에 쏟으면 보람이 있습니다."
          }
        },
        "lucky_items": {
          "number": 13,
          "color": "풀빛 초록",
          "direction": "동쪽",
          "time": "17:00-19:00"
        },
        "advice": "경쟁심을 깨우는 흐름을 억누르지 말고 환율과 금리의 영향을 살피는 데 쓰면서 익숙한 규칙을 한 번 더 확인하고 움직이세요.",
        "cached": false,
        "generated_at": "2026-11-23T06:29:28.334Z",
        "latency_ms": 22,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "type": "daily",
        "created_at": "2026-11-23T06:29:28.312Z",
        "meta": {
          "model": "haiku",
          "request_id": "req_01m83hgrke1qwgxwacksz7zpx3",
          "cost_per_call": 0.013,
          "cost": 0,
          "duration_ms": 51,
          "latency": 51,
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
        "profile_id": "prf_01m83hgrq908zxfpneeecm3zzz"
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
          "prf_01m83hgrsam7cmxpk9sxr5vk3s"
        ],
        "fortune_type": "daily"
      },
      "status": 202,
      "answer": {
        "id": "batch_01m83hgrss9dhpt2yqtpvkazc6",
        "status": "processing",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 0,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "created_at": "2026-11-23T06:29:28.505Z",
        "estimated_completion": "2026-11-23T06:29:28.669Z"
      }
    },
    "getBatchV2": {
      "params": {
        "batch_id": "batch_01m83hgrwtptdtah63de7k965e"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "batch_01m83hgrwtptdtah63de7k965e",
        "status": "failed",
        "total_count": 1,
        "completed_count": 0,
        "failed_count": 1,
        "canceled_count": 0,
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "created_at": "2026-11-23T06:29:28.602Z",
        "estimated_completion": "2026-11-23T06:29:28.756Z",
        "completed_at": "2026-11-23T06:29:28.753Z",
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
        "profile_id": "prf_01m83hgs7d57fyxweggc5qebmf",
        "type": "daily"
      },
      "status": 200,
      "answer": [
        {
          "id": "call_01m83hgs9bpr4zhjvep2s66nkh.character",
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
          "id": "call_01m83hgs9bpr4zhjvep2s66nkh.character+fortune",
          "event": "fortune",
          "data": {
            "id": "ftn_01m83hgs9bpr4zhjvep2s66nkj",
            "profile_id": "prf_01m83hgs7d57fyxweggc5qebmf",
            "fortune_type": "daily",
            "fortune_date": "2026-11-23",
            "model": "haiku",
            "score": 66,
            "summary": "홍**********************님의 경금은 오늘 신금과 마주하며, 경쟁 상대가 눈에 먼저 들어옵니다. 서두르던 걸음을 가라앉히는 기운까지 더해져 흐름이 잔잔한 대신 답도 천천히 오니 결정 앞에서 근거를 세 가지만 적어 보세요.",
            "categories": {
              "overall": {
                "score": 66,
                "description": "삼합을 이루는 축토와 사화 덕분에 하던 일에 협력의 기운이 살아나니 큰 틀에서 크게 흔들릴 일이 많지 않습니다. 일터까지 살펴보면 평소의 습관이 결과를 가르게 되니 끝맺음을 먼저 정하고 시작해 보세요."
              },
              "wealth": {
                "score": 65,
                "description": "경금의 재물을 보면 재성의 자리가 비어 씀씀이를 눈에 보이게 적는 것이 중요하니 드나드는 돈이 섞이지 않게 통장을 나누어 두는 것이 좋습니다. 차 한잔을 곁에 두고 최근 거래의 이유를 한 줄로 적어 보세요."
              },
              "love": {
                "score": 53,
                "description": "축토와 진토가 제 길을 걸어 서로의 여백이 지켜지니 약속 시간을 지키는 작은 정성이 믿음을 쌓습니다. 금의 결이 뚜렷해 기준을 세우면 물러서지 않으니 상대의 속도에 반걸음만 맞추어 보세요."
              },
              "health": {
                "score": 49,
                "description": "뻗는 기운이 모자라 아침에 몸이 무겁게 느껴지기 쉬우니 체력을 아끼고 일정을 덜어 내야 합니다. 차분히 익히고 다지려는 마음에 끌려 무리하기 쉬우니 아침 첫 시간에 창밖 바라보기를 잊지 마세요."
              },
              "career": {
                "score": 69,
                "description": "문서와 자료를 다루는 일이 많아지니 우선순위를 둘로 좁히면 무난하게 풀립니다. 나누면 커지고 다투면 새는 기운을 일정 조율에 쏟으면 보람이 있습니다."
              }
            },
            "lucky_items": {
              "number": 13,
              "color": "풀빛 초록",
              "direction": "동쪽",
              "time": "17:00-19:00"
            },
            "advice": "경쟁심을 깨우는 흐름을 억누르지 말고 환율과 금리의 영향을 살피는 데 쓰면서 익숙한 규칙을 한 번 더 확인하고 움직이세요.",
            "cached": false,
            "generated_at": "2026-11-23T06:29:29.177Z",
            "latency_ms": 174,
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
          "id": "call_01m83hgs9bpr4zhjvep2s66nkh.character+fortune+tendency",
          "event": "tendency",
          "data": {
            "scores": {
              "risk_tolerance": 64,
              "long_term_aptitude": 72,
              "trend_sensitivity": 56
            },
            "summary": "쇠붙이의 기운이 모여 정리와 결산에 강하니 홍**********************님은 투자에서 오르내림을 지켜보며 비중을 조절합니다. 긴 흐름에서는 한번 세운 계획을 여러 해 동안 이어 가며, 비교와 선별에 강해 좋은 것만 남깁니다. 진토의 편인 덕분에 유행과 본질을 나누어 보려 합니다.",
            "warning": "나무 기운이 얕아 새 계획이 자라기까지 손이 많이 가고 갑작스러운 소식에 몸이 먼저 굳기 쉬우므로 원칙에 없는 매매를 하는 일은 삼가세요. 새로 시작하는 작은 공부로 모자란 목 기운을 보태면 치우침이 덜합니다."
          }
        },
        {
          "id": "call_01m83hgs9bpr4zhjvep2s66nkh.character+fortune+tendency+complete",
          "event": "complete",
          "data": {
            "cached": false,
            "cost": 0,
            "model": "haiku",
            "request_id": "req_01m83hgs7yetb70hz4kdg844k0",
            "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다."
          }
        }
      ]
    },
    "getFortuneV2": {
      "params": {
        "id": "ftn_01m83hgskv9ddexd5679j3kxdy"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m83hgskv9ddexd5679j3kxdy",
        "profile_id": "prf_01m83hgsjrv8ws7n908ce1r8sf",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "홍**********************님의 경금은 오늘 신금과 마주하며, 경쟁 상대가 눈에 먼저 들어옵니다. 서두르던 걸음을 가라앉히는 기운까지 더해져 흐름이 잔잔한 대신 답도 천천히 오니 결정 앞에서 근거를 세 가지만 적어 보세요.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "삼합을 이루는 축토와 사화 덕분에 하던 일에 협력의 기운이 살아나니 큰 틀에서 크게 흔들릴 일이 많지 않습니다. 일터까지 살펴보면 평소의 습관이 결과를 가르게 되니 끝맺음을 먼저 정하고 시작해 보세요."
          },
          "wealth": {
            "score": 65,
            "description": "경금의 재물을 보면 재성의 자리가 비어 씀씀이를 눈에 보이게 적는 것이 중요하니 드나드는 돈이 섞이지 않게 통장을 나누어 두는 것이 좋습니다. 차 한잔을 곁에 두고 최근 거래의 이유를 한 줄로 적어 보세요."
          },
          "love": {
            "score": 53,
            "description": "축토와 진토가 제 길을 걸어 서로의 여백이 지켜지니 약속 시간을 지키는 작은 정성이 믿음을 쌓습니다. 금의 결이 뚜렷해 기준을 세우면 물러서지 않으니 상대의 속도에 반걸음만 맞추어 보세요."
          },
          "health": {
            "score": 49,
            "description": "뻗는 기운이 모자라 아침에 몸이 무겁게 느껴지기 쉬우니 체력을 아끼고 일정을 덜어 내야 합니다. 차분히 익히고 다지려는 마음에 끌려 무리하기 쉬우니 아침 첫 시간에 창밖 바라보기를 잊지 마세요."
          },
          "career": {
            "score": 69,
            "description": "문서와 자료를 다루는 일이 많아지니 우선순위를 둘로 좁히면 무난하게 풀립니다. 나누면 커지고 다투면 새는 기운을 일정 조율에 쏟으면 보람이 있습니다."
          }
        },
        "lucky_items": {
          "number": 13,
          "color": "풀빛 초록",
          "direction": "동쪽",
          "time": "17:00-19:00"
        },
        "advice": "경쟁심을 깨우는 흐름을 억누르지 말고 환율과 금리의 영향을 살피는 데 쓰면서 익숙한 규칙을 한 번 더 확인하고 움직이세요.",
        "cached": false,
        "generated_at": "2026-11-23T06:29:29.376Z",
        "latency_ms": 36,
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
        "id": "ftn_01m83hgsrnacypxehkz1em3ys8"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m83hgsrnacypxehkz1em3ys8",
        "profile_id": "prf_01m83hgsqt68hhad9jjqq8q6h1",
        "fortune_type": "daily",
        "fortune_date": "2026-11-23",
        "model": "haiku",
        "score": 66,
        "summary": "홍mkf77ae2f731e6e116e209님의 경금은 오늘 신금과 마주하며, 경쟁 상대가 눈에 먼저 들어옵니다. 서두르던 걸음을 가라앉히는 기운까지 더해져 흐름이 잔잔한 대신 답도 천천히 오니 결정 앞에서 근거를 세 가지만 적어 보세요.",
        "categories": {
          "overall": {
            "score": 66,
            "description": "삼합을 이루는 축토와 사화 덕분에 하던 일에 협력의 기운이 살아나니 큰 틀에서 크게 흔들릴 일이 많지 않습니다. 일터까지 살펴보면 평소의 습관이 결과를 가르게 되니 끝맺음을 먼저 정하고 시작해 보세요."
          },
          "wealth": {
            "score": 65,
            "description": "경금의 재물을 보면 재성의 자리가 비어 씀씀이를 눈에 보이게 적는 것이 중요하니 드나드는 돈이 섞이지 않게 통장을 나누어 두는 것이 좋습니다. 차 한잔을 곁에 두고 최근 거래의 이유를 한 줄로 적어 보세요."
          },
          "love": {
            "score": 53,
            "description": "축토와 진토가 제 길을 걸어 서로의 여백이 지켜지니 약속 시간을 지키는 작은 정성이 믿음을 쌓습니다. 금의 결이 뚜렷해 기준을 세우면 물러서지 않으니 상대의 속도에 반걸음만 맞추어 보세요."
          },
          "health": {
            "score": 49,
            "description": "뻗는 기운이 모자라 아침에 몸이 무겁게 느껴지기 쉬우니 체력을 아끼고 일정을 덜어 내야 합니다. 차분히 익히고 다지려는 마음에 끌려 무리하기 쉬우니 아침 첫 시간에 창밖 바라보기를 잊지 마세요."
          },
          "career": {
            "score": 69,
            "description": "문서와 자료를 다루는 일이 많아지니 우선순위를 둘로 좁히면 무난하게 풀립니다. 나누면 커지고 다투면 새는 기운을 일정 조율에 쏟으면 보람이 있습니다."
          }
        },
        "lucky_items": {
          "number": 13,
          "color": "풀빛 초록",
          "direction": "동쪽",
          "time": "17:00-19:00"
        },
        "advice": "경쟁심을 깨우는 흐름을 억누르지 말고 환율과 금리의 영향을 살피는 데 쓰면서 익숙한 규칙을 한 번 더 확인하고 움직이세요.",
        "analysis": {
          "day_energy": "신축의 날은 맑게 씻긴 구슬처럼 펼쳐지고, 그 속에서 내 몫과 남의 몫을 가르는 선이 흐려지기 쉽습니다. 축토가 정인으로 자리해 믿을 만한 조언이 제때 닿습니다.",
          "element_interaction": "사화의 달에 뿌리를 두었기에 같은 기운이 겹치는 신금과 경금이라 뜻은 굳어지고 양보는 적어집니다. 금 기운이 지나쳐 평소의 장점이 고집으로 바뀌기 쉬우며, 힘을 아껴 써야 하는 경금이라 순서를 정하는 일이 중요합니다.",
          "recommendations": [
            "겁재의 기운이 도는 날이니 연금 계좌의 구성을 차분히 훑어보세요.",
            "이른 아침의 산책으로 모자란 목 기운을 보태며 지난 손실의 원인을 한 해 전과 비교해 보세요.",
            "급한 움직임에 휩쓸려 장기 자금에 손대는 일에는 분명히 선을 그으세요."
          ]
        },
        "cached": false,
        "generated_at": "2026-11-23T06:29:29.514Z",
        "latency_ms": 21,
        "disclaimer": "이 내용은 재미와 참고를 위한 것이며, 투자 권유나 자문이 아닙니다.",
        "person": {
          "name": "홍mkf77ae2f731e6e116e209",
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
        "id": "ftn_01m83hgswrq3583jn2tysnsy87"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "ftn_01m83hgswrq3583jn2tysnsy87",
        "deleted": true,
        "deleted_at": "2026-11-23T06:29:29.736Z"
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
        "id": "whk_01m83hgt1gnmpxb7fp5vtex723",
        "url": "https://partner.example/saju",
        "events": [
          "fortune.generated",
          "batch.completed"
        ],
        "description": null,
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T06:29:29.776Z",
        "updated_at": "2026-11-23T06:29:29.776Z",
        "secret": "whsec_0a8Bd2V/LM+SKQKoBLzQVLTilt4JwKFclFBS369WZNM="
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
        "id": "whk_01m83hgt423fd21p8f3kabtftn"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m83hgt423fd21p8f3kabtftn",
        "url": "https://partner.example/mkd5b6e5686b69",
        "events": [
          "profile.created"
        ],
        "description": "to mkd5b6e5686b69",
        "active": true,
        "failure_count": 0,
        "last_triggered_at": null,
        "created_at": "2026-11-23T06:29:29.858Z",
        "updated_at": "2026-11-23T06:29:29.858Z"
      }
    },
    "deleteWebhookV2": {
      "params": {
        "id": "whk_01m83hgt60q239n5nz9z1gr46v"
      },
      "query": {},
      "status": 200,
      "answer": {
        "id": "whk_01m83hgt60q239n5nz9z1gr46v",
        "deleted": true,
        "deleted_at": "2026-11-23T06:29:29.938Z"
      }
    },
    "testWebhookV2": {
      "params": {
        "id": "whk_01m83hgt77vq7kaepkfnjpvyh4"
      },
      "query": {},
      "status": 200,
      "answer": {
        "webhook_id": "whk_01m83hgt77vq7kaepkfnjpvyh4",
        "event_type": "test.ping",
        "delivery": {
          "id": "dlv_01m83hgt7ffc9j4k3wzfg07m2q",
          "status": "success",
          "response_code": 204,
          "response_time_ms": 2,
          "attempted_at": "2026-11-23T06:29:29.974Z"
        },
        "payload_sent": {
          "id": "evt_01m83hgt7ffc9j4k3wzfg07m2p",
          "type": "test.ping",
          "created_at": "2026-11-23T06:29:29.967Z",
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
          "resets_at": "2026-11-23T06:30:30.007Z"
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
        "resource_id": "prf_01m83hgtbt3wk1qedzh920wtxz"
      },
      "status": 200,
      "answer": {
        "data": [
          {
            "timestamp": "2026-11-23T06:29:30.117Z",
            "action": "profile.created",
            "actor": {
              "type": "api_key",
              "id": "bs_test_JRnXWFzCDsuW"
            },
            "resource": {
              "type": "profile",
              "id": "prf_01m83hgtbt3wk1qedzh920wtxz"
            },
            "request_id": "req_01m83hgtbm10mrp5mxmbbz02rw"
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
      "request_id": "req_01m83hgthq8te41p9gez8ghf9p",
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
      "request_id": "req_01m83hgtksxt804af96bybr229",
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
      "request_id": "req_01m83hgtm4ggzpfedm09648dp6",
      "hint": "Send your key in the X-API-Key header."
    },
    "403 forbidden": {
      "type": "/errors/forbidden",
      "title": "Forbidden",
      "status": 403,
      "detail": "The key lacks the permission profile:read.",
      "instance": "/v1/profiles",
      "code": "forbidden",
      "request_id": "req_01m83hgtme1tyscywvc55ye7rw",
      "hint": "Create a key with this permission by POST /v1/keys."
    },
    "404 not_found": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "No such profile.",
      "instance": "/v1/profiles/prf_01kb0c1d2e3f4g5h6j7k8m9n0p",
      "code": "not_found",
      "request_id": "req_01m83hgtmzajqyt8kqtvjkqg1m"
    },
    "409 conflict": {
      "type": "/errors/conflict",
      "title": "Conflict",
      "status": 409,
      "detail": "Another profile has this external_id.",
      "instance": "/v1/profiles",
      "code": "conflict",
      "request_id": "req_01m83hgtnevj27ba98ttc90nyt",
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
      "request_id": "req_01m83hgtpxa311jht9rm36r1wx",
      "hint": "Send Content-Type: application/json."
    },
    "413 payload_too_large": {
      "type": "/errors/payload-too-large",
      "title": "Payload Too Large",
      "status": 413,
      "detail": "The body is larger than 100 KB.",
      "instance": "/v1/profiles",
      "code": "payload_too_large",
      "request_id": "req_01m83hgtq2rznw6ds5semgrpvd"
    },
    "404 not_ready": {
      "type": "/errors/not-found",
      "title": "Not Found",
      "status": 404,
      "detail": "The fortune is being generated.",
      "instance": "/v1/fortunes/ftn_01m83hgtqfsnpd5wy5emwhcnkp",
      "code": "not_ready",
      "request_id": "req_01m83hgtrbvqd0qtcx9v4ztxqq",
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
      "request_id": "req_01m83hgtrvwcv3n06xt5ha9z9j",
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
        "requestId": "req_01m83hgw8egsd8fvawe87a64v0"
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
        "requestId": "req_01m83hgw8kbbcrw859h07dzrw9"
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
        "requestId": "req_01m83hgw8q22yq9j3ygxdjxcec"
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
        "requestId": "req_01m83hgw9wb4bxj8ar7k6mjve1"
      }
    },
    "legacy 404 not_found": {
      "success": false,
      "error": {
        "code": "not_found",
        "message": "No such key."
      },
      "meta": {
        "requestId": "req_01m83hgwar07abnav3kx130vea"
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
        "requestId": "req_01m83hgwcjzf0qvdpsryj4gpcp"
      }
    },
    "legacy 413 payload_too_large": {
      "success": false,
      "error": {
        "code": "payload_too_large",
        "message": "The body is larger than 100 KB."
      },
      "meta": {
        "requestId": "req_01m83hgwcs14qmrw5zw4egt7by"
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
        "requestId": "req_01m83hgwk9ywynmgt5xyxtjzq1"
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
      "request_id": "req_01m83hh20c63fdcn6psqwevg1m",
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
        "requestId": "req_01m83hh21gswj6svw04vt5nx82"
      }
    }
  },
  "deliveries": {
    "fortune.generated": {
      "id": "evt_01m83hh2zhs1tffr4hfsvnyshs",
      "type": "fortune.generated",
      "created_at": "2026-11-23T06:29:39.240Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m83hh2zh9afgmskyn8w23dp3",
        "profile_id": "prf_01m83hh29h8hgfbm6sn091tprc",
        "fortune_type": "daily",
        "dayMaster": "경금",
        "date": "2026-11-23",
        "score": 66,
        "model": "haiku"
      }
    },
    "fortune.deleted": {
      "id": "evt_01m83hh437hh19xv5fegvn8nt1",
      "type": "fortune.deleted",
      "created_at": "2026-11-23T06:29:40.071Z",
      "livemode": false,
      "data": {
        "fortune_id": "ftn_01m83hh2zh9afgmskyn8w23dp3",
        "profile_id": "prf_01m83hh29h8hgfbm6sn091tprc"
      }
    },
    "profile.created": {
      "id": "evt_01m83hh2aadaxbghesrh476b5e",
      "type": "profile.created",
      "created_at": "2026-11-23T06:29:38.250Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m83hh29h8hgfbm6sn091tprc",
        "day_master": "경금"
      }
    },
    "profile.updated": {
      "id": "evt_01m83hh2hj3rjfy4ajqzkqtw21",
      "type": "profile.updated",
      "created_at": "2026-11-23T06:29:38.482Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m83hh29h8hgfbm6sn091tprc",
        "day_master": "경금"
      }
    },
    "profile.deleted": {
      "id": "evt_01m83hh4dht6ymzcdeyypjpmfz",
      "type": "profile.deleted",
      "created_at": "2026-11-23T06:29:40.401Z",
      "livemode": false,
      "data": {
        "profile_id": "prf_01m83hh29h8hgfbm6sn091tprc",
        "day_master": "경금",
        "related_data_deleted": {
          "fortunes": 0,
          "cached_calculations": 1
        }
      }
    },
    "batch.completed": {
      "id": "evt_01m83hh3hgr7733jpw51ad6y45",
      "type": "batch.completed",
      "created_at": "2026-11-23T06:29:39.504Z",
      "livemode": false,
      "data": {
        "id": "evt_01m83hh3hgr7733jpw51ad6y45",
        "event": "batch.completed",
        "batch_id": "batch_01m83hh2nr4qsah7ws8mqvpbez",
        "status": "completed",
        "total_count": 1,
        "completed_count": 1,
        "failed_count": 0,
        "canceled_count": 0,
        "completed_at": "2026-11-23T06:29:39.494Z"
      }
    },
    "daily.reset": {
      "id": "evt_01m83hh4sk0b06ja8wt86d4258",
      "type": "daily.reset",
      "created_at": "2026-11-23T06:29:40.787Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "date": "2026-11-23"
      },
      "test": true
    },
    "cache.warmed": {
      "id": "evt_01m83hh53yw4yk1m5n7ef1g1xm",
      "type": "cache.warmed",
      "created_at": "2026-11-23T06:29:41.118Z",
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
      "id": "evt_01m83hh59jfsjg4pabw2drj4q9",
      "type": "rate_limit.warning",
      "created_at": "2026-11-23T06:29:41.298Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "limit": 100000,
        "used": 80000,
        "resets_at": "2026-11-23T06:29:41.298Z"
      },
      "test": true
    },
    "webhook.disabled": {
      "id": "evt_01m83hh5fqsw6b8vvpxq65yhe8",
      "type": "webhook.disabled",
      "created_at": "2026-11-23T06:29:41.495Z",
      "livemode": false,
      "data": {
        "test": true,
        "message": "This is a test event from Saju.",
        "webhook_id": "whk_01m83hh27an6qtftjegyxqktgz",
        "url": "https://partner.example/events",
        "failure_count": 5
      },
      "test": true
    },
    "callback": {
      "id": "evt_01m83hh3hgr7733jpw51ad6y45",
      "event": "batch.completed",
      "batch_id": "batch_01m83hh2nr4qsah7ws8mqvpbez",
      "status": "completed",
      "total_count": 1,
      "completed_count": 1,
      "failed_count": 0,
      "canceled_count": 0,
      "completed_at": "2026-11-23T06:29:39.494Z"
    }
  }
};
