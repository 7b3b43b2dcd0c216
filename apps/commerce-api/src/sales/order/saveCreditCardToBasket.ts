import type { saveCreditCardToBasket as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { saveCards } from './save-cards.ts';

/** Cards of which one at least is sealed. PAY-07 */
export const saveCreditCardToBasket: Handler<typeof endpoint> = (call) => saveCards(call);
