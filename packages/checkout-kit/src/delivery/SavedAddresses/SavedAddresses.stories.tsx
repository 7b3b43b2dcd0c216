import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { addressesFixture } from '../../fixtures/account-pages.ts';
import { emptyAddress } from '../address-reducer.ts';
import { useAddressChoice } from '../useAddressChoice.ts';
import { useAddressForm } from '../useAddressForm.ts';
import { SavedAddresses } from './SavedAddresses.tsx';

interface DemoProps {
  count: number;
  isBusy: boolean;
  onChoose: (addressId: string) => void;
}

function Choosing({ count, isBusy, onChoose }: DemoProps) {
  const { siteCulture, homeCountry } = getSite('main', 'USA');
  const addresses = addressesFixture(count).map(({ address }) => address);
  const [first] = addresses;
  const form = useAddressForm({ initial: first ?? emptyAddress(homeCountry), siteCulture, nameFields: 'full' });
  const choice = useAddressChoice({ form, addresses, chosen: first ?? null, homeCountry });
  const choose = (addressId: string) => {
    choice.choose(addressId);
    onChoose(addressId);
  };
  return <SavedAddresses choice={{ ...choice, choose }} isBusy={isBusy} />;
}

const meta = {
  title: 'Checkout/Delivery/SavedAddresses',
  component: Choosing,
  tags: ['picker'],
  args: { count: 3, isBusy: false, onChoose: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof Choosing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
    await expect(canvas.getByRole('radio', { name: /2140 N Cleveland Ave/ })).toBeChecked();
  },
};
export const Busy: Story = { tags: ['loading'], args: { isBusy: true } };
export const OnAPhone: Story = {
  tags: ['visual', 'mobile'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
