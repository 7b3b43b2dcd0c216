/** The type of a table of words in another language: texts and functions with other words. */
export type InLanguage<Table> = Table extends string
  ? string
  : Table extends (...given: infer Given) => infer Text
    ? (...given: Given) => InLanguage<Text>
    : { readonly [Name in keyof Table]: InLanguage<Table[Name]> };

/** The words of a page, or of a mail in the language of the page that caused it. */
export const wordsFor = <Table>(
  { locale }: { locale: string },
  { english, french }: { english: Table; french: InLanguage<Table> },
): InLanguage<Table> => (locale.startsWith('fr') ? french : (english as InLanguage<Table>));
