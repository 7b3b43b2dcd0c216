import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { babyId, entriesFixture, listProductFixture, weddingId } from '../../fixtures/registry.ts';
import { RegistryPicker } from './RegistryPicker.tsx';

const meta = {
  title: 'Configurator/Registry/RegistryPicker',
  component: RegistryPicker,
  tags: ['picker', 'popup'],
  args: {
    product: listProductFixture('main'),
    registries: entriesFixture,
    grId: weddingId,
    busy: false,
    onChoose: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
  render: (args, { globals }) => <RegistryPicker {...args} product={listProductFixture(siteOfStory(globals).brand)} />,
} satisfies Meta<typeof RegistryPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  args: { onChoose: fn(), onSubmit: fn() },
  tags: ['mobile', 'dark', 'visual-mobile'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a Registry' }));
    await expect(dialog.getByRole('radio', { name: /Wedding, Jun 12, 2027/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /^Baby/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(babyId);
    await userEvent.click(dialog.getByRole('button', { name: 'Add to Registry' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** It cannot be closed while the add is in progress. */
export const Busy: Story = {
  tags: ['loading'],
  args: { busy: true, onSubmit: fn(), onClose: fn() },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Add to Registry' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
