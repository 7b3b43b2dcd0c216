import type { savePayment as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { saveCards } from './save-cards.ts';

/** Cards that the order or the account has already. PAY-06 */
export const savePayment: Handler<typeof endpoint> = (call) => saveCards(call);
