import type { Page } from 'playwright-core';
import { type Action, at, clickButton, type Scene, stored } from '../failures.ts';
import { addSmall } from '../journey.ts';

const cart = at('/checkout/cart');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const shows = (name: string | RegExp) => (page: Page) => button(page, name).waitFor();
/** Lines disappear and return ahead of the response. */
const inStoredCart = (text: RegExp) => stored('/ReactCart/GetCart', text);
/** An action that a click starts, and that a click repeats. */
const clicking = (name: string | RegExp) => ({ act: clickButton(name), repeat: clickButton(name) });

export async function applyZip(page: Page, zip: string): Promise<void> {
  await clickButton(/^(Enter|\d{5})$/)(page);
  await page.getByLabel('ZIP Code').fill(zip);
  await clickButton('Update')(page);
  await button(page, zip).waitFor();
}

export const withLamp = async ({ page, shop, journey }: Scene): Promise<void> => {
  const lamp = journey.host === 'localhost' ? '/pod-pendant/s100603' : '/disc-pendant/s200603';
  await at(lamp)({ page, shop, journey });
  await page.getByRole('checkbox', { name: /^Add Light Hanging/ }).check();
  await clickButton('Add to cart')(page);
  await page.getByRole('dialog').getByText('including Light Hanging').waitFor();
  await addSmall(page, shop, journey);
};

/** Actions in a cart with a lamp, its installation and a small table. */
export const inCart: readonly Action[] = [
  {
    name: 'cart: check a ZIP Code',
    open: async (scene) => {
      await cart(scene);
      await clickButton('Enter')(scene.page);
    },
    enter: (page) => page.getByLabel('ZIP Code').fill('60614'),
    ...clicking('Update'),
    done: shows('60614'),
    calls: ['zipcode/validate', 'ApplyZip'],
  },
  {
    name: 'cart: pick up',
    open: cart,
    act: (page) => page.getByRole('radio', { name: /^Pick up/ }).check(),
    repeat: (page) => page.getByRole('radio', { name: /^Pick up/ }).check(),
    done: inStoredCart(/"selectedShipOption":"pickup"/),
    calls: ['UpdateShipMethod'],
  },
  {
    name: 'cart: pick up at another store',
    open: async (scene) => {
      await cart(scene);
      await clickButton(/, change pickup store$/)(scene.page);
    },
    enter: (page) => page.getByRole('dialog').getByRole('radio', { checked: false }).first().check(),
    ...clicking('Use This Store'),
    done: (page) => page.getByRole('dialog').waitFor({ state: 'detached' }),
    calls: ['GetEstimatedDeliveryDate', 'UpdateShipMethod'],
  },
  {
    name: 'cart: delivery information',
    open: cart,
    ...clicking('Shipping Charges and Delivery Information'),
    done: (page) => page.getByRole('dialog').getByText('Domestic and International').waitFor(),
    calls: ['browse/delivery-info'],
  },
  {
    name: 'cart: remove the installation',
    open: cart,
    ...clicking('Remove Light Hanging'),
    done: inStoredCart(/^(?!.*Light Hanging)/s),
    calls: ['ReactCart/RemoveInstallationService'],
  },
  {
    name: 'cart: donate',
    open: async (scene) => {
      await cart(scene);
      await clickButton('Add a donation')(scene.page);
    },
    enter: (page) => page.getByLabel('Other amount').fill('12.50'),
    act: (page) => page.getByLabel('Other amount').press('Enter'),
    repeat: (page) => page.getByLabel('Other amount').press('Enter'),
    done: shows('Remove $12.50 donation'),
    calls: ['AddDonation'],
  },
  {
    name: 'cart: share',
    open: async (scene) => {
      await cart(scene);
      await clickButton('Share This Cart')(scene.page);
      await button(scene.page, 'Create Link').waitFor();
    },
    ...clicking('Create Link'),
    done: (page) => page.getByLabel('Link to this cart').waitFor(),
    calls: ['ShareCart'],
  },
  {
    name: 'cart: save for later',
    open: cart,
    ...clicking(/^Save for Later/),
    done: inStoredCart(/"savedForLater":\[\{/),
    calls: ['SaveForLater'],
  },
  {
    name: 'cart: move to the cart',
    open: cart,
    ...clicking(/^Move to Cart/),
    done: inStoredCart(/"savedForLater":\[\]/),
    calls: ['MoveToCart'],
  },
  {
    name: 'cart: remove',
    open: cart,
    ...clicking(/^Remove .*Side Table/),
    done: inStoredCart(/^(?!.*Side Table)/s),
    calls: ['RemoveItem'],
  },
  {
    name: 'shared cart: add all',
    open: async (scene) => {
      await cart(scene);
      await clickButton('Share This Cart')(scene.page);
      await clickButton('Create Link')(scene.page);
      const link = new URL(await scene.page.getByLabel('Link to this cart').inputValue());
      await at(link.pathname)(scene);
    },
    ...clicking('Add all to cart'),
    done: (page) => page.getByText(/added to your cart\.$/).waitFor(),
    calls: ['AddSharedCart'],
  },
  {
    name: 'cart: remove an installation that is not offered there',
    open: async (scene) => {
      await withLamp(scene);
      await cart(scene);
      await applyZip(scene.page, '59102');
      await clickButton('Checkout Now')(scene.page);
      await button(scene.page, 'Continue').waitFor();
    },
    act: clickButton('Continue'),
    // Once it is removed, only the start of the checkout is left to repeat.
    repeat: (page) => button(page, 'Continue').or(button(page, 'Checkout Now')).first().click(),
    done: (page) => button(page, 'Guest Checkout').waitFor(),
    calls: ['ReactCheckout/RemoveInstallationService', 'ReactCart/Checkout'],
  },
];
