import { ok, getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { signedIn } from '../../fixtures/checkout.ts';
import { CheckoutDemo } from '../../fixtures/CheckoutDemo.tsx';
import { siteOfGlobals } from '../../fixtures/site.ts';

const meta = {
  title: 'Checkout/Checkout/ShippingStep',
  component: CheckoutDemo,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 1,
    fault: 'none',
    site: getSite('main', 'USA'),
    ports: {},
    change: (state) => state,
    onEvent: fn(),
  },
  render: (args, { globals }) => (
    <CheckoutDemo {...args} site={{ ...siteOfGlobals(globals), emailDomains: args.site.emailDomains }} />
  ),
} satisfies Meta<typeof CheckoutDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
const forget = { accountInfo: { isLoggedIn: false, taxCertificateNumber: '', shippingAddresses: [] } };

export const NewAddress: Story = { args: { change: (state) => ({ ...state, ...forget }) } };
export const KnownAddress: Story = {};

export const SavedAddresses: Story = {
  args: { change: (state) => signedIn(state) },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: /2140 N Cleveland Ave/ })).toBeChecked();
    await expect(screen.queryByLabelText('Full Name')).toBeNull();
  },
};

export const NewBesideSaved: Story = {
  args: { change: (state) => signedIn(state) },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Use a new address' }));
    await expect(screen.getByLabelText('Full Name')).toHaveValue('');
    await expect(screen.getByLabelText('Save Address to My Account')).not.toBeChecked();
  },
};

export const SavedAddressEdited: Story = {
  args: { change: (state) => signedIn(state) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Edit 2140 N Cleveland Ave/ }));
    await expect(screen.getByLabelText('City')).toHaveValue('Chicago');
  },
};

export const SavedAddressDoubted: Story = {
  tags: ['error'],
  args: {
    change: (state) => signedIn(state),
    ports: { validateAndSaveAddress: async () => ok({ validation: { Suggestions: [] }, savedAddress: null }) },
  },
  play: async () => {
    await screen.findByRole('radio', { name: /2140 N Cleveland Ave/ });
    await next();
    await expect(await screen.findByLabelText('Use address as entered')).toBeInTheDocument();
  },
};

export const NothingEntered: Story = {
  tags: ['empty', 'error'],
  args: { change: (state) => ({ ...state, ...forget }) },
  play: async () => {
    await next();
    await expect(screen.getByLabelText('Full Name')).toHaveFocus();
  },
};

export const DoubtfulStreet: Story = {
  tags: ['error'],
  args: { ports: { validateAndSaveAddress: async () => ok({ validation: { Suggestions: [] }, savedAddress: null }) } },
  play: async () => {
    await next();
    await expect(await screen.findByLabelText('Use address as entered')).toBeInTheDocument();
  },
};

export const DoubtfulCombination: Story = {
  tags: ['error'],
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
  tags: ['popup'],
  args: { fault: 'failing' },
  play: async () => {
    await next();
    await expect(await screen.findByRole('alertdialog', { name: 'Network Error' })).toBeInTheDocument();
  },
};

export const Slow: Story = {
  tags: ['loading'],
  args: { fault: 'pending' },
  play: async () => {
    await next();
    await expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-busy', 'true');
  },
};
