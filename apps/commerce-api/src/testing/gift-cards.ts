import { eq } from 'drizzle-orm';
import { valueAccounts } from '../sales/tenders/sandbox-stored-value/tables.ts';
import { fillCart, goods, saveDelivery } from './checkout.ts';
import { type Answering, createShopper, type TestShopper } from './shopper.ts';
import type { TestContext } from './test-context.ts';

/** Gift cards of the catalog by what is on them. */
export const fifty = { cardNumber: '6006490000000010', cardPin: '1001' };
export const fiveThousand = { cardNumber: '6006490000000036', cardPin: '1003' };

/** What orders hold or took of a gift card, in cents. */
export async function spentOf({ ctx }: TestContext, { cardNumber }: typeof fifty): Promise<number> {
  const [account] = await ctx.db.select().from(valueAccounts).where(eq(valueAccounts.number, cardNumber));
  return account?.spent ?? 0;
}

/** Somebody in the payment step. */
export async function shopperAtPayment(shop: Answering, sku: number = goods.dining): Promise<TestShopper> {
  const shopper = createShopper(shop);
  await fillCart(shopper, sku);
  await saveDelivery(shopper);
  return shopper;
}
