import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Breadcrumbs.stories.tsx';

const { ProductPage } = composeStories(stories);

test('is an ordered list', async () => {
  await ProductPage.run();
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
