import * as v from 'valibot';
import type { DemoAccount } from '../accounts/types.ts';
import type { GiftRegistry } from '../registry/types.ts';
import type { CatalogReview } from '../reviews/types.ts';
import { anyWords, brand, code, flag, isoDate, siteCulture, whole, words } from './basics.ts';

const email = v.pipe(v.string(), v.email('is no email'));
const savedItem = { sku: code, optionChoiceParameter: anyWords, quantity: v.pipe(code, v.maxValue(99, 'is above 99')) };

const address = v.strictObject({
  firstName: words,
  lastName: words,
  address1: v.pipe(words, v.maxLength(30, 'is longer than 30')),
  address2: anyWords,
  address3: anyWords,
  country: v.picklist(['USA', 'CAN'], 'is no country'),
  city: words,
  state: words,
  postalCode: words,
  dayPhone: words,
  emailAddress: email,
});

const card = v.strictObject({
  type: v.picklist(
    ['mc', 'visa', 'amex', 'discover', 'diners', 'synchrony_plcc', 'synchrony_cbcc', 'imprint', 'cup', 'jcb'],
    'is no card type',
  ),
  lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/, 'is no four digits')),
  expMonth: v.pipe(whole, v.maxValue(12, 'is no month')),
  expYear: whole,
});

export const accountSchema: v.GenericSchema<DemoAccount> = v.strictObject({
  email,
  password: anyWords,
  firstName: words,
  lastName: words,
  siteCulture,
  signIn: v.picklist(['signs-in', 'locked-out', 'google-only'], 'is no way to sign in'),
  taxCertificateNumber: anyWords,
  addresses: v.array(address),
  cards: v.pipe(v.array(card), v.maxLength(5, 'are more than five')),
  boards: v.array(v.strictObject({ brand, name: words, items: v.array(v.strictObject(savedItem)) })),
  cart: v.array(
    v.strictObject({
      ...savedItem,
      brand,
      personalizationText: v.optional(v.string()),
      installation: v.optional(v.string()),
    }),
  ),
  demonstrates: words,
});

export const registrySchema: v.GenericSchema<GiftRegistry> = v.strictObject({
  id: code,
  brand,
  registryType: v.picklist(['wd', 'br', 'bb', 'hw'], 'is no registry type'),
  eventType: words,
  eventInDays: v.pipe(v.number(), v.integer('is no whole number')),
  owner: email,
  ownersName: words,
  postalCode: words,
  items: v.array(v.strictObject({ sku: code, wants: code, has: whole })),
});

export const reviewSchema: v.GenericSchema<CatalogReview> = v.strictObject({
  id: words,
  productSku: code,
  reviewRating: v.picklist([1, 2, 3, 4, 5], 'is not from 1 to 5'),
  title: words,
  text: words,
  UserNickname: words,
  location: anyWords,
  date: isoDate,
  isVerifiedBuyer: flag,
  helpfulCount: whole,
});
