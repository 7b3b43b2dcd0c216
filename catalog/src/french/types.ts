/** French texts by the English ones of the catalog. */
export type FrenchTexts = Readonly<Record<string, string>>;
