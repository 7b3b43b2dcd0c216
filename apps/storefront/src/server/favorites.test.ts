import { expect, test } from 'vitest';
import { testShop } from './testing.ts';

const fetchPage = (path: string, ...shop: Parameters<typeof testShop>) =>
  testShop(...shop).shop.request(`http://localhost${path}`);
const broken = () => new Response(null, { status: 503 });

test('FAV-05: the lists are whole without script, and no browser shows them again by itself', async () => {
  const reply = await fetchPage('/Favorites/');
  const html = await reply.text();
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(html).toContain('Living room');
  expect(html).toContain('Washed Linen, Sage');
  expect(html).toContain('$2,049.00');
});

test.each(['/favorites', '/Favorites', '/FAVORITES/?list=7'])('%s redirects to the canonical URL', async (path) => {
  const reply = await fetchPage(path);
  const query = path.includes('?') ? '?list=7' : '';
  expect([reply.status, reply.headers.get('location')]).toEqual([301, `/Favorites/${query}`]);
});

test('crawlers leave the lists alone', async () => {
  const text = await (await fetchPage('/robots.txt')).text();
  expect(text.split('\n').filter((line) => line.includes('Favorites'))).toEqual(['Disallow: /Favorites/']);
});

test('lists that cannot be loaded return 503 with a retry button', async () => {
  const reply = await fetchPage('/Favorites/', { 'favorites.board': broken });
  expect(reply.status).toBe(503);
});

test('FAV-16: a product page is whole when the saved skus cannot be read', async () => {
  const reply = await fetchPage('/alder-sofa/s100101', { 'favorites.skus': broken });
  expect(reply.status).toBe(200);
  const html = await reply.text();
  expect(html).toContain('Add to Favorites');
  expect(html).not.toContain('In Your Favorites');
});
