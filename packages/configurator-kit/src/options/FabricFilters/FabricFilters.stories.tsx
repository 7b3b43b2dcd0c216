import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { browserFixture } from '../../fixtures/browser-control.ts';
import { browseMessages } from '../browse-messages.ts';
import { FabricFilters } from './FabricFilters.tsx';

const filters = { values: { color: ['blue'] }, sort: 1 } as const;

const meta = {
  title: 'Configurator/Options/FabricFilters',
  component: FabricFilters,
  args: {
    browser: browserFixture(false, { filters }),
    layout: 'pills',
    clearLabel: 'Clear All',
    onApply: fn(),
    labels: browseMessages,
  },
} satisfies Meta<typeof FabricFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The older popup's filters; what would leave nothing cannot be picked. */
export const Pills: Story = {
  tags: ['FILTER-15', 'FILTER-16'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Blue' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Linen' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Green' }));
    await expect(args.browser.setValues).toHaveBeenLastCalledWith('color', ['blue', 'green']);
    await userEvent.click(canvas.getByRole('button', { name: 'Blue' }));
    await expect(args.browser.setValues).toHaveBeenLastCalledWith('color', []);
    await userEvent.click(canvas.getByRole('radio', { name: 'Price: Low to High' }));
    await expect(args.browser.sort).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).toHaveBeenCalledTimes(1);
  },
};

const facets = browserFixture(false).facets.map((facet) => ({
  ...facet,
  values: facet.values.map((value) => ({ ...value, isDisabled: value.label === 'Linen' || value.label === 'Black' })),
}));

/** Values disabled on page load are hidden, except in a facet of which one was selected then. */
export const DisabledPills: Story = {
  tags: ['FILTER-22'],
  args: {
    browser: browserFixture(false, {
      facets: facets.map((facet) => ({
        ...facet,
        values: facet.values.map((value) => ({ ...value, isSelected: value.label === 'Blue' })),
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Velvet' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Linen' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Black' })).toBeInTheDocument();
  },
};

export const Boxes: Story = {
  tags: ['visual'],
  args: { browser: browserFixture(true, { filters }), layout: 'boxes', clearLabel: 'Clear all' },
};
