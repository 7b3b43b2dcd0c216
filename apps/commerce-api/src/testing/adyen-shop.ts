import { moveToReviewPage, saveCreditCardToBasket } from '@settee/contract';
import { eq } from 'drizzle-orm';
import { orders } from '../sales/placed-orders/tables.ts';
import { paymentAttempts, paymentOperations } from '../sales/payment/tables.ts';
import { adyenSettings, encryptForAdyen } from './adyen-account.ts';
import { startAdyen } from './adyen-simulator.ts';
import { fillCart, goods, saveDelivery } from './checkout.ts';
import { createShopper } from './shopper.ts';
import { createTestContext } from './test-context.ts';

/** A card of a number as the browser sends it. */
export const adyenCard = async (number: string, encrypted?: string) => ({
  type: 'visa' as const,
  adyenCardData: encrypted ?? (await encryptForAdyen(number)),
  lastFour: number.slice(-4),
  binRange: number.slice(0, 6),
  expMonth: 3,
  expYear: 2030,
  saveToAccount: false,
});

/** Starts a shop that pays by the simulator of Adyen. */
export async function startAdyenShop(settings: Readonly<Record<string, string>> = {}) {
  const adyen = await startAdyen();
  const shop = await createTestContext({}, { ...adyenSettings(adyen.url), ...settings });

  async function atPayment() {
    const shopper = createShopper(shop);
    await fillCart(shopper, goods.dining);
    await saveDelivery(shopper);
    return shopper;
  }

  async function apply(number: string, encrypted?: string) {
    const shopper = await atPayment();
    const state = await shopper.call(saveCreditCardToBasket, { cardOneData: await adyenCard(number, encrypted) });
    return { shopper, state };
  }

  async function atReview(number: string) {
    const { shopper } = await apply(number);
    const { basketId, orderSummary } = await shopper.call(moveToReviewPage, {});
    const attempts = () => shop.ctx.db.select().from(paymentAttempts).where(eq(paymentAttempts.cartId, basketId));
    const operations = async () => {
      const [attempt] = await attempts();
      const isIts = eq(paymentOperations.attemptId, attempt?.id ?? shop.ctx.ids.row());
      return (await shop.ctx.db.select().from(paymentOperations).where(isIts)).map(
        ({ kind, status }) => `${kind} ${status}`,
      );
    };
    const orderId = async () =>
      (await shop.ctx.db.select().from(orders).where(eq(orders.cartId, basketId)))[0]?.id ?? null;
    const payments = async () => (await attempts()).map(({ id }) => adyen.payments.get(id));
    return { shopper, total: orderSummary.total, operations, orderId, payments };
  }

  const post = async (delivery: object) =>
    (
      await shop.api.request('http://localhost/api/payment/webhook', {
        method: 'POST',
        body: JSON.stringify(delivery),
        headers: { 'content-type': 'application/json' },
      })
    ).status;

  return {
    adyen,
    shop,
    atPayment,
    apply,
    atReview,
    /** Sends a webhook; returns its status. */
    post,
    /** Sends all events so far. */
    deliver: () => post(adyen.takeDelivery()),
    close: async () => {
      await shop.closeChecked();
      await adyen.close();
    },
  };
}
