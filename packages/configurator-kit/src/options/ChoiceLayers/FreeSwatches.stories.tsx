import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pageFixture } from '../../fixtures/product.ts';
import { ConfigurationSteps } from '../HistoryButtons/ConfigurationSteps.tsx';
import { ConfiguratorProvider, useConfiguratorState } from '../ConfiguratorProvider.tsx';
import { createConfiguratorStore } from '../configurator-store.ts';
import { OptionDrawers } from '../OptionDrawers/OptionDrawers.tsx';
import { ProductScreen } from '../ProductScreen/ProductScreen.tsx';
import { ChoiceLayers } from './ChoiceLayers.tsx';

interface StageProps {
  hasSwatches: boolean;
  /** Called with the code of the requested choice. */
  onSwatches: (choiceCode: number | undefined) => void;
}

/** Reports the layer that an app opens the form for. */
function SwatchRequests({ onSwatches }: Pick<StageProps, 'onSwatches'>) {
  const layer = useConfiguratorState((state) => state.layer);
  useEffect(() => {
    if (layer?.kind === 'swatches') onSwatches(layer.choiceCode);
  }, [layer, onSwatches]);
  return null;
}

/** Product page with a selected fabric, reduced to the swatch features. */
function Page({ hasSwatches, onSwatches }: StageProps) {
  const page = pageFixture('main');
  const [store] = useState(() => createConfiguratorStore(page, { 11: 3002, 12: 1203 }));
  return (
    <ConfiguratorProvider page={page} store={store} siteCulture="USA">
      <ProductScreen
        breadcrumbs={[{ label: 'Alder Sofa' }]}
        options={<OptionDrawers hasLayers hasSwatches />}
        steps={<ConfigurationSteps />}
        buy={null}
      />
      <ChoiceLayers fetchQuickView={async () => null} fetchFabricInfo={async () => null} hasSwatches={hasSwatches} />
      <SwatchRequests onSwatches={onSwatches} />
    </ConfiguratorProvider>
  );
}

const meta = {
  title: 'Configurator/Options/ChoiceLayers/FreeSwatches',
  component: Page,
  tags: ['carousel', 'picker'],
  parameters: { layout: 'fullscreen' },
  args: { hasSwatches: true, onSwatches: fn() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<StageProps>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const openFabric = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: /Fabric/, expanded: false }));

async function openFlyout(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'View Details Washed Linen, Rust' }));
  return within(await within(document.body).findByRole('dialog', { name: 'Washed Linen, Rust' }));
}

/**
 * The link next to the choices requests swatches of the selected fabric; the flyout button does the same and
 * closes the flyout.
 */
export const Offered: Story = {
  args: { onSwatches: fn() },
  tags: ['FLY-08', 'SWATCH-03'],
  play: async ({ args, canvas }) => {
    await openFabric(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Order Free Swatches' }));
    await waitFor(() => expect(args.onSwatches).toHaveBeenCalledTimes(1));
    await expect(args.onSwatches).toHaveBeenLastCalledWith(1203);
    const flyout = await openFlyout(canvas);
    await userEvent.click(flyout.getByRole('button', { name: 'Get Free Swatches' }));
    await expect(args.onSwatches).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** Without free swatches the flyout has no button for them. */
export const NotOffered: Story = {
  args: { hasSwatches: false },
  play: async ({ canvas }) => {
    await openFabric(canvas);
    const flyout = await openFlyout(canvas);
    await expect(flyout.queryByRole('button', { name: 'Get Free Swatches' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};
