import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirm, openChallenge, submit } from '../../testing/challenge.ts';
import { fillCart, goods, goToReview, toronto } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { decideAtWallet, openWallet } from '../../testing/wallet.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

test('the bank and a wallet return a shopper in the language of the page', async () => {
  const shopper = createShopper(shop, 'main/CANADA/fr-CA');
  await fillCart(shopper, goods.dining);
  await goToReview(shopper, { number: '4000000000003220' }, toronto);
  const wallet = await decideAtWallet(shopper, await openWallet(shopper), { action: 'cancel' });
  expect(wallet.pathname).toBe('/fr/checkout/paymentandbilling');
  const { challenge } = await openChallenge(shopper);
  const reply = await submit(shopper, challenge, confirm);
  expect(new URL(reply.headers.get('location') ?? '').pathname).toMatch(/^\/fr\/api\/checkout\/payment-return\/\w/);
});
