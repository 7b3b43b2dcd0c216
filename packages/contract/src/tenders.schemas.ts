import * as v from 'valibot';
import { cents, shortText } from './fields.ts';

/** Input of the checkout form and of the add-to-cart page. TENDER-01, TENDER-02 */
export const giftCardField = v.union([
  v.object({ cardNumber: shortText, cardPin: shortText }),
  v.pipe(
    v.object({ number: shortText, pin: shortText }),
    v.transform(({ number, pin }) => ({ cardNumber: number, cardPin: pin })),
  ),
]);
export const tenderCodeField = v.object({ tenderCodeNumber: shortText });

export const rewardsResponse = v.object({ rewardsTotal: cents });
