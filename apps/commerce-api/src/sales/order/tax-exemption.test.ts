import {
  applyTaxExemption,
  getCart,
  getOrder,
  getOrderDetails,
  moveToReviewPage,
  postTaxExemption,
  refreshCheckout,
} from '@settee/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../platform/session/tables.ts';
import { makeAccount, signIn } from '../../testing/account.ts';
import { fillCart, goods, goToReview, submitOrder } from '../../testing/checkout.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { orders } from '../placed-orders/tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const newShopper = async () => {
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining);
  return shopper;
};

type Set = (shopper: TestShopper, isExempt: boolean, certificateNumber?: string) => Promise<Response>;
const byGet: Set = (shopper, isExempt, certificateNumber) => {
  const query = new URLSearchParams({
    taxExemption: String(isExempt),
    ...(certificateNumber && { certificateNumber }),
  });
  const headers = { RequestVerificationToken: shopper.token() };
  return shopper.send('GET', `${applyTaxExemption.path}?${query}`, undefined, headers);
};
const byPost: Set = (shopper, isExempt, certificateNumber) =>
  shopper.send('POST', postTaxExemption.path, {
    isTaxExemptionApplied: isExempt,
    ...(certificateNumber && { certificateNumber }),
  });

describe.each([
  ['TENDER-23', byGet],
  ['TENDER-24', byPost],
])('%s', (_, set) => {
  test('TENDER-22: tax is off while an order is exempt by a certificate, which the order names', async () => {
    const shopper = await newShopper();
    const { orderSummary, isTaxExempt } = await goToReview(shopper);
    expect([isTaxExempt, orderSummary.tax > 0]).toEqual([false, true]);
    const reply = await set(shopper, true, ' e-9912-3456 ');
    expect(reply.status).toBe(200);
    const exempt = await shopper.call(refreshCheckout, {});
    expect(exempt).toMatchObject({ isTaxExempt: true, taxCertificateNumber: 'E-9912-3456' });
    expect(exempt.orderSummary).toEqual({ ...orderSummary, tax: 0, total: orderSummary.total - orderSummary.tax });
    expect((await shopper.call(getCart, {})).orderSummary.tax).toBe(0);
    await set(shopper, false);
    const taxed = await shopper.call(refreshCheckout, {});
    expect(taxed).toMatchObject({ isTaxExempt: false, taxCertificateNumber: '', orderSummary });
    await set(shopper, true, 'E-9912-3456');
    await shopper.call(moveToReviewPage, {});
    expect(await submitOrder(shopper)).toMatchObject({ isSuccess: true });
    const details = await shopper.call(getOrderDetails, {});
    expect(details).toMatchObject({ taxCertificateNumber: 'E-9912-3456', orderSummary: { tax: 0 } });
    const [row] = await shop.ctx.db
      .select()
      .from(orders)
      .where(eq(orders.orderNumber, details?.orderNumber ?? ''));
    expect(row?.taxCertificateNumber).toBe('E-9912-3456');
    await fillCart(shopper);
    expect(await shopper.call(refreshCheckout, {})).toMatchObject({ isTaxExempt: false, taxCertificateNumber: '' });
  });

  test.each(['', '   ', 'exempt', '12345', '000000000', 'E-99<b>123', `E-${'9'.repeat(30)}`])(
    'README decision 19: the certificate number %j is rejected with its field, and the tax is unchanged',
    async (certificateNumber) => {
      const shopper = await newShopper();
      const { orderSummary } = await goToReview(shopper);
      const reply = await set(shopper, true, certificateNumber);
      expect([reply.status, await reply.json()]).toMatchObject([400, { problems: [{ field: 'certificateNumber' }] }]);
      expect(await shopper.call(refreshCheckout, {})).toMatchObject({ isTaxExempt: false, orderSummary });
      expect((await shopper.call(getCart, {})).orderSummary.tax).toBe(orderSummary.tax);
    },
  );

  test('README decision 19: an account with a certificate on file needs no number, another account does', async () => {
    const addressOf = (who: string) => `${who}-${set.name.toLowerCase()}@example.com`;
    const shopper = createShopper(shop);
    const { id } = await makeAccount(shop, addressOf('exempt'));
    await shop.ctx.db.update(accounts).set({ taxCertificateNumber: 'MT-4410-2093' }).where(eq(accounts.id, id));
    await signIn(shopper, addressOf('exempt'));
    await fillCart(shopper, goods.dining);
    const state = await goToReview(shopper);
    expect(state).toMatchObject({ isTaxExempt: false, accountInfo: { taxCertificateNumber: 'MT-4410-2093' } });
    expect((await set(shopper, true)).status).toBe(200);
    await shopper.call(moveToReviewPage, {});
    expect(await submitOrder(shopper)).toMatchObject({ isSuccess: true });
    const orderNumber = (await shopper.call(getOrderDetails, {}))?.orderNumber ?? '';
    const order = await shopper.call(getOrder, { orderNumber });
    expect(order).toMatchObject({ taxCertificateNumber: 'MT-4410-2093', orderSummary: { tax: 0 } });

    const other = createShopper(shop);
    await makeAccount(shop, addressOf('taxed'));
    await signIn(other, addressOf('taxed'));
    await fillCart(other, goods.dining);
    await goToReview(other);
    expect((await set(other, true)).status).toBe(400);
    expect((await other.call(refreshCheckout, {})).isTaxExempt).toBe(false);
  });
});

test('TENDER-23, README decision 11: without the token the GET changes nothing', async () => {
  const shopper = await newShopper();
  await goToReview(shopper);
  const path = `${applyTaxExemption.path}?taxExemption=true&certificateNumber=E-9912-3456`;
  const reply = await shop.api.request(`http://localhost${path}`, { headers: { cookie: shopper.cookie() } });
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect((await shopper.call(refreshCheckout, {})).isTaxExempt).toBe(false);
});
