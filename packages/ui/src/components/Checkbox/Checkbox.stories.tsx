import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord, onALargeTextPhone } from '../../../../../.storybook/large-text.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  args: { label: 'Save Card to My Account', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['empty'],
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Save Card to My Account' });
    await userEvent.click(canvas.getByText('Save Card to My Account'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const Ticked: Story = {
  tags: ['visual'],
  args: { defaultChecked: true },
};

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabled: true },
};

export const TickedAndDisabled: Story = { args: { disabled: true, defaultChecked: true } };

export const WithAHint: Story = {
  tags: ['visual'],
  args: { hint: 'You can remove it at any time.' },
};

export const Invalid: Story = {
  tags: ['visual', 'error'],
  args: {
    label: (
      <span>
        I agree to the{' '}
        <TextLink href="/terms" inline>
          terms
        </TextLink>
      </span>
    ),
    error: 'Please accept the terms.',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Please accept the terms.');
  },
};

export const LongLabel: Story = {
  tags: ['visual'],
  args: {
    label: 'Text me when the truck is half an hour away, and again if the driver runs late or needs a gate code.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

const mail = ['New fabrics', 'Sales', 'Ideas for small rooms'];

/** One box for all: ticked with all of them, mixed with some. */
export const Mixed: Story = {
  render: function All(args) {
    const [selected, setSelected] = useState(['Sales']);
    const all = selected.length === mail.length;
    const tick = (name: string) =>
      setSelected(selected.includes(name) ? selected.filter((one) => one !== name) : [...selected, name]);
    return (
      <>
        <Checkbox
          {...args}
          label="Everything"
          checked={all}
          mixed={selected.length > 0 && !all}
          onChange={() => setSelected(all ? [] : mail)}
        />
        <div style={{ paddingInlineStart: 34 }}>
          {mail.map((name) => (
            <Checkbox key={name} label={name} checked={selected.includes(name)} onChange={() => tick(name)} />
          ))}
        </div>
      </>
    );
  },
  play: async ({ canvas }) => {
    const everything = canvas.getByRole('checkbox', { name: 'Everything' });
    await expect(everything).toBePartiallyChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(everything).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'New fabrics' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(everything).not.toBePartiallyChecked();
    await expect(everything).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sales' }));
    await expect(everything).toBePartiallyChecked();
  },
  tags: ['visual'],
};

/** The box is unchanged when the parent ignores the click. */
export const StaysMixed: Story = {
  args: { checked: false, mixed: true },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(box).toBePartiallyChecked();
  },
};

export const States: Story = {
  tags: ['dark', 'visual', 'error'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', columnGap: 32 }}>
      {[false, true].map((disabled) => (
        <div key={String(disabled)}>
          <Checkbox label="Empty" disabled={disabled} />
          <Checkbox label="Ticked" defaultChecked disabled={disabled} />
          <Checkbox label="Mixed" mixed disabled={disabled} />
          <Checkbox label="Mixed over a tick" defaultChecked mixed disabled={disabled} />
        </div>
      ))}
      <div>
        <Checkbox label="Invalid" aria-invalid />
        <Checkbox label="Invalid and ticked" aria-invalid defaultChecked />
        <Checkbox label="Invalid and mixed" aria-invalid mixed />
      </div>
    </div>
  ),
};

export const LongWordsInLargeText: Story = {
  args: { label: longWord, hint: `You can remove ${longWord} at any time.` },
  ...onALargeTextPhone,
  tags: ['mobile'],
};

export const RightToLeft: Story = {
  tags: ['visual', 'error'],
  args: Invalid.args,
  globals: { direction: 'rtl' },
};
