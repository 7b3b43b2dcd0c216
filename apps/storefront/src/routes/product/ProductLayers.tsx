import { type AddToCartPorts, useAddToCart } from '@settee/checkout-kit';
import { ChoiceLayers, type LayersPlace, type QuickViewQuestion } from '@settee/configurator-kit';
import {
  changeSummary,
  choiceOf,
  configurationQuery,
  type Configuration,
  configuredSku,
  holdSummary,
  optionChoiceParameter,
  type ProductPage,
  type RecentlyViewedUpdate,
  resetSummary,
  type Site,
} from '@settee/domain';
import { useState } from 'react';
import { getFabricInfo, getQuickViewDetails } from '../../data/choice-calls.ts';
import type { FeedPlace } from '../../data/useFeedPlace.ts';
import { useNotedView } from '../../data/useNotedView.ts';
import { BuyLayers } from './BuyLayers.tsx';
import type { ConfigurationControl } from './useConfiguration.ts';

export interface ProductLayersProps {
  place: LayersPlace;
  page: ProductPage;
  control: ConfigurationControl;
  view: RecentlyViewedUpdate;
  site: Site;
  feed: FeedPlace;
  ports: AddToCartPorts;
  /** Hears which options an add still lacks. OPT-16 */
  onMissing: (optionCodes: readonly number[]) => void;
}

const wordOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What opens over the choices, with its calls; failures are logged and nothing is said. QVIEW-10, FLY-15, PDP-26 */
export function ProductLayers(props: ProductLayersProps) {
  const { place, page, control, view, site, feed, ports, onMissing } = props;
  const { configuration, configure, initial, canUndo, canRedo, go } = control;
  const { options, browseDto } = page;
  const { client, log } = feed;
  const add = useAddToCart({ ports, addType: 'default', hasCustomConfirmation: page.isCustomOrder });
  useNotedView(feed, view);
  const [summaries] = useState(() => holdSummary({}, String(browseDto.sku), initial));

  const askQuickView = async (question: QuickViewQuestion) => {
    try {
      const answer = await client.call(getQuickViewDetails, question);
      if (answer.hasError) log(`Quick view has no price for ${question.sku} ${question.oc}`, 'warn');
      return answer;
    } catch (error) {
      log(`Quick view failed: ${wordOf(error)}`, 'warn');
      return null;
    }
  };
  const askFabricInfo = async (choices: string) => {
    try {
      return await client.call(getFabricInfo, { sku: browseDto.sku, optionChoiceParameter: choices });
    } catch (error) {
      log(`Fabric info failed: ${wordOf(error)}`, 'warn');
      return null;
    }
  };
  const addOrAsk = (wanted: Configuration) => {
    const missing = options.filter((option) => !choiceOf(option, wanted[option.optionCode]));
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
      <ChoiceLayers
        place={place}
        page={page}
        siteCulture={site.siteCulture}
        choices={configuration}
        configure={configure}
        askQuickView={askQuickView}
        askFabricInfo={askFabricInfo}
        onAdd={page.isAvailable ? addOrAsk : undefined}
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
      {add.state.at !== 'idle' && <BuyLayers add={add} ports={ports} site={site} place={feed} />}
    </>
  );
}
