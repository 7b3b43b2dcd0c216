import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from './Inline.tsx';

const items = [1, 2, 3].map((part) => (
  <div key={part} style={{ padding: 12, border: '1px dashed' }}>
    Part {part}
  </div>
));

const meta = {
  title: 'UI/Inline',
  component: Inline,
  tags: ['no-visual'],
  args: { gap: 4, children: items },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

/** Children without room begin another line. */
export const Wrapped: Story = {
  args: { gap: 4, style: { inlineSize: 180 } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByText(/^Part/).map((item) => item.getBoundingClientRect());
    await expect(second!.top).toBe(first!.top);
    await expect(third!.top).toBeGreaterThan(first!.bottom);
  },
};

/** The first and the last at the edges. */
export const Between: Story = { args: { justify: 'between', align: 'baseline' } };
