import { getCart, getLoginPopupConfig, getProfile, getUserAccount } from '@settee/contract';
import { eq } from 'drizzle-orm';
import { exportPKCS8, exportSPKI, generateKeyPair, importSPKI, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount } from '../../../testing/account.ts';
import { fillCart } from '../../../testing/checkout.ts';
import { startIssuer, type Issuer, type Person } from '../../../testing/identity-issuer.ts';
import { createShopper, type TestShopper } from '../../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../../testing/test-context.ts';
import { identities } from '../tables.ts';
import { accounts } from '../../../platform/session/tables.ts';

let shop: TestContext;
let google: Issuer;
let apple: Issuer;
const appleSecrets: string[] = [];

async function appleKeys() {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { publicPem: await exportSPKI(publicKey), privatePem: await exportPKCS8(privateKey) };
}

beforeAll(async () => {
  const back = (idp: string) =>
    ['localhost', 'cb2.localhost:3000'].map((host) => `http://${host}/account/auth/callback/${idp}`);
  google = await startIssuer({ client_id: 'g1', client_secret: 'g1-secret', redirect_uris: back('google') });
  const { publicPem, privatePem } = await appleKeys();
  const checkSecret = async (secret: string, issuer: string) => {
    appleSecrets.push(secret);
    const key = await importSPKI(publicPem, 'ES256');
    const { protectedHeader } = await jwtVerify(secret, key, { issuer: 'TEAM', subject: 'a1', audience: issuer });
    return protectedHeader.kid === 'KEY';
  };
  apple = await startIssuer({ client_id: 'a1', client_secret: 'unused', redirect_uris: back('apple') }, checkSecret);
  shop = await createTestContext(
    {},
    {
      GOOGLE_ISSUER: google.url,
      GOOGLE_CLIENT_ID: 'g1',
      GOOGLE_CLIENT_SECRET: 'g1-secret',
      APPLE_ISSUER: apple.url,
      APPLE_CLIENT_ID: 'a1',
      APPLE_TEAM_ID: 'TEAM',
      APPLE_KEY_ID: 'KEY',
      APPLE_PRIVATE_KEY: privatePem.replaceAll('\n', '\\n'),
    },
  );
});
afterAll(async () => {
  await shop.closeChecked();
  await Promise.all([google.close(), apple.close()]);
});

let people = 0;
const person = (more: Partial<Person> = {}): Person => {
  people += 1;
  const email = `person${people}@example.com`;
  return { sub: `sub-${people}`, email, email_verified: true, given_name: 'Gina', family_name: 'Google', ...more };
};

const startPath = (idp: string, messageType = '') =>
  `/account/auth/loginwithidp?idp=${idp}&redirectUrl=%2Fsofas${messageType && `&messageType=${messageType}`}`;
const existing = 'ExistingGoogleAccount';
const getPath = (url: string) => url.slice(new URL(url).origin.length);
const redirectOf = (reply: Response) => reply.headers.get('location') ?? '';
const login = (error: string) => `/account/login?returnUrl=%2Fsofas&error=${error}`;

/** Signs in at the issuer and returns the callback URL. */
async function wayBack(shopper: TestShopper, issuer: Issuer, who: Person | null, start: string): Promise<string> {
  issuer.who = who;
  const reply = await shopper.send('GET', start);
  const { method, url, fields } = await issuer.visit(redirectOf(reply));
  if (method === 'GET') return getPath(url);
  // A form post from another site has no cookie.
  const posted = await createShopper(shop).send('POST', getPath(url), new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    origin: apple.url,
    'sec-fetch-site': 'cross-site',
  });
  expect([posted.status, posted.headers.get('set-cookie')]).toEqual([303, null]);
  return redirectOf(posted);
}

async function signInWith(issuer: Issuer, who: Person | null, messageType = existing, shopper = createShopper(shop)) {
  const idp = issuer === google ? 'google' : 'apple';
  const back = await wayBack(shopper, issuer, who, startPath(idp, messageType));
  return { shopper, back, location: redirectOf(await shopper.send('GET', back)) };
}

const emailOf = async (shopper: TestShopper) => (await shopper.call(getUserAccount, {})).emailAddress;

