import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.ts';
import { endpoint, nextSteps, type NewEndpoint } from './endpoint.ts';

const contract = 'packages/contract/src';
const backend = 'apps/commerce-api/src';

const tour: NewEndpoint = {
  noun: 'gallery',
  name: 'getTour',
  method: 'GET',
  path: '/gallery/tour',
  requirement: 'GALL-01',
  module: 'sales',
};

const source = (path: string) => readFileSync(join(root, path), 'utf8');

test.each(['GET', 'POST'])('a %s endpoint of a noun has its schema, definition, handler and hook', (method) => {
  const changes = endpoint({ ...tour, method });
  expect(changes.map(({ path }) => path)).toEqual([
    `${contract}/gallery.schemas.ts`,
    `${contract}/gallery.ts`,
    `${backend}/catalog/gallery/gallery.handlers.ts`,
    'apps/storefront/src/data/gallery.ts',
  ]);
  const [schemas, definition, handler, hook] = changes.map(({ path, edit }) => edit?.(source(path)));
  expect(schemas).toContain('export const tourResponse = v.object({});');
  expect(definition).toContain("id: 'gallery.tour',");
  expect(definition).toContain('reply: schemas.tourResponse,');
  expect(definition?.includes('invalidates: [],')).toBe(method === 'POST');
  expect(handler).toContain('  getTour: async () => {');
  expect(hook).toContain(
    method === 'GET'
      ? 'export const useTour = (input: InputOf<typeof getTour>) => useQuery(tourQuery(input));'
      : 'useGetTour',
  );
});

test('a read of the cart is with the other reads of the cart', () => {
  const files = (method: string) => endpoint({ ...tour, noun: 'cart', method }).map(({ path }) => path);
  expect(files('GET')).toContain(`${contract}/cart-reads.ts`);
  expect(files('POST')).toContain(`${contract}/cart.ts`);
});

test('a file that picks its handlers by name picks the new one, too', () => {
  const [, , handler] = endpoint({ ...tour, noun: 'browse' });
  const edited = handler?.edit?.(source(handler.path));
  expect(edited).toContain('  getTour: async () => {');
  expect(edited).toMatch(/^} satisfies Pick<Handlers<'browse'>, .* [|] 'getTour'>;$/m);
});

test('a new noun is also added to the tables of nouns, and its folder to the order of folders', () => {
  const changes = endpoint({ ...tour, noun: 'room-tour', module: 'customer' });
  expect(changes.map(({ path }) => path)).toEqual([
    `${contract}/room-tour.schemas.ts`,
    `${contract}/room-tour.ts`,
    `${backend}/customer/room-tour/room-tour.handlers.ts`,
    'apps/storefront/src/data/room-tour.ts',
    `${contract}/endpoints.ts`,
    `${backend}/routes.ts`,
    'tooling/dependency-rules.mjs',
  ]);
  const [, , , , ...tables] = changes.map(({ path, edit, text }) => edit?.(text ?? source(path)));
  expect(tables).toEqual([
    expect.stringContaining('  roomTour,\n} satisfies'),
    expect.stringContaining('  roomTour: roomTourHandlers,\n} satisfies'),
    expect.stringMatching(/^ {2}customer: \[[^\]]*'account', 'room-tour'\]/m),
  ]);
});

test('what is left to write differs for a read and a write', () => {
  expect(nextSteps(tour).join()).toMatch(/tourQuery\(input\) to the queries.*'gallery[.]tour' to the invalidates/);
  expect(nextSteps({ ...tour, method: 'POST' }).join()).toMatch(/reads that it changes to its invalidates/);
});
