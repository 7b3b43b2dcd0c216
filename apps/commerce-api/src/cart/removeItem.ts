import type { removeItem as endpoint } from '@settee/contract';
import { eq } from 'drizzle-orm';
import type { Handler } from '../handler.ts';
import { changed, changeLine } from './change-line.ts';
import { basketLines } from './tables.ts';

/** CART-13 */
export const removeItem: Handler<typeof endpoint> = (call) =>
  changeLine(call, async ({ tx, line }) => {
    await tx.delete(basketLines).where(eq(basketLines.id, line.id));
    return changed;
  });
