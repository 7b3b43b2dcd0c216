import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { AnyEndpoint } from './endpoint.ts';
import { getCardData, getFilteredResults, getNlaFabrics, getRecentFabrics } from './fabrics.ts';
import { schemasOf } from './schemas.ts';
import { has } from './testing/has-field.ts';

test.each<[string, AnyEndpoint, string, string, string]>([
  [
    'FABRIC-07, FABRIC-17',
    getFilteredResults,
    '/free-swatches/get-filtered-results',
    'features colorgroup fabrictype sort page',
    'cardsDto.cards.code cardsDto.cards.optionCode cardsDto.cards.additionalDetails.swatchInStock cardsDto.showingCount cardsDto.totalRecords filterFacets.attributes.key',
  ],
  ['FABRIC-18', getNlaFabrics, '/free-swatches/get-nla-fabrics', 'choiceCodes', 'nlaFabrics.code nlaFabrics.isNla'],
  ['FABRIC-19', getRecentFabrics, '/free-swatches/get-recent-fabrics', 'choiceCodes', 'recentFabrics.code'],
  ['FABRIC-20', getCardData, '/free-swatches/get-card-data', 'choiceCode', 'card.code choice.code products.url'],
])('%s: a call of the fabrics has its path and its fields', (_, endpoint, path, taken, given) => {
  expect(endpoint).toMatchObject({ method: 'GET', path });
  const missing = (side: 'input' | 'reply', names: string) =>
    names.split(' ').filter((name) => !has(endpoint, side, name));
  expect([missing('input', taken), missing('reply', given)]).toEqual([[], []]);
});

test.each([
  ['nothing', {}, { features: '', colorgroup: '', fabrictype: '', sort: 'featured', page: 1 }],
  ['a page as text', { page: '3' }, { page: 3 }],
])('a query with %s is read', (_, query, read) => {
  expect(v.parse(schemasOf(getFilteredResults).input, query)).toMatchObject(read);
});

test.each([{ page: '0' }, { page: '-1' }, { page: '1000' }, { sort: 'price' }, { features: 'a'.repeat(1001) }])(
  'a query of %j is none',
  (query) => {
    expect(v.safeParse(schemasOf(getFilteredResults).input, query).success).toBe(false);
  },
);
