import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { goodCard } from './encrypt-card.ts';
import { createTestContext } from './test-context.ts';

test.each([
  ['a card number', `1 of '4111 1111 1111 1111'`],
  ['a security code', JSON.stringify({ note: goodCard.cvv })],
])('CARD-13: a test fails that leaves %s in the database or the log', async (_name, text) => {
  const stored = await createTestContext();
  await stored.ctx.db.execute(sql`create table note as select ${text}::text as text`);
  await expect(stored.close()).rejects.toThrow('table note: ');
  const logged = await createTestContext();
  logged.logged.push(text);
  await expect(logged.close()).rejects.toThrow('in the clear');
});

test('CARD-13: a test without card data passes', async () => {
  const shop = await createTestContext();
  shop.ctx.log.info('Visa ending in 1111');
  await shop.close();
});
