import type { ReorderedLine } from '@settee/domain';
import { notFound } from '../../platform/http/error-response.ts';
import type { Handlers } from '../../platform/handler.ts';
import { addLineItems } from '../add-to-cart/add-line-items.ts';
import { getOrCreateCartForUpdate } from '../cart/cart.queries.ts';
import { findShownOrder } from '../order-status/order-status.queries.ts';
import { findOrderLines } from '../placed-orders/order-lines.queries.ts';
import { findReorderable } from './find-reorderable.ts';
import { findTerms } from './reorder-terms.ts';

/** Handlers of buying again. */
export const reorderHandlers = {
  /** Returns the terms of what is made for the shopper until they are accepted. Then adds the lines one by one in one transaction, so that one that is no longer sold does not block the others. */
  reorder: async ({ input, shopper, ctx, site }) => {
    const session = await shopper.session();
    const order = await findShownOrder(ctx, session, site, input.orderNumber);
    if (!order || !session) return notFound;
    const bought = await findOrderLines(ctx.db, order.id);
    const isWanted = ({ item }: { item: { id: string } }) =>
      input.lineIds.length === 0 || input.lineIds.includes(item.id);
    const found = await findReorderable(ctx.db, site, order.cartId, bought.filter(isWanted));
    const wanted = found.flatMap((one) => one.wanted ?? []);
    const terms = input.isAccepted ? null : await findTerms(ctx.db, site, wanted);
    if (terms) return { terms, addedItemCount: 0, lines: [] };
    return ctx.inTransaction(async (tx) => {
      let held = await getOrCreateCartForUpdate(tx, ctx, session, site);
      let addedItemCount = 0;
      const lines: ReorderedLine[] = [];
      for (const { line, wanted, price, problem } of found) {
        const put = wanted ? await addLineItems(tx, held, [wanted], ctx, site) : null;
        if (put?.ok) {
          held = { ...held, lines: put.value.lines };
          addedItemCount += put.value.addedItemCount;
          lines.push({ ...line, outcome: 'added', message: '', now: price });
        } else
          lines.push({
            ...line,
            outcome: problem?.outcome ?? 'gone',
            message: problem?.message ?? put?.error ?? '',
            now: 0,
          });
      }
      return { terms: null, addedItemCount, lines };
    });
  },
} satisfies Partial<Handlers<'order'>>;
