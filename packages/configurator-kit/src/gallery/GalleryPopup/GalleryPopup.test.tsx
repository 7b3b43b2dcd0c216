import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { imageFixture } from '../../fixtures/pictures.ts';
import { ZoomImage } from './ZoomImage.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => vi.useRealTimers());

test('GALL-20: a sharper image is requested 300 ms after the last zoom step', () => {
  vi.useFakeTimers();
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  const picture = imageFixture('main/alder-sofa/1303', 'Alder Sofa');
  const item = { id: '1', type: 1, src: '', srcIcon: '', additionalDetails: {}, picture } as const;
  act(() => root.render(<ZoomImage item={item} label="Zoom" ratio={1} whole={false} />));
  const zoomIn = () => act(() => page.querySelector<HTMLElement>('[aria-label="Zoom in"]')?.click());
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const sizes = () => page.querySelector('img')?.sizes;
  const first = sizes();
  zoomIn();
  pass(299);
  zoomIn();
  pass(299);
  expect(sizes()).toBe(first);
  pass(1);
  expect(sizes()).toBe('225vw');
  act(() => root.unmount());
  page.remove();
});
