import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './Pagination.stories.tsx';

const { InTheMiddle, AtTheStart } = composeStories(stories);

test('links to the ends, the neighbours and the next page', async () => {
  await InTheMiddle.run();
});

test('there is no page before the first', async () => {
  await AtTheStart.run();
});
