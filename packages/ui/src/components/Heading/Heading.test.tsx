import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Heading.stories.tsx';

const { PageTitle } = composeStories(stories);

test.each([1, 2, 3, 4] as const)('level %d is the level in the document outline', async (level) => {
  await PageTitle.run({ args: { ...PageTitle.args, level } });
  expect(screen.getByRole('heading', { level, name: 'Payment and Billing' })).toBeTruthy();
});

test('size changes the styles and not the level', async () => {
  await PageTitle.run({ args: { ...PageTitle.args, level: 2 } });
  const usual = screen.getByRole('heading', { level: 2 }).className;
  await PageTitle.run({ args: { ...PageTitle.args, level: 2, size: 'hero' } });
  expect(screen.getByRole('heading', { level: 2 }).className).not.toBe(usual);
});
