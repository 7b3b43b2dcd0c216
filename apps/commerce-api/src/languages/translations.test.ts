import { helpPages } from '@settee/catalog';
import { getSite, helpCodes, type PromoError } from '@settee/domain';
import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { notFound, unauthorized, validationError } from '../platform/http/error-response.ts';
import { tooManyRequests } from '../platform/rate-limit.ts';
import { promoMessage } from '../sales/promo/promo-messages.ts';
import { french } from './french.ts';
import { createTranslate } from './translate-reply.ts';
import { inLanguageOf } from './translations.ts';

const source = fileURLToPath(new URL('..', import.meta.url));

/** Not checked here: no texts, emails in English (decision 9), and a function with the cases listed below. */
const others = [
  'customer/help/delete-contact-messages.ts',
  'sales/order-mail/messages.ts',
  'sales/promo/promo-messages.ts',
];

/** All message modules, so that a new one is checked, too. */
const modules = await Promise.all(
  globSync('**/{messages,*-messages}.ts', { cwd: source })
    .filter((file) => !others.includes(file))
    .map((file): Promise<unknown> => import(pathToFileURL(source + file).href)),
);

const promoErrors = Object.keys({
  unknown: true,
  'wrong-site': true,
  'not-begun': true,
  expired: true,
  used: true,
  'nothing-eligible': true,
  'below-threshold': true,
  'house-card-only': true,
} satisfies Record<PromoError, true>) as PromoError[];

/** Arguments that a function of messages may take; the first that fit are used. */
const samples = [
  ['Oak', 'Ash'],
  [7, 8],
  [7, 'CANADA'],
  [['Oak', 'Ash']],
  ['Oak', ['Ash']],
  [{ siteCulture: 'CANADA' }],
];

/** Every text of messages, those of functions with sample values. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    for (const values of samples) {
      try {
        const given: unknown = value(...values);
        if (given !== undefined && !String(JSON.stringify(given)).includes('undefined')) return textsOf(given);
      } catch {}
    }
    return [`no sample fits ${value}`];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Names, texts that are the same in both languages, and days in the HTML of stores, which is English. */
const same = new Set(['Oak', 'Ash', 'Oak. Ash', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);

test('every message of the API that a shopper reads has a French text', () => {
  const promo = {
    code: '',
    promo: null,
    facts: { ...getSite('main', 'CANADA'), today: '', uses: 0, isHouseCard: false },
    isWithdrawn: false,
  };
  const errors = [notFound, unauthorized, tooManyRequests].map(({ body }) => Object(body).problems[0].message);
  const texts = [...textsOf([modules, errors]), ...promoErrors.map((problem) => promoMessage(problem, promo))];
  expect(texts.length).toBeGreaterThan(150);
  const missing = texts.filter((text) => !same.has(text) && inLanguageOf('fr-CA', text) === text);
  expect(missing).toEqual([]);
});

test.each([
  ['Arrives Dec 4 – Dec 12', 'Arrivée\u00a0: 4 déc. – 12 déc.'],
  ['Made to order. Arrives Dec 4 – Dec 12', 'Fabriqué sur commande. Arrivée\u00a0: 4 déc. – 12 déc.'],
  ['Dec 4', '4 déc.'],
  ['+CAD 1,050.00', '+1\u00a0050,00\u00a0$'],
  [
    'You’re CAD 12.50 away from free standard shipping on small items.',
    'Encore 12,50\u00a0$ avant l’expédition standard gratuite des petits articles.',
  ],
  [
    'You’re CAD 1,221 away from free standard shipping on small items.',
    'Encore 1\u00a0221\u00a0$ avant l’expédition standard gratuite des petits articles.',
  ],
  [
    'Choose an amount from CAD 25 to CAD 500. A card by mail takes 3–5 business days; an e-gift card arrives by email within minutes.',
    'Choisissez un montant de 25\u00a0$ à 500\u00a0$. Une carte par la poste prend 3–5 business days; une carte électronique arrive par courriel en quelques minutes.',
  ],
  ['CAD 300.00 or more', '300,00\u00a0$ ou plus'],
  ['Only 3 left', 'Il n’en reste que 3'],
  ['Ready Mar 3 at Lincoln Park', 'Prêt le 3 mars\u00a0: Lincoln Park'],
  ['Alder Sofa', 'Sofa Alder'],
  ['Alder Sofa in Washed Linen, Sage', 'Sofa Alder en lin lavé, sauge'],
  ['Washed Linen, Flax', 'Lin lavé, Lin'],
  ['10.5 in', '10,5\u00a0po'],
  ['128 lb', '128\u00a0lb'],
  ['Nora', 'Nora'],
  ['', ''],
])('%j is in French %j', (english, translated) => {
  expect(inLanguageOf('fr-CA', { text: english, list: [english] })).toEqual({ text: translated, list: [translated] });
});

test('what shoppers wrote, codes, numbers and English replies stay', () => {
  const reply = {
    giftMessage: 'In stock',
    giftCard: { message: 'Dec 4' },
    reviews: [{ title: 'Color' }],
    BoardName: 'Sofas',
    options: [{ label: 'Message', text: 'Olive' }],
    code: 7,
    isSuccess: true,
    nothing: null,
  };
  expect(inLanguageOf('fr-CA', reply)).toEqual(reply);
  const english = { text: 'In stock' };
  expect(inLanguageOf('en-CA', english)).toBe(english);
});

test('errors are translated, too', () => {
  const reply = inLanguageOf('fr-CA', validationError([{ field: 'session', message: 'Please sign in.' }], 401));
  expect(reply).toMatchObject({ status: 401, body: { problems: [{ message: 'Veuillez ouvrir une session.' }] } });
});

test('a text that fits two patterns has the translation of the longer one', () => {
  const translate = createTranslate(
    { '{0} left': 'reste {0}', 'Only {0} left': 'seulement {0}' },
    getSite('main', 'USA'),
  );
  expect(translate('Only 3 left')).toBe('seulement 3');
});

test('French texts have no-break spaces before colons, and in quotation marks', () => {
  const wrong = / [:;!?](?=\s|$)|« | »|\u00a0[;!?]/;
  expect(Object.values(french).filter((text) => wrong.test(text))).toEqual([]);
});

test('every text of the help pages has a French one', () => {
  const sites = (['main', 'cb2'] as const).map((brand) => getSite(brand, 'CANADA', 'fr-CA'));
  const texts = sites.flatMap((site) => helpCodes.flatMap((code) => textsOf({ ...helpPages[code](site), code: '' })));
  const read = texts.filter((text) => /\p{L}{2}/u.test(text) && !text.startsWith('/'));
  expect(read.length).toBeGreaterThan(200);
  expect(read.filter((text) => inLanguageOf('fr-CA', text) === text)).toEqual([]);
});

test('every phrase has the places of its English text', () => {
  const odd = Object.entries(french).filter(([english, text]) =>
    [...text.matchAll(/{\d}/g)].some(([placeholder]) => !english.includes(placeholder)),
  );
  expect(odd).toEqual([]);
});
