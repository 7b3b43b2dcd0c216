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

/** Numbers from 0 to 1 that are the same in each run. */
function createRandom(seed: number): () => number {
  let last = seed;
  return () => {
    last = (last * 1_103_515_245 + 12_345) % 2_147_483_648;
    return last / 2_147_483_648;
  };
}

/** Clicks one of the controls, or takes the next option of a select; returns whether the history has a new entry. */
const use = (page: Page, { selector, among }: Controls, which: number) =>
  page.evaluate(
    ([wanted, index]) => {
      const before = history.length;
      const all = [...document.querySelectorAll<HTMLElement>(wanted)].filter((node) => node.checkVisibility());
      const control = all[index % all.length];
      if (control instanceof HTMLSelectElement) {
        control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      } else control?.click();
      return history.length > before;
    },
    [selector, Math.floor(which * among)] as const,
  );

/** Address, words and inputs of a page, but for the steps that a new tab does not have. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const words = document.querySelector('main')?.innerText.split('\n') ?? [];
    const inputs = [...document.querySelectorAll<HTMLInputElement>('main :is(input, select)')].map(
      (input) => `${input.name} ${/^(checkbox|radio)$/.test(input.type) ? input.checked : ''} ${input.value}`,
    );
    return [
      location.pathname + location.search,
      ...words.filter((line) => !/^\s*$|^(Undo|Redo|Start Over)$/.test(line)),
      ...inputs,
    ];
  });

/** Lines that only one of two pages has. */
async function differences(one: Page, other: Page): Promise<string[]> {
  const [first, second] = [await shown(one), await shown(other)];
  return [
    ...first.filter((line) => !second.includes(line)).map((line) => `only after the actions: ${line}`),
    ...second.filter((line) => !first.includes(line)).map((line) => `only in a new tab: ${line}`),
  ];
}

interface Controls {
  selector: string;
  /** The first ones are used: of few, a change is often undone by the next. */
  among: number;
}
const options = { selector: 'main label:has(> input[type=radio])', among: 30 };
const filters = {
  selector: 'main :is(aside input[type=checkbox], [aria-label^="Remove "][aria-label$=" filter"])',
  among: 2,
};
const order = { selector: 'main :is(aside input[type=checkbox], select)', among: 100 };

test.each([
  ['PDP-06: the options of a product', journeys.main.sofa, options],
  ['PDP-06: the options of a product', journeys.cb2.sofa, options],
  ['two filters of a listing', '/shop-all', filters],
  ['all filters and the order of a listing', '/shop-all', order],
  ['two filters of a search', '/search?q=table', filters],
  ['FABRIC-22: two filters of fabrics', '/free-swatches', { ...filters, selector: 'main input[type=checkbox]' }],
] as const)(
  '%s at %s: after fast changes and Back on a slow phone, the page shows what a new tab shows',
  async (_, path, controls) => {
    const journey = path === journeys.cb2.sofa ? journeys.cb2 : journeys.main;
    const { page, complaints, leave } = await newVisitor(browser, { viewport: { width: 1280, height: 900 } });
    let changes = 0;
    const devtools = await page.context().newCDPSession(page);
    for (const [seed, rate] of [
      [1, 4],
      [2, 8],
      [3, 12],
    ] as const) {
      const random = createRandom(seed);
      await open(page, shop, journey, path);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      let entries = 0;
      for (let action = 0; action < 8; action++) {
        if (entries > 0 && random() < 0.35) {
          entries--;
          await page.goBack();
        } else if (await use(page, controls, random())) {
          entries++;
          changes++;
        }
      }
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      const fresh = await page.context().newPage();
      await fresh.goto(page.url());
      await expect.poll(() => differences(page, fresh)).toEqual([]);
      await fresh.close();
    }
    expect(changes).toBeGreaterThan(5);
    expect(complaints).toEqual([]);
    await leave();
  },
);
