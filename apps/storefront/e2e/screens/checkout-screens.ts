import type { Page } from 'playwright-core';
import { fillAddress } from '../journey.ts';
import type { Screen } from './screen.ts';
import type { Shopper } from './shoppers.ts';

const step = (id: string, path: string, shopper: Shopper, open?: Screen['open']): Screen => ({
  id,
  area: 'checkout',
  shopper,
  path: `/checkout/${path}`,
  ...(open ? { open } : {}),
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Checkout step after a click on `button`, ready when its overlay or panel shows. */
const opened = (id: string, path: string, shopper: Shopper, button: string | RegExp, shown?: string): Screen =>
  step(id, path, shopper, async (page) => {
    await press(page, button);
    await (shown === undefined ? page.getByRole('dialog').first() : page.getByLabel(shown).first()).waitFor();
  });

/** The popup of what is wrong with the cart of a member. */
const problem = (shopper: Shopper, zip?: string): Screen => ({
  ...step(`cart-problem-${shopper}`, 'cart', shopper, async (page) => {
    const enter = page.getByRole('button', { name: 'Enter' });
    // The first capture saved the ZIP Code in the cart, so it shows in the second.
    if (zip !== undefined)
      await enter
        .or(page.getByRole('button', { name: zip }))
        .first()
        .waitFor();
    if (zip !== undefined && (await enter.isVisible())) {
      await enter.click();
      await page.getByLabel('ZIP Code').fill(zip);
      await press(page, 'Update');
      await page.getByRole('button', { name: zip }).waitFor();
    }
    await press(page, 'Checkout Now');
    await page.getByRole('dialog').waitFor();
  }),
  brands: ['main'],
});

/** The cart, the checkout and the order. */
export const checkoutScreens: readonly Screen[] = [
  step('cart-empty', 'cart', 'guest'),
  step('cart', 'cart', 'buyer'),
  step('cart-saved', 'cart', 'saver'),
  {
    ...step('cart-removed', 'cart', 'buyer', async (page) => {
      // They are for the lines that are there when they load.
      await page.getByRole('heading', { name: 'People Also Bought' }).waitFor();
      await press(page, /^Remove /);
      await page.getByRole('button', { name: /^Undo/ }).waitFor();
    }),
    leave: async (page) => {
      await press(page, /^Undo/);
      await page.getByRole('button', { name: /^Undo/ }).waitFor({ state: 'detached' });
    },
  },
  opened('cart-zip', 'cart', 'buyer', 'Enter', 'ZIP Code'),
  opened('cart-promotion', 'cart', 'buyer', 'Add a promo code', 'Promo code'),
  step('cart-donation', 'cart', 'buyer', async (page) => {
    await press(page, 'Add a donation');
    await page.getByRole('group', { name: /^Donate to/ }).waitFor();
  }),
  opened('cart-pickup-store', 'cart', 'buyer', 'Choose'),
  opened('cart-share', 'cart', 'buyer', 'Share This Cart'),
  opened('cart-delivery-information', 'cart', 'buyer', 'Shipping charges and delivery information'),
  opened('checkout-sign-in', 'cart', 'buyer', 'Checkout Now'),
  problem('cora'),
  problem('guy'),
  problem('etta'),
  problem('pia'),
  problem('ian', '59102'),
  problem('wendy', '80014'),

  step('shipping', 'shipping', 'starter'),
  step('shipping-problems', 'shipping', 'starter', async (page) => {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByText('The First Name field is required.').first().waitFor();
  }),
  step('network-error', 'shipping', 'starter', async (page, { journey }) => {
    await fillAddress(page, journey);
    await page.route('**/ReactCheckout/**', (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
    await page.unrouteAll();
  }),
  step('shipping-member', 'shipping', 'veraPaying'),
  step('shipping-options', 'shippingandgiftoptions', 'reviewer'),
  step('shipping-options-gift', 'shippingandgiftoptions', 'payer', async (page) => {
    await page.getByLabel('This order is a gift').check();
    await page.getByLabel('Gift message').waitFor();
  }),
  step('payment', 'paymentandbilling', 'payer'),
  step('payment-problems', 'paymentandbilling', 'payer', async (page) => {
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page.getByText('Please enter a valid credit card number.').first().waitFor();
  }),
  step('payment-help', 'paymentandbilling', 'payer', async (page) => {
    await press(page, /security code/i);
    await page.getByText('the last three digits on the signature strip').waitFor();
  }),
  opened('payment-gift-card', 'paymentandbilling', 'payer', 'Add a gift card', 'Gift card number'),
  opened('payment-store-credit', 'paymentandbilling', 'payer', 'Add a store credit code', 'Store credit code'),
  step('payment-billing-address', 'paymentandbilling', 'payer', async (page) => {
    await page.getByLabel('Same as shipping address').uncheck();
    await page.getByLabel('First Name').first().waitFor();
  }),
  step('payment-applied', 'paymentandbilling', 'reviewer'),
  opened('payment-two-cards', 'paymentandbilling', 'reviewer', 'Pay with two cards'),
  step('payment-member', 'paymentandbilling', 'veraPaying'),
  opened('payment-member-new-card', 'paymentandbilling', 'veraPaying', 'Add New Card'),
  step('payment-rewards', 'paymentandbilling', 'inesPaying', async (page) => {
    await press(page, 'Use your rewards');
    await page
      .getByRole('button', { name: /^Apply Reward/ })
      .first()
      .waitFor();
  }),
  {
    ...step('payment-offer', 'paymentandbilling', 'hugoPaying', async (page) => {
      const card = page.getByRole('radio', { name: /House Card ending in 7001/ });
      const offer = page.getByRole('dialog', { name: 'Choose your offer' });
      // After the first capture the card is applied without an option, so the offer opens with the page.
      await card.or(offer).first().waitFor();
      if (!(await offer.isVisible())) {
        await card.check();
        await page.getByRole('button', { name: 'Apply', exact: true }).click();
      }
      await offer.waitFor();
    }),
    brands: ['main'],
  },
  step('review', 'review', 'reviewer'),
  step('confirmation', 'confirmation', 'customer'),
];
