import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { subjectFixture, swatchAddressFixture, swatchPortsFixture } from '../../fixtures/swatches.ts';
import { fillSwatchForm, clickSwatches, SwatchStage, type SwatchStageProps } from '../../fixtures/SwatchStage.tsx';

const meta = {
  title: 'Configurator/Swatches/SwatchSheet',
  component: SwatchStage,
  tags: ['mobile', 'popup'],
  args: { ports: swatchPortsFixture(), subject: subjectFixture, site: getSite('cb2', 'USA') },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<SwatchStageProps>;
export default meta;
type Story = StoryObj<SwatchStageProps>;

const open = async () => {
  await clickSwatches();
  const sheet = await screen.findByRole('region', { name: 'Order Free Swatches' });
  await within(sheet).findByLabelText('First Name');
  return sheet;
};
const isShown = () => screen.findByRole('button', { name: 'Hide Form', expanded: true });
const isHidden = () => screen.findByRole('button', { name: 'Show Form', expanded: false });

function swipe(sheet: HTMLElement, way: number) {
  const at = (clientY: number) => ({ pointerId: 1, button: 0, clientX: 100, clientY, bubbles: true });
  const handle = sheet.querySelector('header')!;
  fireEvent.pointerDown(handle, at(400));
  fireEvent.pointerMove(handle, at(400 + way));
  fireEvent.pointerUp(handle, at(400 + way));
}

/** On a phone cb2 shows the form in a bottom sheet; the page remains interactive. */
export const Open: Story = {
  tags: ['SWATCH-06', 'mobile', 'visual-mobile'],
  play: async () => {
    const sheet = await open();
    await expect(screen.queryByRole('dialog')).toBeNull();
    const { bottom, width } = sheet.getBoundingClientRect();
    await expect([Math.round(bottom), width]).toEqual([innerHeight, document.documentElement.clientWidth]);
    await expect(screen.getByRole('button', { name: 'Get Free Swatches' })).toBeVisible();
  },
};

/** A finger slides it down and up; what was typed stays. */
export const BySwipe: Story = {
  tags: ['SWATCH-06'],
  play: async () => {
    const sheet = await open();
    await userEvent.type(screen.getByLabelText('First Name'), 'Maren');
    swipe(sheet, 160);
    await isHidden();
    await expect(screen.queryByRole('button', { name: 'Send Swatches' })).toBeNull();
    swipe(sheet, -160);
    await isShown();
    await expect(screen.getByLabelText('First Name')).toHaveValue('Maren');
  },
};

/** The button does the same by keyboard, and Cancel takes it away. */
export const ByButton: Story = {
  tags: ['SWATCH-07'],
  play: async () => {
    await open();
    const hide = screen.getByRole('button', { name: 'Hide Form', expanded: true });
    await waitFor(() => expect(hide).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await isHidden();
    const show = screen.getByRole('button', { name: 'Show Form', expanded: false });
    await expect(show).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await isShown();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Order Free Swatches' })).toBeNull());
    await expect(screen.getByRole('button', { name: 'Get Free Swatches' })).toHaveFocus();
  },
};

export const SlidDown: Story = {
  tags: ['SWATCH-06', 'mobile', 'visual', 'visual-mobile'],
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Hide Form' }));
    await waitFor(() => expect(screen.getByLabelText('First Name')).not.toBeVisible());
  },
};

/** Order flow from the sheet to the receipt. */
export const Ordered: Story = {
  args: { ports: swatchPortsFixture() },
  tags: ['SWATCH-84'],
  play: async ({ args }) => {
    const sheet = await open();
    await fillSwatchForm(within(sheet), swatchAddressFixture);
    await userEvent.click(screen.getByRole('button', { name: 'Send Swatches' }));
    await expect(await screen.findByText('FS-4417-0236')).toBeVisible();
    await expect(screen.queryByRole('region', { name: 'Order Free Swatches' })).toBeNull();
    await expect(args.ports.order).toHaveBeenCalledTimes(1);
  },
};
