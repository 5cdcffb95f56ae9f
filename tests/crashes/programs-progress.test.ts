import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OwnServices, startOwnServices } from '../harness/own-services.ts';

const TOOL = fileURLToPath(new URL('../../scripts/test/tool.mjs', import.meta.url));

/** The programs themselves, in their smallest sizes. Without a terminal their progress is plain lines on stderr. */
describe('a long program shows its progress on stderr and leaves stdout to its figures', () => {
  let services: OwnServices;

  beforeAll(async () => {
    services = await startOwnServices();
  });
  afterAll(() => services.stop());

  it('bench: which part runs, and its table', async () => {
    const { stdout, stderr } = await run('bench', '--only', 'simulator', '--quick');
    expect(stderr).toMatch(/^simulator: The built-in generator$/m);
    expect(stdout).toMatch(/^\nThe built-in generator\n/);
    expect(stdout).not.toContain('simulator:');
  });

  it('soak: every tenth part of the requests, restarts, then one JSON document', async () => {
    const { stdout, stderr } = await run('soak', '--requests', '40', '--connections', '4');
    const parts = [...stderr.matchAll(/^(\d+) % {2}\d+ of 40 requests, \d+\/s$/gm)].map(([, percent]) =>
      Number(percent),
    );
    expect(parts.length).toBeGreaterThanOrEqual(10);
    expect(parts).toEqual([...parts].sort((one, other) => one - other));
    expect(parts.at(-1)).toBe(100);
    for (const line of ['an API server restarts', 'the worker is back']) expect(stderr).toContain(line);
    expect(stderr).not.toContain('\r');
    expect(JSON.parse(stdout)).toMatchObject({ seed: 1, differences: [] });
  });

  /** @throws with both outputs when the program fails */
  function run(name: string, ...args: readonly string[]) {
    const env = { ...process.env, NODE_OPTIONS: '', ...services.freshSettings() };
    return promisify(execFile)(process.execPath, [TOOL, name, ...args], { env });
  }
});
