import { expect, test } from 'vitest';
import { testShop } from './testing.ts';

const fetchPage = (path: string, ...shop: Parameters<typeof testShop>) =>
  testShop(...shop).shop.request(`http://localhost${path}`);

test('STORE-01: the stores are whole without script, under the one address', async () => {
  const reply = await fetchPage('/stores');
  const html = await reply.text();
  expect(reply.status).toBe(200);
  expect(html).toContain('<title>Our Stores | Settee</title>');
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/stores"\/>/);
  expect(html).toContain('Lincoln Park');
  expect(html).toContain('1846 N Halsted St');
  expect(html).toContain('10 am – 7 pm');
});

test('stores that cannot be loaded return 503', async () => {
  const reply = await fetchPage('/stores', { 'stores.list': () => new Response(null, { status: 503 }) });
  expect(reply.status).toBe(503);
});

test('PDP-04: a product page offers its stores before any script', async () => {
  expect(await (await fetchPage('/alder-sofa/s100101')).text()).toContain('Check Store Availability');
});
