import { composeStories } from '@storybook/react-vite';
import { beforeEach, test, vi } from 'vitest';
import * as stories from './ChoiceLayers.stories.tsx';
import * as swatchStories from './FreeSwatches.stories.tsx';

const layers = composeStories(stories);

// jsdom has no media to ask.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  return () => vi.unstubAllGlobals();
});

test('QVIEW-01, QVIEW-02, QVIEW-11: a rest of 700 ms shows the product in a choice with its price', () =>
  layers.QuickView.run());
test('QVIEW-07: without a sku quick view says so', () => layers.QuickViewWithoutSku.run());
test('QVIEW-10, PDP-26: a failed quick view clears loading and says nothing', () => layers.QuickViewFails.run());
test('QVIEW-05, QVIEW-06: the selected and a disabled choice have no quick view', () => layers.NoQuickView.run());
test('a late answer never takes the place of a newer one', () => layers.QuickViewReordered.run());
test('FLY-01, FLY-07: View Details opens the flyout of the material', () => layers.Details.run());
test('four materials side by side', () => layers.Comparing.run());
test('a conflict is explained and solved with one press', () => layers.Conflict.run());
test('undo, redo and start over', () => layers.BackAndForth.run());
test('thirty fast choices leave the price of the last', () => layers.FastChoosing.run());

const swatches = composeStories(swatchStories);

test('FLY-08, SWATCH-03: the link and the flyout ask for free swatches', () => swatches.Offered.run());
test('where no swatches are offered the flyout has no button for them', () => swatches.NotOffered.run());
