import {
  type Address,
  type AddressPurpose,
  type CountryRules,
  getCountryRules,
  getSite,
  type NameFields,
  type SiteCulture,
} from '@settee/domain';
import { Button, SiteProvider } from '@settee/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { addressFixture } from '../../fixtures/checkout.ts';
import { germany, ireland, unitedKingdom } from '../../fixtures/countries.ts';
import { emptyAddress, type Suggestion } from '../address-reducer.ts';
import { type FindPlace, useAddressForm } from '../useAddressForm.ts';
import { AddressForm } from './AddressForm.tsx';

interface DemoProps {
  siteCulture: SiteCulture;
  purpose: AddressPurpose;
  nameFields: NameFields;
  initial: Address | null;
  /** Address verification result for a valid form; `null` when the address is accepted. */
  suggestions: readonly Suggestion[] | null;
  onSent: (address: Address) => void;
  findPlace?: FindPlace;
  /** Countries that the form offers in place of those of the site. */
  countries?: readonly CountryRules[];
}

function Form({ siteCulture, purpose, nameFields, initial, suggestions, onSent, findPlace, countries }: DemoProps) {
  const home = getSite('main', siteCulture).homeCountry;
  const form = useAddressForm({
    initial: initial ?? emptyAddress(home),
    siteCulture,
    purpose,
    topLevelDomain: 'short',
    nameFields,
    findPlace,
    countries,
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
  args: {
    siteCulture: 'USA',
    purpose: 'shipping',
    nameFields: 'first-and-last',
    initial: null,
    suggestions: null,
    onSent: fn(),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));

export const Empty: Story = { tags: ['empty'] };
export const FullName: Story = { args: { nameFields: 'full' } };
export const FullNameMissing: Story = {
  tags: ['error'],
  args: { nameFields: 'full' },
  play: async () => next(),
};
const tooLong = '1234 North Lake Shore Drive Apartment 1205';
export const TooLong: Story = {
  tags: ['error'],
  args: {
    nameFields: 'full',
    initial: { ...addressFixture({ siteCulture: 'USA' }), firstName: 'Maximiliana Alexandra', address1: tooLong },
  },
  play: async () => next(),
};
export const MistypedEmail: Story = {
  tags: ['error'],
  args: { nameFields: 'full', initial: { ...addressFixture({ siteCulture: 'USA' }), emailAddress: 'jose@gmial.con' } },
  play: async () => next(),
};
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
const inLondon: Address = {
  ...emptyAddress('GBR'),
  firstName: 'Maren',
  lastName: 'Lindqvist',
  address1: '14 Marylebone Lane',
  city: 'London',
  postalCode: 'SW1A 1AA',
  dayPhone: '+44 20 7946 0958',
  emailAddress: 'maren@example.com',
};
/** A site that sells to the United Kingdom and Ireland. */
export const OtherCountries: Story = {
  tags: ['no-visual'],
  args: { initial: inLondon },
  decorators: [
    (Story) => (
      <SiteProvider countries={[unitedKingdom, ireland]}>
        <Story />
      </SiteProvider>
    ),
  ],
};
export const Germany: Story = {
  tags: ['no-visual'],
  args: { initial: emptyAddress('DEU') },
  decorators: [
    (Story) => (
      <SiteProvider countries={[germany]}>
        <Story />
      </SiteProvider>
    ),
  ],
};
/** The form's property has precedence over the site's countries. */
export const CountriesOfTheForm: Story = {
  tags: ['no-visual'],
  args: { initial: inLondon, countries: [unitedKingdom, getCountryRules('USA')] },
  decorators: OtherCountries.decorators ?? [],
};
export const Filled: Story = { args: { initial: addressFixture({ siteCulture: 'USA' }) } };
export const NothingEntered: Story = {
  tags: ['visual', 'empty', 'error'],
  play: async () => {
    await next();
    await expect(screen.getByLabelText('First Name')).toHaveFocus();
  },
};
export const WrongEntries: Story = {
  tags: ['error'],
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
  tags: ['error'],
  args: {
    initial: { ...addressFixture({ siteCulture: 'USA' }), city: 'Chicgo' },
    suggestions: [{ City: 'Chicago', State: 'IL', ZipCode: '60614' }],
  },
  play: next,
};
export const DoubtfulStreet: Story = {
  tags: ['error'],
  args: { initial: addressFixture({ siteCulture: 'USA' }), suggestions: [] },
  play: next,
};
