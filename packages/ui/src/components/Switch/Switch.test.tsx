import { composeStories } from '@storybook/react-vite';
import { fireEvent, fn, screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Switch.stories.tsx';

const { Off, ByKeyboard, KeptByTheParent, InARowOfSettings, Invalid, Disabled } = composeStories(stories);

test('turns by its label and by itself, told once each', () => Off.run());
test('turns by the space bar', () => ByKeyboard.run());
test('a switch that the parent keeps turns only through the parent', () => KeptByTheParent.run());
test('a hint is read out with it', () => InARowOfSettings.run());
test('an error marks it and is read out with it', () => Invalid.run());

test('a disabled one does not turn', async () => {
  const onChange = fn();
  await Disabled.run({ args: { ...Disabled.args, onChange } });
  fireEvent.click(screen.getByText('Shortest delivery time first'));
  expect(onChange).not.toHaveBeenCalled();
});
