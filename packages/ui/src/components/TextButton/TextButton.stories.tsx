import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextButton } from './TextButton.tsx';

const meta = {
  title: 'UI/TextButton',
  component: TextButton,
  args: { children: 'Clear All', onClick: fn() },
} satisfies Meta<typeof TextButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <TextButton {...args} tone="ink" />
      <TextButton {...args} tone="muted" />
      <TextButton {...args} tone="critical" />
      <TextButton {...args} tone="signal" />
    </div>
  ),
  tags: ['visual'],
};

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabled: true },
};

const RouterLink = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>;

/** A link of the router has its styles, name and handlers. */
export const AsALink: Story = {
  tags: ['no-visual'],
  args: { render: <RouterLink href="#sofas" /> },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Clear All' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
