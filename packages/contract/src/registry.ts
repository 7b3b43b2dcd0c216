import { newRegistryTypes, validateOwnersName } from '@settee/domain';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { image } from './examples/pictures.ts';
import * as examples from './examples/registry.ts';
import { emptySchema, quantityField, skuQuery } from './fields.ts';
import * as schemas from './registry.schemas.ts';

/** Queries invalidated by registry mutations. */
const registryQueries = ['registry.list', 'registry.bySku', 'registry.registry', 'registry.checklist'];

export const addToRegistry = endpoint({
  id: 'registry.addItems',
  method: 'POST',
  path: '/gift-registry/add-items',
  requirement: 'REG-36, REG-30, REG-37',
  summary:
    'Adds items with their configuration and design to registries of the shopper. Adds all of them or none. The path is configurable.',
  requiresCsrfToken: true,
  invalidates: registryQueries,
  input: v.pipe(v.array(schemas.lineSchema), v.minLength(1), v.maxLength(50)),
  reply: schemas.addReplySchema,
  example: {
    input: [
      {
        Sku: examples.sofa.sku,
        Quantity: 1,
        GrId: examples.registryId,
        OptionChoiceParameter: examples.sofa.optionChoiceParameter,
      },
    ],
    reply: {
      isSuccess: true,
      message: '',
      items: [
        {
          sku: examples.sofa.sku,
          grId: examples.registryId,
          quantity: 1,
          registryType: 'br',
          name: 'Alder Sofa',
          formattedPrice: '$2,049.00',
          imagePath: image.webp.url,
          personalizations: [],
        },
      ],
    },
  },
});

export const getRegistriesBySku = endpoint({
  id: 'registry.bySku',
  method: 'GET',
  path: '/gift-registry/list-by-sku',
  requirement: 'REG-38, REG-32',
  summary: 'Returns the registries of the shopper and the requested quantity of a SKU in each. Empty for a guest.',
  input: v.object({ sku: skuQuery }),
  reply: schemas.dataSchema,
  example: {
    input: { sku: examples.sofa.sku },
    reply: { isLoggedIn: true, registryCount: 1, giftRegistries: [examples.entry] },
  },
});

export const getRegistries = endpoint({
  id: 'registry.list',
  method: 'GET',
  path: '/gift-registry/list',
  requirement: 'REG-39',
  summary: 'Returns the registries of the shopper, newest first; `null` for a guest. Path and suffix are configurable.',
  input: emptySchema,
  reply: schemas.registriesResponse,
  example: { input: {}, reply: [examples.entry] },
});

export const getRegistry = endpoint({
  id: 'registry.registry',
  method: 'GET',
  path: '/gift-registry/registry',
  requirement: 'own path',
  summary: 'Returns a registry of the shopper with its items at current prices in cents. 404 for any other registry.',
  input: v.object({ registryId: schemas.registryIdQuery }),
  reply: schemas.registrySchema,
  example: {
    input: { registryId: examples.registryId },
    reply: {
      ...examples.entry,
      eventDate: '2027-06-12',
      items: [
        {
          ...examples.sofa,
          id: examples.itemId,
          design: null,
          wants: 1,
          has: 0,
          name: 'Alder Sofa',
          url: examples.url,
          picture: image,
          chosen: [
            { label: 'Size', text: '3-Seat, 84 in' },
            { label: 'Fabric', text: 'Washed Linen, Sage' },
            { label: 'Leg', text: 'Natural Oak' },
          ],
          currentPrice: 204_900,
          regularPrice: 229_900,
          status: 'buyable',
        },
      ],
    },
  },
});

export const getChecklist = endpoint({
  id: 'registry.checklist',
  method: 'GET',
  path: '/gift-registry/checklist-data',
  requirement: 'own path',
  summary: 'Returns the recommended items for a registry of this type by category, and the items in this registry.',
  input: v.object({ registryId: schemas.registryIdQuery }),
  reply: schemas.checklistSchema,
  example: {
    input: { registryId: examples.registryId },
    reply: {
      ...examples.entry,
      categories: [
        {
          code: 'tabletop',
          title: 'Tabletop',
          url: '/tabletop',
          usual: 12,
          items: [
            {
              id: examples.itemId,
              name: 'Clay Dinnerware Set',
              url: '/clay-dinnerware-set/s100801',
              wants: 3,
              picture: image,
            },
          ],
        },
      ],
    },
  },
});

export const createRegistry = endpoint({
  id: 'registry.create',
  method: 'POST',
  path: '/gift-registry/create',
  requirement: 'own path',
  summary: 'Creates a registry. `id` is greater than 0 on success. A double click creates only one registry.',
  requiresCsrfToken: true,
  invalidates: registryQueries,
  input: v.object({
    registryType: v.picklist(newRegistryTypes),
    eventDate: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
    ownersName: v.pipe(
      v.string(),
      v.maxLength(200),
      v.check((name) => validateOwnersName(name) === null),
    ),
  }),
  reply: schemas.createRegistryResponse,
  example: {
    input: { registryType: 'br', eventDate: '2027-06-12', ownersName: 'Rosa Registry and Emil Winter' },
    reply: { id: examples.registryId, problem: null },
  },
});

export const setRegistryQuantity = endpoint({
  id: 'registry.setQuantity',
  method: 'POST',
  path: '/gift-registry/set-quantity',
  requirement: 'own path',
  summary: 'Sets the requested quantity of an item. Restores an item that was just removed.',
  requiresCsrfToken: true,
  invalidates: registryQueries,
  input: v.object({ registryId: schemas.registryId, itemId: schemas.itemId, quantity: quantityField }),
  reply: schemas.done,
  example: {
    input: { registryId: examples.registryId, itemId: examples.itemId, quantity: 2 },
    reply: { isSuccess: true, problem: null },
  },
});

export const removeRegistryItem = endpoint({
  id: 'registry.removeItem',
  method: 'POST',
  path: '/gift-registry/remove-item',
  requirement: 'own path',
  summary: 'Removes an item from a registry. Succeeds if the item was already removed.',
  requiresCsrfToken: true,
  invalidates: registryQueries,
  input: v.object({ registryId: schemas.registryId, itemId: schemas.itemId }),
  reply: schemas.done,
  example: {
    input: { registryId: examples.registryId, itemId: examples.itemId },
    reply: { isSuccess: true, problem: null },
  },
});
