import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'UI/TextField',
  component: TextField,
  args: { label: 'First Name', name: 'firstName', autoComplete: 'given-name' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['empty'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('First Name');
    await userEvent.type(input, 'Maren');
    await expect(input).toHaveValue('Maren');
  },
};

export const WithAHint: Story = {
  tags: ['visual'],
  args: {
    label: 'Security Code',
    hint: '3 digits on the back of the card',
    inputMode: 'numeric',
    autoComplete: 'cc-csc',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Security Code')).toHaveAccessibleDescription(
      '3 digits on the back of the card',
    );
  },
};

export const Optional: Story = {
  tags: ['visual'],
  args: { label: 'Apartment', optional: true, autoComplete: 'address-line2' },
};

export const Placeholder: Story = {
  tags: ['visual'],
  args: { label: 'Email address', placeholder: 'you@example.com', type: 'email', autoComplete: 'email' },
};

export const Invalid: Story = {
  tags: ['error'],
  args: {
    label: 'Expiration MM/YY',
    defaultValue: '13/27',
    error: 'The expiration date you entered is not valid.',
    hint: 'Month and year',
    autoComplete: 'cc-exp',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Expiration MM/YY');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('The expiration date you entered is not valid.');
    await expect(canvas.queryByText('Month and year')).toBeNull();
  },
};

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabled: true, defaultValue: 'Maren' },
};

export const ReadOnly: Story = {
  tags: ['visual'],
  args: { readOnly: true, defaultValue: 'Maren' },
};

export const WithHelpInside: Story = {
  tags: ['visual'],
  args: {
    label: 'Security Code',
    autoComplete: 'cc-csc',
    trailing: <IconButton icon="info" iconSize={20} label="Where is the security code?" />,
  },
};

export const NothingMovesWhenTheErrorComes: Story = {
  tags: ['error'],
  args: { label: 'Zip code', autoComplete: 'postal-code', error: null },
  render: function Checked(args) {
    const [wrong, setWrong] = useState(false);
    return (
      <>
        <TextField {...args} error={wrong ? 'Enter a valid zip code.' : null} onBlur={() => setWrong(true)} />
        <p data-testid="below">Billing address</p>
      </>
    );
  },
  play: async ({ canvas }) => {
    const top = () => canvas.getByTestId('below').getBoundingClientRect().top;
    const before = top();
    await userEvent.type(canvas.getByLabelText('Zip code'), '6');
    await userEvent.tab();
    await expect(canvas.getByText('Enter a valid zip code.')).toBeVisible();
    await expect(top()).toBe(before);
  },
};

/** Two forms on a page may have the same fields: each label finds its own. */
export const TwoOnAPage: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextField {...args} label="Shipping name" error="Enter a name." />
      <TextField {...args} label="Billing name" hint="As on the card" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Billing name'));
    await expect(canvas.getByLabelText('Billing name')).toHaveFocus();
    await expect(canvas.getByLabelText('Shipping name')).toHaveAccessibleDescription('Enter a name.');
    await expect(canvas.getByLabelText('Billing name')).toHaveAccessibleDescription('As on the card');
  },
  tags: ['visual', 'error'],
};

export const LongWords: Story = {
  tags: ['visual', 'error', 'mobile'],
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Zweisitzerschlafsofaverlängerungselementabdeckung 🛋️',
    optional: true,
    defaultValue: 'Donaudampfschifffahrtsgesellschaftskapitänskajüte </script>',
    error: 'Donaudampfschifffahrtsgesellschaftskapitänskajüte cannot be delivered to.',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const RightToLeft: Story = {
  ...WithHelpInside,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const help = canvas.getByRole('button').getBoundingClientRect();
    const field = canvas.getByLabelText('Security Code').getBoundingClientRect();
    await expect(help.right).toBeLessThan(field.left + field.width / 2);
  },
  tags: ['visual'],
};
