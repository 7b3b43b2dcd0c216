import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord, onALargeTextPhone } from '../../../../../.storybook/large-text.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Checkout Now', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Checkout Now' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Outline: Story = {
  tags: ['visual'],
  args: { tone: 'outline', children: 'Browse All Fabrics' },
};

export const Quiet: Story = {
  tags: ['visual'],
  args: { tone: 'quiet', size: 'small', children: 'Continue Shopping' },
};

export const Inverse: Story = {
  tags: ['visual'],
  args: { tone: 'inverse', children: 'Sign up' },
  decorators: [
    (Story) => (
      <div style={{ padding: 24, background: 'var(--settee-color-foot)' }}>
        <Story />
      </div>
    ),
  ],
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Button {...args} size="small" />
      <Button {...args} />
      <Button {...args} size="large" />
    </div>
  ),
  tags: ['visual'],
};

export const WithAnIcon: Story = {
  tags: ['visual'],
  args: {
    tone: 'outline',
    children: (
      <>
        <Icon name="filter" size={20} /> Filter
      </>
    ),
  },
};

export const Block: Story = {
  tags: ['visual'],
  args: { block: true, size: 'large' },
};

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabled: true },
};

export const Busy: Story = {
  tags: ['loading'],
  args: { busy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Checkout Now' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
};

export const BusyKeepsItsWidth: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Button {...args} />
      <Button {...args} busy />
      <Button {...args} tone="outline" />
      <Button {...args} tone="outline" busy />
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect().width);
    await expect(new Set(widths).size).toBe(1);
  },
  tags: ['visual', 'loading'],
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Checkout Now' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

const tones = ['accent', 'outline', 'quiet'] as const;

/** Each row is one tone: ready, unavailable but focusable, disabled, busy. */
export const States: Story = {
  tags: ['dark', 'visual', 'loading'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {tones.map((tone) => (
        <div key={tone} style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <Button {...args} tone={tone} />
          <Button {...args} tone={tone} aria-disabled="true" />
          <Button {...args} tone={tone} disabled />
          <Button {...args} tone={tone} busy />
        </div>
      ))}
    </div>
  ),
};

export const LongWordsInLargeText: Story = {
  args: { children: `${longWord} and everything that goes with it` },
  ...onALargeTextPhone,
  tags: ['visual', 'mobile'],
};
