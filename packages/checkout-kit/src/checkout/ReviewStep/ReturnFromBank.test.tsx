import { err, ok, type PlaceOrderResponse } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import type { RequestFailure } from '../../errors/request-failure.ts';
import type { CheckoutPorts } from '../ports.ts';
import * as stories from './ReviewStep.stories.tsx';

const all = composeStories(stories);
const spied = () => ({
  placeOrder: fn<CheckoutPorts['placeOrder']>(async () => ok({ isSuccess: true, message: '', redirectUrl: '' })),
  adata: () => 'partner-7',
  clearTaxExempt: fn(),
  goTo: fn(),
  leaveTo: fn(),
  scrollToTop: fn(),
  log: fn(),
});
const clickPlaceOrder = () => userEvent.click(screen.getByRole('button', { name: 'Place Order' }));

/** Returns from the bank; `failure` is that of the first call. */
const returnedWith = async (response: Partial<PlaceOrderResponse>, failure?: RequestFailure) => {
  const failures = failure ? [err(failure)] : [];
  const finishPayment = fn<NonNullable<CheckoutPorts['finishPayment']>>(
    async () => failures.shift() ?? ok({ isSuccess: true, message: '', redirectUrl: '', ...response }),
  );
  const ports = { ...spied(), finishPayment };
  await all.Review.run({ args: { ...all.Review.args, returnedPaymentId: 'payment-7', ports } });
  return ports;
};

test('README decision 28: back from the bank the order is completed once, without a click, and the confirmation shows', async () => {
  const ports = await returnedWith({ redirectUrl: '/checkout/confirmation' });
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledWith('/checkout/confirmation', { replace: true }));
  expect(ports.finishPayment.mock.calls).toEqual([['payment-7']]);
  expect(ports.placeOrder).not.toHaveBeenCalled();
  expect(ports.clearTaxExempt).toHaveBeenCalledOnce();
});

test('README decision 28: an uncompleted challenge shows a message, and the order can be placed again', async () => {
  const ports = await returnedWith({ isSuccess: false, message: 'PaymentUnfinished' });
  expect((await screen.findByRole('alert')).textContent).toContain('Your payment wasn’t confirmed');
  expect(ports.goTo).not.toHaveBeenCalled();
  await clickPlaceOrder();
  await waitFor(() => expect(ports.placeOrder).toHaveBeenCalledOnce());
});

test('README decision 28, ERR-21: an order that could not be completed is explained, and another try completes it', async () => {
  const broken = { message: 'Status: 503', action: 'FinishPayment', apiUrl: '/ReactCheckout/FinishPayment' };
  const ports = await returnedWith({ redirectUrl: '/checkout/confirmation' }, broken);
  await screen.findByRole('alertdialog', { name: 'Network Error' });
  expect(ports.goTo).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledWith('/checkout/confirmation', { replace: true }));
  expect(ports.finishPayment.mock.calls).toEqual([['payment-7'], ['payment-7']]);
  expect(ports.placeOrder).not.toHaveBeenCalled();
});

test('README decision 28: without a payment to return from nothing is completed', async () => {
  const finishPayment = fn<NonNullable<CheckoutPorts['finishPayment']>>();
  await all.Review.run({ args: { ...all.Review.args, ports: { ...spied(), finishPayment } } });
  expect(finishPayment).not.toHaveBeenCalled();
  expect(screen.queryByText(/confirming your payment/)).toBeNull();
});
