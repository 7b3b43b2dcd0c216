import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { rustFixture } from '../../fixtures/flyouts.ts';
import { productsFixture } from '../../fixtures/product.ts';
import { MaterialFlyout } from './MaterialFlyout.tsx';

const meta = {
  title: 'Configurator/Options/MaterialFlyout',
  component: MaterialFlyout,
  tags: ['popup'],
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    choice: rustFixture,
    info: {
      squareImage: '',
      squareImageHiRes: '',
      partOfACollection: { header: 'Part of the Alder collection', items: productsFixture('main').slice(0, 4) },
      fabricPlpURL: '/search?q=Washed%20Linen',
    },
    price: '$2,049.00',
    availabilityMessage: 'Made for you. Arrives in 5 to 7 weeks',
    siteCulture: 'USA',
    onAdd: fn(),
    onSwatches: fn(),
  },
  render: (args, { globals }) => <MaterialFlyout {...args} siteCulture={siteOfStory(globals).siteCulture} />,
} satisfies Meta<typeof MaterialFlyout>;
export default meta;
type Story = StoryObj<typeof meta>;

const findFlyout = () => within(document.body).findByRole('dialog', { name: 'Washed Linen, Rust' });
const flyout = async () => within(await findFlyout());

export const Right: Story = {
  tags: ['FLY-03', 'FLY-04', 'FLY-05', 'FLY-06', 'FLY-07', 'FLY-08', 'SUMM-06', 'carousel'],
  play: async ({ args }) => {
    const shown = await flyout();
    await expect(shown.getByRole('img', { name: 'Close-up of Washed Linen, Rust' })).toBeVisible();
    for (const text of [
      '$2,049.00',
      'Made for you. Arrives in 5 to 7 weeks',
      'Removable covers',
      'Breathes in summer',
      'Linen',
      '100% European flax',
      'Woven in Belgium',
    ])
      await expect(shown.getByText(text)).toBeInTheDocument();
    await expect(shown.getByText('Softens with use').querySelector('[data-svg-id]')).toHaveAttribute(
      'data-svg-id',
      'soft',
    );
    await expect(shown.getByRole('region', { name: 'Part of the Alder collection' })).toBeInTheDocument();
    const link = shown.getByRole('link', { name: 'See Other Products in This Color' });
    await expect(link).toHaveAttribute('href', '/search?q=Washed%20Linen');
    await userEvent.click(shown.getByRole('button', { name: 'Add This Item To Cart' }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await userEvent.click(shown.getByRole('button', { name: 'Get Free Swatches' }));
    await expect(args.onSwatches).toHaveBeenCalledTimes(1);
  },
};

/** Slowly, unless motion is to be reduced. */
export const Fades: Story = {
  tags: ['PDP-29', 'carousel'],
  play: async () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const computedStyle = getComputedStyle(await findFlyout());
    await expect(['300ms', '.3s']).toContain(computedStyle.getPropertyValue('--fade'));
    await expect(computedStyle.animationDuration).toBe(isStill ? '0s' : '0.3s');
  },
};

export const Center: Story = {
  args: { placement: 'center' },
  tags: ['FLY-02', 'carousel'],
  play: async () => {
    await expect((await flyout()).getByRole('button', { name: 'Add This Item To Cart' })).toBeInTheDocument();
    await expect(document.querySelector('[data-placement=center]')).not.toBeNull();
  },
};

/** The backend returns no info: the data of the page is sufficient, and no error is shown. */
export const WithoutInfo: Story = {
  args: { info: null, onSwatches: undefined },
  tags: ['FLY-15'],
  play: async () => {
    const shown = await flyout();
    await expect(shown.getByText('100% European flax')).toBeInTheDocument();
    await expect(shown.queryByRole('link', { name: 'See Other Products in This Color' })).toBeNull();
    await expect(shown.queryByRole('region', { name: /collection/ })).toBeNull();
    await expect(shown.queryByRole('alert')).toBeNull();
  },
};
