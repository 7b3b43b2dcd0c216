'use client';

import {
  isMaterial,
  type Choice,
  choose,
  compatibleChoices,
  type Configuration,
  getChoice,
  mobileMaxWidth,
  type NearestConfiguration,
  optionChoiceParameter,
  getPagePrice,
} from '@settee/domain';
import { useAnnounce, useMediaQuery } from '@settee/ui';
import { useEffect, useRef } from 'react';
import { type ChoiceMessages, choiceMessages } from '../choice-messages.ts';
import { ChoiceFlyout } from '../ChoiceFlyout/ChoiceFlyout.tsx';
import { choiceName } from '../choice-name.ts';
import { Comparison } from '../CompareTray/Comparison.tsx';
import { useConfigurator, useConfiguratorState } from '../ConfiguratorProvider.tsx';
import { getAvailability } from '../configured.ts';
import { ConflictPanel } from '../ConflictPanel/ConflictPanel.tsx';
import { getUnavailableReason } from '../choices.ts';
import { QuickViewPrice } from '../QuickViewPrice/QuickViewPrice.tsx';
import { type FetchFabricInfo, useFabricInfo } from '../useFabricInfo.ts';
import { useLayer } from '../useLayer.ts';
import { type FetchQuickView, useQuickView } from '../useQuickView.ts';
import { useWords } from '../../use-words.ts';

export interface ChoiceLayersProps {
  /** Loads the price of a configuration. It never rejects. */
  fetchQuickView: FetchQuickView;
  /** Loads the facts of a fabric. It never rejects. */
  fetchFabricInfo: FetchFabricInfo;
  /** Adds a configuration to the cart, or shows the missing choices. FLY-07 */
  onAdd?: ((configuration: Configuration) => void) | undefined;
  /** The product is being added to the cart; the button is busy. */
  isAdding?: boolean;
  /** The details of a material offer its free swatch. FLY-08 */
  hasSwatches?: boolean;
  /** Recently viewed materials, newest first; those that the option offers are listed on a phone. FLY-10 */
  recentSwatches?: readonly Choice[];
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<ChoiceMessages>;
}

/** Overlays of a product page: quick view, details, comparison and the reasons for unavailable choices. */
export function ChoiceLayers(props: ChoiceLayersProps) {
  const { fetchQuickView } = props;
  const labels = useWords('choice', choiceMessages, props.messages);
  return (
    <>
      <QuickView fetchQuickView={fetchQuickView} labels={labels} />
      <Details {...props} labels={labels} />
      <Compared labels={labels} />
      <Conflict labels={labels} />
    </>
  );
}

interface Labels {
  labels: ChoiceMessages;
}

/** The choice under the pointer or the focus, with the price of the product in it. QVIEW-01 to QVIEW-12 */
function QuickView({ fetchQuickView, labels }: Labels & Pick<ChoiceLayersProps, 'fetchQuickView'>) {
  const { page, getPriceText } = useConfigurator();
  const configuration = useConfiguratorState((state) => state.configuration);
  const hovered = useConfiguratorState((state) => state.hovered);
  const { view, near, leave } = useQuickView(page, configuration, fetchQuickView);
  const announce = useAnnounce();
  const start = useRef(near);
  useEffect(() => {
    start.current = near;
  });
  useEffect(() => {
    if (hovered) start.current(hovered);
    else leave();
  }, [hovered, leave]);

  const option = hovered && page.options.find(({ optionCode }) => optionCode === hovered.optionCode);
  const choice = option && getChoice(option, hovered.choiceCode);
  const name = choice ? choiceName(choice) : '';
  const { isQuickViewLoading, quickViewData } = view;
  const spoken = hovered?.isByKeyboard && !isQuickViewLoading ? quickViewData.formattedPrice : '';
  useEffect(() => {
    if (spoken !== '') announce(`${name}. ${spoken}`);
  }, [spoken, name, announce]);

  const next = hovered ? choose(configuration, hovered.optionCode, hovered.choiceCode) : configuration;
  return (
    <QuickViewPrice
      view={view}
      anchor={hovered?.anchor ?? null}
      fallbackPrice={getPriceText(next)}
      isPriceFrom={getPagePrice(page, next).isPriceFrom}
      messages={labels}
    />
  );
}

