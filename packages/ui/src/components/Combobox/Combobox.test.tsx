import { composeStories } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { beforeAll, expect, test } from 'vitest';
import * as stories from './Combobox.stories.tsx';

const composed = composeStories(stories);

// jsdom has no layout to scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test('a closed one has no popup', async () => {
  await composed.Closed.run();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('combobox').hasAttribute('aria-controls')).toBe(false);
});
