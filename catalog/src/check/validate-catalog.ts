import { entrySchemas, type Catalog, type Noun } from '../schema.ts';
import { getViolations } from './violations.ts';
import { getName } from './names.ts';
import { imageBreaches, type ImageStore } from './pictures.ts';
import { regionBreaches, storeBreaches } from './places.ts';
import { priceBreaches } from './prices.ts';
import { productBreaches } from './products.ts';
import { referenceBreaches } from './references.ts';
import { reviewBreaches } from './reviews.ts';
import { uniqueBreaches } from './unique.ts';

function nounBreaches<N extends Noun>(catalog: Catalog, noun: N): readonly string[] {
  const entries: readonly Catalog[N][number][] = catalog[noun];
  return entries.flatMap((entry) => getViolations(entrySchemas[noun], entry, getName(noun, entry)));
}

const nouns = Object.keys(entrySchemas) as Noun[];

/** Validates a catalog and returns one line per error; references are checked only if all entries are valid. */
export function validateCatalog(catalog: Catalog, imageStore: ImageStore): readonly string[] {
  const own = nouns.flatMap((noun) => nounBreaches(catalog, noun));
  if (own.length > 0) return own;
  return [
    ...uniqueBreaches(catalog),
    ...productBreaches(catalog),
    ...priceBreaches(catalog),
    ...referenceBreaches(catalog),
    ...reviewBreaches(catalog),
    ...storeBreaches(catalog),
    ...regionBreaches(catalog),
    ...imageBreaches(catalog, imageStore),
  ];
}
