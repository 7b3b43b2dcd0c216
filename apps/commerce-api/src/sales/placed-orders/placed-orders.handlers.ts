import type { OrderHistoryEntry } from '@settee/domain';
import { loadOrderDetails } from './order-details.ts';
import { findItemsOfOrders } from './order-lines.queries.ts';
import { findShopperOrder, type ListedOrder, listShopperOrders } from './shopper-orders.queries.ts';
import { requireAccount } from '../../platform/require-account.ts';
import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/handler.ts';

const perPage = 20;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function listed({ db }: Context, rows: readonly ListedOrder[]): Promise<OrderHistoryEntry[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await findItemsOfOrders(db, ids);
  return rows.map(({ id, orderNumber, placedAt, total, siteCulture }) => {
    const own = lines.filter((line) => line.orderId === id);
    return {
      orderNumber,
      placedAt: placedAt.toISOString(),
      total,
      currency: siteCulture === 'CANADA' ? 'CAD' : 'USD',
      itemCount: own.reduce((count, line) => count + line.quantity, 0),
      pictures: own.map((line) => line.item.itemInfo.picture),
    };
  });
}

/** Handlers of the order history. */
export const orderHistoryHandlers = {
  /** One order of the account; `null` for any other. */
  getOrder: requireAccount(async ({ input, ctx, account }) => {
    const order = await findShopperOrder(ctx.db, input.orderNumber, account.id);
    return order ? loadOrderDetails(ctx, order) : null;
  }),

  /** The orders of an account on all sites, newest first; two queries. */
  getOrders: requireAccount(async ({ input, ctx, account }) => {
    const before = ID.test(input.before) ? input.before : null;
    const found = await listShopperOrders(ctx.db, account.id, { before, limit: perPage + 1 });
    const rows = found.slice(0, perPage);
    return { orders: await listed(ctx, rows), older: found.length > perPage ? (rows.at(-1)?.id ?? '') : '' };
  }),
} satisfies Partial<Handlers<'account'>>;
