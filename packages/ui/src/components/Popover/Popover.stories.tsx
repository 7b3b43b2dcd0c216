import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Text } from '../Text/Text.tsx';
import { TextButton } from '../TextButton/TextButton.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';

const explanation =
  'White Glove delivery: two people bring it to the room of your choice, set it up and take the boxes away.';

const meta = {
  title: 'UI/Popover',
  component: Popover,
  args: {
    label: 'About White Glove delivery',
    onOpenChange: fn(),
    renderTrigger: (props) => (
      <Button {...props} tone="outline">
        White Glove delivery
      </Button>
    ),
    children: (
      <>
        <Text size="sm">{explanation}</Text>
        <TextLink href="/delivery">See all delivery options</TextLink>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function openPopover(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'White Glove delivery' }));
  return canvas.findByRole('dialog', { name: 'About White Glove delivery' });
}

const gone = (canvas: Canvas) => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());

export const Closed: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { expanded: false });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Open: Story = {
  tags: ['popup'],
  play: async ({ args, canvas }) => {
    const popover = await openPopover(canvas);
    await waitFor(() => expect(popover).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    const trigger = canvas.getByRole('button', { expanded: true });
    const way = () => popover.getBoundingClientRect().top - trigger.getBoundingClientRect().bottom;
    await waitFor(() => expect(Math.round(way())).toBe(8));
    await expect(popover.getBoundingClientRect().left).toBe(trigger.getBoundingClientRect().left);
  },
};

export const EscapeClosesAndReturnsFocus: Story = {
  play: async ({ args, canvas }) => {
    await openPopover(canvas);
    // Only a trusted key event closes a native popover; a test event does not, so the story calls `hidePopover`.
    canvas.getByRole('dialog').hidePopover();
    await gone(canvas);
    await waitFor(() => expect(canvas.getByRole('button', { expanded: false })).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const TheTriggerClosesToo: Story = {
  play: async ({ canvas }) => {
    await openPopover(canvas);
    await userEvent.click(canvas.getByRole('button', { expanded: true }));
    await gone(canvas);
  },
};

export const ByKeyboard: Story = {
  tags: ['visual'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <TextButton>After it</TextButton>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const popover = await canvas.findByRole('dialog');
    await waitFor(() => expect(popover).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await gone(canvas);
    await expect(canvas.getByRole('button', { name: 'After it' })).toHaveFocus();
  },
};

export const ShiftTabLeadsBackToTheTrigger: Story = {
  tags: ['popup'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const popover = await canvas.findByRole('dialog');
    await waitFor(() => expect(popover).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { expanded: true })).toHaveFocus();
    await expect(popover).toBeVisible();
  },
};

/** Opening one closes the other, and the focus follows. */
export const TwoOnAPage: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <Popover {...args} />
      <Popover
        label="About returns"
        renderTrigger={(props) => (
          <Button {...props} tone="outline">
            Returns
          </Button>
        )}
      >
        Donaudampfschifffahrtsgesellschaftskapitänskajüte 🛋️ &lt;/script&gt;
      </Popover>
    </div>
  ),
  play: async ({ canvas }) => {
    await openPopover(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Returns' }));
    const returns = await canvas.findByRole('dialog', { name: 'About returns' });
    await waitFor(() => expect(returns).toHaveFocus());
    await waitFor(() => expect(canvas.getAllByRole('dialog')).toEqual([returns]));
    await expect(canvas.getByRole('button', { name: 'White Glove delivery' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
  tags: ['visual', 'popup'],
};

export const WithACross: Story = {
  args: { closeLabel: 'Close', size: 'small', side: 'bottom', align: 'center' },
  play: async ({ canvas }) => {
    await openPopover(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await gone(canvas);
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

function FromOutside(props: PopoverProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Popover {...props} open={open} onOpenChange={setOpen} />
      <Button tone="quiet" onClick={() => setOpen(true)}>
        What does it cost?
      </Button>
    </>
  );
}

export const OpenedFromOutside: Story = {
  render: (args) => <FromOutside {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What does it cost?' }));
    const popover = await canvas.findByRole('dialog');
    await waitFor(() => expect(popover).toBeVisible());
  },
  tags: ['visual', 'popup'],
};

export const InTheCornerOfAPhone: Story = {
  tags: ['mobile', 'popup'],
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'end', justifyContent: 'end', blockSize: '90dvh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const popover = await openPopover(canvas);
    const { left, right, top, bottom } = popover.getBoundingClientRect();
    await expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
    await expect(bottom).toBeLessThanOrEqual(
      canvas.getByRole('button', { expanded: true }).getBoundingClientRect().top,
    );
  },
};

export const RightToLeft: Story = {
  tags: ['visual', 'popup'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const popover = await openPopover(canvas);
    const trigger = canvas.getByRole('button', { expanded: true });
    const [from, to] = [trigger.getBoundingClientRect(), popover.getBoundingClientRect()];
    await expect(Math.round(to.right - from.right)).toBe(0);
  },
};

function InADialog(props: PopoverProps) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Shipping" size="small">
      <Popover {...props} />
    </Dialog>
  );
}

export const OverADialog: Story = {
  render: (args) => <InADialog {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Shipping' });
    await userEvent.click(screen.getByRole('button', { name: 'White Glove delivery' }));
    const popover = await screen.findByRole('dialog', { name: 'About White Glove delivery' });
    await waitFor(() => expect(popover).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popover).not.toBeVisible());
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'White Glove delivery' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Shipping' })).toBeNull());
  },
};
