import { type CustomerImage, ok, type ProductVideo, err } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { customerImagesFixture, galleryPortsFixture } from '../../fixtures/gallery.ts';
import { pageFixture } from '../../fixtures/product.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { Gallery } from '../Gallery/Gallery.tsx';
import type { GalleryOpening } from '../gallery-opening.ts';
import type { GalleryPorts } from '../ports.ts';
import { GalleryPopup } from './GalleryPopup.tsx';

interface StoryArgs {
  ports: GalleryPorts;
  video: ProductVideo | null;
  /** Makes something else of what customers sent. */
  change?: (images: readonly CustomerImage[]) => readonly CustomerImage[];
}

const video: ProductVideo = { width: 640, height: 480, webm: '/videos/none.webm', mp4: '/videos/none.mp4' };
const ports = (change?: Partial<GalleryPorts>) => galleryPortsFixture('main', change);

/** A gallery with its popup, as a product page has it. */
function Stage({ ports: given, video: film, brand, siteCulture }: StoryArgs & ReturnType<typeof siteOfStory>) {
  const [opening, setOpening] = useState<GalleryOpening>();
  return (
    <div style={{ maxInlineSize: 720 }}>
      <Gallery pictures={pageFixture(brand).gallery} video={film} onOpen={setOpening} />
      {opening && <GalleryPopup opening={opening} ports={given} siteCulture={siteCulture} />}
    </div>
  );
}

const meta = {
  title: 'Configurator/Gallery/GalleryPopup',
  component: GalleryPopup as never,
  args: { ports: ports(), video },
  render: ({ ports: given, video: film, change = (images) => images }, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    const loadCustomerImages: GalleryPorts['loadCustomerImages'] = async () => {
      const result = await given.loadCustomerImages();
      return result.ok ? ok(change(customerImagesFixture(brand))) : result;
    };
    return <Stage ports={{ ...given, loadCustomerImages }} video={film} brand={brand} siteCulture={siteCulture} />;
  },
} satisfies Meta<StoryArgs>;
export default meta;
type Story = StoryObj<StoryArgs>;

async function openBy(canvasElement: HTMLElement, name: string | RegExp) {
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Product Gallery' }));
}

const zoomed = (popup: ReturnType<typeof within>) => popup.getByRole('group', { name: /, select to zoom$/ });

/** All tabs, at the first picture. */
export const ProductImages: Story = {
  tags: ['GALL-03', 'GALL-05', 'mobile', 'dark'],
  play: async ({ args, canvasElement }) => {
    const popup = await openBy(canvasElement, 'View All');
    const tabs = popup.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(tabs).toEqual(['Product Images', 'Product Videos', 'Customer Images']);
    await expect(popup.getByRole('tab', { selected: true })).toHaveTextContent('Product Images');
    await expect(popup.getByRole('button', { name: /^Image 1: / })).toHaveAttribute('aria-current');
    await expect(args.ports.loadCustomerImages).not.toHaveBeenCalled();
  },
};

/** Without a film there is no tab for one. */
export const WithoutVideo: Story = {
  args: { video: null },
  tags: ['GALL-04'],
  play: async ({ canvasElement }) => {
    const popup = await openBy(canvasElement, 'View All');
    const tabs = popup.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(tabs).toEqual(['Product Images', 'Customer Images']);
  },
};

/** On a phone it says so that a tap on the picture opens it large; a mouse gets the magnifier alone. */
export const TapToZoom: Story = {
  tags: ['GALL-02'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const isPhone = !matchMedia('(min-width: 768px)').matches;
    await expect(canvas.getByText('Tap To Zoom').getBoundingClientRect().width > 40).toBe(isPhone);
    await userEvent.click(canvas.getByRole('button', { name: /^Image 2: / }));
    await waitFor(() => expect(canvas.getByText('2 / 4')).toBeVisible());
    const popup = await openBy(canvasElement, 'Tap To Zoom');
    await expect(popup.getByRole('button', { name: /^Image 2: / })).toHaveAttribute('aria-current');
  },
};

