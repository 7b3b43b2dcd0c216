import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Table.stories.tsx';

const { ScrolledOnAPhone, HiddenCaption } = composeStories(stories);

test('a table that scrolls is a region with the name of its caption', async () => {
  await HiddenCaption.run({ args: { ...ScrolledOnAPhone.args } });
  expect(screen.getByRole('region', { name: 'Oversized boxes' }).tabIndex).toBe(0);
});

test('a hidden caption still names the table', async () => {
  await HiddenCaption.run();
  expect(screen.getByRole('table', { name: 'Oversized boxes' })).toBeTruthy();
});
