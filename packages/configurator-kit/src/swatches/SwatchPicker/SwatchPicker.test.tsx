import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './SwatchPicker.stories.tsx';

const { Emptying, Full, OneIsOut, Picking } = composeStories(stories);

test('SWATCH-16, SWATCH-22: fabrics by family, those recently viewed first; a check adds, an uncheck removes', () =>
  Picking.run());
test('SWATCH-10: what is not in stock cannot be checked', () => OneIsOut.run());
test('SWATCH-23: once five are selected the others are disabled', () => Full.run());
test('SWATCH-22, SWATCH-25: the tray empties place by place, until at least one must be selected', () =>
  Emptying.run());
