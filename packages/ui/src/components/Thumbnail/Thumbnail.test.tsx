import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from './Thumbnail.stories.tsx';

const { Plain } = composeStories(stories);

test('is of type button, so it does not submit', async () => {
  await Plain.run();
  expect(document.querySelector('button')?.type).toBe('button');
});
