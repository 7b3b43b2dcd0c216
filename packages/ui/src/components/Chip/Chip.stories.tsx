import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longWord, onALargeTextPhone } from '../../../../../.storybook/large-text.ts';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'UI/Chip',
  component: Chip,
  args: { children: 'Stain resistant' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Stain resistant filter' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};

export const Toggle: Story = {
  render: function Toggling(args) {
    const [pressed, setPressed] = useState(false);
    return <Chip {...args} pressed={pressed} onClick={() => setPressed(!pressed)} />;
  },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Stain resistant', pressed: false });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  },
  tags: ['visual'],
};

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabled: true },
};

export const Row: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '12px 8px' }}>
      <Chip onRemove={() => {}}>Bouclé</Chip>
      <Chip onRemove={() => {}}>Under $2,000</Chip>
      <Chip pressed>In stock</Chip>
      <Chip pressed={false}>On sale</Chip>
    </div>
  ),
};

export const States: Story = {
  tags: ['dark', 'visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '12px 8px' }}>
      <Chip pressed={false}>Off</Chip>
      <Chip pressed>On</Chip>
      <Chip pressed={false} disabled>
        Off, disabled
      </Chip>
      <Chip pressed disabled>
        On, disabled
      </Chip>
      <Chip onRemove={() => {}}>To be removed</Chip>
      <Chip onRemove={() => {}} disabled>
        Not to be removed
      </Chip>
    </div>
  ),
};

export const LongWordsInLargeText: Story = {
  args: { children: longWord, onRemove: () => {} },
  ...onALargeTextPhone,
  tags: ['visual', 'mobile'],
};
