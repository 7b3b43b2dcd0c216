import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SavedAddresses.stories.tsx';

const all = composeStories(stories);

test('every saved address and a new one are offered; the chosen one can be edited', async () => {
  const onChoose = fn();
  await all.Three.run({ args: { ...all.Three.args, onChoose } });
  await userEvent.click(screen.getByRole('radio', { name: /88 Prospect Park West/ }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('a-1');
  expect(screen.getByRole('button', { name: /Edit 88 Prospect Park West/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Use a new address' }));
  expect(screen.queryByRole('button', { name: /Edit/ })).toBeNull();
});

test('no address can be selected while a save is in progress', async () => {
  await all.Busy.run();
  for (const radio of screen.getAllByRole('radio')) expect(radio.matches(':disabled')).toBe(true);
});
