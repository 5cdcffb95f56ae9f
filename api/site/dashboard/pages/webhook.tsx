import { useState } from 'preact/hooks';
import { Id, SecretOnce, ShortId } from '../components/copy.tsx';
import { ErrorNote } from '../components/error-note.tsx';
import { State } from '../components/key-list.tsx';
import { Loaded, More, PageFrame, Section } from '../components/page.tsx';
import { Table } from '../components/table.tsx';
import { Time } from '../components/time.tsx';
import { useAction, useLoad, usePages } from '../loading.ts';
import { useTexts } from '../preferences.tsx';
import { Link, navigate } from '../router.tsx';
import { useApi } from '../session.tsx';
import type { Delivery, DeliveryResult, LoggedEvent, Webhook, WebhookTest, WebhookWithSecret } from '../types.ts';
import { Activity } from './webhooks.tsx';

export function WebhookPage({ id }: { readonly id: string }) {
  const api = useApi();
  const { navigation, webhooks: texts } = useTexts();
  const webhook = useLoad((signal) => api.get<Webhook>(`/v1/webhooks/${id}`, { signal }), [api, id]);
  return (
    <PageFrame title={navigation.webhooks}>
      <Loaded of={webhook}>
        {(data) => (
          <>
            <dl class="facts">
              <dt>id</dt>
              <dd>
                <Id value={data.id} />
              </dd>
              <dt>{texts.url}</dt>
              <dd>
                {data.url} <Activity of={data} />
              </dd>
              <dt>{texts.events}</dt>
              <dd>
                <code>{data.events.join(', ')}</code>
              </dd>
              <dt>{texts.failures}</dt>
              <dd>{data.failure_count}</dd>
              {data.disabled_at !== null && (
                <>
                  <dt>{texts.disabled}</dt>
                  <dd>{<Time at={data.disabled_at} />}</dd>
                </>
              )}
              <dt>{texts.lastTriggered}</dt>
              <dd>{<Time at={data.last_triggered_at} />}</dd>
            </dl>
            <Actions webhook={data} onChanged={webhook.reload} />
          </>
        )}
      </Loaded>
      <Events id={id} />
      <Deliveries id={id} />
    </PageFrame>
  );
}

function Actions({ webhook, onChanged }: { readonly webhook: Webhook; readonly onChanged: () => void }) {
  const api = useApi();
  const { webhooks: texts, common } = useTexts();
  const [result, setResult] = useState<DeliveryResult | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const path = `/v1/webhooks/${webhook.id}`;
  const act = useAction(async (what: 'test' | 'switch' | 'rotate' | 'remove') => {
    setResult(null);
    if (what === 'test') setResult((await api.post<WebhookTest>(`${path}/test`, {})).delivery);
    if (what === 'switch') await api.patch(path, { active: !webhook.active });
    if (what === 'rotate' && confirm(texts.confirmRotate)) {
      setSecret((await api.post<WebhookWithSecret>(`${path}/rotate-secret`, {})).secret);
    }
    if (what === 'remove' && confirm(texts.confirmRemove)) {
      await api.delete(path);
      navigate('/webhooks');
      return;
    }
    onChanged();
  });
  const buttons = [
    ['test', texts.test],
    ['switch', webhook.active ? texts.deactivate : texts.reactivate],
    ['rotate', texts.rotate],
    ['remove', common.remove],
  ] as const;
  return (
    <>
      <p class="actions">
        {buttons.map(([what, text]) => (
          <button
            key={what}
            type="button"
            class={what === 'remove' ? 'danger' : ''}
            disabled={act.isBusy}
            onClick={() => act.run(what)}
          >
            {text}
          </button>
        ))}
      </p>
      <ErrorNote error={act.error} onRetry={act.retry} />
      {result !== null && (
        <p role="status" class={result.status === 'success' ? 'note good' : 'note bad'}>
          {texts.testDone(texts.states[result.status])} {responseOf(result)} {result.error_message}
        </p>
      )}
      {secret !== null && <SecretOnce label={texts.secret} value={secret} />}
    </>
  );
}

const HOUR_MS = 3_600_000;
const REPLAYED_HOURS = [1, 24, 7 * 24, 30 * 24];

