import { getPriceFormat, type PriceFormat, type SiteCulture } from '@settee/domain';
import { useAmountFormat } from '@settee/ui';
import { useSiteCulture } from './use-site-culture.ts';

/** Returns the format of amounts: that of the nearest `SiteProvider`, or of the country where it has none. */
export function usePriceFormat(siteCulture?: SiteCulture): PriceFormat {
  return useAmountFormat(getPriceFormat(useSiteCulture(siteCulture)));
}
