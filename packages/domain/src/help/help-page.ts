/** Pages of the help center, in the order of its index. */
export const helpCodes = [
  'shipping',
  'returns',
  'contact',
  'faq',
  'warranty',
  'gift-cards',
  'accessibility',
  'about',
] as const;
export type HelpCode = (typeof helpCodes)[number];

/** One heading with paragraphs, and facts as rows of a table. */
export interface HelpSection {
  title: string;
  text: readonly string[];
  rows?: readonly { label: string; value: string }[];
}

/** Content of a help page. */
export interface HelpPage {
  code: HelpCode;
  title: string;
  /** One sentence under the title and in the index. */
  intro: string;
  sections: readonly HelpSection[];
  /** Related pages. */
  links: readonly { label: string; url: string }[];
}

/** Entry of the help center. */
export type HelpTopic = Pick<HelpPage, 'code' | 'title' | 'intro'>;

/** Index of the help center. */
export const helpUrl = '/customer-service';

/** URL of a help page. */
export const helpPageUrl = (code: HelpCode): string => `${helpUrl}/${code}`;
