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
    'gift card, gift cards, giftcard, gift certificate, gift certificates, voucher, e gift card',
  ),
  page(
    'Order Status',
    orderStatusUrl,
    'order status, track order, track my order, order tracking, tracking, where is my order, my order, track package',
  ),
  page(
    'Returns',
    helpPageUrl('returns'),
    'return, returns, return policy, refund, refunds, exchange, exchanges, damaged, damaged item, missing parts',
  ),
  page(
    'Shipping & Delivery',
    helpPageUrl('shipping'),
    'shipping, shipping cost, shipping costs, free shipping, delivery, delivery cost, delivery time, delivery date, white glove, assembly, furniture assembly, assembly service, installation, setup, store pickup, in store pickup, shipping policy',
  ),
  page(
    'Contact Us',
    helpPageUrl('contact'),
    'contact, contact us, phone number, email, customer service, help, support, chat',
  ),
  page(
    'FAQ',
    helpPageUrl('faq'),
    'faq, faqs, questions, frequently asked questions, financing, finance, finance options, payment plan, payment plans, monthly payments, house card, store card, credit card, promo code, promo codes, promotion code, coupon, coupons, coupon code, discount code, cancel order, cancel my order, change my order',
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
    'store, stores, store locator, store hours, opening hours, hours, locations, showroom, near me, find a store, design services, design service, interior design, interior designer, design appointment',
  ),
  page(
    'Free Swatches',
    freeSwatchesUrl,
    'swatch, swatches, free swatches, fabric samples, fabric swatches, samples, fabrics',
  ),
  page(
    'Gift Registry',
    registriesUrl,
    'registry, gift registry, wedding registry, wedding gift registry, baby registry, wedding list',
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
  'a an and any at best big buy cheap affordable budget for from furniture get gift gifts home i in inch inches is it item items looking me my nice of on or our piece pieces please present set shop small space spaces the to want we wedding with your';

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
      phrases: ['in stock', 'ready to ship', 'quick ship', 'ships fast', 'available now'],
    },
    sale: {
      label: 'On sale',
      phrases: ['on sale', 'sale', 'clearance', 'discount', 'discounted', 'deals', 'deal', 'reduced', 'outlet'],
    },
    new: { label: 'New', phrases: ['new', 'new arrivals', 'new arrival', 'whats new', 'latest'] },
  },
  fillers: new Set(fillers.split(' ')),
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
