import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type OwnServices, startOwnServices } from '../harness/own-services.ts';

const TOOL = fileURLToPath(new URL('../../scripts/test/tool.mjs', import.meta.url));

/** The program itself, in its smallest size. Without a terminal its progress is plain lines on stderr. */
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

  /** @throws with both outputs when the program fails */
  function run(name: string, ...args: readonly string[]) {
    const env = { ...process.env, NODE_OPTIONS: '', ...services.freshSettings() };
    return promisify(execFile)(process.execPath, [TOOL, name, ...args], { env });
  }
});
