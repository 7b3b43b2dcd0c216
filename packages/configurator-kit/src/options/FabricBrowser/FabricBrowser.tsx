'use client';

import {
  choose,
  compatibleChoices,
  type Configuration,
  type FabricChoiceState,
  getFabricChoiceState,
  formatPrice,
  isRecentShown,
  type Option,
  type ProductPage,
  type RecentSwatch,
  selectedFacets,
  shownRecent,
  type SiteCulture,
} from '@settee/domain';
import { ChipGroup } from '@settee/ui';
import { useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useOnEvent } from '../../events.ts';
import { BrowseModal } from '../BrowseModal/BrowseModal.tsx';
import { BrowsePopup } from '../BrowsePopup/BrowsePopup.tsx';
import { browseMessages, type FabricBrowserMessages } from '../browse-messages.ts';
import type { BrowsePorts } from '../browse-ports.ts';
import { getImage, getPrice } from '../configured.ts';
import { withFilterTracking } from '../with-filter-tracking.ts';
import { isNarrowed, useFabricBrowser } from '../useFabricBrowser.ts';
import { usePreview } from '../usePreview.ts';
import { useRecent } from '../useRecent.ts';
import * as css from './FabricBrowser.css.ts';

export interface FabricBrowserProps {
  page: ProductPage;
  siteCulture: SiteCulture;
  /** The fabric or leather option that is browsed. */
  option: Option;
  choices: Configuration;
  ports: BrowsePorts;
  /** The newer modal in place of the older popup. BROWSE-16 */
  isNewBrowseModal: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the choice that Save Selection takes over. BROWSE-09 */
  onChoose: (choiceCode: number) => void;
  /** Recently viewed swatches stored in the browser, newest first. RECENT-08 */
  recentSwatches: readonly RecentSwatch[];
  /** Called when a choice is viewed. RECENT-01 */
  onViewed: (choiceCode: number) => void;
  /** Called with the groups of the drawer, reduced while filters are applied. OPT-23 */
  onNarrowed?: (state: FabricChoiceState, isFiltering: boolean) => void;
  /** Shows the applied filters as chips while the drawer is closed: inline, or in the given element. OPT-05 */
  chips?: boolean | Element | null;
  /** Belongs to a line of a cart: no recently viewed ones. RECENT-06 */
  isLineItem?: boolean;
  /** Opens the form for free swatches, with the picked choice; without it there is no button. BROWSE-08 */
  onOrderSwatches?: ((choiceCode: number | undefined) => void) | null;
  messages?: Partial<FabricBrowserMessages>;
}

/** Everything around browsing one material: the popup or modal, and the chips of a closed drawer. */
export function FabricBrowser(props: FabricBrowserProps) {
  const { page, siteCulture, option, choices, ports, isNewBrowseModal, open, onOpenChange, onChoose } = props;
  const { recentSwatches, onViewed, onNarrowed, chips = false, isLineItem = false, onOrderSwatches } = props;
  const onEvent = useOnEvent();
  const labels = { ...browseMessages, ...props.messages };
  const { optionCode } = option;
  const { sku } = page.browseDto;
  const browser = withFilterTracking(useFabricBrowser({ option, ports, isNewBrowseModal }), labels, (label) =>
    onEvent({ type: 'filterInteraction', sku, label }),
  );
  const { previewed: selected, pick, forget } = usePreview(open, onViewed);
  const value = selected ?? choices[optionCode];
  const choice = (value !== undefined && browser.choices.get(value)) || null;
  const compatible = useMemo(() => compatibleChoices(page.options, choices, option), [page.options, choices, option]);
  const looked = useRecent(open, ports, recentSwatches);
  const recent = shownRecent(recentSwatches, looked, (code) => compatible.has(code));
  const isShown = isRecentShown({ recent: recent.length, choices: browser.total, isLineItem });
  const { load, applied, appliedGroups } = browser;

  useEffect(() => {
    if (open) load();
  }, [open, load]);

  const notify = useRef(onNarrowed);
  useEffect(() => {
    notify.current = onNarrowed;
  });
  useEffect(() => {
    const state = getFabricChoiceState(page.options, choices, option);
    const sortFilterType = applied.sort;
    notify.current?.({ ...state, fabricChoiceGroups: appliedGroups, sortFilterType }, isNarrowed(applied));
  }, [page.options, choices, option, applied, appliedGroups]);

  const next = value === undefined ? choices : choose(choices, optionCode, value);
  const { currentPrice, isPriceFrom } = getPrice(page, next);
  const format = (cents: number) => formatPrice(cents, siteCulture);
  const Browser = isNewBrowseModal ? BrowseModal : BrowsePopup;
  const items = selectedFacets(browser.facets, applied.values).flatMap(({ queryKey, queryValues, chipValues }) =>
    queryValues.map((key, at) => ({ key: `${queryKey} ${key}`, label: chipValues[at] ?? key })),
  );
  const chipGroup = (
    <ChipGroup
      label={labels.chips}
      items={items}
      onRemove={(chip) => {
        const [facet = '', key = ''] = chip.split(' ');
        browser.pick(
          facet,
          (applied.values[facet] ?? []).filter((one) => one !== key),
        );
      }}
      onClearAll={browser.clear}
      clearLabel={isNewBrowseModal ? labels.clearAllNew : labels.clearAll}
      removeLabel={labels.removeFilter}
      className={css.chips}
    />
  );
  return (
    <>
      {typeof chips === 'object' && chips ? createPortal(chipGroup, chips) : chips && chipGroup}
      <Browser
        open={open}
        onOpenChange={(isOpen) => {
          if (!isOpen) forget();
          onOpenChange(isOpen);
        }}
        title={option.header.title}
        productName={page.browseDto.name}
        browser={browser}
        choice={choice}
        picture={getImage(page, next)}
        price={isPriceFrom ? `${labels.from} ${format(currentPrice)}` : format(currentPrice)}
        onPick={pick}
        onSave={() => {
          if (value !== undefined) onChoose(value);
          forget();
          onOpenChange(false);
        }}
        compatible={compatible}
        recent={isShown ? recent : []}
        onOrderSwatches={onOrderSwatches ? () => onOrderSwatches(value) : undefined}
        format={format}
        labels={labels}
      />
    </>
  );
}
