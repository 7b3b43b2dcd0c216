import {
  emailKey,
  existingGoogleAccount,
  decideIdentityLink,
  type IdentityProviderName,
  type SignInError,
} from '@settee/domain';
import { and, eq } from 'drizzle-orm';
import type { HandlerArgs } from '../../platform/handler.ts';
import { enqueueEmail } from './emails/enqueue-email.ts';
import type { IdTokenClaims } from '../../platform/ports/social-provider.ts';
import { identities } from './tables.ts';
import { findAccountByEmail, insertAccount } from '../../platform/session/accounts.queries.ts';

/** Identity that an external service has verified. */
export interface VerifiedIdentity {
  claims: IdTokenClaims;
  provider: IdentityProviderName | 'widget';
  /** Display name of the service. */
  title: string;
  messageType: string;
}

type Where = Pick<HandlerArgs, 'ctx' | 'site' | 'origin'>;
export type LinkResult = { accountId: string } | { problem: SignInError };

async function knownAccount({ ctx }: Where, { issuer, subject }: IdTokenClaims): Promise<string | null> {
  const isThis = and(eq(identities.issuer, issuer), eq(identities.subject, subject));
  const [known] = await ctx.db.select().from(identities).where(isThis);
  return known?.accountId ?? null;
}

/** Joins an identity to an account; of two at once the first counts. */
async function join(where: Where, { claims, provider }: VerifiedIdentity, accountId: string): Promise<LinkResult> {
  const { issuer, subject } = claims;
  const { db, clock } = where.ctx;
  await db
    .insert(identities)
    .values({ issuer, subject, accountId, provider, createdAt: clock.now() })
    .onConflictDoNothing();
  return { accountId: (await knownAccount(where, claims)) ?? accountId };
}

/** Finds or makes the account of an identity. SIGN-02, SIGN-03, SIGN-31 */
export async function linkExternalIdentity(where: Where, verified: VerifiedIdentity): Promise<LinkResult> {
  const { claims, messageType, title } = verified;
  const { emailAddress, firstName, lastName } = claims;
  const { db } = where.ctx;
  const known = await knownAccount(where, claims);
  if (known !== null) return { accountId: known };
  const account = await findAccountByEmail(db, emailKey(emailAddress));
  const link = decideIdentityLink({ isKnown: false, ...claims, account });
  if (link === 'create') {
    const made = await insertAccount(db, where.ctx, { emailAddress, firstName, lastName });
    return made === null ? { problem: 'failed' } : join(where, verified, made);
  }
  if (link === 'link' && account) {
    await enqueueEmail(db, where, 'identity-linked', account.emailAddress, {
      firstName: account.firstName,
      provider: title,
    });
    return join(where, verified, account.id);
  }
  if (link === 'unverified-email') return { problem: 'unverified-email' };
  // The existing account is revealed only to a client that passes the matching message type.
  return { problem: messageType === existingGoogleAccount ? 'existing-account' : 'failed' };
}
