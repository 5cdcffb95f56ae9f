import * as z from 'zod';
import { hours, integer, score, text } from './fields.ts';
import type { SectionName } from './requests.ts';

/**
 * A model's output by section. It has no scores: the service computes them (scores/section.ts), and the model explains
 * them. Explanations stand before what follows from them, because models write in this order.
 *
 * Fixed lists are objects with named properties, because providers do not support array lengths. Dates, pillars, labels
 * and all other computable fields are omitted. The descriptions are part of the prompt: a change to one requires a new
 * prompt version of the section.
 */

const characterOutput = z.object({
  identity: text('타고난 성향, 3~4문장', [70, 180]),
  investment_identity: text('투자자로서의 기질, 3문장', [50, 140]),
  title: text('인물을 한마디로 부르는 별칭, 마침표 없이', [4, 20]),
});

const tendencyOutput = z.object({
  summary: text('투자 성향 요약, 세 점수가 나온 까닭과 함께 3문장', [50, 200]),
  warning: text('이 성향이 조심할 점, 1~2문장', [35, 90]),
});

const fortuneOutput = z.object({
  why_explanation: text('왜 이런 하루인지, 무엇이 무엇과 만나 점수를 움직였는지 1~3문장', [30, 230]),
  today_fortune: z.object({
    overall_analysis: text('어떤 하루인지와 마음가짐, 까닭은 되풀이하지 않고 2~3문장', [25, 160]),
    timing: z.object({
      reason: text('주어진 두 시간대의 까닭, 한 문장씩', [30, 120]),
      best: hours('주어진 좋은 시간대'),
      avoid: hours('주어진 피할 시간대'),
    }),
    action_items: z.object({
      do_1: text('오늘 하면 좋은 일, 한 문장', [10, 50]),
      do_2: text('오늘 하면 좋은 다른 일, 한 문장', [10, 50]),
      avoid_1: text('오늘 피할 일, 한 문장', [10, 50]),
      avoid_2: text('오늘 피할 다른 일, 한 문장', [10, 50]),
    }),
  }),
  investment_fortune: z.object({
    short_term: z.object({
      message: text('오늘 돈을 대하는 마음가짐, 1~2문장', [30, 90]),
      warning: text('오늘 조심할 버릇, 한 문장', [10, 60]),
    }),
    long_term: z.object({
      message: text('길게 볼 때의 마음가짐, 1~2문장', [15, 90]),
      advice: text('오래 이어 갈 습관, 한 문장', [10, 60]),
    }),
    example: text('그 습관을 실천하는 보기, 1~2문장', [20, 90]),
  }),
});

/** No model is asked for it: the worker takes the computed scores. */
const radarOutput = z.object({
  risk_tolerance: score('위험 감수'),
  long_term_aptitude: score('장기 적성'),
  trend_sensitivity: score('흐름 민감도'),
  patience: score('인내심'),
  analysis: score('분석력'),
  intuition: score('직관력'),
});

const keyed = (of: string) => z.object({ keyword: text(`${of}의 핵심어, 두세 낱말`, [2, 12]) });

const weeklyOutput = z.object({
  days: z.object({
    mon: keyed('월요일'),
    tue: keyed('화요일'),
    wed: keyed('수요일'),
    thu: keyed('목요일'),
    fri: keyed('금요일'),
    sat: keyed('토요일'),
    sun: keyed('일요일'),
  }),
  summary: text('한 주의 총평, 가장 높은 날과 낮은 날의 까닭과 함께 2~3문장', [70, 180]),
  advice: text('한 주를 보내는 조언, 1~2문장', [25, 90]),
});

const quarter = (of: string) => z.object({ advice: text(`${of}의 조언, 1~2문장`, [25, 100]) });

