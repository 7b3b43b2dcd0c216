import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { getPhotographs } from '../../../fixtures/images/photographs.ts';
import { Carousel } from '../Carousel/Carousel.tsx';
import { Image } from '../Image/Image.tsx';
import { CarouselIndicators, type CarouselIndicatorsProps } from './CarouselIndicators.tsx';

function Gallery({ globals, ...props }: CarouselIndicatorsProps & { globals: Record<string, unknown> }) {
  const [index, setIndex] = useState(0);
  const slides = Object.entries(getPhotographs(globals)).map(([name, image]) => (
    <Image key={name} picture={image} alt={name} sizes="480px" />
  ));
  const select = (next: number) => {
    setIndex(next);
    props.onSelect?.(next);
  };
  return (
    <div style={{ maxInlineSize: 480 }}>
      <Carousel label="Alder Sofa" arrows={false} slides={slides} index={index} onSlideChange={setIndex} />
      <CarouselIndicators {...props} index={index} onSelect={props.onSelect && select} />
    </div>
  );
}

const meta = {
  title: 'UI/Carousel/Indicators',
  component: CarouselIndicators,
  tags: ['carousel'],
  args: { count: 4, index: 0, onSelect: fn() },
  render: (args, { globals }) => <Gallery {...args} globals={globals} />,
} satisfies Meta<typeof CarouselIndicators>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buttons: Story = {
  play: async ({ args, canvas }) => {
    const third = canvas.getByRole('button', { name: 'Show slide 3 of 4' });
    await expect(canvas.getByRole('button', { name: 'Show slide 1 of 4' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(third);
    await expect(args.onSelect).toHaveBeenLastCalledWith(2);
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'));
    await expect(third).toHaveFocus();
    await expect(third.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const second = canvas.getByRole('button', { name: 'Show slide 2 of 4' });
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Slides' })).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(1);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith(2);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Show slide 3 of 4' })).toHaveAttribute('aria-current', 'true'),
    );
  },
};

export const Marks: Story = {
  args: { onSelect: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelectorAll('[data-current]')).toHaveLength(1);
  },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
};
