import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './DimensionDrawing.stories.tsx';

const { Sofa, WithoutHeight } = composeStories(stories);

test('front and side are drawn to scale', () => Sofa.run());
test('without all three measures there is no drawing', () => WithoutHeight.run());
