import * as z from 'zod';
import { hours, integer, score, text } from './fields.ts';
import type { SectionName } from './requests.ts';

/**
 * A model's output by section. Fixed lists are objects with named properties, because providers do not support array
 * lengths. Dates, pillars, labels and all other computable fields are omitted. The descriptions are part of the prompt:
 * a change to one requires a new prompt version of the section.
 */

const scored = (of: string) => z.object({ score: score(of), keyword: text('그때를 담은 짧은 핵심어, 두세 단어', 40) });

const characterOutput = z.object({
  title: text('인물을 한마디로 부르는 별칭, 마침표 없이', 60),
  identity: text('타고난 성향의 서술, 3~5문장', 900),
  investment_identity: text('투자자로서의 기질 서술, 3~5문장', 900),
});

const tendencyOutput = z.object({
  scores: z.object({
    risk_tolerance: score('위험 감수 성향'),
    long_term_aptitude: score('장기 투자 적성'),
    trend_sensitivity: score('흐름을 읽는 민감도'),
  }),
  summary: text('투자 성향 요약, 3~4문장', 800),
  warning: text('이 성향이 조심할 점, 2문장', 500),
});

const fortuneOutput = z.object({
  today_fortune: z.object({
    score: score('오늘의 운세 점수'),
    overall_analysis: text('오늘의 총평, 4~5문장', 1200),
    action_items: z.object({
      do_1: text('오늘 하면 좋은 일, 한 문장', 200),
      do_2: text('오늘 하면 좋은 또 다른 일, 한 문장', 200),
      avoid_1: text('오늘 피할 일, 한 문장', 200),
      avoid_2: text('오늘 피할 또 다른 일, 한 문장', 200),
    }),
    timing: z.object({
      best: hours('판단과 점검에 좋은 시간대'),
      avoid: hours('중요한 결정을 피할 시간대, 좋은 시간대와 겹치지 않게'),
      reason: text('두 시간대의 근거, 1~2문장', 400),
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
  why_explanation: text('왜 이런 운세인지 오행과 십성, 합충으로 설명, 3~4문장', 1000),
});

const radarOutput = z.object({
  risk_tolerance: score('위험 감수'),
  long_term_aptitude: score('장기 적성'),
  trend_sensitivity: score('흐름 민감도'),
  patience: score('인내심'),
  analysis: score('분석력'),
  intuition: score('직관력'),
});

const weeklyOutput = z.object({
  score: score('한 주의 점수'),
  summary: text('한 주의 총평, 3~4문장', 900),
  days: z.object({
    mon: scored('월요일 점수'),
    tue: scored('화요일 점수'),
    wed: scored('수요일 점수'),
    thu: scored('목요일 점수'),
    fri: scored('금요일 점수'),
    sat: scored('토요일 점수'),
    sun: scored('일요일 점수'),
  }),
  advice: text('한 주를 보내는 조언, 2문장', 500),
});

const quarter = (of: string) => z.object({ score: score(`${of} 점수`), advice: text(`${of}의 조언, 1~2문장`, 400) });

const yearlyOutput = z.object({
  score: score('한 해의 점수'),
  summary: text('한 해의 총평, 3~4문장', 1000),
  quarters: z.object({
    q1: quarter('1분기(1~3월)'),
    q2: quarter('2분기(4~6월)'),
    q3: quarter('3분기(7~9월)'),
    q4: quarter('4분기(10~12월)'),
  }),
  months: z.object({
    m01: scored('1월 점수'),
    m02: scored('2월 점수'),
    m03: scored('3월 점수'),
    m04: scored('4월 점수'),
    m05: scored('5월 점수'),
    m06: scored('6월 점수'),
    m07: scored('7월 점수'),
    m08: scored('8월 점수'),
    m09: scored('9월 점수'),
    m10: scored('10월 점수'),
    m11: scored('11월 점수'),
    m12: scored('12월 점수'),
  }),
  advice: text('한 해를 보내는 조언, 2문장', 600),
});

const category = (of: string) => z.object({ score: score(`${of} 점수`), description: text(`${of} 설명, 2문장`, 500) });

const profileFortuneOutput = z.object({
  score: score('운세 점수'),
  summary: text('운세 요약, 2문장', 500),
  categories: z.object({
    overall: z.object({ description: text('총운 설명, 2문장', 500) }),
    wealth: category('재물운'),
    love: category('애정운과 대인 관계'),
    health: category('건강운'),
    career: category('직업운'),
  }),
  lucky_items: z.object({
    number: integer('행운의 숫자', 1, 99),
    color: text('행운의 색', 30),
    direction: text('행운의 방향', 30),
    time: hours('행운의 시간대'),
  }),
  advice: text('조언, 1~2문장', 400),
  analysis: z.object({
    day_energy: text('그 시기 간지의 기운 분석, 2문장', 500),
    element_interaction: text('그 시기와 사주의 오행 상호작용, 2문장', 500),
    recommendations: z.object({
      first: text('추천 행동, 한 문장', 200),
      second: text('또 다른 추천 행동, 한 문장', 200),
      third: text('또 다른 추천 행동, 한 문장', 200),
    }),
  }),
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
