import type { IdentityWidgetOptions } from '@settee/checkout-kit';
import { examples } from '@settee/contract/examples';
import type { LoginPopupConfig } from '@settee/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeWidgetResponse, fakeIdentityWidget } from './fake-identity-widget.ts';
import { externalWidget } from './identity-widget.ts';

const config: LoginPopupConfig = {
  ...(examples['account.loginPopupConfig']?.reply as LoginPopupConfig),
  identityDomain: 'https://login.example',
  identityWidgetIntegrity: { script: 'sha384-s', style: 'sha384-c' },
};

let getResponse: FakeWidgetResponse = {};
let turn = 0;
let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  container.remove();
  getResponse = {};
  globalThis.OktaSignIn = undefined;
  globalThis.__webpack_nonce__ = undefined;
});

/** Mounts the widget with a unique URL; its files load or fail as given. */
async function mount(files: 'load' | 'error' = 'load') {
  const identityWidgetUrl = `https://cdn${turn++}.example/widget/`;
  const onSignedIn = vi.fn<(token: string) => void>();
  const onError = vi.fn<(code: string) => void>();
  const onResetPassword = vi.fn<() => void>();
  const options: IdentityWidgetOptions = {
    config: { ...config, identityWidgetUrl },
    labels: {
      title: 'Sign In',
      email: 'Email',
      password: 'Password',
      rememberMe: 'Remember Me',
      resetPassword: 'Reset Password',
    },
    messages: config.messages,
    onSignedIn,
    onError,
    onResetPassword,
  };
  const mounting = externalWidget.mount(container, options);
  const requests = [
    ...document.head.querySelectorAll<HTMLElement>(`[src^="${identityWidgetUrl}"], [href^="${identityWidgetUrl}"]`),
  ];
  if (files === 'load') globalThis.OktaSignIn = fakeIdentityWidget(() => getResponse).OktaSignIn;
  for (const file of requests) file.dispatchEvent(new Event(files));
  return { mounted: await mounting, requests, identityWidgetUrl, onSignedIn, onError, onResetPassword };
}

function submit(username: string, password: string) {
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name=${name}]`);
  Object.assign(field('username') ?? {}, { value: username });
  Object.assign(field('password') ?? {}, { value: password });
  container.querySelector('form')?.requestSubmit();
}
const banner = () => container.querySelector('[role=alert]');

test('SIGN-19, SIGN-20: script and style sheet of version 4.3.2 load from the configured URL, with integrity and nonce', async () => {
  globalThis.__webpack_nonce__ = 'n1';
  const { requests, identityWidgetUrl } = await mount();
  expect(requests.map((file) => file.getAttribute('src') ?? file.getAttribute('href')).toSorted()).toEqual([
    `${identityWidgetUrl}4.3.2/css/okta-sign-in.min.css`,
    `${identityWidgetUrl}4.3.2/js/okta-sign-in.min.js`,
  ]);
  expect(requests.map((file) => file.getAttribute('integrity')).toSorted()).toEqual(['sha384-c', 'sha384-s']);
  expect(requests.map((file) => [file.nonce, file.getAttribute('crossorigin')])).toEqual(
    requests.map(() => ['n1', 'anonymous']),
  );
});

test('SIGN-19: a script that does not load is an error, and is requested again the next time', async () => {
  const { mounted, requests } = await mount('error');
  expect(mounted).toMatchObject({ ok: false, error: { action: 'identityWidget' } });
  expect(requests.every((file) => !file.isConnected)).toBe(true);
});

test("SIGN-13: its labels are 'Email', 'Password', 'Remember Me' and 'Reset Password'", async () => {
  await mount();
  const labels = [...container.querySelectorAll('label, a')].map(({ textContent }) => textContent?.trim());
  expect(labels).toEqual(['Email', 'Password', 'Remember Me', 'Reset Password']);
});

test('SIGN-01, SIGN-28: a sign-in hands on the session token', async () => {
  getResponse = { token: 'session-1' };
  const { onSignedIn, onError } = await mount();
  submit('maren@example.com', 'secret');
  expect(onSignedIn).toHaveBeenCalledExactlyOnceWith('session-1');
  expect(onError).not.toHaveBeenCalled();
});

test('a sign-in that requires more than a password fails', async () => {
  getResponse = { status: 'MFA_REQUIRED', token: 'x' };
  const { onSignedIn } = await mount();
  submit('maren@example.com', 'secret');
  expect(onSignedIn).not.toHaveBeenCalled();
});

test.each([
  ['SIGN-39', 'E0000119', 'maren@example.com', 'secret', 'LOCKED_OUT', 'lockout'],
  ['SIGN-40', '', '', 'secret', 'USERNAME_REQUIRED', 'usernameRequired'],
  ['SIGN-41', '', 'maren@example.com', '', 'PASSWORD_REQUIRED', 'passwordRequired'],
  ['SIGN-42', 'E0000004', 'maren@example.com', 'secret', 'E0000004', 'signInErrorSummary'],
] as const)(
  '%s, SIGN-44: error %j shows the configured message and is reported as %s',
  async (_, errorCode, name, secret, code, message) => {
    getResponse = { errorCode };
    const { onError } = await mount();
    submit(name, secret);
    expect(banner()?.querySelector('p')?.textContent).toBe(config.messages[message]);
    expect(onError).toHaveBeenCalledExactlyOnceWith(code);
  },
);

test('SIGN-43: the banner has a blank title', async () => {
  getResponse = { errorCode: 'E0000004' };
  await mount();
  submit('maren@example.com', 'secret');
  expect(banner()?.querySelector('h3')?.textContent?.trim()).toBe('');
});

test("SIGN-12: the widget's own 'Reset Password' leads to the panel's", async () => {
  const { onResetPassword } = await mount();
  container.querySelector<HTMLAnchorElement>('[data-se="forgot-password"]')?.click();
  expect(onResetPassword).toHaveBeenCalledOnce();
});

test('it is removed with the panel', async () => {
  const { mounted } = await mount();
  if (mounted.ok) mounted.value.remove();
  expect(container.childElementCount).toBe(0);
});
