import { expect, test } from 'vitest';
import { languageOf } from '../language/language.ts';
import { interpret } from './interpret.ts';

const read = (query: string) => interpret(query, languageOf({ locale: 'en-US' }));
const typed = (query: string) => read(query).terms.map((term) => term.typed);

test.each([
  ['sofa under 2000', null, 2000, ['sofa']],
  ['sofa under $2,000', null, 2000, ['sofa']],
  ['lamps less than 200 dollars', null, 200, ['lamps']],
  ['between 500 and 1000 table', 500, 1000, ['table']],
  ['rug $300-$700', 300, 700, ['rug']],
  ['sofa from 1k to 2k', 1000, 2000, ['sofa']],
  ['sofas over 2.5k', 2500, null, ['sofas']],
  ['dresser around 1000', 800, 1200, ['dresser']],
  ['72 in sideboard', null, null, ['72', 'sideboard']],
  ['sofa 72-80 in', null, null, ['sofa', '72', '80']],
] as const)('%j means prices from %j to %j', (query, from, to, words) => {
  const { price } = read(query);
  const cents = (dollars: number | null) => (dollars === null ? null : dollars * 100);
  expect([price.from, price.to, typed(query)]).toEqual([cents(from), cents(to), words]);
});

test('phrases that the language knows are one term with its synonyms, colors and materials', () => {
  expect(read('gray bedside tables').terms).toEqual([
    { typed: 'gray', phrases: ['gray', 'colorgray'] },
    expect.objectContaining({ typed: 'bedside tables', phrases: expect.arrayContaining(['nightstand']) }),
  ]);
  expect(read('wood').terms[0]?.phrases).toContain('materialoak');
  expect(typed('a couch for my living room')).toEqual(['couch', 'living room']);
});

test.each([
  ['rugs on sale', ['sale'], ['rugs']],
  ['new arrivals', ['new'], []],
  ['chairs in stock', ['in-stock'], ['chairs']],
] as const)('%j narrows to %j', (query, shows, words) => {
  expect([read(query).shows, typed(query)]).toEqual([shows, words]);
});

test.each([
  ['returns', '/customer-service/returns'],
  ['Gift cards', '/gift-cards'],
  ['where is my order?', '/order-status'],
  ['wedding registry', '/gift-registry'],
  ['financing', '/customer-service/faq'],
  ['promo code', '/customer-service/faq'],
  ['assembly', '/customer-service/shipping'],
  ['furniture assembly', '/customer-service/shipping'],
  ['damaged item', '/customer-service/returns'],
  ['gift card balance', '/customer-service/gift-cards'],
  ['design services', '/stores'],
])('%j names the page %s', (query, url) => {
  expect(read(query).service?.url).toBe(url);
});

test.each([
  ['100101', 100101],
  ['SKU 100101', 100101],
  ['#100101', 100101],
  ['s100101', 100101],
  ['2000', 0],
  ['sofa 100101', 0],
])('%j is the SKU %d', (query, sku) => {
  expect(read(query).sku).toBe(sku);
});
