import { composeStory } from '@storybook/react-vite';
import { mocked, waitFor, within } from 'storybook/test';
import { expect, test } from 'vitest';
import { browsedFabric, withFilters } from '../../fixtures/browse.ts';
import { stubLayout } from '../../fixtures/layout-stub.ts';
import stories from './FabricBrowser.stories.tsx';
import type { FabricBrowserProps } from './FabricBrowser.tsx';

stubLayout();

const [first, second] = browsedFabric.choiceGroups;

test.each([
  [8, true],
  [7, false],
])('RECENT-07: with %i choices the recently viewed section shows: %s', { timeout: 30_000 }, async (count, isShown) => {
  const others = second!.choices.slice(0, count - first!.choices.length);
  const option = withFilters(browsedFabric, [first!, { ...second!, choices: others }]);
  const story = composeStory<FabricBrowserProps>(
    {
      args: { option, recentSwatches: [{ OptionCode: 12, ChoiceCode: 1101 }] },
      play: async ({ args }) => {
        await waitFor(() => expect(mocked(args.ports.recent)).toHaveBeenCalledOnce());
        await mocked(args.ports.recent).mock.results[0]?.value;
      },
    },
    stories,
  );
  await story.run();
  const dialog = within(within(document.body).getByRole('dialog'));
  await dialog.findByRole('button', { name: 'Filter' });
  expect(dialog.queryByRole('button', { name: /Recently Viewed/ }) !== null).toBe(isShown);
});
