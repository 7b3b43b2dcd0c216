import { getLoginPopupConfig } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestToken, makeAccount, postAuth } from '../../testing/account.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
  await makeAccount(shop, 'nora@example.com');
});
afterAll(() => shop.close());

const openRedirects = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example\\@x\u0000',
  'https://evil.example',
  'http://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'http:\\evil.example',
  'https://localhost@evil.example',
  'https://localhost.evil.example',
  'https://evil.example/localhost',
  'https://localhost:pw@evil.example',
  'ftp://evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'evil.example',
  '@evil.example',
  '',
];

test.each(openRedirects)('README decision 9: %j redirects to the account page and not to another site', async (url) => {
  const shopper = createShopper(shop);
  const inner = encodeURIComponent(url);
  const { headers } = await shopper.send('GET', `/account/auth/confirm?returnUrl=${inner}`);
  expect(headers.get('location')).toBe('/account');
  const refused = await postAuth(shopper, 'x', { redirectUrl: `/account/auth/confirm?returnUrl=${inner}` });
  expect(refused.headers.get('location')).toBe('/account/login?returnUrl=%2Faccount&error=expired');
  const started = await shopper.send('GET', `/account/auth/loginwithidp?idp=google&redirectUrl=${inner}`);
  expect(started.headers.get('location')).toBe('/account/login?returnUrl=%2Faccount&error=unavailable');
});

test('README decision 9: after a sign-in the form redirects only within this site', async () => {
  const shopper = createShopper(shop);
  for (const url of ['//evil.example', 'https://evil.example', 'javascript:alert(1)']) {
    const { sessionToken } = await requestToken(shopper, 'nora@example.com');
    expect((await postAuth(shopper, sessionToken, { redirectUrl: url })).headers.get('location')).toBe('/account');
    await shopper.call(getLoginPopupConfig, {});
  }
});
