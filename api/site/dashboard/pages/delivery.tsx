import { Id } from '../components/copy.tsx';
import { State } from '../components/key-list.tsx';
import { Loaded, PageFrame, Section } from '../components/page.tsx';
import { Time } from '../components/time.tsx';
import { useLoad } from '../loading.ts';
import { useFormat, useTexts } from '../preferences.tsx';
import { Link } from '../router.tsx';
import { useApi } from '../session.tsx';
import type { DeliveryAttempt, DeliveryDetail } from '../types.ts';

interface DeliveryPageProps {
  readonly webhookId: string;
  readonly id: string;
}

/** A delivery: what each attempt sent, and what the partner's server answered. */
export function DeliveryPage({ webhookId, id }: DeliveryPageProps) {
  const api = useApi();
  const { webhooks: texts, navigation, common } = useTexts();
  const path = `/v1/webhooks/${webhookId}/deliveries/${id}`;
  const delivery = useLoad((signal) => api.get<DeliveryDetail>(path, { signal }), [api, path]);
  return (
    <PageFrame title={texts.delivery}>
      <p>
        <Link to={`/webhooks/${webhookId}`}>{navigation.webhooks}</Link>
      </p>
      <Loaded of={delivery}>
        {({ event_id: event, event_type: type, status, next_attempt_at: next, attempts }) => (
          <>
            <dl class="facts">
              <dt>id</dt>
              <dd>
                <Id value={id} />
              </dd>
              <dt>{texts.event}</dt>
              <dd>
                <code>{type}</code> <Id value={event} />
              </dd>
              <dt>{common.status}</dt>
              <dd>
                <State of={status} text={texts.states[status]} />
              </dd>
              <dt>{texts.next}</dt>
              <dd>{next === null ? texts.noNext : <NextAttempt at={next} number={attempts.length + 1} />}</dd>
            </dl>
            <Section title={texts.attempts}>
              {attempts.length === 0 && <p class="empty">{texts.noAttempts}</p>}
              {attempts.map((attempt) => (
                <Attempt key={attempt.number} attempt={attempt} />
              ))}
            </Section>
          </>
        )}
      </Loaded>
    </PageFrame>
  );
}

function NextAttempt({ at, number }: { readonly at: string; readonly number: number }) {
  const { webhooks: texts } = useTexts();
  return (
    <>
      {texts.attemptNumber(number)}: <Time at={at} />
    </>
  );
}

function Attempt({ attempt }: { readonly attempt: DeliveryAttempt }) {
  const { webhooks: texts } = useTexts();
  const format = useFormat();
  const { number, attempted_at: at, response_time_ms: ms, error_message: error, response_status: status } = attempt;
  return (
    <article class="attempt">
      <h3>
        {texts.attemptNumber(number)} · <Time at={at} />
        {ms !== null && <small> · {format.ms(ms)}</small>}
      </h3>
      <p>
        <State
          of={status !== null && status < 300 ? 'success' : 'failed'}
          text={status === null ? '–' : `HTTP ${status}`}
        />{' '}
        {error === `HTTP ${status}` ? null : error}
      </p>
      <Part title={texts.requestHeaders} text={headersOf(attempt.request_headers)} />
      <Part title={texts.payload} text={JSON.stringify(attempt.payload, null, 2)} />
      <Part title={texts.responseHeaders} text={headersOf(attempt.response_headers)} />
      <Part title={texts.responseBody} text={attempt.response_body} isOpen />
    </article>
  );
}

interface PartProps {
  readonly title: string;
  readonly text: string | null;
  readonly isOpen?: boolean;
}

/** Null: there is none. */
function Part({ title, text, isOpen = false }: PartProps) {
  if (text === null || text === '') return null;
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      <pre>{text}</pre>
    </details>
  );
}

function headersOf(headers: Readonly<Record<string, string>> | null): string | null {
  return (
    headers &&
    Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n')
  );
}
