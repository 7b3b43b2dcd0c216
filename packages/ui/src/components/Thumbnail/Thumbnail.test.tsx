import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from './Thumbnail.stories.tsx';

const { Plain } = composeStories(stories);

test('is pressed once per click', async () => {
  await Plain.run();
  expect(document.querySelector('button')?.type).toBe('button');
});
