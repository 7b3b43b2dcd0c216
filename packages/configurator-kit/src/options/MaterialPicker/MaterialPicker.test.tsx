import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from 'storybook/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as stories from './MaterialPicker.stories.tsx';

const { FiveThousand } = composeStories(stories);

let notify: ((entries: unknown[]) => void) | null = null;
beforeEach(() => {
  notify = null;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: NonNullable<typeof notify>) {
        notify = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test('PICK-15: of 5,000 materials only those that are near, or next to the focus, or chosen are in the page', async () => {
  await FiveThousand.run();
  // Two groups at once, two at the start of the rest, and that of the choice.
  expect(screen.getAllByRole('radio')).toHaveLength(500);
  const far = () => screen.queryByRole('heading', { name: 'Cloth 30' });
  expect(far()).toBeNull();
  const held = document.querySelectorAll<HTMLElement>('[data-part]');
  expect(held).toHaveLength(48);
  await waitFor(() => expect(notify).not.toBeNull());
  notify?.([{ target: held[27], isIntersecting: true }]);
  await waitFor(() => expect(far()).not.toBeNull());
  expect(screen.getAllByRole('radio')).toHaveLength(600);
});

test('the groups next to the one with the focus are in the page, so that arrow keys reach them', async () => {
  await FiveThousand.run();
  screen.getByRole('radio', { name: /Shade 10399$/ }).focus();
  expect(await screen.findByRole('heading', { name: 'Cloth 5' })).toBeTruthy();
});
