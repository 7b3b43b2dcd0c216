import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'UI/Switch',
  component: Switch,
  args: { label: 'Shortest delivery time first', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Shortest delivery time first' });
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText('Shortest delivery time first'));
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const On: Story = {
  tags: ['visual'],
  args: { defaultChecked: true },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const control = canvas.getByRole('switch');
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

export const KeptByTheParent: Story = {
  args: { checked: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const InARowOfSettings: Story = {
  tags: ['visual'],
  args: { labelSide: 'start', defaultChecked: true, hint: 'We look for what can leave the warehouse this week.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'We look for what can leave the warehouse this week.',
    );
  },
};

export const Invalid: Story = {
  tags: ['visual', 'error'],
  args: { error: 'Delivery times could not be loaded.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeInvalid();
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Delivery times could not be loaded.');
  },
};

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabled: true },
};

export const OnAndDisabled: Story = {
  tags: ['visual'],
  args: { disabled: true, defaultChecked: true },
};

export const LongWords: Story = {
  tags: ['visual', 'mobile'],
  globals: { viewport: { value: 'phone' } },
  args: {
    labelSide: 'start',
    defaultChecked: true,
    label: 'Zweisitzerschlafsofaverlängerungselemente and every other piece that leaves the warehouse this week 🚚',
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expect(canvas.getByRole('switch').getBoundingClientRect().width).toBe(46);
  },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
  args: { defaultChecked: true },
};
