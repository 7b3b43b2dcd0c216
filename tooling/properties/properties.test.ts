import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../run.ts';
import { openProgram } from '../unused/program.ts';
import { componentsByModule, publicComponents, undescribed, withoutRef, withoutRefInReact18 } from './properties.ts';

const program = openProgram();
afterAll(() => program.close());

const packages = ['ui', 'checkout-kit', 'configurator-kit'];

/** The modules that a package exports: its `exports` as source files. */
function entriesOf(name: string): string[] {
  const { exports }: { exports: Record<string, string | Record<string, string>> } = JSON.parse(
    readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
  );
  return Object.values(exports).flatMap((target) => {
    const source = typeof target === 'string' ? undefined : target['@settee/source'];
    return source ? [join('packages', name, source)] : [];
  });
}

test.each(packages)('%s: every public component and each of its properties has a description', (name) => {
  expect(undescribed(program, entriesOf(name))).toEqual([]);
});

test.each(['checkout-kit', 'configurator-kit'])('%s: every public component has an example to copy', (name) => {
  const examples = globSync(`packages/${name}/src/**/*.example.tsx`, { cwd: root }).map((path) =>
    basename(path, '.example.tsx'),
  );
  const isShown = (component: string) => examples.includes(component) || component.endsWith('Provider');
  const components = entriesOf(name).flatMap((entry) => [...publicComponents(program, entry).keys()]);
  expect(components.filter((component) => !isShown(component))).toEqual([]);
});

/** Components of the design system without a ref, with the reason. */
const refless = {
  AnnouncerProvider: 'The live regions are its own; the children have their refs.',
  LinkProvider: 'Renders no element.',
  SiteProvider: 'Renders no element.',
  ToastProvider: 'The list of toasts is its own; the children have their refs.',
};

test('ui: every public component takes a ref, or has a reason', () => {
  expect(new Set(entriesOf('ui').flatMap((entry) => withoutRef(program, entry)))).toEqual(
    new Set(Object.keys(refless)),
  );
});

test('every component that takes a ref gets it in React 18, too', () => {
  expect(withoutRefInReact18(program)).toEqual([]);
});

const modules = componentsByModule(program);

test('a union of words is written out, a default is that of the source', () => {
  const button = modules.get('packages/ui/src/components/Button/Button.tsx')?.['Button'];
  expect(button?.properties['size']).toEqual({
    description: 'Height: 44, 48 or 56 px.',
    required: false,
    type: "'large' | 'regular' | 'small'",
    words: ["'large'", "'regular'", "'small'"],
  });
  expect(button?.properties['busy']).toMatchObject({ type: 'boolean', defaultValue: 'false' });
});

test('a property of a named type has that name, with its arguments', () => {
  const form = modules.get('packages/checkout-kit/src/payment/CardForm/CardForm.tsx')?.['CardForm'];
  expect(form?.properties['messages']?.type).toBe('Partial<PaymentMessages>');
  expect(form?.properties['card']).toMatchObject({ type: 'CardFormControl', required: true });
});
