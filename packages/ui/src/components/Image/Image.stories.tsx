import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getOtherLegs, photographs, getPhotographs } from '../../../fixtures/images/photographs.ts';
import { Image } from './Image.tsx';

const meta = {
  title: 'UI/Image',
  component: Image,
  args: {
    picture: photographs.main.sofa,
    alt: 'Alder 3-Seat Sofa in oat bouclé',
    sizes: '(min-width: 768px) 640px, 100vw',
  },
  render: (args, { globals }) => <Image {...args} picture={getPhotographs(globals).sofa} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoadsWhenNear: Story = {
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('img', { name: 'Alder 3-Seat Sofa in oat bouclé' });
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('decoding', 'async');
    await expect(image).toHaveAttribute('width', '1280');
    await expect(image).toHaveAttribute('height', '960');
    const source = canvasElement.querySelector('source');
    await expect(source).toHaveAttribute('type', 'image/avif');
    await expect(source?.getAttribute('srcset')).toMatch(/[.]avif 640w$/);
    await expect(image.getAttribute('src')).toMatch(/[.]webp$/);
  },
};

export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
};

/** Content that does not fit the aspect ratio is cropped, not squeezed. */
export const CroppedSquare: Story = {
  tags: ['visual'],
  args: { ratio: 1 },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image.clientWidth).toBe(image.clientHeight);
    await expect(getComputedStyle(image).objectFit).toBe('cover');
  },
};

const boxOf = (element: Element | undefined) => {
  const box = element?.getBoundingClientRect();
  return [box?.x, box?.y, box?.width, box?.height];
};

/** Black or brass legs layered over the sofa: one image for screen readers, one frame on screen. */
export const WithOverlay: Story = {
  render: (args, { globals }) => (
    <Image {...args} picture={{ ...getPhotographs(globals).sofa, overlay: getOtherLegs(globals) }} />
  ),
  play: async ({ canvas, canvasElement }) => {
    const [base, overlay] = canvasElement.querySelectorAll('img');
    await expect(canvas.getAllByRole('img')).toEqual([base]);
    await expect(overlay).toHaveAttribute('alt', '');
    await expect(overlay).toHaveAttribute('fetchpriority', 'low');
    await expect(overlay?.getAttribute('sizes')).toBe(base?.getAttribute('sizes'));
    await expect(boxOf(overlay)).toEqual(boxOf(base));
  },
};

/** Image of one transparent pixel, so that the background stays visible. */
const nothingYet = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

export const StillLoading: Story = {
  tags: ['loading'],
  render: (args, { globals }) => {
    const { color, placeholder, width, height } = getPhotographs(globals).sofa;
    return (
      <Image
        {...args}
        alt=""
        ratio="4 / 3"
        picture={{ color, placeholder, width, height, avif: [], webp: { width: 1, url: nothingYet } }}
      />
    );
  },
};
