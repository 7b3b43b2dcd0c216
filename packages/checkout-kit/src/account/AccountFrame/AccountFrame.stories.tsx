import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { failed, loaded, loading } from '../../fixtures/account-pages.ts';
import { AccountFrame, type AccountFrameProps } from './AccountFrame.tsx';

const Frame = (props: AccountFrameProps<string>) => <AccountFrame {...props} />;

const meta = {
  title: 'Checkout/Account/AccountFrame',
  component: Frame,
  parameters: { layout: 'fullscreen' },
  args: { page: 'orders', load: loaded('What the page has.'), onSignOut: fn(), children: (text) => <p>{text}</p> },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const Loading: Story = {
  tags: ['visual', 'loading'],
  args: { load: loading },
};
export const Failed: Story = { tags: ['error'], args: { load: failed } };
