import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from './TaxExemption.stories.tsx';

const all = composeStories(stories);

test('TENDER-22: each change is a call, and what comes back is shown', async () => {
  await all.On.run();
  await all.ByKeyboard.run();
});

test('TENDER-22: a change that failed is reported and undone', async () => {
  await expect(all.Failed.run()).resolves.toBeUndefined();
});
