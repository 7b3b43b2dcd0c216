import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './CheckoutStartOverlays.stories.tsx';

const { Guest, SignedIn, ItemsNoLongerAvailable, NotStarted } = composeStories(stories);

test('CHK-02, SIGN-07: in a cart page of another team, a guest posts the hidden fields of that team', async () => {
  await Guest.run();
  const form = screen.getByRole('button', { name: 'Guest Checkout' }).closest('form');
  expect(form?.method).toBe('post');
  expect(form && [...new FormData(form)]).toEqual([['token', 'abc']]);
});

test('CHK-03: in a cart page of another team, the start redirects once and reports its event', async () => {
  const onEvent = fn();
  await SignedIn.run({ args: { ...SignedIn.args, onEvent } });
  expect(SignedIn.args.ports?.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/shipping');
  expect(onEvent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'cart.checkoutStarted', currency: 'USD' }),
  );
});

test('CHK-05, VALID-09: in a cart page of another team, Remove All loads the cart again', async () => {
  await ItemsNoLongerAvailable.run();
  await userEvent.click(screen.getByRole('button', { name: 'Remove All' }));
  await waitFor(() => expect(ItemsNoLongerAvailable.args.ports?.reload).toHaveBeenCalledOnce());
});

test('CHK-08: in a cart page of another team, a start that breaks is logged', async () => {
  await NotStarted.run();
  expect(NotStarted.args.ports?.log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ action: 'Checkout' }));
});
