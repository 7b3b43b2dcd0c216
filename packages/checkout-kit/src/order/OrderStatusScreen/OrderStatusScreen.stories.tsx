import { getSite, ok } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { reorderFixture, returnsFixture } from '../../fixtures/after-order.ts';
import { shippedOrderFixture } from '../../fixtures/order.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { OrderStatusScreen } from './OrderStatusScreen.tsx';

const site = getSite('main', 'USA');
const order = shippedOrderFixture(site);

const meta = {
  title: 'Checkout/Order/OrderStatusScreen',
  component: OrderStatusScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    site,
    orderNumber: '',
    order: null,
    returns: null,
    renderTerms: () => null,
    ports: {
      requestCode: fn(async () => ok({ isSuccess: true, message: '' })),
      open: fn(async () => ok({ isSuccess: false, message: 'That code isn’t right, or it has expired.' })),
      leave: fn(),
      print: fn(),
      reorder: fn(async () => ok(reorderFixture(site))),
      log: fn(),
    },
  },
  render: (args, { globals }) => {
    const shown = siteOfGlobals(globals);
    return <OrderStatusScreen {...args} site={shown} order={args.order && shippedOrderFixture(shown)} />;
  },
} satisfies Meta<typeof OrderStatusScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const request = async () => {
  await userEvent.type(screen.getByLabelText('Email Address'), 'maren@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Email Me a Code' }));
};

export const Empty: Story = { tags: ['empty'] };
export const NothingEntered: Story = {
  tags: ['empty', 'error'],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Email Me a Code' }));
    await expect(screen.getByLabelText('Order Number')).toHaveFocus();
  },
};
export const EnterCode: Story = {
  args: { orderNumber: 'K7QF-3MTX-92' },
  play: async () => {
    await request();
    await expect(await screen.findByLabelText('Code')).toHaveFocus();
  },
};
export const WrongCode: Story = {
  tags: ['error'],
  args: { orderNumber: 'K7QF-3MTX-92' },
  play: async () => {
    await request();
    await userEvent.type(await screen.findByLabelText('Code'), '123 456{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('That code isn’t right');
  },
};
export const Opened: Story = {
  args: { orderNumber: 'K7QF-3MTX-92', order, returns: returnsFixture(order) },
};
export const Loading: Story = { tags: ['loading'], args: { orderNumber: 'K7QF-3MTX-92', isLoading: true } };
