import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './TenderPanel.stories.tsx';

const all = composeStories(stories);

test('TENDER-03: each gift card has its own way out, by what it is called', async () => {
  const remove = fn(async () => {});
  const args = all.ThreeApplied.args;
  await all.ThreeApplied.run({ args: { ...args, tender: { ...args.tender, remove } as typeof args.tender } });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Gift card ending in 0028' }));
  expect(remove).toHaveBeenCalledExactlyOnceWith('0028');
  expect(screen.getByRole('button', { name: 'Add another gift card' }).textContent).toBe('Add Another');
});

test('TENDER-01: without an amount due no other tender is offered', async () => {
  await all.NothingLeft.run();
  expect(screen.queryByRole('button', { name: /^Add a.* gift card/ })).toBeNull();
});

test('TENDER-04: a failed removal shows an error and the gift card stays', async () => {
  await all.RemovalFailed.run();
  expect(screen.getByRole('alert').textContent).toContain('temporarily unavailable');
  expect(screen.getByRole('button', { name: 'Remove Gift card ending in 0010' })).toBeTruthy();
});
