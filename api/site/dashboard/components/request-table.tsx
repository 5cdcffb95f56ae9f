import { useFormat, useTexts } from '../preferences.tsx';
import { Link } from '../router.tsx';
import type { RequestEntry } from '../types.ts';
import { ShortId } from './copy.tsx';
import { Table } from './table.tsx';
import { Time } from './time.tsx';

export interface RequestTableProps {
  readonly caption: string;
  readonly requests: readonly RequestEntry[];
}

/** Requests of the log. */
export function RequestTable({ caption, requests }: RequestTableProps) {
  const { requests: texts } = useTexts();
  const format = useFormat();
  return (
    <Table
      caption={caption}
      rows={requests}
      idOf={({ id }) => id}
      columns={[
        { title: texts.at, cell: ({ created_at: at }) => <Time at={at} /> },
        {
          title: texts.path,
          cell: ({ id, method, path }) => (
            <Link to={`/requests/${id}`} isRow>
              <code>{`${method} ${path}`}</code>
            </Link>
          ),
        },
        { title: texts.statusCode, cell: ({ status }) => <Status code={status} /> },
        { title: texts.code, cell: ({ code }) => code !== null && <code>{code}</code> },
        { title: texts.took, isNumber: true, cell: ({ duration_ms: ms }) => format.ms(ms) },
        { title: texts.id, cell: ({ id }) => <ShortId value={id} /> },
      ]}
    />
  );
}

export function Status({ code }: { readonly code: number }) {
  const { requests } = useTexts();
  const kind = code === 0 || code >= 500 ? 'failed' : code >= 400 ? 'pending' : 'success';
  return <span class={`state ${kind}`}>{code === 0 ? requests.noAnswer : code}</span>;
}
