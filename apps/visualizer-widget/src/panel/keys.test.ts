import { expect, test } from 'vitest';
import { historyKey, pieceKey } from './keys.ts';

const press = (key: string, more: Partial<Record<'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const front = { unit: 'in', azimuth: 0 } as const;

test.each([
  [press('ArrowLeft'), front, { type: 'nudged', id: 1, x: -1, z: 0 }],
  [press('ArrowUp', { shiftKey: true }), front, { type: 'nudged', id: 1, x: 0, z: -12 }],
  [press('ArrowRight', { shiftKey: true }), { unit: 'cm', azimuth: 0 }, { type: 'nudged', id: 1, x: 30 / 2.54, z: 0 }],
  [press('ArrowRight'), { unit: 'in', azimuth: Math.PI }, { type: 'nudged', id: 1, x: -1, z: 0 }],
  [press('['), front, { type: 'rotated', id: 1, by: 15 }],
  [press(']'), front, { type: 'rotated', id: 1, by: -15 }],
  [press('r'), front, { type: 'rotated', id: 1, by: -90 }],
  [press('Delete'), front, { type: 'removed', id: 1 }],
  [press('ArrowLeft', { altKey: true }), front, null],
  [press('Enter'), front, null],
] as const)('%j', (key, context, event) => {
  const sent = pieceKey(key, 1, context);
  expect(sent && 'z' in sent ? { ...sent, x: sent.x + 0, z: sent.z + 0 } : sent).toEqual(event);
});

test.each([
  [press('z', { ctrlKey: true }), 'undone'],
  [press('Z', { metaKey: true, shiftKey: true }), 'redone'],
  [press('y', { ctrlKey: true }), 'redone'],
  [press('z'), undefined],
] as const)('%j is of the history', (key, type) => {
  expect(historyKey(key)?.type).toBe(type);
});
