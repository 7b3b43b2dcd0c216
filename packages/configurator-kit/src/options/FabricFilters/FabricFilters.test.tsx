import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './FabricFilters.stories.tsx';

const { Pills } = composeStories(stories);

test('FILTER-15, FILTER-16: pills and order are handed on', () => Pills.run());
