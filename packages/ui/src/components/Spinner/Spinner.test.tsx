import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './Spinner.stories.tsx';

const { Named, BesideWords } = composeStories(stories);

test('has the name of what is waited for', async () => {
  await Named.run();
});

test('is decoration when words stand beside it', async () => {
  await BesideWords.run();
});
