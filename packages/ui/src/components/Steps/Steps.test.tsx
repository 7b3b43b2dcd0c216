import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Steps.stories.tsx';

const { Payment, FirstStep, NeedsAnotherLook, Column } = composeStories(stories);

test('steps that are done lead back, the present one is marked, later ones are text', async () => {
  await Payment.run();
});

test('at the first step nothing leads back', async () => {
  await FirstStep.run();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a step that needs another look leads back and says why', () => NeedsAnotherLook.run());

test('beside a page the steps stand in a column with their notes', async () => {
  await Column.run();
  expect(screen.getByRole('list').dataset.layout).toBe('column');
  expect(screen.getByText('1 N State St, Chicago')).toBeTruthy();
});
