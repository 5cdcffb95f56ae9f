import { useTexts } from '../preferences.tsx';
import type { AuditEntry } from '../types.ts';
import { ShortId } from './copy.tsx';
import { Table } from './table.tsx';
import { Time } from './time.tsx';

export interface AuditTableProps {
  readonly caption: string;
  readonly entries: readonly AuditEntry[];
}

export function AuditTable({ caption, entries }: AuditTableProps) {
  const { audit: texts, requests } = useTexts();
  return (
    <Table
      caption={caption}
      rows={entries}
      idOf={({ id }) => id}
      detailOf={(entry) => entry}
      columns={[
        { title: requests.at, cell: ({ created_at: at }) => <Time at={at} /> },
        { title: texts.action, cell: ({ action }) => <code>{action}</code> },
        { title: texts.resourceId, cell: ({ resource_id: id }) => <ShortId value={id} /> },
        { title: requests.id, cell: ({ request_id: id }) => <ShortId value={id} /> },
        { title: texts.key, cell: ({ actor_api_key: key }) => <ShortId value={key} /> },
        { title: texts.address, cell: ({ actor_ip: ip }) => ip },
      ]}
    />
  );
}
