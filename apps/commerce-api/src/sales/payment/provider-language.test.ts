import { moveToReviewPage } from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openChallenge, submit } from '../../testing/challenge.ts';
import { applyCard, fillCart, goods, saveDelivery, toronto } from '../../testing/checkout.ts';
import { createShopper } from '../../testing/shopper.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { openWallet } from '../../testing/wallet.ts';

let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext();
});
afterAll(() => shop.closeChecked());

async function frenchShopper() {
  const shopper = createShopper(shop, 'main/CANADA/fr-CA');
  await fillCart(shopper, goods.dining);
  await saveDelivery(shopper, toronto);
  const read = async (path: string) => (await shopper.send('GET', path)).text();
  return { shopper, read };
}

test('the page of the bank is in the language of the shop', async () => {
  const { shopper, read } = await frenchShopper();
  await applyCard(shopper, { number: '4000000000003220' });
  await shopper.call(moveToReviewPage, {});
  const { challenge } = await openChallenge(shopper);
  const page = await read(challenge);
  expect(page).toContain('<html lang="fr-CA">');
  expect(page).toContain('Confirmez votre identité');
  expect(page).toMatch(/Montant<\/dt><dd>[\d\s]+,\d\d\s\$/);
  await submit(shopper, challenge, { action: 'confirm', code: '0000', left: '3' });
  expect(await read(`${challenge}?left=2`)).toContain('Ce code est inexact. Essais restants : 2.');
  await submit(shopper, challenge, { action: 'cancel' });
  expect(await read(challenge)).toContain('Rien à confirmer');
});

test('the page of a wallet is in the language of the shop', async () => {
  const { shopper, read } = await frenchShopper();
  const page = await read(await openWallet(shopper));
  expect(page).toContain('<html lang="fr-CA">');
  expect(page).toContain('Payer avec PayPal');
  expect(page).toContain('Annuler et retourner au magasin');
});
