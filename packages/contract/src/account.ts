import type * as Schemas from './account.schemas.ts';
import { endpoint } from './endpoint.ts';

export { getUserAccount } from './user.ts';

export const getLoginPopupConfig = /* @__PURE__ */ endpoint<typeof Schemas.getLoginPopupConfig>({
  id: 'account.loginPopupConfig',
  method: 'GET',
  path: '/account/login-popup-config',
  requirement: 'SIGN-26',
  startsSession: true,
});

/** Authenticates for the embedded identity widget; the returned token is posted with the form of SIGN-28. */
export const authenticate = /* @__PURE__ */ endpoint<typeof Schemas.authenticate>({
  id: 'account.authenticate',
  method: 'POST',
  path: '/account/sign-in/authenticate',
  requirement: 'SIGN-01, path ours',
  requiresCsrfToken: true,
  startsSession: true,
});

export const signOut = /* @__PURE__ */ endpoint<typeof Schemas.signOut>({
  id: 'account.signOut',
  method: 'POST',
  path: '/account/sign-out',
  requirement: 'SITE-17, path ours',
  requiresCsrfToken: true,
});

/** Creates an account; the response is the same for an existing email address, only the email differs. */
export const createAccount = /* @__PURE__ */ endpoint<typeof Schemas.createAccount>({
  id: 'account.create',
  method: 'POST',
  path: '/account/create-account/create',
  requirement: 'ROUTE-15, path ours',
  requiresCsrfToken: true,
});

/** Takes a mailed token, once. */
export const confirmEmail = /* @__PURE__ */ endpoint<typeof Schemas.confirmEmail>({
  id: 'account.confirmEmail',
  method: 'POST',
  path: '/account/email/confirm',
  requirement: 'path ours',
  requiresCsrfToken: true,
  startsSession: true,
});

export const getRequestVerificationToken = /* @__PURE__ */ endpoint<typeof Schemas.getRequestVerificationToken>({
  id: 'account.requestVerificationToken',
  method: 'GET',
  path: '/account/reset-password/GetRequestVerificationToken',
  requirement: 'PWD-13',
  startsSession: true,
});

export const requestPasswordReset = /* @__PURE__ */ endpoint<typeof Schemas.requestPasswordReset>({
  id: 'account.requestPasswordReset',
  method: 'POST',
  path: '/account/reset-password/okta-reset-password-request',
  requirement: 'PWD-14',
  requiresCsrfToken: true,
});

export const getResetPasswordContent = /* @__PURE__ */ endpoint<typeof Schemas.getResetPasswordContent>({
  id: 'account.resetPasswordContent',
  method: 'GET',
  path: '/account/reset-password/content',
  requirement: 'PWD-15',
});

export const forgotPassword = /* @__PURE__ */ endpoint<typeof Schemas.forgotPassword>({
  id: 'account.forgotPassword',
  method: 'POST',
  path: '/account/reset-password/forgot-password',
  requirement: 'PWD-12, PWD-16',
  requiresCsrfToken: true,
  retry: { maxRetries: 2, delayMs: 500 },
});

export const checkResetLink = /* @__PURE__ */ endpoint<typeof Schemas.checkResetLink>({
  id: 'account.checkResetLink',
  method: 'GET',
  path: '/account/reset-password/check',
  requirement: 'PWD-01, path ours',
});

export const setPassword = /* @__PURE__ */ endpoint<typeof Schemas.setPassword>({
  id: 'account.setPassword',
  method: 'POST',
  path: '/account/reset-password/set-password',
  requirement: 'PWD-01, path ours',
  requiresCsrfToken: true,
});

export const getProfile = /* @__PURE__ */ endpoint<typeof Schemas.getProfile>({
  id: 'account.profile',
  method: 'GET',
  path: '/account/profile',
  requirement: 'ROUTE-22, path ours',
});

export const saveName = /* @__PURE__ */ endpoint<typeof Schemas.saveName>({
  id: 'account.saveName',
  method: 'POST',
  path: '/account/profile/name',
  requirement: 'ROUTE-22, path ours',
  requiresCsrfToken: true,
  invalidates: ['account.profile', 'account.user'],
});

export const savePreferences = /* @__PURE__ */ endpoint<typeof Schemas.savePreferences>({
  id: 'account.savePreferences',
  method: 'POST',
  path: '/account/profile/preferences',
  requirement: 'ROUTE-22, path ours',
  requiresCsrfToken: true,
  invalidates: ['account.profile', 'account.user'],
});

