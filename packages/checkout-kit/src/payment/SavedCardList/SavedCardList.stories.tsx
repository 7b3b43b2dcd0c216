import { getCardIneligibility } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { accountCardsFixture } from '../../fixtures/checkout.ts';
import { SavedCardList, type SavedCards } from './SavedCardList.tsx';

const listOf = (count: number, change: Partial<SavedCards> = {}): SavedCards => {
  const cards = accountCardsFixture(count);
  return {
    cards,
    getIneligibility: (index) => {
      const card = cards[index];
      return card ? getCardIneligibility(card, { isOnlyCbccAllowed: change.isRewardsOnly ?? false }) : null;
    },
    chosenId: 'saved-0',
    isRewardsOnly: false,
    isAddOffered: true,
    limit: 5,
    isMissing: false,
    isBusy: false,
    choose: fn(),
    apply: fn(),
    ...change,
  };
};

const meta = {
  title: 'Checkout/Payment/SavedCardList',
  component: SavedCardList,
  tags: ['picker'],
  args: { list: listOf(3), onAdd: fn(), onCancel: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof SavedCardList>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = fn<SavedCards['choose']>();

export const ThreeCards: Story = {
  args: { list: listOf(3, { choose }) },
  play: async ({ args, canvas }) => {
    choose.mockClear();
    await userEvent.click(canvas.getByRole('radio', { name: /Rewards Mastercard/ }));
    await expect(choose.mock.calls).toEqual([['saved-2']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Add New Card' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const Full: Story = {
  tags: ['visual'],
  args: { list: listOf(5, { isAddOffered: false }) },
};
export const RewardsOnly: Story = {
  tags: ['visual'],
  args: { list: listOf(3, { isRewardsOnly: true, chosenId: 'saved-2' }) },
};
export const NothingChosen: Story = {
  tags: ['visual', 'empty', 'error'],
  args: { list: listOf(2, { chosenId: undefined, isMissing: true }) },
};
export const Applying: Story = {
  tags: ['visual', 'loading'],
  args: { list: listOf(2, { isBusy: true }) },
};
export const OnAPhone: Story = {
  tags: ['mobile'],
  args: { list: listOf(5, { isAddOffered: false }) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
