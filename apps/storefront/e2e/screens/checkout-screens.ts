import type { Page } from 'playwright-core';
import { fillAddress, open, usable } from '../journey.ts';
import type { Screen } from './screen.ts';
import type { Shopper } from './shoppers.ts';
import { routeUntil } from '../network.ts';

const step = (id: string, path: string, shopper: Shopper, open?: Screen['open']): Screen => ({
  id,
  area: 'checkout',
  shopper,
  path: `/checkout/${path}`,
  ...(open ? { open } : {}),
});

const clickButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Checkout step after a click on `button`, ready when its overlay or panel shows. */
const opened = (id: string, path: string, shopper: Shopper, button: string | RegExp, shown?: string): Screen =>
  step(id, path, shopper, async (page) => {
    await clickButton(page, button);
    await (shown === undefined ? page.getByRole('dialog').first() : page.getByLabel(shown).first()).waitFor();
  });

/** The popup with the cart problems of a signed-in shopper. */
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
      await clickButton(page, 'Update');
      await page.getByRole('button', { name: zip }).waitFor();
    }
    await clickButton(page, 'Checkout Now');
    await page.getByRole('dialog').waitFor();
  }),
  brands: ['main'],
});

/** Bundles for store pickup with a ZIP Code near their store. */
const bundles = {
  main: { path: '/orchard-dining-for-six/s100901', zip: '60523' },
  cb2: { path: '/wire-chairs-by-four/s200902', zip: '60622' },
} as const;

