import type { removeCertificates as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { removeTender } from './remove-tender.ts';

/** Takes every certificate out; any card may pay again. TENDER-09 */
export const removeCertificates: Handler<typeof endpoint> = (call) => removeTender(call, 'rewardCertificate');
