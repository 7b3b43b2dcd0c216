import {
  centralTimeZone,
  type Address,
  changeWindowMs,
  type CartLineItem,
  formatCentralDay,
  formatPhone,
  formatPrice,
  getItemEdd,
  getLanguagePrefix,
  isMadeToOrder,
  type OrderDetails,
  type OrderPickupStore,
  orderStatusUrl,
  type ShopSite,
} from '@settee/domain';
import { orderMailMessages } from './messages.ts';
import type { OrderMailMessages } from './messages-english.ts';
import { colon } from '../../platform/mail/rendered.ts';
import type { MailLine, OrderMail } from './order-mail.ts';

interface MailContext {
  site: ShopSite;
  messages: OrderMailMessages;
  /** Origin of the site, such as https://shop.example. */
  origin: string;
}

function describeLine(line: CartLineItem, edd: string, { site, origin, messages }: MailContext): MailLine {
  const { itemInfo, priceQuantityTotals, installationService } = line;
  const details = [
    itemInfo.options.map(({ text }) => text).join(' · '),
    itemInfo.personalizationText ? messages.personalization(itemInfo.personalizationText) : '',
    installationService?.title ?? '',
    edd,
  ];
  return {
    name: itemInfo.name,
    details: details.filter(Boolean),
    quantity: messages.quantity(priceQuantityTotals.quantity),
    price: formatPrice(priceQuantityTotals.lineTotal, site),
    image: new URL(itemInfo.picture.webp.url, origin).href,
  };
}

function describeTotals({ orderSummary }: OrderDetails, { site, messages }: MailContext): OrderMail['totals'] {
  const price = (cents: number) => formatPrice(cents, site);
  const { merchandise, discount, shipping, installation, tax, donation, total } = orderSummary;
  return [
    { label: messages.merchandise, value: price(merchandise) },
    ...(discount === 0 ? [] : [{ label: messages.discount, value: price(discount) }]),
    { label: messages.shipping, value: shipping === 0 ? messages.free : price(shipping) },
    ...(installation === 0 ? [] : [{ label: messages.installation, value: price(installation) }]),
    { label: messages.tax, value: price(tax) },
    ...(donation === 0 ? [] : [{ label: messages.donation, value: price(donation) }]),
    { label: messages.total, value: price(total), isStrong: true },
  ];
}

function describeAddress(address: Address): string[] {
  const { firstName, lastName, address1, address2, address3, city, state, postalCode, dayPhone } = address;
  const lines = [`${firstName} ${lastName}`, address1, address2, address3, `${city}, ${state} ${postalCode}`];
  return [...lines, formatPhone(dayPhone)].map((line) => line.trim()).filter(Boolean);
}

function describePayment(order: OrderDetails, { site, messages }: MailContext): string[] {
  const price = (cents: number) => formatPrice(cents, site);
  const { cards, wallet, tenders, taxCertificateNumber } = order;
  return [
    ...tenders.map(({ kind, number, appliedAmount }) =>
      messages.tenderPays(messages.tenderNames[kind](number), price(appliedAmount)),
    ),
    ...cards.map(({ type, lastFour, appliedAmount }) =>
      messages.endingIn(messages.cardNames[type], lastFour, price(appliedAmount)),
    ),
    ...(wallet
      ? [messages.walletPays(messages.walletNames[wallet.kind], wallet.account, price(wallet.appliedAmount))]
      : []),
    ...(taxCertificateNumber === '' ? [] : [messages.taxExempt(taxCertificateNumber)]),
  ];
}

/** Name, address and phone of a store, a line each. */
export function describeStore({ name, address1, city, state, postalCode, phone }: OrderPickupStore): string[] {
  return [name, address1, `${city}, ${state} ${postalCode}`, phone].filter(Boolean);
}

