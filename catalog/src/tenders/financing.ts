import type { Cents } from '@settee/domain';
import type { PerSite } from '../site-types.ts';

/** Financing offer of the store card, as alternative to rewards. FIN-01 */
export const financingOffer: { least: PerSite<Cents>; months: number; terms: string } = {
  /** Charged to the house card at least, in cents. */
  least: { USA: 50_000, CANADA: 65_000 },
  months: 12,
  terms:
    'No interest if the promotional balance on this order is paid in full within 12 months. Pay at least the minimum each month. ' +
    'If any of it remains after 12 months, interest is charged at 29.99% from the purchase date. Financed orders don’t earn rewards.',
};
