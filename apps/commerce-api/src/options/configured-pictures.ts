import { configuredPicture, type ConfiguredPicture, type Picture } from '@settee/domain';
import { and, eq, inArray, or } from 'drizzle-orm';
import { configuredPictures } from '../browse/tables.ts';
import type { Database } from '../world/database.ts';
import type { Item } from './resolve-item.ts';

type PicturedItem = Pick<Item, 'sellable' | 'pictured'>;

const codesOf = ({ pictured: { cover, leg } }: PicturedItem) =>
  [cover, leg].flatMap((code) => (code === undefined ? [] : String(code)));

async function readPictures(db: Database, items: readonly PicturedItem[]): Promise<Map<string, ConfiguredPicture>> {
  const configured = items.filter((item) => codesOf(item).length > 0);
  if (configured.length === 0) return new Map();
  const isOne = configured.map((item) =>
    and(
      eq(configuredPictures.productSku, item.sellable.product.sku),
      inArray(configuredPictures.choice, codesOf(item)),
    ),
  );
  const rows = await db
    .select()
    .from(configuredPictures)
    .where(or(...isOne));
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
