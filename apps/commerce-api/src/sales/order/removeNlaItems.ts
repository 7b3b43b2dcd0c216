import type { removeNlaItems as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { removeUnavailable } from './remove-unavailable.ts';

/** VALID-16 */
export const removeNlaItems: Handler<typeof endpoint> = removeUnavailable;
