import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Disclosure.stories.tsx';

const { Open } = composeStories(stories);

test('an open drawer names its region by its header, under a heading of its level', async () => {
  await Open.run();
  expect(screen.getByRole('heading', { level: 3 }).textContent).toContain('Fabric');
  expect(screen.getByRole('region', { name: /Fabric/ }).textContent).toContain('Linen creases');
});
