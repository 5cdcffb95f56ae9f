import { type ComponentChildren, Fragment } from 'preact';
import { useState } from 'preact/hooks';
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
  /** What the API says of a row, for rows without a page of their own: a button of the row opens it. */
  readonly detailOf?: (row: T) => object;
}

/**
 * The first column names the row. Wide tables scroll in their own box, which the keyboard reaches; on a phone each row is a
 * card whose values have their titles before them.
 */
export function Table<T>({ caption, columns, rows, idOf, detailOf }: TableProps<T>) {
  const { common } = useTexts();
  const [opened, setOpened] = useState<string | number | null>(null);
  const toggle = (id: string | number) => setOpened(id === opened ? null : id);
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
            <Fragment key={idOf(row)}>
              <tr>
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th key={column.title} scope="row" data-title={column.title}>
                      {detailOf === undefined ? (
                        column.cell(row)
                      ) : (
                        <span>
                          <button
                            type="button"
                            class="small"
                            aria-expanded={idOf(row) === opened}
                            aria-label={common.details}
                            onClick={() => toggle(idOf(row))}
                          >
                            {idOf(row) === opened ? '−' : '+'}
                          </button>{' '}
                          {column.cell(row)}
                        </span>
                      )}
                    </th>
                  ) : (
                    <td key={column.title} class={classOf(column)} data-title={column.title}>
                      {column.cell(row)}
                    </td>
                  ),
                )}
              </tr>
              {detailOf !== undefined && idOf(row) === opened && (
                <tr>
                  <td colSpan={columns.length}>
                    <Facts of={detailOf(row)} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Fields by the names of the API. */
function Facts({ of }: { readonly of: object }) {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return (
    <dl class="facts">
      {Object.entries(of).map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{textOf(value)}</code>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function classOf({ isNumber, isAction }: Pick<Column<unknown>, 'isNumber' | 'isAction'>): string {
  if (isAction) return 'act';
  return isNumber ? 'number' : '';
}
