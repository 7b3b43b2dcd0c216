import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { getPhotographs } from '../../../fixtures/images/photographs.ts';
import { Carousel } from '../Carousel/Carousel.tsx';
import { Image } from '../Image/Image.tsx';
import { CarouselThumbnails, type CarouselThumbnailsProps } from './CarouselThumbnails.tsx';

function Gallery({ globals, ...props }: CarouselThumbnailsProps & { globals: Record<string, unknown> }) {
  const [index, setIndex] = useState(0);
  const images = [...Object.entries(getPhotographs(globals)), ...Object.entries(getPhotographs(globals))];
  const slides = images.map(([name, image], index) => <Image key={index} picture={image} alt={name} sizes="560px" />);
  const thumbnails = images.map(([, image], index) => ({
    picture: <Image picture={image} alt="" sizes="88px" ratio={1} />,
    ...(index === 1 && { video: true, label: 'Show the video' }),
    ...(index === 7 && { overlay: 'View All', label: 'View All pictures' }),
  }));
  return (
    <div
      style={{
        display: 'grid',
        gap: 12,
        maxInlineSize: 560,
        ...(props.upright && { gridTemplateColumns: '1fr auto', maxBlockSize: 380 }),
      }}
    >
      <Carousel label="Alder Sofa" slides={slides} index={index} onSlideChange={setIndex} />
      <CarouselThumbnails
        {...props}
        thumbnails={thumbnails}
        index={index}
        onSelect={(next) => {
          setIndex(next);
          props.onSelect(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'UI/Carousel/Thumbnails',
  component: CarouselThumbnails,
  tags: ['carousel'],
  args: { thumbnails: [], index: 0, onSelect: fn() },
  render: (args, { globals }) => <Gallery {...args} globals={globals} />,
} satisfies Meta<typeof CarouselThumbnails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderTheCarousel: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByRole('button', { name: 'Next' });
    const third = canvas.getByRole('button', { name: 'Show image 3 of 8' });
    await userEvent.click(third);
    await expect(args.onSelect).toHaveBeenLastCalledWith(2);
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'));
    const slide = canvas.getByRole('group', { name: '3 of 8' });
    await waitFor(() =>
      expect(
        Math.abs(slide.getBoundingClientRect().left - slide.parentElement!.getBoundingClientRect().left),
      ).toBeLessThan(8),
    );
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const first = canvas.getByRole('button', { name: 'Show image 1 of 8' });
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Show the video' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'View All pictures' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(1);
  },
};

/** The strip is one tab stop: Tab and Shift+Tab leave it from any thumbnail. */
export const OneStop: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show image 1 of 8' }).focus();
    await userEvent.keyboard('{End}');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('group', { name: 'Choose an image' })).not.toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show image 1 of 8' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show image 1 of 8' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Show the video' })).toHaveFocus();
  },
};

export const Upright: Story = {
  tags: ['visual'],
  args: { upright: true },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: 'Show image 1 of 8' });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Show the video' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  tags: ['visual', 'mobile'],
  globals: { viewport: { value: 'phone' } },
};
