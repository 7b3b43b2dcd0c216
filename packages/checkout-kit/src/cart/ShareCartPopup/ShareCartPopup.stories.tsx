import { ok, err, getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { tabTo } from '../../fixtures/tab-to.ts';
import type { CartPorts } from '../useCart.ts';
import { ShareCartPopup } from './ShareCartPopup.tsx';

const link = {
  isSuccess: true,
  url: 'https://settee.example/shared-cart/N0sVYl4mGfJ6cQ2bT8kZrX1wPdEhUaCiOyLx5tRqBj0',
  expiresAt: '2027-02-20T12:00:00.000Z',
} as const;

const meta: Meta<typeof ShareCartPopup> = {
  title: 'Checkout/Cart/ShareCartPopup',
  component: ShareCartPopup,
  tags: ['popup'],
  args: {
    share: fn<NonNullable<CartPorts['shareCart']>>(async () => ok(link)),
    copy: fn(async () => true),
    onProblem: fn(),
    onClose: fn(),
    site: getSite('main', 'USA'),
  },
};
export default meta;
type Story = StoryObj<typeof ShareCartPopup>;

const clickButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Asking: Story = {};

export const Made: Story = {
  play: async () => {
    await clickButton('Create Link');
    await expect(await screen.findByLabelText('Link to this cart')).toHaveValue(link.url);
  },
};

export const Copied: Story = {
  play: async () => {
    await clickButton('Create Link');
    await clickButton('Copy Link');
    await expect(await screen.findByText('Link copied.')).toBeInTheDocument();
  },
};

export const NotCopied: Story = {
  args: { copy: async () => false },
  play: async () => {
    await clickButton('Create Link');
    await clickButton('Copy Link');
    await expect(await screen.findByText(/We couldn’t copy the link/)).toBeInTheDocument();
  },
};

export const Failed: Story = {
  tags: ['error'],
  args: { share: async () => err({ message: 'Status: 503', action: 'ShareCart', apiUrl: '/ReactCart/ShareCart' }) },
  play: async () => {
    await clickButton('Create Link');
    await expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t create the link.');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await tabTo(screen.getByRole('button', { name: 'Create Link' }));
    await userEvent.keyboard('{Enter}');
    await tabTo(await screen.findByRole('button', { name: 'Copy Link' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.copy).toHaveBeenCalledWith(link.url);
  },
};
