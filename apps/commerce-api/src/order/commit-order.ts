import { checkoutRoutes, type PlaceOrderAnswer, plccOption, type Site } from '@settee/domain';
import { and, eq, sql } from 'drizzle-orm';
import { offers } from '../browse/tables.ts';
import { lockBasketById } from '../cart/basket.ts';
import { lineContextOf } from '../cart/line-context.ts';
import { lineItemOf } from '../cart/line-item.ts';
import { basketLines, baskets } from '../cart/tables.ts';
import { carriageOf, carriagesOf, latestEstimate, type When } from '../delivery/shipments.ts';
import { basketCards, paymentAttempts } from '../payment/tables.ts';
import { plccOfferOf } from '../payment/plcc-offer-of.ts';
import { dropCode, isCodeOver } from '../promo/judge-code.ts';
import { promoProblem } from '../promo/promo-of.ts';
import { recordPromoUse } from '../promo/promo-uses.ts';
import { paidTenders } from '../tenders/basket-tenders.ts';
import { basketTenders } from '../tenders/tables.ts';
import type { Database } from '../world/database.ts';
import type { World } from '../world/world.ts';
import { linesRefusal, promoOver, reviewChanged, type Charge } from './begin-attempt.ts';
import { readCheckout, type Checkout } from './checkout-view.ts';
import { orderLines, orders } from './tables.ts';

interface Given {
  world: World;
  basketId: string;
  site: Site;
  charge: Charge;
}

export const placed: PlaceOrderAnswer = { isSuccess: true, message: '', redirectUrl: checkoutRoutes.confirmation };

/** Locks a started attempt; false when a recovery ended it meanwhile. */
async function lockAttempt(tx: Database, attemptId: string): Promise<boolean> {
  const isStarted = and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.status, 'started'));
  return (await tx.select({ id: paymentAttempts.id }).from(paymentAttempts).where(isStarted).for('update')).length > 0;
}

/** The code that lowers the total of a checkout; `null` without one. */
const codeInForce = ({ promo, priced }: Checkout) => (promo && promoProblem(promo, priced) === null ? promo : null);

function deliveryMessage({ priced }: Checkout, when: When): string {
  const names = { parcel: 'Parcels', inHome: 'Large items', pickup: 'Store pickup' };
  const kinds = carriagesOf(priced);
  const parts = kinds.map((kind) => {
    const edd = latestEstimate(
      priced.filter((line) => carriageOf(line) === kind),
      when,
    );
    return kinds.length > 1 ? `${names[kind]}: ${edd}` : edd;
  });
  return parts.join('. ');
}

async function insertOrder(
  tx: Database,
  checkout: Checkout,
  id: string,
  { world, site, charge }: Given,
): Promise<void> {
  const { basket, priced, quote, tenders } = checkout;
  const { shippingAddress } = basket;
  if (!shippingAddress) throw new Error(`Basket ${basket.id} was claimed without an address`);
  const placedAt = world.clock.now();
  const context = await lineContextOf(tx, priced, basket, site, world);
  await tx.insert(orders).values({
    id,
    orderNumber: world.ids.orderNumber(),
    basketId: basket.id,
    shopperKey: basket.shopperKey,
    brand: site.brand,
    siteCulture: site.siteCulture,
    placedAt,
    currency: charge.currency,
    total: quote.summary.total,
    summary: quote.summary,
    shippingAddress,
    billingAddress: basket.billingAddress ?? shippingAddress,
    promoCode: codeInForce(checkout)?.code ?? '',
    isTymShipping: basket.isTymShipping,
    isTymBilling: basket.isTymBilling,
    taxCertificateNumber: basket.taxCertificateNumber,
    isGift: basket.isGift,
    giftMessage: basket.giftMessage,
    deliveryMessage: deliveryMessage(checkout, context),
    attemptId: charge.attemptId,
    reviewFingerprint: charge.reviewFingerprint,
    plccOption: plccOfferOf(checkout, site).isOffered ? (basket.plccOption ?? plccOption.rewards) : null,
    cards: charge.cards.map(({ type, lastFour, amount: appliedAmount }) => ({ type, lastFour, appliedAmount })),
    tenders: paidTenders(tenders),
  });
  const items = priced.map((line) => lineItemOf(line, context));
  const rows = priced.flatMap(({ line, unitPrice }, position) => {
    const item = items[position];
    const { sku, optionChoiceParameter, quantity } = line;
    return item ? [{ orderId: id, position, sku, optionChoiceParameter, quantity, unitPrice, item }] : [];
  });
  await tx.insert(orderLines).values(rows);
}

