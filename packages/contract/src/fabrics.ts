import { fabricSorts } from '@settee/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { productSummary } from './examples/browse.ts';
import * as examples from './examples/fabrics.ts';
import { flax as choice } from './examples/options.ts';
import * as schemas from './fabrics.schemas.ts';
import { codeQuery, codesQuery, longText } from './fields.ts';

export const getFilteredResults = endpoint({
  id: 'fabrics.filteredResults',
  method: 'GET',
  path: '/free-swatches/get-filtered-results',
  requirement: 'FABRIC-04, FABRIC-08, FABRIC-17, FABRIC-23',
  summary:
    'Returns the fabrics that match the filters, and the filters with counts. Each filter is a query parameter `group=key1+key2`. The response holds all cards up to the requested page.',
  input: v.object({
    /** Filter keys joined by plus signs, as in the URL; unknown keys are ignored. */
    features: v.optional(longText, ''),
    colorgroup: v.optional(longText, ''),
    fabrictype: v.optional(longText, ''),
    sort: v.optional(v.picklist(fabricSorts), 'featured'),
    page: v.optional(schemas.pageQuery, 1),
  }),
  reply: schemas.resultsSchema,
  example: {
    input: { features: 'washable-covers', colorgroup: 'beige', sort: 'name', page: 1 },
    reply: {
      cardsDto: { cards: [examples.flax], showingCount: 1, totalRecords: 1 },
      filterFacets: [
        {
          key: 'features',
          attributes: [
            { ...examples.value('features', 'washable-covers', 'Washable covers'), isSelected: true },
            examples.value('features', 'natural-fiber', 'Natural fiber'),
          ],
        },
        {
          key: 'colorgroup',
          attributes: [{ ...examples.value('colorgroup', 'beige', 'Beige'), isSelected: true, color: '#c8b48f' }],
        },
        { key: 'fabrictype', attributes: [examples.value('fabrictype', 'linen', 'Linen')] },
      ],
    },
  },
});

export const getNlaFabrics = endpoint({
  id: 'fabrics.nla',
  method: 'GET',
  path: '/free-swatches/get-nla-fabrics',
  requirement: 'FABRIC-16, FABRIC-18',
  summary:
    'Returns which of the given fabrics have discontinued swatches. Fabrics that the site does not have are listed by code.',
  input: v.object({ choiceCodes: codesQuery }),
  reply: schemas.nlaFabricsResponse,
  example: { input: { choiceCodes: '1201,1107' }, reply: { nlaFabrics: [examples.gone] } },
});

export const getRecentFabrics = endpoint({
  id: 'fabrics.recent',
  method: 'GET',
  path: '/free-swatches/get-recent-fabrics',
  requirement: 'FABRIC-15, FABRIC-19',
  summary: 'Returns the fabrics for the codes that the browser stored, in the same order. Unknown codes are omitted.',
  input: v.object({ choiceCodes: codesQuery }),
  reply: schemas.recentFabricsResponse,
  example: { input: { choiceCodes: '1201,1107' }, reply: { recentFabrics: [examples.flax, examples.gone] } },
});

export const getCardData = endpoint({
  id: 'fabrics.cardData',
  method: 'GET',
  path: '/free-swatches/get-card-data',
  requirement: 'FABRIC-06, FABRIC-20',
  summary: 'Returns the details of a fabric and the products that use it.',
  input: v.object({ choiceCode: codeQuery }),
  reply: schemas.cardDataSchema,
  example: { input: { choiceCode: 1201 }, reply: { card: examples.flax, choice, products: [productSummary] } },
});
