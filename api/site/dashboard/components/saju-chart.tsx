import { useFormat, useTexts } from '../preferences.tsx';
import { type Cycle, ELEMENTS, type Element, type Pillar, type Reading, type Saju } from '../types.ts';
import { ChartReading } from './chart-reading.tsx';
import { Meter } from './meter.tsx';
import { Section } from './page.tsx';
import { Table } from './table.tsx';

const POSITIONS = ['hour', 'day', 'month', 'year'] as const;

/** A chart: its eight characters from right to left, the balance of elements, and the ten-year cycles. */
export function SajuChart({ saju }: { readonly saju: Saju }) {
  const { chart: texts } = useTexts();
  const { day_master: master } = saju;
  const shares = Object.fromEntries(ELEMENTS.map((name) => [name, saju.elements[name].percentage]));
  return (
    <>
      <Section title={texts.pillars}>
        <table class="pillars">
          <caption class="hidden">{texts.pillars}</caption>
          <thead>
            <tr>
              <td />
              {POSITIONS.map((position) => (
                <th key={position} scope="col">
                  {texts.positions[position]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{texts.stem}</th>
              {POSITIONS.map((position) => (
                <Character key={position} pillar={saju.pillars[position]} part="stem" />
              ))}
            </tr>
            <tr>
              <th scope="row">{texts.branch}</th>
              {POSITIONS.map((position) => (
                <Character key={position} pillar={saju.pillars[position]} part="branch" />
              ))}
            </tr>
            <tr>
              <th scope="row">{texts.hidden}</th>
              {POSITIONS.map((position) => (
                <td key={position}>{saju.pillars[position]?.hidden_stems.join(' ') ?? texts.unknown}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{texts.stages}</th>
              {POSITIONS.map((position) => (
                <td key={position}>{saju.analysis.stages[position] ?? texts.unknown}</td>
              ))}
            </tr>
          </tbody>
        </table>
        <p lang="ko">
          <strong>
            {texts.dayMaster}: {master.name} {master.hanja}
          </strong>{' '}
          {master.description}
        </p>
      </Section>
      <ChartReading saju={saju} />
      <Section title={texts.balance}>
        <ElementBars shares={shares as Record<Element, number>} caption={texts.balance} />
      </Section>
      <Section title={texts.cycles}>
        <Cycles cycles={saju.ten_year_cycles} luck={saju.analysis.luck.cycles} />
      </Section>
    </>
  );
}

function Character({ pillar, part }: { readonly pillar: Pillar | undefined; readonly part: 'stem' | 'branch' }) {
  const { chart: texts } = useTexts();
  if (pillar === undefined) return <td>{texts.unknown}</td>;
  return (
    <td class={part === 'stem' ? `character ${pillar.element}` : 'character'} lang="ko">
      <span class="hanja">{pillar[`${part}_hanja`]}</span>
      <span>{pillar[part]}</span>
      <small>{pillar[`${part}_meaning`]}</small>
    </td>
  );
}

export interface ElementBarsProps {
  readonly caption: string;
  /** Percent. */
  readonly shares: Readonly<Record<Element, number>>;
  readonly average?: Readonly<Record<Element, number>> | null;
}

/** The shares of the five elements as a table with bars. */
export function ElementBars({ caption, shares, average = null }: ElementBarsProps) {
  const { chart: texts, profiles } = useTexts();
  const format = useFormat();
  return (
    <Table
      caption={caption}
      rows={ELEMENTS}
      idOf={(element) => element}
      columns={[
        { title: texts.element, cell: (element) => texts.elements[element] },
        {
          title: texts.share,
          cell: (element) => (
            <span class="measured">
              <Meter value={shares[element]} fill={`fill ${element}`} /> {format.percent(shares[element])}
            </span>
          ),
        },
        ...(average === null
          ? []
          : [
              { title: profiles.average, isNumber: true, cell: (element: Element) => format.percent(average[element]) },
            ]),
      ]}
    />
  );
}

const CYCLE_WIDTH = 64;

function Cycles({ cycles, luck }: { readonly cycles: readonly Cycle[]; readonly luck: Reading['luck']['cycles'] }) {
  const { chart: texts, common } = useTexts();
  const width = cycles.length * CYCLE_WIDTH;
  return (
    <>
      <svg viewBox={`0 0 ${width} 84`} role="img" aria-label={`${texts.cycles}: ${common.figuresBelow}`} class="cycles">
        {cycles.map(({ age_start: age, stem, branch, element }, index) => (
          <g key={age}>
            <rect
              x={index * CYCLE_WIDTH + 2}
              y="2"
              width={CYCLE_WIDTH - 4}
              height="58"
              rx="6"
              class={`fill ${element}`}
            />
            <text x={(index + 0.5) * CYCLE_WIDTH} y="38" text-anchor="middle" class="pillar">
              {stem + branch}
            </text>
            <text x={(index + 0.5) * CYCLE_WIDTH} y="78" text-anchor="middle">
              {age}
            </text>
          </g>
        ))}
      </svg>
      <details>
        <summary>{common.asTable}</summary>
        <Table
          caption={texts.cycles}
          rows={cycles}
          idOf={({ age_start: age }) => age}
          columns={[
            { title: texts.age, cell: ({ age_start: from, age_end: to }) => `${from}–${to}` },
            { title: texts.pillar, cell: ({ stem, branch }) => stem + branch },
            { title: texts.element, cell: ({ element }) => texts.elements[element] },
            { title: texts.tenGods, cell: ({ age_start: age }) => tenGodsOf(luck, age) },
            { title: texts.meaning, cell: ({ description }) => <span lang="ko">{description}</span> },
          ]}
        />
      </details>
    </>
  );
}

function tenGodsOf(luck: Reading['luck']['cycles'], age: number): string {
  const cycle = luck.find(({ age_start }) => age_start === age);
  return cycle === undefined ? '' : `${cycle.stem_ten_god}·${cycle.branch_ten_god}`;
}
