import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tabTo } from '../../fixtures/tab-to.ts';
import { VerifyCard } from './VerifyCard.tsx';

const control = {
  card: { type: 'visa' as const, lastFour: '4242' },
  field: null,
  code: '',
  problem: null,
  message: '',
  isBusy: false,
  type: fn(),
  verify: fn(),
};

const meta = {
  title: 'Checkout/Payment/VerifyCard',
  component: VerifyCard,
  args: { control },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof VerifyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['empty'] };
export const Amex: Story = { args: { control: { ...control, card: { type: 'amex', lastFour: '0005' } } } };
export const Incomplete: Story = {
  args: { control: { ...control, code: '12', problem: 'invalid' } },
  tags: ['visual', 'error'],
};
export const Refused: Story = {
  args: { control: { ...control, message: 'That security code doesn’t match this card. Please check it.' } },
  tags: ['visual', 'error'],
};
export const Busy: Story = { tags: ['loading'], args: { control: { ...control, code: '123', isBusy: true } } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByLabelText('Security Code'));
    await userEvent.keyboard('1{Enter}');
    await expect(args.control.type).toHaveBeenCalledWith('1');
    await expect(args.control.verify).toHaveBeenCalledOnce();
  },
};
