import type { RegistryListEntry, ShopSite } from '@settee/domain';
import { eq, and, desc, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { registries, registryItems } from './tables.ts';
import { registryMessages } from './messages.ts';

/** Returns true when the account has a registry, on either brand. REG-01 */
export async function isRegistrant(db: Database, accountId: string): Promise<boolean> {
  const found = await db
    .select({ id: registries.id })
    .from(registries)
    .where(eq(registries.accountId, accountId))
    .limit(1);
  return found.length > 0;
}

export type RegistryRow = typeof registries.$inferSelect;

/** An item that has not been removed. */
export const isNotRemoved = isNull(registryItems.removedAt);

/** The registries of an account on a brand. */
export const isOwnRegistry = (accountId: string, { brand }: Pick<ShopSite, 'brand'>) =>
  and(eq(registries.accountId, accountId), eq(registries.brand, brand));

/** One registry of an account; `null` when it is nobody's or somebody else's. */
export async function findRegistry(
  db: Database,
  accountId: string,
  site: Pick<ShopSite, 'brand'>,
  grId: number,
): Promise<RegistryRow | null> {
  const isThis = and(isOwnRegistry(accountId, site), eq(registries.grId, grId));
  const [found] = await db.select().from(registries).where(isThis);
  return found ?? null;
}

/** Such as 'Jun 12, 2027'. REG-34 */
function shortDate(eventDate: string, { locale }: Pick<ShopSite, 'locale'>): string {
  const style = { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, style).format(new Date(`${eventDate}T00:00:00Z`));
}

export function toEntry(row: RegistryRow, registryQtyWants: number, site: Pick<ShopSite, 'locale'>): RegistryListEntry {
  return {
    id: row.grId,
    eventType: registryMessages.eventTypes[row.registryType],
    shortEventDate: shortDate(row.eventDate, site),
    registryOwnernsName: row.ownersName,
    registryType: row.registryType,
    registryQtyWants,
  };
}

/** The registries of an account, the newest first, with the wanted quantity of the items in `counted`. One query. */
export async function loadEntries(
  db: Database,
  accountId: string,
  site: ShopSite,
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
