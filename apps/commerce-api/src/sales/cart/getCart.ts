import type { getCart as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { withCartPostalCode, type Charged, calculateTotals } from '../order/order-totals.ts';
import { promoMessage } from '../promo/promo-messages.ts';
import { findPromo, promoProblem, type PromoInUse } from '../promo/find-promo.ts';
import { type Cart, findCart } from './cart.ts';
import { toDonation } from './to-donation.ts';
import { itemCount } from './item-count.ts';
import { getLineContext } from './fulfillment-context.ts';
import { toLineItem } from './line-item.ts';
import { mergeMessages } from './merge-messages.ts';
import { cartMessages } from './messages.ts';
import { nearestStores, pickupStore, getPickupStore } from '../../catalog/stores/pickup-stores.ts';
import { inCart, type PricedLine, readPricedLines } from './priced-lines.ts';

type Seen = Charged & Pick<Cart, 'pickupStoreId' | 'promoCode' | 'merge'>;

const noBasket: Seen = {
  shippingAddress: null,
  zipCode: '',
  taxCertificateNumber: '',
  pickupStoreId: null,
  donation: null,
  promoCode: '',
  merge: null,
};

/** Returns the notice for a promo code that is no longer valid. */
function promoNotice(promo: PromoInUse | null, lines: readonly PricedLine[]): string[] {
  const problem = promo && lines.length > 0 ? promoProblem(promo, lines) : null;
  return promo && problem ? [`${promo.code}: ${promoMessage(problem, promo)}`] : [];
}

/** Lines that were to be picked up and have to be shipped. */
const shippedInstead = (lines: readonly PricedLine[]) =>
  lines.filter(({ line, store }) => line.shipMethod === 'pickup' && store === null);

/** CART-12 */
export const getCart: Handler<typeof endpoint> = async ({ shopper, ctx, site }) => {
  const session = await shopper.session();
  const found = await findCart(ctx.db, session, site);
  const lines = await readPricedLines(ctx.db, found?.lines ?? [], site);
  const counted = inCart(lines);
  const cart = withCartPostalCode<Seen>(found?.cart ?? noBasket);
  const promo = found && (await findPromo(ctx.db, found.cart, site, ctx));
  const context = await getLineContext(ctx.db, lines, cart, site, ctx);
  return {
    basketId: found?.cart.id ?? '',
    lineItems: counted.map((line) => toLineItem(line, context)),
    savedForLater: lines.filter(({ line }) => line.isSaved).map((line) => toLineItem(line, context)),
    cartSummary: {
      discountCode: cart.promoCode,
      taxZipCode: cart.zipCode,
      itemCount: itemCount(found?.lines ?? []),
    },
    orderSummary: calculateTotals(counted, cart, site, ctx, promo).summary,
    isGuest: !session?.account,
    isInternational: false,
    pickup: {
      store: context.store && getPickupStore(context.store),
      stores: nearestStores(site, context.postalCode, ctx).map(getPickupStore),
    },
    donation: toDonation(site, cart.donation),
    config: { isPromoEnabled: true, isSaveForLaterEnabled: true },
    messages: [
      ...mergeMessages(cart.merge, ctx.clock.now()),
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
