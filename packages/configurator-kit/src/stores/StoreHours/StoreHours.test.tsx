import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './StoreHours.stories.tsx';

const all = composeStories(stories);

test('a week is told in as few lines as it takes', () => all.Week.run());
