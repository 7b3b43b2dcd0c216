import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longWord, onALargeTextPhone } from '../../../../../.storybook/large-text.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Combobox, type ComboboxOption } from './Combobox.tsx';

const sofas: ComboboxOption[] = [
  { value: 'alder', label: 'Alder 3-Seat Sofa', note: 'Sofas' },
  { value: 'alder-loveseat', label: 'Alder Loveseat', note: 'Sofas' },
  { value: 'alder-chair', label: 'Alder Chair', note: 'No longer made', disabled: true },
  { value: 'larch', label: 'Larch Sectional', note: 'Sectionals' },
];

const matching = (typed: string) => sofas.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()));

const meta = {
  title: 'UI/Combobox',
  component: Combobox,
  tags: ['picker'],
  args: {
    label: 'Search',
    value: '',
    onValueChange: fn(),
    onOptionSelect: fn(),
    options: sofas,
    leading: <Icon name="search" size={20} />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420, minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  render: function Searching(args) {
    const [value, setValue] = useState(args.value ?? '');
    const change = (next: string) => {
      setValue(next);
      args.onValueChange?.(next);
    };
    const options = args.options === sofas ? matching(value) : args.options;
    return <Combobox {...args} value={value} onValueChange={change} options={options} />;
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Every key of the pattern. */
export const ByKeyboard: Story = {
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Search' });
    const active = () =>
      document.getElementById(box.getAttribute('aria-activedescendant') ?? '')?.firstChild?.textContent;
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('a');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('listbox', { name: 'Search' })).toBeVisible();
    await expect(active()).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toBe('Alder 3-Seat Sofa');
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toBe('Larch Sectional');
    await userEvent.keyboard('{ArrowUp}');
    await expect(active()).toBe('Alder Loveseat');
    await userEvent.keyboard('{Home}');
    await expect(active()).toBeUndefined();
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('a');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(active()).toBeUndefined();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(box).toHaveValue('Alder 3-Seat Sofa');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onOptionSelect).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
  },
};

/** Moving the caret returns to the text; Alt+ArrowUp and Tab close without a selection. */
export const BackToTheText: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox');
    const isMarked = () => box.hasAttribute('aria-activedescendant');
    await userEvent.type(box, 'al');
    for (const key of ['{ArrowLeft}', '{ArrowRight}', '{End}', '{Home}']) {
      await userEvent.keyboard('{ArrowDown}');
      await expect(isMarked()).toBe(true);
      await userEvent.keyboard(key);
      await expect(isMarked()).toBe(false);
    }
    await userEvent.keyboard('{End}{ArrowDown}d');
    await expect(isMarked()).toBe(false);
    await expect(box).toHaveValue('ald');
    await userEvent.keyboard('{ArrowDown}{Backspace}');
    await expect(isMarked()).toBe(false);
    await expect(box).toHaveValue('al');
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(box).not.toHaveFocus();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('al');
    await expect(args.onOptionSelect).not.toHaveBeenCalled();
  },
};

/** New suggestions arrive while an option is active: it stays active, or is cleared if it was removed. */
export const OthersCome: Story = {
  render: function Coming(args) {
    const [value, setValue] = useState('');
    const [options, setOptions] = useState(sofas);
    return (
      <>
        <Combobox {...args} value={value} onValueChange={setValue} options={options} />
        <p hidden>
          <button onClick={() => setOptions(options.slice(1))}>Come</button>
        </p>
      </>
    );
  },
  play: async ({ args, canvas, canvasElement }) => {
    const box = canvas.getByRole('combobox');
    const come = async () => {
      const before = canvas.getAllByRole('option').length;
      fireEvent.click(canvasElement.querySelector('button')!);
      await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(before - 1));
    };
    const marked = () => canvas.queryByRole('option', { selected: true });
    await userEvent.type(box, 'a');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(marked()).toHaveTextContent('Alder Loveseat');
    await come();
    await expect(marked()).toHaveTextContent('Alder Loveseat');
    await come();
    await expect(marked()).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOptionSelect).not.toHaveBeenCalled();
    await expect(box).toHaveValue('a');
  },
};

/** In a layer Escape closes the suggestions first, the layer after them. */
export const InADialog: Story = {
  render: function Asking(args) {
    const [open, setOpen] = useState(true);
    const [value, setValue] = useState('');
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Add a New Address">
        <Combobox {...args} value={value} onValueChange={setValue} />
      </Dialog>
    );
  },
  play: async () => {
    const box = await screen.findByRole('combobox');
    await userEvent.type(box, 'alder');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('alder');
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Hundreds: Story = {
  tags: ['visual'],
  args: {
    options: Array.from({ length: 500 }, (_, index) => ({ value: `${index}`, label: `Fabric No. ${index + 1}` })),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'f');
    await userEvent.keyboard('{ArrowUp}');
    const last = canvas.getByRole('option', { selected: true });
    await expect(last).toHaveTextContent('Fabric No. 500');
    const list = last.parentElement!.getBoundingClientRect();
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1));
  },
};

export const ByMouse: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'alder');
    await userEvent.click(canvas.getByRole('option', { name: /Alder Chair/ }));
    await expect(args.onOptionSelect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('option', { name: /Alder Loveseat/ }));
    await expect(args.onOptionSelect).toHaveBeenCalledWith(sofas[1]);
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue('Alder Loveseat');
  },
};

/** Nothing is found: what was typed stays, and Enter may send it. */
export const NothingFound: Story = {
  tags: ['empty'],
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'hammock');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(box).toHaveValue('hammock');
    await expect(args.onOptionSelect).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  tags: ['visual', 'loading'],
  args: { options: [], loading: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'oak');
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching');
  },
};

export const Address: Story = {
  tags: ['visual'],
  args: {
    label: 'Street address',
    leading: undefined,
    minLength: 3,
    options: [
      { value: '1', label: '1 N State St', note: 'Chicago, IL 60602' },
      { value: '2', label: '1 N State Pkwy', note: 'Chicago, IL 60610' },
    ],
    footer: 'Not here? Type the address as it is.',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox', { name: 'Street address' });
    await userEvent.type(box, '1 ');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(box, 'N S');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 suggestions');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};

export const Invalid: Story = {
  tags: ['error'],
  args: { error: 'Please enter a street address.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Please enter a street address.');
  },
};

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabled: true },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('combobox');
    await userEvent.type(box, 'a');
    await userEvent.keyboard('{ArrowDown}');
    await expect(box).toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const LongWordsInLargeText: Story = {
  args: { options: [{ value: 'long', label: `${longWord} 🛋️`, note: longWord }], footer: longWord, value: 'p' },
  ...onALargeTextPhone,
  tags: ['mobile'],
  play: async ({ canvas }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('{ArrowDown}');
    await onALargeTextPhone.play();
  },
};
