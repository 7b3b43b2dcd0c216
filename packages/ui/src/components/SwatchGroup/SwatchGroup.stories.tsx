import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Swatch } from '../Swatch/Swatch.tsx';
import { SwatchGroup } from './SwatchGroup.tsx';

const linens = [
  { label: 'Flax', color: '#c8b48f' },
  { label: 'Ecru', color: '#e3d8c3' },
  { label: 'Sage', color: '#a3ab92' },
  { label: 'Rust', color: '#9f5434' },
  { label: 'Slate', color: '#6d7f8c' },
  { label: 'Denim', color: '#4b5c74', unavailable: true },
  { label: 'Moss', color: '#59603e' },
  { label: 'Plum', color: '#6b4453' },
  { label: 'Graphite', color: '#55565a' },
  { label: 'Sand', color: '#d3c0a2' },
];

const meta = {
  title: 'UI/SwatchGroup',
  component: SwatchGroup,
  tags: ['picker'],
  args: { legend: 'Washed Linen' },
  render: function Picking(args) {
    const [selected, setSelected] = useState('Sage');
    return (
      <div style={{ maxInlineSize: 470 }}>
        <SwatchGroup {...args}>
          {linens.map((linen) => (
            <Swatch
              key={linen.label}
              name="linen"
              value={linen.label}
              checked={selected === linen.label}
              onSelect={setSelected}
              {...linen}
            />
          ))}
        </SwatchGroup>
      </div>
    );
  },
} satisfies Meta<typeof SwatchGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePicked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Washed Linen' })).toBeVisible();
    const rust = canvas.getByRole('radio', { name: 'Rust' });
    await userEvent.click(rust);
    await expect(rust).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Sage' })).not.toBeChecked();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Sage' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Rust' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Moss' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Rust' })).toBeChecked();
  },
};

export const HiddenLegend: Story = {
  tags: ['visual'],
  args: { hideLegend: true },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const swatch of canvas.getAllByRole('radio')) await expect(swatch).toBeDisabled();
  },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
};

/** Without any state of the parent: the browser knows the picked one. */
export const Uncontrolled: Story = {
  tags: ['no-visual'],
  render: (args) => (
    <SwatchGroup {...args}>
      {linens.map((linen) => (
        <Swatch key={linen.label} name="linen" value={linen.label} defaultChecked={linen.label === 'Sage'} {...linen} />
      ))}
    </SwatchGroup>
  ),
  play: async ({ canvas }) => {
    const [sage, rust] = [canvas.getByRole('radio', { name: 'Sage' }), canvas.getByRole('radio', { name: 'Rust' })];
    const mark = (swatch: HTMLElement) => swatch.parentElement!.querySelector('span > span')!;
    await expect(mark(sage)).toBeVisible();
    await expect(mark(rust)).not.toBeVisible();
    await userEvent.click(rust);
    await expect(rust).toBeChecked();
    await expect(mark(rust)).toBeVisible();
    await expect(mark(sage)).not.toBeVisible();
  },
};
