import { expect, test } from 'vitest';
import { projectOnMap, storeMapSize } from './store-map.ts';

const seattle = { latitude: 47.6, longitude: -122.3 };
const miami = { latitude: 25.8, longitude: -80.2 };
const chicago = { latitude: 41.9, longitude: -87.6 };

test('places are drawn where they are: north above south, west before east, all inside the map', () => {
  const [west, south, middle] = [seattle, miami, chicago].map((city) => projectOnMap(city, 'USA'));
  if (!west || !south || !middle) throw new Error('There is no point.');
  expect(west.x).toBeLessThan(middle.x);
  expect(middle.x).toBeLessThan(south.x);
  expect(west.y).toBeLessThan(south.y);
  const { width, height } = storeMapSize('USA');
  for (const { x, y } of [west, south, middle]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(height);
  }
});

test('the center of the projection is where the drawing puts it', () => {
  expect(projectOnMap({ latitude: 38, longitude: -96 }, 'USA')).toEqual({ x: 490.1, y: 318 });
  expect(projectOnMap({ latitude: 52, longitude: -95 }, 'CANADA')).toEqual({ x: 404.7, y: 254.2 });
});
