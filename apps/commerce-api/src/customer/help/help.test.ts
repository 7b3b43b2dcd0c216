import { contactService, getHelpPage, getHelpTopics } from '@settee/contract';
import { helpCodes } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { contactMessages } from './tables.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext({}, { SERVICE_EMAIL: 'service@shop.example' });
});
afterAll(() => shop.close());

const request = {
  topic: 'delivery',
  name: 'Nora Quist',
  emailAddress: 'nora@example.com',
  orderNumber: 'K7QF-3MTX-92',
  message: 'Can you come after 5 pm? </script> 🛋️',
} as const;

test('a message is stored with all fields and mailed to both sides; a second click is the same message', async () => {
  const shopper = createShopper(shop);
  const reply = await shopper.call(contactService, request);
  if (!reply.isSuccess) throw new Error(reply.errorMessage);
  expect(await shopper.call(contactService, { ...request, name: ' Nora Quist ' })).toEqual(reply);
  const stored = await shop.ctx.db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.caseNumber, reply.caseNumber));
  expect(stored).toMatchObject([{ ...request, brand: 'main', siteCulture: 'USA' }]);
  const mails = await shop.post();
  expect(mails.map(({ to }) => to).sort()).toEqual(['nora@example.com', 'service@shop.example']);
  for (const { text, html } of mails) {
    expect(text).toContain(request.message);
    expect(html).not.toContain('</script>');
  }
});

test('on a Canadian site the mails quote the shopper as written', async () => {
  const written = { ...request, name: 'Mia Gray', emailAddress: 'gray@example.com', message: 'My favorite gray chair' };
  await createShopper(shop, 'main/CANADA').call(contactService, written);
  const mails = (await shop.post()).filter(({ text }) => text.includes(written.message));
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['gray@example.com', 'service@shop.example']);
  expect(mails.map(({ text }) => text).join()).toContain('From: Mia Gray, gray@example.com');
});

test('an address gets up to five receipts an hour', async () => {
  const send = (count: number) =>
    createShopper(shop).send('POST', contactService.path, {
      ...request,
      message: `${count}`,
      emailAddress: 'a@example.com',
    });
  for (let count = 0; count < 5; count++) expect((await send(count)).status).toBe(200);
  shop.clock.moveBy(15 * 60_000);
  expect((await send(6)).status).toBe(429);
});

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a header in the name', { name: 'Nora\nBcc: a@example.com' }, 'name'],
  ['two addresses', { emailAddress: 'a@example.com,b@example.com' }, 'emailAddress'],
  ['no message', { message: '' }, 'message'],
])('a message with %s returns an error', async (_title, change, field) => {
  expect(await createShopper(shop).call(contactService, { ...request, ...change })).toEqual({
    isSuccess: false,
    errorMessage: `Please check these fields: ${field}.`,
  });
});

test.each([
  ['no body', {}],
  ['an unknown topic', { ...request, topic: 'spam' }],
  ['a text of 2,000 characters', { ...request, message: 'x'.repeat(2000) }],
  ['a card number', { ...request, message: '4111 1111 1111 1111' }],
])('a message with %s is a bad request', async (_title, body) => {
  expect((await createShopper(shop).send('POST', contactService.path, body)).status).toBe(400);
});

test.each(['main/USA', 'main/CANADA', 'cb2/USA', 'cb2/CANADA'] as const)(
  'every help page of %s has texts, and states the facts of its site',
  async (site) => {
    const shopper = createShopper(shop, site);
    const { topics } = await shopper.call(getHelpTopics, {});
    expect(topics.map(({ code }) => code)).toEqual(helpCodes);
    const pages = await Promise.all(helpCodes.map((code) => shopper.call(getHelpPage, { code })));
    for (const { sections } of pages)
      for (const { text, rows = [] } of sections) expect(text.length + rows.length).toBeGreaterThan(0);
    const shipping = JSON.stringify(pages.find(({ code }) => code === 'shipping'));
    expect(shipping).toContain(site.endsWith('CANADA') ? 'at CAD 650 or more' : 'at $500 or more');
    expect(shipping).not.toContain(site.endsWith('CANADA') ? '$500' : 'CAD');
  },
);

test('an unknown help page is a bad request', async () => {
  expect((await createShopper(shop).send('GET', `${getHelpPage.path}?code=nothing`)).status).toBe(400);
});
