import type * as Schemas from './account.schemas.ts';
import { endpoint } from './endpoint.ts';

export { getUserAccount } from './user.ts';

export const getLoginPopupConfig = /* @__PURE__ */ endpoint<typeof Schemas.getLoginPopupConfig>({
  id: 'account.loginPopupConfig',
  method: 'GET',
  path: '/account/login-popup-config',
  spec: 'SIGN-26',
  beginsSession: true,
});

/** What the embedded identity widget asks; the token it answers goes into the form of SIGN-28. */
export const authenticate = /* @__PURE__ */ endpoint<typeof Schemas.authenticate>({
  id: 'account.authenticate',
  method: 'POST',
  path: '/account/sign-in/authenticate',
  spec: 'SIGN-01, path ours',
  antiForgery: true,
  beginsSession: true,
});

export const signOut = /* @__PURE__ */ endpoint<typeof Schemas.signOut>({
  id: 'account.signOut',
  method: 'POST',
  path: '/account/sign-out',
  spec: 'SITE-17, path ours',
  antiForgery: true,
});

/** Answers alike for an address that has an account and one that has none; the mail differs. */
export const createAccount = /* @__PURE__ */ endpoint<typeof Schemas.createAccount>({
  id: 'account.create',
  method: 'POST',
  path: '/account/create-account/create',
  spec: 'ROUTE-15, path ours',
  antiForgery: true,
});

/** Takes a mailed token, once. */
export const confirmEmail = /* @__PURE__ */ endpoint<typeof Schemas.confirmEmail>({
  id: 'account.confirmEmail',
  method: 'POST',
  path: '/account/email/confirm',
  spec: 'path ours',
  antiForgery: true,
  beginsSession: true,
});

export const getRequestVerificationToken = /* @__PURE__ */ endpoint<typeof Schemas.getRequestVerificationToken>({
  id: 'account.requestVerificationToken',
  method: 'GET',
  path: '/account/reset-password/GetRequestVerificationToken',
  spec: 'PWD-13',
  beginsSession: true,
});

export const requestPasswordReset = /* @__PURE__ */ endpoint<typeof Schemas.requestPasswordReset>({
  id: 'account.requestPasswordReset',
  method: 'POST',
  path: '/account/reset-password/okta-reset-password-request',
  spec: 'PWD-14',
  antiForgery: true,
});

export const getResetPasswordContent = /* @__PURE__ */ endpoint<typeof Schemas.getResetPasswordContent>({
  id: 'account.resetPasswordContent',
  method: 'GET',
  path: '/account/reset-password/content',
  spec: 'PWD-15',
});

export const forgotPassword = /* @__PURE__ */ endpoint<typeof Schemas.forgotPassword>({
  id: 'account.forgotPassword',
  method: 'POST',
  path: '/account/reset-password/forgot-password',
  spec: 'PWD-12, PWD-16',
  antiForgery: true,
  retry: { times: 2, waitMs: 500 },
});

export const checkResetLink = /* @__PURE__ */ endpoint<typeof Schemas.checkResetLink>({
  id: 'account.checkResetLink',
  method: 'GET',
  path: '/account/reset-password/check',
  spec: 'PWD-01, path ours',
});

export const setPassword = /* @__PURE__ */ endpoint<typeof Schemas.setPassword>({
  id: 'account.setPassword',
  method: 'POST',
  path: '/account/reset-password/set-password',
  spec: 'PWD-01, path ours',
  antiForgery: true,
});

export const getProfile = /* @__PURE__ */ endpoint<typeof Schemas.getProfile>({
  id: 'account.profile',
  method: 'GET',
  path: '/account/profile',
  spec: 'ROUTE-22, path ours',
});

export const saveName = /* @__PURE__ */ endpoint<typeof Schemas.saveName>({
  id: 'account.saveName',
  method: 'POST',
  path: '/account/profile/name',
  spec: 'ROUTE-22, path ours',
  antiForgery: true,
  refreshes: ['account.profile', 'account.user'],
});

export const savePreferences = /* @__PURE__ */ endpoint<typeof Schemas.savePreferences>({
  id: 'account.savePreferences',
  method: 'POST',
  path: '/account/profile/preferences',
  spec: 'ROUTE-22, path ours',
  antiForgery: true,
  refreshes: ['account.profile', 'account.user'],
});

