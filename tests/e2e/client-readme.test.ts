import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { transformSync } from '@swc/core';
import { catalogue, isWebhook } from '../../api/site/reference/catalogue.ts';
import { samplesOf } from '../../api/site/reference/samples.ts';
import { Saju } from '../../clients/typescript/src/index.ts';
import { until } from '../harness/http.ts';
import { startPlatform, type TestAccount, type TestPlatform } from '../harness/platform.ts';
import { freePort } from '../harness/ports.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CLIENT = path.join(ROOT, 'clients/typescript');
const TSC = path.join(ROOT, 'node_modules/.bin/tsc');

const STRICT = {
  strict: true,
  noEmit: true,
  target: 'es2022',
  module: 'nodenext',
  types: ['node'],
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
};

/** The examples of the client's README. One that imports the client begins a program, and those after it continue it. */
const PROGRAMS = programsOf(readFileSync(path.join(CLIENT, 'README.md'), 'utf8'));

/** The package as it would be installed, and the README's programs, run as a user would. */
describe("the client's README", () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'saju-client-'));
  const modules = path.join(folder, 'node_modules');
  let platform: TestPlatform;
  let account: TestAccount;
  let url: string;
  let running: ChildProcess | null = null;

  beforeAll(async () => {
    platform = await startPlatform();
    ({ url } = await platform.startApiServer());
    await platform.startWorker('all');
    account = await platform.account();
    const installed = path.join(modules, '@saju/client');
    mkdirSync(installed, { recursive: true });
    for (const name of [
      '@types',
      'undici-types',
      'openapi-fetch',
      'openapi-typescript-helpers',
      'eventsource-parser',
    ]) {
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
    }
    cpSync(path.join(CLIENT, 'package.json'), path.join(installed, 'package.json'));
    execFileSync(TSC, ['-p', CLIENT, '--outDir', path.join(installed, 'dist')], { stdio: 'inherit' });
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
    for (const [index, program] of PROGRAMS.entries()) {
      writeFileSync(path.join(folder, `program-${index}.ts`), program);
      const { code } = transformSync(program, { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } });
      writeFileSync(path.join(folder, `program-${index}.js`), code);
    }
  });
  afterAll(async () => {
    running?.kill();
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = (index: number, more: Readonly<Record<string, string>> = {}) => {
    const env = { PATH: process.env['PATH'] ?? '', SAJU_API_KEY: account.liveKey, SAJU_URL: url, ...more };
    const child = spawn(process.execPath, [`program-${index}.js`], { cwd: folder, env });
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    return { child, ended, output: () => Buffer.concat(output).toString() };
  };

  it('has programs that compile in strict mode against the built package', () => {
    expect(PROGRAMS).toHaveLength(3);
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: STRICT, include: ['*.ts'] }));
    execFileSync(TSC, ['-p', folder], { stdio: 'inherit' });
  });

  it('compiles the samples of the reference, which are programs of this package', () => {
    const { document, entries } = catalogue();
    const shown = [...entries.values()].filter((entry) => !isWebhook(entry));
    const samples = path.join(folder, 'samples');
    mkdirSync(samples);
    for (const entry of shown) {
      const { code = '' } = samplesOf(document, entry, url).find(({ language }) => language === 'typescript') ?? {};
      writeFileSync(path.join(samples, `${entry.id}.ts`), `${code}\nexport {};\n`);
    }
    const options = { compilerOptions: STRICT, include: ['*.ts'] };
    writeFileSync(path.join(samples, 'tsconfig.json'), JSON.stringify(options));
    execFileSync(TSC, ['-p', samples], { stdio: 'inherit' });
  });

  it('creates a profile and a fortune, streams, lists, and shows errors', async () => {
    const { ended, output } = start(0);
    expect({ code: await ended, output: output() }).toEqual({ code: 0, output: expect.any(String) });
    const lines = output().split('\n');
    expect(lines[0]).toMatch(/^\d+ [가-힣]/);
    expect(lines[1]).toMatch(/^[가-힣]/);
    expect(lines[2]).toMatch(/^cost: 0\.\d+ USD$/);
    expect(output()).toMatch(/ftn_\w+ \d{4}-\d\d-\d\d \d+\n/);
    expect(output()).toContain('1 profiles\n1 of 1\n');
    expect(output()).toMatch(/validation_error \[.*birth_month.*\] req_/s);
  });

  it('receives webhooks, and refuses what is not signed', async () => {
    const port = await freePort();
    const target = `http://127.0.0.1:${port}/`;
    const saju = new Saju({ apiKey: account.liveKey, baseUrl: url });
    const hook = await saju.webhooks.create({ url: target, events: ['profile.created'] });
    const receiver = start(1, { PORT: String(port), SAJU_WEBHOOK_SECRET: hook.secret });
    running = receiver.child;
    await until(
      'it listens',
      async () => (await fetch(target, { method: 'POST', body: '{}' }).catch(() => null))?.status === 400,
    );
    expect((await saju.webhooks.test(hook.id)).delivery).toMatchObject({ status: 'success', response_code: 204 });
    expect(receiver.output()).toMatch(/evt_\w+ test\.ping/);
  });

  it('calls a route by its path', async () => {
    const { ended, output } = start(2);
    expect({ code: await ended, output: output() }).toEqual({ code: 0, output: expect.stringContaining('{') });
  });
});

function programsOf(markdown: string): string[] {
  const programs: string[] = [];
  for (const [, block = ''] of markdown.matchAll(/```ts\n(.*?)```/gs)) {
    if (block.includes("from '@saju/client'")) programs.push(block);
    else programs.push(`${programs.pop() ?? ''}${block}`);
  }
  return programs;
}
