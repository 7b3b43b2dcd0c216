import type { applyTenderCode as endpoint } from '@settee/contract';
import { tenderCodeKey } from '@settee/domain';
import type { Handler } from '../../platform/handler.ts';
import { applyTender } from './apply-tender.ts';

/** TENDER-05 */
export const applyTenderCode: Handler<typeof endpoint> = (call) =>
  applyTender(call, { kind: 'tenderCode', number: tenderCodeKey(call.input.tenderCodeNumber), pin: '' });
