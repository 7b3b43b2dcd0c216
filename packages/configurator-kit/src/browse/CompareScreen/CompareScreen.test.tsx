import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './CompareScreen.stories.tsx';

const { SideBySide, DifferencesOnly, One, Empty } = composeStories(stories);

test('CMPR-01: products are compared side by side', async () => {
  await SideBySide.run();
  expect(screen.getAllByRole('columnheader')).toHaveLength(4);
});

test('rows in which all products are the same can be hidden', async () => {
  await DifferencesOnly.run();
  expect(screen.queryByRole('rowheader', { name: 'Frame' })).toBeNull();
});

test('one product has a link to more', async () => {
  await One.run();
  expect(screen.getByRole('link', { name: 'Add More Products' })).toBeTruthy();
});

test('without products there is a way on', async () => {
  await Empty.run();
  expect(screen.queryByRole('table')).toBeNull();
});
