import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { useIntent } from './use-intent.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root | undefined;
let seen: ((target: Element) => void) | undefined;
let watched: Set<Element>;

function show(isTouch: boolean) {
  watched = new Set();
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: unknown[]) => void) {
        seen = (target) => notify([{ target, isIntersecting: true }]);
      }
      observe = (element: Element) => watched.add(element);
      unobserve = (element: Element) => watched.delete(element);
    },
  );
  const [code, data] = [vi.fn(), vi.fn()];
  const Opener = () => <button {...useIntent(code, data)} type="button" />;
  const container = document.body.appendChild(document.createElement('main'));
  root = createRoot(container);
  act(() => root?.render(<Opener />));
  return { code, data, button: container.querySelector('button')! };
}

afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test.each(['pointerover', 'focusin'])('code and data load with %s', (type) => {
  const { code, data, button } = show(false);
  expect(code).not.toHaveBeenCalled();
  act(() => void button.dispatchEvent(new Event(type, { bubbles: true })));
  expect([code, data].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('on a touch screen the code of what is seen loads once the page is in use, and its data do not', () => {
  const { code, data, button } = show(true);
  expect(watched.size).toBe(0);
  dispatchEvent(new Event('pointerdown'));
  expect([...watched]).toEqual([button]);
  expect(code).not.toHaveBeenCalled();
  seen?.(button);
  expect([code, data].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  expect(watched.size).toBe(0);
});

test('an unmounted element cancels its timer', () => {
  show(true);
  act(() => root?.unmount());
  dispatchEvent(new Event('pointerdown'));
  expect(watched.size).toBe(0);
});

test('with a mouse nothing loads because it is seen', () => {
  show(false);
  dispatchEvent(new Event('pointermove'));
  expect(watched.size).toBe(0);
});
