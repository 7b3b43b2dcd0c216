import type { getAlsoViewed as endpoint } from '@settee/contract';
import { alsoViewed } from '@settee/domain';
import type { Handler } from '../../platform/handler.ts';
import { byItem } from './by-item.ts';

/** What people look at who look at an item. XSELL-01 */
export const getAlsoViewed: Handler<typeof endpoint> = byItem(alsoViewed);
