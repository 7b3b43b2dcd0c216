import { composeStories } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as stories from './Gallery.stories.tsx';
import { GalleryVideo } from './GalleryVideo.tsx';

const { ThreePictures, ConfiguredHero, OnePicture, ChoiceBringsBack, PersonalizationBringsBack, WithVideo } =
  composeStories(stories);

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

test('GALL-01, GALL-15: a small picture leads to its large one', () => ThreePictures.run());
test('the hero in the present choices stands first', () => ConfiguredHero.run());
test('a single picture needs no small ones', () => OnePicture.run());
test('GALL-16: another choice brings the gallery back to the hero', () => ChoiceBringsBack.run());
test('a video comes after the pictures and does not load by itself', () => WithVideo.run());
test('GALL-17: personalization brings the gallery back to the hero', () => PersonalizationBringsBack.run());

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

test('where motion is unwanted a video waits to be pressed', () => {
  motion(true);
  showVideo()(true);
  expect(play).not.toHaveBeenCalled();
});
