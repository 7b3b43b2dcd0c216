import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { itemsFixture } from '../../fixtures/recommendations.ts';
import { AddItemButton } from './AddItemButton.tsx';

const [pillow] = itemsFixture('main');
const click = fn(async () => {});

const meta = {
  title: 'Checkout/Recommendations/AddItemButton',
  component: AddItemButton,
  args: { item: pillow, adds: { of: () => undefined, click, isRegistry: false }, position: 1, count: 4 },
} satisfies Meta<typeof AddItemButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AddToCart: Story = {};
export const AddToRegistry: Story = {
  tags: ['visual'],
  args: { adds: { of: () => undefined, click, isRegistry: true } },
};
export const Adding: Story = {
  tags: ['visual', 'loading'],
  args: { adds: { of: () => ({ status: 'adding' }), click, isRegistry: false } },
};
export const Added: Story = {
  tags: ['XSELL-07', 'visual'],
  args: { adds: { of: () => ({ status: 'added' }), click: fn(async () => {}), isRegistry: false } },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Added, Thistle Pillow' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.adds.click).not.toHaveBeenCalled();
  },
};
