import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ChipGroup.stories.tsx';

const { Removing, ClearingAll, One, OwnWords, RemovedLater } = composeStories(stories);

test('a removal hands the focus on and never loses it', () => Removing.run());
test('all are taken away by one press, told once', () => ClearingAll.run());
test('a late removal leaves the focus where it is', () => RemovedLater.run());
test('every word is replaceable', () => OwnWords.run());

test('one chip needs no button to clear all', async () => {
  await One.run();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Filter', 'Bouclé']);
});
