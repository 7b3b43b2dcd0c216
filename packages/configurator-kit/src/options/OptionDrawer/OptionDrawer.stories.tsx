import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  choiceFixture,
  fabricFixture,
  groupFixture,
  legFixture,
  optionFixture,
  sizeFixture,
} from '../../fixtures/options.ts';
import { pickerFixture } from '../../fixtures/picker.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { OptionDrawer } from './OptionDrawer.tsx';

const single = optionFixture(
  { optionCode: 17, optionType: 'size', optionExperience: 'newKindOfPicker', optionSequence: 1, title: 'Depth' },
  [groupFixture('Depths', [choiceFixture(7001, 'Classic')])],
);

const meta = {
  title: 'Configurator/Options/OptionDrawer',
  component: OptionDrawer,
  tags: ['picker'],
  args: {
    ...pickerFixture(fabricFixture),
    value: 1203,
    step: 2,
    missing: false,
    open: true,
    onOpenChange: () => undefined,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 460 }}>
      <OptionDrawer {...args} />
    </div>
  ),
} satisfies Meta<typeof OptionDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  tags: ['OPT-02', 'OPT-03', 'OPT-04', 'PICK-02'],
  play: async ({ canvas }) => {
    const header = canvas.getByRole('button', { expanded: true, name: /^2/ });
    await expect(header).toHaveTextContent(/2Fabric12 options.*Washed Linen, Rust/);
    await expect(header.querySelector('img')).not.toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Washed Linen' })).toBeVisible();
  },
};

export const NoneSelected: Story = {
  args: { ...pickerFixture(legFixture), step: 3 },
  tags: ['OPT-04', 'PICK-03', 'visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Leg/ })).toHaveTextContent('3Leg4 optionsNone Selected');
    await expect(canvas.getByRole('radio', { name: /Natural Oak/ })).not.toBeChecked();
  },
};

export const Missing: Story = {
  args: { ...pickerFixture(legFixture), value: undefined, step: 3, missing: true },
  tags: ['OPT-16', 'visual', 'error'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Select an option')).toBeVisible();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Select an option');
  },
};

export const Sizes: Story = { args: { ...pickerFixture(sizeFixture), value: 3001, step: 1 }, tags: ['visual'] };

/** An unknown experience uses text buttons; a single choice uses the singular form of the count. */
export const UnknownExperience: Story = {
  args: { ...pickerFixture(single), step: 1 },
  tags: ['OPT-03', 'PICK-01', 'visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Depth/ })).toHaveTextContent('1 option');
    await expect(canvas.getByRole('radio', { name: 'Classic' })).toBeInTheDocument();
    await expect(document.querySelector('[data-option] img')).toBeNull();
  },
};

export const ByKeyboard: Story = {
  args: { ...pickerFixture(legFixture), step: 3, open: false, onOpenChange: fn() },
  play: async ({ args, canvas }) => {
    const header = canvas.getByRole('button', { expanded: false, name: /Leg/ });
    await tabTo(header);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
};
