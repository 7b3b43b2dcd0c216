import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Badge.stories.tsx';

const { Plain, Tones } = composeStories(stories);

test('shows its word and takes native props', async () => {
  await Plain.run({ args: { ...Plain.args, id: 'flag', className: 'own' } });
  const badge = screen.getByText('New');
  expect(badge.id).toBe('flag');
  expect(badge.className).toContain('own');
});

test('each tone has its own class', async () => {
  await Tones.run();
  const labels = ['Made to order', 'Exclusive', 'Sale', 'In stock', 'Expired', 'Final sale'];
  expect(new Set(labels.map((word) => screen.getByText(word).className)).size).toBe(6);
});
