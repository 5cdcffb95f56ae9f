import type { Clock } from '../../../shared/core/clock.ts';
import { MODEL_NAMES } from '../../../shared/core/models.ts';
import type { DatabaseInspection } from '../../../shared/db/inspect.ts';
import { CALLS_MS, callsFail, waitsTooLong } from '../../../shared/operations/alerts.ts';
import { endedCalls, failingWebhooks, switchedOffWebhooks, unsentMails } from '../../../shared/operations/troubles.ts';
import { QUEUE_NAMES } from '../../../shared/queues/catalogue.ts';
import type { Producer } from '../../../shared/queues/producer.ts';
import { readPoolSettings } from '../../../shared/status/pool-settings.ts';
import { type Check, type Finding, good } from './check.ts';

/** What is wrong with the work of a running installation. */

/** Ids that a line names. */
const NAMED = 3;

export function recordChecks(
  check: (name: string, run: (database: DatabaseInspection) => Promise<Finding>) => Check,
  clock: Clock,
): Check[] {
  const ofCalls = MODEL_NAMES.map((model) =>
    check(`calls.${model}`, async ({ models: db }) => {
      const { ended, failed, cause } = (await endedCalls({ db, clock }, CALLS_MS))[model];
      const share = ended === 0 ? 0 : failed / ended;
      const isWrong = callsFail({ ended, failed });
      const why = cause === null ? '' : ` (${Math.round(share * 100)} %), most by ${cause}`;
      const detail = `${failed} of ${ended} failed in 15 min${why}`;
      return {
        detail,
        fix: isWrong ? `see /incidents of the operators' pages and docs/operations.md, SajuGenerationsFail` : null,
      };
    }),
  );
  return [
    ...ofCalls,
    check('models.paused', async ({ models: db }) => {
      const settings = await readPoolSettings({ db, clock });
      const paused = MODEL_NAMES.filter((model) => settings[model].paused);
      if (paused.length === 0) return good('none');
      return {
        detail: paused.join(', '),
        fix: `when the reason is over: models resume ${paused.join(' | ')} --reason <why>`,
      };
    }),
    check('webhooks', async ({ models: db }) => {
      const [off, failing] = await Promise.all([switchedOffWebhooks({ db, clock }), failingWebhooks({ db, clock })]);
      if (off.length + failing.length === 0) return good('none fails or is switched off');
      const ofOff = off.map(({ id, reason }) => (reason === null ? id : `${id} (${reason})`));
      const details = [
        ...(off.length === 0 ? [] : [`${off.length} switched off: ${firstOf(ofOff)}`]),
        ...(failing.length === 0 ? [] : [`${failing.length} failing: ${firstOf(failing)}`]),
      ];
      const afterwards = off.length === 0 ? '' : '; when the receiver works: webhooks enable, webhooks replay';
      return { detail: details.join('; '), fix: `webhooks list --failing${afterwards}` };
    }),
    check('mails', async ({ models: db }) => {
      const { failed, kept, overdue } = await unsentMails({ db, clock });
      if (failed + kept + overdue === 0) return good('all are sent');
      const detail = `unsent: ${failed} failed, ${kept} without a mail server, ${overdue} overdue`;
      const fix =
        kept > 0 ? 'set SMTP_URL at API servers and workers' : 'correct SMTP_URL, or start a worker of webhook';
      return { detail, fix: `${fix}; mail list --json shows the texts` };
    }),
  ];
}

function firstOf(ids: readonly string[]): string {
  return `${ids.slice(0, NAMED).join(', ')}${ids.length > NAMED ? ', …' : ''}`;
}

export function queueCheck(
  check: (name: string, run: () => Promise<Finding>) => Check,
  producer: Producer,
  clock: Clock,
): Check {
  return check('queues', async () => {
    const waits = await Promise.all(
      QUEUE_NAMES.map(async (queue) => ({ queue, waitMs: await producer.oldestWaitMs(queue, clock.now()) })),
    );
    const waiting = waits.filter(({ waitMs }) => waitMs > 0).toSorted((a, b) => b.waitMs - a.waitMs);
    if (waiting.length === 0) return good('nothing waits');
    const late = waiting.filter(({ queue, waitMs }) => waitsTooLong(queue, waitMs));
    const detail = (late.length === 0 ? waiting.slice(0, 1) : late).map(
      ({ queue, waitMs }) => `the oldest job of ${queue} has waited ${Math.round(waitMs / 1_000)} s`,
    );
    return {
      detail: detail.join('; '),
      fix: late.length === 0 ? null : 'batches show and explain say what holds them; more workers of the pool help',
    };
  });
}
