import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ConfirmationScreen.stories.tsx';

const { Canceled, Placed, AsAGift, AsAGuest, WithoutDetails } = composeStories(stories);

test('shows number, date, lines, totals, addresses and the last four of the card', async () => {
  await Placed.run();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you, Maren.');
  expect(screen.getByText('Order 4417 0236 85')).toBeTruthy();
  expect(screen.getByText('Placed November 20, 2026')).toBeTruthy();
  const receipt = within(screen.getByRole('region', { name: 'What you ordered' }));
  expect(receipt.getAllByRole('listitem')).toHaveLength(2);
  expect(receipt.getByText('$2,895.04')).toBeTruthy();
  expect(screen.getByText('Visa ending in 4242')).toBeTruthy();
  expect(screen.getAllByText('Chicago, IL 60614')).toHaveLength(2);
});

test('prints', async () => {
  const print = fn();
  await Placed.run({ args: { ...Placed.args, ports: { print, log: fn(), markAsShown: () => false } } });
  await userEvent.click(screen.getByRole('button', { name: 'Print Receipt' }));
  expect(print).toHaveBeenCalledOnce();
});

test('a gift shows its message', async () => {
  await AsAGift.run();
  expect(screen.getByText('For your new home.')).toBeTruthy();
});

test('ORDER-12: without details the confirmation still shows', async () => {
  await WithoutDetails.run();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you.');
  expect(screen.queryByRole('region', { name: 'What you ordered' })).toBeNull();
});

test('SITE-14, SITE-16: the help line and its hours are at the end', async () => {
  await Placed.run();
  expect(screen.getByRole('link', { name: '(888) 249-4155' })).toBeTruthy();
  expect(document.body.textContent).toContain('Mon - Sun 8 am - 9 pm CT');
});

test('a new order is reported once, with its number, money and items; one that was shown before is not', async () => {
  const order = Placed.args?.order;
  if (!order) throw new Error('The story has no order');
  const onEvent = fn();
  const markAsShown = fn(() => true);
  await Placed.run({ args: { ...Placed.args, onEvent, ports: { print: fn(), log: fn(), markAsShown } } });
  expect(markAsShown).toHaveBeenCalledWith(order);
  const { orderNumber, orderSummary, lineItems } = order;
  const { total, tax, shipping } = orderSummary;
  const items = lineItems.map(({ itemInfo, priceQuantityTotals: { quantity, unitPrice } }) => ({
    sku: itemInfo.sku,
    quantity,
    price: unitPrice,
  }));
  const placed = { type: 'checkout.orderPlaced', orderNumber, items, total, tax, shipping, currency: 'USD' };
  expect(onEvent).toHaveBeenCalledExactlyOnceWith(placed);
  onEvent.mockClear();
  await Placed.run({ args: { ...Placed.args, onEvent, ports: { print: fn(), log: fn(), markAsShown: () => false } } });
  expect(onEvent).not.toHaveBeenCalled();
});

test('guidelines 115, 117: shows where the email was sent and what happens next', async () => {
  await Placed.run();
  expect(document.body.textContent).toContain('We’ve emailed your receipt to maren@example.com.');
  const next = within(screen.getByRole('region', { name: 'What happens next' }));
  expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'We’ll email you when your order is on its way.',
      expect.stringContaining('can be changed or canceled until November 22, 2026'),
    ]),
  );
  expect(next.getByRole('link', { name: 'Find an Order' }).getAttribute('href')).toContain('/order-status?order=');
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('guideline 117, CHK-21: an order for pickup alone says what to wait for and to bring, and no word of a carrier', async () => {
  const order = Placed.args?.order;
  if (!order) throw new Error('The story has no order');
  const show = (notificationOption: 'email' | 'sms') => {
    const recipients = order.recipients.map((recipient) => ({
      ...recipient,
      notificationOption,
      shipments: recipient.shipments.map((shipment) => ({ ...shipment, deliveryMode: 'pickup' as const })),
    }));
    return Placed.run({ args: { ...Placed.args, order: { ...order, recipients } } });
  };
  for (const [option, verb] of [['email', 'email'] as const, ['sms', 'text'] as const]) {
    await show(option);
    const next = screen.getByRole('region', { name: 'What happens next' });
    expect(next.textContent).toContain(
      `We’ll ${verb} you when your order is ready for pickup. Please wait for that before you come to the store. Bring your order number and a photo ID.`,
    );
    expect(next.textContent).not.toContain('on its way');
  }
});

test.each([
  ['sms', 'We’ll text you when your order is on its way.', 'email you when your order is on its way'],
  ['email', 'We’ll email you when your order is on its way.', 'text you'],
] as const)('CHK-21: news of an order by %s is announced as such', async (notificationOption, expected, other) => {
  const order = Placed.args?.order;
  if (!order) throw new Error('The story has no order');
  const [first, ...more] = order.recipients.map((recipient) => ({ ...recipient, notificationOption }));
  const forPickup = order.recipients.map((recipient) => ({
    ...recipient,
    id: 'pickup',
    notificationOption: 'email' as const,
    shipments: recipient.shipments.map((shipment) => ({ ...shipment, deliveryMode: 'pickup' as const })),
  }));
  if (!first) throw new Error('The story has no recipient');
  await Placed.run({ args: { ...Placed.args, order: { ...order, recipients: [first, ...more, ...forPickup] } } });
  const next = screen.getByRole('region', { name: 'What happens next' });
  expect(next.textContent).toContain(expected);
  expect(next.textContent).not.toContain(other);
});

test('guideline 63: a guest is offered an account', async () => {
  await AsAGuest.run();
  expect(await screen.findByLabelText('Password')).toBeTruthy();
});

test('a canceled order has no thanks, no next steps and no arrival', async () => {
  await Canceled.run();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This order was canceled.');
  expect(screen.queryByRole('region', { name: 'What happens next' })).toBeNull();
  expect(document.body.textContent).not.toMatch(/Arrives|on its way|We’ve received/);
  expect(screen.getByText('Canceled. Your card or wallet wasn’t charged.')).toBeTruthy();
});
