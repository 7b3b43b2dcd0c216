import type { Page } from 'playwright-core';
import { type Action, at, clickButton, type Scene } from '../failures.ts';
import { addSmall, fillAddress, startAsGuest } from '../journey.ts';

const clicking = (name: string | RegExp) => ({ act: clickButton(name), repeat: clickButton(name) });
const shipping = at('/checkout/shipping');
const shipTo = (page: Page) => page.getByRole('combobox', { name: /^Ship to: / });

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
];
