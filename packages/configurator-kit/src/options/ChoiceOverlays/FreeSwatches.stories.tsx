import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { pageFixture } from '../../fixtures/product.ts';
import { ProductScreen } from '../ProductScreen/ProductScreen.tsx';
import { ChoiceOverlays, type ChoiceOverlaysProps } from './ChoiceOverlays.tsx';

type Stage = Pick<ChoiceOverlaysProps, 'onSwatches'>;

/** Product page with a selected fabric, reduced to the swatch features. */
function Page({ onSwatches }: Stage) {
  const page = pageFixture('main');
  const choices = { 11: 3002, 12: 1203 };
  return (
    <ProductScreen
      page={page}
      siteCulture="USA"
      choices={choices}
      onChoose={() => {}}
      swatches
      quantity={1}
      onQuantity={() => {}}
      buy={null}
      breadcrumbs={[{ label: 'Alder Sofa' }]}
      layers={(place) => (
        <ChoiceOverlays
          place={place}
          page={page}
          siteCulture="USA"
          choices={choices}
          configure={() => {}}
          fetchQuickView={async () => null}
          fetchFabricInfo={async () => null}
          onSwatches={onSwatches}
        />
      )}
    />
  );
}

const meta = {
  title: 'Configurator/ChoiceOverlays/FreeSwatches',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { onSwatches: fn() },
} satisfies Meta<Stage>;
export default meta;
type Story = StoryObj<Stage>;

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
  tags: ['FLY-08', 'SWATCH-03', 'mobile'],
  play: async ({ args, canvas }) => {
    await openFabric(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Order free swatches' }));
    await waitFor(() => expect(args.onSwatches).toHaveBeenCalledTimes(1));
    await expect(args.onSwatches).toHaveBeenLastCalledWith(expect.objectContaining({ code: 1203 }));
    const flyout = await openFlyout(canvas);
    await userEvent.click(flyout.getByRole('button', { name: 'Get Free Swatches' }));
    await expect(args.onSwatches).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** Without free swatches the flyout has no button for them. */
export const NotOffered: Story = {
  args: { onSwatches: null },
  play: async ({ canvas }) => {
    await openFabric(canvas);
    const flyout = await openFlyout(canvas);
    await expect(flyout.queryByRole('button', { name: 'Get Free Swatches' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};
