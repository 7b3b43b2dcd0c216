import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { accountCardsFixture } from '../../fixtures/checkout.ts';
import { useCardForm } from '../useCardForm.ts';
import { type TwoCards, TwoCardsPopup } from './TwoCardsPopup.tsx';

type Control = Omit<TwoCards, 'form'>;

const controlOf = (change: Partial<Control> = {}): Control => ({
  choices: accountCardsFixture(5).map(({ cardInfo, isExpired }, index) => ({
    card: cardInfo,
    ineligibility: isExpired ? 'expired' : null,
    isLimitReached: ![0, 3].includes(index),
  })),
  selections: [0, 3],
  due: 108_425,
  amounts: ['542.13', '542.12'],
  isNotTwo: false,
  amountProblems: null,
  error: null,
  isUpdatable: true,
  isAddOffered: false,
  limit: 5,
  isAdding: false,
  isBusy: false,
  toggle: fn(),
  typeAmount: fn(),
  add: fn(),
  cancelAdding: fn(),
  update: fn(),
  ...change,
});

interface DemoProps {
  control: Control;
  onClose: () => void;
}

const never = () => new Promise<never>(() => undefined);

/** The popup with the state of a hook. */
function TwoCardsDemo({ control, onClose }: DemoProps) {
  const form = useCardForm({ ports: { encryptCard: never, saveCard: never } });
  return (
    <TwoCardsPopup
      twoCards={{ ...control, form }}
      siteCulture="USA"
      isSignedIn={control.limit > 0}
      securityCodeHelp={never}
      onClose={onClose}
    />
  );
}

const meta = {
  title: 'Checkout/Payment/TwoCardsPopup',
  component: TwoCardsDemo,
  tags: ['popup'],
  args: { control: controlOf(), onClose: fn() },
} satisfies Meta<typeof TwoCardsDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

const toggle = fn<Control['toggle']>();
const update = fn<Control['update']>();

export const TwoChosen: Story = {
  args: { control: controlOf({ toggle, update }) },
  play: async ({ args }) => {
    toggle.mockClear();
    update.mockClear();
    await userEvent.click(await screen.findByRole('checkbox', { name: /American Express/ }));
    await expect(toggle.mock.calls).toEqual([[3]]);
    await userEvent.click(screen.getByRole('button', { name: 'Update Payment' }));
    await expect(update).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const none = { selections: [], choices: controlOf().choices.map((choice) => ({ ...choice, isLimitReached: false })) };
export const NoneChosen: Story = {
  tags: ['error'],
  args: { control: controlOf({ ...none, isAddOffered: true, isNotTwo: true }) },
};

export const NoEligibleCard: Story = {
  args: {
    control: controlOf({
      ...none,
      choices: none.choices.filter(({ ineligibility }) => ineligibility),
      isUpdatable: false,
      isAddOffered: true,
    }),
  },
  tags: ['visual', 'empty'],
};

export const WrongAmounts: Story = {
  tags: ['error'],
  args: {
    control: controlOf({
      amounts: ['0', '84.25'],
      amountProblems: { hasZeroAmountError: [true, false], isTotalMissed: false },
    }),
  },
};

export const WrongTotal: Story = {
  tags: ['error'],
  args: {
    control: controlOf({
      amounts: ['542.13', '500'],
      amountProblems: { hasZeroAmountError: [false, false], isTotalMissed: true },
    }),
  },
};

export const Refused: Story = {
  tags: ['error'],
  args: { control: controlOf({ selections: [0], isAddOffered: true, error: { kind: 'session' } }) },
};

/** A guest has no account to save to, and no limit to read of. */
export const AddingAsGuest: Story = {
  tags: ['card-form'],
  args: {
    control: controlOf({ ...none, choices: none.choices.slice(0, 1), selections: [0], limit: 0, isAdding: true }),
  },
};

export const Saving: Story = { tags: ['loading'], args: { control: controlOf({ isBusy: true }) } };

export const OnAPhone: Story = {
  tags: ['mobile'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
