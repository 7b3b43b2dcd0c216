import type { moveToPaymentPage as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { moveTo } from './move-to.ts';

/** CHK-27 */
export const moveToPaymentPage: Handler<typeof endpoint> = (call) => moveTo(3, call);
