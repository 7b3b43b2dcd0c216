import { createRegistry, getRegistry } from '@settee/contract';
import type { RegistryLine } from '@settee/domain';
import { makeAccount, signIn } from './account.ts';
import { goods } from './checkout.ts';
import { createShopper, type TestShopper } from './shopper.ts';
import type { TestContext } from './test-context.ts';

export const sofaChoices = '11-3001_12-1201_13-2001';

let people = 0;

/** Creates a new signed-in shopper. */
export async function newAccount(shop: TestContext): Promise<TestShopper> {
  // All shoppers of a test share one address and its rate limit.
  shop.clock.moveBy(60_000);
  people += 1;
  const { emailAddress } = await makeAccount(shop, `registrant${people}@example.com`);
  const shopper = createShopper(shop);
  await signIn(shopper, emailAddress);
  return shopper;
}

/** A wedding a hundred days after the clock of the test. */
export function weddingSoon({ clock }: TestContext) {
  const eventDate = new Date(clock.now().getTime() + 100 * 86_400_000).toISOString().slice(0, 10);
  return { registryType: 'br', eventDate, ownersName: '  Rosa 💍  and Emil ' } as const;
}

/** Creates a shopper with a registry and returns both the shopper and the registry number. */
export async function newRegistrant(shop: TestContext): Promise<[TestShopper, number]> {
  const shopper = await newAccount(shop);
  const { id } = await shopper.call(createRegistry, weddingSoon(shop));
  return [shopper, id];
}

export const sofaLine = (GrId: number, Quantity = 1): RegistryLine => ({
  Sku: goods.sofaSmall,
  Quantity,
  GrId,
  OptionChoiceParameter: sofaChoices,
});
export const chairLine = (GrId: number, Quantity = 1): RegistryLine => ({ Sku: goods.dining, Quantity, GrId });

export const itemsIn = async (shopper: TestShopper, registryId: number) =>
  (await shopper.call(getRegistry, { registryId })).items;

/** Returns the requested quantity by SKU of a registry. */
export const wantsIn = async (shopper: TestShopper, registryId: number) =>
  (await itemsIn(shopper, registryId)).map((item) => [item.sku, item.wants]);
