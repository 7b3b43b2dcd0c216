import {
  defaultReviewQuery,
  err,
  getSite,
  ok,
  type Review,
  type ReviewList,
  type ReviewPhoto,
  reviewsPerPage,
} from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { reviewPhotosFixture } from '../../fixtures/reviews.ts';
import { Reviews, type ReviewsProps } from './Reviews.tsx';

const written: readonly Review[] = [
  [5, 'Two years in', 'We have had it for two winters and one puppy. The covers went back on and still fit.', 21],
  [4, 'Firm at first', 'The cushions were stiffer than in the store. After a month of evenings they gave in.', 12],
  [5, 'Sits as well as it looks', 'I am six foot two, and for once nobody needs a pillow behind the back.', 8],
  [3, 'Good sofa, long wait', 'It came ten days later than the first date. Nothing wrong with it.', 3],
  [5, 'Solid frame', 'I build cabinets for a living and turned it over first thing. No staples in sight.', 0],
  [4, 'Order the swatch', 'The color is a shade warmer than on my screen.', 0],
].map(([stars, title, text, helpful], index) => ({
  id: index + 1,
  reviewRating: stars as Review['reviewRating'],
  title: String(title),
  text: String(text),
  UserNickname: 'porchlight',
  location: index === 1 ? '' : 'Asheville, NC',
  date: `2026-10-${19 - index}`,
  isVerifiedBuyer: index !== 3,
  helpfulCount: Number(helpful),
  photos: [],
}));

const toList = (reviews: readonly Review[], shown: number): ReviewList => ({
  reviews: reviews.slice(0, shown),
  matching: reviews.length,
  average: 4.3,
  counts: { 1: 0, 2: 0, 3: 1, 4: 2, 5: 3 },
  withPhotos: reviews.filter(({ photos }) => photos.length > 0).length,
});

/** Filters in memory, as a server does. */
function Stage({ photographed = [], ...props }: ReviewsProps & { photographed?: readonly ReviewPhoto[] }) {
  const [query, setQuery] = useState(props.query);
  const change: ReviewsProps['onQueryChange'] = (next) => {
    props.onQueryChange(next);
    setQuery(next);
  };
  const reviews = written.map((review) => (review.id === 2 ? { ...review, photos: photographed } : review));
  const matching = reviews.filter(
    ({ reviewRating, title, text, photos }) =>
      (!query.withPhotos || photos.length > 0) &&
      (query.stars.length === 0 || query.stars.includes(reviewRating)) &&
      `${title} ${text}`.toLowerCase().includes(query.search.toLowerCase()),
  );
  const isEmpty = props.list?.matching === 0;
  return (
    <Reviews
      {...props}
      list={isEmpty || !props.list ? props.list : toList(matching, query.limit)}
      query={query}
      onQueryChange={change}
    />
  );
}

const meta = {
  title: 'Configurator/Reviews/Reviews',
  component: Reviews,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'reviews',
    list: toList(written, reviewsPerPage),
    query: defaultReviewQuery,
    onQueryChange: fn(),
    isLoading: false,
    onRetry: fn(),
    onWrite: fn(),
    onWriteNear: fn(),
    onReport: fn(),
    onReviewPhoto: fn(),
    reported: [],
    ports: { markHelpful: fn(async () => ok(22)), log: fn() },
    site: getSite('main', 'USA'),
  },
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    return <Stage {...args} site={getSite(brand, siteCulture)} />;
  },
} satisfies Meta<typeof Reviews>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  tags: ['SUMM-07', 'SUMM-08'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Reviews' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getByText('4.3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show More Reviews' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Write a Review' }));
    await expect(args.onWrite).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Report “Firm at first”' }));
    await expect(args.onReport).toHaveBeenLastCalledWith(2);
  },
};

export const FilteredByStars: Story = {
  tags: ['SUMM-07', 'no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '5 stars, 3 reviews' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 6 reviews');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 5 stars filter' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

export const Searched: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search reviews' }), 'swatch{Enter}');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvas.getByRole('searchbox', { name: 'Search reviews' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('searchbox', { name: 'Search reviews' })).toHaveValue('');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by:' }), 'Newest');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...defaultReviewQuery, sort: 'newest' });
  },
};

/** Photographs are below their review; a filter leaves only such reviews. */
export const WithPhotos: Story = {
  tags: ['no-visual'],
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    return <Stage {...args} photographed={reviewPhotosFixture(brand)} site={getSite(brand, siteCulture)} />;
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'With photos (1)' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...defaultReviewQuery, withPhotos: true });
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Photo 2 of 3 by porchlight' }));
    await expect(args.onReviewPhoto).toHaveBeenLastCalledWith(expect.objectContaining({ id: 2 }), 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
  },
};

export const NoMatch: Story = {
  args: { query: { ...defaultReviewQuery, search: 'trampoline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No reviews match' })).toBeVisible();
  },
};

export const NoneYet: Story = {
  tags: ['empty'],
  args: { list: { reviews: [], matching: 0, average: 0, counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }, withPhotos: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Write a Review' })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['no-visual', 'error'],
  args: { list: undefined },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const MarkedAsHelpful: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark “Two years in” as helpful' }));
    await expect(await canvas.findByText('22 found this helpful')).toBeVisible();
    const voted = canvas.getByRole('button', { name: 'Thanks for your vote' });
    await expect(voted).toHaveFocus();
    await userEvent.click(voted);
    await expect(args.ports.markHelpful).toHaveBeenCalledOnce();
    await expect(args.ports.markHelpful).toHaveBeenLastCalledWith(1);
  },
};

export const VoteFails: Story = {
  tags: ['no-visual', 'error'],
  args: { ports: { markHelpful: async () => err({ message: 'Status: 503' }), log: fn() }, reported: [2] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark “Two years in” as helpful' }));
    await expect(await canvas.findByText('That didn’t go through. Please try again.')).toBeVisible();
    await expect(args.ports.log).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Reported' }));
    await expect(args.onReport).not.toHaveBeenCalled();
  },
};
