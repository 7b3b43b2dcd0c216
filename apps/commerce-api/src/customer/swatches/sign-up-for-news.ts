import { type Address, emailKey, type Site } from '@settee/domain';
import { eq } from 'drizzle-orm';
import type { SessionAccount } from '../../platform/session/session.ts';
import { accounts } from '../../platform/session/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { newsSignUps } from './tables.ts';

/**
 * Saves a newsletter subscription: in the preferences of an account with this email, otherwise by email.
 * SWATCH-64
 */
export async function signUpForNews(
  tx: Database,
  { brand, siteCulture }: Pick<Site, 'brand' | 'siteCulture'>,
  { account, address: { emailAddress } }: { account: SessionAccount | null; address: Address },
  signedUpAt: Date,
): Promise<void> {
  const key = emailKey(emailAddress);
  if (account && emailKey(account.emailAddress) === key) {
    await tx.update(accounts).set({ isNewsWanted: true }).where(eq(accounts.id, account.id));
    return;
  }
  await tx
    .insert(newsSignUps)
    .values({ emailKey: key, brand, siteCulture, emailAddress, signedUpAt })
    .onConflictDoNothing();
}
