import { useState } from 'preact/hooks';
import { useAction } from '../loading.ts';
import { useTexts } from '../preferences.tsx';
import { useApi } from '../session.tsx';
import type { Key, NewKey } from '../types.ts';
import { SecretOnce } from './copy.tsx';
import { ErrorNote } from './error-note.tsx';
import { type Column, Table } from './table.tsx';
import { Time } from './time.tsx';

const OVERLAPS_HOURS = [0, 1, 24, 72, 168];

export interface KeyListProps {
  readonly keys: readonly Key[];
  readonly onChanged: () => void;
}

/** Keys with what can be done to them. */
export function KeyList({ keys, onChanged }: KeyListProps) {
  const api = useApi();
  const texts = useTexts();
  const [overlapHours, setOverlapHours] = useState(24);
  const [rotated, setRotated] = useState<string | null>(null);
  const revoke = useAction(async ({ id, name }: Key) => {
    if (!confirm(texts.keys.confirmRevoke(name))) return;
    await api.delete(`/v1/keys/${id}`);
    onChanged();
  });
  const rotate = useAction(async ({ id }: Key) => {
    const made = await api.post<NewKey>(`/v1/keys/${id}/rotate`, { overlap_hours: overlapHours });
    setRotated(made.key);
    onChanged();
  });
  const columns: Column<Key>[] = [
    { title: texts.common.created, cell: ({ created_at: at }) => <Time at={at} /> },
    { title: texts.keys.name, cell: (key) => <KeyName of={key} /> },
    { title: texts.keys.type, cell: ({ type }) => texts.shell[type] },
    { title: texts.common.status, cell: (key) => <State of={stateOf(key)} text={texts.keys.states[stateOf(key)]} /> },
    { title: texts.keys.lastUsed, cell: ({ last_used_at: at }) => (at ? <Time at={at} /> : texts.common.never) },
    {
      title: texts.keys.expiresAt,
      cell: ({ expires_at: at }) => (at === null ? texts.common.never : <Time at={at} />),
    },
    {
      title: texts.common.actions,
      isAction: true,
      cell: (key) =>
        isUsable(key) && (
          <span class="actions">
            {stateOf(key) === 'active' && (
              <button type="button" class="small" disabled={rotate.isBusy} onClick={() => rotate.run(key)}>
                {texts.keys.rotate}
              </button>
            )}
            <button type="button" class="small danger" disabled={revoke.isBusy} onClick={() => revoke.run(key)}>
              {texts.keys.revoke}
            </button>
          </span>
        ),
    },
  ];
  return (
    <>
      {rotated !== null && <SecretOnce label={texts.keys.secret} value={rotated} />}
      <ErrorNote error={revoke.error} onRetry={revoke.retry} />
      <ErrorNote error={rotate.error} onRetry={rotate.retry} />
      <label class="inline">
        {texts.keys.overlap}{' '}
        <select value={overlapHours} onChange={(event) => setOverlapHours(Number(event.currentTarget.value))}>
          {OVERLAPS_HOURS.map((hours) => (
            <option key={hours} value={hours}>{`${hours} h`}</option>
          ))}
        </select>
      </label>
      <Table
        caption={texts.navigation.keys}
        columns={columns}
        rows={keys}
        idOf={({ id }) => id}
        detailOf={(key) => key}
      />
    </>
  );
}

export function KeyName({ of: { name, prefix } }: { readonly of: Pick<Key, 'name' | 'prefix'> }) {
  return (
    <>
      {name}
      <br />
      <code>{prefix}…</code>
    </>
  );
}

export function State({ of, text }: { readonly of: string; readonly text: string }) {
  return <span class={`state ${of}`}>{text}</span>;
}

type KeyState = 'active' | 'revoked' | 'expired' | 'rotated';

function stateOf({ revoked_at: revokedAt, expires_at: expiresAt, rotated_to: rotatedTo }: Key): KeyState {
  if (revokedAt) return 'revoked';
  if (expiresAt !== null && new Date(expiresAt) <= new Date()) return 'expired';
  return rotatedTo ? 'rotated' : 'active';
}

function isUsable(key: Key): boolean {
  return ['active', 'rotated'].includes(stateOf(key));
}
