import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { getPhotographs } from '../../../fixtures/images/photographs.ts';
import { Image } from '../Image/Image.tsx';
import { Price } from '../Price/Price.tsx';
import { ProductCard } from './ProductCard.tsx';

const meta = {
  title: 'UI/ProductCard',
  component: ProductCard,
  args: {
    href: '/alder-sofa/s100101',
    name: 'Alder 3-Seat Sofa',
    note: '89 in, 28 fabrics',
    price: <Price now="$2,299.00" />,
    pictures: [],
  },
  render: (args, { globals }) => (
    <div style={{ maxInlineSize: 340 }}>
      <ProductCard
        {...args}
        pictures={Object.values(getPhotographs(globals)).map((image, index) => (
          <Image key={index} picture={image} alt="" sizes="340px" ratio="4 / 3" />
        ))}
      />
    </div>
  ),
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen = (root: HTMLElement) => {
  const marks = [...root.querySelectorAll('[data-current]')];
  const mark = marks[0]!;
  return [...mark.parentElement!.children].indexOf(mark);
};
const shows = (root: HTMLElement, slide: number) => waitFor(() => expect(seen(root)).toBe(slide));
const stripOf = (root: HTMLElement) =>
  [...root.querySelectorAll('span')].find((part) => part.scrollWidth > part.clientWidth + 99)!;

/** Resolves in the next frame, once the browser has laid it out. */
const nextFrame = (root: HTMLElement) =>
  new Promise((resolve) => {
    new ResizeObserver(resolve).observe(root);
  });

/** Shows the second picture in a separate frame: Chromium undoes one of two scrolls in a frame. */
async function showSecond(root: HTMLElement, act: () => Promise<void>) {
  await nextFrame(root);
  await act();
  await nextFrame(root);
  await shows(root, 1);
}

export const HoverShowsTheSecond: Story = {
  tags: ['CAROUS-03'],
  play: async ({ canvas, canvasElement }) => {
    await shows(canvasElement, 0);
    await showSecond(canvasElement, () => userEvent.hover(canvas.getByRole('article')));
    await userEvent.unhover(canvas.getByRole('article'));
    await shows(canvasElement, 0);
  },
};

export const TabShowsTheSecond: Story = {
  tags: ['CAROUS-04'],
  play: async ({ canvas, canvasElement }) => {
    await showSecond(canvasElement, () => userEvent.tab());
    await expect(canvas.getByRole('link', { name: 'Alder 3-Seat Sofa' })).toHaveFocus();
    await userEvent.tab();
    await shows(canvasElement, 0);
  },
};

export const AResizeShowsTheFirst: Story = {
  tags: ['CAROUS-02', 'visual'],
  play: async ({ canvas, canvasElement }) => {
    await showSecond(canvasElement, () => userEvent.hover(canvas.getByRole('article')));
    canvas.getByRole('article').parentElement!.style.maxInlineSize = '300px';
    await shows(canvasElement, 0);
  },
};

/** A scroll snap at the new width may scroll the strip before the resize is reported. */
export const AResizeScrollsFirst: Story = {
  tags: ['CAROUS-02'],
  play: async ({ canvas, canvasElement }) => {
    await showSecond(canvasElement, () => userEvent.hover(canvas.getByRole('article')));
    canvas.getByRole('article').parentElement!.style.maxInlineSize = '300px';
    fireEvent.scroll(stripOf(canvasElement));
    await expect(seen(canvasElement)).toBe(1);
    await shows(canvasElement, 0);
  },
};

export const WithoutPictures: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 340 }}>
      <ProductCard {...args} pictures={[]} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Alder 3-Seat Sofa' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-current]')).toBeNull();
  },
  tags: ['visual'],
};

export const LongWords: Story = {
  tags: ['visual', 'mobile'],
  globals: { viewport: { value: 'phone' } },
  args: {
    name: 'Zweisitzerschlafsofaverlängerungselementabdeckung 🛋️',
    note: '89 in, 28 fabrics, and as many legs as one could wish for',
    price: <Price now="CA$12,299.00" was="CA$14,499.00" />,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const PicturesComeWhenNear: Story = {
  tags: ['CAROUS-01'],
  play: async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('img')];
    await expect(images.map((image) => image.loading)).toEqual(['lazy', 'lazy', 'lazy', 'lazy']);
    await expect(canvasElement.querySelectorAll('[data-current]')).toHaveLength(1);
  },
};

export const RightToLeft: Story = { ...HoverShowsTheSecond, globals: { direction: 'rtl' }, tags: ['visual'] };
