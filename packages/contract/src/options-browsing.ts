import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import * as examples from './examples/options.ts';
import { codeQuery, codesQuery, longText, shortText, skuQuery } from './fields.ts';
import * as schemas from './options.schemas.ts';

export const getFilteredChoiceGroups = endpoint({
  id: 'options.filteredChoiceGroups',
  method: 'GET',
  path: '/api/special-order/filtered-choice-groups',
  requirement: 'FILTER-24, FILTER-25',
  summary: 'Returns the sorted choices that match the filters of the newer browse-all modal.',
  input: v.objectWithRest(
    { sku: skuQuery, optioncode: codeQuery, optiontype: shortText, sort: v.optional(shortText, '1') },
    v.union([longText, v.number()]),
  ),
  reply: schemas.filteredChoiceGroupsResponse,
  example: {
    input: { sku: 100101, optioncode: 12, optiontype: 'fabric', type: 'linen', sort: '1' },
    reply: {
      choiceGroups: examples.fabric.choiceGroups,
      facets: [
        {
          key: 'type',
          label: 'Type',
          facetType: 4,
          attributes: [{ key: 'linen', label: 'Linen', svgName: 'type-linen', isDisabled: false, isSelected: true }],
        },
      ],
      selectedFacets: [{ queryKey: 'type', queryValues: ['linen'], chipValues: ['Linen'] }],
    },
  },
});

export const getChoiceGroups = endpoint({
  id: 'options.choiceGroups',
  method: 'GET',
  path: '/browse/specialorder/choicegroups',
  requirement: 'FILTER-20, FILTER-26',
  summary: 'Returns the sorted choices of an option. The path is configurable.',
  input: v.object({
    /** JSON list of selection payloads. */
    choices: longText,
    optionCode: codeQuery,
    sku: skuQuery,
    sortType: v.optional(v.union([shortText, v.number()]), '1'),
  }),
  reply: schemas.choiceGroupsResponse,
  example: {
    input: { choices: '[]', optionCode: 12, sku: 100101, sortType: 3 },
    reply: { fabricChoiceGroups: examples.fabric.choiceGroups },
  },
});

export const getRecentSwatches = endpoint({
  id: 'options.recentSwatches',
  method: 'GET',
  path: '/browse/specialorder/recentswatches',
  requirement: 'RECENT-09',
  summary: 'Returns the choices for the codes that the browser stored, in the same order. Unknown codes are omitted.',
  input: v.object({ choiceCodes: codesQuery }),
  reply: schemas.recentSwatchesResponse,
  example: {
    input: { choiceCodes: '1201,1305' },
    reply: { choices: [{ ...examples.flax, recentlyViewedImages: examples.flax.images }] },
  },
});
