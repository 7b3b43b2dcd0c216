import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longWord, onALargeTextPhone } from '../../../../../.storybook/large-text.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'UI/Alert',
  component: Alert,
  args: { tone: 'info', children: 'Your cart from last time was added to this one.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = {
  args: { tone: 'success', children: 'The promo code was applied.', live: 'polite' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The promo code was applied.');
  },
};

export const Notice: Story = {
  args: { tone: 'notice', title: 'A price has changed', children: 'Alder Sofa was $1,899.00 and is now $1,949.00.' },
};

export const Critical: Story = {
  tags: ['error'],
  args: {
    tone: 'critical',
    live: 'assertive',
    children: (
      <>
        Two fields need another look:{' '}
        <TextLink inline href="#number">
          Card Number
        </TextLink>{' '}
        and{' '}
        <TextLink inline href="#expiry">
          Expiration
        </TextLink>
        .
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Two fields need another look: Card Number and Expiration.',
    );
  },
};

export const LongWordsInLargeText: Story = {
  args: { tone: 'critical', title: `${longWord} is not there`, children: `Nothing is called ${longWord}.` },
  ...onALargeTextPhone,
  tags: ['mobile'],
};

export const RightToLeft: Story = { tags: ['error'], args: Critical.args, globals: { direction: 'rtl' } };
