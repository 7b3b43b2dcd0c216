import type {
  AccountPreferences,
  AccountProfile,
  LoginPopupConfig,
  OrderHistoryEntry,
  SavedAddress,
  SavedCard,
  SignedInBrowser,
  UserAccount,
} from '@settee/domain';
import * as v from 'valibot';
import { addressField, addressSchema } from './delivery.schemas.ts';
import { schemas } from './endpoint.ts';
import { cents, booleanSchema, emptySchema, imageSchema, shortText, textSchema, integerSchema } from './fields.ts';
import { orderDetailsSchema } from './order.schemas.ts';
import { cardTypeSchema, encryptedCardField } from './payment.schemas.ts';

/** Room for what is too long to be right, so that the rule and not the wire says so. */
const passwordField = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(1000));
const emailField = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(300));
const tokenField = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(200));
const idField = /* @__PURE__ */ v.object({ id: shortText });
/** Success of a request and its message for the shopper. */
const messageResponse = /* @__PURE__ */ v.object({ isSuccess: booleanSchema, message: textSchema });

const userAccountSchema: v.GenericSchema<UserAccount> = /* @__PURE__ */ v.object({
  emailAddress: textSchema,
  firstName: textSchema,
  lastName: textSchema,
  isLoggedIn: booleanSchema,
});

const loginPopupConfigSchema: v.GenericSchema<LoginPopupConfig> = /* @__PURE__ */ v.object({
  isLoggedIn: booleanSchema,
  identityDomain: textSchema,
  identityWidgetUrl: textSchema,
  identityWidgetIntegrity: v.object({ script: textSchema, style: textSchema }),
  googleIdp: textSchema,
  appleIdp: textSchema,
  antiForgeryToken: textSchema,
  messages: v.object({
    lockout: textSchema,
    usernameRequired: textSchema,
    passwordRequired: textSchema,
    signInErrorSummary: textSchema,
  }),
});

const preferencesSchema: v.GenericSchema<AccountPreferences> = /* @__PURE__ */ v.object({
  isNewsWanted: booleanSchema,
  isOfferWanted: booleanSchema,
});

const profileSchema: v.GenericSchema<AccountProfile> = /* @__PURE__ */ v.object({
  account: userAccountSchema,
  hasPassword: booleanSchema,
  identityProviders: v.array(v.picklist(['google', 'apple'])),
  preferences: preferencesSchema,
  pendingEmailAddress: textSchema,
  requestVerificationToken: textSchema,
});

const savedAddressSchema: v.GenericSchema<SavedAddress> = /* @__PURE__ */ v.object({
  address: addressSchema,
  isDefault: booleanSchema,
});

const savedCardSchema: v.GenericSchema<SavedCard> = /* @__PURE__ */ v.object({
  id: textSchema,
  type: cardTypeSchema,
  lastFour: textSchema,
  expMonth: integerSchema,
  expYear: integerSchema,
  isExpired: booleanSchema,
  isDefault: booleanSchema,
});

const placedOrderSchema: v.GenericSchema<OrderHistoryEntry> = /* @__PURE__ */ v.object({
  orderNumber: textSchema,
  placedAt: textSchema,
  total: cents,
  currency: v.picklist(['USD', 'CAD']),
  itemCount: integerSchema,
  pictures: v.array(imageSchema),
});

const browserSchema: v.GenericSchema<SignedInBrowser> = /* @__PURE__ */ v.object({
  id: textSchema,
  name: textSchema,
  signedInAt: textSchema,
  lastSeenAt: textSchema,
  isThisOne: booleanSchema,
});

const addresses = /* @__PURE__ */ v.object({ addresses: v.array(savedAddressSchema) });
const cards = /* @__PURE__ */ v.object({ cards: v.array(savedCardSchema), limit: integerSchema });
const browsers = /* @__PURE__ */ v.object({ browsers: v.array(browserSchema) });

