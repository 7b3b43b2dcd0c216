import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { linesFixture } from '../../fixtures/lines.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { SavedLine } from './SavedLine.tsx';

const meta = {
  title: 'Checkout/Cart/SavedLine',
  component: SavedLine,
  args: { line: linesFixture('main').chair, site: getSite('main', 'USA'), onMoveToCart: fn() },
  decorators: [(Story) => <ul style={{ listStyle: 'none', padding: 0, maxInlineSize: 240 }}>{Story()}</ul>],
} satisfies Meta<typeof SavedLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const Refused: Story = { tags: ['error'], args: { error: 'Sold out.' } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('link', { name: 'Brinn Lounge Chair' }));
    await tabTo(canvas.getByRole('button', { name: 'Move to Cart, Brinn Lounge Chair' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onMoveToCart).toHaveBeenCalledOnce();
  },
};
