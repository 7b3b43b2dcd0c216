import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BundledExports } from '../../apps/storefront/bundled-exports.ts';
import { reachOf } from '../requirements/proof.ts';
import { eventsNeverEmitted } from './events.ts';
import { callsOf, callsWithoutCaller, componentsOnNoPage, packageExports, unusedExports } from './exports.ts';
import { isBundled } from './bundled.ts';
import { unreadMessages } from './messages.ts';
import { unsetOptions } from './options.ts';
import { openProgram, type Program } from './program.ts';

const kit = 'packages/checkout-kit/src';
const files: Record<string, string> = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      module: 'ESNext',
      moduleResolution: 'Bundler',
      customConditions: ['@settee/source'],
      strict: true,
      jsx: 'preserve',
      allowImportingTsExtensions: true,
      noEmit: true,
      target: 'ES2023',
    },
    include: ['packages', 'apps'],
  }),
  'packages/checkout-kit/package.json': JSON.stringify({
    name: '@settee/checkout-kit',
    exports: { '.': { '@settee/source': './src/index.ts' }, './styles.css': './dist/styles.css' },
  }),
  [`${kit}/index.ts`]: `export { Cart, type CartProps } from './cart/Cart.tsx';
    export { total, unusedRule as ruleOfNobody } from './cart/rules.ts';`,
  [`${kit}/jsx.ts`]: `declare global { namespace JSX {
    interface Element {} interface IntrinsicElements { p: { children?: unknown } }
    interface ElementChildrenAttribute { children: {} } } }
    export {};`,
  [`${kit}/cart/rules.ts`]: `export const total = (prices: number[]) => prices.length;
    export const unusedRule = () => ({ type: 'inDeadCode' });`,
  [`${kit}/cart/messages.ts`]: `export const cartMessages = {
    title: 'Your cart', unread: 'Nobody reads this', byKey: { a: 'A', b: 'B' }, whole: { c: 'C' },
    shape: 'By its shape', taken: 'Taken apart',
  };`,
  [`${kit}/cart/Cart.tsx`]: `import { cartMessages } from './messages.ts';
    export type CartKitEvent = { type: 'opened'; at: number } | { type: 'neverEmitted' | 'compared' | 'inDeadCode' };
    export interface CartProps {
      name: string; isSet?: boolean; isSpread?: boolean; isUnset?: boolean; messages?: Partial<typeof cartMessages>;
      onEvent?: (event: CartKitEvent) => void;
    }
    export interface CartPorts { load: () => void; save?: () => void; share?: () => void }
    const use = (ports: unknown) => ports;
    use({ load: () => {}, save: () => {} });
    const other: { share: () => void } = { share: () => {} };
    use(other);
    const say = (shape: { shape: string }) => shape.shape;
    const show = (all: unknown) => String(all);
    export function Cart({ name, messages, onEvent }: CartProps) {
      const words = { ...cartMessages, ...messages };
      const { taken } = words;
      onEvent?.({ type: 'opened', at: 1 });
      if (name === 'compared') show(name);
      return <p>{words.title + words.byKey[name === 'a' ? 'a' : 'a'] + say(words) + taken + show(words.whole)}</p>;
    }`,
  [`${kit}/cart/rules.test.ts`]: `import { total, unusedRule } from './rules.ts';
    declare function test(title: string, body: () => void): void;
    const helped = () => unusedRule();
    test('CART-01: the total', () => total([]));
    test('CART-02: an unused rule', () => helped());
    test('CART-03: nothing of the product', () => undefined);`,
  [`${kit}/cart/Cart.test.tsx`]: `export {};`,
  'packages/contract/src/generated/index.ts': `export * from '../cart.ts';`,
  'packages/contract/src/cart.ts': `export const getCart = { path: '/cart' };
    export const saveGift = { path: '/gift' };`,
  'packages/contract/package.json': JSON.stringify({
    name: '@settee/contract',
    exports: { '.': { '@settee/source': './src/cart.ts' } },
  }),
  'apps/storefront/src/data.ts': `import { getCart, saveGift } from '@settee/contract';
    const path = () => getCart.path;
    export const load = () => path();
    export const save = () => saveGift.path;`,
  'apps/storefront/src/page.tsx': `import { Cart } from '../../../packages/checkout-kit/src/index.ts';
    const more = { isSpread: true };
    export const Page = () => <Cart name="a" isSet {...more} />;`,
  'apps/commerce-api/src/api.ts': `export const createApi = () => ({ get: (path: string) => path });`,
  ...Object.fromEntries(
    ['order/messages-english', 'emails/email-templates-english'].map((name) => [
      `apps/commerce-api/src/${name}.ts`,
      `export const english = { unread: 'Nobody reads this', subject: 'Your order' };
      export const subject = () => english.subject;`,
    ]),
  ),
  'apps/commerce-api/src/testing/shop.ts': `import { createApi } from '../api.ts';
    export const openShop = () => createApi();`,
  'apps/commerce-api/src/gift.test.ts': `import { getCart, saveGift } from '../../../packages/contract/src/cart.ts';
    import { openShop } from './testing/shop.ts';
    declare function test(title: string, body: () => void): void;
    declare function beforeAll(body: () => void): void;
    let shop: ReturnType<typeof openShop>;
    beforeAll(() => { shop = openShop(); });
    test('CART-04: a call', () => shop.get(getCart.path));
    test('CART-05: an unused call', () => shop.get(saveGift.path));`,
};

