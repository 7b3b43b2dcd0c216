import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './Table.css.ts';
import { withRef } from '../../react-18.ts';

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
  /** Shown when there are no rows. */
  empty?: ReactNode;
  /** Layout on phones: rows as blocks of label and value, or the table with horizontal scroll. */
  narrow?: 'stack' | 'scroll';
}

/** Explicit table roles: some browsers drop them when rows are displayed as blocks. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
};

interface TableRowProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** Content of a column; without it the cell is empty. */
  getContent: (column: TableColumn<Row>) => ReactNode;
  isTotal?: boolean;
}

const align = ({ numeric }: { numeric?: boolean }) => (numeric ? css.numeric : undefined);

/** The first cell heads the row; the others repeat the name of their column for phones. */
function TableRow<Row>({ columns, getContent, isTotal = false }: TableRowProps<Row>) {
  return (
    <tr {...as.row} className={isTotal ? css.total : css.row}>
      {columns.map((column, index) => {
        const content = getContent(column);
        if (index === 0)
          return (
            <th
              key={column.key}
              {...as.rowheader}
              scope="row"
              className={cx(css.first, isTotal ? undefined : align(column))}
            >
              {content}
            </th>
          );
        return (
          <td key={column.key} {...as.cell} className={cx(css.cell, align(column))}>
            {(!isTotal || content !== undefined) && (
              <>
                <span aria-hidden="true" className={css.label}>
                  {column.label}
                </span>
                <span className={css.value}>{content}</span>
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** Table with rows and columns; under 768 px each row is a separate block. */
export const Table = withRef(function Table<Row>(props: TableProps<Row>) {
  const { caption, hideCaption, columns, rows, rowKey, footer, empty, narrow = 'stack', className, ...rest } = props;
  const id = useId();
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
          <TableRow key={rowKey(row)} columns={columns} getContent={(column) => column.cell(row)} />
        ))}
      </tbody>
      {footer && (
        <tfoot {...as.rowgroup} className={css.body}>
          <TableRow columns={columns} getContent={(column) => footer[column.key]} isTotal />
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
});
