import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { getPhotographs } from '../../../fixtures/images/photographs.ts';
import { Image } from '../Image/Image.tsx';
import { Carousel, type CarouselProps } from './Carousel.tsx';
import { carouselLayouts } from './layouts.ts';
import { useLazySlides } from './useLazySlides.ts';

const wide = (width: number) => ({
  parameters: {
    viewport: { options: { [`w${width}`]: { name: `${width} px`, styles: { width: `${width}px`, height: '700px' } } } },
  },
  globals: { viewport: { value: `w${width}` } },
});

function Pictures({ globals, ...props }: CarouselProps & { globals: Record<string, unknown> }) {
  const loading = useLazySlides();
  const all = Object.values(getPhotographs(globals));
  const slides = Array.from({ length: 12 }, (_, index) => (
    <Image
      key={index}
      picture={all[index % all.length]!}
      alt={`Picture ${index + 1}`}
      sizes="25vw"
      loading={loading(index)}
    />
  ));
  return <Carousel {...props} slides={slides} />;
}

const meta = {
  title: 'UI/Carousel/Layouts',
  component: Carousel,
  tags: ['!autodocs', 'carousel'],
  args: { label: 'People Also Viewed', slides: [] },
  render: (args, { globals }) => <Pictures {...args} globals={globals} />,
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns how many slides fit into the track, fractions included. */
function fitting(root: HTMLElement) {
  const slides = [...root.querySelectorAll('[aria-roledescription=slide]')];
  const [first, second] = slides.map((slide) => slide.getBoundingClientRect());
  const { clientWidth } = slides[0]!.parentElement!;
  const step = second!.left - first!.left;
  const gap = step - first!.width;
  const pad = Number.parseFloat(getComputedStyle(slides[0]!.parentElement!).paddingInlineStart) * 2;
  return Math.round(((clientWidth - pad + gap) / step) * 10) / 10;
}

const shows = (
  slidesPerView: CarouselProps['slidesPerView'],
  width: number,
  count: number,
  ...tags: string[]
): Story => ({
  ...wide(width),
  tags,
  args: { slidesPerView },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Next' });
    await expect(fitting(canvasElement)).toBe(count);
  },
});

export const StandardUpTo1280: Story = shows(carouselLayouts.standard, 1280, 1, 'CAROUS-18');
export const StandardFrom1281: Story = shows(carouselLayouts.standard, 1281, 2, 'CAROUS-18');
export const ShowcaseUpTo768: Story = shows(carouselLayouts.showcase, 768, 2, 'CAROUS-19');
export const ShowcaseFrom769: Story = shows(carouselLayouts.showcase, 769, 4, 'CAROUS-19');
export const ShowcaseUpTo1280: Story = shows(carouselLayouts.crossSell, 1280, 4, 'CAROUS-19');
export const ShowcaseAbove1280: Story = shows(carouselLayouts.crossSell, 1281, 6, 'CAROUS-19');
export const ListingShowsTwo: Story = shows(carouselLayouts.listing, 1281, 2, 'CAROUS-20');
export const ProductUpTo768: Story = shows(carouselLayouts.product, 768, 2.5, 'CAROUS-22');
export const TermsShowOne: Story = shows(carouselLayouts.terms, 1281, 1, 'CAROUS-23', 'CAROUS-24');

export const ProductShowsAndScrollsFour: Story = {
  ...wide(769),
  tags: ['CAROUS-21'],
  args: { slidesPerView: carouselLayouts.product },
  play: async ({ canvas, canvasElement }) => {
    const next = await canvas.findByRole('button', { name: 'Next' });
    await expect(fitting(canvasElement)).toBe(4);
    await userEvent.click(next);
    const fifth = canvas.getByRole('group', { name: '5 of 12' });
    const track = fifth.parentElement!;
    await waitFor(() =>
      expect(Math.abs(fifth.getBoundingClientRect().left - track.getBoundingClientRect().left)).toBeLessThan(8),
    );
  },
};

const eager = (root: HTMLElement) =>
  [...root.querySelectorAll('img')].flatMap((image, index) => (image.loading === 'eager' ? [index] : []));

export const LazyAfterIndex2OnAPhone: Story = {
  ...wide(768),
  tags: ['CAROUS-27', 'mobile'],
  args: { slidesPerView: carouselLayouts.product },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(eager(canvasElement)).toEqual([0, 1, 2]));
  },
};

export const LazyAfterIndex4OnADesktop: Story = {
  ...wide(1280),
  tags: ['CAROUS-28'],
  args: { slidesPerView: carouselLayouts.product },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(eager(canvasElement)).toEqual([0, 1, 2, 3, 4]));
  },
};

export const DoubleRow: Story = {
  ...wide(1280),
  args: { slidesPerView: 3, rows: 2 },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Next' });
    const [first, second, third] = [1, 2, 3].map((index) =>
      canvas.getByRole('group', { name: `${index} of 12` }).getBoundingClientRect(),
    );
    await expect(second!.left).toBe(first!.left);
    await expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
    await expect(third!.top).toBe(first!.top);
  },
  tags: ['visual'],
};

export const RightToLeft: Story = {
  ...wide(360),
  globals: { viewport: { value: 'w360' }, direction: 'rtl' },
  args: { slidesPerView: carouselLayouts.product },
  tags: ['visual'],
};
