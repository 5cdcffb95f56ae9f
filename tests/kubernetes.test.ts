import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { promtool } from '../scripts/test/promtool.mjs';
import { loadConfig, SET_ELSEWHERE, settingNames } from '../shared/core/config.ts';
import { MODEL_NAMES } from '../shared/core/models.ts';
import { ENVIRONMENT_SCHEMA } from '../shared/core/settings.ts';
import { POOL_NAMES, QUEUE_NAMES, QUEUES } from '../shared/queues/catalogue.ts';
import { parseArguments } from '../workers/arguments.ts';

/**
 * No cluster is needed: the manifests are checked against the types of the Kubernetes API, in which an unknown, missing or
 * mistyped field is an error of the compiler, and against the code.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BASE = path.join(ROOT, 'deploy/kubernetes/base');
const EXAMPLE = path.join(ROOT, 'deploy/kubernetes/overlays/example');

interface Manifest {
  readonly file: string;
  readonly kind: string;
  readonly name: string;
  readonly content: Readonly<Record<string, unknown>>;
}

const OBJECT = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }).optional(),
});

function manifestsOf(folder: string): Manifest[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) =>
      parseAllDocuments(readFileSync(path.join(folder, file), 'utf8')).map((document) => {
        const content = OBJECT.parse(document.toJS());
        return { file, kind: content.kind, name: content.metadata?.name ?? '', content };
      }),
    );
}

const BASE_MANIFESTS = manifestsOf(BASE);
const EXAMPLE_MANIFESTS = manifestsOf(EXAMPLE);

/** The module of each kind in `kubernetes-types`. */
const TYPES: Readonly<Record<string, string>> = {
  'apps/v1 Deployment': 'apps/v1',
  'autoscaling/v2 HorizontalPodAutoscaler': 'autoscaling/v2',
  'networking.k8s.io/v1 NetworkPolicy': 'networking/v1',
  'policy/v1 PodDisruptionBudget': 'policy/v1',
  'v1 Namespace': 'core/v1',
  'v1 Service': 'core/v1',
  'v1 ServiceAccount': 'core/v1',
};

const PROMETHEUS = z.strictObject({
  type: z.literal('prometheus'),
  name: z.string(),
  metadata: z.strictObject({
    serverAddress: z.url(),
    query: z.string(),
    threshold: z.string().regex(/^\d+$/),
    // Otherwise a lost Prometheus reads as an empty queue.
    ignoreNullValues: z.literal('false'),
  }),
});

/** KEDA's custom resource, as far as it is used here. */
const SCALED_OBJECT = z.strictObject({
  apiVersion: z.literal('keda.sh/v1alpha1'),
  kind: z.literal('ScaledObject'),
  metadata: z.strictObject({ name: z.string(), labels: z.record(z.string(), z.string()) }),
  spec: z.strictObject({
    scaleTargetRef: z.strictObject({ name: z.string() }),
    // From zero KEDA would need a figure that only a running worker has.
    minReplicaCount: z.int().min(1),
    maxReplicaCount: z.int().min(1),
    pollingInterval: z.int().min(1),
    cooldownPeriod: z.int().min(0),
    fallback: z.strictObject({ failureThreshold: z.int(), replicas: z.int() }),
    advanced: z.strictObject({
      horizontalPodAutoscalerConfig: z.strictObject({
        behavior: z.strictObject({
          scaleDown: z.strictObject({
            stabilizationWindowSeconds: z.int().max(3_600),
            policies: z.array(
              z.strictObject({ type: z.enum(['Percent', 'Pods']), value: z.int(), periodSeconds: z.int() }),
            ),
          }),
        }),
      }),
    }),
    triggers: z.array(PROMETHEUS).min(1),
  }),
});

const SCALED_OBJECT_PATCH = SCALED_OBJECT.extend({
  metadata: z.strictObject({ name: z.string() }),
  spec: SCALED_OBJECT.shape.spec.partial(),
});

const KUSTOMIZATION = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  namespace: z.string().optional(),
  resources: z.array(z.string()),
  images: z.array(z.strictObject({ name: z.string(), newName: z.string(), newTag: z.string() })).optional(),
  secretGenerator: z.array(z.strictObject({ name: z.string(), envs: z.array(z.string()) })).optional(),
  configMapGenerator: z.array(
    z.strictObject({ name: z.string(), behavior: z.literal('merge').optional(), literals: z.array(z.string()) }),
  ),
  patches: z.array(z.strictObject({ path: z.string() })).optional(),
});

