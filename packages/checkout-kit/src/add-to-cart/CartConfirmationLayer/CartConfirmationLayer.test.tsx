import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './CartConfirmationLayer.stories.tsx';

const all = composeStories(stories);
const { confirmation } = all.OneItem.args;
const rows = () => {
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return screen.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index]]);
};
const withCounts = (addedItemCount: number, cartItemCount: number) =>
  confirmation && { ...all.OneItem.args, confirmation: { ...confirmation, addedItemCount, cartItemCount } };

test.each([
  [1, 1, '1 item added to your cart', 'Your Cart: 1 item'],
  [2, 5, '2 items added to your cart', 'Your Cart: 5 items'],
])('CONF-02, CONF-05: %i added, %i in the cart', async (added, inCart, heading, count) => {
  await all.OneItem.run({ args: withCounts(added, inCart) });
  expect(screen.getByRole('dialog', { name: heading })).toBeTruthy();
  expect(screen.getByRole('heading', { name: count })).toBeTruthy();
});

test('CONF-03: with installation the heading names it', async () => {
  await all.WithInstallation.run();
  expect(screen.getByRole('dialog', { name: '1 item added to your cart including Assembly' })).toBeTruthy();
});

test('CONF-04: an added item has a tooltip with name, price and quantity', async () => {
  await all.Personalized.run();
  const item = screen.getByRole('img', { name: 'Alder 3-Seat Sofa' });
  const tooltip = document.getElementById(item.getAttribute('aria-describedby') ?? '');
  expect(tooltip?.getAttribute('role')).toBe('tooltip');
  expect(tooltip?.textContent).toBe('Personalized Alder 3-Seat Sofa, $1,949.00, Qty: 2');
  expect(item.tabIndex).toBe(0);
});

test('CONF-06, CONF-10, CONF-13: subtotal, shipping, total', async () => {
  await all.OneItem.run();
  expect(rows()).toEqual([
    ['Order Subtotal', '$2,507.00'],
    ['Est. Shipping', '$119.00'],
    ['Subtotal', '$2,626.00'],
  ]);
  expect(screen.queryByText('*Includes applied discount')).toBeNull();
});

test('CONF-07, CONF-08, CONF-09: the installation row with its notes', async () => {
  await all.WithInstallation.run();
  expect(rows()[1]).toEqual([
    'Installation/Assembly ServicesFee shown is per item. Service is provided by a third party.',
    '$89.00',
  ]);
});

test('CONF-11, CONF-12: a discount marks the shipping', async () => {
  await all.WithDiscount.run();
  expect(rows()[1]?.[0]).toBe('Est. Shipping*');
  expect(screen.getByText('*Includes applied discount')).toBeTruthy();
});

test("CONF-14: 'Continue Shopping' closes the layer", async () => {
  const onClose = fn();
  await all.OneItem.run({ args: { ...all.OneItem.args, onClose } });
  await userEvent.click(screen.getByRole('button', { name: 'Continue Shopping' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test("CONF-16: 'Checkout Now' disables itself once clicked", async () => {
  const onCheckout = fn();
  await all.OneItem.run({ args: { ...all.OneItem.args, onCheckout } });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Checkout Now' });
  await userEvent.click(button);
  expect(button.disabled).toBe(true);
  expect(onCheckout).toHaveBeenCalledOnce();
});

test('CONF-17, CONF-18, CONF-19, CONF-20: the shipping messages, each with the icon', async () => {
  await all.AllShippingMessages.run();
  for (const text of [
    'You have free standard shipping on small items in this cart.',
    'Furniture is carried in and set up.',
    'Spend $51 more for free shipping.',
  ]) {
    expect(screen.getByText(text).querySelector('svg')).not.toBeNull();
  }
  await all.WithoutIcon.run();
  const dialog = within(screen.getByRole('dialog'));
  expect(
    dialog.getByText('You have free standard shipping on small items in this cart.').querySelector('svg, img'),
  ).toBeNull();
});
