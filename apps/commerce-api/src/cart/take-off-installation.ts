import { isSameItem, quantityLimits } from '@settee/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../world/database.ts';
import type { BasketLine } from './basket.ts';
import { basketLines } from './tables.ts';

/** Takes the service off a line; a line that is like another then grows into it. CART-18, VALID-21 */
export async function takeOffInstallation(tx: Database, lines: readonly BasketLine[], line: BasketLine): Promise<void> {
  const plain = { ...line, installationType: '' };
  const twin = lines.find(
    (other) => other.id !== line.id && other.isSaved === line.isSaved && isSameItem(other, plain),
  );
  if (!twin) {
    await tx.update(basketLines).set({ installationType: '' }).where(eq(basketLines.id, line.id));
    return;
  }
  const quantity = Math.min(quantityLimits.max, twin.quantity + line.quantity);
  await tx.update(basketLines).set({ quantity }).where(eq(basketLines.id, twin.id));
  await tx.delete(basketLines).where(eq(basketLines.id, line.id));
}
