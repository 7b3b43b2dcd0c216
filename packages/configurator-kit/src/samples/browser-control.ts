import { emptyFilterState, valueCounts } from '@settee/domain';
import { fn } from 'storybook/test';
import { browseViewOf } from '../options/browse-view.ts';
import type { FabricBrowserControl } from '../options/useFabricBrowser.ts';
import { browsedFabric } from './browse.ts';

/** A browser that stands still in one situation. */
export function browserFixture(isNew: boolean, change: Partial<FabricBrowserControl> = {}): FabricBrowserControl {
  const { facets, index, choices, shown } = browseViewOf(browsedFabric, isNew);
  const picks = change.picks ?? emptyFilterState;
  const groups = shown(picks);
  return {
    facets,
    picks,
    applied: picks,
    counts: valueCounts(index, picks.values),
    choices,
    groups,
    appliedGroups: groups,
    count: groups.reduce((sum, group) => sum + group.choices.length, 0),
    total: index.size,
    isFilterShown: true,
    toggleTitle: isNew ? '' : 'Soonest delivery first',
    isPanelOpen: false,
    isBusy: false,
    isLoading: false,
    isMissing: false,
    load: fn(),
    openPanel: fn(),
    closePanel: fn(),
    apply: fn(),
    pick: fn(),
    sort: fn(),
    clear: fn(),
    ...change,
  };
}

/** What either browser is given besides its control. */
export function browsePropsFixture() {
  const choice = browsedFabric.choiceGroups[1]?.choices[2] ?? null;
  const codes = browsedFabric.choiceGroups.flatMap(({ choices }) => choices.map(({ code }) => code));
  return {
    open: true,
    onOpenChange: fn(),
    title: 'Fabric',
    productName: 'Alder Sofa',
    choice,
    picture: null,
    price: '$2,049.00',
    onPick: fn(),
    onSave: fn(),
    compatible: new Set(codes),
    recent: [],
    onOrderSwatches: fn(),
    format: (cents: number) => `$${(cents / 100).toFixed(2)}`,
  };
}
