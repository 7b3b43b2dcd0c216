import type { Page } from 'playwright-core';
import { type Action, at, clickButton, heading, type Scene, stored } from '../failures.ts';
import { addSmall, fillAddress, startAsGuest } from '../journey.ts';
import { applyZip } from './cart.ts';

const clicking = (name: string | RegExp) => ({ act: clickButton(name), repeat: clickButton(name) });
const shipping = at('/checkout/shipping');
const giftOptions = at('/checkout/shippingandgiftoptions');
const shipTo = (page: Page) => page.getByRole('combobox', { name: /^Ship to: / });
const shipInstead = (page: Page) => page.getByRole('button', { name: 'Ship These Items Instead' });
const giftBag = (page: Page) => page.getByRole('radio', { name: 'Gift bag' });
/** Choices are shown ahead of the response. */
const inStoredOrder = (text: RegExp) => stored('/ReactCheckout/RefreshCheckout', text);

/** A guest with two pieces at the first step. */
export async function atShipping({ page, shop, journey }: Scene): Promise<void> {
  await addSmall(page, shop, journey);
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
}

/** Several recipients of a guest. */
export const recipients: readonly Action[] = [
  {
    name: 'shipping: to multiple addresses',
    open: shipping,
    ...clicking('Ship to Multiple Addresses'),
    done: (page) =>
      page
        .getByRole('button', { name: /^Add an Address for / })
        .first()
        .waitFor(),
    calls: ['SaveMultiShipping'],
  },
  {
    name: 'shipping: an address of one item',
    open: async (scene) => {
      await shipping(scene);
      await clickButton(/^Add an Address for /)(scene.page);
    },
    enter: fillAddress,
    ...clicking('Save Address'),
    done: (page) => shipTo(page).first().waitFor(),
    calls: ['ReactCheckout/ValidateAddress', 'SaveMultiShippingAddress'],
  },
  {
    name: 'shipping: one piece elsewhere',
    open: shipping,
    ...clicking(/^Ship One Elsewhere: /),
    done: (page) => shipTo(page).nth(1).waitFor(),
    calls: ['SplitItem'],
  },
  {
    name: 'shipping: one piece to the store',
    open: async (scene) => {
      await shipping(scene);
      await shipTo(scene.page).nth(1).waitFor();
    },
    act: async (page) => {
      await shipTo(page).last().selectOption({ label: 'Pick up at Wicker Park' });
    },
    done: (page) => shipInstead(page).waitFor(),
    calls: ['SaveRecipientSelection'],
  },
];

/** A guest with one piece that a store can hold for pickup, at the first step. */
export async function withStore(scene: Scene): Promise<void> {
  const { page, shop, journey } = scene;
  await addSmall(page, shop, journey);
  await at('/checkout/cart')(scene);
  await applyZip(page, journey.zip);
  await startAsGuest(page, shop, journey);
}

/** One recipient, or the store. */
export const recipient: readonly Action[] = [
  {
    name: 'shipping: Next, with a street as entered and thank-you mail',
    open: shipping,
    enter: async (page, journey) => {
      const address = { ...journey.address, 'Address 1': 'The Old Mill' };
      await fillAddress(page, { ...journey, address });
      await page.getByLabel('Send thank-you notes and offers to this address').check();
      await clickButton('Next')(page);
      await page.getByLabel('Use address as entered').check();
    },
    ...clicking('Next'),
    done: heading('Shipping and Gift Options'),
    calls: ['SaveShippingAddress', 'SetTYMPreferences', 'MoveToShippingAndGiftOptions'],
  },
  {
    name: 'gift options: a gift',
    open: giftOptions,
    act: (page) => page.getByLabel('This order is a gift').check(),
    done: inStoredOrder(/"isGift":true/),
    calls: ['UpdateGiftOption'],
  },
  {
    name: 'gift options: a gift receipt',
    open: giftOptions,
    act: (page) => page.getByLabel('Include a gift receipt').check(),
    done: inStoredOrder(/"giftReceiptOption":"giftReceipt"/),
    calls: ['UpdateGiftReceipt'],
  },
  {
    name: 'shipping: pick up instead',
    open: shipping,
    ...clicking(/^Pick Up at .* Instead$/),
    done: (page) => page.getByRole('region', { name: 'Store pickup' }).waitFor(),
    calls: ['UpdateRecipientId'],
  },
  {
    name: 'gift options: a gift bag',
    open: async (scene) => {
      const { page, journey } = scene;
      await shipping(scene);
      for (const label of ['Full Name', 'Phone Number', 'Email Address'])
        await page.getByLabel(label, { exact: true }).fill(journey.address[label] ?? '');
      await clickButton('Next')(page);
      await giftBag(page).waitFor();
    },
    act: (page) => giftBag(page).check(),
    done: inStoredOrder(/"baggingOption":"giftBag"/),
    calls: ['UpdateBaggingOption'],
  },
  {
    name: 'shipping: ship instead of pickup',
    open: async (scene) => {
      await shipping(scene);
      await shipInstead(scene.page).waitFor();
    },
    ...clicking('Ship These Items Instead'),
    done: (page) => page.getByLabel('Address 1', { exact: true }).waitFor(),
    calls: ['UpdateBopsToShipping'],
  },
];
