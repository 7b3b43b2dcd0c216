import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'UI/Pagination',
  component: Pagination,
  args: { page: 5, count: 9, href: (page) => `/sofas?page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 5 of 9');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/sofas?page=6');
    await expect(canvas.getByRole('link', { name: 'Page 9 of 9' })).toHaveAttribute('href', '/sofas?page=9');
  },
};

export const AtTheStart: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('link', { name: 'Previous page' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('href');
  },
};

export const AtTheEnd: Story = { args: { page: 9 } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
