import type { RegistryItem, ShopSite } from '@settee/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { Product } from '../../catalog/products/product-with-offers.ts';
import { type Favorite, readSavedProducts } from '../favorites/to-favorite.ts';
import { designImage, designPrice } from '../../catalog/personalization/line-design.ts';
import type { Database } from '../../platform/database/database.ts';
import { isNotRemoved, type RegistryRow } from './registries-of.ts';
import { registryItems } from './tables.ts';

type Row = typeof registryItems.$inferSelect;

/** An item with the product that its site sells it as; none where it does not. */
export interface ReadItem {
  item: RegistryItem;
  product: Product | null;
}

const getDesign = ({ design }: Row) => design?.design ?? null;

const goneItem = (row: Row): ReadItem => ({
  product: null,
  item: {
    id: row.id,
    sku: row.sku,
    optionChoiceParameter: row.optionChoiceParameter,
    design: getDesign(row),
    wants: row.requestedQuantity,
    has: row.purchasedQuantity,
    name: row.name,
    url: '',
    picture: null,
    chosen: row.design?.options ?? [],
    currentPrice: 0,
    regularPrice: 0,
    status: 'gone',
  },
});

function soldItem(row: Row, favorite: Favorite, own: RegistryItem['picture'], { siteCulture }: ShopSite): ReadItem {
  const { product } = favorite.sellable;
  const work = designPrice(product, row.design, siteCulture);
  const { isPriceFrom: _from, status, ...item } = favorite.item;
  return {
    product,
    item: {
      ...item,
      id: row.id,
      design: getDesign(row),
      wants: row.requestedQuantity,
      has: row.purchasedQuantity,
      picture: own && designImage(product, own, row.design),
      chosen: [...item.chosen, ...(row.design?.options ?? [])],
      currentPrice: item.currentPrice + work,
      regularPrice: item.regularPrice + work,
      status: status === 'buyable' ? 'buyable' : 'sold-out',
    },
  };
}

/** Loads the items of a registry as currently sold on its site, newest first. */
export async function readItems(db: Database, site: ShopSite, { id }: RegistryRow): Promise<ReadItem[]> {
  const rows = await db
    .select()
    .from(registryItems)
    .where(and(eq(registryItems.registryId, id), isNotRemoved))
    .orderBy(desc(registryItems.addedAt), desc(registryItems.id));
  const saved = await readSavedProducts(db, site, rows);
  return saved.map(({ row, sold }) => (sold ? soldItem(row, sold.favorite, sold.picture, site) : goneItem(row)));
}

export const getRequestedQuantity = (items: readonly ReadItem[]): number =>
  items.reduce((sum, { item }) => sum + item.wants, 0);
