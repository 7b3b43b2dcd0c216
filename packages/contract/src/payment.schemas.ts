import type {
  AccountCard,
  KnownCard,
  NewCard,
  PaymentCard,
  PaymentData,
  RewardsData,
  SealedCard,
  SealingKey,
} from '@settee/domain';
import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import { cents, flag, nothing, shortText, text, whole } from './fields.ts';

export const cardTypeSchema = /* @__PURE__ */ v.picklist([
  'mc',
  'visa',
  'amex',
  'discover',
  'diners',
  'synchrony_plcc',
  'synchrony_cbcc',
  'imprint',
  'cup',
  'jcb',
]);

/** A JWE in compact form. */
export const sealField = /* @__PURE__ */ v.pipe(v.string(), v.minLength(1), v.maxLength(4000));

/** Month and year are 0 for the house card. CARD-43 */
export const sealedCardField: v.GenericSchema<SealedCard> = /* @__PURE__ */ v.object({
  type: cardTypeSchema,
  adyenCardData: sealField,
  lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  binRange: v.pipe(v.string(), v.regex(/^\d{0,6}$/)),
  expMonth: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(12)),
  expYear: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)),
  saveToAccount: flag,
});

/** What one of two cards pays, in cents. TWO-09, TWO-10 */
const amountField = /* @__PURE__ */ v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));
const knownCardField: v.GenericSchema<KnownCard> = /* @__PURE__ */ v.object({
  id: shortText,
  appliedAmount: v.optional(amountField),
});
const newCardField: v.GenericSchema<NewCard> = /* @__PURE__ */ v.intersect([
  sealedCardField,
  /* @__PURE__ */ v.object({ appliedAmount: v.optional(amountField) }),
]);
const known = /* @__PURE__ */ v.optional(/* @__PURE__ */ v.nullable(knownCardField), null);
const newOrKnown = /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.union([newCardField, knownCardField]));

/** What pays an order, without a sealed card. PAY-06 */
export const savePaymentField = /* @__PURE__ */ v.object({
  cardOneData: known,
  accountCardOneData: known,
  cardTwoData: known,
  accountCardTwoData: known,
});
/** The same with one or two sealed ones. PAY-07 */
export const cardPaymentField = /* @__PURE__ */ v.object({
  cardOneData: newOrKnown,
  accountCardOneData: known,
  cardTwoData: /* @__PURE__ */ v.optional(newOrKnown, null),
  accountCardTwoData: known,
});

/** The card that a certificate is spent with, when it is not the order's already. TENDER-07 */
export const rewardsCardField = {
  cardOneData: /* @__PURE__ */ v.optional(newOrKnown, null),
  accountCardOneData: known,
};

const cardSchema: v.GenericSchema<PaymentCard> = /* @__PURE__ */ v.object({
  id: text,
  type: cardTypeSchema,
  lastFour: text,
  binRange: text,
  expMonth: whole,
  expYear: whole,
  appliedAmount: cents,
  basketPaymentId: text,
  isApplied: flag,
  isVerificationApplied: flag,
  isPrimary: flag,
  isValid: flag,
  saveToAccount: flag,
  selectionIndex: whole,
  verifyCreditCard: flag,
  errors: v.object({
    hasRewardsRestrictionError: flag,
    hasSessionError: flag,
    hasZeroAmountError: flag,
    isReissued: flag,
    declineMessage: text,
  }),
});

const accountCardSchema: v.GenericSchema<AccountCard> = /* @__PURE__ */ v.object({
  cardInfo: v.object({ id: text, type: cardTypeSchema, lastFour: text, expMonth: whole, expYear: whole }),
  isExpired: flag,
});

const slotSchema = /* @__PURE__ */ v.nullable(v.object({ cardInfo: cardSchema, verifyCreditCard: flag }));

export const rewardsDataSchema: v.GenericSchema<RewardsData> = /* @__PURE__ */ v.object({
  errorMessage: text,
  successMessage: text,
  applied: v.array(v.object({ certificateNumber: text, appliedAmount: cents, remaining: cents })),
  certificates: v.array(v.object({ certificateNumber: text, value: cents, endsAt: text })),
  rewardsTotal: cents,
});

export const paymentDataSchema: v.GenericSchema<PaymentData> = /* @__PURE__ */ v.object({
  rewardsData: rewardsDataSchema,
  isAlternativePaymentsEnabled: flag,
  isPayWithTwoCreditCardsEnabled: flag,
  isPaymentNeeded: flag,
  creditCardData: v.object({
    isOnlyCbccAllowed: flag,
    accountCardsInfo: v.array(accountCardSchema),
    accountCardsInfoLimit: whole,
    cardOneInfo: slotSchema,
    cardTwoInfo: slotSchema,
  }),
  giftCardData: v.object({
    giftCards: v.array(v.object({ cardNumber: text, appliedAmount: cents, remaining: cents })),
    errorMessage: text,
  }),
  tenderCodesData: v.object({
    tenderCodes: v.array(v.object({ tenderCodeNumber: text, appliedAmount: cents, remaining: cents })),
    errorMessage: text,
  }),
  plccOfferData: v.object({
    isOffered: flag,
    selectedOption: v.nullable(v.picklist([1, 2])),
    terms: text,
    errorMessage: text,
  }),
  verifyErrors: v.array(v.object({ cardId: text, message: text })),
});

const keySchema: v.GenericSchema<SealingKey> = /* @__PURE__ */ v.object({
  keyId: text,
  jwk: v.object({ kty: text, n: text, e: text, alg: text, use: text }),
});

export const getSealingKey = /* @__PURE__ */ schemas(nothing, keySchema);
