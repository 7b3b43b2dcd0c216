import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storeMapFixture, storesFixture } from '../../fixtures/stores.ts';
import { StoreMapView } from './StoreMapView.tsx';

const meta = {
  title: 'Configurator/Stores/StoreMapView',
  component: StoreMapView,
  args: {
    stores: storesFixture('USA'),
    map: storeMapFixture,
    siteCulture: 'USA',
    marked: [101],
  },
  tags: ['no-visual'],
} satisfies Meta<typeof StoreMapView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pins: Story = {
  play: async ({ canvasElement }) => {
    const names = [...canvasElement.querySelectorAll('circle')].map(({ textContent }) => textContent);
    await expect(names).toHaveLength(6);
    await expect(names.at(-1)).toBe('Lincoln Park');
  },
};
