import type { Brand, SiteCulture } from '@settee/domain';
import * as v from 'valibot';
import type { CatalogImage } from '../pictures/types.ts';
import type { CatalogPrice, DayRange, PerSite } from '../site-types.ts';

export const words = v.pipe(v.string('is no text'), v.nonEmpty('is empty'));
export const anyWords = v.string('is no text');
export const flag = v.boolean('is neither yes nor no');
export const whole = v.pipe(v.number('is no number'), v.integer('is no whole number'), v.minValue(0, 'is below 0'));
export const code = v.pipe(whole, v.minValue(1, 'is no code'));
export const amount = v.pipe(whole, v.minValue(1, 'is no price'));
export const positive = v.pipe(v.number('is no number'), v.gtValue(0, 'is not above 0'));
export const hexColor = v.pipe(v.string('is no text'), v.regex(/^#[0-9a-f]{6}$/, 'is no colour like #c8b48f'));
export const isoDate = v.pipe(v.string('is no text'), v.isoDate('is no date like 2026-11-21'));
export const slug = v.pipe(v.string('is no text'), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no slug'));

export const brand: v.GenericSchema<Brand> = v.picklist(['main', 'cb2'], 'is no brand');
export const siteCulture: v.GenericSchema<SiteCulture> = v.picklist(['USA', 'CANADA'], 'is no site');

/** Something for each site. */
export function perSite<T>(each: v.GenericSchema<T>): v.GenericSchema<PerSite<T>> {
  return v.strictObject({ USA: each, CANADA: each });
}

export const price: v.GenericSchema<CatalogPrice> = v.pipe(
  v.strictObject({ current: amount, regular: amount }),
  v.check(({ current, regular }) => regular >= current, 'is dearer than its regular price'),
);

export const dayRange: v.GenericSchema<DayRange> = v.pipe(
  v.strictObject({ from: whole, to: whole }),
  v.check(({ from, to }) => from <= to, 'ends before it begins'),
);

export const imageFields = { id: words, alt: words };
export const image: v.GenericSchema<CatalogImage> = v.strictObject(imageFields);
