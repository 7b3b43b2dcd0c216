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

/** Returns the error of a history write, such as after too many writes or without storage; `null` if it works. */
function getHistoryError(): unknown {
  try {
    window.history.replaceState(window.history.state, '');
    return null;
  } catch (problem) {
    return problem ?? 'refused';
  }
}

/**
 * Filters, sort order and page count from the URL; changes show at once. A filter change adds a history entry, more
 * pages do not. A history error is logged, and the page still shows the selected filters. FABRIC-04, FABRIC-22
 */
export function useFabricQuery(): [FabricQuery, (next: FabricQuery) => void] {
  const navigate = useNavigate();
  const { search } = useLocation();
  const log = useLog();
  const [requested, setRequested] = useState<Ahead | null>(null);
  const ahead = requested?.via.includes(search) ? requested : null;
  // After the navigation the URL is the source of truth again, also when Back returns to the previous one.
  if (requested && !ahead) setRequested(null);
  useEffect(() => {
    const forget = () => setRequested(null);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  const query = ahead?.query ?? parseFabricQuery(new URLSearchParams(search));

  const go = (next: FabricQuery) => {
    const url = fabricsUrl(next);
    const wanted = url.slice(freeSwatchesUrl.length);
    const historyError = getHistoryError();
    if (historyError !== null) log(`The history could not be written: ${String(historyError)}`);
    if (historyError === null && wanted === search) return setRequested(null);
    setRequested({ query: next, search: wanted, via: ahead ? [...ahead.via, ahead.search] : [search] });
    if (historyError === null) void navigate(url, { replace: next.page > query.page, preventScrollReset: true });
  };
  return [query, go];
}
