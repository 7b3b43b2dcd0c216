import { ok, quantityLimits, err, registryLimits, type Result } from '@settee/domain';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';
import { registryMessages as words } from './messages.ts';
import { isNotRemoved, type RegistryRow } from './registries-of.ts';
import { registryItems } from './tables.ts';
import type { WantedItem } from './wanted-item.ts';

/** Undo window of a removed item, in ms. */
const undoWindowMs = 10 * 60_000;

type Needs = Pick<Context, 'ids' | 'clock'>;

/** Requested item with its registry. */
export interface PlacedItem extends WantedItem {
  registry: RegistryRow;
}

/** Deletes items that were removed long ago. */
export async function purgeSoftDeleted(tx: Database, { clock }: Needs, registryId: string): Promise<void> {
  const before = new Date(clock.now().getTime() - undoWindowMs);
  await tx
    .delete(registryItems)
    .where(and(eq(registryItems.registryId, registryId), lt(registryItems.removedAt, before)));
}

const isSame =
  ({ item, designKey }: WantedItem) =>
  (row: typeof registryItems.$inferSelect) =>
    row.sku === item.sku && row.optionChoiceParameter === item.optionChoiceParameter && row.designKey === designKey;

/** Returns an error when a locked registry has no capacity for the new items. */
export async function checkRegistryCapacity(
  tx: Database,
  registry: RegistryRow,
  placed: readonly PlacedItem[],
): Promise<Result<null, string>> {
  const coming = placed.filter((one) => one.registry.id === registry.id);
  const rows = await tx
    .select()
    .from(registryItems)
    .where(and(eq(registryItems.registryId, registry.id), isNotRemoved));
  const atMax = coming.find((one) => (rows.find(isSame(one))?.requestedQuantity ?? 0) >= quantityLimits.max);
  if (atMax) return err(words.atMax(atMax.item.sellable.product.name));
  const fresh = coming.filter((one) => !rows.some(isSame(one)));
  return rows.length + fresh.length > registryLimits.items ? err(words.full) : ok(null);
}

/** Adds an item; an equal item increases its requested quantity, up to 99. */
export async function putItem(
  tx: Database,
  needs: Needs,
  { registry, item, quantity, designKey, design }: PlacedItem,
): Promise<void> {
  const { sku, optionChoiceParameter, sellable } = item;
  const { registryId, requestedQuantity, removedAt } = registryItems;
  await purgeSoftDeleted(tx, needs, registry.id);
  await tx
    .insert(registryItems)
    .values({
      id: needs.ids.row(),
      registryId: registry.id,
      sku,
      optionChoiceParameter,
      designKey,
      design,
      requestedQuantity: quantity,
      name: sellable.product.name,
      addedAt: needs.clock.now(),
    })
    .onConflictDoUpdate({
      target: [registryId, registryItems.sku, registryItems.optionChoiceParameter, registryItems.designKey],
      set: {
        requestedQuantity: sql`case when ${removedAt} is null then least(${quantityLimits.max}, ${requestedQuantity} + excluded.wants) else excluded.wants end`,
        name: sql`excluded.name`,
        removedAt: null,
      },
    });
}
