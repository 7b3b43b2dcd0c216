import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SegmentedControl.stories.tsx';

const { Apart, HiddenLegend, NoneChosen } = composeStories(stories);

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
