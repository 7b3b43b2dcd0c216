import { type DeliveryInfo, ok, err } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { act } from 'react';
import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from '../cart/CartScreen/CartScreen.stories.tsx';
import type { CartPorts } from '../cart/useCart.ts';
import type { PortResult } from '../errors/request-failure.ts';
import { deliveryInfoFixture } from '../fixtures/delivery-info.ts';

const { Filled } = composeStories(stories);
const problem = { message: 'Status: 500', action: 'delivery.info', apiUrl: '/browse/delivery-info' };
const link = 'Shipping Charges and Delivery Information';

async function opened(getDeliveryInfo: NonNullable<CartPorts['getDeliveryInfo']>) {
  const log = fn();
  await Filled.run({ args: { ...Filled.args, ports: { ...Filled.args.ports, log, getDeliveryInfo } } });
  await userEvent.click(await screen.findByText(link));
  return log;
}

test('a response after closing does not open it again', async () => {
  let give: (result: PortResult<DeliveryInfo>) => void = () => {};
  await opened(() => new Promise((resolve) => (give = resolve)));
  await userEvent.click(await screen.findByLabelText('Close'));
  await act(async () => give(ok(deliveryInfoFixture)));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a failure is logged, and a second try shows the information', async () => {
  const responses: PortResult<DeliveryInfo>[] = [err(problem), ok(deliveryInfoFixture)];
  const log = await opened(async () => responses.shift() ?? err(problem));
  await userEvent.click(await screen.findByText('Try Again'));
  expect(await screen.findByText('Shipping Charges')).toBeTruthy();
  expect(log).toHaveBeenCalledWith({ ...problem, basketId: 'basket-1' });
});
