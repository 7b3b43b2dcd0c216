import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from './CardMark.stories.tsx';

const { Visa, DinersClub } = composeStories(stories);

test('names the card', async () => {
  await Visa.run();
  expect(document.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Visa');
});

test('CARD-18: a Diners Club card carries the sign of Discover', async () => {
  await DinersClub.run();
  expect(document.querySelector('[role=img]')?.getAttribute('data-network')).toBe('discover');
});
