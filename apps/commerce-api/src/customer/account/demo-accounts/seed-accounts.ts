import { demoAccounts, type DemoAccount } from '@settee/catalog';
import { emailKey } from '@settee/domain';
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { saveDemoCard } from '../../../sales/payment/embedded-provider/demo-cards.ts';
import type { Database } from '../../../platform/database/database.ts';
import { seedState } from '../../../platform/tables.ts';
import type { Context } from '../../../platform/context.ts';
import { scryptPasswords } from '../passwords.ts';
import { hashOfSecret } from '../../../platform/session/request-token.ts';
import { savedAddresses } from '../tables.ts';
import { accounts, loginAttempts } from '../../../platform/session/tables.ts';
import { insertCards } from '../../../sales/payment/saved-cards.queries.ts';
import { seedBoards } from './seed-boards.ts';
import { seedCarts } from '../../../sales/cart/seed-carts.ts';
import { seedRegistries } from './seed-registries.ts';

/** Hasher for the public demo passwords: low cost, and the first sign-in rehashes them. */
const cheapPasswords = scryptPasswords({ logN: 10, r: 8, p: 1 });
/** Lockout that ends only with a password reset. */
const never = new Date('9999-12-31T00:00:00.000Z');

type Needs = Pick<Context, 'ids' | 'clock'>;

/** Inserts an account that does not exist yet; an existing account is left unchanged. */
async function saveAccount(db: Database, { ids, clock }: Needs, demo: DemoAccount): Promise<string | null> {
  const { email, firstName, lastName, password, taxCertificateNumber } = demo;
  const made = {
    id: ids.row(),
    emailAddress: email,
    emailKey: emailKey(email),
    isEmailConfirmed: true,
    firstName,
    lastName,
    passwordHash: password === '' ? null : await cheapPasswords.hash(password),
    taxCertificateNumber,
    createdAt: clock.now(),
  };
  const [fresh] = await db.insert(accounts).values(made).onConflictDoNothing().returning({ id: accounts.id });
  return fresh?.id ?? null;
}

async function furnish(db: Database, needs: Needs, demo: DemoAccount, accountId: string): Promise<void> {
  const { ids, clock } = needs;
  for (const [index, address] of demo.addresses.entries())
    await db.insert(savedAddresses).values({ id: ids.row(), accountId, address, isDefault: index === 0 });
  const cards = [];
  for (const card of demo.cards) cards.push({ ...card, token: await saveDemoCard(db, needs, card), binRange: '' });
  await insertCards(db, needs, accountId, cards);
  if (demo.signIn === 'locked-out') {
    const subject = hashOfSecret(emailKey(demo.email));
    const locked = { subject, tries: 5, lastTryAt: clock.now(), lockedUntil: never };
    await db.insert(loginAttempts).values(locked).onConflictDoNothing();
  }
  await seedCarts(db, needs, demo, accountId);
  await seedBoards(db, needs, demo, accountId);
  await seedRegistries(db, needs, demo, accountId);
}

/** Makes the accounts of docs/demo-data.md when they are others than the last time. */
export async function seedAccounts(db: Database, needs: Needs): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(demoAccounts)).digest('hex');
  const [state] = await db.select().from(seedState).where(eq(seedState.name, 'accounts'));
  if (state?.hash === hash) return;
  await db.transaction(async (tx) => {
    for (const demo of demoAccounts) {
      const id = await saveAccount(tx, needs, demo);
      if (id !== null) await furnish(tx, needs, demo, id);
    }
    const row = { name: 'accounts', hash };
    await tx.insert(seedState).values(row).onConflictDoUpdate({ target: seedState.name, set: row });
  });
}
