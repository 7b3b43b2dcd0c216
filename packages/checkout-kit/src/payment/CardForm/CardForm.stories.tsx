import { defaultCardRules, ok } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { respondWith } from '../../fixtures/cart.ts';
import { cardFixture } from '../../fixtures/cards.ts';
import { checkoutFixture, checkoutPortsFixture } from '../../fixtures/checkout.ts';
import { type CardFormOptions, useCardForm } from '../useCardForm.ts';
import { CardForm, type CardFormProps } from './CardForm.tsx';

interface DemoProps extends Omit<CardFormProps, 'card'>, Omit<CardFormOptions, 'ports'> {
  saveCard: CardFormOptions['ports']['saveCard'];
  encryptCard: CardFormOptions['ports']['encryptCard'];
}

function Demo({ saveCard, encryptCard, rules, isChromeOnIos, now, onApplied, onProblem, ...view }: DemoProps) {
  const card = useCardForm({ ports: { encryptCard, saveCard }, rules, isChromeOnIos, now, onApplied, onProblem });
  return <CardForm {...view} card={card} />;
}

const ports = checkoutPortsFixture(checkoutFixture({ brand: 'main', siteCulture: 'USA' }));

const meta = {
  title: 'Checkout/Payment/CardForm',
  component: Demo,
  tags: ['card-form'],
  args: {
    isSignedIn: false,
    rules: {
      ...defaultCardRules,
      isHouseCardAllowed: true,
      houseCardRanges: [{ from: '604577', to: '604577', length: 16 }],
    },
    now: () => new Date(2026, 10, 20),
    encryptCard: fn(ports.encryptCard),
    saveCard: fn(async () => ok(cardFixture().errors)),
    securityCodeHelp: fn(ports.securityCodeHelp),
    onCancel: fn(),
    onApplied: fn(),
    onProblem: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const type = async (canvasElement: HTMLElement, number: string, expiration: string, code: string) => {
  const form = within(canvasElement);
  await userEvent.type(form.getByLabelText('Card Number'), number);
  if (expiration !== '') await userEvent.type(form.getByLabelText('Expiration MM/YY'), expiration);
  if (code !== '') await userEvent.type(form.getByLabelText('Security Code'), code);
};
const apply = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Apply' }));

export const Empty: Story = { tags: ['empty'] };

export const SignedIn: Story = { args: { isSignedIn: true } };

export const AmericanExpress: Story = {
  tags: ['CARD-33'],
  play: async ({ canvasElement }) => {
    await type(canvasElement, '378282246310005', '829', '1234');
    await expect(within(canvasElement).getByLabelText('Card Number')).toHaveValue('3782 822463 10005');
  },
};

export const HouseCard: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await type(canvasElement, '6045770000000000', '', '');
    await expect(within(canvasElement).queryByLabelText('Expiration MM/YY')).toBeNull();
  },
};

export const NothingEntered: Story = {
  tags: ['visual', 'empty', 'error'],
  play: async ({ canvasElement }) => {
    await apply(canvasElement);
    await expect(within(canvasElement).getByLabelText('Card Number')).toHaveFocus();
  },
};

export const WrongEntries: Story = {
  tags: ['error'],
  play: async ({ canvasElement }) => {
    await type(canvasElement, '4000056655665550', '1325', '12');
    await apply(canvasElement);
    await expect(
      within(canvasElement).getByText('The credit card number you entered is not valid.'),
    ).toBeInTheDocument();
  },
};

export const Applied: Story = {
  play: async ({ canvasElement }) => {
    await type(canvasElement, '4242424242424242', '829', '123');
    await apply(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByLabelText('Card Number')).toHaveValue(''));
  },
};

export const Declined: Story = {
  args: { saveCard: fn(async () => ok({ ...cardFixture().errors, declineMessage: 'Your bank declined this card.' })) },
  play: async ({ canvasElement }) => {
    await type(canvasElement, '4242424242424242', '829', '123');
    await apply(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('Your bank declined this card.');
  },
  tags: ['visual', 'error'],
};

export const NoConnection: Story = {
  args: { saveCard: fn(() => respondWith('failing', 'SaveCard', cardFixture().errors)) },
  play: async ({ canvasElement, args }) => {
    await type(canvasElement, '4242424242424242', '829', '123');
    await apply(canvasElement);
    await waitFor(() => expect(args.onProblem).toHaveBeenCalledOnce());
  },
};

export const Applying: Story = {
  tags: ['loading'],
  args: { saveCard: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvasElement }) => {
    await type(canvasElement, '4242424242424242', '829', '123');
    await apply(canvasElement);
    await expect(within(canvasElement).getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const SecurityCodeHelp: Story = {
  tags: ['visual', 'popup'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Where to find the security code' }));
    await screen.findByRole('dialog');
  },
};

export const ChromeOnIos: Story = { args: { isChromeOnIos: true } };
