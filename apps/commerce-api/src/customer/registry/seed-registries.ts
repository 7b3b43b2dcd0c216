import { type DemoAccount, registries as demoRegistries } from '@settee/catalog';
import { getSite } from '@settee/domain';
import { findProductsWithOffers } from '../../catalog/products/product-with-offers.ts';
import { resolveConfiguredItem } from '../../catalog/options/resolve-configured-item.ts';
import { registries, registryItems } from './tables.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';

const day = 86_400_000;

type Needs = Pick<Context, 'ids' | 'clock'>;

/** Makes the gift registries of an account, the first one the newest. REG-34 */
export async function seedRegistries(db: Database, { ids, clock }: Needs, demo: DemoAccount, accountId: string) {
  const now = clock.now().getTime();
  const own = demoRegistries.filter(({ owner }) => owner === demo.email);
  for (const [index, { id: grId, brand, registryType, eventInDays, ownersName, items }] of own.entries()) {
    const site = getSite(brand, demo.siteCulture);
    const id = ids.row();
    const eventDate = new Date(now + eventInDays * day).toISOString().slice(0, 10);
    const createdAt = new Date(now - index * 1000);
    await db.insert(registries).values({ id, grId, accountId, brand, registryType, eventDate, ownersName, createdAt });
    const sellables = await findProductsWithOffers(
      db,
      site,
      items.map(({ sku }) => sku),
    );
    for (const [index, { sku, wants, has }] of items.entries()) {
      const item = resolveConfiguredItem(sellables.get(sku), site.siteCulture, sku, '');
      if (!item.ok) throw new Error(`${demo.email} wishes for ${sku}, which is not sold like that`);
      const { optionChoiceParameter, sellable } = item.value;
      const row = {
        id: ids.row(),
        registryId: id,
        sku,
        optionChoiceParameter,
        requestedQuantity: wants,
        purchasedQuantity: has,
        name: sellable.product.name,
      };
      await db.insert(registryItems).values({ ...row, addedAt: new Date(now - index * 1000) });
    }
  }
}
