import type { Database } from './database.ts';

/** Statement with placeholders for its values. */
interface Prepared<Row> {
  execute(values?: Record<string, unknown>): Promise<Row[]>;
}

/**
 * Returns a prepared statement for a frequent query: built once per database and planned once per connection,
 * because building and planning take longer than reading its few rows. `values` fill the placeholders unchanged:
 * a time as ISO text, a list as an array. In a transaction the statement is rebuilt each time and still planned
 * once.
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
