import { composeStories } from '@storybook/react-vite';
import { basename } from 'node:path';
import { act, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFixedWords } from './fixed-words.ts';
import { Around, sendEvents } from './layer-events.tsx';
import preview from './preview.tsx';
import { pseudoWords } from './pseudo.ts';

type StoryFile = Parameters<typeof composeStories>[0];
type Args = Readonly<Record<string, unknown>>;
type ComposedStory = ComponentType<Args> & { load: () => Promise<void>; args: Args };

const stories = import.meta.glob<StoryFile>('../packages/*/src/**/*.stories.tsx');
const inPseudoLocale = { ...preview, initialGlobals: { ...preview.initialGlobals, language: 'pseudo' } };

/** jsdom has no observers, so these stories render their initial state. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoObserver;
globalThis.IntersectionObserver ??= NoObserver as unknown as typeof IntersectionObserver;

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

/** Renders a story as it begins: what its play function does later is more of the same components. */
async function inspect(Story: ComposedStory, component: string) {
  await Story.load();
  const container = document.createElement('div');
  document.body.append(container);
  const received: string[] = [];
  const errors: string[] = [];
  const onUncaughtError = (error: unknown) => void errors.push(String(error));
  const view = createRoot(container, { onUncaughtError, onCaughtError: () => {} });
  await act(async () =>
    view.render(
      <Around onEvent={({ type }) => received.push(type)}>
        <Story {...givenLabels(Story.args)} />
      </Around>,
    ),
  );
  const atStart = [...errors];
  const words = findFixedWords(component);
  const layers = await sendEvents(received);
  await act(async () => view.unmount());
  document.body.replaceChildren();
  return { errors: atStart, words, layers };
}

/** Components with a story that opens a layer. */
const withLayer = new Set<string>();
let count = 0;

test.each(Object.entries(stories))(
  'stories show no fixed word in the pseudo-locale, and no event in a layer reaches the component around it: %s',
  async (path, load) => {
    const component = basename(path, '.stories.tsx');
    const composed: Record<string, ComposedStory> = composeStories(await load(), inPseudoLocale);
    const problems: string[] = [];
    for (const [name, Story] of Object.entries(composed)) {
      const { errors, words, layers } = await inspect(Story, component);
      problems.push(...errors.map((error) => `${name}: ${error}`), ...words.map((word) => `${name}: '${word}'`));
      count += 1;
      // Its popover is HTML of a server, in another root.
      if (component === 'PopoverServed') continue;
      if (layers.length > 0) withLayer.add(component);
      const left = layers.filter(({ reached }) => reached.length > 0);
      problems.push(...left.map(({ layer, reached }) => `${name}: ${layer}: ${reached.join(' ')}`));
    }
    expect(problems).toEqual([]);
  },
);

test('more than 1,000 stories are rendered, those of more than 35 components open a layer, of each kind one', () => {
  expect([...withLayer]).toEqual(
    expect.arrayContaining([
      'BottomSheet',
      'Popover',
      'Menu',
      'Tooltip',
      'Combobox',
      'FabricFlyout',
      'LoginSlideOut',
      'ErrorPopup',
    ]),
  );
  expect(withLayer.size).toBeGreaterThan(35);
  expect(count).toBeGreaterThan(1000);
});
