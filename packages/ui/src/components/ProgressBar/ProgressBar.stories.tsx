import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'UI/ProgressBar',
  component: ProgressBar,
  tags: ['loading'],
  args: { label: 'Free shipping', value: 38, max: 49, valueText: '$11 to go' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Free shipping' });
    await expect(bar).toHaveAttribute('aria-valuenow', '38');
    await expect(bar).toHaveAttribute('aria-valuemax', '49');
    await expect(bar).toHaveAttribute('aria-valuetext', '$11 to go');
  },
};

export const Reached: Story = { args: { value: 49, valueText: 'Yours', tone: 'positive' } };

export const NotBegun: Story = {
  tags: ['visual'],
  args: { value: 0, valueText: '$49 to go' },
};

/** Indeterminate: no value is exposed. */
export const NobodyKnows: Story = {
  tags: ['visual'],
  args: { label: 'Sending your photo', value: undefined, valueText: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending your photo' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
};

export const HiddenLabel: Story = {
  tags: ['visual'],
  args: { hideLabel: true },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
};