const CONTAINER = z.looseObject({
  image: z.string(),
  command: z.tuple([z.literal('node'), z.string()]),
  args: z.array(z.string()).default([]),
  ports: z.array(z.object({ name: z.string(), containerPort: z.int() })),
  env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  envFrom: z.array(
    z.union([
      z.strictObject({ configMapRef: z.strictObject({ name: z.string() }) }),
      z.strictObject({ secretRef: z.strictObject({ name: z.string() }) }),
    ]),
  ),
  securityContext: z.unknown(),
  startupProbe: z.unknown(),
  livenessProbe: z.unknown(),
  readinessProbe: z.unknown(),
  lifecycle: z.unknown().optional(),
});

const LABELS = z.record(z.string(), z.string());
const SCALER = z.looseObject({ spec: z.looseObject({ scaleTargetRef: z.looseObject({ name: z.string() }) }) });
const SELECTOR = z.strictObject({
  matchLabels: LABELS,
  matchExpressions: z
    .array(z.strictObject({ key: z.string(), operator: z.literal('In'), values: z.array(z.string()) }))
    .default([]),
});
const RULES = z
  .array(
    z.looseObject({
      to: z
        .array(
          z.looseObject({
            ipBlock: z.object({ cidr: z.string(), except: z.array(z.string()).default([]) }).optional(),
          }),
        )
        .default([]),
      ports: z
        .array(z.object({ port: z.int(), endPort: z.int().optional(), protocol: z.enum(['TCP', 'UDP']) }))
        .default([]),
    }),
  )
  .default([]);
const POLICY = z.looseObject({
  spec: z.strictObject({ podSelector: SELECTOR, policyTypes: z.array(z.string()), ingress: RULES, egress: RULES }),
});

function selects(
  { matchLabels, matchExpressions }: z.infer<typeof SELECTOR>,
  labels: Readonly<Record<string, string>>,
) {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''))
  );
}

const DEPLOYMENT = z.looseObject({
  spec: z.looseObject({
    replicas: z.int().optional(),
    selector: z.object({ matchLabels: LABELS }),
    template: z.looseObject({
      metadata: z.object({ labels: LABELS }),
      spec: z.looseObject({
        terminationGracePeriodSeconds: z.int(),
        automountServiceAccountToken: z.literal(false),
        securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
        containers: z.tuple([CONTAINER]),
      }),
    }),
  }),
});

const DEPLOYMENTS = BASE_MANIFESTS.filter(({ kind }) => kind === 'Deployment').map(({ name, content }) => {
  const { spec } = DEPLOYMENT.parse(content);
  const { metadata, spec: pod } = spec.template;
  return {
    name,
    replicas: spec.replicas,
    selector: spec.selector,
    pod: { ...pod, labels: metadata.labels },
    container: pod.containers[0],
  };
});
const WORKERS = DEPLOYMENTS.filter(({ name }) => name !== 'api');
const kustomization = (folder: string) => {
  const text = readFileSync(path.join(folder, 'kustomization.yaml'), 'utf8');
  return KUSTOMIZATION.parse(parseAllDocuments(text)[0]?.toJS());
};
const variables = (lines: readonly string[]) =>
  Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
/** The variables of each Secret, by the Secret's name: as in the example, whose files an operator fills in. */
const SECRETS = Object.fromEntries(
  (kustomization(EXAMPLE).secretGenerator ?? []).map(({ name, envs: [file] }) => {
    const text = readFileSync(path.join(EXAMPLE, `${file}.example`), 'utf8');
    return [name, variables(text.split('\n').filter((line) => line !== ''))];
  }),
);
/** The variables of each ConfigMap, the example's after those of the base. */
const SETTINGS: Record<string, Record<string, string>> = {};
for (const folder of [BASE, EXAMPLE]) {
  for (const { name, literals } of kustomization(folder).configMapGenerator) {
    SETTINGS[name] = { ...SETTINGS[name], ...variables(literals) };
  }
}

