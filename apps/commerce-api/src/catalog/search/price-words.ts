import type { Cents } from '@settee/domain';
import type { PriceLimits } from '../../platform/ports/product-search.ts';
import type { PriceWords } from '../language/types.ts';

export const noPriceLimits: PriceLimits = { from: null, to: null };

const amount = String.raw`(?:\$|usd|cad|c\$)?\s?(\d{1,3}(?:[, \u00a0\u202f]\d{3})+|\d+(?:[.,]\d{1,2})?)\s?(k\b)?(?:\s?(?:dollars|bucks|usd|cad|\$))?`;
const pattern = (text: string) => new RegExp(text.replaceAll('#', amount), 'u');

/** A number after one of these is a measure, as in '72 in'. */
const measure = String.raw`(?!\s?(?:in\b|inch|inches|ft\b|feet|cm\b|"|”|x\b|piece|seat|drawer))`;

interface PricePhrase {
  find: RegExp;
  limits: (one: Cents, other: Cents) => PriceLimits;
}

function toPhrases({ between: [before, middle], to, under, over, around }: PriceWords): readonly PricePhrase[] {
  const range: PricePhrase['limits'] = (from, upTo) => ({ from, to: upTo });
  return [
    { find: pattern(String.raw`\b(?:${before})\s+#\s*(?:${middle})\s*#`), limits: range },
    { find: pattern(String.raw`(?<!\w)#\s*(?:${to})\s*#(?!\w)${measure}`), limits: range },
    { find: pattern(String.raw`(?:\b(?:${under})\s+|<\s*)#`), limits: (upTo) => ({ from: null, to: upTo }) },
    { find: pattern(String.raw`(?:\b(?:${over})\s+|>\s*)#`), limits: (from) => ({ from, to: null }) },
    {
      find: pattern(String.raw`\b(?:${around})\s+#`),
      limits: (near) => ({ from: Math.round(near * 0.8), to: Math.round(near * 1.2) }),
    },
  ];
}

const phrasesByWords = new WeakMap<PriceWords, readonly PricePhrase[]>();

function phrasesOf(words: PriceWords): readonly PricePhrase[] {
  const known = phrasesByWords.get(words) ?? toPhrases(words);
  phrasesByWords.set(words, known);
  return known;
}

/** Higher amounts do not limit anything, and integers of the database end at about twice that. */
const maxCents: Cents = 1_000_000_000;

function centsOf(digits = '', thousand = ''): Cents {
  const typed = Number(
    digits
      .replace(/,(?=\d{1,2}$)/, '.')
      .replaceAll(/[,\s]/g, '')
      .slice(0, 7),
  );
  return Math.min(Math.round(typed * (thousand ? 1000 : 1) * 100), maxCents);
}

/** Extracts the price from a query: 'sofa under 2000' becomes 'sofa' with a maximum of 2000. */
export function readPrice(text: string, words: PriceWords): { rest: string; price: PriceLimits } {
  for (const { find, limits } of phrasesOf(words)) {
    const found = find.exec(text);
    if (!found) continue;
    const [match, one, oneK, other, otherK] = found;
    const price = limits(centsOf(one, oneK || (otherK && Number(one) < 100 ? 'k' : '')), centsOf(other, otherK));
    return { rest: text.replace(match, ' '), price };
  }
  return { rest: text, price: noPriceLimits };
}
