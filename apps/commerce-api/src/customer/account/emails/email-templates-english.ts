import type { Words } from '../../../platform/mail/rendered.ts';

const hello = (firstName: string) => (firstName ? `Hi ${firstName},` : 'Hello,');
const notYou = 'Wasn’t you? Reset your password right away, then give us a call.';

/** Texts of all emails by template. */
export const english = {
  confirmAccount: (firstName: string, url: string): Words => ({
    subject: 'Confirm your email address',
    greeting: hello(firstName),
    paragraphs: ['Welcome! Confirm your email address to activate your account.'],
    link: { label: 'Confirm Email Address', url },
    note: 'This link expires in 24 hours. Didn’t create an account? You can ignore this email.',
  }),
  accountExists: (firstName: string, url: string): Words => ({
    subject: 'You already have an account',
    greeting: hello(firstName),
    paragraphs: [
      'Someone, probably you, tried to create an account with this email address. You already have one.',
      'Sign in with your password, or reset it if you’ve forgotten it.',
    ],
    link: { label: 'Reset Password', url },
    note: 'This link works once and expires in 30 minutes. If this wasn’t you, you can ignore this email.',
  }),
  resetPassword: (firstName: string, url: string): Words => ({
    subject: 'Reset your password',
    greeting: hello(firstName),
    paragraphs: ['We got a request to reset your password. When you choose a new one, we’ll sign you out everywhere.'],
    link: { label: 'Reset Password', url },
    note: 'This link works once and expires in 30 minutes. Didn’t ask for it? Ignore this email and your password won’t change.',
  }),
  confirmAddress: (firstName: string, url: string): Words => ({
    subject: 'Confirm your new email address',
    greeting: hello(firstName),
    paragraphs: ['Please confirm this as the new email address for your account.'],
    link: { label: 'Confirm Email Address', url },
    note: 'This link expires in 24 hours. Didn’t ask for this change? You can ignore this email.',
  }),
  emailChanged: (firstName: string): Words => ({
    subject: 'Your email address was changed',
    greeting: hello(firstName),
    paragraphs: [
      'The email address for your account has been changed. This is the last email we’ll send to this address.',
    ],
    note: 'Wasn’t you? Please call us right away.',
  }),
  passwordChanged: (firstName: string): Words => ({
    subject: 'Your password was changed',
    greeting: hello(firstName),
    paragraphs: ['Your password has been changed, and we signed you out everywhere else.'],
    note: notYou,
  }),
  identityLinked: (firstName: string, provider: string): Words => ({
    subject: `You can now sign in with ${provider}`,
    greeting: hello(firstName),
    paragraphs: [
      `Someone used ${provider} to sign in to your account with this email address. You can now sign in either way.`,
    ],
    note: notYou,
  }),
};

export type EmailTemplates = typeof english;