const yearlyOutput = z.object({
  months: z.object({
    m01: keyed('1월'),
    m02: keyed('2월'),
    m03: keyed('3월'),
    m04: keyed('4월'),
    m05: keyed('5월'),
    m06: keyed('6월'),
    m07: keyed('7월'),
    m08: keyed('8월'),
    m09: keyed('9월'),
    m10: keyed('10월'),
    m11: keyed('11월'),
    m12: keyed('12월'),
  }),
  quarters: z.object({
    q1: quarter('1분기(1~3월)'),
    q2: quarter('2분기(4~6월)'),
    q3: quarter('3분기(7~9월)'),
    q4: quarter('4분기(10~12월)'),
  }),
  summary: text('한 해의 총평, 가장 큰 까닭과 함께 3~5문장', [90, 260]),
  advice: text('한 해를 보내는 조언, 1~2문장', [25, 100]),
});

const category = (of: string) => z.object({ description: text(`${of}, 모습과 할 일 1~2문장`, [20, 110]) });

const profileFortuneOutput = z.object({
  analysis: z.object({
    day_energy: text('그 시기의 기운, 1~2문장', [15, 110]),
    element_interaction: text('그 기운이 이 사주와 만나 점수를 움직인 모습, 1~3문장', [30, 220]),
    recommendations: z.object({
      first: text('추천 행동, 한 문장', [10, 50]),
      second: text('다른 추천 행동, 한 문장', [10, 50]),
      third: text('또 다른 추천 행동, 한 문장', [10, 50]),
    }),
  }),
  categories: z.object({
    overall: z.object({ description: text('총운, 1~3문장', [10, 150]) }),
    wealth: category('재물운'),
    love: category('애정운과 대인 관계'),
    health: category('건강운'),
    career: category('직업운'),
  }),
  summary: text('운세 요약, 가장 큰 까닭이 어떤 때를 만드는지 1~2문장', [14, 90]),
  lucky_items: z.object({
    number: integer('주어진 행운의 숫자', 1, 99),
    color: text('주어진 행운의 색', [2, 8]),
    direction: text('주어진 행운의 방향', [2, 8]),
    time: hours('주어진 행운의 시간대'),
  }),
  advice: text('조언, 1~2문장', [10, 80]),
});

/** What fields ask of a model that writes for readers under 19, where it is something else, by path. */
export const MINOR_DESCRIPTIONS: Readonly<Partial<Record<SectionName, Readonly<Record<string, string>>>>> = {
  character: { investment_identity: '용돈과 공부를 대하는 태도, 3~4문장' },
  tendency: { summary: '저축하고 공부하는 방식 요약, 세 점수가 나온 까닭과 함께 3문장' },
  fortune: {
    'investment_fortune.short_term.message': '오늘의 용돈과 공부에 관한 마음가짐, 1~2문장',
    'investment_fortune.short_term.warning': '오늘 조심할 버릇, 한 문장',
    'investment_fortune.long_term.message': '꾸준한 저축과 공부에 관한 마음가짐, 1~2문장',
    'investment_fortune.long_term.advice': '오래 이어 갈 생활 습관, 한 문장',
  },
  profile_fortune: {
    'categories.wealth.description': '용돈과 저축, 모습과 할 일 1~2문장',
    'categories.love.description': '친구와 가족, 모습과 할 일 1~2문장',
    'categories.health.description': '잠과 몸을 돌보는 일, 모습과 할 일 1~2문장',
    'categories.career.description': '공부와 진로, 모습과 할 일 1~2문장',
  },
};

export const OUTPUT_SCHEMAS = {
  character: characterOutput,
  tendency: tendencyOutput,
  fortune: fortuneOutput,
  radar: radarOutput,
  weekly: weeklyOutput,
  yearly: yearlyOutput,
  profile_fortune: profileFortuneOutput,
} as const satisfies Readonly<Record<SectionName, z.ZodType>>;

/** A model's output for each section, before parsing. */
export type SectionOutput<S extends SectionName> = z.input<(typeof OUTPUT_SCHEMAS)[S]>;

/** A model's output, parsed: texts tidied, numbers in range. */
export type ReadOutput<S extends SectionName> = z.output<(typeof OUTPUT_SCHEMAS)[S]>;
