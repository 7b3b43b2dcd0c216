import { emailMaxLength, readEmail, whenPasted } from '@settee/domain';

/** Attributes of a text field for an email address; its `autoComplete` depends on the form. */
export const emailField = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: emailMaxLength,
  readText: whenPasted(readEmail),
} as const;
