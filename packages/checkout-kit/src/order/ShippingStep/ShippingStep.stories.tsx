import { ok, siteOf } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import '../../samples/patience.ts';
import { CheckoutDemo } from '../../samples/CheckoutDemo.tsx';
import { siteOfGlobals } from '../../samples/site.ts';

const meta = {
  title: 'Checkout/Order/ShippingStep',
  component: CheckoutDemo,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 1,
    fault: 'none',
    site: siteOf('main', 'USA'),
    ports: {},
    change: (state) => state,
    onEvent: fn(),
  },
  render: (args, { globals }) => <CheckoutDemo {...args} site={siteOfGlobals(globals)} />,
} satisfies Meta<typeof CheckoutDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
const forget = { accountInfo: { shippingAddresses: [] } };

export const NewAddress: Story = { args: { change: (state) => ({ ...state, ...forget }) } };
export const KnownAddress: Story = {};

export const NothingEntered: Story = {
  args: { change: (state) => ({ ...state, ...forget }) },
  play: async () => {
    await next();
    await expect(screen.getByLabelText('First Name')).toHaveFocus();
  },
};

export const DoubtfulStreet: Story = {
  args: { ports: { validateAndSaveAddress: async () => ok({ validation: { Suggestions: [] }, savedAddress: null }) } },
  play: async () => {
    await next();
    await expect(await screen.findByLabelText('Use address as entered')).toBeInTheDocument();
  },
};

export const DoubtfulCombination: Story = {
  args: {
    ports: {
      validateAndSaveAddress: async () =>
        ok({ validation: { Suggestions: [{ City: 'Chicago', State: 'IL', ZipCode: '60614' }] }, savedAddress: null }),
    },
  },
  play: async () => {
    await next();
    await expect(await screen.findByRole('button', { name: 'Chicago, IL 60614' })).toBeInTheDocument();
  },
};

export const NoConnection: Story = {
  args: { fault: 'failing' },
  play: async () => {
    await next();
    await expect(await screen.findByRole('alertdialog', { name: 'Network Error' })).toBeInTheDocument();
  },
};

export const Slow: Story = { args: { fault: 'slow' }, play: next };
