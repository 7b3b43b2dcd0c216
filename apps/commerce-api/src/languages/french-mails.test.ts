import {
  addToCart,
  applyZip,
  contactService,
  createAccount,
  getCart,
  getOrderDetails,
  getRequestVerificationToken,
  requestOrderCode,
  requestPasswordReset,
  requestQuote,
  subscribeToNewsletter,
  updateShipMethod,
} from '@settee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount } from '../testing/account.ts';
import { fillCart, goods, goToReview, submitOrder, placed, toronto } from '../testing/checkout.ts';
import { createShopper } from '../testing/shopper.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';

const ordersToken = 'a-secret-of-the-warehouse';
let shop: TestContext;
beforeAll(async () => {
  shop = await createTestContext(
    {},
    { SERVICE_EMAIL: 'service@shop.example', ORDERS_TOKEN: ordersToken, PAYMENT_CAPTURE: 'shipment' },
  );
});
afterAll(() => shop.close());

const french = () => createShopper(shop, 'main/CANADA/fr-CA');

async function mailTo(emailAddress: string) {
  const mail = (await shop.post()).find(({ to }) => to === emailAddress);
  if (!mail) throw new Error(`no mail to ${emailAddress}`);
  return mail;
}

/** Words of an English mail. */
const english = /\b(?:the|you|your|and|is|was|order|with|this|email|password|we)\b/i;
/** The text without addresses of pages and of people. */
const sentences = (text: string) => text.replaceAll(/\S*(?:@|:\/\/)\S*/g, '');

