import { describe, expect, it } from '@jest/globals';
import { createProgress } from './progress.ts';

function watched(isTTY: boolean) {
  let written = '';
  const stream = {
    isTTY,
    write(text: string) {
      written += text;
    },
  };
  const progress = createProgress({ total: 2_000, unit: 'profiles', stream, elapsedMs: () => 500 });
  for (let done = 1; done <= 2_000; done += 1) progress.update(done);
  progress.end();
  return written;
}

describe('createProgress', () => {
  it('writes one plain line for every tenth part without a terminal', () => {
    const lines = watched(false).trimEnd().split('\n');
    expect(lines).toHaveLength(11);
    expect(lines.at(-1)).toBe('100 %  2,000 of 2,000 profiles, 4,000/s');
    expect(watched(false)).not.toContain('\r');
  });

  it('writes a line after 8 s that brought less than a tenth part', () => {
    let written = '';
    let nowMs = 0;
    const stream = { write: (text: string) => (written += text) };
    const progress = createProgress({ total: 900_000, unit: 'profiles', stream, elapsedMs: () => nowMs });
    for (let done = 0; done <= 27_000; done += 1_000) {
      nowMs = done;
      progress.update(done);
    }
    expect(written.trimEnd().split('\n')).toEqual([
      '0 %  0 of 900,000 profiles, 0/s',
      '0 %  8,000 of 900,000 profiles, 1,000/s',
      '1 %  16,000 of 900,000 profiles, 1,000/s',
      '2 %  24,000 of 900,000 profiles, 1,000/s',
    ]);
  });

  it('redraws one bar on a terminal and ends the line at the end', () => {
    const written = watched(true);
    expect(written.split('\r')).toHaveLength(102);
    expect(written).toContain(`\r[${'#'.repeat(15)}${'-'.repeat(15)}] 50 %`);
    expect(written.endsWith('\n')).toBe(true);
    expect(written.match(/\n/g)).toHaveLength(1);
  });
});
