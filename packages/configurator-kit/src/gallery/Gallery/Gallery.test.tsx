import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GalleryVideo } from './GalleryVideo.tsx';

const play = vi.fn(() => Promise.resolve());
const pause = vi.fn();
const motion = (isUnwanted: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isUnwanted, addEventListener() {}, removeEventListener() {} }));

// jsdom has no layout to scroll and no films.
beforeEach(() => {
  Element.prototype.scrollTo = () => {};
  Object.assign(HTMLMediaElement.prototype, { play, pause });
  play.mockClear();
  pause.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

function showVideo() {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (shown: boolean) =>
    flushSync(() =>
      root.render(
        <GalleryVideo video={{ width: 4, height: 3, webm: '/a.webm', mp4: '/a.mp4' }} label="Video" shown={shown} />,
      ),
    );
  return show;
}

test('a video plays while the shopper is at it', () => {
  motion(false);
  const show = showVideo();
  show(false);
  expect(play).not.toHaveBeenCalled();
  show(true);
  expect(play).toHaveBeenCalledTimes(1);
  pause.mockClear();
  show(false);
  expect(pause).toHaveBeenCalledTimes(1);
});

test('with reduced motion a video does not play automatically', () => {
  motion(true);
  showVideo()(true);
  expect(play).not.toHaveBeenCalled();
});
