import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as button from '../Button/Button.stories.tsx';
import * as stories from './ButtonLink.stories.tsx';

const { Accent } = composeStories(stories);
const buttons = composeStories(button);

test('is a link, not a button', async () => {
  await Accent.run();
  expect(screen.queryByRole('button')).toBeNull();
});

test('has the same styles as the button of the same tone and size', async () => {
  await Accent.run();
  const link = screen.getByRole('link').className;
  await buttons.Accent.run();
  expect(screen.getByRole('button').className).toBe(link);
});
