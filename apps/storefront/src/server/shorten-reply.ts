import { getProduct } from '@settee/contract';
import { briefPage, codesInQuery, type ProductPage } from '@settee/domain';
import { queryKeyPrefix } from '../data/query.ts';
import type { RouteLocation } from '../page.ts';

const product = queryKeyPrefix(getProduct.id);

/**
 * Cuts a very long reply to what the HTML of a page needs; the browser then reads the whole. Returns any other reply
 * itself. `name` is its query key.
 */
export function shortenReply(name: string, reply: unknown, { query }: RouteLocation): unknown {
  if (!name.startsWith(product)) return reply;
  // The key names the endpoint, so this is its reply.
  return briefPage(reply as ProductPage, codesInQuery(String(query)));
}