async function expectFrench(emailAddress: string, subject: string) {
  const mail = await mailTo(emailAddress);
  expect(mail.subject).toContain(subject);
  expect(mail.html).toContain('<html lang="fr-CA">');
  expect(sentences(mail.text)).not.toMatch(english);
  const urls = [...mail.text.matchAll(/https?:\/\/\S+/g)].map(([url]) => new URL(url));
  const ours = urls.filter(({ pathname }) => !pathname.startsWith('/maps/'));
  for (const { pathname } of ours) expect(pathname).toMatch(/^\/fr\//);
  return mail;
}

test('an order of a French page is confirmed in French, with the words of its lines, dates and amounts', async () => {
  const shopper = french();
  await fillCart(shopper, goods.dining, 2);
  await goToReview(shopper, {}, { ...toronto, firstName: 'Rose', emailAddress: 'commande@example.com' });
  expect(await submitOrder(shopper)).toEqual(placed);
  const { text, html } = await expectFrench('commande@example.com', 'Nous avons reçu votre commande');
  for (const written of [text, html]) {
    expect(written).toContain('Chaise de salle à manger Oslo');
    expect(written).toContain('Qté\u00a0: 2');
    expect(written).toContain('Visa se terminant par 1111');
    expect(written).toMatch(/Arrivée\u00a0: \d+ \p{L}+/u);
    expect(written).toMatch(/\d,\d\d\u00a0\$/);
    expect(written).toContain('Rose Quist');
  }
  const { orderNumber } = (await shopper.call(getOrderDetails, {})) ?? { orderNumber: '' };
  const guest = french();
  await guest.call(getRequestVerificationToken, {});
  await guest.call(requestOrderCode, { orderNumber, emailAddress: 'commande@example.com' });
  await expectFrench('commande@example.com', 'est votre code de commande');
});

async function command(path: string, body: object): Promise<void> {
  const { status } = await shop.api.request(`http://10.0.0.7/api/orders/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ordersToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(status).toBe(200);
}

test('refund, pickup and cancellation of an order of a French page are emailed in French', async () => {
  const shopper = french();
  await shopper.call(addToCart, [{ Sku: 100601 }]);
  await shopper.call(getCart, {});
  await shopper.call(applyZip, { zipCode: 'M5J 2N8' });
  for (const { id } of (await shopper.call(getCart, {})).lineItems)
    expect(await shopper.call(updateShipMethod, { id, shipMethod: 'pickup' })).toEqual({ isSuccess: true });
  await fillCart(shopper, goods.dining);
  await goToReview(shopper, {}, { ...toronto, emailAddress: 'annulation@example.com' });
  expect(await submitOrder(shopper)).toEqual(placed);
  const { orderNumber } = (await shopper.call(getOrderDetails, {})) ?? { orderNumber: '' };
  await command(`${orderNumber}/parcels`, { action: 'ready' });
  const ready = await expectFrench('annulation@example.com', `Votre commande ${orderNumber} est prête à être ramassée`);
  expect(ready.text).toContain('1 × Lampe sur pied Wick');
  await command(orderNumber, { action: 'capture', amount: 2_000, reference: 'boîte 1' });
  await command(orderNumber, { action: 'refund', amount: 1_250, reference: 'retard' });
  const refunded = await expectFrench('annulation@example.com', 'Nous avons remboursé 12,50\u00a0$');
  expect(refunded.text).toContain(`Nous avons remboursé 12,50\u00a0$ de votre commande ${orderNumber}.`);
  await command(orderNumber, { action: 'void' });
  const canceled = await expectFrench('annulation@example.com', `Votre commande ${orderNumber} est annulée`);
  expect(canceled.text).toContain('Seuls les articles expédiés ont été portés à votre carte.');
});

test('a gift card of a French page arrives in French, with the message as written', async () => {
  const shopper = french();
  const GiftCard = { amount: 5000, recipientEmail: 'mia@example.com', senderName: 'Olive', message: 'In stock' };
  await shopper.call(addToCart, [{ Sku: 190002, Quantity: 1, GiftCard }]);
  await fillCart(shopper, goods.dining);
  await goToReview(shopper, {}, { ...toronto, emailAddress: 'cadeau@example.com' });
  expect(await submitOrder(shopper)).toEqual(placed);
  const { text } = await expectFrench('mia@example.com', 'Olive vous offre une carte-cadeau Settee');
  expect(text).toContain('Olive vous offre une carte-cadeau de 50\u00a0$.');
  expect(text).toContain('\nIn stock\n');
});

test('mails about accounts, the newsletter, messages and quotes are in the language of the page', async () => {
  const shopper = french();
  await makeAccount(shop, 'nora@example.com');
  await shopper.call(getRequestVerificationToken, {});
  await shopper.call(requestPasswordReset, { accountEmail: 'nora@example.com' });
  await expectFrench('nora@example.com', 'Réinitialisez votre mot de passe');
  const name = { firstName: 'Zoé', lastName: 'Roy' };
  const account = { ...name, emailAddress: 'zoe@example.com', password: 'une longue phrase tranquille' };
  await shopper.call(createAccount, { ...account, isNewsWanted: false });
  await expectFrench('zoe@example.com', 'Confirmez votre adresse courriel');
  await shopper.call(subscribeToNewsletter, { emailAddress: 'infolettre@example.com' });
  await expectFrench('infolettre@example.com', 'Veuillez confirmer votre abonnement');
  const message = { topic: 'order', name: 'Luc Roy', orderNumber: '', message: 'Où en est ma chaise?' } as const;
  await shopper.call(contactService, { ...message, emailAddress: 'luc@example.com' });
  await expectFrench('luc@example.com', 'Nous avons reçu votre message');
  expect((await mailTo('service@shop.example')).text).toContain('From: Luc Roy, luc@example.com');
  const quote = { sku: 100503, quantity: 3, name: 'Luc Roy', phone: '514-342-0199', message: '' };
  await shopper.call(requestQuote, { ...quote, emailAddress: 'prix@example.com' });
  const { text } = await expectFrench('prix@example.com', 'Votre demande de soumission');
  expect(text).toContain('3 × Meuble télé Tansy');
});

test('the same mails of an English page of that country are in English', async () => {
  const shopper = createShopper(shop, 'main/CANADA');
  await shopper.call(subscribeToNewsletter, { emailAddress: 'news@example.com' });
  expect((await mailTo('news@example.com')).subject).toBe('Please confirm your subscription');
});