export const changeEmail = /* @__PURE__ */ endpoint<typeof Schemas.changeEmail>({
  id: 'account.changeEmail',
  method: 'POST',
  path: '/account/email/change',
  spec: 'ROUTE-22, path ours',
  antiForgery: true,
  refreshes: ['account.profile', 'account.user'],
});

export const changePassword = /* @__PURE__ */ endpoint<typeof Schemas.changePassword>({
  id: 'account.changePassword',
  method: 'POST',
  path: '/account/password/change',
  spec: 'ROUTE-22, path ours',
  antiForgery: true,
  refreshes: ['account.profile', 'account.user'],
});

export const deleteAccount = /* @__PURE__ */ endpoint<typeof Schemas.deleteAccount>({
  id: 'account.delete',
  method: 'POST',
  path: '/account/delete',
  spec: 'ROUTE-22, path ours',
  antiForgery: true,
});

export const getSavedAddresses = /* @__PURE__ */ endpoint<typeof Schemas.getSavedAddresses>({
  id: 'account.addresses',
  method: 'GET',
  path: '/account/address-book/list',
  spec: 'ROUTE-22, path ours',
});

export const saveAddress = /* @__PURE__ */ endpoint<typeof Schemas.saveAddress>({
  id: 'account.saveAddress',
  method: 'POST',
  path: '/account/address-book/save',
  spec: 'ROUTE-22, path ours',
  antiForgery: true,
  refreshes: ['account.addresses'],
});

export const removeAddress = /* @__PURE__ */ endpoint<typeof Schemas.removeAddress>({
  id: 'account.removeAddress',
  method: 'POST',
  path: '/account/address-book/remove',
  spec: 'ROUTE-22, path ours',
  antiForgery: true,
  refreshes: ['account.addresses'],
});

export const getSavedCards = /* @__PURE__ */ endpoint<typeof Schemas.getSavedCards>({
  id: 'account.cards',
  method: 'GET',
  path: '/account/saved-cards/list',
  spec: 'CARD-14, path ours',
});

export const addSavedCard = /* @__PURE__ */ endpoint<typeof Schemas.addSavedCard>({
  id: 'account.addCard',
  method: 'POST',
  path: '/account/saved-cards/add',
  spec: 'CARD-14, path ours',
  antiForgery: true,
  refreshes: ['account.cards'],
});

export const removeSavedCard = /* @__PURE__ */ endpoint<typeof Schemas.removeSavedCard>({
  id: 'account.removeCard',
  method: 'POST',
  path: '/account/saved-cards/remove',
  spec: 'CARD-14, path ours',
  antiForgery: true,
  refreshes: ['account.cards'],
});

export const setDefaultCard = /* @__PURE__ */ endpoint<typeof Schemas.setDefaultCard>({
  id: 'account.setDefaultCard',
  method: 'POST',
  path: '/account/saved-cards/default',
  spec: 'CARD-14, path ours',
  antiForgery: true,
  refreshes: ['account.cards'],
});

/** The orders of a signed-in shopper, newest first. */
export const getOrders = /* @__PURE__ */ endpoint<typeof Schemas.getOrders>({
  id: 'account.orders',
  method: 'GET',
  path: '/account/order-history/list',
  spec: 'ROUTE-22, path ours',
});

/** One order of the signed-in shopper; `null` for any other. */
export const getOrder = /* @__PURE__ */ endpoint<typeof Schemas.getOrder>({
  id: 'account.order',
  method: 'GET',
  path: '/account/order-history/order',
  spec: 'ROUTE-22, path ours',
});

export const getBrowsers = /* @__PURE__ */ endpoint<typeof Schemas.getBrowsers>({
  id: 'account.browsers',
  method: 'GET',
  path: '/account/browsers/list',
  spec: 'SITE-17, path ours',
});

export const signOutBrowser = /* @__PURE__ */ endpoint<typeof Schemas.signOutBrowser>({
  id: 'account.signOutBrowser',
  method: 'POST',
  path: '/account/browsers/sign-out',
  spec: 'SITE-17, path ours',
  antiForgery: true,
  refreshes: ['account.browsers'],
});

export const signOutOtherBrowsers = /* @__PURE__ */ endpoint<typeof Schemas.signOutOtherBrowsers>({
  id: 'account.signOutOtherBrowsers',
  method: 'POST',
  path: '/account/browsers/sign-out-others',
  spec: 'SITE-17, path ours',
  antiForgery: true,
  refreshes: ['account.browsers'],
});
