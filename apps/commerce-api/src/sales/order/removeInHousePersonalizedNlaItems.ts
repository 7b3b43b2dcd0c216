import type { removeInHousePersonalizedNlaItems as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { removeInHouse } from './remove-unavailable.ts';

/** VALID-20 */
export const removeInHousePersonalizedNlaItems: Handler<typeof endpoint> = removeInHouse;
