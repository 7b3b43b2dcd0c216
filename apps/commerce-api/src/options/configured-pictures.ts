import { configuredPicture, type ConfiguredPicture, type Picture } from '@settee/domain';
import { sql } from 'drizzle-orm';
import { configuredPictures } from '../browse/tables.ts';
import type { Database } from '../world/database.ts';
import { preparedStatement } from '../world/statement.ts';
import type { ConfiguredItem } from './resolve-item.ts';

type PicturedItem = Pick<ConfiguredItem, 'sellable' | 'pictured'>;

const codesOf = ({ pictured: { cover, leg } }: PicturedItem) =>
  [cover, leg].flatMap((code) => (code === undefined ? [] : String(code)));

const picturesOfPairs = preparedStatement('configured pictures', (db) => {
  const { productSku, choice } = configuredPictures;
  const pairs = sql`select * from unnest(${sql.placeholder('skus')}::int[], ${sql.placeholder('choices')}::text[])`;
  return db.select().from(configuredPictures).where(sql`(${productSku}, ${choice}) in (${pairs})`);
});

async function readPictures(db: Database, items: readonly PicturedItem[]): Promise<Map<string, ConfiguredPicture>> {
  const pairs = items.flatMap((item) => codesOf(item).map((choice) => ({ sku: item.sellable.product.sku, choice })));
  if (pairs.length === 0) return new Map();
  const rows = await picturesOfPairs(db, {
    skus: pairs.map(({ sku }) => sku),
    choices: pairs.map(({ choice }) => choice),
  });
  return new Map(rows.map(({ productSku, choice, picture }) => [`${productSku} ${choice}`, picture]));
}

/** Pictures of items in their choices; what has none shows as in the product's own. At most one query. */
export async function picturesOf(
  db: Database,
  items: readonly PicturedItem[],
): Promise<(item: PicturedItem) => Picture> {
  const pictures = await readPictures(db, items);
  return ({ sellable: { product }, pictured: { cover, leg } }) =>
    configuredPicture(product.picture, pictures.get(`${product.sku} ${cover}`), pictures.get(`${product.sku} ${leg}`));
}
