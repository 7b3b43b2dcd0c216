import type { removeTenderCode as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { removeTender } from './remove-tender.ts';

/** TENDER-06 */
export const removeTenderCode: Handler<typeof endpoint> = (call) =>
  removeTender(call, 'tenderCode', call.input.tenderCodeNumber);
