import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoreHours } from './StoreHours.tsx';

const long = { opens: '10:00', closes: '19:00' };
const short = { opens: '11:30', closes: '18:00' };

const meta = {
  title: 'Configurator/Stores/StoreHours',
  component: StoreHours,
  args: { hours: { mon: long, tue: long, wed: long, thu: long, fri: long, sat: short, sun: null } },
} satisfies Meta<typeof StoreHours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    await expect(days).toEqual(['Mon – Fri: 10 am – 7 pm', 'Sat: 11:30 am – 6 pm', 'Sun: Closed']);
  },
};
