import { getOrderDetails } from '@settee/contract';
import { examples } from '@settee/contract/examples';
import { getLanguages, getSite, type OrderDetails, parseSite, type ResponsiveImage, sites } from '@settee/domain';
import { Hono } from 'hono';
import { getImage, readManifest } from '../../catalog/products/pictures.ts';
import type { Context } from '../../platform/context.ts';
import { escaped } from '../../platform/mail/rendered.ts';
import { describeOrder } from './describe-order.ts';
import { renderOrderMail } from './render-order-mail.ts';

// The example of the endpoint has its type.
const example = examples[getOrderDetails.id]?.reply as OrderDetails;
const withGift = (isGift: boolean, giftMessage: string): OrderDetails => ({
  ...example,
  recipients: example.recipients.map((one) => ({ ...one, giftOptions: { ...one.giftOptions, isGift, giftMessage } })),
});
const plain = withGift(false, '');
const store = {
  locationId: 101,
  name: 'Lincoln Park',
  address1: '1000 W North Ave',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60642',
  phone: '(312) 573-9800',
};
const withPickup: OrderDetails = {
  ...plain,
  lineItems: plain.lineItems.map((line) => ({
    ...line,
    shippingDeliveryOptions: {
      ...line.shippingDeliveryOptions,
      selectedShipOption: 'pickup',
      bopsOption: { ...line.shippingDeliveryOptions.bopsOption, edd: 'Pick up tomorrow' },
    },
  })),
  recipients: plain.recipients.map((one) => ({
    ...one,
    address: null,
    pickupStore: store,
    shipments: one.shipments.map((shipment) => ({
      ...shipment,
      deliveryMode: 'pickup' as const,
      serviceLevel: 1 as const,
      label: 'Store pickup',
      edd: 'Pick up tomorrow',
    })),
  })),
};
const madeToOrder: OrderDetails = {
  ...plain,
  lineItems: plain.lineItems.map((line) => ({ ...line, itemInfo: { ...line.itemInfo, optionChoiceParameter: '1:2' } })),
};

const byWallet: OrderDetails = {
  ...plain,
  cards: [],
  wallet: { kind: 'payPal', account: 'maren@example.com', appliedAmount: plain.orderSummary.total },
};
const express: OrderDetails = {
  ...plain,
  recipients: plain.recipients.map((one) => ({
    ...one,
    shipments: one.shipments.map((shipment) => ({ ...shipment, edd: 'Arrives tomorrow' })),
  })),
};

/** The same line for two people; the second one gets a gift. */
function toSeveral(): OrderDetails {
  const copies = plain.lineItems.map((line) => ({ ...line, id: `${line.id}-2` }));
  const second = plain.recipients.map((one) => ({
    ...one,
    id: `${one.id}-2`,
    address: one.address && { ...one.address, firstName: 'Otto', lastName: 'Brandt' },
    giftOptions: { ...one.giftOptions, isGift: true, giftMessage: 'For your new place' },
    bopsOptions: { ...one.bopsOptions, giftReceiptOption: 'giftReceipt' as const },
    shipments: one.shipments.map((shipment) => ({ ...shipment, itemIds: shipment.itemIds.map((id) => `${id}-2`) })),
  }));
  return { ...plain, lineItems: [...plain.lineItems, ...copies], recipients: [...plain.recipients, ...second] };
}

/** Sample orders by variant. */
export const sampleOrders: Readonly<Record<string, OrderDetails>> = {
  delivery: plain,
  gift: withGift(true, 'Welcome home! With love from all of us.'),
  pickup: withPickup,
  'made-to-order': madeToOrder,
  wallet: byWallet,
  express,
  several: toSeveral(),
};

function listPage(): string {
  const inLanguages = sites.flatMap(({ brand, siteCulture }) =>
    getLanguages(siteCulture).map(({ locale }) => ({ brand, siteCulture, locale })),
  );
  const links = inLanguages.flatMap((site) =>
    Object.keys(sampleOrders).flatMap((variant) =>
      ['html', 'text'].map((form) => {
        const query = new URLSearchParams({ ...site, variant, form });
        return `<li><a href="/api/mail-preview/order?${escaped(query.toString())}">${Object.values(site).join(' ')} ${variant} ${form}</a></li>`;
      }),
    ),
  );
  return `<!doctype html><html lang="en"><title>Emails</title><h1>Emails of an order</h1><ul>${links.join('')}</ul></html>`;
}

/** A sample with a picture that the shop has; the example of the endpoint has none. */
function withPicture(order: OrderDetails, picture: ResponsiveImage): OrderDetails {
  const lineItems = order.lineItems.map((line) => ({ ...line, itemInfo: { ...line.itemInfo, picture } }));
  return { ...order, lineItems };
}

/** Pages that show the emails of an order with sample data; for development only. */
export function mailPreview({ translate }: Pick<Context, 'translate'>): Hono {
  const app = new Hono();
  const manifest = readManifest();
  app.get('/api/mail-preview', (context) => context.html(listPage()));
  app.get('/api/mail-preview/order', (context) => {
    const { brand, siteCulture } = parseSite(context.req.query()) ?? getSite('main', 'USA');
    const site = getSite(brand, siteCulture, context.req.query('locale'));
    const variant = context.req.query('variant') ?? '';
    const sample = (Object.hasOwn(sampleOrders, variant) && sampleOrders[variant]) || plain;
    // A translation has the shape of what it translates.
    const order = translate(site.locale, sample) as OrderDetails;
    const { origin } = new URL(context.req.url);
    const picture = getImage(manifest, `${brand}/alder-sofa/hero`, '');
    const pictured = withPicture(order, picture);
    const { text, html } = renderOrderMail(describeOrder(pictured, { site, origin }), site, origin);
    return context.req.query('form') === 'text' ? context.text(text) : context.html(html);
  });
  return app;
}
