import { expect, test } from 'vitest';
import { Words } from '../words.ts';
import { type SceneEvent, sceneReducer } from './scene-reducer.ts';
import { after, chair, sofa } from './testing.ts';
import { getAnnouncement } from './announcement.ts';

const start = after([
  { type: 'mainProductSet', product: sofa },
  { type: 'added', sku: chair.sku },
  { type: 'dragged', id: 2, x: 56, z: 0, gesture: 'first' },
]);
const words = new Words('en-US', 'in');

test.each<[SceneEvent, string | null]>([
  [{ type: 'added', sku: chair.sku }, 'Chair added to the room.'],
  [{ type: 'duplicated', id: 1 }, 'Sofa duplicated.'],
  [{ type: 'removed', id: 2 }, 'Chair removed.'],
  [{ type: 'nudged', id: 1, x: -10, z: 5 }, 'Sofa moved, 50 in from the left wall, 55 in from the front wall.'],
  [{ type: 'nudged', id: 2, x: -1, z: 0 }, 'Chair moved, 30 in from the right wall, 65 in from the back wall.'],
  [{ type: 'nudged', id: 2, x: -6, z: 0 }, 'Sofa is in the way of Chair. Keep moving to pass it.'],
  [{ type: 'rotated', id: 1, by: 15 }, 'Sofa turned to 15 degrees.'],
  [{ type: 'resized', room: { width: 180 }, gesture: 'x' }, 'The room is 15 ft by 13 ft 4 in.'],
  [{ type: 'undone' }, 'Change undone.'],
  [{ type: 'redone' }, null],
  [{ type: 'selected', id: 1 }, null],
])('%j is announced: %s', (event, text) => {
  const code = getAnnouncement(start, sceneReducer(start, event), event);
  expect(code && words.announce(code)).toBe(text);
});
