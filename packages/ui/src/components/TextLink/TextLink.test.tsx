import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './TextLink.stories.tsx';

const { Alone, InRunningText } = composeStories(stories);

test('its hit area is limited to its line in running text', async () => {
  await Alone.run();
  const alone = screen.getByRole('link').className;
  await InRunningText.run();
  expect(screen.getByRole('link').className).not.toBe(alone);
});
