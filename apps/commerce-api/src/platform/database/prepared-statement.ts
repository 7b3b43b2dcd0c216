import type { Database } from './database.ts';

/** A statement with its values still to come. */
interface Prepared<Row> {
  execute(values?: Record<string, unknown>): Promise<Row[]>;
}

/**
 * A statement of the busiest calls, built once for a database and planned once for each of its connections: building
 * one and planning it take longer than reading the few rows it answers. `values` fill its placeholders as they are:
 * a time as ISO text, a list as an array. In a transaction it is built each time and still planned once.
 */
export function preparedStatement<Row>(
  name: string,
  build: (db: Database) => { prepare(name: string): Prepared<Row> },
): (db: Database, values: Record<string, unknown>) => Promise<Row[]> {
  const known = new WeakMap<Database, Prepared<Row>>();
  return (db, values) => {
    let prepared = known.get(db);
    if (!prepared) {
      prepared = build(db).prepare(name);
      known.set(db, prepared);
    }
    return prepared.execute(values);
  };
}
