import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from './Grid.tsx';

const items = [1, 2, 3].map((part) => (
  <div key={part} style={{ padding: 12, border: '1px dashed' }}>
    Part {part}
  </div>
));

const meta = {
  title: 'UI/Grid',
  component: Grid,
  tags: ['no-visual'],
  args: { gap: 4, column: 160, children: items },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

/** One column where two have no room. */
export const Narrow: Story = {
  tags: ['mobile'],
  args: { style: { inlineSize: 300 } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByText(/^Part/).map((item) => item.getBoundingClientRect());
    await expect(second!.left).toBe(first!.left);
    await expect(second!.width).toBe(300);
  },
};
