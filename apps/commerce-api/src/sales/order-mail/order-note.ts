import { getSite, type ShopSite } from '@settee/domain';
import type { Mail } from '../../platform/mail/mailer.ts';
import { rendered, type Words } from '../../platform/mail/rendered.ts';
import type { OutboxRow } from '../../platform/mail/outbox.queries.ts';
import { orderLink } from './describe-order.ts';
import { orderMailMessages } from './messages.ts';
import type { OrderMailMessages } from './messages-english.ts';

/** Renders a short email about an order: what happened, a link to the order, and the number to call. */
export function renderOrderNote(
  { brand, siteCulture, locale, origin }: OutboxRow,
  orderNumber: string,
  write: (messages: OrderMailMessages, site: ShopSite) => Pick<Words, 'subject' | 'paragraphs'>,
): Omit<Mail, 'to'> {
  const site = getSite(brand, siteCulture, locale);
  const messages = orderMailMessages(site);
  const words = {
    ...write(messages, site),
    greeting: messages.codeGreeting,
    link: { label: messages.viewOrder, url: orderLink(orderNumber, { site, origin }) },
    note: messages.questions(site.helpLine, site.helpHours),
  };
  return rendered(words, site);
}
