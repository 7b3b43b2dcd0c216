import { type CarouselItem, type ShopSite, getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { AddToCartButton } from '../../add-to-cart/AddToCartButton/AddToCartButton.tsx';
import { AddToCartOverlays } from '../../add-to-cart/AddToCartOverlays/AddToCartOverlays.tsx';
import { type AddToCartPorts, useAddToCart } from '../../add-to-cart/useAddToCart.ts';
import type { Fault } from '../../fixtures/cart.ts';
import { addPortsFixture } from '../../fixtures/add-ports.ts';
import { addItem, itemsFixture } from '../../fixtures/recommendations.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { useItemAdds } from '../useItemAdds.ts';
import { AddOns } from './AddOns.tsx';

interface DemoProps {
  site: ShopSite;
  fault: Fault;
  /** Number of add-ons; `null` while they load. */
  count: number | null;
  isRegistry: boolean;
  /** Shows them in the confirmation of an add. */
  inConfirmation: boolean;
  ports: Partial<AddToCartPorts>;
}

function Extras({ site, fault, count, isRegistry, inConfirmation, ports }: DemoProps) {
  const [addOne] = useState(() => addItem(site.brand));
  const add = useAddToCart({ ports: { ...addPortsFixture(site.brand), ...ports } });
  const adds = useItemAdds({
    ports: { ...addPortsFixture(site.brand, fault), ...(fault === 'none' && { add: addOne }), ...ports },
    location: 'Furniture Add-On',
    isRegistry,
    onAdded: add.countIn,
  });
  const items: readonly CarouselItem[] | null = count === null ? null : itemsFixture(site.brand).slice(0, count);
  const block = count === 0 ? undefined : <AddOns items={items} adds={adds} />;
  if (!inConfirmation) return <div style={{ maxInlineSize: 400 }}>{block}</div>;
  return (
    <>
      <AddToCartButton add={add} lines={{ Sku: 1001 }} />
      <AddToCartOverlays add={add} site={site} layout={site.isCb2 ? 'slideOut' : 'dialog'} addOns={block} />
    </>
  );
}

const meta = {
  title: 'Checkout/Recommendations/AddOns',
  component: Extras,
  args: {
    site: getSite('main', 'USA'),
    fault: 'none',
    count: 8,
    isRegistry: false,
    inConfirmation: false,
    ports: { refreshCartCount: fn(), goTo: fn(), log: fn() },
  },
  render: (args, { globals }) => <Extras {...args} site={siteOfGlobals(globals)} />,
} satisfies Meta<typeof Extras>;
export default meta;
type Story = StoryObj<typeof meta>;

const clickButton = async (name: RegExp) => {
  const [button] = await screen.findAllByRole('button', { name });
  // An opening popup accepts clicks one render after it appears.
  if (button) await waitFor(() => userEvent.click(button));
};

export const Four: Story = { tags: ['XSELL-05', 'CAROUS-13'] };
export const One: Story = {
  tags: ['visual'],
  args: { count: 1 },
};
export const ForARegistry: Story = { tags: ['CAROUS-14'], args: { isRegistry: true } };
export const OnTheWay: Story = {
  tags: ['visual', 'loading'],
  args: { count: null },
};
export const None: Story = {
  tags: ['visual', 'empty'],
  args: { count: 0 },
};

export const Added: Story = {
  tags: ['XSELL-07'],
  play: async () => {
    await clickButton(/^Add to Cart, /);
    const added = await screen.findByRole('button', { name: /^Added, / });
    await expect(added).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getAllByRole('button', { name: /^Add to Cart, / })).toHaveLength(3);
  },
};

export const AddFails: Story = {
  tags: ['visual', 'error'],
  args: { fault: 'failing' },
  play: async () => {
    await clickButton(/^Add to Cart, /);
    await expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t add this. Please try again.');
  },
};

export const InTheConfirmation: Story = {
  tags: ['XSELL-04', 'CAROUS-10', 'popup'],
  args: { inConfirmation: true },
  play: async () => {
    await clickButton(/^Add to cart$/);
    await expect(await screen.findByRole('region', { name: 'Extras and Essentials We Recommend' })).toBeInTheDocument();
  },
};

export const AddedInTheConfirmation: Story = {
  tags: ['CONF-21', 'CONF-22', 'CAROUS-15', 'popup'],
  args: { inConfirmation: true },
  play: async () => {
    await clickButton(/^Add to cart$/);
    await screen.findByRole('region', { name: 'Extras and Essentials We Recommend' });
    await clickButton(/^Add to Cart, /);
    const dialog = within(await screen.findByRole('dialog', { name: '2 items added to your cart' }));
    const list = within(dialog.getByRole('list', { name: 'Added items' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await clickButton(/^Add to Cart, /);
    await expect(await screen.findByRole('dialog', { name: '3 items added to your cart' })).toBeInTheDocument();
  },
};

export const OnTheWayInTheConfirmation: Story = {
  tags: ['loading', 'popup'],
  args: { inConfirmation: true, count: null },
  play: InTheConfirmation.play,
};
