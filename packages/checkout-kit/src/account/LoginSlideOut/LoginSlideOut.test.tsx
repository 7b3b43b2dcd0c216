import { composeStories } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './LoginSlideOut.stories.tsx';

const { NewCustomers, WithReturningCustomers } = composeStories(stories);

test("SIGN-06: 'New Customers' has a 'Guest Checkout' button", async () => {
  await NewCustomers.run();
  expect(screen.getByRole('heading', { name: 'New Customers' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Guest Checkout' })).toBeTruthy();
});

test("SIGN-07: 'Guest Checkout' posts to /checkout", async () => {
  await NewCustomers.run();
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Guest Checkout' });
  expect(form?.getAttribute('action')).toBe('/checkout');
  expect(form?.method).toBe('post');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Guest Checkout' }).type).toBe('submit');
  expect(form && new FormData(form).get('__RequestVerificationToken')).toBe('sample-token');
});

test("SIGN-05: 'Returning Customers' has the sign-in, and shows only with it", async () => {
  await NewCustomers.run();
  expect(screen.queryByText('Returning Customers')).toBeNull();
  await WithReturningCustomers.run();
  const fold = screen.getByRole('button', { name: /^Returning Customers/ });
  expect(screen.queryByLabelText('Password')).toBeNull();
  const guest = screen.getByRole('button', { name: 'Guest Checkout' });
  expect(guest.compareDocumentPosition(fold)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(fold);
  const part = screen.getByRole('region', { name: /^Returning Customers/ });
  expect(within(part).getByLabelText('Password')).toBeTruthy();
  expect(within(part).getByRole('button', { name: 'Sign In' })).toBeTruthy();
});
