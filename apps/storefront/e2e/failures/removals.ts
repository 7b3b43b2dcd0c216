import type { Page } from 'playwright-core';
import { type Action, at, clickButton, type Scene } from '../failures.ts';

const popup = (page: Page, name: string) => page.getByRole('dialog', { name });
const gone = 'Item(s) no longer available';
const removeAll = { act: clickButton('Remove All'), repeat: clickButton('Remove All') };

/** The cart after a click on 'Checkout Now', which shows what is wrong with it. */
const checkOut = (title: string) => async (scene: Scene) => {
  await at('/checkout/cart')(scene);
  await clickButton('Checkout Now')(scene.page);
  await popup(scene.page, title).waitFor();
};

/** The popups that remove from a cart what cannot be ordered, by the cart that shows them. */
export const removals = {
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
} satisfies Record<string, readonly Action[]>;
