import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { withResults } from './results.ts';
import { type Outcome, topologyTable } from './topology-report.ts';

const outcome: Outcome = {
  electedMs: 4_052,
  servedMs: 2_622,
  recoveredMs: { fortunes: [100, 0, 900], batch: [2_000, 1_000, 6_000, 3_000], streams: [], deliveries: [7_000] },
  settledMs: 7_100,
  repeated: 10,
  lost: 0,
  chargedTwice: 0,
  askedTwice: 1,
  deliveredTwice: 2,
};

describe('the table of failovers', () => {
  it('has the median and the longest recovery of each kind of work, and what was lost or doubled', () => {
    const rows = topologyTable(new Map([['is killed', outcome]])).split('\n');
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
    expect(rows.at(-1)?.replaceAll(/ +/g, ' ')).toBe(
      '| is killed | 4.1 | 2.6 | 0.1 / 0.9 | 2.0 / 6.0 | none open | 7.0 / 7.0 | 7.1 | 10 | 0 | 0 | 1 | 2 |',
    );
  });
});

describe('results in a document', () => {
  it('replace those of their name, and need a place', () => {
    const document = 'a\n<!-- x: begin -->\nold\n<!-- x: end -->\nb\n';
    const once = withResults(document, 'x', 'new');
    expect(once).toBe('a\n<!-- x: begin -->\n\nnew\n\n<!-- x: end -->\nb\n');
    expect(withResults(once, 'x', 'new')).toBe(once);
    expect(() => withResults(document, 'y', 'new')).toThrow('has no');
  });

  it.each(['topology cluster', 'topology sentinels', 'providers', 'outages'])(
    'have a place in docs/guarantees.md: %s',
    (name) => {
      const document = readFileSync(new URL('../../docs/guarantees.md', import.meta.url), 'utf8');
      expect(withResults(document, name, 'new')).not.toBe(document);
    },
  );
});
