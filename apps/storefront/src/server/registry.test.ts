import { expect, test } from 'vitest';
import { testShop } from './testing.ts';

const fetchPage = (path: string, cookie = '', ...shop: Parameters<typeof testShop>) =>
  testShop(...shop).shop.request(`http://localhost${path}`, { headers: { cookie } });
const guest = {
  'account.user': () => Response.json({ emailAddress: '', firstName: '', lastName: '', isLoggedIn: false }),
};
const someone = {
  'account.user': () =>
    Response.json({ emailAddress: 'rosa@example.com', firstName: 'Rosa', lastName: 'Registry', isLoggedIn: true }),
};
const pageData = async (reply: Response) => /setteePage=(\{.*?\})[;<]/s.exec(await reply.text())?.[1] ?? '';

test('a registry page is complete without script, and not cached or indexed', async () => {
  for (const path of ['', '/registrant-list/5000101', '/checklist/5000101']) {
    const reply = await fetchPage(`/gift-registry${path}`, '', someone);
    const html = await reply.text();
    expect([path, reply.status, reply.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('Jun 12, 2027');
  }
});

test('a guest is redirected to the sign-in page, which redirects back, and is in registry mode', async () => {
  const reply = await fetchPage('/gift-registry/registrant-list/5000101', '', guest);
  expect([reply.status, reply.headers.get('location')]).toEqual([
    302,
    '/account/login?returnUrl=%2Fgift-registry%2Fregistrant-list%2F5000101&isRedirect=true',
  ]);
  expect(reply.headers.getSetCookie()).toContain('isRegistrantMode=true; Path=/; SameSite=Lax');
  expect((await fetchPage('/sofas', '', guest)).headers.getSetCookie().join()).not.toContain('isRegistrantMode');
});

test('an unknown registry returns 404', async () => {
  const missing = () => new Response(null, { status: 404 });
  const reply = await fetchPage('/gift-registry/registrant-list/7', '', { ...someone, 'registry.registry': missing });
  expect(reply.status).toBe(404);
});

test('crawlers leave the registries alone', async () => {
  const text = await (await fetchPage('/robots.txt')).text();
  expect(text.split('\n').filter((line) => line.includes('gift-registry'))).toEqual(['Disallow: /gift-registry']);
});

test.each([
  ['the default', {}, true],
  ['another list', { checklistEventTypes: ['hw'] }, false],
  ['a list in capitals', { checklistEventTypes: ['HW', 'BR'] }, true],
])(
  "REG-15: with %s of checklist event types, the 'View Checklist' link of a bridal registry shows as configured",
  async (_, settings, isShown) => {
    const html = await (await fetchPage('/gift-registry/registrant-list/5000101', '', someone, settings)).text();
    expect(html.includes('href="/gift-registry/checklist/5000101"')).toBe(isShown);
    expect(html.includes('View Checklist')).toBe(isShown);
  },
);

test('page data contains registry mode and only settings that differ from the defaults', async () => {
  const usual = await pageData(await fetchPage('/alder-sofa/s100101'));
  expect(usual).not.toMatch(/isRegistrantMode|accountCookie|"checklist"/);
  expect(await pageData(await fetchPage('/alder-sofa/s100101', 'a=1; isRegistrantMode=true'))).toContain(
    '"isRegistrantMode":true',
  );
  const other = await pageData(
    await fetchPage('/alder-sofa/s100101', '', {}, { accountCookie: 'shop_account', checklistEventTypes: ['hw'] }),
  );
  expect(other).toContain('"accountCookie":"shop_account"');
  expect(other).toContain('"checklist":{"isInteractiveChecklist":true,"checklistEventTypes":["hw"]}');
});