export const getLoginPopupConfig = /* @__PURE__ */ schemas(emptySchema, loginPopupConfigSchema);
export const getUserAccount = /* @__PURE__ */ schemas(emptySchema, userAccountSchema);
export const authenticate = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ username: emailField, password: passwordField, rememberMe: booleanSchema }),
  /** Either a token for the sign-in's form or the widget's error code. */
  /* @__PURE__ */ v.object({ sessionToken: textSchema, errorCode: textSchema }),
);
export const signOut = /* @__PURE__ */ schemas(emptySchema, emptySchema);
export const createAccount = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({
    firstName: shortText,
    lastName: shortText,
    emailAddress: emailField,
    password: passwordField,
    isNewsWanted: booleanSchema,
  }),
  messageResponse,
);
/**
 * Confirms a new account, which is signed in with the token; the token is empty for a changed email address.
 * Requires the password if the link is opened in a browser other than the one that requested it.
 */
export const confirmEmail = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ token: tokenField, password: v.optional(passwordField, '') }),
  /* @__PURE__ */ v.object({
    isSuccess: booleanSchema,
    message: textSchema,
    sessionToken: textSchema,
    isPasswordWanted: booleanSchema,
  }),
);

export const getRequestVerificationToken = /* @__PURE__ */ schemas(
  emptySchema,
  /* @__PURE__ */ v.object({ requestToken: textSchema, headerMessage: textSchema }),
);
export const requestPasswordReset = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ accountEmail: emailField }),
  messageResponse,
);
export const getResetPasswordContent = /* @__PURE__ */ schemas(
  emptySchema,
  /* @__PURE__ */ v.object({ title: textSchema, text: textSchema }),
);
export const forgotPassword = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ email: emailField, token: tokenField }),
  messageResponse,
);
export const checkResetLink = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ token: tokenField }),
  /* @__PURE__ */ v.object({ isValid: booleanSchema }),
);
export const setPassword = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ token: tokenField, password: passwordField }),
  messageResponse,
);

export const getProfile = /* @__PURE__ */ schemas(emptySchema, profileSchema);
export const saveName = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ firstName: shortText, lastName: shortText }),
  profileSchema,
);
export const savePreferences = /* @__PURE__ */ schemas(preferencesSchema, profileSchema);
export const changeEmail = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ emailAddress: emailField, password: passwordField }),
  messageResponse,
);
export const changePassword = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ currentPassword: passwordField, newPassword: passwordField }),
  messageResponse,
);
export const deleteAccount = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ password: passwordField }),
  messageResponse,
);

export const getSavedAddresses = /* @__PURE__ */ schemas(emptySchema, addresses);
export const saveAddress = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ address: addressField, isDefault: booleanSchema }),
  addresses,
);
export const removeAddress = /* @__PURE__ */ schemas(/* @__PURE__ */ v.object({ addressId: shortText }), addresses);

export const getSavedCards = /* @__PURE__ */ schemas(emptySchema, cards);
export const addSavedCard = /* @__PURE__ */ schemas(
  encryptedCardField,
  /* @__PURE__ */ v.object({
    isSuccess: booleanSchema,
    message: textSchema,
    cards: v.array(savedCardSchema),
    limit: integerSchema,
  }),
);
export const removeSavedCard = /* @__PURE__ */ schemas(idField, cards);
export const setDefaultCard = /* @__PURE__ */ schemas(idField, cards);

export const getOrders = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ before: v.optional(shortText, '') }),
  /** `older` is the value of `before` for the next page; empty on the last page. */
  /* @__PURE__ */ v.object({ orders: v.array(placedOrderSchema), older: textSchema }),
);
export const getOrder = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ orderNumber: shortText }),
  /* @__PURE__ */ v.nullable(orderDetailsSchema),
);

export const getBrowsers = /* @__PURE__ */ schemas(emptySchema, browsers);
export const signOutBrowser = /* @__PURE__ */ schemas(idField, browsers);
export const signOutOtherBrowsers = /* @__PURE__ */ schemas(emptySchema, browsers);
