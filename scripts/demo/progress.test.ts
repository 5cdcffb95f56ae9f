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

  it('redraws one bar on a terminal and ends the line at the end', () => {
    const written = watched(true);
    expect(written.split('\r')).toHaveLength(102);
    expect(written).toContain(`\r[${'#'.repeat(15)}${'-'.repeat(15)}] 50 %`);
    expect(written.endsWith('\n')).toBe(true);
    expect(written.match(/\n/g)).toHaveLength(1);
  });
});
