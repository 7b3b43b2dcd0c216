import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Table.css.ts';

export interface TableColumn<Row> {
  /** Unique key of the column. */
  key: string;
  /** Header of the column, also shown before its value where the table is stacked. */
  label: string;
  /** Returns the content of a row in this column. */
  cell: (row: Row) => ReactNode;
  /** Figures: at the end of the cell, of equal width. */
  numeric?: boolean;
}

export interface TableProps<Row> extends Omit<ComponentProps<'table'>, 'children'> {
  /** Names the table. */
  caption: ReactNode;
  /** Hides the caption visually; screen readers still read it. */
  hideCaption?: boolean;
  /** The first one heads its row. */
  columns: readonly TableColumn<Row>[];
  /** In the order they are shown. */
  rows: readonly Row[];
  /** Returns the unique key of a row. */
  rowKey: (row: Row) => string;
  /** Last row, such as a total: one value for each column key it has. */
  footer?: Readonly<Record<string, ReactNode>>;
  /** Shown instead of the rows while there are none. */
  empty?: ReactNode;
  /** Layout on phones: rows as blocks of label and value, or the table with horizontal scroll. */
  narrow?: 'stack' | 'scroll';
}

/** The roles of a table said aloud: some browsers forget them once a phone shows rows as blocks. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

/** Table with rows and columns; under 768 px each row is a separate block. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption, columns, rows, rowKey, footer, empty, narrow = 'stack', className, ...rest } = props;
  const id = useId();
  const align = (column: TableColumn<Row>) => (column.numeric ? css.numeric : undefined);
  const value = (column: TableColumn<Row>, content: ReactNode) => (
    <>
      <span aria-hidden="true" className={css.label}>
        {column.label}
      </span>
      <span className={css.value}>{content}</span>
    </>
  );
  const table = (
    <table {...as.table} {...rest} data-narrow={narrow} className={cx(css.root, className)}>
      <caption id={id} className={hideCaption ? hidden.root : css.caption}>
        {caption}
      </caption>
      <thead {...as.rowgroup} className={css.head}>
        <tr {...as.row}>
          {columns.map((column) => (
            <th key={column.key} {...as.columnheader} scope="col" className={cx(css.header, align(column))}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as.rowgroup} className={css.body}>
        {rows.length === 0 && empty !== undefined && (
          <tr {...as.row} className={css.row}>
            <td {...as.cell} colSpan={columns.length} className={css.empty}>
              {empty}
            </td>
          </tr>
        )}
        {rows.map((row) => (
          <tr key={rowKey(row)} {...as.row} className={css.row}>
            {columns.map((column, place) =>
              place === 0 ? (
                <th key={column.key} {...as.rowheader} scope="row" className={cx(css.first, align(column))}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.key} {...as.cell} className={cx(css.cell, align(column))}>
                  {value(column, column.cell(row))}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      {footer && (
        <tfoot {...as.rowgroup} className={css.body}>
          <tr {...as.row} className={css.total}>
            {columns.map((column, place) =>
              place === 0 ? (
                <th key={column.key} {...as.rowheader} scope="row" className={css.first}>
                  {footer[column.key]}
                </th>
              ) : (
                <td key={column.key} {...as.cell} className={cx(css.cell, align(column))}>
                  {footer[column.key] !== undefined && value(column, footer[column.key])}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      )}
    </table>
  );
  if (narrow === 'stack') return table;
  return (
    <div role="region" aria-labelledby={id} tabIndex={0} className={css.scroller}>
      {table}
    </div>
  );
}