export const changeEmail = /* @__PURE__ */ endpoint<typeof Schemas.changeEmail>({
  id: 'account.changeEmail',
  method: 'POST',
  path: '/account/email/change',
  requirement: 'ROUTE-22, path ours',
  requiresCsrfToken: true,
  invalidates: ['account.profile', 'account.user'],
});

export const changePassword = /* @__PURE__ */ endpoint<typeof Schemas.changePassword>({
  id: 'account.changePassword',
  method: 'POST',
  path: '/account/password/change',
  requirement: 'ROUTE-22, path ours',
  requiresCsrfToken: true,
  invalidates: ['account.profile', 'account.user'],
});

export const deleteAccount = /* @__PURE__ */ endpoint<typeof Schemas.deleteAccount>({
  id: 'account.delete',
  method: 'POST',
  path: '/account/delete',
  requirement: 'ROUTE-22, path ours',
  requiresCsrfToken: true,
});

export const getSavedAddresses = /* @__PURE__ */ endpoint<typeof Schemas.getSavedAddresses>({
  id: 'account.addresses',
  method: 'GET',
  path: '/account/address-book/list',
  requirement: 'ROUTE-22, path ours',
});

export const saveAddress = /* @__PURE__ */ endpoint<typeof Schemas.saveAddress>({
  id: 'account.saveAddress',
  method: 'POST',
  path: '/account/address-book/save',
  requirement: 'ROUTE-22, path ours',
  requiresCsrfToken: true,
  invalidates: ['account.addresses'],
});

export const removeAddress = /* @__PURE__ */ endpoint<typeof Schemas.removeAddress>({
  id: 'account.removeAddress',
  method: 'POST',
  path: '/account/address-book/remove',
  requirement: 'ROUTE-22, path ours',
  requiresCsrfToken: true,
  invalidates: ['account.addresses'],
});

export const getSavedCards = /* @__PURE__ */ endpoint<typeof Schemas.getSavedCards>({
  id: 'account.cards',
  method: 'GET',
  path: '/account/saved-cards/list',
  requirement: 'CARD-14, path ours',
});

export const addSavedCard = /* @__PURE__ */ endpoint<typeof Schemas.addSavedCard>({
  id: 'account.addCard',
  method: 'POST',
  path: '/account/saved-cards/add',
  requirement: 'CARD-14, path ours',
  requiresCsrfToken: true,
  invalidates: ['account.cards'],
});

export const removeSavedCard = /* @__PURE__ */ endpoint<typeof Schemas.removeSavedCard>({
  id: 'account.removeCard',
  method: 'POST',
  path: '/account/saved-cards/remove',
  requirement: 'CARD-14, path ours',
  requiresCsrfToken: true,
  invalidates: ['account.cards'],
});

export const setDefaultCard = /* @__PURE__ */ endpoint<typeof Schemas.setDefaultCard>({
  id: 'account.setDefaultCard',
  method: 'POST',
  path: '/account/saved-cards/default',
  requirement: 'CARD-14, path ours',
  requiresCsrfToken: true,
  invalidates: ['account.cards'],
});

/** The orders of a signed-in shopper, newest first. */
export const getOrders = /* @__PURE__ */ endpoint<typeof Schemas.getOrders>({
  id: 'account.orders',
  method: 'GET',
  path: '/account/order-history/list',
  requirement: 'ROUTE-22, path ours',
});

/** One order of the signed-in shopper; `null` for any other. */
export const getOrder = /* @__PURE__ */ endpoint<typeof Schemas.getOrder>({
  id: 'account.order',
  method: 'GET',
  path: '/account/order-history/order',
  requirement: 'ROUTE-22, path ours',
});

export const getBrowsers = /* @__PURE__ */ endpoint<typeof Schemas.getBrowsers>({
  id: 'account.browsers',
  method: 'GET',
  path: '/account/browsers/list',
  requirement: 'SITE-17, path ours',
});

export const signOutBrowser = /* @__PURE__ */ endpoint<typeof Schemas.signOutBrowser>({
  id: 'account.signOutBrowser',
  method: 'POST',
  path: '/account/browsers/sign-out',
  requirement: 'SITE-17, path ours',
  requiresCsrfToken: true,
  invalidates: ['account.browsers'],
});

export const signOutOtherBrowsers = /* @__PURE__ */ endpoint<typeof Schemas.signOutOtherBrowsers>({
  id: 'account.signOutOtherBrowsers',
  method: 'POST',
  path: '/account/browsers/sign-out-others',
  requirement: 'SITE-17, path ours',
  requiresCsrfToken: true,
  invalidates: ['account.browsers'],
});
