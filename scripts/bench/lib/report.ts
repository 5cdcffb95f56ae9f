import type { Part, Row } from '../part.ts';

/** A finished part with the circumstances that its figures depend on. */
export interface Measured {
  readonly part: Part;
  readonly rows: readonly Row[];
  readonly runs: number;
  /** YYYY-MM-DD */
  readonly date: string;
  /** See machine.ts. */
  readonly machine: string;
}

const COLUMNS = ['Measure', 'Median', 'Lowest to highest run', 'Compared with', 'Ratio', 'Target', 'Met'] as const;

/** For the terminal. */
export function textTable(rows: readonly Row[]): string {
  const cells = [COLUMNS, ...rows.map(rowCells)];
  const widths = COLUMNS.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const INTRODUCTION = `# Benchmarks

Written by \`npm run bench\`; every section is replaced when its part is run again (\`npm run bench -- --only <part>\`). All processes run on one
machine and share its cores: API servers, workers, load generator, emulated provider, database (with fsync) and Redis. The figures are medians of the runs;
a ratio is the median of the ratios within each run, which is what to compare between machines. A measure without a target informs only.
`;

/** The document with the sections of `measured` inserted, in the order of `parts`. Other sections are unchanged. */
export function document(parts: readonly Part[], measured: readonly Measured[], previous: string): string {
  const sections = parts.flatMap((part) => {
    const fresh = measured.find((one) => one.part.name === part.name);
    return fresh === undefined ? (sectionOf(part.name, previous) ?? []) : section(fresh);
  });
  return `${[INTRODUCTION, ...sections].join('\n').trimEnd()}\n`;
}

function section({ part, rows, runs, date, machine }: Measured): string {
  const table = [COLUMNS, COLUMNS.map(() => '---'), ...rows.map(rowCells)].map((cells) => `| ${cells.join(' | ')} |`);
  return [
    mark(part.name),
    `## ${part.title}`,
    '',
    part.method,
    '',
    ...table,
    '',
    `${date}, ${runs} run${runs === 1 ? '' : 's'}, ${machine}. Part \`${part.name}\`.`,
    '',
  ].join('\n');
}

function mark(name: string): string {
  return `<!-- part: ${name} -->`;
}

function sectionOf(name: string, text: string): string | null {
  const start = text.indexOf(mark(name));
  if (start === -1) return null;
  const next = text.indexOf('<!-- part: ', start + 1);
  return `${text.slice(start, next === -1 ? undefined : next).trimEnd()}\n`;
}

function rowCells(row: Row): string[] {
  const { measure, value, range, unit, baseline, baselineValue, ratio, target, met } = row;
  return [
    measure,
    `${figure(value)} ${unit}`,
    `${figure(range[0])} to ${figure(range[1])}`,
    baseline === undefined || baselineValue === undefined ? '' : `${baseline}: ${figure(baselineValue)} ${unit}`,
    ratio === undefined ? '' : ratio.toFixed(2),
    target ?? '',
    met === undefined ? '' : met ? 'yes' : 'NO',
  ];
}

/** Three significant digits, more for whole numbers. */
function figure(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-US');
  return Number(value.toPrecision(3)).toString();
}
