import type { postTaxExemption as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { applyExemption } from './apply-exemption.ts';

/** TENDER-24 */
export const postTaxExemption: Handler<typeof endpoint> = (call) =>
  applyExemption(call, call.input.isTaxExemptionApplied, call.input.certificateNumber);
