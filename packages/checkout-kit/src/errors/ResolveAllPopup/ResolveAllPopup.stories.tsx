import { ok, err } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { tabTo } from '../../fixtures/tab-to.ts';
import { problemsFixture } from '../../fixtures/validation.ts';
import { ResolveAllPopup, type FixEverythingProps } from './ResolveAllPopup.tsx';

const meta: Meta<typeof ResolveAllPopup> = {
  title: 'Checkout/Errors/ResolveAllPopup',
  component: ResolveAllPopup,
  tags: ['popup'],
  args: {
    problems: problemsFixture('main'),
    remove: fn<FixEverythingProps['remove']>(async () => ok({ isSuccess: true })),
    onBack: fn(),
    onClose: fn(),
    onProblem: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ResolveAllPopup>;

const fix = async () => userEvent.click(await screen.findByRole('button', { name: 'Fix All' }));
const unreachable = err({
  message: 'Status: 503',
  action: 'RemovePfasItems',
  apiUrl: '/ReactCheckout/RemovePfasItems',
});

export const Asking: Story = {};

export const Fixing: Story = { tags: ['loading'], args: { remove: () => new Promise(() => {}) }, play: fix };

export const Done: Story = {
  play: async () => {
    await fix();
    await expect(await screen.findByRole('dialog', { name: 'Your cart is ready' })).toBeInTheDocument();
  },
};

export const OneFailed: Story = {
  tags: ['error'],
  args: { remove: async (removal) => (removal === 'RemovePfasItems' ? unreachable : ok({ isSuccess: true })) },
  play: async () => {
    await fix();
    await expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t fix everything.');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await tabTo(screen.getByRole('button', { name: 'Fix All' }));
    await userEvent.keyboard('{Enter}');
    await tabTo(await screen.findByRole('button', { name: 'Done' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledWith(true);
  },
};
