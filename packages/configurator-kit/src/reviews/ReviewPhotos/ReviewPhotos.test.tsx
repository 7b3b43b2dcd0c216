import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './ReviewPhotos.stories.tsx';

const { None, One } = composeStories(stories);

test('a photo opens', () => One.run());
test('without photos there is no heading', () => None.run());
