import { type Address, type AddressPurpose, type SiteCulture, getSite } from '@settee/domain';
import { Button } from '@settee/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { addressFixture } from '../../fixtures/checkout.ts';
import { emptyAddress, type Suggestion } from '../address-reducer.ts';
import { useAddressForm } from '../useAddressForm.ts';
import { AddressForm } from './AddressForm.tsx';

interface DemoProps {
  siteCulture: SiteCulture;
  purpose: AddressPurpose;
  initial: Address | null;
  /** Address verification result for a valid form; `null` when the address is accepted. */
  suggestions: readonly Suggestion[] | null;
  onSent: (address: Address) => void;
}

function Form({ siteCulture, purpose, initial, suggestions, onSent }: DemoProps) {
  const home = getSite('main', siteCulture).homeCountry;
  const form = useAddressForm({
    initial: initial ?? emptyAddress(home),
    siteCulture,
    purpose,
    topLevelDomain: 'short',
  });
  const submit = () => {
    const address = form.validate();
    if (address === null) return;
    onSent(address);
    if (suggestions) form.suggested({ Suggestions: suggestions });
  };
  return (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 720 }}>
      <AddressForm form={form} />
      <Button onClick={submit}>Next</Button>
    </div>
  );
}

const meta = {
  title: 'Checkout/Delivery/AddressForm',
  component: Form,
  args: { siteCulture: 'USA', purpose: 'shipping', initial: null, suggestions: null, onSent: fn() },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));

export const Empty: Story = {};
export const InCanada: Story = { args: { siteCulture: 'CANADA' } };
export const Billing: Story = { args: { purpose: 'billing' } };
export const ForeignBilling: Story = {
  args: {
    purpose: 'billing',
    initial: {
      ...addressFixture({ siteCulture: 'USA' }),
      address1: '14 rue Mercière',
      address2: '',
      country: 'FRA',
      city: 'Lyon',
      state: '',
      postalCode: '69002',
      dayPhone: '+33 4 72 00 00 00',
    },
  },
};
export const Filled: Story = { args: { initial: addressFixture({ siteCulture: 'USA' }) } };
export const NothingEntered: Story = {
  tags: ['visual'],
  play: async () => {
    await next();
    await expect(screen.getByLabelText('First Name')).toHaveFocus();
  },
};
export const WrongEntries: Story = {
  args: {
    initial: {
      ...addressFixture({ siteCulture: 'USA' }),
      firstName: 'M',
      lastName: 'L1ndqvist',
      address1: '#',
      address2: 'a@b',
      city: 'Chi_cago',
      postalCode: '6061',
      dayPhone: '112 555 0119',
      emailAddress: 'maren@example',
    },
  },
  play: next,
};
export const DoubtfulCombination: Story = {
  args: {
    initial: { ...addressFixture({ siteCulture: 'USA' }), city: 'Chicgo' },
    suggestions: [{ City: 'Chicago', State: 'IL', ZipCode: '60614' }],
  },
  play: next,
};
export const DoubtfulStreet: Story = {
  args: { initial: addressFixture({ siteCulture: 'USA' }), suggestions: [] },
  play: next,
};
