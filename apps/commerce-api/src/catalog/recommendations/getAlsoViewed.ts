import type { getAlsoViewed as endpoint } from '@settee/contract';
import { alsoViewed } from '@settee/domain';
import type { Handler } from '../../platform/handler.ts';
import { byItem } from './by-item.ts';

/** Returns products viewed by shoppers who viewed an item. XSELL-01 */
export const getAlsoViewed: Handler<typeof endpoint> = byItem(alsoViewed);
