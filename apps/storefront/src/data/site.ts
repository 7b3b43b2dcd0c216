import { type ShopSite, getSite } from '@settee/domain';
import { createContext, use, useMemo } from 'react';
import type { PageData } from '../page-data.ts';

const PageContext = createContext<PageData | null>(null);
export const PageProvider = PageContext;

/** Returns the page data sent by the server. */
export function usePage(): PageData {
  const page = use(PageContext);
  if (!page) throw new Error('There is no page above this component; wrap it in PageProvider.');
  return page;
}

/** The facts of the present site. */
export function useSite(): ShopSite {
  const { brand, siteCulture, locale, nameFields, emailDomains } = usePage();
  return useMemo(() => {
    const site = getSite(brand, siteCulture, locale);
    const settings = { nameFields: nameFields ?? site.nameFields, emailDomains: emailDomains ?? site.emailDomains };
    const isDefault = settings.nameFields === site.nameFields && settings.emailDomains === site.emailDomains;
    return isDefault ? site : { ...site, ...settings };
  }, [brand, siteCulture, locale, nameFields, emailDomains]);
}
