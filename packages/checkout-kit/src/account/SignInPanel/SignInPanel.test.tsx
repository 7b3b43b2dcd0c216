import { ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { SiteProvider } from '@settee/ui';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { afterEach, expect, test, vi } from 'vitest';
import { externalWidgetFixture, loginConfigFixture, signInPortsFixture } from '../../fixtures/account.ts';
import * as stories from './SignInPanel.stories.tsx';

const all = composeStories(stories);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

afterEach(() => vi.useRealTimers());

test("SIGN-10: the panel's own title is 'Sign In' unless a custom one is given", async () => {
  await all.SignIn.run();
  expect(screen.getByRole('heading').textContent).toBe('Sign In');
  await all.WithPromo.run();
  expect(screen.getByRole('heading').textContent).toBe('Welcome back');
});

test('SIGN-11: the panel may show promo text', async () => {
  await all.WithPromo.run();
  expect(screen.getByText(/^Sign in to see your orders/)).toBeTruthy();
});

test("SIGN-12: the panel has a button 'Reset Password'", async () => {
  await all.SignIn.run();
  expect(button('Reset Password').type).toBe('button');
  await all.ExternalWidget.run();
  expect(screen.getAllByRole('button', { name: 'Reset Password' }).length).toBeGreaterThan(0);
});

test('SIGN-13: the panel embeds the widget', async () => {
  await all.SignIn.run();
  for (const label of ['Email', 'Password', 'Remember Me']) expect(screen.getByLabelText(label)).toBeTruthy();
});

test("SIGN-14: it shows 'By signing in, you are agreeing to our Terms of Use and Privacy Policy.'", async () => {
  await all.SignIn.run();
  expect(link('Terms of Use').closest('p')?.textContent).toBe(
    'By signing in, you are agreeing to our Terms of Use and Privacy Policy.',
  );
});

test('SIGN-15, ROUTE-19, ROUTE-20: the policy links open in a new tab', async () => {
  await all.SignIn.run();
  const places = ['Terms of Use', 'Privacy Policy'].map((name) => [link(name).getAttribute('href'), link(name).target]);
  expect(places).toEqual([
    ['/customer-service/terms-of-use', '_blank'],
    ['/customer-service/privacy-policy', '_blank'],
  ]);
});

test("SIGN-16, ROUTE-15: 'Don't have an account? Create an Account', the last three words are the link", async () => {
  await all.SignIn.run();
  const create = link('Create an Account');
  expect(create.getAttribute('href')).toBe('/account/create-account');
  expect(create.parentElement?.textContent).toBe("Don't have an account? Create an Account");
});

test.each([
  ['SIGN-17', 'OnDesignServices'],
  ['SIGN-18', 'OnGiftRegistry'],
] as const)('%s: the create-account link is hidden: %s', async (_, story) => {
  await all[story].run();
  expect(screen.queryByRole('link', { name: 'Create an Account' })).toBeNull();
  expect(link('Terms of Use')).toBeTruthy();
});

test('SIGN-02, SIGN-03: Google and Apple sign in where they are enabled', async () => {
  await all.SignIn.run();
  expect([button('Continue with Google'), button('Continue with Apple')]).toHaveLength(2);
  await all.WithoutApple.run();
  expect(button('Continue with Google')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continue with Apple' })).toBeNull();
});

test('SIGN-30, SIGN-31, ROUTE-18: a social sign-in leaves for its page, Google with messageType', async () => {
  const leaveTo = fn();
  await all.SignIn.run({ args: { ...all.SignIn.args, ports: signInPortsFixture('none', { leaveTo }) } });
  await userEvent.click(button('Continue with Google'));
  await userEvent.click(button('Continue with Apple'));
  expect(leaveTo.mock.calls).toEqual([
    ['/account/auth/loginwithidp?idp=google&redirectUrl=%2Ffavorites&messageType=ExistingGoogleAccount'],
    ['/account/auth/loginwithidp?idp=apple&redirectUrl=%2Ffavorites'],
  ]);
});

test('a sign-in stays in the language of the page, and a social one returns to it', async () => {
  const leaveTo = fn();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() =>
    root.render(
      <SiteProvider pathPrefix="/fr">
        <all.SignIn ports={signInPortsFixture('none', { leaveTo })} />
      </SiteProvider>,
    ),
  );
  expect(container.querySelector('form[action="/fr/account/auth"][hidden]')).toBeTruthy();
  await userEvent.click(within(container).getByRole('button', { name: 'Continue with Apple' }));
  act(() => root.unmount());
  container.remove();
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/account/auth/loginwithidp?idp=apple&redirectUrl=%2Ffr%2Ffavorites');
});

const posted = {
  redirectUrl: '/account/auth/confirm?returnUrl=%2Ffavorites',
  __RequestVerificationToken: 'sample-token',
};

test('SIGN-01, SIGN-28, SIGN-29: a sign-in posts the hidden form with its token', async () => {
  const onPost = fn();
  await all.SignIn.run({ args: { ...all.SignIn.args, onPost } });
  await userEvent.type(screen.getByLabelText('Email'), 'maren@example.com');
  await userEvent.type(password(), 'a long and quiet sentence');
  await userEvent.click(button('Sign In'));
  await waitFor(() => expect(onPost).toHaveBeenCalledOnce());
  expect(onPost).toHaveBeenCalledWith({ sessionToken: 'session-1', ...posted });
});

test('SIGN-28: the form is posted with the token of the session that another tab has begun', async () => {
  const onPost = fn();
  const value = { sessionToken: 'session-1', antiForgeryToken: 'newer', errorCode: '' };
  const ports = signInPortsFixture('none', { authenticate: async () => ok(value) });
  await all.SignIn.run({ args: { ...all.SignIn.args, onPost, ports } });
  await userEvent.type(screen.getByLabelText('Email'), 'maren@example.com');
  await userEvent.type(password(), 'a long and quiet sentence');
  await userEvent.click(button('Sign In'));
  const newer = { ...posted, __RequestVerificationToken: 'newer' };
  await waitFor(() => expect(onPost).toHaveBeenCalledExactlyOnceWith({ sessionToken: 'session-1', ...newer }));
});

test('SIGN-01, SIGN-28, SIGN-44: a widget from elsewhere signs in by the same form, and its errors are logged', async () => {
  const onPost = fn();
  const logWidgetError = fn();
  const ports = signInPortsFixture('none', { externalWidget: externalWidgetFixture, logWidgetError });
  await all.ExternalWidget.run({ args: { ...all.ExternalWidget.args, onPost, ports } });
  await userEvent.click(button('Sign In from elsewhere'));
  expect(onPost).toHaveBeenCalledExactlyOnceWith({ sessionToken: 'session-of-widget', ...posted });
  await userEvent.click(button('Fail'));
  expect(logWidgetError).toHaveBeenCalledExactlyOnceWith('E0000004');
});

test('the panel has no create-account link next to an external widget that creates accounts', async () => {
  await all.ExternalWidget.run();
  expect(screen.queryByRole('link', { name: 'Create an Account' })).toBeNull();
});

test('SIGN-38: the error messages of the widget are read from the configuration', async () => {
  const messages = {
    lockout: 'Locked, as configured.',
    usernameRequired: 'Who, as configured?',
    passwordRequired: 'Word, as configured?',
    signInErrorSummary: 'Wrong, as configured.',
  };
  await all.SignIn.run({ args: { ...all.SignIn.args, config: loginConfigFixture({ messages }) } });
  await userEvent.click(button('Sign In'));
  expect(screen.getByText(messages.usernameRequired)).toBeTruthy();
  expect(screen.getByText(messages.passwordRequired)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Email'), 'maren@example.com');
  for (const [typed, message] of [
    ['guess', messages.signInErrorSummary],
    ['locked out', messages.lockout],
  ] as const) {
    await userEvent.type(password(), typed);
    await userEvent.click(button('Sign In'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  }
});

test('SIGN-44: the errors of the embedded widget are logged too', async () => {
  const logWidgetError = fn();
  await all.SignIn.run({ args: { ...all.SignIn.args, ports: signInPortsFixture('none', { logWidgetError }) } });
  await userEvent.click(button('Sign In'));
  expect(logWidgetError.mock.calls).toEqual([['USERNAME_REQUIRED'], ['PASSWORD_REQUIRED']]);
});

test('SIGN-19: a widget that fails to load is reported or replaced by the embedded one', async () => {
  const onWidgetFailed = fn();
  await all.ExternalWidgetFails.run();
  expect(password()).toBeTruthy();
  await all.ExternalWidgetLoading.run({ args: { ...all.ExternalWidgetFails.args, onWidgetFailed } });
  await waitFor(() => expect(onWidgetFailed).toHaveBeenCalledOnce());
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('SIGN-32: the reset view shows once its content has loaded, and links back to sign-in', async () => {
  await all.ResetView.run();
  expect(screen.getByRole('heading').textContent).toBe('Reset Password');
  expect(screen.queryByLabelText('Password')).toBeNull();
  await userEvent.click(button('Back to Sign In'));
  expect(password()).toBeTruthy();
});

test('PWD-14, PWD-15: the reset view shows the loaded texts and submits the email address', async () => {
  const requestReset = fn(signInPortsFixture().requestReset);
  await all.ResetSent.run({ args: { ...all.ResetSent.args, ports: signInPortsFixture('none', { requestReset }) } });
  expect(requestReset).toHaveBeenCalledExactlyOnceWith('maren@example.com');
});

test('PWD-14: a failed reset shows its message', async () => {
  const requestReset = async () =>
    ({ ok: true, value: { isSuccess: false, message: 'Please wait a minute.' } }) as const;
  await all.ResetView.run({ args: { ...all.ResetView.args, ports: signInPortsFixture('none', { requestReset }) } });
  await userEvent.type(screen.getByLabelText('Email'), 'maren@example.com');
  await userEvent.click(button('Submit'));
  expect((await screen.findByRole('alert')).textContent).toBe('Please wait a minute.');
});

test('PWD-15: reset content that fails is logged and opens the forgot-password popup', async () => {
  const log = fn();
  const ports = signInPortsFixture('none', { resetContent: signInPortsFixture('failing').resetContent, log });
  await all.ResetViewFails.run({ args: { ...all.ResetViewFails.args, ports } });
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ action: 'content' }));
});

test('SIGN-33: without login actions the popup opens in place of the reset view', async () => {
  await all.WithoutLoginActions.run();
  expect(screen.getByRole('dialog', { name: 'Reset Password' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Back to Sign In' })).toBeNull();
});

test('SIGN-34, SIGN-36: on a confirmation page the password is disabled for 9 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await all.FocusSuppressed.run();
  expect(password().disabled).toBe(true);
  act(() => void vi.advanceTimersByTime(8999));
  expect(password().disabled).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(password().disabled).toBe(false);
});

test('SIGN-35: elsewhere it is enabled on page load', async () => {
  const isLoaded = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const focus = { isFocusSuppressed: true, isConfirmation: false };
  await all.SignIn.run({ args: { ...all.SignIn.args, focus } });
  expect(password().disabled).toBe(true);
  act(() => void window.dispatchEvent(new Event('load')));
  expect(password().disabled).toBe(false);
  isLoaded.mockRestore();
  await all.SignIn.run({ args: { ...all.SignIn.args, focus } });
  expect(password().disabled).toBe(false);
});
