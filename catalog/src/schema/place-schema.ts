import type { OpeningHours } from '@settee/domain';
import * as v from 'valibot';
import type { DeliveryRegion } from '../delivery/types.ts';
import type { Donation } from '../services/donations.ts';
import type { InstallationService } from '../services/installation.ts';
import type { CatalogStore } from '../stores/types.ts';
import { amount, brand, code, flag, perSite, siteCulture, whole, words } from './basics.ts';

const clock = v.pipe(v.string('is no text'), v.isoTime('is no time like 09:30'));
const day = v.nullable(
  v.pipe(
    v.strictObject({ opens: clock, closes: clock }),
    v.check(({ opens, closes }) => opens < closes, 'closes before it opens'),
  ),
);
const hours: v.GenericSchema<OpeningHours> = v.strictObject({
  mon: day,
  tue: day,
  wed: day,
  thu: day,
  fri: day,
  sat: day,
  sun: day,
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const storeSchema: v.GenericSchema<CatalogStore> = v.strictObject({
  id: code,
  brand,
  name: words,
  address1: words,
  city: words,
  region: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'is no state or province')),
  postalCode: v.pipe(v.string(), v.regex(/^(\d{5}|[A-Z]\d[A-Z] \d[A-Z]\d)$/, 'is no postal code')),
  country: v.picklist(['USA', 'CAN'], 'is no country'),
  latitude: v.pipe(v.number(), v.minValue(24, 'lies too far south'), v.maxValue(72, 'lies too far north')),
  longitude: v.pipe(v.number(), v.minValue(-170, 'lies too far west'), v.maxValue(-52, 'lies too far east')),
  timeZone: v.pipe(words, v.check(isTimeZone, 'is no time zone')),
  phone: v.pipe(v.string(), v.regex(/^\(\d{3}\) 555-01\d\d$/, 'is no phone number that nobody has')),
  hours,
  services: v.array(v.picklist(['pickup', 'design', 'returns', 'registry', 'swatches', 'curbside'], 'is no service')),
  hasShowroom: flag,
});

export const regionSchema: v.GenericSchema<DeliveryRegion> = v.strictObject({
  name: words,
  siteCulture,
  postalCodeStarts: v.pipe(v.array(words), v.minLength(1, 'names no postal code')),
  extraDays: v.strictObject({ parcel: whole, inHome: whole }),
  truckDays: v.array(v.picklist(['mon', 'tue', 'wed', 'thu', 'fri', 'sat'], 'is no day')),
});

export const installationSchema: v.GenericSchema<InstallationService> = v.strictObject({
  code: words,
  sku: code,
  title: words,
  text: words,
  taxCode: v.picklist(['assembly', 'installation'], 'is no tax code of a service'),
  price: perSite(whole),
  provider: words,
  postalCodeStarts: v.pipe(v.array(words), v.minLength(1, 'names no postal code')),
});

export const donationSchema: v.GenericSchema<Donation> = v.strictObject({
  sku: code,
  brand,
  name: words,
  text: words,
  amounts: perSite(v.pipe(v.array(amount), v.minLength(1, 'has no amount'))),
});
