import type { applyTaxExemption as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { applyExemption } from './apply-exemption.ts';

/** TENDER-23 */
export const applyTaxExemption: Handler<typeof endpoint> = (call) =>
  applyExemption(call, call.input.taxExemption, call.input.certificateNumber);
