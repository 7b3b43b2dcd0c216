import { eq } from 'drizzle-orm';
import { valueAccounts } from '../sales/tenders/embedded-stored-value/tables.ts';
import type { TestContext } from './test-context.ts';

/** Gift cards of the catalog by what is on them. */
export const fifty = { cardNumber: '6006490000000010', cardPin: '1001' };
export const fiveThousand = { cardNumber: '6006490000000036', cardPin: '1003' };

/** Returns the amount of a gift card that orders hold or captured, in cents. */
export async function getSpentAmount({ ctx }: TestContext, { cardNumber }: typeof fifty): Promise<number> {
  const [account] = await ctx.db.select().from(valueAccounts).where(eq(valueAccounts.number, cardNumber));
  return account?.spent ?? 0;
}
