import { composeStory } from '@storybook/react-vite';
import type { RecentChoice } from '@settee/domain';
import { act } from 'react';
import { fn, mocked, waitFor, within } from 'storybook/test';
import { expect, test } from 'vitest';
import { browsedFabric, browsePortsFixture, recentFixture, withFilters } from '../../fixtures/browse.ts';
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

test('RECENT-09: the choices wait for the recently viewed ones above them, so that they do not move under a click', async () => {
  let give: (found: readonly RecentChoice[]) => void = () => {};
  const ports = {
    ...browsePortsFixture(browsedFabric),
    recent: fn(() => new Promise<readonly RecentChoice[]>((resolve) => (give = resolve))),
  };
  const records = [{ OptionCode: 12, ChoiceCode: 1303 }];
  const story = composeStory<FabricBrowserProps>(
    {
      args: { option: browsedFabric, recentSwatches: records },
      beforeEach: ({ args }) => void Object.assign(args, { ports }),
    },
    stories,
  );
  await story.run();
  const dialog = within(within(document.body).getByRole('dialog'));
  await waitFor(() => expect(mocked(ports.browse)).toHaveBeenCalledOnce());
  await act(async () => await mocked(ports.browse).mock.results[0]?.value);
  expect(dialog.queryAllByRole('radio')).toEqual([]);
  await act(async () => give(recentFixture(1303)));
  expect(dialog.getByRole('button', { name: /Recently Viewed/ })).toBeTruthy();
  expect(dialog.getAllByRole('radio').length).toBeGreaterThan(0);
});
