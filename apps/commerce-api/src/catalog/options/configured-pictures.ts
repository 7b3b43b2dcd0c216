import { configuredImage, type ConfiguredImage, type ResponsiveImage } from '@settee/domain';
import { findImagesOfChoices } from '../products/configured-images.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ConfiguredItem } from './resolve-configured-item.ts';

type ItemWithImage = Pick<ConfiguredItem, 'sellable' | 'pictured'>;

const getCodes = ({ pictured: { cover, leg } }: ItemWithImage) =>
  [cover, leg].flatMap((code) => (code === undefined ? [] : String(code)));

async function readImages(db: Database, items: readonly ItemWithImage[]): Promise<Map<string, ConfiguredImage>> {
  const unread = items.filter(({ sellable }) => !sellable.images);
  const pairs = unread.flatMap((item) => getCodes(item).map((choice) => ({ sku: item.sellable.product.sku, choice })));
  if (pairs.length === 0) return new Map();
  const rows = await findImagesOfChoices(db, pairs);
  return new Map(rows.map(({ productSku, choice, picture: image }) => [`${productSku} ${choice}`, image]));
}

/** Pictures of items in their choices; what has none shows as in the product's own. At most one query, for those that were not read with it. */
export async function getImages(
  db: Database,
  items: readonly ItemWithImage[],
): Promise<(item: ItemWithImage) => ResponsiveImage> {
  const images = await readImages(db, items);
  return ({ sellable: { product, images: read }, pictured: { cover, leg } }) => {
    const imageOf = (code: number | undefined) => read?.[String(code)] ?? images.get(`${product.sku} ${code}`);
    return configuredImage(product.picture, imageOf(cover), imageOf(leg));
  };
}
