import { composeStories } from '@storybook/react-vite';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import preview from './preview.tsx';
import { pseudoWords } from './pseudo.ts';

const root = process.cwd();
const kits = ['ui', 'checkout-kit', 'configurator-kit'] as const;

/** Words of samples, by the story that shows them; components use the same words in other places. */
const samples: Readonly<Record<string, readonly string[]>> = {
  AddressForm: ['Georgia', 'Next'],
  Breadcrumbs: ['Home'],
  CheckoutFrame: ['Georgia'],
  EmptyState: ['Clear All'],
  FabricsScreen: ['Home'],
  FilterPanel: ['Sort by'],
  Icon: ['Next'],
  IconButton: ['Close', 'Next'],
  ListingScreen: ['Home'],
  LoadingOverlay: ['Load More'],
  MultiShipping: ['Georgia'],
  ProductScreen: ['Home'],
  Select: ['Sort by'],
  ShippingStep: ['Georgia'],
  SortMenu: ['Sort by'],
  StorePickup: ['Georgia'],
  SwatchAddress: ['Georgia'],
  TextArea: ['Message'],
  TextButton: ['Clear All'],
  Thumbnail: ['Show image'],
  Toast: ['Remove'],
  VisuallyHidden: ['Regular price'],
};

type StoryFile = Parameters<typeof composeStories>[0];
type Args = Readonly<Record<string, unknown>>;
type ComposedStory = ComponentType<Args> & { load: () => Promise<void>; args: Args };

const stories = import.meta.glob<StoryFile>('../packages/*/src/**/*.stories.tsx');
const isProduct = (path: string) => !/fixtures\/|locales\/|messages[.]ts$|[.](test|stories|example)[.]/.test(path);

/** Literals and tag contents of the components' sources that read like text, without tables of messages. */
function fixedTexts(): ReadonlySet<string> {
  const texts = globSync('packages/{ui,checkout-kit,configurator-kit}/src/**/*.{ts,tsx}', { cwd: root })
    .filter(isProduct)
    .flatMap((path) => {
      const code = readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, ' ');
      const literals = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|>([^<>{}]+)</g);
      return [...literals].flatMap(([, quoted, template, tag]) =>
        (quoted ?? tag ?? template ?? '').split(/\$\{[^}]*\}/),
      );
    });
  return new Set(
    texts.map((text) => text.trim().replace(/[.:,]$/, '')).filter((text) => /^[A-Z][a-z]|[a-z] [a-z]/.test(text)),
  );
}

/** Texts, names and placeholders in the document. */
function shownTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest('script, style')) texts.push(node.textContent ?? '');
  }
  for (const element of document.querySelectorAll('*')) {
    for (const name of ['aria-label', 'aria-roledescription', 'placeholder', 'title', 'aria-description']) {
      texts.push(element.getAttribute(name) ?? '');
    }
  }
  return texts;
}

/** The parts of a text outside of the brackets of the pseudo-locale. */
function outsideBrackets(text: string): string[] {
  let rest = text;
  for (let inner = ''; inner !== rest; ) {
    inner = rest;
    rest = rest.replace(/\[[^[\]]*\]/g, '|');
  }
  return rest.split(/[|\d$()]+/).map((part) =>
    part
      .trim()
      .replace(/^[.:,;–-]+|[.:,;–-]+$/g, '')
      .trim(),
  );
}

/** jsdom has no observers, so these stories render their initial state. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoObserver;
globalThis.IntersectionObserver ??= NoObserver as unknown as typeof IntersectionObserver;

const fixed = fixedTexts();
const consoleError = console.error;
beforeAll(() => {
  console.error = () => {};
});
afterAll(() => {
  console.error = consoleError;
});

/** Labels that a story passes, as the component above does; it passes them in English. */
function givenLabels(args: Args): Args {
  const isLabel = ([name, value]: [string, unknown]) =>
    name === 'labels' || (/label$/i.test(name) && (typeof value === 'string' || typeof value === 'function'));
  return pseudoWords(Object.fromEntries(Object.entries(args).filter(isLabel)));
}

/** Shows a story as it begins: what its play function does later is more of the same components. */
async function show(Story: ComposedStory): Promise<{ view: Root; errors: string[] }> {
  await Story.load();
  const container = document.createElement('div');
  document.body.append(container);
  const errors: string[] = [];
  const onUncaughtError = (error: unknown) => void errors.push(String(error));
  const view = createRoot(container, { onUncaughtError, onCaughtError: () => {} });
  await act(async () => view.render(<Story {...givenLabels(Story.args)} />));
  return { view, errors };
}

test.each(kits)('no story of %s shows a fixed word in the pseudo-locale', { timeout: 120_000 }, async (kit) => {
  const found = new Map<string, string>();
  const failed: string[] = [];
  let count = 0;
  for (const [path, load] of Object.entries(stories).filter(([file]) => file.includes(`/packages/${kit}/`))) {
    const composed: Record<string, ComposedStory> = composeStories(await load(), {
      ...preview,
      initialGlobals: { ...preview.initialGlobals, language: 'pseudo' },
    });
    const component = basename(path, '.stories.tsx');
    for (const [name, Story] of Object.entries(composed)) {
      const { view, errors } = await show(Story);
      failed.push(...errors.map((error) => `${path} ${name}: ${error}`));
      for (const part of shownTexts().flatMap(outsideBrackets)) {
        if (fixed.has(part) && !samples[component]?.includes(part)) found.set(part, `${path} ${name}`);
      }
      await act(async () => view.unmount());
      document.body.replaceChildren();
      count++;
    }
  }
  expect.soft(failed).toEqual([]);
  expect(count).toBeGreaterThan(100);
  expect(Object.fromEntries(found)).toEqual({});
});
