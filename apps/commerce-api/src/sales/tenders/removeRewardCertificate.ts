import type { removeRewardCertificate as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { removeTender } from './remove-tender.ts';

/** TENDER-08 */
export const removeRewardCertificate: Handler<typeof endpoint> = (call) =>
  removeTender(call, 'rewardCertificate', call.input.certificateNumber);
