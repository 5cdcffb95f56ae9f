import { useFormat, useTexts } from '../preferences.tsx';
import type { AuditEntry } from '../types.ts';
import { Id } from './copy.tsx';
import { Table } from './table.tsx';

export interface AuditTableProps {
  readonly caption: string;
  readonly entries: readonly AuditEntry[];
}

export function AuditTable({ caption, entries }: AuditTableProps) {
  const { audit: texts, requests } = useTexts();
  const format = useFormat();
  return (
    <Table
      caption={caption}
      rows={entries}
      idOf={({ id }) => id}
      columns={[
        { title: texts.action, cell: ({ action }) => <code>{action}</code> },
        { title: texts.resourceId, cell: ({ resource_id: id }) => <code>{id}</code> },
        { title: requests.id, cell: ({ request_id: id }) => <Id value={id} /> },
        { title: texts.key, cell: ({ actor_api_key: key }) => <code>{key}</code> },
        { title: texts.address, cell: ({ actor_ip: ip }) => ip },
        { title: requests.at, cell: ({ created_at: at }) => format.time(at) },
      ]}
    />
  );
}
