import type { ComponentChildren } from 'preact';
import { useTexts } from '../preferences.tsx';

export interface Column<T> {
  readonly title: string;
  readonly isNumber?: boolean;
  readonly cell: (row: T) => ComponentChildren;
}

export interface TableProps<T> {
  readonly caption: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly idOf: (row: T) => string | number;
}

/** The first column names the row. Wide tables scroll in their own box, which the keyboard reaches. */
export function Table<T>({ caption, columns, rows, idOf }: TableProps<T>) {
  const { common } = useTexts();
  if (rows.length === 0) return <p class="empty">{common.nothing}</p>;
  return (
    <div class="scroll" role="group" aria-label={caption} tabIndex={0}>
      <table>
        <caption class="hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, isNumber }) => (
              <th key={title} scope="col" class={isNumber ? 'number' : ''}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)}>
              {columns.map(({ title, isNumber, cell }, index) =>
                index === 0 ? (
                  <th key={title} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={title} class={isNumber ? 'number' : ''}>
                    {cell(row)}
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
