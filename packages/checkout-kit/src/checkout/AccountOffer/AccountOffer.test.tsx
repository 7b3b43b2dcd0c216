import { err, ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './AccountOffer.stories.tsx';

const { Offered, TooShort, Created } = composeStories(stories);

test('guidelines 63, 116: an account after the order requires one password, and its purpose is explained', async () => {
  const createAccount = fn(async () => ok({ isSuccess: true, message: '' }));
  await Created.run({ args: { ...Created.args, ports: { createAccount, log: fn() } } });
  expect(createAccount).toHaveBeenCalledExactlyOnceWith({
    firstName: 'Maren',
    lastName: 'Lindqvist',
    emailAddress: 'maren@example.com',
    password: 'a long and quiet sentence',
    isNewsWanted: false,
  });
  await Offered.run();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('Your orders in one place');
});

test('a password against the rules is not sent', async () => {
  const createAccount = fn(async () => ok({ isSuccess: true, message: '' }));
  await TooShort.run({ args: { ...TooShort.args, ports: { createAccount, log: fn() } } });
  expect(createAccount).not.toHaveBeenCalled();
});

test('a failed request is explained', async () => {
  const log = fn();
  const failure = { message: 'Failed to fetch', action: 'account.create', apiUrl: '/' };
  await Offered.run({ args: { ...Offered.args, ports: { createAccount: async () => err(failure), log } } });
  await userEvent.type(screen.getByLabelText('Password'), 'a long and quiet sentence{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t connect right now');
  expect(log).toHaveBeenCalledOnce();
});
