import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { JOB_NAMES, JOBS, type JobSpec, QUEUES } from '../shared/queues/catalogue.ts';
import { circlesOf, type Import, importsOf, type Source, upwardImports } from './harness/imports.ts';

/** The rules of docs/architecture.md, Folders and layers, checked against every source file. */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PACKAGE: Readonly<Record<'dependencies' | 'devDependencies' | 'scripts', Record<string, string>>> = JSON.parse(
  readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
);

const SOURCES: readonly Source[] = ['api', 'workers', 'shared', 'scripts']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.(test|d)\.m?ts$/.test(file))
  .sort()
  .map((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return { file, text, imports: importsOf(file, text) };
  });
/** It runs in browsers, and is bundled: what it imports is no dependency of the service. */
const DASHBOARD = SOURCES.filter(({ file }) => file.startsWith('api/site/dashboard/'));
const SERVICE = SOURCES.filter((source) => !source.file.startsWith('scripts/') && !DASHBOARD.includes(source));

/** `file -> import` for every import of the sources that breaks a rule. */
function offences(sources: readonly Source[], broken: (each: Import, file: string) => boolean): string[] {
  return sources.flatMap(({ file, imports }) =>
    imports.filter((each) => broken(each, file)).map(({ what }) => `${file} -> ${what}`),
  );
}

const inFolder = (folder: string) => SOURCES.filter(({ file }) => file.startsWith(`${folder}/`));

/** The folders of `scripts/` that users and operators run; the others are tools of its developers. */
const PRODUCT_SCRIPTS = ['cli', 'local', 'gateway'];

/** The folders of `shared/`, top layer first. */
const LAYERS: readonly string[] = [
  'operations',
  'schedules',
  'batches',
  'fortunes',
  'profiles',
  'generation',
  'webhooks',
  'reports',
  'analytics',
  'accounts',
  'status',
  'mail',
  'usage',
  'events',
  'db',
  'queues',
  'content',
  'saju',
  'core',
];

