import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './BundleMembers.stories.tsx';

const { TableAndChairs } = composeStories(stories);

test('a bundle lists its products with quantity and link', () => TableAndChairs.run());
