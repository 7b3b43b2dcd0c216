import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

const modules = import.meta.glob<Record<string, ComponentType>>('./components/*/*.example.tsx', { eager: true });
const examples = Object.values(modules).flatMap((exported) => Object.entries(exported));

test('there are examples', () => {
  expect(examples.length).toBeGreaterThan(70);
});

// What jsdom lacks.
Element.prototype.scrollBy ??= () => {};
globalThis.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

const effectsHaveRun = () => new Promise((resolve) => setTimeout(resolve));

test.each(examples)('%s shows something and complains of nothing', async (_, Example) => {
  const complain = vi.spyOn(console, 'error');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  try {
    flushSync(() => root.render(<Example />));
    await effectsHaveRun();
    expect(place.childElementCount).toBeGreaterThan(0);
    expect(complain).not.toHaveBeenCalled();
    root.unmount();
    await effectsHaveRun();
    expect(complain).not.toHaveBeenCalled();
  } finally {
    complain.mockRestore();
    place.remove();
  }
});
