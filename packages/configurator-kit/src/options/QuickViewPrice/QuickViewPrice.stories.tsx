import { toQuickView } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageFixture } from '../../fixtures/product.ts';
import { QuickViewPrice } from './QuickViewPrice.tsx';

const requested = toQuickView(pageFixture('main'), { 11: 3002 }, 12, 1203);
const loadedPrice = {
  ...requested,
  isQuickViewLoading: false,
  quickViewData: { ...requested.quickViewData, formattedPrice: '$2,049.00' },
};

const meta = {
  title: 'Configurator/Options/QuickViewPrice',
  component: QuickViewPrice,
  args: { view: loadedPrice, anchor: null, fallbackPrice: '$2,049.00', isPriceFrom: false },
  decorators: [(Story) => <div style={{ minHeight: 280 }}>{Story()}</div>],
} satisfies Meta<typeof QuickViewPrice>;
export default meta;
type Story = StoryObj<typeof meta>;

const card = () => document.querySelector<HTMLElement>('[data-quick-view]');

export const WithPrice: Story = {
  tags: ['QVIEW-02', 'QVIEW-12'],
  play: async () => {
    await expect(card()).toHaveTextContent('89 in · Washed Linen, Rust$2,049.00');
    await expect(card()).toHaveAttribute('aria-busy', 'false');
    await expect(card()?.style.animationDuration).toBe('700ms');
    await expect(card()?.querySelector('img')).toHaveAttribute('alt', 'Alder Sofa in Washed Linen, Rust');
  },
};

export const Loading: Story = {
  args: { view: requested },
  tags: ['QVIEW-02', 'loading'],
  play: async () => {
    await expect(card()).toHaveAttribute('aria-busy', 'true');
    await expect(card()).not.toHaveTextContent('$');
  },
};

export const WithoutSku: Story = {
  args: { view: toQuickView(pageFixture('main'), {}, 12, 1203) },
  tags: ['QVIEW-07'],
  play: async () => {
    await expect(card()).toHaveTextContent('Click to View Options');
  },
};

/** Without a response the client-side price is shown. */
export const Failed: Story = {
  tags: ['error'],
  args: { view: { ...requested, isQuickViewLoading: false }, fallbackPrice: 'From $2,049.00' },
  play: async () => {
    await expect(card()).toHaveTextContent('From $2,049.00');
  },
};
