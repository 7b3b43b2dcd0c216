import type { SignInConfigPorts, SignInPorts } from '@settee/checkout-kit';
import type { AnyEndpoint, TransportRequest } from '@settee/contract';
import { examples } from '@settee/contract/examples';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { createDataSource, DataProvider } from './data-source.ts';
import { useSignInPorts } from './sign-in.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => vi.useRealTimers());

/**
 * Renders the ports with a backend of contract examples and records requests; `failing` endpoints return no
 * response.
 */
async function show(failing: readonly string[] = []) {
  const sent: TransportRequest[] = [];
  const transport = async (request: TransportRequest, { id }: AnyEndpoint) => {
    sent.push(request);
    if (failing.includes(id)) throw new TypeError('Failed to fetch');
    return { status: 200, json: examples[id]?.reply };
  };
  let ports: (SignInPorts & SignInConfigPorts) | undefined;
  function Shown() {
    ports = useSignInPorts();
    return null;
  }
  await act(async () =>
    createRoot(document.createElement('div')).render(
      <DataProvider value={createDataSource(transport)}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <Shown />
        </SWRConfig>
      </DataProvider>,
    ),
  );
  if (!ports) throw new Error('Nothing was shown.');
  return { ports, sent, to: (path: string) => sent.filter(({ url }) => url === path) };
}

const token = 'mYz7wE1cJv0sS9xQ4hR2kP6nB8tL3dF5gA7uC1iO0eM';

test('PWD-13, PWD-14: the reset request carries requestToken in its header and not in its body', async () => {
  const { ports, to } = await show();
  const head = await ports.openForgotPassword();
  expect(head).toMatchObject({ ok: true, value: { requestToken: token, headerMessage: expect.any(String) } });
  await ports.requestReset('maren@example.com');
  const [request] = to('/account/reset-password/okta-reset-password-request');
  expect(request?.headers['RequestVerificationToken']).toBe(token);
  expect(JSON.parse(request?.body ?? '')).toEqual({ accountEmail: 'maren@example.com' });
});

test('ROUTE-21, PWD-13, PWD-15, PWD-16: the calls of a forgotten password lie under /account/reset-password/', async () => {
  const { ports, sent, to } = await show();
  await ports.openForgotPassword();
  await ports.resetContent?.();
  await ports.forgotPassword('maren@example.com', token);
  await ports.requestReset('maren@example.com');
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /account/reset-password/GetRequestVerificationToken',
    'GET /account/reset-password/content',
    'POST /account/reset-password/forgot-password',
    'POST /account/reset-password/okta-reset-password-request',
  ]);
  const [request] = to('/account/reset-password/forgot-password');
  expect(JSON.parse(request?.body ?? '')).toEqual({ email: 'maren@example.com', token });
});

test('PWD-12: forgot-password is tried three times, 500 ms apart, when there is no response', async () => {
  const { ports, to } = await show(['account.forgotPassword']);
  await ports.openForgotPassword();
  vi.useFakeTimers();
  const response = ports.forgotPassword('maren@example.com', token);
  const tries = () => to('/account/reset-password/forgot-password').length;
  await vi.advanceTimersByTimeAsync(499);
  expect(tries()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(tries()).toBe(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(tries()).toBe(3);
  expect(await response).toMatchObject({ ok: false });
});

test('SIGN-26: the configuration is read from /account/login-popup-config', async () => {
  const { ports, sent } = await show();
  const result = await ports.loadConfig();
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /account/login-popup-config']);
  expect(result).toMatchObject({ ok: true, value: { isLoggedIn: false, antiForgeryToken: token } });
});

test('SIGN-44: widget errors are logged to the console', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { ports } = await show();
  ports.logWidgetError('E0000004');
  expect(logged).toHaveBeenCalledExactlyOnceWith('The sign-in was refused: E0000004');
  logged.mockRestore();
});
