import { validateEmail } from '../delivery/email.ts';
import { graphemes } from '../personalization/validate-texts.ts';

/** Subjects of a message to customer service. */
export const contactTopics = ['order', 'delivery', 'return', 'product', 'account', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Message of a shopper to customer service. The order number is optional. */
export interface ContactRequest {
  topic: ContactTopic;
  name: string;
  emailAddress: string;
  orderNumber: string;
  message: string;
}

/** Response to a message. */
export type ContactResponse = { isSuccess: true; caseNumber: string } | { isSuccess: false; errorMessage: string };

/** Maximum lengths of a message to customer service, in characters. */
export const contactLimits = { name: 60, orderNumber: 20, message: 1000 } as const;

export type ContactField = 'name' | 'emailAddress' | 'orderNumber' | 'message';
export type ContactErrors = Partial<Record<ContactField, 'missing' | 'invalid'>>;

function validateText(text: string, limit: number): 'missing' | 'invalid' | null {
  const typed = text.trim();
  if (typed === '') return 'missing';
  return graphemes(typed) > limit ? 'invalid' : null;
}

/** Validates a message; empty if it can be sent. */
export function validateContactRequest({
  name,
  emailAddress,
  orderNumber,
  message,
}: Omit<ContactRequest, 'topic'>): ContactErrors {
  const errors: ContactErrors = {};
  const nameError = /[\r\n]/.test(name.trim()) ? 'invalid' : validateText(name, contactLimits.name);
  if (nameError) errors.name = nameError;
  const emailError = validateEmail(emailAddress, 'any');
  if (emailError) errors.emailAddress = emailError;
  if (!/^[\w -]*$/.test(orderNumber.trim()) || orderNumber.trim().length > contactLimits.orderNumber)
    errors.orderNumber = 'invalid';
  const messageError = validateText(message, contactLimits.message);
  if (messageError) errors.message = messageError;
  return errors;
}
