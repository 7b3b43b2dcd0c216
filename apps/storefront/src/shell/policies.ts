import {
  defaultAccountCookie,
  registrantModeCookie,
  scanModeCookie,
  sessionCookie,
  spell,
  swatchCartCookie,
  type ShopSite,
} from '@settee/domain';
import { consentCookie } from '../edges/consent.ts';
import { schemeCookie } from '../edges/scheme.ts';

type Sections = readonly { title: string; text: readonly string[] }[];
type Facts = Pick<ShopSite, 'brandName' | 'helpLine' | 'helpHours' | 'currency' | 'siteCulture'>;
/** Name of the cookie of a signed-in shopper, where it is configured. */
type CookieFacts = { accountCookie?: string | undefined };

const lands = { USA: 'the United States', CANADA: 'Canada' } as const;

/** Date of the last change of both texts. */
const policiesUpdated: string = 'Last updated November 29, 2026';

/** Sections of the Terms of Use, with the brand and contact data of the site. ROUTE-19 */
const termsOfUse = ({ brandName, helpLine, helpHours, currency, siteCulture }: Facts): Sections => [
  {
    title: 'Using this site',
    text: [
      `These terms apply when you browse, order from or otherwise use the ${brandName} site. By using it you agree to them; if you don’t agree, please don’t use the site.`,
      'You may view, print and share pages for your own use. You may not copy the site in bulk, disrupt it for others or try to access data that isn’t yours.',
    ],
  },
  {
    title: spell('Products, colors and dimensions', siteCulture),
    text: [
      'We photograph fabrics and finishes in neutral light, but screens differ, and natural materials vary from batch to batch. Dimensions are in inches and centimeters and may be off by up to half an inch.',
      'Please measure doors, stairs and elevators before you order large pieces.',
    ],
  },
  {
    title: 'Prices and availability',
    text: [
      `Prices on this site are in ${currency} and apply to deliveries in ${lands[siteCulture]}. You’ll see tax and delivery before you place your order.`,
      'If an item’s price or availability changes while it’s in your cart, we’ll tell you before you pay. If we find an obvious pricing mistake after you order, we’ll ask if you’d like the item at the correct price or would rather cancel.',
    ],
  },
  {
    title: 'Orders',
    text: [
      spell(
        'Your order is an offer to buy, and it becomes a contract when we confirm it. Furniture made in the fabric, leather, legs or size you choose can be changed or canceled within 48 hours of ordering. After that it goes into production and can’t be canceled or returned, unless it arrives damaged.',
        siteCulture,
      ),
      'When you place your order, your bank approves the amount. We charge you then, or when your order ships or is ready for pickup. Your order page shows what we’ve charged so far. We never see or store your full card number. Our payment provider handles it securely.',
    ],
  },
  {
    title: 'Delivery',
    text: [
      'Delivery dates are estimates. We’ll email you if a date changes. For in-home deliveries, someone must be home to accept the pieces and inspect them with the crew.',
    ],
  },
  {
    title: 'Our responsibility',
    text: [
      'Nothing in these terms limits the rights you have by law as a consumer. Beyond those rights, we’re not responsible for losses that neither of us could have foreseen when you ordered.',
    ],
  },
  {
    title: 'Questions',
    text: [`Call ${helpLine}, ${helpHours}. When we change these terms, we’ll update the date above.`],
  },
];

/** All cookies of the site: name, purpose and lifetime. */
const cookieTexts = (accountCookie: string): readonly string[] => [
  'These are all the cookies that this site uses:',
  `${sessionCookie} connects your browser to your cart, your checkout and your account. It lasts 90 days, or until you close your browser if you sign in without Remember Me.`,
  `${accountCookie} tells our pages that you’re signed in. It lasts as long as your sign-in.`,
  `${registrantModeCookie} shows you Add to Registry while you shop, once you’ve opened a registry page or signed in to an account with a registry. It lasts until you close your browser, or 90 days if you sign in with Remember Me.`,
  `${scanModeCookie} is only on the registry scanners in our stores. The scanner sets it.`,
  `${swatchCartCookie.name} holds the swatches you’ve picked. It lasts ${swatchCartCookie.days} days after your last change.`,
  `${schemeCookie} remembers if you chose the light or the dark theme. It lasts one year.`,
  `${consentCookie} remembers your privacy choices, on sites that ask for them. It lasts one year.`,
  'Your browser also stores a few things on your device only: the products you compare, the fabrics you viewed and the number of your last order. Until you close the tab, it also stores your scroll position and what you’ve entered at checkout, except for card numbers.',
  'We set no advertising cookies. If you see Privacy Choices at the bottom of the page and you allow analytics or advertising there, the companies we use for them may set their own. Without your OK, they don’t.',
];

/** Sections of the Privacy Policy, with the brand and contact data of the site. ROUTE-20 */
const privacyPolicy = ({
  brandName,
  helpLine,
  helpHours,
  accountCookie = defaultAccountCookie,
}: Facts & CookieFacts): Sections => [
  {
    title: 'What we collect',
    text: [
      'When you order: your name, addresses, phone number, email address, what you bought and any gift message. When you browse: a random ID in a cookie that connects you to your cart, and technical records such as the time and address of each request.',
      'Card numbers and security codes are encrypted in your browser and go to our payment provider. We keep the last four digits, the type of card and its expiration date.',
    ],
  },
  {
    title: 'What we use it for',
    text: [
      'To take, deliver and support your order, to show you your cart when you come back, to keep the site safe, and to meet our tax and accounting obligations. We don’t sell personal information.',
    ],
  },
  {
    title: 'Who we share it with',
    text: [
      'With companies that need it to do their work for us: the payment provider, carriers and delivery crews, and the services that check addresses and compute tax. They may not use it for anything else. We also share it when the law requires it.',
    ],
  },
  {
    title: 'Cookies',
    text: cookieTexts(accountCookie),
  },
  {
    title: 'How long we keep it',
    text: ['Orders: as long as tax law requires. Sessions: up to 90 days. Technical records: 90 days.'],
  },
  {
    title: 'Your choices',
    text: [
      `You can ask ${brandName} what information we have about you, get a copy of it, have it corrected, and have it deleted unless the law requires us to keep it. Call ${helpLine}, ${helpHours}. We’ll respond within 30 days.`,
    ],
  },
];

/** The long texts about the shop, by language of the page. */
export const policies = { policiesUpdated, termsOfUse, privacyPolicy };
