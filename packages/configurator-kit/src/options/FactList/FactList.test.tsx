import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './FactList.stories.tsx';

const { Facts } = composeStories(stories);

test('facts are named and told line by line; an empty one is left out', () => Facts.run());
