import * as v from 'valibot';
import * as schemas from './account.schemas.ts';
import { addressField } from './delivery.schemas.ts';
import { endpoint } from './endpoint.ts';
import * as examples from './examples/account.ts';
import { address } from './examples/checkout-state.ts';
import { orderDetails } from './examples/checkout.ts';
import { image } from './examples/pictures.ts';
import { booleanSchema, emptySchema, shortText } from './fields.ts';
import { encryptedCardField } from './payment.schemas.ts';

export const getProfile = endpoint({
  id: 'account.profile',
  method: 'GET',
  path: '/account/profile',
  requirement: 'ROUTE-22, own path',
  summary: 'Returns the account of the signed-in shopper.',
  input: emptySchema,
  reply: schemas.profileSchema,
  example: { input: {}, reply: examples.profile },
});

export const saveName = endpoint({
  id: 'account.saveName',
  method: 'POST',
  path: '/account/profile/name',
  requirement: 'ROUTE-22, own path',
  summary: 'Changes the name of the shopper.',
  requiresCsrfToken: true,
  invalidates: ['account.profile', 'account.user'],
  input: v.object({ firstName: shortText, lastName: shortText }),
  reply: schemas.profileSchema,
  example: { input: { firstName: 'Maren', lastName: 'Lindqvist' }, reply: examples.profile },
});

export const savePhone = endpoint({
  id: 'account.savePhone',
  method: 'POST',
  path: '/account/profile/phone',
  requirement: 'ROUTE-22, own path',
  summary: 'Changes the phone number for updates of orders that are sent to several addresses.',
  requiresCsrfToken: true,
  invalidates: ['account.profile'],
  input: v.object({ dayPhone: shortText }),
  reply: schemas.profileSchema,
  example: { input: { dayPhone: '312-272-0142' }, reply: examples.profile },
});

export const savePreferences = endpoint({
  id: 'account.savePreferences',
  method: 'POST',
  path: '/account/profile/preferences',
  requirement: 'ROUTE-22, own path',
  summary: 'Changes which emails the shopper receives.',
  requiresCsrfToken: true,
  invalidates: ['account.profile', 'account.user'],
  input: schemas.preferencesSchema,
  reply: schemas.profileSchema,
  example: { input: { isNewsWanted: true, isOfferWanted: false }, reply: examples.profile },
});

export const changeEmail = endpoint({
  id: 'account.changeEmail',
  method: 'POST',
  path: '/account/email/change',
  requirement: 'ROUTE-22, own path',
  summary: 'Emails a confirmation link to the new address. The old address is valid until the link is opened.',
  requiresCsrfToken: true,
  invalidates: ['account.profile', 'account.user'],
  input: v.object({ emailAddress: schemas.emailField, password: schemas.passwordField }),
  reply: schemas.messageResponse,
  example: {
    input: { emailAddress: 'maren.l@example.com', password: examples.password },
    reply: { isSuccess: true, message: 'Check your new email for a link to confirm it.' },
  },
});

export const changePassword = endpoint({
  id: 'account.changePassword',
  method: 'POST',
  path: '/account/password/change',
  requirement: 'ROUTE-22, own path',
  summary: 'Changes the password and signs out all other browsers.',
  requiresCsrfToken: true,
  invalidates: ['account.profile', 'account.user'],
  input: v.object({ currentPassword: schemas.passwordField, newPassword: schemas.passwordField }),
  reply: schemas.messageResponse,
  example: {
    input: { currentPassword: examples.password, newPassword: 'an even longer and quieter sentence' },
    reply: { isSuccess: true, message: 'Your password has been changed.' },
  },
});

export const deleteAccount = endpoint({
  id: 'account.delete',
  method: 'POST',
  path: '/account/delete',
  requirement: 'ROUTE-22, own path',
  summary: 'Deletes the account and its data. Orders are stored without it.',
  requiresCsrfToken: true,
  input: v.object({ password: schemas.passwordField }),
  reply: schemas.messageResponse,
  example: { input: { password: examples.password }, reply: examples.done },
});

export const getSavedAddresses = endpoint({
  id: 'account.addresses',
  method: 'GET',
  path: '/account/address-book/list',
  requirement: 'ROUTE-22, own path',
  summary: 'Returns the address book.',
  input: emptySchema,
  reply: schemas.addresses,
  example: { input: {}, reply: examples.addresses },
});

export const saveAddress = endpoint({
  id: 'account.saveAddress',
  method: 'POST',
  path: '/account/address-book/save',
  requirement: 'ROUTE-22, own path',
  summary: 'Adds an address, or updates the address with the same id.',
  requiresCsrfToken: true,
  invalidates: ['account.addresses'],
  input: v.object({ address: addressField, isDefault: booleanSchema }),
  reply: schemas.addresses,
  example: { input: { address, isDefault: true }, reply: examples.addresses },
});

