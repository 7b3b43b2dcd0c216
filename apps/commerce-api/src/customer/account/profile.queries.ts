import type { AccountProfile } from '@settee/domain';
import { eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { toUserAccount, type Session } from '../../platform/session/session.ts';
import { identities } from './tables.ts';
import { accounts } from '../../platform/session/tables.ts';

/** An account as its page shows it; one query. */
export async function readProfile(
  { db, identity }: Context,
  { token }: Session,
  accountId: string,
): Promise<AccountProfile> {
  const rows = await db
    .select({ account: accounts, provider: identities.provider })
    .from(accounts)
    .leftJoin(identities, eq(identities.accountId, accounts.id))
    .where(eq(accounts.id, accountId));
  const [first] = rows;
  if (!first) throw new Error('The account of a session is gone');
  const { passwordHash, isNewsWanted, isOfferWanted, pendingEmailAddress } = first.account;
  const joined = rows.map(({ provider }) => provider);
  return {
    account: toUserAccount(first.account),
    hasPassword: passwordHash !== null && !identity,
    identityProviders: (['google', 'apple'] as const).filter((provider) => joined.includes(provider)),
    preferences: { isNewsWanted, isOfferWanted },
    pendingEmailAddress,
    requestVerificationToken: token,
  };
}
