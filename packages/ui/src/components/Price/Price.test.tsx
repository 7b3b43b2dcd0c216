import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import * as stories from './Price.stories.tsx';

const { Regular, Sale } = composeStories(stories);
const getPriceText = () => document.body.textContent?.replace(/\s+/g, ' ').trim();

test('one price is only its figure', async () => {
  await Regular.run();
  expect(getPriceText()).toBe('$1,949.00');
});

test('screen readers can distinguish the two prices', async () => {
  await Sale.run();
  expect(getPriceText()).toBe('Sale price $1,949.00 Regular price $2,299.00');
});

test('only the earlier price is struck', async () => {
  await Sale.run();
  expect(document.querySelector('s')?.textContent).toBe('$2,299.00');
});

test('the words are replaceable', async () => {
  await Sale.run({ args: { ...Sale.args, nowLabel: 'Prix soldé', wasLabel: 'Prix courant' } });
  expect(getPriceText()).toBe('Prix soldé $1,949.00 Prix courant $2,299.00');
});
