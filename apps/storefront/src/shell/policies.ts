import type { Site } from '@settee/domain';

type Sections = readonly { title: string; text: readonly string[] }[];
type Facts = Pick<Site, 'brandName' | 'helpLine' | 'helpHours' | 'currency' | 'siteCulture'>;

const lands = { USA: 'the United States', CANADA: 'Canada' } as const;

/** When both texts last changed. */
export const policiesUpdated = 'Last updated October 1, 2026';

/** ROUTE-19 */
export const termsOfUse = ({ brandName, helpLine, helpHours, currency, siteCulture }: Facts): Sections => [
  {
    title: 'Using this site',
    text: [
      `These terms apply when you browse, order from or otherwise use the ${brandName} site. By using it you agree to them; if you do not agree, please do not use the site.`,
      'You may look at, print and share pages for your own use. You may not copy the site in bulk, disturb how it works for others, or try to reach data that is not yours.',
    ],
  },
  {
    title: 'Products, colors and measures',
    text: [
      'We photograph fabrics and finishes in neutral light, yet screens differ, and natural materials vary from batch to batch. Measures are given in inches and centimeters and may differ by up to half an inch.',
      'Please measure doors, stairs and elevators before you order large pieces.',
    ],
  },
  {
    title: 'Prices and availability',
    text: [
      `Prices on this site are in ${currency} and apply to deliveries in ${lands[siteCulture]}. Tax and delivery are shown before you place an order.`,
      'If a price or the availability of an item changes while it is in your cart, we tell you before you pay. If we find an obvious mistake in a price after you have ordered, we ask you whether you want the item at the right price or prefer to cancel.',
    ],
  },
  {
    title: 'Orders',
    text: [
      'Your order is an offer to buy. The contract is made when we confirm it. Furniture made to your choice of fabric, leather, legs or size goes into work soon after that and cannot be canceled or returned for a change of mind once it has.',
      'We charge your card when your order is placed. We never see or keep your full card number; our payment provider does.',
    ],
  },
  {
    title: 'Delivery',
    text: [
      'Delivery dates are estimates. We write to you when a date changes. Someone must be there to receive in-home deliveries and to check the pieces with the crew.',
    ],
  },
  {
    title: 'Our responsibility',
    text: [
      'Nothing in these terms limits rights that the law gives you as a consumer. Beyond those, we are not responsible for losses that neither you nor we could foresee when you ordered.',
    ],
  },
  {
    title: 'Questions',
    text: [`Call ${helpLine}, ${helpHours}. When these terms change, the date above changes with them.`],
  },
];

/** ROUTE-20 */
export const privacyPolicy = ({ brandName, helpLine, helpHours }: Facts): Sections => [
  {
    title: 'What we collect',
    text: [
      'When you order: your name, addresses, phone number, email address, what you bought and any gift message. When you browse: a random number in a cookie that connects you with your cart, and technical records such as the time and address of each request.',
      'Card numbers and security codes are encrypted in your browser and go to our payment provider. We keep the last four digits, the type of card and its expiration date.',
    ],
  },
  {
    title: 'What we use it for',
    text: [
      'To take, deliver and support your order, to show you your cart when you come back, to keep the site safe, and to meet our duties in tax and accounting. We do not sell personal information.',
    ],
  },
  {
    title: 'Whom we share it with',
    text: [
      'With those who need it to do their part for us: the payment provider, carriers and delivery crews, and the services that check addresses and compute tax. They may use it for nothing else. We also share it where the law demands.',
    ],
  },
  {
    title: 'Cookies',
    text: [
      'We set one cookie that the shop cannot do without: it holds your session and cart. Your browser also keeps where you had scrolled to, in the tab only. We set no advertising cookies.',
    ],
  },
  {
    title: 'How long we keep it',
    text: [
      'Orders as long as tax law asks. Carts and sessions for thirty days after your last visit. Technical records for ninety days.',
    ],
  },
  {
    title: 'Your choices',
    text: [
      `You may ask ${brandName} what we hold about you, have it corrected, have it deleted where no law obliges us to keep it, and receive a copy. Call ${helpLine}, ${helpHours}; we answer within thirty days.`,
    ],
  },
];
