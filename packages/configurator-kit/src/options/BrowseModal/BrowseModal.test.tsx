import { composeStories } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expect, test } from 'vitest';
import { stubLayout } from '../../fixtures/layout-stub.ts';
import * as stories from './BrowseModal.stories.tsx';

const { Open } = composeStories(stories);

const { widen } = stubLayout();

test.each([
  [1280, false],
  [360, true],
])('BROWSE-15: at %i px the way back to the product shows: %s', { timeout: 30_000 }, async (width, isShown) => {
  widen(width);
  await Open.run();
  const back = within(within(document.body).getByRole('dialog')).queryByRole('button', { name: 'Back to Alder Sofa' });
  expect(back !== null).toBe(isShown);
});
