import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { choiceFixture, groupFixture, optionFixture } from '../../fixtures/options.ts';
import { pickerFixture } from '../../fixtures/picker.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { ImageAndTextPicker } from './ImageAndTextPicker.tsx';

const depths = [
  ['Classic', 'Feet on the floor, back straight.', '#c9bba5'],
  ['Lounge', 'Room for crossed legs.', '#a3ab92'],
  ['Grand lounge', 'A sofa to lie down on.', '#9f5434'],
  ['Petite', 'For rooms that are full already.', '#4b5c74'],
] as const;

const depth = (count: number, optionExperience = 'largeImageAndText') =>
  optionFixture({ optionCode: 16, optionType: 'depth', optionExperience, optionSequence: 1, title: 'Depth' }, [
    groupFixture(
      'Depths',
      depths
        .slice(0, count)
        .map(([title, description, color], index) => choiceFixture(6001 + index, title, { description, color })),
    ),
  ]);

const meta = {
  title: 'Configurator/Options/ImageAndTextPicker',
  component: ImageAndTextPicker,
  tags: ['picker'],
  args: { ...pickerFixture(depth(4)), value: 6001 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 460 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageAndTextPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ManyInACarousel: Story = {
  tags: ['PICK-07', 'carousel'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
    await expect(canvas.getAllByRole('group', { name: /of 4/ })).toHaveLength(4);
    await userEvent.click(canvas.getByRole('radio', { name: /^Lounge/ }));
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await expect(args.onSelect).toHaveBeenCalledWith(6002);
  },
};

export const TwoInAList: Story = {
  args: { ...pickerFixture(depth(2)), value: 6001 },
  tags: ['PICK-09'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const ThreeChoices: Story = { args: { ...pickerFixture(depth(3)), value: undefined }, tags: ['visual'] };

export const Numbered: Story = {
  args: { ...pickerFixture(depth(2, 'numberedImageAndWideText')), value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1. Classic')).toBeVisible();
  },
  tags: ['visual'],
};

export const ByKeyboard: Story = {
  args: { ...pickerFixture(depth(2)), value: 6001 },
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('radio', { name: /^Classic/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith(6002);
  },
};
