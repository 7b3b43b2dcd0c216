import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './Pagination.stories.tsx';

const { InTheMiddle, AtTheStart, BeyondTheEnd, NoPages } = composeStories(stories);

test('links to the ends, the neighbours and the next page', async () => {
  await InTheMiddle.run();
});

test('there is no page before the first', async () => {
  await AtTheStart.run();
});

test('from a page that is gone the way back leads to the last one', async () => {
  await BeyondTheEnd.run();
});

test('without pages there is nothing', async () => {
  await NoPages.run();
});
