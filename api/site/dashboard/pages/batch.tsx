import { useEffect, useState } from 'preact/hooks';
import type { ApiError } from '../api.ts';
import { BatchBar } from '../components/batch-bar.tsx';
import { Id, ShortId } from '../components/copy.tsx';
import { Download } from '../components/download.tsx';
import { ErrorNote } from '../components/error-note.tsx';
import { State } from '../components/key-list.tsx';
import { Loaded, More, PageFrame, Section } from '../components/page.tsx';
import { Table } from '../components/table.tsx';
import { Time } from '../components/time.tsx';
import { asApiError, useAction, useLoad, usePages } from '../loading.ts';
import { useFormat, useTexts } from '../preferences.tsx';
import { useApi } from '../session.tsx';
import type { Batch, BatchItem, BatchProgress } from '../types.ts';

/** A batch, whose bar follows the event stream, and its items. */
export function BatchPage({ id }: { readonly id: string }) {
  const api = useApi();
  const { batches: texts } = useTexts();
  const batch = useLoad((signal) => api.get<Batch>(`/v1/fortunes/batch/${id}`, { signal }), [api, id]);
  return (
    <PageFrame title={texts.batch}>
      <Loaded of={batch}>{(first) => <FollowedBatch key={first} first={first} onChanged={batch.reload} />}</Loaded>
    </PageFrame>
  );
}

interface FollowedBatchProps {
  readonly first: Batch;
  readonly onChanged: () => void;
}

function FollowedBatch({ first, onChanged }: FollowedBatchProps) {
  const api = useApi();
  const { batches: texts, playground, common } = useTexts();
  const format = useFormat();
  const { progress, ended, error } = useProgress(first);
  const { hold } = progress;
  const estimate = useEstimate(first, progress);
  const act = useAction(async (what: 'cancel' | 'retry') => {
    await api.post(`/v1/fortunes/batch/${first.id}/${what}`, {});
    onChanged();
  });
  return (
    <>
      <dl class="facts">
        <dt>id</dt>
        <dd>
          <Id value={first.id} />
        </dd>
        <dt>{common.status}</dt>
        <dd>
          <State of={progress.status} text={texts.states[progress.status] ?? progress.status} />
        </dd>
        <dt>{common.type}</dt>
        <dd>
          {playground.types[first.fortune_type]} · {first.fortune_date} · <code>{first.model}</code>
        </dd>
        <dt>{common.created}</dt>
        <dd>{<Time at={first.created_at} />}</dd>
        <dt>{ended ? texts.ended : texts.estimated}</dt>
        <dd>{hold ? (texts.holds[hold.reason] ?? hold.message) : <Time at={ended?.completed_at ?? estimate} />}</dd>
      </dl>
      <Section title={texts.progress}>
        <BatchBar counts={progress} />
        <dl class="facts">
          <dt>{texts.completed}</dt>
          <dd>{format.number(progress.completed_count)}</dd>
          <dt>{texts.failed}</dt>
          <dd>{format.number(progress.failed_count)}</dd>
          <dt>{texts.canceled}</dt>
          <dd>{format.number(progress.canceled_count)}</dd>
        </dl>
        <p role="status">
          {ended && texts.finished(format.number(ended.completed_count), format.number(ended.failed_count))}
        </p>
        <ErrorNote error={error} onRetry={onChanged} />
        {ended === null && (
          <button type="button" disabled={act.isBusy} onClick={() => act.run('cancel')}>
            {texts.cancel}
          </button>
        )}
        {ended !== null && ended.failed_count > 0 && (
          <button type="button" disabled={act.isBusy} onClick={() => act.run('retry')}>
            {texts.retry}
          </button>
        )}
        <ErrorNote error={act.error} onRetry={act.retry} />
      </Section>
      {/* Anew when it has ended: what failed comes first. */}
      <Items key={String(ended === null)} batch={progress} id={first.id} />
    </>
  );
}

/** The counts of a batch and its hold as its event stream sends them, and the whole batch at its end. */
function useProgress(first: Batch): { progress: BatchProgress; ended: Batch | null; error: ApiError | null } {
  const api = useApi();
  const [progress, setProgress] = useState<BatchProgress>(first);
  const [ended, setEnded] = useState<Batch | null>(first.completed_at === undefined ? null : first);
  const [error, setError] = useState<ApiError | null>(null);
  useEffect(() => {
    if (first.completed_at !== undefined) return undefined;
    const leaving = new AbortController();
    const following = api.follow(`/v1/fortunes/batch/${first.id}/events`, {
      signal: leaving.signal,
      onEvent({ name, data }) {
        if (name === 'progress' || name === 'complete') setProgress(data as BatchProgress);
        if (name === 'complete') setEnded(data as Batch);
      },
    });
    following.catch((cause: unknown) => {
      if (!leaving.signal.aborted) setError(asApiError(cause));
    });
    return () => leaving.abort();
  }, [first]);
  return { progress, ended, error };
}

