import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx';

function Growing(props: LoadMoreProps) {
  const [shown, setShown] = useState(props.shown);
  const more = () => {
    props.onLoadMore();
    setShown(Math.min(props.count, shown + 24));
  };
  return <LoadMore {...props} shown={shown} onLoadMore={more} />;
}

const meta = {
  title: 'UI/LoadMore',
  component: LoadMore,
  args: { shown: 24, count: 60, onLoadMore: fn() },
  render: (args) => <Growing {...args} />,
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeAreLeft: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('[aria-live=polite]')).toHaveTextContent('Showing 48 of 60');
    await expect(canvas.getByRole('button', { name: 'Load More' })).toHaveFocus();
  },
};

export const Busy: Story = {
  tags: ['loading'],
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const TheLastPart: Story = {
  tags: ['visual'],
  args: { shown: 48 },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Showing 60 of 60')).toHaveFocus();
    await expect(canvasElement.querySelector('[aria-live=polite]')).toBeEmptyDOMElement();
  },
};

export const Thousands: Story = {
  tags: ['visual'],
  args: { shown: 1248, count: 12_840 },
};

/** A filter may leave nothing to show. */
export const NothingThere: Story = {
  tags: ['visual', 'empty'],
  args: { shown: 0, count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 0 of 0')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
};

export const AllAreShown: Story = {
  args: { shown: 60 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
