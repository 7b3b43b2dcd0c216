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
import { addressSchema } from './delivery.schemas.ts';
import { cents, booleanSchema, imageSchema, shortText, textSchema, integerSchema } from './fields.ts';
import { orderDetailsSchema } from './order.schemas.ts';
import { cardTypeSchema } from './payment.schemas.ts';

/** Longer than any valid value, so that the domain rule reports the error and not the schema. */
export const passwordField = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(1000));
export const emailField = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(300));
export const tokenField = /* @__PURE__ */ v.pipe(v.string(), v.maxLength(200));
export const idField = /* @__PURE__ */ v.object({ id: shortText });
/** Success of a request and its message for the shopper. */
export const messageResponse = /* @__PURE__ */ v.object({ isSuccess: booleanSchema, message: textSchema });

export const userAccountSchema: v.GenericSchema<UserAccount> = /* @__PURE__ */ v.object({
  emailAddress: textSchema,
  firstName: textSchema,
  lastName: textSchema,
  isLoggedIn: booleanSchema,
});

export const loginPopupConfigSchema: v.GenericSchema<LoginPopupConfig> = /* @__PURE__ */ v.object({
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

export const preferencesSchema: v.GenericSchema<AccountPreferences> = /* @__PURE__ */ v.object({
  isNewsWanted: booleanSchema,
  isOfferWanted: booleanSchema,
});

export const profileSchema: v.GenericSchema<AccountProfile> = /* @__PURE__ */ v.object({
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

export const addresses = /* @__PURE__ */ v.object({ addresses: v.array(savedAddressSchema) });
export const cards = /* @__PURE__ */ v.object({ cards: v.array(savedCardSchema), limit: integerSchema });
export const browsers = /* @__PURE__ */ v.object({ browsers: v.array(browserSchema) });

/** `antiForgeryToken` is the token of the session at that moment, for the form that is posted with `sessionToken`. */
export const authenticateResponse = /* @__PURE__ */ v.object({
  sessionToken: textSchema,
  antiForgeryToken: textSchema,
  errorCode: textSchema,
});

/**
 * `sessionToken` signs in a new account; it is empty for a changed email address. `isPasswordWanted` if the link was
 * opened in another browser than the one that requested it.
 */
export const confirmEmailResponse = /* @__PURE__ */ v.object({
  isSuccess: booleanSchema,
  message: textSchema,
  sessionToken: textSchema,
  isPasswordWanted: booleanSchema,
});

export const requestVerificationTokenResponse = /* @__PURE__ */ v.object({
  requestToken: textSchema,
  headerMessage: textSchema,
});

export const resetPasswordContentResponse = /* @__PURE__ */ v.object({ title: textSchema, text: textSchema });

export const checkResetLinkResponse = /* @__PURE__ */ v.object({ isValid: booleanSchema });

export const addSavedCardResponse = /* @__PURE__ */ v.object({
  isSuccess: booleanSchema,
  message: textSchema,
  cards: v.array(savedCardSchema),
  limit: integerSchema,
});

export const ordersResponse = /* @__PURE__ */ v.object({ orders: v.array(placedOrderSchema), older: textSchema });
export const orderResponse = /* @__PURE__ */ v.nullable(orderDetailsSchema);
