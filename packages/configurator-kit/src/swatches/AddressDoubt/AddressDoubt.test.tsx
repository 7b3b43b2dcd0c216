import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './AddressDoubt.stories.tsx';

const { Combination, Street } = composeStories(stories);

test('SWATCH-74, SWATCH-75, SWATCH-80: without suggestions the street is in doubt and may be kept', () => Street.run());
test('SWATCH-77, SWATCH-80: with suggestions the combination is, and one may be chosen', () => Combination.run());
