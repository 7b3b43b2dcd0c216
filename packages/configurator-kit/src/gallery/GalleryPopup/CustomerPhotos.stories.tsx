import { err } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { galleryPortsFixture } from '../../fixtures/gallery.ts';
import { GalleryStage, type GalleryStageArgs, goToTab, openPopup, videoFixture } from '../../fixtures/GalleryStage.tsx';
import { pageFixture } from '../../fixtures/product.ts';
import type { GalleryOpening } from '../gallery-opening.ts';
import type { GalleryPorts } from '../ports.ts';
import { GalleryPopup } from './GalleryPopup.tsx';

const ports = (change?: Partial<GalleryPorts>) => galleryPortsFixture('main', change);

/** The photos of customers in the popup of the gallery. */
const meta = {
  title: 'Configurator/Gallery/CustomerPhotos',
  component: GalleryPopup as never,
  tags: ['carousel', 'no-visual'],
  args: { ports: ports(), video: videoFixture },
  render: (args, { globals }) => <GalleryStage {...args} {...siteOfStory(globals)} />,
} satisfies Meta<GalleryStageArgs>;
export default meta;
type Story = StoryObj<GalleryStageArgs>;

const rightOf = (element: HTMLElement) => element.getBoundingClientRect().right;

/** Author and products of each customer image, three products at a time. */
export const CustomerImages: Story = {
  tags: ['GALL-06', 'GALL-07', 'GALL-08', 'GALL-18', 'mobile', 'dark', 'popup'],
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Customer Images' }));
    await expect(args.ports.loadCustomerImages).not.toHaveBeenCalled();
    const popup = await openPopup(canvasElement, 'Customer Images');
    await expect(popup.getByRole('tab', { selected: true })).toHaveTextContent('Customer Images');
    await expect(await popup.findByText(/^@(nora[.]at[.]home|loft[.]no9)$/)).toBeVisible();
    await expect(popup.getByText(/^Love yours[?] Tag us/)).toBeVisible();
    const region = popup.getByRole('region', { name: 'Products Shown' });
    const slides = within(region).getAllByRole('link').map(rightOf);
    await expect(slides.map((right) => right <= rightOf(region) + 1)).toEqual([true, true, true, false]);
  },
};

/** Customer images load once, regardless of the number of visits to the tab. */
export const AskedOnce: Story = {
  tags: ['GALL-18', 'GALL-19', 'popup'],
  play: async ({ args, canvasElement }) => {
    const popup = await openPopup(canvasElement, 'Customer Images');
    const first = { name: /^Customer image 1: / };
    const before = await popup.findByRole('button', first);
    await userEvent.click(popup.getByRole('button', { name: /^Customer image 2: / }));
    await expect(popup.getByText(/^@(biscuit|studio)/)).toBeVisible();
    await goToTab(popup, 'Product Images');
    await goToTab(popup, 'Customer Images');
    await expect(popup.getByRole('button', first)).toHaveAttribute('aria-current');
    await expect(before).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openPopup(canvasElement, 'Customer Images');
    await expect(again.getByRole('button', first)).toBeVisible();
    await expect(args.ports.loadCustomerImages).toHaveBeenCalledOnce();
  },
};

/** No customer images exist. */
export const NoCustomerImages: Story = {
  tags: ['GALL-09', 'empty', 'popup'],
  args: { change: () => [] },
  play: async ({ canvasElement }) => {
    const popup = await openPopup(canvasElement, 'Customer Images');
    await expect(await popup.findByText(/^No customer photos yet[.]/)).toBeVisible();
    await expect(popup.queryByText(/^Love yours/)).toBeNull();
    await expect(popup.queryByRole('region', { name: 'Products Shown' })).toBeNull();
  },
};

const unavailable = { message: 'Status: 503' };

/** A failure is logged and shows the same message as an empty result; the next visit retries. */
export const Failed: Story = {
  tags: ['GALL-21', 'error', 'popup'],
  args: { ports: ports({ loadCustomerImages: fn(async () => err(unavailable)) }) },
  play: async ({ args, canvasElement }) => {
    const popup = await openPopup(canvasElement, 'Customer Images');
    await expect(await popup.findByText(/^No customer photos yet/)).toBeVisible();
    await expect(args.ports.log).toHaveBeenLastCalledWith('Error loading customer images:', unavailable);
    await goToTab(popup, 'Product Images');
    await goToTab(popup, 'Customer Images');
    await waitFor(() => expect(args.ports.loadCustomerImages).toHaveBeenCalledTimes(2));
  },
};

/** While they load. */
export const Loading: Story = {
  tags: ['loading', 'popup'],
  args: { ports: ports({ loadCustomerImages: () => new Promise(() => {}) }) },
  play: async ({ canvasElement }) => {
    const popup = await openPopup(canvasElement, 'Customer Images');
    await expect(await popup.findByText('Loading customer images')).toBeInTheDocument();
  },
};

/** A customer's film plays in place of a photograph. */
export const CustomerVideo: Story = {
  tags: ['popup'],
  args: { change: (images) => images.map((image) => ({ ...image, originalVideoUrl: '/videos/none.mp4' })) },
  play: async ({ canvasElement }) => {
    const popup = await openPopup(canvasElement, 'Customer Images');
    await expect(await popup.findByRole('button', { name: /^Play: Video: / })).toBeVisible();
  },
};

const pictures = pageFixture('main').gallery;
const secondPhoto: GalleryOpening = { tab: 'customers', index: 1, content: { pictures, video: null } };

/** From the photos below the reviews: it opens at the one that was clicked. */
export const AtACustomerPhoto: Story = {
  tags: ['popup'],
  args: { ports: ports() },
  render: ({ ports: given }) => <GalleryPopup opening={secondPhoto} ports={given} siteCulture="USA" />,
  play: async () => {
    const popup = within(await screen.findByRole('dialog', { name: 'Product Gallery' }));
    await expect(await popup.findByRole('button', { name: /^Customer image 2: /i })).toHaveAttribute('aria-current');
  },
};
