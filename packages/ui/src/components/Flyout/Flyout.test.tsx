import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Flyout.stories.tsx';

const { CrossAndEscapeClose } = composeStories(stories);

test('cross and Escape close, and the focus goes back to what opened it', async () => {
  await CrossAndEscapeClose.run();
  expect(screen.queryByRole('dialog')).toBeNull();
});
