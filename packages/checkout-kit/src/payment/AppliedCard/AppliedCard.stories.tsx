import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { cardFixture } from '../../fixtures/cards.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { AppliedCard } from './AppliedCard.tsx';

const meta = {
  title: 'Checkout/Payment/AppliedCard',
  component: AppliedCard,
  args: { card: cardFixture(), onEdit: fn(), onRemove: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof AppliedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Applied: Story = {};
export const OneOfTwo: Story = { args: { amount: '$1,084.25' } };
export const HouseCard: Story = { args: { card: cardFixture({ type: 'synchrony_plcc', expMonth: 0, expYear: 0 }) } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: 'Edit Visa ending in 4242' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await tabTo(canvas.getByRole('button', { name: 'Remove Visa ending in 4242' }));
    await userEvent.keyboard(' ');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