function Events({ id }: { readonly id: string }) {
  const api = useApi();
  const { webhooks: texts, common } = useTexts();
  const [lacking, setLacking] = useState(true);
  const [hours, setHours] = useState(24);
  const [changes, setChanges] = useState(0);
  const [queued, setQueued] = useState<number | null>(null);
  const filter = { webhook_id: id, delivered: lacking ? 'false' : '' };
  const events = usePages<LoggedEvent>(api, '/v1/events', filter, changes);
  const replay = useAction(async () => {
    setQueued(null);
    const since = new Date(Date.now() - hours * HOUR_MS).toISOString();
    setQueued((await api.post<{ readonly queued: number }>(`/v1/webhooks/${id}/replay`, { since })).queued);
    setChanges(changes + 1);
  });
  const stateOf = ({ deliveries }: LoggedEvent) =>
    deliveries.find(({ webhook_id: webhookId }) => webhookId === id)?.status ?? 'missed';
  return (
    <Section title={texts.log}>
      <p class="actions">
        <label class="inline">
          <input type="checkbox" checked={lacking} onChange={(event) => setLacking(event.currentTarget.checked)} />
          {texts.lacking}
        </label>
        <label class="inline">
          {texts.period}{' '}
          <select value={hours} onChange={(event) => setHours(Number(event.currentTarget.value))}>
            {REPLAYED_HOURS.map((each) => (
              <option key={each} value={each}>
                {texts.lastHours(each)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" disabled={replay.isBusy} onClick={() => replay.run()}>
          {texts.replay}
        </button>
      </p>
      <ErrorNote error={replay.error} onRetry={replay.retry} />
      {queued !== null && (
        <p role="status" class="note good">
          {texts.replayed(queued)}
        </p>
      )}
      <Loaded of={events}>
        {(rows) => (
          <Table
            caption={texts.log}
            rows={rows}
            idOf={(row) => row.id}
            columns={[
              { title: texts.happened, cell: ({ created_at: at }) => <Time at={at} /> },
              { title: texts.event, cell: ({ type }) => <code>{type}</code> },
              { title: 'id', cell: (row) => <ShortId value={row.id} /> },
              {
                title: common.status,
                cell: (row) => (
                  <State of={stateOf(row) === 'missed' ? 'failed' : stateOf(row)} text={texts.states[stateOf(row)]} />
                ),
              },
            ]}
          />
        )}
      </Loaded>
      <More of={events} />
    </Section>
  );
}

function Deliveries({ id }: { readonly id: string }) {
  const api = useApi();
  const { webhooks: texts, common } = useTexts();
  const [status, setStatus] = useState('');
  const [changes, setChanges] = useState(0);
  const path = `/v1/webhooks/${id}/deliveries`;
  const deliveries = usePages<Delivery>(api, path, { status }, changes);
  const redeliver = useAction(async (delivery: Delivery) => {
    await api.post(`${path}/${delivery.id}/redeliver`, {});
    setChanges(changes + 1);
  });
  return (
    <Section title={texts.deliveries}>
      <p class="actions">
        <label class="inline">
          {common.status}{' '}
          <select value={status} onChange={(event) => setStatus(event.currentTarget.value)}>
            <option value="">{common.all}</option>
            {(['pending', 'success', 'failed'] as const).map((each) => (
              <option key={each} value={each}>
                {texts.states[each]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={deliveries.reload}>
          {common.refresh}
        </button>
      </p>
      <ErrorNote error={redeliver.error} onRetry={redeliver.retry} />
      <Loaded of={deliveries}>
        {(rows) => (
          <Table
            caption={texts.deliveries}
            rows={rows}
            idOf={(row) => row.id}
            columns={[
              {
                title: texts.at,
                cell: (row) => (
                  <Link to={`/webhooks/${id}/${row.id}`} isRow>
                    {row.attempted_at === null ? row.event_type : <Time at={row.attempted_at} />}
                  </Link>
                ),
              },
              { title: texts.event, cell: ({ event_type: type }) => <code>{type}</code> },
              { title: common.status, cell: (row) => <State of={row.status} text={texts.states[row.status]} /> },
              { title: texts.attempts, isNumber: true, cell: ({ attempts }) => attempts },
              { title: texts.response, cell: responseOf },
              { title: texts.cause, cell: ({ error_message: message }) => message },
              { title: texts.next, cell: ({ next_attempt_at: at }) => <Time at={at} /> },
              { title: texts.delivery, cell: (row) => <ShortId value={row.id} /> },
              {
                title: common.actions,
                isAction: true,
                cell: (row) => (
                  <button type="button" class="small" disabled={redeliver.isBusy} onClick={() => redeliver.run(row)}>
                    {texts.redeliver}
                  </button>
                ),
              },
            ]}
          />
        )}
      </Loaded>
      <More of={deliveries} />
    </Section>
  );
}

function responseOf({ response_code: code, response_time_ms: ms }: DeliveryResult): string {
  return [code === null ? null : `HTTP ${code}`, ms === null ? null : `${ms} ms`]
    .filter((text) => text !== null)
    .join(', ');
}
