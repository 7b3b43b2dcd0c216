import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  args: { icon: 'close', label: 'Close', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabled: true },
};

export const Toggle: Story = {
  args: { icon: 'heart', label: 'Save Alder to favorites' },
  render: function Favorite(args) {
    const [pressed, setPressed] = useState(false);
    return <IconButton {...args} aria-pressed={pressed} onClick={() => setPressed(!pressed)} />;
  },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Save Alder to favorites', pressed: false });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
};

export const OnAPhotograph: Story = {
  tags: ['visual'],
  args: { icon: 'heart', label: 'Save Alder to favorites', tone: 'photo' },
  decorators: [
    (Story) => (
      <div style={{ padding: 12, inlineSize: 160, background: '#d8cdbd' }}>
        <Story />
      </div>
    ),
  ],
};

export const States: Story = {
  tags: ['dark', 'visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      <IconButton icon="heart" label="Save" />
      <IconButton icon="heart" label="Saved" aria-pressed="true" />
      <IconButton icon="heart" label="Not to be saved" disabled />
      <IconButton icon="right" label="Next" />
      <div style={{ display: 'flex', gap: 12, paddingInline: 12, background: '#d8cdbd' }}>
        <IconButton tone="photo" icon="heart" label="Save the photograph" />
        <IconButton tone="photo" icon="heart" label="Photograph saved" aria-pressed="true" />
        <IconButton tone="photo" icon="heart" label="Photograph not to be saved" disabled />
      </div>
    </div>
  ),
};

export const RightToLeft: Story = { ...States, tags: ['visual'], globals: { direction: 'rtl' } };

const RouterLink = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>;

/** A link of the router has its styles, name and handlers. */
export const AsALink: Story = {
  tags: ['no-visual'],
  args: { render: <RouterLink href="#sofas" /> },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
