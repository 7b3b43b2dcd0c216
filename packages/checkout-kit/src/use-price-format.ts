import { getPriceFormat, type PriceFormat, type Site, type SiteCulture } from '@settee/domain';
import { useAmountFormat } from '@settee/ui';
import { useSiteCulture } from './use-site-culture.ts';

/** Returns the format of amounts: that of the nearest `SiteProvider`, or of the country where it has none. */
export function usePriceFormat(siteCulture?: SiteCulture): PriceFormat {
  return useAmountFormat(getPriceFormat(useSiteCulture(siteCulture)));
}

/** Returns the format of amounts of a site; what is not given is that of the nearest `SiteProvider`. */
export function useSiteFormat(given?: Partial<PriceFormat>): PriceFormat {
  const { locale, currency } = usePriceFormat();
  return { locale: given?.locale ?? locale, currency: given?.currency ?? currency };
}

/** Country, language and currency of a site. */
export type SiteFormat = Pick<Site, 'siteCulture'> & PriceFormat;

/** Returns country and formats of a site; what is not given is that of the nearest `SiteProvider`. */
export function useSiteAndFormat(given?: Partial<SiteFormat>): SiteFormat {
  const siteCulture = useSiteCulture(given?.siteCulture);
  const { locale, currency } = usePriceFormat(siteCulture);
  return { siteCulture, locale: given?.locale ?? locale, currency: given?.currency ?? currency };
}
