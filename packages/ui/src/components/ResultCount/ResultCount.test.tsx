import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ResultCount.stories.tsx';

const { One, CountUnderWay } = composeStories(stories);

test('one result is not many', async () => {
  await One.run();
  expect(screen.getByRole('status').textContent).toBe('1 result');
});

test('has its own words, and marks a provisional count', async () => {
  await CountUnderWay.run({ args: { ...CountUnderWay.args, countLabel: (count) => `${count} Stoffe` } });
  expect(screen.getByText('1284 Stoffe').getAttribute('aria-busy')).toBe('true');
});
