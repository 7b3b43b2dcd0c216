import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { fireEvent } from 'storybook/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ToastMessage, ToastProvider, useToast } from './Toast.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const page = document.createElement('div');
let root = createRoot(page);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const toast = () => page.querySelector('li');

function Remove(message: ToastMessage) {
  const show = useToast();
  return <button onClick={() => show(message)}>Remove</button>;
}

/** Shows a toast and returns it. */
function show(message: ToastMessage): HTMLLIElement {
  act(() =>
    root.render(
      <ToastProvider>
        <Remove {...message} />
      </ToastProvider>,
    ),
  );
  act(() => page.querySelector('button')?.click());
  return toast() ?? expect.unreachable();
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.append(page);
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.useRealTimers();
});

const undo = { label: 'Undo', onClick: () => {} };

test.each([
  ['6 s', { message: 'Saved.' }, 6000],
  ['10 s with an action', { message: 'Removed.', action: undo }, 10_000],
  ['the given duration', { message: 'Saved.', duration: 3000 }, 3000],
])('closes after %s', (_, message, duration) => {
  show(message);
  pass(duration - 1);
  expect(toast()).not.toBeNull();
  pass(1);
  expect(toast()).toBeNull();
});

test('does not close by itself with an infinite duration', () => {
  show({ message: 'Saved.', duration: Infinity });
  pass(3_600_000);
  expect(toast()).not.toBeNull();
});

test('stays while hovered and closes after the rest of its duration', () => {
  const shown = show({ message: 'Saved.' });
  pass(4000);
  act(() => void fireEvent.pointerOver(shown));
  pass(60_000);
  expect(toast()).toBe(shown);
  act(() => void fireEvent.pointerOut(shown));
  pass(1999);
  expect(toast()).toBe(shown);
  pass(1);
  expect(toast()).toBeNull();
});

test('stays while it has the focus and closes after the rest of its duration', () => {
  const shown = show({ message: 'Removed.', action: undo });
  pass(4000);
  act(() => void fireEvent.keyDown(page, { key: 'F8' }));
  expect(document.activeElement?.textContent).toBe('Undo');
  pass(60_000);
  expect(toast()).toBe(shown);
  act(() => page.querySelector('button')?.focus());
  pass(5999);
  expect(toast()).toBe(shown);
  pass(1);
  expect(toast()).toBeNull();
});
