import { type AnyEndpoint, CallError, getLoginPopupConfig, getUserAccount } from '@settee/contract';
import { examples } from '@settee/contract/examples';
import { endpoints } from '@settee/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount, signIn } from '../../testing/account.ts';
import { createShopper, type TestShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

const allEndpoints = Object.values(endpoints).flatMap((calls): AnyEndpoint[] => Object.values(calls));

/** Makes a call with its example; returns whether it was rejected for who makes it. */
async function isRejected(shopper: TestShopper, endpoint: AnyEndpoint): Promise<boolean> {
  const input = examples[endpoint.id]?.input;
  const own = input && 'token' in Object(input) ? { ...Object(input), token: shopper.token() } : input;
  try {
    await shopper.call(endpoint, own);
    return false;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return error.failure.kind === 'status' && [401, 403].includes(error.failure.status);
  }
}

test('ROLE-01, ROLE-02: the calls of an account reject guests, and no call rejects a signed-in shopper: there is no third role', async () => {
  const rejected: { guest: string[]; member: string[] } = { guest: [], member: [] };
  let member = createShopper(shop);
  let count = 0;
  for (const endpoint of allEndpoints) {
    shop.clock.moveBy(600_000);
    const { isLoggedIn } = await member.call(getUserAccount, {});
    // Some calls end the session or the account.
    if (!isLoggedIn) {
      const email = `member-${count++}@example.com`;
      await makeAccount(shop, email);
      member = createShopper(shop);
      await signIn(member, email);
    }
    const guest = createShopper(shop);
    await guest.call(getLoginPopupConfig, {});
    if (await isRejected(guest, endpoint)) rejected.guest.push(endpoint.id);
    if (await isRejected(member, endpoint)) rejected.member.push(endpoint.id);
  }
  expect(rejected.member).toEqual([]);
  expect(rejected.guest).toContain('account.orders');
  expect(rejected.guest.filter((id) => !/^(account|registry|tenders)[.]/.test(id))).toEqual([]);
});
