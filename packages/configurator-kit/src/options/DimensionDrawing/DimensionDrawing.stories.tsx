import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageFixture } from '../../fixtures/product.ts';
import { productDetailsMessages } from '../details-messages.ts';
import { DimensionDrawing } from './DimensionDrawing.tsx';

const { drawing, drawingLabel } = productDetailsMessages;

const meta = {
  title: 'Configurator/Options/DimensionDrawing',
  component: DimensionDrawing,
  args: { dimensions: pageFixture('main').dimensions, names: drawing, label: drawingLabel },
} satisfies Meta<typeof DimensionDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sofa: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Width 89 in, depth 37 in, height 31 in' })).toBeVisible();
  },
};

export const WithoutHeight: Story = {
  tags: ['no-visual'],
  args: { dimensions: pageFixture('main').dimensions.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
