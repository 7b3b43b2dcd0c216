'use client';

import type { BoardItems, BoardSummaries, FavoritesItem, SiteCulture } from '@settee/domain';
import { Alert, ButtonLink, EmptyState, Heading, TextButton } from '@settee/ui';
import type { ReactNode } from 'react';
import * as grid from '../../browse/ProductGrid/ProductGrid.css.ts';
import type { FavoritesMessages } from '../messages.ts';
import type { BoardPorts } from '../ports.ts';
import { type BoardControl, useBoard } from '../useBoard.ts';
import { BoardOverlays } from './BoardOverlays.tsx';
import { FavoriteCard } from './FavoriteCard.tsx';
import * as css from './FavoritesScreen.css.ts';
import { RemovedCard } from './RemovedCard.tsx';

export interface BoardProps {
  board: BoardItems;
  summaries: BoardSummaries;
  siteCulture: SiteCulture;
  ports: BoardPorts;
  buy: (item: FavoritesItem) => ReactNode;
  shopUrl: string;
  labels: FavoritesMessages;
}

/** One list with all that can be done with it. */
export function Board(props: BoardProps) {
  const { board, summaries, ports, shopUrl, labels } = props;
  const others = summaries.BoardSummaries.filter(({ Id }) => Id !== board.Id).map(({ Id, BoardName }) => ({
    Id,
    BoardName,
    IsProductMember: false,
  }));
  const control = useBoard({ board, others, ports, labels });
  const { shown, state, send } = control;
  return (
    <section aria-labelledby="favorites-list" className={css.board}>
      <div className={css.boardHead}>
        <div className={css.boardName}>
          <Heading level={2} size="h3" id="favorites-list">
            {board.BoardName}
          </Heading>
          <p className={css.count}>{labels.items(board.items.length)}</p>
        </div>
        <div className={css.boardActions}>
          <TextButton onClick={() => send({ type: 'renaming', boardName: board.BoardName })}>
            {labels.rename}
          </TextButton>
          <TextButton onClick={() => send({ type: 'deleting' })}>{labels.delete}</TextButton>
        </div>
      </div>
      {state.notRemoved && (
        <Alert tone="critical" live="assertive" className={css.alert}>
          {labels.notRemoved(state.notRemoved.name)}
        </Alert>
      )}
      {shown.length === 0 ? <EmptyList shopUrl={shopUrl} labels={labels} /> : <Cards {...props} control={control} />}
      <BoardOverlays board={board} others={others} control={control} labels={labels} />
    </section>
  );
}

function EmptyList({ shopUrl, labels }: Pick<BoardProps, 'shopUrl' | 'labels'>) {
  return (
    <div className={css.padded}>
      <EmptyState
        level={3}
        align="start"
        title={labels.emptyList}
        actions={<ButtonLink href={shopUrl}>{labels.startShopping}</ButtonLink>}
      >
        {labels.emptyListText}
      </EmptyState>
    </div>
  );
}

interface CardsProps extends Pick<BoardProps, 'siteCulture' | 'buy' | 'labels'> {
  control: BoardControl;
}

/** The saved products; one that was just removed can be put back. */
function Cards({ control, siteCulture, buy, labels }: CardsProps) {
  return (
    <ul className={grid.grid[4]}>
      {control.shown.map(({ item, removed }, index) => (
        <li key={`${item.sku} ${item.optionChoiceParameter}`} className={`${grid.cell[4]} ${css.cell}`}>
          {removed ? (
            <RemovedCard removed={removed} onUndo={() => void control.undo()} labels={labels} />
          ) : (
            <FavoriteCard
              item={item}
              siteCulture={siteCulture}
              eager={index < 4}
              onRemove={() => void control.remove(item)}
              onMove={() => control.move(item)}
              buy={buy(item)}
              labels={labels}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