/** Details of a choice. FLY-01 to FLY-15 */
function Details(props: Labels & ChoiceLayersProps) {
  const { labels, fetchFabricInfo, onAdd, isAdding = false, hasSwatches = false, recentSwatches = [] } = props;
  const { page, siteCulture, dispatch, getPriceText } = useConfigurator();
  const { options } = page;
  const configuration = useConfiguratorState((state) => state.configuration);
  const isNarrow = useMediaQuery(`(max-width: ${mobileMaxWidth}px)`);
  const { layer, isOpen } = useLayer('details');
  const option = options.find(({ optionCode }) => optionCode === layer?.optionCode);
  const choice = option && layer && getChoice(option, layer.choiceCode);
  const next = choice ? choose(configuration, option.optionCode, choice.code) : configuration;
  const material = choice && isMaterial(option) ? optionChoiceParameter(options, next) : null;
  const info = useFabricInfo(fetchFabricInfo, material);
  if (!choice) return null;
  const close = () => dispatch({ type: 'layerClosed' });
  const { optionCode } = option;
  return (
    <ChoiceFlyout
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      layout={isNarrow && isMaterial(option) ? 'fullPage' : 'flyout'}
      choice={choice}
      info={info}
      price={getPriceText(next)}
      availabilityMessage={getAvailability(page, next)}
      siteCulture={siteCulture}
      adding={isAdding}
      onAdd={
        onAdd &&
        (() => {
          close();
          onAdd(next);
        })
      }
      onSwatches={
        hasSwatches && isMaterial(option)
          ? () => dispatch({ type: 'layerOpened', layer: { kind: 'swatches', choiceCode: choice.code } })
          : undefined
      }
      recentSwatches={recentSwatches.filter(({ code }) => getChoice(option, code))}
      onRecent={({ code }) =>
        dispatch({ type: 'layerOpened', layer: { kind: 'details', optionCode, choiceCode: code } })
      }
      messages={labels}
    />
  );
}

/** The compared materials side by side, and what changes in their list. CMPR-01 */
function Compared({ labels }: Labels) {
  const { page, messages, dispatch, makeChoice, getPriceText } = useConfigurator();
  const { options } = page;
  const configuration = useConfiguratorState((state) => state.configuration);
  const { list } = useConfiguratorState((state) => state.comparison);
  const { layer, isOpen } = useLayer('comparison');
  const announce = useAnnounce();
  const before = useRef<typeof list>([]);
  const { comparedNow, uncomparedNow } = labels;
  useEffect(() => {
    const known = before.current;
    before.current = list;
    const added = list.find(([code]) => !known.some(([one]) => one === code));
    const removed = known.find(([code]) => !list.some(([one]) => one === code));
    if (added) announce(comparedNow({ name: choiceName(added[1]), count: list.length }));
    else if (removed) announce(uncomparedNow(choiceName(removed[1])));
  }, [list, comparedNow, uncomparedNow, announce]);

  const option = options.find(({ optionCode }) => optionCode === layer?.optionCode);
  if (!option) return null;
  const { optionCode } = option;
  const compatible = compatibleChoices(options, configuration, option);
  const close = () => dispatch({ type: 'layerClosed' });
  return (
    <Comparison
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      list={list}
      value={configuration[optionCode]}
      priceWith={(code) => getPriceText(choose(configuration, optionCode, code))}
      getUnavailableReason={(choice) => getUnavailableReason(choice, { compatible, labels: messages })}
      onChoose={(code) => {
        close();
        makeChoice(optionCode, code);
      }}
      onDetails={({ code }) =>
        dispatch({ type: 'layerOpened', layer: { kind: 'details', optionCode, choiceCode: code } })
      }
      messages={labels}
    />
  );
}

/** Explains unavailable choices and offers the nearest configuration that includes one. */
function Conflict({ labels }: Labels) {
  const { page, dispatch, getPriceText } = useConfigurator();
  const { options } = page;
  const configuration = useConfiguratorState((state) => state.configuration);
  const { layer, isOpen } = useLayer('conflict');
  const announce = useAnnounce();
  const taken = useRef<number | null>(null);
  const option = options.find(({ optionCode }) => optionCode === layer?.optionCode);
  if (!option) return null;
  const take = ({ configuration: nearest, changed }: NearestConfiguration, choiceCode: number) => {
    const choice = getChoice(option, choiceCode);
    taken.current = choiceCode;
    dispatch({ type: 'configurationReplaced', configuration: nearest });
    dispatch({ type: 'layerClosed' });
    const others = changed.map((change) => choiceName(change.choice)).join(labels.and);
    if (choice) announce(labels.conflictTaken({ choice: choiceName(choice), others, price: getPriceText(nearest) }));
  };
  return (
    <ConflictPanel
      open={isOpen}
      onOpenChange={(open) => !open && dispatch({ type: 'layerClosed' })}
      options={options}
      choices={configuration}
      option={option}
      choiceCode={layer?.choiceCode}
      onTake={take}
      onCloseAutoFocus={(event) => {
        const choiceCode = taken.current;
        if (choiceCode === null) return;
        // The button that opened the panel no longer exists; the new choice gets the focus.
        event.preventDefault();
        taken.current = null;
        dispatch({ type: 'drawerRequested', request: { optionCode: option.optionCode, choiceCode } });
      }}
      messages={labels}
    />
  );
}
