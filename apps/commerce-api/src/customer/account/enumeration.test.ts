import { authenticate, createAccount, getLoginPopupConfig, requestPasswordReset } from '@settee/contract';
import { loginLockout } from '@settee/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodPassword, makeAccount } from '../../testing/account.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

/**
 * Sends a request and returns everything observable: the response, its queries and the number of password
 * hashes.
 */
async function workOf(path: string, body: unknown) {
  const shopper = createShopper(shop);
  await shopper.call(getLoginPopupConfig, {});
  const [queries, hashings] = [shop.queries.length, shop.hashings()];
  const reply = await shopper.send('POST', path, body);
  return {
    status: reply.status,
    headers: [...reply.headers].filter(([name]) => name !== 'content-length'),
    // The token of the session differs between the shoppers.
    text: (await reply.text()).replace(/"antiForgeryToken":"[\w-]{43}"/, ''),
    queries: shop.queries.slice(queries),
    hashings: shop.hashings() - hashings,
  };
}

test.each([
  [
    'SIGN-42: a wrong password',
    authenticate.path,
    1,
    (email: string) => ({ username: email, password: 'wrong again', rememberMe: false }),
  ],
  ['PWD-14: a forgotten password', requestPasswordReset.path, 0, (email: string) => ({ accountEmail: email })],
  [
    'ROUTE-15: a new account',
    createAccount.path,
    1,
    (email: string) => ({
      firstName: 'Nora',
      lastName: 'Quist',
      emailAddress: email,
      password: goodPassword,
      isNewsWanted: false,
    }),
  ],
])(
  '%s responds the same for an address with and without an account: text, queries and hashing',
  async (name, path, hashings, bodyOf) => {
    const { length } = name;
    await makeAccount(shop, `known${length}@example.com`);
    await makeAccount(shop, `social${length}@example.com`, { passwordHash: null });
    const known = await workOf(path, bodyOf(`known${length}@example.com`));
    expect(known.hashings).toBe(hashings);
    expect(known.queries.length).toBeGreaterThan(1);
    for (const other of ['nobody', 'social']) {
      expect(await workOf(path, bodyOf(`${other}${length}@example.com`))).toEqual(known);
    }
  },
);

test('SIGN-39: an address without an account is locked out like one with, and neither costs a hashing then', async () => {
  await makeAccount(shop, 'known@example.com');
  const body = (name: string) => ({ username: `${name}@example.com`, password: 'wrong again', rememberMe: false });
  for (let tries = 0; tries < loginLockout.tries; tries++)
    for (const name of ['known', 'nobody']) await workOf(authenticate.path, body(name));
  const known = await workOf(authenticate.path, body('known'));
  expect(known.text).toContain('LOCKED_OUT');
  expect(known.hashings).toBe(0);
  expect(await workOf(authenticate.path, body('nobody'))).toEqual(known);
});

test('the mails differ: only who has an account gets one to reset its password', async () => {
  await makeAccount(shop, 'has@example.com');
  const before = (await shop.post()).length;
  await workOf(requestPasswordReset.path, { accountEmail: 'has-none@example.com' });
  expect(await shop.post()).toHaveLength(before);
  await workOf(requestPasswordReset.path, { accountEmail: 'has@example.com' });
  expect(await shop.post()).toHaveLength(before + 1);
});
