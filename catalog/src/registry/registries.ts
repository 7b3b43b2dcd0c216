import type { GiftRegistry } from './types.ts';

export const registries: readonly GiftRegistry[] = [
  {
    id: 5000101,
    brand: 'main',
    registryType: 'br',
    eventType: 'Wedding',
    eventInDays: 120,
    owner: 'rosa.registry@example.com',
    ownersName: 'Rosa Registry and Emil Winter',
    postalCode: '60614',
    items: [
      { sku: 100801, wants: 3, has: 1 },
      { sku: 100803, wants: 2, has: 0 },
      { sku: 100703, wants: 8, has: 6 },
      { sku: 100601, wants: 1, has: 1 },
    ],
  },
  {
    id: 5000102,
    brand: 'main',
    registryType: 'br',
    eventType: 'Wedding',
    eventInDays: 60,
    owner: 'milo.many@example.com',
    ownersName: 'Milo Many and Jo Park',
    postalCode: '11201',
    items: [
      { sku: 100303, wants: 1, has: 0 },
      { sku: 100202, wants: 8, has: 2 },
    ],
  },
  {
    id: 5000103,
    brand: 'main',
    registryType: 'bb',
    eventType: 'Baby',
    eventInDays: 200,
    owner: 'milo.many@example.com',
    ownersName: 'Milo Many',
    postalCode: '11201',
    items: [
      { sku: 100203, wants: 1, has: 0 },
      { sku: 100701, wants: 1, has: 0 },
    ],
  },
  {
    id: 5000104,
    brand: 'cb2',
    registryType: 'hw',
    eventType: 'Housewarming',
    eventInDays: -14,
    owner: 'milo.many@example.com',
    ownersName: 'Milo Many and Jo Park',
    postalCode: '11201',
    items: [
      { sku: 200801, wants: 1, has: 1 },
      { sku: 200602, wants: 2, has: 0 },
    ],
  },
];
