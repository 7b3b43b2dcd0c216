import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StarRating } from './StarRating.tsx';

const meta = {
  title: 'UI/StarRating',
  component: StarRating,
  args: { rating: 4.5, count: 128 },
} satisfies Meta<typeof StarRating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rated: Story = {
  tags: ['SUMM-07'],
  play: async ({ canvas }) => {
    const stars = canvas.getByRole('img', { name: 'Rated 4.5 out of 5 stars' });
    await expect(stars).toBeVisible();
    const [all, earned] = stars.children;
    await expect(all?.querySelector('path')?.getAttribute('d')?.match(/m/g)).toHaveLength(5);
    const share = (earned?.clientWidth ?? 0) / (all?.clientWidth || 1);
    if (all?.clientWidth) await expect(share).toBeCloseTo(0.9, 1);
    await expect(canvas.getByText('4.5 (128 reviews)')).toBeVisible();
  },
};

export const EveryHalf: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {[1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5].map((rating) => (
        <StarRating key={rating} rating={rating} count={12} />
      ))}
    </div>
  ),
};

export const LeadsToTheReviews: Story = {
  tags: ['visual'],
  args: { href: '#reviews' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '4.5 (128 reviews)' })).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#reviews');
  },
};

export const OneReview: Story = {
  tags: ['visual'],
  args: { rating: 5, count: 1 },
};

export const NoReviews: Story = {
  tags: ['visual', 'empty'],
  args: { rating: undefined, count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('No reviews yet')).toBeVisible();
  },
};

export const Sizes: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <StarRating rating={3.5} size="small" />
      <StarRating rating={3.5} size="regular" count={3} />
      <StarRating rating={3.5} size="large" count={1284} href="#reviews" />
    </div>
  ),
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
  args: { rating: 2.5 },
};
