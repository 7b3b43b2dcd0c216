import type { Words } from '../../../platform/mail/rendered.ts';

const hello = (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,');
const notYou = 'If this was not you, please reset your password, and call us.';

/** The words of every letter. */
export const emailTemplates = {
  confirmAccount: (firstName: string, url: string): Words => ({
    subject: 'Confirm your email address',
    greeting: hello(firstName),
    paragraphs: ['Please confirm your email address. Your account begins with it.'],
    link: { label: 'Confirm Email Address', url },
    note: 'The link holds for 24 hours. If you have not asked for an account just now, please leave it alone: nothing happens then.',
  }),
  accountExists: (firstName: string, url: string): Words => ({
    subject: 'You have an account already',
    greeting: hello(firstName),
    paragraphs: [
      'Somebody, most likely you, asked for a new account with this email address. There is one already.',
      'Please sign in with its password. If you have forgotten it, choose a new one.',
    ],
    link: { label: 'Reset Password', url },
    note: 'The link holds for 30 minutes and works once. If it was not you, nothing has happened.',
  }),
  resetPassword: (firstName: string, url: string): Words => ({
    subject: 'Choose a new password',
    greeting: hello(firstName),
    paragraphs: ['You asked for a link to choose a new password. All your browsers are signed out when you do.'],
    link: { label: 'Reset Password', url },
    note: 'The link holds for 30 minutes and works once. If it was not you, please leave it alone: your password stays as it is.',
  }),
  confirmAddress: (firstName: string, url: string): Words => ({
    subject: 'Confirm your new email address',
    greeting: hello(firstName),
    paragraphs: ['Please confirm that this is the new email address of your account.'],
    link: { label: 'Confirm Email Address', url },
    note: 'The link holds for 24 hours. If you have not asked for it, please leave it alone: nothing happens then.',
  }),
  emailChanged: (firstName: string): Words => ({
    subject: 'Your email address was changed',
    greeting: hello(firstName),
    paragraphs: ['The email address of your account is another one now. This is the last mail to the one before.'],
    note: 'If this was not you, please call us.',
  }),
  passwordChanged: (firstName: string): Words => ({
    subject: 'Your password was changed',
    greeting: hello(firstName),
    paragraphs: ['The password of your account was changed, and your other browsers were signed out.'],
    note: notYou,
  }),
  identityLinked: (firstName: string, provider: string): Words => ({
    subject: `You can sign in with ${provider} now`,
    greeting: hello(firstName),
    paragraphs: [
      `Somebody signed in to your account with ${provider}, under your email address. Both ways lead in now.`,
    ],
    note: notYou,
  }),
} as const;
