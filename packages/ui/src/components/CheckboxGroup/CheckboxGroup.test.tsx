import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './CheckboxGroup.stories.tsx';

const { HiddenLegend } = composeStories(stories);

test('a disabled box cannot be ticked', async () => {
  const onValuesChange = fn();
  await HiddenLegend.run({ args: { ...HiddenLegend.args, onValuesChange } });
  expect(screen.getByRole('group', { name: 'Features' })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /outdoors/ }));
  expect(onValuesChange).not.toHaveBeenCalled();
});
