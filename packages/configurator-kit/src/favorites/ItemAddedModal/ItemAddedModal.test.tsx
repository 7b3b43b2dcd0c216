import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './ItemAddedModal.stories.tsx';

const { Added } = composeStories(stories);

test('FAV-04, FAV-05: an add is confirmed and leads to the lists', () => Added.run());
