import { composeStories } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { expect, test } from 'vitest';
import { stubLayout } from '../../fixtures/layout-stub.ts';
import * as stories from './BrowsePopup.stories.tsx';

const { Open } = composeStories(stories);

const { widen } = stubLayout();

test.each([
  [1280, true],
  [360, false],
])(
  'BROWSE-10, BROWSE-11: at %i px the popup has a sidebar: %s, else a details panel',
  { timeout: 30_000 },
  async (width, isSidebar) => {
    widen(width);
    await Open.run();
    const dialog = within(within(document.body).getByRole('dialog'));
    expect(dialog.queryByRole('complementary') !== null).toBe(isSidebar);
    expect(dialog.queryByRole('button', { name: 'Details' }) === null).toBe(isSidebar);
  },
);
