'use client';

import {
  type FabricCard,
  type FabricGroup,
  fabricGroups,
  fabricPageState,
  type FabricQuery,
  type FabricResults,
  fabricSorts,
  recentLimits,
  type SiteCulture,
  type SwatchSelection,
  withFabricValues,
  withoutFabricFilters,
} from '@settee/domain';
import { Breadcrumbs, Button, ChipGroup, EmptyState, Heading, LoadingOverlay, LoadMore } from '@settee/ui';
import { lazyComponent, ResultCount, SortMenu, Text, VisuallyHidden } from '@settee/ui';
import { useRef, useState } from 'react';
import { useOnEvent } from '../../events.ts';
import { FabricFacets } from '../FabricFacets/FabricFacets.tsx';
import { FabricStrip } from '../FabricStrip/FabricStrip.tsx';
import { FabricTile } from '../FabricTile/FabricTile.tsx';
import { SelectedFabrics } from '../SelectedFabrics/SelectedFabrics.tsx';
import { filterLabel } from '../filter-label.ts';
import { type FabricMessages, fabricMessages } from '../messages.ts';
import type { FabricsControl } from '../useFabrics.ts';
import * as css from './FabricsScreen.css.ts';

const FabricFlyout = lazyComponent(() =>
  import('../FabricFlyout/FabricFlyout.tsx').then((module) => module.FabricFlyout),
);
const FacetsLayer = lazyComponent(() => import('../FabricFacets/FacetsLayer.tsx').then((module) => module.FacetsLayer));

export interface FabricsScreenProps {
  results: FabricResults;
  /** Requested query; `results` may still belong to the previous query. */
  query: FabricQuery;
  /** Results are under way. */
  busy?: boolean;
  /** Takes over filters and order. FABRIC-04 */
  onQuery: (query: FabricQuery) => void;
  /** From `useFabrics`. */
  control: FabricsControl;
  /** Opens the order form with the swatch cart. */
  onOrder: (codes: SwatchSelection) => void;
  siteCulture: SiteCulture;
  breadcrumbs?: readonly { label: string; href?: string }[];
  messages?: Partial<FabricMessages>;
}

/** Number of cards on the first screen. */
const eager = 4;

