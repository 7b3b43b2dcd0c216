import { ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './CreateAccountScreen.stories.tsx';

const all = composeStories(stories);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('missing fields show errors, and the first one has the focus', async () => {
  await all.NothingEntered.run();
  for (const text of [
    'Please enter your first name.',
    'Please enter your last name.',
    'Please enter a valid Email Address (i.e. name@domain.com).',
    'Please enter a password.',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(document.activeElement).toBe(field('First Name'));
});

test('a password that many people use is not sent', async () => {
  const create = fn();
  await all.CommonPassword.run({ args: { ports: { create, log: fn() } } });
  expect(screen.getByText(/too easy to guess/)).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
});

test.each(['😀😀', '</script>', 'A', 'Nora2'])(
  'ROUTE-15: %j is said at its field to be no name, and not sent',
  async (name) => {
    const create = fn();
    await all.Empty.run({ args: { ports: { create, log: fn() } } });
    await userEvent.type(field('First Name'), name);
    await userEvent.type(field('Last Name'), 'Lindqvist');
    await userEvent.type(field('Email Address'), 'maren@example.com');
    await userEvent.type(field('Password'), 'a long and quiet sentence');
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(screen.getAllByText('Please use 2 to 20 letters.')).toHaveLength(1);
    expect(document.activeElement).toBe(field('First Name'));
    expect(create).not.toHaveBeenCalled();
  },
);

test('a name of more than 20 characters is not cut, and is wrong', async () => {
  await all.Empty.run();
  await userEvent.click(field('First Name'));
  await userEvent.paste('a'.repeat(21));
  expect(field('First Name').value).toHaveLength(21);
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(screen.getAllByText('Please use 2 to 20 letters.').length).toBeGreaterThan(0);
});

test('ROUTE-15: a double click creates one account', async () => {
  const create = fn(() => new Promise<never>(() => {}));
  await all.Filled.run({ args: { ports: { create, log: fn() } } });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Create Account' }));
  expect(create).toHaveBeenCalledOnce();
});

test('the hints follow what is typed', async () => {
  await all.Filled.run();
  expect(screen.getAllByRole('listitem').every((item) => item.hasAttribute('data-met'))).toBe(true);
});

test('ROUTE-15: a new account is submitted and the email notice does not reveal whether the address is registered', async () => {
  const create = fn(async () => ok({ isSuccess: true, message: '' }));
  await all.Created.run({ args: { ports: { create, log: fn() } } });
  expect(create).toHaveBeenCalledExactlyOnceWith({
    firstName: 'Maren',
    lastName: 'Lindqvist',
    emailAddress: 'maren@example.com',
    password: 'a long and quiet sentence',
    isNewsWanted: false,
  });
  expect(screen.getByRole('status').textContent).toContain('We sent a link to maren@example.com.');
});

test('another address can be tried, without the password', async () => {
  await all.Created.run();
  await userEvent.click(screen.getByRole('button', { name: 'use a different email' }));
  expect([field('Email Address').value, field('Password').value]).toEqual(['maren@example.com', '']);
});

test('an unreachable shop shows an error, and the entries stay', async () => {
  const log = fn();
  const { ports } = all.Unreachable.args;
  await all.Unreachable.run({ args: { ports: { create: ports?.create ?? fn(), log } } });
  expect(screen.getByRole('alert').textContent).toContain('We can’t connect right now.');
  expect(field('First Name').value).toBe('Maren');
  expect(log).toHaveBeenCalledOnce();
});

test('browsers find what to fill in', async () => {
  await all.Empty.run();
  const labels = ['First Name', 'Last Name', 'Email Address', 'Password'];
  expect(labels.map((label) => field(label).autocomplete)).toEqual([
    'given-name',
    'family-name',
    'username',
    'new-password',
  ]);
});
