import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Menu, type MenuProps } from './Menu.tsx';

const leave = fn();

const meta = {
  title: 'UI/Menu',
  component: Menu,
  tags: ['popup'],
  args: {
    label: 'Account',
    renderTrigger: (props) => <Button {...props}>Nora</Button>,
    items: [
      { key: 'orders', label: 'Orders', href: '#orders' },
      { key: 'favorites', label: 'Favorites', href: '#favorites' },
      { key: 'registries', label: 'Registries', href: '#registries' },
      { key: 'leave', label: 'Sign Out', onSelect: leave, apart: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 260 }}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => void leave.mockClear(),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The focus is on the first item. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nora' }));
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Orders' })).toHaveFocus());
    await expect(canvas.getByRole('menu', { name: 'Account' })).toBeVisible();
  },
};

/** Arrows go around, letters jump, Enter chooses, and the focus returns to the button. */
export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const item = (name: string) => canvas.getByRole('menuitem', { name });
    const button = canvas.getByRole('button', { name: 'Nora' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Orders')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(item('Sign Out')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}r');
    await expect(item('Registries')).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(leave).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
};

/** An action that leaves it open can show an error. */
export const Failed: Story = {
  tags: ['no-visual', 'error'],
  args: {
    items: [{ key: 'leave', label: 'Sign Out', onSelect: leave, staysOpen: true }],
    footer: <span role="alert">You are still signed in. Please try again.</span>,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nora' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Sign Out' }));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('menu')).toBeVisible();
  },
};

function OpenedFromOutside(props: MenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu {...props} open={open} onOpenChange={setOpen} />
      <Button tone="outline" onClick={() => setOpen(true)}>
        Account
      </Button>
    </>
  );
}

/** Another button opens it, again after a choice. */
export const FromOutside: Story = {
  tags: ['no-visual'],
  render: (args) => <OpenedFromOutside {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Orders' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(leave).toHaveBeenCalledOnce();
    await canvas.findByRole('button', { name: 'Nora', expanded: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await canvas.findByRole('button', { name: 'Nora', expanded: true });
  },
};

export const OpenFirst: Story = {
  tags: ['no-visual'],
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Orders' })).toHaveFocus());
  },
};
