import { useState } from 'preact/hooks';
import { useTexts } from '../preferences.tsx';
import { Table } from './table.tsx';

export interface Bar {
  readonly name: string;
  readonly value: number;
}

export interface BarChartProps {
  /** What the bars show; its label for screen readers too. */
  readonly title: string;
  readonly nameTitle: string;
  readonly bars: readonly Bar[];
  readonly format: (value: number) => string;
}

const WIDTH = 720;
const HEIGHT = 180;
const LEFT = 64;
const BOTTOM = 24;
const TOP = 12;

/** Bars over days, or by name. The one that is pointed at says its figure; the table has all of them. */
export function BarChart({ title, nameTitle, bars, format }: BarChartProps) {
  const { common } = useTexts();
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const shown = bars.find(({ name }) => name === pointedAt);
  const top = ceiling(Math.max(0, ...bars.map(({ value }) => value)));
  const room = HEIGHT - TOP - BOTTOM;
  const step = (WIDTH - LEFT) / Math.max(1, bars.length);
  const every = Math.ceil(bars.length / 10);
  const y = (value: number) => TOP + room * (1 - value / top);
  return (
    <figure>
      <figcaption>
        {title}
        {shown !== undefined && (
          <span class="pointed-at">
            {shown.name}: <b>{format(shown.value)}</b>
          </span>
        )}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${title}: ${common.figuresBelow}`} class="chart">
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line x1={LEFT} x2={WIDTH} y1={y(top * share)} y2={y(top * share)} class="grid" />
            <text x={LEFT - 6} y={y(top * share) + 4} text-anchor="end">
              {format(top * share)}
            </text>
          </g>
        ))}
        {bars.map(({ name, value }, index) => (
          <g key={name} onPointerEnter={() => setPointedAt(name)} onPointerLeave={() => setPointedAt(null)}>
            <rect
              x={LEFT + index * step + step * 0.15}
              width={step * 0.7}
              y={y(value)}
              height={TOP + room - y(value)}
              class="bar"
            />
            <rect x={LEFT + index * step} width={step} y={TOP} height={room} class="pointer" />
            {index % every === 0 && (
              <text x={LEFT + (index + 0.5) * step} y={HEIGHT - 6} text-anchor="middle">
                {name.replace(/^\d{4}-/, '')}
              </text>
            )}
          </g>
        ))}
      </svg>
      <details>
        <summary>{common.asTable}</summary>
        <Table
          caption={title}
          rows={bars}
          idOf={({ name }) => name}
          columns={[
            { title: nameTitle, cell: ({ name }) => name },
            { title, isNumber: true, cell: ({ value }) => format(value) },
          ]}
        />
      </details>
    </figure>
  );
}

/** The next 1, 2 or 5 times a power of ten. */
function ceiling(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((factor) => factor * power >= value) ?? 10) * power;
}