export const removeAddress = endpoint({
  id: 'account.removeAddress',
  method: 'POST',
  path: '/account/address-book/remove',
  requirement: 'ROUTE-22, own path',
  summary: 'Removes an address from the address book.',
  requiresCsrfToken: true,
  invalidates: ['account.addresses'],
  input: v.object({ addressId: shortText }),
  reply: schemas.addresses,
  example: { input: { addressId: '0190a7f2-0000-7000-8000-000000000009' }, reply: examples.addresses },
});

export const getSavedCards = endpoint({
  id: 'account.cards',
  method: 'GET',
  path: '/account/saved-cards/list',
  requirement: 'CARD-14, own path',
  summary: 'Returns the saved cards.',
  input: emptySchema,
  reply: schemas.cards,
  example: { input: {}, reply: examples.cards },
});

export const addSavedCard = endpoint({
  id: 'account.addCard',
  method: 'POST',
  path: '/account/saved-cards/add',
  requirement: 'CARD-14, own path',
  summary: 'Saves a card that the browser encrypted.',
  requiresCsrfToken: true,
  invalidates: ['account.cards'],
  input: encryptedCardField,
  reply: schemas.addSavedCardResponse,
  example: {
    input: {
      type: 'visa',
      adyenCardData: 'eyJhbGciOiJSU0EtT0FFUC0yNTYifQ.encrypted',
      lastFour: '1111',
      binRange: '411111',
      expMonth: 8,
      expYear: 2029,
      saveToAccount: true,
    },
    reply: { isSuccess: true, message: '', ...examples.cards },
  },
});

export const removeSavedCard = endpoint({
  id: 'account.removeCard',
  method: 'POST',
  path: '/account/saved-cards/remove',
  requirement: 'CARD-14, own path',
  summary: 'Removes a saved card.',
  requiresCsrfToken: true,
  invalidates: ['account.cards'],
  input: schemas.idField,
  reply: schemas.cards,
  example: { input: { id: '0190a7f2-0000-7000-8000-000000000008' }, reply: examples.cards },
});

export const setDefaultCard = endpoint({
  id: 'account.setDefaultCard',
  method: 'POST',
  path: '/account/saved-cards/default',
  requirement: 'CARD-14, own path',
  summary: 'Makes a saved card the default.',
  requiresCsrfToken: true,
  invalidates: ['account.cards'],
  input: schemas.idField,
  reply: schemas.cards,
  example: { input: { id: examples.card.id }, reply: examples.cards },
});

export const getOrders = endpoint({
  id: 'account.orders',
  method: 'GET',
  path: '/account/order-history/list',
  requirement: 'ROUTE-22, own path',
  summary:
    'Returns 20 orders of the signed-in shopper, newest first. `before` is the `older` value of the previous page.',
  input: v.object({ before: v.optional(shortText, '') }),
  reply: schemas.ordersResponse,
  example: {
    input: { before: '' },
    reply: {
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
  },
});

export const getOrder = endpoint({
  id: 'account.order',
  method: 'GET',
  path: '/account/order-history/order',
  requirement: 'ROUTE-22, own path',
  summary: 'Returns an order of the signed-in shopper; `null` for any other order.',
  input: v.object({ orderNumber: shortText }),
  reply: schemas.orderResponse,
  example: { input: { orderNumber: orderDetails.orderNumber }, reply: orderDetails },
});

export const getBrowsers = endpoint({
  id: 'account.browsers',
  method: 'GET',
  path: '/account/browsers/list',
  requirement: 'SITE-17, own path',
  summary: 'Returns the browsers that are signed in to the account.',
  input: emptySchema,
  reply: schemas.browsers,
  example: { input: {}, reply: examples.browsers },
});

export const signOutBrowser = endpoint({
  id: 'account.signOutBrowser',
  method: 'POST',
  path: '/account/browsers/sign-out',
  requirement: 'SITE-17, own path',
  summary: 'Signs out another browser.',
  requiresCsrfToken: true,
  invalidates: ['account.browsers'],
  input: schemas.idField,
  reply: schemas.browsers,
  example: { input: { id: '0190a7f2-0000-7000-8000-00000000000a' }, reply: examples.browsers },
});

export const signOutOtherBrowsers = endpoint({
  id: 'account.signOutOtherBrowsers',
  method: 'POST',
  path: '/account/browsers/sign-out-others',
  requirement: 'SITE-17, own path',
  summary: 'Signs out all other browsers.',
  requiresCsrfToken: true,
  invalidates: ['account.browsers'],
  input: emptySchema,
  reply: schemas.browsers,
  example: { input: {}, reply: examples.browsers },
});
