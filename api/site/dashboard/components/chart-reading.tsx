import { Fragment } from 'preact';
import { useFormat, useTexts } from '../preferences.tsx';
import type { Position, Reading, Saju, TimeBasis } from '../types.ts';
import { Section } from './page.tsx';

/** What rules read from a chart, a line each. Names of the tradition stay Korean in every language. */
export function ChartReading({ saju }: { readonly saju: Saju }) {
  const { chart: texts } = useTexts();
  const { strength, useful_god: god, pattern, relations, markers, void_branches, luck } = saju.analysis;
  const at = (position: Position) => texts.positions[position];
  const lines: readonly (readonly [title: string, words: readonly string[]])[] = [
    [texts.strength, [strength.grade, texts.points(strength.score), ...supportsOf(strength)]],
    [
      texts.usefulGod,
      [
        texts.elements[god.useful],
        `${texts.helping} ${texts.elements[god.helping]}`,
        `${texts.adverse} ${texts.elements[god.adverse]}`,
        god.reason,
      ],
    ],
    [texts.pattern, [pattern.name, ...(pattern.special === null ? [] : [pattern.special])]],
    [
      texts.relations,
      relations.map(({ kind, positions, signs }) => `${kind} ${signs} (${positions.map(at).join('·')})`),
    ],
    [texts.markers, markers.map(({ name, position }) => `${name} (${at(position)})`)],
    [texts.voidBranches, void_branches],
    [texts.thisYear, [String(luck.year.year), ...luckWords(luck.year), texts.tones[luck.year.tone]]],
    [texts.thisMonth, [luck.month.month, ...luckWords(luck.month), texts.tones[luck.month.tone]]],
  ];
  return (
    <Section title={texts.reading}>
      <dl class="facts">
        {lines.map(([title, words]) => (
          <Fragment key={title}>
            <dt>{title}</dt>
            <dd lang="ko">{words.length === 0 ? texts.noneFound : words.join(' · ')}</dd>
          </Fragment>
        ))}
        <dt>{texts.timeBasis}</dt>
        <dd>
          <BasisWords basis={saju.time_basis} />
        </dd>
      </dl>
    </Section>
  );
}

/** How the birth's clock was read, and which pillars another convention would change. */
function BasisWords({ basis }: { readonly basis: TimeBasis }) {
  const { chart: texts } = useTexts();
  const format = useFormat();
  const { convention, local_time, utc_offset_minutes, summer_time, notices, differs_under } = basis;
  const words = [
    ...(local_time === null ? [] : [local_time.replace('T', ' ').slice(0, 16)]),
    `UTC+${format.number(utc_offset_minutes / 60)}`,
    ...(summer_time ? [texts.summerTime] : []),
    ...notices.map(({ code }) => texts.notices[code]),
    ...differs_under.map((other) => `${other.convention}: ${texts.positions[other.position]} ${other.pillar}`),
  ];
  return (
    <>
      <code>{convention}</code> · {words.join(' · ')}
    </>
  );
}

const SUPPORTS = { deukryeong: '득령', deukji: '득지', deukse: '득세', rooted: '통근' } as const;

function supportsOf(strength: Reading['strength']): string[] {
  return (Object.keys(SUPPORTS) as (keyof typeof SUPPORTS)[])
    .filter((name) => strength[name])
    .map((name) => SUPPORTS[name]);
}

function luckWords({ pillar, stem_ten_god, branch_ten_god, stage }: Reading['luck']['year' | 'month']): string[] {
  return [pillar, stem_ten_god === branch_ten_god ? stem_ten_god : `${stem_ten_god}/${branch_ten_god}`, stage];
}
