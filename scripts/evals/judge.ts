import * as z from 'zod';
import { type JsonSchema, type ModelName, sectionPrompt } from '../../shared/content/index.ts';
import { sum, type Written } from './measures.ts';
import type { Ask } from './sources.ts';
import { textsOf } from './texts.ts';

/** What a judge says of one content: 1 (bad) to 5 (as a good columnist writes it), and the fields that are flawed. */
const VERDICT = z.object({
  grounded: z.number(),
  natural: z.number(),
  specific: z.number(),
  useful: z.number(),
  careful: z.number(),
  flawed_fields: z.number(),
  worst_flaw: z.string(),
});

export const CRITERIA = ['grounded', 'natural', 'specific', 'useful', 'careful'] as const;

/** Also in docs/evals.md, for readers. */
const RUBRIC = `당신은 신문에 운세와 생활 칼럼을 오래 써 온 한국어 편집자입니다. 주어진 사주 사실과 그에 대해 쓴 글을 읽고, 아래 기준마다 1점에서 5점까지 매깁니다. 3점은 그대로 실을 수는 있으나 밋밋한 글, 5점은 고칠 데가 없는 글입니다.

- grounded: 주어진 간지, 십성, 합충, 점수만을 근거로 삼는가. 없는 관계를 지어내거나 점수와 어긋나면 1점입니다.
- natural: 한국어로 자연스러운가. 조사, 호응, 이어진 절의 앞뒤가 맞는가. 이어 붙인 자리가 보이면 2점을 넘지 않습니다.
- specific: 이 사주와 이 시기에만 맞는 말인가. 누구에게나 할 수 있는 말이면 2점을 넘지 않습니다.
- useful: 조언을 오늘 그대로 실천할 수 있는가.
- careful: 수익을 약속하거나 매매를 지시하거나 병과 불행을 단정하지 않는가. 하나라도 있으면 1점입니다. "할 일"이 용돈과 공부를 말하는 청소년의 글이면 투자와 시장에 관한 말 하나도 1점입니다.

flawed_fields에는 고치지 않고는 실을 수 없는 항목의 수를, worst_flaw에는 그중 가장 나쁜 구절과 까닭을 한 문장으로 씁니다. 흠이 없으면 0과 "없음"입니다. 너그럽게 매기지 않습니다.`;

const criterion = (description: string): JsonSchema => ({ type: 'integer', description: `${description}, 1에서 5` });

/** A verdict should not depend on chance. */
const JUDGING = { temperature: 0, thinking: 'low' } as const;

const SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    flawed_fields: { type: 'integer', description: '실을 수 없는 항목의 수, 0 이상' },
    worst_flaw: { type: 'string', description: '가장 나쁜 구절과 까닭, 한 문장' },
    grounded: criterion('근거'),
    natural: criterion('자연스러움'),
    specific: criterion('구체성'),
    useful: criterion('쓸모'),
    careful: criterion('조심성'),
  },
  required: ['flawed_fields', 'worst_flaw', 'grounded', 'natural', 'specific', 'useful', 'careful'],
  additionalProperties: false,
};

export type Judgement = Readonly<Record<(typeof CRITERIA)[number] | 'asked' | 'judged' | 'flawedPercent', number>>;

/** The mean verdict of a model on contents; those that it does not judge in the asked form are not in `judged`. */
export async function judge(written: readonly Written[], model: ModelName, ask: Ask): Promise<Judgement> {
  const verdicts: z.infer<typeof VERDICT>[] = [];
  let fields = 0;
  for (const { request, output } of written) {
    const texts = textsOf(output);
    const read = texts.map(([path, text]) => `- ${path}: ${text}`).join('\n');
    const user = `${sectionPrompt(request).user}\n\n# 읽을 글\n${read}`;
    const answer = await ask(model, { system: RUBRIC, user, schemaName: 'verdict', schema: SCHEMA, settings: JUDGING });
    const verdict = VERDICT.safeParse(answer);
    if (!verdict.success) continue;
    verdicts.push(verdict.data);
    fields += texts.length;
  }
  const mean = (name: (typeof CRITERIA)[number]): number =>
    verdicts.length === 0 ? 0 : sum(verdicts.map((each) => Math.min(5, Math.max(1, each[name])))) / verdicts.length;
  const flawed = sum(verdicts.map((each) => Math.max(0, each.flawed_fields)));
  return {
    asked: written.length,
    judged: verdicts.length,
    grounded: mean('grounded'),
    natural: mean('natural'),
    specific: mean('specific'),
    useful: mean('useful'),
    careful: mean('careful'),
    flawedPercent: fields === 0 ? 0 : (100 * Math.min(flawed, fields)) / fields,
  };
}
