import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { AnnouncerProvider, useAnnounce } from './Announcer.tsx';

afterEach(() => vi.useRealTimers());

const Say = () => {
  const announce = useAnnounce();
  return <button onClick={() => announce('3 of 5')}>Say</button>;
};

const view = (
  <AnnouncerProvider>
    <Say />
  </AnnouncerProvider>
);
const clickButton = (page: HTMLElement) => flushSync(() => page.querySelector('button')?.click());
const polite = (page: HTMLElement) => page.querySelector('[aria-live=polite]');

test('both regions are in the page before the first sentence, and survive hydration', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(view);
  const region = polite(page);
  const mismatch = vi.fn();
  hydrateRoot(page, view, { onRecoverableError: mismatch });
  // A click counts once the page is hydrated.
  await expect
    .poll(() => {
      clickButton(page);
      return region?.textContent;
    })
    .toContain('3 of 5');
  expect(page.querySelectorAll('[aria-live]')).toHaveLength(2);
  expect(polite(page)).toBe(region);
  expect(mismatch).not.toHaveBeenCalled();
});

test('a sentence leaves the page after seven seconds', () => {
  vi.useFakeTimers();
  const page = document.body.appendChild(document.createElement('div'));
  flushSync(() => createRoot(page).render(view));
  clickButton(page);
  expect(polite(page)?.textContent).toBe('3 of 5');
  flushSync(() => vi.advanceTimersByTime(6999));
  expect(polite(page)?.textContent).toBe('3 of 5');
  flushSync(() => vi.advanceTimersByTime(1));
  expect(polite(page)?.textContent).toBe('');
});

test('without a provider nothing is announced and nothing fails', () => {
  expect(renderToString(<Say />)).toBe('<button>Say</button>');
});
