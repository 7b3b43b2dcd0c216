import { formatPrice, formatPriceInText, type HelpPage, type HelpSection, type ShopSite } from '@settee/domain';
import { chargeTables } from '../charges.ts';
import { deliveryDayTexts } from '../delivery/day-texts.ts';
import { say } from './voice.ts';

type Row = NonNullable<HelpSection['rows']>[number];
type Levels = readonly { from: number; charge: number }[];

const rowsOf = (levels: Levels, money: (cents: number) => string): Row[] =>
  levels.map(({ from, charge }, index) => {
    const next = levels[index + 1];
    const label = next ? `${money(from)} to ${money(next.from - 1)}` : `${money(from)} or more`;
    return { label, value: money(charge) };
  });

function timesOf({ siteCulture }: ShopSite): Row[] {
  const { standard, poBox, twoDay, nextDay, longDistance, basicFreight, giftCards } = deliveryDayTexts[siteCulture];
  const rows = [
    { label: 'Standard shipping', value: standard },
    { label: '2-day delivery', value: twoDay },
    { label: 'Next-day delivery', value: nextDay },
    { label: 'P.O. boxes', value: poBox },
    { label: 'In-home delivery', value: longDistance },
    { label: 'Basic freight', value: basicFreight },
    { label: 'Gift cards', value: giftCards },
  ];
  return rows.filter(({ value }) => value !== '');
}

const freightSection = (charge: string): HelpSection => ({
  title: 'Basic freight',
  text: [
    `For ${charge}, the carrier leaves the boxes at your curb. It takes a little longer, and you do the carrying.`,
  ],
});

/** The sections that are the same on all sites. */
const handover: readonly HelpSection[] = [
  {
    title: 'Store pickup',
    text: [
      'Pickup is free. Choose a store in your cart, and we’ll email you when your order is ready. Bring the email and a photo ID.',
    ],
  },
  {
    title: 'Before we arrive',
    text: [
      'Measure doors, stairs and elevators. Box sizes are listed with each product. If a piece doesn’t fit, the crew can’t hoist it or take doors off.',
    ],
  },
];

export function shipping(site: ShopSite): HelpPage {
  const table = chargeTables[site.siteCulture];
  const money = (cents: number) => formatPriceInText(cents, site.siteCulture);
  const local = table.localInHome.map(({ charge }) => charge);
  const { freeShippingThreshold: free, basicFreight: freight } = table;
  return {
    code: 'shipping',
    title: 'Shipping and Delivery',
    intro: say(site, {
      main: `Parcels to your door, furniture into your room.${free ? ` Standard shipping is free on orders of ${money(free)} or more.` : ''}`,
      cb2: `${free ? `Free at ${money(free)}. ` : ''}Into the room, if it’s furniture.`,
    }),
    sections: [
      {
        title: 'Standard shipping',
        text: [
          `Anything that fits in a parcel ships this way. The charge depends on the total of those items${free ? `, and it’s free at ${money(free)} or more` : ''}.`,
        ],
        rows: rowsOf(table.standard, (cents) => formatPrice(cents, site.siteCulture)),
      },
      {
        title: 'In-home delivery',
        text: [
          `Furniture has one delivery charge per order: ${money(Math.min(...local))} to ${money(Math.max(...local))} near our delivery centers, ${money(table.longDistanceInHome)} everywhere else. Two people carry it into the room you choose, set it up and take the boxes away.`,
          'In many cities, our partners assemble beds, anchor furniture to walls and hang lights. If they serve your address, you can add the service on the product page.',
          'We’ll call or email to schedule a day and a time of day. Someone has to be home to accept the delivery and look the pieces over with the crew.',
        ],
      },
      ...(freight ? [freightSection(money(freight))] : []),
      {
        title: 'How long it takes',
        text: ['You’ll see the date for your address before you pay.'],
        rows: timesOf(site),
      },
      ...handover,
    ],
    links: [
      { label: 'Find Your Order', url: '/order-status' },
      { label: 'Our Stores', url: '/stores' },
      { label: 'Returns and Exchanges', url: '/customer-service/returns' },
    ],
  };
}
