import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { addToCart, getProduct } from '@settee/contract';
import { choose, optionChoiceParameter, type ProductPage } from '@settee/domain';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { median, table } from './table.ts';

/** Number of cart lines, script budget of a change in ms, and number of changes. */
const [lines, budget, rounds] = [200, 100, 7];
/** A mid-range phone's processor against this one's. */
const slower = 4;

/** Every way to choose a product's options, in their order. */
function* choicesOf({ options }: Pick<ProductPage, 'options'>, from = 0, chosen = {}): Generator<string> {
  const option = options[from];
  if (!option) return yield optionChoiceParameter(options, chosen);
  for (const { code } of option.choiceGroups.flatMap(({ choices }) => choices)) {
    yield* choicesOf({ options }, from + 1, choose(chosen, option.optionCode, code));
  }
}

/** Creates a cart with the given number of different lines; returns its cookie. */
async function fillCart(origin: string, wanted: number): Promise<string> {
  const home = await (await fetch(origin)).text();
  const skus = [...new Set([...home.matchAll(/href="\/[\w-]+\/s(\d+)["?]/g)].map(([, sku]) => Number(sku)))];
  let cookie = '';
  let held = 0;
  const add = async (items: readonly { Sku: number; OptionChoiceParameter: string }[]) => {
    const reply = await fetch(origin + addToCart.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(items),
    });
    cookie = /settee_session=[^;]+/.exec(reply.headers.get('set-cookie') ?? '')?.[0] ?? cookie;
    const { isSuccess }: { isSuccess?: boolean } = await reply.json();
    if (isSuccess) held += items.length;
    return isSuccess === true;
  };
  for (const sku of skus) {
    const page: ProductPage = await (await fetch(`${origin}${getProduct.path}?sku=${sku}`)).json();
    const items = [...choicesOf(page)].map((choices) => ({ Sku: sku, OptionChoiceParameter: choices }));
    for (let index = 0; index < items.length && held < wanted; index += 20) {
      const some = items.slice(index, Math.min(index + 20, index + wanted - held));
      if (!(await add(some))) for (const item of some) if (held < wanted) await add([item]);
    }
  }
  if (held < wanted) throw new Error(`The catalog fills only ${held} lines.`);
  return cookie;
}

async function scriptOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000 * slower;
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/**
 * Increases the first line by one; returns the ms of script until it is visible, and until the response is
 * processed.
 */
async function changeOnce(page: Page, session: CDPSession): Promise<[shown: number, idle: number]> {
  const list = page.getByRole('list', { name: 'Items', exact: true });
  const line = list.locator('> li').first();
  const number = line.getByRole('spinbutton');
  const next = String(Number(await number.inputValue()) + 1);
  const before = await scriptOf(session);
  const fresh = page.waitForResponse((reply) => reply.url().includes('/GetCart'));
  await line.getByRole('button', { name: 'Increase quantity' }).click();
  await page.waitForFunction(
    (text) => document.querySelector<HTMLInputElement>('[role=spinbutton]')?.value === text,
    next,
  );
  await painted(page);
  const shown = (await scriptOf(session)) - before;
  await (await fresh).finished();
  await page.waitForFunction(() => document.querySelector('li[aria-busy]') === null);
  await painted(page);
  return [shown, (await scriptOf(session)) - before];
}

/** Changes a quantity in a long cart again and again. */
async function measure(browser: Browser, origin: string, cookie: string): Promise<[number, number][]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: origin }]);
    const page = await context.newPage();
    await page.goto(`${origin}/checkout/cart`, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    // Time that the page's thread really ran, so that a busy machine measures the same as an idle one.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const changes: [number, number][] = [];
    for (let round = 0; round < rounds; round += 1) changes.push(await changeOnce(page, session));
    return changes;
  } finally {
    await context.close();
  }
}

/** Measures a quantity change in a cart with many lines; `isOver` when it exceeds the budget. */
export async function longCart(origin: string): Promise<{ text: string; isOver: boolean }> {
  const cookie = await fillCart(origin, lines);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs] });
  try {
    const changes = await measure(browser, origin, cookie);
    const shown = median(changes.map(([ms]) => ms));
    const medianMs = median(changes.map(([, ms]) => ms));
    const isOver = shown > budget;
    const head = [`cart of ${lines} lines, processor at a quarter`, 'script ms', 'budget', ''];
    const rows = [
      ['a quantity changes on screen', shown.toFixed(0), String(budget), isOver ? 'OVER' : 'ok'],
      ['and the answer has settled', medianMs.toFixed(0), '-', ''],
    ];
    return { text: table(head, rows), isOver };
  } finally {
    await browser.close();
  }
}
