import { lazyComponent } from '@settee/ui';
import { type AddToCartPorts, useAddToCart } from '@settee/checkout-kit';
import { ChoiceOverlays, type OverlayHost, useSwatches } from '@settee/configurator-kit';
import {
  areSwatchesOffered,
  changeSummary,
  getChoice,
  configurationQuery,
  type Configuration,
  configuredSku,
  initSummary,
  isTrackedAsViewed,
  mobileMaxWidth,
  type Option,
  optionChoiceParameter,
  type ProductPage,
  type RecentlyViewedUpdate,
  resetSummary,
  type Site,
} from '@settee/domain';
import { useEffect, useRef, useState } from 'react';
import { choiceCalls } from '../../data/choice-layers.ts';
import type { RecommendationContext } from '../../data/useRecommendationContext.ts';
import { useSwatchPorts } from '../../data/swatches.ts';
import { useTrackRecentlyViewed } from '../../data/useTrackRecentlyViewed.ts';
import { recordSwatch } from '../../edges/record-swatch.ts';
import { usePage } from '../../shell/site.ts';
import { ProductAddToCartOverlays } from './ProductAddToCartOverlays.tsx';
import type { Narrowed } from './ProductFabricBrowser.tsx';
import type { ConfigurationControl } from './useConfiguration.ts';

const FabricTools = lazyComponent(() =>
  import('./ProductFabricBrowser.tsx').then((module) => module.ProductFabricBrowser),
);
const SwatchOverlays = lazyComponent(() => import('./SwatchOverlays.tsx').then((module) => module.SwatchOverlays));

const getChoices = ({ choiceGroups }: Option) => choiceGroups.flatMap(({ choices }) => choices);

export interface ProductOverlaysProps {
  place: OverlayHost;
  page: ProductPage;
  control: ConfigurationControl;
  view: RecentlyViewedUpdate;
  site: Site;
  feed: RecommendationContext;
  ports: AddToCartPorts;
  /** Called with the options that have no choice yet when adding to cart. OPT-16 */
  onMissing: (optionCodes: readonly number[]) => void;
  onNarrowed: (change: (narrowed: Narrowed) => Narrowed) => void;
}

/** Overlays of the option choices with their ports; errors are logged and not shown. QVIEW-10, FLY-15, PDP-26 */
export function ProductOverlays(props: ProductOverlaysProps) {
  const { place, page, control, view, site, feed, ports, onMissing, onNarrowed } = props;
  const { configuration, configure, initial, canUndo, canRedo, go } = control;
  const { options, browseDto } = page;
  const { sku } = browseDto;
  const { addToCartType: addType } = usePage();
  const [calls] = useState(() => choiceCalls(feed, sku));
  const add = useAddToCart({ ports, addType, hasCustomConfirmation: page.isCustomOrder });
  useTrackRecentlyViewed(feed, view);
  const swatches = useSwatches({ ports: useSwatchPorts(), site });
  const [areSwatchesUsed, setSwatchesUsed] = useState(false);
  const [summaries] = useState(() => initSummary({}, String(browseDto.sku), initial));

  /** Whether its browser is open, by code of the options that were browsed. */
  const [browsing, setBrowsing] = useState<Readonly<Record<number, boolean>>>({});
  const before = useRef(initial);
  useEffect(() => {
    const known = before.current;
    before.current = configuration;
    for (const option of options) {
      const code = configuration[option.optionCode];
      if (code !== undefined && code !== known[option.optionCode]) recordSwatch(option, code);
    }
  }, [configuration, options]);

  const areOffered = (option: Option) =>
    isTrackedAsViewed(option.optionType) && areSwatchesOffered(getChoices(option), site);
  const offered = options.filter(areOffered);
  const orderSwatches = (choiceCode: number | undefined) => {
    setSwatchesUsed(true);
    // On phones the swatch form is a sheet next to the page, so the fabric browser above the page closes first.
    if (site.isCb2 && innerWidth <= mobileMaxWidth) setBrowsing({});
    void swatches.press({ sku, codes: choiceCode === undefined ? [] : [choiceCode] });
  };

  const addOrRequestChoices = (wanted: Configuration) => {
    const missing = options.filter((option) => !getChoice(option, wanted[option.optionCode]));
    configure(wanted);
    if (missing.length > 0) return onMissing(missing.map(({ optionCode }) => optionCode));
    void add.press({
      Sku: configuredSku(options, wanted) ?? browseDto.sku,
      Quantity: 1,
      OptionChoiceParameter: optionChoiceParameter(options, wanted),
      Location: 'material info flyout',
    });
  };
  const reset = () => {
    const key = String(browseDto.sku);
    const held = resetSummary(changeSummary(summaries, key, configuration), key)[key];
    if (held) configure(held.options);
  };

  return (
    <>
      <ChoiceOverlays
        place={place}
        page={page}
        siteCulture={site.siteCulture}
        choices={configuration}
        configure={configure}
        {...calls}
        onSwatches={offered.length > 0 ? ({ code }) => orderSwatches(code) : null}
        onBrowseNear={FabricTools.load}
        onBrowse={({ optionCode }) => setBrowsing({ ...browsing, [optionCode]: true })}
        onAdd={page.isAvailable ? addOrRequestChoices : undefined}
        adding={add.isBusy}
        steps={{
          canUndo,
          canRedo,
          canReset: configurationQuery(options, configuration) !== configurationQuery(options, initial),
          undo: () => go(-1),
          redo: () => go(1),
          reset,
        }}
      />
      {options.map((option) => {
        const { optionCode } = option;
        const open = browsing[optionCode];
        const isShut = !place.open.includes(optionCode);
        return (
          open !== undefined && (
            <FabricTools
              key={optionCode}
              {...{ page, option, configuration, open, onNarrowed }}
              siteCulture={site.siteCulture}
              place={feed}
              onOpenChange={(isOpen) => setBrowsing({ ...browsing, [optionCode]: isOpen })}
              onOrderSwatches={areOffered(option) ? orderSwatches : null}
              onChoose={(choiceCode) => place.pick(optionCode, choiceCode)}
              chips={isShut ? place.area.querySelector(`[data-chips="${optionCode}"]`) : null}
            />
          )
        );
      })}
      {areSwatchesUsed && (
        <SwatchOverlays
          control={swatches}
          site={site}
          focusAfter={() => place.area.querySelector<HTMLElement>('[data-act=swatches], button')}
        />
      )}
      {add.state.status !== 'idle' && <ProductAddToCartOverlays add={add} ports={ports} site={site} place={feed} />}
    </>
  );
}
