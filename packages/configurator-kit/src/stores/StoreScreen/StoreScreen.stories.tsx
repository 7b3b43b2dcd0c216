import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storeMapFixture, storesFixture } from '../../fixtures/stores.ts';
import { StoreScreen } from './StoreScreen.tsx';

const [store, ...others] = storesFixture('USA');
if (!store) throw new Error('The fixture has no store.');

const meta = {
  title: 'Configurator/Stores/StoreScreen',
  component: StoreScreen,
  args: {
    store,
    nearby: others.slice(0, 3).map((other, index) => ({ store: other, distance: 15 + index * 300 })),
    map: storeMapFixture,
    siteCulture: 'USA',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoreScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneStore: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Lincoln Park');
    const directions = canvas.getByRole('link', { name: /^Get Directions to Lincoln Park/ });
    await expect(directions).toHaveAttribute('href', expect.stringContaining('1846%20N%20Halsted%20St'));
    await expect(canvas.getByText('Free pickup for online orders')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Oak Brook',
      'Southdale',
      'Flatiron',
    ]);
  },
};

/** The only store of a country, without services. */
export const OnlyStore: Story = {
  tags: ['no-visual', 'empty'],
  args: { store: { ...store, services: [] }, nearby: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Lincoln Park',
      'Hours',
    ]);
    await expect(canvas.getByRole('link', { name: 'All Stores' })).toHaveAttribute('href', '/stores');
  },
};
