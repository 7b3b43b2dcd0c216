import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './AuthForm.stories.tsx';

const { Plain, ToAnotherSite } = composeStories(stories);
const post = () => userEvent.click(screen.getByRole('button', { name: 'Post' }));

test('SIGN-28, ROUTE-16: a sign-in posts sessionToken, redirectUrl and __RequestVerificationToken to /account/auth', async () => {
  const onPost = fn();
  await Plain.run({ args: { ...Plain.args, onPost } });
  await post();
  const form = document.querySelector('form');
  expect([form?.method, form?.getAttribute('action'), form?.hidden]).toEqual(['post', '/account/auth', true]);
  expect(onPost).toHaveBeenCalledExactlyOnceWith({
    sessionToken: 'session-1',
    redirectUrl: expect.any(String),
    __RequestVerificationToken: 'sample-token',
  });
});

test('SIGN-29, ROUTE-17: redirectUrl is /account/auth/confirm with the percent-encoded URL', async () => {
  await Plain.run();
  const value = document.querySelector<HTMLInputElement>('[name=redirectUrl]')?.value;
  expect(value).toBe('/account/auth/confirm?returnUrl=%2Fsofas%3Fsort%3Dnewest');
});

test('README decision 9: a URL of another site becomes the account page', async () => {
  await ToAnotherSite.run();
  const value = document.querySelector<HTMLInputElement>('[name=redirectUrl]')?.value;
  expect(value).toBe('/account/auth/confirm?returnUrl=%2Faccount');
});
