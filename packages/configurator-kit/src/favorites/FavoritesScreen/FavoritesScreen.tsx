'use client';

import { type BoardItems, type BoardSummaries, boardUrl, type FavoritesItem, type SiteCulture } from '@settee/domain';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  Skeleton,
  TextLink,
  useLink,
  VisuallyHidden,
  withRef,
} from '@settee/ui';
import type { ReactNode } from 'react';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as grid from '../../browse/ProductGrid/ProductGrid.css.ts';
import { type FavoritesMessages, favoritesMessages } from '../messages.ts';
import type { BoardPorts } from '../ports.ts';
import { Board } from './Board.tsx';
import { useSiteCulture } from '../../use-site-culture.ts';
import * as css from './FavoritesScreen.css.ts';

export interface FavoritesScreenProps extends RootRef<HTMLDivElement> {
  /** `null` until they are there. */
  summaries: BoardSummaries | null;
  /** The list that is open; `null` without one. */
  board: BoardItems | null;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** Changes of the lists: rename, move, remove. They never reject. */
  ports: BoardPorts;
  /** Renders the add-to-cart control below items that can be bought. */
  buy: (item: FavoritesItem) => ReactNode;
  /** URL where the shopper finds products to save. */
  shopUrl: string;
  /** Sign-in URL that returns to this page; omitted for signed-in shoppers. */
  signInUrl?: string;
  /** Another list is loading. */
  refreshing?: boolean;
  /** They could not be loaded. */
  hasFailed?: boolean;
  /** Loads the data again after a failure. */
  onRetry: () => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<FavoritesMessages>;
}

function BoardLinks({
  summaries,
  open,
  labels,
}: {
  summaries: BoardSummaries;
  open: number;
  labels: FavoritesMessages;
}) {
  const Link = useLink();
  return (
    <nav aria-label={labels.lists} className={css.lists}>
      <ul className={css.listLinks}>
        {summaries.BoardSummaries.map(({ Id, BoardName, ItemCount }) => (
          <li key={Id}>
            <Link href={boardUrl(Id)} className={css.listLink} aria-current={Id === open ? 'page' : undefined}>
              <span className={css.listName}>{BoardName}</span>{' '}
              <span className={css.listCount}>
                <span aria-hidden="true">{ItemCount}</span>
                <VisuallyHidden>{labels.items(ItemCount)}</VisuallyHidden>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Waiting({ labels }: { labels: FavoritesMessages }) {
  return (
    <div role="status" className={css.board}>
      <VisuallyHidden>{labels.loading}</VisuallyHidden>
      <ul className={grid.grid[4]} aria-hidden="true">
        {[1, 2, 3, 4].map((index) => (
          <li key={index} className={grid.cell[4]}>
            <Skeleton ratio="4 / 3" />
            <div className={css.foot}>
              <Skeleton lines={2} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A shopper's favorites: their lists, and what is in one of them. FAV-05, FAV-15 */
export const FavoritesScreen = withRef(function FavoritesScreen({ ref, ...props }: FavoritesScreenProps) {
  const { summaries, board, shopUrl, signInUrl, hasFailed, onRetry } = props;
  const labels = useWords('favorites', favoritesMessages, props.messages);
  if (summaries?.BoardSummaries.length === 0) return <NoLists rootRef={ref} {...{ shopUrl, signInUrl, labels }} />;
  return (
    <div ref={ref}>
      <div className={css.head}>
        <Heading level={1}>{labels.title}</Heading>
        {summaries && signInUrl !== undefined && (
          <p className={css.guest}>
            {labels.guest}{' '}
            <TextLink href={signInUrl} inline>
              {labels.guestSignIn}
            </TextLink>
          </p>
        )}
      </div>
      {hasFailed && !(summaries && board) ? (
        <div className={css.padded}>
          <ErrorState level={2} title={labels.failed} retryLabel={labels.retry} onRetry={onRetry} />
        </div>
      ) : (
        <Lists {...props} labels={labels} />
      )}
    </div>
  );
});

interface NoListsProps extends Pick<FavoritesScreenProps, 'shopUrl'> {
  signInUrl: string | undefined;
  rootRef: FavoritesScreenProps['ref'];
  labels: FavoritesMessages;
}

/** Nothing is saved yet. */
function NoLists({ rootRef, shopUrl, signInUrl, labels }: NoListsProps) {
  return (
    <div ref={rootRef} className={css.head}>
      <EmptyState
        level={1}
        align="start"
        icon="heart"
        title={labels.empty}
        actions={<ButtonLink href={shopUrl}>{labels.startShopping}</ButtonLink>}
      >
        {labels.emptyText}
        {signInUrl !== undefined && (
          <p className={css.emptySignIn}>
            {labels.haveList}{' '}
            <TextLink href={signInUrl} inline>
              {labels.signIn}
            </TextLink>
          </p>
        )}
      </EmptyState>
    </div>
  );
}

/** Links to the lists, and the one that is open. */
function Lists(props: FavoritesScreenProps & { labels: FavoritesMessages }) {
  const { summaries, board, ports, buy, shopUrl, refreshing, hasFailed, onRetry, labels } = props;
  const siteCulture = useSiteCulture(props.siteCulture);
  return (
    <>
      {summaries && board && <BoardLinks summaries={summaries} open={board.Id} labels={labels} />}
      {hasFailed && (
        <div className={css.padded}>
          <ErrorState size="line" title={labels.outdated} retryLabel={labels.retry} onRetry={onRetry} />
        </div>
      )}
      {summaries && board && !refreshing ? (
        <Board key={board.Id} {...{ board, summaries, siteCulture, ports, buy, shopUrl, labels }} />
      ) : (
        <Waiting labels={labels} />
      )}
    </>
  );
}
