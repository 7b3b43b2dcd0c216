import { type FabricQuery, fabricsUrl, freeSwatchesUrl, parseFabricQuery } from '@settee/domain';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLog } from '../../data/problems.ts';

/** A query that shows before the router has written it into the address, or though it could not. */
interface Ahead {
  query: FabricQuery;
  search: string;
  /** The addresses on the way to `search`. */
  via: readonly string[];
}

/** Why the history takes no entry: browsers refuse after too many, and where they keep nothing; `null` when it does. */
function refusalOfHistory(): unknown {
  try {
    window.history.replaceState(window.history.state, '');
    return null;
  } catch (problem) {
    return problem ?? 'refused';
  }
}

/**
 * Filters, order and pages as the address has them; they show at once. Another filter is a step of the history, more
 * pages are not. A history that fails is logged, and the page shows what was asked for all the same. FABRIC-04, FABRIC-22
 */
export function useFabricQuery(): [FabricQuery, (next: FabricQuery) => void] {
  const navigate = useNavigate();
  const { search } = useLocation();
  const log = useLog();
  const [asked, setAsked] = useState<Ahead | null>(null);
  const ahead = asked?.via.includes(search) ? asked : null;
  // Once there, the address is right again, also when Back leads to where it came from.
  if (asked && !ahead) setAsked(null);
  useEffect(() => {
    const forget = () => setAsked(null);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  const query = ahead?.query ?? parseFabricQuery(new URLSearchParams(search));

  const go = (next: FabricQuery) => {
    const url = fabricsUrl(next);
    const wanted = url.slice(freeSwatchesUrl.length);
    const refusal = refusalOfHistory();
    if (refusal !== null) log(`The history could not be written: ${String(refusal)}`);
    if (refusal === null && wanted === search) return setAsked(null);
    setAsked({ query: next, search: wanted, via: ahead ? [...ahead.via, ahead.search] : [search] });
    if (refusal === null) void navigate(url, { replace: next.page > query.page, preventScrollReset: true });
  };
  return [query, go];
}
