import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { confirmationFixture, termsFixture } from '../../fixtures/confirmation.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { TermsPopup } from './TermsPopup.tsx';

const terms = termsFixture('main');
const [sofa] = confirmationFixture('main').items;

const meta = {
  title: 'Checkout/Add to cart/TermsPopup',
  component: TermsPopup,
  tags: ['popup'],
  args: { terms, onAccept: fn(), onDecline: fn() },
} satisfies Meta<typeof TermsPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CustomOrder: Story = {};
export const Monogramming: Story = {
  args: {
    terms: {
      hasCustomOrderConfirmation: false,
      message: 'Your towel will be embroidered with MJ.',
      items: sofa ? [{ ...sofa, isPersonalized: true, options: [{ label: 'Personalization', text: 'MJ' }] }] : [],
    },
  },
};
export const OnMobile: Story = { tags: ['mobile'], globals: { viewport: { value: 'phone' } } };
export const ForRegistry: Story = { args: { isRegistry: true } };
export const ForRegistryOnMobile: Story = {
  tags: ['mobile'],
  args: { isRegistry: true },
  globals: { viewport: { value: 'phone' } },
};
export const Accepting: Story = { tags: ['loading'], args: { isBusy: true } };
export const WithoutItems: Story = { tags: ['empty'], args: { terms: { ...terms, items: [] } } };
export const Personalized: Story = {
  tags: ['carousel'],
  args: {
    terms: {
      ...terms,
      hasCustomOrderConfirmation: false,
      items: sofa
        ? [
            { ...sofa, isPersonalized: true },
            { ...sofa, sku: 1002, name: 'Quill Side Table', options: [] },
          ]
        : [],
    },
  },
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await tabTo(screen.getByRole('button', { name: 'Accept Terms And Add To Cart' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await tabTo(screen.getByRole('button', { name: 'Decline' }));
    await userEvent.keyboard(' ');
    await expect(args.onDecline).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDecline).toHaveBeenCalledTimes(2);
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};
