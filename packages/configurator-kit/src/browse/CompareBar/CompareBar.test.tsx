import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './CompareBar.stories.tsx';

const { Two, OneIsNoComparison, Full } = composeStories(stories);

test('CMPR-01: the bar has a button for each chosen product and the link to the comparison', async () => {
  await Two.run();
  expect(screen.getAllByRole('button', { name: /^Remove .+ from compare$/ })).toHaveLength(2);
});

test('one product is no comparison', async () => {
  await OneIsNoComparison.run();
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
});

test('a fifth product is rejected with a reason', async () => {
  await Full.run();
  expect(screen.getByRole('alert').textContent).toContain('up to four');
});
