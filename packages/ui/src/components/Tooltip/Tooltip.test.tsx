import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fireEvent } from 'storybook/test';
import { afterEach, expect, test, vi } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => vi.useRealTimers());

const tooltip = (
  <Tooltip
    id="hint"
    content="SKU 100101"
    renderTrigger={({ ref, ...rest }) => (
      <button {...rest} ref={ref}>
        Alder
      </button>
    )}
  />
);

test('the description is present before any script is loaded', () => {
  const html = renderToString(tooltip);
  expect(html).toContain('<button aria-describedby="hint">');
  expect(html).toMatch(/<div role="tooltip" id="hint" popover="manual"[^>]*>SKU 100101/);
});

test('shows after 300 ms of hover, and leaves the mouse 120 ms to move onto it', () => {
  vi.useFakeTimers();
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  act(() => root.render(tooltip));
  const [trigger, layer] = [page.querySelector('button')!, page.querySelector('#hint')!];
  const isShown = () => layer.hasAttribute('data-over');
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const enter = (target: Element) => act(() => void fireEvent.pointerOver(target));
  const leave = (target: Element) => act(() => void fireEvent.pointerOut(target));

  enter(trigger);
  pass(299);
  expect(isShown()).toBe(false);
  pass(1);
  expect(isShown()).toBe(true);
  leave(trigger);
  pass(119);
  enter(layer);
  pass(60_000);
  expect(isShown()).toBe(true);
  leave(layer);
  pass(119);
  expect(isShown()).toBe(true);
  pass(1);
  expect(isShown()).toBe(false);
  act(() => root.unmount());
  page.remove();
});
