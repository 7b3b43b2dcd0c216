import { composeStories } from '@storybook/react-vite';
import { act, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import preview from './preview.tsx';

type StoryFile = Parameters<typeof composeStories>[0];
type ComposedStory = ComponentType & { load: () => Promise<void> };

const stories = import.meta.glob<StoryFile>('../packages/*/src/**/*.stories.tsx');

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

const types = ['click', 'dblclick', 'keydown', 'keyup', 'mousedown', 'pointerdown', 'pointerup', 'submit', 'reset'];
types.push('input', 'focusin', 'focusout', 'paste', 'copy', 'drop', 'wheel', 'touchstart');

/** Root elements of everything that opens above the page. */
const layers = '[role=dialog], [role=alertdialog], [popover], [data-toasts], [class*=BottomSheet_sticky]';

/** A component around a story that listens to all of these events, as a form, a clickable card or a list with keys would. */
function Around({ onEvent, children }: { onEvent: (event: { type: string }) => void; children: ReactNode }) {
  const names =
    'Click DoubleClick KeyDown KeyUp MouseDown PointerDown PointerUp Submit Reset Input Change Focus Blur Paste Copy Drop Wheel TouchStart';
  const handlers = Object.fromEntries(names.split(' ').map((name) => [`on${name}`, onEvent]));
  return <div {...handlers}>{children}</div>;
}

/** Shows a story inside of another component, and returns each layer with the events in it that reached the outside. */
async function listen(Story: ComposedStory): Promise<{ layer: string; reached: string[] }[]> {
  await Story.load();
  const root = document.createElement('div');
  document.body.append(root);
  let reached: string[] = [];
  const view = createRoot(root, { onUncaughtError: () => {}, onCaughtError: () => {} });
  await act(async () =>
    view.render(
      <Around onEvent={({ type }) => reached.push(type)}>
        <Story />
      </Around>,
    ),
  );
  const found: { layer: string; reached: string[] }[] = [];
  for (const layer of document.querySelectorAll(layers)) {
    const inner = layer.querySelector('h2, p, li, span') ?? layer.firstElementChild ?? layer;
    reached = [];
    await act(async () => {
      // Not a button of the story: only the way of the events is of interest.
      const target = inner.appendChild(document.createElement('i'));
      for (const type of types) target.dispatchEvent(new Event(type, { bubbles: true }));
      target.remove();
    });
    found.push({ layer: layer.getAttribute('role') ?? layer.className, reached });
  }
  await act(async () => view.unmount());
  document.body.replaceChildren();
  return found;
}

/** Components with a story that opens a layer. */
const withLayer = new Set<string>();

// Its popover is HTML of a server, in another root.
const paths = Object.keys(stories).filter((path) => !path.includes('PopoverServed'));

test.each(paths)('no event in a layer of a story reaches the component around it: %s', async (path) => {
  const composed: Record<string, ComposedStory> = composeStories((await stories[path]?.()) ?? {}, preview);
  const escaped: string[] = [];
  for (const [name, Story] of Object.entries(composed)) {
    for (const { layer, reached } of await listen(Story)) {
      withLayer.add(path.replace(/.*\/|[.]stories.*/g, ''));
      if (reached.length > 0) escaped.push(`${name}: ${layer}: ${reached.join(' ')}`);
    }
  }
  expect(escaped).toEqual([]);
});

test('stories of more than 35 components open a layer, of each kind one', () => {
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
});
