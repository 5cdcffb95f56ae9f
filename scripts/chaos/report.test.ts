import { describe, expect, it } from '@jest/globals';
import { FAULTS } from './faults.ts';
import { type Happened, markdown, page, type Run, seedTable, violationLine } from './report.ts';

const at = (seconds: number) => Date.parse('2026-11-22T03:00:00.000Z') + seconds * 1_000;
const recovery = { read: 100, write: 200, fortune: 1_500, stream: 300, batch: 250 };
const [kill] = FAULTS.filter(({ name }) => name === 'worker-kill');
const happened: Happened[] = [0, 20].map((begin) => ({
  fault: kill ?? { name: '', what: '', touches: 'other' },
  note: 'worker 2',
  from: at(begin),
  to: at(begin + 2),
  recovery: begin === 20 ? { ...recovery, fortune: 4_000 } : recovery,
  recoveredAt: at(begin + 4),
}));
const exchange = (status: number, second: number) => ({
  tenant: 'partner',
  endpoint: 'GET /v1/profiles',
  sentAt: at(second),
  endedAt: at(second),
  answer: { status, headers: { 'retry-after': '5' }, text: '', cut: false },
});
const run: Run = {
  minutes: 5,
  seed: 7,
  date: '2026-11-22',
  machine: 'a machine',
  happened,
  exchanges: [exchange(200, 1), exchange(503, 2), exchange(200, 10), exchange(200, 12)],
  accepted: 3,
  events: 4,
  quietMs: 1_000,
  violations: [],
};

describe('the report', () => {
  it('has a row for each fault that happened: its worst recoveries and the availability during it', () => {
    const text = markdown(FAULTS, run);
    const lines = text.split('\n').map((line) => line.replaceAll(/ +/g, ' '));
    const rows = lines.filter((line) => line.startsWith('| ') && !line.includes('---'));
    expect(rows.slice(1)).toEqual([
      '| kill -9 of a worker, started again after a second | 2 | 50.00 % | 0.1 | 0.2 | 4.0 | 0.3 | 0.3 |',
    ]);
    expect(text).toContain('Of 4 requests 75.00 % were served, 1 got 503');
    expect(text).toContain('2 faults in 5 minutes');
  });

  it('says so when a kind of request did not recover', () => {
    const never = { ...run, happened: happened.map((one) => ({ ...one, recovery: { ...recovery, stream: null } })) };
    expect(markdown(FAULTS, never)).toMatch(/\| 1\.5 +\| no +\|/);
  });

  it('names the seed, the fault before and the ids of a violation', () => {
    const violation = { invariant: 'nothing is lost', detail: '1 fortune', ids: ['ftn_1'], at: new Date(at(30)) };
    const line = violationLine(violation, 7, happened);
    expect(line).toContain('seed 7, after worker-kill (worker 2)');
    expect(line).toContain('ids: ftn_1');
  });

  it('keeps a row for each seed, and replaces that of the same seed', () => {
    const cells = (text: string) =>
      text
        .split('\n')
        .slice(2)
        .map((line) => line.replaceAll(/ +/g, ' '));
    const lost = { invariant: 'nothing accepted is lost', detail: '', ids: [], at: null };
    const first = seedTable('', { ...run, violations: [lost] });
    expect(cells(first)).toEqual(['| 7 | 5 | 2 | 1 | 4 | 75.00 % | 1 | 3 | 4 | 1 | 0 | 0 | 4.0 | 2026-11-22 |']);
    const second = seedTable(`\n\n${first}\n\n`, { ...run, seed: 3 });
    expect(cells(second).map((line) => line.slice(0, 8))).toEqual(['| 3 | 5 ', '| 7 | 5 ']);
    expect(cells(seedTable(second, run))[1]).toContain('| 3 | 4 | 0 | 0 | 0 | 4.0 |');
  });

  it('writes a page whose last run has no violation, and whose table by seed has each run', () => {
    const first = page('', FAULTS, run);
    const lost = { invariant: 'nothing accepted is lost', detail: '', ids: [], at: null };
    const second = page(first, FAULTS, { ...run, seed: 3, violations: [lost] });
    expect(second).toContain('seed 7, ');
    expect(second).not.toContain('seed 3, ');
    expect(second).toMatch(/## By seed\n\n.*\n.*\n\| 3 .*\n\| 7 /);
    expect(page(second, FAULTS, run)).toBe(second);
  });
});
