import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longWord, onALargeTextPhone } from '../../../../../.storybook/large-text.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'UI/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [{ label: 'Home', href: '/' }, { label: 'Sofas', href: '/sofas' }, { label: 'Alder 3-Seat Sofa' }],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ProductPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Sofas']);
    await expect(canvas.getByText('Alder 3-Seat Sofa')).toHaveAttribute('aria-current', 'page');
  },
};

export const LongNames: Story = {
  tags: ['visual'],
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Living room furniture', href: '/living-room' },
      { label: 'Sofas and sectionals made to order', href: '/sofas' },
      { label: 'Alder 3-Seat Sofa with Natural Oak Legs and Down-Blend Cushions' },
    ],
  },
};

export const OwnLink: Story = {
  tags: ['visual'],
  args: {
    render: (props) => <a {...props} data-own="" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('data-own');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Home', 'Sofas']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Without a step there is no landmark either. */
export const Empty: Story = {
  tags: ['empty'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const LongWordsInLargeText: Story = {
  args: { items: [{ label: 'Home', href: '/' }, { label: longWord, href: '/samples' }, { label: `${longWord} 2` }] },
  ...onALargeTextPhone,
  tags: ['visual', 'mobile'],
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
};
