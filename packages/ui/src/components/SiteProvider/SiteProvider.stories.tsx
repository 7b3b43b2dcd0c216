import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messages as fr } from '../../locales/fr-CA/index.ts';
import { QuantitySelector } from '../QuantitySelector/QuantitySelector.tsx';
import { ResultCount } from '../ResultCount/ResultCount.tsx';
import { SiteProvider } from './SiteProvider.tsx';

const meta = {
  title: 'UI/SiteProvider',
  component: SiteProvider,
  args: { locale: 'fr-CA', messages: { ui: fr }, children: <ResultCount count={1234} /> },
  tags: ['no-visual'],
} satisfies Meta<typeof SiteProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InFrench: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 234 résultats');
  },
};

/** A property of a component replaces the word of the language. */
export const AWordReplaced: Story = {
  args: {
    children: <QuantitySelector label="Quantité" value={2} increaseLabel="Un de plus" onValueChange={() => {}} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Un de plus' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Diminuer la quantité' })).toBeVisible();
  },
};

/** A part of the page may have another language; missing props are inherited. */
export const TheNearestCounts: Story = {
  render: (args) => (
    <SiteProvider {...args}>
      <ResultCount count={2} />
      <SiteProvider messages={{ ui: { results: (count) => `${count} Treffer` } }}>
        <ResultCount count={3} />
      </SiteProvider>
    </SiteProvider>
  ),
  play: async ({ canvas }) => {
    const [outer, inner] = canvas.getAllByRole('status');
    await expect(outer).toHaveTextContent('2 résultats');
    await expect(inner).toHaveTextContent('3 Treffer');
  },
};
