import type { saveForLater as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { changeLine } from './change-line.ts';
import { moveToSavedForLater } from './move-to-saved-for-later.ts';

/** CART-14 */
export const saveForLater: Handler<typeof endpoint> = (call) =>
  changeLine(call, (given) => moveToSavedForLater(given, true));
