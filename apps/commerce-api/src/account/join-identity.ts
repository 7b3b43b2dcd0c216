import {
  emailKey,
  existingGoogleAccount,
  linkIdentity,
  type IdentityProviderName,
  type SignInProblem,
} from '@settee/domain';
import { and, eq } from 'drizzle-orm';
import type { Call } from '../handler.ts';
import { post } from '../mail/outbox.ts';
import type { Claims } from './social/social-provider.ts';
import { accounts, identities } from './tables.ts';

/** Somebody whom another service vouches for. */
export interface Vouched {
  claims: Claims;
  provider: IdentityProviderName | 'widget';
  /** The service's name for people. */
  title: string;
  messageType: string;
}

type Where = Pick<Call, 'world' | 'site' | 'origin'>;
export type Joined = { accountId: string } | { problem: SignInProblem };

async function knownAccount({ world }: Where, { issuer, subject }: Claims): Promise<string | null> {
  const isThis = and(eq(identities.issuer, issuer), eq(identities.subject, subject));
  const [known] = await world.db.select().from(identities).where(isThis);
  return known?.accountId ?? null;
}

async function makeAccount({ world }: Where, { emailAddress, firstName, lastName }: Claims): Promise<string | null> {
  const made = {
    id: world.ids.row(),
    emailAddress,
    emailKey: emailKey(emailAddress),
    isEmailConfirmed: true,
    firstName,
    lastName,
    createdAt: world.clock.now(),
  };
  const [fresh] = await world.db.insert(accounts).values(made).onConflictDoNothing().returning({ id: accounts.id });
  return fresh?.id ?? null;
}

/** Joins an identity to an account; of two at once the first counts. */
async function join(where: Where, { claims, provider }: Vouched, accountId: string): Promise<Joined> {
  const { issuer, subject } = claims;
  const { db, clock } = where.world;
  await db
    .insert(identities)
    .values({ issuer, subject, accountId, provider, createdAt: clock.now() })
    .onConflictDoNothing();
  return { accountId: (await knownAccount(where, claims)) ?? accountId };
}

/** Finds or makes the account of an identity. SIGN-02, SIGN-03, SIGN-31 */
export async function joinIdentity(where: Where, vouched: Vouched): Promise<Joined> {
  const { claims, messageType, title } = vouched;
  const { db } = where.world;
  const known = await knownAccount(where, claims);
  if (known !== null) return { accountId: known };
  const key = emailKey(claims.emailAddress);
  const [account] = await db.select().from(accounts).where(eq(accounts.emailKey, key));
  const link = linkIdentity({ isKnown: false, ...claims, account: account ?? null });
  if (link === 'create') {
    const made = await makeAccount(where, claims);
    return made === null ? { problem: 'failed' } : join(where, vouched, made);
  }
  if (link === 'link' && account) {
    await post(db, where, 'identity-linked', account.emailAddress, { firstName: account.firstName, provider: title });
    return join(where, vouched, account.id);
  }
  if (link === 'unverified-email') return { problem: 'unverified-email' };
  // Only whoever said that they can explain it is told that there is an account.
  return { problem: messageType === existingGoogleAccount ? 'existing-account' : 'failed' };
}
