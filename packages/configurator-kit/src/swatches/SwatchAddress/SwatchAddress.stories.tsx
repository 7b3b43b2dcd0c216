import { type Address, validateSwatchAddress, getSite, startSwatchAddress } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { swatchAddressFixture } from '../../fixtures/swatches.ts';
import { SwatchAddress, type SwatchAddressProps } from './SwatchAddress.tsx';

function Fields({ address: given, problems: validated, siteCulture, onType }: SwatchAddressProps) {
  const [address, setAddress] = useState(given);
  const isValidated = Object.keys(validated).length > 0;
  return (
    <div style={{ maxInlineSize: 420 }}>
      <SwatchAddress
        address={address}
        problems={isValidated ? validateSwatchAddress(address, siteCulture) : {}}
        siteCulture={siteCulture}
        onType={(field, text) => {
          onType(field, text);
          setAddress({ ...address, [field]: text });
        }}
      />
    </div>
  );
}

const empty = startSwatchAddress({ FirstName: '', LastName: '', EmailAddress: '' }, getSite('main', 'USA'));
const wrong: Address = {
  ...empty,
  firstName: 'M',
  lastName: 'L1ndqvist',
  address1: '#',
  address2: 'a@b',
  city: 'Chi_cago',
  postalCode: '6061',
  dayPhone: '112 555 0119',
  emailAddress: 'maren@domain',
};
/** Any entry here enables validation of the fields. */
const missingName = { firstName: 'missing' } as const;

const meta = {
  title: 'Configurator/Swatches/SwatchAddress',
  component: SwatchAddress,
  args: { address: empty, problems: {}, siteCulture: 'USA', onType: fn() },
  render: (args, { globals }) => {
    const { siteCulture } = siteOfStory(globals);
    return <Fields {...args} siteCulture={siteCulture === 'CANADA' ? 'CANADA' : args.siteCulture} />;
  },
} satisfies Meta<typeof SwatchAddress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { onType: fn() },
  tags: ['SWATCH-28', 'mobile', 'empty', 'visual-mobile'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('City'));
    await userEvent.tab();
    await expect(canvas.queryByText('The City field is required.')).toBeNull();
    await userEvent.type(canvas.getByLabelText('First Name'), 'M');
    await expect(args.onType).toHaveBeenLastCalledWith('firstName', 'M');
    await userEvent.clear(canvas.getByLabelText('First Name'));
  },
};
export const Filled: Story = { args: { address: swatchAddressFixture } };
export const NothingEntered: Story = {
  tags: ['visual', 'empty', 'error'],
  args: { problems: missingName },
};
export const WrongEntries: Story = {
  args: { address: wrong, problems: missingName },
  tags: ['mobile', 'error', 'visual-mobile'],
};
export const InCanada: Story = {
  tags: ['error'],
  args: { siteCulture: 'CANADA', address: { ...wrong, country: 'CAN', postalCode: '60614' }, problems: missingName },
};
