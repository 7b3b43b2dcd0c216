import type { removePersonalizedItems as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { removeUnmade } from './remove-unavailable.ts';

/** VALID-19 */
export const removePersonalizedItems: Handler<typeof endpoint> = removeUnmade;
