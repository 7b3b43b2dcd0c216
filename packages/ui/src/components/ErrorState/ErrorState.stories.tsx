import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord, onALargeTextPhone } from '../../../../../.storybook/large-text.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'UI/ErrorState',
  component: ErrorState,
  args: {
    title: 'Fabrics could not be loaded',
    children: 'This is on our side. Your choices are kept.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InPlaceOfAPart: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Fabrics could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** During a retry the button preserves its focus and does nothing. */
export const TryingAgain: Story = {
  tags: ['loading'],
  render: function Trying(args) {
    const [busy, setBusy] = useState(false);
    const retry = () => {
      setBusy(true);
      args.onRetry?.();
    };
    return <ErrorState {...args} busy={busy} onRetry={retry} />;
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Try Again' });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const InPlaceOfAScreen: Story = {
  tags: ['visual'],
  args: {
    size: 'page',
    level: 1,
    live: 'off',
    title: 'We cannot reach the shop',
    actions: <TextLink href="/">Go to the Home Page</TextLink>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const InPlaceOfAFigure: Story = {
  tags: ['visual'],
  args: { size: 'line', title: 'The price could not be loaded.', children: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LineTryingAgain: Story = {
  tags: ['loading'],
  args: { size: 'line', title: 'The price could not be loaded.', children: undefined, busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};

export const NothingToPress: Story = {
  tags: ['visual'],
  args: { onRetry: undefined },
};

export const OnAPhone: Story = {
  tags: ['visual', 'mobile'],
  globals: { viewport: { value: 'phone' } },
};

export const LongWordsInLargeText: Story = {
  args: { title: `${longWord} could not be loaded`, children: longWord, retryLabel: `Load ${longWord} again` },
  ...onALargeTextPhone,
  tags: ['mobile'],
};

export const LineInRightToLeft: Story = {
  tags: ['visual'],
  args: InPlaceOfAFigure.args,
  globals: { direction: 'rtl' },
};
