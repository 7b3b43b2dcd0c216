import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './PasswordHints.stories.tsx';

const all = composeStories(stories);

test.each([
  ['Empty', [false, false, false]],
  ['TooShort', [false, false, false]],
  ['LikeEmail', [true, false, false]],
  ['TooCommon', [true, true, false]],
  ['Good', [true, true, true]],
] as const)('%s: what is met is ticked and read out', async (story, met) => {
  await all[story].run();
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.hasAttribute('data-met'))).toEqual(met);
  expect(items.map((item) => item.textContent?.endsWith(', met'))).toEqual(met);
});
