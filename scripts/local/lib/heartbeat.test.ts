import { describe, expect, it } from '@jest/globals';
import { until } from '../../../tests/harness/http.ts';
import { createHeartbeat } from './heartbeat.mjs';

describe('createHeartbeat', () => {
  it('says what goes on, again and again, while nothing else is logged', async () => {
    const lines: string[] = [];
    const heartbeat = createHeartbeat((line) => lines.push(line), { doing: 'building', silenceMs: 20 });
    await until('it has spoken twice', async () => lines.length >= 2);
    heartbeat.doing('starting');
    await until('it has spoken of what is next', async () => lines.at(-1)?.startsWith('starting') === true);
    heartbeat.stop();
    expect(lines[0]).toMatch(/^building: \d+ s so far$/);
    expect(lines[1]).toMatch(/^building: \d+ s so far$/);
    expect(lines.at(-1)).toMatch(/^starting: \d+ s so far$/);
  });

  it('is silent while others speak, and after its end', async () => {
    const lines: string[] = [];
    const heartbeat = createHeartbeat((line) => lines.push(line), { doing: 'building', silenceMs: 60_000 });
    heartbeat.log('a line');
    heartbeat.stop();
    expect(lines).toEqual(['a line']);
    const ended = createHeartbeat((line) => lines.push(line), { doing: 'building', silenceMs: 10 });
    ended.stop();
    ended.log('afterwards');
    const other = createHeartbeat((line) => lines.push(line), { doing: 'starting', silenceMs: 40 });
    await until('another has spoken', async () => lines.length > 2);
    other.stop();
    const [first, second, ...others] = lines;
    expect([first, second]).toEqual(['a line', 'afterwards']);
    for (const line of others) expect(line).toMatch(/^starting: \d+ s so far$/);
  });
});
