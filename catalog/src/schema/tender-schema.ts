import * as v from 'valibot';
import type { GiftCard, GiftCardProduct, PromoCode, RewardCertificate, TenderCode } from '../tenders/types.ts';
import { amount, anyWords, brand, code, flag, isoDate, perSite, siteCulture, whole, words } from './basics.ts';

export const giftCardSchema: v.GenericSchema<GiftCard> = v.strictObject({
  number: v.pipe(v.string(), v.regex(/^\d{16}$/, 'is no number of 16 digits')),
  pin: v.pipe(v.string(), v.regex(/^\d{4}$/, 'is no PIN of 4 digits')),
  siteCulture,
  balance: whole,
  outcome: v.picklist(['accepted', 'empty', 'expired', 'not-activated', 'service-unavailable'], 'is no outcome'),
  meaning: words,
});

export const giftCardProductSchema: v.GenericSchema<GiftCardProduct> = v.strictObject({
  sku: code,
  brand,
  name: words,
  isElectronic: flag,
  amounts: perSite(v.pipe(v.array(amount), v.minLength(1, 'has no amount'))),
});

const effect = v.variant('kind', [
  v.strictObject({ kind: v.literal('percent'), hundredths: v.pipe(amount, v.maxValue(10_000, 'is more than all')) }),
  v.strictObject({ kind: v.literal('amount'), off: perSite(amount) }),
  v.strictObject({ kind: v.literal('free-shipping') }),
]);

export const promoCodeSchema: v.GenericSchema<PromoCode> = v.strictObject({
  code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,16}$/, 'is no code')),
  brands: v.pipe(v.array(brand), v.minLength(1, 'has no brand')),
  siteCultures: v.pipe(v.array(siteCulture), v.minLength(1, 'has no site')),
  effect,
  threshold: perSite(whole),
  categories: v.array(words),
  from: isoDate,
  to: v.union([v.literal(''), isoDate], 'is no date'),
  usesPerShopper: v.nullable(code),
  isHouseCardOnly: flag,
  isWithdrawnAtVerification: flag,
  meaning: words,
});

export const tenderCodeSchema: v.GenericSchema<TenderCode> = v.strictObject({
  number: words,
  siteCulture,
  balance: whole,
  outcome: v.picklist(['accepted', 'used', 'expired', 'unknown'], 'is no outcome'),
  meaning: words,
});

export const certificateSchema: v.GenericSchema<RewardCertificate> = v.strictObject({
  number: words,
  account: v.pipe(anyWords, v.email('is no email')),
  value: amount,
  endsInDays: v.pipe(v.number(), v.integer('is no whole number')),
  meaning: words,
});
