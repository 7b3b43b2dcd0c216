import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { getPhotographs } from '../../../fixtures/images/photographs.ts';
import { ImageRadio } from '../ImageRadio/ImageRadio.tsx';
import { ImageRadioGroup } from './ImageRadioGroup.tsx';

const seats = [
  { value: 'sofa', label: '3-Seat Sofa' },
  { value: 'loveseat', label: 'Loveseat', note: 'Less $200.00' },
  { value: 'chair', label: 'Chair', note: 'Less $650.00' },
  { value: 'table', label: 'With table', note: 'Sold out', disabled: true },
] as const;

const meta = {
  title: 'UI/ImageRadioGroup',
  component: ImageRadioGroup,
  tags: ['picker'],
  args: { legend: 'Seats' },
  render: function Picking(args, { globals }) {
    const [selected, setSelected] = useState('sofa');
    return (
      <div style={{ maxInlineSize: 560 }}>
        <ImageRadioGroup {...args}>
          {seats.map((seat) => (
            <ImageRadio
              key={seat.value}
              name="seats"
              {...seat}
              src={[getPhotographs(globals)[seat.value].webp].flat()[0]?.url}
              checked={!args.error && selected === seat.value}
              onSelect={setSelected}
            />
          ))}
        </ImageRadioGroup>
      </div>
    );
  },
} satisfies Meta<typeof ImageRadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePicked: Story = {
  tags: ['PICK-07'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Seats' })).toBeVisible();
    const loveseat = canvas.getByRole('radio', { name: /Loveseat/ });
    await userEvent.click(loveseat);
    await expect(loveseat).toBeChecked();
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /3-Seat/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Chair/ })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /3-Seat/ })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /Chair/ })).toBeChecked();
  },
};

export const Missing: Story = {
  tags: ['error'],
  args: { error: 'Select an option' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Select an option');
  },
};

export const WideTiles: Story = {
  tags: ['visual'],
  args: { tileWidth: 220, hideLegend: true },
};

export const Disabled: Story = {
  tags: ['visual'],
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const tile of canvas.getAllByRole('radio')) await expect(tile).toBeDisabled();
  },
};

/** Two by two, at every width. */
export const TwoColumns: Story = {
  tags: ['visual'],
  args: { columns: 2 },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('radio').map((radio) => Math.round(radio.getBoundingClientRect().top));
    await expect(tops[1]).toBe(tops[0]);
    await expect(tops[2]).toBeGreaterThan(tops[1]!);
    await expect(tops[3]).toBe(tops[2]);
  },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
};

/** Without any state of the parent: the browser knows the picked one. */
export const Uncontrolled: Story = {
  tags: ['PICK-07', 'no-visual'],
  render: (args) => (
    <ImageRadioGroup {...args}>
      {seats.map((seat) => (
        <ImageRadio key={seat.value} name="seats" defaultChecked={seat.value === 'sofa'} {...seat} />
      ))}
    </ImageRadioGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /3-Seat/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /Chair/ }));
    await expect(canvas.getByRole('radio', { name: /Chair/ })).toBeChecked();
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
  },
};
