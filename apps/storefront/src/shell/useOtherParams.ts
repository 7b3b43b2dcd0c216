import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { usePage } from '../data/site.ts';
import { withOtherParams } from '../other-params.ts';

/** Returns a function that adds the parameters of others at the present address to an address of the shop. */
export function useOtherParams(): (to: string) => string {
  const { pathname, search } = useLocation();
  return useCallback((to) => withOtherParams(to, { pathname, search }), [pathname, search]);
}

/** Home of the same brand in the other country, with the parameters of others; empty when there is none. */
export function useOtherSite(): string {
  const withOthers = useOtherParams();
  const { otherSite } = usePage();
  return otherSite && withOthers(otherSite);
}
