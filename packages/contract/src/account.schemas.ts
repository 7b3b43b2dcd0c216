import type {
  AccountPreferences,
  AccountProfile,
  LoginPopupConfig,
  PlacedOrder,
  SavedAddress,
  SavedCard,
  SignedInBrowser,
  UserAccount,
} from '@settee/domain';
import * as v from 'valibot';
import { addressField, addressSchema } from './delivery.schemas.ts';
import { schemas } from './endpoint.ts';
import { cents, flag, nothing, pictureSchema, shortText, text, whole } from './fields.ts';
import { orderDetailsSchema } from './order.schemas.ts';
import { cardTypeSchema, sealedCardField } from './payment.schemas.ts';

/** Room for what is too long to be right, so that the rule and not the wire says so. */
const passwordField = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(1000));
const emailField = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(300));
const tokenField = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(200));
const idField = /* @__PURE__ */ v.object({ id: shortText });
/** Whether it worked and what to tell the shopper. */
const told = /* @__PURE__ */ v.object({ isSuccess: flag, message: text });

const userAccountSchema: v.GenericSchema<UserAccount> = /* @__PURE__ */ v.object({
  emailAddress: text,
  firstName: text,
  lastName: text,
  isLoggedIn: flag,
});

const loginPopupConfigSchema: v.GenericSchema<LoginPopupConfig> = /* @__PURE__ */ v.object({
  isLoggedIn: flag,
  identityDomain: text,
  identityWidgetUrl: text,
  identityWidgetIntegrity: v.object({ script: text, style: text }),
  googleIdp: text,
  appleIdp: text,
  antiForgeryToken: text,
  messages: v.object({ lockout: text, usernameRequired: text, passwordRequired: text, signInErrorSummary: text }),
});

const preferencesSchema: v.GenericSchema<AccountPreferences> = /* @__PURE__ */ v.object({
  isNewsWanted: flag,
  isOfferWanted: flag,
});

const profileSchema: v.GenericSchema<AccountProfile> = /* @__PURE__ */ v.object({
  account: userAccountSchema,
  hasPassword: flag,
  identityProviders: v.array(v.picklist(['google', 'apple'])),
  preferences: preferencesSchema,
  pendingEmailAddress: text,
  requestVerificationToken: text,
});

const savedAddressSchema: v.GenericSchema<SavedAddress> = /* @__PURE__ */ v.object({
  address: addressSchema,
  isDefault: flag,
});

const savedCardSchema: v.GenericSchema<SavedCard> = /* @__PURE__ */ v.object({
  id: text,
  type: cardTypeSchema,
  lastFour: text,
  expMonth: whole,
  expYear: whole,
  isExpired: flag,
  isDefault: flag,
});

const placedOrderSchema: v.GenericSchema<PlacedOrder> = /* @__PURE__ */ v.object({
  orderNumber: text,
  placedAt: text,
  total: cents,
  currency: v.picklist(['USD', 'CAD']),
  itemCount: whole,
  pictures: v.array(pictureSchema),
});

const browserSchema: v.GenericSchema<SignedInBrowser> = /* @__PURE__ */ v.object({
  id: text,
  name: text,
  signedInAt: text,
  lastSeenAt: text,
  isThisOne: flag,
});

const addresses = /* @__PURE__ */ v.object({ addresses: v.array(savedAddressSchema) });
const cards = /* @__PURE__ */ v.object({ cards: v.array(savedCardSchema), limit: whole });
const browsers = /* @__PURE__ */ v.object({ browsers: v.array(browserSchema) });

export const getLoginPopupConfig = /* @__PURE__ */ schemas(nothing, loginPopupConfigSchema);
export const getUserAccount = /* @__PURE__ */ schemas(nothing, userAccountSchema);
export const authenticate = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ username: emailField, password: passwordField, rememberMe: flag }),
  /** Either a token for the sign-in's form or the widget's error code. */
  /* @__PURE__ */ v.object({ sessionToken: text, errorCode: text }),
);
export const signOut = /* @__PURE__ */ schemas(nothing, nothing);
export const createAccount = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({
    firstName: shortText,
    lastName: shortText,
    emailAddress: emailField,
    password: passwordField,
    isNewsWanted: flag,
  }),
  told,
);
/** A confirmed new account is signed in with the token; it is empty for a changed address. The password is wanted where another browser follows the link than the one that asked for it. */
export const confirmEmail = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ token: tokenField, password: v.optional(passwordField, '') }),
  /* @__PURE__ */ v.object({ isSuccess: flag, message: text, sessionToken: text, isPasswordWanted: flag }),
);

export const getRequestVerificationToken = /* @__PURE__ */ schemas(
  nothing,
  /* @__PURE__ */ v.object({ requestToken: text, headerMessage: text }),
);
export const requestPasswordReset = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ accountEmail: emailField }),
  told,
);
export const getResetPasswordContent = /* @__PURE__ */ schemas(
  nothing,
  /* @__PURE__ */ v.object({ title: text, text: text }),
);
export const forgotPassword = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ email: emailField, token: tokenField }),
  told,
);
export const checkResetLink = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ token: tokenField }),
  /* @__PURE__ */ v.object({ isValid: flag }),
);
export const setPassword = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ token: tokenField, password: passwordField }),
  told,
);

export const getProfile = /* @__PURE__ */ schemas(nothing, profileSchema);
export const saveName = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ firstName: shortText, lastName: shortText }),
  profileSchema,
);
export const savePreferences = /* @__PURE__ */ schemas(preferencesSchema, profileSchema);
export const changeEmail = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ emailAddress: emailField, password: passwordField }),
  told,
);
export const changePassword = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ currentPassword: passwordField, newPassword: passwordField }),
  told,
);
export const deleteAccount = /* @__PURE__ */ schemas(/* @__PURE__ */ v.object({ password: passwordField }), told);

export const getSavedAddresses = /* @__PURE__ */ schemas(nothing, addresses);
export const saveAddress = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ address: addressField, isDefault: flag }),
  addresses,
);
export const removeAddress = /* @__PURE__ */ schemas(/* @__PURE__ */ v.object({ addressId: shortText }), addresses);

export const getSavedCards = /* @__PURE__ */ schemas(nothing, cards);
export const addSavedCard = /* @__PURE__ */ schemas(
  sealedCardField,
  /* @__PURE__ */ v.object({ isSuccess: flag, message: text, cards: v.array(savedCardSchema), limit: whole }),
);
export const removeSavedCard = /* @__PURE__ */ schemas(idField, cards);
export const setDefaultCard = /* @__PURE__ */ schemas(idField, cards);

export const getOrders = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ before: v.optional(shortText, '') }),
  /** `older` is what to ask `before` next; empty at the end. */
  /* @__PURE__ */ v.object({ orders: v.array(placedOrderSchema), older: text }),
);
export const getOrder = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ orderNumber: shortText }),
  /* @__PURE__ */ v.nullable(orderDetailsSchema),
);

export const getBrowsers = /* @__PURE__ */ schemas(nothing, browsers);
export const signOutBrowser = /* @__PURE__ */ schemas(idField, browsers);
export const signOutOtherBrowsers = /* @__PURE__ */ schemas(nothing, browsers);
