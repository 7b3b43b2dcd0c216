import type { getCart as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { asCartSees, quoteOf } from '../order/quote.ts';
import { findBasket } from './basket.ts';
import { itemCount } from './item-count.ts';
import { lineItemOf } from './line-item.ts';
import { mergeMessages } from './merge-messages.ts';
import { inCart, linePictures, readPricedLines } from './priced-lines.ts';

/** CART-12 */
export const getCart: Handler<typeof endpoint> = async ({ shopper, world, site }) => {
  const session = await shopper.session();
  const found = await findBasket(world.db, session, site);
  const lines = await readPricedLines(world.db, found?.lines ?? [], site);
  const { siteCulture } = site;
  const context = { siteCulture, now: world.clock.now(), pictureOf: await linePictures(world.db, lines) };
  const basket = found?.basket ?? { shippingAddress: null, zipCode: '' };
  return {
    lineItems: inCart(lines).map((line) => lineItemOf(line, context)),
    savedForLater: lines.filter(({ line }) => line.isSaved).map((line) => lineItemOf(line, context)),
    cartSummary: { discountCode: '', taxZipCode: basket.zipCode, itemCount: itemCount(found?.lines ?? []) },
    orderSummary: quoteOf(inCart(lines), asCartSees(basket), site, world).summary,
    isGuest: !session?.account,
    isInternational: false,
    config: { isPromoEnabled: false, isSaveForLaterEnabled: true },
    messages: mergeMessages(found?.basket.merge ?? null, world.clock.now()),
    requestVerificationToken: session?.token ?? '',
  };
};
