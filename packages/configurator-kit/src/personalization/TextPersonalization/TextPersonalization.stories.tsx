import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextPersonalization } from './TextPersonalization.tsx';

const meta = {
  title: 'Configurator/Personalization/TextPersonalization',
  component: TextPersonalization,
  tags: ['error'],
  args: { offer: { price: 1500, maxLength: 10 }, siteCulture: 'USA', onOutcome: fn() },
} satisfies Meta<typeof TextPersonalization>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  tags: ['MONO-20', 'visual'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Personalize it for $15.00' }));
    await expect(args.onOutcome).toHaveBeenLastCalledWith({
      isPersonalized: true,
      isAddToCartDisabled: false,
      request: null,
      text: '',
    });
    await userEvent.type(canvas.getByLabelText('Text'), 'Nora');
    await expect(args.onOutcome).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'Nora' }));
    await userEvent.type(canvas.getByLabelText('Text'), ' and Mia Q');
    await expect(canvas.getByText('Please use 10 characters or fewer.')).toBeVisible();
    await expect(args.onOutcome).toHaveBeenLastCalledWith(expect.objectContaining({ isAddToCartDisabled: true }));
  },
};
