import { err, ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { expect, test } from 'vitest';
import { termsFixture } from '../../fixtures/confirmation.ts';
import * as stories from './OrderReceipt.stories.tsx';

const failure = { message: 'Failed to fetch', action: 'order.reorder', apiUrl: '/' };
const {
  Cancelable,
  CancelRejected,
  Shown,
  BoughtAgain,
  AddFailed,
  Canceled,
  NeedsTerms,
  WithParcels,
  WithReturns,
  OfAnotherSite,
} = composeStories(stories);

test('a double click on Buy Again adds the line once', async () => {
  const reorder = fn(async () => ok({ terms: null, addedItemCount: 1, lines: [] }));
  await Shown.run({ args: { ...Shown.args, ports: { reorder, log: fn() } } });
  const [line] = Shown.args.order?.lineItems ?? [];
  await userEvent.dblClick(screen.getByRole('button', { name: `Buy Again: ${line?.itemInfo.name}` }));
  expect(reorder).toHaveBeenCalledExactlyOnceWith([line?.id], false);
});

test('the notice shows changed prices, links to the cart, and to products that need a choice', async () => {
  await BoughtAgain.run();
  const notice = within(screen.getByRole('status'));
  expect(notice.getByText(/is now \$/)).toBeTruthy();
  expect(notice.getByRole('link', { name: 'View Cart' }).getAttribute('href')).toBe('/checkout/cart');
  expect(notice.getByRole('link', { name: /^Choose / })).toBeTruthy();
});

test('a failed call shows an error and is logged', async () => {
  const log = fn();
  await AddFailed.run({ args: { ...AddFailed.args, ports: { reorder: async () => err(failure), log } } });
  expect(log).toHaveBeenCalledOnce();
});

test('shows the state of each return with a link to its instructions', async () => {
  await WithReturns.run();
  const region = within(screen.getByRole('region', { name: 'Returns' }));
  expect(region.getByText(/^Waiting for your items/)).toBeTruthy();
  expect(region.getByText(/^Refunded/)).toBeTruthy();
  expect(region.getByRole('link', { name: 'Show Instructions' }).getAttribute('href')).toContain(
    '/order-return?order=',
  );
});

test('ORDER-12: a double click on Cancel Order in the popup cancels once, and the result takes the focus', async () => {
  const cancelOrder = fn(async () => ok({ isSuccess: true, message: '' }));
  await Cancelable.run({ args: { ...Cancelable.args, ports: { reorder: fn(), cancelOrder, log: fn() } } });
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Cancel Order' }));
  const notice = await screen.findByText('Your order is canceled');
  expect(cancelOrder).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement?.contains(notice)).toBe(true);
});

test('ORDER-12: Don’t Cancel cancels nothing, and a rejection is shown in the popup', async () => {
  const cancelOrder = fn();
  await Cancelable.run({ args: { ...Cancelable.args, ports: { reorder: fn(), cancelOrder, log: fn() } } });
  await userEvent.click(screen.getByRole('button', { name: 'Don’t Cancel' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(cancelOrder).not.toHaveBeenCalled();
  await CancelRejected.run();
  expect(screen.queryByText('Your order is canceled')).toBeNull();
});

test('ORDER-12: an order that is not cancelable, or a host without the port, has no Cancel Order', async () => {
  await Shown.run();
  expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
  await WithParcels.run({ args: { ...WithParcels.args, ports: { reorder: fn(), cancelOrder: fn(), log: fn() } } });
  expect(screen.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
});

test.each([
  [Shown, 'We’re preparing your order'],
  [WithParcels, 'Partly shipped'],
])('ORDER-12: the page starts with the status of the order and its day', async (story, status) => {
  await story.run();
  expect(screen.getByText(status)).toBeTruthy();
  expect(screen.getByText('Placed November 20, 2026')).toBeTruthy();
});

test('an order of another site has no buttons to buy again or return', async () => {
  await OfAnotherSite.run();
  expect(screen.queryByRole('button', { name: /Again/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Return Items' })).toBeNull();
});

test('ATC-30: the terms of made-to-order items are accepted before they are added', async () => {
  await NeedsTerms.run();
  const ports = NeedsTerms.args.ports;
  await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
  expect(await screen.findByText('We’ve added 1 item to your cart.')).toBeTruthy();
  expect(ports?.reorder).toHaveBeenLastCalledWith([], true);
});

test('declined terms add nothing', async () => {
  const reorder = fn(async () => ok({ terms: termsFixture('main'), addedItemCount: 0, lines: [] }));
  await Shown.run({ args: { ...Shown.args, ports: { reorder, log: fn() } } });
  await userEvent.click(screen.getByRole('button', { name: 'Buy All Again' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Decline/ }));
  expect(reorder).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows each parcel with its items, delivery date and carrier link', async () => {
  await WithParcels.run();
  const [delivered, shipped] = within(screen.getByRole('region', { name: 'Shipments' })).getAllByRole('listitem');
  if (!delivered || !shipped) throw new Error('Expected two parcels');
  expect(delivered.textContent).toBe(
    'Delivered November 25, 20261 × Quill Side TableUPS 1Z999AA10123456784Track Package',
  );
  const link = within(delivered).getByRole('link', { name: 'Track Package 1Z999AA10123456784' });
  expect(link.getAttribute('href')).toBe('https://www.ups.com/track?tracknum=1Z999AA10123456784');
  expect(within(shipped).getByText('Shipped December 28, 2026')).toBeTruthy();
  expect(within(shipped).queryByRole('link')).toBeNull();
});

test('shows the part of a refund that was paid to a gift card', async () => {
  await WithParcels.run();
  expect(screen.getByText('Refund: $120.00')).toBeTruthy();
  expect(screen.getByText(/didn’t accept \$40\.00 of the refund, so we emailed you a gift card/)).toBeTruthy();
});

test('before anything is sent, no shipments are shown', async () => {
  await Shown.run();
  expect(screen.queryByRole('region', { name: 'Shipments' })).toBeNull();
});

test('a canceled order says so and has no arrival', async () => {
  await Canceled.run();
  expect(screen.getByText('Canceled')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Return Items' })).toBeNull();
  expect(document.body.textContent).not.toContain('Arrives');
});
