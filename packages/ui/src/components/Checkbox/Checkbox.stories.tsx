import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  args: { label: 'Save Card to My Account', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Save Card to My Account' });
    await userEvent.click(canvas.getByText('Save Card to My Account'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Ticked: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };

export const TickedAndDisabled: Story = { args: { disabled: true, defaultChecked: true } };

export const WithAHint: Story = { args: { hint: 'You can remove it at any time.' } };

export const Invalid: Story = {
  args: {
    label: (
      <span>
        I agree to the{' '}
        <TextLink href="/terms" inline>
          terms
        </TextLink>
      </span>
    ),
    error: 'Please accept the terms.',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Please accept the terms.');
  },
};

export const LongLabel: Story = {
  args: {
    label: 'Text me when the truck is half an hour away, and again if the driver runs late or needs a gate code.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};
