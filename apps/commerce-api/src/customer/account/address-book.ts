import type { SavedAddress } from '@settee/domain';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { AccountContact, CustomerDirectory } from '../../platform/ports/customer-directory.ts';
import type { Database } from '../../platform/database/database.ts';
import { savedAddresses } from './tables.ts';
import { findAccountNames, findEmailKey, lockAccount } from '../../platform/session/accounts.queries.ts';

export const customerDirectory: CustomerDirectory = {
  findAddresses: async (db, accountId) => (await loadAddresses(db, accountId)).addresses.map(({ address }) => address),
  findContact,
  findEmailKey,
};

/** Most addresses of an account. */
export const maxAddresses = 30;

export type AddressRow = typeof savedAddresses.$inferSelect;

/** The address book's rows, the default first. */
function readAddressRows(db: Database, accountId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(savedAddresses)
    .where(eq(savedAddresses.accountId, accountId))
    .orderBy(desc(savedAddresses.isDefault), asc(savedAddresses.id));
}

/** Name, email address and phone numbers of an account. */
export async function findContact(db: Database, shopperKey: string): Promise<AccountContact | null> {
  const names = await findAccountNames(db, shopperKey);
  if (!names) return null;
  const [first] = await readAddressRows(db, shopperKey);
  return { ...names, addressPhone: first?.address.dayPhone ?? '' };
}

/** Locks the rows of the account and returns them. */
export async function lockAddressRows(tx: Database, accountId: string): Promise<AddressRow[]> {
  await lockAccount(tx, accountId);
  return readAddressRows(tx, accountId);
}

/** One address of its account. */
export const isAddress = ({ accountId, id }: Pick<AddressRow, 'accountId' | 'id'>) =>
  and(eq(savedAddresses.accountId, accountId), eq(savedAddresses.id, id));

/** Makes one address the default, and no other. */
export async function makeDefault(tx: Database, row: AddressRow): Promise<void> {
  await tx.update(savedAddresses).set({ isDefault: false }).where(eq(savedAddresses.accountId, row.accountId));
  await tx.update(savedAddresses).set({ isDefault: true }).where(isAddress(row));
}

/** Adds addresses to a new account, the first as the default. */
export async function insertAddresses(
  db: Database,
  { ids }: Pick<Context, 'ids'>,
  accountId: string,
  addresses: readonly AddressRow['address'][],
): Promise<void> {
  for (const [index, address] of addresses.entries())
    await db.insert(savedAddresses).values({ id: ids.row(), accountId, address, isDefault: index === 0 });
}

export async function loadAddresses(db: Database, accountId: string): Promise<{ addresses: SavedAddress[] }> {
  const rows = await readAddressRows(db, accountId);
  return {
    addresses: rows.map(({ id, address, isDefault }) => ({ address: { ...address, addressId: id }, isDefault })),
  };
}
