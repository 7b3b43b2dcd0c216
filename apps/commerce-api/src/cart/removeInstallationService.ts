import type { removeInstallationService as endpoint } from '@settee/contract';
import { eq } from 'drizzle-orm';
import type { Handler } from '../handler.ts';
import { changed, changeLine } from './change-line.ts';
import { basketLines } from './tables.ts';

/** CART-18 */
export const removeInstallationService: Handler<typeof endpoint> = (call) =>
  changeLine(call, async ({ tx, line }) => {
    await tx.update(basketLines).set({ installation: '' }).where(eq(basketLines.id, line.id));
    return changed;
  });
