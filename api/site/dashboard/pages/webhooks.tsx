import { useState } from 'preact/hooks';
import { EVENT_TYPES } from '../../../../shared/core/event-types.ts';
import { SecretOnce } from '../components/copy.tsx';
import { ErrorNote } from '../components/error-note.tsx';
import { State } from '../components/key-list.tsx';
import { Loaded, More, PageFrame, Section } from '../components/page.tsx';
import { Table } from '../components/table.tsx';
import { Time } from '../components/time.tsx';
import { useAction, usePages } from '../loading.ts';
import { useTexts } from '../preferences.tsx';
import { Link } from '../router.tsx';
import { useApi } from '../session.tsx';
import type { Webhook, WebhookWithSecret } from '../types.ts';

export function WebhooksPage() {
  const api = useApi();
  const { navigation, webhooks: texts, common } = useTexts();
  const [changes, setChanges] = useState(0);
  const webhooks = usePages<Webhook>(api, '/v1/webhooks', {}, changes);
  return (
    <PageFrame title={navigation.webhooks}>
      <Section title={texts.list}>
        <Loaded of={webhooks}>
          {(rows) => (
            <Table
              caption={texts.list}
              rows={rows}
              idOf={({ id }) => id}
              columns={[
                { title: texts.lastTriggered, cell: ({ last_triggered_at: at }) => <Time at={at} /> },
                {
                  title: texts.url,
                  cell: ({ id, url }) => (
                    <Link to={`/webhooks/${id}`} isRow>
                      {url}
                    </Link>
                  ),
                },
                { title: common.status, cell: (webhook) => <Activity of={webhook} /> },
                { title: texts.failures, isNumber: true, cell: ({ failure_count: count }) => count },
                { title: texts.events, cell: ({ events }) => <code>{events.join(', ')}</code> },
              ]}
            />
          )}
        </Loaded>
        <More of={webhooks} />
      </Section>
      <CreateWebhook onCreated={() => setChanges(changes + 1)} />
    </PageFrame>
  );
}

/** Green only while no attempt has failed since the last success. */
export function Activity({ of: webhook }: { readonly of: Webhook }) {
  const { webhooks: texts } = useTexts();
  const { active, disabled_reason: reason } = webhook;
  if (active && webhook.failure_count > 0) return <State of="failing" text={texts.failing} />;
  if (active) return <State of="active" text={texts.active} />;
  return <State of="failed" text={reason === null ? texts.inactive : `${texts.inactive}: ${texts.reasons[reason]}`} />;
}

function CreateWebhook({ onCreated }: { readonly onCreated: () => void }) {
  const api = useApi();
  const { webhooks: texts, common } = useTexts();
  const [url, setUrl] = useState('');
  const [description, setDescription] = useState('');
  const [events, setEvents] = useState<readonly string[]>(['fortune.generated', 'batch.completed']);
  const [secret, setSecret] = useState<string | null>(null);
  const create = useAction(async () => {
    setSecret(null);
    const body = { url, events, ...(description === '' ? {} : { description }) };
    setSecret((await api.post<WebhookWithSecret>('/v1/webhooks', body)).secret);
    setUrl('');
    onCreated();
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void create.run();
  };
  const toggle = (name: string, isChosen: boolean) =>
    setEvents(isChosen ? [...events, name] : events.filter((each) => each !== name));
  return (
    <Section title={texts.create}>
      <form onSubmit={submit}>
        <div class="fields">
          <label>
            {texts.url}
            <input
              type="url"
              required
              value={url}
              placeholder="https://"
              onInput={(event) => setUrl(event.currentTarget.value)}
            />
          </label>
          <label>
            {texts.description}
            <input maxLength={500} value={description} onInput={(event) => setDescription(event.currentTarget.value)} />
          </label>
        </div>
        <fieldset>
          <legend>{texts.events}</legend>
          {EVENT_TYPES.map((name) => (
            <label key={name} class="inline">
              <input
                type="checkbox"
                checked={events.includes(name)}
                onChange={(event) => toggle(name, event.currentTarget.checked)}
              />
              <code>{name}</code>
            </label>
          ))}
        </fieldset>
        <button type="submit" class="primary" disabled={create.isBusy || events.length === 0}>
          {common.create}
        </button>
      </form>
      <ErrorNote error={create.error} onRetry={create.retry} />
      {secret !== null && <SecretOnce label={texts.secret} value={secret} />}
    </Section>
  );
}
