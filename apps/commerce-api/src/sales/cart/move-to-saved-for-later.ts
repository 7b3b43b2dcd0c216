import { isSameItem, quantityLimits } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { changed, type CartChange, type LineChange } from './change-line.ts';
import { cartLineItems } from './tables.ts';

/** Moves a line between the cart and what is saved for later; an equal line that is there already takes it in. */
export async function moveToSavedForLater({ tx, line, lines }: LineChange, isSaved: boolean): Promise<CartChange> {
  if (line.isSaved === isSaved) return changed;
  const matchingLine = lines.find((other) => other.isSaved === isSaved && isSameItem(other, line));
  if (!matchingLine) {
    await tx.update(cartLineItems).set({ isSaved }).where(eq(cartLineItems.id, line.id));
    return changed;
  }
  const quantity = Math.min(quantityLimits.max, matchingLine.quantity + line.quantity);
  await tx.update(cartLineItems).set({ quantity }).where(eq(cartLineItems.id, matchingLine.id));
  await tx.delete(cartLineItems).where(eq(cartLineItems.id, line.id));
  return changed;
}
