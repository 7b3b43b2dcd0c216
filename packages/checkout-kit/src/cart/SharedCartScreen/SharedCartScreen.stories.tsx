import { ok, err, type SharedItem, getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { linesFixture } from '../../fixtures/lines.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { SharedCartScreen, type SharedCartPorts } from './SharedCartScreen.tsx';

const items = (brand: 'main' | 'cb2'): SharedItem[] => {
  const { sofa, table } = linesFixture(brand);
  return [sofa, table].map(({ itemInfo: { sku, name, url, picture: image, options }, priceQuantityTotals }) => ({
    sku,
    name,
    url: `${url}?${sku}`,
    picture: image,
    options,
    quantity: priceQuantityTotals.quantity,
    unitPrice: priceQuantityTotals.unitPrice,
    availabilityMessage: 'In stock',
  }));
};
const here = { state: 'here', expiresAt: '2027-02-20T12:00:00.000Z', items: items('main'), goneNames: [] } as const;
const ports = (change: Partial<SharedCartPorts> = {}): SharedCartPorts => ({
  addAll: fn<SharedCartPorts['addAll']>(async () => ok({ isSuccess: true, addedItemCount: 3, notAdded: [] })),
  reload: fn(async () => {}),
  log: fn(),
  ...change,
});

const meta = {
  title: 'Checkout/Cart/SharedCartScreen',
  component: SharedCartScreen,
  parameters: { layout: 'fullscreen' },
  args: { site: getSite('main', 'USA'), shared: here, ports: ports() },
  render: (args, { globals }) => {
    const site = siteOfGlobals(globals);
    const { shared } = args;
    const dressed =
      site.isCb2 && shared?.state === 'here'
        ? { ...shared, items: items('cb2').slice(0, shared.items.length) }
        : shared;
    return <SharedCartScreen {...args} site={site} shared={dressed} />;
  },
} satisfies Meta<typeof SharedCartScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const addAll = async () => userEvent.click(await screen.findByRole('button', { name: 'Add all to cart' }));

export const Shared: Story = {};
export const Loading: Story = {
  tags: ['visual', 'loading'],
  args: { shared: null },
};
export const NotLoaded: Story = {
  tags: ['visual', 'error'],
  args: { shared: null, loadProblem: { message: 'Status: 503', action: 'GetSharedCart', apiUrl: '' } },
};
export const SomeGone: Story = { args: { shared: { ...here, goneNames: ['Pell Ottoman', 'Ripple Vase'] } } };
export const AllGone: Story = {
  args: { shared: { ...here, items: [], goneNames: ['Pell Ottoman'] } },
  tags: ['visual'],
};
export const OtherSite: Story = { args: { shared: { state: 'elsewhere', brand: 'cb2', siteCulture: 'CANADA' } } };
export const Ended: Story = {
  tags: ['visual'],
  args: { shared: { state: 'ended' } },
};
export const Added: Story = {
  play: async () => {
    await addAll();
    await expect(await screen.findByText('3 items added to your cart.')).toBeInTheDocument();
  },
};
export const AddedInPart: Story = {
  args: {
    ports: ports({
      addAll: async () =>
        ok({
          isSuccess: true,
          addedItemCount: 1,
          notAdded: [{ name: 'Quill Side Table', reason: 'Only 1 item left in stock.' }],
        }),
    }),
  },
  play: async () => {
    await addAll();
    await expect(await screen.findByText('Quill Side Table: Only 1 item left in stock.')).toBeInTheDocument();
  },
};
export const AddFailed: Story = {
  tags: ['error'],
  args: {
    ports: ports({ addAll: async () => err({ message: 'Status: 503', action: 'AddSharedCart', apiUrl: '' }) }),
  },
  play: async () => {
    await addAll();
    await expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t add these items.');
  },
};
