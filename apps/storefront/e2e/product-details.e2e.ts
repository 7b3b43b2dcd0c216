import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { journeys, open } from './journey.ts';
import { type Shop, sharedShop } from './shop.ts';

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = [sharedShop(), await openBrowser()];
});
afterAll(async () => {
  await browser?.close();
});

/** The lines of the facts of a name, in all lists of the page. */
const linesOf = (page: Page, name: string) =>
  page
    .locator('dl > div', { has: page.getByText(name, { exact: true }) })
    .locator('dd > div')
    .allTextContents();
const chooseLeg = async (page: Page, title: string, name: string) => {
  await page.getByRole('button', { name: new RegExp(`^\\d\\s*${title}`) }).click();
  await page.locator('label', { has: page.getByRole('radio', { name, exact: true }) }).click();
};

test.each([
  ['main', '', 'Leg', 'Blackened Ash', 'Care', 'Wax the wood once a year.', 'Wash cold, dry flat'],
  ['cb2', '', 'Leg', 'Blackened Ash', 'Care', 'Wax the wood once a year.', 'Wash cold, dry flat'],
  ['mainCanada', '', 'Leg', 'Blackened Ash', 'Care', 'Wax the wood once a year.', 'Wash cold, dry flat'],
  [
    'cb2Canada',
    '/fr',
    'Pied',
    'Frêne noirci',
    'Entretien',
    'Cirer le bois une fois par année.',
    'Laver à l’eau froide, sécher à plat',
  ],
] as const)(
  'PDP-16 SUMM-05: on %s%s care is that of the chosen materials, and changes with them',
  async (brand, language, title, leg, care, ofLeg, ofFabric) => {
    const { page, complaints, leave } = await newVisitor(browser);
    const path = `${language}${journeys[brand].sofa}?option.11=3002&option.12=1201&option.13=2004`;
    await open(page, shop, journeys[brand], path);
    expect(await linesOf(page, care)).toContain(ofFabric);
    expect(await linesOf(page, care)).not.toContain(ofLeg);
    await chooseLeg(page, title, leg);
    await expect.poll(() => linesOf(page, care)).toContain(ofLeg);
    expect(complaints).toEqual([]);
    await leave();
  },
);

test.each([
  ['main', '/quill-side-table/s100302', 'Care', 'Wipe up spills. Oil once a year.'],
  ['cb2', '/slab-coffee-table/s200301', 'Care', 'Use coasters. Wipe with a damp cloth, never with vinegar or lemon.'],
  ['mainCanada', '/fr/quill-side-table/s100302', 'Entretien', 'Essuyer les dégâts. Huiler une fois par année.'],
] as const)('PDP-16: on %s %s has its own care', async (brand, path, care, text) => {
  const { page, leave } = await newVisitor(browser);
  await open(page, shop, journeys[brand], path);
  expect(await linesOf(page, care)).toEqual([text]);
  await leave();
});

test.each([
  ['main', journeys.main.sofa, '101 in', ['101 in', '143 lb'], '76 in', ['76 in', '112 lb']],
  ['cb2', '/plinth-bed/s200401', 'King', ['156 lb'], 'Full', ['118 lb']],
  ['cb2', '/grid-sectional/s200104', 'Corner', ['275 lb'], 'Pit', ['330 lb']],
] as const)(
  'SUMM-02: on %s %s has the dimensions and the weight of the chosen size alone',
  async (brand, path, size, measures, otherSize, otherMeasures) => {
    const { page, leave } = await newVisitor(browser);
    await open(page, shop, journeys[brand], path);
    const figures = () => page.getByRole('table').first().getByRole('cell').allTextContents();
    const choose = (name: string) =>
      page
        .locator('label', { has: page.getByRole('radio', { name }) })
        .first()
        .click();
    await choose(size);
    await expect.poll(figures).toEqual(expect.arrayContaining([...measures]));
    await choose(otherSize);
    await expect.poll(figures).toEqual(expect.arrayContaining([...otherMeasures]));
    await leave();
  },
);

test.each([
  ['main', '', '/orchard-dining-for-six/s100901', 'Oslo Dining Chair', '/oslo-dining-chair/s100202', /Height\s\d+\sin/],
  ['cb2', '', '/plane-dining-for-four/s200901', 'Wire Dining Chair', '/wire-dining-chair/s200202', /Height\s\d+\sin/],
  ['mainCanada', '', '/linden-bedroom/s100902', 'Linden Dresser', '/linden-dresser/s100403', /Height\s\d+\scm/],
  ['mainCanada', '/fr', '/linden-bedroom/s100902', 'Commode Linden', '/fr/linden-dresser/s100403', /Hauteur\s\d+\scm/],
] as const)(
  'SUMM-02: on %s%s %s links to its products and has their dimensions in the units of the site',
  async (brand, language, path, name, target, height) => {
    const { page, complaints, leave } = await newVisitor(browser);
    await open(page, shop, journeys[brand], language + path);
    const member = page
      .getByRole('region')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) });
    await member.getByText(height).first().waitFor();
    await member.getByRole('link', { name, exact: true }).first().click();
    await page.waitForURL(shop.at(target, journeys[brand].host));
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  },
);
