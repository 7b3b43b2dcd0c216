import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from './TaxExemption.stories.tsx';

const all = composeStories(stories);

test('TENDER-22: a change that failed is reported, and the number stays', async () => {
  await expect(all.Failed.run()).resolves.toBeUndefined();
});

test('TENDER-22: the box has the focus after the number was applied by keyboard', async () => {
  await expect(all.ByKeyboard.run()).resolves.toBeUndefined();
});

test('TENDER-22: a number that is too long is rejected, not cut to one that fits', async () => {
  await expect(all.Wrong.run()).resolves.toBeUndefined();
});
