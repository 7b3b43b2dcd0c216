import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { tabTo } from '../../fixtures/tab-to.ts';
import { loginConfigFixture, signInPortsFixture } from '../../fixtures/account.ts';
import { SignInPanel } from '../SignInPanel/SignInPanel.tsx';
import { LoginSlideOut } from './LoginSlideOut.tsx';

const meta = {
  title: 'Checkout/Account/LoginSlideOut',
  component: LoginSlideOut,
  tags: ['popup'],
  args: { onClose: fn() },
} satisfies Meta<typeof LoginSlideOut>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewCustomers: Story = { args: { guestFields: { __RequestVerificationToken: 'sample-token' } } };
export const WithReturningCustomers: Story = {
  args: {
    returningCustomers: (
      <SignInPanel
        config={loginConfigFixture()}
        ports={signInPortsFixture()}
        redirectUrl="/checkout"
        pathname="/checkout/cart"
        title={null}
      />
    ),
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    const layer = await screen.findByRole('dialog', { name: 'Checkout' });
    await tabTo(screen.getByRole('button', { name: 'Guest Checkout' }));
    await tabTo(screen.getByRole('button', { name: 'Close' }));
    await expect(layer).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
