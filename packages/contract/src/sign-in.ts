import * as v from 'valibot';
import * as schemas from './account.schemas.ts';
import { endpoint } from './endpoint.ts';
import * as examples from './examples/account.ts';
import { booleanSchema, emptySchema, shortText } from './fields.ts';

export const getLoginPopupConfig = endpoint({
  id: 'account.loginPopupConfig',
  method: 'GET',
  path: '/account/login-popup-config',
  requirement: 'SIGN-26',
  summary: 'Returns the configuration and messages of the sign-in panel.',
  startsSession: true,
  input: emptySchema,
  reply: schemas.loginPopupConfigSchema,
  example: {
    input: {},
    reply: {
      isLoggedIn: false,
      identityDomain: '',
      identityWidgetUrl: '',
      identityWidgetIntegrity: { script: '', style: '' },
      googleIdp: 'google',
      appleIdp: '',
      antiForgeryToken: examples.sampleToken,
      messages: {
        lockout: 'Your account is locked. Please wait 15 minutes, or reset your password.',
        usernameRequired: 'Please enter your email address.',
        passwordRequired: 'Please enter your password.',
        signInErrorSummary: 'That email or password isn’t right. Please try again.',
      },
    },
  },
});

export const authenticate = endpoint({
  id: 'account.authenticate',
  method: 'POST',
  path: '/account/sign-in/authenticate',
  requirement: 'SIGN-01, SIGN-28, own path',
  summary:
    'Checks email and password for the identity widget. Returns a session token to post with the sign-in form, or an error code.',
  requiresCsrfToken: true,
  startsSession: true,
  input: v.object({ username: schemas.emailField, password: schemas.passwordField, rememberMe: booleanSchema }),
  reply: schemas.authenticateResponse,
  example: {
    input: { username: 'maren@example.com', password: examples.password, rememberMe: true },
    reply: { sessionToken: examples.sampleToken, antiForgeryToken: examples.sampleToken, errorCode: '' },
  },
});

export const signOut = endpoint({
  id: 'account.signOut',
  method: 'POST',
  path: '/account/sign-out',
  requirement: 'SITE-17, own path',
  summary: 'Signs this browser out. The cart stays in the account.',
  requiresCsrfToken: true,
  input: emptySchema,
  reply: emptySchema,
  example: { input: {}, reply: {} },
});

export const createAccount = endpoint({
  id: 'account.create',
  method: 'POST',
  path: '/account/create-account/create',
  requirement: 'ROUTE-15, own path',
  summary:
    'Emails a link that confirms the address and creates the account. The response is the same for an address that has an account.',
  requiresCsrfToken: true,
  input: v.object({
    firstName: shortText,
    lastName: shortText,
    emailAddress: schemas.emailField,
    password: schemas.passwordField,
    isNewsWanted: booleanSchema,
  }),
  reply: schemas.messageResponse,
  example: {
    input: {
      firstName: 'Maren',
      lastName: 'Lindqvist',
      emailAddress: 'maren@example.com',
      password: examples.password,
      isNewsWanted: true,
    },
    reply: { isSuccess: true, message: 'Check your email for a link to confirm your address.' },
  },
});

export const confirmEmail = endpoint({
  id: 'account.confirmEmail',
  method: 'POST',
  path: '/account/email/confirm',
  requirement: 'own path',
  summary: 'Confirms an email address with an emailed token. A token works once.',
  requiresCsrfToken: true,
  startsSession: true,
  input: v.object({ token: schemas.tokenField, password: v.optional(schemas.passwordField, '') }),
  reply: schemas.confirmEmailResponse,
  example: {
    input: { token: examples.sampleToken },
    reply: { isSuccess: true, message: '', sessionToken: examples.sampleToken, isPasswordWanted: false },
  },
});

export const getRequestVerificationToken = endpoint({
  id: 'account.requestVerificationToken',
  method: 'GET',
  path: '/account/reset-password/GetRequestVerificationToken',
  requirement: 'PWD-13',
  summary: 'Returns the token and the heading of the forgot-password form.',
  startsSession: true,
  input: emptySchema,
  reply: schemas.requestVerificationTokenResponse,
  example: {
    input: {},
    reply: { requestToken: examples.sampleToken, headerMessage: 'Enter your email address and we’ll send you a link.' },
  },
});

export const requestPasswordReset = endpoint({
  id: 'account.requestPasswordReset',
  method: 'POST',
  path: '/account/reset-password/okta-reset-password-request',
  requirement: 'PWD-14',
  summary: 'Emails a password-reset link if the address has an account. The response is the same if it has none.',
  requiresCsrfToken: true,
  input: v.object({ accountEmail: schemas.emailField }),
  reply: schemas.messageResponse,
  example: {
    input: { accountEmail: 'maren@example.com' },
    reply: { isSuccess: true, message: 'Check your email for a link to reset your password.' },
  },
});

export const getResetPasswordContent = endpoint({
  id: 'account.resetPasswordContent',
  method: 'GET',
  path: '/account/reset-password/content',
  requirement: 'PWD-15',
  summary: 'Returns the text of the reset view in the sign-in panel.',
  input: emptySchema,
  reply: schemas.resetPasswordContentResponse,
  example: {
    input: {},
    reply: {
      title: 'Reset Password',
      text: 'Enter your email address and we’ll send you a link to choose a new password.',
    },
  },
});

export const forgotPassword = endpoint({
  id: 'account.forgotPassword',
  method: 'POST',
  path: '/account/reset-password/forgot-password',
  requirement: 'PWD-12, PWD-16',
  summary:
    'Emails a password-reset link for the forgot-password popup. The response is the same if the address has no account.',
  requiresCsrfToken: true,
  retry: { maxRetries: 2, delayMs: 500 },
  input: v.object({ email: schemas.emailField, token: schemas.tokenField }),
  reply: schemas.messageResponse,
  example: {
    input: { email: 'maren@example.com', token: examples.sampleToken },
    reply: { isSuccess: true, message: 'Check your email for a link to reset your password.' },
  },
});

export const checkResetLink = endpoint({
  id: 'account.checkResetLink',
  method: 'GET',
  path: '/account/reset-password/check',
  requirement: 'PWD-01, own path',
  summary: 'Checks whether an emailed reset link is still valid.',
  input: v.object({ token: schemas.tokenField }),
  reply: schemas.checkResetLinkResponse,
  example: { input: { token: examples.sampleToken }, reply: { isValid: true } },
});

export const setPassword = endpoint({
  id: 'account.setPassword',
  method: 'POST',
  path: '/account/reset-password/set-password',
  requirement: 'PWD-01, own path',
  summary: 'Sets a new password with an emailed token and signs out all browsers. A token works once.',
  requiresCsrfToken: true,
  input: v.object({ token: schemas.tokenField, password: schemas.passwordField }),
  reply: schemas.messageResponse,
  example: {
    input: { token: examples.sampleToken, password: examples.password },
    reply: { isSuccess: true, message: 'Your password has been changed. Please sign in.' },
  },
});
