import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord, onALargeTextPhone } from '../../../../../.storybook/large-text.ts';
import { Button } from '../Button/Button.tsx';
import { ChipGroup, type ChipGroupProps } from './ChipGroup.tsx';

const meta = {
  title: 'UI/ChipGroup',
  component: ChipGroup,
  tags: ['picker'],
  args: {
    label: 'Active filters',
    items: [
      { key: 'stain', label: 'Stain resistant' },
      { key: 'boucle', label: 'Bouclé' },
      { key: 'green', label: 'Green' },
      { key: 'stock', label: 'Ships this week' },
    ],
    onRemove: fn(),
    onClearAll: fn(),
  },
  render: function Filtering(args) {
    const [items, setItems] = useState(args.items);
    const filter = useRef<HTMLButtonElement>(null);
    return (
      <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
        <Button ref={filter} tone="outline" size="small">
          Filter
        </Button>
        <ChipGroup
          {...args}
          items={items}
          focusAfter={filter}
          onRemove={(key) => {
            setItems(items.filter((item) => item.key !== key));
            args.onRemove(key);
          }}
          onClearAll={() => {
            setItems([]);
            args.onClearAll?.();
          }}
          style={{ maxInlineSize: '100%' }}
        />
      </div>
    );
  },
} satisfies Meta<typeof ChipGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After a removal the next chip has the focus, then the one before, then what opens the filters. */
export const Removing: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Active filters' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Bouclé filter' }));
    await expect(args.onRemove).toHaveBeenCalledWith('boucle');
    await expect(canvas.getByRole('button', { name: 'Remove Green filter' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Stain resistant filter' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Clear All' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};

export const ClearingAll: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear All' }));
    await expect(args.onClearAll).toHaveBeenCalledOnce();
    await expect(args.onRemove).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Filter' })).toHaveFocus();
  },
};

export const Many: Story = {};

export const One: Story = {
  tags: ['visual'],
  args: { items: [{ key: 'boucle', label: 'Bouclé' }] },
};

export const OwnWords: Story = {
  tags: ['visual'],
  args: { clearLabel: 'Clear All', removeLabel: (label) => `Take ${label} away` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear All' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take Green away' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  tags: ['visual', 'mobile'],
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
};

function Slow(props: ChipGroupProps) {
  const [items, setItems] = useState(props.items);
  const [requested, setRequested] = useState<string>();
  return (
    <>
      <ChipGroup {...props} items={items} onRemove={setRequested} />
      <Button onClick={() => setItems(items.filter(({ key }) => key !== requested))}>The results have come</Button>
    </>
  );
}

/** A slow removal does not move a focus that has moved since. */
export const RemovedLater: Story = {
  render: (args) => <Slow {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Green filter' }));
    const come = canvas.getByRole('button', { name: 'The results have come' });
    await userEvent.click(come);
    await expect(canvas.queryByRole('button', { name: 'Remove Green filter' })).toBeNull();
    await expect(come).toHaveFocus();
  },
};

export const LongWordsInLargeText: Story = {
  args: {
    items: [
      { key: 'long', label: longWord },
      { key: 'boucle', label: 'Bouclé 🧶' },
    ],
  },
  ...onALargeTextPhone,
  tags: ['visual', 'mobile'],
};
