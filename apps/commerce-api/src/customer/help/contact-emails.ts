import type { ContactRequest, ContactTopic, ShopSite } from '@settee/domain';
import { type InLanguage, wordsFor } from '../../platform/words-by-language.ts';
import type { Words } from '../../platform/mail/rendered.ts';

/** Kinds of the mails: to the shopper, and to customer service. */
export const receiptEmailKind = 'contact-receipt';
export const serviceEmailKind = 'contact-message';

/** Data of both mails. */
export interface ContactEmailData extends ContactRequest {
  caseNumber: string;
}

const topics: Record<ContactTopic, string> = {
  order: 'An order',
  delivery: 'Delivery',
  return: 'A return or repair',
  product: 'A product',
  account: 'My account',
  other: 'Something else',
};

const english = {
  subject: (caseNumber: string) => `We got your message (${caseNumber})`,
  greeting: (name: string) => `Hi ${name},`,
  thanks: {
    main: 'Thank you for writing. Someone who knows the answer will reply within one business day.',
    cb2: 'Got it. We’ll reply within one business day.',
  },
  youWrote: 'You wrote:',
  note: (caseNumber: string) => `Need to add something? Call us and have ${caseNumber} ready.`,
};

const french: InLanguage<typeof english> = {
  subject: (caseNumber) => `Nous avons reçu votre message (${caseNumber})`,
  greeting: (name) => `Bonjour ${name},`,
  thanks: {
    main: 'Merci de nous avoir écrit. Quelqu’un qui connaît la réponse vous répondra en un jour ouvrable.',
    cb2: 'C’est reçu. Nous vous répondrons en un jour ouvrable.',
  },
  youWrote: 'Vous avez écrit\u00a0:',
  note: (caseNumber) => `Quelque chose à ajouter? Appelez-nous et ayez le numéro ${caseNumber} sous la main.`,
};

/** Confirms a message to the shopper. */
export function writeReceipt({ name, caseNumber, message }: ContactEmailData, site: ShopSite): Words {
  const words = wordsFor(site, { english, french });
  return {
    subject: words.subject(caseNumber),
    greeting: words.greeting(name),
    paragraphs: [words.thanks[site.brand], words.youWrote, message],
    note: words.note(caseNumber),
    hasQuotes: true,
  };
}

/** Hands a message to customer service. */
export function writeServiceEmail(email: ContactEmailData, { brandName, siteCulture }: ShopSite): Words {
  const { topic, name, emailAddress, orderNumber, message, caseNumber } = email;
  return {
    subject: `${caseNumber}: ${topics[topic]}`,
    greeting: `${brandName}, ${siteCulture}`,
    paragraphs: [`From: ${name}, ${emailAddress}`, ...(orderNumber ? [`Order: ${orderNumber}`] : []), message],
    note: `Reply to ${emailAddress} within one business day.`,
    hasQuotes: true,
  };
}
