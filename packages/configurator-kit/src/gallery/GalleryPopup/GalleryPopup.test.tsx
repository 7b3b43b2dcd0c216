import { composeStories } from '@storybook/react-vite';
import { beforeEach, test } from 'vitest';
import { stubLayout } from '../../samples/layout-stub.ts';
import * as stories from './GalleryPopup.stories.tsx';

const popups = composeStories(stories);

stubLayout();
// jsdom has no films.
beforeEach(() => {
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollBy = () => {};
  Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve(), pause() {}, canPlayType: () => '' });
});

test('GALL-03, GALL-05: all pictures open with three tabs', () => popups.ProductImages.run());
test('GALL-04: without a film there is no tab for one', () => popups.WithoutVideo.run());
test('GALL-14: arrows and small pictures change what is selected', () => popups.Selected.run());
test('GALL-20: a zoom asks for a sharper picture when it has rested for 300 ms', () => popups.Zoomed.run());
test('GALL-19: a tab begins with its first', () => popups.Videos.run());
test('GALL-22, GALL-23: a source without a kind of film is looked up before it plays', () => popups.LookedUp.run());
test('GALL-23: a failed lookup is logged and the poster stays', () => popups.NotFound.run());
test('GALL-18: customer images are loaded once', () => popups.AskedOnce.run());
test('GALL-09: without customer images a message says so', () => popups.NoCustomerImages.run());
test('GALL-21: a failure is logged and the message shows', () => popups.Failed.run());
test('a skeleton comes first', () => popups.Loading.run());
test('a customer may send a film', () => popups.CustomerVideo.run());
