import { type Site, getSite } from '@settee/domain';
import { createContext, use } from 'react';
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
export function useSite(): Site {
  const { brand, siteCulture } = usePage();
  return getSite(brand, siteCulture);
}
