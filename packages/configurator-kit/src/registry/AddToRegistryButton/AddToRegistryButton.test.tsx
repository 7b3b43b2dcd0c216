import { composeStories } from '@storybook/react-vite';
import { act } from 'react';
import { waitFor } from 'storybook/test';
import { afterEach, expect, test, vi } from 'vitest';
import { addPortsFixture } from '../../fixtures/registry.ts';
import * as stories from './AddToRegistryButton.stories.tsx';

const all = composeStories(stories);

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
  await waitFor(() => expect(button()?.textContent).toBe('ADDED'));
  await act(() => vi.advanceTimersByTimeAsync(2999));
  expect(button()?.textContent).toBe('ADDED');
  expect(document.querySelector('a')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(button()?.textContent).toBe('Add to Registry');
  expect(document.body.textContent).toContain('2 in your registry');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/gift-registry/registrant-list/5000101');
});
