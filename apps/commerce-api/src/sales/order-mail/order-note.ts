import { getSite, type ShopSite } from '@settee/domain';
import type { Mail } from '../../platform/mail/mailer.ts';
import { rendered, type Words } from '../../platform/mail/rendered.ts';
import type { OutboxRow } from '../../platform/mail/outbox.queries.ts';
import { orderLink } from './describe-order.ts';
import { orderMailMessages } from './messages.ts';
import type { OrderMailMessages } from './messages-english.ts';

/** Renders a short email about an order: what happened, and a link to the order; the number to call is below every email. */
export function renderOrderNote(
  { brand, siteCulture, locale, origin }: OutboxRow,
  orderNumber: string,
  write: (
    messages: OrderMailMessages,
    site: ShopSite,
  ) => Pick<Words, 'subject' | 'paragraphs'> & Partial<Pick<Words, 'greeting'>>,
): Omit<Mail, 'to'> {
  const site = getSite(brand, siteCulture, locale);
  const messages = orderMailMessages(site);
  const words = {
    greeting: messages.codeGreeting,
    ...write(messages, site),
    link: { label: messages.viewOrder, url: orderLink(orderNumber, { site, origin }) },
    note: messages.questionsNote,
  };
  return rendered(words, site);
}
