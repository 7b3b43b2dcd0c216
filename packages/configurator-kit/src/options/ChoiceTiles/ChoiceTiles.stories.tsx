import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { choiceFixture, groupFixture, legFixture, optionFixture } from '../../fixtures/options.ts';
import { pickerFixture } from '../../fixtures/picker.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { ChoiceTiles } from './ChoiceTiles.tsx';

const welt = optionFixture(
  { optionCode: 15, optionType: 'image', optionExperience: 'image', optionSequence: 5, title: 'Welt' },
  [
    groupFixture('Welts', [
      choiceFixture(5001, 'Self welt', { color: '#c8b48f' }),
      choiceFixture(5002, 'French seam', { color: '#a3ab92' }),
    ]),
  ],
);

const meta = {
  title: 'Configurator/Options/ChoiceTiles',
  component: ChoiceTiles,
  tags: ['picker'],
  args: { ...pickerFixture(legFixture), value: 2001 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 460 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChoiceTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Legs: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Natural Oak' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /Walnut.*add \$40\.00/ }));
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await expect(args.onSelect).toHaveBeenCalledWith(2002);
  },
};

export const Images: Story = { args: { ...pickerFixture(welt), value: 5002 }, tags: ['visual'] };

export const Incompatible: Story = {
  args: { compatible: new Set([2001, 2002, 2003]) },
  play: async ({ canvas }) => {
    const brass = canvas.getByRole('radio', { name: 'Brushed Brass, not available with your other choices' });
    await expect(brass).toBeDisabled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('radio', { name: 'Natural Oak' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith(2002);
    await userEvent.tab();
    await expect(canvas.getByRole('radiogroup')).not.toContainElement(document.activeElement as HTMLElement);
  },
};