test('SIGN-02, SIGN-26, SIGN-30, ROUTE-18: Google sign-in creates an account and redirects to the requested page', async () => {
  const shopper = createShopper(shop);
  expect(await shopper.call(getLoginPopupConfig, {})).toMatchObject({ googleIdp: 'google', appleIdp: 'apple' });
  const who = person();
  const before = shopper.cookie();
  await fillCart(shopper);
  const { location } = await signInWith(google, who, existing, shopper);
  expect(location).toBe('/sofas');
  expect(shopper.cookie()).not.toBe(before);
  expect(await shopper.call(getProfile, {})).toMatchObject({
    account: { emailAddress: who.email, firstName: 'Gina', lastName: 'Google' },
    hasPassword: false,
    identityProviders: ['google'],
  });
  expect((await shopper.call(getCart, {})).lineItems).toHaveLength(1);
});

test('SIGN-02: the authorization request carries state, nonce and PKCE, different each time', async () => {
  const shopper = createShopper(shop);
  const queries: URLSearchParams[] = [];
  for (const _ of [1, 2])
    queries.push(new URL(redirectOf(await shopper.send('GET', startPath('google', existing)))).searchParams);
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(new Set(queries.map((query) => query.get(name))).size).toBe(2);
  expect(Object.fromEntries(queries[0] ?? [])).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    client_id: 'g1',
    redirect_uri: 'http://localhost/account/auth/callback/google',
  });
  const stored = JSON.stringify(await shop.ctx.db.execute('select * from account_token'));
  for (const query of queries) expect(stored).not.toContain(query.get('state'));
});

test('SIGN-03: Apple responds with a cross-site form post that contains the name once', async () => {
  const who = person({ email_verified: 'true' });
  const { shopper, location } = await signInWith(apple, who, '');
  expect(location).toBe('/sofas');
  expect((await shopper.call(getProfile, {})).identityProviders).toEqual(['apple']);
  expect(appleSecrets.length).toBeGreaterThan(0);
  const named = createShopper(shop);
  const back = await wayBack(named, apple, person(), startPath('apple'));
  const user = encodeURIComponent(JSON.stringify({ name: { firstName: 'Ada', lastName: '</script> 🛋️\r\nX: y' } }));
  await named.send('GET', `${back}&user=${user}`);
  expect(await named.call(getUserAccount, {})).toMatchObject({ firstName: 'Ada', lastName: '</script> 🛋️ X: y' });
});

test('SIGN-02: a returning user is found by the issuer’s subject even when the email changed', async () => {
  const who = person();
  await signInWith(google, who);
  const { shopper } = await signInWith(google, { ...who, email: 'moved@example.com', email_verified: false });
  expect(await emailOf(shopper)).toBe(who.email);
});

test('SIGN-31: Google is linked to the account with the confirmed email, and its owner is notified', async () => {
  const { emailAddress } = await makeAccount(shop, 'Joined@example.com');
  const { shopper, location } = await signInWith(google, person({ email: 'joined@example.com' }));
  expect([location, await emailOf(shopper)]).toEqual(['/sofas', emailAddress]);
  expect((await shop.post())[0]).toMatchObject({ to: emailAddress, subject: 'You can now sign in with Google' });
  expect(await shopper.call(getProfile, {})).toMatchObject({ hasPassword: true, identityProviders: ['google'] });
});

test.each([
  ['is not verified', { email_verified: false }, true, existing, 'unverified-email'],
  ['says nothing of being verified', { email_verified: undefined }, true, existing, 'unverified-email'],
  ['says no address', { email: undefined }, true, existing, 'unverified-email'],
  ['meets an account that never confirmed it', {}, false, existing, 'existing-account'],
  ['meets such an account without messageType', {}, false, '', 'failed'],
] as const)(
  'SIGN-31: an identity with an address that %s takes over no account',
  async (_name, said, isEmailConfirmed, messageType, error) => {
    const victim = await makeAccount(shop, `victim${people}@example.com`, { isEmailConfirmed });
    const { shopper, location } = await signInWith(
      google,
      person({ email: victim.emailAddress, ...said }),
      messageType,
    );
    expect([location, await emailOf(shopper)]).toEqual([login(error), '']);
    const { db } = shop.ctx;
    expect(await db.select().from(identities).where(eq(identities.accountId, victim.id))).toEqual([]);
  },
);

test('an address that is not verified makes no account that its owner would find later', async () => {
  const who = person({ email_verified: false });
  await signInWith(google, who);
  const { db } = shop.ctx;
  expect(
    await db
      .select()
      .from(accounts)
      .where(eq(accounts.emailAddress, who.email ?? '')),
  ).toEqual([]);
});

