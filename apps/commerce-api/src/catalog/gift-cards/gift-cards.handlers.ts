import type { GiftCardOption } from '@settee/domain';
import { and, asc, eq } from 'drizzle-orm';
import type { Handlers } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { productUrl } from '../products/product-url.ts';
import { products } from '../products/tables.ts';
import { giftCardCategory } from './gift-card.ts';

/** Handlers of gift cards to buy. */
export const giftCardsHandlers = {
  /** The kinds and amounts of gift cards; one query. DELIV-07 */
  getGiftCards: async ({ ctx, site }) => {
    const isGiftCard = and(eq(products.brand, site.brand), eq(products.category, giftCardCategory));
    const rows = await ctx.db.select().from(products).where(isGiftCard).orderBy(asc(products.position));
    const [first] = rows;
    if (!first) return notFound;
    const options = rows.flatMap((product): GiftCardOption[] => {
      const { sku, name, note, content } = product;
      if (!content.giftCard) return [];
      const { isElectronic, amounts } = content.giftCard;
      return [{ sku, name, note, url: productUrl(product), isElectronic, amounts: amounts[site.siteCulture] }];
    });
    return { ...first.content.description, picture: first.picture, options };
  },
} satisfies Handlers<'giftCards'>;
