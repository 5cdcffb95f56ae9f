import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import * as z from 'zod';

/** .github/workflows/ci.yml cannot run here, so these tests compare it with what it runs. */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const STEP = z
  .strictObject({
    name: z.string().optional(),
    uses: z.string().optional(),
    with: z.record(z.string(), z.unknown()).optional(),
    run: z.string().optional(),
    if: z.string().optional(),
  })
  .refine(({ uses, run }) => (uses === undefined) !== (run === undefined), 'a step either uses an action or runs');
const JOB = z.strictObject({
  'runs-on': z.string(),
  'timeout-minutes': z.int().positive(),
  strategy: z.object({ matrix: z.object({ part: z.array(z.string()) }) }).optional(),
  env: z.record(z.string(), z.string()).optional(),
  steps: z.array(STEP).min(2),
});
const WORKFLOW = z
  .strictObject({
    name: z.string(),
    on: z.record(z.string(), z.unknown()),
    permissions: z.record(z.string(), z.string()),
    concurrency: z.record(z.string(), z.unknown()),
    jobs: z.record(z.string(), JOB),
  })
  .parse(parse(read('.github/workflows/ci.yml')));
const JOBS = Object.entries(WORKFLOW.jobs);
const scriptsOf = (job: string) => (WORKFLOW.jobs[job]?.steps ?? []).flatMap(({ run }) => run ?? []);
const allOf = (job: string) => scriptsOf(job).join('\n');

describe('.github/workflows/ci.yml', () => {
  it('runs on changes and may only read', () => {
    expect(Object.keys(WORKFLOW.on).sort()).toEqual(['pull_request', 'push']);
    expect(WORKFLOW.permissions).toEqual({ contents: 'read' });
  });

  it.each(JOBS)('checks the sources out first in the job %s, and runs valid shell commands', (_name, { steps }) => {
    expect(steps[0]?.uses).toMatch(/^actions\/checkout@v\d+$/);
    for (const { run } of steps)
      if (run !== undefined) execFileSync('bash', ['-n', '-c', run.replaceAll(/\$\{\{.+?\}\}/g, '')]);
  });

  it('runs what exists: files that are executable, scripts of package.json, and commands of the CLI', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const text = [...JOBS.map(([name]) => allOf(name)), read('.ci/run')].join('\n');
    for (const [, name = ''] of text.matchAll(/npm run (?:-s )?([\w:]+)/g))
      expect(Object.keys(scripts)).toContain(name);
    expect(scriptsOf('parts').join()).toMatch(/^\.ci\/run \$\{\{ matrix\.part \}\}$/);
    const parts = (WORKFLOW.jobs['parts']?.strategy?.matrix.part ?? []).flatMap((part) => part.split(' '));
    expect(/ set -- (.+)$/m.exec(read('.ci/run'))?.[1]?.split(' ')).toEqual(parts);
    for (const part of parts) expect(read('.ci/run')).toContain(`\n${part}() {\n`);
    expect(statSync(path.join(ROOT, '.ci/run')).mode & 0o111).not.toBe(0);
    for (const [, group = '', command = ''] of text.matchAll(/\bcli (\w+) (\w+) --/g)) {
      expect(read(`scripts/cli/${group}.ts`)).toContain(`.command('${command}')`);
    }
  });

  it('runs as root what needs separate hosts', () => {
    expect(scriptsOf('hosts')).toEqual(['sudo env "PATH=$PATH" CI=true npm run test:crashes -- tests/crashes/hosts']);
    expect(read('tests/crashes/hosts.test.ts')).toContain('whyNoHosts()');
  });

  it('uses a Node version that package.json allows', () => {
    const versions = JOBS.flatMap(([, { steps }]) => steps.flatMap((step) => step.with?.['node-version'] ?? []));
    expect(versions.length).toBeGreaterThan(0);
    for (const version of versions) expect(Number(version)).toBeGreaterThanOrEqual(20);
  });

  it('runs all tests, and those of failovers, on the images of docker-compose.yml', () => {
    const compose: { services: Record<string, { image?: string }> } = parse(read('docker-compose.yml'), {
      merge: true,
      // Every service is put together from shared parts.
      maxAliasCount: -1,
    });
    const script = allOf('services');
    for (const name of ['mongodb', 'redis']) {
      expect(script).toMatch(new RegExp(`docker run .*--name ${name} .* ${compose.services[name]?.image} `));
    }
    expect(scriptsOf('services').slice(-3)).toEqual(['npm test', 'npm run test:crashes', 'npm run test:faults']);
  });

  it('gives the tests the servers that it starts, with all that the tests need', () => {
    const { env = {} } = WORKFLOW.jobs['services'] ?? {};
    const script = allOf('services');
    const asked = [...read('tests/harness/services.ts').matchAll(/required\('(\w+)'\)/g)].map(([, name]) => name);
    expect(Object.keys(env).sort()).toEqual([...new Set(asked)].sort());
    const mongodb = new URL(env['SAJU_TEST_MONGODB_URL'] ?? '');
    expect(script).toContain(`--publish ${mongodb.host}:27017`);
    expect(script).toContain(`--replSet ${mongodb.searchParams.get('replicaSet')} `);
    expect(script).toContain(`_id: '${mongodb.searchParams.get('replicaSet')}'`);
    expect(script).toContain('enableTestCommands=1');
    expect(script).toContain(`--publish ${new URL(env['SAJU_TEST_REDIS_URL'] ?? '').host}:6379`);
    const needed = /const redisDatabases = (\d+)/.exec(read('scripts/test/main.mjs'))?.[1];
    expect(script).toContain(`--databases ${needed} `);
  });

  it('starts the whole docker-compose.yml with the settings that it requires', () => {
    const script = allOf('compose');
    const [, loop = ''] = /for name in ([\w ]+);/.exec(script) ?? [];
    const given = [...[...script.matchAll(/echo "(\w+)=/g)].map(([, name]) => name), ...loop.split(' ')];
    const required = [...read('docker-compose.yml').matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    expect(given.sort()).toEqual([...new Set(required)].sort());
    expect(script).toContain('docker compose up --build --detach --wait');
    for (const route of script.matchAll(/http:\/\/127\.0\.0\.1:3000(\/v1\/\w+)/g)) {
      expect(read('docs/api.md')).toContain(route[1]);
    }
  });
});
