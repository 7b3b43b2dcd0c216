import { demoAccounts, type DemoAccount } from '@settee/catalog';
import { emailKey } from '@settee/domain';
import { createHash } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isSeeded, saveSeedHash } from '../../../platform/seed-state.queries.ts';
import { insertAccount } from '../../../platform/session/accounts.queries.ts';
import { lockSubject } from '../../../platform/session/login-attempts.ts';
import { seedCarts } from '../../../sales/cart/seed-carts.ts';
import { saveDemoCard } from '../../../sales/payment/embedded-provider/demo-cards.ts';
import { insertCards } from '../../../sales/payment/saved-cards.queries.ts';
import { seedBoards } from '../../favorites/seed-boards.ts';
import { seedRegistries } from '../../registry/seed-registries.ts';
import { insertAddresses } from '../address-book.ts';
import { scryptPasswords } from '../passwords.ts';

/** Hasher for the public demo passwords: low cost, and the first sign-in rehashes them. */
const cheapPasswords = scryptPasswords({ logN: 10, r: 8, p: 1 });
/** Lockout that ends only with a password reset. */
const never = new Date('9999-12-31T00:00:00.000Z');

type Needs = Pick<Context, 'ids' | 'clock'>;

/** Inserts an account that does not exist yet and returns its id; an existing account is left unchanged. */
async function saveAccount(db: Database, needs: Needs, demo: DemoAccount): Promise<string | null> {
  const { email, firstName, lastName, password, taxCertificateNumber } = demo;
  const passwordHash = password === '' ? null : await cheapPasswords.hash(password);
  return insertAccount(db, needs, { emailAddress: email, firstName, lastName, passwordHash, taxCertificateNumber });
}

async function furnish(db: Database, needs: Needs, demo: DemoAccount, accountId: string): Promise<void> {
  await insertAddresses(db, needs, accountId, demo.addresses);
  const cards = [];
  for (const card of demo.cards) cards.push({ ...card, token: await saveDemoCard(db, needs, card), binRange: '' });
  await insertCards(db, needs, accountId, cards);
  if (demo.signIn === 'locked-out') await lockSubject({ db, clock: needs.clock }, emailKey(demo.email), never);
  await seedCarts(db, needs, demo, accountId);
  await seedBoards(db, needs, demo, accountId);
  await seedRegistries(db, needs, demo, accountId);
}

/** Makes the accounts of docs/demo-data.md when they are others than the last time. */
export async function seedAccounts(db: Database, needs: Needs): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(demoAccounts)).digest('hex');
  if (await isSeeded(db, 'accounts', hash)) return;
  await db.transaction(async (tx) => {
    for (const demo of demoAccounts) {
      const id = await saveAccount(tx, needs, demo);
      if (id !== null) await furnish(tx, needs, demo, id);
    }
    await saveSeedHash(tx, 'accounts', hash);
  });
}
