import { getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { installationOfferFixture } from '../../fixtures/products.ts';
import { InstallationChoice } from './InstallationChoice.tsx';

const meta = {
  title: 'Checkout/Add to cart/InstallationChoice',
  component: InstallationChoice,
  args: {
    offer: installationOfferFixture(),
    site: getSite('main', 'USA'),
    checked: false,
    onChange: fn(),
  },
} satisfies Meta<typeof InstallationChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Add Light Hanging, $149.00 per item' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};
export const Chosen: Story = { args: { checked: true } };
export const InCanada: Story = { args: { site: getSite('main', 'CANADA') } };
