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

/** The arrows already link to the neighbors, so the narrow list omits them and fits one row. */
export const OnAPhone: Story = {
  tags: ['visual', 'mobile'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('link').filter((link) => link.checkVisibility());
    await expect(shown.map((link) => link.textContent)).toEqual(['', '1', '5', '9', '']);
    const tops = shown.map((link) => link.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const HundredsOfPages: Story = {
  tags: ['mobile'],
  args: { page: 499, count: 500 },
  globals: { viewport: { value: 'phone' } },
};

export const OnePage: Story = {
  tags: ['visual'],
  args: { page: 1, count: 1 },
};

/** A filter may remove the current page: the previous arrow links to the last remaining page. */
export const BeyondTheEnd: Story = {
  tags: ['visual'],
  args: { page: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/sofas?page=9');
    await expect(canvas.getByRole('link', { name: 'Next page' })).not.toHaveAttribute('href');
  },
};

export const NoPages: Story = {
  tags: ['empty'],
  args: { page: 1, count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
};
