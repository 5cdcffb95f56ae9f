import { CopyButton, Id } from '../components/copy.tsx';
import { Loaded, PageFrame, Section } from '../components/page.tsx';
import { Status } from '../components/request-table.tsx';
import { Time } from '../components/time.tsx';
import { useLoad } from '../loading.ts';
import { useFormat, useTexts } from '../preferences.tsx';
import { Link } from '../router.tsx';
import { useApi } from '../session.tsx';
import type { RequestEntry } from '../types.ts';

/** One request of the log. Bodies are not kept. */
export function RequestPage({ id }: { readonly id: string }) {
  const api = useApi();
  const { navigation, requests: texts } = useTexts();
  const request = useLoad((signal) => api.get<RequestEntry>(`/v1/requests/${id}`, { signal }), [api, id]);
  return (
    <PageFrame title={texts.id}>
      <p>
        <Link to="/requests">{navigation.requests}</Link>
      </p>
      <Loaded of={request}>{(data) => <Request request={data} />}</Loaded>
    </PageFrame>
  );
}

function Request({ request }: { readonly request: RequestEntry }) {
  const { requests: texts, reasons, common, usage, audit, batches, playground } = useTexts();
  const format = useFormat();
  const { id, reason, batch_id: batch, fortune_id: fortune, cost_usd: cost, model } = request;
  const curl = curlOf(request);
  return (
    <>
      <dl class="facts">
        <dt>{texts.id}</dt>
        <dd>
          <Id value={id} />
        </dd>
        <dt>{texts.at}</dt>
        <dd>
          <Time at={request.created_at} />
        </dd>
        <dt>{texts.path}</dt>
        <dd>
          <code>{`${request.method} ${request.path}`}</code>
        </dd>
        <dt>{texts.statusCode}</dt>
        <dd>
          <Status code={request.status} /> {request.code !== null && <code>{request.code}</code>}
        </dd>
        {reason !== null && (
          <>
            <dt>{batches.cause}</dt>
            <dd>
              <code>{reason}</code> {reasons[reason]}
            </dd>
          </>
        )}
        <dt>{texts.took}</dt>
        <dd>{format.ms(request.duration_ms)}</dd>
        <dt>{audit.key}</dt>
        <dd>
          <code>{request.key_prefix}…</code>
        </dd>
        {model !== null && (
          <>
            <dt>{common.model}</dt>
            <dd>
              <code>{model}</code>
            </dd>
          </>
        )}
        {cost !== null && (
          <>
            <dt>{usage.cost}</dt>
            <dd>{format.usd(cost)}</dd>
          </>
        )}
        {fortune !== null && (
          <>
            <dt>{batches.fortune}</dt>
            <dd>
              <Id value={fortune} />
            </dd>
          </>
        )}
        {batch !== null && (
          <>
            <dt>{batches.batch}</dt>
            <dd>
              <Link to={`/batches/${batch}`}>{batch}</Link>
            </dd>
          </>
        )}
        <dt>Idempotency-Key</dt>
        <dd>
          {request.idempotency_key_used ? playground.yes : playground.no}
          {request.replayed && ` · ${texts.replayed}`}
        </dd>
      </dl>
      <Section title={texts.curl}>
        <p class="quiet">{texts.curlHint}</p>
        <pre>{curl}</pre>
        <p>
          <CopyButton value={curl} />
        </p>
      </Section>
    </>
  );
}

function curlOf({ method, path, key_prefix: prefix, idempotency_key_used: hadKey }: RequestEntry): string {
  const hasBody = method === 'POST' || method === 'PUT' || method === 'PATCH';
  return [
    `curl -X ${method} '${location.origin}${path}'`,
    `  -H 'X-API-Key: ${prefix}…'`,
    ...(hadKey ? ["  -H 'Idempotency-Key: …'"] : []),
    ...(hasBody ? ["  -H 'Content-Type: application/json'", "  -d '{}'"] : []),
  ].join(' \\\n');
}
