import type { AccountProfile } from '@settee/domain';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { findContact } from './address-book.ts';
import { findAccount } from '../../platform/session/accounts.queries.ts';
import { toUserAccount, type Session } from '../../platform/session/session.ts';
import { identities } from './tables.ts';

/** An account as its page shows it. All queries at once. */
export async function readProfile(
  { db, identity }: Context,
  { token }: Session,
  accountId: string,
): Promise<AccountProfile> {
  const { provider } = identities;
  const [account, joined, contact] = await Promise.all([
    findAccount(db, accountId),
    db.select({ provider }).from(identities).where(eq(identities.accountId, accountId)),
    findContact(db, accountId),
  ]);
  if (!account) throw new Error('The account of a session is gone');
  const { passwordHash, isNewsWanted, isOfferWanted, pendingEmailAddress } = account;
  return {
    account: toUserAccount(account),
    hasPassword: passwordHash !== null && !identity,
    identityProviders: (['google', 'apple'] as const).filter((one) => joined.some((row) => row.provider === one)),
    preferences: { isNewsWanted, isOfferWanted },
    pendingEmailAddress,
    dayPhone: account.dayPhone || (contact?.addressPhone ?? ''),
    requestVerificationToken: token,
  };
}
