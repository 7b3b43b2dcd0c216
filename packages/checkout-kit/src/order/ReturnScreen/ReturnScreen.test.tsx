import { err, ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ReturnScreen.stories.tsx';
import type { ReturnPorts } from './ports.ts';

const { BeforeShipment, Form, NothingChosen, Requested, Rejected, Missing } = composeStories(stories);

const spied = (change: Partial<ReturnPorts> = {}): ReturnPorts => ({
  requestReturn: fn(async () => ok({ isSuccess: true, message: '', returnNumber: 'K7QF-R1' })),
  cancelReturn: fn(async () => ok({ isSuccess: true, message: '' })),
  print: fn(),
  log: fn(),
  ...change,
});
const failure = { message: 'Failed to fetch', action: 'order.requestReturn', apiUrl: '/' };

async function choose() {
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'damaged');
}

test('sends the chosen lines, quantities and the reason once, and shows the number of the return', async () => {
  const ports = spied();
  await Form.run({ args: { ...Form.args, ports } });
  const table = Form.args.data?.order.lineItems[1];
  await choose();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Request Return' }));
  const quantity = table?.priceQuantityTotals.quantity;
  expect(ports.requestReturn).toHaveBeenCalledExactlyOnceWith([{ lineId: table?.id, quantity }], 'damaged');
  const notice = await screen.findByRole('status');
  expect(notice.textContent).toContain('We’ve started return K7QF-R1');
});

test('shows what is refunded as lines are chosen, and why a line can’t be returned', async () => {
  await Form.run();
  const refund = within(screen.getByRole('region', { name: 'Your refund' }));
  expect(refund.getAllByText('$0.00').length).toBe(3);
  await choose();
  expect(refund.queryByText('$0.00')).toBeNull();
  const excluded = within(screen.getByRole('region', { name: 'These can’t be returned online' }));
  expect(excluded.getByText(/^Made for you/)).toBeTruthy();
});

test('nothing is sent without a line and a reason', async () => {
  const ports = spied();
  await NothingChosen.run({ args: { ...NothingChosen.args, ports } });
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Request Return' }));
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  expect(ports.requestReturn).not.toHaveBeenCalled();
});

test('a failed request is explained and logged, and the choices stay', async () => {
  const ports = spied({ requestReturn: async () => err(failure) });
  await Form.run({ args: { ...Form.args, ports } });
  await choose();
  await userEvent.click(screen.getByRole('button', { name: 'Request Return' }));
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t connect right now');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(ports.log).toHaveBeenCalledExactlyOnceWith(failure);
});

test('a message of the shop is shown', async () => {
  await Rejected.run();
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('an awaited return shows its instructions and can be canceled and printed', async () => {
  const ports = spied({ cancelReturn: fn(async () => ok({ isSuccess: false, message: 'Too late.' })) });
  await Requested.run({ args: { ...Requested.args, ports } });
  const region = within(screen.getByRole('region', { name: /^Return 4417/ }));
  expect(region.getByText(/on the outside of each box/)).toBeTruthy();
  await userEvent.click(region.getByRole('button', { name: /^Cancel Return/ }));
  expect(ports.cancelReturn).toHaveBeenCalledOnce();
  expect((await screen.findByRole('alert')).textContent).toContain('Too late.');
  await userEvent.click(region.getByRole('button', { name: 'Print' }));
  expect(ports.print).toHaveBeenCalledOnce();
});

test('without an order that this browser may see, there is a link to the page that finds it', async () => {
  await Missing.run();
  expect(screen.getByRole('link', { name: 'Find Your Order' }).getAttribute('href')).toBe('/order-status');
});

test('ORDER-12: before anything was shipped, the page says when items can be returned', async () => {
  await BeforeShipment.run();
  expect(screen.getByText('You can return items once they’ve shipped.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Request Return' })).toBeNull();
});
