import { choose, type Configuration } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { browsedFabric, manyFabrics, browsePortsFixture } from '../../fixtures/browse.ts';
import { siteOfStory } from '../../fixtures/brand.ts';
import { legFixture, sizeFixture } from '../../fixtures/options.ts';
import { pageFixture } from '../../fixtures/product.ts';
import type { OnConfiguratorEvent } from '../../events.ts';
import { browseMessages } from '../browse-messages.ts';
import { FabricBrowser, type FabricBrowserProps } from './FabricBrowser.tsx';

interface StoryProps extends FabricBrowserProps {
  /** Gets the kit's events, by the decorator of all stories. */
  onEvent?: OnConfiguratorEvent;
}

/** Opens by a button like the product page and stores the saved choice. */
function Around(args: FabricBrowserProps) {
  const [open, setOpen] = useState(args.open);
  const [choices, setChoices] = useState<Configuration>(args.choices);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Browse
      </button>
      <FabricBrowser
        {...args}
        choices={choices}
        open={open}
        onOpenChange={setOpen}
        onChoose={(code) => {
          setChoices(choose(choices, 12, code));
          args.onChoose(code);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Configurator/Options/FabricBrowser',
  component: FabricBrowser,
  tags: ['picker'],
  args: {
    page: pageFixture('main'),
    siteCulture: 'USA',
    option: browsedFabric,
    choices: { 12: 1201 },
    ports: browsePortsFixture(),
    isNewBrowseModal: false,
    open: true,
    onOpenChange: () => undefined,
    onChoose: fn(),
    recentSwatches: [],
    onViewed: fn(),
    onNarrowed: fn(),
    onEvent: fn(),
  },
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    const page = pageFixture(brand, { options: [sizeFixture, args.option, legFixture] });
    return <Around {...args} page={page} siteCulture={siteCulture} />;
  },
  beforeEach: ({ args }) => {
    Object.assign(args, { ports: browsePortsFixture(args.option) });
  },
} satisfies Meta<StoryProps>;
export default meta;
type Story = StoryObj<StoryProps>;

const layer = async () => within(await within(document.body).findByRole('dialog'));
const opened = async () => {
  const dialog = await layer();
  await dialog.findByRole('button', { name: /^Filter/ });
  return dialog;
};
const codes = () => [...document.querySelectorAll<HTMLInputElement>('[data-part] input')].map(({ value }) => value);

export const Popup: Story = {
  tags: ['BROWSE-01', 'BROWSE-03', 'BROWSE-05', 'BROWSE-09', 'BROWSE-16', 'FILTER-14', 'FILTER-23', 'popup'],
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByRole('heading', { name: 'Browse All Fabrics' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Filter' })).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Sort' })).toHaveValue('1');
    await expect(dialog.getByRole('button', { name: 'Save Selection' })).toBeVisible();
    await waitFor(() => expect(codes()[0]).toBe('1201'));
    await expect(args.ports.browse).toHaveBeenCalledTimes(1);
  },
};

/** Picks of the panel are collected; Apply fetches; chips take them away again. */
export const Filtering: Story = {
  tags: ['BROWSE-04', 'BROWSE-06', 'FILTER-09', 'FILTER-10', 'FILTER-15', 'EVENT-01', 'EVENT-07', 'popup'],
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Filter' }));
    await expect(dialog.getByRole('button', { name: 'Close', expanded: true })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Blue' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Green' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Green' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Velvet' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('2 choices');
    await expect(args.ports.sort).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(args.ports.sort).toHaveBeenCalledTimes(1));
    await expect(dialog.getByRole('button', { name: 'Filter(2)' })).toHaveFocus();
    await waitFor(() => expect(codes()).toEqual(['1303', '1304']));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Velvet filter' }));
    await waitFor(() => expect(codes()).toEqual(['1204', '1303', '1304']));
    await expect(dialog.getByRole('button', { name: 'Filter(1)' })).toBeVisible();
    const expectedLabels = ['Blue', 'Green', 'Green', 'Velvet', 'Velvet'];
    const events = expectedLabels.map((label) => [{ type: 'filterInteraction', sku: args.page.product.sku, label }]);
    await expect(mocked(args.onEvent!).mock.calls).toEqual(events);
  },
};

