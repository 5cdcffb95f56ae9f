import type { ModelName } from '../core/models.ts';
import { type CallSums, type Held, LAST_CALLS, type ModelFigures } from './model-health.ts';

/** The service status derived from measurements. Pure. */

export type Condition = 'operational' | 'degraded' | 'outage';

export interface ModelStatus {
  readonly status: Condition;
  /** Of the calls that succeeded in the last five minutes. Without any, the usual latency; 0 before the first call. */
  readonly avgLatencyMs: number;
  readonly message?: string;
  /** An operator has paused its pool. */
  readonly paused?: true;
  /** Its calls wait until an operator has acted. */
  readonly held?: Held;
}

export interface DatabaseStatus {
  readonly status: Condition;
  readonly latencyMs: number;
  readonly message?: string;
  readonly connections: { readonly active: number; readonly idle: number; readonly max: number };
}

export interface CacheStatus {
  readonly status: Condition;
  readonly latencyMs: number;
  /** Percent of look-ups, one decimal. */
  readonly hitRate: number;
  readonly memoryUsageMb: number;
}

export interface Measured {
  readonly database: DatabaseStatus;
  readonly cache: CacheStatus;
  readonly models: Readonly<Record<ModelName, ModelStatus>>;
}

/** Fewer calls are not significant, unless the last ones failed. */
const MIN_CALLS = 10;
const DEGRADED_SHARE = 0.2;
const OUTAGE_SHARE = 0.8;
const SLOW_FACTOR = 2;
/** Twice a very short latency is not worth reporting. */
const SLOW_FLOOR_MS = 250;

export function modelStatus(figures: ModelFigures): ModelStatus {
  const { recent, sinceClosed, last, usual, workers, breakerOpen, paused, held } = figures;
  const avgLatencyMs = mean(recent) ?? mean(usual) ?? 0;
  const calls = recent.succeeded + recent.failed;
  const failed = shareFailed(recent);
  // An outage is forgotten within a minute once calls succeed.
  const isOut = failed > OUTAGE_SHARE && (sinceClosed.succeeded === 0 || shareFailed(sinceClosed) > OUTAGE_SHARE);
  const withMessage = (status: Condition, message: string): ModelStatus => ({ status, avgLatencyMs, message });
  if (paused) return { ...withMessage('degraded', 'An operator has paused it.'), paused };
  if (held !== null) return { ...withMessage('degraded', 'Its calls wait until an operator has acted.'), held };
  if (workers === 0) return withMessage('outage', 'No worker is running.');
  if (calls >= MIN_CALLS && isOut) return withMessage('outage', failures(failed));
  if (breakerOpen) return withMessage('outage', 'Most calls fail: new ones are held back until one succeeds.');
  if (calls >= MIN_CALLS && failed > DEGRADED_SHARE) return withMessage('degraded', failures(failed));
  if (last.failed >= LAST_CALLS && last.succeeded === 0) {
    return withMessage('degraded', `The last ${last.failed} calls failed.`);
  }
  const factor = slowness(figures);
  if (factor > SLOW_FACTOR) return withMessage('degraded', `Calls take ${factor.toFixed(1)} times as long as usual.`);
  return { status: 'operational', avgLatencyMs };
}

function shareFailed({ succeeded, failed }: CallSums): number {
  return succeeded + failed === 0 ? 0 : failed / (succeeded + failed);
}

function failures(share: number): string {
  return `${Math.round(share * 100)} % of the calls of the last 5 minutes failed.`;
}

/** The ratio of the current latency to the usual one. 1 without enough data. */
function slowness({ recent, usual }: ModelFigures): number {
  const [now, before] = [mean(recent), mean(usual)];
  if (now === null || before === null || before === 0 || now < SLOW_FLOOR_MS) return 1;
  return recent.succeeded >= MIN_CALLS && usual.succeeded >= MIN_CALLS ? now / before : 1;
}

function mean({ succeeded, latencyMs }: ModelFigures['recent']): number | null {
  return succeeded === 0 ? null : Math.round(latencyMs / succeeded);
}

/** `outage` when all are out; `degraded` when any is not operational. */
export function modelsStatus(models: Measured['models']): Condition {
  const all = Object.values(models).map(({ status }) => status);
  if (all.every((status) => status === 'outage')) return 'outage';
  return all.every((status) => status === 'operational') ? 'operational' : 'degraded';
}

export function serviceStatus(measured: Measured): Condition {
  const { database, cache, models } = measured;
  const ai = modelsStatus(models);
  if (database.status === 'outage' || ai === 'outage') return 'outage';
  return [database.status, cache.status, ai].every((status) => status === 'operational') ? 'operational' : 'degraded';
}

/** The description of an incident for partners: one sentence per fault. */
export function incidentMessage({ database, cache, models }: Measured): string {
  const sentences: string[] = [];
  if (database.status === 'outage') sentences.push('The database does not answer: most requests fail.');
  if (database.status === 'degraded') sentences.push('The database answers slowly.');
  if (cache.status === 'outage') sentences.push('Nothing new can be generated; stored data can be read.');
  if (cache.status === 'degraded') sentences.push('The cache answers slowly.');
  const named = (wanted: Condition) =>
    Object.entries(models).flatMap(([model, { status, paused }]) => (status === wanted && !paused ? [model] : []));
  const [out, degraded] = [named('outage'), named('degraded')];
  const paused = Object.entries(models).flatMap(([model, status]) => (status.paused ? [model] : []));
  const all = Object.keys(models).length;
  if (out.length === all) sentences.push('No AI model is available.');
  else if (out.length > 0) sentences.push(`Not available: ${out.join(', ')}.`);
  // Without the cache no model can be called, which is stated above.
  if (degraded.length > 0 && cache.status !== 'outage') sentences.push(`Slow or failing: ${degraded.join(', ')}.`);
  if (paused.length > 0) sentences.push(`Paused: ${paused.join(', ')}.`);
  return sentences.length === 0 ? 'The service was not fully available.' : sentences.join(' ');
}
