import { act, useEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Popup = ({ name }: { name: string }) => <p>Popup of {name}</p>;

const page = document.body.appendChild(document.createElement('div'));
let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  page.replaceChildren();
});

test('its fallback shows until the code is loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Popup>();
  const Part = lazyPart(
    () => promise,
    ({ name }) => `Loading ${name}`,
  );
  root = createRoot(page);
  await act(async () => root?.render(<Part name="Alder" />));
  expect(page.textContent).toBe('Loading Alder');
  await act(async () => root?.render(<Part name="Brinn" />));
  expect(page.textContent).toBe('Loading Brinn');
  await act(async () => resolve(Popup));
  expect(page.textContent).toBe('Popup of Brinn');
});

test('a failure is explained in its place, and another try loads it', async () => {
  const load = vi.fn(async () => Popup);
  load.mockRejectedValueOnce(new Error('The line is cut.'));
  const Part = lazyPart(load, () => 'Loading');
  root = createRoot(page);
  await act(async () => root?.render(<Part name="Alder" />));
  expect(page.textContent).toContain('This part of the page did not load.');
  act(() => page.querySelector('button')?.click());
  await act(async () => undefined);
  expect(page.textContent).toBe('Popup of Alder');
});

test('what a server has rendered of it stays while its code loads and the page around it changes', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Popup>();
  const served = lazyPart(async () => Popup);
  const loading = lazyPart(
    () => promise,
    () => 'Loading',
  );
  await served.ready();
  function Page({ Part }: { Part: typeof served }) {
    const [name, setName] = useState('Alder');
    // A page that shows a value known only to the browser after hydration.
    // oxlint-disable-next-line react/set-state-in-effect -- the test needs such a page
    useEffect(() => setName('Brinn'), []);
    return <Part name={name} />;
  }
  page.innerHTML = renderToString(<Page Part={served} />);
  const paragraph = page.querySelector('p');
  const mark = () => page.querySelector('template')?.dataset['part'];
  await act(async () => (root = hydrateRoot(page, <Page Part={loading} />)));
  expect(page.textContent).toBe('Popup of Alder');
  expect(mark()).toBe('pending');
  await act(async () => resolve(Popup));
  expect(page.textContent).toBe('Popup of Brinn');
  expect(page.querySelector('p')).toBe(paragraph);
  expect(mark()).toBe('ready');
});
