import { eq, lt } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { swatchOrders } from './tables.ts';

/** Retention of swatch orders, in ms. */
const retentionMs = 90 * 86_400_000;

/** Forgets who ordered swatches and where they went. */
export async function forgetSwatchOrders({ db, clock }: Context): Promise<void> {
  await db.delete(swatchOrders).where(lt(swatchOrders.placedAt, new Date(clock.now().getTime() - retentionMs)));
}

/** Deletes all swatch orders of an email address. */
export async function deleteSwatchOrdersOf(tx: Database, emailKey: string): Promise<void> {
  await tx.delete(swatchOrders).where(eq(swatchOrders.emailKey, emailKey));
}
