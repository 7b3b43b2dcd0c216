import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SegmentedControl.stories.tsx';

const { Joined, ByKeyboard, Apart, HiddenLegend, NoneChosen, Missing } = composeStories(stories);

test('one of the words is chosen at a time, told once', () => Joined.run());
test('one tab stop, arrows choose and go round', () => ByKeyboard.run());
test('a disabled word says why', () => Apart.run());
test('an error marks the group and is read out with it', () => Missing.run());

test('a disabled word cannot be chosen', async () => {
  const onValueChange = fn();
  await NoneChosen.run({ args: { ...Apart.args, value: undefined, onValueChange } });
  await userEvent.click(screen.getByRole('radio', { name: 'Spring core, unavailable' }));
  expect(onValueChange).not.toHaveBeenCalled();
});

test('a hidden legend still names the group', async () => {
  await HiddenLegend.run();
  expect(screen.getByRole('radiogroup', { name: 'Width' })).toBeTruthy();
});
