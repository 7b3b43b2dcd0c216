import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord, onALargeTextPhone } from '../../../../../.storybook/large-text.ts';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const clear = fn();

const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  tags: ['empty'],
  args: {
    title: 'Your cart is empty',
    icon: 'bag',
    children: 'Sofas are made to order, so take your time. What you add stays here for 30 days.',
    actions: (
      <>
        <ButtonLink href="/sofas">Shop Sofas</ButtonLink>
        <TextLink href="/sign-in">Sign in to see what you saved</TextLink>
      </>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your cart is empty' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Shop Sofas' })).toHaveAttribute('href', '/sofas');
  },
};

export const NothingMatches: Story = {
  tags: ['visual'],
  args: {
    title: 'No fabric matches all four filters',
    level: 3,
    icon: 'filter',
    children: 'Stain resistant velvet in green is not made at present.',
    actions: (
      <Button tone="outline" onClick={clear}>
        Clear All
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    clear.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All' }));
    await expect(clear).toHaveBeenCalledOnce();
  },
};

export const InAColumn: Story = {
  tags: ['visual'],
  args: { align: 'start', icon: undefined },
};

export const TitleOnly: Story = {
  tags: ['visual'],
  args: { title: 'No favorites yet', icon: 'heart', children: undefined, actions: undefined },
};

export const OnAPhone: Story = { tags: ['mobile'], globals: { viewport: { value: 'phone' } } };

export const LongWordsInLargeText: Story = {
  args: { title: `No ${longWord} yet`, children: longWord },
  ...onALargeTextPhone,
  tags: ['mobile'],
};
