import type { getChecklist as endpoint } from '@settee/contract';
import { hasChecklist, getRecommendedQuantities } from '@settee/domain';
import { requireAccount } from '../../platform/session/require-account.ts';
import { findCategories } from '../../catalog/products/categories.ts';
import type { Handler } from '../../platform/handler.ts';
import { notFound } from '../../platform/http/error-response.ts';
import { toEntry, findRegistry } from './registries-of.ts';
import { readItems, getRequestedQuantity } from './registry-items.ts';

/** The categories that registries of the kind usually hold, and every other one of which something is in it. REG-13 to REG-15 */
export const getChecklist: Handler<typeof endpoint> = requireAccount(async ({ input, account, ctx, site }) => {
  const row = await findRegistry(ctx.db, account.id, site, input.registryId);
  if (!row || !hasChecklist(ctx.config, row.registryType)) return notFound;
  const [items, all] = await Promise.all([readItems(ctx.db, site, row), findCategories(ctx.db, site.brand)]);
  const usual = getRecommendedQuantities(row.registryType);
  const rank = (code: string) => {
    const at = usual.findIndex(({ category }) => category === code);
    return at < 0 ? usual.length : at;
  };
  const listed = all
    .map(({ code, title, url }) => ({
      code,
      title,
      url,
      usual: usual.find(({ category }) => category === code)?.pieces ?? 0,
      items: items.flatMap(({ item: { id, name, url: at, wants, picture: image }, product }) =>
        product?.category === code ? [{ id, name, url: at, wants, picture: image }] : [],
      ),
    }))
    .filter((category) => category.usual > 0 || category.items.length > 0)
    .toSorted((one, other) => rank(one.code) - rank(other.code));
  return { ...toEntry(row, getRequestedQuantity(items), site), categories: listed };
});
