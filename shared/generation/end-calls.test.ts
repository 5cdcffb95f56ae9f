import { describe, expect, it } from '@jest/globals';
import type { CallRecord } from '../db/models/calls.ts';
import { endOfCall } from './end-calls.ts';

const now = new Date('2026-11-26T03:00:00.000Z');
const FAILED = { state: 'failed', settledAt: now };
const CHARGED = { state: 'charged', chargedUsd: 0.066, settledAt: now };

describe('an open call whose sections end without content', () => {
  /** Sections by name; those in capitals are stored, those with a star end. */
  const ends = (sections: string, isPaid: boolean) => {
    const names = sections.split(' ');
    const caused = names.map((name) => ({
      section: name.toLowerCase().replace('*', '') as CallRecord['caused'][number]['section'],
      generationId: name.replace('*', ''),
      done: /^[A-Z]/.test(name),
    }));
    const ended = names.filter((name) => name.endsWith('*')).map((name) => name.replace('*', ''));
    return endOfCall({ caused, priceUsd: 0.066 }, new Set(ended), { isPaid, now });
  };

  it.each([
    ['a failure ends it uncharged, whatever it has stored', 'CHARACTER tendency* fortune', false, FAILED],
    ['its owner ends it, and it has stored nothing', 'character* tendency*', true, FAILED],
    ['its owner ends it, and it has stored a section', 'CHARACTER tendency* fortune*', true, CHARGED],
    [
      'its owner ends it, it has stored a section, and a worker is at another',
      'CHARACTER tendency fortune*',
      true,
      CHARGED,
    ],
    ['its owner ends it, it has stored a section, and workers are at all others', 'CHARACTER tendency', true, CHARGED],
    ['its owner ends it while workers are at all of it', 'character tendency', true, null],
  ] as const)('%s', (_, sections, isPaid, expected) => {
    expect(ends(sections, isPaid)).toEqual(expected);
  });

  it('pays the lower price when its owner ends it in a race, as if it had been answered', () => {
    const caused = [{ section: 'tendency', generationId: 'stored', done: true } as const];
    const racing = { caused, priceUsd: 0.01, ownPriceUsd: 0.066 };
    expect(endOfCall(racing, new Set(), { isPaid: true, now })).toEqual({ ...CHARGED, chargedUsd: 0.01 });
  });

  it('goes on with the sections that a worker generates when its owner ends the others', () => {
    expect(ends('character tendency* fortune', true)).toEqual({
      caused: ['character', 'fortune'].map((name) => ({ section: name, generationId: name, done: false })),
    });
  });

  describe('and are those of another call', () => {
    const ends = (done: boolean, isPaid: boolean) => {
      const caused = [{ section: 'tendency', generationId: 'own', done } as const];
      const call = { caused: [...caused], shared: ['other', 'another'], priceUsd: 0.066 };
      return endOfCall(call, new Set(['other']), { isPaid, now });
    };
    it.each([true, false])('ends uncharged after a failure, whether it has stored its own: %s', (done) => {
      expect(ends(done, false)).toEqual(FAILED);
    });
    it('pays for what it has stored when its owner ends them, and else goes on without them', () => {
      expect(ends(true, true)).toEqual(CHARGED);
      expect(ends(false, true)).toMatchObject({ caused: [{ generationId: 'own' }], shared: ['another'] });
    });
  });
});
