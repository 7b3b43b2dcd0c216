import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { facetsFixture } from '../../fixtures/home.ts';
import { ProductFilters } from './ProductFilters.tsx';

const meta = {
  title: 'Configurator/Browse/ProductFilters',
  component: ProductFilters,
  args: { facets: facetsFixture, query: { values: { color: ['blue'] } }, onValuesChange: fn(), onClear: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 264 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneColorChosen: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Blue (3)' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Gray (4)' }));
    await expect(args.onValuesChange).toHaveBeenCalledWith('color', ['blue', 'gray']);
    await userEvent.click(canvas.getByRole('button', { name: /Material/ }));
    await expect(canvas.getByRole('checkbox', { name: 'Linen (5)' })).toBeVisible();
  },
};

/** In an overlay, with a button that leaves it. */
export const InALayer: Story = {
  tags: ['no-visual'],
  args: { leave: { label: 'Show 3 Products', onLeave: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 3 Products' }));
    await expect(args.leave?.onLeave).toHaveBeenCalledOnce();
  },
};
