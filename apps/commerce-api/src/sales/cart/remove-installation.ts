import { isSameItem, quantityLimits } from '@settee/domain';
import type { Database } from '../../platform/database/database.ts';
import type { CartLineItemRow } from './cart.ts';
import { isLine } from './line-condition.ts';
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
    await tx.update(cartLineItems).set({ installationType: '' }).where(isLine(line));
    return;
  }
  const quantity = Math.min(quantityLimits.max, matchingLine.quantity + line.quantity);
  await tx.update(cartLineItems).set({ quantity }).where(isLine(matchingLine));
  await tx.delete(cartLineItems).where(isLine(line));
}
