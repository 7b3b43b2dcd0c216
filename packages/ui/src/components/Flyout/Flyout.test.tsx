import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Flyout.stories.tsx';

const { CrossAndEscapeClose } = composeStories(stories);

test('close button and Escape close it, and the focus returns to its opener', async () => {
  await CrossAndEscapeClose.run();
  expect(screen.queryByRole('dialog')).toBeNull();
});
