import type { removeAllNlaItems as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { removeUnavailable } from './remove-unavailable.ts';

/** VALID-17 */
export const removeAllNlaItems: Handler<typeof endpoint> = removeUnavailable;
