import { expect, test } from 'vitest';
import { testShop } from './testing.ts';

const hosts = ['localhost', 'cb2-ca.localhost'];

test.each(hosts)(
  '%s renders all fabrics with title, description and canonical address, and lists the page in its sitemap',
  async (host) => {
    const { shop } = testShop();
    const page = await shop.request(`http://${host}/free-swatches?colorgroup=blue+green&page=2`);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toMatch(/<title>Free Swatches \| [^<]+<\/title>/);
    expect(html).toMatch(/<meta name="description" content="Every [^"]+ fabric and leather/);
    expect(html).toContain(`<link rel="canonical" href="http://${host}/free-swatches"/>`);
    expect(html).toContain('Washed Linen');
    const sitemap = await (await shop.request(`http://${host}/sitemap.xml`)).text();
    expect(sitemap).toContain(`<loc>http://${host}/free-swatches</loc>`);
  },
);

test('endpoint paths next to the page are not pages, and hostile filters are escaped', async () => {
  const { shop } = testShop();
  const page = await shop.request('http://localhost/free-swatches?features=%3C/script%3E%3Cscript%3Ealert(1)');
  expect(page.status).toBe(200);
  expect(await page.text()).not.toContain('<script>alert(1)');
  expect((await shop.request('http://localhost/free-swatches/elsewhere')).status).toBe(404);
});
