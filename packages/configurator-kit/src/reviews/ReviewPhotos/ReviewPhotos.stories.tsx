import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { imageFixture } from '../../fixtures/pictures.ts';
import { ReviewPhotos } from './ReviewPhotos.tsx';

const meta = {
  title: 'Configurator/Reviews/ReviewPhotos',
  component: ReviewPhotos,
  args: { photos: [imageFixture('main/alder-sofa/1303', 'Alder Sofa in a living room')], onPhoto: fn() },
  render: (args, { globals }) => {
    const { brand } = siteOfStory(globals);
    return (
      <ReviewPhotos {...args} photos={args.photos.map(({ alt }) => imageFixture(`${brand}/alder-sofa/1303`, alt))} />
    );
  },
} satisfies Meta<typeof ReviewPhotos>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Photo 1: Alder Sofa in a living room' }));
    await expect(args.onPhoto).toHaveBeenLastCalledWith(0);
  },
};

export const None: Story = {
  tags: ['no-visual', 'empty'],
  args: { photos: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};
