import type { GiftCardRequest } from '@settee/domain';
import { formatPriceInText, type ShopSite } from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import { type InLanguage, wordsFor } from '../../platform/words-by-language.ts';
import type { Words } from '../../platform/mail/rendered.ts';

/** Kind of the email with a gift card. */
export const giftCardEmailKind = 'gift-card';

/** Data of the mail: the card without its number and PIN, which the provider issues when the mail is written. */
export interface GiftCardEmailData extends Omit<GiftCardRequest, 'recipientEmail'> {
  /** Identifies the card, so that a repeated email has the same one. */
  cardId: string;
}

const english = {
  subject: (sender: string, brandName: string) => `${sender} sent you a ${brandName} gift card`,
  greeting: 'Hello,',
  sent: (sender: string, amount: string) => `${sender} sent you a gift card for ${amount}.`,
  number: (number: string) => `Card number: ${number}`,
  pin: (pin: string) => `PIN: ${pin}`,
  use: 'Enter both under Gift cards and codes at checkout. Anything you don’t spend stays on the card.',
  start: 'Start Shopping',
  note: 'Treat this email like cash. Anyone with the number and PIN can spend it.',
};

const french: InLanguage<typeof english> = {
  subject: (sender, brandName) => `${sender} vous offre une carte-cadeau ${brandName}`,
  greeting: 'Bonjour,',
  sent: (sender, amount) => `${sender} vous offre une carte-cadeau de ${amount}.`,
  number: (number) => `Numéro de carte\u00a0: ${number}`,
  pin: (pin) => `NIP\u00a0: ${pin}`,
  use: 'Entrez les deux sous Cartes-cadeaux au moment de payer. Ce que vous ne dépensez pas reste sur la carte.',
  start: 'Commencer à magasiner',
  note: 'Traitez ce courriel comme de l’argent\u00a0: toute personne qui a le numéro et le NIP peut dépenser la carte.',
};

/** Issues a card, once, and writes how it is spent. Fails when the provider does, and is then repeated. */
export async function writeCardLines(
  { storedValue }: Pick<Context, 'storedValue'>,
  { cardId, amount }: Pick<GiftCardEmailData, 'cardId' | 'amount'>,
  site: ShopSite,
): Promise<{ paragraphs: readonly string[]; start: string; note: string }> {
  const { number, pin } = await storedValue.issueGiftCard({ cardId, amount, siteCulture: site.siteCulture });
  const words = wordsFor(site, { english, french });
  const shown = number.replace(/\d{4}(?=\d)/g, '$& ');
  return { paragraphs: [words.number(shown), words.pin(pin), words.use], start: words.start, note: words.note };
}

/** Issues the card of a shopper for another person and writes its mail. */
export async function writeGiftCardEmail(
  ctx: Pick<Context, 'storedValue'>,
  email: GiftCardEmailData,
  site: ShopSite,
  origin: string,
): Promise<Words> {
  const { amount, senderName, message } = email;
  const card = await writeCardLines(ctx, email, site);
  const words = wordsFor(site, { english, french });
  return {
    subject: words.subject(senderName, site.brandName),
    greeting: words.greeting,
    paragraphs: [
      words.sent(senderName, formatPriceInText(amount, site)),
      ...(message === '' ? [] : [message]),
      ...card.paragraphs,
    ],
    link: { label: card.start, url: `${origin}/` },
    note: card.note,
    hasQuotes: true,
  };
}
