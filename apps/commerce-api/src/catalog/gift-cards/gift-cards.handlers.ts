import type { GiftCardOption } from '@settee/domain';
import type { Handlers } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { productUrl } from '../products/product-url.ts';
import { findProductsOfCategory } from '../products/products.queries.ts';
import { giftCardCategory } from './gift-card.ts';

/** Handlers of gift cards to buy. */
export const giftCardsHandlers = {
  /** The kinds and amounts of gift cards; one query. DELIV-07 */
  getGiftCards: async ({ ctx, site }) => {
    const products = await findProductsOfCategory(ctx.db, site.brand, giftCardCategory);
    const [first] = products;
    if (!first) return notFound;
    const options = products.flatMap((product): GiftCardOption[] => {
      const { sku, name, note, content } = product;
      if (!content.giftCard) return [];
      const { isElectronic, amounts } = content.giftCard;
      return [{ sku, name, note, url: productUrl(product), isElectronic, amounts: amounts[site.siteCulture] }];
    });
    return { ...first.content.description, picture: first.picture, options };
  },
} satisfies Handlers<'giftCards'>;
