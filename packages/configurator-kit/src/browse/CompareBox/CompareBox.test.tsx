import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './CompareBox.stories.tsx';

const { Unchecked, Checked } = composeStories(stories);

test('CMPR-01: the box is named after its product', async () => {
  await Unchecked.run();
  expect(screen.getByRole('checkbox', { name: 'Compare Alder Sofa' })).toHaveProperty('checked', false);
});

test('a chosen product is checked', async () => {
  await Checked.run();
  expect(screen.getByRole('checkbox', { name: 'Compare Alder Sofa' })).toHaveProperty('checked', true);
});
