import { formatPrice, getLanguagePrefix, getSite } from '@settee/domain';
import * as v from 'valibot';
import type { Context } from '../../platform/context.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { rendered } from '../../platform/mail/rendered.ts';
import type { OutboxRow } from '../../platform/mail/outbox.queries.ts';
import { writeCardLines } from '../gift-cards/gift-card-email.ts';
import { orderMailMessages } from './messages.ts';

const cardData = v.object({ cardId: v.string(), amount: v.number(), orderNumber: v.string() });

/** Emails a gift card for the part of a refund that the bank rejected; a repeated email has the same card. */
export async function writeRefundCard(ctx: Context, email: OutboxRow): Promise<Omit<Mail, 'to'>> {
  const { cardId, amount, orderNumber } = v.parse(cardData, email.data);
  const { brand, siteCulture, locale, origin } = email;
  const site = getSite(brand, siteCulture, locale);
  const messages = orderMailMessages(site);
  const card = await writeCardLines(ctx, { cardId, amount }, site);
  const words = {
    subject: messages.refundCardSubject(formatPrice(amount, site)),
    greeting: messages.codeGreeting,
    paragraphs: [messages.refundCard(orderNumber, formatPrice(amount, site)), ...card.paragraphs],
    link: { label: card.start, url: `${origin}${getLanguagePrefix(site)}/` },
    note: card.note,
  };
  return rendered(words, site);
}
