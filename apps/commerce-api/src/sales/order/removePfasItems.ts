import type { removePfasItems as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { removeRestricted } from './remove-unavailable.ts';

/** VALID-18 */
export const removePfasItems: Handler<typeof endpoint> = removeRestricted;
