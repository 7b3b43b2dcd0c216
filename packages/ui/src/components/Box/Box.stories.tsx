import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from './Box.tsx';

const items = [1, 2, 3].map((part) => (
  <div key={part} style={{ padding: 12, border: '1px dashed' }}>
    Part {part}
  </div>
));

const meta = {
  title: 'UI/Box',
  component: Box,
  tags: ['no-visual'],
  args: { padding: 5, bordered: true, children: items },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

/** Room without an edge. */
export const Plain: Story = {
  args: { bordered: false, padding: 2 },
  play: async ({ canvas }) => {
    const box = canvas.getAllByText(/^Part/)[0]!.parentElement!;
    await expect(getComputedStyle(box).padding).toBe('8px');
    await expect(getComputedStyle(box).borderStyle).toBe('none');
  },
};