async function takeStock(tx: Database, { priced }: Checkout, { siteCulture }: Site): Promise<void> {
  for (const { line } of priced.toSorted((one, other) => one.line.sku - other.line.sku)) {
    const isSold = and(eq(offers.sku, line.sku), eq(offers.siteCulture, siteCulture));
    await tx
      .update(offers)
      .set({ sold: sql`${offers.sold} + ${line.quantity}` })
      .where(isSold);
  }
}

/** Leaves what was saved for later to the shopper's next basket. */
async function closeBasket(tx: Database, { basket, lines }: Checkout, world: World): Promise<void> {
  await tx.update(baskets).set({ status: 'ordered' }).where(eq(baskets.id, basket.id));
  await tx.delete(basketTenders).where(eq(basketTenders.basketId, basket.id));
  await tx.delete(basketCards).where(eq(basketCards.basketId, basket.id));
  if (!lines.some(({ isSaved }) => isSaved)) return;
  const { shopperKey, brand, siteCulture, zipCode, bopsOptions, pickupStoreId } = basket;
  const id = world.ids.row();
  const next = {
    shopperKey,
    brand,
    siteCulture,
    zipCode,
    bopsOptions,
    pickupStoreId,
    shipmentChoices: {},
    status: 'open' as const,
  };
  await tx.insert(baskets).values({ ...next, id, recipientId: world.ids.row(), createdAt: world.clock.now() });
  const isKept = and(eq(basketLines.basketId, basket.id), eq(basketLines.isSaved, true));
  await tx.update(basketLines).set({ basketId: id }).where(isKept);
}

/** Records the use of the code in force; false when a parallel order of the shopper took the last one. */
async function takeCode(tx: Database, checkout: Checkout, orderId: string): Promise<boolean> {
  const inForce = codeInForce(checkout);
  if (!inForce) return true;
  const { shopperKey } = checkout.basket;
  const limit = inForce.promo?.usesPerShopper ?? null;
  return recordPromoUse(tx, { shopperKey, promoCode: inForce.code, orderId, limit });
}

/** Turns an authorised attempt into an order, or says why not; `null` when a recovery gave the attempt up. One transaction. */
export function commitOrder(given: Given): Promise<PlaceOrderAnswer | null> {
  const { world, basketId, site, charge } = given;
  const isOurs = eq(paymentAttempts.id, charge.attemptId);
  return world.inTransaction(async (tx) => {
    const found = await lockBasketById(tx, basketId);
    if (!(await lockAttempt(tx, charge.attemptId))) return null;
    const giveUp = async (answer: PlaceOrderAnswer) => {
      await tx.update(paymentAttempts).set({ status: 'abandoned' }).where(isOurs);
      return answer;
    };
    if (!found) return giveUp(reviewChanged);
    const checkout = await readCheckout(tx, found, site, world, 'update');
    const refused = linesRefusal(checkout, site, world);
    if (refused) return giveUp(refused);
    const orderId = world.ids.row();
    const isOver = checkout.promo !== null && isCodeOver(checkout.promo, checkout.priced);
    if (!isOver && checkout.reviewFingerprint !== charge.reviewFingerprint) return giveUp(reviewChanged);
    if (isOver || !(await takeCode(tx, checkout, orderId))) {
      await dropCode(tx, found.basket);
      return giveUp(promoOver);
    }
    await tx.update(paymentAttempts).set({ status: 'ordered', orderId }).where(isOurs);
    await insertOrder(tx, checkout, orderId, given);
    await takeStock(tx, checkout, site);
    await closeBasket(tx, checkout, world);
    return placed;
  });
}
