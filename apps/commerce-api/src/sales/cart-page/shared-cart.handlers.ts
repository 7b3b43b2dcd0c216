import { newLine } from '@settee/domain';
import { addLineItems, parseAddRequest, readGoods } from '../add-to-cart/add-line-items.ts';
import { getOrCreateCartForUpdate, findCart } from '../cart/cart.queries.ts';
import { cartMessages } from '../cart/messages.ts';
import { findSharedCart, createSharedCart } from '../cart/shared-carts.queries.ts';
import { findProductsWithOffers } from '../../catalog/products/product-with-offers.ts';
import { getImages } from '../../catalog/options/configured-pictures.ts';
import { resolveConfiguredItem } from '../../catalog/options/resolve-configured-item.ts';
import { itemAvailabilityText } from '../../catalog/availability/availability-text.ts';
import { inCart, readPricedLines } from '../cart/priced-lines.ts';
import type { Handlers } from '../../platform/handler.ts';

/** Handlers of shared carts. */
export const sharedCartHandlers = {
  /**
   * Adds the shared lines one by one, so that an unavailable item does not block the others; existing lines
   * remain.
   */
  addSharedCart: async ({ input, shopper, ctx, site }) => {
    const found = await findSharedCart(ctx.db, input.shareId, ctx.clock.now());
    const isHere = found?.brand === site.brand && found.siteCulture === site.siteCulture;
    if (!found || !isHere) return { isSuccess: false, addedItemCount: 0, notAdded: [] };
    const session = await shopper.getOrCreateSession();
    return ctx.inTransaction(async (tx) => {
      let held = await getOrCreateCartForUpdate(tx, ctx, session, site);
      let addedItemCount = 0;
      const notAdded: { name: string; reason: string }[] = [];
      for (const { sku, optionChoiceParameter, quantity, name } of found.lines) {
        const line = newLine(sku, { OptionChoiceParameter: optionChoiceParameter, Quantity: quantity });
        const catalog = await readGoods(tx, [line], [], site);
        const wanted = await parseAddRequest(tx, [line], { site, session, catalog });
        const put = wanted.ok ? await addLineItems(tx, held, wanted.value, ctx, site) : wanted;
        if (put.ok) {
          held = { ...held, lines: put.value.lines };
          addedItemCount += put.value.addedItemCount;
        } else
          notAdded.push({ name, reason: put.error === cartMessages.unknownItem ? cartMessages.noneLeft : put.error });
      }
      return { isSuccess: addedItemCount > 0, addedItemCount, notAdded };
    });
  },

  /** Prices are current; discontinued items are listed by name only. */
  getSharedCart: async ({ input, ctx, site }) => {
    const found = await findSharedCart(ctx.db, input.shareId, ctx.clock.now());
    if (!found) return { state: 'ended' };
    const { brand, siteCulture, lines, expiresAt } = found;
    if (brand !== site.brand || siteCulture !== site.siteCulture) return { state: 'elsewhere', brand, siteCulture };
    const catalog = await findProductsWithOffers(ctx.db, site, [...new Set(lines.map(({ sku }) => sku))]);
    const resolved = lines.map((line) => {
      const { sku, optionChoiceParameter } = line;
      const item = resolveConfiguredItem(catalog.get(sku), siteCulture, sku, optionChoiceParameter);
      return { line, item: item.ok && item.value.inStock > 0 ? item.value : null };
    });
    const imageOf = await getImages(
      ctx.db,
      resolved.flatMap(({ item }) => item ?? []),
    );
    return {
      state: 'here',
      expiresAt: expiresAt.toISOString(),
      items: resolved.flatMap(({ line, item }) =>
        item
          ? {
              sku: item.sku,
              name: item.sellable.product.name,
              url: item.url,
              picture: imageOf(item),
              options: item.chosen,
              quantity: line.quantity,
              unitPrice: item.currentPrice,
              availabilityMessage: itemAvailabilityText(item, line.quantity),
            }
          : [],
      ),
      goneNames: [...new Set(resolved.flatMap(({ line, item }) => (item ? [] : line.name)))],
    };
  },

  /** Shares products, choices and quantities; what is written on them and where they go is not. */
  shareCart: async ({ shopper, ctx, site }) => {
    const found = await findCart(ctx.db, await shopper.session(), site);
    const lines = inCart(await readPricedLines(ctx.db, found?.lines ?? [], site));
    if (lines.length === 0) return { isSuccess: false, errorMessage: cartMessages.empty };
    return { isSuccess: true, ...(await createSharedCart(ctx, site, lines)) };
  },
} satisfies Partial<Handlers<'cart'>>;