/** The cart, the checkout and the order. */
export const checkoutScreens: readonly Screen[] = [
  step('cart-empty', 'cart', 'guest'),
  step('cart', 'cart', 'buyer'),
  step('cart-saved', 'cart', 'saver'),
  {
    ...step('cart-removed', 'cart', 'buyer', async (page) => {
      // They load near the viewport, for the lines that are there then.
      await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ block: 'start' }));
      await page.getByRole('heading', { name: 'People Also Bought' }).waitFor();
      await clickButton(page, /^Remove /);
      await page.getByRole('button', { name: /^Undo/ }).waitFor();
    }),
    leave: async (page) => {
      await clickButton(page, /^Undo/);
      await page.getByRole('button', { name: /^Undo/ }).waitFor({ state: 'detached' });
    },
  },
  opened('cart-zip', 'cart', 'buyer', 'Enter', 'ZIP Code'),
  opened('cart-promotion', 'cart', 'buyer', 'Add a promo code', 'Promo code'),
  step('cart-donation', 'cart', 'buyer', async (page) => {
    await clickButton(page, 'Add a donation');
    await page.getByRole('group', { name: /^Donate to/ }).waitFor();
  }),
  opened('cart-pickup-store', 'cart', 'buyer', 'Choose'),
  opened('cart-share', 'cart', 'buyer', 'Share This Cart'),
  {
    ...step('shared-cart', 'cart', 'buyer', async (page, { shop, journey }) => {
      await clickButton(page, 'Share This Cart');
      await clickButton(page, 'Create Link');
      const { pathname } = new URL(await page.getByLabel('Link to this cart').inputValue());
      await open(page, shop, journey, pathname);
      await page.getByRole('button', { name: 'Add all to cart' }).waitFor();
    }),
  },
  opened('cart-delivery-information', 'cart', 'buyer', 'Shipping Charges and Delivery Information'),
  opened('checkout-sign-in', 'cart', 'buyer', 'Checkout Now'),
  step('checkout-forgotten', 'cart', 'buyer', async (page) => {
    await clickButton(page, 'Checkout Now');
    const slideOut = page.getByRole('dialog').first();
    await slideOut
      .getByRole('button', { name: /^(Sign In|Returning Customers)/ })
      .first()
      .click();
    await slideOut.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByRole('button', { name: 'Submit' }).waitFor();
  }),
  {
    ...step('cart-oversized', 'cart', 'guest', async (page, { shop, journey, brand }) => {
      const { path, zip } = bundles[brand];
      await open(page, shop, journey, path);
      await page.getByRole('button', { name: 'Add to cart' }).first().click();
      await page.getByRole('dialog').getByText('added to your cart').waitFor();
      await open(page, shop, journey, '/checkout/cart');
      await clickButton(page, 'Enter');
      await page.getByLabel('ZIP Code').fill(zip);
      await clickButton(page, 'Update');
      await page.getByRole('button', { name: zip }).waitFor();
      const saved = page.waitForResponse('**/ReactCart/UpdateShipMethod');
      await page.getByRole('radio', { name: /^Pick up/ }).check();
      await saved;
      await clickButton(page, 'Checkout Now');
      await page.getByRole('dialog', { name: 'Make sure these items will fit in your vehicle' }).waitFor();
    }),
  },
  problem('cora'),
  problem('guy'),
  problem('etta'),
  problem('pia'),
  problem('ian', '59102'),
  problem('wendy', '80014'),
  {
    ...problem('wendy', '80014'),
    id: 'cart-fix-everything',
    open: async (page, visit, device) => {
      await problem('wendy', '80014').open?.(page, visit, device);
      await clickButton(page, 'Fix All');
      await page.getByRole('dialog', { name: 'Update your cart' }).waitFor();
    },
  },

  step('shipping', 'shipping', 'starter'),
  step('shipping-problems', 'shipping', 'starter', async (page) => {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByText('Please enter your first and last name.').first().waitFor();
  }),
  step('shipping-address-suggestions', 'shipping', 'starter', async (page, { journey }) => {
    await fillAddress(page, { ...journey, address: { ...journey.address, 'ZIP Code': '97201' } });
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'Portland, OR 97201' }).waitFor();
  }),
  {
    ...step('shipping-street-suggestions', 'shipping', 'starter', async (page) => {
      await usable(page);
      const street = page.getByLabel('Address 1', { exact: true });
      // The draft of another device may have the same text.
      await street.fill('');
      await street.fill('2140 n c');
      await page.getByRole('listbox').waitFor();
    }),
    layer: (page) => page.getByRole('listbox'),
    words: (page) => page.getByRole('listbox'),
  },
  step('network-error', 'shipping', 'starter', async (page, { journey }) => {
    await fillAddress(page, journey);
    const recover = await routeUntil(page, '**/ReactCheckout/**', (route) => route.fulfill({ status: 503, json: {} }));
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
    recover();
  }),
  step('session-expired', 'shipping', 'starter', async (page, { journey }) => {
    await fillAddress(page, journey);
    const recover = await routeUntil(page, '**/ReactCheckout/**', (route) =>
      route.fulfill({ json: { isReset: true } }),
    );
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
    recover();
  }),
  step('shipping-member', 'shipping', 'veraPaying'),
  step('shipping-options', 'shippingandgiftoptions', 'reviewer'),
  step('shipping-options-gift', 'shippingandgiftoptions', 'gifter', async (page) => {
    await page.getByLabel('This order is a gift').check();
    await page.getByLabel('Gift message').waitFor();
  }),
  step('payment', 'paymentandbilling', 'payer'),
  step('payment-problems', 'paymentandbilling', 'payer', async (page) => {
    await page.getByRole('button', { name: 'Next: Review & Place Order' }).click();
    await page.getByText('Please enter a valid credit card number.').first().waitFor();
  }),
  step('payment-help', 'paymentandbilling', 'payer', async (page) => {
    await clickButton(page, /security code/i);
    await page.getByText('the last three digits on the signature strip').waitFor();
  }),
  opened('payment-gift-card', 'paymentandbilling', 'payer', 'Add a gift card', 'Gift card number'),
  opened('payment-store-credit', 'paymentandbilling', 'payer', 'Add a store credit code', 'Store credit code'),
  step('payment-billing-address', 'paymentandbilling', 'payer', async (page) => {
    await page.getByLabel('Same as shipping address').uncheck();
    await page.getByLabel('Full Name').first().waitFor();
  }),
  step('payment-applied', 'paymentandbilling', 'reviewer'),
  opened('payment-two-cards', 'paymentandbilling', 'reviewer', 'Pay with Two Cards'),
  step('payment-member', 'paymentandbilling', 'veraPaying'),
  opened('payment-member-new-card', 'paymentandbilling', 'veraPaying', 'Add New Card'),
  step('payment-rewards', 'paymentandbilling', 'inesPaying', async (page) => {
    await clickButton(page, 'Use your rewards');
    await page
      .getByRole('button', { name: /^Apply Reward/ })
      .first()
      .waitFor();
  }),
  {
    ...step('payment-rewards-warning', 'paymentandbilling', 'inesPaying', async (page) => {
      await clickButton(page, 'Use your rewards');
      await clickButton(page, 'Apply Reward RC100000003');
      await page.getByRole('button', { name: 'Remove Reward RC100000003' }).waitFor();
      await clickButton(page, 'Edit Rewards Mastercard ending in 8001');
      await clickButton(page, 'Use a Different Card');
      await page.getByRole('dialog', { name: 'Are you sure?' }).waitFor();
    }),
    leave: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Use your rewards' }).waitFor();
    },
  },
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
  step('packing-slip', 'confirmation', 'customer', async (page) => {
    await page.getByRole('link', { name: 'Packing Slip' }).click();
    await page.getByRole('heading', { level: 1, name: 'Packing Slip' }).waitFor();
  }),
];
