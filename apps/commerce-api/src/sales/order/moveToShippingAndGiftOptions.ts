import type { moveToShippingAndGiftOptions as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { moveTo } from './move-to.ts';

/** CHK-26 */
export const moveToShippingAndGiftOptions: Handler<typeof endpoint> = (call) => moveTo(2, call);
