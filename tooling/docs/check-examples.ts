import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

const effectsHaveRun = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Renders every example of a package, of which there are at least `count`, in the document of jsdom as it is: the tests of an
 * app have no media queries, observers or scrolling, either.
 */
export function checkExamples(modules: Record<string, Record<string, ComponentType>>, count: number): void {
  const examples = Object.values(modules).flatMap((exported) => Object.entries(exported));

  test('there are examples', () => {
    expect(examples.length).toBeGreaterThanOrEqual(count);
  });

  test.each(examples)('%s shows something and complains of nothing', async (_, Example) => {
    const complain = vi.spyOn(console, 'error');
    const container = document.body.appendChild(document.createElement('div'));
    const onUncaughtError = vi.fn();
    const root = createRoot(container, { onUncaughtError });
    try {
      flushSync(() => root.render(createElement(Example)));
      await effectsHaveRun();
      expect(onUncaughtError.mock.calls.map(([error]) => String(error))).toEqual([]);
      expect(complain).not.toHaveBeenCalled();
      // A popup is outside of its place.
      await vi.waitFor(() => expect(document.body.querySelectorAll('*').length).toBeGreaterThan(1), 10_000);
      root.unmount();
      await effectsHaveRun();
      expect(complain).not.toHaveBeenCalled();
    } finally {
      complain.mockRestore();
      container.remove();
    }
  });
}
