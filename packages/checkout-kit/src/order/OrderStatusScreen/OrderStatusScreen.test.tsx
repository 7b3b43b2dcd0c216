import { err, ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './OrderStatusScreen.stories.tsx';
import type { OrderStatusPorts } from './ports.ts';

const all = composeStories(stories);
const spied = (change: Partial<OrderStatusPorts> = {}) => ({
  requestCode: fn(async () => ok({ isSuccess: true, message: '' })),
  open: fn(async () => ok({ isSuccess: true, message: '' })),
  leave: fn(),
  print: fn(),
  reorder: fn(),
  log: fn(),
  ...change,
});
const lookup = { orderNumber: 'K7QF-3MTX-92', emailAddress: 'maren@example.com' };

test('requests a code with number and email address, and opens the order with its digits', async () => {
  const ports = spied();
  await all.EnterCode.run({ args: { ...all.EnterCode.args, ports } });
  expect(ports.requestCode).toHaveBeenCalledExactlyOnceWith(lookup);
  await userEvent.type(screen.getByLabelText('Code'), '204 816{Enter}');
  expect(ports.open).toHaveBeenCalledExactlyOnceWith({ ...lookup, code: '204816' });
});

test('nothing is requested without a number and an email address', async () => {
  const ports = spied();
  await all.NothingEntered.run({ args: { ...all.NothingEntered.args, ports } });
  expect(screen.getByText('Please enter your order number.')).toBeTruthy();
  expect(ports.requestCode).not.toHaveBeenCalled();
});

test('a wrong code stays, with the message of the shop, and a new one can be requested', async () => {
  const ports = spied({ open: async () => ok({ isSuccess: false, message: 'That code isn’t right.' }) });
  await all.WrongCode.run({ args: { ...all.WrongCode.args, ports } });
  await userEvent.click(screen.getByRole('button', { name: 'Email Me a New Code' }));
  expect(await screen.findByText('We’ve emailed you a new code.')).toBeTruthy();
  expect(ports.requestCode).toHaveBeenCalledTimes(2);
});

test('a failed request is explained and logged, and the entry stays', async () => {
  const failure = { message: 'Failed to fetch', action: 'order.requestCode', apiUrl: '/' };
  const ports = spied({ requestCode: async () => err(failure) });
  await all.Empty.run({ args: { ...all.Empty.args, ports } });
  await userEvent.type(screen.getByLabelText('Order Number'), 'K7');
  await userEvent.type(screen.getByLabelText('Email Address'), 'a@example.com{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t connect right now');
  expect(screen.getByLabelText<HTMLInputElement>('Order Number').value).toBe('K7');
  expect(ports.log).toHaveBeenCalledExactlyOnceWith(failure);
});

test('shows the order as an account does', async () => {
  await all.Opened.run();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Order ');
  expect(screen.getByRole('region', { name: 'What you ordered' })).toBeTruthy();
  // An evening in Central Time.
  expect(screen.getByText('Placed November 20, 2026')).toBeTruthy();
  const actions = [...(screen.getByRole('button', { name: 'Buy All Again' }).parentElement?.children ?? [])];
  expect(actions.map(({ textContent }) => textContent)).toEqual([
    'Return Items',
    'Buy All Again',
    'Print',
    'Packing Slip',
    'Find Another Order',
  ]);
});
