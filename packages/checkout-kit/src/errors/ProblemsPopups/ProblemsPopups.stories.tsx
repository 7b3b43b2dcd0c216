import { Button } from '@settee/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { type ProblemPorts, useProblems } from '../useProblems.ts';
import { ProblemsPopups } from './ProblemsPopups.tsx';

interface DemoProps {
  message: string;
  basketId: string;
  isBasketEmpty: boolean;
  ports: ProblemPorts;
  onStopLoading: () => void;
}

function BrokenCall({ message, isBasketEmpty, ...options }: DemoProps) {
  const problems = useProblems(options);
  const call = { message, action: 'MoveToPaymentPage', apiUrl: '/ReactCheckout/MoveToPaymentPage' };
  return (
    <>
      <Button onClick={() => problems.report(call, { isBasketEmpty })}>Make the call</Button>
      <output hidden data-testid="reset">
        {String(problems.state.isReset)}
      </output>
      <ProblemsPopups problems={problems} />
    </>
  );
}

const meta = {
  title: 'Checkout/Errors/ProblemsPopups',
  component: BrokenCall,
  tags: ['popup'],
  args: {
    message: 'Status: 503',
    basketId: 'b-17',
    isBasketEmpty: false,
    ports: { log: fn(), goTo: fn(), reloadPage: fn() },
    onStopLoading: fn(),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Make the call' }));
    await screen.findByRole('alertdialog');
  },
} satisfies Meta<typeof BrokenCall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoConnection: Story = { args: { message: 'Status: 503' } };
export const AnyOtherError: Story = { tags: ['error'], args: { message: '' } };
export const SessionReset: Story = { args: { message: 'IsReset' } };
export const EmptyBasket: Story = { tags: ['empty'], args: { message: 'Your cart is empty.', isBasketEmpty: true } };
