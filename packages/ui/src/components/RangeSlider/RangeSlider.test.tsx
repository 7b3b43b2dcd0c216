import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './RangeSlider.stories.tsx';

const { TwoThumbs, ThumbsBoundEachOther, PressOnTheRail, BeyondTheBounds, NothingToChoose, Disabled, Invalid } =
  composeStories(stories);

test('two native sliders in one group, the lower one never above the upper one', () => TwoThumbs.run());
test('each tells the bound that the other one sets', () => ThumbsBoundEachOther.run());
test('a press on the rail brings the nearer thumb', () => PressOnTheRail.run());
test('values beyond the bounds stand at them', () => BeyondTheBounds.run());
test('bounds that meet hold both thumbs', () => NothingToChoose.run());
test('an error is read out with the group', () => Invalid.run());

test('a disabled pair does not slide', async () => {
  await Disabled.run();
  for (const slider of screen.getAllByRole('slider')) expect(slider).toHaveProperty('disabled', true);
});
