import { err, ok } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { galleryPortsFixture } from '../../fixtures/gallery.ts';
import {
  GalleryStage,
  type GalleryStageArgs,
  goToTab,
  openPopup,
  type Popup,
  videoFixture,
} from '../../fixtures/GalleryStage.tsx';
import { tabTo } from '../../fixtures/tab-to.ts';
import type { GalleryPorts } from '../ports.ts';
import { GalleryPopup } from './GalleryPopup.tsx';

const ports = (change?: Partial<GalleryPorts>) => galleryPortsFixture('main', change);

const meta = {
  title: 'Configurator/Gallery/GalleryPopup',
  component: GalleryPopup as never,
  tags: ['carousel'],
  args: { ports: ports(), video: videoFixture },
  render: (args, { globals }) => <GalleryStage {...args} {...siteOfStory(globals)} />,
} satisfies Meta<GalleryStageArgs>;
export default meta;
type Story = StoryObj<GalleryStageArgs>;

const zoomed = (popup: Popup) => popup.getByRole('group', { name: /, select to zoom$/ });
const tabNames = (popup: Popup) => popup.getAllByRole('tab').map((tab: HTMLElement) => tab.textContent);

/** All tabs, at the first picture. */
export const ProductImages: Story = {
  tags: ['GALL-03', 'GALL-05', 'mobile', 'dark', 'popup', 'visual-mobile'],
  play: async ({ args, canvasElement }) => {
    const popup = await openPopup(canvasElement, 'View All');
    await expect(tabNames(popup)).toEqual(['Product Images', 'Product Videos', 'Customer Images']);
    await expect(popup.getByRole('tab', { selected: true })).toHaveTextContent('Product Images');
    await expect(popup.getByRole('button', { name: /^Image 1: / })).toHaveAttribute('aria-current');
    await expect(args.ports.loadCustomerImages).not.toHaveBeenCalled();
  },
};

/** Without a film there is no tab for one. */
export const WithoutVideo: Story = {
  args: { video: null },
  tags: ['GALL-04', 'popup'],
  play: async ({ canvasElement }) => {
    const popup = await openPopup(canvasElement, 'View All');
    await expect(tabNames(popup)).toEqual(['Product Images', 'Customer Images']);
  },
};

/** A phone shows a hint that a tap enlarges the image; with a mouse there is only the magnifier. */
export const TapToZoom: Story = {
  tags: ['GALL-02', 'mobile', 'popup'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const isPhone = !matchMedia('(min-width: 768px)').matches;
    await expect(canvas.getByText('Tap To Zoom').getBoundingClientRect().width > 40).toBe(isPhone);
    await userEvent.click(canvas.getByRole('button', { name: /^Image 2: / }));
    await waitFor(() => expect(canvas.getByText('2 / 4')).toBeVisible());
    const popup = await openPopup(canvasElement, 'Tap To Zoom');
    await expect(popup.getByRole('button', { name: /^Image 2: / })).toHaveAttribute('aria-current');
  },
};

/** The selected picture changes by an arrow and by a small picture. */
export const Selected: Story = {
  tags: ['GALL-14', 'popup'],
  play: async ({ canvasElement }) => {
    const popup = await openPopup(canvasElement, 'View All');
    const at = (index: number) => popup.getByRole('button', { name: new RegExp(`^Image ${index}: `) });
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
  tags: ['GALL-20', 'popup'],
  play: async ({ canvasElement }) => {
    const popup = await openPopup(canvasElement, 'View All');
    const image = within(zoomed(popup)).getByRole('img');
    const requested: (string | null)[] = [];
    const watch = new MutationObserver(() => requested.push(image.getAttribute('sizes')));
    watch.observe(image, { attributeFilter: ['sizes'] });
    const more = popup.getByRole('button', { name: 'Zoom in' });
    more.click();
    // Drawn, without a turn of the clock.
    await Promise.resolve().then(() => undefined);
    more.click();
    await waitFor(() => expect(image).toHaveAttribute('sizes', '225vw'));
    watch.disconnect();
    await expect(requested).toEqual(['225vw']);
  },
};

/** A film with its name in its address plays as it is; another tab begins with its first again. */
export const Videos: Story = {
  tags: ['GALL-04', 'GALL-19', 'GALL-22', 'popup'],
  args: { ports: ports({ findVideo: fn(async () => ok('/videos/other.mp4')) }) },
  play: async ({ args, canvasElement }) => {
    const popup = await openPopup(canvasElement, 'View All');
    await userEvent.click(popup.getByRole('button', { name: /^Image 3: / }));
    await goToTab(popup, 'Product Videos');
    await expect(popup.getByRole('button', { name: /^Play: Video: / })).toBeVisible();
    await expect(args.ports.findVideo).not.toHaveBeenCalled();
    await goToTab(popup, 'Product Images');
    await expect(popup.getByRole('button', { name: /^Image 1: / })).toHaveAttribute('aria-current');
    await goToTab(popup, 'Product Videos');
    await expect(popup.getByRole('button', { name: /^Play: Video: / })).toBeVisible();
  },
};

const missing = { message: 'Status: 404' };
const nameless = { ...videoFixture, mp4: 'alder-sofa', webm: '' };

/** A missing video URL is resolved first. */
export const LookedUp: Story = {
  tags: ['GALL-22', 'GALL-23', 'popup'],
  args: { video: nameless, ports: ports({ findVideo: fn(async () => ok('/videos/found.mp4')) }) },
  play: async ({ args, canvasElement }) => {
    const popup = await openPopup(canvasElement, 'View All');
    await expect(args.ports.findVideo).not.toHaveBeenCalled();
    await goToTab(popup, 'Product Videos');
    await userEvent.click(await popup.findByRole('button', { name: /^Play: Video: / }));
    await expect(args.ports.findVideo).toHaveBeenLastCalledWith('alder-sofa');
    const film = popup.getByLabelText(/^Video: /, { selector: 'video' });
    await waitFor(() => expect(film).toHaveAttribute('src', '/videos/found.mp4'));
  },
};

/** A video that cannot be found is logged, and its poster remains. */
export const NotFound: Story = {
  tags: ['GALL-23', 'popup'],
  args: { video: nameless, ports: ports({ findVideo: fn(async () => err(missing)) }) },
  play: async ({ args, canvasElement }) => {
    const popup = await openPopup(canvasElement, 'View All');
    await goToTab(popup, 'Product Videos');
    await waitFor(() => expect(args.ports.log).toHaveBeenLastCalledWith('Error looking up a video:', missing));
    const panel = within(popup.getByRole('tabpanel'));
    await expect(panel.getByRole('img', { name: 'Alder Sofa' })).toBeVisible();
    await expect(panel.queryByRole('button')).toBeNull();
  },
};

/** From the thumbnail through the tabs, with focus restored to the thumbnail on close. */
export const ByKeyboard: Story = {
  tags: ['popup'],
  play: async ({ canvas }) => {
    const all = canvas.getByRole('button', { name: 'View All' });
    await tabTo(all);
    await userEvent.keyboard('{Enter}');
    const popup = within(await screen.findByRole('dialog', { name: 'Product Gallery' }));
    await tabTo(popup.getByRole('tab', { name: 'Product Images' }));
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
