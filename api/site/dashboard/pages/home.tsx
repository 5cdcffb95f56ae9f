import { useEffect } from 'preact/hooks';
import { BatchTable } from '../components/batch-table.tsx';
import { Card } from '../components/card.tsx';
import { State } from '../components/key-list.tsx';
import { Meter } from '../components/meter.tsx';
import { Loaded, PageFrame, Section } from '../components/page.tsx';
import { kstDay } from '../days.ts';
import { type Loading, useLoad } from '../loading.ts';
import { useFormat, useTexts } from '../preferences.tsx';
import { Link } from '../router.tsx';
import { useApi } from '../session.tsx';
import {
  type Batch,
  type Key,
  MODELS,
  type Page,
  type ServiceStatus,
  type UsageReport,
  type Webhook,
} from '../types.ts';
import { Activity } from './webhooks.tsx';

/** What a partner looks at first: is anything wrong today, and what did it cost. */
export function HomePage() {
  const api = useApi();
  const { navigation, home: texts } = useTexts();
  const webhooks = useLoad((signal) => api.get<Page<Webhook>>('/v1/webhooks', { query: ALL, signal }), [api]);
  const batches = useLoad((signal) => api.get<Page<Batch>>('/v1/fortunes/batch', { query: FEW, signal }), [api]);
  return (
    <PageFrame title={navigation.home}>
      <FirstSteps webhooks={webhooks} />
      <Today />
      <Models />
      <Section title={texts.failing}>
        <Loaded of={webhooks}>{({ data }) => <Failing webhooks={data.filter(isFailing)} />}</Loaded>
      </Section>
      <Section title={texts.batches}>
        <Loaded of={batches}>{({ data }) => <BatchTable caption={texts.batches} batches={data} />}</Loaded>
      </Section>
    </PageFrame>
  );
}

const ALL = { limit: 100 };
const FEW = { limit: 5 };
const ONE = { limit: 1 };

/** Those that their owner has switched off are no trouble. */
const isFailing = ({ active, failure_count: failures, disabled_reason: reason }: Webhook) =>
  active ? failures > 0 : reason !== 'owner';

function Today() {
  const api = useApi();
  const { home: texts, usage } = useTexts();
  const format = useFormat();
  const query = { start_date: kstDay(0), end_date: kstDay(0) };
  const report = useLoad((signal) => api.get<UsageReport>('/v1/reports/usage', { query, signal }), [api]);
  return (
    <Section title={texts.today}>
      <Loaded of={report}>
        {({ summary, rate_limit_status: { used, limit, window } }) => (
          <dl class="cards">
            <Card title={texts.requests} value={format.number(summary.total_requests)} />
            <Card
              title={texts.errors}
              value={format.number(summary.failed_requests)}
              hint={summary.failed_requests > 0 && <Link to="/requests">{texts.failures}</Link>}
            />
            <Card title={texts.cost} value={format.usd(summary.total_cost_usd)} />
            <Card
              title={texts.plan}
              value={format.percent(Math.round((100 * used) / Math.max(1, limit)))}
              hint={
                <>
                  <Meter value={used} of={limit} />
                  {texts.planUsed(format.number(used), format.number(limit), usage.windows[window])}
                </>
              }
            />
          </dl>
        )}
      </Loaded>
    </Section>
  );
}

const COLOURS: Readonly<Record<string, string>> = { operational: 'success', degraded: 'pending', outage: 'failed' };

function Models() {
  const api = useApi();
  const { home: texts } = useTexts();
  const format = useFormat();
  const status = useLoad((signal) => api.get<ServiceStatus>('/v1/status', { signal }), [api]);
  return (
    <Section title={texts.models}>
      <Loaded of={status}>
        {({ components: { ai_models: models } }) => (
          <dl class="cards">
            {MODELS.map((name) => {
              const { status: state, paused, avg_latency_ms: latency } = models[name];
              const shown = paused === true ? 'paused' : state;
              return (
                <div key={name}>
                  <dt>
                    <code>{name}</code>
                  </dt>
                  <dd>
                    <State of={COLOURS[shown] ?? 'pending'} text={texts.states[shown] ?? shown} />
                    {latency > 0 && <small>{format.ms(latency)}</small>}
                  </dd>
                </div>
              );
            })}
          </dl>
        )}
      </Loaded>
    </Section>
  );
}

function Failing({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  const { home: texts } = useTexts();
  if (webhooks.length === 0) return <p class="empty">{texts.noneFailing}</p>;
  return (
    <ul>
      {webhooks.map((webhook) => (
        <li key={webhook.id}>
          <Link to={`/webhooks/${webhook.id}`}>{webhook.url}</Link> <Activity of={webhook} />
        </li>
      ))}
    </ul>
  );
}

const LOOK_AGAIN_MS = 5_000;

/** Until all is done once. It looks again by itself, because calls come from the partner's own programs. */
function FirstSteps({ webhooks }: { readonly webhooks: Loading<Page<Webhook>> }) {
  const api = useApi();
  const { home: texts } = useTexts();
  const load = async (signal: AbortSignal) => {
    const [profiles, fortunes, keys] = await Promise.all([
      api.get<Page<unknown>>('/v1/profiles', { query: ONE, signal }),
      api.get<Page<unknown>>('/v1/fortunes', { query: ONE, signal }),
      api.get<Page<Key>>('/v1/keys', { query: ALL, signal }),
    ]);
    return {
      profile: profiles.total_count > 0,
      fortune: fortunes.total_count > 0,
      key: keys.data.some(({ last_used_at: at }) => at !== null && at !== undefined),
    };
  };
  const first = useLoad(load, [api]);
  const steps = first.data && webhooks.data && { ...first.data, webhook: webhooks.data.total_count > 0 };
  const done = steps === null ? [] : STEPS.filter(([name]) => steps[name]);
  const isOpen = steps !== null && done.length < STEPS.length;
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      first.reload();
      webhooks.reload();
    }, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <Section title={texts.steps}>
      <p role="status">{texts.stepsDone(done.length, STEPS.length)}</p>
      <ul class="steps">
        {STEPS.map(([name, to]) => (
          <li key={name}>
            <State of={steps[name] ? 'success' : 'open'} text={steps[name] ? texts.done : texts.open} />{' '}
            {to.startsWith('/docs') ? <a href={to}>{texts.step[name]}</a> : <Link to={to}>{texts.step[name]}</Link>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const STEPS = [
  ['profile', '/profiles'],
  ['fortune', '/playground'],
  ['key', '/docs/quickstart'],
  ['webhook', '/webhooks'],
] as const;
