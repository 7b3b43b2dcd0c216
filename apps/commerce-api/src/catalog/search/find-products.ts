import { listingPageSize, type ProductQuery, type ShopSite } from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import type { ProductSearchRequest, ProductSearchResult } from '../../platform/ports/product-search.ts';
import { languageOf, normalizeText } from '../language/language.ts';
import { interpret, type Interpretation } from './interpret.ts';
import { noPriceLimits } from './price-words.ts';

/** The products found for a query, and how it was understood. */
export interface FoundProducts {
  result: ProductSearchResult;
  interpretation: Interpretation;
  /** The corrected text; empty when nothing was corrected. */
  corrected: string;
  isExact: boolean;
}

const none = new Map<string, number>();
export const nothingFound: ProductSearchResult = {
  total: 0,
  count: 0,
  skus: [],
  counts: { category: none, color: none, material: none, width: none, price: none, show: none },
};

const isEmpty = ({ hasWords, price, shows }: Interpretation) =>
  !hasWords && shows.length === 0 && price.from === null && price.to === null;

/** The text with the closest known word in place of each misspelled one; empty when nothing is misspelled. */
async function correctText({ db, search }: Context, site: ShopSite, { terms }: Interpretation, query: string) {
  const words = terms.flatMap((term) => (term.phrases.length === 1 ? term.typed.split(' ') : []));
  const typed = normalizeText(query);
  let corrected = typed;
  for (const word of words) {
    const right = await search.correct(db, site, word);
    if (right !== null) corrected = corrected.replace(word, right);
  }
  return corrected === typed ? '' : corrected;
}

/**
 * Finds the products of a query: those that match all of it; with misspelled words corrected; at any price; those that match its words before one such as 'for'; at last,
 * those that match some of it. A query that is found takes one statement.
 */
export async function findProducts(
  ctx: Context,
  site: ShopSite,
  query: string,
  wanted: ProductQuery,
): Promise<FoundProducts> {
  const language = languageOf(site);
  const interpretation = interpret(query, language);
  const found = { interpretation, corrected: '', isExact: true };
  if (isEmpty(interpretation)) return { ...found, result: nothingFound };
  const find = (
    { terms, price, shows }: Pick<Interpretation, 'terms' | 'price' | 'shows'>,
    change: Partial<ProductSearchRequest> = {},
  ) =>
    ctx.search.find(ctx.db, {
      site,
      terms,
      match: 'all',
      price,
      shows,
      ...wanted,
      pageSize: listingPageSize,
      ...change,
    });
  const first = await find(interpretation);
  if (first.total > 0 || interpretation.terms.length === 0) return { ...found, result: first };
  const prefix = await find(interpretation, { match: 'prefix' });
  if (prefix.total > 0) return { ...found, result: prefix };
  const corrected = await correctText(ctx, site, interpretation, query);
  const right = corrected === '' ? interpretation : interpret(corrected, language);
  const steps: Partial<ProductSearchRequest>[] = [
    ...(corrected === '' ? [] : [{}]),
    { price: noPriceLimits },
    ...(right.head.length > 0 ? [{ terms: right.head }] : []),
    // The color of a thing that is not sold would find all that have it.
    ...(interpretation.isNotSold ? [] : ([{ match: 'any' }, { match: 'any', price: noPriceLimits }] as const)),
  ];
  for (const [index, step] of steps.entries()) {
    const result = await find(right, step);
    if (result.total > 0) return { result, interpretation: right, corrected, isExact: corrected !== '' && index === 0 };
  }
  return { ...found, result: nothingFound };
}