/** All fabrics of a site with their filters, their flyouts and the swatch cart. FABRIC-01 to FABRIC-16 */
export function FabricsScreen(props: FabricsScreenProps) {
  const { results, query, busy = false, onQuery, control, onOrder, siteCulture, breadcrumbs, messages } = props;
  const labels = { ...fabricMessages, ...messages };
  const onEvent = useOnEvent();
  const [isFiltering, setFiltering] = useState(false);
  const [isFilterUsed, setFilterUsed] = useState(false);
  const counter = useRef<HTMLParagraphElement>(null);
  const { state, toggle, remove, open, close } = control;
  const page = fabricPageState(results, query.values, state.added);
  const { cards, showingCount, totalRecords } = page.cardsDto;
  const nlaCodes = state.nla.map(({ code }) => code);
  const cardOf = (code: number) => state.known[code] ?? cards.find((card) => card.code === code);
  const recent = state.recent
    .flatMap((code) => (nlaCodes.includes(code) ? [] : (state.known[code] ?? [])))
    .slice(0, recentLimits.shown);
  const filter = (label: string, next: FabricQuery) => {
    onEvent({ type: 'filterInteraction', label });
    onQuery(next);
  };
  const pick = (group: FabricGroup, keys: readonly string[]) =>
    filter(
      filterLabel(page.filterFacets, query, group, keys) ?? labels.groups[group],
      withFabricValues(query, group, keys),
    );
  const clear = () => filter(labels.clearAll, withoutFabricFilters(query));
  const facets = {
    page,
    onClear: clear,
    onPick: pick,
    messages,
  };
  const chips = fabricGroups.flatMap((group) =>
    page.selectedFilters[group].map(({ attributeKey, attributeLabel }) => ({
      key: `${group} ${attributeKey}`,
      label: attributeLabel,
    })),
  );
  const removeChip = (chip: string) => {
    const group = fabricGroups.find((one) => chip.startsWith(`${one} `));
    if (!group) return;
    const left = (query.values[group] ?? []).filter((key) => chip !== `${group} ${key}`);
    pick(group, left);
  };
  const tile = (priority: boolean) => (card: FabricCard) => (
    <FabricTile
      card={card}
      isAdded={page.addedSwatches.includes(card.code)}
      onToggle={toggle}
      onOpen={open}
      priority={priority}
      messages={messages}
    />
  );
  return (
    <>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} className={css.crumbs} />}
      <div className={css.head}>
        <Heading level={1}>{labels.title}</Heading>
        <Text size="lg" tone="muted" className={css.intro}>
          {labels.intro}
        </Text>
      </div>
      <div className={css.columns}>
        <aside aria-label={labels.filterTitle} className={css.side}>
          <FabricFacets {...facets} />
        </aside>
        <div className={css.main}>
          <div className={css.bar}>
            <Button
              tone="outline"
              size="small"
              aria-haspopup="dialog"
              className={css.filter}
              onClick={() => {
                setFilterUsed(true);
                setFiltering(true);
              }}
            >
              {labels.filters(chips.length)}
            </Button>
            <ResultCount
              ref={counter}
              tabIndex={-1}
              data-fabric-count
              count={totalRecords}
              countLabel={labels.count}
              busy={busy}
              className={css.count}
            />
            <SortMenu
              label={labels.sortBy}
              options={fabricSorts.map((key) => ({ key, label: labels.sorts[key] }))}
              value={query.sort}
              onValueChange={(key) => {
                const sort = fabricSorts.find((one) => one === key) ?? query.sort;
                filter(labels.sorts[sort], { ...query, sort, page: 1 });
              }}
            />
          </div>
          <ChipGroup
            label={labels.chips}
            items={chips}
            onRemove={removeChip}
            onClearAll={clear}
            clearLabel={labels.clearAll}
            removeLabel={labels.removeFilter}
            focusAfter={counter}
            className={css.chips}
          />
          <VisuallyHidden as="h2">{labels.list}</VisuallyHidden>
          <LoadingOverlay busy={busy} label={labels.loading}>
            {totalRecords === 0 ? (
              <EmptyState
                title={labels.noneTitle}
                actions={
                  <Button tone="outline" onClick={clear}>
                    {labels.clearAll}
                  </Button>
                }
              >
                {labels.noneText}
              </EmptyState>
            ) : (
              <ul className={css.grid}>
                {cards.map((card, at) => (
                  <li key={card.code}>{tile(at < eager)(card)}</li>
                ))}
              </ul>
            )}
          </LoadingOverlay>
          {totalRecords > 0 && (
            <LoadMore
              shown={showingCount}
              count={totalRecords}
              busy={busy}
              buttonLabel={labels.more}
              formatCount={labels.shown}
              onLoadMore={() => onQuery({ ...query, page: query.page + 1 })}
            />
          )}
        </div>
      </div>
      <FabricStrip title={labels.nla} text={labels.nlaText} cards={state.nla}>
        {tile(false)}
      </FabricStrip>
      <FabricStrip title={labels.recent} cards={recent}>
        {tile(false)}
      </FabricStrip>
      {state.added.length > 0 && (
        <SelectedFabrics
          added={state.added}
          cardOf={cardOf}
          nla={nlaCodes}
          isWarned={state.isLimitWarningShown}
          onRemove={(code) => {
            // The last one takes the tray along.
            if (state.added.length === 1) counter.current?.focus({ preventScroll: true });
            remove(code);
          }}
          onOrder={() => onOrder(state.added)}
          messages={messages}
        />
      )}
      {isFilterUsed && <FacetsLayer {...facets} open={isFiltering} onOpenChange={setFiltering} count={totalRecords} />}
      {state.opened && (
        <FabricFlyout
          opened={state.opened}
          isAdded={page.addedSwatches.includes(state.opened.card.code)}
          isWarned={state.isLimitWarningShown}
          onToggle={toggle}
          onClose={close}
          siteCulture={siteCulture}
          messages={messages}
        />
      )}
    </>
  );
}
