import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ProblemsPopups.stories.tsx';

const { NoConnection, AnyOtherError, SessionReset, EmptyBasket } = composeStories(stories);

const spies = () => ({ ports: { log: fn(), goTo: fn(), reloadPage: fn() }, onStopLoading: fn() });
const withSpies = (args: object) => {
  const made = spies();
  return { ...made, args: { ...args, ...made } };
};

test('ERR-16, ERR-18, ERR-19, ERR-21, ERR-22, ERR-23: a failure is logged with action, url and cart id, loading stops, the popup shows', async () => {
  const { ports, onStopLoading, args } = withSpies(NoConnection.args);
  await NoConnection.run({ args });
  expect(ports.log).toHaveBeenCalledExactlyOnceWith({
    message: 'Status: 503',
    action: 'MoveToPaymentPage',
    apiUrl: '/ReactCheckout/MoveToPaymentPage',
    basketId: 'b-17',
  });
  expect(onStopLoading).toHaveBeenCalledOnce();
  expect(screen.getByRole('alertdialog', { name: 'Network Error' })).toBeTruthy();
});

test("ERR-17: without a message the log has 'No error message provided.'", async () => {
  const { ports, args } = withSpies(AnyOtherError.args);
  await AnyOtherError.run({ args });
  expect(ports.log).toHaveBeenCalledWith(expect.objectContaining({ message: 'No error message provided.' }));
  expect(screen.getByText('Something went wrong. Please return to your cart and try again.')).toBeTruthy();
});

test('ERR-02, ERR-03: closing the popup redirects to the cart', async () => {
  const { ports, args } = withSpies(NoConnection.args);
  await NoConnection.run({ args });
  await userEvent.click(screen.getByRole('button', { name: 'Back to Cart' }));
  expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/cart');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test("ERR-10, ERR-11, ERR-13, ERR-14, ERR-20: IsReset sets the flag and shows the session popup; 'Ok' reloads and clears the flag", async () => {
  const { ports, args } = withSpies(SessionReset.args);
  await SessionReset.run({ args });
  expect(screen.queryByText('Network Error')).toBeNull();
  expect(screen.getByTestId('reset').textContent).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
  expect(ports.reloadPage).toHaveBeenCalledOnce();
  expect(screen.getByTestId('reset').textContent).toBe('false');
});

test('ERR-07: with an empty cart id the message shows as is', async () => {
  const { ports, args } = withSpies(EmptyBasket.args);
  await EmptyBasket.run({ args });
  expect(screen.getByText('Your cart is empty.')).toBeTruthy();
  expect(ports.log).toHaveBeenCalledWith(expect.objectContaining({ basketId: '' }));
});
