import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the upsert assignments for every column except those in `excluded` and generated ones. */
export function overwritten(table: PgTable, excluded: readonly string[]) {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key, { generated }]) => !excluded.includes(key) && generated === undefined,
  );
  return Object.fromEntries(columns.map(([key, column]) => [key, sql.raw(`excluded.${snake(column.name)}`)]));
}

/** Maximum number of rows in one statement: with its parameters it stays small however large the catalog is. */
const batchSize = 500;

/** Divides rows for statements that insert many. */
export function batchesOf<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / batchSize);
  return Array.from({ length: count }, (_, index) => rows.slice(index * batchSize, (index + 1) * batchSize));
}
