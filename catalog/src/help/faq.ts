import { formatPriceInText, swatchDeliveryDays, type HelpPage, type ShopSite } from '@settee/domain';
import { chargeTables } from '../charges.ts';
import { financingOffer } from '../tenders/financing.ts';
import { afterDelivery } from './facts.ts';
import { say } from './voice.ts';

const question = (title: string, ...text: string[]) => ({ title, text });

function questions(site: ShopSite): HelpPage['sections'] {
  const money = (cents: number) => formatPriceInText(cents, site.siteCulture);
  const free = chargeTables[site.siteCulture].freeShippingThreshold;
  const { returnDays, cancelHours } = afterDelivery;
  return [
    question(
      'Where is my order?',
      'Sign in and open Orders, or use Find Your Order with your order number and email address. You don’t need an account for that.',
    ),
    question(
      'Can I change or cancel my order?',
      `To cancel, open your order and choose Cancel Order. You have until it ships, or ${cancelHours} hours for made-to-order furniture. To make changes or cancel part of an order, please call us.`,
    ),
    question(
      'How do I choose a fabric?',
      `Order up to five swatches. They’re free, and they arrive in ${swatchDeliveryDays[site.siteCulture].replace('-', '–')} business days. Look at them in the morning and at night, next to your floor and your walls.`,
    ),
    question(
      'How long does a made-to-order piece take?',
      'It depends on the fabric. Choose your options and the product page will show your delivery date.',
    ),
    question(
      'What does delivery cost?',
      `${free ? `Parcels ship free when they total ${money(free)} or more. ` : ''}Furniture has one delivery charge per order, no matter how many pieces. You’ll see the amount in your cart once you enter your ${site.siteCulture === 'CANADA' ? 'Postal Code' : 'ZIP Code'}.`,
    ),
    question(
      'Will it fit through my door?',
      'Every product page lists the piece’s dimensions. Compare its depth and height with your doors, stairs and elevator. Legs come off most sofas.',
    ),
    question(
      'Can I return it?',
      `Yes, if it’s in stock: you have ${returnDays} days. Made-to-order and personalized pieces can’t be returned, unless they arrive damaged.`,
    ),
    question(
      'Do you offer financing?',
      `Yes, with our house card, on orders of ${money(financingOffer.least[site.siteCulture])} or more: no interest if you pay in full within ${financingOffer.months} months. The terms are on the payment page.`,
    ),
    question(
      'How do I use a promo code?',
      'Open Add a promo code in your cart, enter the code and select Apply. Promo codes don’t work on gift cards.',
    ),
    question(
      'Is my card safe?',
      'Your card number is encrypted in your browser and goes straight to our payment provider. We never see it.',
    ),
    question(
      'Can I send several items to different people?',
      'Yes. At checkout, choose to ship to more than one address.',
    ),
    question(
      'Can I send a gift?',
      'Yes. At checkout, choose This is a gift to add a message and a gift receipt, which lists the items without prices. The packing slip has no prices either.',
    ),
    question(
      'How do I clean it?',
      'Each product page lists its care under Care & Details, for every fabric and finish.',
    ),
  ];
}

export const faq = (site: ShopSite): HelpPage => ({
  code: 'faq',
  title: 'Questions and Answers',
  intro: say(site, {
    main: 'The questions we get most, and what we tell people.',
    cb2: 'Asked often. Answered once.',
  }),
  sections: questions(site),
  links: [
    { label: 'Shipping and Delivery', url: '/customer-service/shipping' },
    { label: 'Returns and Exchanges', url: '/customer-service/returns' },
    { label: 'Contact Us', url: '/customer-service/contact' },
  ],
});
