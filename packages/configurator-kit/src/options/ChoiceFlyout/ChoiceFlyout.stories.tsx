import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { materialsFixture, rustFixture } from '../../fixtures/flyouts.ts';
import { ChoiceFlyout } from './ChoiceFlyout.tsx';

const meta = {
  title: 'Configurator/Options/ChoiceFlyout',
  component: ChoiceFlyout,
  tags: ['popup'],
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    choice: rustFixture,
    info: null,
    price: '$2,049.00',
    availabilityMessage: 'Made for you. Arrives in 5 to 7 weeks',
    siteCulture: 'USA',
    onAdd: fn(),
    recentSwatches: materialsFixture,
    onRecent: fn(),
  },
} satisfies Meta<typeof ChoiceFlyout>;
export default meta;
type Story = StoryObj<typeof meta>;

const flyout = async () => within(await within(document.body).findByRole('dialog', { name: 'Washed Linen, Rust' }));

export const Described: Story = {
  tags: ['FLY-09'],
  play: async () => {
    const shown = await flyout();
    await expect(shown.getByText('Mill-washed twice, so that it is soft from the first day.')).toBeInTheDocument();
    await expect(shown.getByRole('img', { name: '4 of 5' })).toBeInTheDocument();
    await expect(shown.queryByText('Recently Viewed Swatches')).toBeNull();
    await expect(shown.getByText('100% European flax')).toBeInTheDocument();
  },
};

export const FullPage: Story = {
  args: { layout: 'fullPage' },
  tags: ['FLY-10', 'FLY-11', 'visual'],
  play: async ({ args }) => {
    const shown = await flyout();
    await expect(shown.queryByText('100% European flax')).toBeNull();
    const fold = shown.getByRole('button', { name: 'Care & Material Details' });
    await userEvent.click(fold);
    await expect(shown.getByText('100% European flax')).toBeInTheDocument();
    await userEvent.click(fold);
    await expect(shown.queryByText('100% European flax')).toBeNull();
    const recent = within(shown.getByRole('region', { name: 'Recently Viewed Swatches' }));
    await expect(recent.getAllByRole('button')).toHaveLength(4);
    await userEvent.click(recent.getByRole('button', { name: 'Washed Linen, Flax' }));
    await expect(args.onRecent).toHaveBeenCalledWith(materialsFixture[0]);
  },
};
