import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { getPhotographs } from '../../../fixtures/images/photographs.ts';
import { Button } from '../Button/Button.tsx';
import { Image } from '../Image/Image.tsx';
import { SummaryList } from '../SummaryList/SummaryList.tsx';
import { Text } from '../Text/Text.tsx';
import { Flyout, type FlyoutProps } from './Flyout.tsx';

function Opener({ open: _open, onOpenChange, ...rest }: FlyoutProps) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <Button tone="outline" onClick={() => change(true)}>
        View Details
      </Button>
      <Flyout {...rest} open={open} onOpenChange={change} />
    </>
  );
}

const meta = {
  title: 'UI/Flyout',
  component: Flyout,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Washed Linen, Flax',
    description: 'Quick ship in 2 weeks',
    actions: (
      <>
        <Button tone="outline">Get Free Swatches</Button>
        <Button>Save Selection</Button>
      </>
    ),
    children: (
      <>
        <Text>Mill-washed twice and made to crease. It softens with every season.</Text>
        <SummaryList
          rows={[
            { label: 'Content', value: '68 % linen, 32 % cotton' },
            { label: 'Origin', value: 'Belgium' },
            { label: 'Care', value: 'Brush weekly, blot spills at once' },
          ]}
        />
      </>
    ),
  },
  render: (args, { globals }) => (
    <Opener
      {...args}
      picture={<Image picture={getPhotographs(globals).loveseat} alt="" sizes="460px" ratio="4 / 3" />}
    />
  ),
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Flyout>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function openFlyout(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'View Details' }));
  return screen.findByRole('dialog', { name: 'Washed Linen, Flax' });
}

export const FromTheRight: Story = {
  tags: ['FLY-02', 'popup'],
  play: async ({ canvas }) => {
    const flyout = await openFlyout(canvas);
    await expect(flyout).toHaveFocus();
    await waitFor(() => expect(Math.round(flyout.getBoundingClientRect().right)).toBe(innerWidth));
    await expect(Math.round(flyout.getBoundingClientRect().height)).toBe(innerHeight);
    await expect(flyout.getBoundingClientRect().left).toBeGreaterThan(innerWidth / 2);
  },
};

export const InTheMiddle: Story = {
  args: { placement: 'center' },
  tags: ['FLY-02', 'popup'],
  play: async ({ canvas }) => {
    const flyout = await openFlyout(canvas);
    await waitFor(() => {
      const { left, right, top } = flyout.getBoundingClientRect();
      expect(Math.abs(left - (innerWidth - right))).toBeLessThanOrEqual(1);
      expect(left).toBeGreaterThan(100);
      expect(top).toBeGreaterThan(0);
    });
  },
};

export const CrossAndEscapeClose: Story = {
  tags: ['visual', 'popup'],
  play: async ({ args, canvas }) => {
    const flyout = await openFlyout(canvas);
    await userEvent.click(within(flyout).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await openFlyout(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'View Details' })).toHaveFocus());
  },
};

export const OnAPhone: Story = {
  tags: ['mobile', 'popup'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const flyout = await openFlyout(canvas);
    await waitFor(() => expect(Math.round(flyout.getBoundingClientRect().bottom)).toBe(innerHeight));
    await expect(flyout.getBoundingClientRect().width).toBe(innerWidth);
  },
};

export const RightToLeft: Story = {
  tags: ['visual', 'popup'],
  globals: { viewport: { value: 'desktop' }, direction: 'rtl' },
  play: async ({ canvas }) => {
    const flyout = await openFlyout(canvas);
    await waitFor(() => expect(Math.round(flyout.getBoundingClientRect().left)).toBe(0));
  },
};

/** An emptied slot leaves the words their whole width. */
export const WithoutAPicture: Story = {
  args: { placement: 'center', description: null },
  render: (args) => <Opener {...args} picture={null} />,
  play: async ({ canvas }) => {
    const flyout = await openFlyout(canvas);
    const { width } = within(flyout)
      .getByText(/Mill-washed/)
      .getBoundingClientRect();
    await waitFor(() => expect(flyout.getBoundingClientRect().width).toBeGreaterThan(900));
    await expect(width).toBeGreaterThan(450);
  },
  tags: ['visual', 'popup'],
};

/** Its trigger opens it, without any state of the parent, and has the focus after it. */
export const WithATrigger: Story = {
  tags: ['no-visual', 'popup'],
  render: ({ open: _open, ...args }) => (
    <Flyout {...args} renderTrigger={(props) => <Button {...props}>View Details</Button>} />
  ),
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'View Details', expanded: false });
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
