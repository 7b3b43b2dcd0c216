import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { pressKey } from '../../fixtures/press-key.ts';
import { Select } from './Select.tsx';

const states = [
  { value: 'IL', label: 'Illinois' },
  { value: 'NY', label: 'New York' },
  { value: 'WA', label: 'Washington' },
];

const meta = {
  title: 'UI/Select',
  component: Select,
  tags: ['picker'],
  args: { label: 'State', name: 'state', autoComplete: 'address-level1', options: states, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  tags: ['empty'],
  args: { placeholder: 'Choose a state' },
  play: async ({ args, canvas }) => {
    const select = canvas.getByLabelText('State');
    await expect(select).toHaveDisplayValue('Choose a state');
    await userEvent.selectOptions(select, 'NY');
    await expect(select).toHaveValue('NY');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const Chosen: Story = {
  tags: ['visual'],
  args: { defaultValue: 'WA' },
};

/** APG, select-only combobox: the keys that select without opening the list, including a character. */
export const ByKeyboard: Story = {
  args: { defaultValue: 'IL' },
  play: async ({ canvas }) => {
    const select = canvas.getByLabelText('State');
    await userEvent.tab();
    const table = [
      ['ArrowDown', 'NY'],
      ['ArrowUp', 'IL'],
      ['End', 'WA'],
      ['Home', 'IL'],
      ['n', 'NY'],
    ] as const;
    for (const [key, value] of table) {
      if (!(await pressKey(key))) return;
      await expect(select).toHaveValue(value);
    }
  },
};

export const Invalid: Story = {
  tags: ['error'],
  args: { placeholder: 'Choose a state', error: 'Please select a state.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('State')).toHaveAccessibleDescription('Please select a state.');
  },
};

export const Disabled: Story = {
  tags: ['visual'],
  args: { defaultValue: 'IL', disabled: true },
};

/** A native control has a fixed width; the list of the browser shows the full text. */
export const LongWords: Story = {
  tags: ['visual', 'mobile'],
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Zweisitzerschlafsofaverlängerungselement',
    defaultValue: 'long',
    options: [{ value: 'long', label: 'Donaudampfschifffahrtsgesellschaftskapitänskajüte 🛋️, unpacked' }],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const NothingToChooseFrom: Story = {
  tags: ['empty'],
  args: { options: [], placeholder: 'Choose a state', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('State')).toHaveDisplayValue('Choose a state');
  },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
  args: { defaultValue: 'WA' },
};

export const InAToolbar: Story = {
  tags: ['visual'],
  args: {
    label: 'Sort by',
    inline: true,
    autoComplete: 'off',
    defaultValue: 'featured',
    options: [
      { value: 'featured', label: 'Featured' },
      { value: 'price', label: 'Price: Low to High' },
    ],
  },
};
