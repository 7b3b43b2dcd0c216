import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import { stubLayout } from '../../fixtures/layout-stub.ts';
import * as stories from './SwatchSheet.stories.tsx';

const { BySwipe, ByButton, Ordered } = composeStories(stories);

const { widen } = stubLayout();

test('SWATCH-06: on the cb2 mobile view the form is a sheet that slides by swipe', () => {
  widen(390);
  return BySwipe.run();
});
test('SWATCH-07: it slides by a button as well', () => {
  widen(390);
  return ByButton.run();
});
test('SWATCH-84: an order from the sheet ends in the receipt', () => {
  widen(390);
  return Ordered.run();
});
