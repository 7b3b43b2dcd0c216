import { frenchTexts, soldProducts } from '@settee/catalog';
import { coverAlt } from '../catalog/seed/configured-rows.ts';
import type { Phrases } from './phrases.ts';
import { accountPhrases } from './french-account.ts';
import { cartPhrases } from './french-cart.ts';
import { catalogPhrases } from './french-catalog.ts';
import { paymentPhrases } from './french-payment.ts';

/** Alternative texts of the products in each material. */
function coverAlts(): Phrases {
  const inFrench = (text: string) => frenchTexts[text] ?? text;
  const alts = soldProducts.flatMap(({ name, options }) =>
    options
      .flatMap(({ groups }) => groups)
      .flatMap(({ title: group, choices }) =>
        choices.map(({ title }) => [
          coverAlt(name, group, title),
          `${inFrench(name)} en ${inFrench(group).toLowerCase()}, ${inFrench(title).toLowerCase()}`,
        ]),
      ),
  );
  return Object.fromEntries(alts);
}

/** The texts of the catalog and of the API in Canadian French. */
export const french: Phrases = {
  ...frenchTexts,
  ...coverAlts(),
  ...cartPhrases,
  ...paymentPhrases,
  ...accountPhrases,
  ...catalogPhrases,
};
