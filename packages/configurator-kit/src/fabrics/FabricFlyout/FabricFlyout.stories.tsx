import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { fabricData, toFabric, formerFabric, fabricFixture } from '../../fixtures/fabrics.ts';
import { FabricFlyout } from './FabricFlyout.tsx';

const meta = {
  title: 'Configurator/Fabrics/FabricFlyout',
  component: FabricFlyout,
  tags: ['popup'],
  parameters: { layout: 'fullscreen' },
  args: {
    opened: { card: fabricFixture, data: fabricData(fabricFixture), isOpen: true },
    isAdded: false,
    isWarned: false,
    onToggle: fn(),
    onClose: fn(),
    siteCulture: 'USA',
  },
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    const { opened } = args;
    const data = opened.data && fabricData(opened.card, brand);
    return <FabricFlyout {...args} opened={{ ...opened, data }} siteCulture={siteCulture} />;
  },
} satisfies Meta<typeof FabricFlyout>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Open: Story = {
  tags: ['mobile', 'carousel', 'visual-mobile'],
  play: async ({ args }) => {
    const flyout = await dialog('Washed Linen, Rust');
    await expect(flyout.getByText('Woven in Belgium')).toBeVisible();
    await expect(flyout.getByText('Wash cold, dry flat')).toBeVisible();
    await expect(flyout.getByText('Free swatch available.')).toBeVisible();
    await expect(flyout.getByRole('region', { name: 'Available in Washed Linen, Rust' })).toBeInTheDocument();
    await userEvent.click(flyout.getByRole('button', { name: 'Add Swatch' }));
    await expect(args.onToggle).toHaveBeenLastCalledWith(fabricFixture);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Shows the data of the card while the details load and when they fail to load. */
export const WithoutData: Story = {
  args: { opened: { card: fabricFixture, data: null, isOpen: true }, isAdded: true },
  play: async () => {
    const flyout = await dialog('Washed Linen, Rust');
    await expect(flyout.getByRole('img', { name: 'Close-up of Washed Linen, Rust' })).toBeInTheDocument();
    await expect(flyout.getByRole('button', { name: 'Remove Swatch' })).toBeVisible();
    await expect(flyout.queryByText('You may only select up to five swatches.')).toBeNull();
  },
};

export const Full: Story = {
  args: { isWarned: true },
  tags: ['mobile', 'dark', 'carousel', 'error', 'visual-mobile'],
  play: async () => {
    const flyout = await dialog('Washed Linen, Rust');
    await expect(flyout.getByRole('alert')).toHaveTextContent('You may only select up to five swatches.');
  },
};

export const WithoutSwatch: Story = {
  tags: ['carousel'],
  args: { opened: { card: toFabric(1104), data: fabricData(toFabric(1104)), isOpen: true } },
  play: async () => {
    const flyout = await dialog('Textured Bouclé, Ink');
    await expect(flyout.getByText('Swatch not available right now.')).toBeVisible();
    await expect(flyout.queryByRole('button', { name: 'Add Swatch' })).toBeNull();
  },
};

export const Former: Story = {
  args: { opened: { card: formerFabric, data: null, isOpen: true } },
  play: async () => {
    const flyout = await dialog('Textured Bouclé, Slate');
    await expect(flyout.getByText('No longer available')).toBeVisible();
  },
};
