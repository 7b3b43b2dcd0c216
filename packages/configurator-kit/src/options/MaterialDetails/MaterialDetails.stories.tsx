import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { choiceFixture, fabricFixture } from '../../fixtures/options.ts';
import { MaterialDetails } from './MaterialDetails.tsx';

const [oat = choiceFixture(1, 'Oat')] = fabricFixture.choiceGroups.flatMap(({ choices }) => choices);

const meta = {
  title: 'Configurator/Options/MaterialDetails',
  component: MaterialDetails,
  args: { choice: oat },
} satisfies Meta<typeof MaterialDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fabric: Story = {
  tags: ['SUMM-04', 'SUMM-05'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Woven in Italy')).toBeVisible();
    await expect(canvas.getByText('Hides everyday wear')).toBeVisible();
    await expect(canvas.getByText('Professionally clean only')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Close-up of Textured Bouclé, Oat' })).toBeVisible();
  },
};

/** Unknown facts are omitted. */
export const NothingKnown: Story = {
  tags: ['visual', 'empty'],
  args: { choice: choiceFixture(1, 'Oat') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('term')).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
