import { ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import { checkoutFixture } from '../../fixtures/checkout.ts';
import type { CheckoutPorts } from '../ports.ts';
import * as stories from './ShippingAndGiftOptionsStep.stories.tsx';

const all = composeStories(stories);
const fresh = checkoutFixture({ brand: 'main', siteCulture: 'USA' });
const spied = () => ({
  saveShippingAndGiftOptions: fn<CheckoutPorts['saveShippingAndGiftOptions']>(async () => ok(fresh)),
  moveToPaymentPage: fn<CheckoutPorts['moveToPaymentPage']>(async () => ok(fresh)),
  goTo: fn(),
});

test("ROUTE-11: the step has one flow button, 'Next: Payment'", async () => {
  await all.TwoShipments.run();
  expect(screen.getByRole('button', { name: 'Next: Payment' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test('the shipping address has a link next to it that edits it', async () => {
  await all.TwoShipments.run();
  const link = screen.getByRole('link', { name: 'Edit Shipping address' });
  expect(link.getAttribute('href')).toBe('/checkout/shipping');
});

test('each shipment offers its service levels with charge and arrival', async () => {
  await all.TwoShipments.run();
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Standard.*Free/ }).checked).toBe(true);
  expect(screen.getByRole('radio', { name: /Express.*\$34\.95/ })).toBeTruthy();
});

test('a service level that is chosen is saved at once, so that the totals follow', async () => {
  const ports = spied();
  await all.TwoShipments.run({ args: { ...all.TwoShipments.args, ports } });
  await userEvent.click(screen.getByRole('radio', { name: /Express/ }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Express/ }).checked).toBe(true);
  const [request] = ports.saveShippingAndGiftOptions.mock.calls[0] ?? [];
  expect(request?.recipients[0]?.shipments.map(({ selectedServiceLevel }) => selectedServiceLevel)).toEqual([6, 3]);
});

test('CHK-10: the gift message is saved with the options, then the flow moves to payment', async () => {
  const ports = spied();
  await all.AsAGift.run({ args: { ...all.AsAGift.args, ports } });
  expect(screen.getByText('382 characters left')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next: Payment' }));
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/paymentandbilling'));
  const [request] = ports.saveShippingAndGiftOptions.mock.calls[0] ?? [];
  expect(request?.recipients[0]?.giftOptions).toEqual({ isGift: true, giftMessage: 'For your new home.' });
  expect(ports.moveToPaymentPage).toHaveBeenCalledOnce();
});

test('a gift message takes 400 characters', async () => {
  await all.AsAGift.run();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Gift message').maxLength).toBe(400);
});

test('a card number in the gift message is not sent', async () => {
  const ports = spied();
  await all.CardNumberInTheMessage.run({ args: { ...all.CardNumberInTheMessage.args, ports } });
  await userEvent.click(screen.getByRole('button', { name: 'Next: Payment' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Gift message'));
  await userEvent.click(screen.getByRole('radio', { name: /Express/ }));
  expect(ports.saveShippingAndGiftOptions).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByLabelText('Gift message'));
  await userEvent.click(screen.getByRole('button', { name: 'Next: Payment' }));
  await waitFor(() => expect(ports.saveShippingAndGiftOptions).toHaveBeenCalledOnce());
});
