import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ResultCount } from './ResultCount.tsx';

const meta = {
  title: 'UI/ResultCount',
  component: ResultCount,
  args: { count: 1284 },
} satisfies Meta<typeof ResultCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {};

export const One: Story = {
  tags: ['visual'],
  args: { count: 1 },
};

export const CountUnderWay: Story = { tags: ['loading'], args: { busy: true } };

export const Filtered: Story = {
  render: function Filtering(args) {
    const [count, setCount] = useState(args.count);
    return (
      <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
        <Button size="small" onClick={() => setCount(24)}>
          Only velvet
        </Button>
        <ResultCount {...args} count={count} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('1,284 results');
    await userEvent.click(canvas.getByRole('button'));
    await expect(status).toHaveTextContent('24 results');
  },
  tags: ['visual'],
};
