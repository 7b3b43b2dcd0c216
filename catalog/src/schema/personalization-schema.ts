import * as v from 'valibot';
import type { PersonalizationTestText } from '../personalization/test-texts.ts';
import type { CatalogFont, CatalogLocation, CatalogPersonalization } from '../personalization/types.ts';
import { anyWords, code, hexColor, perSite, positive, whole, words } from './basics.ts';

function isExpression(source: string): boolean {
  try {
    return new RegExp(`^(?:${source})$`, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/**
 * Allows only classes and literals with quantifiers: no groups, alternatives or lookarounds, so that matching
 * takes linear time.
 */
function isLinear(source: string): boolean {
  return /^(?:\[(?:[^\]\\]|\\.)+\][+*?]?)+$/u.test(source) && (source.match(/\][+*]/g) ?? []).length <= 1;
}

const font: v.GenericSchema<CatalogFont> = v.pipe(
  v.strictObject({
    code: words,
    name: words,
    validationRegEx: v.pipe(
      words,
      v.check(isExpression, 'is no regular expression'),
      v.check(isLinear, 'may take long to match'),
    ),
    minLength: code,
    maxLength: code,
  }),
  v.check(({ minLength, maxLength }) => minLength <= maxLength, 'is at least longer than at most'),
);

const area = v.strictObject({ x: positive, y: positive, width: positive, height: positive, turn: v.number() });
const location: v.GenericSchema<CatalogLocation> = v.strictObject({
  name: words,
  areas: v.pipe(v.array(area), v.minLength(1, 'has no area')),
});

export const personalizationSchema: v.GenericSchema<CatalogPersonalization> = v.strictObject({
  type: v.picklist([700, 705], 'is neither embroidery 700 nor etching 705'),
  templateName: words,
  picture: v.strictObject({ id: words, alt: words }),
  locations: v.pipe(v.array(location), v.minLength(1, 'has no location')),
  lines: v.pipe(v.array(words), v.minLength(1, 'has no line'), v.maxLength(3, 'has more than three lines')),
  fonts: v.pipe(v.array(font), v.minLength(1, 'has no font')),
  threads: v.array(v.strictObject({ code: words, name: words, color: hexColor })),
  price: perSite(whole),
  serviceSku: code,
  extraDays: whole,
});

export const testTextSchema: v.GenericSchema<PersonalizationTestText> = v.strictObject({
  text: words,
  errorCode: anyWords,
  description: words,
  profaneTexts: v.array(words),
  meaning: words,
});
