import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './QuoteRequestPopup.stories.tsx';

const { Empty, Wrong } = composeStories(stories);
const error = (field: string, rule: string) => [{ type: 'form.fieldError', form: 'quoteRequest', field, rule }];

test('ATC-05: a name over its limit is not cut; it is explained and not sent', async () => {
  const ports = { requestQuote: fn(), log: fn() };
  await Empty.run({ args: { ...Empty.args, ports } });
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  await userEvent.type(name, 'n'.repeat(61));
  await userEvent.type(screen.getByLabelText('Email'), 'nora@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send Request' }));
  expect(name.value).toHaveLength(61);
  expect(screen.getByText('Please use 60 characters or fewer.')).toBeTruthy();
  expect(document.activeElement).toBe(name);
  expect(ports.requestQuote).not.toHaveBeenCalled();
});

test('ATC-05: an email address over its limit is not cut; its field names the limit and it is not sent', async () => {
  const [ports, onEvent] = [{ requestQuote: fn(), log: fn() }, fn()];
  await Empty.run({ args: { ...Empty.args, ports, onEvent } as typeof Empty.args });
  await userEvent.type(screen.getByLabelText('Name'), 'Nora Quist');
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  await userEvent.type(email, `${'n'.repeat(55)}@example.com`);
  await userEvent.click(screen.getByRole('button', { name: 'Send Request' }));
  expect(email.value).toHaveLength(67);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Email takes up to 66 characters.')).toBeTruthy();
  expect(document.activeElement).toBe(email);
  expect(onEvent.mock.calls).toEqual([error('emailAddress', 'too-long')]);
  expect(ports.requestQuote).not.toHaveBeenCalled();
});

test('ATC-05: fields that are wrong are reported, not what was entered', async () => {
  const onEvent = fn();
  await Wrong.run({ args: { ...Wrong.args, onEvent } as typeof Wrong.args });
  expect(onEvent.mock.calls).toEqual([
    error('quantity', 'invalid'),
    error('name', 'missing'),
    error('emailAddress', 'missing'),
  ]);
});
