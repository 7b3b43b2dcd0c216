import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Changes } from './changes.ts';
import { runUpgradeCommand } from './run-upgrade-command.ts';
import { isInRange } from './verify-versions.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder with an app of these files. */
function appOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'settee-upgrade-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const none = { exports: {}, members: {}, required: {}, texts: {} };

/** Changes of each kind. */
const changes: Changes = {
  '@settee/ui': {
    ...none,
    exports: {
      brands: "mainBrand and cb2Brand of '@settee/ui/brand'",
      pluralize: 'formatCount(count, locale); createPlural(locale) chooses between one and many',
    },
  },
  '@settee/checkout-kit': {
    ...none,
    members: {
      openPopup: { of: 'CartPorts', instead: 'loadPopup, which resolves to the content of the popup' },
      cardMarks: { of: 'paymentMessages', instead: 'nothing: the marks of cards are drawn' },
      'addToCart.added.skus': {
        of: 'CheckoutKitEvent',
        instead: 'items: each has sku and quantity',
        pattern: "'addToCart[.]added'[^;]*?[.]skus\\b",
      },
    },
    required: { CheckoutPorts: 'encryptCard updateGiftOption', useAddressForm: 'nameFields' },
    texts: { expires: 'month, year' },
  },
  '@settee/configurator-kit': {
    ...none,
    members: { onSort: { of: 'ListingScreen', instead: 'onQuery: the order is part of the query' } },
    required: { ListingScreen: 'href onQuery query', SearchScreen: 'href onQuery' },
  },
};

/** An app as it was written for the last major version. */
const oldApp = {
  'src/list.tsx': `import { ListingScreen as List, SearchScreen } from '@settee/configurator-kit';
import { brands, Button, pluralize } from '@settee/ui';

// brands and openPopup in a comment are no use of them
export const Sofas = ({ listing, sort }) => (
  <List
    listing={listing}
    onSort={(order) => sort(order > 1)}
  />
);
export const Search = (props) => <SearchScreen {...props} />;
export const More = () => <Button onClick={() => alert(pluralize(brands.length))}>More</Button>;
`,
  'src/pay.tsx': `import {
  type CheckoutKitEvent,
  CardForm,
  useAddressForm,
} from '@settee/checkout-kit';

const openPopup = (url: string) => window.open(url);
export const ports = { openPopup };
export const texts = {
  cardMarks: { visa: 'Visa' },
  expires: (month: string, year: string) => \`\${month}/\${year}\`,
  cardNumber: (name: string) => name,
};
export const report = (event: CheckoutKitEvent) => {
  if (event.type === 'addToCart.added') console.log(event.skus);
  if (event.type === 'addToCart.clicked') console.log(event.skus);
};
export const Pay = ({ card }) => <CardForm card={card} messages={texts} />;
export const useHome = () => useAddressForm({ initial: empty('USA') });
`,
  'src/ports.ts': `import type { CheckoutPorts } from '@settee/checkout-kit';
export const open = (ports: CheckoutPorts) => ports;
`,
  'src/own.ts': `import { ListingScreen, expires } from './own-parts';
export const texts = { cardMarks: 1, expires: (month, year) => month + year };
`,
  'node_modules/other/index.js': `import { pluralize } from '@settee/ui';`,
};

test('check lists what changed in an old app, by file and line, with what to write', () => {
  const { code, output } = runUpgradeCommand(['check', 'src'], appOf(oldApp), changes);
  const lines = output.split('\n').filter((line) => !line.startsWith('  '));
  expect(lines).toEqual([
    "src/list.tsx:2: brands left; write mainBrand and cb2Brand of '@settee/ui/brand'",
    'src/list.tsx:2: pluralize left; write formatCount(count, locale); createPlural(locale) chooses between one and many',
    'src/list.tsx:6: ListingScreen requires href, onQuery, query',
    'src/list.tsx:8: onSort left ListingScreen; write onQuery: the order is part of the query',
    'src/pay.tsx:8: openPopup left CartPorts; write loadPopup, which resolves to the content of the popup',
    'src/pay.tsx:10: cardMarks left paymentMessages; write nothing: the marks of cards are drawn',
    'src/pay.tsx:11: expires gets one object; write expires: ({ month, year }) => …',
    'src/pay.tsx:15: addToCart.added.skus left CheckoutKitEvent; write items: each has sku and quantity',
    'src/pay.tsx:19: useAddressForm requires nameFields',
    'note src/ports.ts:1: CheckoutPorts requires encryptCard, updateGiftOption, where you make one',
    '9 to change in 2 of 4 files',
  ]);
  expect(output).toContain('packages/ui/UPGRADING.md#setteecheckout-kit');
  expect(code).toBe(1);
});

