import { expect, test } from 'vitest';
import { endpoint } from './endpoint.ts';

const contract = 'packages/contract/src';
const backend = 'apps/commerce-api/src';

test.each(['GET', 'POST'])('a %s endpoint of a noun is generated in three places', (method) => {
  const changes = endpoint('gallery', 'getTour', method, '/gallery/tour', 'GALL-01');
  expect(changes.slice(0, 3).map(({ path }) => path.replace(/(catalog|sales)\//, ''))).toEqual([
    `${contract}/gallery.ts`,
    `${backend}/gallery/gallery.handlers.ts`,
    'apps/storefront/src/data/gallery.ts',
  ]);
  expect(changes.filter(({ path }) => path.startsWith('packages/'))).toHaveLength(1);
  const texts = changes.map(({ text = '', edit }) => edit?.(text) ?? text);
  expect(texts.filter((text) => text.includes('getTour'))).toHaveLength(3);
  expect(texts[0]).toContain("id: 'gallery.tour',");
  expect(texts[2]).toContain(method === 'GET' ? 'export const useTour = () => useQuery(tourQuery);' : 'useGetTour');
});

test('a new noun is also added to the tables of nouns', () => {
  const changes = endpoint('room-tour', 'getTour', 'GET', '/room-tour', 'GALL-01');
  expect(changes.map(({ path }) => path)).toEqual([
    `${contract}/room-tour.ts`,
    `${backend}/sales/room-tour/room-tour.handlers.ts`,
    'apps/storefront/src/data/room-tour.ts',
    `${contract}/endpoints.ts`,
    `${backend}/routes.ts`,
  ]);
  const table = 'import type { A } from "a";\nexport const t = {\n  cart,\n} satisfies B;\n';
  expect(changes.slice(3).map(({ edit }) => edit?.(table))).toEqual([
    expect.stringContaining('  roomTour,\n} satisfies B'),
    expect.stringContaining('  roomTour: roomTourHandlers,\n} satisfies B'),
  ]);
});
