import { type FabricQuery, fabricsUrl, readFabricQuery } from '@settee/domain';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLog } from '../../data/problems.ts';

/** A query that the address could not take over. */
interface Unwritten {
  query: FabricQuery;
  /** The entry of the history that it was wanted on. */
  key: string;
}

/** Whether the history takes entries now: browsers refuse after too many, and where they keep nothing. */
function refusalOfHistory(): unknown {
  try {
    window.history.replaceState(window.history.state, '');
    return null;
  } catch (problem) {
    return problem ?? 'refused';
  }
}

/**
 * Filters, order and pages as the address has them. Another filter is a step of the history, more pages are not. A
 * history that fails is logged, and the page shows what was asked for all the same. FABRIC-04, FABRIC-22
 */
export function useFabricQuery(inAddress: URLSearchParams): [FabricQuery, (next: FabricQuery) => void] {
  const navigate = useNavigate();
  const { key } = useLocation();
  const log = useLog();
  const [unwritten, setUnwritten] = useState<Unwritten | null>(null);
  const query = unwritten?.key === key ? unwritten.query : readFabricQuery(inAddress);
  const go = (next: FabricQuery) => {
    const refusal = refusalOfHistory();
    if (refusal !== null) {
      log(`The history could not be written: ${String(refusal)}`);
      return setUnwritten({ query: next, key });
    }
    setUnwritten(null);
    const isMore = next.page > query.page;
    void navigate(fabricsUrl(next), { replace: isMore, preventScrollReset: true });
  };
  return [query, go];
}
