import type { getCart as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { asCartSees, type Charged, quoteOf } from '../order/quote.ts';
import { promoMessage } from '../promo/promo-messages.ts';
import { promoOf, promoProblem, type PromoInUse } from '../promo/promo-of.ts';
import { type Basket, findBasket } from './basket.ts';
import { donationOf } from './donation-of.ts';
import { itemCount } from './item-count.ts';
import { lineContextOf } from './line-context.ts';
import { lineItemOf } from './line-item.ts';
import { mergeMessages } from './merge-messages.ts';
import { cartMessages } from './messages.ts';
import { nearestStores, pickupStore, pickupStoreOf } from './pickup-stores.ts';
import { inCart, type PricedLine, readPricedLines } from './priced-lines.ts';

type Seen = Charged & Pick<Basket, 'pickupStoreId' | 'promoCode' | 'merge'>;

const noBasket: Seen = {
  shippingAddress: null,
  zipCode: '',
  taxCertificateNumber: '',
  pickupStoreId: null,
  donation: null,
  promoCode: '',
  merge: null,
};

/** What is said of a code that counts no more. */
function promoNotice(promo: PromoInUse | null, lines: readonly PricedLine[]): string[] {
  const problem = promo && lines.length > 0 ? promoProblem(promo, lines) : null;
  return promo && problem ? [`${promo.code}: ${promoMessage(problem, promo)}`] : [];
}

/** Lines that were to be picked up and have to be shipped. */
const shippedInstead = (lines: readonly PricedLine[]) =>
  lines.filter(({ line, store }) => line.shipMethod === 'pickup' && store === null);

/** CART-12 */
export const getCart: Handler<typeof endpoint> = async ({ shopper, world, site }) => {
  const session = await shopper.session();
  const found = await findBasket(world.db, session, site);
  const lines = await readPricedLines(world.db, found?.lines ?? [], site);
  const counted = inCart(lines);
  const basket = asCartSees<Seen>(found?.basket ?? noBasket);
  const promo = found && (await promoOf(world.db, found.basket, site, world));
  const context = await lineContextOf(world.db, lines, basket, site, world);
  return {
    basketId: found?.basket.id ?? '',
    lineItems: counted.map((line) => lineItemOf(line, context)),
    savedForLater: lines.filter(({ line }) => line.isSaved).map((line) => lineItemOf(line, context)),
    cartSummary: {
      discountCode: basket.promoCode,
      taxZipCode: basket.zipCode,
      itemCount: itemCount(found?.lines ?? []),
    },
    orderSummary: quoteOf(counted, basket, site, world, promo).summary,
    isGuest: !session?.account,
    isInternational: false,
    pickup: {
      store: context.store && pickupStoreOf(context.store),
      stores: nearestStores(site, context.postalCode, world).map(pickupStoreOf),
    },
    donation: donationOf(site, basket.donation),
    config: { isPromoEnabled: true, isSaveForLaterEnabled: true },
    messages: [
      ...mergeMessages(basket.merge, world.clock.now()),
      ...promoNotice(promo, counted),
      ...shippedInstead(counted).map(({ line, product }) =>
        cartMessages.shippedInstead(
          product?.name ?? `Item ${line.sku}`,
          pickupStore(site, line.pickupStoreId)?.name ?? '',
        ),
      ),
    ],
    requestVerificationToken: session?.token ?? '',
  };
};
