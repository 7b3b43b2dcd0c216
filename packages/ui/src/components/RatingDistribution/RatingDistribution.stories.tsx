import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RatingDistribution, type Stars } from './RatingDistribution.tsx';

const meta = {
  title: 'UI/RatingDistribution',
  component: RatingDistribution,
  args: { label: 'Reviews by stars', counts: { 5: 1084, 4: 212, 3: 41, 2: 0, 1: 9 } },
} satisfies Meta<typeof RatingDistribution>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToRead: Story = {
  tags: ['SUMM-07'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Reviews by stars' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((row) => row.querySelector('span')?.textContent)).toEqual([
      '5 stars, 1,084 reviews',
      '4 stars, 212 reviews',
      '3 stars, 41 reviews',
      '2 stars, 0 reviews',
      '1 star, 9 reviews',
    ]);
  },
};

export const Links: Story = {
  tags: ['visual'],
  args: { hrefOf: (stars) => `?stars=${stars}#reviews` },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '5 stars, 1,084 reviews' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: /^4 stars/ })).toHaveAttribute('href', '?stars=4#reviews');
  },
};

export const Filters: Story = {
  args: { onRowClick: fn() },
  render: function Filtering(args) {
    const [selected, setSelected] = useState<readonly Stars[]>([4]);
    const toggle = (stars: Stars) => {
      setSelected(selected.includes(stars) ? selected.filter((one) => one !== stars) : [...selected, stars]);
      args.onRowClick?.(stars);
    };
    return <RatingDistribution {...args} selected={selected} onRowClick={toggle} />;
  },
  play: async ({ args, canvas }) => {
    const five = canvas.getByRole('button', { name: '5 stars, 1,084 reviews', pressed: false });
    await userEvent.click(five);
    await expect(five).toHaveAttribute('aria-pressed', 'true');
    await expect(five).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(five).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onRowClick).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: '2 stars, 0 reviews' })).toBeDisabled();
  },
  tags: ['visual'],
};

export const NoReviews: Story = { tags: ['empty'], args: { counts: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 } } };

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
};
