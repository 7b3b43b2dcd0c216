import type { Catalog, Noun } from '../schema.ts';

/** Nouns that shoppers read nothing of, that they wrote themselves, or with names and addresses alone. */
const unreadNouns: ReadonlySet<Noun> = new Set<Noun>([
  'stores',
  'deliveryRegions',
  'giftCards',
  'promoCodes',
  'tenderCodes',
  'rewardCertificates',
  'demoAccounts',
  'registries',
  'reviews',
  'personalizationTestTexts',
]);

/** Fields with codes, addresses and names of people and lines, which are the same in all languages. */
const unreadFields = new Set([
  'availability',
  'brand',
  'category',
  'code',
  'collection',
  'color',
  'collectionCode',
  'configuredPicturePrefix',
  'deliveryMode',
  'groupType',
  'id',
  'installation',
  'instagramHandle',
  'itemTypeCode',
  'lines',
  'optionExperience',
  'optionType',
  'owner',
  'picturePrefix',
  'provider',
  'restrictions',
  'rooms',
  'slug',
  'slugs',
  'taxCode',
  'templateName',
  'unit',
  'url',
  'warrantyPart',
  'validationRegEx',
]);

/** Words, and not the id of a picture. */
const isRead = (text: string) => /\p{L}{2}/u.test(text) && !/^[a-z]+\/[\w-]+$/.test(text);

/** Every text of a value that shoppers read, once. */
export function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string' && isRead(value)) found.add(value);
  if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value)) if (!unreadFields.has(name)) textsIn(one, found);
  return found;
}

/** Every text of a catalog that shoppers read, once. */
export function textsOf(catalog: Partial<Catalog>): Set<string> {
  const found = new Set<string>();
  for (const [noun, entries] of Object.entries(catalog)) if (!unreadNouns.has(noun as Noun)) textsIn(entries, found);
  return found;
}
