import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './ReviewPhotoViewer.stories.tsx';

const { Several } = composeStories(stories);

test('photographs of a review are seen in large, one after the other', () => Several.run());