const bundled: BundledExports = {
  browser: {
    [`${kit}/cart/rules.ts`]: ['total'],
    [`${kit}/cart/Cart.tsx`]: ['Cart'],
    'apps/storefront/src/data.ts': ['load'],
    'packages/ui/src/components/Button/Button.tsx': ['Button'],
  },
  server: {},
  backend: {},
  widget: {},
};

let folder = '';
let program: Program;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'unused-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  program = openProgram(folder);
});

afterAll(() => {
  program.close();
  rmSync(folder, { recursive: true });
});

test('a message is read by its name, by a key that can have it, taken apart, by its shape or as a part of a whole', () => {
  const label = `${kit}/cart/messages.ts: cartMessages`;
  expect(unreadMessages(program).filter((each) => each.startsWith(kit))).toEqual([
    `${label}.unread`,
    `${label}.byKey.b`,
  ]);
});

test('the English words of mails are messages', () => {
  expect(unreadMessages(program).filter((label) => label.startsWith('apps/'))).toEqual([
    'apps/commerce-api/src/emails/email-templates-english.ts: english.unread',
    'apps/commerce-api/src/order/messages-english.ts: english.unread',
  ]);
});

test('an option that no line gives is found, whether lines give options one by one or spread, and a port that only an object of another type has', () => {
  expect(unsetOptions(program)).toEqual(['CartProps.isUnset', 'CartProps.onEvent', 'CartPorts.share']);
});

test('EVENT-01 to EVENT-05: an event that no line emits is found, and with a build one that only unused code emits', () => {
  expect(eventsNeverEmitted(program, null)).toEqual(['neverEmitted', 'compared']);
  expect(eventsNeverEmitted(program, bundled)).toEqual(['neverEmitted', 'compared', 'inDeadCode']);
});

test('an export that no program includes is reported by its import name; types are excluded', () => {
  const exports = packageExports(program, folder, ['checkout-kit']);
  expect(unusedExports(exports, bundled, [])).toEqual(['@settee/checkout-kit ruleOfNobody']);
});

test('a call counts as made when a page holds the function that makes it', () => {
  expect(callsOf(program)).toEqual(['getCart', 'saveGift']);
  expect(callsWithoutCaller(program, bundled, callsOf(program))).toEqual(['saveGift']);
});

test('a contract without endpoints is an error, not a shop that calls every endpoint', () => {
  expect(() => callsOf({ ...program, file: () => undefined })).toThrow('exports no endpoint');
});

test('a component that no page holds is found', () => {
  const paths = ['Button', 'Toast'].map((name) => `packages/ui/src/components/${name}/${name}.tsx`);
  expect(componentsOnNoPage(paths, bundled)).toEqual(['Toast']);
});

test.each([
  ['CART-01', `${kit}/cart/rules.test.ts`, { in: 'shop' }],
  ['CART-02', `${kit}/cart/rules.test.ts`, { in: 'kit', why: `no page holds unusedRule of ${kit}/cart/rules.ts` }],
  ['CART-03', `${kit}/cart/rules.test.ts`, { in: 'kit', why: 'its test uses nothing of the product' }],
  ['CART-03', `${kit}/cart/Cart.test.tsx`, { in: 'kit', why: 'a view of a kit' }],
  ['CART-04', 'apps/commerce-api/src/gift.test.ts', { in: 'shop' }],
  ['CART-05', 'apps/commerce-api/src/gift.test.ts', { in: 'kit', why: 'no page calls saveGift' }],
  ['CART-06', 'apps/storefront/e2e/cart.e2e.ts', { in: 'shop' }],
])('where a test of %s in %s reaches', (id, path, reach) => {
  const shop = {
    isBundled: (module: string, name: string) => isBundled(bundled, module, name),
    uncalled: ['saveGift'],
  };
  expect(reachOf(program, folder, shop, path, id)).toEqual(reach);
});
