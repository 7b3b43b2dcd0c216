import type { DeliveryDayTexts } from '@settee/domain';
import type { PerSite } from '../site-types.ts';
import type { DeliveryRun } from './types.ts';

/** Delivery times in the delivery information. DELIV-10 to DELIV-12 */
export const deliveryDayTexts: PerSite<DeliveryDayTexts> = {
  USA: {
    standard: '4–7 business days',
    poBox: '5–8 business days; with 2-day delivery, 2–3 days (Mon–Sat)',
    fpoApo: '3-6 weeks',
    twoDay: '2 business days when ordered by noon CT',
    nextDay: 'Next business day when ordered by noon CT',
    nonContinental: '7-14 business days, with a $10 fee',
    rush: '2 business days',
    longDistance: '4–6 weeks, scheduled with you',
    basicFreight: '2–4 weeks, curbside',
    giftCards: '3–5 business days, or instantly by email',
  },
  CANADA: {
    standard: '5-9 business days',
    poBox: '6-10 business days',
    fpoApo: '',
    twoDay: '',
    nextDay: '',
    nonContinental: '',
    rush: '',
    longDistance: '5-8 weeks, by appointment',
    basicFreight: '3–5 weeks, curbside',
    giftCards: '5–8 business days, or instantly by email',
  },
};

/** Windows for a delivery into the home, by the days after it is ready. */
export const deliveryRuns: readonly DeliveryRun[] = [
  { code: 'weekday-morning', title: 'Weekday morning, 8 am to noon', window: { from: 2, to: 6 } },
  { code: 'weekday-afternoon', title: 'Weekday afternoon, noon to 5 pm', window: { from: 2, to: 6 } },
  { code: 'saturday', title: 'Saturday, 8 am to 2 pm', window: { from: 3, to: 9 } },
];

/** Yearly shipping dates of gifts held for a holiday, month and day. SHIP-04 */
export const holidays: readonly { name: string; shippingDate: string; shippingRange: string }[] = [
  { name: 'Mother’s Day', shippingDate: '05-04', shippingRange: 'May 4 – May 9' },
  { name: 'Thanksgiving', shippingDate: '11-18', shippingRange: 'Nov 18 - Nov 22' },
  { name: 'Hanukkah', shippingDate: '12-08', shippingRange: 'Dec 8 - Dec 12' },
  { name: 'Christmas', shippingDate: '12-15', shippingRange: 'Dec 15 - Dec 20' },
];
