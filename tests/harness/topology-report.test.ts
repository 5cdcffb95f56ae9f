import { describe, expect, it } from '@jest/globals';
import { resultsPage } from './results.ts';
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

it('writes a page with the command, the method, the tables and the circumstances', () => {
  const page = resultsPage({ title: 'T', command: 'npm run x', method: 'How.', tables: '| a |' }, 'A day, a machine.');
  expect(page).toBe('# T\n\nWritten by `npm run x`. How.\n\n| a |\n\nA day, a machine.\n');
});
