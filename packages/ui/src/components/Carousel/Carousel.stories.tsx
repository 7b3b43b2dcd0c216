import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { getPhotographs } from '../../../fixtures/images/photographs.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Image } from '../Image/Image.tsx';
import { Price } from '../Price/Price.tsx';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const images = (globals: Record<string, unknown>) => {
  const { sofa, loveseat, chair, table } = getPhotographs(globals);
  return [
    { picture: sofa, name: 'Alder 3-Seat Sofa', price: '$2,299' },
    { picture: loveseat, name: 'Marlow Loveseat', price: '$1,799' },
    { picture: chair, name: 'Brinn Lounge Chair', price: '$899' },
    { picture: table, name: 'Quill Side Table', price: '$279' },
  ];
};

const photographsIn = (globals: Record<string, unknown>) =>
  images(globals).map(({ picture: image, name }) => <Image key={name} picture={image} alt={name} sizes="640px" />);

const cardsIn = (globals: Record<string, unknown>) =>
  [...images(globals), ...images(globals)].map(({ picture: image, name, price }, index) => (
    <Card
      key={index}
      href={`/p/${index}`}
      name={name}
      price={<Price now={price} />}
      picture={<Image picture={image} alt="" sizes="25vw" />}
    />
  ));

const meta = {
  title: 'UI/Carousel',
  component: Carousel,
  tags: ['carousel'],
  args: { label: 'Product pictures', slides: [], onSlideChange: fn() },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 640 }}>
      <Carousel {...args} slides={photographsIn(globals)} />
    </div>
  ),
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByMouse: Story = {
  play: async ({ args, canvas }) => {
    const carousel = canvas.getByRole('region', { name: 'Product pictures' });
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(canvas.getByRole('group', { name: '2 of 4' })).toHaveAttribute('aria-roledescription', 'slide');
    const next = await canvas.findByRole('button', { name: 'Next' });
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('2 of 4');
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith(1));
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
    await expect(next).toHaveFocus();
  },
};

/** The second click continues from the target of the first. */
export const TwoQuickPresses: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith(2));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith(0));
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await canvas.findByRole('button', { name: 'Next' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith(1));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith(2));
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Slides' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith(3));
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith(2));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith(0));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith(1));
  },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('button', { name: 'Next' });
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith(1));
    canvas.getByRole('group', { name: 'Slides' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith(2));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith(1));
  },
};

function WithThumbnails(props: CarouselProps) {
  const [index, setIndex] = useState(2);
  return (
    <div style={{ maxInlineSize: 640 }}>
      <Carousel
        {...props}
        index={index}
        onSlideChange={(next) => {
          setIndex(next);
          props.onSlideChange?.(next);
        }}
      />
      {props.slides.map((_, index) => (
        <Button key={index} tone="quiet" onClick={() => setIndex(index)}>
          Picture {index + 1}
        </Button>
      ))}
    </div>
  );
}

export const ByThumbnail: Story = {
  render: (args, { globals }) => <WithThumbnails {...args} slides={photographsIn(globals)} />,
  play: async ({ args, canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next' });
    await expect(args.onSlideChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Picture 4' }));
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith(3));
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Products: Story = {
  args: {
    label: 'People Also Viewed',
    slidesPerView: { base: 2.5, m: 4 },
    heading: <Heading level={2}>People Also Viewed</Heading>,
  },
  render: (args, { globals }) => <Carousel {...args} slides={cardsIn(globals)} />,
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next' });
    await expect(canvas.queryByRole('group', { name: 'Slides' })).toBeNull();
    await userEvent.click(next);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'false'),
    );
  },
  tags: ['visual'],
};

export const ProductsOnAPhone: Story = {
  tags: ['visual', 'mobile'],
  args: Products.args,
  render: Products.render,
  globals: { viewport: { value: 'phone' } },
};

export const TwoRows: Story = {
  tags: ['visual'],
  args: { label: 'You May Also Want', slidesPerView: 3, rows: 2 },
  render: Products.render,
};

/** The End key at the end does not count as a move: Previous moves back by the number of visible slides. */
export const EndAtTheEnd: Story = {
  args: { slidesPerView: 2 },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith(2));
    canvas.getByRole('group', { name: 'Slides' }).focus();
    await userEvent.keyboard('{End}');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith(0));
  },
};

export const EverythingFits: Story = {
  tags: ['visual'],
  args: { slidesPerView: 4 },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-label="4 of 4"] img')).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelector('[data-ready]')).not.toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull();
  },
};

export const WithoutArrows: Story = { args: { arrows: false } };

function Emptied(props: CarouselProps) {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <>
      <Carousel {...props} slides={isEmpty ? [] : props.slides} />
      <Button onClick={() => setEmpty(true)}>Forget what I viewed</Button>
    </>
  );
}

/** No control remains clickable or focusable once the slides are removed. */
export const EmptiedWhileShown: Story = {
  render: (args, { globals }) => <Emptied {...args} slides={photographsIn(globals)} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Next' });
    await userEvent.click(canvas.getByRole('button', { name: 'Forget what I viewed' }));
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(1));
    await expect(canvas.queryByRole('group', { name: 'Slides' })).toBeNull();
  },
};

export const HundredsOfSlides: Story = {
  args: { slidesPerView: 4 },
  render: (args) => <Carousel {...args} slides={Array.from({ length: 500 }, (_, index) => `Fabric ${index + 1}`)} />,
  play: async ({ args, canvas }) => {
    const track = await canvas.findByRole('group', { name: 'Slides' });
    await canvas.findByRole('button', { name: 'Next' });
    track.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith(496));
  },
};
