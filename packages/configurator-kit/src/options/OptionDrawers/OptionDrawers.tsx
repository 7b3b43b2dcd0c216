'use client';

import { choose, compatibleChoices, formatPrice, inSequence, isDrawerClosable, type Option } from '@settee/domain';
import { useIntent, VisuallyHidden, withRef } from '@settee/ui';
import { Fragment, type ReactNode, useCallback } from 'react';
import { CompareTray } from '../CompareTray/CompareTray.tsx';
import type { Layer } from '../configurator-store.ts';
import { useConfigurator, useConfiguratorState } from '../ConfiguratorProvider.tsx';
import { OptionDrawer, type OptionDrawerProps } from '../OptionDrawer/OptionDrawer.tsx';
import type { PickerProps } from '../picker-props.ts';
import { type ChoiceSelection, useChoiceSelection } from '../useChoiceSelection.ts';
import { useOnEvent } from '../../events.ts';
import { usePriceFormat } from '../../use-price-format.ts';
import * as css from './OptionDrawers.css.ts';
import type { RootRef } from '../../root-ref.ts';

export interface OptionDrawersProps extends RootRef<HTMLDivElement> {
  /** Offers details, comparison, conflict reasons and the quick view; the page renders `ChoiceLayers` for them. */
  hasLayers?: boolean;
  /** Offers to browse all materials of a fabric or leather option. BROWSE-16 */
  isBrowsable?: boolean;
  /** Offers free swatches of a fabric or leather option. SWATCH-03 */
  hasSwatches?: boolean;
  /** Called when the pointer or the focus approaches the options: the code of the layers can be loaded. */
  onNear?: () => void;
  /** Called when the pointer or the focus approaches the button that browses all materials. */
  onBrowseNear?: () => void;
  /**
   * Called when a pointer or the focus arrives at that button before its browser has opened, but not on a touch screen:
   * its data can be fetched.
   */
  onBrowsePrefetch?: () => void;
  /** Called with the material when the pointer or the focus approaches the button that orders its free swatch. */
  onSwatchesNear?: (choiceCode: number) => void;
  /** Rendered below the drawer of an option, such as the applied filters, without space around it. OPT-05 */
  renderBelow?: (option: Option) => ReactNode;
  /** Returns a picker for an option in place of the kit's; `undefined` leaves the kit's in place. */
  renderPicker?: (picker: PickerProps) => ReactNode;
}

/** Every option of the product in a drawer with its picker. OPT-01 to OPT-23 */
export const OptionDrawers = withRef(function OptionDrawers(props: OptionDrawersProps) {
  const intent = useIntent(() => props.onNear?.());
  const { page, messages, makeChoice } = useConfigurator();
  const configuration = useConfiguratorState((state) => state.configuration);
  const { shown, select, watch } = useChoiceSelection(configuration, makeChoice);
  const { options } = page;
  if (options.length === 0) return null;
  return (
    <div ref={props.ref} className={css.root} {...watch}>
      <VisuallyHidden as="h2">{messages.optionsTitle}</VisuallyHidden>
      <div className={css.drawers} {...intent}>
        {inSequence(options).map((option, index) => {
          const { optionCode } = option;
          return (
            <Fragment key={optionCode}>
              <Drawer offers={props} option={option} step={index + 1} value={shown[optionCode]} select={select} />
              {props.renderBelow?.(option)}
            </Fragment>
          );
        })}
      </div>
    </div>
  );
});

interface DrawerProps extends Pick<OptionDrawerProps, 'option' | 'step' | 'value'> {
  select: ChoiceSelection['select'];
  /** Layers and buttons of every option. */
  offers: OptionDrawersProps;
}

