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

test('a switch that fails to save reverts and shows an error', async () => {
  await SaveFails.run();
  expect(offers().checked).toBe(false);
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t save that change');
});

test('a second switch preserves its value while the first save is in progress', async () => {
  const responses: (() => void)[] = [];
  const save = fn(() => new Promise<ReturnType<typeof ok<null>>>((done) => void responses.push(() => done(ok(null)))));
  await Shown.run({ args: { ...Shown.args, ports: { save, log: fn() } } });
  await userEvent.click(offers());
  await userEvent.click(screen.getByRole('switch', { name: 'New collections and room ideas' }));
  expect(save).toHaveBeenLastCalledWith({ isNewsWanted: false, isOfferWanted: true });
  responses[0]?.();
  await Promise.resolve();
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /New collections/ }).checked).toBe(false);
});
