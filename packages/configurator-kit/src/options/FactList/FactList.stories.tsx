import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FactList } from './FactList.tsx';

const meta = {
  title: 'Configurator/Options/FactList',
  component: FactList,
  args: {
    'aria-label': 'Details',
    facts: [
      ['Frame', ['Kiln-dried beech, doweled and glued']],
      ['Care', ['Vacuum with a soft brush', 'Professionally clean only']],
      ['Origin', ['']],
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An unknown origin is omitted. */
export const Facts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Frame', 'Care']);
    const care = canvas.getAllByRole('definition')[1];
    await expect([...(care?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Vacuum with a soft brush',
      'Professionally clean only',
    ]);
  },
};
