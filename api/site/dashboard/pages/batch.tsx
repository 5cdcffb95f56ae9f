import { useEffect, useState } from 'preact/hooks';
import type { ApiError } from '../api.ts';
import { BatchBar } from '../components/batch-bar.tsx';
import { Id, ShortId } from '../components/copy.tsx';
import { ErrorNote } from '../components/error-note.tsx';
import { State } from '../components/key-list.tsx';
import { Loaded, PageFrame, Section } from '../components/page.tsx';
import { Table } from '../components/table.tsx';
import { Time } from '../components/time.tsx';
import { asApiError, useAction, useLoad } from '../loading.ts';
import { useFormat, useTexts } from '../preferences.tsx';
import { useApi } from '../session.tsx';
import type { Batch, BatchCounts, BatchItem } from '../types.ts';

/** A batch: its bar follows the event stream, and its items appear when it has ended. */
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
  const { counts, ended, error } = useProgress(first);
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
          <State of={counts.status} text={texts.states[counts.status] ?? counts.status} />
        </dd>
        <dt>{common.type}</dt>
        <dd>
          {playground.types[first.fortune_type]} · {first.fortune_date} · <code>{first.model}</code>
        </dd>
        <dt>{common.created}</dt>
        <dd>{<Time at={first.created_at} />}</dd>
        <dt>{ended ? texts.ended : texts.estimated}</dt>
        <dd>{<Time at={ended?.completed_at ?? first.estimated_completion} />}</dd>
      </dl>
      <Section title={texts.progress}>
        <BatchBar counts={counts} />
        <dl class="facts">
          <dt>{texts.completed}</dt>
          <dd>{format.number(counts.completed_count)}</dd>
          <dt>{texts.failed}</dt>
          <dd>{format.number(counts.failed_count)}</dd>
          <dt>{texts.canceled}</dt>
          <dd>{format.number(counts.canceled_count)}</dd>
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
      {ended?.results !== undefined && <Items items={ended.results} />}
    </>
  );
}

/** The counts of a batch as its event stream sends them, and the whole batch at its end. */
function useProgress(first: Batch): { counts: BatchCounts; ended: Batch | null; error: ApiError | null } {
  const api = useApi();
  const [counts, setCounts] = useState<BatchCounts>(first);
  const [ended, setEnded] = useState<Batch | null>(first.results === undefined ? null : first);
  const [error, setError] = useState<ApiError | null>(null);
  useEffect(() => {
    if (first.results !== undefined) return undefined;
    const leaving = new AbortController();
    const following = api.follow(`/v1/fortunes/batch/${first.id}/events`, {
      signal: leaving.signal,
      onEvent({ name, data }) {
        if (name === 'progress' || name === 'complete') setCounts(data as BatchCounts);
        if (name === 'complete') setEnded(data as Batch);
      },
    });
    following.catch((cause: unknown) => {
      if (!leaving.signal.aborted) setError(asApiError(cause));
    });
    return () => leaving.abort();
  }, [first]);
  return { counts, ended, error };
}

function Items({ items }: { readonly items: readonly BatchItem[] }) {
  const { batches: texts, common } = useTexts();
  // What failed is what the reader looks for.
  const sorted = [...items].sort((a, b) => Number(b.status === 'failed') - Number(a.status === 'failed'));
  return (
    <Section title={texts.items}>
      <Table
        caption={texts.items}
        rows={sorted}
        idOf={(item) => items.indexOf(item)}
        columns={[
          { title: texts.item, cell: ({ profile_id: id }) => <ShortId value={id} /> },
          { title: common.status, cell: ({ status }) => <State of={status} text={texts.states[status] ?? status} /> },
          { title: texts.fortune, cell: ({ fortune_id: id }) => id !== null && <ShortId value={id} /> },
          { title: texts.cause, cell: ({ error }) => error !== undefined && <Cause error={error} /> },
        ]}
      />
    </Section>
  );
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
