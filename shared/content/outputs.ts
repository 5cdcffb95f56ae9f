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
  identity: text('타고난 성향의 서술, 3~5문장', 900),
  investment_identity: text('투자자로서의 기질 서술, 3~5문장', 900),
  title: text('인물을 한마디로 부르는 별칭, 마침표 없이', 60),
});

const tendencyOutput = z.object({
  summary: text('투자 성향 요약, 세 점수가 나온 까닭과 함께 3~4문장', 800),
  warning: text('이 성향이 조심할 점, 2문장', 500),
});

const fortuneOutput = z.object({
  why_explanation: text('왜 이런 점수와 운세인지 오행과 십성, 합충으로 설명, 3~4문장', 1000),
  today_fortune: z.object({
    overall_analysis: text('오늘의 총평, 4~5문장', 1200),
    timing: z.object({
      reason: text('좋은 시간대와 피할 시간대의 근거, 1~2문장', 400),
      best: hours('판단과 점검에 좋은 시간대'),
      avoid: hours('중요한 결정을 피할 시간대, 좋은 시간대와 겹치지 않게'),
    }),
    action_items: z.object({
      do_1: text('오늘 하면 좋은 일, 한 문장', 200),
      do_2: text('오늘 하면 좋은 또 다른 일, 한 문장', 200),
      avoid_1: text('오늘 피할 일, 한 문장', 200),
      avoid_2: text('오늘 피할 또 다른 일, 한 문장', 200),
    }),
  }),
  investment_fortune: z.object({
    short_term: z.object({
      message: text('단기 관점의 조언, 2문장', 600),
      warning: text('단기 관점의 주의, 1문장', 300),
    }),
    long_term: z.object({
      message: text('장기 관점의 조언, 2문장', 600),
      advice: text('장기 관점에서 실천할 일, 1~2문장', 400),
    }),
    example: text('조언을 실천하는 구체적인 보기, 2문장. 특정 종목 이름은 쓰지 않음', 500),
  }),
});

/**
 * The six scores as they were given: an output must hold something, and these numbers are its whole content. They are
 * read and not used, the computed ones are stored.
 */
const radarOutput = z.object({
  risk_tolerance: score('위험 감수, 주어진 점수 그대로'),
  long_term_aptitude: score('장기 적성, 주어진 점수 그대로'),
  trend_sensitivity: score('흐름 민감도, 주어진 점수 그대로'),
  patience: score('인내심, 주어진 점수 그대로'),
  analysis: score('분석력, 주어진 점수 그대로'),
  intuition: score('직관력, 주어진 점수 그대로'),
});

const keyed = (of: string) => z.object({ keyword: text(`${of}을 담은 짧은 핵심어, 두세 단어`, 40) });

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
  summary: text('한 주의 총평, 점수가 높은 날과 낮은 날의 까닭과 함께 3~4문장', 900),
  advice: text('한 주를 보내는 조언, 2문장', 500),
});

const quarter = (of: string) => z.object({ advice: text(`${of}의 조언, 1~2문장`, 400) });

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
  summary: text('한 해의 총평, 점수가 나온 까닭과 함께 3~4문장', 1000),
  advice: text('한 해를 보내는 조언, 2문장', 600),
});

const category = (of: string) => z.object({ description: text(`${of} 설명, 점수가 나온 까닭과 함께 2문장`, 500) });

const profileFortuneOutput = z.object({
  analysis: z.object({
    day_energy: text('그 시기 간지의 기운 분석, 2문장', 500),
    element_interaction: text('그 시기와 사주의 오행 상호작용, 점수가 나온 까닭과 함께 2문장', 500),
    recommendations: z.object({
      first: text('추천 행동, 한 문장', 200),
      second: text('또 다른 추천 행동, 한 문장', 200),
      third: text('또 다른 추천 행동, 한 문장', 200),
    }),
  }),
  categories: z.object({
    overall: z.object({ description: text('총운 설명, 2문장', 500) }),
    wealth: category('재물운'),
    love: category('애정운과 대인 관계'),
    health: category('건강운'),
    career: category('직업운'),
  }),
  summary: text('운세 요약, 2문장', 500),
  lucky_items: z.object({
    number: integer('행운의 숫자', 1, 99),
    color: text('행운의 색', 30),
    direction: text('행운의 방향', 30),
    time: hours('행운의 시간대'),
  }),
  advice: text('조언, 1~2문장', 400),
});

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
