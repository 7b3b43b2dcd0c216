'use client';

import {
  type BrowseFacet,
  type FilterState,
  type Choice,
  type ChoiceGroup,
  isFabricFilterShown,
  emptyFilterState,
  type Option,
  type SortType,
  valueCounts,
} from '@settee/domain';
import { useSiteSettings } from '@settee/ui';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type BrowseEvent, browseReducer, type BrowseState, initialBrowseState } from './browse-reducer.ts';
import type { BrowsePorts } from './browse-ports.ts';
import { areGroupsAlike, type BrowseView, toBrowseView, countChoices } from './browse-view.ts';
import { filterDelayMs } from './timings.ts';

/** Filters and order of one material option, and the choices they leave. */
export interface FabricBrowserControl {
  facets: readonly BrowseFacet[];
  /** Selected filters: the draft of the open panel, else the applied filters. */
  filters: FilterState;
  applied: FilterState;
  /** Number of matching choices per value if that value is selected. */
  counts: ReadonlyMap<string, ReadonlyMap<string, number>>;
  groups: readonly ChoiceGroup[];
  /** Groups that match the applied filters, regardless of the draft in the panel. */
  appliedGroups: readonly ChoiceGroup[];
  count: number;
  /** Every choice by code. */
  choices: ReadonlyMap<number, Choice>;
  /** All choices there are. */
  total: number;
  isFilterShown: boolean;
  /** Label of the type 1 filter; empty without one. FILTER-02 */
  toggleTitle: string;
  isPanelOpen: boolean;
  /** Filters or order are being fetched. FILTER-17 */
  isBusy: boolean;
  /** The first request is pending. */
  isLoading: boolean;
  /** The filters failed to load. */
  isMissing: boolean;
  load: () => void;
  openPanel: () => void;
  closePanel: (isApplied: boolean) => void;
  apply: () => void;
  setValues: (facet: string, values: readonly string[]) => void;
  sort: (sort: SortType) => void;
  clear: () => void;
}

type Loaded = { status: 'none' | 'loading' | 'failed' } | { status: 'loaded'; option: Option };

/**
 * State of filters and sort order, with debounced requests; stale responses are ignored. FILTER-09 to FILTER-26
 */
export function useFabricBrowser(given: {
  option: Option;
  ports: BrowsePorts;
  isNewBrowseModal: boolean;
}): FabricBrowserControl {
  const { isNewBrowseModal } = given;
  const ports = useRef(given.ports);
  useEffect(() => {
    ports.current = given.ports;
  });
  const { loaded, load } = useBrowsedOption(ports);
  const option = loaded.status === 'loaded' ? loaded.option : given.option;
  const { locale } = useSiteSettings();
  const view = useMemo(() => toBrowseView(option, isNewBrowseModal, locale), [option, isNewBrowseModal, locale]);
  const { state, send } = useBrowseState({ ports, view, isNewBrowseModal });
  const { applied, draft } = state;
  const { groups, appliedGroups } = useMatchingGroups({ state, view, isNewBrowseModal });
  const filters = draft ?? applied;
  const isPanelOpen = draft !== null;
  const counts = useMemo(
    () => (isPanelOpen ? valueCounts(view.index, filters.values) : new Map()),
    [view, filters.values, isPanelOpen],
  );
  const total = view.index.size;
  return {
    facets: view.facets,
    filters,
    applied,
    counts,
    groups,
    appliedGroups,
    count: countChoices(groups),
    choices: view.choices,
    total,
    isFilterShown: isFabricFilterShown(view.facets.length, total),
    toggleTitle: isNewBrowseModal ? '' : (option.filters?.find(({ filterType }) => filterType === 1)?.title ?? ''),
    isPanelOpen,
    isBusy: state.isBusy,
    isLoading: loaded.status === 'loading',
    isMissing: loaded.status === 'failed',
    load,
    openPanel: useCallback(() => send({ type: 'opened' }), [send]),
    closePanel: useCallback((isApplied) => send({ type: 'closed', isApplied }), [send]),
    apply: useCallback(() => send({ type: 'applied' }), [send]),
    setValues: useCallback((facet, values) => send({ type: 'selected', facet, values }), [send]),
    sort: useCallback((sort) => send({ type: 'sorted', sort }), [send]),
    clear: useCallback(() => send({ type: 'cleared', isNewBrowseModal }), [send, isNewBrowseModal]),
  };
}

/** The option with all its choices and filters, once they are requested. */
function useBrowsedOption(ports: RefObject<BrowsePorts>) {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'none' });
  const isRequested = useRef(false);
  // Stable identity: an effect that calls `load` must not retry after a failed request.
  const load = useCallback(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    setLoaded({ status: 'loading' });
    void ports.current.browse().then((browsed) => {
      isRequested.current = browsed !== null;
      setLoaded(browsed ? { status: 'loaded', option: browsed } : { status: 'failed' });
    });
  }, [ports]);
  return { loaded, load };
}

interface BrowseStateInput {
  ports: RefObject<BrowsePorts>;
  view: BrowseView;
  isNewBrowseModal: boolean;
}

/** Filters and order; an event that changes what is applied requests the groups, after a delay. */
function useBrowseState({ ports, view, isNewBrowseModal }: BrowseStateInput) {
  const [state, setState] = useState(initialBrowseState);
  const current = useRef(state);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = useCallback(
    (event: BrowseEvent) => {
      const before = current.current;
      const next = browseReducer(before, event);
      current.current = next;
      setState(next);
      if (next.requestId === before.requestId) return;
      const { requestId, applied } = next;
      const completeLoad = (loadedEvent: BrowseEvent) => {
        current.current = browseReducer(current.current, loadedEvent);
        setState(current.current);
      };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const { filter, sort } = ports.current;
        const question = isNewBrowseModal ? filter(applied.values, applied.sort) : sort(applied.sort);
        void question.then((groups) => {
          if (!groups) return completeLoad({ type: 'failed', requestId });
          // Reuses the same choice objects to prevent re-rendering.
          const own = isNewBrowseModal ? view.shown(applied) : view.sorted(applied.sort);
          completeLoad({ type: 'loaded', requestId, groups: areGroupsAlike(own, groups) ? null : groups });
        });
      }, filterDelayMs);
    },
    [ports, isNewBrowseModal, view],
  );
  return { state, send };
}

interface MatchingGroupsInput {
  state: BrowseState;
  view: BrowseView;
  isNewBrowseModal: boolean;
}

/** Groups that match the applied filters, and those that match the draft of the open panel. */
function useMatchingGroups({ state, view, isNewBrowseModal }: MatchingGroupsInput) {
  const { applied, draft, groups: loadedGroups } = state;
  const appliedGroups = useMemo(() => {
    if (isNewBrowseModal) return loadedGroups ?? view.shown(applied);
    return view.shown(applied, loadedGroups ?? undefined);
  }, [view, applied, loadedGroups, isNewBrowseModal]);
  const groups = useMemo(
    () => (draft && draft !== applied ? view.shown(draft) : appliedGroups),
    [view, draft, applied, appliedGroups],
  );
  return { groups, appliedGroups };
}

/** Returns true if any filter is applied; the sort order does not count. */
export const isNarrowed = ({ values }: FilterState): boolean =>
  values !== emptyFilterState.values && Object.keys(values).length > 0;
