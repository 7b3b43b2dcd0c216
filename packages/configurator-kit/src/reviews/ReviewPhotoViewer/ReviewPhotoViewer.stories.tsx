import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { reviewPhotosFixture } from '../../fixtures/reviews.ts';
import { ReviewPhotoViewer } from './ReviewPhotoViewer.tsx';

const meta = {
  title: 'Configurator/Reviews/ReviewPhotoViewer',
  component: ReviewPhotoViewer,
  tags: ['popup', 'no-visual'],
  args: {
    review: {
      id: 1,
      reviewRating: 5,
      title: 'Two years in',
      text: 'The covers went back on and still fit.',
      UserNickname: 'Maren',
      location: '',
      date: '2026-10-19',
      isVerifiedBuyer: true,
      helpfulCount: 21,
      photos: [],
    },
    index: 1,
    onClose: fn(),
  },
  render: (args, { globals }) => {
    const { brand } = siteOfStory(globals);
    return <ReviewPhotoViewer {...args} review={{ ...args.review, photos: reviewPhotosFixture(brand) }} />;
  },
} satisfies Meta<typeof ReviewPhotoViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It opens at the photograph that was clicked. */
export const Several: Story = {
  play: async ({ args }) => {
    const popup = within(await screen.findByRole('dialog', { name: 'Photos by Maren' }));
    await expect(popup.getByRole('img', { name: 'Photo 2 of 3 by Maren' })).toBeInTheDocument();
    await userEvent.click(popup.getByRole('button', { name: 'Next' }));
    await expect(popup.getByRole('img', { name: 'Photo 3 of 3 by Maren' })).toBeInTheDocument();
    await userEvent.click(popup.getByRole('button', { name: 'Photo 1 of 3 by Maren' }));
    await expect(popup.getByRole('img', { name: 'Photo 1 of 3 by Maren' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
