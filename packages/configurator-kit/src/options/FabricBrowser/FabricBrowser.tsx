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
  shownRecent,
  type SiteCulture,
  getPagePrice,
} from '@settee/domain';
import { withRef } from '@settee/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useOnEvent } from '../../events.ts';
import { AppliedFilters } from '../BrowseChoices/AppliedFilters.tsx';
import { BrowseModal } from '../BrowseModal/BrowseModal.tsx';
import { BrowsePopup } from '../BrowsePopup/BrowsePopup.tsx';
import { browseMessages, type FabricBrowserMessages } from '../browse-messages.ts';
import type { BrowsePorts } from '../browse-ports.ts';
import { getImage } from '../configured.ts';
import { withFilterTracking } from '../with-filter-tracking.ts';
import { type FabricBrowserControl, isNarrowed, useFabricBrowser } from '../useFabricBrowser.ts';
import { usePreview } from '../usePreview.ts';
import { useRecent } from '../useRecent.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import { usePriceFormat } from '../../use-price-format.ts';
import * as css from './FabricBrowser.css.ts';

export interface FabricBrowserProps extends RootRef<HTMLDivElement> {
  /** The product page as the backend has it. */
  page: ProductPage;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** The fabric or leather option that is browsed. */
  option: Option;
  /** The chosen choice of each option, by their codes. */
  choices: Configuration;
  /** Loads the fabrics, filters and sorts them, and finds recent ones; `null` is a failure. */
  ports: BrowsePorts;
  /** The newer modal in place of the older popup. BROWSE-16 */
  isNewBrowseModal: boolean;
  /** Whether it is open. */
  open: boolean;
  /** Called with the new state when the shopper opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** Called with the choice that Save Selection takes over. BROWSE-09 */
  onChoose: (choiceCode: number) => void;
  /** Recently viewed swatches stored in the browser, newest first. RECENT-08 */
  recentSwatches: readonly RecentSwatch[];
  /** Called when a choice is viewed. RECENT-01 */
  onViewed: (choiceCode: number) => void;
  /** Called with the groups of the drawer, reduced while filters are applied. OPT-23 */
  onNarrowed?: (state: FabricChoiceState, isFiltering: boolean) => void;
  /** Shows the applied filters as chips, such as below a closed drawer. OPT-05 */
  chips?: boolean;
  /** Belongs to a line of a cart: no recently viewed ones. RECENT-06 */
  isLineItem?: boolean;
  /** Opens the form for free swatches, with the picked choice; without it there is no button. BROWSE-08 */
  onOrderSwatches?: ((choiceCode: number | undefined) => void) | null;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<FabricBrowserMessages>;
}

/** Everything around browsing one material: the popup or modal, and the chips of a closed drawer. */
export const FabricBrowser = withRef(function FabricBrowser(props: FabricBrowserProps) {
  const { page, siteCulture, option, choices, isNewBrowseModal, open, onOpenChange, onChoose, onOrderSwatches } = props;
  const priceFormat = usePriceFormat(siteCulture);
  const labels = useWords('materials', browseMessages, props.messages);
  const browser = useTrackedBrowser(props, labels);
  const { previewed, preview, forget } = usePreview(open, props.onViewed);
  const value = previewed ?? choices[option.optionCode];
  const choice = (value !== undefined && browser.choices.get(value)) || null;
  const compatible = useMemo(() => compatibleChoices(page.options, choices, option), [page.options, choices, option]);
  const recent = useRecentChoices(props, compatible, browser.total);
  // The row of recent ones is above the others: they wait for it, so that they do not move under a click.
  const shown = { ...browser, isLoading: browser.isLoading || recent === null };
  useNarrowedReport(props, browser);

  const next = value === undefined ? choices : choose(choices, option.optionCode, value);
  const { currentPrice, isPriceFrom } = getPagePrice(page, next);
  const format = (cents: number) => formatPrice(cents, priceFormat);
  const Browser = isNewBrowseModal ? BrowseModal : BrowsePopup;
  const setOpen = (isOpen: boolean) => {
    if (!isOpen) forget();
    onOpenChange(isOpen);
  };
  const save = () => {
    if (value !== undefined) onChoose(value);
    setOpen(false);
  };
  const clearLabel = isNewBrowseModal ? labels.clearAllNew : labels.clearAll;
  return (
    <>
      {props.chips && <AppliedFilters {...{ browser, clearLabel, labels }} className={css.chips} />}
      <Browser
        ref={props.ref}
        {...{ open, choice, compatible, format, labels }}
        browser={shown}
        recent={recent ?? []}
        onOpenChange={setOpen}
        title={option.header.title}
        productName={page.product.name}
        picture={getImage(page, next)}
        price={isPriceFrom ? `${labels.from} ${format(currentPrice)}` : format(currentPrice)}
        onSelect={preview}
        onSave={save}
        onOrderSwatches={onOrderSwatches ? () => onOrderSwatches(value) : undefined}
      />
    </>
  );
});

/** Filters and choices of the option, loaded when it opens; each filter and order is an event. */
function useTrackedBrowser(props: FabricBrowserProps, labels: FabricBrowserMessages): FabricBrowserControl {
  const { page, option, ports, isNewBrowseModal, open } = props;
  const { sku } = page.product;
  const onEvent = useOnEvent();
  const browser = withFilterTracking(useFabricBrowser({ option, ports, isNewBrowseModal }), labels, (label) =>
    onEvent({ type: 'filterInteraction', sku, label }),
  );
  const { load } = browser;
  useEffect(() => {
    if (open) load();
  }, [open, load]);
  return browser;
}

/** Recently viewed choices that go with the configuration, `null` while they load; none where they are not shown. */
function useRecentChoices(props: FabricBrowserProps, compatible: ReadonlySet<number>, total: number) {
  const { ports, recentSwatches, open, isLineItem = false } = props;
  const looked = useRecent(open, ports, recentSwatches);
  if (isLineItem) return [];
  if (!looked) return null;
  const recent = shownRecent(recentSwatches, looked, (code) => compatible.has(code));
  return isRecentShown({ recent: recent.length, choices: total, isLineItem }) ? recent : [];
}

/** Reports the groups of the drawer, reduced while filters are applied. OPT-23 */
function useNarrowedReport(props: FabricBrowserProps, browser: FabricBrowserControl) {
  const { page, option, choices, onNarrowed } = props;
  const { applied, appliedGroups } = browser;
  const notify = useRef(onNarrowed);
  useEffect(() => {
    notify.current = onNarrowed;
  });
  useEffect(() => {
    const state = getFabricChoiceState(page.options, choices, option);
    const sortFilterType = applied.sort;
    notify.current?.({ ...state, fabricChoiceGroups: appliedGroups, sortFilterType }, isNarrowed(applied));
  }, [page.options, choices, option, applied, appliedGroups]);
}
