import type { AccountProfile, SavedCard, SignedInBrowser, UserAccount } from '@settee/domain';
import * as calls from '../account.ts';
import { example } from '../example.ts';
import { address } from './checkout-state.ts';
import { orderDetails } from './checkout.ts';
import { image } from './pictures.ts';

const account: UserAccount = {
  emailAddress: 'maren@example.com',
  firstName: 'Maren',
  lastName: 'Lindqvist',
  isLoggedIn: true,
};
const sampleToken = 'mYz7wE1cJv0sS9xQ4hR2kP6nB8tL3dF5gA7uC1iO0eM';
const profile: AccountProfile = {
  account,
  hasPassword: true,
  identityProviders: [],
  preferences: { isNewsWanted: true, isOfferWanted: false },
  pendingEmailAddress: '',
  requestVerificationToken: sampleToken,
};
const addresses = { addresses: [{ address, isDefault: true }] };
const card: SavedCard = {
  id: '0190a7f2-0000-7000-8000-000000000006',
  type: 'visa',
  lastFour: '1111',
  expMonth: 8,
  expYear: 2029,
  isExpired: false,
  isDefault: true,
};
const cards = { cards: [card], limit: 5 };
const browser: SignedInBrowser = {
  id: '0190a7f2-0000-7000-8000-000000000007',
  name: 'Chrome on macOS',
  signedInAt: '2026-11-01T14:05:00.000Z',
  lastSeenAt: '2026-11-16T09:30:00.000Z',
  isThisOne: true,
};
const browsers = { browsers: [browser] };
const done = { isSuccess: true, message: '' };
const password = 'a long and quiet sentence';

export const accountExamples = [
  example(
    calls.getLoginPopupConfig,
    'What the sign-in panel needs before it shows.',
    {},
    {
      isLoggedIn: false,
      identityDomain: '',
      identityWidgetUrl: '',
      identityWidgetIntegrity: { script: '', style: '' },
      googleIdp: 'google',
      appleIdp: '',
      antiForgeryToken: sampleToken,
      messages: {
        lockout: 'Your account is locked. Please wait 15 minutes, or reset your password.',
        usernameRequired: 'Please enter your email address.',
        passwordRequired: 'Please enter your password.',
        signInErrorSummary: 'That email or password isn’t right. Please try again.',
      },
    },
  ),
  example(calls.getUserAccount, 'Who the shopper is; empty texts for a guest.', {}, account),
  example(
    calls.authenticate,
    'Judges email and password; answers a token for the form of the sign-in, or an error code of the widget.',
    { username: 'maren@example.com', password, rememberMe: true },
    { sessionToken: sampleToken, errorCode: '' },
  ),
  example(calls.signOut, 'Ends the session of this browser; the cart stays with the account.', {}, {}),
  example(
    calls.createAccount,
    'Mails a link that confirms the address; the account begins with it.',
    { firstName: 'Maren', lastName: 'Lindqvist', emailAddress: 'maren@example.com', password, isNewsWanted: true },
    { isSuccess: true, message: 'Check your email for a link to confirm your address.' },
  ),
  example(
    calls.confirmEmail,
    'Confirms an address by the token that was mailed to it.',
    { token: sampleToken },
    { isSuccess: true, message: '', sessionToken: sampleToken, isPasswordWanted: false },
  ),
  example(
    calls.getRequestVerificationToken,
    'The token and the heading of the forgot-password form.',
    {},
    { requestToken: sampleToken, headerMessage: 'Enter your email address and we’ll send you a link.' },
  ),
  example(
    calls.requestPasswordReset,
    'Mails a link to reset the password, if the address has an account; answers alike if it has none.',
    { accountEmail: 'maren@example.com' },
    { isSuccess: true, message: 'Check your email for a link to reset your password.' },
  ),
  example(
    calls.getResetPasswordContent,
    "The words of the panel's reset view.",
    {},
    {
      title: 'Reset Password',
      text: 'Enter your email address and we’ll send you a link to choose a new password.',
    },
  ),
  example(
    calls.forgotPassword,
    'The same from the forgot-password popup.',
    { email: 'maren@example.com', token: sampleToken },
    { isSuccess: true, message: 'Check your email for a link to reset your password.' },
  ),
  example(calls.checkResetLink, 'Whether a mailed reset link still holds.', { token: sampleToken }, { isValid: true }),
  example(
    calls.setPassword,
    'Sets a new password by a mailed token, once; all browsers are signed out.',
    { token: sampleToken, password },
    { isSuccess: true, message: 'Your password has been changed. Please sign in.' },
  ),
  example(calls.getProfile, 'The account of the signed-in shopper.', {}, profile),
  example(calls.saveName, 'Changes the name.', { firstName: 'Maren', lastName: 'Lindqvist' }, profile),
  example(
    calls.savePreferences,
    'Changes what the shopper hears about.',
    { isNewsWanted: true, isOfferWanted: false },
    profile,
  ),
  example(
    calls.changeEmail,
    'Mails a link to the new address; the old one holds until it is followed.',
    { emailAddress: 'maren.l@example.com', password },
    { isSuccess: true, message: 'Check your new email for a link to confirm it.' },
  ),
  example(
    calls.changePassword,
    'Changes the password; all other browsers are signed out.',
    { currentPassword: password, newPassword: 'an even longer and quieter sentence' },
    { isSuccess: true, message: 'Your password has been changed.' },
  ),
  example(calls.deleteAccount, 'Deletes the account and all it keeps; orders stay without it.', { password }, done),
  example(calls.getSavedAddresses, 'The address book.', {}, addresses),
  example(
    calls.saveAddress,
    'Adds an address, or changes the one with its id.',
    { address, isDefault: true },
    addresses,
  ),
  example(calls.removeAddress, 'Removes an address.', { addressId: '0190a7f2-0000-7000-8000-000000000009' }, addresses),
  example(calls.getSavedCards, 'The saved cards.', {}, cards),
  example(
    calls.addSavedCard,
    'Saves a card that was sealed in the browser.',
    {
      type: 'visa',
      adyenCardData: 'eyJhbGciOiJSU0EtT0FFUC0yNTYifQ.sealed',
      lastFour: '1111',
      binRange: '411111',
      expMonth: 8,
      expYear: 2029,
      saveToAccount: true,
    },
    { isSuccess: true, message: '', ...cards },
  ),
  example(calls.removeSavedCard, 'Removes a card.', { id: '0190a7f2-0000-7000-8000-000000000008' }, cards),
  example(calls.setDefaultCard, 'Makes a card the one that is offered first.', { id: card.id }, cards),
  example(
    calls.getOrders,
    'The order history, newest first, twenty at a time.',
    { before: '' },
    {
      orders: [
        {
          orderNumber: orderDetails.orderNumber,
          placedAt: orderDetails.placedAt,
          total: orderDetails.orderSummary.total,
          currency: 'USD',
          itemCount: 2,
          pictures: [image],
        },
      ],
      older: '',
    },
  ),
  example(calls.getOrder, 'One order.', { orderNumber: orderDetails.orderNumber }, orderDetails),
  example(calls.getBrowsers, 'The browsers that are signed in.', {}, browsers),
  example(calls.signOutBrowser, 'Signs another browser out.', { id: '0190a7f2-0000-7000-8000-00000000000a' }, browsers),
  example(calls.signOutOtherBrowsers, 'Signs all other browsers out.', {}, browsers),
];
