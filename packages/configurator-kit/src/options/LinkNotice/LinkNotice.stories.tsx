import { validateLink } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fabricFixture, legFixture, sizeFixture } from '../../fixtures/options.ts';
import { LinkNotice } from './LinkNotice.tsx';

const options = [sizeFixture, fabricFixture, legFixture];

const meta = {
  title: 'Configurator/Options/LinkNotice',
  component: LinkNotice,
  args: {
    problems: validateLink('?option.11=3001&option.12=1204&option.13=9999&option.77=1', options).problems,
    onDismiss: fn(),
  },
} satisfies Meta<typeof LinkNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {
  play: async ({ args, canvas }) => {
    for (const text of [
      'Option 77 isn’t offered for this product.',
      'Fabric: Washed Linen, Denim isn’t available with 76 in.',
      'Leg: choice 9999 is no longer offered.',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Got It' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

export const SoldOut: Story = {
  tags: ['visual'],
  args: { problems: validateLink('?option.12=1104', options).problems },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fabric: Textured Bouclé, Ink isn’t available right now.')).toBeVisible();
  },
};
