import { type RegistryListEntry, type Site } from '@settee/domain';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { accounts } from '../../platform/session/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { registryMessages } from './messages.ts';
import { registries, registryItems } from './tables.ts';

export type RegistryRow = typeof registries.$inferSelect;

/** An item that has not been taken out. */
export const isNotRemoved = isNull(registryItems.removedAt);

/** The registries of an account on a brand. */
export const isOwnRegistry = (accountId: string, { brand }: Pick<Site, 'brand'>) =>
  and(eq(registries.accountId, accountId), eq(registries.brand, brand));

/** Lets changes to one shopper's registries go one after another. */
export async function lockAccount(tx: Database, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
}

/** One registry of an account; `null` when it is nobody's or somebody else's. */
export async function findRegistry(
  db: Database,
  accountId: string,
  site: Pick<Site, 'brand'>,
  grId: number,
): Promise<RegistryRow | null> {
  const isThis = and(isOwnRegistry(accountId, site), eq(registries.grId, grId));
  const [found] = await db.select().from(registries).where(isThis);
  return found ?? null;
}

/** Such as 'Jun 12, 2027'. REG-34 */
function shortDate(eventDate: string, { locale }: Pick<Site, 'locale'>): string {
  const style = { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, style).format(new Date(`${eventDate}T00:00:00Z`));
}

export function toEntry(row: RegistryRow, registryQtyWants: number, site: Pick<Site, 'locale'>): RegistryListEntry {
  return {
    id: row.grId,
    eventType: registryMessages.eventTypes[row.registryType],
    shortEventDate: shortDate(row.eventDate, site),
    registryOwnernsName: row.ownersName,
    registryType: row.registryType,
    registryQtyWants,
  };
}

/** The registries of an account, the newest first, with how many pieces they want of what `counted` says. One query. */
export async function loadEntries(
  db: Database,
  accountId: string,
  site: Site,
  counted?: SQL,
): Promise<RegistryListEntry[]> {
  const wanted = and(eq(registryItems.registryId, registries.id), isNotRemoved, counted);
  const rows = await db
    .select({ row: registries, wants: sql<number>`coalesce(sum(${registryItems.requestedQuantity}), 0)::int` })
    .from(registries)
    .leftJoin(registryItems, wanted)
    .where(isOwnRegistry(accountId, site))
    .groupBy(registries.id)
    .orderBy(desc(registries.createdAt), desc(registries.id));
  return rows.map(({ row, wants }) => toEntry(row, wants, site));
}
