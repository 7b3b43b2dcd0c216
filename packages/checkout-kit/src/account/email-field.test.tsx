import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as correction from '../checkout/EmailSent/EmailSent.stories.tsx';
import * as lookup from '../order/OrderStatusScreen/OrderStatusScreen.stories.tsx';
import * as create from './CreateAccountScreen/CreateAccountScreen.stories.tsx';
import * as widget from './EmbeddedIdentityWidget/EmbeddedIdentityWidget.stories.tsx';
import * as reset from './ResetRequest/ResetRequest.stories.tsx';
import * as settings from './SignInSettingsScreen/SignInSettingsScreen.stories.tsx';

const { Correcting } = composeStories(correction);
const { Empty: Lookup } = composeStories(lookup);
const { Empty: Create } = composeStories(create);
const { Empty: Widget } = composeStories(widget);
const { Empty: Reset } = composeStories(reset);
const { Settings } = composeStories(settings);

const accepted = `${'m'.repeat(54)}@example.com`;
const tooLong = `m${accepted}`;

async function enter(label: string, text: string) {
  const email = screen.getByLabelText<HTMLInputElement>(label);
  await userEvent.clear(email);
  await userEvent.click(email);
  await userEvent.paste(text);
  await userEvent.keyboard('{Enter}');
  return { email, isInvalid: email.getAttribute('aria-invalid') === 'true' };
}

const openSettings = async () => {
  await Settings.run();
  await userEvent.click(screen.getByRole('button', { name: 'Change Email' }));
};

test.each([
  ['SIGN-37: of a sign-in', () => Widget.run(), 'Email'],
  ['PWD-11: for a password reset', () => Reset.run(), 'Email'],
  ['ROUTE-15: of a new account', () => Create.run(), 'Email Address'],
  ['of an account that changes', openSettings, 'New Email Address'],
  ['that finds an order', () => Lookup.run(), 'Email Address'],
  ['of a receipt that is corrected', () => Correcting.run(), 'Email Address'],
])('an email address %s may have 66 characters; a longer one is explained, not cut', async (_, open, label) => {
  await open();
  const long = await enter(label, tooLong);
  expect([long.email.value, long.isInvalid]).toEqual([tooLong, true]);
  expect(screen.getByText(/^Email( Address)? takes up to 66 characters\.$/)).toBeTruthy();
  const exact = await enter(label, accepted);
  expect(exact.isInvalid).toBe(false);
});

test('SIGN-37: a sign-in with an email address over the limit is not sent, and the field is reported', async () => {
  const [authenticate, onEvent] = [fn(Widget.args.authenticate), fn()];
  await Widget.run({ args: { ...Widget.args, authenticate, onEvent } as typeof Widget.args });
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await enter('Email', tooLong);
  expect(authenticate).not.toHaveBeenCalled();
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({
    type: 'form.fieldError',
    form: 'signIn',
    field: 'username',
    rule: 'too-long',
  });
});

test('PWD-11: an email address over the limit is reported, not what was entered', async () => {
  const [send, onEvent] = [fn(Reset.args.send), fn()];
  await Reset.run({ args: { ...Reset.args, send, onEvent } as typeof Reset.args });
  await enter('Email', tooLong);
  expect(send).not.toHaveBeenCalled();
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({
    type: 'form.fieldError',
    form: 'forgotPassword',
    field: 'emailAddress',
    rule: 'too-long',
  });
});
