import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { cushionFixture, sizeFixture } from '../../fixtures/options.ts';
import { pickerFixture } from '../../fixtures/picker.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { TextButtons } from './TextButtons.tsx';

const meta = {
  title: 'Configurator/Options/TextButtons',
  component: TextButtons,
  tags: ['picker'],
  args: { ...pickerFixture(sizeFixture), value: 3002 },
} satisfies Meta<typeof TextButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleName('Choices for Size');
    await expect(canvas.getByRole('radio', { name: '89 in' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '101 in' }));
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await expect(args.onSelect).toHaveBeenCalledWith(3003);
  },
};

/** A disabled choice cannot be selected. */
export const WithDisabled: Story = {
  args: { ...pickerFixture(cushionFixture), value: undefined },
  tags: ['PICK-19', 'visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Down blend' })).toBeEnabled();
    await expect(canvas.getByRole('radio', { name: 'Spring core, unavailable' })).toBeDisabled();
  },
};

/** Choices that are incompatible with the others are disabled and labeled as incompatible. */
export const WithIncompatible: Story = {
  tags: ['visual'],
  args: { compatible: new Set([3002, 3003]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '76 in, not available with your other choices' })).toBeDisabled();
  },
};

export const Missing: Story = {
  args: { value: undefined, errorId: 'error' },
  render: (args) => (
    <>
      <p id="error">Select an option</p>
      <TextButtons {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Select an option');
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
  },
  tags: ['visual', 'error'],
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('radio', { name: '89 in' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith(3003);
  },
};
