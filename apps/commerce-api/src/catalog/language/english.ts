import {
  accountRoutes,
  favoritesUrl,
  freeSwatchesUrl,
  helpPageUrl,
  orderStatusUrl,
  registriesUrl,
  storesUrl,
} from '@settee/domain';
import { colors, materialKinds, materials } from './english-attributes.ts';
import { synonyms } from './english-synonyms.ts';
import type { SearchLanguage, ServiceWords } from './types.ts';

export const page = (label: string, url: string, phrases: string): ServiceWords => ({
  label,
  url,
  phrases: phrases.split(', '),
});

const services: readonly ServiceWords[] = [
  page(
    'Gift Cards',
    '/gift-cards',
    'gift card, gift cards, giftcard, gift certificate, gift certificates, voucher, e gift card, gift for, gifts for, gift ideas, hostess gift, hostess gifts, housewarming, housewarming gift',
  ),
  page(
    'Order Status',
    orderStatusUrl,
    'order status, track order, track my order, order tracking, tracking, where is my order, my order, track package, my package, where is my package, tracking number',
  ),
  page(
    'Returns',
    helpPageUrl('returns'),
    'return, returns, return policy, return window, return label, refund, refunds, exchange, exchanges, damaged, damaged item, missing parts',
  ),
  page(
    'Shipping & Delivery',
    helpPageUrl('shipping'),
    'ship, shipping, shipping cost, shipping costs, free shipping, delivery, delivery cost, delivery time, delivery date, pick up in store, white glove, assembly, furniture assembly, assembly service, installation, setup, store pickup, in store pickup, shipping policy',
  ),
  page(
    'Contact Us',
    helpPageUrl('contact'),
    'contact, contact us, phone number, email, customer service, help, support, chat, price match, price adjustment, complaint',
  ),
  page(
    'FAQ',
    helpPageUrl('faq'),
    'faq, faqs, questions, frequently asked questions, financing, finance, finance options, payment plan, payment plans, pay over time, installments, monthly payments, house card, store card, credit card, promo code, promo codes, promotion code, coupon, coupons, coupon code, discount code, cancel order, cancel my order, change my order, change my address, gift receipt, gift message, gift wrap, clean, cleaning, care, care instructions',
  ),
  page(
    'Gift Card Help',
    helpPageUrl('gift-cards'),
    'gift card balance, gift card help, check gift card balance, use gift card, lost gift card',
  ),
  page('Warranty', helpPageUrl('warranty'), 'warranty, guarantee, repair, broken'),
  page('Accessibility', helpPageUrl('accessibility'), 'accessibility, screen reader'),
  page('About Us', helpPageUrl('about'), 'about, about us, company, who we are'),
  page(
    'Stores',
    storesUrl,
    'store, stores, store locator, store hours, opening hours, hours, open, closest store, nearest store, locations, showroom, near me, find a store, design services, design service, interior design, interior designer, designer, talk to a designer, design appointment, appointment',
  ),
  page(
    'Free Swatches',
    freeSwatchesUrl,
    'swatch, swatches, free swatches, fabric samples, fabric swatches, samples, fabrics',
  ),
  page(
    'Gift Registry',
    registriesUrl,
    'registry, gift registry, wedding registry, wedding gift registry, baby registry, wedding list, baby shower, bridal shower, wedding shower',
  ),
  page('Favorites', favoritesUrl, 'favorites, favourites, wishlist, wish list, saved items'),
  page(
    'Account',
    accountRoutes.account,
    'account, my account, login, log in, sign in, sign up, my orders, order history, password',
  ),
  page('Cart', '/checkout/cart', 'cart, my cart, shopping cart, bag, basket, checkout'),
  page('Terms of Use', '/customer-service/terms-of-use', 'terms, terms of use, terms and conditions, legal'),
  page('Privacy Policy', '/customer-service/privacy-policy', 'privacy, privacy policy, cookies, do not sell'),
];

const fillers =
  'a an and any are at best big buy can cheap affordable budget cover covers do does for from furniture get gift gifts have height home hostess how i in inch inches is it item items looking me my near need nice kid kids of on or our piece pieces please present room sell set shop size small something space spaces the to want we wedding what when where with you your';

/** Words after which a query says more of the thing that it names before them. */
const qualifiers = 'above at behind between by for from in near next on over to under with without';

/** First words of questions. */
const questions = 'are can could did do does how i is what when where which who why will';

/** Things for a home that the shop does not sell, so that no other word is taken for them, and no other product. */
const notSold =
  'appliance bbq bedding blinds comforter cookware cot coverlet crib cutlery dishwasher duvet firepit fireplace flatware fork fridge gazebo grill hammock heater knives mattress oven pad pajamas pans quilt sheet silverware sink spoon stove tablecloth toilet topper trampoline tub umbrella underlay utensil wallpaper';

/** The search in English. */
export const english: SearchLanguage = {
  configuration: 'english',
  colors,
  materials,
  materialKinds,
  synonyms,
  services,
  shows: {
    'in-stock': {
      label: 'In stock',
      phrases: ['in stock', 'ready to ship', 'ships today', 'quick ship', 'ships fast', 'available now'],
    },
    sale: {
      label: 'On sale',
      phrases: ['on sale', 'sale', 'clearance', 'discount', 'discounted', 'deals', 'deal', 'reduced', 'outlet'],
    },
    new: { label: 'New', phrases: ['new', 'new arrivals', 'new arrival', 'whats new', 'latest'] },
  },
  fillers: new Set(fillers.split(' ')),
  qualifiers: new Set(qualifiers.split(' ')),
  questions: new Set(questions.split(' ')),
  notSold: new Set(notSold.split(' ')),
  prices: {
    between: ['between|from', 'and|to|-|–'],
    to: 'to|-|–',
    under: 'under|below|less than|up to|max|maximum|cheaper than|within|not more than',
    over: 'over|above|more than|at least|min|starting at|from',
    around: 'around|about|approximately|roughly',
  },
  rooms: { living: 'living room', dining: 'dining room', bedroom: 'bedroom', bath: 'bath bathroom' },
  rangeLabels: {
    under: (amount) => `Under ${amount}`,
    between: (from, to) => `${from} to ${to}`,
    over: (amount) => `${amount} and up`,
  },
  inches: (measure) => `${measure} in`,
  shopAll: { title: 'All Products', text: 'Every sofa, lamp and glass we make.' },
};
