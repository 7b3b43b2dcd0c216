import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { BottomSheet, type BottomSheetProps } from './BottomSheet.tsx';

function Opener({ open: _open, onOpenChange, ...rest }: BottomSheetProps) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      {!rest.sticky && (
        <Button tone="outline" onClick={() => change(true)}>
          Filter
        </Button>
      )}
      <BottomSheet {...rest} open={open} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'UI/BottomSheet',
  component: BottomSheet,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Free Swatches',
    children: (
      <Text>Five swatches, on their way to you within two days. Pick what you want to see in your own light.</Text>
    ),
    actions: <Button block>Order Swatches</Button>,
  },
  render: (args) => <Opener {...args} />,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof BottomSheet>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function openSheet(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
  return screen.findByRole('dialog', { name: 'Free Swatches' });
}

function swipe(handle: Element, distance: number) {
  const at = (clientY: number) => ({ pointerId: 1, button: 0, clientX: 100, clientY, bubbles: true });
  fireEvent.pointerDown(handle, at(400));
  fireEvent.pointerMove(handle, at(400 + distance / 2));
  fireEvent.pointerMove(handle, at(400 + distance));
  fireEvent.pointerUp(handle, at(400 + distance));
}

const header = (sheet: HTMLElement) => sheet.querySelector('header')!;
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Open: Story = {
  tags: ['mobile', 'popup'],
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    await expect(sheet).toHaveFocus();
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(innerHeight));
  },
};

export const ASwipeDownCloses: Story = {
  tags: ['visual', 'mobile', 'popup'],
  play: async ({ args, canvas }) => {
    const sheet = await openSheet(canvas);
    swipe(header(sheet), 160);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus());
  },
};

export const ASwipeUpStays: Story = {
  tags: ['mobile', 'popup'],
  play: async ({ args, canvas }) => {
    const sheet = await openSheet(canvas);
    swipe(header(sheet), -160);
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

export const AButtonCloses: Story = {
  tags: ['mobile', 'popup'],
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await gone();
  },
};

export const LongContent: Story = {
  tags: ['mobile', 'popup'],
  args: {
    children: Array.from({ length: 12 }, (_, index) => (
      <Text key={index} style={{ marginBlockEnd: 16 }}>
        Swatch {index + 1}: mill-washed twice and made to crease. It softens and takes the light.
      </Text>
    )),
  },
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    await waitFor(() => expect(within(sheet).getByRole('button', { name: 'Order Swatches' })).toBeVisible());
    await expect(sheet.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};

export const OnADesktop: Story = {
  tags: ['visual', 'popup'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const sheet = await openSheet(canvas);
    await expect(sheet.getBoundingClientRect().width).toBeLessThan(innerWidth);
  },
};

const page = (Story: () => React.ReactNode) => (
  <div style={{ margin: -16 }}>
    <div style={{ padding: 16, minBlockSize: 480 }}>
      <Text>Washed Linen, Velvet, Performance Bouclé and more.</Text>
    </div>
    {Story()}
  </div>
);

export const Sticky: Story = {
  tags: ['mobile', 'popup'],
  args: { sticky: true, openLabel: 'Open your swatches', closeLabel: 'Close your swatches', title: '3 of 5 swatches' },
  decorators: [page],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Open your swatches', expanded: false });
    await expect(canvas.queryByText(/Five swatches/)).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Order Swatches' })).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText(/Five swatches/)).toBeVisible());
    await expect(button).toHaveAccessibleName('Close your swatches');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText(/Five swatches/)).not.toBeVisible());
  },
};

/** Escape closes it from anywhere inside; the focus moves to the button, not into the hidden content. */
export const StickyByKeyboard: Story = {
  ...Sticky,
  tags: ['mobile', 'popup'],
  args: {
    ...Sticky.args,
    description: 'They are free',
    id: 'swatches',
    children: <Button tone="outline">Remove Oat</Button>,
  },
  play: async ({ args, canvas }) => {
    const sheet = canvas.getByRole('region', { name: '3 of 5 swatches' });
    await expect(sheet).toHaveAttribute('id', 'swatches');
    await expect(sheet).toHaveTextContent('They are free');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const remove = await canvas.findByRole('button', { name: 'Remove Oat' });
    await userEvent.tab();
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Open your swatches' })).toHaveFocus();
  },
};

/** The keyboard can scroll what a sticky sheet cannot show at once. */
export const StickyWithLongContent: Story = {
  ...Sticky,
  tags: ['mobile', 'popup'],
  args: { ...Sticky.args, children: LongContent.args?.children },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open your swatches' }));
    const scroller = canvas.getByText(/^Swatch 1:/).parentElement!.parentElement!;
    await waitFor(() => expect(scroller).toHaveAttribute('tabindex', '0'));
    await expect(canvas.getByRole('button', { name: 'Order Swatches' })).toBeVisible();
  },
};

export const StickyBySwipe: Story = {
  ...Sticky,
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('region', { name: '3 of 5 swatches' });
    swipe(header(sheet), -120);
    await waitFor(() => expect(canvas.getByText(/Five swatches/)).toBeVisible());
    swipe(header(sheet), 120);
    await waitFor(() => expect(canvas.getByText(/Five swatches/)).not.toBeVisible());
    swipe(header(sheet), -20);
    await expect(canvas.getByRole('button', { name: 'Open your swatches' })).toBeVisible();
  },
  tags: ['visual', 'mobile', 'popup'],
};

export const EscapeCloses: Story = {
  tags: ['mobile', 'popup'],
  play: async ({ canvas }) => {
    await openSheet(canvas);
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  tags: ['mobile', 'popup'],
  globals: { viewport: { value: 'phone' }, direction: 'rtl' },
  play: async ({ canvas }) => {
    await openSheet(canvas);
  },
};

/** Its trigger opens it, without any state of the parent, and has the focus after it. */
export const WithATrigger: Story = {
  tags: ['no-visual', 'mobile', 'popup'],
  render: ({ open: _open, ...args }) => (
    <BottomSheet {...args} renderTrigger={(props) => <Button {...props}>Filter</Button>} />
  ),
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Filter', expanded: false });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(trigger);
    const layer = await screen.findByRole('dialog', { name: 'Free Swatches' });
    await expect(layer).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(trigger).toHaveAttribute('aria-controls', layer.id);
    await userEvent.click(within(layer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