/** The drawer of one option, connected with the configurator. */
function Drawer({ offers, option, step, value, select }: DrawerProps) {
  const { optionCode, header } = option;
  const onSelect = useCallback((choiceCode: number) => select(optionCode, choiceCode), [select, optionCode]);
  const { page, siteCulture, messages, dispatch, getPriceText } = useConfigurator();
  const onEvent = useOnEvent();
  const priceFormat = usePriceFormat(siteCulture);
  const configuration = useConfiguratorState((state) => state.configuration);
  const isOpen = useConfiguratorState((state) => state.openDrawers.includes(optionCode));
  const narrowed = useConfiguratorState((state) => state.filteredGroups[optionCode]);
  const isMissing = useConfiguratorState((state) => state.missingOptions.includes(optionCode));
  const focusRequest = useConfiguratorState(({ focusRequest: request }) =>
    request?.optionCode === optionCode ? request : null,
  );
  const hasOpenedBrowser = useConfiguratorState((state) => state.browsers[optionCode] !== undefined);
  const layerHandlers = useLayerHandlers(offers, optionCode);
  const toggle = (opens: boolean) => {
    if (opens) onEvent({ type: 'drawerOpen', sku: page.product.sku, label: header.title });
    dispatch({ type: 'drawerToggled', optionCode, isOpen: opens });
  };
  return (
    <OptionDrawer
      {...{ option, step, value, onSelect }}
      {...layerHandlers}
      narrowed={narrowed}
      compatible={compatibleChoices(page.options, configuration, option)}
      priceWith={(choiceCode) => getPriceText(choose(configuration, optionCode, choiceCode))}
      format={(cents) => formatPrice(cents, priceFormat)}
      missing={isMissing}
      open={isOpen}
      onOpenChange={toggle}
      closable={isDrawerClosable(page.options)}
      focusRequest={focusRequest}
      messages={messages}
      onBrowseNear={offers.onBrowseNear}
      onBrowsePrefetch={hasOpenedBrowser ? undefined : offers.onBrowsePrefetch}
      onSwatchesNear={offers.onSwatchesNear}
      renderPicker={offers.renderPicker}
    />
  );
}

/** Opens the layers that the page offers; without a handler the drawer has no button for it. */
function useLayerHandlers(offers: OptionDrawersProps, optionCode: number): Partial<OptionDrawerProps> {
  const { dispatch } = useConfigurator();
  const openLayer = (layer: Layer) => dispatch({ type: 'layerOpened', layer });
  return {
    ...(offers.hasLayers && {
      onDetails: ({ code }) => openLayer({ kind: 'details', optionCode, choiceCode: code }),
      onConflict: (choiceCode) =>
        openLayer({ kind: 'conflict', optionCode, ...(choiceCode !== undefined && { choiceCode }) }),
      onCompare: (choice) => dispatch({ type: 'materialCompared', optionCode, choice }),
      onHover: (hovered) =>
        dispatch(hovered ? { type: 'choiceHovered', hovered: { ...hovered, optionCode } } : { type: 'choiceLeft' }),
      tray: ComparedMaterials,
    }),
    ...(offers.hasSwatches && {
      onSwatches: ({ code }) => openLayer({ kind: 'swatches', choiceCode: code }),
    }),
    ...(offers.isBrowsable && {
      onBrowse: () => dispatch({ type: 'browserToggled', optionCode, isOpen: true }),
    }),
  };
}

/** The compared materials in the drawer of their option. CMPR-01 */
function ComparedMaterials({ optionCode, onRemoved }: { optionCode: number; onRemoved: () => void }) {
  const { dispatch } = useConfigurator();
  const comparison = useConfiguratorState((state) => state.comparison);
  if (comparison.optionCode !== optionCode || comparison.list.length === 0) return null;
  return (
    <CompareTray
      list={comparison.list}
      isFull={comparison.isFull}
      onTakeOut={(choiceCode) => {
        dispatch({ type: 'comparisonRemoved', choiceCode });
        onRemoved();
      }}
      onCompare={() => dispatch({ type: 'layerOpened', layer: { kind: 'comparison', optionCode } })}
    />
  );
}
