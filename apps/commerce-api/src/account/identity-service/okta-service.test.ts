import { getLoginPopupConfig, getProfile, getUserAccount } from '@settee/contract';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount, postAuth } from '../../testing/account.ts';
import { createShopper } from '../../testing/shopper.ts';
import { openTestWorld, type TestWorld } from '../../testing/test-world.ts';

const apiToken = 'an-api-token';

/** A user as the service keeps it; a session token stands for one, once. */
interface User {
  id: string;
  status: string;
  email: string;
  session?: 'ACTIVE' | 'MFA_REQUIRED';
}

const tokens = new Map<string, User>();
const users = new Map<string, User>();
const asked: string[] = [];
let isDown = false;

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? null : JSON.parse(text);
}

const failed = { status: 401, body: { errorCode: 'E0000004', errorSummary: 'Authentication failed' } };
const invalid = { status: 401, body: { errorCode: 'E0000011', errorSummary: 'Invalid token provided' } };

/** Answers as the service documents its Sessions and Users API. */
async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  const call = `${request.method} ${request.url}`;
  asked.push(call);
  if (isDown) return { status: 503, body: { errorCode: 'E0000009' } };
  if (call === 'POST /api/v1/sessions') {
    const { sessionToken } = Object(await jsonOf(request));
    const user = tokens.get(sessionToken);
    if (!user || !tokens.delete(sessionToken)) return failed;
    return {
      status: 200,
      body: { id: `s-${user.id}`, userId: user.id, login: user.email, status: user.session ?? 'ACTIVE' },
    };
  }
  if (request.headers.authorization !== `SSWS ${apiToken}`) return invalid;
  if (request.method === 'DELETE') return { status: 204, body: null };
  const user = users.get(request.url?.replace('/api/v1/users/', '') ?? '');
  if (!user) return { status: 404, body: { errorCode: 'E0000007' } };
  const { id, status, email } = user;
  return { status: 200, body: { id, status, profile: { firstName: 'Olga', lastName: null, email, login: email } } };
}

const service = createServer((request, response) => {
  void answer(request).then(({ status, body }) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(status === 204 ? undefined : JSON.stringify(body));
  });
});

let shop: TestWorld;
let badToken: TestWorld;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const domain = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  shop = await openTestWorld({}, { IDENTITY_DOMAIN: `${domain}/`, IDENTITY_API_TOKEN: apiToken });
  badToken = await openTestWorld({}, { IDENTITY_DOMAIN: domain, IDENTITY_API_TOKEN: 'another' });
});
afterAll(async () => {
  await Promise.all([shop.close(), badToken.close()]);
  service.close();
});

let people = 0;
function handOut(more: Partial<User> = {}): { token: string; user: User } {
  people += 1;
  const user = { id: `00u${people}`, status: 'ACTIVE', email: `okta${people}@example.com`, ...more };
  const token = `token-of-okta-${people}`;
  users.set(user.id, user);
  tokens.set(token, user);
  return { token, user };
}

async function signInWith(token: string, at = shop) {
  const shopper = createShopper(at);
  await shopper.call(getLoginPopupConfig, {});
  const reply = await postAuth(shopper, token);
  const { emailAddress } = await shopper.call(getUserAccount, {});
  await shopper.call(getLoginPopupConfig, {});
  return { shopper, emailAddress, location: reply.headers.get('location') ?? '' };
}

test('SIGN-01, SIGN-28: the session token of the external widget becomes a session here', async () => {
  const { token, user } = handOut();
  const { shopper, emailAddress, location } = await signInWith(token);
  expect([location, emailAddress]).toEqual(['/account/auth/confirm?returnUrl=%2Fsofas', user.email]);
  expect(await shopper.call(getProfile, {})).toMatchObject({ account: { firstName: 'Olga', lastName: '' } });
  expect(asked.slice(-3)).toEqual([
    'POST /api/v1/sessions',
    `GET /api/v1/users/${user.id}`,
    `DELETE /api/v1/sessions/s-${user.id}`,
  ]);
});

test('SIGN-26: the configuration names the identity service', async () => {
  const config = await createShopper(shop).call(getLoginPopupConfig, {});
  expect(config.identityDomain).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

test('the same user comes back to the same account, and an account of the address is joined', async () => {
  const known = await makeAccount(shop, 'joins@example.com');
  const first = handOut({ email: 'joins@example.com' });
  expect((await signInWith(first.token)).emailAddress).toBe(known.emailAddress);
  tokens.set('again', { ...first.user, email: 'renamed@example.com' });
  expect((await signInWith('again')).emailAddress).toBe(known.emailAddress);
});

test.each([
  ['that nobody handed out', () => 'nonsense'],
  ['of a user who is not active', () => handOut({ status: 'DEPROVISIONED' }).token],
  ['whose user has yet to prove a second factor', () => handOut({ session: 'MFA_REQUIRED' }).token],
])('a session token %s is refused', async (_name, tokenOf) => {
  const { emailAddress, location } = await signInWith(tokenOf());
  expect([emailAddress, location]).toEqual(['', '/account/login?returnUrl=%2Fsofas&error=expired']);
});

test('a session token counts once', async () => {
  const { token } = handOut();
  await signInWith(token);
  expect((await signInWith(token)).emailAddress).toBe('');
});

test('a service that is down, or refuses our own token, leads back to the sign-in page and tells operators', async () => {
  isDown = true;
  const { emailAddress, location } = await signInWith(handOut().token);
  isDown = false;
  expect([emailAddress, location]).toEqual(['', '/account/login?returnUrl=%2Fsofas&error=unavailable']);
  expect(shop.logged.join('')).toContain('The identity service answered 503');
  expect((await signInWith(handOut().token, badToken)).location).toContain('error=unavailable');
  expect([...shop.logged, ...badToken.logged].join('')).not.toMatch(/an-api-token|token-of-okta/);
});
