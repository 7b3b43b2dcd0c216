import type { ShopSite } from '@settee/domain';
import { type InLanguage, wordsFor } from '../../platform/words-by-language.ts';
import type { Words } from '../../platform/mail/rendered.ts';

/** Kind of the email that confirms a quote request. */
export const quoteEmailKind = 'quote-request';

/** Data of the email. */
export interface QuoteEmailData {
  name: string;
  quantity: number;
  productName: string;
  quoteNumber: string;
}

const english = {
  subject: (quoteNumber: string) => `Your quote request ${quoteNumber}`,
  greeting: (name: string) => `Hi ${name},`,
  thanks: (what: string) => `Thank you for asking about ${what}.`,
  number: (quoteNumber: string) =>
    `Your request number is ${quoteNumber}. We’ll email you a price within two business days.`,
  // The number to call is below every email.
  note: 'Questions? Please call us and have your request number ready.',
};

const french: InLanguage<typeof english> = {
  subject: (quoteNumber) => `Votre demande de soumission ${quoteNumber}`,
  greeting: (name) => `Bonjour ${name},`,
  thanks: (what) => `Merci de votre intérêt pour ${what}.`,
  number: (quoteNumber) =>
    `Votre numéro de demande est ${quoteNumber}. Nous vous enverrons un prix par courriel en deux jours ouvrables.`,
  note: 'Des questions? Appelez-nous et ayez votre numéro de demande sous la main.',
};

/** Confirms a quote request. ATC-05 */
export function writeQuoteEmail(
  { name, quantity, productName, quoteNumber }: QuoteEmailData,
  site: Pick<ShopSite, 'locale'>,
): Words {
  const words = wordsFor(site, { english, french });
  return {
    subject: words.subject(quoteNumber),
    greeting: words.greeting(name),
    paragraphs: [words.thanks(`${quantity} × ${productName}`), words.number(quoteNumber)],
    note: words.note,
  };
}
