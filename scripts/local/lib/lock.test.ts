import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { tryLock, waitForLock } from './lock.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'saju-lock-'));
  file = path.join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('A lock file', () => {
  it('names its holder to a second taker, and is free after its release', () => {
    const first = tryLock(file);
    expect(tryLock(file).holder?.pid).toBe(process.pid);
    first.release?.();
    expect(existsSync(file)).toBe(false);
    expect(tryLock(file).holder).toBeUndefined();
  });

  it('of a killed process is taken over', async () => {
    const child = await holdInAnotherProcess();
    expect(tryLock(file).holder?.pid).toBe(child.pid);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(tryLock(file).holder).toBeUndefined();
  });

  it('is ignored when its number belongs to another process by now', () => {
    writeFileSync(file, JSON.stringify({ pid: process.pid, started: 'another boot:1' }));
    expect(tryLock(file).holder).toBeUndefined();
  });

  it('half written or damaged is taken over, without a file left', () => {
    writeFileSync(file, '{"pid":');
    expect(tryLock(file).holder).toBeUndefined();
    expect(readdirSync(folder)).toEqual(['lock']);
  });

  it('is awaited until its holder dies', async () => {
    const child = await holdInAnotherProcess();
    const waited = waitForLock(file, ({ pid }) => process.kill(pid, 'SIGKILL'));
    expect(await waited).toHaveProperty('release');
    expect(child.killed || child.signalCode !== undefined).toBe(true);
  });
});

async function holdInAnotherProcess() {
  const module = new URL('lock.mjs', import.meta.url).href;
  const program = `import { tryLock } from '${module}'; tryLock('${file}'); console.log('held'); setInterval(() => {}, 1e6);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}
