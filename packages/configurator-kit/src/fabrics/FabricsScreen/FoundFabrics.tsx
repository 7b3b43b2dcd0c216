import { type FabricCard, type fabricPageState, type FabricQuery, fabricSorts } from '@settee/domain';
import { Button, LoadingOverlay, LoadMore, ResultCount, SortMenu, VisuallyHidden } from '@settee/ui';
import type { ReactNode, RefObject } from 'react';
import { FilterChips, NoMatches } from '../../filtered-list.tsx';
import type { FabricMessages } from '../messages.ts';
import * as css from './FabricsScreen.css.ts';
import type { FabricFilters } from './useFabricFilters.ts';

/** Number of cards on the first screen. */
const eager = 4;

export interface FoundFabricsProps {
  cardsDto: ReturnType<typeof fabricPageState>['cardsDto'];
  query: FabricQuery;
  filters: FabricFilters;
  /** Results are loading. */
  busy: boolean;
  /** Gets the focus when the last filter is removed. */
  counter: RefObject<HTMLParagraphElement | null>;
  renderTile: (card: FabricCard, isEager: boolean) => ReactNode;
  labels: FabricMessages;
  onQuery: (query: FabricQuery) => void;
  /** Opens the filters on a small screen. */
  onFilter: () => void;
}

/** The fabrics that match: count, order and applied filters above, 'Load More' below. */
export function FoundFabrics(props: FoundFabricsProps) {
  const { cardsDto, query, filters, busy, counter, renderTile, labels, onQuery } = props;
  const { cards, showingCount, totalRecords } = cardsDto;
  return (
    <div className={css.main}>
      <FabricsBar {...props} />
      <FilterChips filters={filters} counter={counter} className={css.chips} labels={labels} />
      <VisuallyHidden as="h2">{labels.list}</VisuallyHidden>
      <LoadingOverlay busy={busy} label={labels.loading}>
        {totalRecords === 0 ? (
          <NoMatches filters={filters} counter={counter} labels={labels} />
        ) : (
          <ul className={css.grid}>
            {cards.map((card, index) => (
              <li key={card.code}>{renderTile(card, index < eager)}</li>
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
  );
}

function FabricsBar({ cardsDto, query, filters, busy, counter, labels, onFilter }: FoundFabricsProps) {
  return (
    <div className={css.bar}>
      <Button tone="outline" size="small" aria-haspopup="dialog" className={css.filter} onClick={onFilter}>
        {labels.filters(filters.chips.length)}
      </Button>
      <ResultCount
        ref={counter}
        tabIndex={-1}
        data-fabric-count
        count={cardsDto.totalRecords}
        countLabel={labels.count}
        busy={busy}
        className={css.count}
      />
      <SortMenu
        label={labels.sortBy}
        options={fabricSorts.map((key) => ({ key, label: labels.sorts[key] }))}
        value={query.sort}
        onValueChange={filters.sort}
      />
    </div>
  );
}
