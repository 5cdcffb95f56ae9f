import pMap from 'p-map';
import type { ModelName } from '../../shared/content/index.ts';
import { pillarHangul } from '../../shared/saju/index.ts';
import { GOLDEN_DATE, goldenCharts, KINDS, requestOf } from './golden.ts';
import { measure } from './measures.ts';
import { markdownOf, type Table } from './report.ts';
import type { Source } from './sources.ts';
import { textsOf } from './texts.ts';

const CHARTS = 20;
const AT_ONCE = 4;
const COLUMNS = ['contents', 'schema', 'gate', 'tone', 'particles', 'dates', 'numbers', 'characters'] as const;

/**
 * What two ids of one model write for the same twenty charts, the kinds of content in turn: the faults of each id, then each
 * text of the first above that of the second.
 * @param sources one for each id, named by it
 * @returns Markdown
 */
export async function sideBySide(model: ModelName, sources: readonly [Source, Source]): Promise<string> {
  const requests = goldenCharts(CHARTS).flatMap((pillars, index) => {
    const kind = KINDS[index % KINDS.length];
    return kind === undefined ? [] : [{ kind, request: requestOf(kind, pillars, GOLDEN_DATE) }];
  });
  const outputs = await pMap(
    requests,
    ({ request }) => Promise.all(sources.map((source) => source.write(model, request))),
    { concurrency: AT_ONCE },
  );
  const faults: Table = {
    title: `${model}: ${sources.map(({ name }) => name).join(' and ')}`,
    columns: COLUMNS,
    rows: sources.map(({ name }, index) => {
      const measures = measure(requests.map(({ request }, number) => ({ request, output: outputs[number]?.[index] })));
      return [name, COLUMNS.map((column) => measures[column])];
    }),
  };
  const texts = requests.map(({ kind, request }, number) => {
    const written = sources.map(({ name }, index) => ({ name, fields: new Map(textsOf(outputs[number]?.[index])) }));
    const paths = new Set(written.flatMap(({ fields }) => [...fields.keys()]));
    const lines = [...paths].flatMap((path) => [
      `- ${path}`,
      ...written.map(({ name, fields }) => `  - ${name}: ${fields.get(path) ?? '(nothing)'}`),
    ]);
    const { year, month, day, hour } = request.pillars;
    const chart = [year, month, day, ...(hour === null ? [] : [hour])].map(pillarHangul).join(' ');
    return `## ${number + 1}. ${kind.name}, ${chart}\n\n${lines.length === 0 ? 'Neither wrote anything.' : lines.join('\n')}`;
  });
  return [markdownOf(faults), ...texts].join('\n\n');
}
