import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CheckoutDemo } from '../../fixtures/CheckoutDemo.tsx';
import { withTwoAddresses } from '../../fixtures/recipients.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { tabTo } from '../../fixtures/tab-to.ts';

const meta = {
  title: 'Checkout/Checkout/MultiShipping',
  component: CheckoutDemo,
  parameters: { layout: 'fullscreen' },
  args: { step: 1, fault: 'none', site: getSite('main', 'USA'), ports: {}, change: withTwoAddresses, onEvent: fn() },
  render: (args, { globals }) => (
    <CheckoutDemo {...args} site={{ ...siteOfGlobals(globals), emailDomains: args.site.emailDomains }} />
  ),
} satisfies Meta<typeof CheckoutDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

const choices = () => screen.findAllByRole('combobox', { name: /^Ship to: / });

export const TwoAddresses: Story = {
  tags: ['visual'],
  play: async () => {
    await expect(await choices()).toHaveLength(2);
  },
};

export const NoAddressYet: Story = {
  tags: ['empty', 'error'],
  args: {
    change: (state) => {
      const two = withTwoAddresses(state);
      const recipients = two.shippingOptions.recipients.map((each) => ({ ...each, addressId: '' }));
      return {
        ...two,
        accountInfo: { ...two.accountInfo, shippingAddresses: [] },
        shippingOptions: { ...two.shippingOptions, recipients, pickup: state.shippingOptions.pickup },
      };
    },
  },
  play: async () => {
    await screen.findAllByRole('button', { name: /^Add an Address for / });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(screen.getAllByText('Choose an address for this item.')).toHaveLength(2);
  },
};

export const NewAddress: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Add an Address for .*Sofa/ }));
    await expect(await screen.findByLabelText('Full Name')).toHaveFocus();
  },
};

/** Opened with the link of a recipient in the review. */
export const EditedFromReview: Story = {
  args: { recipientId: 'recipient-2', isFromReview: true },
  play: async () => {
    await expect(await screen.findByLabelText('Full Name')).toHaveFocus();
  },
};

export const Review: Story = { args: { step: 4 } };
export const GiftOptions: Story = { args: { step: 2 } };

export const ByKeyboard: Story = {
  play: async () => {
    await choices();
    await tabTo(screen.getByRole('button', { name: 'Ship to One Address' }));
    await tabTo(screen.getByRole('combobox', { name: /^Ship to: .*Table/ }));
    await tabTo(screen.getByRole('button', { name: /^Ship One Elsewhere: .*Table/ }));
    await tabTo(screen.getByRole('button', { name: 'Edit address for Ines Lindqvist' }));
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByLabelText('Full Name')).toHaveFocus();
    await tabTo(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByLabelText('Full Name')).toBeNull();
  },
};
