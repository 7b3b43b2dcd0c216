import * as v from 'valibot';
import type { PersonalizationTestText } from '../personalization/test-texts.ts';
import type { CatalogFont, CatalogPersonalization } from '../personalization/types.ts';
import { anyWords, code, hexColor, perSite, whole, words } from './basics.ts';

function isExpression(source: string): boolean {
  try {
    return new RegExp(`^(?:${source})$`, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

const font: v.GenericSchema<CatalogFont> = v.pipe(
  v.strictObject({
    code: words,
    name: words,
    validationRegEx: v.pipe(words, v.check(isExpression, 'is no regular expression')),
    minLength: code,
    maxLength: code,
  }),
  v.check(({ minLength, maxLength }) => minLength <= maxLength, 'is at least longer than at most'),
);

export const personalizationSchema: v.GenericSchema<CatalogPersonalization> = v.strictObject({
  type: v.picklist([700, 705], 'is neither embroidery 700 nor etching 705'),
  templateName: words,
  locationName: words,
  lines: v.pipe(v.array(words), v.minLength(1, 'has no line')),
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
