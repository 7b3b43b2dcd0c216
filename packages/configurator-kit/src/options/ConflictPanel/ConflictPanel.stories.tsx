import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fabricFixture, legFixture, sizeFixture } from '../../fixtures/options.ts';
import { ConflictPanel } from './ConflictPanel.tsx';

const meta = {
  title: 'Configurator/Options/ConflictPanel',
  component: ConflictPanel,
  tags: ['popup'],
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    options: [sizeFixture, fabricFixture, legFixture],
    choices: { 11: 3001 },
    option: fabricFixture,
    onTake: fn(),
  },
} satisfies Meta<typeof ConflictPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WhyAndInstead: Story = {
  play: async ({ args }) => {
    const panel = within(await within(document.body).findByRole('dialog', { name: 'Fabric: not available right now' }));
    await expect(panel.getByText('Washed Linen, Denim isn’t available with 76 in.')).toBeVisible();
    await expect(panel.getByText('Textured Bouclé, Ink isn’t available right now.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Choose Washed Linen, Denim with 89 in' }));
    await expect(args.onTake).toHaveBeenCalledWith(
      expect.objectContaining({ configuration: { 11: 3002, 12: 1204 } }),
      1204,
    );
  },
};

/** Opened by a click on one crossed-out swatch. */
export const OneOfThem: Story = {
  args: { choiceCode: 1204 },
  play: async () => {
    const panel = within(await within(document.body).findByRole('dialog', { name: 'Fabric: not available right now' }));
    await expect(panel.getAllByRole('listitem')).toHaveLength(1);
  },
};
