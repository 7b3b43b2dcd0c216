import type { ProductShow } from '@settee/domain';

/** A value of the color or material filter with the words that mean it. */
export interface AttributeWords {
  label: string;
  /** `#rrggbb` of a color; empty otherwise. */
  color: string;
  /** Words or phrases, lower case without accents; in products and in queries. */
  words: readonly string[];
}

/** A page of the shop with the phrases that name it. */
export interface ServiceWords {
  label: string;
  url: string;
  phrases: readonly string[];
}

/** Words before an amount, as alternatives of a regular expression; without accents. */
export interface PriceWords {
  /** Words before and between two amounts, such as 'between' and 'and'. */
  between: readonly [before: string, middle: string];
  /** Between two amounts without a word before them. */
  to: string;
  under: string;
  over: string;
  around: string;
}

/** Words of a language for the search. All words are lower case without accents. */
export interface SearchLanguage {
  /** Text search configuration of PostgreSQL, which knows endings. */
  configuration: 'english' | 'french';
  /** By key of the color filter, in filter order. */
  colors: Readonly<Record<string, AttributeWords>>;
  /** By key of the material filter, in its order. */
  materials: Readonly<Record<string, AttributeWords>>;
  /** Words for several materials, such as 'wood', with the keys of these. */
  materialKinds: Readonly<Record<string, readonly string[]>>;
  /** By word or phrase, the others that it also finds. */
  synonyms: Readonly<Record<string, readonly string[]>>;
  services: readonly ServiceWords[];
  /** Phrases for the values of the 'show' filter, with the value's label. */
  shows: Readonly<Record<ProductShow, { label: string; phrases: readonly string[] }>>;
  /** Words that do not describe a product. */
  fillers: ReadonlySet<string>;
  /** Words after which a query says more of the thing that it names before them, such as 'for'. */
  qualifiers: ReadonlySet<string>;
  /** First words of questions. */
  questions: ReadonlySet<string>;
  /** Things for a home that no product is. */
  notSold: ReadonlySet<string>;
  prices: PriceWords;
  rooms: Readonly<Record<string, string>>;
  /** Labels of the price and width filters. */
  rangeLabels: {
    under(amount: string): string;
    between(from: string, to: string): string;
    over(amount: string): string;
  };
  /** A measure with its unit. */
  inches(measure: number): string;
  shopAll: { title: string; text: string };
}
