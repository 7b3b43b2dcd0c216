import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { browseMessages } from '../browse-messages.ts';
import { sortOptions } from './FabricFilters.tsx';
import * as stories from './FabricFilters.stories.tsx';

const { Pills } = composeStories(stories);

test('FILTER-15, FILTER-16: pills and order are handed on', () => Pills.run());

test('FILTER-08: every sort option has a key and a label', () => {
  expect(sortOptions(browseMessages)).toEqual(
    ['1', '2', '3', '4'].map((key) => ({ key, label: expect.stringMatching(/\w/) })),
  );
});
