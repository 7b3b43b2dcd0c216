import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { browsedFabric } from '../../fixtures/browse.ts';
import { pickerFixture } from '../../fixtures/picker.ts';
import { browseMessages } from '../browse-messages.ts';
import { FabricGroups } from './FabricGroups.tsx';

const { compatible, format } = pickerFixture(browsedFabric);

const meta = {
  title: 'Configurator/Options/FabricGroups',
  component: FabricGroups,
  args: {
    groups: browsedFabric.choiceGroups,
    value: 1101,
    onSelect: fn(),
    compatible,
    isFiltering: false,
    format,
    labels: browseMessages,
  },
} satisfies Meta<typeof FabricGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picking: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Washed Linen, Rust' }));
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await expect(args.onSelect).toHaveBeenCalledWith(1203);
    await expect(canvas.getByRole('radio', { name: 'Textured Bouclé, Ink, unavailable' })).toBeDisabled();
    await expect(canvas.getByText(/\+\$100.00, Delivered in 7 to 13 days/)).toBeVisible();
  },
};
