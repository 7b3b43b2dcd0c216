import { ok, getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cartFixture } from '../../fixtures/cart.ts';
import { CartDemo, toCb2Cart } from '../../fixtures/CartDemo.tsx';
import { manyLines, linesFixture } from '../../fixtures/lines.ts';
import { CartRecommendations } from '../../fixtures/CartRecommendations.tsx';
import { problemsFixture, startFixture, validationFixture } from '../../fixtures/validation.ts';
import { siteOfGlobals } from '../../fixtures/site.ts';

const spies = () => ({ log: fn(), goTo: fn(), reloadPage: fn(), reload: fn(async () => {}) });

const meta = {
  title: 'Checkout/Cart/CartScreen',
  component: CartDemo,
  parameters: { layout: 'fullscreen' },
  args: { fault: 'none', site: getSite('main', 'USA'), cart: cartFixture('main'), ports: spies(), onEvent: fn() },
  render: ({ cart, ...args }, { globals }) => {
    const site = siteOfGlobals(globals);
    const dressed = site.brand === 'main' ? cart : cart && toCb2Cart(cart);
    return <CartDemo {...args} site={site} cart={dressed} />;
  },
} satisfies Meta<typeof CartDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

const { sofa, table, chair } = linesFixture('main');
const clickButton = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const checkOut = (canvasElement: HTMLElement) => {
  const [button] = within(canvasElement).getAllByRole('button', { name: 'Checkout Now' });
  return button ? userEvent.click(button) : undefined;
};

export const Filled: Story = {};
export const Loading: Story = { tags: ['visual', 'loading'], args: { cart: null } };

export const NotLoaded: Story = {
  args: { cart: null, loadProblem: { message: 'Status: 500', action: 'GetCart', apiUrl: '/ReactCart/GetCart' } },
};

export const Empty: Story = {
  tags: ['visual', 'empty'],
  args: { cart: cartFixture('main', { lineItems: [], savedForLater: [] }) },
};

export const OnlySavedForLater: Story = { args: { cart: cartFixture('main', { lineItems: [] }) } };

export const WithRecommendations: Story = { tags: ['XSELL-03'], args: { recommendations: <CartRecommendations /> } };

export const EmptyWithRecommendations: Story = {
  tags: ['carousel', 'empty'],
  args: { ...Empty.args, recommendations: <CartRecommendations /> },
};

export const Long: Story = {
  args: { cart: cartFixture('main', { lineItems: manyLines('main', 40) }) },
};

export const WithMessages: Story = {
  args: {
    cart: cartFixture('main', {
      messages: ['Your cart from your last visit was added to this one.'],
      lineItems: [sofa, { ...table, priceChange: { was: 29900, now: 27900 } }],
    }),
  },
};

export const LineFlags: Story = {
  args: {
    cart: cartFixture('main', {
      lineItems: [
        {
          ...sofa,
          priceQuantityTotals: { ...sofa.priceQuantityTotals, isQuantityDisabled: true },
          isSaveForLaterEnabled: false,
          itemInfo: { ...sofa.itemInfo, isDescriptionDisabled: true, availabilityMessage: 'No longer available.' },
          shippingDeliveryOptions: { ...sofa.shippingDeliveryOptions, isShipOptionVisible: false },
        },
        {
          ...table,
          shippingDeliveryOptions: {
            ...table.shippingDeliveryOptions,
            isStorePickupOptionVisible: true,
            bopsOption: { edd: 'Today at Lincoln Park', pickupQuantityMessage: '3 in store.' },
            shippingOption: {
              ...table.shippingDeliveryOptions.shippingOption,
              promoLinks: [{ text: 'Ships from the maker', url: '/maker' }],
            },
          },
        },
        { ...chair, isRemoved: true },
      ],
      savedForLater: [],
    }),
    ports: { ...spies(), updateShipMethod: fn(async () => ok({ isSuccess: true } as const)) },
  },
};

export const Removed: Story = {
  play: async () => {
    await clickButton(/^Remove .*Side Table$/);
    await expect(await screen.findByRole('button', { name: /^Undo: add/ })).toHaveFocus();
  },
};

export const RemovedAndUndone: Story = {
  play: async () => {
    await clickButton(/^Remove .*Side Table$/);
    await clickButton(/^Undo: add .*Side Table back$/);
    await expect(await screen.findByRole('group', { name: /^Quantity of .*Side Table$/ })).toBeInTheDocument();
  },
};

export const SavedForLater: Story = {
  play: async () => {
    await clickButton(/^Save for Later, .*Sofa$/);
    await expect(await screen.findByRole('button', { name: /^Move to Cart, .*Sofa$/ })).toBeInTheDocument();
  },
};

export const MovedToCart: Story = {
  play: async () => {
    await clickButton(/^Move to Cart, .*Lounge Chair$/);
    await expect(await screen.findByRole('group', { name: /^Quantity of .*Lounge Chair$/ })).toBeInTheDocument();
  },
};

