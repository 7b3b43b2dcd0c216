import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { recentFixture } from '../../fixtures/browse.ts';
import { browseMessages } from '../browse-messages.ts';
import { RecentSwatches } from './RecentSwatches.tsx';

const meta = {
  title: 'Configurator/Options/RecentSwatches',
  component: RecentSwatches,
  tags: ['picker'],
  args: { choices: recentFixture(1303, 1101, 1202), value: 1101, onSelect: fn(), labels: browseMessages },
} satisfies Meta<typeof RecentSwatches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Recently Viewed/, expanded: false })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const Opened: Story = {
  tags: ['BROWSE-07', 'visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Recently Viewed/ }));
    await expect(canvas.getByRole('radio', { name: 'Textured Bouclé, Oat' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Cotton Velvet, Petrol' }));
    await expect(args.onSelect).toHaveBeenCalledWith(1303);
  },
};
