import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from './Stack.tsx';

const items = [1, 2, 3].map((part) => (
  <div key={part} style={{ padding: 12, border: '1px dashed' }}>
    Part {part}
  </div>
));

const meta = {
  title: 'UI/Stack',
  component: Stack,
  tags: ['no-visual'],
  args: { gap: 4, children: items },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

/** A list without bullets and indent. */
export const List: Story = {
  args: { as: 'ul', gap: 2, children: ['Sofa', 'Chair'].map((name) => <li key={name}>{name}</li>) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(getComputedStyle(list).paddingInlineStart).toBe('0px');
    await expect(second!.top - first!.bottom).toBe(8);
  },
};
