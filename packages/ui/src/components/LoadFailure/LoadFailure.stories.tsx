import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LoadFailure } from './LoadFailure.tsx';

const meta = {
  title: 'UI/LoadFailure',
  component: LoadFailure,
  tags: ['error'],
  args: { onRetry: fn() },
} satisfies Meta<typeof LoadFailure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InPlaceOfAPart: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This part of the page did not load.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AtTheEdgeOfTheWindow: Story = { args: { place: 'window' } };

export const OnAPhone: Story = {
  tags: ['mobile'],
  args: { place: 'window' },
  globals: { viewport: { value: 'phone' } },
};

export const TryingAgain: Story = {
  tags: ['loading'],
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
