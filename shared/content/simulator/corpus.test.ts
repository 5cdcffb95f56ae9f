import { describe, expect, it } from '@jest/globals';
import { connect } from './connectives.ts';
import * as actions from './corpus/actions.ts';
import * as balance from './corpus/balance.ts';
import * as character from './corpus/character.ts';
import * as dayMasters from './corpus/day-masters.ts';
import * as fortune from './corpus/fortune.ts';
import * as periods from './corpus/periods.ts';
import * as profile from './corpus/profile.ts';
import * as reasons from './corpus/reasons.ts';
import * as relations from './corpus/relations.ts';
import * as tenGods from './corpus/ten-gods.ts';
import * as tendency from './corpus/tendency.ts';
import * as timing from './corpus/timing.ts';
import * as minorDeeds from './minor/corpus/deeds.ts';
import * as minorGods from './minor/corpus/gods.ts';
import * as minorLines from './minor/corpus/lines.ts';
import * as minorReasons from './minor/corpus/reasons.ts';
import * as minorWords from './minor/corpus/words.ts';

const corpora = {
  actions,
  balance,
  character,
  dayMasters,
  fortune,
  periods,
  profile,
  reasons,
  relations,
  tenGods,
  tendency,
  timing,
  minorDeeds,
  minorGods,
  minorLines,
  minorReasons,
  minorWords,
};

/** Every pool with its path. */
function poolsIn(value: unknown, path: string): readonly (readonly [path: string, pool: readonly string[]])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.every((item): item is string => typeof item === 'string')) return [[path, value]];
  return Object.entries(value).flatMap(([key, item]) => poolsIn(item, `${path}.${key}`));
}

const pools = poolsIn(corpora, 'corpus');
const templates = pools.flatMap(([path, pool]) => pool.map((template) => [path, template] as const));

/** Pools whose clauses are connected somewhere. */
const connectable = [
  tenGods.GOD_GIFTS,
  tenGods.GOD_FAILINGS,
  tenGods.MONEY_FAILINGS,
  tenGods.GOD_TRAIT,
  balance.STRONGEST,
  balance.WEAKEST,
  balance.NEED_MET,
  balance.NEED_UNMET,
  balance.BURDENED,
  balance.STRENGTHS,
  balance.VERDICTS,
  Object.values(relations.MEETINGS).map(({ people, matters }) => ({ people, matters })),
  relations.NO_MEETING,
  relations.STEM_COMBINATION,
  dayMasters.STEM_TRAITS,
  character.INVESTOR_TRAITS,
  character.INVESTOR_STYLES,
  tendency.RISK,
  tendency.LONG_RUN,
  tendency.TREND,
  fortune.FOCUS,
  fortune.BLUR,
  reasons.ELEMENT_REASONS,
  reasons.STEM_RELATIONS,
  reasons.THREE_PUNISHMENTS,
  reasons.GROUP_REASONS,
  reasons.GOD_REASONS,
  reasons.GOD_EFFECTS,
  reasons.YEAR_REASONS,
  reasons.WHOLE_REASONS,
  reasons.NO_REASONS,
  minorGods.GOD_HELPS,
  minorGods.GOD_SNAGS,
  minorGods.POCKET_SNAGS,
  minorReasons.ELEMENT_REASONS,
  minorReasons.STEM_RELATIONS,
  minorReasons.MEETINGS,
  minorReasons.THREE_PUNISHMENTS,
  minorReasons.NO_MEETING,
  minorReasons.NO_ELEMENT,
  minorReasons.GOD_EFFECTS,
  minorReasons.WHOLE_IN,
  minorReasons.LED_IN,
  minorDeeds.VERDICTS,
  minorDeeds.FOCUS,
  minorDeeds.BLUR,
].flatMap((group) => poolsIn(group, '').flatMap(([, pool]) => pool));

describe('the corpus', () => {
  it('is large', () => {
    expect(templates.length).toBeGreaterThan(1200);
  });

  it('has pools of different templates', () => {
    for (const [path, pool] of pools) expect(`${path} ${new Set(pool).size}`).toBe(`${path} ${pool.length}`);
  });

  it('writes every particle after a slot as a pair', () => {
    const bare = templates.filter(([, template]) =>
      /\](은|는|이|가|을|를|과|와|으로|로|이라|라|이어서|여서)(?=[\s,.]|$)/.test(template),
    );
    expect(bare).toEqual([]);
  });

  it('has clauses in the plain form wherever they are connected', () => {
    for (const clause of connectable) expect(() => connect(clause, '니')).not.toThrow();
  });

  it('connects no clause with an ambiguous stem: stems in ㄹ, ㅎ, and irregular ones in ㄷ and ㅅ', () => {
    const irregular =
      /((듭|끕|압|엽|풉|놉|붑|멉|겁|팝|뭅|돕|늡| 깁| 답| 웁)니다|(젓|짓|잇|낫|긋|붓|듣|걷|싣|묻|닫|렇|떻|얗|맣)습니다)$/;
    expect(connectable.filter((clause) => irregular.test(clause))).toEqual([]);
  });

  it('has no stray marks and no double spaces', () => {
    const stray = templates.filter(([, template]) =>
      /[{}](?<!\{\{name\}\}.?)|\s\s|\/\/|,,|\.\./.test(template.replace(/\{\{name\}\}/g, '')),
    );
    expect(stray).toEqual([]);
  });

  it('promises no returns', () => {
    const promises = /반드시|무조건|확실한 수익|보장|대박|떼돈|원금 보장|수익을 냅니다|돈을 법니다|오를 것입니다/;
    expect(templates.filter(([, template]) => promises.test(template))).toEqual([]);
  });
});
