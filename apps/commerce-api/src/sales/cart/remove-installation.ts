import { isSameItem, quantityLimits } from '@settee/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { CartLineItemRow } from './cart.ts';
import { cartLineItems } from './tables.ts';

/** Takes the service off a line; a line that is like another then grows into it. CART-18, VALID-21 */
export async function removeInstallation(
  tx: Database,
  lines: readonly CartLineItemRow[],
  line: CartLineItemRow,
): Promise<void> {
  const plain = { ...line, installationType: '' };
  const matchingLine = lines.find(
    (other) => other.id !== line.id && other.isSaved === line.isSaved && isSameItem(other, plain),
  );
  if (!matchingLine) {
    await tx.update(cartLineItems).set({ installationType: '' }).where(eq(cartLineItems.id, line.id));
    return;
  }
  const quantity = Math.min(quantityLimits.max, matchingLine.quantity + line.quantity);
  await tx.update(cartLineItems).set({ quantity }).where(eq(cartLineItems.id, matchingLine.id));
  await tx.delete(cartLineItems).where(eq(cartLineItems.id, line.id));
}
