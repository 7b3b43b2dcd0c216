import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StoresButton } from './StoresButton.tsx';

const meta = {
  title: 'Configurator/Stores/StoresButton',
  component: StoresButton,
  args: { onClick: fn() },
} satisfies Meta<typeof StoresButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  args: { onClick: fn() },
  tags: ['PDP-04', 'mobile', 'visual-mobile'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check Store Availability' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
