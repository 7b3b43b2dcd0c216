import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { AnnouncerProvider } from '../Announcer/Announcer.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

afterEach(() => vi.useRealTimers());

test('a wait under 200 ms is not announced', () => {
  vi.useFakeTimers();
  const page = document.createElement('div');
  const root = createRoot(page);
  const draw = (busy: boolean) =>
    flushSync(() =>
      root.render(
        <AnnouncerProvider>
          <LoadingOverlay busy={busy} label="Updating fabrics">
            8 items
          </LoadingOverlay>
        </AnnouncerProvider>,
      ),
    );
  draw(true);
  flushSync(() => vi.advanceTimersByTime(199));
  draw(false);
  flushSync(() => vi.advanceTimersByTime(1000));
  expect(page.textContent).toBe('8 items');
});
