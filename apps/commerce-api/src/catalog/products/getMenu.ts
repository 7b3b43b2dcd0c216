import type { getMenu as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { findCategories } from './categories.ts';

/** The categories of the brand in their order. */
export const getMenu: Handler<typeof endpoint> = async ({ ctx, site }) => ({
  categories: await findCategories(ctx.db, site.brand),
});
