import { ok, getSite } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { RecommendationsDemo } from '../../fixtures/RecommendationsDemo.tsx';
import { siteOfGlobals } from '../../fixtures/site.ts';

const meta = {
  title: 'Checkout/Recommendations/RecommendationCarousel',
  component: RecommendationsDemo,
  tags: ['carousel'],
  args: {
    kind: 'alsoWant',
    site: getSite('main', 'USA'),
    fault: 'none',
    count: 8,
    buttons: 'cart',
    ports: { refreshCartCount: fn(), goTo: fn(), log: fn() },
    onEvent: fn(),
  },
  render: (args, { globals }) => <RecommendationsDemo {...args} site={siteOfGlobals(globals)} />,
} satisfies Meta<typeof RecommendationsDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstButton = async (name: RegExp) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (!button) throw new Error(`There is no button ${String(name)}.`);
  return button;
};
const clickButton = async (name: RegExp) => userEvent.click(await firstButton(name));

export const YouMayAlsoWant: Story = { tags: ['XSELL-03', 'CAROUS-06'] };

export const PeopleAlsoViewed: Story = {
  tags: ['XSELL-01', 'CAROUS-09'],
  args: { kind: 'alsoViewed', buttons: 'none' },
};

export const PeopleAlsoBought: Story = { tags: ['XSELL-02', 'CAROUS-09'], args: { kind: 'alsoBought' } };

export const YouMayAlsoWantForTheRegistry: Story = { tags: ['CAROUS-08'], args: { buttons: 'registry' } };

export const CartAndRegistry: Story = {
  tags: ['CAROUS-07'],
  args: { buttons: 'both' },
  play: async () => {
    await expect(await firstButton(/^Add to Cart, /)).toBeVisible();
    await expect(await firstButton(/^Add To Registry, /)).toBeVisible();
  },
};

export const One: Story = {
  tags: ['visual'],
  args: { count: 1 },
};

export const None: Story = {
  tags: ['visual', 'empty'],
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const OnTheWay: Story = {
  tags: ['visual', 'loading'],
  args: { count: null, placeholders: true },
};

export const OnTheWayWithoutRoom: Story = {
  args: { count: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const WithoutTitleAndArrows: Story = {
  tags: ['CAROUS-06', 'visual'],
  args: { showTitle: false, arrows: false },
};

export const DoubleRow: Story = { tags: ['CAROUS-06'], args: { rows: 2 } };

export const Added: Story = {
  tags: ['XSELL-06', 'XSELL-07', 'CAROUS-17'],
  args: { ports: { refreshCartCount: fn(), goTo: fn(), log: fn() } },
  play: async ({ args }) => {
    await clickButton(/^Add to Cart, /);
    await expect(await firstButton(/^Added, /)).toHaveAttribute('aria-disabled', 'true');
    await expect(await firstButton(/^Added, /)).toHaveFocus();
    await expect(args.ports.refreshCartCount).toHaveBeenCalled();
    await expect(await screen.findByText(/ added to your cart\.$/)).toBeInTheDocument();
  },
};

export const AddedOnAPhone: Story = {
  ...Added,
  tags: ['XSELL-08', 'CAROUS-16', 'visual', 'mobile'],
  globals: { viewport: { value: 'phone' } },
};

export const Slow: Story = {
  tags: ['loading'],
  args: { fault: 'pending' },
  play: async () => {
    await clickButton(/^Add to Cart, /);
    await expect(await firstButton(/^Add to Cart, /)).toHaveAttribute('aria-busy', 'true');
  },
};

export const AddFails: Story = {
  tags: ['error'],
  args: { fault: 'failing' },
  play: async () => {
    await clickButton(/^Add to Cart, /);
    await expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t add this. Please try again.');
    await expect(await firstButton(/^Add to Cart, /)).not.toHaveAttribute('aria-disabled');
  },
};

export const SoldOutMeanwhile: Story = {
  tags: ['error'],
  args: {
    ports: {
      refreshCartCount: fn(),
      goTo: fn(),
      log: fn(),
      add: async () =>
        ok({ isSuccess: false, isError: true, status: 'Failed', errorMessage: 'This item is sold out.' } as const),
    },
  },
  play: async () => {
    await clickButton(/^Add to Cart, /);
    await expect(await screen.findByRole('alert')).toHaveTextContent('This item is sold out.');
  },
};

export const MadeToOrder: Story = {
  tags: ['CAROUS-11'],
  play: async () => {
    const [link] = await screen.findAllByRole('link', { name: 'Choose Options, Alder Sofa' });
    await expect(link).toHaveAttribute('href', '/sofa/s100112');
    await expect(screen.queryByRole('button', { name: /, Alder Sofa$/ })).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
