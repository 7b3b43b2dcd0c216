import { composeStories } from '@storybook/react-vite';
import { afterEach, expect, test, vi } from 'vitest';
import { addPortsFixture } from '../../fixtures/registry.ts';
import * as stories from './AddToRegistryButton.stories.tsx';

const all = composeStories(stories);

/** React draws with timers that stay real. */
const realTimeout = setTimeout;
const drawing = () => new Promise((resolve) => realTimeout(resolve, 0));

afterEach(() => vi.useRealTimers());

test('REG-01: outside registry mode there is no button', async () => {
  await all.OutsideRegistryMode.run();
  await all.Ready.run();
  expect(document.querySelector('button')?.textContent).toBe('Add to Registry');
});

test('REG-21, REG-22, REG-24: the button shows ADDED for 3000 ms, then its label again, next to a link with the count', async () => {
  await all.Ready.run({ args: { ...all.Ready.args, ports: addPortsFixture() } });
  const button = () => document.querySelector('button');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  button()?.click();
  while (button()?.textContent !== 'ADDED') await drawing();
  await vi.advanceTimersByTimeAsync(2999);
  for (let frames = 0; frames < 5; frames++) await drawing();
  expect(button()?.textContent).toBe('ADDED');
  expect(document.querySelector('a')).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  while (button()?.textContent !== 'Add to Registry') await drawing();
  expect(document.body.textContent).toContain('2 in your registry');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/gift-registry/registrant-list/5000101');
});
