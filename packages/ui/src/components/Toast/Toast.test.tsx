import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Toast.stories.tsx';

const { WithUndo, ByKeyboard, WaitsForTheMouse, ThreeAtMost, TheOldestGoesWithTheFocus, ReachedByTab } =
  composeStories(stories);

test('says what happened once and offers a way back', async () => {
  await WithUndo.run();
});

test('F8 leads to it, Escape closes it and gives the focus back', async () => {
  await ByKeyboard.run();
});

test('stays under the mouse and goes when its time is up', async () => {
  await WaitsForTheMouse.run();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('shows three at most', async () => {
  await ThreeAtMost.run();
});

test('a toast that makes room gives its focus back', async () => {
  await TheOldestGoesWithTheFocus.run();
});

test('the focus goes back to where it came from, by Tab too', async () => {
  await ReachedByTab.run();
});
