import {
  emailMaxLength,
  type FieldError,
  readEmail,
  type TopLevelDomain,
  validateEmail,
  whenPasted,
} from '@settee/domain';

/** Attributes of a text field for an email address; its `autoComplete` depends on the form. */
export const emailField = {
  type: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  readText: whenPasted(readEmail),
} as const;

/** Whether an email address has too many characters; its field explains that and cuts nothing. SIGN-37, PWD-11 */
export const isEmailTooLong = (typed: string) => readEmail(typed).length > emailMaxLength;

/** Validates an email address; returns `too-long` for one over the limit. SIGN-37, PWD-11 */
export const validateEmailEntry = (typed: string, topLevelDomain: TopLevelDomain): FieldError | 'too-long' | null =>
  isEmailTooLong(typed) ? 'too-long' : validateEmail(typed, topLevelDomain);

/** Returns the sentence for a broken rule of an email address; `undefined` without one. */
export const toEmailError = (
  problem: string | undefined,
  labels: { emailProblem: string; emailTooLong: (limit: number) => string },
) => problem && (problem === 'too-long' ? labels.emailTooLong(emailMaxLength) : labels.emailProblem);
