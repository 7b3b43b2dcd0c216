import { composeStories } from '@storybook/react-vite';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleAddPorts } from '../../samples/registry.ts';
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

test('REG-21, REG-22, REG-24: the button says ADDED for 3000 ms, then again what it does, beside a link with the count', async () => {
  await all.Ready.run({ args: { ...all.Ready.args, ports: sampleAddPorts() } });
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

test('two presses are one add', () => all.Added.run());
test('what a registry wants already shows with the link', () => all.InYourRegistry.run());
test('REG-35: among several registries the shopper picks, beside the product', () => all.SeveralRegistries.run());
test('the pick is used, once', () => all.Picked.run());
test('REG-03, REG-04: a guest goes to the sign-in, which leads back; what is written has its terms first, in a popup that closes', async () => {
  await all.Guest.run();
  await all.GuestWithAText.run();
});
test('what is written goes along', () => all.SignedInWithAText.run());
test('REG-38: a lookup that fails is logged and counts as not logged in', () => all.SessionEnded.run());
test('who has no registry begins one', () => all.WithoutARegistry.run());
test('REG-37: a refusal says why; without a reason it is logged and the button works again', async () => {
  await all.Refused.run();
  await all.RefusedWithoutWords.run();
});
test('REG-25: disabled while loading', () => all.WhileLoading.run());
test('REG-26: disabled when it is out of stock', () => all.OutOfStock.run());
test('REG-27: disabled when it is made to order without choices', () => all.MadeToOrder.run());
test('REG-28: disabled while the personalization is invalid', () => all.UnfinishedText.run());
test('REG-29: enabled for sku 0 of a grouper', () => all.GrouperWithoutChoices.run());
