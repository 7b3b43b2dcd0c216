import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './CheckboxGroup.stories.tsx';

const { Features, WithASlider, HiddenLegend, Invalid } = composeStories(stories);

test('SUMM-12: boxes are ticked by press and by Space, all values told each time', () => Features.run());
test('SUMM-12: a slider may stand with the boxes', () => WithASlider.run());
test('an error marks the boxes and is read out with the group', () => Invalid.run());

test('a disabled box cannot be ticked', async () => {
  const onValuesChange = fn();
  await HiddenLegend.run({ args: { ...HiddenLegend.args, onValuesChange } });
  expect(screen.getByRole('group', { name: 'Features' })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /outdoors/ }));
  expect(onValuesChange).not.toHaveBeenCalled();
});
