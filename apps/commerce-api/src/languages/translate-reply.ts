import { formatPrice, formatPriceInText, type PriceFormat } from '@settee/domain';
import type { Phrases } from './phrases.ts';

/** Fields with what a shopper wrote, and names that are the same in all languages; in lower case. */
const written = new Set([
  'address1',
  'address2',
  'address3',
  'boardname',
  'city',
  'collection',
  'corrected',
  'directions',
  'emailaddress',
  'firstname',
  'fullname',
  'giftcard',
  'giftmessage',
  'lastname',
  'nickname',
  'ownersname',
  'personalizationtext',
  'pickupcontact',
  'profanetexts',
  'query',
  'registryownernsname',
  'reviews',
  'sendername',
  'texts',
]);

/** Labels of details that a shopper wrote, such as the letters of a monogram. */
const writtenLabels = new Set(['Embroidery', 'Etching', 'From', 'Message', 'Personalization', 'To']);

const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec';
const days = new RegExp(`(?:(Sun|Mon|Tue|Wed|Thu|Fri|Sat)[.]?, )?(?:${months})[.]? \\d{1,2}(?: – |, |$)`);
const day = new RegExp(`(?:(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)[.]?, )?(${months})[.]? (\\d{1,2})`, 'g');
const prices = /(-?)CAD ((?:\d{1,3},)*\d{1,3})(?:[.](\d\d))?/g;

/** A measure of a product, such as '10.5 in'. */
const measure = /^(\d+)(?:[.](\d+))? (in|ft|lb)$/;
const units: Readonly<Record<string, string>> = { in: 'po', ft: 'pi', lb: 'lb' };
const toMeasure = (_: string, whole: string, rest: string | undefined, unit: string) =>
  `${whole}${rest ? `,${rest}` : ''}\u00a0${units[unit] ?? unit}`;

/** Translates the texts of a reply; a function of the reply alone. */
export type Translate = (reply: unknown) => unknown;

interface Pattern {
  pattern: RegExp;
  placeholders: readonly string[];
  /** Places in quotation marks, for texts of shoppers. */
  quoted: ReadonlySet<string>;
  translation: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function toPattern([english, translation]: readonly [string, string]): Pattern {
  const placeholders = [...english.matchAll(/{(\d)}/g)].map(([, placeholder = '0']) => placeholder);
  const quoted = new Set([...english.matchAll(/“{(\d)}”/g)].map(([, placeholder = '0']) => placeholder));
  const parts = english.split(/{\d}/).map(escaped);
  return { pattern: new RegExp(`^${parts.join('(.+?)')}$`), placeholders, quoted, translation };
}

/** A sentence ends as in English. */
const ending = (text: string, english: string) => (english.endsWith('.') && !text.endsWith('.') ? `${text}.` : text);

type TranslateText = (text: string) => string;

/** Returns the function that formats the amounts and dates of a text. */
function createFormatText(format: PriceFormat): TranslateText {
  const dates = new Intl.DateTimeFormat(format.locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const monthNames = months.split('|');
  const toDate = (_: string, month: string, number: string) => {
    const index = monthNames.indexOf(month === 'Sept' ? 'Sep' : month);
    return dates.format(new Date(Date.UTC(2024, index > 8 ? index - 1 : index, Number(number))));
  };
  const toPrice = (_: string, sign: string, units: string, cents: string | undefined) => {
    const amount = Number(`${sign}${units.replaceAll(',', '')}${cents ?? '00'}`);
    // An amount within a sentence has no cents.
    return cents === undefined ? formatPriceInText(amount, format) : formatPrice(amount, format);
  };
  return (text) => {
    const priced = text.replace(prices, toPrice);
    return days.test(priced) ? priced.replace(day, toDate) : priced;
  };
}

/** Returns the function that translates one text: as a whole, by a pattern, or by its names or sentences. */
function createTranslateText(phrases: Phrases, formatText: TranslateText): TranslateText {
  const patterns = Object.entries(phrases)
    .filter(([english]) => english.includes('{'))
    .map(toPattern)
    // A pattern with more words is more specific.
    .toSorted((one, other) => other.pattern.source.length - one.pattern.source.length);
  const byPattern = (text: string): string | null => {
    for (const { pattern, placeholders, quoted, translation } of patterns) {
      const values = pattern.exec(text)?.slice(1);
      if (values)
        return translation.replace(/{(\d)}/g, (_, placeholder: string) => {
          const text = values[placeholders.indexOf(placeholder)] ?? '';
          return quoted.has(placeholder) ? text : whole(text);
        });
    }
    return null;
  };
  // Every pattern has several words.
  const phrase = (text: string): string | null => phrases[text] ?? (text.includes(' ') ? byPattern(text) : null);
  const bySentences = (text: string) => {
    const sentences = text.split(/(?<=[.]) /);
    if (sentences.length < 2) return null;
    const translated = sentences.map((sentence) => phrase(sentence) ?? phrase(sentence.replace(/[.]$/, '')));
    return translated.every((one) => one === null)
      ? null
      : translated.map((one, index) => ending(one ?? sentences[index] ?? '', sentences[index] ?? '')).join(' ');
  };
  /** Names that are listed, such as 'Washed Linen, Flax'. */
  const byNames = (text: string) => {
    const names = text.split(', ').map((name) => phrases[name]);
    return names.length > 1 && names.every((name) => name !== undefined) ? names.join(', ') : null;
  };
  const whole = (text: string): string => {
    if (measure.test(text)) return text.replace(measure, toMeasure);
    return formatText(phrase(text) ?? byNames(text) ?? bySentences(text) ?? text);
  };
  return whole;
}

/** Translates all texts in `value`, the field `key` of a reply, except what a shopper wrote. */
function translateFields(value: unknown, translateText: TranslateText, key = ''): unknown {
  if (written.has(key.toLowerCase())) return value;
  if (typeof value === 'string') return translateText(value);
  if (Array.isArray(value)) return value.map((one) => translateFields(one, translateText, key));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const isWritten = key === 'options' && 'label' in value && writtenLabels.has(String(value.label));
  // Swatches are listed under the names of their fabrics.
  const inWords = key === 'FabricsByName' ? translateText : (name: string) => name;
  const fields = Object.entries(value).map(([name, one]) => [
    inWords(name),
    isWritten && name === 'text' ? one : translateFields(one, translateText, name),
  ]);
  return Object.fromEntries(fields);
}

/** Returns the function that translates texts by their English words, and formats their dates and amounts. */
export function createTranslate(phrases: Phrases, format: PriceFormat): Translate {
  const translateText = createTranslateText(phrases, createFormatText(format));
  return (reply) => translateFields(reply, translateText);
}
