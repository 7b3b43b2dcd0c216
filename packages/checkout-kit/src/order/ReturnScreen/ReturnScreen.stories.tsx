import { getSite, ok } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { returnFixture, returnsFixture } from '../../fixtures/after-order.ts';
import { orderFixture, shippedOrderFixture } from '../../fixtures/order.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { ReturnScreen } from './ReturnScreen.tsx';

const site = getSite('main', 'USA');
const shippedOrder = shippedOrderFixture(site);
const succeed = { isSuccess: true, message: '' };

const meta = {
  title: 'Checkout/Order/ReturnScreen',
  component: ReturnScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    site,
    data: { order: shippedOrder, returns: returnsFixture(shippedOrder) },
    backHref: '/order-status',
    ports: {
      requestReturn: fn(async () => ok({ ...succeed, returnNumber: '4417 0236 85-R1' })),
      cancelReturn: fn(async () => ok(succeed)),
      print: fn(),
      log: fn(),
    },
  },
  render: (args, { globals }) => {
    const shown = siteOfGlobals(globals);
    const data = args.data && { ...args.data, order: orderFixture(shown, { parcels: args.data.order.parcels }) };
    return <ReturnScreen {...args} site={shown} data={data} />;
  },
} satisfies Meta<typeof ReturnScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const BeforeShipment: Story = {
  tags: ['no-visual'],
  args: { data: { order: orderFixture(site), returns: returnsFixture(orderFixture(site)) } },
};
export const NothingChosen: Story = {
  tags: ['error'],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Request Return' }));
    await expect(screen.getByText('Please choose at least one item.')).toBeVisible();
    await expect(screen.getByRole('checkbox')).toHaveFocus();
  },
};
export const Requested: Story = {
  args: { data: { order: shippedOrder, returns: returnsFixture(shippedOrder, [returnFixture(site)]) } },
};
export const Rejected: Story = {
  tags: ['error', 'no-visual'],
  args: {
    ports: {
      requestReturn: async () =>
        ok({
          isSuccess: false,
          message: 'Some of these items are already being returned. Please check the quantities.',
          returnNumber: '',
        }),
      cancelReturn: async () => ok(succeed),
      print: fn(),
      log: fn(),
    },
  },
  play: async () => {
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.selectOptions(screen.getByRole('combobox'), 'changedMind');
    await userEvent.click(screen.getByRole('button', { name: 'Request Return' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('already being returned');
  },
};
export const Missing: Story = { tags: ['empty', 'no-visual'], args: { data: null } };
export const Loading: Story = { tags: ['loading', 'no-visual'], args: { data: null, isLoading: true } };
