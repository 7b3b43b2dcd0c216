import { type GalleryOpening, OptionDrawers, useConfigurator, useConfiguratorState } from '@settee/configurator-kit';
import type { Option } from '@settee/domain';
import { lazyComponent } from '@settee/ui';
import { useEffect, useRef, useState } from 'react';
import { recordSwatch } from '../../edges/record-swatch.ts';
import { hasRegistrantCookie } from '../../edges/registrant-mode.ts';
import { useDataSource } from '../../data/data-source.ts';
import { usePage } from '../../data/site.ts';
import { useHydrated } from '../../shell/useHydrated.ts';
import * as css from './Services.css.ts';

export const GalleryOverlays = lazyComponent(() =>
  import('./GalleryOverlays.tsx').then((module) => module.GalleryOverlays),
);
export const ProductRecommendations = lazyComponent(() =>
  import('./ProductRecommendations.tsx').then((module) => module.ProductRecommendations),
);
const Overlays = lazyComponent(() => import('./ProductOverlays.tsx').then((module) => module.ProductOverlays));
const FabricBrowser = lazyComponent(() =>
  import('./ProductFabricBrowser.tsx').then((module) => module.ProductFabricBrowser),
);
const RegistryBuy = lazyComponent(() => import('./RegistryBuy.tsx').then((module) => module.RegistryBuy));

/** Opens the gallery popup at an image. GALL-03 */
export function useGalleryPopup() {
  const [opening, open] = useState<GalleryOpening>();
  return { opening, open };
}

/** Overlays of the options. Their code loads when the pointer or focus approaches the options; their state is in the store. */
export function ProductOverlays() {
  const isTouched = useConfiguratorState((state) => state.isTouched);
  return isTouched && <Overlays />;
}

/** Records the chosen fabrics and leathers as recently viewed, from the first choice on. RECENT-01 */
function useRecordedSwatches(): void {
  const { page } = useConfigurator();
  const configuration = useConfiguratorState((state) => state.configuration);
  const initial = useConfiguratorState((state) => state.initial);
  const before = useRef(initial);
  useEffect(() => {
    const known = before.current;
    before.current = configuration;
    for (const option of page.options) {
      const code = configuration[option.optionCode];
      if (code !== undefined && code !== known[option.optionCode]) recordSwatch(option, code);
    }
  }, [configuration, page.options]);
}

/** The browser of an option that the shopper has opened; separate, so that opening it renders no drawer. */
function OpenedFabricBrowser({ option }: { option: Option }) {
  const isUsed = useConfiguratorState((state) => state.browsers[option.optionCode] !== undefined);
  return isUsed && <FabricBrowser option={option} />;
}

/** The options with everything that they open. */
export function ProductOptions() {
  const { page, dispatch } = useConfigurator();
  const source = useDataSource();
  useRecordedSwatches();
  const loadSwatches = async (choiceCode: number) => {
    try {
      const { loadSwatchForm } = await import('./ProductSwatches.tsx');
      loadSwatchForm(source, { sku: page.browseDto.sku, codes: [choiceCode] });
    } catch {
      // A click loads it again, and shows a failure.
    }
  };
  return (
    <OptionDrawers
      hasLayers
      isBrowsable
      hasSwatches
      onNear={() => {
        Overlays.load();
        dispatch({ type: 'touched' });
      }}
      onBrowseNear={FabricBrowser.load}
      onSwatchesNear={(choiceCode) => void loadSwatches(choiceCode)}
      renderBelow={(option) => <OpenedFabricBrowser option={option} />}
    />
  );
}

/** 'Add to Registry' for a registrant. REG-01 */
export function ProductRegistry() {
  const { isRegistrantMode } = usePage();
  const isHydrated = useHydrated();
  if (!(isHydrated ? hasRegistrantCookie() : isRegistrantMode)) return null;
  return (
    <div className={css.registry}>
      <RegistryBuy />
    </div>
  );
}
