import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord, onALargeTextPhone } from '../../../../../.storybook/large-text.ts';
import { getPhotographs } from '../../../fixtures/images/photographs.ts';
import { ImageRadio } from './ImageRadio.tsx';

const meta = {
  title: 'UI/ImageRadio',
  component: ImageRadio,
  tags: ['picker'],
  args: { name: 'arm', value: 'slope', label: 'Slope arm', color: '#c8b48f', checked: false, onSelect: fn() },
  render: (args, { globals }) => <ImageRadio src={[getPhotographs(globals).sofa.webp].flat()[0]?.url} {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageRadio>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotPicked: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Slope arm'));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('slope');
  },
};

export const Picked: Story = {
  tags: ['visual'],
  args: { checked: true },
};

export const WithANote: Story = {
  args: { note: 'Add $120.00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Slope arm.*Add \$120\.00/ })).toBeEnabled();
  },
};

export const Disabled: Story = {
  args: { disabled: true, note: 'Not with the deep seat' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Not with the deep seat/ })).toBeDisabled();
  },
};

/** Struck through, for a group that shows the reason once. */
export const ReasonForTheEarOnly: Story = {
  tags: ['visual'],
  args: { disabled: true, fullName: 'Slope arm, not with the deep seat' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Slope arm, not with the deep seat' })).toBeDisabled();
    await expect(canvas.getByText('Slope arm')).toBeVisible();
  },
};

export const BesideTheWords: Story = {
  tags: ['visual'],
  args: { layout: 'row', note: 'Add $120.00' },
};

export const WithoutAPicture: Story = {
  tags: ['visual'],
  args: { src: undefined, label: 'Clay', color: '#b06a48', ratio: '1' },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenCalledWith('slope');
  },
};

export const LongWordsInLargeText: Story = {
  args: { checked: true, label: `${longWord} 🛋️`, note: longWord },
  ...onALargeTextPhone,
  tags: ['visual', 'mobile'],
};

export const RightToLeft: Story = {
  args: { ...BesideTheWords.args, checked: true },
  globals: { direction: 'rtl' },
  tags: ['visual'],
};
