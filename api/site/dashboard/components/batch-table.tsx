import { useFormat, useTexts } from '../preferences.tsx';
import { Link } from '../router.tsx';
import type { Batch } from '../types.ts';
import { BatchBar } from './batch-bar.tsx';
import { shortened } from './copy.tsx';
import { State } from './key-list.tsx';
import { Table } from './table.tsx';
import { Time } from './time.tsx';

export function BatchTable({ caption, batches }: { readonly caption: string; readonly batches: readonly Batch[] }) {
  const { batches: texts, common, playground } = useTexts();
  const format = useFormat();
  return (
    <Table
      caption={caption}
      rows={batches}
      idOf={({ id }) => id}
      columns={[
        { title: common.created, cell: ({ created_at: at }) => <Time at={at} /> },
        {
          title: texts.batch,
          cell: ({ id }) => (
            <Link to={`/batches/${id}`} isRow>
              <code title={id}>{shortened(id)}</code>
            </Link>
          ),
        },
        {
          title: common.status,
          cell: ({ status }) => <State of={status} text={texts.states[status] ?? status} />,
        },
        { title: texts.progress, cell: (batch) => <BatchBar counts={batch} /> },
        { title: texts.failed, isNumber: true, cell: ({ failed_count: failed }) => format.number(failed) },
        { title: common.type, cell: ({ fortune_type: type }) => playground.types[type] },
        { title: common.date, cell: ({ fortune_date: date }) => date },
        { title: common.model, cell: ({ model }) => <code>{model}</code> },
      ]}
    />
  );
}