export const SlowQuantity: Story = {
  args: { fault: 'pending' },
  play: async () => {
    await userEvent.click((await screen.findAllByRole('button', { name: 'Increase quantity' }))[1]!);
    await expect(await screen.findByRole('spinbutton', { name: /^Quantity of .*Side Table$/ })).toHaveValue('3');
  },
};
export const QuantityFails: Story = {
  tags: ['error'],
  args: { fault: 'failing' },
  play: async () => {
    await userEvent.click((await screen.findAllByRole('button', { name: 'Increase quantity' }))[1]!);
    await expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t save that change. Please try again.');
  },
};

export const SaveForLaterRefused: Story = {
  tags: ['CART-14', 'error'],
  args: {
    ports: {
      ...spies(),
      saveForLater: async () => ok({ isSuccess: false, errorMessage: 'Your list is full.' } as const),
    },
  },
  play: async () => {
    await clickButton(/^Save for Later, .*Sofa$/);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Your list is full.');
  },
};

export const GuestCheckout: Story = {
  tags: ['CHK-02', 'SIGN-08', 'popup'],
  play: async ({ canvasElement }) => {
    await checkOut(canvasElement);
    await expect(await screen.findByRole('button', { name: 'Guest Checkout' })).toBeInTheDocument();
  },
};
export const CheckoutStartFails: Story = {
  tags: ['error'],
  args: { fault: 'failing' },
  play: async ({ canvasElement }) => {
    await checkOut(canvasElement);
    await expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t start checkout. Please try again.');
  },
};

const [gone, , far] = problemsFixture('main').map((problem) => ({ ...problem, problems: [] }));

export const ItemsNoLongerAvailable: Story = {
  tags: ['CHK-05', 'popup'],
  args: {
    ports: {
      ...spies(),
      startCheckout: async () => ok({ ...startFixture, errorType: 3 } as const),
      validateCart: async () => ok(gone ?? validationFixture('main')),
      removeUnavailable: fn(async () => ok({ isSuccess: true })),
    },
  },
  play: async ({ canvasElement }) => {
    await checkOut(canvasElement);
    await expect(await screen.findByRole('dialog', { name: 'Item(s) no longer available' })).toBeInTheDocument();
  },
};

export const InstallationUnavailable: Story = {
  tags: ['popup'],
  args: {
    ports: {
      ...spies(),
      startCheckout: async () => ok({ ...startFixture, errorType: 4 } as const),
      validateCart: async () => ok(far ?? validationFixture('main')),
      removeUnavailable: fn(async () => ok({ isSuccess: true })),
    },
  },
  play: async ({ canvasElement }) => {
    await checkOut(canvasElement);
    await expect(await screen.findByRole('dialog', { name: 'Please Edit Your Cart to Proceed' })).toBeInTheDocument();
  },
};

export const SeveralProblems: Story = {
  tags: ['error'],
  args: {
    ports: {
      ...spies(),
      startCheckout: async () => ok({ ...startFixture, errorType: 3 } as const),
      validateCart: async () => ok(validationFixture('main')),
      removeUnavailable: fn(async () => ok({ isSuccess: true })),
    },
  },
  play: async ({ canvasElement }) => {
    await checkOut(canvasElement);
    await clickButton('Fix All');
    await clickButton('Fix All');
    await clickButton('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const PriceAndStockChanged: Story = {
  args: {
    cart: cartFixture('main', {
      lineItems: [
        { ...sofa, stockChange: { was: 1, now: 0 } },
        { ...table, priceChange: { was: 29900, now: 27900 }, stockChange: { was: 2, now: 1 } },
      ],
    }),
    ports: { ...spies(), acknowledgeChanges: fn(async () => ok({ isSuccess: true } as const)) },
  },
};

export const SharedByLink: Story = {
  tags: ['popup'],
  args: {
    ports: {
      ...spies(),
      shareCart: async () =>
        ok({
          isSuccess: true,
          url: 'https://settee.example/shared-cart/x',
          expiresAt: '2027-02-20T12:00:00.000Z',
        } as const),
      copyText: async () => true,
    },
  },
  play: async () => {
    await clickButton('Share This Cart');
    await clickButton('Create Link');
    await expect(await screen.findByLabelText('Link to this cart')).toBeInTheDocument();
  },
};

export const OversizedItems: Story = {
  tags: ['CHK-06', 'OVER-01', 'popup'],
  args: {
    ports: {
      ...spies(),
      startCheckout: async () =>
        ok({
          ...startFixture,
          isGuest: false,
          oversizedItems: [
            { title: 'Quill Side Table', boxes: [{ boxNumber: 1, quantity: 2, width: 22, depth: 22, height: 24 }] },
          ],
        } as const),
    },
  },
  play: async ({ canvasElement }) => {
    await checkOut(canvasElement);
    await expect(
      await screen.findByRole('dialog', { name: 'Make sure these items will fit in your vehicle' }),
    ).toBeInTheDocument();
  },
};

export const DeliveryInformation: Story = {
  tags: ['DELIV-01'],
  play: async () => {
    await clickButton('Shipping Charges and Delivery Information');
    await expect(await screen.findByRole('tab', { name: 'Shipping Charges' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const SessionLost: Story = {
  tags: ['error', 'popup'],
  args: { fault: 'reset' },
  play: async ({ canvasElement }) => {
    await checkOut(canvasElement);
    await expect(await screen.findByRole('alertdialog', { name: 'Session Error' })).toBeInTheDocument();
  },
};