/** Asked for again when the hold has ended during which it was made: it may be when the items fail. */
function useEstimate(first: Batch, { hold }: BatchProgress): string {
  const api = useApi();
  const isOutdated = first.hold !== undefined && hold === undefined;
  const { data } = useLoad(
    async (signal) => (isOutdated ? api.get<Batch>(`/v1/fortunes/batch/${first.id}`, { signal }) : first),
    [api, isOutdated],
  );
  return (data ?? first).estimated_completion;
}

const ITEM_STATES = ['waiting', 'started', 'success', 'cached', 'failed', 'canceled'] as const;

/** A batch may have 100,000 items: by page. What failed is what the reader looks for. */
function Items({ id, batch }: { readonly id: string; readonly batch: BatchProgress }) {
  const api = useApi();
  const { batches: texts, common } = useTexts();
  const [status, setStatus] = useState(batch.failed_count > 0 ? 'failed' : '');
  const [cause, setCause] = useState('');
  const items = usePages<BatchItem>(
    api,
    `/v1/fortunes/batch/${id}/items`,
    status === '' ? { limit: 100 } : { limit: 100, status },
  );
  const causes = new Set(items.data?.flatMap((item) => causeOf(item) ?? []));
  const isShown = (item: BatchItem) => cause === '' || causeOf(item) === cause;
  const choose = (chosen: string) => {
    setStatus(chosen);
    setCause('');
  };
  return (
    <Section title={texts.items}>
      <p class="actions">
        <label class="inline">
          {texts.shown}{' '}
          <select value={status} onChange={(event) => choose(event.currentTarget.value)}>
            <option value="">{texts.everything}</option>
            {ITEM_STATES.map((each) => (
              <option key={each} value={each}>
                {texts.states[each] ?? each}
              </option>
            ))}
          </select>
        </label>
        {causes.size > 0 && (
          <label class="inline">
            {texts.cause}{' '}
            <select value={cause} onChange={(event) => setCause(event.currentTarget.value)}>
              <option value="">{common.all}</option>
              {[...causes].map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          </label>
        )}
      </p>
      <Loaded of={items}>
        {(all) => {
          const rows = all.filter(isShown);
          const hasCustomIds = rows.some(({ custom_id }) => custom_id !== undefined);
          return (
            <>
              <p class="actions">
                <Download title={texts.download} name={`${id}.csv`} type="text/csv" content={() => csvOf(rows)} />
                <Download
                  title={texts.download}
                  name={`${id}.jsonl`}
                  type="application/jsonl"
                  content={() => jsonLinesOf(rows)}
                />
              </p>
              <Table
                caption={texts.items}
                rows={rows}
                idOf={({ profile_id }) => profile_id}
                detailOf={(item) => item}
                columns={[
                  { title: texts.item, cell: ({ profile_id: profile }) => <ShortId value={profile} /> },
                  ...(hasCustomIds
                    ? [{ title: texts.customId, cell: ({ custom_id }: BatchItem) => <code>{custom_id}</code> }]
                    : []),
                  {
                    title: common.status,
                    cell: (item) => <State of={item.status} text={texts.states[item.status] ?? item.status} />,
                  },
                  {
                    title: texts.fortune,
                    cell: ({ fortune_id: fortune }) => fortune !== null && <ShortId value={fortune} />,
                  },
                  { title: texts.cause, cell: ({ error }) => error !== undefined && <Cause error={error} /> },
                ]}
              />
            </>
          );
        }}
      </Loaded>
      <More of={items} />
    </Section>
  );
}

/** Of a failed item. */
function causeOf({ error }: BatchItem): string | undefined {
  return error === undefined ? undefined : `${error.code}${error.reason === undefined ? '' : ` · ${error.reason}`}`;
}

const COLUMNS = ['profile_id', 'status', 'fortune_id', 'code', 'reason', 'message'] as const;

function csvOf(items: readonly BatchItem[]): string {
  // A spreadsheet would take a caller's text with such a beginning for a formula.
  const plain = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);
  const quoted = (value: string | null | undefined) => `"${plain(value ?? '').replaceAll('"', '""')}"`;
  const lines = items.map(({ error, ...item }) => {
    const row = { ...item, code: error?.code, reason: error?.reason, message: error?.message };
    return COLUMNS.map((name) => quoted(row[name])).join(',');
  });
  return `${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
}

function jsonLinesOf(items: readonly BatchItem[]): string {
  return items.map((item) => `${JSON.stringify(item)}\n`).join('');
}

function Cause({ error: { code, reason, message } }: { readonly error: NonNullable<BatchItem['error']> }) {
  const { reasons } = useTexts();
  return (
    <>
      <code>{reason === undefined ? code : `${code} · ${reason}`}</code> {message}{' '}
      {reason !== undefined && <small>{reasons[reason]}</small>}
    </>
  );
}