describe('the source files', () => {
  it('has imports that this test can read', () => {
    expect(SOURCES.length).toBeGreaterThan(150);
    const runtime = SOURCES.find(({ file }) => file === 'shared/queues/job-execution.ts');
    expect(runtime?.imports).toContainEqual({ what: 'bullmq', typeOnly: false });
    expect(runtime?.imports).toContainEqual({ what: 'shared/queues/slots.ts', typeOnly: true });
  });

  it('lets neither api nor workers import the other, and shared import neither', () => {
    expect(offences(inFolder('api'), ({ what }) => /^(workers|scripts)\//.test(what))).toEqual([]);
    expect(offences(inFolder('workers'), ({ what }) => /^(api|scripts)\//.test(what))).toEqual([]);
    expect(offences(inFolder('shared'), ({ what }) => /^(api|workers|scripts)\//.test(what))).toEqual([]);
  });

  it('sorts scripts/ into product and tools: the product imports neither a tool nor the tests', () => {
    const tools = ['bench', 'chaos', 'emulator', 'evals', 'generators', 'mutation', 'outages', 'release', 'test'];
    expect(readdirSync(path.join(ROOT, 'scripts')).sort()).toEqual([...PRODUCT_SCRIPTS, ...tools].sort());
    const product = SOURCES.filter(({ file }) => !tools.some((tool) => file.startsWith(`scripts/${tool}/`)));
    const isTool = ({ what }: Import) =>
      what.startsWith('tests/') || tools.some((tool) => what.startsWith(`scripts/${tool}/`));
    expect(offences(product, isTool)).toEqual([]);
    expect(JSON.parse(readFileSync(path.join(ROOT, 'tsconfig.json'), 'utf8')).include).toEqual(
      ['api', 'workers', 'shared', ...PRODUCT_SCRIPTS.map((name) => `scripts/${name}`)].map(
        (name) => `${name}/**/*.ts`,
      ),
    );
  });

  it('has for each command of package.json the file that it starts', () => {
    const started = Object.values(PACKAGE.scripts).flatMap((script) => [
      ...[...script.matchAll(/(?:node|tsx) (scripts\/[\w./-]+)/g)].map(([, file = '']) => file),
      ...[...script.matchAll(/tool\.mjs ([\w/-]+)/g)].map(([, tool = '']) => `scripts/${tool}/main.ts`),
    ]);
    expect(started.length).toBeGreaterThan(20);
    expect(started.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it('keeps the gateway of the embedded database a package of its own', () => {
    const folder = 'scripts/gateway';
    const { dependencies }: typeof PACKAGE = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
    const isItsOwn = ({ what }: Import) =>
      what.startsWith(`${folder}/`) || what.startsWith('node:') || what in dependencies;
    expect(offences(inFolder(folder), (each) => !isItsOwn(each))).toEqual([]);
    expect(PACKAGE.dependencies).toMatchObject(dependencies);
  });

  it('has no circle of files, type imports and dynamic imports included', () => {
    expect(circlesOf(SOURCES)).toEqual([]);
  });

  it('keeps the dashboard apart: it knows the service by its API only', () => {
    // Names and sentences, which import nothing.
    const lists = ['audit-actions', 'disclaimers', 'event-types', 'permissions'].map(
      (name) => `shared/core/${name}.ts`,
    );
    // The types of the API's document.
    const types = ['schema.generated', 'types'].map((name) => `clients/typescript/src/${name}.ts`);
    // What the pages about errors say: it imports types alone.
    const allowed = ['preact', 'eventsource-parser', 'api/site/error-texts.ts', ...types, ...lists];
    expect(SOURCES.filter(({ file }) => lists.includes(file)).flatMap(({ imports }) => imports)).toEqual([]);
    expect(DASHBOARD.length).toBeGreaterThan(30);
    expect(
      offences(DASHBOARD, ({ what }) => !what.startsWith('api/site/dashboard/') && !allowed.includes(what)),
    ).toEqual([]);
    expect(offences(SERVICE, ({ what }) => what.startsWith('api/site/dashboard/'))).toEqual([]);
  });

  it('orders the folders of shared/: each imports only from itself and from the layers below', () => {
    const folders = readdirSync(path.join(ROOT, 'shared')).sort();
    expect([...LAYERS].sort()).toEqual(folders);
    expect(upwardImports(inFolder('shared'), LAYERS)).toEqual([]);
  });

  it('names its files in kebab-case', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|generated|d))*\.(m?ts|tsx)$|^[a-z0-9]+(-[a-z0-9]+)*\.mjs$/;
    const names = ['api', 'clients', 'workers', 'shared', 'scripts', 'tests'].flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.(tsx?|mjs)$/.test(file),
      ),
    );
    expect(names.length).toBeGreaterThan(400);
    expect(names.filter((file) => !kebab.test(path.basename(file)))).toEqual([]);
  });

  it('keeps the four pillars and the content free of I/O', () => {
    const allowed = (what: string) =>
      /^shared\/(saju|content)\//.test(what) || /^shared\/core\/(clock|models)\.ts$/.test(what) || what === 'zod';
    for (const folder of ['shared/saju', 'shared/content']) {
      expect(offences(inFolder(folder), ({ what }) => !allowed(what) && what !== 'node:crypto')).toEqual([]);
    }
    expect(offences(inFolder('shared/saju'), ({ what }) => !what.startsWith('shared/saju/'))).toEqual([]);
    for (const { file, text } of [...inFolder('shared/saju'), ...inFolder('shared/content')]) {
      const impure = /\b(Date\.now\(|new Date\(\)|performance\.|Math\.random|process\.|systemClock|fetch\()/.exec(text);
      expect({ file, impure: impure?.[0] ?? null }).toEqual({ file, impure: null });
    }
  });

  it.each<[string, (file: string) => boolean]>([
    ['bullmq', (file) => file.startsWith('shared/queues/')],
    ['@bull-board/api', (file) => file.startsWith('api/ops/')],
    ['@bull-board/express', (file) => file.startsWith('api/ops/')],
    ['ioredis', (file) => /^shared\/queues\/redis(-cluster)?\.ts$/.test(file)],
    ['mongoose', (file) => file.startsWith('shared/db/')],
    ['mongodb', () => false],
    ['express', (file) => file.startsWith('api/')],
    ['zod-openapi', (file) => file.startsWith('api/contract/')],
    ['helmet', (file) => file.startsWith('api/')],
    ['@anthropic-ai/sdk', (file) => file === 'workers/providers/anthropic.ts'],
    ['openai', (file) => file === 'workers/providers/openai.ts'],
    ['nodemailer', (file) => file.startsWith('workers/mail/')],
    ['node-cron', (file) => file.startsWith('workers/schedules/')],
    ['undici', (file) => file.startsWith('workers/webhooks/') || file === 'workers/providers/fetch.ts'],
    ['marked', (file) => file === 'api/site/markdown.ts'],
    ['pino', (file) => file === 'shared/core/logger.ts'],
    ['prom-client', (file) => file === 'shared/core/metrics.ts'],
    ['ulid', (file) => file === 'shared/core/ids.ts'],
    ['bullmq-otel', (file) => file === 'shared/core/otel.ts'],
    ['@opentelemetry/api', (file) => file === 'shared/core/otel.ts'],
    ['@opentelemetry/core', (file) => file === 'shared/core/otel.ts'],
    ['@opentelemetry/exporter-trace-otlp-http', (file) => file === 'shared/core/otel.ts'],
    ['@opentelemetry/instrumentation-undici', (file) => file === 'shared/core/otel.ts'],
    ['@opentelemetry/resources', (file) => file === 'shared/core/otel.ts'],
    ['@opentelemetry/sdk-trace-node', (file) => file === 'shared/core/otel.ts'],
  ])('lets %s be imported only in its own files (types aside)', (name, isItsPlace) => {
    expect(offences(SERVICE, ({ what, typeOnly }, file) => what === name && !typeOnly && !isItsPlace(file))).toEqual(
      [],
    );
  });

  it('imports no development dependency at run time', () => {
    const known = new Set(Object.keys(PACKAGE.dependencies));
    const isPackage = (what: string) => !what.includes(':') && !/^(api|workers|shared|scripts)\//.test(what);
    expect(offences(SERVICE, ({ what, typeOnly }) => isPackage(what) && !typeOnly && !known.has(what))).toEqual([]);
    const used = new Set(SOURCES.flatMap(({ imports }) => imports.map(({ what }) => what)));
    expect([...known].filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('docs/jobs.md', () => {
  it('has the list of the job catalogue', () => {
    const rows = JOB_NAMES.map((name) => {
      const job: JobSpec = JOBS[name];
      const pools = [...new Set(job.queues.map((queue) => QUEUES[queue].pool))];
      const facts = [
        job.queues.map((queue) => `\`${queue}\``).join(', '),
        pools.join(', '),
        job.attempts,
        job.backoffMs.map((ms) => ms / 1_000).join(', ') || '-',
        job.timeoutMs / 1_000,
      ];
      return `- \`${name}\`: ${facts.join('; ')}`;
    });
    const doc = readFileSync(path.join(ROOT, 'docs/jobs.md'), 'utf8');
    const [, list = ''] = /^## Catalogue\n.*?\n\n(- .*?)\n\n/ms.exec(doc) ?? [];
    expect(list.split('\n')).toEqual(rows);
  });
});

describe('docs/architecture.md', () => {
  const doc = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8');

  it('has under 200 lines', () => {
    expect(doc.split('\n').length - 1).toBeLessThan(200);
  });

  it('lists the layers of shared/ in the order that this test enforces', () => {
    const [order = ''] = /^`\w+` →.*\n.*$/m.exec(doc) ?? [];
    expect([...order.matchAll(/`(\w+)`/g)].map(([, layer]) => layer)).toEqual(LAYERS);
  });

  it('describes the way of a request by functions that the named files define', () => {
    const steps = [...doc.matchAll(/`((?:api|workers|shared)\/[\w./-]+\.ts): (\w+)`/g)].map(
      ([, file = '', name = '']) => ({
        file,
        name,
      }),
    );
    expect(steps.length).toBeGreaterThan(10);
    const textOf = (file: string) => SOURCES.find((source) => source.file === file)?.text ?? '';
    const defines = ({ file, name }: (typeof steps)[number]) =>
      new RegExp(`\\b(?:function|const) ${name}\\b`).test(textOf(file));
    expect(steps.filter((step) => !defines(step))).toEqual([]);
  });
});

const ARCHITECTURE = ['architecture', 'jobs', 'status', 'stores'].map((name) => `docs/${name}.md`);

/** Those in Markdown, without the guides of the site, which have tests of their own. */
const DOCUMENTS = ['', 'docs', 'docs/adr', 'docs/results'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join(folder, file)),
);

describe('a document', () => {
  const decisions = readdirSync(path.join(ROOT, 'docs/adr')).map((file) => `docs/adr/${file}`);

  it.each([...ARCHITECTURE, 'docs/upstream.md', 'docs/mutation.md', 'CONTRIBUTING.md', ...decisions])(
    'names existing files only: %s',
    (document) => {
      const text = readFileSync(path.join(ROOT, document), 'utf8');
      const named = [...text.matchAll(/`((?:api|workers|shared|scripts|tests|docs)\/[\w./-]+)`/g)].map(
        ([, file = '']) => file,
      );
      expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    },
  );

  it('names functions where they are: docs/upstream.md', () => {
    const text = readFileSync(path.join(ROOT, 'docs/upstream.md'), 'utf8');
    const named = [...text.matchAll(/`(\w+)` in `([\w./-]+)`/g)];
    expect(named.length).toBeGreaterThan(10);
    const missing = named.filter(
      ([, name = '', file = '']) => !readFileSync(path.join(ROOT, file), 'utf8').match(new RegExp(`\\b${name}\\b`)),
    );
    expect(missing.map(([all]) => all)).toEqual([]);
  });

  it('links to existing files only', () => {
    const dead = DOCUMENTS.flatMap((document) =>
      [...readFileSync(path.join(ROOT, document), 'utf8').matchAll(/\]\((?![a-z]+:|[/#])([^)#]+)[^)]*\)/g)]
        .map(([, target = '']) => path.join(path.dirname(document), target))
        .filter((target) => !existsSync(path.join(ROOT, target)))
        .map((target) => `${document}: ${target}`),
    );
    expect(dead).toEqual([]);
  });

  it('links to headings that exist', () => {
    const headings = (file: string) =>
      [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replace(/[^\p{L}\p{N}_ -]/gu, '')
          .replaceAll(' ', '-'),
      );
    const dead = DOCUMENTS.flatMap((document) => {
      const text = readFileSync(path.join(ROOT, document), 'utf8');
      const links = [...text.matchAll(/\]\(([\w./-]*\.md)?#([^)]+)\)/g)];
      return links.flatMap(([, target, heading = '']) => {
        const file = target === undefined ? document : path.join(path.dirname(document), target);
        return headings(file).includes(heading) ? [] : [`${document}: ${target ?? ''}#${heading}`];
      });
    });
    expect(dead).toEqual([]);
  });

  it('is listed for its readers in docs/README.md', () => {
    const listed = readFileSync(path.join(ROOT, 'docs/README.md'), 'utf8');
    const own = DOCUMENTS.filter((file) => /^docs\/[^/]+\.md$/.test(file) && file !== 'docs/README.md');
    expect(own.filter((file) => !listed.includes(`](${file.slice('docs/'.length)})`))).toEqual([]);
  });
});

/** The files that may read the machine's time; all others get a `Clock`. */
const TIME_EXCEPTIONS: Readonly<Record<string, string>> = {
  'shared/core/clock.ts': 'the clock itself',
  'shared/queues/job-execution.ts':
    'waits and delays are reckoned against time stamps that BullMQ writes with Date.now()',
  'workers/providers/anthropic.ts': "a provider's Retry-After date is compared with the moment it came",
  'workers/providers/google.ts': "a provider's Retry-After date is compared with the moment it came",
  'workers/providers/openai.ts': "a provider's Retry-After date is compared with the moment it came",
};

/** The files that may read the environment; all others get a `Config`. */
const ENVIRONMENT_EXCEPTIONS = ['api/main.ts', 'workers/main.ts'];

describe('the source of the service', () => {
  it("reads the machine's clock in the listed places only", () => {
    const reading = SERVICE.filter(({ text }) => /new Date\(\)|Date\.now\(/.test(text)).map(({ file }) => file);
    expect(reading.filter((file) => !(file in TIME_EXCEPTIONS))).toEqual([]);
    expect(Object.keys(TIME_EXCEPTIONS).filter((file) => !reading.includes(file))).toEqual([]);
  });

  it('reads the environment in the composition roots only', () => {
    const reading = SERVICE.filter(({ text }) => /process\.env\b/.test(text)).map(({ file }) => file);
    expect(reading).toEqual(ENVIRONMENT_EXCEPTIONS);
  });

  it('checks the length of a list in a request before its items', () => {
    const bare = SERVICE.filter(({ file, text }) => file.startsWith('api/routes/') && /\bz\s*\.array\(/.test(text));
    // `listOf`, and batches, which answer 413.
    expect(bare.map(({ file }) => file).sort()).toEqual(['api/routes/fields.ts', 'api/routes/resource/batches.ts']);
  });

  it('changes the state of batch items in one file only, whose head comment is their state table', () => {
    const writes = /batchItems\)?\s*\.(?:update|bulkWrite|findOneAnd|replace)|(?:update|delete)Write\([^,]*batchItems/;
    const writing = SERVICE.filter(({ text }) => writes.test(text)).map(({ file }) => file);
    expect(writing).toEqual(['shared/batches/item-states.ts']);
    // Under another name the pattern would not see a write.
    const writesRenamed = ({ text }: (typeof SERVICE)[number]) =>
      [...text.matchAll(/(\w+) = rawCollection\([\w.]*batchItems\)/g)].some(([, name]) =>
        new RegExp(`\\b${name}\\s*\\.(?:update|bulkWrite|findOneAnd|replace)`).test(text),
      );
    expect(SERVICE.filter(writesRenamed)).toEqual([]);
  });

  it('has no `any`, no silenced compiler or linter, no default export and no printing', () => {
    const forbidden =
      /@ts-(ignore|expect-error|nocheck)|biome-ignore|eslint-disable|\bas any\b|: any\b|^export default|console\./m;
    const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/ (?!biome|eslint|@ts).*$/gm, '');
    expect([...SERVICE, ...DASHBOARD].filter(({ text }) => forbidden.test(code(text))).map(({ file }) => file)).toEqual(
      [],
    );
  });
});
