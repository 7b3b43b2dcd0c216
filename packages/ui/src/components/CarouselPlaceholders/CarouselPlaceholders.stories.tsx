import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { carouselLayouts } from '../Carousel/layouts.ts';
import { Heading } from '../Heading/Heading.tsx';
import { CarouselPlaceholders } from './CarouselPlaceholders.tsx';

const meta = {
  title: 'UI/Carousel/Placeholders',
  component: CarouselPlaceholders,
  tags: ['carousel', 'loading'],
  args: {
    slidesPerView: carouselLayouts.product,
    heading: <Heading level={2}>People Also Viewed</Heading>,
    label: 'Loading People Also Viewed',
  },
} satisfies Meta<typeof CarouselPlaceholders>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-at]')].filter((slot) => slot.offsetParent !== null).length;

export const OnADesktop: Story = {
  tags: ['CAROUS-25'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(seen(canvasElement)).toBe(4);
    await expect(canvas.getByText('Loading People Also Viewed')).toBeInTheDocument();
  },
};

export const TwiceAsManyOnAPhone: Story = {
  args: { slidesPerView: carouselLayouts.showcase },
  tags: ['CAROUS-26', 'visual', 'mobile'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(seen(canvasElement)).toBe(4);
  },
};

export const PicturesOnly: Story = {
  tags: ['visual'],
  args: { lines: 0, heading: undefined, ratio: 1 },
};
