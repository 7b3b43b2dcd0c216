import { type SwatchSubject, useConfigurator, useConfiguratorState, useSwatches } from '@settee/configurator-kit';
import { areSwatchesOffered, isTrackedAsViewed, mobileMaxWidth, type Option, type ShopSite } from '@settee/domain';
import { lazyComponent } from '@settee/ui';
import { useEffect, useRef, useState } from 'react';
import { readSwatchesAhead, useSwatchPorts } from '../../data/swatches.ts';
import type { DataSource } from '../../data/data-source.ts';
import { useSite } from '../../data/site.ts';

const SwatchOverlays = lazyComponent(() => import('./SwatchOverlays.tsx').then((module) => module.SwatchOverlays));

/** Returns true if free swatches of the option's materials can be ordered. SWATCH-03 */
export const isSwatchOption = ({ optionType, choiceGroups }: Option, site: ShopSite): boolean =>
  isTrackedAsViewed(optionType) &&
  areSwatchesOffered(
    choiceGroups.flatMap(({ choices }) => choices),
    site,
  );

/** Free swatches of the product's materials; the form opens with the layer `swatches` of the state. SWATCH-02 */
export function ProductSwatches() {
  const site = useSite();
  const { page, dispatch } = useConfigurator();
  const layer = useConfiguratorState((state) => (state.layer?.kind === 'swatches' ? state.layer : null));
  const control = useSwatches({ ports: useSwatchPorts(), site });
  const [isUsed, setIsUsed] = useState(false);
  if (layer && !isUsed) setIsUsed(true);
  const { sku } = page.browseDto;
  const press = useRef(control.press);
  useEffect(() => {
    press.current = control.press;
  });
  useEffect(() => {
    if (!layer) return;
    void press.current({ sku, codes: layer.choiceCode === undefined ? [] : [layer.choiceCode] });
  }, [layer, sku]);

  const material = page.options.find((option) => isSwatchOption(option, site));
  const focusMaterial = () => {
    if (material) dispatch({ type: 'drawerRequested', request: { optionCode: material.optionCode } });
  };
  return isUsed && <SwatchOverlays control={control} site={site} onOpenerGone={focusMaterial} />;
}

/** Loads the form for free swatches ahead of its opening: its code and what it shows of a material. */
export function loadSwatchForm(source: DataSource, subject: SwatchSubject): void {
  void SwatchOverlays.load();
  readSwatchesAhead(source, subject);
}

/** Opens the form for free swatches from a fabric browser. BROWSE-08 */
export function useSwatchOrder(): (choiceCode: number | undefined, optionCode: number) => void {
  const { isCb2 } = useSite();
  const { dispatch } = useConfigurator();
  return (choiceCode, optionCode) => {
    // On phones the form is a sheet next to the page, so the fabric browser above the page closes first.
    if (isCb2 && innerWidth <= mobileMaxWidth) dispatch({ type: 'browserToggled', optionCode, isOpen: false });
    dispatch({ type: 'layerOpened', layer: { kind: 'swatches', ...(choiceCode !== undefined && { choiceCode }) } });
  };
}
