import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Toast.stories.tsx';

const { WaitsForTheMouse } = composeStories(stories);

test('stays under the mouse and goes when its time is up', async () => {
  await WaitsForTheMouse.run();
  expect(screen.queryByRole('listitem')).toBeNull();
});
