import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'UI/Skeleton', component: Skeleton, tags: ['loading'] } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  args: { ratio: '4 / 3' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const block = canvasElement.querySelector('[aria-hidden]');
    await expect(block).toBeInTheDocument();
    await expect(canvasElement).not.toHaveTextContent(/./);
  },
};

export const Text: Story = {
  tags: ['visual'],
  args: { lines: 3, width: 320 },
};

export const ProductCards: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: 16 }}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} style={{ display: 'grid', gap: 12 }}>
          <Skeleton ratio="4 / 3" />
          <Skeleton lines={2} />
          <Skeleton width={72} height={18} />
        </div>
      ))}
    </div>
  ),
};
