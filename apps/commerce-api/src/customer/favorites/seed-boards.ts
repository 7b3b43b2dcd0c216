import type { DemoAccount } from '@settee/catalog';
import { normalizeBoardName, boardNameKey, getSite } from '@settee/domain';
import { findProductsWithOffers } from '../../catalog/products/product-with-offers.ts';
import { toFavorite } from './to-favorite.ts';
import { favoritesBoards, favoritesItems } from './tables.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';

type Needs = Pick<Context, 'ids' | 'clock'>;

/** Makes the favorites lists of an account, the first one the newest. FAV-12 */
export async function seedBoards(db: Database, { ids, clock }: Needs, demo: DemoAccount, accountId: string) {
  const now = clock.now().getTime();
  for (const [index, { brand, name, items }] of demo.boards.entries()) {
    const site = getSite(brand, demo.siteCulture);
    const skus = items.map(({ sku }) => sku);
    const sellables = await findProductsWithOffers(db, site, skus);
    const id = ids.row();
    const names = { name: normalizeBoardName(name), nameKey: boardNameKey(name) };
    const createdAt = new Date(now - index * 1000);
    await db.insert(favoritesBoards).values({ id, recapId: ids.recapId(), accountId, brand, ...names, createdAt });
    for (const [index, { quantity, ...key }] of items.entries()) {
      const sellable = sellables.get(key.sku);
      if (!sellable) throw new Error(`${demo.email} keeps ${key.sku}, which is not sold`);
      const { item } = toFavorite(sellable, site.siteCulture, key);
      const { sku, optionChoiceParameter, name: itemName } = item;
      const row = { id: ids.row(), boardId: id, sku, optionChoiceParameter, quantity, name: itemName };
      await db.insert(favoritesItems).values({ ...row, addedAt: new Date(now - index * 1000) });
    }
  }
}
