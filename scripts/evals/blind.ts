import { fillName, MODEL_NAMES, type SectionRequest, simulateSection } from '../../shared/content/index.ts';
import { createRandom } from '../../shared/content/simulator/random.ts';
import { addDays } from '../../shared/core/clock.ts';
import { randomCharts } from '../../tests/harness/random-charts.ts';
import { KINDS, type Kind, MINOR_KINDS, requestOf } from './golden.ts';
import type { Table } from './report.ts';
import { withRandomCycle } from './sweep.ts';
import { textsOf } from './texts.ts';

/** A sheet of texts for a reader who knows neither the corpus nor the scores, and the count of what the reader marked. */

const RUBRIC = `Read as a Korean newspaper's copy editor who also practises four pillars (명리). Mark a field as flawed with \`[x]\`, and write the
sentence and the reason below it, behind \`>\`. When in doubt it is flawed. Flawed is:

- unnatural Korean; a wrong particle or level of speech; a word that reads as another (임신, 병신, 정사, 기사, 해, 형)
- the same thought twice in one text; a sentence against another or against its own reason
- advice that does not follow from its reason, or that no reader can act on in the text's period
- what is untrue as saju; a term without its meaning; under 19 any term
- a number, share, amount, price or stop-loss

Keywords of a week or a year are one field together; colours and directions are left out.`;

/** One reader under 19 for four of age. */
const MINOR_SHARE = 4;

export function blindSheet(count: number, seed: string): string {
  const random = createRandom(seed);
  const sheetOf = (kinds: readonly Kind[], number: number, first: number) => {
    const written = kinds.filter(({ section }) => section !== 'radar');
    return randomCharts(number, `${seed} ${kinds.length} ${first}`).map((pillars, index) => {
      const kind = written[index % written.length];
      if (kind === undefined) throw new Error('no kinds');
      const date = addDays('2026-01-01', random.below(365));
      const request = withRandomCycle(requestOf(kind, pillars, date), random);
      return textSheet(first + index, kind, request, simulateSection(request, random.pick(MODELS)));
    });
  };
  const minors = Math.round(count / MINOR_SHARE);
  const texts = [...sheetOf(KINDS, count, 1), ...sheetOf(MINOR_KINDS, minors, count + 1)];
  return `# Blind reading\n\n${RUBRIC}\n\n${texts.join('\n\n')}\n`;
}

const [FIRST = 'haiku', ...OTHERS] = MODEL_NAMES;
const MODELS = [FIRST, ...OTHERS] as const;

function textSheet(number: number, { name, variant }: Kind, { period }: SectionRequest, output: unknown): string {
  const all = textsOf(fillName(output, '지우'));
  const fields = all.filter(([path]) => !/\.(color|direction|keyword)$/.test(path));
  const keywords = all.filter(([path]) => path.endsWith('.keyword')).map(([, text]) => text);
  const lines = [...fields, ...(keywords.length === 0 ? [] : [['keywords', keywords.join(', ')] as const])];
  const when = period === 'any' ? '' : `, ${period}`;
  const heading = `## ${number}. ${name}${variant === 'minor' ? ', under 19' : ''}${when}`;
  return [heading, '', ...lines.map(([path, text]) => `- [ ] ${path}: ${text}`)].join('\n');
}

/** The fields and the flawed ones of a filled sheet, by kind, of age and under 19. */
export function scoreOf(sheet: string): Table {
  const counts = new Map<string, { fields: number; flawed: number }>();
  let names: readonly string[] = [];
  for (const line of sheet.split('\n')) {
    const heading = /^## \d+\. ([^,]+)(, under 19)?/.exec(line);
    if (heading !== null) {
      const [, kind = '', minor = ''] = heading;
      names = [`${kind}${minor}`, `all${minor}`];
    }
    const [, mark] = /^- \[([ xX])\] /.exec(line) ?? [];
    if (mark === undefined) continue;
    for (const name of names) {
      const known = counts.get(name) ?? { fields: 0, flawed: 0 };
      counts.set(name, { fields: known.fields + 1, flawed: known.flawed + (mark === ' ' ? 0 : 1) });
    }
  }
  const rows = [...counts].map(
    ([name, { fields, flawed }]) => [name, [fields, flawed, (100 * flawed) / fields]] as const,
  );
  return { title: 'Blind reading', columns: ['fields', 'flawed', 'flawed %'], rows };
}
