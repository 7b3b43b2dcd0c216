/** Texts of the API and their translations; `{0}` and `{1}` are what a text is about. */
export type Phrases = Readonly<Record<string, string>>;
