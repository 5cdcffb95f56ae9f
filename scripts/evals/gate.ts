import * as z from 'zod';
import { refusalsOf, textPathsOf } from '../../shared/content/gate/gate.ts';
import { JUDGEMENT_SCHEMA, judgePrompt, refusalOf, type SectionRequest } from '../../shared/content/index.ts';
import { type BirthInput, fourPillars } from '../../shared/saju/index.ts';
import type { Table } from './report.ts';
import type { Question } from './sources.ts';

/** A text that the gate should pass or refuse, where it stands in an otherwise empty fortune, and for which chart and day. */
const TEXT = z.object({
  text: z.string().min(1),
  kind: z.enum(['good', 'bad']),
  lang: z.string().default('ko'),
  /** That should refuse it, or that it comes close to; any other word makes a row of its own. */
  rule: z.string().optional(),
  date: z.iso.date().default('2026-11-23'),
  /** A path of the fortune. At another the gate would see no text, and every bad one would count as missed. */
  field: z.enum(textPathsOf('fortune')).optional(),
  /** Of the day, for texts on its tone; without it the chart's own. */
  score: z.number().optional(),
});

export type GateText = z.infer<typeof TEXT>;

/** @param source a JSON array, or a JSON object a line. @throws with the number of the first text that has not the form */
export function gateTexts(source: string): readonly GateText[] {
  const isArray = source.trimStart().startsWith('[');
  const items: unknown[] = isArray
    ? JSON.parse(source)
    : source
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line));
  return items.map((item, index) => {
    const read = TEXT.safeParse(item);
    if (!read.success) throw new Error(`text ${index + 1}: ${z.prettifyError(read.error)}`);
    return read.data;
  });
}

/** 무진 경신 신유 임진; 79 points on 2026-11-23, 42 on 2026-11-28. */
export const GATE_BIRTH: BirthInput = {
  ...{ year: 1988, month: 9, day: 3, hour: 7 },
  ...{ gender: 'female', calendarType: 'solar', isLeapMonth: false },
};

/** A text in a field of a fortune. */
export function placed(text: Pick<GateText, 'text' | 'rule' | 'date' | 'field'> & { readonly birth?: BirthInput }) {
  const { rule, date, field, birth = GATE_BIRTH } = text;
  const request: SectionRequest = {
    section: 'fortune',
    pillars: fourPillars(birth),
    period: date,
    ...(rule === 'minor' ? { variant: 'minor' } : {}),
  };
  const path = field ?? (rule === 'tone' ? 'today_fortune.overall_analysis' : 'today_fortune.action_items.do_1');
  const output = path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), text.text);
  return { request, output };
}

/** The rules that refuse a text. A sample of one sentence is shorter than its field has to be, which counts for `form` alone. */
function refusing(text: GateText): readonly string[] {
  const { request, output } = placed(text);
  const scores = text.score === undefined ? undefined : { today_fortune: { score: text.score } };
  const refusals = refusalsOf(request, output, scores);
  const counted = refusals.filter(({ reason }) => text.rule === 'form' || !reason.includes('너무 짧습니다'));
  return [...new Set(counted.map(({ rule }) => rule))];
}

/** The verdict of a judge on a text; null: it passes. */
export type JudgeText = (question: Question) => Promise<unknown>;

export interface GateReport {
  readonly table: Table;
  /** A line for each text that was missed or wrongly refused. */
  readonly lines: readonly string[];
}

const COLUMNS = ['bad', 'missed', 'missed, judged', 'good', 'refused', 'refused, judged'] as const;

/** Misses and false refusals by rule, by the gate's rules alone and with a judge after them. */
export async function measureGate(texts: readonly GateText[], judge: JudgeText): Promise<GateReport> {
  const counts = new Map<string, number[]>();
  const lines: string[] = [];
  for (const text of texts) {
    // No text in another language is good for a reader of this service.
    if (text.kind === 'good' && text.lang !== 'ko') continue;
    const { kind, rule = 'none named' } = text;
    const rules = refusing(text);
    const judged = rules.length > 0 ? null : await verdictOn(text, judge);
    const [isRefused, isRefusedAtLast] = [rules.length > 0, rules.length > 0 || judged !== null];
    const isBad = kind === 'bad';
    const cells = [1, isRefused === isBad ? 0 : 1, isRefusedAtLast === isBad ? 0 : 1];
    const row = isBad ? [...cells, 0, 0, 0] : [0, 0, 0, ...cells];
    for (const name of [rule, TOTAL])
      counts.set(
        name,
        row.map((cell, i) => cell + (counts.get(name)?.[i] ?? 0)),
      );
    if (isRefused !== isBad) {
      lines.push(`${isBad ? 'missed' : 'refused'} (${isBad ? rule : rules.join(', ')}): ${text.text}`);
    } else if (isRefusedAtLast !== isBad) lines.push(`refused (judge: ${judged}): ${text.text}`);
  }
  const total = counts.get(TOTAL) ?? COLUMNS.map(() => 0);
  counts.delete(TOTAL);
  const percent = total.map((cell, i) => Math.round((1000 * cell) / Math.max(1, total[i < 3 ? 0 : 3] ?? 1)) / 10);
  const rows = [...[...counts].sort(([a], [b]) => a.localeCompare(b)), [TOTAL, total], ['percent', percent]] as const;
  return { table: { title: 'The gate', columns: COLUMNS, rows: rows.map(([name, row]) => [name, row]) }, lines };
}

const TOTAL = 'all';

async function verdictOn(text: GateText, judge: JudgeText): Promise<string | null> {
  const { request, output } = placed(text);
  const question: Question = {
    ...judgePrompt(request, output),
    schemaName: 'judgement',
    schema: JUDGEMENT_SCHEMA,
    settings: { temperature: 0, thinking: 'minimal' },
  };
  return refusalOf(await judge(question)) ?? null;
}
