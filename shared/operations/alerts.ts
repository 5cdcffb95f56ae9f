import { type Clock, HOUR_MS, kstDate, kstDayStart } from '../core/clock.ts';
import { MODEL_NAMES, type ModelName } from '../core/models.ts';
import { modelOfQueue, type QueueName } from '../queues/catalogue.ts';
import { isHourly, type ScheduleName } from '../schedules/ledger.ts';
import { endsSoon } from '../status/model-health.ts';
import type { Measured } from '../status/rules.ts';
import type { PoolReading } from './pools.ts';
import type { QueueView } from './queues.ts';
import type { EndedCalls, SwitchedOffWebhook, UnsentMails } from './troubles.ts';

/**
 * The conditions that `cli doctor` and the operators' overview report, with the thresholds of the alerts of
 * deploy/prometheus/saju.rules.yml, whose names they bear. Here they hold at once; the alerts wait until they have held for a
 * while. Alerts on rates of Prometheus' counters are missing, because the platform keeps no counters. Pure.
 */
export type AlertName =
  | 'SajuStoreDown'
  | 'SajuNoWorker'
  | 'SajuBreakerOpen'
  | 'SajuModelEnds'
  | 'SajuGenerationsFail'
  | 'SajuGenerationsWait'
  | 'SajuJobsWait'
  | 'SajuQueuePaused'
  | 'SajuDailyRunMissed'
  | 'SajuHourlyRunMissed'
  | 'WebhooksSwitchedOff'
  | 'MailsUnsent';

export interface Alert {
  readonly name: AlertName;
  /** A store, a model, a queue or a run, or how many. */
  readonly of: string;
}

/** The period of `callsFail`. */
export const CALLS_MS = HOUR_MS / 4;
/** Fewer failures are chance. */
const MIN_FAILED = 3;
export const MAX_FAILED_SHARE = 0.2;
export const MAX_GENERATION_WAIT_MS = HOUR_MS;
export const MAX_WAIT_MS = HOUR_MS / 12;
export const DAILY_RUN_MS = 2 * HOUR_MS;
export const HOURLY_RUN_MS = 3 * HOUR_MS;

export function callsFail({ ended, failed }: Omit<EndedCalls, 'cause'>): boolean {
  return failed >= MIN_FAILED && failed > MAX_FAILED_SHARE * ended;
}

export function waitsTooLong(queue: QueueName, waitMs: number): boolean {
  return waitMs > (modelOfQueue(queue) === undefined ? MAX_WAIT_MS : MAX_GENERATION_WAIT_MS);
}

/** What is known; null: its store did not answer. */
export interface Circumstances {
  readonly stores: Pick<Measured, 'database' | 'cache'>;
  readonly pools: Readonly<Record<ModelName, PoolReading>> | null;
  readonly queues: readonly QueueView[] | null;
  readonly ended: Readonly<Record<ModelName, Omit<EndedCalls, 'cause'>>> | null;
  readonly lastRuns: ReadonlyMap<ScheduleName, Date> | null;
  readonly switchedOff: readonly SwitchedOffWebhook[] | null;
  readonly mails: UnsentMails | null;
}

/** Those that hold now. */
export function alertsOf(clock: Clock, known: Circumstances): readonly Alert[] {
  const { stores, pools, queues, ended, lastRuns, switchedOff, mails } = known;
  const of = (name: AlertName, subjects: readonly string[]) =>
    subjects.map((subject): Alert => ({ name, of: subject }));
  const models = (holds: (model: ModelName) => boolean | undefined) =>
    MODEL_NAMES.filter((model) => holds(model) === true);
  const late = (queues ?? []).filter(
    (each) => !each.paused && waitsTooLong(each.queue, each.oldestWaitingSeconds * 1_000),
  );
  const names = (views: readonly QueueView[]) => views.map(({ queue }) => queue);
  const unsent = mails === null ? 0 : mails.failed + mails.kept + mails.overdue;
  const counted = (count: number) => (count === 0 ? [] : [String(count)]);
  return [
    ...of('SajuStoreDown', stores.database.status === 'outage' ? ['mongodb'] : []),
    ...of('SajuStoreDown', stores.cache.status === 'outage' ? ['redis'] : []),
    ...of(
      'SajuNoWorker',
      models((model) => pools?.[model].workers === 0),
    ),
    ...of(
      'SajuBreakerOpen',
      models((model) => pools?.[model].breakerOpen),
    ),
    ...of(
      'SajuModelEnds',
      models((model) => pools !== null && endsSoon(clock, pools[model])),
    ),
    ...of(
      'SajuGenerationsFail',
      models((model) => ended !== null && callsFail(ended[model])),
    ),
    ...of('SajuGenerationsWait', names(late.filter(({ queue }) => modelOfQueue(queue) !== undefined))),
    ...of('SajuJobsWait', names(late.filter(({ queue }) => modelOfQueue(queue) === undefined))),
    ...of('SajuQueuePaused', names((queues ?? []).filter(({ paused }) => paused))),
    ...missedRuns(clock, lastRuns ?? new Map()),
    ...of('WebhooksSwitchedOff', counted(switchedOff?.length ?? 0)),
    ...of('MailsUnsent', counted(unsent)),
  ];
}

function missedRuns(clock: Clock, lastRuns: ReadonlyMap<ScheduleName, Date>): readonly Alert[] {
  const now = clock.now();
  const midnight = kstDayStart(kstDate(now));
  const isLate = now.getTime() - midnight.getTime() > DAILY_RUN_MS;
  return [...lastRuns].flatMap(([run, at]): Alert[] => {
    if (!isHourly(run)) return isLate && at < midnight ? [{ name: 'SajuDailyRunMissed', of: run }] : [];
    return now.getTime() - at.getTime() > HOURLY_RUN_MS ? [{ name: 'SajuHourlyRunMissed', of: run }] : [];
  });
}
