import { emailKey } from '@settee/domain';
import { and, eq, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { accounts } from './tables.ts';

export type Account = typeof accounts.$inferSelect;

type Names = Pick<Account, 'firstName' | 'lastName'>;

/** Data of a new account; without `passwordHash` it only uses a social provider. */
type NewAccount = Names &
  Pick<typeof accounts.$inferInsert, 'emailAddress' | 'passwordHash' | 'isNewsWanted' | 'taxCertificateNumber'>;

/** Returns an account by id; `null` when it is deleted. */
export async function findAccount(db: Database, id: string): Promise<Account | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  return account ?? null;
}

/** Returns the account of a normalized email address. */
export async function findAccountByEmail(db: Database, key: string): Promise<Account | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.emailKey, key));
  return account ?? null;
}

/** Returns the normalized email address of an account; `null` when the key is not an account's. */
export async function findEmailKey(db: Database, shopperKey: string): Promise<string | null> {
  const isIt = sql`${accounts.id}::text = ${shopperKey}`;
  const [account] = await db.select({ emailKey: accounts.emailKey }).from(accounts).where(isIt);
  return account?.emailKey ?? null;
}

/** Returns the name, email address and entered phone number of an account; `null` when the key is not an account's. */
export async function findAccountNames(
  db: Database,
  shopperKey: string,
): Promise<(Names & Pick<Account, 'emailAddress' | 'dayPhone'>) | null> {
  const { firstName, lastName, emailAddress, dayPhone } = accounts;
  const isIt = sql`${accounts.id}::text = ${shopperKey}`;
  const [account] = await db.select({ firstName, lastName, emailAddress, dayPhone }).from(accounts).where(isIt);
  return account ?? null;
}

/** Locks an account until the commit, so that changes to its rows run one after another. */
export async function lockAccount(tx: Database, id: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update');
}

/** Returns an account and locks it until the commit. */
export async function findAccountForUpdate(tx: Database, id: string): Promise<Account | null> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return account ?? null;
}

/** Inserts an account with a confirmed email address and returns its id; `null` when the address is taken. */
export async function insertAccount(
  db: Database,
  { ids, clock }: Pick<Context, 'ids' | 'clock'>,
  data: NewAccount,
): Promise<string | null> {
  const id = ids.row();
  const key = emailKey(data.emailAddress);
  const [inserted] = await db
    .insert(accounts)
    .values({ ...data, id, emailKey: key, isEmailConfirmed: true, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return inserted?.id ?? null;
}

/** Changes the name of an account. */
export async function renameAccount(db: Database, id: string, { firstName, lastName }: Names): Promise<void> {
  await db.update(accounts).set({ firstName, lastName }).where(eq(accounts.id, id));
}

/** Changes the phone number of an account. */
export async function saveAccountPhone(db: Database, id: string, dayPhone: string): Promise<void> {
  await db.update(accounts).set({ dayPhone }).where(eq(accounts.id, id));
}

/** Saves the email preferences of an account. */
export async function saveEmailPreferences(
  db: Database,
  id: string,
  { isNewsWanted, isOfferWanted }: Pick<Account, 'isNewsWanted' | 'isOfferWanted'>,
): Promise<void> {
  await db.update(accounts).set({ isNewsWanted, isOfferWanted }).where(eq(accounts.id, id));
}

/** Turns on the newsletter in the preferences of an account. */
export async function subscribeAccount(db: Database, id: string): Promise<void> {
  await db.update(accounts).set({ isNewsWanted: true }).where(eq(accounts.id, id));
}

/** Saves the new email address of an account until it is confirmed. */
export async function savePendingEmail(db: Database, id: string, emailAddress: string): Promise<void> {
  await db.update(accounts).set({ pendingEmailAddress: emailAddress }).where(eq(accounts.id, id));
}

/** Changes the email address of an account to a confirmed one; returns false when another account has it. */
export async function changeAccountEmail(tx: Database, id: string, emailAddress: string): Promise<boolean> {
  const key = emailKey(emailAddress);
  const other = alias(accounts, 'other');
  const isTaken = tx
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.emailKey, key), ne(other.id, id)));
  const changed = await tx
    .update(accounts)
    .set({ emailAddress, emailKey: key, isEmailConfirmed: true, pendingEmailAddress: '' })
    .where(and(eq(accounts.id, id), notExists(isTaken)))
    .returning({ id: accounts.id });
  return changed.length > 0;
}

/** Saves the password of an account. */
export async function savePasswordHash(db: Database, id: string, passwordHash: string): Promise<void> {
  await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
}

/** Saves the password that was set with an emailed link, which also confirms the email address. */
export async function saveResetPassword(tx: Database, id: string, passwordHash: string): Promise<void> {
  await tx.update(accounts).set({ passwordHash, isEmailConfirmed: true }).where(eq(accounts.id, id));
}

/** Deletes an account, and with it all rows that reference it with `cascade`. */
export async function deleteAccountRow(tx: Database, id: string): Promise<void> {
  await tx.delete(accounts).where(eq(accounts.id, id));
}