/** In the older popup Clear All forgets the order too. */
export const ClearAll: Story = {
  tags: ['BROWSE-06', 'FILTER-13', 'popup'],
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Filter' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Blue' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Black' }));
    await userEvent.click(dialog.getByRole('switch', { name: 'Soonest delivery' }));
    await expect(dialog.getByRole('combobox', { name: 'Sort' })).toHaveValue('2');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(await dialog.findByRole('button', { name: 'Filter(2)' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Clear All' }));
    await expect(dialog.getByRole('combobox', { name: 'Sort' })).toHaveValue('1');
    await waitFor(() => expect(codes()).toHaveLength(12));
    await expect(dialog.getByRole('button', { name: 'Filter' })).toHaveFocus();
  },
};

export const Sorting: Story = {
  tags: ['FILTER-16', 'FILTER-20', 'FILTER-26', 'popup'],
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Sort' }), '4');
    await waitFor(() => expect(codes().slice(0, 4)).toEqual(['1301', '1304', '1302', '1303']));
    await waitFor(() => expect(args.ports.sort).toHaveBeenCalledWith(4));
    await expect(args.onEvent).toHaveBeenCalledWith(expect.objectContaining({ label: browseMessages.sortLabel(4) }));
    await waitFor(() =>
      expect(args.onNarrowed).toHaveBeenLastCalledWith(expect.objectContaining({ sortFilterType: 4 }), false),
    );
  },
};

/** A pick shows in the summary and is taken over by Save Selection only. */
export const ChoosingAndSaving: Story = {
  tags: ['BROWSE-02', 'BROWSE-09', 'RECENT-01', 'visual'],
  play: async ({ args }) => {
    const dialog = await opened();
    const rust = dialog.getByRole('radio', { name: 'Washed Linen, Rust' });
    await userEvent.click(rust);
    await expect(rust).toHaveFocus();
    await expect(dialog.getByRole('heading', { name: 'Washed Linen, Rust' })).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onViewed).toHaveBeenCalledWith(1203));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Selection' }));
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).toHaveBeenCalledWith(1203);
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  },
};

export const Recent: Story = {
  args: {
    recentSwatches: [1303, 1101, 1104].map((ChoiceCode) => ({ OptionCode: 12, ChoiceCode })),
    onOrderSwatches: fn(),
  },
  tags: ['BROWSE-07', 'BROWSE-08', 'RECENT-05', 'RECENT-09', 'popup'],
  play: async ({ args }) => {
    const dialog = await opened();
    const section = await dialog.findByRole('button', { name: /Recently Viewed/, expanded: false });
    await expect(args.ports.recent).toHaveBeenCalledWith([1303, 1101, 1104]);
    await userEvent.click(section);
    const recent = within(dialog.getByRole('group', { name: 'Recently Viewed' }));
    // Ink is sold out and cannot be picked.
    await expect(recent.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['1303', '1101']);
    await userEvent.click(recent.getByRole('radio', { name: 'Cotton Velvet, Petrol' }));
    await expect(dialog.getByRole('heading', { name: 'Cotton Velvet, Petrol' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Order Free Swatches' }));
    await expect(args.onOrderSwatches).toHaveBeenCalledTimes(1);
    await expect(args.onOrderSwatches).toHaveBeenCalledWith(1303);
  },
};

export const OfALineItem: Story = {
  args: { recentSwatches: [{ OptionCode: 12, ChoiceCode: 1303 }], isLineItem: true },
  tags: ['RECENT-06', 'popup'],
  play: async ({ args }) => {
    const dialog = await opened();
    await waitFor(() => expect(args.ports.recent).toHaveBeenCalledTimes(1));
    await expect(dialog.queryByRole('button', { name: /Recently Viewed/ })).toBeNull();
  },
};

export const Modal: Story = {
  args: { isNewBrowseModal: true },
  tags: ['BROWSE-12', 'BROWSE-13', 'BROWSE-16', 'FILTER-09', 'FILTER-10', 'FILTER-24', 'popup'],
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByRole('combobox', { name: 'Sort by:' })).toHaveValue('1');
    await userEvent.click(dialog.getByRole('button', { name: 'Filter' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /Blue/ }));
    await expect(args.ports.filter).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(args.ports.filter).toHaveBeenCalledWith({ color: ['blue'] }, 1));
    await waitFor(() => expect(codes()).toEqual(['1204', '1303', '1304']));
  },
};

