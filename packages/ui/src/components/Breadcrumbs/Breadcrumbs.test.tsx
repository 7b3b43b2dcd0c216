import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Breadcrumbs.stories.tsx';

const { ProductPage, OwnLink } = composeStories(stories);

test('every step but the present page leads back', async () => {
  await ProductPage.run();
});

test('is an ordered list', async () => {
  await ProductPage.run();
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('takes a link of its own', async () => {
  await OwnLink.run();
});
