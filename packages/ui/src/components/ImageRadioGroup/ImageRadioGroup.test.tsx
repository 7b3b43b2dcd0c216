import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ImageRadioGroup.stories.tsx';

const { OnePicked, ByKeyboard, Missing, WideTiles } = composeStories(stories);

test('PICK-07: one tile of the group is picked at a time', () => OnePicked.run());
test('one tab stop, arrows move the pick', () => ByKeyboard.run());
test('an error marks the group and is read out with it', () => Missing.run());

test('a hidden legend still names the group', async () => {
  await WideTiles.run();
  expect(screen.getByRole('radiogroup', { name: 'Seats' })).toBeTruthy();
});
