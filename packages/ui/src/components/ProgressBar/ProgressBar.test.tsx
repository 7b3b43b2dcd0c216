import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ProgressBar.stories.tsx';

const { HiddenLabel } = composeStories(stories);

test.each([
  [-5, '0', '0%'],
  [24.5, '24.5', '50%'],
  [300, '49', '100%'],
])('%d of 49 is announced as %s and drawn as %s', async (value, now, drawn) => {
  await HiddenLabel.run({ args: { ...HiddenLabel.args, value } });
  const bar = screen.getByRole('progressbar');
  expect(bar.getAttribute('aria-valuenow')).toBe(now);
  expect((bar.firstElementChild as HTMLElement).style.inlineSize).toBe(drawn);
});

test('a hidden label still names it', async () => {
  await HiddenLabel.run();
  expect(screen.getByRole('progressbar', { name: 'Free shipping' })).toBeTruthy();
});
