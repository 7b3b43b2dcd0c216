import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { imageFixture } from '../../fixtures/pictures.ts';
import { productsFixture } from '../../fixtures/product.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { Gallery, type GalleryProps } from './Gallery.tsx';

/** The first pieces of the brand's shelf. */
const images = (brand: 'main' | 'cb2') =>
  productsFixture(brand)
    .slice(0, 3)
    .map(({ picture: image }) => image);

/** The story's gallery with the pictures of the brand that it is shown in. */
const inBrand = (args: GalleryProps, globals: Record<string, unknown>): GalleryProps => {
  const { brand } = siteOfStory(globals);
  const own = (id: string, alt: string) => imageFixture(`${brand}/${id}`, alt);
  return {
    ...args,
    pictures: images(brand).slice(0, args.pictures.length),
    hero: args.hero && own('alder-sofa/1303', args.hero.alt),
  };
};

const meta = {
  title: 'Configurator/Gallery/Gallery',
  component: Gallery,
  tags: ['carousel'],
  args: { pictures: images('main') },
  render: (args, { globals }) => <Gallery {...inBrand(args, globals)} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreePictures: Story = {
  tags: ['GALL-01', 'GALL-15'],
  play: async ({ canvas }) => {
    const second = canvas.getByRole('button', { name: /^Image 2: / });
    await expect(canvas.getByRole('button', { name: 'Image 1: Alder Sofa' })).toHaveAttribute('aria-current');
    await userEvent.click(second);
    await waitFor(() => expect(second).toHaveAttribute('aria-current'));
  },
};

/** The hero in the selected fabric replaces the first image. */
export const ConfiguredHero: Story = {
  tags: ['visual'],
  args: { hero: imageFixture('main/alder-sofa/1303', 'Alder sofa in Petrol velvet on walnut') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Alder sofa in Petrol velvet on walnut' })).toBeInTheDocument();
    await expect(canvas.queryByRole('img', { name: 'Alder Sofa' })).toBeNull();
  },
};

export const OnePicture: Story = {
  args: { pictures: images('main').slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

function Chooser(props: GalleryProps) {
  const [choices, setChoices] = useState('');
  const [isPersonalized, setPersonalized] = useState(false);
  return (
    <>
      <Gallery {...props} subject={{ sku: 100101, choices, isPersonalized }} />
      <button type="button" onClick={() => setChoices('13-2002')}>
        Walnut
      </button>
      <button type="button" onClick={() => setPersonalized(!isPersonalized)}>
        Personalize
      </button>
    </>
  );
}

/** Any new choice, even of a leg, returns the gallery to the hero image. */
export const ChoiceBringsBack: Story = {
  tags: ['GALL-16'],
  render: (args, { globals }) => <Chooser {...inBrand(args, globals)} />,
  play: async ({ canvas }) => {
    const second = canvas.getByRole('button', { name: /^Image 2: / });
    await userEvent.click(second);
    await waitFor(() => expect(second).toHaveAttribute('aria-current'));
    await userEvent.click(canvas.getByRole('button', { name: 'Walnut' }));
    const first = canvas.getByRole('button', { name: /^Image 1: / });
    await waitFor(() => expect(first).toHaveAttribute('aria-current'));
  },
};

/** With something written on it, too; not when that is taken back. */
export const PersonalizationBringsBack: Story = {
  tags: ['GALL-17'],
  render: (args, { globals }) => <Chooser {...inBrand(args, globals)} />,
  play: async ({ canvas }) => {
    const [first, second] = [/^Image 1: /, /^Image 2: /].map((name) => canvas.getByRole('button', { name }));
    const personalize = canvas.getByRole('button', { name: 'Personalize' });
    await userEvent.click(second!);
    await waitFor(() => expect(second).toHaveAttribute('aria-current'));
    await userEvent.click(personalize);
    await waitFor(() => expect(first).toHaveAttribute('aria-current'));
    await userEvent.click(second!);
    await waitFor(() => expect(second).toHaveAttribute('aria-current'));
    await userEvent.click(personalize);
    await expect(second).toHaveAttribute('aria-current');
  },
};

/** A choice made while the gallery is still scrolling to another image also returns to the hero. */
export const ChoiceOnTheWayBringsBack: Story = {
  tags: ['GALL-16'],
  render: (args, { globals }) => <Chooser {...inBrand(args, globals)} />,
  play: async ({ canvas, canvasElement }) => {
    const clickButton = (name: string | RegExp) => canvas.getByRole('button', { name }).click();
    clickButton(/^Image 2: /);
    await Promise.resolve();
    clickButton('Walnut');
    await waitFor(() => expect(canvasElement.querySelector('[data-ready]')).toHaveProperty('scrollLeft', 0));
    await expect(canvas.getByRole('button', { name: /^Image 1/ })).toHaveAttribute('aria-current');
  },
};

const video = { width: 640, height: 480, webm: '/videos/none.webm', mp4: '/videos/none.mp4' };

/** The video loads when the shopper reaches its slide; it is muted, loops and can be paused. */
export const WithVideo: Story = {
  args: { video },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvasElement.querySelector('video')).toBeNull();
    const toFilm = canvas.getByRole('button', { name: 'Video: Alder Sofa' });
    await userEvent.click(toFilm);
    await waitFor(() => expect(toFilm).toHaveAttribute('aria-current'));
    const film = await waitFor(() => {
      const there = canvasElement.querySelector('video');
      if (!there) throw new Error('The film is not there yet.');
      return there;
    });
    await expect(film).toHaveAttribute('preload', 'none');
    await expect(film).toHaveAttribute('controls');
    await expect(film).toHaveAttribute('playsinline');
    await expect(film).toHaveProperty('loop', true);
    await expect(film).toHaveProperty('muted', true);
    await expect(film).toHaveProperty('readyState', 0);
    await expect(film).toHaveAccessibleName('Video: Alder Sofa');
    await userEvent.click(canvas.getByRole('button', { name: /^Image 1/ }));
    await waitFor(() => expect(canvas.getByText('1 / 4')).toBeVisible());
  },
};

/** The selected thumbnail follows when the images are scrolled or moved by an arrow button. */
export const Scrolled: Story = {
  tags: ['GALL-14'],
  play: async ({ canvas, canvasElement }) => {
    const third = canvas.getByRole('button', { name: /^Image 3: / });
    const track = await waitFor(() => {
      const ready = canvasElement.querySelector('[data-ready]');
      if (!ready) throw new Error('It is not measured yet.');
      return ready;
    });
    track.scrollTo({ left: track.scrollWidth, behavior: 'instant' });
    await waitFor(() => expect(third).toHaveAttribute('aria-current'));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous image' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Image 2: / })).toHaveAttribute('aria-current'));
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const second = canvas.getByRole('button', { name: /^Image 2: / });
    await tabTo(second);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(second).toHaveAttribute('aria-current'));
    await expect(second).toHaveFocus();
  },
};
