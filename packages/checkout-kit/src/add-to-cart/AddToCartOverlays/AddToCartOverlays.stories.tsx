import { getSite, ok, type Site } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import type { OnEvent } from '../../events.ts';
import type { Fault } from '../../fixtures/cart.ts';
import { addPortsFixture } from '../../fixtures/add-ports.ts';
import { termsFixture } from '../../fixtures/confirmation.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';
import { AddToCartButton } from '../AddToCartButton/AddToCartButton.tsx';
import { AddToCartError } from '../AddToCartError/AddToCartError.tsx';
import { type AddToCartOptions, type AddToCartPorts, type NewLine, useAddToCart } from '../useAddToCart.ts';
import { AddToCartOverlays, type AddToCartOverlaysProps } from './AddToCartOverlays.tsx';

interface DemoProps extends Omit<AddToCartOverlaysProps, 'add' | 'site'>, Omit<AddToCartOptions, 'ports' | 'messages'> {
  site: Site;
  /** Makes every call slow or failing. */
  fault: Fault;
  /** Overrides of single port functions. */
  ports: Partial<AddToCartPorts>;
  lines: NewLine | readonly NewLine[];
  /** Gets the kit's events, by the decorator of all stories. */
  onEvent?: OnEvent;
}

/** A buy box: button, error and layers of one add. */
function BuyBox({ fault, ports, lines, site, layout, guestPath, item, addOns, ...options }: DemoProps) {
  const add = useAddToCart({
    ...options,
    ports: { ...addPortsFixture(site.brand === 'cb2' ? 'cb2' : 'main', fault), ...ports },
  });
  return (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      <AddToCartButton add={add} lines={lines} size="large" />
      <AddToCartError add={add} />
      <AddToCartOverlays add={add} site={site} layout={layout} {...{ guestPath, item, addOns }} />
    </div>
  );
}

const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const meta = {
  title: 'Checkout/Add to cart/AddToCartOverlays',
  component: BuyBox,
  args: {
    fault: 'none',
    site: getSite('main', 'USA'),
    layout: 'dialog',
    lines: { Sku: 1001 },
    ports: { refreshCartCount: fn(), goTo: fn(), log: fn() },
    onSuccess: fn(),
    onError: fn(),
    onEvent: fn(),
  },
  render: (args, { globals }) => {
    const site = siteOfGlobals(globals);
    return <BuyBox {...args} site={site} layout={site.isCb2 ? 'slideOut' : 'dialog'} />;
  },
  play: async () => clickButton('Add to cart'),
} satisfies Meta<typeof BuyBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Added: Story = {
  tags: ['ATC-15', 'ATC-22', 'popup'],
  play: async () => {
    await clickButton('Add to cart');
    await expect(await screen.findByRole('dialog', { name: '1 item added to your cart' })).toBeInTheDocument();
  },
};

export const AddedSilently: Story = {
  tags: ['visual'],
  args: { addType: 'ignore' },
};

export const TermsFirst: Story = {
  tags: ['ATC-20', 'TERMS-01', 'popup'],
  args: { addType: 'terms' },
  play: async () => {
    await clickButton('Add to cart');
    await expect(await screen.findByRole('dialog', { name: 'Confirm Your Selection' })).toBeInTheDocument();
  },
};

export const RegistryByGuest: Story = {
  tags: ['visual', 'popup'],
  args: { addType: 'terms', isRegistry: true, guestPath: '/alder-sofa/s100101?option.11=3002' },
  play: TermsFirst.play,
};

export const CustomOrder: Story = {
  tags: ['ATC-09', 'popup'],
  args: { lines: { Sku: 1001, OptionChoiceParameter: 'fabric-oat;legs-oak' } },
  play: async () => {
    await clickButton('Add to cart');
    await expect(await screen.findByText('Made For You')).toBeInTheDocument();
  },
};

export const NoCustomOrder: Story = {
  tags: ['ATC-10', 'popup'],
  args: {
    lines: { Sku: 1001, OptionChoiceParameter: 'fabric-oat' },
    ports: {
      refreshCartCount: fn(),
      goTo: fn(),
      log: fn(),
      fetchCustomConfirmation: async () => ok({ ...termsFixture('main'), hasCustomOrderConfirmation: false }),
    },
  },
  play: async () => {
    await clickButton('Add to cart');
    await expect(await screen.findByRole('dialog', { name: '1 item added to your cart' })).toBeInTheDocument();
  },
};

export const Failed: Story = {
  tags: ['ATC-18', 'visual', 'error'],
  args: { fault: 'failing' },
  play: async () => {
    await clickButton('Add to cart');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'We couldn’t add this to your cart. Please try again.',
    );
    await expect(screen.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
  },
};

export const Slow: Story = {
  tags: ['visual', 'loading'],
  args: { fault: 'pending' },
};
