import { saveCreditCardToBasket } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, saveDelivery } from '../../testing/checkout.ts';
import { encryptCard } from '../../testing/encrypt-card.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

// Adyen and Braintree report cup and jcb, which this shop does not detect by number.
test.each([
  ['mc', '5555555555554444'],
  ['visa', '4111111111111111'],
  ['amex', '378282246310005'],
  ['discover', '6011111111111117'],
  ['diners', '30569309025904'],
  ['synchrony_plcc', '6035320000007001'],
  ['synchrony_cbcc', '5243660000008001'],
  ['imprint', '8888880000009001'],
])('CARD-17: the type code of a card is %s', async (type, number) => {
  const shopper = createShopper(shop);
  await fillCart(shopper);
  await saveDelivery(shopper);
  const code = type === 'amex' ? '1234' : '123';
  const encrypted = await encryptCard(shopper, { number, cvv: code });
  const { paymentData } = await shopper.call(saveCreditCardToBasket, { cardOneData: encrypted });
  expect(paymentData.creditCardData.cardOneInfo?.cardInfo).toMatchObject({ type, lastFour: number.slice(-4) });
});
