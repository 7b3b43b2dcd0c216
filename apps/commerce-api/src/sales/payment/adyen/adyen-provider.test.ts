import { afterAll, beforeAll, expect, test } from 'vitest';
import { adyenCards, adyenSettings, encryptForAdyen, encryptFieldsForAdyen } from '../../../testing/adyen-account.ts';
import { startAdyen } from '../../../testing/adyen-simulator.ts';
import type { PayingBrowser } from '../../../platform/ports/payment-provider.ts';
import { createTestContext, type TestContext } from '../../../testing/test-context.ts';
import { eq } from 'drizzle-orm';
import { adyenPayments } from './tables.ts';

let adyen: Awaited<ReturnType<typeof startAdyen>>;
let shop: TestContext;
beforeAll(async () => {
  adyen = await startAdyen();
  shop = await createTestContext({}, adyenSettings(adyen.url));
});
afterAll(async () => {
  await shop.close();
  await adyen.close();
});

test('a repeated authorization charges once, and one that arrives after its void is canceled', async () => {
  const { ctx } = shop;
  const taken = await ctx.payments.tokenize(await encryptForAdyen(adyenCards.approved));
  if (!taken.isTaken) throw new Error('The card was rejected');
  const paymentId = ctx.ids.row();
  const request = {
    paymentId,
    token: taken.card.token,
    amount: 500,
    currency: 'USD',
    returnUrl: 'http://localhost/',
  } as const;
  const authorized = { status: 'authorized', amount: 500 };
  expect([await ctx.payments.authorize(request), await ctx.payments.authorize(request)]).toEqual([
    authorized,
    authorized,
  ]);
  expect(await ctx.payments.find(paymentId)).toMatchObject({ status: 'authorized', captured: 0 });
  const barred = ctx.ids.row();
  await ctx.payments.void(barred);
  expect(await ctx.payments.authorize({ ...request, paymentId: barred })).toMatchObject({ status: 'declined' });
  expect(adyen.payments.has(barred)).toBe(false);
  // A void during the request ends it, whichever of the two reaches the provider first.
  const late = ctx.ids.row();
  await Promise.all([ctx.payments.authorize({ ...request, paymentId: late }), ctx.payments.void(late)]);
  expect((await ctx.db.select().from(adyenPayments).where(eq(adyenPayments.id, late)))[0]?.status).toBe('voided');
  expect(adyen.payments.get(late)?.status ?? 'canceled').toBe('canceled');
});

const browserInfo = {
  colorDepth: 25,
  language: 'fr-CA',
  screenHeight: 900,
  screenWidth: 1440,
  timeZoneOffset: 300,
};

test('README decision 28: a payment that a bank confirms sends the browser of the shopper, which Adyen requires', async () => {
  const { ctx } = shop;
  const taken = await ctx.payments.tokenize(await encryptForAdyen(adyenCards.challenge));
  if (!taken.isTaken) throw new Error('The card was rejected');
  const authorize = async (browser?: PayingBrowser) => {
    const paymentId = ctx.ids.row();
    const returnUrl = 'https://shop.example/fr/api/payment/return/1';
    const request = { paymentId, token: taken.card.token, amount: 500, currency: 'CAD', returnUrl, browser } as const;
    return { paymentId, status: (await ctx.payments.authorize(request)).status };
  };
  const sent = await authorize({ address: '203.0.113.7', userAgent: 'Browser/1', info: browserInfo });
  expect(sent.status).toBe('action-required');
  expect(adyen.payments.get(sent.paymentId)?.shopper).toEqual({
    shopperIP: '203.0.113.7',
    origin: 'https://shop.example',
    // The highest depth that Adyen accepts and the screen has.
    browserInfo: { ...browserInfo, colorDepth: 24, userAgent: 'Browser/1', acceptHeader: '*/*', javaEnabled: false },
  });
  const unknown = await authorize({ address: 'unknown', userAgent: 'Browser/1', info: browserInfo });
  expect(unknown.status).toBe('action-required');
  expect(adyen.payments.get(unknown.paymentId)?.shopper.shopperIP).toBeUndefined();
  expect((await authorize({ address: '203.0.113.7', userAgent: 'Browser/1' })).status).toBe('declined');
  expect((await authorize()).status).toBe('declined');
});

test('CARD-67: a security code is verified by Adyen', async () => {
  const { payments } = shop.ctx;
  const taken = await payments.tokenize(await encryptForAdyen(adyenCards.approved));
  if (!taken.isTaken) throw new Error('The card was rejected');
  const code = (cvc: string) => encryptFieldsForAdyen({ cvc, generationtime: new Date().toISOString() });
  expect(await payments.verify(taken.card.token, await code('737'))).toBe('right');
  expect(await payments.verify(taken.card.token, await code('000'))).toBe('wrong');
  expect(await payments.verify(taken.card.token, 'nonsense')).toBe('session');
});
