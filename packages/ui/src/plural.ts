import { formatCount } from './format-count.ts';

/** Texts by the plural categories of a language; `#` is the number. `other` is used for categories without a text. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Returns a function that chooses the text for a number by the rules of a language. */
export function createPlural(locale: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replaceAll('#', formatCount(count, locale));
}
