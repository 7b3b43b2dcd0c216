import * as v from 'valibot';
import { shortText, textSchema } from './fields.ts';

export const promoField = v.object({ promoCode: shortText });

export const verifyPromoCodeResponse = v.object({ message: textSchema });
