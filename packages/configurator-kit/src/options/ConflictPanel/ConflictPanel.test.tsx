import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './ConflictPanel.stories.tsx';

const panel = composeStories(stories);

test('what does not go says why, and one press takes the nearest configuration', () => panel.WhyAndInstead.run());
test('a crossed-out choice that was pressed is explained alone', () => panel.OneOfThem.run());
