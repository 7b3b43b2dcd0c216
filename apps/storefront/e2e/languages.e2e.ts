import * as checkout from '@settee/checkout-kit';
import { messages as frenchCheckout } from '@settee/checkout-kit/locales/fr-CA';
import * as configurator from '@settee/configurator-kit';
import { messages as frenchConfigurator } from '@settee/configurator-kit/locales/fr-CA';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityCode } from '../../../tooling/card-data.ts';
import { messages as french } from '../src/languages/fr-CA/index.ts';
import { accountMessages } from '../src/shell/account-messages.ts';
import { helpMessages } from '../src/shell/help-messages.ts';
import { shellMessages } from '../src/shell/messages.ts';
import { newsletterMessages } from '../src/shell/Newsletter/messages.ts';
import { newsletterPageMessages } from '../src/shell/Newsletter/page-messages.ts';
import { pageMessages } from '../src/shell/page-messages.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { usable } from './journey.ts';
import { hosts, type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsOf)
      : [];

const kits = Object.entries({ ...checkout, ...configurator }).filter(([name]) => name.endsWith('Messages'));
const frenchWords = new Set(stringsOf([french, frenchCheckout, frenchConfigurator]));

/** Words of the message modules that are not French, too. */
const englishWords = new Set(
  stringsOf([kits.map(([, words]) => words), accountMessages, helpMessages, newsletterMessages])
    .concat(stringsOf([newsletterPageMessages, shellMessages, pageMessages]))
    .filter((word) => /[a-z]{2}/i.test(word) && !frenchWords.has(word)),
);

/** Texts, names and placeholders of the page that are English words of message modules. */
async function englishOn(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, template')) texts.push(node.textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'title']) texts.push(element.getAttribute(name) ?? '');
    }
    return texts;
  });
  return [...new Set(shown)].filter((text) => englishWords.has(text));
}

const next = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.each([
  ['mainCanada', 1280, '/quill-side-table/s100302', '/alder-sofa/s100101'],
  ['cb2Canada', 360, '/column-side-table/s200302', '/alder-sofa/s200101'],
] as const)(
  'a shopper of %s buys in French at %i px: no English word of the shop shows',
  async (site, width, small, sofa) => {
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width, height: 780 } });
    const english: string[] = [];
    const check = async (screen: string) =>
      english.push(...(await englishOn(page)).map((word) => `${screen}: ${word}`));

    await page.goto(shop.at('/', hosts[site]));
    await usable(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
    await page.waitForURL('**/fr');
    await usable(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr-CA');
    await check('home');

    await page.goto(shop.at(`/fr${sofa}?option.11=3002&option.13=4001`, hosts[site]));
    await usable(page);
    await page.getByRole('button', { name: /Tissu/, expanded: false }).click();
    const linen = page.getByRole('radio', { name: 'Lin lavé, Lin', exact: true });
    await page.locator('label', { has: linen }).click();
    await linen.and(page.locator(':checked')).waitFor();
    await check('sofa');

    await page.goto(shop.at(`/fr${small}`, hosts[site]));
    await usable(page);
    await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).first().click();
    await page.getByText('1 article ajouté à votre panier').first().waitFor();
    await check('added');
    await page.goto(shop.at('/fr/checkout/cart', hosts[site]));
    await usable(page);
    await page.getByRole('heading', { level: 1, name: 'Votre panier' }).waitFor();
    await check('cart');
    await page.getByRole('button', { name: 'Passer à la caisse' }).first().click();
    await page.getByRole('button', { name: 'Continuer sans compte' }).click();
    await page.waitForURL('**/fr/checkout/shipping');
    await page.getByLabel('Nom complet').fill('Élodie Tremblay');
    await page.getByLabel('Adresse', { exact: true }).fill('88 Queens Quay W');
    await page.getByLabel('Ville').fill('Toronto');
    await page.getByLabel('Province').selectOption('ON');
    await page.getByLabel('Code postal').fill('M5J 2N8');
    await page.getByLabel('Numéro de téléphone').fill('416 272 0142');
    await page.getByLabel('Adresse courriel').first().fill(`elodie-${site}@example.ca`);
    await check('shipping');
    await next(page, 'Suivant');
    await page.getByRole('heading', { level: 1, name: 'Livraison et options cadeau' }).waitFor();
    await check('options');
    await next(page, 'Suivant : paiement');
    await page.waitForURL('**/fr/checkout/paymentandbilling');
    await page.getByLabel('Numéro de carte').waitFor();
    await next(page, 'Suivant : vérifier et commander');
    await check('payment');
    await page.getByLabel('Numéro de carte').fill('4111111111111111');
    await page.getByLabel('Expiration MM/AA').fill('12/40');
    await page.getByLabel('Code de sécurité', { exact: true }).fill(securityCode);
    await next(page, 'Suivant : vérifier et commander');
    await page.waitForURL('**/fr/checkout/review');
    await check('review');
    await page.getByRole('button', { name: 'Passer la commande', exact: true }).click();
    await page.waitForURL('**/fr/checkout/confirmation');
    await page.getByRole('heading', { level: 1, name: 'Merci, Élodie.' }).waitFor();
    await check('confirmation');
    expect(english).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  },
);
