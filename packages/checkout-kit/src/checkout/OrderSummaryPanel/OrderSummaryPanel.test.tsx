import { composeStories } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './OrderSummaryPanel.stories.tsx';

const { TwoLines } = composeStories(stories);

test('lists what is ordered and folds', async () => {
  await TwoLines.run();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  const toggle = screen.getByRole('button', { name: /Show Order Summary/ });
  expect(toggle.textContent).toContain('$2,895.04');
  await userEvent.click(toggle);
  expect(screen.getByRole('button', { name: /Hide Order Summary/ }).getAttribute('aria-expanded')).toBe('true');
});
