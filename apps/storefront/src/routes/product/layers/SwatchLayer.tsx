import { useConfigurator, useLayerFlow, useSwatches } from '@settee/configurator-kit';
import { useSwatchPorts } from '../../../data/swatches.ts';
import { useSite } from '../../../data/site.ts';
import { SwatchOverlays } from '../../SwatchOverlays.tsx';
import { isSwatchOption } from './swatch-option.ts';

/** Free swatches of the product's materials. SWATCH-02 */
export function SwatchLayer() {
  const site = useSite();
  const { page, dispatch } = useConfigurator();
  const { sku } = page.product;
  const flow = useSwatches({ ports: useSwatchPorts(), site });
  const control = useLayerFlow('swatches', flow, ({ choiceCode }) => {
    void flow.click({ sku, codes: choiceCode === undefined ? [] : [choiceCode] });
  });
  const focusMaterial = () => {
    const material = page.options.find((option) => isSwatchOption(option, site));
    if (material) dispatch({ type: 'drawerRequested', request: { optionCode: material.optionCode } });
  };
  return <SwatchOverlays control={control} site={site} onOpenerGone={focusMaterial} />;
}
