import type { getAlsoBought as endpoint } from '@settee/contract';
import { alsoBought } from '@settee/domain';
import type { Handler } from '../../platform/handler.ts';
import { byItem } from './by-item.ts';

/** Returns products ordered together with an item, then related products. XSELL-02 */
export const getAlsoBought: Handler<typeof endpoint> = byItem(alsoBought);
