import { expect, test } from 'vitest';
import { blended, getEyePosition, onFloor, orbited, presetView, zoomed } from './camera.ts';

const room = { width: 200, depth: 160 };

test.each([
  [0, [1, 0]],
  [Math.PI / 2, [0, -1]],
  [Math.PI, [-1, 0]],
  [-Math.PI / 2, [0, 1]],
  [0.6, [1, 0]],
  [7, [1, 0]],
])('seen from %f, right on the screen is along the walls', (azimuth, [x, z]) => {
  const step = onFloor({ azimuth }, 1, 0);
  expect([step.x + 0, step.z + 0]).toEqual([x, z]);
});

test('the eye stays above the floor and at a distance', () => {
  const view = presetView('corner', room, 1.4);
  expect(getEyePosition(orbited(view, 0, 9)).y).toBeGreaterThan(view.target.y);
  expect(zoomed(view, 0.001).distance).toBe(50);
  expect(zoomed(view, 1000).distance).toBe(900);
});

test('a flight takes the short way round', () => {
  const view = presetView('front', room, 1);
  const half = blended({ ...view, azimuth: 0.2 }, { ...view, azimuth: Math.PI * 2 - 0.2 }, 0.5);
  expect(half.azimuth).toBeCloseTo(0);
});

test('from above the whole room fits, also into a narrow picture', () => {
  for (const aspect of [0.6, 1, 2]) {
    const { distance } = presetView('above', room, aspect);
    const high = 2 * Math.tan((34 * Math.PI) / 360) * distance;
    expect(high).toBeGreaterThan(160);
    expect(high * aspect).toBeGreaterThan(200);
  }
});
