import { emailMaxLength, readEmail, validateEmail } from '../delivery/email.ts';
import { validatePhone } from '../delivery/phone.ts';
import { graphemes } from '../personalization/validate-texts.ts';
import type { Sku } from '../site/brand.ts';

/** Product, quantity and contact of a quote request. The phone number is optional. ATC-05 */
export interface QuoteRequest {
  sku: Sku;
  quantity: number;
  name: string;
  emailAddress: string;
  phone: string;
  message: string;
}

/** Response to a quote request. */
export type QuoteResponse = { isSuccess: true; quoteNumber: string } | { isSuccess: false; errorMessage: string };

/** Maximum lengths of a quote request, in characters, and its highest quantity. */
export const quoteLimits = { name: 60, message: 1000, quantity: 9999 } as const;

export type QuoteField = 'quantity' | 'name' | 'emailAddress' | 'phone' | 'message';
/** `too-long` only for the email address. */
export type QuoteErrors = Partial<Record<QuoteField, 'missing' | 'invalid' | 'too-long'>>;

/** Validates a quote request; empty if it can be sent. */
export function validateQuoteRequest(request: Omit<QuoteRequest, 'sku'>): QuoteErrors {
  const { quantity, name, emailAddress, phone, message } = request;
  const errors: QuoteErrors = {};
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > quoteLimits.quantity) errors.quantity = 'invalid';
  if (name.trim() === '') errors.name = 'missing';
  else if (graphemes(name.trim()) > quoteLimits.name || /[\r\n]/.test(name.trim())) errors.name = 'invalid';
  const emailError = readEmail(emailAddress).length > emailMaxLength ? 'too-long' : validateEmail(emailAddress, 'any');
  if (emailError) errors.emailAddress = emailError;
  if (phone.trim() !== '' && validatePhone(phone)) errors.phone = 'invalid';
  if (graphemes(message.trim()) > quoteLimits.message) errors.message = 'invalid';
  return errors;
}
