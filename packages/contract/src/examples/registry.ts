import { example } from '../example.ts';
import {
  addToRegistry,
  createRegistry,
  getChecklist,
  getRegistries,
  getRegistriesBySku,
  getRegistry,
  removeRegistryItem,
  setRegistryQuantity,
} from '../registry.ts';
import { image } from './pictures.ts';

const registryId = 5_000_101;
const itemId = '019a0c52-7f6e-7c1b-9c51-2f4d5a1f0b11';
const sofa = { sku: 100112, optionChoiceParameter: '11-3002_12-1202_13-2001' };
const url = '/alder-sofa/s100101?option.11=3002&option.12=1202&option.13=2001';

const entry = {
  id: registryId,
  eventType: 'Wedding',
  shortEventDate: 'Jun 12, 2027',
  registryOwnernsName: 'Rosa Registry and Emil Winter',
  registryType: 'br' as const,
  registryQtyWants: 1,
};

export const registryExamples = [
  example(
    addToRegistry,
    'Puts a sofa in its choices into a registry.',
    [{ Sku: sofa.sku, Quantity: 1, GrId: registryId, OptionChoiceParameter: sofa.optionChoiceParameter }],
    {
      isSuccess: true,
      message: '',
      items: [
        {
          sku: sofa.sku,
          grId: registryId,
          quantity: 1,
          registryType: 'br',
          name: 'Alder Sofa',
          formattedPrice: '$2,049.00',
          imagePath: image.webp.url,
          personalizations: [],
        },
      ],
    },
  ),
  example(
    getRegistriesBySku,
    'The registries of a shopper, and how many pieces of a sku they want.',
    { sku: sofa.sku },
    { isLoggedIn: true, registryCount: 1, giftRegistries: [entry] },
  ),
  example(getRegistries, 'The registries of a shopper.', {}, [entry]),
  example(
    getRegistry,
    'A registry with its items at the prices of today, in cents.',
    { registryId },
    {
      ...entry,
      eventDate: '2027-06-12',
      items: [
        {
          ...sofa,
          id: itemId,
          design: null,
          wants: 1,
          has: 0,
          name: 'Alder Sofa',
          url,
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
  ),
  example(
    getChecklist,
    'What registries of the kind usually hold, and what is in this one.',
    { registryId },
    {
      ...entry,
      categories: [
        {
          code: 'tabletop',
          title: 'Tabletop',
          url: '/tabletop',
          usual: 12,
          items: [
            { id: itemId, name: 'Clay Dinnerware Set', url: '/clay-dinnerware-set/s100801', wants: 3, picture: image },
          ],
        },
      ],
    },
  ),
  example(
    createRegistry,
    'Begins a registry.',
    { registryType: 'br', eventDate: '2027-06-12', ownersName: 'Rosa Registry and Emil Winter' },
    { id: registryId, problem: null },
  ),
  example(
    setRegistryQuantity,
    'Changes how many pieces are wished for.',
    { registryId, itemId, quantity: 2 },
    { isSuccess: true, problem: null },
  ),
  example(
    removeRegistryItem,
    'Takes an item out of a registry.',
    { registryId, itemId },
    { isSuccess: true, problem: null },
  ),
];
