import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from './TaxExemption.stories.tsx';

const all = composeStories(stories);

test('TENDER-22: each change is a call, and what comes back is shown', async () => {
  await all.On.run();
  await all.ByKeyboard.run();
});

test('README decision 19: nothing is sent without the number of a certificate, and none is asked for while one is on file', async () => {
  await all.Wrong.run();
  await all.OnFile.run();
});

test('TENDER-22: a change that failed is reported, and the number stays', async () => {
  await expect(all.Failed.run()).resolves.toBeUndefined();
});