test('a response is valid once, in the browser that started the sign-in, for ten minutes', async () => {
  const who = person();
  const asking = createShopper(shop);
  const back = await wayBack(asking, google, who, startPath('google', existing));
  const victim = createShopper(shop);
  await victim.call(getLoginPopupConfig, {});
  const stolen = await wayBack(asking, google, who, startPath('google', existing));
  expect(redirectOf(await victim.send('GET', stolen))).toContain('error=expired');
  expect(await emailOf(victim)).toBe('');
  expect(redirectOf(await asking.send('GET', back))).toBe('/sofas');
  expect(redirectOf(await asking.send('GET', back))).toContain('error=expired');
  const late = createShopper(shop);
  const lateBack = await wayBack(late, google, who, startPath('google', existing));
  shop.clock.moveBy(10 * 60_000 + 1);
  expect(redirectOf(await late.send('GET', lateBack))).toContain('error=expired');
});

test('two parallel deliveries of one response sign in exactly once', async () => {
  const shopper = createShopper(shop);
  const back = await wayBack(shopper, google, person(), startPath('google', existing));
  const replies = await Promise.all([shopper.send('GET', back), shopper.send('GET', back)]);
  expect(replies.map(redirectOf).filter((location) => location === '/sofas')).toHaveLength(1);
});

test('states and issuers can not be mixed up', async () => {
  const shopper = createShopper(shop);
  const fromGoogle = await wayBack(shopper, google, person(), startPath('google', existing));
  expect(redirectOf(await shopper.send('GET', fromGoogle.replace('/google', '/apple')))).toBe(login('failed'));
  const [one, other] = [
    await wayBack(shopper, google, person(), startPath('google', existing)),
    await wayBack(shopper, google, person(), startPath('google', existing)),
  ];
  const stateOf = (url: string) => new URL(url, 'http://localhost').searchParams.get('state') ?? '';
  const mixed = one.replace(stateOf(one), stateOf(other));
  expect(redirectOf(await shopper.send('GET', mixed))).toBe(login('failed'));
  const wrongIssuer = await wayBack(shopper, google, person(), startPath('google', existing));
  const iss = encodeURIComponent(google.url);
  expect(wrongIssuer).toContain(iss);
  expect(redirectOf(await shopper.send('GET', wrongIssuer.replace(iss, encodeURIComponent(apple.url))))).toBe(
    login('failed'),
  );
  for (const code of ['nonsense', ''])
    expect(redirectOf(await shopper.send('GET', `/account/auth/callback/google?code=${code}&state=x`))).toContain(
      'expired',
    );
  expect(await emailOf(shopper)).toBe('');
});

test('a sign-in canceled at the issuer redirects to the sign-in page', async () => {
  expect((await signInWith(google, null)).location).toBe(login('canceled'));
});

test('an unknown or unreachable provider redirects to the sign-in page', async () => {
  const shopper = createShopper(shop);
  for (const idp of ['', 'facebook', '__proto__'])
    expect(redirectOf(await shopper.send('GET', startPath(idp)))).toBe(login('unavailable'));
  const lonely = await createTestContext(
    {},
    { GOOGLE_ISSUER: 'http://127.0.0.1:9', GOOGLE_CLIENT_ID: 'g', GOOGLE_CLIENT_SECRET: 's' },
  );
  expect(redirectOf(await createShopper(lonely).send('GET', startPath('google')))).toBe(login('unavailable'));
  await lonely.close();
});

test('the callback URL is on the original site and never on the host of the Host header', async () => {
  const getRedirectUri = async (site: 'main/USA' | 'cb2/USA', host: string) => {
    const reply = await createShopper(shop, site).send('GET', startPath('google'), undefined, { host });
    return new URL(redirectOf(reply)).searchParams.get('redirect_uri');
  };
  expect(await getRedirectUri('cb2/USA', 'cb2.localhost:3000')).toBe(
    'http://cb2.localhost:3000/account/auth/callback/google',
  );
  expect(await getRedirectUri('main/USA', 'evil.example')).toBe('http://localhost/account/auth/callback/google');
});

test('SIGN-31: the demo account Gina signs in with Google', async () => {
  const { shopper } = await signInWith(google, person({ email: 'gina.google@example.com' }));
  expect(await shopper.call(getProfile, {})).toMatchObject({ hasPassword: false, identityProviders: ['google'] });
});

test('no code and no token reaches the log', () => {
  expect(shop.logged.join('')).not.toMatch(/id_token|access_token|"code"|g1-secret|person\d/);
});
