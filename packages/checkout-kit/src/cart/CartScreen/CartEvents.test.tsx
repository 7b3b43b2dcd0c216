import { ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import type { CartPorts } from '../useCart.ts';
import * as stories from './CartScreen.stories.tsx';

const { LineFlags } = composeStories(stories);
type Save = ReturnType<CartPorts['updateItem']>;

/** Changes the quantity of the table and its ship method; returns the events so far, without the first. */
async function change(save: () => Save) {
  const onEvent = fn();
  const ports = { log: fn(), goTo: fn(), reloadPage: fn(), reload: fn(async () => {}) };
  const saving = { ...ports, updateItem: save, updateShipMethod: save };
  await LineFlags.run({ args: { ...LineFlags.args, ports: saving, onEvent } });
  const [, increase] = screen.getAllByRole('button', { name: 'Increase quantity' });
  await userEvent.click(increase ?? expect.unreachable());
  await userEvent.click(screen.getByRole('radio', { name: /^Pick up/ }));
  return () => onEvent.mock.calls.map(([event]) => event).slice(1);
}

test('CART-16, CART-17: a new quantity and a new ship method are reported once they are saved', async () => {
  const responses: (() => void)[] = [];
  const reported = await change(
    () => new Promise<Awaited<Save>>((resolve) => responses.push(() => resolve(ok({ isSuccess: true })))),
  );
  expect(responses).toHaveLength(2);
  expect(reported()).toEqual([]);
  for (const respond of responses) respond();
  await waitFor(() =>
    expect(reported()).toEqual([
      { type: 'cart.quantityChanged', sku: 1002, quantity: 3 },
      { type: 'cart.shipMethodChanged', sku: 1002, shipMethod: 'pickup' },
    ]),
  );
});

test('CART-16, CART-17: a quantity and a ship method that could not be saved are not reported', async () => {
  const reported = await change(async () => ok({ isSuccess: false, errorMessage: 'Not now' }));
  expect(await screen.findByText('Not now')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Pick up/ }).checked).toBe(false));
  expect(reported()).toEqual([]);
});
