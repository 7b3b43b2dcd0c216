import { expect, test } from 'vitest';
import { placeholders } from './placeholders.ts';

const seen = (perView: Parameters<typeof placeholders>[0], step: string) =>
  placeholders(perView).filter((widths) => widths.split(' ').includes(step)).length;

test('CAROUS-25: as many placeholders as slides to show', () => {
  expect(seen({ base: 2, m: 4, xl: 6 }, 'm')).toBe(4);
  expect(seen({ base: 2, m: 4, xl: 6 }, 'l')).toBe(4);
  expect(seen({ base: 2, m: 4, xl: 6 }, 'xl')).toBe(6);
  expect(seen(3, 'xl')).toBe(3);
});

test('CAROUS-26: twice as many on a phone', () => {
  expect(seen({ base: 2, m: 4, xl: 6 }, 'base')).toBe(4);
  expect(seen({ base: 2.5, m: 4 }, 'base')).toBe(5);
  expect(seen(1, 'base')).toBe(2);
});
