import type { Configuration } from '@settee/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { siteOfStory } from '../../fixtures/brand.ts';
import { pageFixture } from '../../fixtures/product.ts';
import { ConfiguratorProvider } from '../ConfiguratorProvider.tsx';
import { createConfiguratorStore } from '../configurator-store.ts';
import { ConfigurationSummary, ConfiguredHeader, ProductQuantity } from '../ProductScreen/ProductScreen.tsx';
import { OptionDrawers } from './OptionDrawers.tsx';
import { OwnPickerExample } from './OwnPicker.example.tsx';

type StageProps = Pick<Parameters<typeof ConfiguratorProvider>[0], 'page' | 'siteCulture'> & { choices: Configuration };

/** The parts of a product page in a layout of another app, without `ProductScreen`. */
function Stage({ page, siteCulture, choices }: StageProps) {
  const [store] = useState(() => createConfiguratorStore(page, choices));
  return (
    <ConfiguratorProvider page={page} store={store} siteCulture={siteCulture}>
      <div style={{ maxInlineSize: 460 }}>
        <ConfigurationSummary />
        <OptionDrawers />
        <ProductQuantity />
        <ConfiguredHeader />
      </div>
    </ConfiguratorProvider>
  );
}

const meta = {
  title: 'Configurator/Options/OptionDrawers',
  component: Stage,
  tags: ['picker'],
  args: { page: pageFixture('main'), siteCulture: 'USA', choices: { 11: 3002 } },
  render: (args, { globals }) => {
    const { brand, siteCulture } = siteOfStory(globals);
    return <Stage key={brand} {...args} page={pageFixture(brand)} siteCulture={siteCulture} />;
  },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Summary, price and drawers read one store, in any layout. */
export const PartsAlone: Story = {
  tags: ['no-visual', 'OPT-01', 'OPT-06', 'OPT-22'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Fabric/, expanded: false }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Washed Linen, Rust' }));
    await expect(canvas.getByRole('region', { name: 'Your Selection Summary' })).toHaveTextContent(
      'Washed Linen, Rust',
    );
    await expect(canvas.getAllByText('From $2,049.00').length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Leg' }));
    await expect(canvas.getByRole('button', { name: /^3/ })).toHaveAttribute('aria-expanded', 'true');
  },
};

/** `renderPicker` replaces the picker of an option by one of the app; the drawer has the rest. */
export const OwnPicker: Story = {
  tags: ['no-visual', 'OPT-04'],
  render: () => <OwnPickerExample />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^3/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Natural Oak, / }));
    await expect(canvas.getByRole('button', { name: /^3/ })).toHaveTextContent('Natural Oak');
    await expect(canvas.getAllByRole('radio', { name: /in$/ })).toHaveLength(3);
  },
};
