import type { SavedAddress } from '@settee/domain';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { savedAddresses } from './tables.ts';
import { accounts } from '../../platform/session/tables.ts';

/** Most addresses of an account. */
export const maxAddresses = 30;

export type AddressRow = typeof savedAddresses.$inferSelect;

/** The address book's rows, the default first. */
export function readAddressRows(db: Database, accountId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(savedAddresses)
    .where(eq(savedAddresses.accountId, accountId))
    .orderBy(desc(savedAddresses.isDefault), asc(savedAddresses.id));
}

/** Locks the rows of the account and returns them. */
export async function lockAddressRows(tx: Database, accountId: string): Promise<AddressRow[]> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
  return readAddressRows(tx, accountId);
}

/** Makes one address the default, and no other. */
export async function makeDefault(tx: Database, { id, accountId }: AddressRow): Promise<void> {
  await tx.update(savedAddresses).set({ isDefault: false }).where(eq(savedAddresses.accountId, accountId));
  await tx.update(savedAddresses).set({ isDefault: true }).where(eq(savedAddresses.id, id));
}

export async function loadAddresses(db: Database, accountId: string): Promise<{ addresses: SavedAddress[] }> {
  const rows = await readAddressRows(db, accountId);
  return {
    addresses: rows.map(({ id, address, isDefault }) => ({ address: { ...address, addressId: id }, isDefault })),
  };
}
