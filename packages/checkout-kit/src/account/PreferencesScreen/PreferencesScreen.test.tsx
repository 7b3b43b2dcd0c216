import { ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './PreferencesScreen.stories.tsx';

const { Shown, SaveFails } = composeStories(stories);
const offers = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Sales and offers' });

test('a switch saves at once', async () => {
  const save = fn(async () => ok(null));
  await Shown.run({ args: { ...Shown.args, ports: { save, log: fn() } } });
  await userEvent.click(offers());
  expect(save).toHaveBeenCalledExactlyOnceWith({ isNewsWanted: true, isOfferWanted: true });
});

test('a switch that could not be saved goes back and says so', async () => {
  await SaveFails.run();
  expect(offers().checked).toBe(false);
  expect(screen.getByRole('alert').textContent).toContain('could not be saved');
});