/** The selected picture changes by an arrow and by a small picture. */
export const Selected: Story = {
  tags: ['GALL-14'],
  play: async ({ canvasElement }) => {
    const popup = await openBy(canvasElement, 'View All');
    const at = (place: number) => popup.getByRole('button', { name: new RegExp(`^Image ${place}: `) });
    const previous = popup.getByRole('button', { name: 'Previous' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(popup.getByRole('button', { name: 'Next' }));
    await expect(at(2)).toHaveAttribute('aria-current');
    await userEvent.click(at(3));
    await expect(at(3)).toHaveAttribute('aria-current');
    await expect(popup.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(at(2)).toHaveAttribute('aria-current');
  },
};

/** A sharper image is requested once the zoom level is stable, not on each step. */
export const Zoomed: Story = {
  tags: ['GALL-20'],
  play: async ({ canvasElement }) => {
    const popup = await openBy(canvasElement, 'View All');
    const image = within(zoomed(popup)).getByRole('img');
    const requested: (string | null)[] = [];
    const watch = new MutationObserver(() => requested.push(image.getAttribute('sizes')));
    watch.observe(image, { attributeFilter: ['sizes'] });
    const more = popup.getByRole('button', { name: 'Zoom in' });
    const pressed = performance.now();
    more.click();
    // Drawn, without a turn of the clock.
    await Promise.resolve().then(() => undefined);
    more.click();
    await waitFor(() => expect(image).toHaveAttribute('sizes', '225vw'), { timeout: 3000, interval: 10 });
    await expect(performance.now() - pressed).toBeGreaterThanOrEqual(295);
    watch.disconnect();
    await expect(requested).toEqual(['225vw']);
  },
};

/** A film with its name in its address plays as it is; another tab begins with its first again. */
export const Videos: Story = {
  tags: ['GALL-04', 'GALL-19', 'GALL-22'],
  args: { ports: ports({ findVideo: fn(async () => ok('/videos/other.mp4')) }) },
  play: async ({ args, canvasElement }) => {
    const popup = await openBy(canvasElement, 'View All');
    await userEvent.click(popup.getByRole('button', { name: /^Image 3: / }));
    await userEvent.click(popup.getByRole('tab', { name: 'Product Videos' }));
    await expect(popup.getByRole('button', { name: /^Play: Video: / })).toBeVisible();
    await expect(args.ports.findVideo).not.toHaveBeenCalled();
    await userEvent.click(popup.getByRole('tab', { name: 'Product Images' }));
    await expect(popup.getByRole('button', { name: /^Image 1: / })).toHaveAttribute('aria-current');
    await userEvent.click(popup.getByRole('tab', { name: 'Product Videos' }));
    await expect(popup.getByRole('button', { name: /^Play: Video: / })).toBeVisible();
  },
};

const nameless = { ...video, mp4: 'alder-sofa', webm: '' };

/** A missing video URL is resolved first. */
export const LookedUp: Story = {
  tags: ['GALL-22', 'GALL-23'],
  args: { video: nameless, ports: ports({ findVideo: fn(async () => ok('/videos/found.mp4')) }) },
  play: async ({ args, canvasElement }) => {
    const popup = await openBy(canvasElement, 'View All');
    await expect(args.ports.findVideo).not.toHaveBeenCalled();
    await userEvent.click(popup.getByRole('tab', { name: 'Product Videos' }));
    await userEvent.click(await popup.findByRole('button', { name: /^Play: Video: / }));
    await expect(args.ports.findVideo).toHaveBeenLastCalledWith('alder-sofa');
    const film = popup.getByLabelText(/^Video: /, { selector: 'video' });
    await waitFor(() => expect(film).toHaveAttribute('src', '/videos/found.mp4'));
  },
};

/** A video that cannot be found is logged, and its poster remains. */
export const NotFound: Story = {
  tags: ['GALL-23'],
  args: { video: nameless, ports: ports({ findVideo: fn(async () => err({ message: 'Status: 404' })) }) },
  play: async ({ args, canvasElement }) => {
    const popup = await openBy(canvasElement, 'View All');
    await userEvent.click(popup.getByRole('tab', { name: 'Product Videos' }));
    await waitFor(() =>
      expect(args.ports.log).toHaveBeenLastCalledWith('Error looking up a video:', { message: 'Status: 404' }),
    );
    const panel = within(popup.getByRole('tabpanel'));
    await expect(panel.getByRole('img', { name: 'Alder Sofa' })).toBeVisible();
    await expect(panel.queryByRole('button')).toBeNull();
  },
};

/** Author and products of each customer image, three products at a time. */
export const CustomerImages: Story = {
  tags: ['GALL-06', 'GALL-07', 'GALL-08', 'GALL-18', 'mobile', 'dark'],
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Customer Images' }));
    await expect(args.ports.loadCustomerImages).not.toHaveBeenCalled();
    const popup = await openBy(canvasElement, 'Customer Images');
    await expect(popup.getByRole('tab', { selected: true })).toHaveTextContent('Customer Images');
    await expect(await popup.findByText(/^@(nora[.]at[.]home|loft[.]no9)$/)).toBeVisible();
    await expect(popup.getByText(/^Love yours[?] Tag us/)).toBeVisible();
    const shown = within(popup.getByRole('region', { name: 'Products Shown' }));
    const slides = shown.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(slides).toHaveLength(4);
    const { right } = popup.getByRole('region', { name: 'Products Shown' }).getBoundingClientRect();
    await expect(slides.map((slide) => slide.right <= right + 1)).toEqual([true, true, true, false]);
  },
};

/** Customer images load once, regardless of the number of visits to the tab. */
export const AskedOnce: Story = {
  tags: ['GALL-18', 'GALL-19'],
  play: async ({ args, canvasElement }) => {
    const popup = await openBy(canvasElement, 'Customer Images');
    const first = await popup.findByRole('button', { name: /^Customer image 1: / });
    await userEvent.click(popup.getByRole('button', { name: /^Customer image 2: / }));
    await expect(popup.getByText(/^@(biscuit|studio)/)).toBeVisible();
    await userEvent.click(popup.getByRole('tab', { name: 'Product Images' }));
    await userEvent.click(popup.getByRole('tab', { name: 'Customer Images' }));
    await expect(popup.getByRole('button', { name: /^Customer image 1: / })).toHaveAttribute('aria-current');
    await expect(first).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openBy(canvasElement, 'Customer Images');
    await expect(again.getByRole('button', { name: /^Customer image 1: / })).toBeVisible();
    await expect(args.ports.loadCustomerImages).toHaveBeenCalledOnce();
  },
};

/** No customer images exist. */
export const NoCustomerImages: Story = {
  tags: ['GALL-09'],
  args: { change: () => [] },
  play: async ({ canvasElement }) => {
    const popup = await openBy(canvasElement, 'Customer Images');
    await expect(await popup.findByText(/^No customer photos yet[.]/)).toBeVisible();
    await expect(popup.queryByText(/^Love yours/)).toBeNull();
    await expect(popup.queryByRole('region', { name: 'Products Shown' })).toBeNull();
  },
};

/** A failure is logged and shows the same message as an empty result; the next visit retries. */
export const Failed: Story = {
  tags: ['GALL-21'],
  args: { ports: ports({ loadCustomerImages: fn(async () => err({ message: 'Status: 503' })) }) },
  play: async ({ args, canvasElement }) => {
    const popup = await openBy(canvasElement, 'Customer Images');
    await expect(await popup.findByText(/^No customer photos yet/)).toBeVisible();
    await expect(args.ports.log).toHaveBeenLastCalledWith('Error loading customer images:', {
      message: 'Status: 503',
    });
    await userEvent.click(popup.getByRole('tab', { name: 'Product Images' }));
    await userEvent.click(popup.getByRole('tab', { name: 'Customer Images' }));
    await waitFor(() => expect(args.ports.loadCustomerImages).toHaveBeenCalledTimes(2));
  },
};

/** While they are under way. */
export const Loading: Story = {
  args: { ports: ports({ loadCustomerImages: () => new Promise(() => {}) }) },
  play: async ({ canvasElement }) => {
    const popup = await openBy(canvasElement, 'Customer Images');
    await expect(await popup.findByText('Loading customer images')).toBeInTheDocument();
  },
};

/** A customer's film plays in place of a photograph. */
export const CustomerVideo: Story = {
  args: { change: (images) => images.map((image) => ({ ...image, originalVideoUrl: '/videos/none.mp4' })) },
  play: async ({ canvasElement }) => {
    const popup = await openBy(canvasElement, 'Customer Images');
    await expect(await popup.findByRole('button', { name: /^Play: Video: / })).toBeVisible();
  },
};

/** From the thumbnail through the tabs, with focus restored to the thumbnail on close. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const all = canvas.getByRole('button', { name: 'View All' });
    await tabTo(all);
    await userEvent.keyboard('{Enter}');
    const popup = within(await screen.findByRole('dialog', { name: 'Product Gallery' }));
    const images = popup.getByRole('tab', { name: 'Product Images' });
    await tabTo(images);
    await userEvent.keyboard('{ArrowRight}');
    await expect(popup.getByRole('tab', { name: 'Product Videos' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await tabTo(zoomed(popup));
    await userEvent.keyboard('+');
    await expect(zoomed(popup)).toHaveAttribute('data-zoomed');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(all).toHaveFocus());
  },
};
