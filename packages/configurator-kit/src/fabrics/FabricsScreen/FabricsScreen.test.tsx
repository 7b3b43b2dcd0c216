import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from './FabricsScreen.stories.tsx';

const { Adding, All, CallsFail, Filtering, FilteringOnAPhone, NothingLeft, Remembered, TakingTheLastOut, UnderWay } =
  composeStories(stories);

test('FABRIC-05, FABRIC-06, FABRIC-23: a grid of cards with paging, every card with a flyout', () => All.run());
test('FABRIC-03, FABRIC-04: features, colour, type and order narrow and sort the fabrics', () => Filtering.run());
test('on a phone the filters have a layer of their own', () => FilteringOnAPhone.run());
test('FABRIC-09, FABRIC-10, FABRIC-12: five swatches are added, a sixth is warned of', () => Adding.run());
test('the last swatch takes the tray along', () => TakingTheLastOut.run());
test('FABRIC-15, FABRIC-16: fabrics looked at and those no longer available show', () => Remembered.run());
test('FABRIC-21: failed calls are logged and nothing is said', () => CallsFail.run());
test('filters that leave nothing can be cleared', () => NothingLeft.run());

test('cards are veiled while others come', async () => {
  await UnderWay.run();
  expect(document.querySelector('[aria-busy=true] article')).not.toBeNull();
});
