import { formatPhone, getSite, toPackingSlip } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { expect, test } from 'vitest';
import { orderFixture } from '../../fixtures/order.ts';
import * as stories from './PackingSlipScreen.stories.tsx';

const { Priced, AsAGift, NotFound, TwoRecipients } = composeStories(stories);
const site = getSite('main', 'USA');
const slip = toPackingSlip(orderFixture(site));
const address = slip.recipients[0]?.address;
if (!address) throw new Error('The slip has no address');

test('lists the items with their prices, and can be printed', async () => {
  const print = fn();
  await Priced.run({ args: { ...Priced.args, ports: { print } } });
  expect(screen.getAllByRole('columnheader', { name: 'Price' }).length).toBeGreaterThan(0);
  expect(document.body.textContent).toContain('$');
  // An evening in Central Time.
  expect(screen.getAllByText('Placed November 20, 2026').length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: 'Print Packing Slip' }));
  expect(print).toHaveBeenCalledOnce();
});

test('SHIP-28, SHIP-30: a gift shows its message and gift receipt, and no price', async () => {
  await AsAGift.run();
  expect(screen.getByText(/For your new home/)).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Gift receipt' })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Price' })).toBeNull();
  expect(document.body.textContent).not.toContain('$');
});

test('SHIP-30: each recipient has one slip, and only that of the gift has no prices', async () => {
  await TwoRecipients.run();
  const [gift, other] = screen.getAllByRole('article');
  expect(gift?.textContent).not.toContain('$');
  expect(within(other!).getByRole('columnheader', { name: 'Price' })).toBeTruthy();
});

test('SHIP-30: a gift’s slip has neither the phone nor the email address of the shopper', async () => {
  await AsAGift.run();
  expect(screen.getByRole('group', { name: 'Ship to' }).textContent).toContain(address.city);
  expect(document.body.textContent).not.toContain(address.emailAddress);
  expect(document.body.textContent).not.toContain(formatPhone(address.dayPhone));
  await Priced.run();
  expect(document.body.textContent).toContain(address.emailAddress);
});

test('all shipments of a recipient are in one table, with the quantity in its first column', async () => {
  await Priced.run();
  const [table, ...others] = screen.getAllByRole('table');
  expect(others).toEqual([]);
  expect(slip.recipients[0]?.shipments.length).toBeGreaterThan(1);
  const headers = within(table!).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual(['Qty', 'Item', 'Price']);
  const shipments = within(table!).getAllByRole('rowheader');
  expect(shipments).toHaveLength(slip.recipients[0]?.shipments.length ?? 0);
  const item = slip.recipients[0]?.shipments[0]?.items[0];
  const row = within(table!).getByRole('row', { name: new RegExp(`^${item?.quantity} ${item?.name}`) });
  expect(within(row).getAllByRole('cell')[0]?.textContent).toBe(String(item?.quantity));
});

test('each printed slip has the name and number of the shop', async () => {
  await TwoRecipients.run();
  for (const one of screen.getAllByRole('article')) {
    expect(one.textContent).toContain(site.brandName);
    expect(one.textContent).toContain(site.helpLine);
  }
});

test('an unknown key shows a message', async () => {
  await NotFound.run();
  expect(screen.getByText('We couldn’t find that packing slip')).toBeTruthy();
});
