import { type ShopSite, type SiteCulture, spell } from '@settee/domain';

/** Fields of cart lines: names, and what shoppers wrote on a gift card or had embroidered. */
const unchangedFields = new Set(['giftCard', 'itemInfo']);

/** Fields with sentences for shoppers. Names, codes and addresses are not among them. */
const textFields = new Set([
  'alt',
  'care',
  'description',
  'errorMessage',
  'hint',
  'intro',
  'message',
  'Message',
  'note',
  'subtitle',
  'text',
  'title',
]);

function spellValue(value: unknown, isText: boolean, siteCulture: SiteCulture): unknown {
  if (typeof value === 'string') return isText ? spell(value, siteCulture) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => spellValue(item, isText, siteCulture));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      unchangedFields.has(name) ? item : spellValue(item, textFields.has(name), siteCulture),
    ]),
  );
}

/**
 * Returns the reply of a handler in the spelling of the site: American in the US, Canadian in Canada. A reply for a
 * page in another language is translated from the American text.
 */
export function spellReply(reply: unknown, { siteCulture, locale }: Pick<ShopSite, 'siteCulture' | 'locale'>): unknown {
  return siteCulture === 'CANADA' && locale.startsWith('en') ? spellValue(reply, false, siteCulture) : reply;
}
