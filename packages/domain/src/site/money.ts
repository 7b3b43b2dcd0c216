import type { Cents, SiteCulture } from './brand.ts';

const SIGN: Record<SiteCulture, string> = { USA: '$', CANADA: 'CAD ' };

/**
 * Formats an amount in cents: '$1,234.50' and '-$1,234.50', on the Canadian site 'CAD 1,234.50'. SITE-09 to SITE-13
 * Does not use Intl, which formats as 'CA$' with a no-break space in some runtimes and is slower in long lists.
 */
export function formatPrice(cents: Cents, siteCulture: SiteCulture): string {
  if (!Number.isSafeInteger(cents))
    throw new RangeError(`A price must be whole cents, got ${cents}; round it where it arises`);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const units = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}${SIGN[siteCulture]}${units}.${digits.slice(-2)}`;
}
