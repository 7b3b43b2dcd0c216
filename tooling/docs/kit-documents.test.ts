import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { publicComponents } from '../properties/properties.ts';
import { fillSection } from '../release/readme.ts';
import { root } from '../run.ts';
import { openProgram } from '../unused/program.ts';
import { eventsByKit } from './events.ts';
import { componentsText } from './kit-components.ts';
import { kitEventsPage } from './kit-events.ts';
import { kitMessagesPage } from './kit-messages.ts';
import { kitPortsPage } from './kit-ports.ts';

const kits = ['checkout-kit', 'configurator-kit'] as const;
const program = openProgram();
const text = (path: string) => readFileSync(join(root, path), 'utf8');
const sectionOf = (readme: string, name: string) => readme.split(`<!-- ${name} -->`)[1]?.split('<!-- /')[0] ?? '';
const firstCells = (table: string) => [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);

afterAll(() => program.close());

test.each(kits)('EVENTS.md of %s lists every event as its type has it; npm run accept -- docs writes it', (kit) => {
  const page = text(`packages/${kit}/EVENTS.md`);
  const [events = ''] = page.split('\n## Types');
  expect(firstCells(events).toSorted()).toEqual(Object.keys(eventsByKit[kit]).toSorted());
  expect(page).toBe(kitEventsPage(program, kit));
});

test.each(kits)(
  'MESSAGES.md of %s lists every text of its language packs; npm run accept -- docs writes it',
  async (kit) => {
    const page = text(`packages/${kit}/MESSAGES.md`);
    const { messages }: { messages: object } = await import(`../../packages/${kit}/src/locales/fr-CA/index.ts`);
    const listed = page.split('\n### ').slice(1);
    expect(listed.map((section) => section.split('\n')[0]).toSorted()).toEqual(Object.keys(messages).toSorted());
    for (const [group, words] of Object.entries(messages)) {
      const section = listed.find((each) => each.startsWith(`${group}\n`)) ?? '';
      const keys = firstCells(section).map((cell) => cell.replace(/[.(].*/, ''));
      expect([...new Set(keys)]).toEqual(expect.arrayContaining(Object.keys(words)));
    }
    expect(page).toBe(kitMessagesPage(program, kit));
  },
);

test.each([
  ['a text', '| `addNewCard` | Add New Card |'],
  ['values by name', '| `endingIn({ name, lastFour })` | {name} ending in {lastFour} |'],
  ['a plural', '| `pieces(count)` | `count === 1`: 1 item; else: {count} items |'],
  ['a key in an object', '| `cardNames.amex` | American Express |'],
  ['a list', '| `accountBenefits` | Your orders in one place; Saved addresses and cards for faster checkout;'],
  [
    'texts of a function of another constant',
    '`city`: City; `state`: `regionLabel`; else: `isInternational`: State or Region;',
  ],
  ['texts that share a sentence', '`address2`: `missing`: The Address 2 field is required.;'],
])('MESSAGES.md has the English text of each key: %s', (_, row) => {
  expect(text('packages/checkout-kit/MESSAGES.md')).toContain(row);
});

test.each(kits)('PORTS.md of %s lists every port type of its sources once; npm run accept -- docs writes it', (kit) => {
  const page = text(`packages/${kit}/PORTS.md`);
  const listed = [...page.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  const exported = globSync(`packages/${kit}/src/**/*.{ts,tsx}`, { cwd: root }).flatMap((path) =>
    [...text(path).matchAll(/^export (?:interface|type) (\w+Ports)\b/gm)].map(([, name]) => name),
  );
  expect(listed.toSorted()).toEqual(exported.toSorted());
  expect(page).toBe(kitPortsPage(program, kit));
  expect(text(`packages/${kit}/README.md`)).toContain('[PORTS.md](PORTS.md)');
});

test.each([
  [
    'an optional function',
    'checkout-kit',
    '| `copyText()` | `text: string` | `Promise<boolean>` | yes | Copies the text to the clipboard; returns whether it succeeded. |',
  ],
  [
    'a function of a named type with its comment',
    'checkout-kit',
    '| `suggestStreets()` | `text: string, postalCode: string` | `Promise<PortResult<readonly StreetSuggestion[]>>` | yes | Port for address suggestions that start with the typed text. |',
  ],
  ['a function without a comment', 'checkout-kit', '| `scrollToTop()` |  | `void` |  |  |'],
  ['an object', 'checkout-kit', '| `drafts` |  | `DraftPorts` | yes | Without it a reload loses unsaved entries. |'],
  ['a function in an object', 'configurator-kit', '| `cart.set()` | `choiceCode: number, isIn: boolean` | `void` |'],
  ['ports of another type', 'checkout-kit', 'Also has all of [`ReorderPorts`](#reorderports).'],
  ['a type of the kit', 'checkout-kit', '| `PortResult<Value>` | `Result<Value, RequestFailure>` |'],
  ['no ids of requirements', 'configurator-kit', 'Options passed to the widget of the vendor script. |'],
])('PORTS.md has %s', (_, kit, row) => {
  expect(text(`packages/${kit}/PORTS.md`)).toContain(row);
});

test.each(kits)('the README of %s lists every public component once, and no other; npm run accept -- docs', (kit) => {
  const readme = text(`packages/${kit}/README.md`);
  const listed = firstCells(sectionOf(readme, 'components'));
  const exported = [...publicComponents(program, `packages/${kit}/src/index.ts`).keys()];
  expect(listed.toSorted()).toEqual(exported.toSorted());
  expect(readme).toBe(fillSection(readme, 'components', componentsText(program, kit)));
});
