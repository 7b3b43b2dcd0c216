import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Steps.stories.tsx';

const { FirstStep, Column } = composeStories(stories);

test('the first step has no back link', async () => {
  await FirstStep.run();
  expect(screen.queryByRole('link')).toBeNull();
});

test('next to a page the steps form a column with their notes', async () => {
  await Column.run();
  expect(screen.getByRole('list').dataset.layout).toBe('column');
  expect(screen.getByText('1 N State St, Chicago')).toBeTruthy();
});
