import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '../../../tooling/limits.ts';
import type { VisualizerProduct, VisualizerWidget, VisualizerWidgetOptions } from '../src/port.ts';
import { openBrowser, openRoom, serveWidget } from './mounted.ts';
import { colors, difference, draws, type Seen, seen, waitForFrames, waitUntilIdle } from './picture.ts';
import { box, broken, chair, table } from './products.ts';

interface Watched extends Window {
  widget: VisualizerWidget;
  reported: { scenes: string[][]; errors: string[]; ready: number };
}

let site: Awaited<ReturnType<typeof serveWidget>>;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([serveWidget(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Shows a room in the page with one product in its middle and others to add. */
async function show(
  page: Page,
  products: readonly [VisualizerProduct, ...VisualizerProduct[]],
  options: Partial<VisualizerWidgetOptions> = { container: '#room' },
) {
  await page.evaluate(
    ([shown, given]) => {
      const reported: Watched['reported'] = { scenes: [], errors: [], ready: 0 };
      const widget = window.SetteeVisualizer!.create({
        brand: 'main',
        locale: 'en-US',
        onSceneChange: (skuIds: readonly string[]) => reported.scenes.push([...skuIds]),
        onError: ({ message }: Error) => reported.errors.push(message),
        onReady: () => {
          reported.ready += 1;
        },
        ...given,
      } as unknown as VisualizerWidgetOptions);
      Object.assign(window, { widget, reported });
      widget.setPrimarySkuFeature(shown[0]);
      widget.setProducts(shown);
    },
    [products, options as object] as const,
  );
}

/** Returns the axe violations of the widget; page-level rules are disabled because the test page is bare. */
const violations = async (page: Page) => {
  const found = await new AxeBuilder({ page })
    .disableRules(['region', 'landmark-one-main', 'page-has-heading-one'])
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

const getReported = (page: Page) => page.evaluate(() => (window as unknown as Watched).reported);

/** The share of pixels that differ from an earlier picture. A model that was added may still be loading: poll it. */
const changedFrom = (earlier: Seen, page: Page) => expect.poll(async () => difference(earlier, await seen(page)));

const piece = (page: Page, name: string) => page.locator('.piece', { hasText: name });
const live = (page: Page) => page.locator('[aria-live]');

test('a chair and a table show in the room, and keys move them', async () => {
  const { page, complaints } = await openRoom(browser, site.origin);
  await show(page, [chair, table]);
  await expect.poll(async () => colors(await seen(page))).toBeGreaterThan(150);
  const empty = await seen(page);
  await page.getByRole('button', { name: 'Add Column Table' }).click();
  await piece(page, 'Oslo Chair').click();
  await changedFrom(empty, page).toBeGreaterThan(0.004);
  const both = await seen(page);
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  expect(await live(page).textContent()).toContain('Oslo Chair moved, ');
  await changedFrom(both, page).toBeGreaterThan(0.004);
  const moved = await seen(page);
  await page.keyboard.press('Control+z');
  await changedFrom(both, page).toBeLessThan(difference(moved, both) / 4);
  await page.keyboard.press('Delete');
  expect(await getReported(page)).toEqual({ scenes: [['1'], ['1', '2'], ['2']], errors: [], ready: 1 });
  expect(await page.locator('.piece:focus').textContent()).toContain('Column Table');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('nothing is drawn while nothing changes', async () => {
  const { page } = await openRoom(browser, site.origin);
  await show(page, [chair]);
  await waitUntilIdle(page);
  const before = await draws(page);
  expect(before).toBeGreaterThan(0);
  await waitForFrames(page, 60);
  expect(await draws(page)).toBe(before);
  await page.getByRole('button', { name: 'Turn the view left' }).click();
  await waitUntilIdle(page);
  expect(await draws(page)).toBeGreaterThan(before);
  await page.context().close();
});

test('an item is dragged over the floor, dragging the floor turns the view, and a fabric changes the color', async () => {
  const { page } = await openRoom(browser, site.origin);
  await show(page, [chair]);
  await page.getByRole('button', { name: 'Above', exact: true }).click();
  const before = await seen(page);
  const { x, y, width, height } = (await page.locator('canvas').boundingBox())!;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  await page.mouse.move(middleX, middleY);
  await page.mouse.down();
  await page.mouse.move(middleX + 60, middleY, { steps: 3 });
  await page.mouse.up();
  await changedFrom(before, page).toBeGreaterThan(0.01);
  const dragged = await seen(page);
  expect(await live(page).textContent()).toContain('Oslo Chair moved');
  await page.evaluate(() => (window as unknown as Watched).widget.setCover(1, { upholstery: 'rebeccapurple' }));
  await changedFrom(dragged, page).toBeGreaterThan(0.001);
  await page.mouse.move(x + width - 60, middleY + 40);
  await page.mouse.down();
  await page.mouse.move(x + width - 120, middleY, { steps: 3 });
  await page.mouse.up();
  await changedFrom(dragged, page).toBeGreaterThan(0.2);
  expect(await piece(page, 'Oslo Chair').getAttribute('aria-pressed')).toBe('true');
  await page.context().close();
});

test(
  'twenty rooms are created and disposed of without leaks',
  async () => {
    const { page, complaints } = await openRoom(browser, site.origin);
    await page.setViewportSize({ width: 320, height: 400 });
    await page.evaluate(async (product) => {
      const contexts: WebGL2RenderingContext[] = [];
      const getContext = HTMLCanvasElement.prototype.getContext as (...rest: unknown[]) => unknown;
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, ...rest: unknown[]) {
          const context = getContext.apply(this, rest);
          if (context instanceof WebGL2RenderingContext) contexts.push(context);
          return context;
        },
      });
      const errors: string[] = [];
      Object.assign(window, { made: { contexts, errors } });
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let round = 0; round < 20; round += 1) {
        const widget = window.SetteeVisualizer!.create({
          container: '#room',
          rulerUnit: 'in',
          brand: round % 2 === 0 ? 'main' : 'cb2',
          locale: 'en-US',
          onSceneChange: () => undefined,
          onError: ({ message }) => errors.push(message),
        });
        widget.setPrimarySkuFeature(product);
        // One of them has drawn its room.
        for (let frames = 0; round === 9 && frames < 20; frames += 1) await frame();
        widget.destroy();
      }
    }, chair);
    const left = () =>
      page.evaluate(() => {
        const { contexts, errors } = Reflect.get(window, 'made') as {
          contexts: WebGL2RenderingContext[];
          errors: string[];
        };
        const alive = contexts.filter((context) => !context.isContextLost()).length;
        return { made: contexts.length, alive, children: document.querySelector('#room')!.childElementCount, errors };
      });
    await expect.poll(left).toEqual({ made: 20, alive: 0, children: 0, errors: [] });
    await waitUntilIdle(page);
    expect(complaints.filter((text) => /too many|leak|undefined|null/i.test(text))).toEqual([]);
    await page.context().close();
  },
  2 * limits.journey,
);

test('a model that fails to load is reported and replaced by a box of its size', async () => {
  const { page } = await openRoom(browser, site.origin);
  await show(page, [broken, box]);
  await waitUntilIdle(page);
  expect((await getReported(page)).errors).toEqual(['/models/none.glb returned 404.']);
  const one = await seen(page);
  await page.getByRole('button', { name: 'Add Pedestal' }).click();
  await changedFrom(one, page).toBeGreaterThan(0.002);
  await page.context().close();
});

test('without other words the room is shown in the body, measured in inches [VIZ-31, VIZ-32]', async () => {
  const { page } = await openRoom(browser, site.origin);
  await show(page, [chair], {});
  expect(await page.locator('body > .settee-visualizer').count()).toBe(1);
  expect(await page.getByRole('button', { name: 'in (inches)' }).getAttribute('aria-pressed')).toBe('true');
  expect(await piece(page, 'Oslo Chair').textContent()).toContain('19 × 21 × 34 in');
  await page.getByRole('button', { name: 'cm (centimeters)' }).click();
  expect(await piece(page, 'Oslo Chair').textContent()).toContain('48 × 53 × 86 cm');
  await show(page, [chair], { container: '#nowhere' });
  expect((await getReported(page)).errors).toEqual(['The page has no #nowhere for the room.']);
  await page.context().close();
});

test('a lost WebGL context shows the floor plan, and the room returns when it is restored', async () => {
  const { page } = await openRoom(browser, site.origin);
  await show(page, [chair]);
  const before = await seen(page);
  await page.evaluate(() => {
    const canvas = document.querySelector('.settee-visualizer')!.shadowRoot!.querySelector('canvas')!;
    const switcher = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!;
    Object.assign(window, { switcher });
    switcher.loseContext();
  });
  await page.getByRole('img', { name: 'Floor plan' }).waitFor();
  await page.evaluate(() => (window as unknown as { switcher: WEBGL_lose_context }).switcher.restoreContext());
  await page.getByRole('img', { name: 'Floor plan' }).waitFor({ state: 'detached' });
  await changedFrom(before, page).toBeLessThan(0.02);
  await page.context().close();
});

test('without WebGL there is a plan to scale, moved by the same keys', async () => {
  const plain = await openBrowser(false);
  const { page } = await openRoom(plain, site.origin);
  await show(page, [box, table]);
  const plan = page.getByRole('img', { name: 'Floor plan' });
  expect(await plan.count()).toBe(1);
  const corners = async () =>
    (await plan.locator('[data-piece="1"] polygon').getAttribute('points'))!
      .split(' ')
      .map((point) => point.split(',').map(Number));
  const [[left, back] = [], [right] = []] = await corners();
  expect(right! - left!).toBe(box.width);
  await piece(page, 'Pedestal').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  expect((await corners())[0]).toEqual([left! + 1, back! + 12]);
  expect((await getReported(page)).ready).toBe(1);
  expect(await violations(page)).toEqual([]);
  await plain.close();
});

test.each(['main', 'cb2'] as const)(
  'in %s every control has a name and can be touched, on a narrow page too',
  async (brand) => {
    const { page } = await openRoom(browser, site.origin);
    await page.setViewportSize({ width: 360, height: 700 });
    await show(page, [chair, table], { container: '#room', brand });
    await waitUntilIdle(page);
    const small = await page.locator('button:visible, input:visible').evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width < 43.5 || height < 43.5
          ? [`${control.getAttribute('aria-label') ?? control.textContent} ${width} x ${height}`]
          : [];
      }),
    );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await violations(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.context().close();
  },
);
