import type { Page } from 'playwright-core';
import { type Action, at, clickButton, type Scene, stored } from '../failures.ts';
import { addSmall, fillAddress, startAsGuest } from '../journey.ts';

const popup = (page: Page, name: string) => page.getByRole('dialog', { name });
const gone = 'Item(s) no longer available';
const edit = 'Please Edit Your Cart to Proceed';
const banned = 'Item(s) cannot be shipped to or picked up in this state';
const removeAll = { act: clickButton('Remove All'), repeat: clickButton('Remove All') };

/** The cart after a click on 'Checkout Now', which shows what is wrong with it. */
const checkOut = (title: string) => async (scene: Scene) => {
  await at('/checkout/cart')(scene);
  await clickButton('Checkout Now')(scene.page);
  await popup(scene.page, title).waitFor();
};

/** A guest at the first step with a pillow that some states ban. */
export async function withPillow({ page, shop, journey }: Scene): Promise<void> {
  await addSmall(page, shop, journey);
  await addSmall(page, shop, journey, '/thistle-pillow/s100702');
  await startAsGuest(page, shop, journey);
}

const inOakland = {
  City: 'Oakland',
  State: 'CA',
  'ZIP Code': '94609',
  'Address 1': '5120 Telegraph Ave',
};

/** The popups that remove from a cart what cannot be ordered, by the cart that shows them. */
export const removals = {
  banned: [
    {
      name: 'shipping: remove what the state bans',
      open: async (scene) => {
        const { page, journey } = scene;
        await at('/checkout/shipping')(scene);
        await fillAddress(page, { ...journey, address: { ...journey.address, ...inOakland } });
        await clickButton('Next')(page);
        await popup(page, banned).waitFor();
      },
      ...removeAll,
      done: (page) => page.getByText('Thistle Pillow is no longer in your order.').waitFor(),
      calls: ['RemovePfasItems', 'RefreshCheckout'],
    },
  ],
  unavailable: [
    {
      name: 'cart: remove the one item that is gone',
      open: checkOut(gone),
      ...removeAll,
      done: stored('/ReactCart/GetCart', /^(?!.*Ripple Vase)/s),
      calls: ['RemoveNlaItems'],
    },
  ],
  gone: [
    {
      name: 'cart: remove all that is gone',
      open: checkOut(gone),
      ...removeAll,
      done: (page) => page.getByText('Your cart is empty').waitFor(),
      calls: ['RemoveAllNlaItems'],
    },
  ],
  personalized: [
    {
      name: 'cart: lower what is personalized in the house',
      open: checkOut(gone),
      ...removeAll,
      done: (page) => page.getByText('2 items', { exact: true }).waitFor(),
      calls: ['RemoveInHousePersonalizedNlaItems'],
    },
  ],
  notPersonalized: [
    {
      name: 'cart: remove what cannot be personalized',
      open: checkOut(edit),
      ...removeAll,
      done: (page) => page.getByText('Your cart is empty').waitFor(),
      calls: ['RemovePersonalizedItems'],
    },
  ],
} satisfies Record<string, readonly Action[]>;
