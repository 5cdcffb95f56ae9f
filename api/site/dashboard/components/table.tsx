import type { ComponentChildren } from 'preact';
import { useTexts } from '../preferences.tsx';

export interface Column<T> {
  readonly title: string;
  readonly isNumber?: boolean;
  /** What can be done to the row: stays where a wide table scrolls. */
  readonly isAction?: boolean;
  readonly cell: (row: T) => ComponentChildren;
}

export interface TableProps<T> {
  readonly caption: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly idOf: (row: T) => string | number;
}

/**
 * The first column names the row. Wide tables scroll in their own box, which the keyboard reaches; on a phone each row is a
 * card whose values have their titles before them.
 */
export function Table<T>({ caption, columns, rows, idOf }: TableProps<T>) {
  const { common } = useTexts();
  if (rows.length === 0) return <p class="empty">{common.nothing}</p>;
  return (
    <div class="scroll" role="group" aria-label={caption} tabIndex={0}>
      <table>
        <caption class="hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" class={classOf(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.title} scope="row" data-title={column.title}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.title} class={classOf(column)} data-title={column.title}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function classOf({ isNumber, isAction }: Pick<Column<unknown>, 'isNumber' | 'isAction'>): string {
  if (isAction) return 'act';
  return isNumber ? 'number' : '';
}
