import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useLog } from '../data/problems.ts';
import { useOtherParams } from './useOtherParams.ts';

/** A query that shows before the router has written it into the address, or though it could not. */
interface Ahead<Query> {
  query: Query;
  /** The router's location when the query was chosen; with any later one the address is the source of truth again. */
  from: Location;
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

export interface UrlQuerySettings<Query> {
  parse: (search: URLSearchParams) => Query;
  /** Path with the query in it, without parameters of others. */
  url: (query: Query) => string;
  /** Whether Back must not undo a change; by default it undoes every one. */
  isReplacing?: (next: Query, before: Query) => boolean;
}

/**
 * Filters, sort order and page from the URL; changes show at once and add a history entry. A history error is logged,
 * and the page still shows the selected filters. Returns the query, the function that changes it, and the address of
 * another query; parameters of others stay.
 */
export function useUrlQuery<Query>({
  parse,
  url: urlOf,
  isReplacing,
}: UrlQuerySettings<Query>): [Query, (next: Query) => void, (next: Query) => string] {
  const navigate = useNavigate();
  const location = useLocation();
  const withOthers = useOtherParams();
  const log = useLog();
  const [ahead, setAhead] = useState<Ahead<Query> | null>(null);
  useEffect(() => {
    // Back may return to the same location before the router has left it.
    const forget = () => setAhead(null);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  const query = ahead?.from === location ? ahead.query : parse(new URLSearchParams(location.search));

  const hrefOf = (next: Query) => withOthers(urlOf(next));
  const go = (next: Query) => {
    const url = hrefOf(next);
    const wanted = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const historyError = getHistoryError();
    if (historyError !== null) log(`The history could not be written: ${String(historyError)}`);
    setAhead({ query: next, from: location });
    // The browser's address: the router's may be about to change.
    if (historyError === null && wanted !== window.location.search)
      void navigate(url, { replace: isReplacing?.(next, query) ?? false, preventScrollReset: true });
  };
  return [query, go, hrefOf];
}
