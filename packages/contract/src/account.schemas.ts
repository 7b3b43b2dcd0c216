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
export const passwordField = v.pipe(v.string(), v.maxLength(1000));
export const emailField = v.pipe(v.string(), v.maxLength(300));
export const tokenField = v.pipe(v.string(), v.maxLength(200));
export const idField = v.object({ id: shortText });
/** Success of a request and its message for the shopper. */
export const messageResponse = v.object({ isSuccess: booleanSchema, message: textSchema });

export const userAccountSchema: v.GenericSchema<UserAccount> = v.object({
  emailAddress: textSchema,
  firstName: textSchema,
  lastName: textSchema,
  isLoggedIn: booleanSchema,
});

export const loginPopupConfigSchema: v.GenericSchema<LoginPopupConfig> = v.object({
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

export const preferencesSchema: v.GenericSchema<AccountPreferences> = v.object({
  isNewsWanted: booleanSchema,
  isOfferWanted: booleanSchema,
});

export const profileSchema: v.GenericSchema<AccountProfile> = v.object({
  account: userAccountSchema,
  hasPassword: booleanSchema,
  identityProviders: v.array(v.picklist(['google', 'apple'])),
  preferences: preferencesSchema,
  pendingEmailAddress: textSchema,
  dayPhone: textSchema,
  requestVerificationToken: textSchema,
});

const savedAddressSchema: v.GenericSchema<SavedAddress> = v.object({
  address: addressSchema,
  isDefault: booleanSchema,
});

const savedCardSchema: v.GenericSchema<SavedCard> = v.object({
  id: textSchema,
  type: cardTypeSchema,
  lastFour: textSchema,
  expMonth: integerSchema,
  expYear: integerSchema,
  isExpired: booleanSchema,
  isDefault: booleanSchema,
});

const placedOrderSchema: v.GenericSchema<OrderHistoryEntry> = v.object({
  orderNumber: textSchema,
  placedAt: textSchema,
  total: cents,
  currency: v.picklist(['USD', 'CAD']),
  itemCount: integerSchema,
  pictures: v.array(imageSchema),
});

const browserSchema: v.GenericSchema<SignedInBrowser> = v.object({
  id: textSchema,
  name: textSchema,
  signedInAt: textSchema,
  lastSeenAt: textSchema,
  isThisOne: booleanSchema,
});

export const addresses = v.object({ addresses: v.array(savedAddressSchema) });
export const cards = v.object({ cards: v.array(savedCardSchema), limit: integerSchema });
export const browsers = v.object({ browsers: v.array(browserSchema) });

/** `antiForgeryToken` is the token of the session at that moment, for the form that is posted with `sessionToken`. */
export const authenticateResponse = v.object({
  sessionToken: textSchema,
  antiForgeryToken: textSchema,
  errorCode: textSchema,
});

/**
 * `sessionToken` signs in a new account; it is empty for a changed email address. `isPasswordWanted` if the link was
 * opened in another browser than the one that requested it.
 */
export const confirmEmailResponse = v.object({
  isSuccess: booleanSchema,
  message: textSchema,
  sessionToken: textSchema,
  isPasswordWanted: booleanSchema,
});

export const requestVerificationTokenResponse = v.object({
  requestToken: textSchema,
  headerMessage: textSchema,
});

export const resetPasswordContentResponse = v.object({ title: textSchema, text: textSchema });

export const checkResetLinkResponse = v.object({ isValid: booleanSchema });

export const addSavedCardResponse = v.object({
  isSuccess: booleanSchema,
  message: textSchema,
  cards: v.array(savedCardSchema),
  limit: integerSchema,
});

export const ordersResponse = v.object({ orders: v.array(placedOrderSchema), older: textSchema });
export const orderResponse = v.nullable(orderDetailsSchema);
