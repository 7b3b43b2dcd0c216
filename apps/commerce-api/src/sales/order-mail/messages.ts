import { wordsFor } from '../../platform/words-by-language.ts';
import { english, type OrderMailMessages } from './messages-english.ts';
import { french } from './messages-french.ts';

/** Every word of the emails of an order, in the language of a site. */
export const orderMailMessages = (site: { locale: string }): OrderMailMessages => wordsFor(site, { english, french });
