import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyComponent } from './lazy-component.ts';
import { onRetryFailed } from './part-code.ts';

const Popup = ({ name }: { name: string }) => <p>Popup of {name}</p>;

const page = document.body.appendChild(document.createElement('div'));
let root = createRoot(page);
afterEach(() => {
  act(() => root.unmount());
  root = createRoot(page);
});
const show = (view: ReactNode) => act(() => root.render(view));
const flush = () => act(async () => undefined);

test('shows as soon as its code is there, and loads it once', async () => {
  const load = vi.fn(async () => Popup);
  const Part = lazyComponent(load);
  show(<Part name="Alder" />);
  expect(page.textContent).toBe('');
  await flush();
  expect(page.textContent).toBe('Popup of Alder');
  show(<Part key="another" name="Brinn" />);
  expect(page.textContent).toBe('Popup of Brinn');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was loaded ahead shows with the first rendering', async () => {
  const Part = lazyComponent(async () => Popup);
  Part.load();
  await flush();
  show(<Part name="Alder" />);
  expect(page.textContent).toBe('Popup of Alder');
});

const button = () => page.querySelector('button');

test('a failure is explained, and another try loads the code', async () => {
  const load = vi.fn(async () => Popup);
  load.mockRejectedValueOnce(new Error('The line is cut.'));
  const Part = lazyComponent(load);
  show(<Part name="Alder" />);
  await flush();
  expect(page.textContent).toContain('This part of the page did not load.');
  act(() => button()?.click());
  await flush();
  expect(page.textContent).toBe('Popup of Alder');
  expect(load).toHaveBeenCalledTimes(2);
});

test('the app is called when a part fails again after Try Again, and not before', async () => {
  const fallback = vi.fn();
  onRetryFailed(fallback);
  const load = vi.fn(async () => Popup);
  load.mockRejectedValueOnce(new Error('The line is cut.')).mockRejectedValueOnce(new Error('Remembered.'));
  const Part = lazyComponent(load);
  show(<Part name="Alder" />);
  await flush();
  expect(fallback).not.toHaveBeenCalled();
  act(() => button()?.click());
  await flush();
  expect(fallback).toHaveBeenCalledOnce();
  act(() => button()?.click());
  await flush();
  expect(page.textContent).toBe('Popup of Alder');
  expect(fallback).toHaveBeenCalledOnce();
  onRetryFailed(() => undefined);
});

test('a part within the one that loads again has its first failure: the app is not called', async () => {
  const fallback = vi.fn();
  onRetryFailed(fallback);
  const Within = lazyComponent(async () => {
    throw new Error('The line is cut.');
  });
  const load = vi.fn(async () => {
    await Within.load();
    return Popup;
  });
  load.mockRejectedValueOnce(new Error('The line is cut.'));
  const Part = lazyComponent(load);
  show(<Part name="Alder" />);
  await flush();
  act(() => button()?.click());
  await flush();
  expect(page.textContent).toBe('Popup of Alder');
  expect(fallback).not.toHaveBeenCalled();
  onRetryFailed(() => undefined);
});

test('a failure of a load ahead is not shown; the part tries again', async () => {
  const load = vi.fn(async () => Popup);
  load.mockRejectedValueOnce(new Error('The line is cut.'));
  const Part = lazyComponent(load);
  Part.load();
  await flush();
  show(<Part name="Alder" />);
  await flush();
  expect(page.textContent).toBe('Popup of Alder');
});

test('several failed components show one notice, and one click reloads all', async () => {
  const failing = () => lazyComponent(vi.fn(async () => Popup).mockRejectedValueOnce(new Error('The line is cut.')));
  const [One, Two] = [failing(), failing()];
  show(
    <>
      <One name="Alder" />
      <Two name="Brinn" />
    </>,
  );
  await flush();
  expect(page.querySelectorAll('[role=alert]')).toHaveLength(1);
  act(() => button()?.click());
  await flush();
  expect(page.textContent).toBe('Popup of AlderPopup of Brinn');
});

test('two parts with the same failed code show one notice, which stays when the first part unmounts', async () => {
  const load = vi.fn(async () => Popup).mockRejectedValue(new Error('The line is cut.'));
  const Part = lazyComponent(load);
  const views = (isFirstShown: boolean) => (
    <>
      {isFirstShown && <Part name="Alder" />}
      <Part name="Brinn" />
    </>
  );
  show(views(true));
  await flush();
  expect(page.querySelectorAll('[role=alert]')).toHaveLength(1);
  show(views(false));
  await flush();
  expect(page.querySelectorAll('[role=alert]')).toHaveLength(1);
});
