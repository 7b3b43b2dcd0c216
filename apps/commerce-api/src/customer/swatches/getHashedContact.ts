import type { getHashedContact as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { hashOfEmail, hashOfPhone } from './hash-of-contact.ts';

/** SWATCH-93 */
export const getHashedContact: Handler<typeof endpoint> = async ({ input }) => ({
  emailHash: hashOfEmail(input.email),
  phoneNumberHash: hashOfPhone(input.phone),
});
