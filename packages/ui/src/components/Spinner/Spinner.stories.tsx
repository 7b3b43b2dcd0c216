import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'UI/Spinner', component: Spinner, tags: ['loading'] } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  args: { label: 'Loading reviews' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading reviews' })).toBeVisible();
  },
};

export const BesideWords: Story = {
  tags: ['visual'],
  render: () => (
    <p style={{ display: 'flex', gap: 12 }}>
      <Spinner /> Checking your gift card
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
