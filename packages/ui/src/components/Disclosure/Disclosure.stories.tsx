import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { longWord, onALargeTextPhone } from '../../../../../.storybook/large-text.ts';
import { Text } from '../Text/Text.tsx';
import { Disclosure, type DisclosureProps } from './Disclosure.tsx';

function Drawer(props: DisclosureProps) {
  const [open, setOpen] = useState(props.open);
  return <Disclosure {...props} open={open} onOpenChange={setOpen} />;
}

const meta = {
  title: 'UI/Disclosure',
  component: Disclosure,
  args: {
    open: false,
    onOpenChange: () => undefined,
    step: 2,
    header: 'Fabric',
    meta: '12 options',
    note: 'Washed Linen, Flax',
    children: <Text>Linen creases, softens and takes the light.</Text>,
  },
  render: (args) => <Drawer {...args} />,
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /Fabric/, expanded: false });
    await userEvent.click(button);
    await expect(canvas.getByRole('region', { name: /Fabric/ })).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Open: Story = { args: { open: true } };

export const NeedsALook: Story = {
  tags: ['visual'],
  args: { open: true, invalid: true, note: 'None Selected' },
};

/** It is marked as open and cannot be closed. */
export const NotClosable: Story = {
  args: { open: true, closable: false },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { expanded: true });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(canvas.getByRole('region')).toBeVisible();
  },
};

/** Two with the same text do not affect each other. */
export const TwoOnAPage: Story = {
  render: (args) => (
    <>
      <Drawer {...args} />
      <Drawer {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    await userEvent.click(second!);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(second).toHaveAttribute('aria-controls', canvas.getByRole('region').id);
  },
};

export const LongWordsInLargeText: Story = {
  args: { open: true, header: longWord, note: longWord, meta: longWord },
  ...onALargeTextPhone,
  tags: ['mobile'],
};

export const RightToLeft: Story = {
  tags: ['visual'],
  args: { open: true },
  globals: { direction: 'rtl' },
};
