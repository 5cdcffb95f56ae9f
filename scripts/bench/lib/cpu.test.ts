import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { cpuMs, cpuMsOfGroups, parseStat, treesMs } from './cpu.ts';

const stat = (pid: number, parent: number, ownMs: number, endedMs = 0) => ({ pid, parent, ownMs, endedMs });

describe('processor time', () => {
  it('is read from the line of a process whatever its name is', () => {
    const times = '1200 34 500 6';
    const line = `77 (a) R 1 (b) S 12 77 77 0 -1 4194560 900 0 0 0 ${times} 20 0 1 0 4000 0 0`;
    expect(parseStat(line)).toEqual({ pid: 77, parent: 12, ownMs: 12_340, endedMs: 5_060 });
  });

  it('of a tree counts descendants, running and ended, and no other process', () => {
    const processes = [stat(1, 0, 1_000), stat(10, 1, 5, 100), stat(11, 10, 20, 3), stat(12, 11, 7), stat(20, 1, 900)];
    expect(treesMs(processes, [10])).toBe(135);
    expect(treesMs(processes, [10, 20])).toBe(1_035);
  });

  it('of a tree is the same before and after a child ends', () => {
    const before = [stat(10, 1, 5), stat(11, 10, 20, 3)];
    const after = [stat(10, 1, 5, 23)];
    expect(treesMs(after, [10])).toBe(treesMs(before, [10]));
  });

  it('is unknown when a process of the group does not run', () => {
    expect(treesMs([stat(10, 1, 5)], [10, 11])).toBeNull();
    expect(cpuMs(2 ** 30)).toBeNull();
    expect(cpuMsOfGroups({ gone: [2 ** 30] })).toEqual({ gone: null });
  });

  it('of this process counts a child that has ended', () => {
    const used = () => cpuMsOfGroups({ us: [process.pid] })['us'] ?? Number.NaN;
    const before = used();
    const busy =
      'const end = Date.now() + 300; while (process.cpuUsage().user < 200_000 && Date.now() < end + 10_000);';
    spawnSync(process.execPath, ['-e', busy], { env: {} });
    expect(used() - before).toBeGreaterThanOrEqual(190);
  });
});
