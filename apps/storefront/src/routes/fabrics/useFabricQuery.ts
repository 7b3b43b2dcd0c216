import { fabricsUrl, parseFabricQuery } from '@settee/domain';
import { useUrlQuery } from '../../shell/useUrlQuery.ts';

/**
 * Filters, sort order and page count of the fabrics page. A filter change adds a history entry, more pages do not.
 * FABRIC-04, FABRIC-22
 */
export const useFabricQuery = () =>
  useUrlQuery({
    parse: parseFabricQuery,
    url: fabricsUrl,
    isReplacing: (next, before) => next.page > before.page,
  });
