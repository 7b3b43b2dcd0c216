import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './SwatchReceipt.stories.tsx';

const { InCanada, Ordered, WithoutNumber } = composeStories(stories);

test('SWATCH-85, SWATCH-87, SWATCH-88: thanks, and a receipt with number, date and total 0 that is printed', () =>
  Ordered.run());
test('SWATCH-87: without a number in the answer there is no line for it', () => WithoutNumber.run());
test('SWATCH-86: on the Canadian site it takes 5-12 business days', () => InCanada.run());
