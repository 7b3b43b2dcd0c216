import { spell, type ShopSite } from '@settee/domain';

type Sections = readonly { title: string; text: readonly string[] }[];
type Facts = Pick<ShopSite, 'brandName' | 'helpLine' | 'helpHours' | 'currency' | 'siteCulture'>;

const lands = { USA: 'the United States', CANADA: 'Canada' } as const;

/** Date of the last change of both texts. */
const policiesUpdated: string = 'Last updated October 1, 2026';

/** Sections of the Terms of Use, with the brand and contact data of the site. ROUTE-19 */
const termsOfUse = ({ brandName, helpLine, helpHours, currency, siteCulture }: Facts): Sections => [
  {
    title: 'Using this site',
    text: [
      `These terms apply when you browse, order from or otherwise use the ${brandName} site. By using it you agree to them; if you do not agree, please do not use the site.`,
      'You may look at, print and share pages for your own use. You may not copy the site in bulk, interfere with how it works for others, or try to reach data that is not yours.',
    ],
  },
  {
    title: spell('Products, colors and dimensions', siteCulture),
    text: [
      'We photograph fabrics and finishes in neutral light, yet screens differ, and natural materials vary from batch to batch. Dimensions are in inches and centimeters and may vary by up to half an inch.',
      'Please measure doors, stairs and elevators before you order large pieces.',
    ],
  },
  {
    title: 'Prices and availability',
    text: [
      `Prices on this site are in ${currency} and apply to deliveries in ${lands[siteCulture]}. You’ll see tax and delivery before you place your order.`,
      'If a price or the availability of an item changes while it is in your cart, we tell you before you pay. If we find an obvious mistake in a price after you have ordered, we’ll ask whether you’d like the item at the correct price or prefer to cancel.',
    ],
  },
  {
    title: 'Orders',
    text: [
      spell(
        'Your order is an offer to buy. The contract is made when we confirm it. Furniture made to your choice of fabric, leather, legs or size can be changed or canceled within 48 hours of ordering. After that it goes into production and can’t be canceled or returned, unless it arrives damaged.',
        siteCulture,
      ),
      'We charge your card when your order is placed. We never see or store your full card number; our payment provider handles it securely.',
    ],
  },
  {
    title: 'Delivery',
    text: [
      'Delivery dates are estimates. We’ll email you if a date changes. Someone must be home to accept in-home deliveries and inspect the pieces with the crew.',
    ],
  },
  {
    title: 'Our responsibility',
    text: [
      'Nothing in these terms limits rights that the law gives you as a consumer. Beyond those, we are not responsible for losses that neither of us could have foreseen when you ordered.',
    ],
  },
  {
    title: 'Questions',
    text: [`Call ${helpLine}, ${helpHours}. When these terms change, the date above changes with them.`],
  },
];

/** Sections of the Privacy Policy, with the brand and contact data of the site. ROUTE-20 */
const privacyPolicy = ({ brandName, helpLine, helpHours }: Facts): Sections => [
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
      'To take, deliver and support your order, to show you your cart when you come back, to keep the site safe, and to meet our tax and accounting obligations. We do not sell personal information.',
    ],
  },
  {
    title: 'Who we share it with',
    text: [
      'With companies that need it to do their work for us: the payment provider, carriers and delivery crews, and the services that check addresses and compute tax. They may use it for nothing else. We also share it when the law requires it.',
    ],
  },
  {
    title: 'Cookies',
    text: [
      'We set one cookie the site can’t work without: it holds your session and cart. Your browser also remembers your scroll position, in that tab only. We set no advertising cookies.',
    ],
  },
  {
    title: 'How long we keep it',
    text: [
      'Orders: as long as tax law requires. Carts and sessions: 30 days after your last visit. Technical records: 90 days.',
    ],
  },
  {
    title: 'Your choices',
    text: [
      `You may ask ${brandName} what we hold about you, have it corrected, have it deleted unless the law requires us to keep it, and receive a copy. Call ${helpLine}, ${helpHours}; we’ll respond within 30 days.`,
    ],
  },
];

/** The long texts about the shop, by language of the page. */
export const policies = { policiesUpdated, termsOfUse, privacyPolicy };
