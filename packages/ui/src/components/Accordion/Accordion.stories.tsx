import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longWord, onALargeTextPhone } from '../../../../../.storybook/large-text.ts';
import { Text } from '../Text/Text.tsx';
import { Accordion, AccordionItem, type AccordionProps } from './Accordion.tsx';

/** Parent that stores the open items. */
function Controlled({ value, onValueChange, ...rest }: AccordionProps) {
  const [open, setOpen] = useState(value);
  const change = (values: string[]) => {
    setOpen(values);
    onValueChange?.(values);
  };
  return <Accordion {...rest} value={open} onValueChange={change} />;
}

const drawers = [
  <AccordionItem key="size" value="size" step={1} header="Size" meta="3 options" note="89 in">
    <Text>64, 77 and 89 inches.</Text>
  </AccordionItem>,
  <AccordionItem key="fabric" value="fabric" step={2} header="Fabric" meta="28 options" note="Bouclé, Oat">
    <Text>Textured Bouclé, Washed Linen, Cotton Velvet and Aniline Leather.</Text>
  </AccordionItem>,
  <AccordionItem key="leg" value="leg" step={3} header="Leg" meta="3 options" note="None Selected" invalid>
    <Text>Natural oak, walnut or blackened ash.</Text>
  </AccordionItem>,
];

const meta = {
  title: 'UI/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  args: { type: 'multiple', value: [], onValueChange: fn(), children: drawers },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

const header = (name: string) => ({ name: new RegExp(`${name} *\\d`) });

export const OptionDrawers: Story = { args: { value: ['fabric', 'leg'] } };

export const ByMouse: Story = {
  play: async ({ args, canvas }) => {
    const size = canvas.getByRole('button', header('Size'));
    await expect(size.closest('h3')).toBeInTheDocument();
    await expect(size).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(size);
    await expect(size).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('region', header('Size'))).toHaveTextContent('64, 77 and 89 inches.');
    await userEvent.click(canvas.getByRole('button', header('Fabric')));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['size', 'fabric']);
    await userEvent.click(size);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['fabric']);
    await waitFor(() => expect(canvas.queryByText('64, 77 and 89 inches.')).toBeNull());
  },
};

export const ByKeyboard: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const [size, fabric, leg] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(size).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(size).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(size).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(fabric).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(size).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(leg).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(size).toHaveFocus();
    await userEvent.tab();
    await expect(fabric).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(size).toHaveFocus();
  },
};

export const OneAtATime: Story = {
  tags: ['visual'],
  args: { type: 'single', value: ['size'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', header('Fabric')));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['fabric']);
    await expect(canvas.getByRole('button', header('Size'))).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', header('Fabric')));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

export const CannotBeClosed: Story = {
  tags: ['visual'],
  args: { type: 'single', collapsible: false, value: ['size'], children: drawers[0] },
  play: async ({ args, canvas }) => {
    const size = canvas.getByRole('button', header('Size'));
    await expect(size).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(size);
    await expect(size).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const WithoutNumbers: Story = {
  tags: ['visual'],
  args: {
    value: ['care'],
    children: [
      <AccordionItem key="care" value="care" header="Care & Material Details" headingLevel={2}>
        <Text>Brush weekly with a soft brush. Blot spills right away.</Text>
      </AccordionItem>,
      <AccordionItem key="gift" value="gift" header="Gift card or reward certificate" headingLevel={2}>
        <Text>Two cards at most.</Text>
      </AccordionItem>,
      <AccordionItem key="off" value="off" header="Not offered in Canada" headingLevel={2} disabled>
        <Text>Nothing here.</Text>
      </AccordionItem>,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Not offered in Canada' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Care & Material Details' })).toHaveFocus();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

/** An emptied slot leaves no gap behind: the header is as high as that of a drawer without the words. */
export const EmptiedSlots: Story = {
  tags: ['visual'],
  args: {
    children: [
      <AccordionItem key="bare" value="bare" header="Size" />,
      <AccordionItem key="emptied" value="emptied" header="Fabric" meta={null} note={false} />,
    ],
  },
  play: async ({ canvas }) => {
    const [bare, emptied] = canvas.getAllByRole('button');
    await expect(emptied?.querySelectorAll('span')).toHaveLength(bare?.querySelectorAll('span').length ?? 0);
  },
};

export const LongWordsInLargeText: Story = {
  args: {
    value: ['long'],
    children: [
      <AccordionItem key="long" value="long" step={12} header={longWord} meta="28 options" note={`${longWord} 🛋️`}>
        <Text>Brush weekly.</Text>
      </AccordionItem>,
      drawers[1],
    ],
  },
  ...onALargeTextPhone,
  tags: ['mobile'],
  play: async ({ canvas }) => {
    await onALargeTextPhone.play();
    // A brand may set a nought before single figures, never before two.
    await expect(getComputedStyle(canvas.getByText('12'), '::before').content).toBe('none');
  },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  args: { value: ['fabric'] },
  globals: { direction: 'rtl' },
};
