import { type CheckoutState, err, ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { afterEach, expect, test, vi } from 'vitest';
import { checkoutFixture } from '../../fixtures/checkout.ts';
import type { CheckoutPorts } from '../ports.ts';
import * as stories from './ShippingAndGiftOptionsStep.stories.tsx';

const all = composeStories(stories);
afterEach(() => vi.useRealTimers());

const fresh = checkoutFixture({ brand: 'main', siteCulture: 'USA' });
const spied = () => ({
  updateGiftOption: fn<CheckoutPorts['updateGiftOption']>(async () => ok(fresh)),
  updateGiftMessage: fn<CheckoutPorts['updateGiftMessage']>(async () => ok(fresh)),
  updateGiftReceipt: fn<CheckoutPorts['updateGiftReceipt']>(async () => ok(fresh)),
  updateBaggingOption: fn<CheckoutPorts['updateBaggingOption']>(async () => ok(fresh)),
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
  const levels = screen.getAllByRole('radiogroup', { name: 'Delivery service' });
  expect(levels.map((group) => within(group).getAllByRole('radio').length)).toEqual([1, 3]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Standard.*Free/ }).checked).toBe(true);
  expect(screen.getByRole('radio', { name: /Express.*\$34\.95/ })).toBeTruthy();
});

test('a service level that is chosen is saved at once, so that the totals follow', async () => {
  const ports = spied();
  await all.TwoShipments.run({ args: { ...all.TwoShipments.args, ports } });
  await userEvent.click(screen.getByRole('radio', { name: /Express/ }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Express/ }).checked).toBe(true);
  await waitFor(() => expect(ports.saveShippingAndGiftOptions).toHaveBeenCalledOnce());
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

test('SHIP-31: a message that is too long is explained, not cut, and not sent', async () => {
  const ports = spied();
  await all.MessageTooLong.run({ args: { ...all.MessageTooLong.args, ports } });
  const field = screen.getByLabelText<HTMLTextAreaElement>('Gift message');
  expect(field.value).toHaveLength(418);
  expect(screen.getByText('This is 18 characters too long. Please shorten it.')).toBeTruthy();
  expect(screen.queryByText(/characters left/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Next: Payment' }));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(ports.saveShippingAndGiftOptions).not.toHaveBeenCalled();
});

test('a card number in the gift message is not sent', async () => {
  const ports = spied();
  await all.CardNumberInTheMessage.run({ args: { ...all.CardNumberInTheMessage.args, ports } });
  await userEvent.click(screen.getByRole('button', { name: 'Next: Payment' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Gift message')));
  await userEvent.click(screen.getByRole('radio', { name: /Express/ }));
  expect(ports.saveShippingAndGiftOptions).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByLabelText('Gift message'));
  await userEvent.click(screen.getByRole('button', { name: 'Next: Payment' }));
  await waitFor(() => expect(ports.saveShippingAndGiftOptions).toHaveBeenCalledOnce());
});

test('SHIP-30: ticking and unticking the gift is saved at once', async () => {
  const ports = spied();
  await all.TwoShipments.run({ args: { ...all.TwoShipments.args, ports } });
  const box = screen.getByLabelText('This order is a gift');
  await userEvent.click(box);
  await userEvent.click(box);
  await waitFor(() => expect(ports.updateGiftOption).toHaveBeenCalledTimes(2));
  expect(ports.updateGiftOption.mock.calls.map(([request]) => request)).toEqual([
    {
      recipientId: 'recipient-1',
      giftOptions: { isGift: true, giftMessage: '' },
      rewardsOrderSummaryMessage: '',
      serviceLevel: 6,
    },
    expect.objectContaining({ giftOptions: { isGift: false, giftMessage: '' } }),
  ]);
});

test('SHIP-31: the message is saved once the shopper pauses for 800 ms, the first time as the first', async () => {
  const ports = spied();
  await all.TwoShipments.run({ args: { ...all.TwoShipments.args, ports } });
  await userEvent.click(screen.getByLabelText('This order is a gift'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const type = (value: string) => fireEvent.change(screen.getByLabelText('Gift message'), { target: { value } });
  type('For your');
  await vi.advanceTimersByTimeAsync(799);
  type('For your new home.');
  await vi.advanceTimersByTimeAsync(799);
  expect(ports.updateGiftMessage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await screen.findByText('Message saved')).toBeTruthy();
  type('For your new home. N.');
  await vi.advanceTimersByTimeAsync(800);
  await waitFor(() => expect(ports.updateGiftMessage).toHaveBeenCalledTimes(2));
  expect(ports.updateGiftMessage.mock.calls.map(([request]) => request)).toEqual([
    { recipientId: 'recipient-1', message: 'For your new home.', isInitialTrigger: true },
    { recipientId: 'recipient-1', message: 'For your new home. N.', isInitialTrigger: false },
  ]);
});

test('SHIP-31, ERR-21: a message that could not be saved is reported once, remains, and is saved with the step', async () => {
  const failed = err({ message: 'Failed to fetch', action: 'UpdateGiftMessage', apiUrl: '/UpdateGiftMessage' });
  const ports = { ...spied(), updateGiftMessage: fn(async () => failed), log: fn() };
  await all.AsAGift.run({ args: { ...all.AsAGift.args, ports } });
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(ports.log).toHaveBeenCalledOnce();
  expect(await screen.findByText(/isn’t saved yet/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Gift message'), ' N.');
  await userEvent.click(screen.getByRole('button', { name: 'Next: Payment' }));
  await waitFor(() => expect(ports.saveShippingAndGiftOptions).toHaveBeenCalledOnce());
  const [request] = ports.saveShippingAndGiftOptions.mock.calls[0] ?? [];
  expect(request?.recipients[0]?.giftOptions).toEqual({ isGift: true, giftMessage: 'For your new home. N.' });
  expect(ports.updateGiftMessage).toHaveBeenCalledOnce();
});

test('SHIP-28: the gift receipt is saved at once', async () => {
  const ports = spied();
  await all.TwoShipments.run({ args: { ...all.TwoShipments.args, ports } });
  await userEvent.click(screen.getByLabelText('Include a gift receipt'));
  await waitFor(() =>
    expect(ports.updateGiftReceipt).toHaveBeenCalledExactlyOnceWith({
      recipientId: 'recipient-1',
      selectedOption: 'giftReceipt',
    }),
  );
});

test('SHIP-04, SHIP-05: a holiday hold is saved with its range and the standard level', async () => {
  const ports = spied();
  await all.WithEveryOption.run({ args: { ...all.WithEveryOption.args, ports } });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Express/ }).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Hold It for a Holiday' }));
  await userEvent.selectOptions(screen.getByLabelText('Hold for a holiday'), '2026-12-17');
  await waitFor(() => expect(ports.saveShippingAndGiftOptions).toHaveBeenCalledOnce());
  expect(ports.saveShippingAndGiftOptions.mock.calls[0]?.[0].recipients[0]?.shipments[1]).toMatchObject({
    holidayHold: { selectedShippingDate: '2026-12-17', selectedShippingRange: 'Dec 21 – Dec 23' },
    selectedServiceLevel: 1,
  });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Standard/ }).checked).toBe(true);
});

test('SHIP-07, SHIP-08: ship-complete is saved with the standard level', async () => {
  const ports = spied();
  await all.WithEveryOption.run({ args: { ...all.WithEveryOption.args, ports } });
  await userEvent.click(screen.getByLabelText('Ship everything together'));
  await waitFor(() => expect(ports.saveShippingAndGiftOptions).toHaveBeenCalledOnce());
  expect(ports.saveShippingAndGiftOptions.mock.calls[0]?.[0].recipients[0]?.shipments[1]).toMatchObject({
    isShipCompleteSelected: true,
    selectedServiceLevel: 1,
  });
});

test('SHIP-09: a slot or contact me, and driving directions; a missing slot is explained at its field', async () => {
  const ports = spied();
  await all.WithEveryOption.run({ args: { ...all.WithEveryOption.args, ports } });
  await userEvent.click(screen.getByRole('radio', { name: 'Book an appointment now' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next: Payment' }));
  const time = screen.getByLabelText('Date and time');
  await waitFor(() => expect(document.activeElement).toBe(time));
  expect(screen.getByText('Please choose a date and time, or let us contact you.')).toBeTruthy();
  await userEvent.selectOptions(time, '2026-12-08.afternoon');
  await userEvent.type(screen.getByLabelText(/Driving directions/), 'Past the mill');
  await userEvent.click(screen.getByRole('button', { name: 'Next: Payment' }));
  await waitFor(() => expect(ports.saveShippingAndGiftOptions).toHaveBeenCalledOnce());
  expect(ports.saveShippingAndGiftOptions.mock.calls[0]?.[0].recipients[0]?.shipments[0]?.tripBooking).toEqual({
    isContactMeSelected: false,
    selectedTrip: '2026-12-08.afternoon',
    drivingDirections: 'Past the mill',
  });
});

test('CHK-21: the choice of text messages names the number of the contact, and needs one', async () => {
  await all.StorePickup.run();
  const name = /^Text message ?To \(\d{3}\) \d{3}-\d{4}\. Message and data rates may apply\.$/;
  expect(screen.getByRole('radio', { name })).toBeTruthy();
  const { change = (state: CheckoutState) => state } = all.StorePickup.args;
  await all.StorePickup.run({
    args: { ...all.StorePickup.args, change: (state: CheckoutState) => ({ ...change(state), contact: null }) },
  });
  expect(screen.queryByRole('radio', { name: /^Text message/ })).toBeNull();
});

test('ORDER-08: a slot that was taken is explained where another is chosen', async () => {
  await all.SlotTaken.run();
  expect(screen.getAllByText(/just took that delivery time/).length).toBeGreaterThan(0);
});

test('SHIP-01, SHIP-29: a store pickup has a contact and a bag', async () => {
  const ports = spied();
  await all.StorePickup.run({ args: { ...all.StorePickup.args, ports } });
  await userEvent.type(screen.getByLabelText(/Name of the person picking up/), 'Ana 5');
  expect(screen.getByText('Please use only letters in the name.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/Name of the person picking up/), '{Backspace}{Backspace}');
  await userEvent.click(screen.getByRole('radio', { name: 'Gift bag' }));
  await waitFor(() =>
    expect(ports.updateBaggingOption).toHaveBeenCalledExactlyOnceWith({
      recipientId: 'recipient-1',
      selectedOption: 'giftBag',
    }),
  );
  await userEvent.click(screen.getByRole('radio', { name: /^Text message/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Next: Payment' }));
  await waitFor(() => expect(ports.saveShippingAndGiftOptions).toHaveBeenCalledOnce());
  expect(ports.saveShippingAndGiftOptions.mock.calls[0]?.[0].recipients[0]).toMatchObject({
    bopsOptions: { pickupContact: 'Ana', baggingOption: 'giftBag' },
    notificationOption: 'sms',
  });
});
