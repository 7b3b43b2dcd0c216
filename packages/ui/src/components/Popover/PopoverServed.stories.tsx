import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';

function Menu({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      label="Account"
      open={isOpen}
      onOpenChange={(open) => {
        onOpenChange(open);
        setIsOpen(open);
      }}
      renderTrigger={(props) => <Button {...props}>Nora</Button>}
    >
      <Text>Orders</Text>
    </Popover>
  );
}

/** Server-rendered menu that is clicked before hydration. */
function Served({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!container.current) return;
    container.current.innerHTML = renderToString(<Menu onOpenChange={onOpenChange} />);
    container.current.querySelector('button')?.click();
    const root = hydrateRoot(container.current, <Menu onOpenChange={onOpenChange} />);
    return () => void queueMicrotask(() => root.unmount());
  }, [onOpenChange]);
  return <div ref={container} style={{ minBlockSize: 200 }} />;
}

const meta = {
  title: 'UI/Popover/Served',
  component: Served,
  args: { onOpenChange: fn() },
  tags: ['no-visual', 'popup'],
} satisfies Meta<typeof Served>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stays open, and the page knows that it is. */
export const PressedBeforeTheScript: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(true));
    await expect(canvas.getByText('Orders')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { expanded: true }));
    await waitFor(() => expect(canvas.getByRole('button', { expanded: false })).toBeVisible());
    await expect(mocked(args.onOpenChange).mock.calls.filter(([isOpen]) => !isOpen)).toHaveLength(1);
  },
};
