import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fabricFixture, legFixture, sizeFixture } from '../../fixtures/options.ts';
import { tabTo } from '../../fixtures/tab-to.ts';
import { SelectionSummary } from './SelectionSummary.tsx';

const meta = {
  title: 'Configurator/Options/SelectionSummary',
  component: SelectionSummary,
  args: { options: [fabricFixture, legFixture, sizeFixture], choices: { 11: 3002, 12: 1203 }, onEdit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 460 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SelectionSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PartlyChosen: Story = {
  tags: ['OPT-06', 'SUMM-01'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your Selection Summary' })).toBeVisible();
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['Size', 'Fabric', 'Leg']);
    await expect(canvas.getByText('Washed Linen, Rust')).toBeVisible();
    await expect(canvas.getByText('None Selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Leg' }));
    await expect(args.onEdit).toHaveBeenCalledTimes(1);
    await expect(args.onEdit).toHaveBeenCalledWith(13);
  },
};

export const OtherWords: Story = {
  tags: ['visual'],
  args: { messages: { summaryTitle: 'Ihre Auswahl', edit: 'Ändern', noneSelected: 'Offen' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ihre Auswahl' })).toBeVisible();
    await expect(canvas.getByText('Offen')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await tabTo(canvas.getByRole('button', { name: 'Edit Leg' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(args.onEdit).toHaveBeenCalledWith(13);
  },
};
