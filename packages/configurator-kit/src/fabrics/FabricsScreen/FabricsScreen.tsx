'use client';

import {
  type FabricCard,
  fabricPageState,
  type FabricQuery,
  type FabricResults,
  recentLimits,
  type SiteCulture,
  type SwatchSelection,
} from '@settee/domain';
import { Breadcrumbs, Heading, lazyComponent, Text, withRef } from '@settee/ui';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { FabricFacets } from '../FabricFacets/FabricFacets.tsx';
import { FabricStrip } from '../FabricStrip/FabricStrip.tsx';
import { FabricTile } from '../FabricTile/FabricTile.tsx';
import { SelectedFabrics } from '../SelectedFabrics/SelectedFabrics.tsx';
import { type FabricMessages, fabricMessages } from '../messages.ts';
import type { FabricState } from '../reducer.ts';
import type { FabricsControl } from '../useFabrics.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './FabricsScreen.css.ts';
import { FoundFabrics } from './FoundFabrics.tsx';
import { useFabricFilters } from './useFabricFilters.ts';

const FabricFlyout = lazyComponent(() =>
  import('../FabricFlyout/FabricFlyout.tsx').then((module) => module.FabricFlyout),
);
const FacetsLayer = lazyComponent(() => import('../FabricFacets/FacetsLayer.tsx').then((module) => module.FacetsLayer));

export interface FabricsScreenProps extends RootRef<HTMLDivElement> {
  /** The fabrics that match the filters, and their number. */
  results: FabricResults;
  /** Requested query; `results` may still belong to the previous query. */
  query: FabricQuery;
  /** Results are loading. */
  busy?: boolean;
  /** Takes over filters and order. FABRIC-04 */
  onQuery: (query: FabricQuery) => void;
  /** From `useFabrics`. */
  control: FabricsControl;
  /** Opens the order form with the swatch cart. */
  onOrder: (codes: SwatchSelection) => void;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** The pages above this one, the widest first. */
  breadcrumbs?: readonly { label: string; href?: string }[];
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<FabricMessages>;
}

/** All fabrics of a site with their filters, their flyouts and the swatch cart. FABRIC-01 to FABRIC-16 */
export const FabricsScreen = withRef(function FabricsScreen(props: FabricsScreenProps) {
  const { results, query, busy = false, onQuery, control, onOrder, siteCulture, breadcrumbs, messages } = props;
  const labels = useWords('fabric', fabricMessages, messages);
  const [filterLayer, setFilterLayer] = useState<'unused' | 'open' | 'closed'>('unused');
  const counter = useRef<HTMLParagraphElement>(null);
  const page = fabricPageState(results, query.values, control.state.added);
  const filters = useFabricFilters({ page, query, onQuery, labels });
  const facets = { page, onClear: filters.clear, onValuesChange: filters.setValues, messages };
  const isAdded = (code: number) => page.addedSwatches.includes(code);
  const renderTile = (card: FabricCard, isEager = false) => (
    <FabricTile
      card={card}
      isAdded={isAdded(card.code)}
      onToggle={control.toggle}
      onOpen={control.open}
      priority={isEager}
      messages={messages}
    />
  );
  return (
    <div ref={props.ref}>
      <Head breadcrumbs={breadcrumbs} labels={labels} />
      <div className={css.columns}>
        <aside aria-label={labels.filterTitle} className={css.side}>
          <FabricFacets {...facets} />
        </aside>
        <FoundFabrics
          {...{ query, filters, busy, counter, renderTile, labels, onQuery }}
          cardsDto={page.cardsDto}
          onFilter={() => setFilterLayer('open')}
        />
      </div>
      <Strips {...{ state: control.state, renderTile, labels }} />
      <Tray cards={page.cardsDto.cards} {...{ control, counter, onOrder, messages }} />
      {filterLayer !== 'unused' && (
        <FacetsLayer
          {...facets}
          open={filterLayer === 'open'}
          onOpenChange={(isOpen) => setFilterLayer(isOpen ? 'open' : 'closed')}
          count={page.cardsDto.totalRecords}
        />
      )}
      <OpenedFabric {...{ control, isAdded, siteCulture, messages }} />
    </div>
  );
});

/** Recently viewed fabrics that are still made, the latest first. FABRIC-15 */
const recentCards = ({ recent, known, nla }: FabricState): FabricCard[] =>
  recent
    .flatMap((code) => (nla.some((card) => card.code === code) ? [] : (known[code] ?? [])))
    .slice(0, recentLimits.shown);

function Head({ breadcrumbs, labels }: Pick<FabricsScreenProps, 'breadcrumbs'> & { labels: FabricMessages }) {
  return (
    <>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} className={css.crumbs} />}
      <div className={css.head}>
        <Heading level={1}>{labels.title}</Heading>
        <Text size="lg" tone="muted" className={css.intro}>
          {labels.intro}
        </Text>
      </div>
    </>
  );
}

interface StripsProps {
  state: FabricState;
  renderTile: (card: FabricCard) => ReactNode;
  labels: FabricMessages;
}

/** Selected fabrics that are no longer made, and those recently viewed. */
function Strips({ state, renderTile, labels }: StripsProps) {
  return (
    <>
      <FabricStrip title={labels.nla} text={labels.nlaText} cards={state.nla}>
        {renderTile}
      </FabricStrip>
      <FabricStrip title={labels.recent} cards={recentCards(state)}>
        {renderTile}
      </FabricStrip>
    </>
  );
}

interface TrayProps extends Pick<FabricsScreenProps, 'control' | 'onOrder' | 'messages'> {
  /** Fabrics of the list. */
  cards: readonly FabricCard[];
  /** Gets the focus when the tray is gone. */
  counter: RefObject<HTMLElement | null>;
}

/** The swatch cart at the foot of the page, while something is in it. */
function Tray({ control, cards, counter, onOrder, messages }: TrayProps) {
  const { added, known, nla, isLimitWarningShown } = control.state;
  if (added.length === 0) return null;
  return (
    <SelectedFabrics
      added={added}
      cardOf={(code) => known[code] ?? cards.find((card) => card.code === code)}
      nla={nla.map(({ code }) => code)}
      isWarned={isLimitWarningShown}
      onRemove={(code) => {
        // The last one takes the tray along.
        if (added.length === 1) counter.current?.focus({ preventScroll: true });
        control.remove(code);
      }}
      onOrder={() => onOrder(added)}
      messages={messages}
    />
  );
}

interface OpenedFabricProps extends Pick<FabricsScreenProps, 'control' | 'siteCulture' | 'messages'> {
  isAdded: (code: number) => boolean;
}

/** The flyout of the fabric that was clicked. FABRIC-06 */
function OpenedFabric({ control, isAdded, siteCulture, messages }: OpenedFabricProps) {
  const { opened, isLimitWarningShown } = control.state;
  if (!opened) return null;
  return (
    <FabricFlyout
      opened={opened}
      isAdded={isAdded(opened.card.code)}
      isWarned={isLimitWarningShown}
      onToggle={control.toggle}
      onClose={control.close}
      siteCulture={siteCulture}
      messages={messages}
    />
  );
}