function describeNext({ recipients, lineItems, placedAt }: OrderDetails, { site, messages }: MailContext): string[] {
  const delivered = recipients.flatMap(({ shipments }) => shipments.filter((each) => each.deliveryMode !== 'pickup'));
  const shipped = delivered.filter(({ deliveryMode }) => deliveryMode !== 'email');
  const arrivals = [...new Set(delivered.map(({ edd }) => edd))].filter(Boolean);
  const until = new Intl.DateTimeFormat(site.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: centralTimeZone,
  }).format(new Date(Date.parse(placedAt) + changeWindowMs));
  return [
    ...arrivals.map(messages.delivery),
    ...(shipped.length > 0 ? [messages.tracking] : []),
    ...(recipients.some(({ pickupStore }) => pickupStore !== null) ? [messages.pickup] : []),
    ...(lineItems.some(isMadeToOrder) ? [messages.change(until)] : []),
  ];
}

const getFullName = ({ firstName, lastName }: Address) => `${firstName} ${lastName}`.trim();

/** Describes the gifts of an order with their messages, by name where there are several recipients. */
const getGift = ({ recipients }: OrderDetails, { messages }: MailContext): string[] =>
  recipients.flatMap(({ address, giftOptions: { isGift, giftMessage } }) => {
    if (!isGift) return [];
    const isNamed = address && recipients.length > 1;
    return [
      isNamed ? messages.isGiftFor(getFullName(address)) : messages.isGift,
      ...(giftMessage === '' ? [] : [messages.giftMessage(giftMessage)]),
    ];
  });

function getTitle(
  { pickupStore: store, shipments }: OrderDetails['recipients'][number],
  { messages }: MailContext,
): string {
  if (store) return messages.forPickup;
  return shipments.every(({ deliveryMode }) => deliveryMode === 'email') ? messages.emailed : messages.toShip;
}

/** Lines by recipient; a recipient with an address is named where there are several. */
function describeGroups({ recipients, lineItems }: OrderDetails, context: MailContext): OrderMail['groups'] {
  return recipients.map((recipient) => {
    const { address, shipments } = recipient;
    const isNamed = address && recipients.length > 1;
    const name = isNamed ? `${colon(context.site.locale)} ${getFullName(address)}` : '';
    const lines = shipments.flatMap((shipment) =>
      lineItems
        .filter(({ id }) => shipment.itemIds.includes(id))
        .map((line) => describeLine(line, getItemEdd(line, shipment), context)),
    );
    return { title: getTitle(recipient, context) + name, lines };
  });
}

function describeFacts(order: OrderDetails, context: MailContext): OrderMail['facts'] {
  const { messages } = context;
  const addresses = order.recipients.map(({ address, pickupStore }) =>
    pickupStore
      ? { title: messages.pickupStore, lines: describeStore(pickupStore) }
      : { title: messages.deliveryAddress, lines: address ? describeAddress(address) : [] },
  );
  const facts = [
    ...addresses,
    { title: messages.billingAddress, lines: describeAddress(order.billingAddress) },
    { title: messages.payment, lines: describePayment(order, context) },
    { title: messages.gift, lines: getGift(order, context) },
  ];
  return facts.filter(({ lines }) => lines.length > 0);
}

/** The page of an order in the language of the site. */
export const orderLink = (orderNumber: string, { site, origin }: Omit<MailContext, 'messages'>): string =>
  `${origin}${getLanguagePrefix(site)}${orderStatusUrl}?order=${encodeURIComponent(orderNumber)}`;

/** Describes an order as its email shows it, with variants for gifts and store pickup. */
export function describeOrder(order: OrderDetails, { site, origin }: Omit<MailContext, 'messages'>): OrderMail {
  const messages = orderMailMessages(site);
  const context = { site, origin, messages };
  const { orderNumber, placedAt, contact } = order;
  const price = (cents: number) => formatPrice(cents, site);
  const date = formatCentralDay(placedAt, site.locale);
  return {
    subject: messages.subject(site.brandName, orderNumber),
    preview: messages.preview(price(order.orderSummary.total)),
    heading: messages.heading(contact.firstName)[site.brand],
    paragraphs: [messages.received(orderNumber, date)],
    link: { label: messages.viewOrder, url: orderLink(orderNumber, { site, origin }) },
    nextTitle: messages.nextTitle,
    next: describeNext(order, context),
    groups: describeGroups(order, context).filter(({ lines }) => lines.length > 0),
    totalsTitle: messages.totalsTitle,
    totals: describeTotals(order, context),
    facts: describeFacts(order, context),
    notes: [messages.findOrder, messages.questions(site.helpLine, site.helpHours)],
  };
}
