import type { DeliveryDayTexts } from '@settee/domain';
import type { PerSite } from '../site-types.ts';
import type { DeliveryRun } from './types.ts';

/** Delivery times in the delivery information. DELIV-10 to DELIV-12 */
export const deliveryDayTexts: PerSite<DeliveryDayTexts> = {
  USA: {
    standard: '4–7 business days',
    poBox: '5–8 business days; with 2-day delivery, 2–3 days (Mon–Sat)',
    fpoApo: '3–6 weeks',
    twoDay: '2 business days when ordered by noon CT',
    nextDay: 'Next business day when ordered by noon CT',
    nonContinental: '7–14 business days, with a $10 fee',
    rush: '2 business days',
    longDistance: '1–5 weeks, or 4–12 weeks if made to order; scheduled with you',
    basicFreight: '2–6 weeks, or 4–13 weeks if made to order; curbside',
    giftCards: '3–5 business days, or instantly by email',
  },
  CANADA: {
    standard: '5–9 business days',
    poBox: '6–10 business days',
    fpoApo: '',
    twoDay: '',
    nextDay: '',
    nonContinental: '',
    rush: '',
    longDistance: '1–5 weeks, or 4–13 weeks if made to order; scheduled with you',
    basicFreight: '2–6 weeks, or 4–14 weeks if made to order; curbside',
    giftCards: '5–8 business days, or instantly by email',
  },
};

const weekdays = [1, 2, 3, 4, 5];

/** Times of day for deliveries into the home. SHIP-09 */
export const deliveryRuns: readonly DeliveryRun[] = [
  { code: 'morning', title: '8 am to noon', weekdays },
  { code: 'afternoon', title: 'noon to 5 pm', weekdays },
  { code: 'saturday', title: '8 am to 2 pm', weekdays: [6] },
];

/** Deliveries into the home that a region’s truck can make at one time of day. SHIP-09 */
export const deliveriesPerRun = 4;

/** Days that basic freight takes longer than delivery into the home. */
export const freightExtraDays = { from: 3, to: 7 } as const;
