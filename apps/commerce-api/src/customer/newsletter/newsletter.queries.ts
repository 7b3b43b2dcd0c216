import { emailKey, type NewsletterAction, newsletterLink, type ShopSite } from '@settee/domain';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { addToOutbox, type Sender } from '../../platform/mail/outbox.ts';
import type { OutboxRow } from '../../platform/mail/outbox.queries.ts';
import { subscribeAccount } from '../../platform/session/accounts.queries.ts';
import { hashOfSecret } from '../../platform/session/request-token.ts';
import type { SessionAccount } from '../../platform/session/session.ts';
import { confirmEmailKind, welcomeEmailKind } from './newsletter-emails.ts';
import { newsSignUps } from './tables.ts';

/** Limit of the mails with a link that confirms, whatever form they are requested in. */
export const subscribeLimit = { name: 'newsletter', seconds: 3600, perSession: 5, perAddress: 40, perSubject: 3 };

const isOf = (email: string, { brand, siteCulture }: Pick<ShopSite, 'brand' | 'siteCulture'>) =>
  and(
    eq(newsSignUps.emailKey, emailKey(email)),
    eq(newsSignUps.brand, brand),
    eq(newsSignUps.siteCulture, siteCulture),
  );

/**
 * Subscribes an email address: the one of the account in its preferences, any other after its owner has opened the
 * mailed link. Returns whether it is confirmed. SWATCH-64
 */
export async function subscribe(
  tx: Database,
  sender: Sender,
  { account, emailAddress }: { account: SessionAccount | null; emailAddress: string },
): Promise<boolean> {
  const key = emailKey(emailAddress);
  if (account && emailKey(account.emailAddress) === key) {
    await subscribeAccount(tx, account.id);
    return true;
  }
  const { ctx, site } = sender;
  const { brand, siteCulture } = site;
  const signedUpAt = ctx.clock.now();
  await tx
    .insert(newsSignUps)
    .values({ emailKey: key, brand, siteCulture, emailAddress, signedUpAt })
    .onConflictDoNothing();
  await addToOutbox(tx, sender, { kind: confirmEmailKind, recipient: emailAddress, data: {} });
  return false;
}

/** Replaces the token of a subscription and returns the link for a mail; `null` when there is nothing to mail. */
export async function renewLink(
  { db, ids }: Context,
  { recipient, brand, siteCulture, origin }: OutboxRow,
  action: NewsletterAction,
): Promise<string | null> {
  const token = ids.secret();
  const { confirmedAt } = newsSignUps;
  const isDue = action === 'confirm' ? isNull(confirmedAt) : isNotNull(confirmedAt);
  const renewed = await db
    .update(newsSignUps)
    .set({ tokenHash: hashOfSecret(token) })
    .where(and(isOf(recipient, { brand, siteCulture }), isDue))
    .returning({ emailKey: newsSignUps.emailKey });
  return renewed.length > 0 ? origin + newsletterLink(action, token) : null;
}

/** Confirms the subscription of a mailed token, once, and queues the welcome. Opening the link again changes nothing. */
export async function confirmSubscription(tx: Database, sender: Sender, token: string): Promise<boolean> {
  const isIt = eq(newsSignUps.tokenHash, hashOfSecret(token));
  const [confirmed] = await tx
    .update(newsSignUps)
    .set({ confirmedAt: sender.ctx.clock.now() })
    .where(and(isIt, isNull(newsSignUps.confirmedAt)))
    .returning();
  if (confirmed) {
    await addToOutbox(tx, sender, { kind: welcomeEmailKind, recipient: confirmed.emailAddress, data: {} });
    return true;
  }
  return (await tx.select().from(newsSignUps).where(isIt)).length > 0;
}

/** Deletes the subscription of a mailed token. */
export async function deleteSubscription(db: Database, token: string): Promise<boolean> {
  const deleted = await db
    .delete(newsSignUps)
    .where(eq(newsSignUps.tokenHash, hashOfSecret(token)))
    .returning({ emailKey: newsSignUps.emailKey });
  return deleted.length > 0;
}

/** Deletes all subscriptions of an email address. */
export async function deleteSubscriptionsOf(tx: Database, key: string): Promise<void> {
  await tx.delete(newsSignUps).where(eq(newsSignUps.emailKey, key));
}

/** Days after which an unconfirmed subscription is deleted. */
const unconfirmedDays = 30;

/** Deletes old unconfirmed subscriptions. */
export async function deleteUnconfirmed({ db, clock }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - unconfirmedDays * 86_400_000);
  await db.delete(newsSignUps).where(and(isNull(newsSignUps.confirmedAt), lt(newsSignUps.signedUpAt, before)));
}
