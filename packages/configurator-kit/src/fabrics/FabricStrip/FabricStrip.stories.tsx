import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formerFabric, fabricsFixture } from '../../fixtures/fabrics.ts';
import { FabricTile } from '../FabricTile/FabricTile.tsx';
import { FabricStrip } from './FabricStrip.tsx';

const meta = {
  title: 'Configurator/Fabrics/FabricStrip',
  component: FabricStrip,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Recently Viewed',
    cards: fabricsFixture.slice(2, 8),
    children: (card) => <FabricTile card={card} isAdded={card.code === 1201} onToggle={fn()} onOpen={fn()} />,
  },
} satisfies Meta<typeof FabricStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {
  tags: ['mobile', 'visual-mobile'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Recently Viewed' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
};

export const OneThatIsGone: Story = {
  tags: ['visual'],
  args: { title: 'No longer available', text: 'We can’t send swatches of these.', cards: [formerFabric] },
};

export const None: Story = {
  tags: ['empty'],
  args: { cards: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
