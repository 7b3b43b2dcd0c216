import { type CatalogProduct, getDeliveryRegion } from '@settee/catalog';
import type { SiteCulture } from '@settee/domain';

const day = 86_400_000;
const formats: Record<SiteCulture, Intl.DateTimeFormat> = {
  USA: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'America/Chicago' }),
  CANADA: new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric', timeZone: 'America/Toronto' }),
};

/** Delivery estimate of an order placed now, such as 'Arrives Dec 4 – Dec 12'. */
export function deliveryEstimate(
  { from, to }: CatalogProduct['deliveryDays'],
  now: Date,
  siteCulture: SiteCulture,
): string {
  const [first, last] = [from, to].map((days) => formats[siteCulture].format(new Date(now.getTime() + days * day)));
  return `Arrives ${first} – ${last}`;
}

/** The days to a postal code: the product's own and those of the region, if it is known. */
export function getDeliveryDays(
  { deliveryMode, deliveryDays }: Pick<CatalogProduct, 'deliveryMode' | 'deliveryDays'>,
  postalCode: string,
  siteCulture: SiteCulture,
): CatalogProduct['deliveryDays'] {
  const extra = postalCode === '' ? 0 : (getDeliveryRegion(postalCode, siteCulture)?.extraDays[deliveryMode] ?? 0);
  return { from: deliveryDays.from + extra, to: deliveryDays.to + extra };
}
