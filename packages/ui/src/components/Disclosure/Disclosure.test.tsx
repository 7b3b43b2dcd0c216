import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './Disclosure.stories.tsx';

const { Closed, ByKeyboard, Open, NotClosable } = composeStories(stories);

test('opens by press and keeps the focus on its button', async () => {
  await Closed.run();
});

test('opens and closes by Enter and Space', async () => {
  await ByKeyboard.run();
});

test('an open drawer names its region by its header, under a heading of its level', async () => {
  await Open.run();
  expect(screen.getByRole('heading', { level: 3 }).textContent).toContain('Fabric');
  expect(screen.getByRole('region', { name: /Fabric/ }).textContent).toContain('Linen creases');
});

test('a drawer that may not be closed stays open', async () => {
  await NotClosable.run();
});
