/** A picture of curves for the documentation, as SVG text. */
export interface LineChart {
  readonly title: string;
  readonly x: { readonly label: string; readonly scale: 'linear' | 'log' };
  /** Linear: from 0. */
  readonly y: { readonly label: string; readonly scale: 'linear' | 'log' };
  readonly curves: readonly { readonly name: string; readonly points: readonly (readonly [x: number, y: number])[] }[];
}

const [WIDTH, HEIGHT] = [760, 400];
const PLOT = { left: 70, top: 44, right: 540, bottom: 346 };
/** Enough for the picture with the most curves; they repeat after that. */
const COLOURS = [
  '#4269d0',
  '#efb118',
  '#ff725c',
  '#3ca951',
  '#a463f2',
  '#9c6b4e',
  '#6cc5b0',
  '#ff8ab7',
  '#62686f',
  '#1b7fa8',
  '#97bb2f',
  '#c23d80',
];
/** Readable on a light and on a dark page. */
const INK = '#7d8590';

/** @throws without a point */
export function lineChart({ title, x, y, curves }: LineChart): string {
  const points = curves.flatMap((curve) => curve.points);
  if (points.length === 0) throw new Error(`${title}: nothing to draw`);
  const position = x.scale === 'log' ? Math.log10 : (value: number) => value;
  const xs = points.map(([value]) => position(value));
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  const levels = levelsOf(
    points.map(([, value]) => value),
    y.scale,
  );
  const height = y.scale === 'log' ? Math.log10 : (value: number) => value;
  const [bottom, top] = [height(levels[0] ?? 0), height(levels.at(-1) ?? 1)];
  const across = (value: number) =>
    PLOT.left + ((position(value) - first) / (last - first || 1)) * (PLOT.right - PLOT.left);
  const up = (value: number) => PLOT.bottom - ((height(value) - bottom) / (top - bottom)) * (PLOT.bottom - PLOT.top);
  const ticks = [...new Set(points.map(([value]) => value))].sort((a, b) => a - b);
  const shown = ticks.filter((_, index) => index % Math.ceil(ticks.length / 10) === 0);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="${INK}" role="img">`,
    `<title>${escaped(title)}</title>`,
    text(PLOT.left, 22, title, 'font-size="15"'),
    text(PLOT.left, 38, y.label),
    text((PLOT.left + PLOT.right) / 2, HEIGHT - 14, x.label, 'text-anchor="middle"'),
    ...levels.flatMap((level) => [
      `<line x1="${PLOT.left}" x2="${PLOT.right}" y1="${round(up(level))}" y2="${round(up(level))}" stroke="${INK}" stroke-opacity="0.3"/>`,
      text(PLOT.left - 8, up(level) + 4, short(level), 'text-anchor="end"'),
    ]),
    ...shown.map((value) => text(across(value), PLOT.bottom + 18, short(value), 'text-anchor="middle"')),
    ...curves.flatMap(({ name, points }, index) => {
      const colour = COLOURS[index % COLOURS.length];
      const path = points.map(([at, value]) => `${round(across(at))},${round(up(value))}`).join(' ');
      const line = PLOT.top + 8 + index * 20;
      return [
        `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>`,
        `<line x1="${PLOT.right + 16}" x2="${PLOT.right + 36}" y1="${line}" y2="${line}" stroke="${colour}" stroke-width="3"/>`,
        text(PLOT.right + 42, line + 4, name),
      ];
    }),
    '</svg>',
    '',
  ].join('\n');
}

function text(x: number, y: number, content: string, attributes = ''): string {
  return `<text x="${round(x)}" y="${round(y)}"${attributes === '' ? '' : ` ${attributes}`}>${escaped(content)}</text>`;
}

function escaped(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Where horizontal lines are, ascending: quarters, or powers of ten. */
function levelsOf(values: readonly number[], scale: 'linear' | 'log'): number[] {
  if (scale === 'linear') {
    const top = roundUp(Math.max(...values));
    return [0, 0.25, 0.5, 0.75, 1].map((share) => top * share);
  }
  const lowest = Math.floor(Math.log10(Math.min(...values)));
  const highest = Math.max(lowest + 1, Math.ceil(Math.log10(Math.max(...values))));
  return Array.from({ length: highest - lowest + 1 }, (_, index) => 10 ** (lowest + index));
}

/** The next of 1, 2, 4 and 8 times a power of ten: its quarters are short numbers. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value || 1));
  return ([1, 2, 4, 8].find((factor) => value <= factor * power) ?? 10) * power;
}

function short(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en-US', { maximumFractionDigits: 3 });
}
