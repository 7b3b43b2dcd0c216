import { expect, test } from 'vitest';
import { getOrderProgress, type OrderProgress } from './progress.ts';

type Given = Parameters<typeof getOrderProgress>[0];

const line = (id: string, quantity: number) => ({ id, priceQuantityTotals: { quantity } });
const shipment = (deliveryMode: string, ...itemIds: string[]) => ({ deliveryMode, itemIds });
const parcel = (lineId: string, quantity: number, deliveredOn = '') => ({ lines: [{ lineId, quantity }], deliveredOn });

function order(change: object): Given {
  const given = {
    lineItems: [line('a', 2), line('b', 1)],
    recipients: [{ shipments: [shipment('parcel', 'a', 'b')] }],
    parcels: [],
    readyOn: '',
    payment: { status: 'paid' },
    ...change,
  };
  return given as unknown as Given;
}

const both = [parcel('a', 2, '2026-12-01'), parcel('b', 1, '2026-12-02')];
const mixed = { recipients: [{ shipments: [shipment('parcel', 'a')] }, { shipments: [shipment('pickup', 'b')] }] };
const pickup = { recipients: [{ shipments: [shipment('pickup', 'a', 'b')] }] };

test.each<[string, object, OrderProgress]>([
  ['nothing shipped', {}, 'preparing'],
  ['a part of a line shipped', { parcels: [parcel('a', 1)] }, 'partlyShipped'],
  ['all shipped', { parcels: [parcel('a', 2), parcel('b', 1)] }, 'shipped'],
  ['all shipped, a part delivered', { parcels: [parcel('a', 2, '2026-12-01'), parcel('b', 1)] }, 'shipped'],
  ['all delivered', { parcels: both }, 'delivered'],
  ['canceled', { payment: { status: 'canceled' } }, 'canceled'],
  ['a pickup', pickup, 'preparing'],
  ['a pickup that is ready', { ...pickup, readyOn: '2026-12-01' }, 'ready'],
  ['a pickup that is ready before the rest is delivered', { ...mixed, readyOn: '2026-12-01' }, 'preparing'],
  ['a delivery before the pickup is ready', { ...mixed, parcels: [parcel('a', 2, '2026-12-01')] }, 'partlyShipped'],
  ['both', { ...mixed, readyOn: '2026-12-01', parcels: [parcel('a', 2, '2026-12-01')] }, 'ready'],
  ['emailed gift cards', { recipients: [{ shipments: [shipment('email', 'a', 'b')] }] }, 'delivered'],
])('ORDER-12: progress of an order: %s', (_name, change, progress) => {
  expect(getOrderProgress(order(change))).toBe(progress);
});
