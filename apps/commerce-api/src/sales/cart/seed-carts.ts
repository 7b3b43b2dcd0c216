import type { DemoAccount } from '@settee/catalog';
import { getSite, type Brand } from '@settee/domain';
import { findProductsWithOffers } from '../../catalog/products/product-with-offers.ts';
import { newRecipients } from './new-recipients.ts';
import { cartLineItems, carts } from './tables.ts';
import { resolveConfiguredItem } from '../../catalog/options/resolve-configured-item.ts';
import { workPrice } from '../../catalog/personalization/line-design.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';

const week = 7 * 86_400_000;

type Needs = Pick<Context, 'ids' | 'clock'>;

async function fillCart(db: Database, { ids, clock }: Needs, demo: DemoAccount, accountId: string, brand: Brand) {
  const site = getSite(brand, demo.siteCulture);
  const items = demo.cart.filter((item) => item.brand === brand);
  const sellables = await findProductsWithOffers(
    db,
    site,
    items.map(({ sku }) => sku),
  );
  const addedAt = new Date(clock.now().getTime() - week);
  const id = ids.row();
  const { siteCulture } = site;
  const owner = { shopperKey: accountId, brand, siteCulture, createdAt: addedAt };
  await db.insert(carts).values({ id, ...owner, status: 'open', recipients: newRecipients({ ids }) });
  for (const { sku, optionChoiceParameter, quantity, personalizationText = '', installation = '' } of items) {
    const item = resolveConfiguredItem(sellables.get(sku), siteCulture, sku, optionChoiceParameter);
    if (!item.ok) throw new Error(`${demo.email} has ${sku} in the cart, which is not sold in this configuration`);
    const { value } = item;
    await db.insert(cartLineItems).values({
      id: ids.row(),
      cartId: id,
      sku: value.sku,
      productSku: value.sellable.product.sku,
      optionChoiceParameter: value.optionChoiceParameter,
      quantity,
      shipMethod: 'standard',
      isSaved: false,
      lastSeenPriceCents:
        value.currentPrice + workPrice(value.sellable.product, { personalizationText, design: null }, siteCulture),
      personalizationText,
      installationType: installation,
      addedAt,
    });
  }
}

/** Seeds the carts of a demo account. */
export async function seedCarts(db: Database, needs: Needs, demo: DemoAccount, accountId: string): Promise<void> {
  for (const brand of new Set(demo.cart.map((item) => item.brand))) await fillCart(db, needs, demo, accountId, brand);
}