/** In the new modal 'Clear all' preserves the sort order. */
export const ModalCleared: Story = {
  args: { isNewBrowseModal: true },
  tags: ['BROWSE-14', 'FILTER-12', 'FILTER-16', 'popup'],
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Sort by:' }), '3');
    await userEvent.click(dialog.getByRole('button', { name: 'Filter' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /Blue/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /Black/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close', expanded: true }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(args.ports.filter).toHaveBeenLastCalledWith({}, 3));
    await expect(dialog.getByRole('combobox', { name: 'Sort by:' })).toHaveValue('3');
  },
};

/**
 * Late and failed responses: the newest filters remain applied, the loading overlay is removed, no error is
 * shown.
 */
export const FailingFilters: Story = {
  args: { isNewBrowseModal: true },
  tags: ['FILTER-17', 'FILTER-24', 'error', 'popup'],
  play: async ({ args }) => {
    let respond: (groups: null) => void = () => undefined;
    Object.assign(args.ports, { filter: fn(() => new Promise<null>((resolve) => (respond = resolve))) });
    const dialog = await opened();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Sort by:' }), '3');
    const veil = document.querySelector('[role=dialog] [aria-busy=true]');
    await expect(veil).not.toBeNull();
    await waitFor(() => expect(args.ports.filter).toHaveBeenCalledTimes(1));
    respond(null);
    await waitFor(() => expect(document.querySelector('[role=dialog] div[aria-busy=true]')).toBeNull());
    await expect(dialog.getByRole('combobox', { name: 'Sort by:' })).toHaveValue('3');
    await waitFor(() => expect(codes()).toHaveLength(12));
  },
};

/** Without facets every choice remains selectable, and facets are requested again only on a shopper action. */
export const FiltersMissing: Story = {
  tags: ['popup'],
  play: async ({ args }) => {
    const dialog = await layer();
    const again = await dialog.findByRole('button', { name: 'Try Again' });
    await waitFor(() => expect(codes()).toHaveLength(12));
    await expect(args.ports.browse).toHaveBeenCalledTimes(1);
    await userEvent.click(again);
    await expect(await dialog.findByRole('button', { name: 'Filter' })).toBeVisible();
    await expect(args.ports.browse).toHaveBeenCalledTimes(2);
  },
  beforeEach: ({ args }) => {
    const ports = browsePortsFixture();
    mocked(ports.browse).mockResolvedValueOnce(null);
    Object.assign(args, { ports, option: { ...browsedFabric, filters: [], filtersV2: [] } });
  },
};

/** A closed drawer shows the applied filters as chips. */
export const ChipsOfAClosedDrawer: Story = {
  args: { chips: true },
  tags: ['OPT-05', 'OPT-23'],
  play: async ({ args, canvas }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Filter' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Blue' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    const narrowed = { fabricChoiceGroups: [expect.anything(), expect.anything()], sortFilterType: 1 };
    await expect(args.onNarrowed).toHaveBeenLastCalledWith(expect.objectContaining(narrowed), true);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Blue filter' }));
    await expect(canvas.queryByRole('button', { name: 'Remove Blue filter' })).toBeNull();
    await waitFor(() => expect(args.onNarrowed).toHaveBeenLastCalledWith(expect.anything(), false));
  },
};

/** 5,000 fabrics in 60 groups: only what is near is there, and every group can be loaded whole. */
export const FiveThousand: Story = {
  args: { option: manyFabrics(), choices: {} },
  tags: ['PICK-16', 'popup'],
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByRole('status')).toHaveTextContent('5,000 choices');
    await expect(codes().length).toBeLessThan(2000);
    const [first] = dialog.getAllByRole('button', { name: 'Load More' });
    if (first) await userEvent.click(first);
    await expect(document.querySelector('[data-part]')?.querySelectorAll('input')).toHaveLength(64);
    await userEvent.click(dialog.getByRole('button', { name: 'Filter' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Blue' }));
    await expect(dialog.queryByRole('button', { name: 'Load More' })).toBeNull();
  },
};
