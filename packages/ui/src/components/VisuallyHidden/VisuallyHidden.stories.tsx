import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'UI/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Regular price' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideWhatIsSeen: Story = {
  render: (args) => (
    <Text>
      <VisuallyHidden {...args} /> $2,299
    </Text>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('Regular price').getBoundingClientRect();
    await expect(hidden.width).toBeLessThanOrEqual(1);
  },
};
