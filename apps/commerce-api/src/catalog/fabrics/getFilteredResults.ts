import type { getFilteredResults as endpoint } from '@settee/contract';
import { findFabrics, parseFabricQuery } from '@settee/domain';
import type { Handler } from '../../platform/handler.ts';
import { fabricOrders, loadFabrics } from './load-fabrics.ts';

/** Cards per page: full rows of two, three and four columns. FABRIC-23 */
export const fabricPageSize = 24;

/** The fabrics that filters leave, up to a page. FABRIC-17 */
export const getFilteredResults: Handler<typeof endpoint> = async ({ input, ctx, site }) => {
  const query = new Map(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const fabricQuery = parseFabricQuery({ get: (name) => query.get(name) ?? null });
  return findFabrics(await loadFabrics(ctx, site), fabricQuery, { orders: fabricOrders, pageSize: fabricPageSize });
};
