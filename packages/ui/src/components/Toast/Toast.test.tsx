import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Toast.stories.tsx';

const { WaitsForTheMouse } = composeStories(stories);

test('stays while hovered and closes after its duration', async () => {
  await WaitsForTheMouse.run();
  expect(screen.queryByRole('listitem')).toBeNull();
});
