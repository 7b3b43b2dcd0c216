import { isSameItem, quantityLimits } from '@settee/domain';
import type { Database } from '../../platform/database/database.ts';
import { type CartLineItemRow, deleteLine, updateLine } from './cart-lines.queries.ts';

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
    await updateLine(tx, line, { installationType: '' });
    return;
  }
  const quantity = Math.min(quantityLimits.max, matchingLine.quantity + line.quantity);
  await updateLine(tx, matchingLine, { quantity });
  await deleteLine(tx, line);
}
