import { findCardData } from '../../../../tooling/card-data.ts';

/** Tables without anything that a shopper typed. */
const ofCatalog = ['product', 'product_listing', 'search_word', 'offer', 'category', 'fabric', 'configured_picture'];

interface Searched {
  /** Runs a statement in the database and returns its rows. */
  query: (statement: string) => Promise<readonly object[]>;
  /** The code that the tests type. */
  securityCode?: string;
}

/** Searches every table but those of the catalog for card data; returns each leak with the text around it. */
export async function findLeaksInTables({ query, securityCode }: Searched): Promise<string[]> {
  const tables = await query(
    `select tablename as name, format('%I.%I', schemaname, tablename) as path from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'drizzle')`,
  );
  const leaks: string[] = [];
  for (const { name, path } of tables as { name: string; path: string }[]) {
    if (ofCatalog.includes(name)) continue;
    const [row] = (await query(`select json_agg(t)::text as rows from ${path} t`)) as { rows: string | null }[];
    const found = findCardData(row?.rows ?? '', securityCode);
    if (found !== undefined) leaks.push(`table ${name}: ${found}`);
  }
  return leaks;
}