test('check finds nothing in the same app after the upgrade', () => {
  const app = appOf({
    'list.tsx': `import { ListingScreen } from '@settee/configurator-kit';
export const Sofas = (p) => <ListingScreen listing={p.listing} query={p.query} onQuery={(next) => p.go(next)} href={p.href} />;`,
    'pay.ts': `import { paymentMessages } from '@settee/checkout-kit';
export const texts = { ...paymentMessages, expires: ({ month, year }) => month + year };
export const report = (event) => event.type === 'addToCart.added' && event.items;`,
  });
  expect(runUpgradeCommand(['check'], app, changes)).toEqual({
    code: 0,
    output: 'Nothing to change in 2 files; TypeScript checks the rest',
  });
});

const manifest = (name: string, version: string, more: object = {}) => JSON.stringify({ name, version, ...more });
const react = '^18.3.0 || ^19.0.0';

/** Files of an app with a kit, `ui` and React in these versions. */
const installed = ({ kit = '2.0.0', ui = '2.0.0', reactVersion = '19.2.0' }) => ({
  'package.json': manifest('shop', '0.0.0', {
    dependencies: { '@settee/checkout-kit': '^2.0.0', '@settee/ui': '^2.0.0', react: '^19.0.0' },
  }),
  'node_modules/react/package.json': manifest('react', reactVersion),
  'node_modules/@settee/ui/package.json': manifest('@settee/ui', ui, { peerDependencies: { react } }),
  'node_modules/@settee/checkout-kit/package.json': manifest('@settee/checkout-kit', kit, {
    dependencies: { '@settee/domain': '^2.0.0' },
    peerDependencies: { '@settee/ui': '^2.0.0', react },
  }),
  'node_modules/@settee/domain/package.json': manifest('@settee/domain', '2.1.0'),
});

test('verify accepts versions that fit together', () => {
  expect(runUpgradeCommand(['verify'], appOf(installed({})))).toEqual({
    code: 0,
    output: `ok   @settee/checkout-kit 2.0.0
ok   @settee/domain 2.1.0
ok   @settee/ui 2.0.0
ok   react 19.2.0
All versions fit together`,
  });
});

test('verify names versions out of range, other major versions, two copies and what is missing', () => {
  const old = runUpgradeCommand(['verify'], appOf(installed({ ui: '1.0.0', reactVersion: '17.0.2' })));
  expect(old.code).toBe(1);
  expect(old.output).toContain('FAIL @settee/checkout-kit 2.0.0 requires @settee/ui ^2.0.0; 1.0.0 is installed');
  expect(old.output).toContain(`FAIL @settee/ui 1.0.0 requires react ${react}; 17.0.2 is installed`);
  expect(old.output).toContain('FAIL The packages of @settee have different major versions');

  const twice = appOf({
    ...installed({}),
    'node_modules/@settee/checkout-kit/node_modules/@settee/ui/package.json': manifest('@settee/ui', '2.0.0'),
  });
  expect(runUpgradeCommand(['verify'], twice).output).toContain('FAIL @settee/ui is installed 2 times');

  const missing = appOf({ 'package.json': manifest('shop', '0.0.0', { dependencies: { '@settee/none': '^2.0.0' } }) });
  expect(runUpgradeCommand(['verify'], missing).output).toContain(
    'FAIL @settee/none ^2.0.0 is not installed: npm install @settee/none',
  );
  expect(runUpgradeCommand(['verify'], appOf({ 'package.json': '{}' })).code).toBe(1);
});

test.each([
  ['19.2.0', react, true],
  ['18.2.0', react, false],
  ['18.3.1', react, true],
  ['2.0.1', '^2.0.0', true],
  ['3.0.0', '^2.0.0', false],
  ['1.9.9', '2.0.0', false],
  ['0.3.1', '^0.2.0', false],
  ['1.2.5', '~1.2.3', true],
  ['0.0.0-snapshot-2', '0.0.0-snapshot-2', true],
  ['2.0.0', '*', true],
])('version %s in range %s: %s', (version, range, expected) => {
  expect(isInRange(version, range)).toBe(expected);
});

test.each([
  [[], 2],
  [['mend'], 2],
  [['check', 'src', 'more'], 2],
  [['--help'], 0],
])('%j shows the usage', (args, expected) => {
  const { code, output } = runUpgradeCommand(args, appOf({}));
  expect([code, output.includes('settee-upgrade verify')]).toEqual([expected, true]);
});

test('a missing folder, or one without sources, is wrong usage', () => {
  const app = appOf({ 'a.css': '' });
  expect(runUpgradeCommand(['check', 'none'], app)).toMatchObject({
    code: 2,
    output: expect.stringMatching(/^none: /),
  });
  expect(runUpgradeCommand(['check'], app).code).toBe(2);
});
