import { getProfile, saveAddress, savePhone } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount, signIn } from '../../testing/account.ts';
import { chicago } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.close());

test('ROUTE-22: the phone number is that of the default address until another is saved', async () => {
  const shopper = createShopper(shop);
  await makeAccount(shop, 'phone@example.com');
  await signIn(shopper, 'phone@example.com');
  const readPhone = async () => (await shopper.call(getProfile, {})).dayPhone;
  const { addresses } = await shopper.call(saveAddress, { address: chicago, isDefault: true });
  expect(await readPhone()).toBe(addresses[0]?.address.dayPhone);
  for (const dayPhone of ['', '312-430', '312-555-0119']) {
    const reply = await shopper.send('POST', savePhone.path, { dayPhone });
    expect([reply.status, await reply.json()]).toMatchObject([400, { problems: [{ field: 'dayPhone' }] }]);
  }
  expect((await shopper.call(savePhone, { dayPhone: '+1 (312) 430-0119' })).dayPhone).toBe('3124300119');
  expect(await readPhone()).toBe('3124300119');
});
