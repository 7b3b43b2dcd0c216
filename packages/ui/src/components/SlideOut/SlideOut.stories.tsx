import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { getPhotographs } from '../../../fixtures/images/photographs.ts';
import { Button } from '../Button/Button.tsx';
import { Image } from '../Image/Image.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Text } from '../Text/Text.tsx';
import { SlideOut, type SlideOutProps } from './SlideOut.tsx';

function Opener({ open: _open, onOpenChange, ...rest }: SlideOutProps) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <Button tone="outline" onClick={() => change(true)}>
        See What's Available Soonest
      </Button>
      <SlideOut {...rest} open={open} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'UI/SlideOut',
  component: SlideOut,
  args: { open: false, onOpenChange: fn(), title: 'Washed Linen, Flax', children: undefined },
  render: (args, { globals }) => (
    <Opener {...args}>
      {args.children ?? (
        <div style={{ display: 'grid', gap: 16 }}>
          <Image picture={getPhotographs(globals).loveseat} alt="" sizes="520px" />
          <Text>Mill-washed twice and made to crease. 68 % linen, 32 % cotton, 30,000 double rubs.</Text>
          <Text tone="muted">Brush weekly. Blot spills right away with a clean white cloth.</Text>
        </div>
      )}
    </Opener>
  ),
} satisfies Meta<typeof SlideOut>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function openSlideOut(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: /Soonest/ }));
  return screen.findByRole('dialog');
}

export const Detail: Story = {
  tags: ['popup'],
  args: {
    description: 'Quick ship in 2 weeks',
    actions: (
      <>
        <Button tone="outline">Add swatch</Button>
        <Button>Save Selection</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const layer = await openSlideOut(canvas);
    await expect(layer).toHaveAccessibleName('Washed Linen, Flax');
    await expect(layer).toHaveFocus();
  },
};

export const CrossCloses: Story = {
  tags: ['visual', 'popup'],
  play: async ({ args, canvas }) => {
    const layer = await openSlideOut(canvas);
    await userEvent.click(within(layer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** Dialog keyboard behavior: Tab stays inside, Escape closes and restores the focus. */
export const ByKeyboard: Story = {
  tags: ['popup'],
  args: { actions: <Button>Save Selection</Button> },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const layer = await screen.findByRole('dialog');
    await waitFor(() => expect(layer).toHaveFocus());
    await userEvent.tab();
    await expect(within(layer).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(layer).getByRole('button', { name: 'Save Selection' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(layer).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const WaitingForItsContent: Story = {
  tags: ['loading', 'popup'],
  args: {
    title: "See What's Available Soonest",
    children: (
      <div aria-busy="true" style={{ display: 'grid', gap: 24 }}>
        {['a', 'b', 'c'].map((key) => (
          <div key={key} style={{ display: 'grid', gridTemplateColumns: '132px 1fr', gap: 16 }}>
            <Skeleton ratio="4 / 3" />
            <Skeleton lines={3} />
          </div>
        ))}
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await openSlideOut(canvas);
  },
};

export const OnAPhone: Story = { ...Detail, tags: ['mobile', 'popup'], globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  ...Detail,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await openSlideOut(canvas);
  },
  tags: ['visual', 'popup'],
};

/** Its trigger opens it, without any state of the parent, and has the focus after it. */
export const WithATrigger: Story = {
  tags: ['no-visual', 'popup'],
  render: ({ open: _open, ...args }) => (
    <SlideOut {...args} renderTrigger={(props) => <Button {...props}>Change Delivery Zip Code</Button>} />
  ),
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Change Delivery Zip Code', expanded: false });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(trigger);
    const layer = await screen.findByRole('dialog', { name: 'Washed Linen, Flax' });
    await expect(layer).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(trigger).toHaveAttribute('aria-controls', layer.id);
    await userEvent.click(within(layer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
