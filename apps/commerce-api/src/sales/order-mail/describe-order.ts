import {
  centralTimeZone,
  type Address,
  changeWindowMs,
  directionsUrl,
  type CartLineItem,
  formatCentralDay,
  formatPhone,
  formatPrice,
  getHoursLines,
  getItemEdd,
  getLanguagePrefix,
  isMadeToOrder,
  type OrderDetails,
  type OrderPickupStore,
  type OrderRecipient,
  type OrderShipment,
  orderStatusUrl,
  type ShopSite,
} from '@settee/domain';
import { toStores } from '../../catalog/stores/to-stores.ts';
import { orderMailMessages } from './messages.ts';
import type { OrderMailMessages } from './messages-english.ts';
import { colon } from '../../platform/mail/rendered.ts';
import type { MailGroup, MailLine, MailShipment, OrderMail } from './order-mail.ts';

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

/** Name, address, phone and opening hours of a store, a line each. Hours are those of today. */
export function describeStore(
  { locationId, name, address1, city, state, postalCode, phone }: OrderPickupStore,
  site: ShopSite,
): { address: string[]; hours: string[] } {
  const { closed } = orderMailMessages(site);
  const store = toStores(site).find(({ id }) => id === locationId);
  return {
    address: [name, address1, `${city}, ${state} ${postalCode}`, phone].filter(Boolean),
    hours: store ? getHoursLines(store.hours, site.locale, closed) : [],
  };
}

/** A link to the way to a store, in a maps service. */
export function linkDirections(store: OrderPickupStore, site: ShopSite): NonNullable<MailGroup['directions']> {
  return { label: orderMailMessages(site).directions, url: directionsUrl({ ...store, region: store.state }) };
}

const isTexted = (recipients: readonly OrderRecipient[]): boolean =>
  recipients.every(({ notificationOption }) => notificationOption === 'sms');

function describeNext({ recipients, lineItems, placedAt }: OrderDetails, { site, messages }: MailContext): string[] {
  const delivered = recipients.flatMap(({ shipments }) => shipments.filter((each) => each.deliveryMode !== 'pickup'));
  const shippedRecipients = recipients.filter(({ shipments }) =>
    shipments.some(({ deliveryMode }) => deliveryMode !== 'pickup' && deliveryMode !== 'email'),
  );
  const pickupRecipients = recipients.filter(({ pickupStore }) => pickupStore !== null);
  const arrivals = [...new Set(delivered.map(({ edd }) => edd))].filter(Boolean);
  const until = new Intl.DateTimeFormat(site.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: centralTimeZone,
  }).format(new Date(Date.parse(placedAt) + changeWindowMs));
  return [
    ...arrivals.map(messages.delivery),
    ...(shippedRecipients.length > 0 ? [isTexted(shippedRecipients) ? messages.trackingText : messages.tracking] : []),
    ...(pickupRecipients.length > 0 ? [isTexted(pickupRecipients) ? messages.pickupText : messages.pickup] : []),
    ...(lineItems.some(isMadeToOrder) ? [messages.change(until)] : []),
  ];
}

const getFullName = ({ firstName, lastName }: Address) => `${firstName} ${lastName}`.trim();

/** Describes the gift of a recipient, by name where there are several. */
function describeGift({ address, giftOptions, bopsOptions }: OrderRecipient, isNamed: boolean, context: MailContext) {
  const { messages } = context;
  const { isGift, giftMessage } = giftOptions;
  const about = address && isNamed ? messages.isGiftFor(getFullName(address)) : messages.isGift;
  return [
    ...(isGift ? [about] : []),
    ...(isGift && giftMessage !== '' ? [messages.giftMessage(giftMessage)] : []),
    ...(bopsOptions.giftReceiptOption === '' ? [] : [messages.giftReceipt]),
  ];
}

function getTitle({ pickupStore, shipments }: OrderRecipient, { messages }: MailContext): string {
  if (pickupStore) return messages.forPickup;
  return shipments.every(({ deliveryMode }) => deliveryMode === 'email') ? messages.emailed : messages.toShip;
}

/** Describes a shipment with its arrival, or with that of each line when they differ. */
function describeShipment(shipment: OrderShipment, order: OrderDetails, context: MailContext): MailShipment {
  const lines = order.lineItems.filter(({ id }) => shipment.itemIds.includes(id));
  const arrivals = new Set(lines.map((line) => getItemEdd(line, shipment)));
  const [arrival = ''] = arrivals.size === 1 ? arrivals : [];
  return {
    about: [shipment.label, arrival].filter(Boolean),
    lines: lines.map((line) => describeLine(line, arrival === '' ? getItemEdd(line, shipment) : '', context)),
  };
}

/** The recipients with their lines; one with an address is named where there are several. */
function describeGroups(order: OrderDetails, context: MailContext): MailGroup[] {
  const { site } = context;
  const isNamed = order.recipients.length > 1;
  return order.recipients.map((recipient) => {
    const { address, pickupStore, shipments } = recipient;
    const name = address && isNamed ? `${colon(site.locale)} ${getFullName(address)}` : '';
    const store = pickupStore && describeStore(pickupStore, site);
    const toAddress = address ? describeAddress(address) : [];
    return {
      title: getTitle(recipient, context) + name,
      place: store ? [...store.address, ...store.hours] : toAddress,
      directions: pickupStore && linkDirections(pickupStore, site),
      shipments: shipments.map((shipment) => describeShipment(shipment, order, context)),
      gift: describeGift(recipient, isNamed, context),
    };
  });
}

function describeFacts(order: OrderDetails, context: MailContext): OrderMail['facts'] {
  const { messages } = context;
  const facts = [
    { title: messages.billingAddress, lines: describeAddress(order.billingAddress) },
    { title: messages.payment, lines: describePayment(order, context) },
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
    groups: describeGroups(order, context),
    totalsTitle: messages.totalsTitle,
    totals: describeTotals(order, context),
    facts: describeFacts(order, context),
    notes: [messages.findOrder, messages.questions(site.helpLine, site.helpHours)],
  };
}
