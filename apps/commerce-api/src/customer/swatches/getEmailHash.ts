import type { getEmailHash as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { hashOfEmail } from './hash-of-contact.ts';

/** SWATCH-90 */
export const getEmailHash: Handler<typeof endpoint> = async ({ input }) => ({ emailHash: hashOfEmail(input.email) });
