import {
  OptionDrawers,
  ProductLinks,
  QuickShipLink,
  useConfigurator,
  useConfiguratorState,
} from '@settee/configurator-kit';
import { inSequence, isMaterial, type Option } from '@settee/domain';
import { lazyComponent, useIntent } from '@settee/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePrefetchFabrics } from '../../data/prefetch-fabrics.ts';
import { usePrefetchSwatches } from '../../data/prefetch-swatches.ts';
import { usePage } from '../../data/site.ts';
import { recordSwatch } from '../../edges/record-swatch.ts';
import { withoutScrollFlag } from './configuration-url.ts';
import { FabricBrowser, layers } from './layers.tsx';
import { LinkCheck } from './parts.tsx';
import * as css from './sections.css.ts';

const DebugRedirect = lazyComponent(() =>
  import('./browser-parts/DebugRedirect.tsx').then((module) => module.DebugRedirect),
);

/** Handles URL parameters other than the configuration. PDP-07, PDP-11 */
export function LinkNotices() {
  const { search } = useLocation();
  const { isDebug } = usePage();
  const { page } = useConfigurator();
  const configuration = useConfiguratorState((state) => state.configuration);
  const initial = useConfiguratorState((state) => state.initial);
  // The initial URL contains more choices than could be applied.
  const [rejected] = useState(() =>
    (search.match(/option(\.|%2e)\d/gi)?.length ?? 0) > Object.keys(initial).length ? search : '',
  );
  useScrollFlag();
  return (
    <>
      {isDebug && <DebugRedirect page={page} choices={configuration} />}
      {rejected && <LinkCheck query={rejected} options={page.options} />}
    </>
  );
}

/** Acts on `scroll=true`: shows the fabric or leather drawer, then removes the flag from the address. PDP-11, PDP-12 */
function useScrollFlag(): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { page, dispatch } = useConfigurator();
  const material = inSequence(page.options).find(isMaterial)?.optionCode;
  useEffect(() => {
    const rest = withoutScrollFlag(search);
    if (rest === search) return;
    if (material !== undefined) dispatch({ type: 'drawerRequested', request: { optionCode: material } });
    void navigate(pathname + rest, { replace: true, state, preventScrollReset: true });
  }, [material, pathname, search, state, navigate, dispatch]);
}

/** Records the chosen fabrics and leathers as recently viewed, from the first choice on. RECENT-01 */
function useRecentSwatchRecord(): void {
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
  const hasOpened = useConfiguratorState((state) => state.browsers[option.optionCode] !== undefined);
  return hasOpened && <FabricBrowser option={option} />;
}

/** The drawers of the options. OPT-08 */
export function ProductOptions() {
  const { page, dispatch } = useConfigurator();
  const configuration = useConfiguratorState((state) => state.configuration);
  const prefetchFabrics = usePrefetchFabrics();
  const prefetchSwatches = usePrefetchSwatches();
  useRecentSwatchRecord();
  return (
    <OptionDrawers
      hasLayers
      isBrowsable
      hasSwatches
      onNear={() => {
        void layers.options.load();
        dispatch({ type: 'touched' });
      }}
      onBrowseNear={FabricBrowser.load}
      onBrowsePrefetch={() => prefetchFabrics(page, configuration)}
      onSwatchesNear={(choiceCode) => {
        void layers.swatches.load();
        prefetchSwatches({ sku: page.product.sku, codes: [choiceCode] });
      }}
      renderBelow={(option) => <OpenedFabricBrowser option={option} />}
    />
  );
}

/** Links to configurations that ship soon, to the sectional and to the cross-sell product. QSHIP-01, PDP-13, PDP-14 */
export function ProductPageLinks() {
  const { page, dispatch } = useConfigurator();
  const intent = useIntent(layers.quickShip.load);
  const hasLinks = Boolean(page.sectional ?? page.crossSell);
  if (!page.quickShipSku && !hasLinks) return null;
  return (
    <div className={css.links}>
      {page.quickShipSku && (
        <QuickShipLink {...intent} onClick={() => dispatch({ type: 'layerOpened', layer: { kind: 'quickShip' } })} />
      )}
      {hasLinks && <ProductLinks page={page} />}
    </div>
  );
}
