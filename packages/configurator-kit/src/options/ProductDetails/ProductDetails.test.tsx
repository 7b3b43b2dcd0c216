import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './ProductDetails.stories.tsx';

const { Everything, TextOnly } = composeStories(stories);

test('SUMM-02: dimensions are listed in standard and metric units', () => Everything.run());
test('a product without measures has no table of them', () => TextOnly.run());
