import type { Cycle } from '../cycle.ts';
import type { Flow } from '../facts.ts';
import type { FortuneType } from '../requests.ts';
import { periodWord } from './branch-word.ts';
import type { Picks } from './seeds.ts';
import type { Pool } from './templates.ts';
import { createWriter } from './writer.ts';

/** The sentence on the ten-year cycle: its pillar and ten god, and how the year or month meets it (saju-rules-2, 6.5). */

const GOING: Pool = [
  '[차례] 대운인 [대운주]의 [대운십성]이/가 이어지는 가운데',
  '[대운주] 대운의 [대운십성]이/가 바탕에 흐르고',
  '십 년을 이끄는 [차례] 대운 [대운주]은/는 [대운십성]의 기운이고',
  '지금의 십 년은 [대운주] 대운, 곧 [대운십성]의 때이고',
];

const TURNING: Pool = [
  '[때] 대운이 [대운주]으로/로 바뀌어 [대운십성]의 십 년이 시작되고',
  '[차례] 대운 [대운주]이/가 [때] 새로 들어 [대운십성]이/가 십 년의 바탕이 되고',
  '[때]은/는 십 년마다 오는 대운의 길목으로, [대운주]의 [대운십성]이/가 자리를 이어받고',
];

const MET: Pool = [
  '이 기둥이 [운주]과/와 [만남]을/를 이룹니다.',
  '[운주]이/가 여기에 [만남]으로/로 닿습니다.',
  '이 기둥이 [때]의 [운주]과/와 [만남]으로/로 만납니다.',
];

const APART: Pool = [
  '그 위에 [운주]의 [운십성]이/가 더해집니다.',
  '[운주]의 [운십성]이/가 그 길에 함께합니다.',
  '[운주]이/가 데려온 [운십성]이/가 나란히 작용합니다.',
];

/** @returns one sentence, or none when the cycle is not known */
export function sayCycle(cycle: Cycle | null, flow: Flow, type: FortuneType, picks: Picks): readonly string[] {
  if (cycle === null) return [];
  const { say } = createWriter(
    [
      {
        차례: cycle.order,
        대운주: periodWord(cycle.flow.hangul),
        대운십성: cycle.flow.stemGod,
        때: type === 'monthly' ? '이달' : '올해',
        운주: periodWord(flow.hangul),
        운십성: flow.stemGod,
        만남: cycle.met.join('·'),
      },
    ],
    picks,
  );
  const head = say(cycle.turning ? TURNING : GOING);
  return [`${head} ${say(cycle.met.length > 0 ? MET : APART)}`];
}
