import { expect, test } from 'vitest';
import { getDeliverySlots, parseDeliverySlot } from './delivery-slots.ts';

const windows = [
  { code: 'morning', weekdays: [1, 2, 3, 4, 5] },
  { code: 'saturday', weekdays: [6] },
];

test('SHIP-09: a slot for each window of a day on which the truck runs', () => {
  const slots = getDeliverySlots('2026-12-04', { truckWeekdays: [1, 6], windows, days: 7 });
  expect(slots.map(({ slot }) => slot)).toEqual(['2026-12-05.saturday', '2026-12-07.morning']);
  expect(slots[0]).toEqual({ slot: '2026-12-05.saturday', day: '2026-12-05', windowCode: 'saturday' });
});

test('SHIP-09: no slot on a holiday, and none where no truck runs', () => {
  expect(getDeliverySlots('2026-12-25', { truckWeekdays: [5], windows, days: 1 })).toEqual([]);
  expect(getDeliverySlots('2026-12-04', { truckWeekdays: [], windows, days: 30 })).toEqual([]);
});

test.each(['', 'x', '2026-12-05', '2026-12-05.', '2026-12-05.sat urday', ' 2026-12-05.saturday', '2026-12-05.x\n'])(
  '%j is no slot',
  (text) => expect(parseDeliverySlot(text)).toBeNull(),
);

test('reads a slot', () => {
  expect(parseDeliverySlot('2026-12-05.saturday')).toEqual({
    slot: '2026-12-05.saturday',
    day: '2026-12-05',
    windowCode: 'saturday',
  });
});
