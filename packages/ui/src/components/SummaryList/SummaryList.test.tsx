import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './SummaryList.stories.tsx';

const { Totals } = composeStories(stories);

test('every figure is the definition of its name', async () => {
  await Totals.run();
  const terms = screen.getAllByRole('term').map((term) => term.firstChild?.textContent);
  const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
  expect(terms).toEqual(['Merchandise', 'Savings', 'Shipping', 'Tax', 'Total']);
  expect(figures).toEqual(['$2,507.00', '-$350.00', '$149.00', '$272.24', '$2,578.24']);
});

test('the total is set off from the other rows', async () => {
  await Totals.run();
  const rows = screen.getAllByRole('term').map((term) => term.parentElement?.className);
  expect(rows.at(-1)).not.toBe(rows[0]);
});