describe('the manifests of Kubernetes', () => {
  it('fit the types of the API, patches as parts of them', async () => {
    const folder = path.join(ROOT, 'node_modules/.cache');
    mkdirSync(folder, { recursive: true });
    const scratch = mkdtempSync(path.join(folder, 'kubernetes-'));
    try {
      const typed = [...BASE_MANIFESTS, ...EXAMPLE_MANIFESTS].filter(
        ({ kind }) => kind !== 'Kustomization' && kind !== 'ScaledObject',
      );
      const patches = new Set(kustomization(EXAMPLE).patches?.map((patch) => patch.path));
      const lines = typed.map(({ file, kind, content }, index) => {
        const module = TYPES[`${content['apiVersion']} ${kind}`];
        expect({ file, kind, module }).toEqual({ file, kind, module: expect.any(String) });
        const type = `import('kubernetes-types/${module}').${kind}`;
        const wanted = patches.has(file) ? `Part<${type}>` : type;
        return `export const manifest${index}: ${wanted} = ${JSON.stringify(content)}; // ${file}`;
      });
      const part = 'type Part<T> = T extends object ? { [Key in keyof T]?: Part<T[Key]> } : T;';
      const program = path.join(scratch, 'manifests.ts');
      writeFileSync(program, `${part}\n${lines.join('\n')}\n`);
      const options = ['--noEmit', '--strict', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', ''];
      const tsc = path.join(ROOT, 'node_modules/.bin/tsc');
      const checked = promisify(execFile)(tsc, [...options, '--ignoreConfig', program], { cwd: ROOT });
      const { stdout } = await checked.catch((error: { readonly stdout: string }) => error);
      expect(stdout).toBe('');
      // The check must find a mistake.
      writeFileSync(
        program,
        lines
          .find((line) => line.includes('Deployment'))
          ?.replace('"terminationGracePeriodSeconds"', '"gracePeriodSeconds"') ?? '',
      );
      await expect(
        promisify(execFile)(tsc, [...options, '--ignoreConfig', program], { cwd: ROOT }),
      ).rejects.toMatchObject({
        stdout: expect.stringContaining('gracePeriodSeconds'),
      });
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  });

  it('fit the schema of KEDA, with queries of metrics and queues that exist', () => {
    const scaled = BASE_MANIFESTS.filter(({ kind }) => kind === 'ScaledObject').map(({ content }) =>
      SCALED_OBJECT.parse(content),
    );
    expect(scaled.map(({ metadata }) => metadata.name).sort()).toEqual(
      [...MODEL_NAMES, 'webhook'].map((pool) => `worker-${pool}`).sort(),
    );
    const gauges = readFileSync(path.join(ROOT, 'api/ops/gauges.ts'), 'utf8');
    for (const { metadata, spec } of scaled) {
      expect(spec.scaleTargetRef.name).toBe(metadata.name);
      expect(spec.triggers.map(({ name }) => name)).toEqual(['oldest-wait-seconds', 'waiting-jobs']);
      const pool = metadata.name.replace('worker-', '');
      // A pool's mails wait without harm.
      const queues = QUEUE_NAMES.filter((name) => QUEUES[name].pool === pool && name !== 'mail');
      for (const { metadata: trigger } of spec.triggers) {
        const read = [...trigger.query.matchAll(/(saju_\w+)\{queue=~?"([^"]+)"/g)];
        expect(read).toHaveLength(2);
        for (const [, metric = '', wanted = ''] of read) {
          expect(gauges).toContain(`'${metric}'`);
          expect(QUEUE_NAMES.filter((name) => new RegExp(`^(${wanted})$`).test(name))).toEqual(queues);
        }
      }
    }
    for (const { kind, content } of EXAMPLE_MANIFESTS) {
      if (kind === 'ScaledObject') expect(() => SCALED_OBJECT_PATCH.parse(content)).not.toThrow();
    }
  });

  it('scale by the oldest wait and the backlog, as every API server shows them, and not for a paused queue', async () => {
    const queues = [
      { queue: 'generation-haiku', paused: 0, wait: 30, waiting: 200 },
      { queue: 'generation-sonnet', paused: 1, wait: 40, waiting: 300 },
      { queue: 'webhook-dispatch', paused: 0, wait: 12, waiting: 70 },
      { queue: 'webhook-delivery', paused: 0, wait: 4, waiting: 5_000 },
      { queue: 'webhook-test', paused: 1, wait: 900, waiting: 9 },
    ];
    const input_series = ['10.0.0.1:3001', '10.0.0.2:3001'].flatMap((instance) =>
      queues.flatMap(({ queue, paused, wait, waiting }) => [
        { series: `saju_queue_paused{queue="${queue}",instance="${instance}"}`, values: String(paused) },
        { series: `saju_queue_oldest_waiting_seconds{queue="${queue}",instance="${instance}"}`, values: String(wait) },
        { series: `saju_queue_jobs{queue="${queue}",state="waiting",instance="${instance}"}`, values: String(waiting) },
        { series: `saju_queue_jobs{queue="${queue}",state="completed",instance="${instance}"}`, values: '100000' },
      ]),
    );
    const expected: Readonly<Record<string, readonly number[]>> = {
      'worker-haiku': [30, 200],
      'worker-sonnet': [0, 0],
      'worker-webhook': [12, 5_070],
    };
    const promql_expr_test = BASE_MANIFESTS.filter(({ kind }) => kind === 'ScaledObject').flatMap(({ name, content }) =>
      SCALED_OBJECT.parse(content).spec.triggers.flatMap(({ metadata }, place) => {
        const value = expected[name]?.[place];
        return value === undefined
          ? []
          : [{ expr: metadata.query, eval_time: '0m', exp_samples: [{ labels: '{}', value }] }];
      }),
    );
    expect(promql_expr_test).toHaveLength(6);
    const folder = mkdtempSync(path.join(tmpdir(), 'saju-keda-'));
    try {
      // JSON is YAML.
      const file = path.join(folder, 'queries.yml');
      writeFileSync(
        file,
        JSON.stringify({ rule_files: [], tests: [{ interval: '1m', input_series, promql_expr_test }] }),
      );
      const run = promisify(execFile)(await promtool(), ['test', 'rules', file]);
      const { stdout } = await run.catch((error: { readonly stdout: string; readonly stderr: string }) => {
        throw new Error(`${error.stdout}${error.stderr}`);
      });
      expect(stdout).toContain('SUCCESS');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('are all listed, and every patch has its target', () => {
    const base = kustomization(BASE);
    const files = readdirSync(BASE).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
    expect([...base.resources].sort()).toEqual(files.sort());
    const overlay = kustomization(EXAMPLE);
    for (const resource of overlay.resources) expect(existsSync(path.join(EXAMPLE, resource))).toBe(true);
    for (const patch of overlay.patches ?? []) {
      const [target] = EXAMPLE_MANIFESTS.filter(({ file }) => file === patch.path);
      expect(BASE_MANIFESTS.map(({ kind, name }) => `${kind} ${name}`)).toContain(`${target?.kind} ${target?.name}`);
    }
    for (const { container } of DEPLOYMENTS) expect(overlay.images?.map(({ name }) => name)).toContain(container.image);
  });

  it('run every pool of the catalogue once, and the schedules', () => {
    const parsed = WORKERS.map(({ name, container }) => {
      expect(container.command).toEqual(['node', 'dist/workers/main.js']);
      return { name, ...parseArguments(['node', 'main.js', ...container.args]) };
    });
    expect(parsed.flatMap(({ pools }) => pools).sort()).toEqual([...POOL_NAMES].sort());
    for (const { name, pools } of parsed) if (name !== 'scheduler') expect(name).toBe(`worker-${pools[0]}`);
    expect(parsed.filter(({ schedules }) => schedules).map(({ name }) => name)).toEqual(['scheduler']);
    expect(DEPLOYMENTS.find(({ name }) => name === 'api')?.container.command).toEqual(['node', 'dist/api/main.js']);
  });

  it('differ between the pools of the models in the name only', () => {
    const [first = '', ...others] = MODEL_NAMES.map((model) =>
      readFileSync(path.join(BASE, `worker-${model}.yaml`), 'utf8').replaceAll(model, '<model>'),
    );
    for (const other of others) expect(other).toBe(first);
  });

  it('give every process settings that shared/core/config.ts accepts', () => {
    const known = Object.keys(ENVIRONMENT_SCHEMA.shape);
    const made = {
      SECRETS_KEY: 'l1+viXPHe340869XcN1cen5RMYFoZjdDtSnSkiIcih4=',
      OPS_PASSWORD: 'a-password',
      METRICS_PASSWORD: 'a-password',
    };
    for (const { name, container } of DEPLOYMENTS) {
      const own = Object.fromEntries(container.env.map((one) => [one.name, one.value]));
      const from = container.envFrom.flatMap((one) => {
        const set = 'secretRef' in one ? SECRETS[one.secretRef.name] : SETTINGS[one.configMapRef.name];
        expect({ name, one, set }).toEqual({ name, one, set: expect.any(Object) });
        return Object.entries(set ?? {});
      });
      const environment: Record<string, string | undefined> = { ...Object.fromEntries(from), ...own };
      expect(Object.keys(environment).filter((variable) => !known.includes(variable))).toEqual([]);
      for (const [variable, value] of Object.entries(made)) if (variable in environment) environment[variable] = value;
      const withoutSecretsKey = MODEL_NAMES.some((model) => name === `worker-${model}`);
      expect(() => loadConfig(environment, { withoutSecretsKey })).not.toThrow();
    }
  });

  it('give every part a Secret of its own, with what it needs and no more, beside that of the stores', () => {
    const secretsOf = ({ container }: (typeof DEPLOYMENTS)[number]) =>
      container.envFrom.flatMap((one) => ('secretRef' in one ? one.secretRef.name : []));
    for (const deployment of DEPLOYMENTS) {
      expect(secretsOf(deployment)).toEqual(['saju-stores', `saju-${deployment.name}`]);
    }
    expect(Object.keys(SECRETS).sort()).toEqual(
      ['saju-stores', ...DEPLOYMENTS.map(({ name }) => `saju-${name}`)].sort(),
    );
    const names = Object.fromEntries(Object.entries(SECRETS).map(([name, values]) => [name, Object.keys(values)]));
    expect(names).toEqual({
      'saju-stores': ['MONGODB_URL', 'REDIS_URL', 'METRICS_PASSWORD'],
      'saju-api': ['SECRETS_KEY', 'OPS_USER', 'OPS_PASSWORD'],
      'saju-scheduler': ['SECRETS_KEY'],
      ...Object.fromEntries(MODEL_NAMES.map((model) => [`saju-worker-${model}`, [settingNames(model).apiKey]])),
      'saju-worker-webhook': ['SECRETS_KEY', 'SMTP_URL'],
    });
  });

  it('tell what opens generations which credentials there are, and no credential', () => {
    for (const { name, container } of DEPLOYMENTS) {
      const maps = container.envFrom.flatMap((one) => ('configMapRef' in one ? one.configMapRef.name : []));
      const isTold = name === 'api' || name === 'scheduler';
      expect({ name, maps }).toEqual({ name, maps: ['saju-settings', ...(isTold ? ['saju-configured'] : [])] });
    }
    const { SIMULATE_UNCONFIGURED_MODELS: _, ...told } = SETTINGS['saju-configured'] ?? {};
    for (const [name, value] of Object.entries(told)) {
      expect([name, value]).toEqual([name, name === 'SMTP_URL' ? `smtp://${SET_ELSEWHERE}` : SET_ELSEWHERE]);
    }
  });

  it('run as no root, on a read-only file system, without rights', () => {
    for (const { container } of DEPLOYMENTS) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  it('probe the operators’ port, and leave a process the time that its stop takes', () => {
    const stopLimitMs = /STOP_LIMIT_MS = ([\d_]+)/.exec(
      readFileSync(path.join(ROOT, 'shared/core/process.ts'), 'utf8'),
    )?.[1];
    const stopSeconds = Number(stopLimitMs?.replace('_', '')) / 1_000;
    for (const { name, pod, container } of DEPLOYMENTS) {
      const preStop = z.looseObject({ preStop: z.object({ exec: z.object({ command: z.array(z.string()) }) }) });
      const slept = name === 'api' ? Number(preStop.parse(container.lifecycle).preStop.exec.command[1]) : 0;
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(stopSeconds + slept);
      // A store's outage restarts nothing, and takes no API server away from its callers.
      const probed = name === 'api' ? ['/readyz', '/livez', '/livez'] : ['/livez', '/livez', '/readyz'];
      for (const [place, probe] of [
        container.startupProbe,
        container.livenessProbe,
        container.readinessProbe,
      ].entries()) {
        expect(probe).toMatchObject({ httpGet: { path: probed[place], port: 'ops' } });
      }
      const ops = container.ports.find((port) => port.name === 'ops')?.containerPort;
      const given = name === 'api' ? container.env : [{ name: 'OPS_PORT', value: container.args.at(-1) }];
      expect(given).toContainEqual({ name: 'OPS_PORT', value: String(ops) });
    }
  });

  it('keep a pod of each Deployment through a drained node', () => {
    const budgets = BASE_MANIFESTS.filter(({ kind }) => kind === 'PodDisruptionBudget');
    expect(budgets.map(({ name }) => name).sort()).toEqual(DEPLOYMENTS.map(({ name }) => name).sort());
    for (const { name, content } of budgets) {
      const { pod, selector } = DEPLOYMENTS.find((deployment) => deployment.name === name) ?? {};
      expect(pod?.labels).toEqual(selector?.matchLabels);
      // Not `minAvailable: 1`, which would never let the only pod of a pool go.
      expect(content['spec']).toEqual({ maxUnavailable: 1, selector: { matchLabels: pod?.labels } });
    }
  });

  it('leave the number of pods to what scales them', () => {
    const targets = BASE_MANIFESTS.flatMap(({ kind, content }) =>
      kind === 'HorizontalPodAutoscaler' || kind === 'ScaledObject'
        ? SCALER.parse(content).spec.scaleTargetRef.name
        : [],
    );
    const fixed = DEPLOYMENTS.filter(({ replicas }) => replicas !== undefined).map(({ name }) => name);
    expect(fixed).toEqual(['scheduler']);
    expect([...targets, ...fixed].sort()).toEqual(DEPLOYMENTS.map(({ name }) => name).sort());
  });

  it('let nothing into or out of a pod but what it needs', () => {
    const policies = BASE_MANIFESTS.filter(({ kind }) => kind === 'NetworkPolicy').map(({ name, content }) => ({
      name,
      ...POLICY.parse(content).spec,
    }));
    const of = (deployment: string) => {
      const { pod } = DEPLOYMENTS.find(({ name }) => name === deployment) ?? {};
      return policies.filter(({ podSelector }) => selects(podSelector, pod?.labels ?? {}));
    };
    const everywhere = ['saju-deny-all', 'saju-metrics', 'saju-stores', 'saju-traces'];
    const own: Readonly<Record<string, readonly string[]>> = {
      api: ['saju-api'],
      scheduler: [],
      'worker-webhook': ['saju-webhooks'],
      ...Object.fromEntries(MODEL_NAMES.map((model) => [`worker-${model}`, ['saju-providers']])),
    };
    for (const { name } of DEPLOYMENTS) {
      expect({
        name,
        policies: of(name)
          .map((policy) => policy.name)
          .sort(),
      }).toEqual({
        name,
        policies: [...everywhere, ...(own[name] ?? [])].sort(),
      });
    }
    const named = (name: string) => policies.find((policy) => policy.name === name);
    expect(named('saju-deny-all')).toMatchObject({ policyTypes: ['Ingress', 'Egress'], ingress: [], egress: [] });
    for (const name of ['saju-providers', 'saju-webhooks']) {
      // Public addresses only, the cloud's metadata service (169.254.169.254) not among them.
      const blocks = named(name)?.egress.flatMap(({ to }) => to.map(({ ipBlock }) => ipBlock));
      expect(blocks).toHaveLength(2);
      expect(blocks?.[0]?.except).toEqual(
        expect.arrayContaining(['10.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16']),
      );
      expect(blocks?.[1]?.except).toEqual(expect.arrayContaining(['fc00::/7', 'fe80::/10']));
    }
    const ports = (name: string) =>
      [...(named(name)?.ingress ?? []), ...(named(name)?.egress ?? [])].flatMap((rule) =>
        rule.ports.map(({ port }) => port),
      );
    expect(ports('saju-api')).toEqual([3000]);
    expect(ports('saju-metrics')).toEqual([3001]);
    expect(ports('saju-stores')).toEqual([53, 53, 27_017, 6_379, 26_379]);
    expect(ports('saju-traces')).toEqual([4_318]);
    expect(ports('saju-providers')).toEqual([443]);
    // Receivers on any port but the stores', which no rule opens at a public address either.
    const receivers = named('saju-webhooks')?.egress.flatMap((rule) => rule.ports) ?? [];
    const reaches = (asked: number) =>
      receivers.some(({ port, endPort = port, protocol }) => protocol === 'TCP' && port <= asked && asked <= endPort);
    const stores = [6_379, 26_379, 27_017];
    const others = stores.flatMap((port) => [port - 1, port + 1]);
    for (const port of [1, 25, 443, 587, 8_443, 65_535, ...others]) expect([port, reaches(port)]).toEqual([port, true]);
    for (const port of stores) expect([port, reaches(port)]).toEqual([port, false]);
    const storeBlocks = named('saju-stores')?.egress.filter((rule) => rule.ports.some(({ port }) => port === 27_017));
    expect(storeBlocks?.flatMap(({ to }) => to.map(({ ipBlock }) => ipBlock?.cidr))).toEqual([
      '10.0.0.0/8',
      '100.64.0.0/10',
      '172.16.0.0/12',
      '192.168.0.0/16',
      'fc00::/7',
    ]);
  });
});
