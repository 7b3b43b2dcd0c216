import { quantityLimits } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { changed, type CartChange, type LineChange } from './change-line.ts';
import { basketLines } from './tables.ts';

/** Moves a line between the cart and what is saved for later; an equal line that is there already takes it in. */
export async function putAside({ tx, line, lines }: LineChange, isSaved: boolean): Promise<CartChange> {
  if (line.isSaved === isSaved) return changed;
  const twin = lines.find(
    (other) =>
      other.isSaved === isSaved &&
      other.sku === line.sku &&
      other.optionChoiceParameter === line.optionChoiceParameter &&
      other.designKey === line.designKey,
  );
  if (!twin) {
    await tx.update(basketLines).set({ isSaved }).where(eq(basketLines.id, line.id));
    return changed;
  }
  const quantity = Math.min(quantityLimits.max, twin.quantity + line.quantity);
  await tx.update(basketLines).set({ quantity }).where(eq(basketLines.id, twin.id));
  await tx.delete(basketLines).where(eq(basketLines.id, line.id));
  return changed;
}
