import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type Step, Steps } from './Steps.tsx';

const names = ['Shipping', 'Shipping and Gift Options', 'Payment and Billing', 'Review and Place Order'];

const stepsAt = (present: number): Step[] =>
  names.map((label, index) => {
    if (index < present) return { label, href: `/checkout/${index}`, state: 'done' };
    return { label, state: index === present ? 'current' : 'todo' };
  });

const meta = {
  title: 'UI/Steps',
  component: Steps,
  args: { label: 'Checkout steps', items: stepsAt(2) },
} satisfies Meta<typeof Steps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Payment: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Checkout steps' })).toBeVisible();
    const [shipping, gifts] = canvas.getAllByRole('link');
    await expect(shipping).toHaveAccessibleName(/^Completed:\s?Shipping$/);
    await expect(gifts).toHaveAccessibleName(/^Completed:\s?Shipping and Gift Options$/);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    const present = canvas.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'step');
    await expect(present.map((item) => item.textContent)).toEqual(['3Payment and Billing']);
  },
};

export const FirstStep: Story = {
  tags: ['visual'],
  args: { items: stepsAt(0) },
};

export const LastStep: Story = {
  tags: ['visual'],
  args: { items: stepsAt(3) },
};

export const OnAPhone: Story = {
  tags: ['visual', 'mobile'],
  globals: { viewport: { value: 'phone' } },
};

/** A completed step that is no longer valid links back and shows the reason. */
export const NeedsAnotherLook: Story = {
  tags: ['visual'],
  args: {
    items: [
      { label: 'Shipping', href: '/checkout/0', state: 'wrong', note: 'We do not deliver to this ZIP code' },
      { label: 'Shipping and Gift Options', href: '/checkout/1', state: 'done' },
      { label: 'Payment and Billing', state: 'current' },
    ],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Needs attention:.*We do not deliver to this ZIP code/ });
    await expect(link).toHaveAttribute('href', '/checkout/0');
  },
};

export const Column: Story = {
  tags: ['visual'],
  args: {
    layout: 'column',
    items: [
      { label: 'Shipping', href: '/checkout/0', state: 'done', note: '1 N State St, Chicago' },
      { label: 'Payment and Billing', state: 'current' },
      { label: 'Review and Place Order', state: 'todo' },
    ],
  },
};

export const LongWords: Story = {
  tags: ['visual', 'mobile'],
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      { label: 'Shipping', href: '/checkout/0', state: 'done' },
      { label: 'Zweisitzerschlafsofaverlängerungselement 🛋️', state: 'current' },
      { label: 'Review and Place Order', state: 'todo' },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
};

export const ColumnOnAPhone: Story = {
  ...Column,
  globals: { viewport: { value: 'phone' } },
  tags: ['visual', 'mobile'],
};
