import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useOverflow } from './useOverflow.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Renders an element with fake sizes; returns a function that resizes it and returns whether it is a tab stop. */
function show() {
  let resized = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe = () => {};
      disconnect = () => {};
    },
  );
  const Shown = () => {
    const [ref, overflows] = useOverflow();
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what it can focus
    return <div ref={ref} tabIndex={overflows ? 0 : undefined} />;
  };
  const container = document.body.appendChild(document.createElement('main'));
  const root = createRoot(container);
  flushSync(() => root.render(<Shown />));
  const element = container.querySelector('div')!;
  const resize = (clientHeight: number, scrollHeight: number) => {
    Object.defineProperties(element, {
      clientHeight: { value: clientHeight, configurable: true },
      scrollHeight: { value: scrollHeight, configurable: true },
    });
    flushSync(resized);
    return element.hasAttribute('tabindex');
  };
  return { element, resize };
}

test('the keyboard can scroll what has more content than room, and stops at nothing else', () => {
  const { resize } = show();
  expect([resize(100, 100), resize(100, 300), resize(300, 300), resize(0, 300)]).toEqual([false, true, false, false]);
});

test('a focused element stays focusable when its content fits again', () => {
  const { element, resize } = show();
  resize(100, 300);
  element.focus();
  expect(resize(300, 300)).toBe(true);
  element.blur();
  expect(resize(300, 300)).toBe(false);
});
