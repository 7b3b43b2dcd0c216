import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './RecentSwatches.stories.tsx';

const { Opened } = composeStories(stories);

test('BROWSE-07: the section opens and its choices can be picked', () => Opened.run());
